"""Linear systems as straight-line code: the masked inertia matrix by L D L', small unsymmetric ones with pivoting.

Holding joints at rest replaces their rows and columns by those of the unit matrix (Dupont 1993, eq. 28; the columns
too, because the accelerations there are zero), so one factorisation serves all 2^n patterns of Karnopp's switch
variables. Nothing of M has to be replaced for it: where the pivot's reciprocal of a held joint is zero, its row and
column of L take no part, and the values that stand there are not used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.scalar import Scalar
from symgen.program.nodes import Node

__all__ = ["Factor", "factor_held", "solve_general"]

Row = Sequence[Scalar]


@dataclass(frozen=True)
class Factor:
    """L D L' of a symmetric positive definite matrix some of whose joints are held.

    Attributes:
        L: the unit triangle, above its diagonal: M = L D L' with the last joint first.
        inverse_D: 1/D.
        held: per joint the condition that it is held.
    """

    L: tuple[tuple[Scalar, ...], ...]
    inverse_D: tuple[Scalar, ...]
    held: tuple[Node, ...]

    def solve(self, branches: Branches, right: Row) -> list[Scalar]:
        """The solution for one right-hand side; exactly zero at held joints."""
        n = len(self.inverse_D)
        x = self._forward([branches.where(self.held[i], branches.zero, right[i]) for i in range(n)])
        x = [x[i] * self.inverse_D[i] for i in range(n)]
        for i in range(n):
            for j in range(i):
                x[i] = x[i] - self.L[j][i] * x[j]
        return [branches.where(self.held[i], branches.zero, x[i]) for i in range(n)]

    def _forward(self, right: Row) -> list[Scalar]:
        """L^-1 of a right-hand side."""
        n, x = len(right), list(right)
        for i in reversed(range(n)):
            for j in reversed(range(i + 1, n)):
                x[i] = x[i] - self.L[i][j] * x[j]
        return x

    def inverse_diagonal(self, branches: Branches) -> list[Scalar]:
        """The diagonal of the inverse: element i is the square of L^-1 e_i weighted by 1/D."""
        n, result = len(self.inverse_D), []
        for i in range(n):
            x = self._forward([branches.one if i == j else branches.zero for j in range(n)])
            result.append(branches.sum([d * (a * a) for d, a in zip(self.inverse_D, x, strict=True)]))
        return result

    def inverse(self, branches: Branches) -> list[list[Scalar]]:
        """The inverse, symmetric to the bit: what is below the diagonal stands above it too."""
        n = len(self.inverse_D)
        columns = []
        for j in range(n):
            columns.append(self.solve(branches, [branches.one if i == j else branches.zero for i in range(n)]))
        return [[columns[max(i, j)][min(i, j)] for i in range(n)] for j in range(n)]


def factor_held(branches: Branches, M: Sequence[Row], held: Sequence[Node]) -> Factor:
    """Factor of M (n, n) with the rows and columns of held joints replaced by those of the unit matrix."""
    n = len(M)
    L = [[branches.zero] * n for _ in range(n)]
    scaled = [[branches.zero] * n for _ in range(n)]
    inverse = [branches.one] * n
    for i in reversed(range(n)):
        for j in reversed(range(i + 1, n)):
            value = M[i][j]
            for k in reversed(range(j + 1, n)):
                value = value - scaled[i][k] * L[j][k]
            scaled[i][j] = value
            L[i][j] = value * inverse[j]
        pivot = M[i][i]
        for k in reversed(range(i + 1, n)):
            pivot = pivot - scaled[i][k] * L[i][k]
        inverse[i] = branches.where(held[i], branches.zero, branches.one / pivot)
    return Factor(tuple(map(tuple, L)), tuple(inverse), tuple(held))


def solve_general(branches: Branches, A: Sequence[Row], b: Row) -> list[Scalar]:
    """The solution of A x = b by Gaussian elimination with partial pivoting; rows are exchanged by selects."""
    n = len(b)
    rows = [[*A[i], b[i]] for i in range(n)]
    for k in range(n):
        for i in range(k + 1, n):
            larger = branches.less(branches.abs(rows[k][k]), branches.abs(rows[i][k]))
            above = [branches.where(larger, y, x) for x, y in zip(rows[k], rows[i], strict=True)]
            below = [branches.where(larger, x, y) for x, y in zip(rows[k], rows[i], strict=True)]
            rows[k], rows[i] = above, below
        inverse = branches.one / rows[k][k]
        for i in range(k + 1, n):
            multiple = rows[i][k] * inverse
            rows[i] = [branches.zero if j <= k else rows[i][j] - multiple * rows[k][j] for j in range(n + 1)]
    x: list[Scalar] = [branches.zero] * n
    for i in reversed(range(n)):
        value = rows[i][n]
        for j in range(i + 1, n):
            value = value - rows[i][j] * x[j]
        x[i] = value / rows[i][i]
    return x
