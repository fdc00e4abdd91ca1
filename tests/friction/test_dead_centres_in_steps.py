"""Fixed steps that begin at, or beside, the dead centre of a joint that closes a loop and follows two coordinates.

There its influence coefficients are zero, and turn within the step. What is right is told by Runge-Kutta steps much
shorter, in which the joint slides the way it turns: next to its dead centre friction has no lever to hold anything.
"""

from __future__ import annotations

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain

FIVE_BAR = """
symgen: 1
name: five_bar
gravity: [0, -9.81, 0]
joints:
  - {name: a1, type: revolute, place: {xyz: [0, 0, 0]}, mass: 0.8, com: [0.1, 0, 0], inertia: {zz: 0.004}}
  - {name: b1, type: revolute, place: {xyz: [0.2, 0, 0]}, mass: 0.6, com: [0.14, 0.01, 0], inertia: {zz: 0.003},
     actuated: false}
  - {name: a2, type: revolute, parent: base, place: {xyz: [0.3, 0, 0]}, mass: 0.8, com: [0.1, 0, 0],
     inertia: {zz: 0.004}}
  - {name: b2, type: revolute, place: {xyz: [0.2, 0, 0]}, mass: 0.6, com: [0.14, -0.01, 0], inertia: {zz: 0.003},
     actuated: false}
loops:
  - {name: B, friction: {coulomb: 0.01}, type: revolute, near: {a1: 2, a2: 1, b1: -1.2, b2: 1.2},
     between: [{joint: b1, at: [0.3, 0, 0]}, {joint: b2, at: [0.3, 0, 0]}]}
"""

TAU = np.array([-0.617, 5.22])
FUNCTIONS = ["step", "step_interpolated", "friction_dynamics", "bearing_rates", "kinetic_energy", "potential_energy"]


@pytest.fixture(scope="module")
def five_bar():
    return symgen.build_model(loads_chain(FIVE_BAR), "numpy", functions=FUNCTIONS)


def rate(model, q, qd):
    """Rate of the closing joint B."""
    return float(np.ravel(model.bearing_rates(q, qd))[-1])


def followed(model, q, qd, dt, parts=100):
    """State after `parts` Runge-Kutta steps, B sliding in every stage the way it turns there."""

    def derivative(y):
        side = int(np.sign(rate(model, y[:2], y[2:]))) or 1
        _, qdd, status = model.friction_dynamics(y[:2], y[2:], TAU, np.array([0, 0, side], np.int8))
        assert status == 0
        return np.concatenate([y[2:], qdd])

    y, h = np.concatenate([q, qd]), dt / parts
    for _ in range(parts):
        k1 = derivative(y)
        k2 = derivative(y + 0.5 * h * k1)
        k3 = derivative(y + 0.5 * h * k2)
        k4 = derivative(y + h * k3)
        y = y + h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4)
    return y


@pytest.mark.parametrize("method", ["interpolated", "karnopp"])
@pytest.mark.parametrize("dt", [1e-4, 1e-3, 1e-2])
@pytest.mark.parametrize(
    ("q", "qd"),
    [
        ([0.0, 0.0], [0.0, 0.0]),
        ([0.0, 0.0], [0.1, -0.05]),
        ([1e-6, -1.7e-6], [-1e-5, 1e-5]),
        ([1.08e-9, -1.72e-9], [-1.7e-8, 1.6e-8]),
        ([-3e-5, 2e-5], [0.1, -0.05]),
        ([-1e-6, -1e-6], [0.0, 0.0]),
    ],
)
def test_steps_from_dead_centres(five_bar, q, qd, dt, method):
    q, qd = np.array(q), np.array(qd)
    side = int(np.sign(rate(five_bar, q, qd)))
    modes = np.array([*np.sign(qd).astype(int), side], np.int8)
    (new_q, new_qd, new_mode, _), status = five_bar.step((q, qd, modes, 0), TAU, dt, method=method)
    right = followed(five_bar, q, qd, dt)
    assert status == 0
    # friction of B is worth 0.01 N m times its row, at most 2 |q| here, over dt, on an inertia of 0.01: as much may be
    # wrong where its side is
    size = np.abs(right[:2]).max() + np.abs(q).max()
    np.testing.assert_allclose(new_qd, right[2:], rtol=1e-6, atol=4.0 * size * dt)
    np.testing.assert_allclose(new_q, right[:2], rtol=1e-6, atol=4.0 * size * dt * dt)
    assert new_mode[2] == np.sign(rate(five_bar, new_q, new_qd))


def test_energy_of_steps_that_pass_a_dead_centre(five_bar):
    def energy(q, qd):
        return five_bar.kinetic_energy(q, qd) + five_bar.potential_energy(q)

    q, qd = np.array([1e-6, -1.7e-6]), np.array([-1e-5, 1e-5])
    state, before = (q, qd, np.array([-1, 1, -1], np.int8), 0), energy(q, qd)
    for _ in range(20):
        state, status = five_bar.step(state, TAU, 1e-3, method="interpolated")
        assert status == 0
    gained, work = energy(state[0], state[1]) - before, TAU @ (state[0] - q)
    taken = 0.01 * 2.0 * np.abs(state[0]).max()  # by friction of B at most: it turns less than twice the cranks
    assert work > 0.01  # the linkage leaves
    assert work - taken <= gained <= work * (1.0 + 1e-6)
