"""Christoffel's matrix from the derivatives of the inertia matrix.

    C_ij = sum_k c_ijk qd_k,   c_ijk = (dM_ij/dq_k + dM_ik/dq_j - dM_jk/dq_i) / 2

M needs base parameters only and shares the rotations of parallel axes, so that few of its entries depend on few
coordinates; on long chains of parallel axes, where all depend on all, moments about the base cost less
(`velocity_terms`).
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.program.differentiate import jacobian

__all__ = ["christoffel_matrix"]


def christoffel_matrix(
    algebra: NodeAlgebra, M: Sequence[Sequence[Scalar]], q: Sequence[Scalar], qd: Sequence[Scalar]
) -> list[list[Scalar]]:
    """C: (n, n) with C qd the velocity terms and dM/dt - 2 C skew-symmetric, of M: (n, n)."""
    n = len(q)
    places = [(i, j) for i in range(n) for j in range(i + 1)]
    slopes = jacobian(algebra.pool, [M[i][j].x for i, j in places], [x.x for x in q])
    by_q = {place: [algebra.scalar(x) for x in row] for place, row in zip(places, slopes, strict=True)}

    def slope(i: int, j: int, k: int) -> Scalar:
        return by_q[max(i, j), min(i, j)][k]

    def symbol(i: int, j: int, k: int) -> Scalar:
        return 0.5 * (slope(i, j, k) + slope(i, k, j) - slope(j, k, i))

    symbols = {(i, j, k): symbol(i, j, k) for i in range(n) for j in range(n) for k in range(j + 1)}
    C = [[algebra.zero] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            for k in range(n):
                C[i][j] = C[i][j] + symbols[i, max(j, k), min(j, k)] * qd[k]
    return C
