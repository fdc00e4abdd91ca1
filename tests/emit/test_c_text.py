"""Emitted C: clean under strict warnings, prefixed, split when long, the same bytes in every process."""

import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import replace

import pytest

from symgen.emit import emit_sources
from symgen.emit.c import module
from symgen.errors import EmitError
from symgen.options import Options
from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.nodes import Pool
from tests.emit.samples import everything, missing_operations, pendulum, waiting, without_parameters
from tests.emit.strict import WARNINGS, needs_gcc, write
from tests.program.iteration_example import iteration_program
from tests.program.random_programs import random_program

PROGRAMS = {
    "everything": everything,
    "without_parameters": without_parameters,
    "pendulum": pendulum,
    "waiting": waiting,
    "iteration": iteration_program,
    "random": lambda: random_program(1),
}


def test_the_sample_has_every_operation():
    assert missing_operations(everything()) == set()


@needs_gcc
@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_no_warnings(name, dtype, tmp_path):
    units = write(emit_sources(PROGRAMS[name](), "c", dtype), tmp_path)
    result = subprocess.run(["gcc", *WARNINGS, "-c", *units], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")


@needs_gcc
@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("arch", ["x86-64", "native"])
def test_no_warnings_with_vector_code(arch, dtype, tmp_path):
    allowed = ["-std=c99", "-O1", "-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Werror", "-Wno-psabi"]
    for made in PROGRAMS.values():
        program = made()
        units = write(emit_sources(program, "c", dtype), tmp_path)
        assert units[-1] == f"{program.name}_vector.c"
        command = ["gcc", *allowed, f"-march={arch}", f"-D{program.name.upper()}_VECTOR", "-c", *units]
        result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert (result.returncode, result.stderr) == (0, "")


@needs_gcc
@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="flags of another processor")
@pytest.mark.parametrize(("flag", "size"), [("-mno-avx", 16), ("-mavx", 32), ("-mavx2", 32), ("-mavx512f", 64)])
def test_packs_are_as_wide_as_the_processors_registers(flag, size, tmp_path):
    write(emit_sources(pendulum(), "c"), tmp_path)
    command = ["gcc", "-std=c99", "-E", "-dM", flag, "-DSWING_VECTOR", "swing_vector.c"]
    macros = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert f"#define SWING_BYTES {size}\n" in macros


@needs_gcc
def test_external_names_are_prefixed(tmp_path):
    units = write(emit_sources(everything(), "c"), tmp_path)
    subprocess.run(["gcc", "-std=c99", "-c", *units], cwd=tmp_path, check=True)
    listing = subprocess.run(["nm", "-g", "--defined-only", "sample.o"], cwd=tmp_path, capture_output=True, text=True)
    names = [line.split()[-1] for line in listing.stdout.splitlines()]
    assert "sample_arithmetic" in names
    assert all(name.startswith("sample_") for name in names)
    assert "sample_halves" not in names  # internal


def test_float32_has_no_double(tmp_path):
    for source in emit_sources(everything(), "c", "float32"):
        code = re.sub(r"/\*.*?\*/", "", source.text, flags=re.DOTALL)
        assert "double" not in code
        assert not re.search(r"\b\d+\.\d+(?:e[+-]?\d+)?(?![0-9eF])", code)
        assert not re.search(r"\b(sin|cos|sqrt|fabs|pow|exp)\(", code)


def test_a_shared_node_is_written_once():
    text = emit_sources(pendulum(), "c")[1].text
    body = re.search(r"void swing_influence_tip\(.*?\n}", text, re.DOTALL).group(0)
    assert body.count("sincos(1U, q, ") == 1
    by_library = emit_sources(pendulum(), "c", options=Options(libm=True))[1].text
    body = re.search(r"void swing_influence_tip\(.*?\n}", by_library, re.DOTALL).group(0)
    assert (body.count("sin(q[0])"), body.count("cos(q[0])")) == (1, 1)


def test_angles_are_handed_over_where_they_lie():
    """An array of its own only for angles that are computed, or lie apart."""
    pool = Pool()
    q = Argument("q", (4,))
    a, b, c, d = input_nodes(pool, q)
    beside = (pool.sin(b) * pool.cos(c), a, d)
    apart = (pool.sin(0.5 + a) + pool.cos(d), b, c)
    functions = [Function(name, (q,), (Output("y", (3,), y),)) for name, y in (("apart", apart), ("beside", beside))]
    text = emit_sources(Program("arm", tuple(functions), (), pool), "c")[1].text
    bodies = [re.search(rf"void arm_{f.name}\(.*?\n}}", text, re.DOTALL).group(0) for f in functions]
    assert "_angle[2] = {0.5 + q[0], q[3]};" in bodies[0]
    assert "arm_sincos(2U, &q[1], " in bodies[1]
    assert "_angle" not in bodies[1]


EXTENSIONS = re.compile(r"__attribute__|__asm__|__builtin|__extension__|vector_size|volatile|\basm\b|_VECTOR")


@pytest.mark.parametrize("libm", [False, True])
@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_plain_files_hold_no_extension(name, dtype, libm):
    """Neither alone nor beside those for many states, of which they only name the private header."""
    plain = emit_sources(PROGRAMS[name](), "c", dtype, Options(libm=libm, batches=False))
    every = {source.name: source.text for source in emit_sources(PROGRAMS[name](), "c", dtype, Options(libm=libm))}
    assert not [source.name for source in plain if "_batch" in source.name or "_vector" in source.name]
    own = re.compile(r"#if defined\(\w+_VECTOR\)\n#include \"\w+_vector.h\"\n#else\n(.*?\n}\n)#endif\n", re.DOTALL)
    for source in plain:
        code = re.sub(r"/\*.*?\*/", "", source.text, flags=re.DOTALL)
        assert not EXTENSIONS.search(code)
        assert own.sub(r"\1", every[source.name]) == source.text


def test_header_documents_order_unit_shape_and_operations():
    header = emit_sources(pendulum(), "c")[0].text
    assert "q[2]   joint coordinates, rad: first, second" in header
    assert "M[2][2]" in header
    assert "row by row" in header
    assert re.search(r"Operations: \d+ add, \d+ mul, \d+ div, \d+ sqrt, 2 sincos, \d+ other\.", header)
    assert (
        "void swing_bias(const swing_prepared *prepared, const double q[2], const double qd[2], double h[2]);" in header
    )


def test_empty_structs_have_one_member():
    header = emit_sources(without_parameters(), "c")[0].text
    assert "double reserved;" in header
    assert "double k[1];" in header


def test_long_programs_are_split_and_linked(monkeypatch, tmp_path):
    monkeypatch.setattr(module, "SPLIT", 1500)
    units = write(emit_sources(pendulum(), "c"), tmp_path)
    assert units[:2] == ["swing.c", "swing_2.c"]
    if shutil.which("gcc"):
        subprocess.run(["gcc", *WARNINGS, "-shared", "-fPIC", "-o", "a.so", *units, "-lm"], cwd=tmp_path, check=True)


def test_two_functions_of_one_name_are_refused():
    pool = Pool()
    x = Argument("x", (1,))
    (value,) = input_nodes(pool, x)
    inner = Function("f", (x,), (Output("y", (), (value,)),), internal=True)
    (called,) = pool.call(inner, (value,))
    outer = Function("f", (x,), (Output("y", (), (called,)),))
    with pytest.raises(EmitError, match="'f'"):
        emit_sources(Program("twice", (outer,), (), pool), "c")


@pytest.mark.parametrize("arguments", [("fortran", "float64"), ("c", "float16")])
def test_unknown_target_or_dtype(arguments):
    with pytest.raises(EmitError, match="known are"):
        emit_sources(pendulum(), *arguments)


def test_same_bytes_under_every_hash_seed(repository):
    program = (
        "import hashlib; from tests.emit.samples import everything; from symgen.emit import emit_sources\n"
        "from tests.program.random_programs import random_program\n"
        "for p in (everything(), random_program(1)):\n"
        "    for target in ('c', 'numpy'):\n"
        "        for s in emit_sources(p, target):\n"
        "            print(s.name, hashlib.sha256(s.text.encode()).hexdigest())\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=repository,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(outputs) == 1
    assert outputs.pop().count("\n") == 16


@pytest.mark.parametrize(("chains", "abreast"), [(1, True), (20, False)])
def test_two_packs_abreast_where_one_would_wait(chains, abreast):
    sources = emit_sources(waiting(chains), "c")
    vector = sources[-1].text
    assert ("(2U * WAITING_LANES)" in vector) == abreast
    assert ("vb1 =" in vector) == abreast


@pytest.mark.parametrize("name", ["a_bytes", "an_unaligned", "live_at"])
def test_a_models_name_changes_names_only(name):
    """Not even one that looks like a type or a function of the emitted code."""
    plain = emit_sources(replace(everything(), name="machine"), "c")
    for source, other in zip(emit_sources(replace(everything(), name=name), "c"), plain, strict=True):
        text = source.text.replace(name, "machine").replace(name.upper(), "MACHINE")
        assert text == other.text


def tiny(wave):
    """One function, with a sine or without."""
    pool = Pool()
    x = pool.input("x", 0)
    y = pool.make("sin", (x,)) if wave else x * 2.0
    return Program("tiny", (Function("f", (Argument("x"),), (Output("y", (), (y,)),)),), (), pool)


def test_headers_tell_how_to_begin_and_what_the_library_is_for():
    """And only what is so: without sines of its own, or with the library's, code has no range of angles."""
    library = {"float64": " * Called of the math library (link with -lm): sin.\n"}
    library["float32"] = library["float64"].replace("sin.", "sinf.")
    begin = " * To begin, fill tiny_parameters as tiny_default_parameters does, and call tiny_prepare;\n"
    range_of = {"float64": "up to 205889 rad; beyond", "float32": "up to 202 rad; beyond"}  # as in docs/conventions.md
    for dtype, words in range_of.items():
        for wave in (True, False):
            for libm in (True, False):
                header = emit_sources(tiny(wave), "c", dtype, Options(libm=libm))[0].text
                assert begin in header
                assert (words in header) == (wave and not libm)
                assert (library[dtype] in header) == (wave and libm)
                assert ("-lm" in header) == wave


def test_headers_say_what_preparing_calls_of_the_library():
    """A function's own sines are computed here, those of what is prepared once by the library."""
    program = pendulum()
    tilt = program.pool.parameter("m")
    prepare = (program.pool.make("atan2", (tilt, program.prepare[0])), program.pool.cos(tilt))
    plain, tilted = (
        " ".join(emit_sources(each, "c")[0].text.replace("\n * ", " ").split())
        for each in (program, replace(program, prepare=prepare))
    )
    assert "Called of the math library" not in plain
    assert "(link with -lm). Called of the math library: cos, atan2 by swing_prepare." in tilted


@needs_gcc
@pytest.mark.parametrize("flag", ["-ffast-math", "-Ofast", "-fassociative-math", "-ffinite-math-only"])
def test_flags_that_change_arithmetic_are_refused(flag, tmp_path):
    """The sines stand on the order of sums, and every test for NaN on there being any."""
    (unit, *_) = write(emit_sources(pendulum(), "c"), tmp_path)
    more = ["-fno-signed-zeros", "-fno-trapping-math"] if flag == "-fassociative-math" else []
    compiled = subprocess.run(
        ["gcc", "-std=c99", "-c", flag, *more, unit, "-o", "unit.o"], cwd=tmp_path, capture_output=True, text=True
    )
    assert compiled.returncode != 0
    assert "counts on IEEE arithmetic" in compiled.stderr
