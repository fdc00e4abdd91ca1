"""Cubic splines from their definition: slopes at the knots that make the second derivative continuous.

With the slopes k_i at the knots, between two of them a cubic of Hermite; continuity of the second derivative is

    k_{i-1}/h_{i-1} + 2 k_i (1/h_{i-1} + 1/h_i) + k_{i+1}/h_i
        = 3 (y_i - y_{i-1})/h_{i-1}^2 + 3 (y_{i+1} - y_i)/h_i^2

and at natural ends the second derivative is zero. Beyond natural ends the spline is straight; a periodic one is read
after whole periods are taken off.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from symgen.describe.expression import Table
from symgen.reference.duals import Scalar

__all__ = ["spline"]


def spline(table: Table, x: Scalar, near: float) -> Scalar:
    """The value at x of the cubic that holds at `near`."""
    knots, slopes = np.array(table.x), _slopes(table)
    if table.periodic:
        period = knots[-1] - knots[0]
        turns = np.floor((near - knots[0]) / period) * period
        near, x = near - turns, x - turns
    i = int(np.searchsorted(knots, near, side="right")) - 1
    if i < 0 or (i >= len(knots) - 1 and not table.periodic):
        end = 0 if i < 0 else -1
        return table.y[end] + slopes[end] * (x - table.x[end])
    i = min(i, len(knots) - 2)
    h, rise = table.x[i + 1] - table.x[i], table.y[i + 1] - table.y[i]
    u = (x - table.x[i]) / h
    bend = (h * slopes[i] - rise) * (1.0 - u) - (h * slopes[i + 1] - rise) * u
    return table.y[i] + u * rise + u * (1.0 - u) * bend


@cache
def _slopes(table: Table) -> tuple[float, ...]:
    """First derivatives at the knots."""
    h, rise = np.diff(table.x), np.diff(table.y)
    n = len(h)
    A, b = np.zeros((n + 1, n + 1)), np.zeros(n + 1)
    for i in range(n + 1):
        for k, other in ((i - 1, i - 1), (i, i + 1)):
            if 0 <= k < n:
                A[i, i] += 2.0 / h[k]
                A[i, other] += 1.0 / h[k]
                b[i] += 3.0 * rise[k] / h[k] ** 2
    if table.periodic:  # the row of the first knot closes the circle, that of the last says that it is the first
        A[0, 0] += 2.0 / h[-1]
        A[0, n - 1] += 1.0 / h[-1]
        b[0] += 3.0 * rise[-1] / h[-1] ** 2
        A[n], b[n] = 0.0, 0.0
        A[n, [0, n]] = 1.0, -1.0
    return tuple(np.linalg.solve(A, b).tolist())
