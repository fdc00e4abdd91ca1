"""Flexible joints and links: printed equations and frequencies."""

from __future__ import annotations

from math import pi, sqrt

import numpy as np
from scipy.optimize import brentq
from sympy import Symbol, cos, sin

from examples.gallery.subject import Checks, Subject
from examples.gallery.textbook import moved_body
from symgen import analyse


def flexible_joint_arm(s: Subject) -> Checks:
    """Both equations; the elastic frequency."""
    (q1, q2), qd, (a1, a2) = s.motion
    M, L, I, J, k, g = s.letters("M L I J k g")
    printed = [I * a1 + M * g * L * sin(q1) + k * (q1 - q2), J * a2 - k * (q1 - q2)]

    def bodies(N, O, x):
        A, B = (N.orientnew(name, "Axis", (angle, N.z)) for name, angle in zip("AB", x, strict=True))
        centre = -L * A.y
        return [
            moved_body("link", M, A, (0, 0, I - M * L**2), N, O, centre, centre.dot(N.y), g),
            moved_body("rotor", Symbol("m0"), B, (0, 0, J), N, O, 0 * N.x, 0, g),
        ]

    theirs = s.mechanics(bodies, potential=lambda x: k * (x[0] - x[1]) ** 2 / 2)
    model = s.model()
    found = analyse.modes(model, [0.0, 0.0], params={"g": 0.0}).frequencies_hz[-1]
    wanted = sqrt(60 * (1 / 0.35 + 1 / 0.1)) / (2 * pi)
    yield s.equal(printed, "Spong (1987), both equations of the single link")
    yield s.equal(theirs, "sympy.physics.mechanics")
    yield s.close(found, wanted, "w^2 = k (1/I + 1/J)", "elastic frequency")


def cantilever(s: Subject) -> Checks:
    """beta L of cos(x) cosh(x) = -1; twelve rods with springs at the nodes of order 4."""
    L, mu, EI = s.numbers("L mu EI")
    roots = [brentq(lambda x: np.cos(x) * np.cosh(x) + 1, low, low + 2) for low in (1.0, 4.0, 7.0)]
    model = s.model("numpy", ("mass_matrix", "stiffness_matrix", "damping_matrix"))
    found = analyse.modes(model, [0.0] * len(model.q_names)).omega[:3]
    wanted = [(root / L) ** 2 * sqrt(EI / mu) for root in roots]
    why = "order 4 of the springs: 0.02 % with twelve rods"
    yield s.close(found, wanted, "Euler and Bernoulli's beam", "3 frequencies", 1e-3, why)


def flexible_two_link(s: Subject) -> Checks:
    """Links by their angles against the base; each motor turns with the link before it."""
    q, qd, _ = s.motion
    g, L1, L2, m1, m2, payload, k1, k2, J, nu = s.letters("g L1 L2 m1 m2 payload k1 k2 J nu")
    first, motor = q[0] + q[1], q[0] + q[1] + q[2]
    second = motor + q[3]
    T = J * (qd[0] ** 2 + s.rate(motor) ** 2) / 2
    T += m1 * L1**2 * s.rate(first) ** 2 / 24 + m2 * L2**2 * s.rate(second) ** 2 / 24
    elbow = (L1 * cos(first), L1 * sin(first))
    V = k1 * q[1] ** 2 / 2 + k2 * q[3] ** 2 / 2
    bodies = [(m1, (elbow[0] / 2, elbow[1] / 2))]
    bodies += [(m, (elbow[0] + r * cos(second), elbow[1] + r * sin(second))) for m, r in ((m2, L2 / 2), (payload, L2))]
    for mass, (x, y) in bodies:
        T += mass * (s.rate(x) ** 2 + s.rate(y) ** 2) / 2
        V += mass * g * y
    left = s.lagrange(T - V)
    damped = [left[0], left[1] + nu * k1 * qd[1], left[2], left[3] + nu * k2 * qd[3]]
    yield s.equal_values(damped, "the Lagrangian of links behind springs")


def milacron(s: Subject) -> Checks:
    """All twelve printed frequencies."""
    model = s.model("numpy", ("mass_matrix", "stiffness_matrix", "damping_matrix"))
    printed = [5.62, 9.5, 22.19, 24.15, 34.42, 37.05, 45.22, 54.97, 64.8, 72.99, 257.44, 485.5]
    found = analyse.modes(model, np.zeros(12)).frequencies_hz
    yield s.close(
        found / printed, [1] * 12, "Behi (1985), table 6.4", "12 frequencies", 1e-3, "three digits are printed"
    )
