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
        solutions.append(x)
    return solutions


def cheapest_pivots(M: Sequence[Sequence[Scalar]]) -> list[int]:
    """The rows of M in the order in which `solve_symmetric` is to have them: it takes the last one for its first pivot.

    Each pivot in turn is the one whose elimination costs fewest operations, fill-in included (Markowitz 1957, Tinney
    and Walker 1967), where what depends on constants and parameters alone costs nothing; the later joint among equals.
    """
    n = len(M)
    if not n:
        return []
    fixed = M[0][0].algebra.fixed
    zero = [[x.is_zero for x in row] for row in M]
    steady = [[fixed(x) for x in row] for row in M]
    left, order = list(range(n)), []

    def active(k: int) -> list[int]:
        return [i for i in left if i != k and not zero[k][i]]

    def cost(k: int) -> tuple[int, int]:
        rows = active(k)
        work = 0 if steady[k][k] else 1
        for position, i in enumerate(rows):
            work += 0 if steady[k][i] and steady[k][k] else 1
            for j in rows[: position + 1]:
                product = steady[k][k] and steady[k][i] and steady[k][j]
                work += (0 if product else 1) + (0 if zero[i][j] or (product and steady[i][j]) else 1)
        return work, -k

    while left:
        k = min(left, key=cost)
        rows = active(k)
        for i in rows:
            for j in rows:
                steady[i][j] = steady[i][j] and steady[k][k] and steady[k][i] and steady[k][j]
                zero[i][j] = False
        left.remove(k)
        order.append(k)
    return order[::-1]


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
    return H, inverse
