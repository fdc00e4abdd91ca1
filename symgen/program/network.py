"""Sums of products: the form in which associative sharing and factoring are searched.

Every variable of a `Network` is a number, a sum of signed products, a product, or an opaque operation (division, root,
sine, select, call, ...). What depends on constants and parameters alone ("steady") is one factor of its product and one
coefficient of its term: it costs nothing at run time. A sum and its negative are one variable.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter

from symgen.program.folding import Folding
from symgen.program.nodes import Node, Pool
from symgen.program.rounding import Distinct, Literals

__all__ = ["Cube", "Network", "Reference", "Term"]

Cube = tuple[int, ...]
"""The factors of a product: variables, sorted, with repetition; at most one of them steady."""

Term = tuple[int, Cube]
"""Sign and factors."""

Reference = tuple[int, int]
"""Sign and variable."""


class Network:
    """The sums of products of one function; see `symgen.program.to_network` and `symgen.program.from_network`.

    Equal leaves, products, sums and operations are one variable.

    Attributes:
        pool: where leaves and steady numbers are made.
        leaves: variable -> its node in the new pool.
        steady: the variables that depend on constants and parameters alone.
        sums: variable -> its terms.
        products: variable -> its factors.
        opaque: variable -> (old node, references to its arguments).
        outputs: references to the outputs.
    """

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.folding = Folding(pool)
        self._literals = Literals(pool)
        self._distinct = Distinct()
        self.minus_one = self._literals.given(-1.0)
        self.leaves: dict[int, Node] = {}
        self.steady: set[int] = set()
        self.sums: dict[int, list[Term]] = {}
        self.products: dict[int, Cube] = {}
        self.opaque: dict[int, tuple[Node, tuple[Reference, ...]]] = {}
        self.outputs: list[Reference] = []
        self._made = 0
        self._leaf: dict[int, int] = {}
        self._product: dict[Cube, int] = {}
        self._sum: dict[tuple[Term, ...], int] = {}
        self._operation: dict[tuple[object, ...], int] = {}
        self._coefficient: dict[int, tuple[int, Cube]] = {}

    def _next(self) -> int:
        self._made += 1
        return self._made

    def leaf(self, node: Node, steady: bool) -> int:
        """The variable of a node of the new pool."""
        variable = self._leaf.get(node.index)
        if variable is None:
            variable = self._leaf[node.index] = self._next()
            self.leaves[variable] = node
            if steady:
                self.steady.add(variable)
        return variable

    def operation(self, node: Node, references: tuple[Reference, ...]) -> int:
        """The variable of the operation of an old node."""
        key = (node.op, node.type, node.value if isinstance(node.value, int) else id(node.value), references)
        variable = self._operation.get(key)
        if variable is None:
            variable = self._operation[key] = self._next()
            self.opaque[variable] = (node, references)
        return variable

    def coefficient(self, node: Node) -> tuple[int, Cube]:
        """A steady number as sign and factors; 1 has none, and numbers that differ by rounding have the same."""
        known = self._coefficient.get(node.index)
        if known is None:
            known = self._coefficient[node.index] = self._signed(node)
        return known

    def _signed(self, node: Node) -> tuple[int, Cube]:
        sign = 1
        if node.op == "neg":
            sign, node = -1, node.args[0]
        elif node.op == "constant":
            sign = -1 if node.value < 0 else 1
            node = self.folding.real(self._distinct.chosen(abs(node.value)))
        return sign, () if node is self.folding.one else (self.leaf(node, True),)

    def product(self, cube: Cube) -> int:
        """The variable of a product."""
        if len(cube) == 1:
            return cube[0]
        if not cube:
            return self.leaf(self.folding.one, True)
        variable = self._product.get(cube)
        if variable is None:
            variable = self._product[cube] = self._next()
            self.products[variable] = cube
        return variable

    def sum(self, terms: Iterable[Term]) -> Reference:
        """Sign and variable of a sum of distinct terms."""
        ordered = sorted(terms, key=itemgetter(1))
        if not ordered:
            return 1, self.leaf(self.folding.zero, True)
        first = ordered[0][0]
        if len(ordered) == 1:
            return first, self.product(ordered[0][1])
        normal = tuple([(sign * first, cube) for sign, cube in ordered])
        variable = self._sum.get(normal)
        if variable is None:
            variable = self._sum[normal] = self._next()
            self.sums[variable] = list(normal)
        return first, variable

    def merged(self, cube: Iterable[int]) -> tuple[int, Cube]:
        """Factors sorted, their steady ones multiplied into one; and the sign that came off."""
        cube = tuple(cube)
        steady = [variable for variable in cube if variable in self.steady]
        if len(steady) < 2:
            return 1, tuple(sorted(cube))
        number = self.leaves[steady[0]]
        for variable in steady[1:]:
            number = self.times(number, self.leaves[variable])
        sign, rest = self.coefficient(number)
        return sign, tuple(sorted([*rest, *(v for v in cube if v not in self.steady)]))

    def operations(self) -> int:
        """Additions and multiplications of sums and products, each written by itself."""
        sums = sum([len(cube) or 1 for terms in self.sums.values() for _, cube in terms]) - len(self.sums)
        return sums + sum([len(cube) - 1 for cube in self.products.values()])

    def contents(self) -> tuple[object, ...]:
        """All that the network says; equal for another one of the same function where the two are the same."""
        nodes = tuple([(node.op, node.value, *[a.index for a in node.args]) for node in self.pool.nodes])
        leaves = tuple([(variable, node.index) for variable, node in self.leaves.items()])
        sums = tuple([(variable, *terms) for variable, terms in self.sums.items()])
        opaque = tuple([(variable, node.index, *inner) for variable, (node, inner) in self.opaque.items()])
        return nodes, leaves, sums, tuple(self.products.items()), opaque, tuple(self.outputs)

    def plus(self, a: Node, b: Node) -> Node:
        """The sum of two steady numbers; zero where literals leave only rounding."""
        total = self.folding.add(a, b)
        return self._literals.add(a, b) if total.op == a.op == b.op == "constant" else total

    def times(self, a: Node, b: Node) -> Node:
        """The product of two steady numbers, both pulled."""
        one = self.folding.one
        if a is one:
            return b
        if b is one:
            return a
        total = self.folding.mul(a, b)
        return self._literals.mul(a, b) if total.op == a.op == b.op == "constant" else self.pulled(total)

    def minus(self, a: Node) -> Node:
        """A steady number with the other sign."""
        if a is self.folding.one:
            return self.minus_one
        return self._literals.neg(a) if a.op == "constant" else self.folding.neg(a)

    def pulled(self, number: Node) -> Node:
        """A steady number with the sign of its literal factor outside, so that k x and -k x cancel."""
        if number.op == "mul" and number.args[0].op == "constant" and number.args[0].value < 0.0:
            return self.folding.neg(self.folding.mul(self.folding.real(-number.args[0].value), number.args[1]))
        return number
