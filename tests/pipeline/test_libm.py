"""Sines and cosines by the library, on request: for every caller, in every source, and only where C is written."""

import math

import numpy as np
import pytest
from zoo import SWING

from symgen.cli import main
from symgen.emit.targets import Target
from symgen.errors import ArgumentError
from symgen.pipeline import build_model, check_model, emit_sources, plan_times

FUNCTIONS = ["rotation_tip"]


@pytest.fixture
def chain(tmp_path, monkeypatch):
    """A pendulum in an empty folder that holds the cache, too."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SYMGEN_CACHE", str(tmp_path / "cache"))
    (tmp_path / "swing.yaml").write_text(f"{SWING}points:\n  tip: {{joint: theta, at: [1, 0, 0]}}\n")
    return "swing.yaml"


@pytest.fixture
def loaded(monkeypatch):
    """Whether each C that is compiled has its sines and cosines from the library."""
    seen, opened = [], Target.load

    def recorded(target, sources, *given):
        if target.name == "c":
            seen.append(by_library(sources))
        return opened(target, sources, *given)

    monkeypatch.setattr(Target, "load", recorded)
    return seen


def by_library(sources):
    """True when no pair of our own is in the sources."""
    return not any("_sincos" in source.text for source in sources)


def test_the_cache_keeps_both(chain):
    for _ in range(2):
        own, library = (emit_sources(chain, functions=FUNCTIONS, libm=libm) for libm in (False, True))
        assert not by_library(own)
        assert by_library(library)
    assert [source.name for source in own] == [source.name for source in library]


@pytest.mark.parametrize("instruction_set", ["native", "scalar"])
def test_the_library_answers_to_the_bit(chain, instruction_set):
    """One state alone and many in vectors; for some of the angles our own pair rounds otherwise."""
    q = np.random.default_rng(0).uniform(-4.0, 4.0, (2000, 1))
    wanted = np.array([[math.cos(angle), math.sin(angle)] for angle in q[:, 0]])
    own, library = (
        build_model(chain, functions=FUNCTIONS, instruction_set=instruction_set, libm=libm) for libm in (False, True)
    )
    for found in (library.rotation("tip", q), np.array([library.rotation("tip", state) for state in q])):
        np.testing.assert_array_equal(found[:, :2, 0], wanted)
    assert np.any(own.rotation("tip", q)[:, :2, 0] != wanted)


def test_only_c_has_the_choice(chain):
    for call in (build_model, emit_sources):
        with pytest.raises(
            ArgumentError, match=r"libm: it is for target 'c' and 'casadi' and 'fmu', not for numpy; leave it out"
        ):
            call(chain, "numpy", libm=True)
    with pytest.raises(ArgumentError, match="not for reference"):
        build_model(chain, "reference", libm=True)
    for given in ({"threads": 2}, {"instruction_set": "avx2"}):
        with pytest.raises(ArgumentError, match=f"{next(iter(given))}: it is for target 'c', not for numpy"):
            build_model(chain, "numpy", **given)
    with pytest.raises(ArgumentError, match="threads, libm: they are for target 'c', not for numpy; leave them out"):
        build_model(chain, "numpy", threads=2, libm=True)
    with pytest.raises(ArgumentError, match="not for numpy"):
        check_model(chain, 5, functions=FUNCTIONS, targets=[("numpy", "float64")], libm=True)
    with pytest.raises(ArgumentError, match="instruction_set: it is for target 'c', not for numpy"):
        check_model(chain, 5, functions=FUNCTIONS, targets=[("numpy", "float64")], instruction_set="avx2")


def test_what_is_checked_and_timed_is_what_was_asked_for(chain, loaded):
    assert check_model(chain, 20, functions=FUNCTIONS, libm=True, thorough=True).passed
    plan_times(chain, FUNCTIONS, libm=True)
    assert len(loaded) == 2 + 2  # float64 and float32, one state and batches
    assert all(loaded)


@pytest.mark.parametrize("command", ["build", "bench", "check --thorough"])
def test_commands_that_compile(command, chain, loaded, capsys):
    assert main([*command.split(), chain, "--functions", *FUNCTIONS, "--libm"]) == 0
    assert loaded
    assert all(loaded)


def test_emitted_and_edited(chain, tmp_path, capsys):
    """The header does not tell, so `check --source` is told how it was emitted."""
    functions = ["--functions", *FUNCTIONS]
    assert main(["emit", chain, "--output", "mine", "--libm", *functions]) == 0
    text = (tmp_path / "mine" / "swing.c").read_text()
    assert "= sin(q[0]);" in text
    assert "_sincos" not in text
    assert main(["check", chain, "--source", "mine", "--libm", "--samples", "20", *functions]) == 0
    capsys.readouterr()
    assert main(["emit", chain, "--target", "numpy", "--libm", *functions]) == 1
    assert "libm: it is for target 'c'" in capsys.readouterr().err
