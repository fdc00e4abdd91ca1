"""A function -> a network of sums of products: chooses what becomes part of what.

Sums and products that are used once are part of their user, so that a sum has all its terms and a product all its
factors, whatever the order in which they were written. A `Spread` makes more of them part of their users than that, so
that the search can find better ones; it finds the old ones again when there are no better.

Signs are pulled outwards as far as they go, through products, quotients and odd functions, and vanish in sums and even
functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from symgen.program.folding import EVEN, ODD
from symgen.program.function import Function
from symgen.program.network import Cube, Network, Reference, Term
from symgen.program.nodes import COMMUTATIVE, REAL, Node, Pool

__all__ = ["Spread", "read_network"]

Terms = dict[Cube, Node]
"""Varying factors -> steady coefficient."""


class Spread(NamedTuple):
    """Limits on inlining definitions into their users before the search.

    Attributes:
        products: largest number of uses of a product that is inlined into each user.
        sums: likewise a sum.
        expand: largest number of terms of a sum that is multiplied out when it is a factor.
    """

    products: int = 1
    sums: int = 1
    expand: int = 1


WIDE = 32
"""A sum of more terms is not made part of another one."""

LONG = 6
"""A product of more factors that is used more than once is not made part of its users."""

ROOM = 1.25
"""Terms that multiplying out may make, per node that is no mere sign: how many signs there are depends on the pool."""

ARITHMETIC = frozenset({"add", "sub", "mul", "neg"})


def read_network(pool: Pool, function: Function, spread: Spread | None = None) -> Network:
    """The network of a function, its leaves and steady numbers made in `pool`."""
    return _Reader(Network(pool), function, Spread() if spread is None else spread).network


class _Reader:
    """Reads node by node; what is known of a node is kept until its last user has been read."""

    def __init__(self, network: Network, function: Function, spread: Spread) -> None:
        self.network = network
        self.pool = network.pool
        self.folding = network.folding
        self._spread = spread
        self._references: dict[int, Reference] = {}
        self._forms: dict[int, Terms] = {}
        self._parts: dict[int, Terms] = {}
        self._steady_nodes: dict[int, Node] = {}
        nodes = function.nodes
        self._room = ROOM * sum([node.op != "neg" for node in nodes])
        self._uses = _uses(function, nodes)
        self._left = dict(self._uses)
        for node in nodes:
            self._enter(node)
            self._release(node)
        network.outputs = [self._reference(node) for node in function.output_nodes]

    def _enter(self, node: Node) -> None:
        index, op, args = node.index, node.op, node.args
        steady_nodes = self._steady_nodes
        if node.type == REAL and op != "item":
            if not args and op in ("constant", "parameter"):
                steady_nodes[index] = self.folding.real(node.value) if op == "constant" else self.pool.again(node, ())
                return
            if args and args[0].index in steady_nodes and args[-1].index in steady_nodes:
                numbers = [steady_nodes[a.index] for a in args if a.index in steady_nodes]
                if len(numbers) == len(args):
                    steady_nodes[index] = self.network.pulled(self.folding.make(op, tuple(numbers)))
                    return
        if op in ARITHMETIC:
            self._forms[index] = self._form(node)
        elif args:
            self._references[index] = self._opaque(node)
        else:
            self._references[index] = (1, self.network.leaf(self.pool.again(node, ()), False))

    def _release(self, node: Node) -> None:
        """Let go of arguments whose last user this is."""
        left, count = self._left, _passed_on(node, self._uses)
        for argument in node.args:
            index = argument.index
            left[index] -= count
            if not left[index]:
                self._forms.pop(index, None)
                self._parts.pop(index, None)
                self._references.pop(index, None)

    def _opaque(self, node: Node) -> Reference:
        references = [self._reference(argument) for argument in node.args]
        sign = 1
        if node.op in EVEN:
            references = [(1, v) for _, v in references]
        elif node.op in ODD or node.op == "div":
            for s, _ in references:
                sign *= s
            references = [(1, v) for _, v in references]
        elif node.op in COMMUTATIVE:
            references.sort(key=lambda reference: (reference[1], reference[0]))
        return sign, self.network.operation(node, tuple(references))

    def _form(self, node: Node) -> Terms:
        """The node as terms; a product is a single term."""
        if node.op == "mul":
            return self._multiplied(*node.args)
        terms: Terms = {}
        first, last = node.args[0], node.args[-1]
        if node.op != "neg":
            inner = self._inner(first) if self._left[first.index] == 1 else None
            if inner is not None:
                terms = inner  # its last user goes on with it
                del self._forms[first.index]
            else:
                for cube, number in self._terms(first).items():
                    self._accumulate(terms, cube, number)
        negative = node.op != "add"
        for cube, number in self._terms(last).items():
            self._accumulate(terms, cube, self.network.minus(number) if negative else number)
        return terms

    def _multiplied(self, a: Node, b: Node) -> Terms:
        """A product; multiplied out when one factor is a sum of a few terms."""
        expand = self._spread.expand
        if expand > 1:
            first, second = self._terms(a), self._terms(b)
            m, n = len(first), len(second)
            if (m == 1 < n <= expand or n == 1 < m <= expand) and self._room > 0:
                self._room -= m * n
                terms: Terms = {}
                for cube_a, number_a in first.items():
                    for cube_b, number_b in second.items():
                        self._accumulate(terms, tuple(sorted(cube_a + cube_b)), self.network.times(number_a, number_b))
                return terms
        (cube_a, number_a), (cube_b, number_b) = self._factor(a), self._factor(b)
        number = self.network.times(number_a, number_b)
        if number is self.folding.zero:
            return {}
        return {tuple(sorted(cube_a + cube_b)): number}

    def _accumulate(self, terms: Terms, cube: Cube, number: Node) -> None:
        known = terms.get(cube)
        total = number if known is None else self.network.plus(known, number)
        if total is self.folding.zero:
            terms.pop(cube, None)
        else:
            terms[cube] = total

    def _inner(self, node: Node) -> Terms | None:
        """The form of a node that becomes part of its users."""
        form = self._forms.get(node.index)
        if form is None:
            return None
        uses = self._uses[node.index]
        if uses == 1 and len(form) <= WIDE:
            return form
        if len(form) == 1:
            small = len(next(iter(form))) <= LONG
            return form if small and uses <= self._spread.products else None
        return form if len(form) <= WIDE // 2 and uses <= self._spread.sums else None

    def _terms(self, node: Node) -> Terms:
        """The terms of a node within a sum: its own where it is inlined, else a single one."""
        terms = self._parts.get(node.index)
        if terms is None:
            terms = self._inner(node)
            if terms is None:
                number = self._steady_nodes.get(node.index)
                if number is None:
                    terms = dict([self._literal(node)])
                else:
                    terms = {} if number is self.folding.zero else {(): number}
            self._parts[node.index] = terms
        return terms

    def _factor(self, node: Node) -> tuple[Cube, Node]:
        """The node as a factor of a product: a single term."""
        terms = self._terms(node)
        if len(terms) == 1:
            return next(iter(terms.items()))
        return self._literal(node) if terms else ((), self.folding.zero)

    def _literal(self, node: Node) -> tuple[Cube, Node]:
        sign, variable = self._reference(node)
        number = self.folding.one if sign > 0 else self.network.minus_one
        if variable in self.network.steady:
            return (), self.network.times(number, self.network.leaves[variable])
        return (variable,), number

    def _reference(self, node: Node) -> Reference:
        """Sign and variable of an old node."""
        known = self._references.get(node.index)
        if known is not None:
            return known
        number = self._steady_nodes.get(node.index)
        if number is not None:
            sign, cube = self.network.coefficient(number)
            result = (sign, self.network.product(cube))
        else:
            result = self.network.sum(self._signed(self._forms[node.index]))
        self._references[node.index] = result
        return result

    def _signed(self, terms: Terms) -> list[Term]:
        signed: list[Term] = []
        for cube, number in terms.items():
            sign, steady = self.network.coefficient(number)
            signed.append((sign, tuple(sorted([*steady, *cube]))))
        return signed


def _uses(function: Function, nodes: Sequence[Node]) -> dict[int, int]:
    """Number of uses of each node; a negation passes its uses on."""
    uses = {node.index: 0 for node in nodes}
    for node in function.output_nodes:
        uses[node.index] += 1
    for node in reversed(nodes):
        count = _passed_on(node, uses)
        for argument in node.args:
            uses[argument.index] += count
    return uses


def _passed_on(node: Node, uses: dict[int, int]) -> int:
    """Number of uses that a node makes of each of its arguments."""
    return uses[node.index] if node.op == "neg" else 1
