"""Small systems of linear equations of loops: in closed form up to three unknowns, with pivots beyond."""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import cross, dot

__all__ = ["determinant", "solve"]

Row = list[Scalar]


def solve(A: Sequence[Row], sides: Sequence[Row]) -> list[Row]:
    """Solutions x of A x = b for several right-hand sides b."""
    n = len(A)
    if n == 1:
        inverse = 1.0 / A[0][0]
        return [[inverse * b[0]] for b in sides]
    if n == 2:
        (a, b), (c, d) = A
        inverse = 1.0 / (a * d - b * c)
        return [[inverse * (d * s[0] - b * s[1]), inverse * (a * s[1] - c * s[0])] for s in sides]
    if n == 3:
        x, y, z = ((A[0][k], A[1][k], A[2][k]) for k in range(3))
        yz, zx, xy = cross(y, z), cross(z, x), cross(x, y)
        inverse = 1.0 / dot(x, yz)
        return [[inverse * dot(v, (s[0], s[1], s[2])) for v in (yz, zx, xy)] for s in sides]
    return _eliminated([[*row, *(side[i] for side in sides)] for i, row in enumerate(A)], n)


def determinant(A: Sequence[Row]) -> Scalar:
    """The determinant of A, in closed form up to three rows."""
    n = len(A)
    if n == 1:
        return A[0][0]
    if n == 2:
        (a, b), (c, d) = A
        return a * d - b * c
    if n == 3:
        x, y, z = ((row[0], row[1], row[2]) for row in A)
        return dot(x, cross(y, z))
    rows = [list(row) for row in A]
    value = _triangular(rows, n)
    for k in range(n):
        value = value * rows[k][k]
    return value


def _eliminated(rows: list[Row], n: int) -> list[Row]:
    """Solutions by elimination, the right-hand sides behind the matrix."""
    algebra = rows[0][0].algebra
    width = len(rows[0])
    _triangular(rows, n)
    found: list[Row] = []
    for side in range(n, width):
        x = [algebra.zero] * n
        for i in reversed(range(n)):
            value = rows[i][side]
            for j in range(i + 1, n):
                value = value - rows[i][j] * x[j]
            x[i] = value / rows[i][i]
        found.append(x)
    return found


def _triangular(rows: list[Row], n: int) -> Scalar:
    """Gauss' elimination with partial pivoting, in place; over nodes rows are exchanged by selects.

    Returns:
        1, or -1 after an odd number of exchanges.
    """
    algebra = rows[0][0].algebra
    width, sign = len(rows[0]), algebra.one
    branches = Branches(algebra) if isinstance(algebra, NodeAlgebra) else None
    for k in range(n):
        if branches is None:
            best = max(range(k, n), key=lambda i: abs(algebra.number(rows[i][k]) or 0.0))
            rows[k], rows[best] = rows[best], rows[k]
            sign = sign if best == k else -sign
        for i in range(k + 1, n):
            if branches is None:
                break
            larger = branches.less(branches.abs(rows[k][k]), branches.abs(rows[i][k]))
            pairs = list(zip(rows[k], rows[i], strict=True))
            rows[k] = [branches.where(larger, y, x) for x, y in pairs]
            rows[i] = [branches.where(larger, x, y) for x, y in pairs]
            sign = branches.where(larger, -sign, sign)
        inverse = 1.0 / rows[k][k]
        for i in range(k + 1, n):
            multiple = rows[i][k] * inverse
            rows[i] = [algebra.zero if j <= k else rows[i][j] - multiple * rows[k][j] for j in range(width)]
    return sign
