"""Parameters of coupled bodies from motions of their coordinates."""

from __future__ import annotations

import numpy as np
import pytest

import symgen
from symgen import identify
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError

RACK = """
symgen: 1
name: rack
gravity: [0, -9.81, 0]
parameters: {r: {value: 0.05, constant: true}}
joints:
  - {name: arm, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1.2, com: [0.2, 0, 0], inertia: {zz: 0.02},
     friction: {coulomb: 0.6, viscous: 0.05}}
  - {name: pinion, type: revolute, parent: arm, place: {xyz: [0.3, 0, 0]}, inertia: {zz: 0.002},
     friction: {coulomb: 0.1}}
  - {name: slide, type: prismatic, parent: arm, place: {xyz: [0.3, -r, 0], axis: [1, 0, 0]}, mass: 0.8,
     com: [0.02, 0.01, 0], inertia: {zz: 0.001}, stiffness: 20, friction: {coulomb: 2, viscous: 0.7}}
coupled: {slide: r*pinion + 0.01*sin(pinion)}
"""


def test_masses_springs_and_friction_of_a_coupled_slide():
    """From torques of the numeric laws without noise: what is estimated is what the chain says, to rounding."""
    chain = loads_chain(RACK)
    t = np.linspace(0.0, 10.0, 201)
    phases = np.array([1.3, 2.2]), np.array([3.1, 0.7])
    q = np.stack([0.8 * np.sin(phases[0][0] * t) + 0.3 * np.sin(phases[1][0] * t), 2 * np.sin(phases[0][1] * t)], 1)
    q[:, 1] += np.cos(phases[1][1] * t)
    qd = np.stack([1.04 * np.cos(1.3 * t) + 0.93 * np.cos(3.1 * t), 4.4 * np.cos(2.2 * t) - 0.7 * np.sin(0.7 * t)], 1)
    qdd = np.stack(
        [-1.352 * np.sin(1.3 * t) - 2.883 * np.sin(3.1 * t), -9.68 * np.sin(2.2 * t) - 0.49 * np.cos(0.7 * t)], 1
    )
    model = symgen.build_model(chain, "numpy", functions=["friction_inverse_dynamics"])
    tau = model.friction_inverse_dynamics(q, qd, qdd)[0]
    found = identify.inertial(chain, {"t": t, "q": q, "qd": qd, "qdd": qdd, "tau": tau}).estimates
    wanted = {
        "m(slide)": 0.8,
        "slide_coulomb": 2.0,
        "slide_stiffness": 20.0,
        "slide_viscous": 0.7,
        "pinion_coulomb": 0.1,
    }
    assert {name: found[name] for name in wanted} == pytest.approx(wanted, rel=1e-8)


WRIST = """
symgen: 1
name: wrist
gravity: [0, 0, 0]
joints:
  - {name: roll, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 0.3}, friction: {coulomb: 0.2}}
  - {name: pitch, type: revolute, parent: base, place: {xyz: [1, 0, 0]}, inertia: {zz: 0.2}}
  - {name: left, type: revolute, parent: base, place: {xyz: [0, 1, 0]}, inertia: {zz: 0.01},
     friction: {coulomb: 0.5, viscous: 0.05}}
  - {name: right, type: revolute, parent: base, place: {xyz: [0, -1, 0]}, inertia: {zz: 0.01}, friction: {coulomb: 0.4}}
coupled: {left: roll + pitch, right: roll - pitch}
"""


def test_friction_of_a_differential():
    """Forces by the closed form tau = M qdd + g' f, without noise; where left rests they are those of an unknown f."""
    t = np.linspace(0.0, 8.0, 161)
    q = np.stack([np.sin(1.3 * t), 0.7 * np.sin(2.1 * t + 0.4)], 1)
    qd = np.stack([1.3 * np.cos(1.3 * t), 1.47 * np.cos(2.1 * t + 0.4)], 1)
    qdd = np.stack([-1.69 * np.sin(1.3 * t), -3.087 * np.sin(2.1 * t + 0.4)], 1)
    rests = slice(40, 60)
    qd[rests, 1], qdd[rests, 1] = -qd[rests, 0], -qdd[rests, 0]
    left, right = qd.sum(axis=1), qd[:, 0] - qd[:, 1]
    f_left, f_right = 0.5 * np.sign(left) + 0.05 * left, 0.4 * np.sign(right)
    f_left[rests] = 0.3  # anything below the static limit
    tau = qdd * [0.32, 0.22] + np.stack([f_left + f_right + 0.2 * np.sign(qd[:, 0]), f_left - f_right], 1)
    result = identify.inertial(loads_chain(WRIST), {"t": t, "q": q, "qd": qd, "qdd": qdd, "tau": tau})
    wanted = {"left_coulomb": 0.5, "left_viscous": 0.05, "right_coulomb": 0.4, "roll_coulomb": 0.2}
    assert {name: result.estimates[name] for name in wanted} == pytest.approx(wanted, rel=1e-8)
    assert any("20 samples of the coordinates of left left out" in remark for remark in result.remarks)


def test_a_test_of_one_joint_shows_the_friction_of_what_moves_with_it():
    """pitch moves left and right with it: 0.5 + 0.4 N m."""
    way = np.repeat([1.0, -1.0], 4)
    tests = {"load_pitch": np.zeros(8), "direction_pitch": way, "tau_pitch": 0.9 * way}
    found = identify.friction(loads_chain(WRIST), tests, terms=["coulomb"])
    assert found.estimates["pitch_coulomb"] == pytest.approx(0.9, rel=1e-12)
    assert any("friction together with that of left, right" in remark for remark in found.remarks)


def test_load_dependent_friction_of_a_coupled_joint_is_not_fitted():
    text = RACK.replace("friction: {coulomb: 2, viscous: 0.7}", "friction: {coefficient: 0.2, normal: [0, 1, 0]}")
    with pytest.raises(ArgumentError, match=r"friction of slide depends on a load.*let slide have the coordinate"):
        identify.inertial(loads_chain(text), {"t": np.arange(3.0), "q": np.zeros((3, 2)), "tau": np.zeros((3, 2))})
