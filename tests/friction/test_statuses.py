"""Statuses: the gravest of several wins everywhere, whatever its number; what they mean is written once."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from friction_chains import single_mass

import symgen
from symgen.build.native import load_native
from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.friction.status import worst
from symgen.functions import GRAVITY, MOTIONS, NONFINITE, STATUSES, UNSTABLE
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
        row = next(line for line in text.splitlines() if line.startswith(f"  | {number} "))
        assert row.endswith(f"| {status.found} | {status.usable} | {status.action} |")


def test_emitted_code_takes_the_graver_of_two():
    branches = Branches(NodeAlgebra(Pool()))
    constant = branches.algebra.constant
    for a, b in PAIRS:
        found = worst(branches, constant(float(a)), constant(float(b)))
        assert found.x.value == graver(a, b)


def test_the_compiled_loop_takes_the_graver_of_two():
    path = Path(symgen.__file__).parent / "simulate" / "fixed_step.c"
    source = path.read_text(encoding="utf-8") + "\nint graver(int a, int b) { return worse(a, b); }\n"
    flags = ["-DREAL=double", "-DGRAVITY=" + ",".join(map(str, GRAVITY))]
    _, lib = load_native("graver", source, "int graver(int, int);", flags)
    assert [lib.graver(a, b) for a, b in PAIRS] == [graver(a, b) for a, b in PAIRS]


@pytest.mark.parametrize(("first", "second"), [p for p in PAIRS if p[0] not in (NONFINITE, UNSTABLE)])
def test_the_plain_loop_takes_the_graver_of_two(first, second):
    from symgen.simulate.loop import FAILED, PlainLoop, Rows
    from symgen.simulate.parts import split

    class Model:
        dtype, input_names, statuses = np.dtype(float), (), iter((first, second))

        def evaluate(self, function, q, qd, mode, tau, dt, **more):
            return q, qd, mode, next(self.statuses)

        def friction_dynamics(self, q, qd, tau, mode, **more):
            return 0 * q, 0 * q, 0

    class Around:
        rubbing, prescribed, explicit_potential, damped, applied = (), (), False, False, None

    force, signal = split(None, ("x",), "tau", 1), split(None, (), "inputs", 1)
    state = np.zeros(1), np.ones(1), np.zeros(1, np.int8)
    rows = Rows.empty(np.array([2]), 1, 0, np.dtype(float))
    loop = PlainLoop(Model(), Around(), "karnopp", None, force, signal, 0.0, 1e-3, *state, rows)
    ended = second in (NONFINITE, UNSTABLE)
    assert loop.run(2) == (FAILED if ended else 0)
    assert loop.status == graver(first, second)
    assert loop.count == (1 if ended else 2)


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
