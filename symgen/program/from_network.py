"""A network of sums of products -> nodes: chooses the order of terms and factors and where remaining signs go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from symgen.program.function import Function
from symgen.program.network import Network, Reference, Term
from symgen.program.nodes import Node, postorder
from symgen.program.rewrite import copied

__all__ = ["write_network"]


def write_network(network: Network, known: dict[int, Function]) -> list[Node]:
    """The nodes of the network's outputs, made in its pool.

    Sums are added from left to right, a positive term first; products are multiplied from left to right, the steady
    factor first. A negation that is left over is absorbed by a sum or a constant below it that have no other use.

    Args:
        network: acyclic; variables that the outputs do not need are not written.
        known: rebuilt bodies of calls and loops.
    """
    return _Writer(network, known).run()


class _Writer:
    def __init__(self, network: Network, known: dict[int, Function]) -> None:
        self.network = network
        self.folding = network.folding
        self.pool = network.pool
        self.known = known
        self.nodes: dict[int, Node] = dict(network.leaves)

    def run(self) -> list[Node]:
        needs: dict[int, Sequence[int]] = {}

        def arguments(variable: int) -> Sequence[int]:
            needs[variable] = found = () if variable in self.nodes else self._arguments(variable)
            return found

        needed = postorder([variable for _, variable in self.network.outputs], arguments)
        order = [variable for variable in needed if variable not in self.nodes]
        self._sink(order, needs)
        for variable in order:
            self.nodes[variable] = self._written(variable)
        return [self._signed(reference) for reference in self.network.outputs]

    def _arguments(self, variable: int) -> Sequence[int]:
        network = self.network
        if variable in network.sums:
            return [factor for _, cube in network.sums[variable] for factor in cube]
        if variable in network.products:
            return network.products[variable]
        return [inner for _, inner in network.opaque[variable][1]]

    def _written(self, variable: int) -> Node:
        network = self.network
        if variable in network.opaque:
            node, references = network.opaque[variable]
            return copied(self.pool, node, tuple([self._signed(reference) for reference in references]), self.known)
        if variable in network.products:
            return self._product(network.products[variable])
        terms = network.sums[variable]
        if not terms:
            return self.folding.zero
        start = next((k for k, (sign, _) in enumerate(terms) if sign > 0), 0)
        result = self._product(terms[start][1])
        if terms[start][0] < 0:
            result = self.pool.make("neg", (result,))
        for k, (sign, cube) in enumerate(terms):
            if k != start:
                result = self.pool.make("add" if sign > 0 else "sub", (result, self._product(cube)))
        return result

    def _product(self, cube: tuple[int, ...]) -> Node:
        if not cube:
            return self.folding.one
        steady = self.network.steady
        if not steady.isdisjoint(cube):
            cube = tuple(sorted(cube, key=lambda v: (v not in steady, v)))
        nodes, make = self.nodes, self.pool.make
        result = nodes[cube[0]]
        for factor in cube[1:]:
            result = make("mul", (result, nodes[factor]))
        return result

    def _signed(self, reference: Reference) -> Node:
        sign, variable = reference
        node = self.nodes[variable]
        return node if sign > 0 else self.folding.neg(node)

    def _sink(self, order: list[int], needs: Mapping[int, Sequence[int]]) -> None:
        """Absorb negations of operands of opaque operations and of outputs in what they alone use."""
        network = self.network
        used = [variable for user in order for variable in needs[user]]
        uses = Counter(used + [variable for _, variable in network.outputs])

        def absorbed(reference: Reference) -> Reference:
            sign, variable = reference
            return (1, variable) if sign < 0 and self._negate(variable, uses) else reference

        network.outputs = [absorbed(reference) for reference in network.outputs]
        for variable in order:
            if variable in network.opaque:
                node, references = network.opaque[variable]
                network.opaque[variable] = (node, tuple(absorbed(reference) for reference in references))

    def _negate(self, variable: int, uses: Mapping[int, int]) -> bool:
        """Turn a variable that is used once into its negative, if that costs nothing."""
        network = self.network
        while uses.get(variable) == 1:
            if variable in network.sums:
                terms: list[Term] = [(-sign, cube) for sign, cube in network.sums[variable]]
                if all(sign < 0 for sign, _ in terms):
                    return False
                network.sums[variable] = terms
                return True
            if variable not in network.products:
                return False
            cube = network.products[variable]
            for k, factor in enumerate(cube):
                if factor in network.steady:
                    number = network.leaf(self.folding.neg(network.leaves[factor]), True)
                    self.nodes[number] = network.leaves[number]
                    network.products[variable] = (*cube[:k], number, *cube[k + 1 :])
                    return True
            inner = [v for v in cube if v in network.sums and uses.get(v) == 1]
            mixed = [v for v in inner if any(sign < 0 for sign, _ in network.sums[v])]
            if not mixed:
                return False
            variable = mixed[0]
        return False
