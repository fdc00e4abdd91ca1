"""Impulses that push along the directions of gaps, and never pull.

    p >= 0,    u = u_0 + W p >= 0,    p u = 0,    W = G M^-1 G'

is a linear complementarity problem with a positive semidefinite matrix. Murty's least-index method changes the first
impulse that pulls, or the first gap that closes further, until there is none (Murty 1974).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import factor_held
from symgen.derive.algebra.outline import loop
from symgen.derive.algebra.scalar import Scalar
from symgen.program.nodes import Node

__all__ = ["ROUNDING", "ROUNDING_SINGLE", "Response", "along", "by_type"]

TRIALS = 64
"""Changes of the set of impulses that push, at most."""

DEPENDENT = 1e-10
"""Pivots below this part of their diagonal belong to stops that the others imply."""

ROUNDING, ROUNDING_SINGLE = 1e-12, 1e-5
"""Rate that is none, relative to those that cancel in it."""

NEXT = 1.0 + 2.0**-30
"""A number above one for every dtype but single precision, whose literal is one."""

Row = tuple[Scalar, ...]


@dataclass(frozen=True)
class _Active:
    """Impulses that push, in the search for them."""

    active: tuple[Node, ...]


class Response:
    """Rates by impulses along the directions of gaps.

    Args:
        M: inertia matrix of the free coordinates.
        held: those that take no part.
        rows: directions.
    """

    def __init__(
        self, branches: Branches, M: Sequence[Sequence[Scalar]], held: Sequence[Node], rows: Sequence[Sequence[Scalar]]
    ) -> None:
        self.branches = branches
        factor = factor_held(branches, M, held)
        self.columns = [factor.solve(branches, row) for row in rows]
        self.matrix = [[along(branches, row, column) for column in self.columns] for row in rows]

    def change(self, impulses: Sequence[Scalar]) -> list[Scalar]:
        """Changes of the rates of the free coordinates."""
        return [
            self.branches.sum([c * p for c, p in zip(line, impulses, strict=True)])
            for line in zip(*self.columns, strict=True)
        ]

    def sizes(self, impulses: Sequence[Scalar]) -> list[Scalar]:
        """Sums of the magnitudes of what these changes consist of."""
        magnitude = self.branches.abs
        return [
            self.branches.sum([magnitude(c * p) for c, p in zip(line, impulses, strict=True)])
            for line in zip(*self.columns, strict=True)
        ]

    def rates(self, impulses: Sequence[Scalar]) -> list[Scalar]:
        """Changes of the rates of the gaps."""
        return [along(self.branches, line, impulses) for line in self.matrix]

    def pushes(
        self, before: Sequence[Scalar], candidates: Sequence[Node], name: str, shut: Sequence[Node] = ()
    ) -> list[Scalar]:
        """Impulses p >= 0 with w = before + A p >= 0 and p w = 0 at the candidates, zero elsewhere.

        Args:
            shut: gaps with w = 0, whose impulses have either sign.
        """
        branches, count = self.branches, len(before)
        kept = tuple(shut) or (branches.false,) * count
        active = tuple(
            branches.any((s, branches.all((c, branches.less(b, branches.zero)))))
            for s, c, b in zip(kept, candidates, before, strict=True)
        )
        if count > 1:
            last, _ = loop(
                branches, f"{name}_trial", "The first impulse that pulls, or gap that closes further, is changed.",
                min(2**count, TRIALS), _Active(active), self._tried, before=tuple(before), candidates=tuple(candidates),
                shut=kept, response=_Matrix(tuple(map(tuple, self.matrix))),
            )  # fmt: skip
            active = last.active
        found = _solved(branches, self.matrix, before, active)
        return [branches.where(s, p, branches.max(p, branches.zero)) for s, p in zip(kept, found, strict=True)]

    def _tried(
        self, now: _Active, before: Row, candidates: Sequence[Node], shut: Sequence[Node], response: _Matrix
    ) -> tuple[_Active, Node]:
        branches = self.branches
        impulses = _solved(branches, response.rows, before, now.active)
        done, active = branches.true, []
        for k, (a, candidate, b) in enumerate(zip(now.active, candidates, before, strict=True)):
            after = b + along(branches, response.rows[k], impulses)
            size = branches.abs(b) + branches.sum(
                [branches.abs(x * p) for x, p in zip(response.rows[k], impulses, strict=True)]
            )
            least = -(size * by_type(branches, size, ROUNDING, ROUNDING_SINGLE))
            pulls = branches.all((a, branches.no(shut[k]), branches.less(impulses[k], branches.zero)))
            closes = branches.all((candidate, branches.no(a), branches.less(after, least)))
            wrong = branches.all((done, branches.any((pulls, closes))))
            active.append(branches.pick(wrong, branches.no(a), a))
            done = branches.all((done, branches.no(wrong)))
        return _Active(tuple(active)), done


@dataclass(frozen=True)
class _Matrix:
    """Rates of gaps by unit impulses."""

    rows: tuple[Row, ...]


def _solved(
    branches: Branches, A: Sequence[Sequence[Scalar]], before: Sequence[Scalar], active: Sequence[Node]
) -> list[Scalar]:
    """Impulses that leave the active gaps with no rate; none of a gap whose rate follows from those of others.

    By L D L' of the active rows and columns of A, where a pivot that is rounding has no part.
    """
    n, zero = len(before), branches.zero
    L = [[zero] * n for _ in range(n)]
    scaled = [[zero] * n for _ in range(n)]
    inverse = [zero] * n
    x: list[Scalar] = [zero] * n
    for i in range(n):
        for j in range(i):
            value = A[i][j]
            for k in range(j):
                value = value - scaled[i][k] * L[j][k]
            scaled[i][j], L[i][j] = value, value * inverse[j]
        pivot = A[i][i]
        for k in range(i):
            pivot = pivot - scaled[i][k] * L[i][k]
        counts = branches.all((active[i], branches.less(branches.algebra.constant(DEPENDENT) * A[i][i], pivot)))
        inverse[i] = branches.where(counts, branches.one / branches.where(counts, pivot, branches.one), zero)
        x[i] = -before[i]
        for k in range(i):
            x[i] = x[i] - L[i][k] * x[k]
        x[i] = branches.where(counts, x[i], zero)
    x = [a * d for a, d in zip(x, inverse, strict=True)]
    for i in reversed(range(n)):
        for k in range(i + 1, n):
            x[i] = x[i] - L[k][i] * x[k]
        x[i] = branches.where(branches.equal(inverse[i], zero), zero, x[i])
    return x


def along(branches: Branches, row: Sequence[Scalar], column: Sequence[Scalar]) -> Scalar:
    return branches.sum([a * b for a, b in zip(row, column, strict=True)])


def by_type(branches: Branches, size: Scalar, double: float, single: float) -> Scalar:
    """One of two numbers, by the number type, which the positive number `size` shows."""
    constant = branches.algebra.constant
    return branches.where(branches.less(size, constant(NEXT) * size), constant(double), constant(single))
