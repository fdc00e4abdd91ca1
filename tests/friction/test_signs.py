"""One sign convention, tested both ways: a mirrored motion meets the mirrored friction, whatever rubs."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from friction_chains import TARGETS, assert_known, compiled, e, scalar_screw, stribeck_mass, two_link, xy_table

from symgen.describe.chain import Chain, Drive, Friction

pytestmark = pytest.mark.parametrize("target", TARGETS)


def screwed() -> Chain:
    """Two links whose pins rub by load, the second behind a screw with other losses driving than backdriving."""
    chain = two_link(coulomb=e(0.3), static=e(0.5), viscous=e(0.2))
    motor = Friction(coulomb=e(0.01), static=e(0.02), viscous=e(0.001))
    drive = Drive(
        ratio=e(8), inertia=e(0.002), loss=(e(0.4), e(0.25)), static_loss=(e(0.5), e(0.3)), motor_friction=motor
    )
    return replace(chain, joints=(chain.joints[0], replace(chain.joints[1], drive=drive)))


def mirrored(q):
    """The pose on the other side of the vertical: the first angle is measured from +x."""
    return np.stack([np.pi - q[:, 0], -q[:, 1]], 1)


@pytest.mark.parametrize("chain", [two_link(), two_link(span=e(0.2)), screwed()], ids=["pins", "two bearings", "screw"])
def test_two_links_in_a_mirror(target, chain):
    model = compiled(chain, target)
    rng = np.random.default_rng(5)
    q, qd, tau = rng.normal(size=(3, 40, 2))
    qd = np.where(rng.random((40, 2)) < 0.4, 0.0, qd)
    tau, mode = 30 * tau, np.sign(qd).astype(np.int8)
    there = (mirrored(q), -qd, -tau)
    f, qdd, low, high, load, status = model.friction_limits(q, qd, tau, mode)
    f_, qdd_, low_, high_, load_, status_ = model.friction_limits(*there, -mode)
    assert_known(f_, -f)
    assert_known(qdd_, -qdd)
    assert_known(low_, -high)
    assert_known(high_, -low)
    assert_known(load_, load)
    assert np.array_equal(status_, status)
    modes, status = model.decide(q, qd, tau, mode)
    modes_, status_ = model.decide(*there, -mode)
    assert np.array_equal(modes_, -modes)
    assert np.array_equal(status_, status)
    assert {-1, 0, 1} <= set(modes[:, 1])
    torque, low, high = model.friction_inverse_dynamics(q, qd, qdd)
    torque_, low_, high_ = model.friction_inverse_dynamics(*there[:2], -qdd)
    assert_known(torque_, -torque)
    assert_known(low_, -high)
    assert_known(high_, -low)


@pytest.mark.parametrize("s", [1, -1])
def test_friction_opposes_the_rate_in_m_qdd_plus_bias_plus_f(target, s):
    """The sign itself: f has the sign of the rate, and slows down what moves freely."""
    for chain, n in ((stribeck_mass(), 1), (xy_table(), 2), (scalar_screw(0.0), 1)):
        model = compiled(chain, target)
        qd = np.zeros(n)
        qd[-1] = s * 0.5
        tau = np.zeros(n)
        tau[0] = 7.0 if n == 2 else 0.0  # loads the slot's wall
        f, qdd, _ = model.friction_dynamics(np.zeros(n), qd, tau, np.sign(qd).astype(np.int8))
        M, h = model.mass_matrix(np.zeros(n)), model.bias(np.zeros(n), qd)
        assert_known(M @ qdd + h + f, tau)
        if chain.name != "screw":  # without load a screw loses nothing
            assert s * f[-1] > 0.0
            assert s * qdd[-1] < 0.0
