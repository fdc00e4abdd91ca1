"""A function that is given by an equation, and its derivatives by the theorem of implicit functions.

    g(y, a),   R(y, a) = 0,   D = dR/da

With A = da/dy and the multipliers mu of the equation for weights w of the outputs,

    D A = -dR/dy,                        dg = (g_y + g_a A) dy
    L = w'g + mu'R,   D' mu = -g_a' w,   d(w'g) = L_y dy
    d2(w'g) = L_yy + L_ya A + A' L_ay + A' L_aa A

because L_a = 0 where D' mu = -g_a' w. R and g are differentiated, twice, as straight-line code; whatever solves for a,
with its factors, loops and decisions, is not.

Source: Griewank and Walther 2008, "Evaluating Derivatives", sections 15.3 and 15.4. Their use on inverse dynamics:
Carpentier and Mansard 2018; to second order Singh, Russell and Wensing 2022.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from symgen.program.differentiate import adjoint, directional, jacobian
from symgen.program.folding import Folding
from symgen.program.nodes import Node, Pool
from symgen.program.rewrite import substitute
from symgen.program.second_order import hessian

__all__ = ["Implicit", "Matrix", "congruence", "product"]

Matrix = list[list[Node]]

Solve = Callable[[Matrix, bool], Matrix]
"""(columns, transposed) -> the columns of D^-1 or D^-T times them."""


@dataclass(frozen=True)
class Implicit:
    """g(y, a) with R(y, a) = 0. Derivatives are nodes in y, and in weights or seeds that are given as nodes.

    Attributes:
        pool: owner of all nodes.
        unknowns: leaves that stand for a in `residual` and `outputs`.
        values: a, in y.
        residual: R.
        outputs: g.
        solve: with D, in y.
    """

    pool: Pool
    unknowns: tuple[Node, ...]
    values: tuple[Node, ...]
    residual: tuple[Node, ...]
    outputs: tuple[Node, ...]
    solve: Solve

    def result(self) -> list[Node]:
        """The outputs in y."""
        return self._at(self.outputs)

    def rates(self, y: Sequence[Node]) -> Matrix:
        """A = da/dy, a row per unknown."""
        rows = jacobian(self.pool, self.residual, y)
        return self._solved(rows, len(y))

    def jacobian(self, y: Sequence[Node]) -> Matrix:
        """dg/dy, a row per output."""
        direct = self._rows(jacobian(self.pool, self.outputs, y))
        through = self._rows(jacobian(self.pool, self.outputs, self.unknowns))
        return added(self.pool, direct, product(self.pool, through, self.rates(y), len(y)))

    def multipliers(self, weights: Sequence[Node]) -> list[Node]:
        """mu for weights of the outputs."""
        f = Folding(self.pool)
        right = self._at(adjoint(self.pool, self.outputs, self.unknowns, weights))
        return self.solve([[f.neg(x) for x in right]], True)[0]

    def adjoint(self, y: Sequence[Node], weights: Sequence[Node]) -> list[Node]:
        """Derivatives of the weighted sum of the outputs by y."""
        mu = self._leaves("multiplier", len(self.residual))
        found = adjoint(self.pool, (*self.outputs, *self.residual), y, (*weights, *mu))
        return self._at(found, dict(zip(mu, self.multipliers(weights), strict=True)))

    def directional(self, y: Sequence[Node], seeds: Sequence[Node]) -> list[Node]:
        """Derivatives of the outputs along a direction of y."""
        f = Folding(self.pool)
        right = self._at(directional(self.pool, self.residual, y, seeds))
        (rate,) = self.solve([[f.neg(x) for x in right]], False)
        slope = self._leaves("slope", len(self.unknowns))
        found = directional(self.pool, self.outputs, (*y, *self.unknowns), (*seeds, *slope))
        return self._at(found, dict(zip(slope, rate, strict=True)))

    def curvature(self, y: Sequence[Node], weights: Sequence[Node], multipliers: Sequence[Node]) -> Matrix:
        """Second derivatives of L by (y, a), the multipliers being given; the unknowns stay leaves."""
        f, total = Folding(self.pool), self.pool.constant(0.0)
        mu = self._leaves("multiplier", len(self.residual))
        for weight, value in zip((*weights, *mu), (*self.outputs, *self.residual), strict=True):
            total = f.add(total, f.mul(weight, value))
        rows = hessian(self.pool, total, (*y, *self.unknowns))
        known = {leaf.index: node for leaf, node in zip(mu, multipliers, strict=True)}
        flat = substitute(self.pool, [x for row in rows for x in row], known)
        return _shaped(flat, len(rows))

    def hessian(self, y: Sequence[Node], weights: Sequence[Node], rows: Sequence[int]) -> Matrix:
        """Second derivatives of the weighted sum of the outputs: some rows of a symmetric matrix over y."""
        f, n = Folding(self.pool), len(y)
        curvature = self._rows(self.curvature(y, weights, self.multipliers(weights)))
        identity = [[f.one if i == j else f.zero for j in range(n)] for i in range(n)]
        return congruence(self.pool, curvature, [*identity, *self.rates(y)], rows)

    def _solved(self, rows: Matrix, width: int) -> Matrix:
        """-D^-1 times a matrix, by rows."""
        f, found = Folding(self.pool), self._rows(rows)
        columns = self.solve([[f.neg(row[x]) for row in found] for x in range(width)], False)
        return [[column[i] for column in columns] for i in range(len(self.unknowns))]

    def _leaves(self, name: str, size: int) -> list[Node]:
        return [self.pool.input(name, k) for k in range(size)]

    def _at(self, nodes: Sequence[Node], further: Mapping[Node, Node] | None = None) -> list[Node]:
        """The nodes at the solution."""
        known = dict(zip(self.unknowns, self.values, strict=True)) | dict(further or {})
        return substitute(self.pool, nodes, {leaf.index: node for leaf, node in known.items()})

    def _rows(self, rows: Sequence[Sequence[Node]]) -> Matrix:
        return _shaped(self._at([x for row in rows for x in row]), len(rows))


def product(pool: Pool, left: Sequence[Sequence[Node]], right: Sequence[Sequence[Node]], width: int) -> Matrix:
    """The product of two matrices, zeros left out; `width` columns."""
    f = Folding(pool)
    return [[_dot(f, row, [other[x] for other in right]) for x in range(width)] for row in left]


def added(pool: Pool, left: Matrix, right: Matrix) -> Matrix:
    """The sum of two matrices."""
    f = Folding(pool)
    return [[f.add(a, b) for a, b in zip(*pair, strict=True)] for pair in zip(left, right, strict=True)]


def congruence(pool: Pool, inner: Sequence[Sequence[Node]], outer: Matrix, rows: Sequence[int]) -> Matrix:
    """Some rows of outer' inner outer, `inner` symmetric; mixed elements of these rows are the same nodes."""
    f, width = Folding(pool), len(outer[0]) if outer else 0
    half = product(pool, inner, outer, width)
    place = {row: k for k, row in enumerate(rows)}
    found: Matrix = []
    for i in rows:
        left = [row[i] for row in outer]
        found.append(
            [
                found[place[j]][i] if place.get(j, len(found)) < len(found) else _dot(f, left, [row[j] for row in half])
                for j in range(width)
            ]
        )
    return found


def _dot(f: Folding, left: Sequence[Node], right: Sequence[Node]) -> Node:
    total = f.zero
    for a, b in zip(left, right, strict=True):
        total = f.add(total, f.mul(a, b))
    return total


def _shaped(flat: Sequence[Node], rows: int) -> Matrix:
    width = len(flat) // rows if rows else 0
    return [list(flat[width * k : width * (k + 1)]) for k in range(rows)]
