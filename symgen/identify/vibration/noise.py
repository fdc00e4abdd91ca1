"""Standard deviation of measured responses: a level, and a share of the response's magnitude.

    sigma_k(omega)^2 = a_k + b_k |H_k(omega)|^2

of the real, and of the imaginary part. a and b come from the scatter of neighbouring lines before a fit, and from its
residuals after one. The fourth difference of a smooth curve is small, that of independent noise of variance v has
variance 70 v; resonances narrower than a few lines add to it, which the residuals put right.
"""

from __future__ import annotations

import numpy as np

from symgen.arrays import Array

__all__ = ["from_coherence", "from_residuals", "scatter"]


FOURTH = np.array([1.0, -4.0, 6.0, -4.0, 1.0])
"""Fourth difference; the sum of its squares is 70."""

TRIMMED = 0.1
"""Share of the lines, those of largest scatter, that the first estimate leaves out: resonances are among them."""

FLOOR = 1e-7
"""No value is taken to be known better than this share of its magnitude."""

RANGE = 1e-6
"""Nor better than this share of the response's largest magnitude: 120 dB, more than analysers have."""

LEAST = 1e-6
"""Coherence that is as good as none."""

ITERATIONS = 60


def scatter(H: Array) -> Array:
    """Standard deviation (s, k) of responses H (s, k) at rising frequencies, from neighbouring lines."""
    lines = len(H)
    if lines < len(FOURTH) + 4:
        return _floored(np.zeros(H.shape), H)
    last = lines - len(FOURTH) + 1
    fourth = sum(weight * H[k : last + k] for k, weight in enumerate(FOURTH))
    rough = np.square(np.abs(fourth)) / (2.0 * float(FOURTH @ FOURTH))
    local = np.square(np.abs(H[2:-2]))
    kept = np.ones(rough.shape, bool)
    variance = np.zeros(H.shape)
    for _ in range(2):
        a, b = _level_and_share(rough, local, kept)
        variance = a + b * np.square(np.abs(H))
        ratio = rough / np.maximum(variance[2:-2], np.finfo(float).tiny)
        kept = ratio <= np.quantile(ratio, 1.0 - TRIMMED, axis=0)
    # of an exponential variable, the mean below the quantile 1 - p is 1 + p ln p/(1 - p) times the whole mean
    lost = 1.0 + TRIMMED * np.log(TRIMMED) / (1.0 - TRIMMED)
    return _floored(np.sqrt(variance / lost), H)


def from_coherence(H: Array, coherence: Array, averages: int) -> Array:
    """Standard deviation (s, k) of the real, and of the imaginary part, of responses that are means over `averages`
    records without overlap: |H| sqrt((1 - c)/(2 c averages)) with the coherence c (Bendat and Piersol 2010, equation
    (9.90))."""
    c = np.clip(coherence, LEAST, 1.0)
    return _floored(np.abs(H) * np.sqrt((1.0 - c) / (2.0 * c * averages)), H)


def from_residuals(residuals: Array, fitted: Array) -> Array:
    """Standard deviation (s, k) from a fit's residuals (s, k) and its values (s, k)."""
    a, b = _level_and_share(np.square(np.abs(residuals)) / 2.0, np.square(np.abs(fitted)), np.ones(fitted.shape, bool))
    return _floored(np.sqrt(a + b * np.square(np.abs(fitted))), fitted)


def _level_and_share(squares: Array, size: Array, kept: Array) -> tuple[Array, Array]:
    """a, b (k,) of greatest likelihood for exponential `squares` (s, k) of mean a + b size, by multiplicative steps."""
    tiny = np.finfo(float).tiny
    mean, whole = (np.mean(x, axis=0, where=kept) for x in (squares, size))
    a, b = 0.5 * mean, 0.5 * mean / np.maximum(whole, tiny)
    for _ in range(ITERATIONS):
        variance = np.maximum(a + b * size, tiny)
        down, up = squares / variance / variance, 1.0 / variance
        a = a * np.sqrt(_mean(down, kept) / _mean(up, kept))
        b = b * np.sqrt(_mean(down * size, kept) / np.maximum(_mean(up * size, kept), tiny))
    return a, b


def _mean(values: Array, kept: Array) -> Array:
    return np.asarray(np.mean(values, axis=0, where=kept))


def _floored(sigma: Array, H: Array) -> Array:
    size = np.abs(H)
    return np.asarray(np.maximum(sigma, np.maximum(FLOOR * size, RANGE * size.max(axis=0)) + np.finfo(float).tiny))
