"""A function as a network of sums of products: the form in which associative sharing and factoring are searched.

Every variable of a `Network` is a number, a sum of signed products, a product, or an opaque operation (division, root,
sine, select, call, ...). Sums and products that are used once are part of their user, so that a sum has all its terms
and a product all its factors, whatever the order in which they were written. What depends on constants and parameters
alone ("steady") is one factor of its product and one coefficient of its term: it costs nothing at run time.

A `Spread` makes more of them part of their users than that, so that the search can find better ones; it finds the old
ones again when there are no better.

Signs are pulled outwards as far as they go, through products, quotients and odd functions, and vanish in sums and even
functions; a sum and its negative are one variable.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from symgen.program.folding import EVEN, ODD, Folding
from symgen.program.function import Function
from symgen.program.nodes import REAL, Node, Pool, topological

__all__ = ["Cube", "Network", "Reference", "Spread", "Term"]

Cube = tuple[int, ...]
"""The factors of a product: variables, sorted, with repetition; at most one of them steady."""

Term = tuple[int, Cube]
"""Sign and factors."""

Reference = tuple[int, int]
"""Sign and variable."""

Terms = dict[Cube, Node]
"""Varying factors -> steady coefficient."""


class Spread(NamedTuple):
    """How far definitions are spread into their users before the search.

    Attributes:
        products: a product with at most so many uses becomes part of each user.
        sums: likewise a sum.
        expand: a sum of at most so many terms is multiplied out when it is a factor.
    """

    products: int = 1
    sums: int = 1
    expand: int = 1


WIDE = 32
"""A sum of more terms is not made part of another one."""

LONG = 6
"""A product of more factors that is used more than once is not made part of its users."""

ARITHMETIC = frozenset({"add", "sub", "mul", "neg"})


class Network:
    """The sums of products of one function; made from old nodes, written as new ones by `symgen.program.writing`.

    Attributes:
        pool: where leaves and steady numbers are made.
        leaves: variable -> its node in the new pool.
        steady: the variables that depend on constants and parameters alone.
        sums: variable -> its terms.
        products: variable -> its factors.
        opaque: variable -> (old node, references to its arguments).
        outputs: references to the outputs.
    """

    def __init__(self, pool: Pool, function: Function, spread: Spread | None = None) -> None:
        self._spread = Spread() if spread is None else spread
        self.pool = pool
        self.folding = Folding(pool)
        self.leaves: dict[int, Node] = {}
        self.steady: set[int] = set()
        self.sums: dict[int, list[Term]] = {}
        self.products: dict[int, Cube] = {}
        self.opaque: dict[int, tuple[Node, tuple[Reference, ...]]] = {}
        self._known: dict[object, int] = {}
        self._minus_one = self.folding.real(-1.0)
        self._made = 0
        self._references: dict[int, Reference] = {}
        self._forms: dict[int, Terms] = {}
        self._steady_nodes: dict[int, Node] = {}
        nodes = topological(function.output_nodes)
        self._room = len(nodes)
        self._uses = _uses(function, nodes)
        for node in nodes:
            self._enter(node)
        self.outputs: list[Reference] = [self._reference(node) for node in function.output_nodes]

    # variables

    def variable(self, key: object) -> tuple[int, bool]:
        """The variable of that definition, and whether it is new."""
        known = self._known.get(key)
        if known is not None:
            return known, False
        self._made += 1
        self._known[key] = self._made
        return self._made, True

    def leaf(self, node: Node, steady: bool) -> int:
        """The variable of a node of the new pool."""
        variable, new = self.variable(("leaf", node.index))
        if new:
            self.leaves[variable] = node
            if steady:
                self.steady.add(variable)
        return variable

    def coefficient(self, node: Node) -> tuple[int, Cube]:
        """A steady number as sign and factors; 1 has none."""
        sign = 1
        if node.op == "neg":
            sign, node = -1, node.args[0]
        elif node.op == "constant" and node.value < 0:
            sign, node = -1, self.folding.real(-node.value)
        return sign, () if node is self.folding.one else (self.leaf(node, True),)

    def product(self, cube: Cube) -> int:
        """The variable of a product."""
        if len(cube) == 1:
            return cube[0]
        if not cube:
            return self.leaf(self.folding.one, True)
        variable, new = self.variable(("product", cube))
        if new:
            self.products[variable] = cube
        return variable

    def sum(self, terms: Iterable[Term]) -> Reference:
        """Sign and variable of a sum of distinct terms."""
        ordered = sorted(terms, key=lambda term: term[1])
        if not ordered:
            return 1, self.leaf(self.folding.zero, True)
        first = ordered[0][0]
        if len(ordered) == 1:
            return first, self.product(ordered[0][1])
        normal = tuple((sign * first, cube) for sign, cube in ordered)
        variable, new = self.variable(("sum", normal))
        if new:
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
            number = self._times(number, self.leaves[variable])
        sign, rest = self.coefficient(number)
        return sign, tuple(sorted([*rest, *(v for v in cube if v not in self.steady)]))

    def _times(self, a: Node, b: Node) -> Node:
        """The product of two steady numbers."""
        return self._pulled(self.folding.mul(a, b))

    def _pulled(self, number: Node) -> Node:
        """A steady number with the sign of its literal factor outside, so that k x and -k x cancel."""
        if number.op == "mul" and number.args[0].op == "constant" and number.args[0].value < 0.0:
            return self.folding.neg(self.folding.mul(self.folding.real(-number.args[0].value), number.args[1]))
        return number

    # from nodes

    def _enter(self, node: Node) -> None:
        index, op, args = node.index, node.op, node.args
        steady_nodes = self._steady_nodes
        if node.type == REAL and op != "item":
            if not args and op in ("constant", "parameter"):
                steady_nodes[index] = self.folding.real(node.value) if op == "constant" else self.pool.again(node, ())
                return
            if args and all(a.index in steady_nodes for a in args):
                steady_nodes[index] = self._pulled(self.folding.make(op, tuple([steady_nodes[a.index] for a in args])))
                return
        if op in ARITHMETIC:
            self._forms[index] = self._form(node)
        elif args:
            self._references[index] = self._opaque(node)
        else:
            self._references[index] = (1, self.leaf(self.pool.again(node, ()), False))

    def _opaque(self, node: Node) -> Reference:
        references = [self._reference(argument) for argument in node.args]
        sign = 1
        if node.op in EVEN:
            references = [(1, v) for _, v in references]
        elif node.op in ODD or node.op == "div":
            for s, _ in references:
                sign *= s
            references = [(1, v) for _, v in references]
        elif node.op in ("min", "max", "eq", "same", "and", "or"):
            references.sort(key=lambda reference: (reference[1], reference[0]))
        value = node.value if isinstance(node.value, int) else id(node.value)
        key = ("opaque", node.op, node.type, value, tuple(references))
        variable, new = self.variable(key)
        if new:
            self.opaque[variable] = (node, tuple(references))
        return sign, variable

    def _form(self, node: Node) -> Terms:
        """The node as terms; a product is a single term."""
        f = self.folding
        if node.op == "mul":
            return self._multiplied(*node.args)
        terms: Terms = {}
        for k, argument in enumerate(node.args):
            negative = node.op == "neg" or (node.op == "sub" and k == 1)
            for cube, number in self._terms(argument).items():
                self._accumulate(terms, cube, f.neg(number) if negative else number)
        return terms

    def _multiplied(self, a: Node, b: Node) -> Terms:
        """A product; multiplied out when one factor is a sum of a few terms."""
        f = self.folding
        if self._spread.expand > 1:
            first, second = self._terms(a), self._terms(b)
            most, least = max(len(first), len(second)), min(len(first), len(second))
            if least == 1 < most <= self._spread.expand and self._room > 0:
                self._room -= most
                terms: Terms = {}
                for cube_a, number_a in first.items():
                    for cube_b, number_b in second.items():
                        self._accumulate(terms, tuple(sorted(cube_a + cube_b)), self._times(number_a, number_b))
                return terms
        (cube_a, number_a), (cube_b, number_b) = self._factor(a), self._factor(b)
        number = self._times(number_a, number_b)
        return {} if number is f.zero else {tuple(sorted(cube_a + cube_b)): number}

    def _accumulate(self, terms: Terms, cube: Cube, number: Node) -> None:
        known = terms.get(cube)
        total = number if known is None else self.folding.add(known, number)
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
        number = self._steady_nodes.get(node.index)
        if number is not None:
            return {} if number is self.folding.zero else {(): number}
        inner = self._inner(node)
        if inner is not None:
            return inner
        cube, number = self._literal(node)
        return {cube: number}

    def _factor(self, node: Node) -> tuple[Cube, Node]:
        number = self._steady_nodes.get(node.index)
        if number is not None:
            return (), number
        inner = self._inner(node)
        if inner is not None and len(inner) == 1:
            return next(iter(inner.items()))
        return self._literal(node)

    def _literal(self, node: Node) -> tuple[Cube, Node]:
        sign, variable = self._reference(node)
        number = self.folding.one if sign > 0 else self._minus_one
        if variable in self.steady:
            return (), self._times(number, self.leaves[variable])
        return (variable,), number

    def _reference(self, node: Node) -> Reference:
        """Sign and variable of an old node."""
        known = self._references.get(node.index)
        if known is not None:
            return known
        number = self._steady_nodes.get(node.index)
        if number is not None:
            sign, cube = self.coefficient(number)
            result = (sign, self.product(cube))
        else:
            result = self.sum(self._signed(self._forms[node.index]))
        self._references[node.index] = result
        return result

    def _signed(self, terms: Terms) -> list[Term]:
        signed: list[Term] = []
        for cube, number in terms.items():
            sign, steady = self.coefficient(number)
            signed.append((sign, tuple(sorted([*steady, *cube]))))
        return signed


def _uses(function: Function, nodes: Sequence[Node]) -> dict[int, int]:
    """How often each node is used; a negation passes its uses on."""
    uses = {node.index: 0 for node in nodes}
    for node in function.output_nodes:
        uses[node.index] += 1
    for node in reversed(nodes):
        count = uses[node.index] if node.op == "neg" else 1
        for argument in node.args:
            uses[argument.index] += count
    return uses
