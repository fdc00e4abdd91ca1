"""Maps between motors and coordinates of linkages that are driven at dependent joints."""

from __future__ import annotations

import numpy as np
import pytest
from linkages import NUMBERS, boom_with_screw, four_bar

import symgen
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.reference.coupled_mechanics import mechanics_of

ARM = """
symgen: 1
name: arm
gravity: [0, -9.81, 0]
parameters: {h: {value: 0.005, unit: m/rad}}
joints:
  - {name: boom, type: revolute, place: {xyz: [0, 0, 0]}, mass: 3, com: [0.3, 0, 0], inertia: {zz: 0.1}}
  - {name: stick, type: revolute, place: {xyz: [0.6, 0, 0]}, mass: 2, com: [0.2, 0, 0], inertia: {zz: 0.05}}
  - {name: c1, type: revolute, parent: base, actuated: false, place: {xyz: [0.2, -0.3, 0]}, mass: 0.5, com: [0.1, 0, 0]}
  - {name: s1, type: prismatic, actuated: false, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 0.3,
     drive: {lead: h, inertia: 0.00002}}
  - {name: c2, type: revolute, parent: base, actuated: false, place: {xyz: [-0.1, 0.2, 0]}, mass: 0.5, com: [0.1, 0, 0]}
  - {name: s2, type: prismatic, actuated: false, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 0.3,
     drive: {lead: h, inertia: 0.00002}}
loops:
  - {name: A, type: revolute, between: [{joint: s1}, {joint: boom, at: [0.4, -0.05, 0]}], branch: right}
  - {name: B, type: revolute, between: [{joint: s2}, {joint: stick, at: [0.1, 0.15, 0]}], branch: right}
"""
"""Two links that two spindles move, the second one from the base: its motor feels both joints."""

MAPS = ["motor_from_joint", "joint_from_motor", "joint_torque_from_motor", "motor_torque_from_joint"]

EXACT = 1e-12
"""Relative: sums of a few products of numbers of order one, systems of two equations."""


@pytest.fixture(scope="module")
def chain():
    return loads_chain(ARM)


@pytest.mark.parametrize("target", ["numpy", "reference"])
def test_maps_are_those_of_the_multipliers(chain, target):
    model, judge = symgen.build_model(chain, target, functions=[*MAPS, "coordinate_influence"]), mechanics_of(chain)
    q, values = np.array([0.3, -0.4]), np.array([100.0, 150.0])
    for name, arguments in zip(MAPS, [(q,), (q, values), (q, values), (q, values)], strict=True):
        found, wanted = (getattr(opinion, name)(*arguments) for opinion in (model, judge))
        for x, y in zip(found, wanted, strict=True) if isinstance(found, tuple) else [(found, wanted)]:
            assert np.max(np.abs(x - y)) <= EXACT * np.max(np.abs(y))
    for x, y in zip(model.coordinate_influence(q), judge.coordinate_influence(q), strict=True):
        assert np.max(np.abs(x - y)) <= EXACT * max(1.0, np.max(np.abs(y)))


def test_steps_of_newton_s_method_find_the_coordinates(chain):
    model = symgen.build_model(chain, "numpy", functions=MAPS[:2])
    goal, q = np.array([0.5, -0.2]), np.array([0.3, -0.4])
    motor, _ = model.motor_from_joint(goal)
    errors = []
    for _ in range(5):
        q, off = model.joint_from_motor(q, motor)
        errors.append(np.max(np.abs(off)))
    assert np.max(np.abs(q - goal)) < EXACT
    assert errors[3] < 1e-3 * errors[2] < 1e-4 * errors[1]


def test_power_is_the_same_on_both_sides(chain):
    model = symgen.build_model(chain, "numpy", functions=MAPS)
    q, qd, torque = np.array([0.2, 0.1]), np.array([0.7, -1.1]), np.array([2.0, -3.0])
    tau, (_, J) = model.joint_torque_from_motor(q, torque), model.motor_from_joint(q)
    assert abs(tau @ qd - torque @ (J @ qd)) < EXACT * abs(tau @ qd)
    assert np.max(np.abs(model.motor_torque_from_joint(q, tau) - torque)) < EXACT * 10


def test_the_ratio_of_a_screw_in_a_triangle():
    case = NUMBERS["boom_with_screw"]
    model = symgen.build_model(boom_with_screw(), "numpy", functions=["motor_from_joint", "mass_matrix"])
    _, J = model.motor_from_joint([case["state"]["theta"]])
    assert abs(J[0, 0] - case["expected"]["ratio_motor_to_boom"]) < EXACT * J[0, 0]
    assert abs(model.mass_matrix([case["state"]["theta"]])[0, 0] - case["expected"]["I_star"]) < EXACT * 124.0


def test_chains_driven_at_their_coordinates_have_no_maps():
    assert not {*MAPS} & {*signatures(assemble(four_bar()))}
