"""Small systems of linear equations of loops: in closed form up to three unknowns, with pivots beyond.

Steps of Newton's method need no exact solution, so their pivots keep the order that is best in the default pose. One
that is small elsewhere is replaced (static pivoting: Li and Demmel 1998); such a step is a little off.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import cross, dot
from symgen.program.nodes import Node

__all__ = ["Order", "best_order", "determinant", "solve", "solve_in_order"]

Row = list[Scalar]

SMALL = 1e-5
"""Share of a pivot's size in the default pose below which it is replaced by that share."""


@dataclass(frozen=True)
class Order:
    """Pivots of a square matrix, as they are best in one pose.

    Attributes:
        rows, columns: of the pivots, in order.
        sizes: of the pivots.
        sign: of the determinant of this permutation.
    """

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    sizes: tuple[float, ...]
    sign: float


def best_order(A: Sequence[Sequence[float]]) -> Order:
    """The order of complete pivoting."""
    rest, n = [list(row) for row in A], len(A)
    rows, columns, sizes, sign = list(range(n)), list(range(n)), [], 1.0
    for k in range(n):
        i, j = max(((i, j) for i in range(k, n) for j in range(k, n)), key=lambda at: abs(rest[at[0]][at[1]]))
        sign *= (1.0 if i == k else -1.0) * (1.0 if j == k else -1.0)
        rest[k], rest[i], rows[k], rows[i] = rest[i], rest[k], rows[i], rows[k]
        columns[k], columns[j] = columns[j], columns[k]
        for row in rest:
            row[k], row[j] = row[j], row[k]
        sizes.append(abs(rest[k][k]))
        for i in range(k + 1, n):
            multiple = rest[i][k] / rest[k][k]
            rest[i] = [x - multiple * y for x, y in zip(rest[i], rest[k], strict=True)]
    return Order(tuple(rows), tuple(columns), tuple(sizes), sign)


def solve_in_order(branches: Branches, A: Sequence[Row], b: Row, order: Order) -> tuple[Row, Scalar, Node]:
    """A solution with given pivots, the determinant, and whether a pivot was small; beyond three unknowns.

    Up to three unknowns it is the one in closed form.
    """
    n = len(A)
    if n <= 3:
        (x,) = solve(A, [b])
        return x, determinant(A), branches.false
    rows = [[A[i][j] for j in order.columns] + [b[i]] for i in order.rows]
    value, small = branches.algebra.constant(order.sign), branches.false
    for k, size in enumerate(order.sizes):
        pivot, least = rows[k][k], branches.algebra.constant(SMALL * size)
        value = value * pivot
        tiny = branches.less(branches.abs(pivot), least)
        small = branches.any([small, tiny])
        inverse = 1.0 / branches.where(tiny, least, pivot)
        rows[k] = [*rows[k][: k + 1], *(x * inverse for x in rows[k][k + 1 :])]
        for i in range(k + 1, n):
            rows[i] = [
                x - rows[i][k] * y if j > k else x for j, (x, y) in enumerate(zip(rows[i], rows[k], strict=True))
            ]
    found: dict[int, Scalar] = {}
    for k in reversed(range(n)):
        total = rows[k][n]
        for j in range(k + 1, n):
            total = total - rows[k][j] * found[j]
        found[k] = total
    return [found[order.columns.index(i)] for i in range(n)], value, small


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


def determinant(A: Sequence[Sequence[Scalar]]) -> Scalar:
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
