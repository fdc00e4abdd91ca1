"""A function multiplied out: every sum of products as a polynomial, in which everything that cancels is gone.

The recursions of mechanics carry vectors whose components cancel in the end: the inertia that two slides feel across
each other is a constant, whatever their positions. Multiplied out, with squares of cosines replaced by those of sines,
a function shows what it is a polynomial of; sharing and factors are then for a search to find again. Quotients multiply
sums as a whole, so that what is solved with a matrix keeps its steps. This pays on small functions and is given up on
others.

Literal coefficients that are the rounding of zero beside the terms that they are left of become zero.
"""

from __future__ import annotations

from itertools import pairwise
from math import isfinite

from symgen.program.folding import Folding
from symgen.program.function import Function
from symgen.program.nodes import REAL, TUPLE, Node, Pool
from symgen.program.rewrite import with_outputs
from symgen.program.rounding import vanishes

__all__ = ["multiplied_out"]

MOST_TERMS, MOST_WORK = 400, 10_000
"""Terms that all outputs together may have, and terms that may be made on the way."""

Monomial = tuple[int, ...]
"""The indices of its factors in the new pool, sorted, with repetition."""

Polynomial = dict[Monomial, tuple[float, float]]
"""Monomial -> coefficient, and the size of what was added to get it."""


def multiplied_out(function: Function) -> Function | None:
    """The function over a pool of its own, each output a sum of monomials; `None` where that would be too long."""
    if any(node.type == TUPLE for node in function.nodes):
        return None
    try:
        return _Expansion(Pool()).run(function)
    except _TooLongError:
        return None


class _TooLongError(Exception):
    """There would be too many terms."""


class _Expansion:
    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.folding = Folding(pool)
        self._left = MOST_WORK
        self._rational: set[int] = set()  # factors with a quotient in them
        self._forms: dict[int, Polynomial] = {}
        self._other: dict[int, Node] = {}

    def run(self, function: Function) -> Function:
        for node in function.nodes:
            self._enter(node)
        different = {node.index: node for node in function.output_nodes}.values()
        if sum(len(self._collected(self._forms.get(node.index, {}))) for node in different) > MOST_TERMS:
            raise _TooLongError
        return with_outputs(function, [self._image(node) for node in function.output_nodes])

    def _enter(self, node: Node) -> None:
        forms, args = self._forms, node.args
        if node.type != REAL:
            self._other[node.index] = self.pool.again(node, tuple([self._image(a) for a in args]))
        elif node.op in ("add", "sub", "neg"):
            total = dict(forms[args[0].index]) if node.op != "neg" else {}
            for monomial, (value, size) in forms[args[-1].index].items():
                self._add(total, monomial, value if node.op == "add" else -value, size)
            forms[node.index] = total
        elif node.op == "mul":
            forms[node.index] = self._product(forms[args[0].index], forms[args[1].index])
        else:
            forms[node.index] = self._leaf(node)

    def _image(self, node: Node) -> Node:
        """The node in the new pool."""
        return self._written(self._forms[node.index]) if node.type == REAL else self._other[node.index]

    def _leaf(self, node: Node) -> Polynomial:
        """An atom, neither sum nor product: a number, an input, a quotient, a function of polynomials."""
        args = tuple([self._image(a) for a in node.args])
        new = self.folding.make(node.op, args) if args and node.op != "select" else self.pool.again(node, args)
        if new.op == "div" and not new.steady:
            self._rational.add(new.index)
        return self._factor(new)

    def _factor(self, node: Node) -> Polynomial:
        """A node as one factor, with its sign and literals outside."""
        if node.op == "constant":
            value = float(node.value)
            return {(): (value, abs(value))} if value else {}
        sign, node = (-1.0, node.args[0]) if node.op == "neg" else (1.0, node)
        return {(node.index,): (sign, 1.0)}

    def _add(self, total: Polynomial, monomial: Monomial, value: float, size: float) -> None:
        self._left -= 1
        if self._left < 0 or not isfinite(value):
            raise _TooLongError
        before, grown = total.get(monomial, (0.0, 0.0))
        value, size = before + value, grown + size
        if vanishes(value, size):
            total.pop(monomial, None)
        else:
            total[monomial] = value, size

    def _whole(self, polynomial: Polynomial) -> Polynomial:
        """The polynomial as one factor."""
        if len(polynomial) < 2:
            return polynomial
        found = self._factor(self._written(polynomial))
        if self._is_rational(polynomial):
            self._rational.update(index for monomial in found for index in monomial)
        return found

    def _is_rational(self, polynomial: Polynomial) -> bool:
        return any(not self._rational.isdisjoint(monomial) for monomial in polynomial)

    def _product(self, a: Polynomial, b: Polynomial) -> Polynomial:
        if self._is_rational(a) or self._is_rational(b):
            a, b = self._whole(a), self._whole(b)
        total: Polynomial = {}
        for left, (x, size) in a.items():
            for right, (y, other) in b.items():
                for monomial, sign in self._reduced(tuple(sorted(left + right))):
                    self._add(total, monomial, sign * x * y, size * other)
        return total

    def _reduced(self, monomial: Monomial) -> list[tuple[Monomial, int]]:
        """The monomial without squares of cosines: cos^2 = 1 - sin^2; signs and monomials."""
        for index, following in pairwise(monomial):
            node = self.pool.nodes[index]
            if index == following and node.op == "cos":
                rest = list(monomial)
                rest.remove(index)
                rest.remove(index)
                sine = self.folding.make("sin", node.args).index
                less = tuple(sorted([*rest, sine, sine]))
                return [*self._reduced(tuple(rest)), *((m, -s) for m, s in self._reduced(less))]
        return [(monomial, 1)]

    def _collected(self, polynomial: Polynomial) -> dict[Monomial, list[tuple[float, Monomial]]]:
        """Varying factors -> the terms of their coefficient: numbers with factors that depend on parameters alone."""
        nodes = self.pool.nodes
        found: dict[Monomial, list[tuple[float, Monomial]]] = {}
        for monomial, (value, _) in polynomial.items():
            varying = tuple([index for index in monomial if not nodes[index].steady])
            steady = tuple([index for index in monomial if nodes[index].steady])
            found.setdefault(varying, []).append((value, steady))
        return found

    def _written(self, polynomial: Polynomial) -> Node:
        f = self.folding
        total = f.zero
        for varying, coefficient in self._collected(polynomial).items():
            number = f.zero
            for value, steady in coefficient:
                number = f.add(number, self._times(f.real(value), steady))
            total = f.add(total, self._times(number, varying))
        return total

    def _times(self, number: Node, factors: Monomial) -> Node:
        for index in factors:
            number = self.folding.mul(number, self.pool.nodes[index])
        return number
