"""Momenta, their rates, and the momentum observer: closed forms, exact rest, order of the step."""

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain

SLED = """\
symgen: 1
name: sled
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0]}, mass: 2.5, com: [0, 0, 0]}
"""

MIXED = """\
symgen: 1
name: mixed
gravity: [0.3, -9.81, 1]
parameters: {m: 1.3}
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 1, 1]}, mass: 2, com: [0.1, 0.2, 0],
     inertia: {xx: 0.1, yy: 0.2, zz: 0.25, xy: 0.02}, drive: {ratio: 40, inertia: 1e-4}, damping: 0.4}
  - {name: b, type: prismatic, place: {xyz: [0.3, 0, 0.1], rpy: [0.4, 0.2, -0.3]}, mass: m, com: [0, 0.1, 0],
     stiffness: 30, rest: 0.1}
  - {name: c, type: revolute, place: {xyz: [0, 0.2, 0], axis: [1, 0, 0]}, mass: 0.7, com: [0, 0.3, 0.1],
     inertia: {xx: 0.02, yy: 0.03, zz: 0.04}}
  - {name: e, type: revolute, parent: a, place: {xyz: [0, 0, 0.5], axis: [0, 0, 1]}, mass: 0.5, com: [0.2, 0, 0]}
coupled: {e: 0.5*a + sin(c)}
"""
"""A rotor, a spring, a damper, a branch, and a joint that follows two others in no linear way."""

NAMES = ["momentum", "momentum_rate", "momentum_observer"]


@pytest.fixture(scope="module")
def sled():
    return symgen.build_model(loads_chain(SLED), "numpy", functions=NAMES)


@pytest.fixture(scope="module")
def mixed():
    more = ["mass_matrix", "coriolis_matrix", "bias"]
    return symgen.build_model(loads_chain(MIXED), "numpy", functions=[*NAMES, *more])


@pytest.mark.parametrize("dt", [1e-3, 0.1])
def test_a_constant_force_is_answered_in_first_order_whatever_the_step(sled, dt):
    """A sled of 2.5 kg under 4 N of its motor, pushed with 3 N more: r = 3 (1 - exp(-K t)), by the closed form."""
    gain, residual, x, v = 7.0, [0.0], 0.0, 0.0
    for k in range(1, 21):
        v_next = v + (4.0 + 3.0) / 2.5 * dt
        x_next = x + 0.5 * (v + v_next) * dt
        residual = sled.momentum_observer([x], [v], [x_next], [v_next], [4.0 / 2.5], residual, [gain], dt)
        x, v = x_next, v_next
        # differences of momenta over dt lose about 16 digits less those of p/(F dt)
        assert residual[0] == pytest.approx(-3.0 * np.expm1(-gain * k * dt), rel=1e-10)


def test_rest_without_acceleration_is_exactly_silent(mixed):
    rng = np.random.default_rng(4)
    q, still = rng.uniform(-2.0, 2.0, (50, 3)), np.zeros((50, 3))
    gains = rng.uniform(0.0, 300.0, (50, 3))
    assert not mixed.momentum_observer(q, still, q, still, still, still, gains, 1e-3).any()


def test_momenta_and_rates_are_those_of_the_matrices(mixed):
    rng = np.random.default_rng(5)
    q, qd = rng.uniform(-1.0, 1.0, (40, 3)), rng.uniform(-2.0, 2.0, (40, 3))
    M, C, h = mixed.mass_matrix(q), mixed.coriolis_matrix(q, qd), mixed.bias(q, qd)
    np.testing.assert_allclose(mixed.momentum(q, qd), np.einsum("sij,sj->si", M, qd), rtol=1e-12, atol=1e-12)
    rates = np.einsum("sij,sj->si", C + C.swapaxes(1, 2), qd) - h
    np.testing.assert_allclose(mixed.momentum_rate(q, qd), rates, rtol=1e-12, atol=1e-11)


def test_the_step_is_of_second_order(mixed):
    """Along q(t) = (sin t, cos 2t / 3, t^2 / 2) the motion's own accelerations leave no external force."""

    def state(t):
        return np.array([np.sin(t), np.cos(2 * t) / 3, t * t / 2]), np.array([np.cos(t), -2 * np.sin(2 * t) / 3, t])

    worst = []
    for steps in (20, 40):
        dt, residual, found = 1.0 / steps, np.zeros(3), 0.0
        for k in range(steps):
            middle = (k + 0.5) * dt
            qdd = [-np.sin(middle), -4 * np.cos(2 * middle) / 3, 1.0]
            residual = mixed.momentum_observer(*state(k * dt), *state(k * dt + dt), qdd, residual, [20.0] * 3, dt)
            found = max(found, np.max(np.abs(residual)))
        worst.append(found)
    assert 3.5 < worst[0] / worst[1] < 4.5


def test_the_code_agrees_with_both_references(tmp_path):
    report = symgen.check_model(loads_chain(MIXED), samples=40, functions=NAMES, optimization="debug")
    assert report.passed
    assert {c.function for c in report.comparisons} == set(NAMES)
