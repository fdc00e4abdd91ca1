"""What makes event-driven runs fail: conditions, knots, renewals, storms, input that is no number, restarts."""

from __future__ import annotations

import math

import numpy as np
import pytest
from event_models import event_model

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, SimulationError, SimulationWarning

TIGHT = {"rtol": 1e-12, "atol": 1e-14}
MASS = """symgen: 1
name: mass
gravity: [0, 0, 0]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, friction: {coulomb: 3, static: 5}}
"""
FREE = MASS.replace(", friction: {coulomb: 3, static: 5}", "")
TARGETS = pytest.mark.parametrize("target", ["c", "numpy"])


def mass(target="c", text=MASS):
    return symgen.build_model(loads_chain(text), target)


def kinds(run):
    return [(event.kind, event.condition) for event in run.events]


@TARGETS
def test_a_condition_of_time_is_an_event_at_its_instant(target):
    """Constant 7 N on 2 kg until pi/3, nothing after it: v = 7/2 pi/3, x = v^2/(2 7/2) + v (1.5 - pi/3)."""
    run = symgen.simulate(mass(target, FREE), 1.5, tau={"x": "where(t < pi/3, 7, 0)"}, **TIGHT)
    assert kinds(run) == [("switch", "t < pi/3")]
    assert abs(run.events[0].time - math.pi / 3) < 1e-14
    v = 3.5 * math.pi / 3
    assert abs(run.q[-1, 0] - (v * v / 7.0 + v * (1.5 - math.pi / 3))) < 1e-12


@TARGETS
@pytest.mark.parametrize("friction", ["viscous: 1", "coulomb: 0, static: 0, viscous: 1"])
def test_a_joint_that_cannot_stick_starts_from_rest(target, friction):
    """2 x'' = 4 - x' from rest: x = 4 t - 8 (1 - exp(-t/2)), and no event."""
    viscous = MASS.replace("coulomb: 3, static: 5", friction)
    run = symgen.simulate(mass(target, viscous), 3.0, tau=[4.0], **TIGHT)
    assert run.events == ()
    assert abs(run.q[-1, 0] - (12.0 - 8.0 * (1.0 - math.exp(-1.5)))) < 1e-11


@TARGETS
def test_a_condition_in_the_chain_is_one_too(target):
    """A wall of rubber from x = 1: 2 kg at 3 m/s, w = sqrt(k/m), is back at the wall after pi/w."""
    wall = FREE + 'forces: {x: "-50*max(x - 1, 0)"}\n'
    run = symgen.simulate(mass(target, wall), 2.0, qd=[3.0], **TIGHT)
    assert kinds(run) == [("switch", "max(x - 1, 0)")] * 2
    known = [1.0 / 3.0, 1.0 / 3.0 + math.pi / 5.0]
    assert np.max(np.abs(np.subtract([event.time for event in run.events], known))) < 1e-12
    assert abs(run.q[-1, 0] - (1.0 - 3.0 * (2.0 - known[1]))) < 1e-11
    assert run.energy_error < 1e-11


@TARGETS
def test_equal_and_nested_conditions_are_found_once(target):
    """The same comparison twice, one inside another, and one the other way round: x = t^2/2 up to 0.32, at t = 0.8;
    then 4 N, v = 0.8 + 2 (t - 0.8); from t = 1 on 1 N."""
    law = "where(t < 1, where(x < 0.32, 2, 4), where(0.32 > x, 2, 1))"
    run = symgen.simulate(mass(target, FREE), 1.2, tau={"x": law}, **TIGHT)
    assert [text for _, text in kinds(run)] == ["x < 0.32", "t < 1"]
    assert np.max(np.abs(np.subtract([event.time for event in run.events], [0.8, 1.0]))) < 1e-12
    assert abs(run.q[-1, 0] - (0.32 + 0.8 * 0.2 + 0.04 + 1.2 * 0.2 + 0.25 * 0.04)) < 1e-12


@TARGETS
def test_a_condition_that_switches_without_end_ends_the_run(target):
    with pytest.warns(SimulationWarning, match=r"the condition 'sign\(x \+ d\(x\)\)' switches without end"):
        run = symgen.simulate(mass(target), 5.0, q=[0.5], tau={"x": "-20*sign(x + d(x))"})
    assert run.status == 5
    assert 0.0 < run.t[-1] < 5.0
    assert len(run.t) > 2
    assert "give it a dead zone" in run.message


@TARGETS
def test_knots_and_jumps_of_tables_are_stops(target):
    """A jump of the force beyond the static limit lets go at its instant, a slope through it where it passes."""
    jump = (np.array([0.0, 0.3, 0.3, 1.0]), np.array([0.0, 0.0, 6.0, 6.0]))
    run = symgen.simulate(mass(target), 1.0, tau={"x": jump}, **TIGHT)
    assert [(event.kind, event.time) for event in run.events] == [("slip", 0.3)]
    assert run.renewals.tolist() == [0.3]
    assert abs(run.q[-1, 0] - 0.75 * 0.49) < 1e-13
    slope = (np.array([0.0, 0.5, 1.0]), np.array([0.0, 4.0, 8.0]))
    run = symgen.simulate(mass(target), 1.0, tau={"x": slope}, **TIGHT)
    slips = [event.time for event in run.events if event.kind == "slip"]
    assert slips == [pytest.approx(0.625, abs=1e-14)]


@TARGETS
def test_a_held_signal_acts_at_its_instant(target):
    """8 t passes 5 N at 0.625 s; held for 0.1 s it is 5.6 N from 0.7 s on, a step, and the slip is there."""
    for signal in ({"x": "8*t"}, lambda t, q, qd: [8.0 * t]):
        run = symgen.simulate(mass(target), 1.0, tau=signal, hold=0.1, **TIGHT)
        assert [event.time for event in run.events if event.kind == "slip"] == [pytest.approx(0.7, abs=1e-15)]
        assert len(run.events) == 1
        np.testing.assert_allclose(run.renewals, 0.1 * np.arange(1, 10), rtol=1e-15)


@TARGETS
@pytest.mark.parametrize("until", ["x > 0.25", "x - 0.25", "not x <= 0.25", "x > 0.25 or t > 9"])
def test_a_run_ends_at_its_condition(target, until):
    run = symgen.simulate(mass(target, FREE), 10.0, tau=[4.0], until=until, **TIGHT)
    assert abs(run.t[-1] - math.sqrt(0.25)) < 1e-12
    assert abs(run.q[-1, 0] - 0.25) < 1e-12
    assert run.events[-1].kind == "switch"
    assert run.status == 0


@TARGETS
def test_callables_and_expressions_give_the_same_motion(target):
    called = symgen.simulate(mass(target), 5.0, tau=lambda t, q, qd: [9.0 * math.sin(2.0 * t)], **TIGHT)
    written = symgen.simulate(mass(target), 5.0, tau={"x": "9*sin(2*t)"}, **TIGHT)
    assert [event.kind for event in called.events] == [event.kind for event in written.events]
    assert abs(called.q[-1, 0] - written.q[-1, 0]) < 1e-12


@TARGETS
def test_what_a_callable_raises_comes_out(target):
    with pytest.raises(ZeroDivisionError):
        symgen.simulate(mass(target), 5.0, tau=lambda t, q, qd: [1 / 0 if t > 1.0 else 6.0])


@TARGETS
def test_a_run_goes_on_from_another_s_end(target):
    """At any instant, at an event too, where the joint was just let go and is still at rest."""
    model, tau = mass(target), {"x": "9*sin(2*t) + y"}
    states = {"y": {"rate": "cos(5*t)", "start": 0.1}}
    whole = symgen.simulate(model, 5.0, tau=tau, states=states, **TIGHT)
    assert [event.kind for event in whole.events[:2]] == ["slip", "reversal"]
    for t in (whole.events[0].time, whole.events[1].time, 2.345):
        first = symgen.simulate(model, t, tau=tau, states=states, **TIGHT)
        again = {"y": {"rate": "cos(5*t)", "start": float(first.states["y"][-1])}}
        start = {"q": first.q[-1], "qd": first.qd[-1], "mode": first.mode[-1]}
        second = symgen.simulate(model, 5.0 - t, t0=t, tau=tau, states=again, **start, **TIGHT)
        assert len(first.events) + len(second.events) == len(whole.events)
        assert abs(second.q[-1, 0] - whole.q[-1, 0]) < 1e-10
        there = whole.at(t)
        assert abs(there.q[0] - first.q[-1, 0]) < 1e-11


@TARGETS
def test_a_joint_that_was_just_let_go_goes_on(target):
    """4.9 N between the kinetic 3 and the static 5: at rest it stays, just let go it moves by (4.9 - 3)/2 t^2/2."""
    still = symgen.simulate(mass(target), 1.0, tau=[4.9], **TIGHT)
    assert still.q[-1, 0] == 0.0
    moving = symgen.simulate(mass(target), 1.0, tau=[4.9], mode=[1], **TIGHT)
    assert abs(moving.q[-1, 0] - 0.475) < 1e-12
    assert moving.events == ()


@TARGETS
def test_an_event_elsewhere_in_the_same_instant_does_not_catch_it(target):
    """8 t reaches 5 N at 0.625 s, where a table of the other joint has a knot."""
    two = MASS.replace("name: x,", "name: a,") + MASS.splitlines()[-1].replace("name: x,", "name: b, parent: base,")
    table = (np.array([0.0, 0.625, 1.0]), np.array([0.0, 1.0, 0.0]))
    run = symgen.simulate(mass(target, two), 1.0, tau={"a": "8*t", "b": table}, **TIGHT)
    assert [(event.kind, event.joints) for event in run.events] == [("slip", ("a",))]
    assert run.renewals.tolist() == [0.625]
    assert run.q[-1, 0] == pytest.approx((5.0 - 3.0) / 2 * 0.375**2 / 2 + 4 * 0.375**3 / 6, abs=1e-12)


@TARGETS
@pytest.mark.parametrize(
    ("given", "status", "message", "end"),
    [
        ({"tau": {"x": "6 + sqrt(1 - t)"}}, 6, "tau of joint x is not finite", 1.0),
        ({"tau": {"x": "1/(t - 2)**3"}, "qd": [1.0]}, 5, "steps become too small", 2.0),
        ({"qd": [0.5], "mode": [-1]}, 2, "starts in mode -1 with a rate of 0.5", 0.0),
        ({"qd": [0.5], "mode": [0]}, 2, r"starts in mode \+0 with a rate of 0.5", 0.0),
        ({"states": {"y": {"rate": "log(1 - t)"}}}, 6, "the rate of state y is not finite", 1.0),
    ],
)
def test_what_cannot_go_on_says_what_when_and_where(target, given, status, message, end):
    with pytest.warns(SimulationWarning, match=message):
        run = symgen.simulate(mass(target), 5.0, rtol=1e-8, atol=1e-9, **given)
    assert run.status == status
    assert run.t[-1] == pytest.approx(end, abs=1e-3)
    assert len(run.t) >= 1


@TARGETS
def test_noise_that_no_step_resolves_comes_to_an_end(target):
    """A callable that is noise below the static limit: nothing moves, and the run ends."""
    rng = np.random.default_rng(0)
    run = symgen.simulate(mass(target), 1.0, tau=lambda t, q, qd: [rng.uniform(-4.0, 4.0)])
    assert run.t[-1] == 1.0
    assert run.q[-1, 0] == 0.0
    assert run.events == ()


def test_a_law_without_a_solution_ends_the_run_there():
    """A pin whose friction jams, coefficient radius > J/(m L), under a torque that grows: status 2 and the joint."""
    pin = """symgen: 1
name: jam
gravity: [0, 0, 0]
joints:
  - name: pin
    type: revolute
    place: {xyz: [0, 0, 0]}
    mass: 1
    com: [1, 0, 0]
    inertia: {zz: 0.01}
    friction: {coefficient: 1.2, static_coefficient: 1.2, normal: radial, radius: 1}
"""
    model = symgen.build_model(loads_chain(pin))
    with pytest.warns(SimulationWarning, match="joint pin"):
        run = symgen.simulate(model, 2.0, qd=[1.0], tau={"pin": "-2*t"})
    assert run.status in (2, 4, 5)
    assert run.message


def test_an_interrupt_keeps_what_there_is():
    """Ctrl-C between two calls of compiled code, here after the first."""
    calls = []

    def progress(t):
        calls.append(t)
        if len(calls) == 1:
            raise KeyboardInterrupt

    with pytest.warns(SimulationWarning, match="interrupted at t = "):
        run = symgen.simulate(mass(text=FREE + "forces: {x: -1e6*x}\n"), 1e3, q=[1.0], sample=1.0, progress=progress)
    assert 0.0 < run.t[-1] < 1e3
    assert len(run.t) > 1
    assert run.t[-1] == pytest.approx(calls[0])


def test_an_instant_outside_of_the_run_is_refused():
    run = symgen.simulate(mass(), 1.0, tau=[6.0])
    assert run.at(np.linspace(0.0, 1.0, 6).reshape(2, 3)).q.shape == (2, 3, 1)
    with pytest.raises(ArgumentError, match="at: instants must lie within"):
        run.at(1.5)
    with pytest.raises(SimulationError, match="fixed steps have none"):
        symgen.simulate(mass(), 1.0, tau=[6.0], method="interpolated").at(0.5)


@TARGETS
def test_a_run_continues_where_a_joint_was_just_let_go(target):
    """At its limit of 5 N the joint was let go, its rate is rounding against its mode: 2 x'' = 5 - 3 from rest."""
    run = symgen.simulate(mass(target), 2.0, qd=[-3e-17], mode=[1], tau=[5.0])
    assert (run.status, run.events) == (0, ())
    assert abs(run.q[-1, 0] - 2.0) < 1e-12
    with pytest.warns(SimulationWarning, match="against that mode"):
        assert symgen.simulate(mass(target), 2.0, qd=[-1e-6], mode=[1], tau=[5.0]).status == 2


NONE_LEFT = """symgen: 1
name: none_left
gravity: [0, -9.81, 0]
parameters: {mu: 0.3, mu_s: 0.4, k: 33.3, m: 2.7}
joints:
  - name: hung
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [0, 1, 0]}
    mass: m
    stiffness: k
    friction: {coefficient: mu, static_coefficient: mu_s, normal: [1, 0, 0]}
  - name: pushed
    type: prismatic
    parent: base
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: 2
    friction: {coefficient: mu, static_coefficient: mu_s, normal: [0, 1, 0]}
forces: {pushed: "3*sin(7*t)"}
"""


@TARGETS
def test_friction_that_is_set_to_zero_leaves_free_joints(target):
    """A mass in equilibrium to rounding stays; another under a force that begins at zero moves as without friction.

    The weight and the spring of the first differ by 3.6e-15 N. The second has 2 v = 3 (1 - cos 7t)/7.
    """
    model = event_model(loads_chain(NONE_LEFT), target)
    params = {"mu": 0.0, "mu_s": 0.0, "k": 87.68610301148979, "m": 3.165844880996367}
    hung = -params["m"] * 9.81 / params["k"]
    t = np.linspace(0.0, 0.5, 11)
    run = symgen.simulate(model, 0.5, q={"hung": hung}, params=params, sample=t)
    assert run.status == 0
    np.testing.assert_allclose(run.q[:, 0], hung, rtol=1e-14)
    np.testing.assert_allclose(run.q[:, 1], 1.5 / 7.0 * (t - np.sin(7.0 * t) / 7.0), atol=1e-9)
    assert not run.events


@TARGETS
def test_a_force_that_just_exceeds_the_static_level(target):
    """5 (1 + e) sin t passes 5 at arcsin(1/(1 + e)), for a moment of sqrt(8 e) s alone; 5 (1 - e) sin t never does.

    Near the top the force is flat: an error of rounding in it, 1e-15, moves the instant by 1e-15/(5 sqrt(2 e)) s.
    """
    model = mass(target)
    for excess in (1e-4, 1e-6, 1e-8, 1e-10):
        run = symgen.simulate(model, 2.0, tau={"x": f"{5.0 * (1.0 + excess)!r}*sin(t)"})
        assert run.events[0].kind == "slip"
        assert run.events[0].time == pytest.approx(math.asin(1.0 / (1.0 + excess)), abs=1e-10)
        assert not symgen.simulate(model, 2.0, tau={"x": f"{5.0 * (1.0 - excess)!r}*sin(t)"}).events


def test_a_motion_beyond_all_numbers_tells_of_no_step_length():
    """x'' = x^3/2 reaches infinity in finite time; there is no dt to make smaller."""
    with pytest.warns(SimulationWarning, match="grows beyond all numbers|steps become too small"):
        run = symgen.simulate(mass(text=FREE), 1e3, q=[1.0], tau={"x": "x**3"})
    assert run.status in (5, 6)
    assert "dt" not in run.message
