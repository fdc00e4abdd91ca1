"""Names: every word that C, C++, Python or the loader of libraries has taken is refused, and no others."""

import re
import subprocess
import sys

import cffi
import pytest
from cffi.commontypes import COMMON_TYPES

from symgen.describe.load import loads_chain
from symgen.describe.names import not_a_chain, not_an_identifier, why_not
from symgen.describe.urdf import loads_urdf
from symgen.errors import ChainError

HEADERS = ["stdbool", "stddef", "stdint", "math", "string"]
"""What emitted code includes."""

needs_gcc = pytest.mark.needs("gcc")


def preprocessed(*options):
    text = "".join(f"#include <{name}.h>\n" for name in HEADERS)
    run = subprocess.run(["gcc", *options, "-E", "-xc", "-"], input=text, capture_output=True, text=True, check=True)
    return run.stdout


@needs_gcc
def test_every_type_of_the_included_headers_is_refused():
    words = [line.rstrip(";").split()[-1] for line in preprocessed().splitlines() if line.startswith("typedef")]
    public = {word for word in words if word.isidentifier() and not word.startswith("_")}
    assert "size_t" in public
    assert sorted(name for name in public if not_an_identifier(name) is None) == []


def test_every_type_that_cffi_knows_of_itself_is_refused():
    assert [name for name in COMMON_TYPES if " " not in name and not_an_identifier(name) is None] == []


CPP = re.findall(
    r"\w+",
    """alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class
    compl concept const consteval constexpr constinit const_cast continue co_await co_return co_yield decltype
    default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int
    long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register
    reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch template
    this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t
    while xor xor_eq""",
)
"""Keywords and alternative tokens of ISO C++23: [lex.key], table 5, and [lex.digraph], table 3."""


@pytest.mark.parametrize("name", CPP)
def test_keywords_of_cpp_are_refused(name):
    assert "keyword" in why_not(name) or "type" in why_not(name)


@pytest.mark.parametrize("kind", ["parameters", "inputs", "points"])
def test_a_keyword_of_cpp_is_refused_at_load(kind):
    entry = {"parameters": "{class: 1}", "inputs": "[class]", "points": "{class: {joint: a, at: [0, 0, 0]}}"}[kind]
    text = f"symgen: 1\nname: arm\n{kind}: {entry}\njoints: [{{name: a, type: revolute, place: {{xyz: [0, 0, 0]}}}}]"
    with pytest.raises(ChainError, match=r"the \w+ name 'class' is a keyword of C\+\+ and Python"):
        loads_chain(text)


def test_words_of_urdf_files_that_are_keywords_of_cpp_get_a_word_behind_them():
    text = """<robot name="new"><link name="this"/><link name="friend"/>
      <joint name="operator" type="revolute"><parent link="this"/><child link="friend"/></joint></robot>"""
    chain = loads_urdf(text)
    assert (chain.name, chain.q_names, [p.name for p in chain.points]) == (
        "new_robot", ("operator_joint",), ["friend_link"]
    )  # fmt: skip


@pytest.mark.parametrize("name", ["size_t", "uint8_t", "bool", "true", "NULL", "and_eq", "wchar_t", "FILE"])
def test_refused_names(name):
    assert why_not(name) is not None
    with pytest.raises(ChainError, match=f"the parameter name '{name}' (is a|means)"):
        loads_chain(
            f'symgen: 1\nname: arm\nparameters: {{"{name}": 1}}\n'
            "joints: [{name: a, type: revolute, mass: 1, place: {xyz: [0, 0, 0]}}]"
        )


@pytest.mark.parametrize(
    "name", ["I", "M_PI", "isnan", "size", "mass_t", "INT", "string", "math", "memcpy", "j0", "y1", "gamma", "file"]
)
def test_names_that_serve(name):
    """Functions of the C library are no trouble as members of a struct; macros get an underscore there."""
    assert why_not(name) is None
    ffi = cffi.FFI()
    ffi.cdef(f"typedef struct p {{ double {name}; }} p;")
    assert ffi.sizeof("p") == 8


def test_chains_do_not_take_the_place_of_headers_and_modules():
    code = "import sys, numpy; print(*{name.split('.')[0] for name in sys.modules})"
    needed = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True).stdout
    shadowed = {name for name in needed.split() if name in sys.stdlib_module_names and not name.startswith("_")}
    shadowed |= {"numpy", *HEADERS, "Math"}
    assert sorted(name for name in shadowed if not_a_chain(name) is None) == []
    assert not_a_chain("two_link") is None
    with pytest.raises(ChainError, match=r"2:7: name: the chain's name 'math' is taken: the emitted math.h would"):
        loads_chain("symgen: 1\nname: math\njoints: [{name: a, type: revolute, place: {xyz: [0, 0, 0]}}]")
