"""A function multiplied out: every sum of products as a polynomial, in which everything that cancels is gone.

The recursions of mechanics carry vectors whose components cancel in the end: the inertia that two slides feel across
each other is a constant, whatever their positions. Multiplied out, with squares of cosines replaced by those of sines,
a function shows what it is a polynomial of; sharing and factors are then for a search to find again. Quotients multiply
sums as a whole, so that what is solved with a matrix keeps its steps. This pays on small functions and is given up on
others.

Literal coefficients that are the rounding of zero beside the terms that they are left of become zero.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from symgen.program.folding import Folding
from symgen.program.function import Function
from symgen.program.nodes import REAL, TUPLE, Node, Pool
from symgen.program.rewrite import with_outputs

__all__ = ["multiplied_out"]

MOST_TERMS = 400
"""Terms that one product, and all outputs together, may have."""

ROUNDING = 8e-16
"""A literal is zero below this part of the sum of the sizes of what was added: a few units in the last place."""

Monomial = tuple[int, ...]
"""The indices of its factors in the new pool, sorted, with repetition."""


@dataclass(frozen=True, slots=True)
class _Coefficient:
    """A number that depends on constants and parameters alone, and the size of what was added to get it."""

    node: Node
    size: float


Polynomial = dict[Monomial, _Coefficient]


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
        self._steady: set[int] = set()
        self._forms: dict[int, Polynomial] = {}
        self._other: dict[int, Node] = {}
        self._rational: set[int] = set()

    def run(self, function: Function) -> Function:
        for node in function.nodes:
            self._enter(node)
        outputs = [self._image(node) for node in function.output_nodes]
        written = {node.index: node for node in function.output_nodes}.values()
        if sum(len(self._forms.get(node.index, ())) for node in written) > MOST_TERMS:
            raise _TooLongError
        return with_outputs(function, outputs)

    def _enter(self, node: Node) -> None:
        forms, args = self._forms, node.args
        if node.type != REAL:
            self._other[node.index] = self.pool.again(node, tuple([self._image(a) for a in args]))
        elif node.op in ("add", "sub", "neg"):
            total = dict(forms[args[0].index]) if node.op != "neg" else {}
            for monomial, added in forms[args[-1].index].items():
                self._add(total, monomial, added if node.op == "add" else self._negative(added))
            forms[node.index] = total
        elif node.op == "mul":
            forms[node.index] = self._product(forms[args[0].index], forms[args[1].index])
        else:
            forms[node.index] = self._leaf(node)

    def _image(self, node: Node) -> Node:
        """The node in the new pool."""
        return self._written(self._forms[node.index]) if node.type == REAL else self._other[node.index]

    def _leaf(self, node: Node) -> Polynomial:
        """What is no sum and no product: a number, an input, a quotient, a function of polynomials."""
        args = tuple([self._image(a) for a in node.args])
        f = self.folding
        new = f.make(node.op, args) if args and node.op != "select" else self.pool.again(node, args)
        sign = 1.0
        if new.op == "neg":
            sign, new = -1.0, new.args[0]
        if new.op in ("constant", "parameter") or (new.args and all(a.index in self._steady for a in new.args)):
            self._steady.add(new.index)
            number = new if sign > 0.0 else f.neg(new)
            return {} if number is f.zero else {(): self._coefficient(number)}
        if new.op == "div":
            self._rational.add(new.index)
        return {(new.index,): self._coefficient(f.real(sign))}

    def _coefficient(self, node: Node, size: float = 0.0) -> _Coefficient:
        self._steady.add(node.index)
        return _Coefficient(node, max(size, abs(node.value)) if node.op == "constant" else 0.0)

    def _negative(self, a: _Coefficient) -> _Coefficient:
        return self._coefficient(self.folding.neg(a.node), a.size)

    def _add(self, total: Polynomial, monomial: Monomial, added: _Coefficient) -> None:
        known = total.get(monomial)
        if known is None:
            total[monomial] = added
            return
        both = self._coefficient(self.folding.add(known.node, added.node), known.size + added.size)
        if both.node.op == "constant" and abs(both.node.value) <= ROUNDING * both.size:
            del total[monomial]
        else:
            total[monomial] = both

    def _whole(self, polynomial: Polynomial) -> Polynomial:
        """The polynomial as one factor."""
        if len(polynomial) < 2:
            return polynomial
        node = self._written(polynomial)
        sign, node = (-1.0, node.args[0]) if node.op == "neg" else (1.0, node)
        self._rational.update([node.index] if self._is_rational(polynomial) else ())
        return {(node.index,): self._coefficient(self.folding.real(sign))}

    def _is_rational(self, polynomial: Polynomial) -> bool:
        return any(not self._rational.isdisjoint(monomial) for monomial in polynomial)

    def _product(self, a: Polynomial, b: Polynomial) -> Polynomial:
        if self._is_rational(a) or self._is_rational(b):
            a, b = self._whole(a), self._whole(b)
        if len(a) * len(b) > MOST_TERMS:
            raise _TooLongError
        total: Polynomial = {}
        for left, x in a.items():
            for right, y in b.items():
                number = self._coefficient(self.folding.mul(x.node, y.node), x.size * y.size)
                for monomial, factor in self._reduced(tuple(sorted(left + right))):
                    self._add(total, monomial, number if factor > 0 else self._negative(number))
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

    def _written(self, polynomial: Polynomial) -> Node:
        f = self.folding
        total = f.zero
        for monomial, coefficient in polynomial.items():
            term = coefficient.node
            for index in monomial:
                term = f.mul(term, self.pool.nodes[index])
            total = f.add(total, term)
        return total
