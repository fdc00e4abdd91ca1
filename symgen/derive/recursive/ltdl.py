"""M = L' D L from the tips to the base, with the tree's structural zeros left out, and the solve with it.

Featherstone 2005, "Efficient factorization of the joint-space inertia matrix for branched kinematic trees": factoring
from the last joint to the first makes no fill-in, M_ij stays zero where i and j are on different branches. One
division per joint. Where joints slide, part of M is constant and other orders cost less: `cheapest_pivots` finds one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symgen.derive.algebra.scalar import Scalar

__all__ = ["Held", "cheapest_pivots", "invert_symmetric", "solve_symmetric"]

Held = Callable[[int, Scalar, Scalar], Scalar]
"""Of two values the first where a joint is held still, else the second."""


def _free(joint: int, held: Scalar, free: Scalar) -> Scalar:
    del joint, held
    return free


def solve_symmetric(
    M: Sequence[Sequence[Scalar]], right: Sequence[Sequence[Scalar]], held: Held = _free
) -> list[list[Scalar]]:
    """X with M X = right for every right-hand side (each a list of n Scalars).

    Structural zeros of M are skipped, so a tree or a block-diagonal M costs what its pattern costs. Where a joint is
    held, a zero stands in the place of its pivot's reciprocal: its unknown is zero, and nothing of its row and column
    is used as long as it is finite.
    """
    n = len(M)
    L, inverse = _factors(M, held)
    solutions: list[list[Scalar]] = []
    for column in right:
        x = list(column)
        for k in reversed(range(n)):
            for i in range(k):
                if not L[k][i].is_zero:
                    x[i] = x[i] - L[k][i] * x[k]
        for k in range(n):
            x[k] = x[k] * inverse[k]
            for i in range(k):
                if not L[k][i].is_zero:
                    x[k] = x[k] - L[k][i] * x[i]
            x[k].algebra.note("solution with the factors", x[k])
        solutions.append(x)
    return solutions


def cheapest_pivots(M: Sequence[Sequence[Scalar]]) -> list[int]:
    """The rows of M in the order in which `solve_symmetric` is to have them: it takes the last one for its first pivot.

    Each pivot in turn is the one whose elimination costs fewest operations, fill-in included (Markowitz 1957, Tinney
    and Walker 1967), where what depends on constants and parameters alone costs nothing; the later joint among equals.
    """
    if not M:
        return []
    fixed = M[0][0].algebra.fixed
    # sets of columns as bits: a cost is a few counts for each row
    filled = [sum(1 << j for j, x in enumerate(row) if not x.is_zero) for row in M]
    steady = [sum(1 << j for j, x in enumerate(row) if fixed(x)) for row in M]
    left, order = (1 << len(M)) - 1, []

    def cost(k: int) -> tuple[int, int]:
        rows = filled[k] & left & ~(1 << k)
        known = rows & steady[k] if steady[k] >> k & 1 else 0
        factors = rows.bit_count() - known.bit_count() + 1 - (steady[k] >> k & 1)
        products = _pairs(rows) - _pairs(known)
        sums = _pairs(rows, filled) - _pairs(known, [a & b for a, b in zip(filled, steady, strict=True)])
        return factors + products + sums, -k

    while left:
        k = min(_positions(left), key=cost)
        left &= ~(1 << k)
        rows = filled[k] & left
        known = rows & steady[k] if steady[k] >> k & 1 else 0
        for i in _positions(rows):
            filled[i] |= rows
            steady[i] &= ~rows | (known if known >> i & 1 else 0)
        order.append(k)
    return order[::-1]


def _positions(bits: int) -> list[int]:
    return [k for k in range(bits.bit_length()) if bits >> k & 1]


def _pairs(rows: int, matrix: Sequence[int] | None = None) -> int:
    """Entries on and above the diagonal of those rows and columns; of those, how many the matrix has."""
    if matrix is None:
        n = rows.bit_count()
        return n * (n + 1) // 2
    places = _positions(rows)
    diagonal = sum(matrix[i] >> i & 1 for i in places)
    return (sum((matrix[i] & rows).bit_count() for i in places) + diagonal) // 2


def invert_symmetric(M: Sequence[Sequence[Scalar]]) -> list[list[Scalar]]:
    """The inverse of M, its elements on and above the diagonal computed, the others mirrored.

    Column c of the inverse needs L'^-1 e_c, which has nothing below row c, and then rows up to c only.
    """
    n = len(M)
    L, inverse = _factors(M)
    X = [list(row) for row in M]
    for c in range(n):
        zero = M[c][c].algebra.zero
        x = [zero] * c + [M[c][c].algebra.one]
        for k in reversed(range(c + 1)):
            for i in range(k):
                if not L[k][i].is_zero:
                    x[i] = x[i] - L[k][i] * x[k]
        for k in range(c + 1):
            x[k] = x[k] * inverse[k]
            for i in range(k):
                if not L[k][i].is_zero:
                    x[k] = x[k] - L[k][i] * x[i]
            X[k][c] = X[c][k] = x[k]
    return X


def _factors(M: Sequence[Sequence[Scalar]], held: Held = _free) -> tuple[list[list[Scalar]], list[Scalar]]:
    """The strict lower triangle of L, and the reciprocals of D."""
    n = len(M)
    H = [list(row[: i + 1]) for i, row in enumerate(M)]
    inverse: list[Scalar] = [M[0][0]] * n if n else []
    for k in reversed(range(n)):
        inverse[k] = held(k, M[0][0].algebra.zero, M[0][0].algebra.one) / H[k][k]
        active = [i for i in range(k) if not H[k][i].is_zero]
        for position, i in enumerate(active):
            factor = H[k][i] * inverse[k]
            for j in active[: position + 1]:
                H[i][j] = H[i][j] - factor * H[k][j]
            # the column is used once more, as the factor L
        for i in active:
            H[k][i] = H[k][i] * inverse[k]
        inverse[k].algebra.note("factors of the inertia matrix", (inverse[k], H[k]))
    return H, inverse
