"""Laws of mechanics that the numeric reference satisfies on random chains; each could fail."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_chains import random_chain
from zoo import CHAINS

from symgen.describe.chain import Chain, Joint
from symgen.describe.expression import Number
from symgen.describe.validate import validate
from symgen.reference.kinematics import frames
from symgen.reference.mechanics import Mechanics, complex_step

SEEDS = st.integers(0, 10_000)
FEW = settings(max_examples=15, deadline=None, derandomize=True)


def drawn(seed: int, joints: int = 5, **options):
    chain = random_chain(seed, joints, **options)
    rng = np.random.default_rng(seed)
    inputs = rng.normal(size=len(chain.input_names))
    mechanics = Mechanics(chain, inputs=inputs, t=0.4)
    return mechanics, [rng.normal(size=mechanics.n) for _ in range(4)]


@FEW
@given(SEEDS)
def test_mass_matrix_is_symmetric_and_positive(seed):
    m, (q, qd, qdd, _) = drawn(seed)
    M = m.mass_matrix(q)
    assert (M == M.T).all()
    assert np.linalg.eigvalsh(M)[0] > 0.0
    energy = m.kinetic_energy(q, qd)
    assert energy == pytest.approx(0.5 * qd @ M @ qd, rel=1e-12)
    columns = np.array([m.inverse_dynamics(q, qd, e) - m.bias(q, qd) for e in np.eye(m.n)]).T
    np.testing.assert_allclose(columns, M, atol=1e-11 * abs(columns).max())
    tau = m.inverse_dynamics(q, qd, qdd)
    np.testing.assert_allclose(m.forward_dynamics(q, qd, tau), qdd, rtol=1e-6, atol=1e-8)


@FEW
@given(SEEDS)
def test_velocity_terms_three_ways(seed):
    m, (q, qd, _, _) = drawn(seed)
    C = m.coriolis_matrix(q, qd)
    from_power = np.einsum("l,ilm,m->i", qd, m.inertia_power(q), qd)
    from_newton = m.bias(q, qd) - m.bias(q, np.zeros(m.n))
    scale = (abs(C).max() + abs(m.mass_matrix(q)).max()) * abs(qd).max()
    np.testing.assert_allclose(C @ qd, from_power, atol=1e-12 * scale)
    np.testing.assert_allclose(C @ qd, from_newton, atol=1e-12 * scale)
    dM = complex_step(m.mass_matrix, q)
    np.testing.assert_allclose(m.mass_derivatives(q), dM.transpose(2, 0, 1), atol=1e-12 * abs(dM).max() + 1e-15)
    skew = dM @ qd - 2.0 * C
    np.testing.assert_allclose(skew, -skew.T, atol=1e-12 * scale)


@FEW
@given(SEEDS)
def test_influence_coefficients_are_derivatives(seed):
    m, (q, _, _, _) = drawn(seed)
    for point in m.chain.points:
        G, H = m.influence(point.name, q)
        np.testing.assert_allclose(G, complex_step(lambda x, p=point: m.position(p.name, x), q), atol=1e-13)
        dG = complex_step(lambda x, p=point: m.influence(p.name, x)[0], q)  # [a, n, m]
        np.testing.assert_allclose(H, dG.transpose(0, 2, 1), atol=1e-13)
        G_r, H_r = m.influence_rotational(point.name, q)
        dR = complex_step(lambda x, p=point: m.rotation(p.name, x), q)
        R = m.rotation(point.name, q)
        for n in range(m.n):
            spin = dR[:, :, n] @ R.T
            np.testing.assert_allclose([spin[2, 1], spin[0, 2], spin[1, 0]], G_r[:, n], atol=1e-13)
        dG_r = complex_step(lambda x, p=point: m.influence_rotational(p.name, x)[0], q)
        np.testing.assert_allclose(H_r, dG_r.transpose(0, 2, 1), atol=1e-13)
        assert m.jacobian(point.name, q).shape == (6, m.n)


@FEW
@given(SEEDS)
def test_potential_energy_and_its_derivatives(seed):
    m, (q, qd, _, _) = drawn(seed, extras=True)
    held = complex_step(lambda x: np.asarray(m.potential_energy(x)), q)
    static = m.gravity(q) + m.applied.potential_gradient(q)
    np.testing.assert_allclose(static, held, atol=1e-12 * (1 + abs(held).max()))
    K = m.stiffness_matrix(q)
    h = 1e-5
    differences = [
        (complex_step(lambda x: np.asarray(m.potential_energy(x)), q + h * e) - held) / h for e in np.eye(m.n)
    ]
    np.testing.assert_allclose(K, differences, atol=1e-3 * (1 + abs(K).max()))
    D = m.damping_matrix(q)
    np.testing.assert_allclose(D @ qd, m.applied.dissipation_gradient(q, qd), atol=1e-12 * (1 + abs(D).max()))


@FEW
@given(SEEDS)
def test_power_balance(seed):
    """d(T + V)/dt = tau.qd + what loads and forces supply - 2 R."""
    m, (q, qd, _, tau) = drawn(seed, extras=True)
    qdd = m.forward_dynamics(q, qd, tau)
    dq = complex_step(lambda x: np.asarray(m.kinetic_energy(x, qd) + m.potential_energy(x)), q)
    dqd = complex_step(lambda x: np.asarray(m.kinetic_energy(q, x)), qd)
    rate = dq @ qd + dqd @ qdd
    no_loads = Mechanics(_without_loads(m.chain), inputs=_named(m), t=0.4)
    supplied = (no_loads.bias(q, qd) - m.bias(q, qd)) @ qd
    lost = m.applied.dissipation_gradient(q, qd) @ qd
    scale = abs(tau * qd).sum() + abs(dq * qd).sum() + abs(dqd * qdd).sum()
    assert rate == pytest.approx(tau @ qd + supplied - lost, abs=1e-10 * scale)


def _named(m: Mechanics):
    return {name: m.names[name] for name in m.chain.input_names}


def _without_loads(chain):
    return replace(chain, loads=(), forces=())


@FEW
@given(SEEDS)
def test_reaction_along_the_axis_is_the_joint_force(seed):
    m, (q, qd, qdd, _) = drawn(seed, placements=("mdh", "xyz"))
    F = m.reactions(q, qd, qdd)
    tau = m.inverse_dynamics(q, qd, qdd)
    for k, link in enumerate(link for link in m.links if link.coordinate >= 0):
        along = F[k, :3] @ link.axis if link.type == "prismatic" else F[k, 3:] @ link.axis
        assert along == pytest.approx(tau[k], abs=1e-11 * (1 + abs(F).max()))


@FEW
@given(SEEDS)
def test_reactions_at_rest_without_gravity_are_the_loads(seed):
    """Statics: the base reactions of a chain at rest carry weight and loads."""
    m, (q, _, _, _) = drawn(seed, tree=False)
    zero = np.zeros(m.n)
    F = m.reactions(q, zero, zero)
    first = next(k for k, link in enumerate(m.links) if link.coordinate >= 0)
    f = frames(m.links, q)
    weight = sum(link.mass for link in m.links[first:]) * m.field
    np.testing.assert_allclose(f.R[first] @ F[0, :3], -weight, atol=1e-12 * (1 + abs(weight).max()))


@FEW
@given(SEEDS)
def test_regressor_gives_the_inverse_dynamics(seed):
    m, (q, qd, qdd, _) = drawn(seed)
    theta = []
    for link in m.links:
        c, mass = link.com, link.mass
        about = link.inertia + mass * (c @ c * np.eye(3) - np.outer(c, c))
        theta += [mass, *(mass * c), *about[np.triu_indices(3)]]
    tau = m.inverse_dynamics(q, qd, qdd)
    np.testing.assert_allclose(m.regressor(q, qd, qdd) @ theta, tau, atol=1e-11 * (1 + abs(tau).max()))


@FEW
@given(SEEDS)
def test_linearization_against_differences(seed):
    m, (q, qd, _, tau) = drawn(seed, joints=3, extras=True)
    A, B = m.linearize(q, qd, tau)
    h = 1e-6
    for j, e in enumerate(np.eye(m.n)):
        dq = (m.forward_dynamics(q + h * e, qd, tau) - m.forward_dynamics(q - h * e, qd, tau)) / (2 * h)
        dqd = (m.forward_dynamics(q, qd + h * e, tau) - m.forward_dynamics(q, qd - h * e, tau)) / (2 * h)
        np.testing.assert_allclose(A[m.n :, j], dq, rtol=1e-4, atol=1e-4 * (1 + abs(dq).max()))
        np.testing.assert_allclose(A[m.n :, m.n + j], dqd, rtol=1e-4, atol=1e-4 * (1 + abs(dqd).max()))
    columns = [m.chain.q_names.index(name) for name in m.chain.actuated]
    np.testing.assert_allclose(B[m.n :], np.linalg.inv(m.mass_matrix(q))[:, columns], rtol=1e-6, atol=1e-9)


@pytest.mark.parametrize("name", sorted(CHAINS))
def test_every_method_on_the_zoo(name):
    chain = CHAINS[name]()
    rng = np.random.default_rng(1)
    m = Mechanics(chain, inputs=rng.normal(size=len(chain.input_names)), t=0.1)
    q, qd, qdd, tau = rng.normal(size=(4, m.n))
    known = m.prescribed_accelerations()
    qdd[list(known)] = list(known.values())
    tau = m.inverse_dynamics(q, qd, qdd)
    np.testing.assert_allclose(m.forward_dynamics(q, qd, tau), qdd, rtol=1e-7, atol=1e-7)
    A, B = m.linearize(q, qd, tau)
    assert A.shape == (2 * m.n, 2 * m.n)
    assert B.shape == (2 * m.n, len(chain.actuated))
    for value in (m.stiffness_matrix(q), m.damping_matrix(q), m.inertia_power(q), m.reactions(q, qd, qdd), A, B):
        assert np.isfinite(value).all()


def test_prescribed_motion_by_an_expression():
    m = Mechanics(CHAINS["prescribed"](), inputs=[1.0, 0.2, 0.3, -0.7], t=0.8)
    known = m.prescribed_accelerations()
    assert known[0] == pytest.approx(-0.05 * 9.0 * np.sin(3.0 * 0.8), rel=1e-12)
    assert known[2] == -0.7


def test_any_number_of_links_may_stand_on_the_base():
    """Frames of sensors: links are taken in blocks, of which one may have nothing that moves."""
    fixed = [Joint(f"f{k}", "fixed", parent="base", mass=Number(1.0)) for k in range(64)]
    swing = Joint("swing", "revolute", parent="base", mass=Number(2.0), com=(Number(0.5), Number(0.0), Number(0.0)))
    mechanics = Mechanics(validate(Chain("sensors", (*fixed, swing))))
    np.testing.assert_allclose(mechanics.mass_matrix([0.3]), [[0.5]], rtol=1e-15)
