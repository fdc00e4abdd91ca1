"""Switching functions and applied forces against formulas and against independent derivations."""

from __future__ import annotations

import numpy as np
import pytest
from friction_chains import TARGETS, friction_data, scalar_screw, xy_table

import symgen
from symgen.describe.load import loads_chain

PAPER = friction_data()["dupont_screw"]["a_paper"]
BRACKET = """symgen: 1
name: bracket
gravity: [0, -9.81, 0]
inputs: [fx]
joints:
  - name: s
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: 2
    friction: {coefficient: 0.2, static_coefficient: 0.3, normal: [0, 1, 0], span: 0.4}
  - name: b
    type: revolute
    place: {xyz: [0.1, 0.2, 0]}
    mass: 1
    com: [0.3, 0, 0]
    inertia: {zz: 0.02}
    friction: {static: 0.3, coulomb: 0.2}
points: {tip: {joint: b, at: [0.5, 0.1, 0]}}
loads: [{point: tip, force: [fx, 2, 0]}, {joint: b, moment: [0, 0, 1]}]
forces: {s: "where(t < 1, 2, -1)*abs(d(b))"}
potential: 3*(s - 0.2*t)**2/2
"""


@pytest.mark.parametrize("target", TARGETS)
def test_the_table_s_slot_carries_m1_times_the_acceleration_of_the_table(target):
    """Dupont's X-Y table: y'' = F_2/(m1 + m2), N = m1 y'' signed; margins of 0.3 |N| around F_1 at rest."""
    model = symgen.build_model(xy_table(), target, functions=["switching_functions"])
    for force in (50.0, -20.0):
        load = 10.0 * force / 40.0
        rate, lower, upper, loads, status = model.switching_functions([0, 0], [1.0, -0.5], [force, 0.2], [1, -1])
        assert rate.tolist() == [0.0, 0.5]  # the table has no friction
        assert loads[1] == pytest.approx([load, 0.0, 0.0], rel=1e-13)
        assert not np.any([lower, upper])
        assert status in (0, 3)
        rate, lower, upper, loads, _ = model.switching_functions([0, 0], [1.0, 0.0], [force, 0.2], [1, 0])
        assert not np.any(rate)
        assert not np.any(loads)
        assert [lower[1], upper[1]] == pytest.approx([0.2 + 0.3 * abs(load), 0.3 * abs(load) - 0.2], rel=1e-13)


@pytest.mark.parametrize("target", TARGETS)
def test_the_screw_s_load_is_zero_where_the_data_say(target):
    """tau_l = m l^2 qdd passes through zero with the motor's torque, for the load has no gravity."""
    model = symgen.build_model(scalar_screw(0.0, static_efficiency=None), target, functions=["switching_functions"])
    for event in PAPER["events"]:
        if event["kind"] == "normal_sign":
            signs = []
            for dt in (-1e-3, 1e-3):
                tau = 750.0 * np.sin(4.0 * (event["t"] + dt))
                mode = int(np.sign(event["v"]))
                signs.append(model.switching_functions([event["q"]], [event["v"]], [tau], [mode])[3][0, 2])
            assert signs[0] * signs[1] < 0.0


@pytest.mark.parametrize("target", TARGETS)
def test_applied_forces_are_virtual_work(target):
    """Q = J' F + G_r' T + forces from the emitted Jacobian; pull and V of the chain's own potential."""
    model = symgen.build_model(
        loads_chain(BRACKET), target, functions=["applied_forces", "influence", "switching_functions"]
    )
    q, qd, more = [0.1, 0.4], [0.3, -0.7], {"inputs": [1.5], "t": 0.3}
    Q, pull, V = model.applied_forces(q, qd, **more)
    G, _ = model.influence("tip", q, **more)
    assert pytest.approx(G.T @ [1.5, 2.0, 0.0] + [2.0 * 0.7, 1.0], rel=1e-13) == Q
    assert pull == pytest.approx([-3.0 * (0.1 - 0.06), 0.0], rel=1e-13)
    assert pytest.approx(1.5 * 0.04**2, rel=1e-12) == V


@pytest.mark.parametrize("target", TARGETS)
def test_conditions_of_the_chain_stand_behind_the_loads(target):
    """t - 1 and d(b); a slide with a span has two signed loads, whose sum is the weight on it."""
    model = symgen.build_model(loads_chain(BRACKET), target, functions=["switching_functions", "friction_dynamics"])
    more = {"inputs": [0.0], "t": 0.3}
    found = model.switching_functions([0.1, 0.4], [0.3, 0.0], [0.0, 0.0], [1, 0], **more)
    assert found[4].tolist() == [0.3 - 1.0, 0.0]
    loads = found[3][0]
    assert abs(loads[0] + loads[1]) == pytest.approx(3 * 9.81 - 2.0, rel=1e-12)  # b is held: weights less the load
    assert loads[2] == 0.0


def test_check_judges_both():
    """Emitted code, the definition and the literal law agree."""
    report = symgen.check_model(
        loads_chain(BRACKET), samples=100, seed=0, functions=["switching_functions", "applied_forces"]
    )
    assert report.passed
