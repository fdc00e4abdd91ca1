"""Pulleys, gears and cams: inertias by their ratios, Newton's law, SciPy's spline."""

from __future__ import annotations

import numpy as np
from scipy.interpolate import CubicSpline
from sympy import Expr, Rational, Symbol, cos, simplify, sin

from examples.gallery.comparison import Comparison
from examples.gallery.subject import Checks, Subject
from symgen import simulate

HALF = Rational(1, 2)


def atwood(s: Subject) -> Checks:
    """The Lagrangian in falls of the weights, pulleys included; the tension by Newton's law of the third weight."""
    (x, y), (u, v), (a, b) = s.motion
    m1, m2, m3, mp, g = s.letters("m1 m2 m3 mp g")
    I1, I2, r1, r2 = s.letters("I1 I2 r1 r2")
    T = HALF * (m1 * u**2 + I1 * (u / r1) ** 2 + mp * u**2 + I2 * (v / r2) ** 2)
    T += HALF * (m2 * (v - u) ** 2 + m3 * (-v - u) ** 2)
    V = -m1 * g * x + mp * g * x - m2 * g * (y - x) - m3 * g * (-y - x)
    theirs = s.lagrange(T - V)
    yield s.equal(theirs, "the Lagrangian of Goldstein (1980), section 1.6, with heavy pulleys")
    yield tension(s, "third", m3 * (-b - a - g), "Newton's law of the third weight: m3 (g - its acceleration)")


DURATION = 0.5


def gear_train(s: Subject) -> Checks:
    """Inertias by the squares of their ratios; the load that drives the motor back against the friction of all."""
    _, _, (a,) = s.motion
    z1, z2, z3, z4, J1, J2, J3, R, m, g, F1, F2, F3 = s.letters("z1 z2 z3 z4 J1 J2 J3 R m g F1 F2 F3")
    first, second = z1 / z2, z1 * z3 / (z2 * z4)
    lift = R * second
    torque = (J1 + first**2 * J2 + second**2 * J3 + m * lift**2) * a + m * g * lift
    friction = F1 + first * F2 + second * F3
    fall = s.number((friction - torque.subs(a, 0)) / torque.coeff(a))
    run = simulate(s.model(), DURATION, sample=DURATION)
    yield s.equal([torque], "inertias and weights by their ratios, as in textbooks")
    yield s.close(
        run.q[-1, 0],
        fall * DURATION**2 / 2,
        "constant acceleration of the load that drives the motor back, less the friction of all bearings",
        "angle of the motor after 0.5 s",
        allowed=1e-9,
        why="relative tolerance of the integrator",
    )


def rack_and_pinion(s: Subject) -> Checks:
    """The rack's mass, spring, damper and weight at the pinion's radius."""
    (x,), (v,), (a,) = s.motion
    r, m, g, beta, J, k, b = s.letters("r m g beta J k b")
    torque = (J + m * r**2) * a + r * (k * r * x + b * r * v + m * g * sin(beta))
    model = s.model("numpy", ("stiffness_matrix", "mass_matrix"))
    found = model.stiffness_matrix([0.0])[0, 0] / model.mass_matrix([0.0])[0, 0]
    yield s.equal([torque], "mass, spring, damper and weight at the pitch radius, as in textbooks")
    yield s.close(found, s.number(k * r**2 / (J + m * r**2)), "k r^2/(J + m r^2)", "square of the frequency")


ANGLES = np.radians([-180, -80, -65, -50, -35, -20, 0, 20, 35, 50, 65, 80, 180])
LIFTS = [0, 0, 0.0004, 0.0019, 0.0044, 0.0066, 0.0078, 0.0066, 0.0044, 0.0019, 0.0004, 0, 0]


def cam_follower(s: Subject) -> Checks:
    """(J + m s'^2) qdd + m s' s'' qd^2 + (m g + k (s + s0) + b s' qd) s' at random states, s the table's spline."""
    model = s.model(functions=("inverse_dynamics",))
    lift = CubicSpline(ANGLES, LIFTS, bc_type="periodic")
    q, w, a = (np.random.default_rng(0).uniform(-1, 1, (200, 3)) * (10, 80, 900)).T  # either sign
    way, slope, bend = lift(q), lift(q, 1), lift(q, 2)
    wanted = (0.0008 + 0.12 * slope**2) * a + 0.12 * slope * bend * w**2
    wanted = wanted + slope * (0.12 * 9.81 + 9000 * (way + 0.012) + 3 * slope * w)
    found = model.inverse_dynamics(q[:, None], w[:, None], a[:, None])[:, 0]
    yield s.close(found, wanted, "SciPy's CubicSpline in the equation of textbooks", allowed=1e-13)


def swinging_atwood(s: Subject) -> Checks:
    """(M + m) r'' = m r theta'^2 + g (m cos(theta) - M) and r theta'' + 2 r' theta' + g sin(theta) = 0; tension."""
    (theta, r), (w, v), (b, a) = s.motion
    m, M, g = s.letters("m M g")
    printed = [
        m * r * (r * b + 2 * v * w + g * sin(theta)),
        (M + m) * a - m * r * w**2 - g * (m * cos(theta) - M),
    ]
    yield s.equal(printed, "Tufillaro, Abbott and Griffiths (1984)")
    yield tension(s, "weight", M * (a + g), "Newton's law of the weight: M (g + its acceleration)")


def tension(s: Subject, joint: str, wanted: Expr, against: str) -> Comparison:
    """Compares the force that a coupling puts on a joint."""
    equations = s.equations
    different = simplify(equations.expand(equations.coupling_forces[joint]) - wanted) != 0
    return Comparison(against, "tension", float(different))


def block_and_tackle(s: Subject) -> Checks:
    """The load rises by a quarter of the rope; the sheaves turn as 1 to 4 by their place on the rope."""
    _, (v,), (a,) = s.motion
    m, r, I, g = s.letters("m r I g")
    rise = v / 4
    T = HALF * m * rise**2 + HALF * I * sum((number * rise / r) ** 2 for number in (1, 2, 3, 4))
    yield s.equal([s.lagrange(T)[0] + m * g / 4], "energy of load and sheaves by the rope's speed")
    yield tension(s, "load", m * (g + a / 4), "Newton's law of the load: m (g + its acceleration)")


def yo_yo(s: Subject) -> Checks:
    """Force and moment: m g - S = m y'', S r = J y''/r; the wheel falls with g/(1 + J/(m r^2))."""
    _, _, (a,) = s.motion
    m, J, r, g = s.letters("m J r g")
    run = simulate(s.model(), 2.0, sample=2.0)
    yield s.equal([m * a - m * g + J / r * (a / r)], "Kleppner and Kolenkow (1973), force and moment")
    yield s.close(run.q[-1, 0], s.number(g / (1 + J / (m * r**2)) * 2), "g/(1 + J/(m r^2))", "fall in 2 s", 1e-9, STEPS)


STEPS = "relative tolerance of the integrator"


def planetary_gear(s: Subject) -> Checks:
    """Speeds by Willis: (sun - carrier) : (ring - carrier) : (planet - carrier) = 1 : -zs/zr : -zs/zp."""
    _, (sun, carrier), _ = s.motion
    zs, zp, zr, a, Js, Jc, Jr, Jp, mp = s.letters("zs zp zr a Js Jc Jr Jp mp")
    ring, planet = carrier - zs / zr * (sun - carrier), carrier - zs / zp * (sun - carrier)
    T = HALF * (Js * sun**2 + Jr * ring**2 + (Jc + 3 * mp * a**2) * carrier**2 + 3 * Jp * planet**2)
    yield s.equal(s.lagrange(T), "energy with the speeds of Willis (1841)")


def differential(s: Subject) -> Checks:
    """Ir + 2 N^2 J and Ip + 2 N^2 J; the motors add along roll and subtract along pitch; each breaks away at N F."""
    _, _, (a, b) = s.motion
    Ir, Ip, J, N, F = s.letters("Ir Ip J N F")
    left, right = Symbol("u_left"), Symbol("u_right")
    rows = [(Ir + 2 * N**2 * J) * a - left - right, (Ip + 2 * N**2 * J) * b - left + right]
    coast = simulate(s.model(), 1.0, qd={"roll": 2.0}, rtol=1e-12)
    stop = s.number(2 * (Ir + 2 * N**2 * J) / (2 * N * F))
    yield s.equal(rows, "rotors by the squares of their ratios, as in textbooks")
    yield s.close(
        coast.events[0].time, stop, "rolling against the friction of both motors", "time to rest", 1e-10, STEPS
    )
