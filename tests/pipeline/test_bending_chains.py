"""Chains with bending links through every stage: checked, simulated, tuned and refused as their author wrote them."""

from __future__ import annotations

import numpy as np
import pytest

import symgen
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError
from symgen.formulate.chain_plan import fingerprint
from symgen.pipeline.load import as_mechanism

TEXT = """
symgen: 1
name: bending_arm
gravity: [0, -g, 0]
parameters: {g: 9.81, L: 0.8, mu: 2.0, EI: 40.0, GJ: 30.0, m: 0.5, zeta: 0.01}
inputs: [fx]
joints:
  - name: shoulder
    type: revolute
    place: {xyz: [0, 0, 0.1]}
    mass: m
    com: [L/2, 0.01, 0]
    friction: {static: 0.4, coulomb: 0.3}
    drive: {ratio: 20, inertia: 1e-4}
    flexible: {elements: 3, length: L, mass_per_length: mu, bending: [3*EI, EI], torsion: GJ,
               polar_inertia_per_length: 0.001, damping_ratio: zeta}
  - name: elbow
    type: revolute
    place: {mdh: {a: L, alpha: 0.3}}
    mass: 0.7
    com: [0.2, 0, 0]
    inertia: {zz: 0.01, yy: 0.01, xx: 0.001}
    friction: {coefficient: 0.1, normal: radial, radius: 0.02}
points:
  tip: {joint: elbow, at: [0.4, 0, 0]}
  middle: {joint: shoulder, at: [L/2, 0, 0]}
loads:
  - {point: middle, force: [fx, 0, 0]}
  - {joint: shoulder, moment: [0, 0, fx/10]}
"""


@pytest.fixture(scope="module")
def chain():
    return loads_chain(TEXT, "arm.yaml")


@pytest.fixture(scope="module")
def model(chain):
    return symgen.build_model(
        chain,
        functions=[
            "mass_matrix",
            "inverse_dynamics",
            "position",
            "step_interpolated",
            "decide",
            "friction_dynamics",
            "kinetic_energy",
            "damping_matrix",
            "potential_energy",
            "bias",
            "forward_dynamics",
        ],
    )


def test_the_check_passes(chain):
    names = ["mass_matrix", "bias", "forward_dynamics", "stiffness_matrix", "position"]
    report = symgen.check_model(chain, samples=8, functions=names, targets=[("numpy", "float64")])
    assert report.passed


def test_rods_are_straight_at_zero(model):
    """A link that does not bend is the rigid one: the points lie where the undeformed link has them."""
    q = np.zeros(len(model.q_names))
    np.testing.assert_allclose(model.position("middle", q), [0.4, 0.0, 0.1], atol=1e-15)
    np.testing.assert_allclose(model.position("tip", q), [1.2, 0.0, 0.1], atol=1e-15)


@pytest.mark.parametrize(("bent", "holds"), [(1e-3, True), (2e-2, False)])
def test_friction_acts_at_the_first_rod(model, bent, holds):
    """A spring of EI/D = 100 N m/rad, let go without gravity: 0.4 N m of static friction hold 0.1 N m and not 2 N m."""
    n, spring = len(model.q_names), model.q_names.index("shoulder_e2_z")
    q = np.zeros(n)
    q[spring] = bent
    keys = {"method": "interpolated", "dt": 1e-4, "params": {"g": 0.0}}
    run = symgen.simulate(model, 0.02, q=q, qd=np.zeros(n), **keys)
    assert run.status in (0, 3)
    assert bool(np.all(run.q[:, 0] == 0.0)) == holds
    assert np.ptp(run.q[:, spring]) > 0.1 * bent
    assert run.energy_error < 1e-6 * np.max(np.abs(run.energy))


def test_senseless_parameters_are_named_as_written(model):
    q = np.zeros(len(model.q_names))
    with pytest.raises(ArgumentError, match=r"joints\.shoulder\.flexible\.mass_per_length: the mass per length is -1"):
        model.mass_matrix(q, params={"mu": -1.0})
    assert not np.allclose(model.mass_matrix(q, params={"mu": 3.0}), model.mass_matrix(q))


def test_plans_belong_to_the_chain_as_written(chain):
    assert fingerprint(assemble(as_mechanism(chain))) == fingerprint(assemble(chain))
    assert symgen.emit_sources(chain) == symgen.emit_sources(as_mechanism(chain).chain)


def test_pseudo_joints_take_no_force(model):
    n = len(model.q_names)
    tau = np.zeros(n)
    tau[1] = 1.0
    with pytest.raises(ArgumentError, match="shoulder_e1_y"):
        model.forward_dynamics(np.zeros(n), np.zeros(n), tau)
