"""One mass, damper and spring in time: m x'' + c x' + k x = f, in closed form for any damping, and without a spring.

With a = c/(2 m), omega^2 = k/m and d = sqrt(a^2 - omega^2), imaginary below critical damping:

    impulse      h(t) = e^{-a t} sinh(d t)/(m d)
    released     g(t) = e^{-a t} (cosh(d t) + a sinh(d t)/d)
    step         (1 - g(t))/k, or the integral of h where k = 0
"""

from __future__ import annotations

import numpy as np

from symgen.arrays import Array

__all__ = ["impulse", "released", "step"]


SMALL = 1e-4
"""Below this magnitude of d t its hyperbolic sine is a series."""


def _waves(m: float, c: float, k: float, t: Array) -> tuple[Array, Array]:
    """e^{-a t} sinh(d t)/d and e^{-a t} cosh(d t)."""
    a = c / (2.0 * m)
    d = np.sqrt(complex(a * a - k / m))
    slow = -(k / m) / (a + d) if d.real > 0.0 else d - a
    plus, minus = np.exp(slow * t), np.exp(-(a + d) * t)
    x = d * t
    series = np.exp(-a * t) * t * (1.0 + np.square(x) / 6.0 * (1.0 + np.square(x) / 20.0))
    with np.errstate(divide="ignore", invalid="ignore"):
        sine = np.where(np.abs(x) < SMALL, series, (plus - minus) / (2.0 * d))
    return np.asarray(sine.real), np.asarray(0.5 * (plus + minus).real)


def impulse(m: float, c: float, k: float, t: Array) -> Array:
    """h (s,) after an impulse of 1 N s at rest, m."""
    return np.asarray(_waves(m, c, k, t)[0] / m)


def released(m: float, c: float, k: float, t: Array) -> Array:
    """g (s,) of a mass let go at 1 m at rest, m."""
    sine, cosine = _waves(m, c, k, t)
    return np.asarray(cosine + c / (2.0 * m) * sine)


def step(m: float, c: float, k: float, t: Array) -> Array:
    """The displacement (s,) under a force of 1 N from t = 0 on, from rest, m."""
    if k > 0.0:
        return np.asarray((1.0 - released(m, c, k, t)) / k)
    if c == 0.0:
        return np.square(t) / (2.0 * m)
    x = c * t / m
    return np.asarray(m / c**2 * np.where(x < SMALL, x * x / 2.0 * (1.0 - x / 3.0), x + np.expm1(-x)))
