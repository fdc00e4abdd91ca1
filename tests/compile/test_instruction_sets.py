"""Sets of instructions: right results, none of a wider set in the code, one warning for one that is missing."""

import subprocess
import warnings

import numpy as np
import pytest

from symgen.cli.parser import run
from symgen.compile import instructions
from symgen.compile.instructions import SETS, supported
from symgen.compile.library import compile_c
from symgen.emit import emit_sources
from symgen.errors import ArgumentError, BuildWarning
from symgen.options import Options
from tests.emit.samples import blend, everything
from tests.model.agreement import draw, expected, model_of
from tests.program.random_programs import random_program

pytestmark = pytest.mark.release

HERE = [known.name for known in SETS if supported(known)]


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("name", HERE)
def test_right_results(name, dtype):
    for program in (everything(), random_program(6)) if dtype == "float64" else (everything(),):
        model = model_of(program, "c", dtype, instruction_set=name)
        for function in (f for f in program.functions if (not f.internal and dtype == "float64") or f.name == "logic"):
            arrays = draw(program, function.name, 19, dtype)
            found = model.evaluate(function.name, *arrays)
            found = found if isinstance(found, tuple) else (found,)
            for lane in range(19):
                for output, value in zip(found, expected(program, function.name, arrays, lane), strict=True):
                    np.testing.assert_allclose(
                        output[lane], value, rtol=1e-5 if dtype == "float32" else 1e-12, atol=1e-6
                    )


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("name", [*HERE, "native"])
def test_a_states_result_does_not_depend_on_its_place(name, dtype):
    program = blend()
    model = model_of(program, "c", dtype, instruction_set=name)
    arrays = draw(program, "f", 41, dtype)
    whole = model.evaluate("f", *arrays)
    for first, count in ((0, 1), (1, 2), (3, 5), (7, 16), (8, 33), (40, 1)):
        part = [array[first : first + count] for array in arrays]
        for a, b in zip(model.evaluate("f", *part), whole, strict=True):
            np.testing.assert_array_equal(a, b[first : first + count])


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("name", [*HERE, "native"])
def test_every_layout_has_the_bits_of_the_batch(name, dtype):
    program = blend()
    model = model_of(program, "c", dtype, instruction_set=name)
    prepared = model.ready(model.whole).default
    for count in (1, 3, 4, 7, 8, 15, 31, 32, 33, 70):
        arrays = draw(program, "f", count, dtype)
        batch = model.whole.backend.call("f", prepared, [np.ascontiguousarray(array.T) for array in arrays])
        apart = [np.asfortranarray(array) for array in arrays]
        for given in (arrays, apart, [arrays[0], apart[1]], [apart[0], arrays[1]]):
            for a, b in zip(model.evaluate("f", *given), batch, strict=True):
                np.testing.assert_array_equal(a.reshape(count, -1).T, b)


@pytest.mark.needs("objdump")
@pytest.mark.parametrize("name", HERE)
def test_no_wider_registers(name):
    listing = subprocess.run(
        ["objdump", "-d", model_of(everything(), instruction_set=name).whole.backend.path],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert ("%zmm" in listing) == (name == "avx512")
    assert ("%ymm" in listing) == (name in ("avx2", "avx512"))


def test_a_missing_set_is_replaced_with_one_warning(monkeypatch):
    monkeypatch.setattr(instructions, "processor_features", lambda: frozenset({"sse2"}))
    monkeypatch.setattr(instructions, "_warned", set())
    with pytest.warns(BuildWarning, match="no avx512; code for sse2") as seen:
        replaced = model_of(everything(), instruction_set="avx512")
    assert seen[0].filename == model_of.__code__.co_filename  # who called symgen, not a line within it
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        model_of(everything(), instruction_set="avx512")
        plain = model_of(everything(), instruction_set="sse2")
    assert replaced.whole.backend.path == plain.whole.backend.path


def test_a_set_that_the_compiler_refuses_is_replaced_with_one_warning(monkeypatch, tmp_path):
    """One that is older than the processor, or made for another target."""
    refusing = tmp_path / "oldcc"
    words = """case "$*" in *-mavx*) echo asked >> "$0.log"; echo "unknown flag" >&2; exit 1;; esac"""
    refusing.write_text(f'#!/bin/sh\n{words}\nexec gcc "$@"\n')
    refusing.chmod(0o755)
    monkeypatch.setenv("CC", str(refusing))
    monkeypatch.setattr(instructions, "processor_features", lambda: frozenset(SETS[0].features + SETS[2].features))
    monkeypatch.setattr(instructions, "_warned", set())
    sources = emit_sources(everything(), "c")
    with pytest.warns(BuildWarning, match="this compiler has no avx512; code for sse2"):
        replaced = compile_c(sources, Options(instruction_set="avx512"))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert compile_c(sources, Options(instruction_set="avx512")) == replaced
        assert compile_c(sources, Options(instruction_set="sse2")) == replaced
    assert (tmp_path / "oldcc.log").read_text().split() == ["asked"] * 2  # avx512, avx2


@pytest.mark.parametrize("command", ["build", "bench", "check", "check --source mine"])
def test_on_the_command_line(command, monkeypatch, tmp_path, repository, capsys):
    compiler = tmp_path / "cc"
    compiler.write_text('#!/bin/sh\necho "$@" >> "$0.log"\nexec gcc "$@"\n')
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))
    monkeypatch.setenv("SYMGEN_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    chain = [str(repository / "examples" / "pendulum.yaml"), "--functions", "gravity"]
    if "--source" in command:
        assert run(["emit", *chain, "--output", "mine"]) == 0
    samples = ["--samples", "20"] if command.startswith("check") else []
    assert run([*command.split(), *chain, *samples, "--instruction-set", "scalar"]) == 0
    calls = (tmp_path / "cc.log").read_text()
    assert " -c " in calls
    assert "-march=native" not in calls


def test_unknown_set():
    with pytest.raises(ArgumentError, match=r"'avx1024' is not one of avx512, .*, native"):
        model_of(everything(), instruction_set="avx1024")
