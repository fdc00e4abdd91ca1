"""Rigid stops in fixed steps and in many runs at once, which are those of single runs and of the numeric reference."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError
from symgen.model.friction_calls import State
from symgen.reference.fixed_step import FixedSteps
from tests.simulate.stopped_chains import BACKLASH, BALL, PUSHED, G, bounces, built

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def ball() -> Any:
    return built(BALL)


def test_runs_go_on_and_many_runs_are_single_ones(ball):
    whole = symgen.simulate(ball, 3.0, q=[1.0], sample=[1.5, 3.0])
    half = symgen.simulate(ball, 1.5, q=[1.0], sample=[1.5])
    rest = symgen.simulate(ball, 1.5, t0=1.5, q=half.q[-1], qd=half.qd[-1], mode=half.mode[-1], sample=[3.0])
    assert rest.q[-1] == pytest.approx(whole.q[-1], abs=1e-9)
    many = symgen.simulate_many(ball, 3.0, q=[[1.0], [0.7]], sample=1.5)
    assert np.array_equal(many.q[0, -1], whole.q[-1])
    assert many.events[0] == symgen.simulate(ball, 3.0, q=[1.0], sample=1.5).events


def test_stops_that_differ_between_runs(ball):
    """Each run has its own, by events to the last bit those of a run alone; `restart` renews them."""
    e = [0.5, 0.9, 0.5]
    given = {"q": [1.0], "params": {"e": e}}
    single = {x: symgen.simulate(ball, 0.8, q=[1.0], params={"e": x}) for x in e}
    runs = symgen.simulate_many(ball, 0.8, **given)
    assert runs.q[:, 0].tolist() == [single[x].q[-1, 0] for x in e]
    assert [[event.time for event in events] for events in runs.events] == [
        [event.time for event in single[x].events] for x in e
    ]
    runs = symgen.simulate_many(ball, 0.8, q=[1.0], params={"e": 0.5})
    runs.restart(params={"e": 0.9}).advance(0.8)
    assert runs.q[0, 0] == single[0.9].q[-1, 0]
    v, first = math.sqrt(2.0 * G), math.sqrt(2.0 / G)
    runs = symgen.simulate_many(ball, 0.6, dt=1e-3, **given)
    flown = 0.6 - first
    assert runs.q[:, 0] == pytest.approx([x * v * flown - 0.5 * G * flown**2 for x in e], abs=1e-9)
    for x, (impact,) in zip(e, runs.events, strict=True):
        (alone,) = symgen.simulate(ball, 0.6, q=[1.0], params={"e": x}, dt=1e-3).events
        assert (impact.mode, impact.before, impact.joints) == (alone.mode, alone.before, alone.joints)
        assert impact.time == pytest.approx(alone.time, abs=1e-13)  # batches round differently
        assert (impact.kind, impact.joints) == ("impact", ("z",))
        assert impact.lost == pytest.approx(2.0 * G * (1.0 - x**2), abs=1e-10)


PLAY = PUSHED.replace("FRICTION", "").replace("limits: {upper: 1}, stop: limits", "stop: {upper: reach}")


@pytest.mark.parametrize("options", [{}, {"dt": 1e-3}])
def test_bounds_that_differ_between_runs(options):
    """Thrown at 2 m/s from 0, masses meet stops at 1 and 1.5; a run beyond its own is told of or refused."""
    model = built(PLAY.replace("gravity:", "parameters: {reach: 1}\ngravity:"))
    reach = [1.0, 1.5]
    runs = symgen.simulate_many(model, 1.0, qd=[2.0], params={"reach": reach}, **options)
    assert [events[0].time for events in runs.events] == pytest.approx([0.5, 0.75], abs=1e-9)
    assert runs.q[:, 0] == pytest.approx(reach, abs=1e-12)
    words = r"joint x starts at 1\.2, beyond its stop; it may be anywhere up to 1"
    if options:
        with pytest.raises(ArgumentError, match=f"q: run 0: {words}"):
            symgen.simulate_many(model, 1.0, q=[1.2], params={"reach": reach}, **options)
        with pytest.raises(ArgumentError, match=r"q: run 1: joint x starts at 1\.7, .* up to 1\.5"):
            runs.restart(q=[[0.0], [1.7]])
    else:
        with pytest.warns(symgen.errors.SimulationWarning, match=words):
            runs = symgen.simulate_many(model, 1.0, q=[1.2], params={"reach": reach}, **options)
        assert runs.ended.tolist() == [True, False]


def test_stops_that_exclude_the_start_are_refused(ball):
    with pytest.raises(ArgumentError, match="restitution must be from 0 to 1, not 2"):
        symgen.simulate(ball, 1.0, q=[1.0], params={"e": 2.0})
    for options in ({}, {"dt": 1e-3}):
        words = r"joint z starts at -0\.1, beyond its stop; it may be anywhere from 0 on"
        with pytest.raises(ArgumentError, match=words):
            symgen.simulate(ball, 1.0, q=[-0.1], **options)
    symgen.simulate(ball, 1.0, q=[-1e-13])  # rounding is no start beyond it
    two = built(BACKLASH.replace("FRICTION", ""))
    for options in ({}, {"dt": 1e-3}):
        with pytest.raises(ArgumentError, match=r"joint gap starts beyond its stop, where q = 1, 0"):
            symgen.simulate(two, 1.0, q=[1.0, 0.0], **options)


@pytest.mark.parametrize("method", ["interpolated", "karnopp"])
def test_fixed_steps_meet_stops_where_they_are(ball, method):
    """Between impacts g is constant, so that the parabola of a step has the impact and its energy exactly.

    The last flights, shorter than a step, end with it: 2 e v/g < dt. All energy is lost by then.
    """
    run = symgen.simulate(ball, 2.0, q=[1.0], dt=1e-3, method=method)
    impacts = [event for event in run.events if event.kind == "impact"]
    times, _ = bounces(1.0, 0.5, 5)
    assert [event.time for event in impacts[:5]] == pytest.approx(times, abs=1e-12)
    assert [event.lost for event in impacts[:5]] == pytest.approx(
        [2.0 * G * 0.25**k * 0.75 for k in range(5)], abs=1e-10
    )
    assert run.q[-1, 0] == run.qd[-1, 0] == run.qdd[-1, 0] == 0.0
    assert run.q.min() == 0.0
    assert run.energy_error < 1e-10
    many = symgen.simulate_many(ball, 2.0, q=[[1.0], [0.5]], dt=1e-3, method=method)
    assert np.all(many.q[:, -1] == 0.0)
    assert [event.time for event in many.events[0][:5]] == pytest.approx(times, abs=1e-12)


def test_fixed_steps_with_two_stops_pressed_at_once():
    """A mass falls on another that lies on the ground, or both fall: ground and play close, and no energy comes.

    On the one at rest flights are those of a ball, 2 e^k v/g; impacts press on the ground, which gives no height.
    """
    model = built("""symgen: 1
name: two
gravity: [0, 0, -9.81]
joints:
  - {name: z, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: 1, friction: {coulomb: [0.5, 1]},
     stop: {lower: 0, restitution: 0.6}}
  - {name: w, type: prismatic, parent: base, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: 2}
  - {name: gap, type: prismatic, parent: base, place: {xyz: [0, 1, 0], axis: [0, 0, 1]},
     stop: {lower: 0.1, restitution: 0.4}}
coupled: {gap: w - z}
""")
    for dt in (1e-2, 1e-3):
        for q, qd in (([1.0, 1.5], [0.0, 0.0]), ([1.0, 1.1], [0.0, 0.0]), ([0.0, 0.1], [3.0, 3.0])):
            run = symgen.simulate(model, 2.5, q=q, qd=qd, dt=dt)
            assert run.energy_error < 1e-8  # J, of 40; wrong rules miss 1e-3 to 0.6
            assert run.q[-1] == pytest.approx([0.0, 0.1], abs=1e-14)
            assert np.all(run.qd[-1] == 0.0)
            assert run.q[:, 0].min() == 0.0
            assert np.min(run.q @ [-1.0, 1.0]) > 0.1 - 1e-14
    run = symgen.simulate(model, 0.3, q=[0.0, 0.1], qd=[0.0, -2.0], dt=1e-3)
    times = np.cumsum([0.0, *(2.0 * 0.4**k * 2.0 / G for k in range(1, 5))])
    assert [event.time for event in run.events if event.kind == "impact"][:5] == pytest.approx(times, abs=1e-12)
    assert run.energy_error < 1e-13
    assert np.all(run.q[:, 0] == 0.0)


def test_fixed_steps_decide_friction_beside_a_closed_stop():
    """Elbow at its stop, pressed: the shoulder feels it at rest, 5 N m less gravity of 3.573 N m, and breaks away.

    Without the stop the elbow's acceleration would hold it back: -M_12 qdd_2 is 3.8 N m.
    """
    text = (EXAMPLES / "two_link.yaml").read_text()
    model = built(text.replace("viscous: 0.03}", "viscous: 0.03}\n    stop: {upper: 0.8}"))
    exact = symgen.simulate(model, 0.05, q=[-1.1083, 0.8], tau=[5.0, 3.0])
    run = symgen.simulate(model, 0.05, q=[-1.1083, 0.8], tau=[5.0, 3.0], dt=1e-3)
    assert exact.qd[-1, 0] > 0.1
    assert run.qd[-1] == pytest.approx(exact.qd[-1], rel=1e-3)  # forces of stops are of second order
    assert np.all(run.q[:, 1] == 0.8)
    assert np.all(run.qd[:, 1] == 0.0)


def test_friction_on_both_sides_of_a_closed_stop():
    """3 N overcome 1 N of each: 1/3 m/s^2. Neither joint alone would move beside the other at rest and slide."""
    model = built(BACKLASH.replace("FRICTION", ", friction: {coulomb: 1, static: 1.2}"))
    for options in ({}, {"dt": 1e-3}):
        run = symgen.simulate(model, 1.0, q=[0.1, 0.0], tau=[3.0, 0.0], **options)
        assert run.q[-1] == pytest.approx([0.1 + 1.0 / 6.0, 1.0 / 6.0], abs=1e-9)
        assert run.mode[-1].tolist() == [1, 1]
        held = symgen.simulate(model, 1.0, q=[0.1, 0.0], tau=[2.1, 0.0], **options)
        assert np.all(held.q == [0.1, 0.0])


def test_steps_are_those_of_the_numeric_reference():
    """Two codes without a common line, at stops and near them; 1e-12 is rounding of their elimination."""
    chain = loads_chain("""symgen: 1
name: arm
gravity: [0, -9.81, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.3, 0, 0], friction: {coulomb: 0.3, static: 0.5},
     stop: {lower: -1, upper: 1, restitution: 0.4}}
  - {name: b, type: revolute, place: {xyz: [0.5, 0, 0]}, mass: 2, com: [0.2, 0.1, 0], stop: {upper: 0.5}}
""")
    model, reference, draw = symgen.build_model(chain), FixedSteps(chain), np.random.default_rng(3)
    for _ in range(40):
        q = np.array([draw.choice([-1.0, 1.0, draw.uniform(-1.0, 1.0)]), draw.choice([0.5, 0.499])])
        qd, tau = draw.normal(size=2) * draw.choice([0.0, 3.0], size=2), draw.normal(size=2) * 8.0
        dt = 10.0 ** draw.uniform(-4.0, -2.0)
        for method in ("karnopp", "interpolated"):
            state, status = model.step(State(q, qd, np.zeros(2, int), 0), tau, dt, method=method)
            expected = getattr(reference, method)(q, qd, tau, dt)
            assert status == expected.status
            assert state.q == pytest.approx(expected.q, abs=1e-12)
            assert state.qd == pytest.approx(expected.qd, abs=1e-12)


def test_many_fixed_steps_of_an_arm_pressed_on_its_stop_are_those_of_one() -> None:
    """Steps of batches differ by rounding from single ones; the other joint's rate was wrong by 5e-3 of 7 rad/s^2."""
    text = """
symgen: 1
name: pressed
gravity: [0, -9.81, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2, com: [0.2, 0, 0], inertia: {zz: 0.1},
     friction: {coulomb: 0.5, static: 0.8}, stop: {upper: 0.4, restitution: 0.3}}
  - {name: b, type: revolute, place: {xyz: [0.4, 0, 0]}, mass: 1, com: [0.1, 0, 0], inertia: {zz: 0.1},
     friction: {coulomb: 0.2}}
"""
    model = symgen.build_model(loads_chain(text))
    given: dict[str, Any] = {"tau": [30.0, 0.0], "dt": 0.001, "sample": 0.001}
    one = symgen.simulate(model, 0.01, q=[0.4, -0.25], qd=[0.0, -1.6], **given)
    many = symgen.simulate_many(model, 0.01, q=[[0.4, -0.25]], qd=[[0.0, -1.6]], **given)
    assert many.qd[0] == pytest.approx(one.qd, abs=1e-12)
