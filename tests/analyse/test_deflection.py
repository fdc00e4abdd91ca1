"""Deformation along motions: (4.11) and (4.12) against their definition by P*, and against the whole dynamics."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import symgen
from symgen import analyse
from symgen.describe.load import loads_chain
from symgen.errors import AnalysisError, ArgumentError

SOFT = slice(1, 4)


def motion(t):
    """The base turns by 3-4-5 from 0.3 to 1.3 rad in half a second."""
    u = np.clip(t / 0.5, 0.0, 1.0)
    q, qd, qdd = np.zeros(4), np.zeros(4), np.zeros(4)
    q[0] = 0.3 + 10 * u**3 - 15 * u**4 + 6 * u**5
    qd[0] = 30 * u**2 * (1 - u) ** 2 / 0.5
    qdd[0] = 60 * u * (1 - u) * (1 - 2 * u) / 0.25
    return q, qd, qdd


def test_quasi_static_is_4_12(arm):
    """K without gravity's Hessian; loads of the whole inertia at the undeflected pose, P* as emitted."""
    t = np.array([0.0, 0.1, 0.27, 0.5, 0.6])
    found = analyse.deflection(arm, motion, t, "quasi-static")
    k = arm.parameters["k"]
    K = np.diag([k, k / 3, 50 * k]) + np.array([[30, -40, 0], [-40, 60, 0], [0, 0, 0]])
    for row, x in zip(found, t, strict=True):
        q, qd, qdd = motion(x)
        inertia = arm.mass_matrix(q) @ qdd + np.einsum("l,ilm,m->i", qd, arm.inertia_power(q), qd)
        wanted = np.linalg.solve(K, (-arm.gravity(q) - inertia)[SOFT])
        np.testing.assert_allclose(row[SOFT], wanted, rtol=1e-10)
        assert row[0] == 0.0


def test_dynamic_is_4_11(arm):
    """The equation term by term, by the emitted M and P*, integrated by another method."""
    t = np.linspace(0.0, 0.08, 5)
    k = arm.parameters["k"]
    K = np.diag([k, k / 3, 50 * k]) + np.array([[30, -40, 0], [-40, 60, 0], [0, 0, 0]])

    def rate(x, state):
        beta, v = state[:3], np.r_[0.0, state[3:]]
        q, qd, qdd = motion(x)
        M, P = arm.mass_matrix(q), arm.inertia_power(q)
        own = np.einsum("l,ilm,m->i", v, P, v) + np.einsum("l,ilm,m->i", qd, P + P.transpose(0, 2, 1), v)
        load = -arm.gravity(q) - M @ qdd - np.einsum("l,ilm,m->i", qd, P, qd)
        force = (load - own - arm.damping_matrix(q) @ v)[SOFT] - K @ beta
        return np.r_[state[3:], np.linalg.solve(M[SOFT, SOFT], force)]

    known = solve_ivp(rate, (0.0, t[-1]), np.zeros(6), "Radau", t, rtol=1e-8, atol=1e-11).y[:3].T
    found = analyse.deflection(arm, motion, t)
    np.testing.assert_allclose(found[:, SOFT], known, rtol=0, atol=1e-6 * np.abs(known).max())


def test_small_deflections_are_the_motion_of_the_whole_chain(arm):
    """Stiff and without gravity the arm driven along the motion deforms as (4.11) says, but for beta squared."""
    params = {"g": 0.0, "k": 9e4}
    t = np.linspace(0.0, 0.05, 4)

    def rate(x, state):
        q, qd, qdd = motion(x)
        q[SOFT], qd[SOFT] = state[:3], state[3:]
        M, h = arm.mass_matrix(q, params=params), arm.bias(q, qd, params=params)
        force = -h[SOFT] - M[SOFT, 0] * qdd[0]
        return np.r_[state[3:], np.linalg.solve(M[SOFT, SOFT], force)]

    whole = solve_ivp(rate, (0.0, t[-1]), np.zeros(6), "DOP853", t, rtol=1e-10, atol=1e-14).y[:3].T
    found = analyse.deflection(arm, motion, t, params=params)
    size = np.abs(whole).max()
    assert size < 2e-3
    np.testing.assert_allclose(found[:, SOFT], whole, rtol=0, atol=10.0 * size**2)


def test_what_is_refused(arm):
    with pytest.raises(ArgumentError, match="method: 'static' is not one of dynamic, quasi-static"):
        analyse.deflection(arm, motion, [0.0, 0.1], "static")
    with pytest.raises(ArgumentError, match="instants"):
        analyse.deflection(arm, motion, [0.1, 0.0])
    with pytest.raises(ArgumentError, match=r"motion: it gives q, qd, qdd of shape \(4,\)"):
        analyse.deflection(arm, lambda t: ([0.0], [0.0], [0.0]), [0.0, 0.1])
    with pytest.raises(AnalysisError, match="not positive definite"):
        analyse.deflection(arm, motion, [0.0], params={"k": -20.0})
    rigid = symgen.build_model("examples/two_link.yaml", "numpy", functions=["mass_matrix"])
    with pytest.raises(AnalysisError, match="no joint of this chain has stiffness"):
        analyse.deflection(rigid, motion, [0.0, 0.1])


MASSLESS = """
symgen: 1
name: massless
joints:
  - {name: drive, type: revolute, place: {xyz: [0, 0, 0]}}
  - {name: gear, type: revolute, place: {xyz: [0, 0, 0]}, pseudo: true, stiffness: 50}
  - {name: link, type: revolute, place: {xyz: [0, 0, 0]}, pseudo: true, stiffness: 80, mass: 2, com: [0.5, 0, 0]}
"""


def test_springs_in_series_without_mass_between_are_named():
    """One body on two springs has one degree of freedom; the quasi-static deformation is tau/k of each."""
    model = symgen.build_model(loads_chain(MASSLESS), "numpy")

    def still(t):
        return np.zeros(3), np.zeros(3), np.array([4.0, 0.0, 0.0])

    with pytest.raises(AnalysisError, match=r"no mass on gear, link: .*quasi-static"):
        analyse.deflection(model, still, [0.0, 0.1])
    beta = analyse.deflection(model, still, [0.0, 0.1], "quasi-static")
    torque = -2 * 0.5**2 * 4.0  # of the body's inertia; gravity is along the axes
    assert beta[1] == pytest.approx([0.0, torque / 50, torque / 80], rel=1e-12)


def test_a_settled_arm_stays_where_its_weight_leaves_it(arm):
    """At rest beta'' = 0 with K beta = T; undeformed, a light damper lets it swing about that place."""
    q = motion(0.0)[0]
    t = np.linspace(0.0, 0.3, 7)

    def still(x):
        return q, np.zeros(4), np.zeros(4)

    k = arm.parameters["k"]
    K = np.diag([k, k / 3, 50 * k]) + np.array([[30, -40, 0], [-40, 60, 0], [0, 0, 0]])
    sag = np.linalg.solve(K, -arm.gravity(q)[SOFT])
    settled = analyse.deflection(arm, still, t, settled=True)
    np.testing.assert_allclose(settled[:, SOFT], np.tile(sag, (7, 1)), rtol=0, atol=1e-9 * np.abs(sag).max())
    assert np.abs(analyse.deflection(arm, still, t)[:, SOFT] - sag).max() > 0.5 * np.abs(sag).max()
    np.testing.assert_allclose(analyse.deflection(arm, still, t[:1], settled=True)[0, SOFT], sag, rtol=1e-12)


def test_a_settled_start_leaves_out_the_motion(arm):
    """T at phi(t[0]) without its rates and accelerations: a start at full acceleration begins with the same sag."""
    fast = motion(0.1)
    q, t = fast[0], np.array([0.0, 0.01])
    found = analyse.deflection(arm, lambda x: fast, t, settled=True)
    still = analyse.deflection(arm, lambda x: (q, np.zeros(4), np.zeros(4)), t, settled=True)
    np.testing.assert_array_equal(found[0], still[0])
    assert np.abs(found[1] - still[1]).max() > 1e-6


@pytest.mark.parametrize("profile", ["polynomial", "constant acceleration", "trapezoid"])
def test_a_joint_move_arrives_at_rest(profile):
    """Rates are the derivative of the way, accelerations that of the rates, by differences away from the corners."""
    move = analyse.joint_move([0.3, -1.0, 2.0], [1.3, -1.0, 1.5], 2.0, profile)
    for t, q in ((-1.0, [0.3, -1.0, 2.0]), (0.0, [0.3, -1.0, 2.0]), (2.0, [1.3, -1.0, 1.5]), (5.0, [1.3, -1.0, 1.5])):
        np.testing.assert_allclose(move(t)[0], q, rtol=1e-15)
        np.testing.assert_allclose(move(t)[1], 0.0, atol=1e-15)
    np.testing.assert_array_equal(move(5.0)[2], 0.0)
    h = 1e-5
    for t in (0.3, 0.9, 1.7):
        before, now, after = move(t - h), move(t), move(t + h)
        for k in (0, 1):  # cubic terms: h^2 times third derivatives below 60/T^3
            np.testing.assert_allclose((after[k] - before[k]) / (2.0 * h), now[k + 1], atol=1e-8)


def test_joint_moves_that_are_refused():
    for arguments, words in (
        (([0.0], [1.0], 0.0), "duration: must be positive"),
        (([0.0], [1.0, 2.0], 1.0), "configurations of one shape"),
        (([0.0], [np.nan], 1.0), "finite configurations"),
        (([0.0], [1.0], 1.0, "sine"), "'sine' is not one of"),
    ):
        with pytest.raises(ArgumentError, match=words):
            analyse.joint_move(*arguments)
