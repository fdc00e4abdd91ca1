"""The emitted header among C's standard ones: whatever a program includes before it, it means the same."""

import re
import shutil
import subprocess
from dataclasses import replace
from functools import cache

import pytest

from symgen import emit
from symgen.describe.load import loads_chain
from symgen.describe.names import why_not
from symgen.emit.c.macros import is_macro, member_names
from symgen.pipeline import build_model, emit_sources
from symgen.program.function import Function, Output, Program, RuntimeParameter
from symgen.program.nodes import Pool
from tests.emit.strict import needs_gcc, write

HEADERS = re.findall(
    r"\w+",
    "assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg "
    "stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype",
)
"""All headers of C11; a C99 compiler has them here, too."""

ALL = "".join(f"#include <{name}.h>\n" for name in HEADERS)

FOR_CPP = "".join(f"#include <{name}.h>\n" for name in HEADERS if name not in ("stdatomic", "stdnoreturn", "threads"))
"""Those that C++17 has."""

needs_gpp = pytest.mark.needs("g++")


def macros(compiler, language, standard, text):
    """Names of the macros that are defined after a text, with `(` behind those that take arguments."""
    command = [compiler, f"-std={standard}", "-E", "-dM", f"-x{language}", "-"]
    lines = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout.splitlines()
    return {re.match(r"#define (\w+\(?)", line)[1] for line in lines if not line.startswith("#define _")}


@cache
def defined():
    """All such macros, of every standard."""
    found = [macros("gcc", "c", standard, ALL) for standard in ("c99", "c11", "c17", "gnu17")]
    if shutil.which("g++"):
        found += [macros("g++", "c++", standard, FOR_CPP) for standard in ("c++17", "gnu++17")]
    return sorted(set().union(*found))


def usable():
    """Those that a chain may use as names, with and without arguments."""
    return [name for name in dict.fromkeys(name.rstrip("(") for name in defined()) if why_not(name) is None]


@needs_gcc
def test_every_macro_is_known_or_refused():
    names = [name for name in defined() if not name.endswith("(")]
    assert len(names) > 500
    assert [name for name in names if why_not(name) is None and not is_macro(name)] == []


@pytest.mark.parametrize("name", ["I1", "EI", "EA", "E", "M", "L1", "J", "G", "M_1", "LC", "F_n", "INT", "SA", "TIME"])
def test_names_of_mechanics_keep_their_member(name):
    assert member_names([name]) == {name: name}


def test_members_differ():
    assert member_names(["I", "I_", "I__"]) == {"I": "I___", "I_": "I_", "I__": "I__"}


def program_with(names):
    """A function of the sum of parameters, one for each name."""
    pool = Pool()
    total = pool.constant(0.0)
    for name in names:
        total = total + pool.parameter(name)
    function = Function("total", (), (Output("y", (1,), (total,)),))
    return Program("arm", (function,), tuple(RuntimeParameter(n, k + 1.0) for k, n in enumerate(names)), pool)


def chain_with(names):
    """A pendulum whose mass is the sum of parameters, one for each name."""
    parameters = "".join(f"  {name}: {k + 1}\n" for k, name in enumerate(names))
    return loads_chain(
        f"symgen: 1\nname: arm\nparameters:\n{parameters}"
        f"joints: [{{name: a, type: revolute, place: {{xyz: [0, 0, 0]}}, mass: {'+'.join(names)}, com: [1, 0, 0]}}]"
    )


@needs_gcc
@pytest.mark.parametrize("standard", ["c99", "c11", "gnu17"])
def test_sources_compile_after_all_headers(standard, tmp_path):
    assert {"I", "M_PI", "isnan", "offsetof", "va_arg"} <= set(usable())
    program = program_with(usable())
    units = write(emit.emit_sources(program, "c"), tmp_path)
    (tmp_path / "all.h").write_text(ALL)
    command = ["gcc", f"-std={standard}", "-include", "all.h", "-DARM_VECTOR", "-Wno-psabi", "-fsyntax-only", *units]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")


@needs_gpp
def test_the_header_compiles_as_cpp_after_all_headers(tmp_path):
    program = program_with(usable())
    write(emit.emit_sources(program, "c"), tmp_path)
    text = f'{FOR_CPP}#include "arm.h"\ndouble mass(const arm_parameters &p) {{ return p.I_ + p.M_PI_; }}\n'
    (tmp_path / "main.cpp").write_text(text)
    command = ["g++", "-std=c++17", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "main.cpp"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")


@needs_gcc
@pytest.mark.parametrize("target", ["c", "numpy"])
def test_python_knows_the_name_without_the_underscore(target):
    model = build_model(chain_with(["I", "I_"]), target, functions=["mass_matrix"])
    assert dict(model.parameters) == {"I": 1.0, "I_": 2.0}
    assert model.mass_matrix([0.0], params={"I": 5.0}).item() == pytest.approx(7.0)


def test_only_members_change():
    texts = [emit_sources(chain_with(names), functions=["mass_matrix"]) for names in (["I"], ["J"])]
    assert "    double I_; /* parameter I */\n" in texts[0][0].text
    for ours, theirs in zip(*texts, strict=True):
        assert (
            replace(ours, text=ours.text.replace(" /* parameter I */", "").replace("I_", "J").replace(".I:", ".J:"))
            == theirs
        )


@needs_gpp
@pytest.mark.parametrize(("compiler", "standard", "before"), [("gcc", "c11", ALL), ("g++", "c++17", FOR_CPP)])
def test_headers_of_the_examples_compile_after_all_headers(compiler, standard, before, repository, tmp_path):
    """The names of arguments, which no chain chooses."""
    headers = sorted((repository / "generated").rglob("*.h"))
    assert len(headers) > 3
    unit = tmp_path / ("main.c" if compiler == "gcc" else "main.cpp")
    unit.write_text(before + "".join(f'#include "{header}"\n' for header in headers))
    command = [compiler, f"-std={standard}", "-Wall", "-Werror", "-fsyntax-only", unit]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")
