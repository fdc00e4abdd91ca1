"""Names: every word that C, its headers, Python or the loader of libraries has taken is refused, and no others."""

import shutil
import subprocess
import sys

import cffi
import pytest
from cffi.commontypes import COMMON_TYPES

from symgen.describe.load import loads_chain
from symgen.describe.names import not_a_chain, not_an_identifier, why_not
from symgen.errors import ChainError

HEADERS = ["stdbool", "stddef", "stdint", "math", "string"]
"""What emitted code includes."""

needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc lists its macros")


def preprocessed(*options):
    text = "".join(f"#include <{name}.h>\n" for name in HEADERS)
    run = subprocess.run(["gcc", *options, "-E", "-xc", "-"], input=text, capture_output=True, text=True, check=True)
    return run.stdout


@needs_gcc
@pytest.mark.parametrize("standard", ["c99", "gnu99", "gnu17"])
def test_every_macro_of_the_included_headers_is_refused(standard):
    lines = preprocessed(f"-std={standard}", "-dM").splitlines()
    macros = {line.split()[1].split("(")[0] for line in lines if line.startswith("#define")}
    public = {name for name in macros if not name.startswith("_")}
    assert len(public) > 30
    assert sorted(name for name in public if not_an_identifier(name) is None) == []


@needs_gcc
def test_every_type_of_the_included_headers_is_refused():
    words = [line.rstrip(";").split()[-1] for line in preprocessed().splitlines() if line.startswith("typedef")]
    public = {word for word in words if word.isidentifier() and not word.startswith("_")}
    assert "size_t" in public
    assert sorted(name for name in public if not_an_identifier(name) is None) == []


def test_every_type_that_cffi_knows_of_itself_is_refused():
    assert [name for name in COMMON_TYPES if " " not in name and not_an_identifier(name) is None] == []


@pytest.mark.parametrize("name", ["size_t", "uint8_t", "bool", "true", "NULL", "offsetof", "SIZE_MAX", "isnan", "FILE"])
def test_refused_names(name):
    assert why_not(name) is not None
    with pytest.raises(ChainError, match=f"the parameter name '{name}' is a"):
        loads_chain(
            f'symgen: 1\nname: arm\nparameters: {{"{name}": 1}}\n'
            "joints: [{name: a, type: revolute, mass: 1, place: {xyz: [0, 0, 0]}}]"
        )


@pytest.mark.parametrize(
    "name", ["I", "size", "mass_t", "INT", "string", "math", "memcpy", "j0", "y1", "gamma", "file"]
)
def test_names_that_serve(name):
    """Functions of the C library are no trouble as members of a struct."""
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
