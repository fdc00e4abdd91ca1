"""`armature`: inertia on the diagonal of M alone, as MuJoCo, Drake and Pinocchio have it."""

import numpy as np
import pytest

import symgen
from symgen.derive.equations import derive_equations
from symgen.describe.assemble import assemble
from symgen.describe.evaluate import evaluate
from symgen.describe.load import loads_chain
from symgen.errors import ChainError
from symgen.reference.batched_newton_euler import ManyStates
from symgen.reference.mechanics import Mechanics
from symgen.report.recursion import recursion_of

ARM = """symgen: 1
name: arm
gravity: [0, 0, -9.81]
parameters: {Ib: 0.04}
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2, com: [0.1, 0, 0.05],
     inertia: {xx: 0.01, yy: 0.02, zz: 0.02}, armature: 0.06}
  - {name: b, type: revolute, place: {xyz: [0.1, 0, 0.2], axis: [0, 1, 0]}, mass: 1.5, com: [0.15, 0, 0],
     inertia: {xx: 0.003, yy: 0.015, zz: 0.015}, armature: Ib}
  - {name: c, type: revolute, place: {xyz: [0.3, 0, 0], axis: [0, 1, 0]}, mass: 0.8, com: [0.1, 0, 0],
     inertia: {xx: 0.001, yy: 0.004, zz: 0.004}, armature: 0.02}
"""
Q, QD, TAU = [0.3, -0.4, 0.9], [1.0, -0.5, 2.0], [1.0, 2.0, 0.5]

M = [[0.373864002833, 0, 0], [0, 0.202587278477, 0.026918639238], [0, 0.026918639238, 0.032]]
QDD = [3.011064082332, 33.329363297569, 8.368259619287]
"""Pinocchio 4.1 with `armature` (0.06, 0.04, 0.02), to twelve digits behind the point."""
PRINTED = 1e-11


@pytest.fixture(scope="module")
def arm():
    return loads_chain(ARM)


@pytest.mark.parametrize("target", ["numpy", "reference"])
def test_inertia_matrix_and_accelerations_are_those_of_pinocchio(arm, target):
    model = symgen.build_model(arm, target, functions=["mass_matrix", "forward_dynamics"])
    np.testing.assert_allclose(model.mass_matrix(Q), M, atol=PRINTED)
    np.testing.assert_allclose(model.forward_dynamics(Q, QD, TAU), QDD, atol=PRINTED)


def test_references_agree_with_pinocchio(arm):
    mechanics = Mechanics(arm)
    np.testing.assert_allclose(mechanics.mass_matrix(Q), M, atol=PRINTED)
    np.testing.assert_allclose(mechanics.forward_dynamics(Q, QD, TAU), QDD, atol=PRINTED)
    columns = [np.array(x)[:, None] for x in (Q, QD, QDD)]
    many = ManyStates(arm, lambda e: evaluate(e, {"Ib": 0.04}), 1)
    np.testing.assert_allclose(many.needed(*columns).smooth[:, 0], TAU, atol=PRINTED)


def test_page_has_the_armature_in_the_force_of_its_joint(arm):
    torques = recursion_of(derive_equations(assemble(arm))).torques
    assert ["Ib" in str(torque) for torque in torques] == [False, True, False]


def test_a_rotor_is_given_once():
    twice = ARM.replace("armature: Ib", "armature: Ib, drive: {ratio: 50, inertia: 1e-5}")
    with pytest.raises(ChainError, match=r":\d+:\d+: joints\.b\.armature: the rotor is given twice"):
        loads_chain(twice)
    with pytest.raises(ChainError, match=r"joints\.b\.armature: the armature is -1; it must be at least 0"):
        loads_chain(ARM.replace("armature: Ib", "armature: -1"))
    with pytest.raises(ChainError, match="an armature, on the diagonal of M alone, stands beside"):
        loads_chain(ARM.replace("armature: Ib", "drive: {armature: 1}"))


def test_it_is_written_back(arm):
    assert loads_chain(arm.to_yaml()) == arm
