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

Factor = tuple[Cube, Node]
"""One of the terms."""


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

SUMS = frozenset({"add", "sub", "neg"})


def read_network(pool: Pool, function: Function, spread: Spread | None = None) -> Network:
    """The network of a function, its leaves and steady numbers made in `pool`."""
    return _Reader(Network(pool), function, Spread() if spread is None else spread).network


class _Reader:
    """Reads node by node."""

    def __init__(self, network: Network, function: Function, spread: Spread) -> None:
        self.network = network
        self.pool = network.pool
        self.one, self.zero = network.folding.one, network.folding.zero
        self._spread = spread
        self._references: dict[int, Reference] = {}
        self._forms: dict[int, Terms] = {}
        self._parts: dict[int, Terms] = {}
        self._steady_nodes: dict[int, Node] = {}
        nodes = function.nodes
        self._room = ROOM * sum([node.op != "neg" for node in nodes])
        self._uses = _uses(function, nodes)
        for node in nodes:
            if not (node.steady and self._is_number(node)):
                self._enter(node)
        network.outputs = [self._reference(node) for node in function.output_nodes]

    def _is_number(self, node: Node) -> bool:
        """True if the node is a number made of constants and parameters, which is made in the new pool."""
        if node.type != REAL:
            return False
        if node.args:
            numbers = [self._steady_nodes.get(argument.index) for argument in node.args]
            args = tuple([number for number in numbers if number is not None])
            if len(args) != len(numbers):
                return False
            number = self.network.pulled(self.network.folding.make(node.op, args))
        elif node.op == "constant":
            number = self.network.folding.real(node.value)
        elif node.op == "parameter":
            number = self.pool.again(node, ())
        else:
            return False
        self._steady_nodes[node.index] = number
        return True

    def _enter(self, node: Node) -> None:
        op = node.op
        if op == "mul":
            self._forms[node.index] = self._multiplied(*node.args)
        elif op in SUMS:
            self._forms[node.index] = self._added(node)
        elif node.args:
            self._references[node.index] = self._opaque(node)
        else:
            self._references[node.index] = (1, self.network.leaf(self.pool.again(node, ()), False))

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

    def _added(self, node: Node) -> Terms:
        """A sum, a difference or a negation as terms."""
        terms: Terms = {}
        first, last = node.args[0], node.args[-1]
        if node.op != "neg":
            inner = self._inner(first) if self._uses[first.index] == 1 else None
            if inner is not None:
                terms = inner  # its only user goes on with it
                del self._forms[first.index]
            else:
                self._accumulate(terms, self._terms(first))
        self._accumulate(terms, self._terms(last), node.op != "add")
        return terms

    def _multiplied(self, a: Node, b: Node) -> Terms:
        """A product, which is a single term; multiplied out when one factor is a sum of a few terms."""
        expand = self._spread.expand
        if expand > 1:
            first, second = self._terms(a), self._terms(b)
            m, n = len(first), len(second)
            if (m == 1 < n <= expand or n == 1 < m <= expand) and self._room > 0:
                self._room -= m * n
                terms: Terms = {}
                for factor in first.items():
                    self._accumulate(terms, dict([self._product(factor, other) for other in second.items()]))
                return terms
        cube, number = self._product(self._factor(a), self._factor(b))
        return {} if number is self.zero else {cube: number}

    def _product(self, a: Factor, b: Factor) -> Factor:
        (cube_a, number_a), (cube_b, number_b) = a, b
        number = number_b if number_a is self.one else self.network.times(number_a, number_b)
        return tuple(sorted(cube_a + cube_b)), number

    def _accumulate(self, terms: Terms, more: Terms, negative: bool = False) -> None:
        """Add or subtract terms."""
        network, zero = self.network, self.zero
        for cube, number in more.items():
            if negative:
                number = network.minus(number)
            known = terms.get(cube)
            total = number if known is None else network.plus(known, number)
            if total is not zero:
                terms[cube] = total
            elif known is not None:
                del terms[cube]

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
                    terms = {} if number is self.zero else {(): number}
            self._parts[node.index] = terms
        return terms

    def _factor(self, node: Node) -> Factor:
        """The node as a factor of a product: a single term."""
        terms = self._terms(node)
        if len(terms) == 1:
            return next(iter(terms.items()))
        return self._literal(node) if terms else ((), self.zero)

    def _literal(self, node: Node) -> Factor:
        sign, variable = self._reference(node)
        number = self.one if sign > 0 else self.network.minus_one
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
            if number is self.one:
                signed.append((1, cube))
            else:
                sign, steady = self.network.coefficient(number)
                signed.append((sign, tuple(sorted(steady + cube)) if steady else cube))
        return signed


def _uses(function: Function, nodes: Sequence[Node]) -> dict[int, int]:
    """Number of uses of each node; a negation passes its uses on."""
    uses = dict.fromkeys([node.index for node in nodes], 0)
    for node in function.output_nodes:
        uses[node.index] += 1
    for node in reversed(nodes):
        count = uses[node.index] if node.op == "neg" else 1
        for argument in node.args:
            uses[argument.index] += count
    return uses
