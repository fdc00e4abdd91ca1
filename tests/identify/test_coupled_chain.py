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


def test_load_dependent_friction_of_a_coupled_joint_is_not_fitted():
    text = RACK.replace("friction: {coulomb: 2, viscous: 0.7}", "friction: {coefficient: 0.2, normal: [0, 1, 0]}")
    with pytest.raises(ArgumentError, match=r"friction of slide depends on a load.*let slide have the coordinate"):
        identify.inertial(loads_chain(text), {"t": np.arange(3.0), "q": np.zeros((3, 2)), "tau": np.zeros((3, 2))})
