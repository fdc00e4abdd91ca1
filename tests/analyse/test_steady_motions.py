"""Steady motions in numbers, beside the closed forms of the conical pendulum, the bead on a hoop and the heavy top."""

import numpy as np
import pytest

import symgen
from symgen.analyse import equilibrium
from symgen.errors import AnalysisError, ArgumentError


@pytest.fixture(scope="module")
def pendulum():
    return symgen.build_model("examples/gallery/spherical_pendulum.yaml", "numpy")


def test_a_conical_pendulum_keeps_its_momentum(pendulum):
    # cos(theta) = g/(l W^2), w^2 = W^2 (1 + 3 cos^2(theta)) with the momentum about the vertical kept
    cosine = 9.81 / (0.8 * 36.0)
    found = equilibrium(pendulum, [0.0, 0.9], qd={"phi": 6.0})
    assert found.q[1] == pytest.approx(np.arccos(cosine), abs=1e-12)
    # difference quotients of accelerations of size 36 with steps of 6e-6 leave 1e-9 of them
    assert found.squares == pytest.approx([36.0 * (1.0 + 3.0 * cosine**2)], rel=1e-8)
    assert found.stable


@pytest.mark.parametrize(("speed", "stable"), [(5.0, True), (12.0, False)])
def test_a_bead_leaves_the_bottom_of_a_fast_hoop(speed, stable):
    # w^2 = g/r - W^2 at the bottom, which is stable below W = sqrt(g/r) = 7.004; the damper b turns roots, not signs:
    # lambda^2 + b/(m r) lambda + w^2 = 0
    model = symgen.build_model("examples/gallery/bead_on_hoop.yaml", "numpy")
    found = equilibrium(model, [0.0, 0.0], qd=[speed, 0.0], params={"b": 0.0})
    assert found.squares == pytest.approx([9.81 / 0.2 - speed**2], rel=1e-8)
    assert found.stable == stable
    assert equilibrium(model, [0.0, 0.0], qd=[speed, 0.0]).stable == stable


def test_regular_precession_of_a_top():
    # cos(theta) = (C s W - M g L)/((A - C) W^2)
    A, C, M, g, L, W, s = 3e-4 + 0.5 * 0.08**2, 5e-4, 0.5, 9.81, 0.08, 5.0, 150.0
    model = symgen.build_model("examples/gallery/heavy_top.yaml", "numpy")
    found = equilibrium(model, [0.0, 1.7, 0.0], qd=[W, 0.0, s])
    assert np.cos(found.q[1]) == pytest.approx((C * s * W - M * g * L) / ((A - C) * W**2), abs=1e-12)
    # nutation about it: p = (p_phi, p_psi) kept, from V_eff(theta) by hand
    theta, p_psi = found.q[1], C * (s + W * np.cos(found.q[1]))
    p_phi = A * W * np.sin(theta) ** 2 + p_psi * np.cos(theta)

    def effective(x):
        return (p_phi - p_psi * np.cos(x)) ** 2 / (2 * A * np.sin(x) ** 2) + M * g * L * np.cos(x)

    h = 1e-3
    bent = (effective(theta + h) - 2 * effective(theta) + effective(theta - h)) / h**2
    assert found.squares == pytest.approx([bent / A], rel=1e-4)  # the second difference is of order h^2
    with pytest.raises(AnalysisError, match="inertia matrix is singular"):
        equilibrium(model, [0.0, 0.5, 0.0], qd=[W, 0.0, s])  # this start falls into the upright top, theta = 0


def test_rates_of_unknown_joints(pendulum):
    with pytest.raises(ArgumentError, match="qd: there is no joint 'psi'"):
        equilibrium(pendulum, [0.0, 0.9], qd={"psi": 6.0})
    with pytest.raises(ArgumentError, match=r"qd: \(2,\) rates are wanted"):
        equilibrium(pendulum, [0.0, 0.9], qd=[6.0])
