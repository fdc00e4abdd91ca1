"""Code that is wanted soon: the same numbers, from a library of its own."""

import shutil

import numpy as np
import pytest

import symgen
from symgen.cli.parser import run
from symgen.compile.flags import FAST_ALLOCATION, quick_flags
from tests.emit.samples import everything
from tests.model.agreement import draw, model_of

pytestmark = [
    pytest.mark.optimised,
    pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed"),
]


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_the_same_numbers(dtype):
    program = everything()
    slow, quick = model_of(program, "c", dtype), model_of(program, "c", dtype, quick=True)
    for name in ("arithmetic", "logic", "calls"):
        arrays = draw(program, name, 11, dtype)
        for a, b in zip(slow.evaluate(name, *arrays), quick.evaluate(name, *arrays), strict=True):
            # optimised differently, so contracted and rounded differently
            np.testing.assert_allclose(a, b, rtol=1e-5 if dtype == "float32" else 1e-13, atol=1e-6)


def test_a_library_of_its_own(tmp_path, monkeypatch, repository):
    monkeypatch.setenv("SYMGEN_CACHE", str(tmp_path))
    chain = symgen.load_chain(repository / "examples" / "pendulum.yaml")
    for _ in range(2):
        for quick in (False, True):
            symgen.build_model(chain, functions=["mass_matrix"], quick=quick)
    assert len(list(tmp_path.glob("*.so"))) == 2


def test_flags_of_every_compiler():
    assert quick_flags("gcc (Debian) Copyright (C) Free Software Foundation") == ("-O1", FAST_ALLOCATION)
    assert quick_flags("clang version 14") == ("-O1",)


def test_on_the_command_line(repository, capsys):
    assert run(["build", str(repository / "examples" / "pendulum.yaml"), "--quick", "--json"]) == 0
    assert '"operations"' in capsys.readouterr().out
