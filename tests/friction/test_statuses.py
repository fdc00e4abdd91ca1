"""Statuses: the gravest of several wins everywhere, whatever its number; what they mean is written once."""

from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np
import pytest
from friction_chains import single_mass

import symgen
from symgen.compile.library import load_native
from symgen.compile.numpy_backend import NumpyBackend
from symgen.compile.simulator import BETWEEN_EVENTS, FIXED_STEPS, simulator_source
from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.friction.status import worst
from symgen.functions import FAILED, GRAVITY, MOTIONS, SEVERAL, STATUSES, UNSTABLE
from symgen.program.nodes import Pool
from symgen.reference.fixed_step import FixedSteps
from symgen.reference.friction import FrictionReference

ORDER = (6, 7, 5, 2, 4, 3, 1, 0)
"""The conventions' order, worst first."""

PAIRS = list(itertools.product(range(8), repeat=2))


def graver(a, b):
    return next(status for status in ORDER if status in (a, b))


def test_the_order_is_that_of_the_conventions(repository):
    assert GRAVITY == ORDER
    assert sorted(GRAVITY) == list(range(len(STATUSES)))
    text = (repository / "docs" / "conventions.md").read_text(encoding="utf-8")
    assert ", ".join(map(str, ORDER)) in text
    for number, status in enumerate(STATUSES):
        row = next(line for line in text.splitlines() if line.startswith(f"| {number} "))
        assert row.endswith(f"| {status.found} | {status.usable} | {status.action} |")


def test_emitted_code_takes_the_graver_of_two():
    branches = Branches(NodeAlgebra(Pool()))
    constant = branches.algebra.constant
    for a, b in PAIRS:
        found = worst(branches, constant(float(a)), constant(float(b)))
        assert found.x.value == graver(a, b)


def test_the_compiled_loop_takes_the_graver_of_two():
    source = simulator_source(FIXED_STEPS) + "\nint graver(int a, int b) { return worse(a, b); }\n"
    _, lib = load_native("graver", source, "int graver(int, int);", ["-DREAL=double"])
    assert [lib.graver(a, b) for a, b in PAIRS] == [graver(a, b) for a, b in PAIRS]


def test_the_event_driven_loop_takes_the_graver_of_two():
    source = simulator_source(BETWEEN_EVENTS) + "\nint graver_of(int a, int b) { return (int)graver(a, b); }\n"
    _, lib = load_native("graver_of", source, "int graver_of(int, int);", [])
    assert [lib.graver_of(a, b) for a, b in PAIRS] == [graver(a, b) for a, b in PAIRS]


@pytest.fixture(scope="module")
def mass():
    return symgen.build_model(single_mass(), "numpy")


@pytest.mark.filterwarnings("ignore::symgen.errors.SimulationWarning")
@pytest.mark.parametrize(("first", "second"), [pair for pair in PAIRS if pair[0] not in FAILED])
def test_a_run_has_the_graver_of_two_steps(first, second, mass, monkeypatch):
    call = NumpyBackend.call_single
    told = itertools.chain([first] * (2 if first == SEVERAL else 1), itertools.repeat(second))  # that is taken again

    def telling(self, function, *given):
        found = call(self, function, *given)
        return [*found[:-1], np.array([float(next(told))])] if function == "step" else found

    monkeypatch.setattr(NumpyBackend, "call_single", telling)
    run = symgen.simulate(mass, 2e-3, method="karnopp", dt=1e-3)
    assert run.status == graver(first, second)
    assert len(run.t) == (2 if second in FAILED else 3)


@pytest.mark.parametrize(("first", "second"), list(itertools.product((0, 1, 3, 4), repeat=2)))
def test_a_step_of_the_reference_has_the_gravest_of_its_decisions(first, second, monkeypatch):
    told = iter((first, second))
    decided = FrictionReference.decided
    monkeypatch.setattr(FrictionReference, "decided", lambda *a: replace(decided(*a), status=next(told)))
    step = FixedSteps(single_mass()).interpolated([0.0], [0.02], [0.0], 1e-2)  # stops within the step
    assert next(told, None) is None
    assert step.status == graver(first, second)


def test_headers_have_the_same_words():
    def words(function):
        (header,) = (f.text for f in symgen.emit_sources(single_mass(), functions=[function]) if f.name.endswith(".h"))
        return " ".join(header.replace("*", " ").split())

    told = [f"{number} {status.word}: {status.found}" for number, status in enumerate(STATUSES)]
    assert all(text in words("step") for text in told)
    assert all(text in words("decide") for text in told[:UNSTABLE])
    assert told[UNSTABLE] not in words("decide")
    for number, found in MOTIONS.items():
        assert f"{number} {STATUSES[number].word}: {found}" in words("friction_dynamics")
