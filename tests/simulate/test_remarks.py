"""Warnings about runs that went through: chattering dead bands, limits that were left."""

from __future__ import annotations

import math
import warnings

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import SimulationWarning

MASS = """symgen: 1
name: hunting
gravity: [0, 0, 0]
joints:
  - name: carriage
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: 1
    friction: {coulomb: 1, static: 1.5}
"""


def pid(dt, kp=100.0, ki=200.0, kd=20.0):
    """A controller that hunts: its integral winds up while the mass sticks, and takes it past the goal."""
    total = 0.0

    def law(t, q, qd):
        nonlocal total
        total += (1.0 - q[0]) * dt
        return [kp * (1.0 - q[0]) + ki * total - kd * qd[0]]

    return law


def sticks(run):
    return sum(event.kind == "stick" for event in run.events)


def test_a_dead_band_that_chatters_is_told_of():
    """At 1 ms the band, dt F_s/m = 1.5 mm/s, is three times what a step gains at breakaway, dt (F_s - F_k)/m."""
    model = symgen.build_model(loads_chain(MASS))
    with pytest.warns(SimulationWarning, match="caught joints in the step after .*: carriage [0-9]+ times") as told:
        karnopp = symgen.simulate(model, 8.0, tau=pid(1e-3), method="karnopp", dt=1e-3)
    (message,) = [str(warning.message) for warning in told]
    assert "take method 'interpolated'" in message
    slips = [event.time for event in karnopp.events if event.kind == "slip"]
    stops = [event.time for event in karnopp.events if event.kind == "stick"]
    at_once = sum(any(math.isclose(stop - slip, 1e-3, rel_tol=1e-6) for stop in stops) for slip in slips)
    assert f"carriage {at_once} times" in message
    with warnings.catch_warnings():
        warnings.simplefilter("error", SimulationWarning)
        interpolated = symgen.simulate(model, 8.0, tau=pid(1e-3), method="interpolated", dt=1e-3)
        narrow = loads_chain(MASS.replace("static: 1.5", "static: 1.5, dead_band: 1.0e-4"))
        bands = symgen.simulate(symgen.build_model(narrow), 8.0, tau=pid(1e-3), method="karnopp", dt=1e-3)
    assert sticks(karnopp) > 4 * sticks(interpolated) > 0
    assert sticks(bands) == sticks(interpolated)


LIMITED = """symgen: 1
name: limited
parameters: {reach: 0.4}
gravity: [0, 0, 0]
joints:
  - name: x
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: 1
    limits: {lower: -reach, upper: reach}
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0, 0, 0], inertia: {zz: 1}, limits: {lower: -1}}
"""


@pytest.mark.parametrize("method", ["events", "karnopp", "interpolated"])
@pytest.mark.parametrize("target", ["c", "numpy"])
def test_limits_that_are_left_are_told_of_once(method, target):
    """x = t and a = -2 t leave theirs at 0.4 and 0.5 s; x comes back and leaves again."""
    rubs = LIMITED.replace("mass: 1\n", "mass: 1\n    friction: {coulomb: 1.0e-9}\n", 1)
    chain = loads_chain(LIMITED if method == "events" else rubs)
    model = symgen.build_model(chain, target)
    options = {} if method == "events" else {"dt": 1e-3 if target == "c" else 1e-2}
    force = (np.array([0.0, 0.5, 0.5, 1.5, 1.5, 3.0]), np.array([0.0, 0.0, -2.0, -2.0, 2.0, 2.0]))
    with pytest.warns(SimulationWarning, match="limits were left") as told:
        run = symgen.simulate(model, 3.0, qd=[1.0, -2.0], tau={"x": force}, method=method, sample=0.5, **options)
    (message,) = [str(warning.message) for warning in told]
    assert run.status == 0
    assert run.message == ""
    x, a = message.split(": ")[1].split("; ")
    assert x.startswith("x at t = 0.4")
    assert "outside of -0.4 to 0.4" in x
    assert a.startswith("a at t = 0.5")
    assert " rad, outside of -1 to inf" in a
    assert 0.4 <= float(x.split(" with ")[1].split(" m")[0]) < 0.4011 + options.get("dt", 0.0)
    with warnings.catch_warnings():
        warnings.simplefilter("error", SimulationWarning)
        symgen.simulate(model, 0.3, qd=[1.0, -2.0], method=method, **options)
    with pytest.warns(SimulationWarning, match="outside of -0.2 to 0.2"):
        symgen.simulate(model, 0.3, qd=[1.0, -2.0], method=method, params={"reach": 0.2}, **options)


FRICTIONLESS = """symgen: 1
name: frictionless
parameters: {mu: 0, k: 0}
gravity: [0, 0, 0]
joints:
  - name: x
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: 2
    stiffness: 8
    friction: {coulomb: mu, static: 2*mu, viscous: mu}
    drive: {inertia: 1, loss: [k, k]}
"""


def test_friction_whose_values_are_zero_moves_smoothly():
    """3 kg on 8 N/m: a cosine; with a value for a parameter it loses energy, and the ledger knows it."""
    needed = ["step_interpolated", "friction_dynamics", "decide", "forward_dynamics", "kinetic_energy"]
    model = symgen.build_model(loads_chain(FRICTIONLESS), functions=[*needed, "potential_energy"])
    run = symgen.simulate(model, 2.0, q=[0.1], method="events")
    assert run.q[-1, 0] == pytest.approx(0.1 * math.cos(2.0 * math.sqrt(8 / 3)), abs=1e-9)
    steps = symgen.simulate(model, 2.0, q=[0.1], method="interpolated")
    assert steps.q[-1, 0] == pytest.approx(run.q[-1, 0], abs=1e-9)
    for name in ("mu", "k"):
        lossy = symgen.simulate(model, 2.0, q=[0.1], method="events", params={name: 0.1})
        assert lossy.dissipated[-1] > 1e-3
        assert lossy.energy_error < 1e-10


FLYWHEEL = """symgen: 1
name: flywheel
gravity: [0, 0, 0]
joints:
  - {name: yaw, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}}
  - {name: roll, type: revolute, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 4, com: [0.02, 0.01, -0.01],
     inertia: {xx: 0.05, yy: 0.08, zz: 0.11, xy: 0.004}}
"""


def test_a_free_body_keeps_its_energy_to_the_tolerance():
    """No work is done, and the energy in play is that of the motion: rounding and tolerances are no loss."""
    model = symgen.build_model(loads_chain(FLYWHEEL), "numpy")
    with warnings.catch_warnings():
        warnings.simplefilter("error", SimulationWarning)
        for given in ({"qd": [2.0, 1.0]}, {"qd": [2.0, 1.0], "rtol": 1e-4}, {"qd": [1e-9, 0.0]}, {}):
            run = symgen.simulate(model, 3.0, **given)
            assert np.max(np.abs(run.work_in)) == np.max(np.abs(run.dissipated)) == 0.0
