"""Vibration: equations of motion of textbooks, and their frequencies, amplitudes and fixed points."""

from __future__ import annotations

import numpy as np
from sympy import cos, sin, sqrt

from examples.gallery.comparison import Comparison
from examples.gallery.subject import ROUNDING, Checks, Subject
from symgen import analyse, simulate

LINEAR = ("mass_matrix", "stiffness_matrix", "damping_matrix")


def three_springs(s: Subject) -> Checks:
    """m1 x1'' + (k1 + k) x1 - k x2 and m2 x2'' + (k2 + k) x2 - k x1; both frequencies by the quadratic."""
    (x1, x2), _, (a, b) = s.motion
    m1, m2, k1, k, k2 = s.letters("m1 m2 k1 k k2")
    yield s.equal([m1 * a + (k1 + k) * x1 - k * x2, m2 * b + (k2 + k) * x2 - k * x1], "Thomson (1988), chapter 5")
    half, product = ((k1 + k) / m1 + (k2 + k) / m2) / 2, (k1 * k2 + k * (k1 + k2)) / (m1 * m2)
    squares = [s.number(half + side * sqrt(half**2 - product)) for side in (-1, 1)]  # either sign
    found = analyse.modes(s.model("numpy", LINEAR), [0.0, 0.0]).omega
    yield s.close(found**2, squares, "roots of the frequency equation", "2 squares of frequencies")


def vibration_absorber(s: Subject) -> Checks:
    """Undamped, the main mass stands still at sqrt(k/m); with any damper both fixed points are sqrt(1 + 2/mu) high."""
    (x1, x2), (_, w), (a, b) = s.motion
    M, K, m, k, c = s.letters("M K m k c")
    yield s.equal([M * a + m * (a + b) + K * x1, m * (a + b) + k * x2 + c * w], "Newton's law of both masses")
    ratio = m / M
    tuned = s.number(sqrt(k / m))
    spread = sqrt(ratio / (2 + ratio))
    fixed = [s.number(sqrt(K / M) * sqrt((1 + side * spread) / (1 + ratio))) for side in (-1, 1)]  # either sign
    height = s.number(sqrt(1 + 2 / ratio))
    found = []
    for damper in (3.0, 30.0):
        found += list(static_ratio(s, np.array(fixed), damper))
    yield s.close(found, [height] * 4, "Den Hartog (1956), section 3.3: heights of the fixed points", allowed=1e-9)
    still = float(static_ratio(s, np.array([tuned]), 0.0)[0])
    stands = "Den Hartog (1956), section 3.2: the main mass stands still at sqrt(k/m)"
    yield Comparison(stands, "amplitude by that at rest", still, 1e-12, ROUNDING)


def static_ratio(s: Subject, omega: np.ndarray, damper: float) -> np.ndarray:
    """Amplitudes of the first coordinate under a force on it, by its deflection under the same force at rest."""
    model, changed = s.model("numpy", LINEAR), {"c": damper}
    response = analyse.frequency_response(model, [0, 0], ("x1", 1.0), "x1", omega, params=changed)
    return np.abs(response) * s.number(s.p["K"])


def unbalanced_machine(s: Subject) -> Checks:
    """(M + m) x'' + c x' + k x = m e omega^2 cos(omega t): the steady motion of the book."""
    (x, phi), (v, w), (a, b) = s.motion
    M, m, e, k, c, g, omega = s.letters("M m e k c g omega")
    rows = [
        (M + m) * a + c * v + k * x - m * e * (b * sin(phi) + w**2 * cos(phi)),
        m * e**2 * b - m * e * sin(phi) * a + m * g * e * cos(phi),
    ]
    yield s.equal(rows, "Thomson (1988), rotating unbalance, and the moment of the rotor's drive")
    total, speed, push = s.number(M + m), s.number(omega), s.number(m * e * omega**2)
    response = push / (s.number(k) - total * speed**2 + 1j * speed * s.number(c))
    start, rate = response.real, (1j * speed * response).real
    run = simulate(s.model(), 1.0, q=[start, 0], qd=[rate, speed], sample=0.05)
    wanted = (response * np.exp(1j * speed * run.t)).real
    yield s.close(run.q[:, 0], wanted, "steady motion: amplitude and phase", "1 s", 1e-6, "relative tolerance 1e-9")


def quarter_car(s: Subject) -> Checks:
    """Both equations of the survey, above a road that is given."""
    (road, wheel, body), (_, vw, vb), (_, aw, ab) = s.motion
    ms, mu, ks, cs, kt = s.letters("ms mu ks cs kt")
    strut = ks * (body - wheel) + cs * (vb - vw)
    rows = [mu * aw + kt * (wheel - road) - strut, ms * ab + strut]
    yield s.equal(rows, "the quarter car of Hrovat (1997)", rows=[1, 2])


def half_car(s: Subject) -> Checks:
    """Bounce and pitch, coupled by k2 l2 - k1 l1; both frequencies by the quadratic."""
    (x, theta), _, (a, b) = s.motion
    m, rho, l1, l2, k1, k2 = s.letters("m rho l1 l2 k1 k2")
    couple = k2 * l2 - k1 * l1
    rows = [m * a + (k1 + k2) * x + couple * theta, m * rho**2 * b + couple * x + (k1 * l1**2 + k2 * l2**2) * theta]
    yield s.equal(rows, "Thomson (1988), coordinate coupling of an automobile")
    bounce, pitch = (k1 + k2) / m, (k1 * l1**2 + k2 * l2**2) / (m * rho**2)
    half, coupling = (bounce + pitch) / 2, couple**2 / (m * rho) ** 2
    squares = [s.number(half + side * sqrt(((bounce - pitch) / 2) ** 2 + coupling)) for side in (-1, 1)]  # either sign
    found = analyse.modes(s.model("numpy", LINEAR), [0.0, 0.0]).omega
    yield s.close(found**2, squares, "roots of the frequency equation", "2 squares of frequencies")


def bifilar_pendulum(s: Subject) -> Checks:
    """Its height by the threads' length; small oscillations with the square a^2 m g/(J L)."""
    (theta,), (w,), _ = s.motion
    m, J, a, L, g = s.letters("m J a L g")
    height = -sqrt(L**2 - 2 * a**2 * (1 - cos(theta)))
    yield s.equal(
        s.lagrange(J * w**2 / 2 + m * s.rate(height) ** 2 / 2 - m * g * height),
        "the Lagrangian, after Kane and Tseng (1967)",
    )
    found = analyse.modes(s.model("numpy", LINEAR), [0.0]).omega[0] ** 2
    yield s.close(found, s.number(a**2 * m * g / (J * L)), "a^2 m g/(J L)", "square of the frequency")


def t3_776(s: Subject) -> Checks:
    """Four frequencies of each table."""
    model = s.model("numpy", LINEAR)
    arms = ({}, {"R3": 12.53, "R4": 7.572})
    found = [analyse.modes(model, np.zeros(4), params=changed).frequencies_hz for changed in arms]
    printed = [[10.28, 23.52, 36.85, 74.46], [11.23, 25.76, 38.22, 76.26]]
    yield s.close(
        found, printed, "Behi (1985), tables 5.6 and 5.9", allowed=4e-4, why="two decimals are printed, some cut off"
    )
