"""M = L' D L from the tips to the base, with the tree's structural zeros left out, and the solve with it.

Featherstone 2005, "Efficient factorization of the joint-space inertia matrix for branched kinematic trees": factoring
from the last joint to the first makes no fill-in, M_ij stays zero where i and j are on different branches. One
division per joint.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra import Scalar

__all__ = ["solve_symmetric"]


def solve_symmetric(M: Sequence[Sequence[Scalar]], right: Sequence[Sequence[Scalar]]) -> list[list[Scalar]]:
    """X with M X = right for every right-hand side (each a list of n Scalars).

    Structural zeros of M are skipped, so a tree or a block-diagonal M costs what its pattern costs.
    """
    n = len(M)
    H = [list(row[: i + 1]) for i, row in enumerate(M)]
    inverse: list[Scalar] = [M[0][0]] * n if n else []
    for k in reversed(range(n)):
        inverse[k] = 1.0 / H[k][k]
        active = [i for i in range(k) if not H[k][i].is_zero]
        for position, i in enumerate(active):
            factor = H[k][i] * inverse[k]
            for j in active[: position + 1]:
                H[i][j] = H[i][j] - factor * H[k][j]
            # the column is used once more, as the factor L
        for i in active:
            H[k][i] = H[k][i] * inverse[k]
    solutions: list[list[Scalar]] = []
    for column in right:
        x = list(column)
        for k in reversed(range(n)):
            for i in range(k):
                if not H[k][i].is_zero:
                    x[i] = x[i] - H[k][i] * x[k]
        for k in range(n):
            x[k] = x[k] * inverse[k]
            for i in range(k):
                if not H[k][i].is_zero:
                    x[k] = x[k] - H[k][i] * x[i]
        solutions.append(x)
    return solutions
