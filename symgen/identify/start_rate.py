"""Rate of a coordinate at the first instant of a record, from local polynomials of the coordinate.

A polynomial of degree d over the first w samples has at their first instant the rate r_d with the standard error

    s_d = sigma sqrt((X' X)^-1_11),      X_ik = (t_i - t_0)^k,  k = 0 ... d

and a bias that grows with w. The window grows while r_3 and r_4 differ by their noise alone; r_4 of the longest one is
taken. sigma, the noise of the samples, is what polynomials of degree four leave of short blocks of them.

Source: Fan and Gijbels 1996, ch. 3 and 4 (local polynomials at a boundary, and their windows).
"""

from __future__ import annotations

import numpy as np

from symgen.arrays import Array

__all__ = ["start_rate"]

COARSE, FINE = 3, 4
"""Degrees of the polynomials whose rates are compared."""
FIRST, GROWTH, SHARE = 8, 1.3, 0.25
"""Samples of the first window, growth of the next one, and the part of the record that is looked at."""
BLOCK, BLOCKS = 12, 40
"""Samples of a block, and blocks at most, whose noise is taken."""
SURE = 3.0
"""Standard errors within which values agree."""


def start_rate(t: Array, q: Array) -> tuple[float, float]:
    """The rate at t[0], and SURE standard errors of it; zero where the rate is within them.

    Args:
        t: (s,), s, ascending, at least two.
        q: (s,).
    """
    sigma = max(_noise(t, q), float(np.finfo(np.float64).eps * np.abs(q).max()))
    window, most = min(FIRST, len(t)), max(FIRST, round(SHARE * len(t)))
    rate, error = 0.0, np.inf
    while window <= min(most, len(t)):
        rows = [_row(t[:window], min(degree, window - 1)) for degree in (COARSE, FINE)]
        between = rows[1] - rows[0]
        bias, noise = abs(float(between @ q[:window])), SURE * sigma * float(np.linalg.norm(between))
        if bias > noise and np.isfinite(error):
            break
        rate, error = float(rows[1] @ q[:window]), SURE * sigma * float(np.linalg.norm(rows[1]))
        error += max(0.0, bias - noise)
        window = int(np.ceil(GROWTH * window))
    return (rate if abs(rate) > error else 0.0), error


def _row(t: Array, degree: int) -> Array:
    """(w,): the rate at the first of w instants is this times the samples, by a polynomial of a degree."""
    span = float(t[-1] - t[0])
    row: Array = np.linalg.pinv(np.vander((t - t[0]) / span, degree + 1, increasing=True))[1] / span
    return row


def _noise(t: Array, q: Array) -> float:
    """Standard deviation of the samples' noise; of the blocks that do not rest, the median."""
    left = []
    for k in range(0, min(len(t) - BLOCK, BLOCK * BLOCKS) + 1, BLOCK):
        x = (t[k : k + BLOCK] - t[k]) / (t[k + BLOCK - 1] - t[k])
        X = np.vander(x, FINE + 1, increasing=True)
        values = q[k : k + BLOCK] - q[k]
        rest = values - X @ (np.linalg.pinv(X) @ values)
        left.append(float(np.sqrt(np.sum(rest**2) / (BLOCK - FINE - 1))))
    moving = [x for x in left if x > 0.0]
    return float(np.median(moving)) if moving else 0.0
