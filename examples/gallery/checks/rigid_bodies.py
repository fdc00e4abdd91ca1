"""Rigid bodies: printed Lagrangians, SymPy's mechanics, and a steady precession."""

from __future__ import annotations

import numpy as np
from sympy import Rational, Symbol, cos, pi, sin, sqrt

from examples.gallery.comparison import Comparison
from examples.gallery.newton_euler import rotation
from examples.gallery.subject import Checks, Subject
from examples.gallery.textbook import moved_body, moved_particle
from symgen import simulate

HALF = Rational(1, 2)


def rolling_disc(s: Subject) -> Checks:
    """The disc's own energy is 3 m r^2 w^2/4; the weight moves on a cycloid."""
    (q,), (v,), (a,) = s.motion
    r, m, w, e, g, beta = s.letters("r m w e g beta")
    along = r * v - e * sin(q) * v
    across = -e * cos(q) * v  # either sign
    T = Rational(3, 4) * m * r**2 * v**2 + HALF * w * (along**2 + across**2)
    x, y = r * q + e * cos(q), -e * sin(q)
    V = -m * g * r * q * sin(beta) + w * g * (y * cos(beta) - x * sin(beta))
    yield s.equal(s.lagrange(T - V), "the Lagrangian of a rolling disc")


def heavy_top(s: Subject) -> Checks:
    """The book's Lagrangian, a rigid body, and fast spin's slow precession."""
    (phi, theta, psi), (u, v, w), (c, b, a) = s.motion
    M, l, Ic, I3, g = s.letters("M l Ic I3 g")
    I1 = Ic + M * l**2
    L = I1 * (v**2 + u**2 * sin(theta) ** 2) / 2 + I3 * (w + u * cos(theta)) ** 2 / 2 - M * g * l * cos(theta)

    def bodies(N, O, x):
        body = N.orientnew("B", "Body", x, "ZXZ")
        at = l * body.z
        return [moved_body("top", M, body, (Ic, Ic, I3), N, O, at, at.dot(N.z), g)]

    spin, lean = 200, Rational(1)
    at, along, pull = (I1 - I3) * cos(lean), -I3 * spin, M * g * l
    root = sqrt(along**2 - 4 * at * pull)
    slow = s.number((-along - root) / (2 * at))  # either sign: the fast precession is steady, too
    run = simulate(s.model(), 1.0, q=[0, 1.0, 0], qd=[slow, 0, spin], sample=0.01)
    drift = max(abs(run.q[:, 1] - 1.0).max(), abs(run.qd[:, 0] / slow - 1).max())
    yield s.equal(s.lagrange(L), "the Lagrangian of Goldstein (1980)")
    yield s.equal(s.mechanics(bodies), "sympy.physics.mechanics")
    yield Comparison(
        "steady precession, the slow root of I1 u^2 cos(theta) - I3 u (w + u cos(theta)) + M g l = 0",
        "angle and rate over 1 s",
        float(drift),
        allowed=1e-6,
        why="the simulation's relative tolerance is 1e-9",
    )


SIDES = ((1, 1), (2, -1))


def governor(s: Subject) -> Checks:
    """The arms' equation in the book; the whole governor as three bodies."""
    q, qd, qdd = s.motion
    m, l, J, b, k, F, g = s.letters("m l J b k F g")
    w = qd[0]
    arms = [
        m * l**2 * (qdd[i] - w**2 * sin(q[i]) * cos(q[i]) + g / l * sin(q[i]) + b / (m * l**2) * qd[i]) for i in (1, 2)
    ]

    def bodies(N, O, x):
        A = N.orientnew("A", "Axis", (x[0], N.z))
        balls = [l * (side * sin(x[i]) * A.x - cos(x[i]) * A.z) for i, side in SIDES]
        return [
            moved_body("spindle", Symbol("m0"), A, (0, 0, J), N, O, 0 * N.x, 0, g),
            *(moved_particle(f"ball{i}", m, N, O, at, at.dot(N.z), g) for i, at in enumerate(balls)),
        ]

    extra = {0: F - k * cos(q[1]), 1: b * qd[1], 2: b * qd[2]}
    yield s.equal(arms, "Pontryagin (1962, section 27), equation of the flyballs", rows=[1, 2])
    yield s.equal(s.mechanics(bodies, extra=extra), "sympy.physics.mechanics")


def rolling_in_cylinder(s: Subject) -> Checks:
    """T = 3/4 m (R - a)^2 phi'^2."""
    (phi,), (w,), _ = s.motion
    m, a, R, g = s.letters("m a R g")
    L = Rational(3, 4) * m * (R - a) ** 2 * w**2 + m * g * (R - a) * cos(phi)
    yield s.equal(s.lagrange(L), "Landau and Lifshitz (1976), section 32, problem 6")


def cylinder_on_wedge(s: Subject) -> Checks:
    """The cylinder's velocity is that of the wedge and that along it; rolling adds m (r w)^2/4."""
    (x, way), (v, w), _ = s.motion
    M, m, theta, g = s.letters("M m theta g")
    T = HALF * M * v**2 + HALF * m * (v**2 + w**2 + 2 * v * w * cos(theta)) + m * w**2 / 4
    L = T + m * g * way * sin(theta)
    yield s.equal(s.lagrange(L), "the Lagrangian of a moving plane, with the energy of rolling")
    run = simulate(s.model(), 1.0, sample=1.0)
    gone = s.number(-m * cos(theta) / (M + m)) * run.q[-1, 1]
    yield s.close(run.q[-1, 0], gone, "the mass centre stays above its place", "way of the wedge", 1e-9, STEPS)


STEPS = "relative tolerance of the integrator"


def free_body(s: Subject) -> Checks:
    """Newton's and Euler's equations about the mass centre, moments along the axes of the three turns."""
    (m,) = s.numbers("m")
    J, model, draw = np.diag([0.3, 0.2, 0.1]), s.model("numpy", ("inverse_dynamics",)), np.random.default_rng(0)
    x, y, z = np.eye(3)
    found, wanted = [], []
    for _ in range(10):
        q, qd, qdd = draw.uniform(0, 1, (3, 6))
        (_, second, third), (p, v, w) = q[3:], qd[3:]
        middle, outer = rotation(x, third).T @ y, (rotation(y, second) @ rotation(x, third)).T @ z
        axes = np.column_stack([outer, middle, x])
        spin = axes @ qd[3:]
        turns = axes @ qdd[3:] + p * np.cross(outer, v * middle + w * x) + v * np.cross(middle, w * x)
        moment = J @ turns + np.cross(spin, J @ spin)
        found.append(model.inverse_dynamics(q, qd, qdd))
        wanted.append([*(m * qdd[:3]), *(axes.T @ moment)])
    yield s.close(found, wanted, "Newton's and Euler's equations in axes of the body, in NumPy")


def gyrocompass(s: Subject) -> Checks:
    """Rates of the rotor: along its axis, about the vertical, and level across the axis; its small oscillation."""
    (earth, azimuth, spin), (u, v, w), _ = s.motion
    A, C, lat = s.letters("A C lat")
    north, up = u * cos(lat), u * sin(lat)
    T = HALF * (C * (w + north * cos(azimuth)) ** 2 + A * (v + up) ** 2 + A * (north * sin(azimuth)) ** 2)
    yield s.equal_values(s.lagrange(T), "the energy of a rotor on the turning Earth, after Scarborough (1958)")
    rate, fast = 0.01, 400.0
    period = s.number(2 * pi * sqrt(A / (C * fast * rate * cos(lat))))
    run = simulate(s.model(), period, q=[0, 0.01, 0], qd=[rate, 0, fast], params={"Omega": rate}, sample=period / 4)
    swing = "2 pi sqrt(A/(C w Omega cos(lat))) about the north"
    yield s.close(
        run.q[:, 1] * 100, [1, 0, -1, 0, 1], swing, "a period of small oscillation", 1e-3, "amplitude 0.01 rad"
    )
