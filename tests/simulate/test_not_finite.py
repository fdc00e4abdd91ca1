"""Numbers that are not finite: they end a run with status 6, and no result of another status has one."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from event_models import NEEDED

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, SimulationWarning
from symgen.functions import FAILED, NONFINITE

BLOCK = """symgen: 1
name: not_finite
gravity: [0, 0, 0]
parameters: {k: 0}
inputs: [w]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1, friction: {coulomb: 1, static: 1.5}}
forces: {x: w}
potential: "k*log(9 - x)"
"""
METHODS = [{}, {"dt": 0.01}, {"dt": 0.01, "method": "karnopp"}]
DRIVES = {
    "a sampled state grows": ({"states": {"e": {"next": "e*1e10", "hold": 0.01, "start": 1.0}}}, "state e", 0.3),
    "a sampled state has none": ({"states": {"e": {"next": "log(e - 1)", "hold": 0.1, "start": 1.5}}}, "state e", 0.1),
    "a state grows": ({"states": {"e": {"rate": "10000*e", "start": 1.0}}}, "state e", None),
    "a state's rate has no value": ({"states": {"e": {"rate": "log(0.5 - t)"}}}, "state e", 0.5),
    "an input ends": ({"inputs": {"w": "log(0.5 - t)"}}, "input w", 0.5),
    "tau ends with the run": ({"tau": {"x": "3 + sqrt(1 - t - 1e-14)"}}, "tau of joint x", 1.0),
    "tau has a gap of 20 us at a row": (
        {"tau": {"x": "3 + sqrt(abs(t - 0.5) - 1e-5)"}, "sample": [0.0, 0.2, 0.5, 1.0]}, "tau of joint x", 0.5
    ),
}  # fmt: skip


def odd(result):
    """Arrays of a result with a number that is not finite."""
    names = ("t", "q", "qd", "qdd", "tau", "friction", "energy", "work_in", "dissipated")
    arrays = {name: getattr(result, name) for name in names if hasattr(result, name)} | dict(result.states)
    return [name for name, values in arrays.items() if not np.all(np.isfinite(values))]


@pytest.fixture(scope="module", params=["c", "numpy"])
def block(request):
    functions = [*NEEDED, "step", "step_interpolated"]
    return symgen.build_model(loads_chain(BLOCK), request.param, functions=functions)


@pytest.mark.parametrize("method", METHODS, ids=["events", "interpolated", "karnopp"])
@pytest.mark.parametrize("drive", DRIVES)
def test_a_run_ends_before_a_number_that_is_not_finite(block, drive, method):
    given, what, end = DRIVES[drive]
    with pytest.warns(SimulationWarning, match=f"{what} is not finite"):
        run = symgen.simulate(block, 1.0, **given, **method)
    assert run.status == NONFINITE
    assert f"{what} is not finite" in run.message
    assert end is None or run.t[-1] == pytest.approx(end, abs=0.011)
    assert set(odd(run)) <= {"tau", "qdd"}  # of the last row, where a force or an input is what ends the run
    with pytest.warns(SimulationWarning, match="3 of 3 runs ended early"):
        runs = symgen.simulate_many(block, 1.0, runs=3, **given, **method)
    assert runs.status.tolist() == [NONFINITE] * 3
    assert f"{what} is not finite" in runs.message[2]
    assert np.all(np.isfinite(runs.ends["q"]))


@pytest.mark.parametrize("method", METHODS[1:], ids=["interpolated", "karnopp"])
def test_a_step_that_is_taken_back_leaves_no_trace(block, method):
    """The lane whose state passes all numbers at its breakaway keeps state, rows and events of its last sound step."""
    states = {"e": {"rate": "where(x > 0, exp(1000 + x), 0)", "start": np.array([0.0, 0.0])}}
    pushed = {"tau": {"x": ([0.0, 0.5, 0.5, 1.0], np.array([[0.0, 0.0, 3.0, 3.0], [0.0, 0.0, 1.0, 1.0]]))}}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        runs = symgen.simulate_many(block, 1.0, states=states, **pushed, **method)
    assert runs.status.tolist() == [NONFINITE, 0]
    assert runs.t == pytest.approx([0.5, 1.0])
    assert runs.q.tolist() == [[0.0], [0.0]]
    assert list(runs.events.counts) == [0, 0]


@pytest.mark.parametrize("method", METHODS, ids=["events", "interpolated", "karnopp"])
def test_an_energy_that_is_not_finite_ends_the_rows(block, method):
    """The potential is the logarithm of what is left to x = 9, and fixed steps pass it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        run = symgen.simulate(block, 1.0, params={"k": 1e-3}, q=[8.7], tau={"x": "3"}, **method)
    assert run.status in FAILED
    assert odd(run) == []
    assert run.q[-1, 0] < 9.0


@pytest.mark.parametrize("method", METHODS, ids=["events", "interpolated", "karnopp"])
def test_runs_that_begin_so_are_refused_or_have_failed(block, method):
    with pytest.raises(ArgumentError, match="tau: x is nan at the start"):
        symgen.simulate(block, 1.0, tau={"x": "log(t - 1)"}, **method)
    with pytest.warns(SimulationWarning, match="1 of 2 runs ended early"):
        runs = symgen.simulate_many(block, 0.0, tau={"x": "log(x)"}, q={"x": [1.0, -1.0]}, **method)
    assert runs.status.tolist() == [0, NONFINITE]
    assert "tau of joint x is not finite" in runs.message[1]
