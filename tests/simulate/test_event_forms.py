"""Events against closed forms: a belt, a pendulum on a dry pin, releases, stops that follow each other closely."""

from __future__ import annotations

import mpmath
import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain

TIGHT = {"rtol": 1e-12, "atol": 1e-14}
BELT = """symgen: 1
name: belt
gravity: [0, 0, 0]
joints:
  - {name: belt, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, motion: 0.1*t}
  - name: x
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: 1
    friction: {coulomb: 1, static: 1.5}
forces: {x: -(x + belt)}
"""
PENDULUM = """symgen: 1
name: pendulum
gravity: [0, -9.81, 0]
joints:
  - name: swing
    type: revolute
    place: {xyz: [0, 0, 0]}
    mass: 1
    com: [0, -0.5, 0]
    inertia: {zz: 0.02}
    friction: {coulomb: 0.3}
"""
SLIDE = """symgen: 1
name: mass
gravity: [0, 0, 0]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, friction: {coulomb: 3, static: FS}}
"""
TARGETS = pytest.mark.parametrize("target", ["c", "numpy"])


def slide(static, target="c"):
    return symgen.build_model(loads_chain(SLIDE.replace("FS", str(static))), target)


def test_a_belt_has_its_period_for_a_thousand_seconds():
    """Slip for 2/w (pi - arctan((F_s - F_k) w/(k v))), stick for 2 (F_s - F_k)/(k v), the first slip at F_s/(k v).

    k = m = 1. Errors of the tolerance in each of the 73 periods add up to some 1e-11 s.
    """
    run = symgen.simulate(symgen.build_model(loads_chain(BELT)), 1000.0, sample=[1000.0], **TIGHT)
    slip, stick = 2.0 * (np.pi - np.arctan(0.5 / 0.1)), 10.0
    starts = np.array([event.time for event in run.events if event.kind == "slip"])
    stops = np.array([event.time for event in run.events if event.kind == "stick"])
    assert len(run.events) == len(starts) + len(stops) == 146
    known = 15.0 + (slip + stick) * np.arange(len(starts))
    assert np.max(np.abs(starts - known)) < 1e-10
    assert np.max(np.abs(stops - (known + slip)[: len(stops)])) < 1e-10
    assert known[-1] + slip + stick > 1000.0


@TARGETS
def test_a_pendulum_on_a_dry_pin(target):
    """Turning angles by the energy that friction takes, times by quadrature of dt = dq/qd (tanh-sinh, 30 digits)."""
    run = symgen.simulate(symgen.build_model(loads_chain(PENDULUM), target), 20.0, q=[1.2], **TIGHT)
    inertia, weight, torque = 0.02 + 0.25, 9.81 * 0.5, 0.3
    angle, time, known = mpmath.mpf("1.2"), mpmath.mpf(0), []
    with mpmath.workdps(30):
        while weight * mpmath.sin(abs(angle)) > torque:
            sense = -mpmath.sign(angle)

            def energy(q, start=angle, sense=sense):
                return weight * (mpmath.cos(q) - mpmath.cos(start)) - torque * sense * (q - start)

            low, high = -angle, mpmath.mpf(0)
            stop = mpmath.findroot(energy, (low, high), solver="anderson")
            time += mpmath.quad(lambda q: 1 / mpmath.sqrt(abs(2 * energy(q)) / inertia), [angle, 0, stop]) * sense
            known.append((float(time), float(stop)))
            angle = stop
    events = [event for event in run.events if event.kind in ("reversal", "stick")]
    assert [event.kind for event in events] == ["reversal"] * (len(known) - 1) + ["stick"]
    for event, (time, stop) in zip(events, known, strict=True):
        assert abs(event.time - time) < 1e-10
        assert abs(event.q[0] - stop) < 1e-10
        assert event.qd == (0.0,)
    assert run.q[-1, 0] == events[-1].q[0]


@TARGETS
def test_a_release_without_a_drop(target):
    """F_s = F_k: rate and acceleration are zero at breakaway, and x = c (t - t1)^3/(6 m) after it; one event."""
    run = symgen.simulate(slide(3, target), 4.0, tau={"x": "2*t"}, **TIGHT)
    assert [(event.kind, event.joints) for event in run.events] == [("slip", ("x",))]
    assert abs(run.events[0].time - 1.5) < 1e-12
    assert run.events[0].mode == (1,)
    assert run.events[0].before == (0,)
    assert abs(run.q[-1, 0] - 2.0 * 2.5**3 / 12.0) < 1e-10


@TARGETS
@pytest.mark.parametrize("excess", [1e-3, 1e-6, 1e-9])
def test_a_force_that_just_suffices(target, excess):
    """The margin dips below zero for sqrt(excess) s within a long step; it lets go on the way down."""
    run = symgen.simulate(slide(5, target), 3.0, tau={"x": f"5*(1 + {excess} - (t - 1)**2)"}, sample=[3.0], **TIGHT)
    assert run.events[0].kind == "slip"
    assert abs(run.events[0].time - (1.0 - np.sqrt(excess))) < 1e-7  # a flat crossing: rounding of 1e-16 over a slope


@pytest.mark.parametrize(("target", "end"), [("c", 300.0), ("numpy", 30.0)])
def test_a_force_that_does_not_suffice(target, end):
    """Every maximum stays 1e-4 N below the limit, wherever it lies within a step."""
    run = symgen.simulate(slide(5, target), end, tau={"x": "4.9999*sin(7*t)"}, sample=[end], **TIGHT)
    assert run.events == ()
    assert run.q[-1, 0] == 0.0


@TARGETS
def test_several_stops_in_one_step_come_in_order(target):
    """Three masses that friction alone slows down stop at m v/F_k: 0.5, 0.5 + 1e-9 and 0.51 s."""
    joint = "  - {name: NAME, type: prismatic, parent: base, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1,"
    text = "symgen: 1\nname: three\ngravity: [0, 0, 0]\njoints:\n" + "".join(
        joint.replace("NAME", name) + " friction: {coulomb: 2}}\n" for name in "abc"
    )
    rates = [1.02, 1.0, 1.0 + 2e-9]
    run = symgen.simulate(symgen.build_model(loads_chain(text), target), 1.0, qd=rates, **TIGHT)
    assert [(event.kind, event.joints) for event in run.events] == [("stick", (name,)) for name in "bca"]
    times = [event.time for event in run.events]
    assert np.max(np.abs(np.subtract(times, [0.5, 0.5 + 1e-9, 0.51]))) < 1e-13
    assert np.max(np.abs(run.q[-1] - np.square(rates) / 4.0)) < 1e-12


@TARGETS
def test_equal_instants_are_one_decision(target):
    """Two equal masses stop in the same instant, and share the event."""
    text = SLIDE.replace("FS", "3").replace("name: x,", "name: a,") + SLIDE.splitlines()[-1].replace(
        "name: x,", "name: b, parent: base,"
    ).replace("FS", "3")
    run = symgen.simulate(symgen.build_model(loads_chain(text), target), 1.0, qd=[1.0, 1.0], **TIGHT)
    assert [(event.kind, event.joints) for event in run.events] == [("stick", ("a", "b"))]
