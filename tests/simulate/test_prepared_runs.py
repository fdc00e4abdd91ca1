"""Runs that are prepared once and repeated: the same bits as `simulate`, whatever ran before."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError

CHAIN = """symgen: 1
name: pulled
gravity: [0, 0, 0]
parameters: {push: 8}
inputs: [r]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, friction: {coulomb: 3, static: 5},
     limits: {lower: -9, upper: 9}}
forces: {x: "push*sin(3*t) + r"}
"""

TABLES = {"r": (np.array([0.0, 0.5, 0.5, 2.0]), np.array([0.0, 1.0, -1.0, 0.5]))}
STATES = {"e": {"rate": "0.1 - x"}, "s": {"next": "s + h*x", "hold": 0.1, "start": 0.2}}


@pytest.fixture(scope="module", params=["c", "numpy"])
def model(request: Any) -> Any:
    return symgen.build_model(loads_chain(CHAIN), request.param)


def same(a: Any, b: Any) -> bool:
    arrays = all(
        np.array_equal(getattr(a, k), getattr(b, k)) for k in ("t", "q", "qd", "qdd", "tau", "friction", "mode")
    )
    states = all(np.array_equal(a.states[k], b.states[k]) for k in a.states)
    energies = np.array_equal(a.energy, b.energy) and np.array_equal(a.work_in, b.work_in)
    return arrays and states and energies and a.events == b.events and a.message == b.message


def test_runs_of_a_plan_are_those_of_simulate(model):
    options: dict[str, Any] = {"tau": {"x": "2*e - s"}, "inputs": TABLES, "states": STATES, "t0": 0.1}
    plan = symgen.prepare_run(model, 2.0, **options)
    starts: list[dict[str, Any]] = [{}, {"q": [0.3]}, {"qd": {"x": -1.0}}, {"params": {"push": 4.0}}, {}, {"mode": [1]}]
    runs = [plan.run(**start) for start in starts]  # all kept: none may change when another is made
    assert len({len(run.events) for run in runs}) > 1
    for start, run in zip(starts, runs, strict=True):
        assert same(run, symgen.simulate(model, 2.0, **options, **start))


def test_a_run_between_its_instants_survives_the_next(model):
    plan = symgen.prepare_run(model, 1.0, inputs=TABLES)
    first = plan.run(q=[0.2])
    before = first.at(0.77)
    plan.run(q=[-0.4])
    after = first.at(0.77)
    assert np.array_equal(before.q, after.q)
    assert np.array_equal(before.qdd, after.qdd)


def test_runs_within_runs(model):
    """A callable that runs the plan itself: each run has its own room."""
    plan = symgen.prepare_run(model, 0.5, sample=[0.5])
    alone = plan.run(q=[0.1]).q[-1, 0]
    inner = []

    def law(t: float, q: Any, qd: Any) -> list[float]:
        inner.append(plan.run(q=[0.1]).q[-1, 0])
        return [1.0]

    outer = symgen.prepare_run(model, 0.5, tau=law, hold=0.25, sample=[0.5])
    assert outer.run(q=[0.1]).status == 0
    assert set(inner) == {alone}


def test_a_failed_callable_leaves_the_plan_usable(model):
    fails = [True]

    def law(t: float, q: Any, qd: Any) -> list[float]:
        if fails[0] and t > 0.2:
            raise ZeroDivisionError("of the user")
        return [4.0]

    plan = symgen.prepare_run(model, 0.5, tau=law)
    with pytest.raises(ZeroDivisionError):
        plan.run()
    fails[0] = False
    assert same(plan.run(), symgen.simulate(model, 0.5, tau=law))


def test_what_is_wrong_is_refused_when_it_is_given(model):
    with pytest.raises(ArgumentError, match="duration"):
        symgen.prepare_run(model, -1.0)
    plan = symgen.prepare_run(model, 1.0)
    with pytest.raises(ArgumentError, match="no joint that moves is called 'y'"):
        plan.run(q={"y": 1.0})
    with pytest.raises(ArgumentError, match="params"):
        plan.run(params={"pull": 1.0})
