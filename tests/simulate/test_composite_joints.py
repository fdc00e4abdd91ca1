"""Motions of ball, universal and floating joints against closed forms: pendulum, top, free body."""

import math
import warnings

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import SimulationWarning

BODY = """\
symgen: 1
name: {name}
gravity: [0, 0, {g}]
joints:
- name: body
  type: {type}
  angles: {angles}
  place: {{xyz: [0, 0, 0]}}
  mass: {m}
  com: [0, 0, {z}]
  inertia: {{xx: {A}, yy: {B}, zz: {C}}}
"""


BALL = {"name": "body", "type": "ball", "g": 0, "angles": "zyx", "m": 1.3, "z": 0, "A": 0.2, "B": 0.2, "C": 0.2}


def body(**values):
    given = {**BALL, **values}
    return loads_chain(BODY.format(**given))


def turn(axis, angle):
    c, s = math.cos(angle), math.sin(angle)
    return np.array({"x": [[1, 0, 0], [0, c, -s], [0, s, c]], "y": [[c, 0, s], [0, 1, 0], [-s, 0, c]],
                     "z": [[c, -s, 0], [s, c, 0], [0, 0, 1]]}[axis], float)  # fmt: skip


def attitude(angles, q, qd):
    """Rotation matrix and angular velocity, base axes, of turns about moved axes."""
    R, omega = np.eye(3), np.zeros(3)
    for letter, angle, rate in zip(angles, q, qd, strict=True):
        omega = omega + rate * R[:, "xyz".index(letter)]
        R = R @ turn(letter, angle)
    return R, omega


def test_a_universal_joint_is_a_spherical_pendulum():
    """A point mass on a rod keeps its energy and its angular momentum about the vertical."""
    m, length, g = 1.3, 0.7, 9.81
    chain = body(type="universal", angles="xy", m=m, z=-length, g=-g, A=0, B=0, C=0)
    model = symgen.build_model(chain, target="numpy")
    run = symgen.simulate(model, 2.0, q=[0.9, 0.2], qd=[0.4, 1.1])
    found = []
    for q, qd in zip(run.q, run.qd, strict=True):
        R, omega = attitude("xy", q, qd)
        r = -length * R[:, 2]
        v = np.cross(omega, r)
        found.append((0.5 * m * v @ v + m * g * r[2], m * np.cross(r, v)[2]))
    energy, momentum = np.array(found).T
    np.testing.assert_allclose(energy, energy[0], rtol=1e-8)
    np.testing.assert_allclose(momentum, momentum[0], rtol=1e-8)


def test_a_top_precesses_steadily():
    """Goldstein, Classical Mechanics, section 5.7: (A cos(theta)) p^2 - C w p + m g l = 0 without nutation."""
    m, g, h, A, C, theta, spin = 0.8, 9.81, 0.1, 0.011, 0.002, 0.5, 400.0
    chain = body(type="ball", angles="zxz", m=m, g=-g, z=h, A=A - m * h * h, B=A - m * h * h, C=C)
    model = symgen.build_model(chain, target="numpy")
    a, b, c = A * math.cos(theta), -C * spin, m * g * h
    p = (-b - math.sqrt(b * b - 4 * a * c)) / (2 * a)
    run = symgen.simulate(model, 2.0, q=[0, theta, 0], qd=[p, 0, spin - p * math.cos(theta)])
    np.testing.assert_allclose(run.q[:, 1], theta, atol=1e-8)
    np.testing.assert_allclose(run.q[-1, 0], p * run.t[-1], rtol=1e-8)


@pytest.mark.parametrize("angles", ["xyz", "zyx"])
def test_a_free_body_keeps_energy_momentum_and_angular_momentum(angles):
    m, tensor, com = 1.3, np.diag([0.3, 0.2, 0.12]), np.array([0, 0, 0.15])
    chain = body(type="floating", angles=angles, m=m, z=com[2], A=0.3, B=0.2, C=0.12)
    model = symgen.build_model(chain, target="numpy")
    run = symgen.simulate(model, 0.8, q=[0.1, 0.2, 0.3, 0.2, -0.3, 0.5], qd=[0.3, -0.2, 0.1, 0.7, 0.4, 0.9])
    found = []
    for q, qd in zip(run.q, run.qd, strict=True):
        R, omega = attitude(angles, q[3:], qd[3:])
        v = qd[:3] + np.cross(omega, R @ com)
        L = R @ tensor @ R.T @ omega + m * np.cross(q[:3] + R @ com, v)
        found.append([0.5 * m * v @ v + 0.5 * omega @ R @ tensor @ R.T @ omega, *(m * v), *L])
    np.testing.assert_allclose(found, np.broadcast_to(found[0], (len(found), 7)), atol=1e-8)


def test_a_run_near_a_singular_pose_says_so_once():
    chain = body(type="ball", g=0)
    model = symgen.build_model(chain, target="numpy")
    with pytest.warns(SimulationWarning, match=r"body_ry at t = .* with 8[5-9].* degrees: .* as angles: zxy") as caught:
        symgen.simulate(model, 1.0, q=[0, 1.2, 0], qd=[0, 0.33, 0])
    assert len(caught) == 1
    with pytest.warns(SimulationWarning, match="body_ry"):  # ends alone show it, too
        symgen.simulate_many(model, 1.0, q=[[0, 0, 0], [0, 1.2, 0]], qd=[0, 0.33, 0])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        symgen.simulate(model, 1.0, q=[0, 1.0, 0], qd=[0, 0.33, 0])
        symgen.simulate_many(model, 1.0, q=[[0, 0, 0], [0, 1.0, 0]], qd=[0, 0.33, 0])


@pytest.mark.parametrize("method", ["events", "interpolated"])
def test_a_pose_that_is_passed_between_the_rows_is_told_of_too(method):
    """A ball that turns to within 0.02 rad of the pose and back, of one run, and of runs whose ends alone are kept."""
    rubs = "  axes: {ry: {friction: {coulomb: 1e-12}}}\n" if method != "events" else ""
    model = symgen.build_model(loads_chain(BODY.format(**{**BALL, "angles": "zyx"}) + rubs), target="c")
    more = {} if method == "events" else {"method": method, "dt": 1e-3}
    start, tau = {"q": [0, 1.0, 0], "qd": [0, 1.1, 0]}, [0, -0.22, 0]  # 1 + 1.1 t - 0.55 t^2, at most 1.55
    with pytest.warns(SimulationWarning, match="body_ry at t = 0.[5-9]"):
        run = symgen.simulate(model, 2.0, tau=tau, sample=2.0, **start, **more)
    assert run.q[-1, 1] == pytest.approx(1.0, abs=1e-6)
    with pytest.warns(SimulationWarning, match="singular pose in 1 of 2 runs, run 1 the first of them"):
        symgen.simulate_many(model, 2.0, q=[[0, -0.5, 0], start["q"]], qd=start["qd"], tau=tau, **more)
