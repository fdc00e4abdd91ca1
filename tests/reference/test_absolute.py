"""Constraint equations in absolute coordinates against joint coordinates: accelerations, reactions, holding forces."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_chains import random_chain
from zoo import CHAINS

from symgen.describe.chain import Drive
from symgen.describe.expression import Number
from symgen.reference.absolute import AbsoluteCoordinates
from symgen.reference.mechanics import Mechanics
from tests.seeds import seeds


def compare(chain, seed: int, stuck: tuple[int, ...]) -> None:
    rng = np.random.default_rng(seed)
    inputs = rng.normal(size=len(chain.input_names))
    absolute, m = AbsoluteCoordinates(chain, inputs=inputs, t=0.3), Mechanics(chain, inputs=inputs, t=0.3)
    q, qd, tau, f = rng.normal(size=(4, m.n))
    known = m.prescribed_accelerations()
    stuck = tuple(j for j in stuck if j < m.n and j not in known)
    qd[list(stuck)] = 0.0
    f[list(known)] = 0.0
    solution = absolute.solve(q, qd, tau, stuck, f)
    for j, value in known.items():
        assert solution.qdd[j] == pytest.approx(value, abs=1e-9)
    assert solution.qdd[list(stuck)] == pytest.approx(0.0, abs=1e-9)
    needed = m.inverse_dynamics(q, qd, solution.qdd)
    supplied = tau - solution.friction
    supplied[list(known)] = solution.drive[list(known)]
    scale = 1.0 + abs(needed).max() + abs(tau).max()
    np.testing.assert_allclose(supplied, needed, atol=1e-9 * scale)
    slides = [j for j in range(m.n) if j not in stuck and j not in known]
    np.testing.assert_array_equal(solution.friction[slides], f[slides])
    reactions = m.reactions(q, qd, solution.qdd)
    np.testing.assert_allclose(solution.reactions, reactions, atol=1e-9 * (1.0 + abs(reactions).max()))


@settings(max_examples=15, deadline=None, derandomize=True)
@given(st.integers(0, 10_000), st.integers(0, 3))
def test_random_chains(seed, count):
    compare(random_chain(seed, 5, extras=True), seed, tuple(range(0, 2 * count, 2)))


@pytest.mark.parametrize("name", sorted(CHAINS))
def test_zoo(name):
    compare(CHAINS[name](), 4, ())
    compare(CHAINS[name](), 5, (1, 2))


def geared(seed: int):
    """A random chain with rotors on its joints, one of them about an axis of its own."""
    chain = random_chain(seed, 4)
    joints = list(chain.joints)
    for k, joint in enumerate(joints):
        if joint.type != "fixed" and k != 1:
            axis = (Number(0.3), Number(-0.5), Number(1.0)) if k == 2 else None
            joints[k] = replace(joint, drive=Drive(ratio=Number(7.0 + k), inertia=Number(0.01), axis=axis))
    return replace(chain, joints=tuple(joints))


@pytest.mark.parametrize("seed", seeds("test_rotors", 6))
def test_rotors(seed):
    compare(geared(seed), seed, ())
    compare(geared(seed), seed, (0, 2))


@pytest.mark.parametrize("seed", seeds("test_rotors_in_joint_coordinates", 6))
def test_rotors_in_joint_coordinates(seed):
    m = Mechanics(geared(seed))
    q, qd, qdd = np.random.default_rng(seed).normal(size=(3, m.n))
    M = m.mass_matrix(q)
    assert m.kinetic_energy(q, qd) == pytest.approx(0.5 * qd @ M @ qd, rel=1e-12)
    C = m.coriolis_matrix(q, qd)
    np.testing.assert_allclose(np.einsum("l,ilm,m->i", qd, m.inertia_power(q), qd), C @ qd, atol=1e-10)
    np.testing.assert_allclose(M @ qdd + C @ qd + m.gravity(q), m.inverse_dynamics(q, qd, qdd), atol=1e-10)
