"""Linkages: closed forms of their geometry, and Lagrange's equations with multipliers."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi
from typing import Any

import numpy as np
from sympy import Matrix, Rational, S, cos, sin

from examples.gallery.comparison import Comparison
from examples.gallery.multipliers import Linkage, polar
from examples.gallery.newton_euler import inverse_dynamics, links_of_urdf, mass_matrix
from examples.gallery.subject import ROUNDING, Checks, Subject
from examples.gallery.textbook import moved_body, moved_particle

HALF = Rational(1, 2)


def trammel(s: Subject) -> Checks:
    """The rod's centre moves on a circle of half its length; the sliders follow cosine and sine."""
    (q,), (w,), (a,) = s.motion
    l, m, mx, my, g = s.letters("l m mx my g")
    T = HALF * (m * l**2 / 3 + mx * l**2 * sin(q) ** 2 + my * l**2 * cos(q) ** 2) * w**2
    V = (m / 2 + my) * g * l * sin(q)

    def bodies(N, O, x):
        rod = N.orientnew("R", "Axis", (-x[0], N.z))  # either sign
        level, upright = l * cos(x[0]) * N.x, l * sin(x[0]) * N.y
        centre = (level + upright) / 2  # either sign
        return [
            moved_body("rod", m, rod, (0, 0, m * l**2 / 12), N, O, centre, l * sin(x[0]) / 2, g),
            moved_particle("level", mx, N, O, level, 0, g),
            moved_particle("upright", my, N, O, upright, l * sin(x[0]), g),
        ]

    yield s.equal(s.lagrange(T - V), "the Lagrangian in the angle of the rod")
    yield s.equal(s.mechanics(bodies), "sympy.physics.mechanics")


THETA, RATE, TORQUE = 0.6, 0.4, 9.0


EXPECTED = {
    "s": 0.9977368221405372, "psi": 1.380871348214691, "g_s": 0.5665232896453722, "h_s": -0.209161390265667,
    "g_psi": 0.7009083536280559, "h_psi": -0.2281548778973898, "ratio": 355.9570809674848, "I": 124.3581635290471,
    "P": -9.55001096086296, "Q": 2418.479634292726, "qdd": 19.45998209824969,
}  # fmt: skip
"""Side and angle of the triangle, their influence coefficients, the reduced inertia and inertia power, torque of motor
and weights, and acceleration; 40 digits with mpmath, from the bodies' energies."""


def boom_with_screw(s: Subject) -> Checks:
    """Every number at one state."""
    model = s.model()
    q, qd = [THETA], [RATE]
    g, h = model.coordinate_influence(q)
    ratio = g[2, 0] * 2 * np.pi / 0.01
    tau = [TORQUE * ratio]
    _, psi, side = model.coordinates(q)
    found = {
        "s": side, "psi": psi, "g_s": g[2, 0], "h_s": h[2, 0, 0], "g_psi": g[1, 0], "h_psi": h[1, 0, 0], "ratio": ratio,
        "I": model.mass_matrix(q)[0, 0], "P": model.inertia_power(q)[0, 0, 0], "Q": (tau - model.gravity(q))[0],
        "qdd": model.forward_dynamics(q, qd, tau)[0],
    }  # fmt: skip
    worst = max(abs(float(found[key]) / EXPECTED[key] - 1.0) for key in EXPECTED)
    yield Comparison("closed form of the triangle, in 40 digits", f"{len(EXPECTED)} values", worst, 1e-12, ROUNDING)


W = np.array([[1, 0], [0, 1], [0, 1], [0, 20], [0, -20]], float)
"""Rates of all joints by those of roll and the left finger: the file's multipliers."""
OFFSET = np.array([0, 0, 0, -0.3, 0.3])
DAMPING = 2.0


def parallel_gripper(s: Subject) -> Checks:
    """W' tau of the tree at W q + offset, without the damper of the left finger, and W' M W."""
    model = s.model(functions=("inverse_dynamics", "mass_matrix"))
    links, gravity = links_of_urdf(s.record.path), (0, 0, -9.80665)
    worst = 0.0
    states = np.random.default_rng(0).uniform(-1, 1, (20, 3, 2)) * [3.0, 0.04]  # either sign
    for q, qd, qdd in states:
        at = W @ q + OFFSET
        wanted = W.T @ inverse_dynamics(links, gravity, at, W @ qd, W @ qdd) + [0.0, DAMPING * qd[1]]
        M = W.T @ mass_matrix(links, at) @ W
        pairs = ((model.inverse_dynamics(q, qd, qdd), wanted), (model.mass_matrix(q), M))
        worst = max([worst, *(float(np.abs(a - b).max() / np.abs(b).max()) for a, b in pairs)])
    yield Comparison("Newton-Euler equations of the tree, projected, in NumPy", "120 values", worst, 1e-12, ROUNDING)


def against_multipliers(
    s: Subject, linkage: Linkage, middle: Sequence[float], width: Sequence[float], forces: Any = None
) -> Comparison:
    """Torques of random states (seed 0), coordinates within width of the middle, by Lagrange's multipliers."""
    model, draw = s.model("numpy", ("inverse_dynamics",)), np.random.default_rng(0)
    states = draw.uniform(-1, 1, (6, 3, len(middle))) * 3  # either sign
    states[:, 0] = np.array(middle) + states[:, 0] / 3 * np.array(width)
    found = [model.inverse_dynamics(*state) for state in states]
    wanted = [linkage.inverse_dynamics(*state, forces) for state in states]
    return s.close(found, wanted, "Lagrange's equations with multipliers, in NumPy", allowed=1e-10, why=CONDITIONED)


CONDITIONED = "rounding, multiplied by the conditions' Jacobian"


def scotch_yoke(s: Subject) -> Checks:
    """The slide at r cos(phi): inertia m r^2 sin^2(phi), spring and damper through the same ratio."""
    (phi,), (w,), (a,) = s.motion
    r, J, m, mp, k, c, g = s.letters("r J m mp k c g")
    T = HALF * (J + mp * r**2 + m * r**2 * sin(phi) ** 2) * w**2
    V = HALF * k * (r * cos(phi)) ** 2 + mp * g * r * sin(phi)
    (left,) = s.lagrange(T - V)
    yield s.equal([left + c * (r * sin(phi)) ** 2 * w], "the Lagrangian of a slide with harmonic motion")


def four_bar(s: Subject) -> Checks:
    """Absolute angles of crank, coupler and rocker."""
    a, b, c, f = s.numbers("a b c f")
    bar = Linkage("crank coupler rocker", (0, 0.67, 2.0))
    crank, coupler, rocker = bar.x
    bar.body(0.8, polar(crank, 0.05), 0.0011, crank)
    bar.body(1.3, polar(crank, a) + polar(coupler, 0.17, 0.05), 0.016, coupler)
    bar.body(0.9, Matrix([f, 0]) + polar(rocker, 0.12, -0.02), 0.0062, rocker)
    bar.close(polar(crank, a) + polar(coupler, b) - Matrix([f, 0]) - polar(rocker, c))
    yield against_multipliers(s, bar, [0], [3])


def slider_crank(s: Subject) -> Checks:
    """Absolute angles of crank and rod, place of the piston; the gas pushes while the piston goes out."""
    r, l, e, J, p = s.numbers("r l e J_f p")
    engine = Linkage("crank rod piston", (0, 0.07, 0.18))
    crank, rod, piston = engine.x
    engine.body(0, None, J, crank)
    engine.body(0.4, polar(crank, r) + polar(rod, 0.05), 0.0009, rod)
    engine.body(0.5, [piston, e])
    engine.close(polar(crank, r) + polar(rod, l) - Matrix([piston, e]))
    yield against_multipliers(s, engine, [0], [3], lambda x, v: np.array([0, 0, p if v[2] > 0 else 0]))


def quick_return(s: Subject) -> Checks:
    """Absolute angles of crank, lever and link, places of block and ram."""
    r, f, l, b = s.numbers("r f l b")
    shaper = Linkage("crank lever block link ram", (0, 1.19, 0.22, 0.2, 0.3))
    crank, lever, block, link, ram = shaper.x
    tip = polar(lever, l)
    shaper.body(1, [0, f], 0.01, crank)
    shaper.body(2, polar(lever, 0.2), 0.03, lever)
    shaper.body(0.2, polar(lever, block))
    shaper.body(0.3, tip + polar(link, 0.07), 0.0006, link)
    shaper.body(3, [ram, l])
    shaper.close(Matrix([0, f]) + polar(crank, r) - polar(lever, block), tip + polar(link, b) - Matrix([ram, l]))
    yield against_multipliers(s, shaper, [0], [3])


def watt(s: Subject) -> Checks:
    """Absolute angles of both levers and the coupler."""
    l, b = s.numbers("l b")
    watt = Linkage("left coupler right", (0, -pi / 2, pi))
    left, coupler, right = watt.x
    ends = Matrix([-l, b / 2]) + polar(left, l), Matrix([l, -b / 2]) + polar(right, l)
    watt.body(1, polar(left, l / 2), 0.02, left)
    watt.body(0.4, ends[0] + polar(coupler, b / 2), 0.002, coupler)
    watt.body(1, polar(right, l / 2), 0.02, right)
    watt.close(ends[0] + polar(coupler, b) - ends[1])
    yield against_multipliers(s, watt, [0], [0.25])


def peaucellier(s: Subject) -> Checks:
    """Absolute angles of all seven bars; the point Q stays at (l^2 - s^2)/(2 r)."""
    r, l, side = s.numbers("r l s")
    cell = Linkage("crank upper lower pa pb aq bq", (0, 0.35, -0.35, 1.19, -1.19, -1.19, 1.19), (0, 0))  # either sign
    crank, upper, lower, pa, pb, aq, bq = cell.x
    P = Matrix([r, 0]) + polar(crank, r)
    A, B = polar(upper, l), polar(lower, l)
    cell.body(0.2, Matrix([r, 0]) + polar(crank, r / 2), 0.0002, crank)  # either sign
    cell.body(0.4, A / 2, 0.005, upper)
    cell.body(0.4, B / 2, 0.005, lower)
    for start, angle in ((P, pa), (P, pb), (A, aq), (B, bq)):
        cell.body(0.1, start + polar(angle, side / 2), 0.0002, angle)
    cell.close(P + polar(pa, side) - A, P + polar(pb, side) - B, A + polar(aq, side) - B - polar(bq, side))
    yield against_multipliers(s, cell, [0], [0.9])
    mechanics = s.model("numpy", ("position_Q",))
    places = [mechanics.position("Q", [q])[0] for q in (0.9, 0.0, 0.7)]
    line = (l**2 - side**2) / (2 * r)
    yield s.close(places, [line] * 3, "Peaucellier's line, straight at (l^2 - s^2)/(2 r)")


def scissor_lift(s: Subject) -> Checks:
    """Places of foot and roller, absolute angles of both arms and the table."""
    (l,) = s.numbers("l")
    lift = Linkage("foot back front table roller", (1.0, pi - 0.58, 0.58, 0, 1.0))
    foot, back, front, table, roller = lift.x
    start = Matrix([foot, 0])
    hinge = start + polar(back, l)
    lift.body(3, start)
    lift.body(12, start + polar(back, l / 2), 1.5, back)
    lift.body(12, polar(front, l / 2), 1.5, front)
    lift.body(30, hinge + polar(table, 0.5, 0.1), 4, table)  # either sign, as the table does not turn
    end = hinge + polar(table, roller)  # either sign
    lift.body(2, end)
    lift.close(start + polar(back, l / 2) - polar(front, l / 2), end - polar(front, l))
    yield against_multipliers(s, lift, [0.8], [0.3])


def five_bar(s: Subject) -> Checks:
    """Absolute angles of all four arms; a rotor counts with the square of its ratio."""
    w, a, b = s.numbers("w a b")
    robot = Linkage("m1 m2 arm1 arm2", (2.09, 1.05, 1.05, 2.09), (0, 0))
    m1, m2, arm1, arm2 = robot.x
    elbows = Matrix([-w, 0]) + polar(m1, a), Matrix([w, 0]) + polar(m2, a)
    for motor in (m1, m2):
        robot.body(0.6, polar(motor, 0.09), 0.003 + 20**2 * 0.00002, motor)
    for elbow, arm in zip(elbows, (arm1, arm2), strict=True):
        robot.body(0.3, elbow + polar(arm, 0.12), 0.0018, arm)
    robot.close(elbows[0] + polar(arm1, b) - elbows[1] - polar(arm2, b))
    yield against_multipliers(s, robot, [2.05, 1.0], [0.25, 0.3])


def delta(s: Subject) -> Checks:
    """Angles of the arms and place of the platform; each pair of rods keeps its length b."""
    R, a, b, side = s.numbers("R a b s")
    robot = Linkage("q1 q2 q3 x y z", (0, 0, 0, 0, 0, -0.4), (0, 0, -9.81))
    arms, place = robot.x[:3], Matrix(robot.x[3:])
    for number, arm in enumerate(arms):
        along = polar(2 * S.Pi * number / 3, 1)
        out, up = Matrix([*along, 0]), Matrix([0, 0, 1])
        centre = out * (R + 0.1 * cos(arm))  # either sign
        robot.body(0.6, centre - up * 0.1 * sin(arm), 0.004, arm)
        rod = place + side * out - out * (R + a * cos(arm)) + up * a * sin(arm)
        robot.close(rod.dot(rod) - b**2)
    robot.body(0.5, place)
    yield against_multipliers(s, robot, [0, 0, 0], [0.5, 0.5, 0.5])
