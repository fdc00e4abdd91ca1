"""Plants of control: printed equations, and SymPy's mechanics."""

from __future__ import annotations

from itertools import pairwise
from math import pi, sqrt

import numpy as np
from sympy import Rational, Symbol, cos, sin

from examples.gallery.comparison import Comparison
from examples.gallery.subject import Checks, Subject
from examples.gallery.terms import vanishes
from examples.gallery.textbook import moved_body, moved_particle, two_links
from symgen import simulate


def crane(s: Subject) -> Checks:
    """The equations of Sakawa and Shindo; a particle; the swing of a start that takes one period."""
    (x, theta, l), (u, w, v), (c, b, a) = s.motion
    m, g = s.letters("m g")
    printed = [
        m * l * (l * b + 2 * v * w + g * sin(theta) + c * cos(theta)),
        m * (a - l * w**2 - g * cos(theta) + c * sin(theta)),
    ]

    def bodies(N, O, q):
        at = (q[0] + q[2] * sin(q[1])) * N.x - q[2] * cos(q[1]) * N.y
        return [moved_particle("load", m, N, O, at, at.dot(N.y), g)]

    theirs = s.mechanics(bodies)
    model = s.model()
    left = {}
    for name, T in (("one period", 2 * pi * sqrt(4 / 9.81)), ("half a period", pi * sqrt(4 / 9.81))):
        run = simulate(model, 12.0, q=[0, 0, 4], params={"T": T}, tau={"hoist": HOLD}, sample=0.02)
        left[name] = abs(run.q[run.t > T + 0.1, 1]).max()
    ratio = left["one period"] / left["half a period"]
    yield s.equal(printed, "Sakawa and Shindo (1982), load and rope", rows=[1, 2])
    yield s.equal(theirs, "sympy.physics.mechanics")
    yield Comparison(
        "linear theory: a constant acceleration for one period leaves no swing",
        "swing after it, by that after half a period",
        float(ratio),
        allowed=1e-3,
        why="a swing of 0.08 rad has a period longer by 0.04 % than a small one",
    )


HOLD = "-1962 - 20000*(hoist - 4) - 8000*d(hoist)"
"""A stiff hoist that keeps the rope at 4 m."""


def cart_pole(s: Subject) -> Checks:
    """The printed accelerations, put into symgen's equations, leave nothing; a particle and a rod."""
    (x, theta), (v, w), (a, b) = s.motion
    mc, mp, l, g = s.letters("mc mp l g")
    F = Symbol("F")
    total = mc + mp
    theta_dd = (g * sin(theta) + cos(theta) * (-F - mp * l * w**2 * sin(theta)) / total) / (
        l * (Rational(4, 3) - mp * cos(theta) ** 2 / total)
    )
    x_dd = (F + mp * l * (w**2 * sin(theta) - theta_dd * cos(theta))) / total
    tau = s.equations.closed_form().tau.subs({a: x_dd, b: theta_dd})
    left = [tau[0] - F, tau[1]]

    def bodies(N, O, q):
        A = N.orientnew("A", "Axis", (-q[1], N.z))
        centre = q[0] * N.x + l * A.y
        return [
            moved_particle("cart", mc, N, O, q[0] * N.x, 0, g),
            moved_body("pole", mp, A, (0, 0, mp * l**2 / 3), N, O, centre, centre.dot(N.y), g),
        ]

    yield Comparison(
        "accelerations of Barto, Sutton and Anderson (1983)",
        "2 equations",
        sum(not vanishes(e) for e in left),
        unit="equations left unbalanced",
    )
    yield s.equal(s.mechanics(bodies), "sympy.physics.mechanics")


def acrobot(s: Subject) -> Checks:
    """Spong's d_ij, h_i, phi_i; two rigid bodies."""
    (q1, q2), (v1, v2), (a1, a2) = s.motion
    m1, m2, l1, lc1, lc2, I1, I2, g = s.letters("m1 m2 l1 lc1 lc2 I1 I2 g")
    d11 = m1 * lc1**2 + m2 * (l1**2 + lc2**2 + 2 * l1 * lc2 * cos(q2)) + I1 + I2
    d12 = m2 * (lc2**2 + l1 * lc2 * cos(q2)) + I2
    d22 = m2 * lc2**2 + I2
    h1 = -m2 * l1 * lc2 * sin(q2) * v2**2 - 2 * m2 * l1 * lc2 * sin(q2) * v2 * v1
    h2 = m2 * l1 * lc2 * sin(q2) * v1**2
    phi1 = (m1 * lc1 + m2 * l1) * g * cos(q1) + m2 * lc2 * g * cos(q1 + q2)
    phi2 = m2 * lc2 * g * cos(q1 + q2)
    printed = [d11 * a1 + d12 * a2 + h1 + phi1, d12 * a1 + d22 * a2 + h2 + phi2]

    mechanics = s.mechanics(two_links(s.p))
    yield s.equal(printed, "Spong (1995), his d11 to phi2")
    yield s.equal(mechanics, "sympy.physics.mechanics")


def pendubot(s: Subject) -> Checks:
    """D(q) qdd + C(q, qd) qd + g(q) in theta_1 to theta_5."""
    (q1, q2), (v1, v2), (a1, a2) = s.motion
    m1, m2, l1, lc1, lc2, I1, I2, g = s.letters("m1 m2 l1 lc1 lc2 I1 I2 g")
    t1, t2, t3 = m1 * lc1**2 + m2 * l1**2 + I1, m2 * lc2**2 + I2, m2 * l1 * lc2
    t4, t5 = m1 * lc1 + m2 * l1, m2 * lc2
    h = -t3 * sin(q2)
    printed = [
        (t1 + t2 + 2 * t3 * cos(q2)) * a1
        + (t2 + t3 * cos(q2)) * a2
        + h * v2 * v1
        + h * (v1 + v2) * v2
        + t4 * g * cos(q1)
        + t5 * g * cos(q1 + q2),
        (t2 + t3 * cos(q2)) * a1 + t2 * a2 - h * v1 * v1 + t5 * g * cos(q1 + q2),
    ]

    mechanics = s.mechanics(two_links(s.p))
    yield s.equal(printed, "Spong and Block (1995), five parameters")
    yield s.equal(mechanics, "sympy.physics.mechanics")


def furuta_pendulum(s: Subject) -> Checks:
    """Both torques with three principal moments of the pendulum; two rigid bodies."""
    (q1, q2), (v1, v2), (a1, a2) = s.motion
    m1, m2, L1, l1, l2, g = s.letters("m1 m2 L1 l1 l2 g")
    J1, Jx, Jy, Jz, b1, b2 = s.letters("J1zz J2xx J2yy J2zz b1 b2")
    printed = [
        a1 * (J1 + m1 * l1**2 + m2 * L1**2 + (Jy + m2 * l2**2) * sin(q2) ** 2 + Jx * cos(q2) ** 2)
        + a2 * m2 * L1 * l2 * cos(q2)
        - m2 * L1 * l2 * sin(q2) * v2**2
        + v1 * v2 * sin(2 * q2) * (m2 * l2**2 + Jy - Jx)
        + b1 * v1,
        a1 * m2 * L1 * l2 * cos(q2)
        + a2 * (m2 * l2**2 + Jz)
        + v1**2 * sin(2 * q2) * (-m2 * l2**2 - Jy + Jx) / 2
        + b2 * v2
        + g * m2 * l2 * sin(q2),
    ]

    def bodies(N, O, x):
        A = N.orientnew("A", "Axis", (x[0], N.z))
        B = A.orientnew("B", "Axis", (x[1], A.x))
        arm, pendulum = l1 * A.x, L1 * A.x - l2 * B.z
        return [
            moved_body("arm", m1, A, (0, 0, J1), N, O, arm, 0, g),
            moved_body("pendulum", m2, B, (Jz, Jy, Jx), N, O, pendulum, pendulum.dot(N.z), g),
        ]

    theirs = s.mechanics(bodies, extra={0: b1 * v1, 1: b2 * v2})
    yield s.equal(printed, "Cazzolato and Prime (2011), full inertia tensor")
    yield s.equal(theirs, "sympy.physics.mechanics")


def inertia_wheel_pendulum(s: Subject) -> Checks:
    """A constant inertia matrix and one gravity term."""
    q, qd, (a1, a2) = s.motion
    m1, m2, l1, lc1, I1, I2, g = s.letters("m1 m2 l1 lc1 I1 I2 g")
    printed = [
        (m1 * lc1**2 + m2 * l1**2 + I1 + I2) * a1 + I2 * a2 - (m1 * lc1 + m2 * l1) * g * sin(q[0]),
        I2 * a1 + I2 * a2,
    ]

    def bodies(N, O, x):
        A = N.orientnew("A", "Axis", (x[0], N.z))
        B = A.orientnew("B", "Axis", (x[1], A.z))
        first, second = lc1 * A.y, l1 * A.y
        return [
            moved_body("pendulum", m1, A, (0, 0, I1), N, O, first, first.dot(N.y), g),
            moved_body("wheel", m2, B, (0, 0, I2), N, O, second, second.dot(N.y), g),
        ]

    yield s.equal(printed, "Spong, Corke and Lozano (2001)")
    yield s.equal(s.mechanics(bodies), "sympy.physics.mechanics")


def ball_and_beam(s: Subject) -> Checks:
    """Both printed equations, the ball's own turn as they have it."""
    (theta, r), (w, v), (b, a) = s.motion
    G, M, R, J, Jb = s.letters("G M R J Jb")
    printed = [
        (M * r**2 + J + Jb) * b + 2 * M * r * v * w + M * G * r * cos(theta),
        (Jb / R**2 + M) * a + M * G * sin(theta) - M * r * w**2,
    ]
    yield s.equal(printed, "Hauser, Sastry and Kokotovic (1992)")


def balancing_robot(s: Subject) -> Checks:
    """Wheels that roll, a body on their axis; the motors act between them."""
    (x, pitch), (v, w), _ = s.motion
    mw, Jw, r, mb, Jb, l, g = s.letters("mw Jw r mb Jb l g")
    T = (mw + Jw / r**2) * v**2 / 2 + mb * (v**2 + 2 * l * v * w * cos(pitch) + l**2 * w**2) / 2 + Jb * w**2 / 2
    left, u = s.lagrange(T - mb * g * l * cos(pitch)), Symbol("u")

    def bodies(N, O, q):
        B = N.orientnew("B", "Axis", (-q[1], N.z))
        W = N.orientnew("W", "Axis", (-q[0] / r, N.z))  # either sign
        centre = q[0] * N.x + l * B.y
        return [
            moved_body("wheels", mw, W, (0, 0, Jw), N, O, q[0] * N.x, 0, g),
            moved_body("body", mb, B, (0, 0, Jb), N, O, centre, centre.dot(N.y), g),
        ]

    yield s.equal([left[0] - u / r, left[1] + u], "the Lagrangian of wheels and body, in the plane of JOE")
    yield s.equal(s.mechanics(bodies, extra={0: -u / r, 1: u}), "sympy.physics.mechanics")


def vtol_aircraft(s: Subject) -> Checks:
    """x'' = -sin(theta) u1 + epsilon cos(theta) u2, y'' = cos(theta) u1 + epsilon sin(theta) u2 - 1, theta'' = u2."""
    (x, y, theta), _, (a, b, c) = s.motion
    (epsilon,), u1, u2 = s.letters("epsilon"), Symbol("u1"), Symbol("u2")
    printed = [
        a + sin(theta) * u1 - epsilon * cos(theta) * u2,
        b - cos(theta) * u1 - epsilon * sin(theta) * u2 + 1,
        c - u2,
    ]
    yield s.equal(printed, "Hauser, Sastry and Meyer (1992)")


def cart_double_pendulum(s: Subject) -> Checks:
    """Both rods by their angles against the vertical; the dampers by the angles between the links."""
    (x, q1, q2), (v, w1, w2), _ = s.motion
    m0, m1, m2, L1, L2, c1, g = s.letters("m0 m1 m2 L1 L2 c1 g")
    places = [(x, 0), (x + L1 / 2 * sin(q1), -L1 / 2 * cos(q1))]
    places += [(x + L1 * sin(q1) + L2 / 2 * sin(q1 + q2), -L1 * cos(q1) - L2 / 2 * cos(q1 + q2))]
    T = m1 * L1**2 * w1**2 / 24 + m2 * L2**2 * (w1 + w2) ** 2 / 24
    V = 0
    for mass, (along, up) in zip((m0, m1, m2), places, strict=True):
        T += mass * (s.rate(along) ** 2 + s.rate(up) ** 2) / 2
        V += mass * g * up
    left = s.lagrange(T - V)
    yield s.equal([left[0], left[1] + c1 * w1, left[2] + c1 * w2], "the Lagrangian of cart and rods")


def pid_hunting(s: Subject) -> Checks:
    """Stuck at an error e, the carriage waits for (Fs - F sign(e))/(ki |e|), F the force at which it stuck."""
    _, _, (a,) = s.motion
    yield s.equal([1 * a], "a free carriage of 1 kg")
    kp, ki, kd, goal, (static,) = 100.0, 400.0, 10.0, 0.1, s.numbers("Fs")
    force, states = f"{kp}*({goal} - x) + {ki}*e - {kd}*d(x)", {"e": {"rate": f"{goal} - x", "start": 0.0}}
    run = simulate(s.model(), 8.0, tau={"x": force}, states=states, sample=0.01, rtol=1e-11)
    found, wanted = [], []
    for stop, slip in pairwise(run.events):
        if stop.kind == "stick":
            error = goal - stop.q[0]
            pushed = kp * error + ki * run.at(stop.time).states["e"]
            found.append(slip.time - stop.time)
            wanted.append((static - pushed * np.sign(error)) / (ki * abs(error)))
    why = "relative tolerance of the integrator"
    yield s.close(found, wanted, "times of rest of a PID loop that hunts", f"{len(found)} rests", 1e-8, why)
