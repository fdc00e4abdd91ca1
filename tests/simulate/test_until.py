"""Where `until` ends a run: zeros, touches, poles, values that are no numbers, conditions that hold at the start."""

from __future__ import annotations

import math

import numpy as np
import pytest
from event_models import event_model

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import SimulationWarning

BLOCK = """symgen: 1
name: until_block
gravity: [0, 0, 0]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1, friction: {coulomb: 1, static: 1.5}}
"""


@pytest.fixture(scope="module", params=["c", "numpy"])
def block(request):
    """3 N against 1 N of friction: x = t^2 from rest."""
    return event_model(loads_chain(BLOCK), request.param)


def pulled(model, until, duration=1.0, **given):
    run = symgen.simulate(model, duration, tau={"x": "3"}, until=until, **given)
    assert run.status == 0
    return run


@pytest.mark.parametrize(
    ("until", "x"),
    [
        ("sqrt(x - 0.1) - 0.2", 0.14),  # no number at first
        ("sqrt(x - 0.1) > 0.2", 0.14),
        ("0.2 - sqrt(0.1 - x)", 0.06),  # no number afterwards
        ("log(x)", 1.0),
        ("sqrt(x - 0.1) > -1", 0.1),  # comparisons with what is no number do not hold
        ("1/(x - 0.25) > 0", 0.25),
        ("sign(x - 0.25)", 0.25),  # a jump
        ("max(0.25 - x, 0)", 0.25),  # zero from there on
        ("abs(x - 0.25)", 0.25),
        ("not (x < 0.25 or x > 0.2500001)", 0.25),  # for a moment of 1e-7 s
        ("x > 0.25 and t < 0.500001", 0.25),
    ],
)
def test_a_run_ends_at_the_zero_or_where_the_condition_comes_to_hold(block, until, x):
    run = pulled(block, until, 2.0)
    assert run.q[-1, 0] == pytest.approx(x, abs=1e-13)
    assert run.t[-1] == pytest.approx(math.sqrt(x), abs=1e-13)
    assert run.events[-1].condition.replace(" ", "") == until.replace(" ", "") or "(" in until
    assert run.events[-1].time == run.t[-1]
    assert len(run.events) == 1  # the corners of `until` itself are no events


@pytest.mark.parametrize("until", ["(x - 0.25)**2", "(x - 0.25)**4", "1 - cos(x - 0.25)"])
def test_a_value_that_touches_zero_is_zero_there(block, until):
    """The least value is known to 1e-12 of the size: a fourth power is that small within 1e-3 of its least place."""
    run = pulled(block, until)
    assert run.t[-1] == pytest.approx(0.5, abs=1e-3 if "4" in until else 1e-6)


@pytest.mark.parametrize(
    ("until", "end"),
    [
        ("1/(x - 0.25)", 1.0),
        ("1/(x - 0.25)**3", 1.0),
        ("tan(6*t)", math.pi / 6.0),
        ("(x - 0.25)**2 + 1e-6", 1.0),  # comes near zero
        ("x", 1.0),  # counts from where it has left zero
        ("x - x", 1.0),
        ("log(x - 2)", 1.0),  # never a number
    ],
)
def test_what_is_no_zero_ends_no_run(block, until, end):
    assert pulled(block, until).t[-1] == pytest.approx(end, abs=1e-13)


@pytest.mark.parametrize("until", ["x > -1", "x < 0.25", "t >= 0", "t > 0.5 or x < 0.2"])
def test_a_condition_that_holds_at_the_start_ends_the_run_there(block, until):
    run = pulled(block, until, sample=0.5)
    assert (run.t.tolist(), run.q.tolist()) == ([0.0], [[0.0]])
    assert [(event.kind, event.time) for event in run.events] == [("switch", 0.0)]


def test_a_run_goes_on_from_the_end_of_another(block):
    """A wall at 0.25 throws the block back; the condition holds at the new start and ceases at once."""
    first = pulled(block, "x > 0.25")
    for state in (first.q[-1], first.q[-1] + 1e-16):
        second = pulled(block, "x > 0.25", 3.0, t0=first.t[-1], q=state, qd=-0.5 * first.qd[-1])
        # from -0.5 m/s: 4 m/s^2 up to the turn, 2 m/s^2 back over 1/32 m
        assert second.t[-1] - first.t[-1] == pytest.approx(0.125 + math.sqrt(1.0 / 32.0), abs=1e-12)


def test_all_runs_end_as_one_does():
    model = event_model(loads_chain(BLOCK))
    starts = np.array([0.0, 0.3, 0.5])
    runs = symgen.simulate_many(model, 2.0, q={"x": starts}, tau={"x": "3"}, until="x > 0.4")
    assert runs.t == pytest.approx([math.sqrt(0.4), math.sqrt(0.1), 0.0], abs=1e-13)
    assert runs.ended.all()
    assert runs.status.tolist() == [0, 0, 0]
    runs = symgen.simulate_many(model, 1.0, q={"x": starts}, tau={"x": "3"}, until="sqrt(x - 0.4) - 0.5")
    assert runs.t == pytest.approx([math.sqrt(0.65), math.sqrt(0.35), math.sqrt(0.15)], abs=1e-13)


def test_a_branch_on_what_is_no_number_at_first_changes_where_it_becomes_one(block):
    """3 N until x = 0.1, then 5 N: v^2 = 4 x, then 0.4 + 8 (x - 0.1)."""
    run = symgen.simulate(block, 1.0, tau={"x": "where(sqrt(x - 0.1) >= 0, 5, 3)"}, until="x > 0.2")
    assert [(event.kind, event.condition[:4]) for event in run.events] == [("switch", "sqrt"), ("switch", "x > ")]
    assert run.events[0].time == pytest.approx(math.sqrt(0.1), abs=1e-13)
    assert run.qd[-1, 0] == pytest.approx(math.sqrt(1.2), abs=1e-12)


def test_a_jump_of_what_is_sampled_or_tabulated_ends_a_run_too(block):
    """e counts the instants 0, 0.1, ...: it passes 3 with the fourth; the table passes 0 at 0.35."""
    states = {"e": {"next": "e + 1", "hold": 0.1}}
    for until in ("e > 3", "e - 3.5", "not e <= 3"):
        run = pulled(block, until, states=states)
        assert (run.t[-1], run.states["e"][-1]) == (pytest.approx(0.3, abs=1e-15), 4.0)
        assert run.events[-1].condition.startswith(until[:2])
    states = {"e": {"next": "1 - e", "hold": 0.1}}
    assert pulled(block, "e < 0.5", 0.35, states=states).t[-1] == pytest.approx(0.1)


def test_rows_stop_at_the_end(block):
    run = pulled(block, "x > 0.2", sample=0.1)
    assert run.t == pytest.approx([0.0, 0.1, 0.2, 0.3, 0.4, math.sqrt(0.2)], abs=1e-13)


def test_the_start_of_a_value_that_is_zero_on_one_side_is_no_surprise(block):
    with pytest.warns(SimulationWarning, match="tau of joint x is not finite"):
        run = symgen.simulate(block, 1.0, tau={"x": "3 + sqrt(0.25 - x)"}, until="x - 0.25")
    assert run.status == 6
    assert run.q[-1, 0] == pytest.approx(0.25, abs=1e-9)
