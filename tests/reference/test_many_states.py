"""Mechanics over many states against the plain one, state by state."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest
from random_chains import random_chain
from test_friction_law import rubbing
from zoo import e

from symgen.describe.chain import Chain, Drive, Parameter
from symgen.describe.evaluate import parameter_defaults
from symgen.reference.batched_newton_euler import ManyStates
from symgen.reference.expressions import evaluate
from symgen.reference.friction import FrictionReference
from symgen.reference.friction_residuals import Claims, judge
from symgen.reference.joined_law import tree_modes
from symgen.reference.mechanics import Mechanics
from tests.seeds import seeds

COUNT = 6


def plain(chain: Chain) -> Chain:
    """Bodies, rotors and gravity alone."""
    joints = []
    draw = random.Random(1)
    for joint in chain.joints:
        drive = None
        if joint.type != "fixed" and draw.random() < 0.6:
            drive = Drive(ratio=e(draw.uniform(2, 9)), inertia=e(0.01), loss=(e(0.3), e(0.2)))
        joints.append(
            replace(
                joint, stiffness=None, damping=None, rest=None, motion=None, pseudo=False, drive=drive, actuated=True
            )
        )
    chain = replace(chain, joints=tuple(joints), loads=(), forces=(), potential=None, dissipation=None, stiffness=())
    return replace(chain, inputs=())


@pytest.mark.parametrize("seed", seeds("test_every_state_is_that_of_the_plain_mechanics", 4))
def test_every_state_is_that_of_the_plain_mechanics(seed):
    chain = plain(random_chain(seed, 5, fixed=True, prismatic=True, placements=("mdh", "xyz", "dh")))
    names = parameter_defaults(chain)
    many = ManyStates(chain, lambda x: evaluate(x, names), COUNT)
    rng = np.random.default_rng(seed)
    q, qd, qdd = rng.normal(size=(3, many.n, COUNT))
    found, M = many.needed(q, qd, qdd), many.mass_matrix(q)
    one = Mechanics(chain)
    for k in range(COUNT):
        state = q[:, k], qd[:, k], qdd[:, k]
        np.testing.assert_allclose(found.smooth[:, k], one.inverse_dynamics(*state), rtol=1e-11, atol=1e-11)
        np.testing.assert_allclose(found.wrench[:, :, k], one.reactions(*state), rtol=1e-11, atol=1e-11)
        np.testing.assert_allclose(found.rotor[:, k], one.rotor_forces(*state), rtol=1e-11, atol=1e-11)
        np.testing.assert_allclose(M[:, :, k], one.mass_matrix(q[:, k]), rtol=1e-11, atol=1e-11)


def test_each_state_has_its_own_parameters():
    chain = plain(random_chain(5, 3))
    first = replace(chain.joints[0], mass=e("own"))
    chain = replace(chain, joints=(first, *chain.joints[1:]), parameters=(*chain.parameters, Parameter("own", e(1.0))))
    own = np.linspace(0.5, 3.0, COUNT)
    names = {**parameter_defaults(chain), "own": own}
    many = ManyStates(chain, lambda x: evaluate(x, names), COUNT)
    q, qd, qdd = np.random.default_rng(0).normal(size=(3, many.n, COUNT))
    found = many.needed(q, qd, qdd)
    for k in range(COUNT):
        one = Mechanics(chain, {"own": own[k]})
        expected = one.inverse_dynamics(q[:, k], qd[:, k], qdd[:, k])
        np.testing.assert_allclose(found.smooth[:, k], expected, rtol=1e-11, atol=1e-11)


@pytest.mark.parametrize("seed", seeds("test_claims_are_judged_as_one_by_one", 4))
def test_claims_are_judged_as_one_by_one(seed):
    chain = plain(rubbing(seed))
    if seed % 2 == 0:
        chain = replace(chain, joints=tuple(replace(j, drive=None) for j in chain.joints))
    reference = FrictionReference(chain)
    n = reference.mechanics.n
    names = parameter_defaults(chain)
    many = ManyStates(chain, lambda x: evaluate(x, names), COUNT)
    rng = np.random.default_rng(seed)
    q, qd, tau = rng.normal(size=(3, n, COUNT))
    qd[rng.random((n, COUNT)) < 0.6] = 0.0
    mode = np.zeros((n, COUNT), int)
    f, qdd = np.zeros((2, n, COUNT))
    for k in range(COUNT):
        answer = reference.decide(q[:, k], qd[:, k], tau[:, k], np.zeros(n, int))
        mode[:, k], f[:, k], qdd[:, k] = answer.mode, answer.f, answer.qdd

    def judged() -> Claims:
        return judge(tree_modes(many.laws), (), qd, tau, mode, f, qdd, many.needed(q, qd, qdd), many.mass_matrix(q))

    assert judged().worst.max() < 1e-12
    bad = rng.integers(COUNT)
    f[0, bad] += 1e-3
    assert np.argmax(judged().worst) == bad
    verdict = reference.verify(q[:, bad], qd[:, bad], tau[:, bad], mode[:, bad], f[:, bad], qdd[:, bad])
    assert judged().equation[bad] == pytest.approx(verdict.equation, rel=1e-6)
