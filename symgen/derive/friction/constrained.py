"""Accelerations while joints rest that follow several coordinates: constraints on the inertia matrix.

A joint whose rate is g qd rests while g qdd + k = 0. With the inertia matrix M of the free coordinates, those masked
that rest by themselves, a force phi along each such joint does it:

    M qdd + g' phi = r,   (g M^-1 g') phi = g M^-1 r + k

A joint that rests because others do needs no force: its row is a combination of theirs, and its pivot vanishes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import Factor
from symgen.derive.algebra.scalar import Scalar
from symgen.program.nodes import Node

__all__ = ["Along", "Constrained", "constrained", "vanishes"]

DOUBLE, SINGLE, NEXT = 1e-9, 1e-4, 1.0 + 2.0**-30
"""Mobility of a joint, as a part of what it has where nothing rests, that is rounding, by the number type."""


@dataclass(frozen=True)
class Along:
    """The motion of a joint by the free coordinates.

    Attributes:
        row: g, by the free coordinates.
        bend: its acceleration where theirs are zero, k and what prescribed joints add.
        drift: its rate where theirs are zero.
    """

    row: tuple[Scalar, ...]
    bend: Scalar
    drift: Scalar

    def acceleration(self, qdd: Sequence[Scalar]) -> Scalar:
        """row qdd + bend."""
        value = self.bend
        for slope, a in zip(self.row, qdd, strict=True):
            value = value + slope * a
        return value

    def component(self, force: Sequence[Scalar]) -> Scalar:
        """row f."""
        total = self.bend.algebra.zero
        for slope, x in zip(self.row, force, strict=True):
            total = total + slope * x
        return total


@dataclass(frozen=True)
class Constrained:
    """Factors of the constrained system.

    Attributes:
        base: of M with the coordinates masked that rest by themselves.
        held: per coordinate, then per constraint, whether it rests.
        along: the constraints.
        columns: M^-1 g' of each.
        L, inverse_D: of g M^-1 g', its last row first; reciprocals of pivots are zero where nothing is constrained.
        dependent: of each constraint that holds, whether others hold it anyway.
    """

    base: Factor
    held: tuple[Node, ...]
    along: tuple[Along, ...]
    columns: tuple[tuple[Scalar, ...], ...]
    L: tuple[tuple[Scalar, ...], ...]
    inverse_D: tuple[Scalar, ...]
    dependent: tuple[Node, ...]

    def solve(self, branches: Branches, right: Sequence[Scalar], bends: bool = True) -> list[Scalar]:
        """Accelerations of the coordinates, then forces along the constraints.

        Args:
            right: r of the coordinates, and anything behind it, which is not read.
            bends: whether the constraints ask for g qdd + k = 0; else for g qdd = 0.
        """
        n = len(self.base.inverse_D)
        qdd = self.base.solve(branches, right[:n])
        gaps = [a.acceleration(qdd) if bends else a.component(qdd) for a in self.along]
        phi = self._inner(gaps)
        for force, column in zip(phi, self.columns, strict=True):
            qdd = [a - force * c for a, c in zip(qdd, column, strict=True)]
        return [*qdd, *phi]

    def motion(self, branches: Branches, right: Sequence[Scalar]) -> list[Scalar]:
        """`solve`, with coordinates that the joints at rest leave no freedom exactly where these have them.

        Such a coordinate moves as bends and given motions say, at rest not at all, whatever the forces round to.
        """
        found, n = self.solve(branches, right), len(self.base.inverse_D)
        bent = self.solve(branches, [branches.zero] * n)
        for i in range(n):
            own = list(self.base.solve(branches, [branches.one if k == i else branches.zero for k in range(n)]))
            mobile = own[i]
            for force, column in zip(self._inner([a.component(own) for a in self.along]), self.columns, strict=True):
                mobile = mobile - force * column[i]
            found[i] = branches.where(vanishes(branches, mobile, own[i]), bent[i], found[i])
        return found

    def bordered(self, branches: Branches, right: Sequence[Scalar]) -> list[Scalar]:
        """Solution of [[M, g'], [g, 0]]; the unknowns of constraints that do not hold, or by others, are as given."""
        n = len(self.base.inverse_D)
        x = list(self.base.solve(branches, right[:n]))
        phi = self._inner([a.component(x) - c for a, c in zip(self.along, right[n:], strict=True)])
        for force, column in zip(phi, self.columns, strict=True):
            x = [a - force * c for a, c in zip(x, column, strict=True)]
        for k, (holds, gone) in enumerate(zip(self.held[n:], self.dependent, strict=True)):
            phi[k] = branches.where(branches.all((holds, branches.no(gone))), phi[k], right[n + k])
        return [*x, *phi]

    def _inner(self, right: Sequence[Scalar]) -> list[Scalar]:
        """(g M^-1 g')^-1 of a right-hand side; zero where nothing is constrained."""
        e, x = len(right), list(right)
        for i in reversed(range(e)):
            for j in reversed(range(i + 1, e)):
                x[i] = x[i] - self.L[i][j] * x[j]
        x = [a * d for a, d in zip(x, self.inverse_D, strict=True)]
        for i in range(e):
            for j in range(i):
                x[i] = x[i] - self.L[j][i] * x[j]
        return x

    def stopped(self, rates: Sequence[Scalar]) -> list[Scalar]:
        """Rates of the coordinates after impulses along the constraints that hold."""
        gaps = [along.drift + along.component(rates) for along in self.along]
        result = list(rates)
        for impulse, column in zip(self._inner(gaps), self.columns, strict=True):
            result = [v - impulse * c for v, c in zip(result, column, strict=True)]
        return result

    def mobilities(self, branches: Branches) -> list[Scalar]:
        """Per coordinate, then per constraint, its acceleration by a unit force along it; zero where it rests."""
        n, found = len(self.base.inverse_D), []
        for i in range(n):
            unit = [branches.one if k == i else branches.zero for k in range(n)]
            found.append(self.solve(branches, unit, bends=False)[i])
        for along in self.along:
            found.append(along.component(self.solve(branches, along.row, bends=False)[:n]))
        return found


def constrained(branches: Branches, base: Factor, along: Sequence[Along], holds: Sequence[Node]) -> Constrained:
    """The factors with these constraints, each where it holds."""
    e, columns = len(along), [tuple(base.solve(branches, a.row)) for a in along]
    S = [[a.component(column) for column in columns] for a in along]
    L = [[branches.zero] * e for _ in range(e)]
    scaled = [[branches.zero] * e for _ in range(e)]
    inverse, dependent = [branches.zero] * e, [branches.false] * e
    for i in reversed(range(e)):
        for j in reversed(range(i + 1, e)):
            value = S[i][j]
            for k in reversed(range(j + 1, e)):
                value = value - scaled[i][k] * L[j][k]
            scaled[i][j] = value
            L[i][j] = value * inverse[j]
        pivot = S[i][i]
        for k in reversed(range(i + 1, e)):
            pivot = pivot - scaled[i][k] * L[i][k]
        gone = vanishes(branches, pivot, S[i][i])
        takes = branches.all((holds[i], branches.no(gone)))
        inverse[i] = branches.where(takes, branches.one / branches.where(takes, pivot, branches.one), branches.zero)
        dependent[i] = branches.all((holds[i], gone))
    return Constrained(
        base, (*base.held, *holds), tuple(along), tuple(columns), tuple(map(tuple, L)), tuple(inverse), tuple(dependent)
    )


def vanishes(branches: Branches, mobility: Scalar, whole: Scalar) -> Node:
    """True when a mobility is rounding of what it is where nothing rests."""
    single, double, beyond_one = (branches.algebra.constant(x) for x in (SINGLE, DOUBLE, NEXT))
    limit = branches.where(branches.less(whole, beyond_one * whole), double, single)
    return branches.at_most(mobility, limit * whole)
