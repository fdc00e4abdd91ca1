"""Particles: printed Lagrangians and equations, SymPy's mechanics, and some motions."""

from __future__ import annotations

from math import acos

import numpy as np
from sympy import Matrix, Symbol, cos, sin, sqrt

from examples.gallery.comparison import Comparison
from examples.gallery.subject import Checks, Subject
from examples.gallery.textbook import moved_particle
from symgen import simulate


def double_pendulum(s: Subject) -> Checks:
    """The Lagrangian of the book with phi1 = theta1, phi2 = theta1 + theta2; particles by position vectors."""
    q, qd, qdd = s.motion
    m1, m2, l1, l2, g = s.letters("m1 m2 l1 l2 g")
    phi1, phi2, w1, w2 = (Symbol(name) for name in ("phi1", "phi2", "w1", "w2"))
    L = (
        (m1 + m2) * l1**2 * w1**2 / 2
        + m2 * l2**2 * w2**2 / 2
        + m2 * l1 * l2 * w1 * w2 * cos(phi1 - phi2)
        + (m1 + m2) * g * l1 * cos(phi1)
        + m2 * g * l2 * cos(phi2)
    )
    book = L.subs({phi1: q[0], phi2: q[0] + q[1], w1: qd[0], w2: qd[0] + qd[1]})

    def bodies(N, O, x):
        first = l1 * (sin(x[0]) * N.x - cos(x[0]) * N.y)
        second = first + l2 * (sin(x[0] + x[1]) * N.x - cos(x[0] + x[1]) * N.y)
        return [
            moved_particle("upper", m1, N, O, first, first.dot(N.y), g),
            moved_particle("lower", m2, N, O, second, second.dot(N.y), g),
        ]

    yield s.equal(s.lagrange(book), "the Lagrangian of Landau and Lifshitz (1976)")
    yield s.equal(s.mechanics(bodies), "sympy.physics.mechanics")


def spherical_pendulum(s: Subject) -> Checks:
    """d/dt(m l^2 sin^2(theta) d(phi)) = 0 and the equation of theta; a particle."""
    (phi, theta), (w, v), (b, a) = s.motion
    m, l, g = s.letters("m l g")
    printed = [
        m * l**2 * (sin(theta) ** 2 * b + 2 * sin(theta) * cos(theta) * v * w),
        m * l**2 * (a - sin(theta) * cos(theta) * w**2) + m * g * l * sin(theta),
    ]

    def bodies(N, O, x):
        level = cos(x[0]) * N.x + sin(x[0]) * N.y  # either sign
        at = l * (sin(x[1]) * level - cos(x[1]) * N.z)
        return [moved_particle("bob", m, N, O, at, at.dot(N.z), g)]

    yield s.equal(printed, "Goldstein (1980), spherical pendulum")
    yield s.equal(s.mechanics(bodies), "sympy.physics.mechanics")


def elastic_pendulum(s: Subject) -> Checks:
    """Polar coordinates; a particle on a spring."""
    (theta, r), (w, v), (b, a) = s.motion
    m, g, k, r0 = s.letters("m g k r0")
    printed = [
        m * r**2 * b + 2 * m * r * v * w + m * g * r * sin(theta),
        m * a - m * r * w**2 - m * g * cos(theta) + k * (r - r0),
    ]

    def bodies(N, O, x):
        at = x[1] * (sin(x[0]) * N.x - cos(x[0]) * N.y)
        return [moved_particle("bob", m, N, O, at, at.dot(N.y), g)]

    theirs = s.mechanics(bodies, potential=lambda x: k * (x[1] - r0) ** 2 / 2)
    yield s.equal(printed, "Vitt and Gorelik (1933), in polar coordinates")
    yield s.equal(theirs, "sympy.physics.mechanics")


def kapitza_pendulum(s: Subject) -> Checks:
    """The equation of the pendulum with the pivot's motion put in; upright with a gamma above the limit, and below."""
    (pivot, phi), (u, w), (c, b) = s.motion
    m, l, a, gamma, g = s.letters("m l a gamma g")
    t = Symbol("t")
    L = m * l**2 * w**2 / 2 + m * l * a * gamma**2 * cos(gamma * t) * cos(phi) + m * g * l * cos(phi)
    (printed,) = s.lagrange(L, rows=[1])
    moved = {c: -a * gamma**2 * cos(gamma * t)}
    given = printed.subs(cos(gamma * t), -c / (a * gamma**2))
    assert given.subs(moved) - printed == 0

    def bodies(N, O, x):
        at = -x[0] * N.y + l * (sin(x[1]) * N.x - cos(x[1]) * N.y)
        return [moved_particle("bob", m, N, O, at, at.dot(N.y), g)]

    theirs = s.mechanics(bodies)
    model = s.model()
    limit = (2 * 9.81 * 0.2) ** 0.5 / 0.02
    tilts = {}
    for factor in (1.25, 0.8):
        run = simulate(model, 2.0, q=[0.02, 3.05], params={"gamma": factor * limit}, sample=0.01)
        tilts[factor] = abs(run.q[:, 1] - 3.14159265).max()
    stays, falls = tilts[1.25] < 0.5, tilts[0.8] > 1.5
    yield s.equal([given], "the Lagrangian of Landau and Lifshitz (1976)", rows=[1])
    yield s.equal(theirs, "sympy.physics.mechanics")
    yield Comparison(
        "upright is stable if a^2 gamma^2 > 2 g l: 1.25 and 0.8 of the limit",
        "2 motions of 2 s",
        2 - int(stays) - int(falls),
        why="the pendulum stays within 0.5 rad of upright, or falls beyond 1.5 rad",
        unit="motions differ",
    )


def bead_on_hoop(s: Subject) -> Checks:
    """His force balance along the hoop, times r; the angle at which the bead comes to rest."""
    (hoop, phi), (u, w), (c, b) = s.motion
    m, r, drag, g = s.letters("m r b g")
    force = m * r * b + drag * w + m * g * sin(phi) - m * r * u**2 * sin(phi) * cos(phi)

    def bodies(N, O, x):
        level = cos(x[0]) * N.x + sin(x[0]) * N.y  # either sign
        at = r * (sin(x[1]) * level - cos(x[1]) * N.z)
        return [moved_particle("bead", m, N, O, at, at.dot(N.z), g)]

    theirs = s.mechanics(bodies, extra={1: r * drag * w})
    run = simulate(s.model(), 40.0, q=[0, 0.1], qd=[12, 0], sample=40.0)
    rest = acos(9.81 / (0.2 * 12**2))
    yield s.equal([r * force], "Strogatz (1994)", rows=[1])
    yield s.equal(theirs, "sympy.physics.mechanics")
    yield Comparison(
        "the branch cos(phi) = g/(r omega^2) of his pitchfork",
        "angle after 40 s",
        float(abs(run.q[-1, 1] - rest)),
        allowed=1e-6,
        why="the slowest motion decays as exp(-t/0.8 s)",
        unit="rad",
    )


def pendulum_on_slide(s: Subject) -> Checks:
    """The Lagrangian of the book; a particle below a support that moves."""
    (x, phi), (v, w), _ = s.motion
    m1, m2, l, g = s.letters("m1 m2 l g")
    L = (
        (m1 + m2) * v**2 / 2
        + m2 * (l**2 * w**2 + 2 * l * v * w * cos(phi)) / 2
        + m2 * g * l * cos(phi)
    )  # fmt: skip

    def bodies(N, O, q):
        at = (q[0] + l * sin(q[1])) * N.x - l * cos(q[1]) * N.y
        return [
            moved_particle("support", m1, N, O, q[0] * N.x, 0, g),
            moved_particle("bob", m2, N, O, at, at.dot(N.y), g),
        ]

    yield s.equal(s.lagrange(L), "Landau and Lifshitz (1976), section 5, problem 2")
    yield s.equal(s.mechanics(bodies), "sympy.physics.mechanics")


def bead_on_parabola(s: Subject) -> Checks:
    """(1 + 4 p^2 x^2) x'' + 4 p^2 x'^2 x + (2 g p - Omega^2) x = 0, times the mass; all rows by the Lagrangian."""
    (wire, x), (u, v), (c, a) = s.motion
    m, p, g = s.letters("m p g")
    printed = m * ((1 + 4 * p**2 * x**2) * a + 4 * p**2 * v**2 * x + (2 * g * p - u**2) * x)
    L = m * (v**2 + s.rate(p * x**2) ** 2 + (x * u) ** 2) / 2 - m * g * p * x**2
    yield s.equal([printed], "Nayfeh and Mook (1979), particle on a rotating parabola", rows=[1])
    yield s.equal(s.lagrange(L), "the Lagrangian in cylindrical coordinates")


def particle_in_cone(s: Subject) -> Checks:
    """The momentum m r^2 theta' and r'' - r theta'^2 sin^2(alpha) + g sin(alpha) cos(alpha) = 0; a particle."""
    (theta, r), (w, v), (b, a) = s.motion
    m, alpha, g = s.letters("m alpha g")
    printed = [
        s.rate(m * r**2) * w + m * r**2 * b,
        m / sin(alpha) ** 2 * (a - r * w**2 * sin(alpha) ** 2 + g * sin(alpha) * cos(alpha)),
    ]

    def bodies(N, O, q):
        at = q[1] * (cos(q[0]) * N.x + sin(q[0]) * N.y + cos(alpha) / sin(alpha) * N.z)  # either sign
        return [moved_particle("particle", m, N, O, at, q[1] * cos(alpha) / sin(alpha), g)]

    yield s.equal(printed, "Thornton and Marion (2004), example 7.4")
    yield s.equal(s.mechanics(bodies), "sympy.physics.mechanics")


def cycloidal_pendulum(s: Subject) -> Checks:
    """With the arc s = 4 a sin(phi/2) the motion is harmonic: s'' = -g s/(4 a), however large."""
    (phi,), (w,), _ = s.motion
    m, a, g = s.letters("m a g")
    x, y = a * (phi + sin(phi)), a * (1 - cos(phi))
    L = m * (s.rate(x) ** 2 + s.rate(y) ** 2) / 2 - m * g * y
    times, start = np.linspace(0, 3, 31), 2.4
    run = simulate(s.model(), 3.0, q=[start], sample=0.1)
    arc = sin(start / 2) * np.cos(s.number(sqrt(g / a) / 2) * times)
    yield s.equal(s.lagrange(L), "the Lagrangian of a particle on a cycloid")
    yield s.close(
        np.sin(run.q[:, 0] / 2),
        arc,
        "harmonic motion along the arc (Huygens 1673), let go at 2.4 rad",
        allowed=1e-7,
        why="relative tolerance of the integrator",
    )


def foucault_pendulum(s: Subject) -> Checks:
    """T = m |r' + Omega x r|^2/2 with r in the axes of the Earth: south, east, up."""
    (earth, a, b), (u, _, _), _ = s.motion
    m, l, g, lat = s.letters("m l g lat")
    at = Matrix([-l * sin(b), l * sin(a) * cos(b), -l * cos(a) * cos(b)])
    turning = u * Matrix([-cos(lat), 0, sin(lat)])
    moves = at.applyfunc(s.rate) + turning.cross(at)
    L = m * moves.dot(moves) / 2 - m * g * at[2]
    yield s.equal_values(s.lagrange(L), "the Lagrangian in the axes of the Earth")
