"""Equilibria, inverse kinematics, straight lines and corrections, against closed forms and their definitions."""

from __future__ import annotations

import numpy as np
import pytest
from test_modes import Q

import symgen
from symgen import analyse
from symgen.describe.load import loads_chain
from symgen.errors import AnalysisError, ArgumentError

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")

POINTS = ["position", "rotation", "jacobian", "influence", "influence_rotational"]

STANFORD = """
symgen: 1
name: stanford
joints:
  - {name: q1, type: revolute, place: {dh: {d: 0.412, alpha: -90 deg}}, mass: 1, inertia: {xx: 1, yy: 1, zz: 1}}
  - {name: q2, type: revolute, place: {dh: {d: 0.154, alpha: 90 deg}}, mass: 1, inertia: {xx: 1, yy: 1, zz: 1}}
  - {name: q3, type: prismatic, place: {dh: {theta: -90 deg}}, mass: 1, inertia: {xx: 1, yy: 1, zz: 1}}
  - {name: q4, type: revolute, place: {dh: {alpha: -90 deg}}, mass: 1, inertia: {xx: 1, yy: 1, zz: 1}}
  - {name: q5, type: revolute, place: {dh: {alpha: 90 deg}}, mass: 1, inertia: {xx: 1, yy: 1, zz: 1}}
  - {name: q6, type: revolute, place: {dh: {d: 0.263}}, mass: 1, inertia: {xx: 1, yy: 1, zz: 1}}
points: {tool: {joint: q6, at: [0, 0, 0]}}
"""


@pytest.fixture(scope="module")
def stanford():
    return symgen.build_model(loads_chain(STANFORD), functions=POINTS)


@pytest.fixture(scope="module")
def puma():
    return symgen.build_model("examples/puma560.yaml", functions=POINTS)


def test_a_rod_held_by_its_drive():
    """tau = m g L/2 sin(theta): two balances, the lower one stable."""
    model = symgen.build_model("examples/pendulum.yaml", "numpy")
    m, g, L = (model.parameters[name] for name in ("m", "g", "L"))
    tau = 0.5 * (0.5 * m * g * L)
    name = model.q_names[0]
    lower = analyse.equilibrium(model, [0.2], tau={name: tau})
    upper = analyse.equilibrium(model, [2.5], tau=[tau])
    assert lower.q[0] == pytest.approx(np.arcsin(0.5), abs=1e-12)
    assert upper.q[0] == pytest.approx(np.pi - np.arcsin(0.5), abs=1e-12)
    assert (lower.stable, upper.stable) == (True, False)
    assert lower.squares[0] == pytest.approx(-upper.squares[0])
    with pytest.raises(AnalysisError, match=rf"no equilibrium was found from this start: .* at joint {name}; start"):
        analyse.equilibrium(model, [0.2], tau=[5.0 * tau])


SLIDER = """
symgen: 1
name: slider
parameters: {k: 40.0, m: 2.0}
inputs: [u, load]
joints: [{name: x, type: prismatic, place: {xyz: [0, 0, 0], rpy: [0, pi/2, 0]}, mass: m, stiffness: k}]
points: {end: {joint: x, at: [0, 0, 0]}}
forces: {x: u*(1 + t)}
loads: [{point: end, force: [load, 0, 0]}]
"""


def test_signals_parameters_and_time_take_part():
    """k x = u (1 + t) + load + tau; no weight along x."""
    functions = ["bias", "mass_matrix", "stiffness_matrix", "damping_matrix"]
    model = symgen.build_model(loads_chain(SLIDER), "numpy", functions=functions)
    given = {"inputs": {"u": 3.0, "load": -5.0}, "params": {"k": 50.0}, "t": 2.0}
    found = analyse.equilibrium(model, [0.0], tau={"x": 1.0}, **given)
    assert found.q[0] == pytest.approx((3.0 * 3.0 - 5.0 + 1.0) / 50.0, rel=1e-12)
    assert found.squares[0] == pytest.approx(50.0 / 2.0, rel=1e-8)
    with pytest.raises(AnalysisError, match="a force of -4 remains at joint x"):
        analyse.modes(model, [0.0], at_equilibrium=True, **given)


def test_an_arm_sags_under_its_weight(arm):
    """Pseudo joints alone move; the bias there is zero."""
    found = analyse.equilibrium(arm, Q)
    assert found.stable
    assert found.q[0] == Q[0]
    assert np.all(np.asarray(found) == found.q)
    np.testing.assert_allclose(arm.bias(found.q, np.zeros(4))[1:], 0.0, atol=1e-9)
    assert found.q[1] > 0.005  # downwards, about y
    light = analyse.equilibrium(arm, Q, params={"g": 0.0})
    np.testing.assert_allclose(light.q, Q, atol=1e-12)


@pytest.mark.parametrize("with_rotation", [False, True])
@pytest.mark.parametrize("name", ["stanford", "puma"])
def test_inverse_kinematics_of_known_poses(request, name, with_rotation):
    model = request.getfixturevalue(name)
    point = model.point_names[0]
    generator = np.random.default_rng(3)
    for _ in range(5):
        q = generator.uniform(0.3, 1.2, 6) * generator.choice([-1.0, 1.0], 6)
        R = model.rotation(point, q) if with_rotation else None
        start = q + generator.uniform(-0.5, 0.5, 6)
        found = analyse.inverse_kinematics(model, point, model.position(point, q), R, start)
        np.testing.assert_allclose(model.position(point, found), model.position(point, q), atol=1e-10)
        if with_rotation:
            np.testing.assert_allclose(model.rotation(point, found), R, atol=1e-10)


def test_what_cannot_be_reached(puma):
    point = puma.point_names[0]
    with pytest.raises(AnalysisError, match=r"does not reach \[9.0, 0.0, 0.0\]: the nearest that was found is \d"):
        analyse.inverse_kinematics(puma, point, [9.0, 0.0, 0.0])
    with pytest.raises(ArgumentError, match="rotation: a right-handed matrix"):
        analyse.inverse_kinematics(puma, point, [0.4, 0.0, 0.0], np.diag([1.0, 1.0, -1.0]))


@pytest.mark.parametrize("profile", ["polynomial", "constant acceleration", "trapezoid"])
@pytest.mark.parametrize("name", ["stanford", "puma"])
def test_a_straight_line(request, name, profile):
    """The point is on the line where the profile says; rates and accelerations are derivatives; the rotation stays."""
    model = request.getfixturevalue(name)
    point, start = model.point_names[0], np.array([0.2, -0.6, 0.4, 0.3, 0.8, -0.2])
    first = model.position(point, start)
    goal = first + np.array([-0.15, 0.1, 0.12])
    line = analyse.straight_line(model, point, start, goal, 2.0, profile, keep_rotation=True)
    np.testing.assert_allclose(line(0.0)[0], start, atol=1e-12)
    np.testing.assert_allclose(model.position(point, line(2.0)[0]), goal, atol=1e-12)
    half = model.position(point, line(1.0)[0])
    np.testing.assert_allclose(half, 0.5 * (first + goal), atol=1e-12)  # all three profiles are symmetric
    h = 1e-4
    for t in (0.3, 0.5, 1.2, 1.7):
        q, qd, qdd = line(t)
        before, after = line(t - h), line(t + h)
        np.testing.assert_allclose((after[0] - before[0]) / (2 * h), qd, atol=1e-6)
        np.testing.assert_allclose((after[1] - before[1]) / (2 * h), qdd, atol=1e-5)
        along = model.position(point, q) - first
        assert np.linalg.norm(np.cross(along, goal - first)) < 1e-12
        np.testing.assert_allclose(model.rotation(point, q), model.rotation(point, start), atol=1e-10)
    if profile != "polynomial":
        return
    u = 0.3
    s = 10 * u**3 - 15 * u**4 + 6 * u**5
    np.testing.assert_allclose(model.position(point, line(0.6)[0]), first + s * (goal - first), atol=1e-12)


def test_a_line_out_of_reach(puma):
    point, start = puma.point_names[0], np.array([0.2, -0.6, 0.4, 0.3, 0.8, -0.2])
    with pytest.raises(AnalysisError, match=r"cannot be followed: at \d+\.\d % of the time"):
        analyse.straight_line(puma, point, start, [3.0, 0.0, 0.0], 1.0)


def test_corrections_bring_the_point_back(puma):
    """(4.29) to (4.31): to first order; with six joints of a pose that is not singular nothing remains."""
    point, q = puma.point_names[0], np.array([0.2, -0.6, 0.4, 0.3, 0.8, -0.2])
    beta = 1e-6 * np.array([3.0, -1.0, 2.0, 5.0, -4.0, 1.0])
    for rotation in (False, True):
        found = analyse.compensation(puma, q, beta, point, rotation=rotation)
        np.testing.assert_allclose(found.residual, 0.0, atol=1e-18)
        moved = puma.position(point, q + beta + found) - puma.position(point, q)
        assert np.max(np.abs(moved)) < 1e-10
    np.testing.assert_allclose(found.change, -beta, atol=1e-16)  # position and rotation: the only answer


def test_the_shortest_correction_of_many(puma):
    """The pseudo-inverse J'(JJ')^-1 of a redundant arm (position alone)."""
    point, q = puma.point_names[0], np.array([0.2, -0.6, 0.4, 0.3, 0.8, -0.2])
    beta = 1e-3 * np.ones(6)
    J = puma.jacobian(point, q)[:3]
    wanted = -J.T @ np.linalg.solve(J @ J.T, J @ beta)
    np.testing.assert_allclose(np.asarray(analyse.compensation(puma, q, beta, point)), wanted, atol=1e-15)


def test_corrections_of_an_arm_with_one_joint(arm):
    """It comes as near as it can; the residual is orthogonal to what the joint can do."""
    beta = np.array([0.0, 0.01, 0.02, 0.003])
    found = analyse.compensation(arm, np.stack([Q, Q]), np.stack([beta, 2.0 * beta]), "tip")
    J = arm.jacobian("tip", Q)[:3]
    np.testing.assert_allclose(found.change[:, 1:], 0.0)
    np.testing.assert_allclose(found.residual[0], J @ (beta + found.change[0]), atol=1e-15)
    assert abs(J[:, 0] @ found.residual[0]) < 1e-15
    np.testing.assert_allclose(found.change[1], 2.0 * found.change[0], rtol=1e-12)
