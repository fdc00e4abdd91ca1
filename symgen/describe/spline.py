"""Cubic splines through tables: measured cams and ratios whose first and second derivatives are continuous.

Between its knots (x_i, y_i) a spline is a cubic. With h_i = x_{i+1} - x_i and the second derivatives m_i at the knots,

    h_{i-1} m_{i-1} + 2 (h_{i-1} + h_i) m_i + h_i m_{i+1} = 6 ((y_{i+1} - y_i)/h_i - (y_i - y_{i-1})/h_{i-1})

(de Boor, A Practical Guide to Splines, 1978, chapter IV). A natural spline has m = 0 at its ends, beyond which it goes
on as straight lines, so that g and h stay continuous; a periodic one repeats itself.

A monotone one has slopes at its knots, from both sides' slopes, with which no piece overshoots its ends (Fritsch and
Butland 1984, as SciPy's `PchipInterpolator`); its second derivative jumps at knots.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from symgen.describe.expression import Expression, Name, Number, Operation, Table

__all__ = ["ARGUMENT", "lowered", "spline_value"]

ARGUMENT = Name("?x")
"""Stands for the argument of a spline in `lowered`; no name that can be declared."""

FULL_TURN = 2.0 * math.pi


@dataclass(frozen=True, slots=True)
class Piece:
    """a + s (b + s (c + s d)) with s = x - start, from `begin` on."""

    begin: float
    start: float
    a: float
    b: float
    c: float
    d: float


def lowered(table: Table) -> Expression:
    """The spline, or its derivative of the table's order, as an expression of `ARGUMENT` with `where`.

    A periodic spline is evaluated at the angle of (cos, sin) of its argument, in turns of its period.
    """
    x: Expression = ARGUMENT
    if table.periodic:
        k = FULL_TURN / _period(table)
        angle = x if k == 1.0 else Operation("mul", (Number(k), x))
        turned = Operation("atan2", (Operation("sin", (angle,)), Operation("cos", (angle,))))
        x = turned if k == 1.0 else Operation("div", (turned, Number(k)))
    parts = _pieces(table)

    def chosen(key: str) -> Expression:
        return _chosen(x, [piece.begin for piece in parts[1:]], [getattr(piece, key) for piece in parts])

    s = Operation("sub", (x, chosen("start")))
    a, b, c, d = (chosen(key) for key in "abcd")

    def times(factor: float, value: Expression) -> Expression:
        return Operation("mul", (Number(factor), value))

    def horner(*coefficients: Expression) -> Expression:
        value, *rest = reversed(coefficients)
        for coefficient in rest:
            value = Operation("add", (coefficient, Operation("mul", (s, value))))
        return value

    forms = (horner(a, b, c, d), horner(b, times(2.0, c), times(3.0, d)), horner(times(2.0, c), times(6.0, d)))
    return forms[table.order] if table.order < len(forms) else times(6.0, d) if table.order == 3 else Number(0.0)


def spline_value(table: Table, x: float) -> float:
    """The value of the spline, or of its derivative of the table's order.

    Example:
        >>> spline_value(Table("lift", (0.0, 1.0, 2.0), (0.0, 1.0, 0.0)), 0.5)
        0.6875
    """
    if table.periodic:
        period = _period(table)
        x = x - period * math.floor(x / period + 0.5)
    piece = [part for part in _pieces(table) if part.begin <= x][-1]
    s = x - piece.start
    return (
        piece.a + s * (piece.b + s * (piece.c + s * piece.d)),
        piece.b + s * (2.0 * piece.c + s * 3.0 * piece.d),
        2.0 * piece.c + s * 6.0 * piece.d,
        6.0 * piece.d,
    )[table.order]


def _period(table: Table) -> float:
    return table.x[-1] - table.x[0]


def _chosen(x: Expression, begins: Sequence[float], values: Sequence[float]) -> Expression:
    """The value of the interval that x lies in, by halving."""
    if all(value == values[0] for value in values):
        return Number(values[0])
    middle = len(begins) // 2
    low, high = (
        _chosen(x, begins[:middle], values[: middle + 1]),
        _chosen(x, begins[middle + 1 :], values[middle + 1 :]),
    )
    return Operation("where", (Operation("lt", (x, Number(begins[middle]))), low, high))


@cache
def _pieces(table: Table) -> tuple[Piece, ...]:
    """The cubics of a table and what goes on beyond its ends; the first one begins at minus infinity."""
    x, y = table.x, table.y
    h = [b - a for a, b in pairwise(x)]
    slopes = [(d - c) / width for (c, d), width in zip(pairwise(y), h, strict=True)]
    if table.monotone:
        return _monotone(x, y, h, slopes)
    m = _periodic(h, slopes) if table.periodic else _natural(h, slopes)
    inner = []
    for i, width in enumerate(h):
        b = slopes[i] - width * (2.0 * m[i] + m[i + 1]) / 6.0
        inner.append(Piece(x[i], x[i], y[i], b, m[i] / 2.0, (m[i + 1] - m[i]) / (6.0 * width)))
    if table.periodic:
        return _wrapped(inner, _period(table))
    first, end = inner[0], slopes[-1] + h[-1] * m[-2] / 6.0
    before = Piece(-math.inf, x[0], y[0], first.b, 0.0, 0.0)
    return (before, *inner, Piece(x[-1], x[-1], y[-1], end, 0.0, 0.0))


def _monotone(x: Sequence[float], y: Sequence[float], h: Sequence[float], slopes: Sequence[float]) -> tuple[Piece, ...]:
    """The pieces of a monotone spline, and straight lines beyond its ends."""
    d = [_end_slope(h, slopes)]
    for (left, right), (one, two) in zip(pairwise(slopes), pairwise(h), strict=True):
        if left * right <= 0.0:
            d.append(0.0)
        else:
            a, b = one + 2.0 * two, two + 2.0 * one
            d.append((a + b) / (a / left + b / right))
    d.append(_end_slope(h[::-1], slopes[::-1]))
    inner = [
        Piece(x[i], x[i], y[i], d[i], (3.0 * s - 2.0 * d[i] - d[i + 1]) / w, (d[i] + d[i + 1] - 2.0 * s) / w**2)
        for i, (w, s) in enumerate(zip(h, slopes, strict=True))
    ]
    return (
        Piece(-math.inf, x[0], y[0], d[0], 0.0, 0.0), *inner, Piece(x[-1], x[-1], y[-1], d[-1], 0.0, 0.0)
    )  # fmt: skip


def _end_slope(h: Sequence[float], slopes: Sequence[float]) -> float:
    """Slope at the first knot: of the parabola through three knots, unless it turns or is too steep."""
    if len(h) == 1:
        return slopes[0]
    found = ((2.0 * h[0] + h[1]) * slopes[0] - h[0] * slopes[1]) / (h[0] + h[1])
    if found * slopes[0] <= 0.0:
        return 0.0
    return 3.0 * slopes[0] if slopes[0] * slopes[1] <= 0.0 and abs(found) > 3.0 * abs(slopes[0]) else found


def _wrapped(inner: Sequence[Piece], period: float) -> tuple[Piece, ...]:
    """The pieces of a periodic spline, by their beginnings within half a period of zero."""
    moved = []
    for piece in inner:
        at = piece.start - period * math.floor(piece.start / period + 0.5)
        moved.append(Piece(at, at, piece.a, piece.b, piece.c, piece.d))
    moved.sort(key=lambda piece: piece.begin)
    last = moved[-1]
    return (Piece(-math.inf, last.start - period, last.a, last.b, last.c, last.d), *moved)


def _natural(h: Sequence[float], slopes: Sequence[float]) -> list[float]:
    """Second derivatives at the knots, zero at the ends."""
    right = [6.0 * (b - a) for a, b in pairwise(slopes)]
    return [0.0, *_tridiagonal(h, right), 0.0]


def _periodic(h: Sequence[float], slopes: Sequence[float]) -> list[float]:
    """Second derivatives at the knots, the same at both ends.

    The first one is an unknown of its own: the others are linear in it, and its equation closes the circle.
    """
    right = [6.0 * (b - a) for a, b in pairwise(slopes)]
    still = _tridiagonal(h, right)
    unit = [0.0] * len(right)
    unit[0] -= h[0]
    unit[-1] -= h[-1]
    moved = _tridiagonal(h, unit)
    whole = 2.0 * (h[-1] + h[0]) + h[0] * moved[0] + h[-1] * moved[-1]
    end = (6.0 * (slopes[0] - slopes[-1]) - h[0] * still[0] - h[-1] * still[-1]) / whole
    return [end, *(a + end * b for a, b in zip(still, moved, strict=True)), end]


def _tridiagonal(h: Sequence[float], right: Sequence[float]) -> list[float]:
    """Solution of the equations of the inner knots, without the outer unknowns, by elimination."""
    diagonal = [2.0 * (a + b) for a, b in pairwise(h)]
    right = list(right)
    for i in range(1, len(right)):
        factor = h[i] / diagonal[i - 1]
        diagonal[i] -= factor * h[i]
        right[i] -= factor * right[i - 1]
    for i in reversed(range(len(right))):
        above = h[i + 1] * right[i + 1] if i + 1 < len(right) else 0.0
        right[i] = (right[i] - above) / diagonal[i]
    return right
