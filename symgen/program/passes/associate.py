"""associate: sums and products put together in the order in which their parts are ready.

Accepts any Program. A sum of several terms (additions and subtractions whose value is used once) is rebuilt so that
what is ready first is added first, and so that a product joins an addition wherever there is one for it: a fused
multiply-add is one instruction where the processor has it. c + (a b + d e) becomes (c + a b) + d e, two instructions
instead of three; (u - a b) - c with a late becomes (u - c) - a b, one addition less to wait for. Products of several
factors are rebuilt likewise. Ready times count cycles of latency from the inputs on, of any current processor.

Functions that compare numbers are left as they are: a decision may hang on a rounding.
Guarantees the same values but for rounding, and that no count of a function rises. One falls where two sums come to
share a part, or constants meet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from heapq import heapify, heappop, heappush
from operator import add, mul, sub
from typing import NamedTuple

from symgen.program.function import Function, Program
from symgen.program.latency import CYCLES
from symgen.program.nodes import Node, Pool
from symgen.program.rewrite import Bodies, copied, rewrite_functions

__all__ = ["associate"]

PATIENCE = 8
"""Cycles that a product waits for an addition to join before it is computed on its own."""

OF_CONSTANTS: dict[str, Callable[[float, float], float]] = {"add": add, "sub": sub, "mul": mul}
SUMS = ("add", "sub")
ARITHMETIC = (*SUMS, "mul")
COMPARING = ("lt", "le", "eq", "mode_of")


def associate(program: Program) -> Program:
    """The program with sums and products in order of readiness."""
    return rewrite_functions(program, _associated)


class _Part(NamedTuple):
    """A term of a sum or a factor of a product; what is ready first comes first, products before others.

    Attributes:
        ready: when the value is known; of a product in a sum, when its factors are.
        single: not a product that nothing else needs.
        place: among its siblings, each its own.
        node: in the new pool.
        negative: the term is subtracted.
    """

    ready: int
    single: bool
    place: int
    node: Node
    negative: bool = False


def _associated(pool: Pool, function: Function, known: Bodies) -> Sequence[Node]:
    nodes = function.nodes
    rebuilt = _Rebuilt(pool, nodes, function.output_nodes)
    compares = any(node.op in COMPARING for node in nodes)
    for node in nodes:
        if compares or node.op not in ARITHMETIC or node.steady:
            rebuilt.copy(node, known)
        elif not rebuilt.absorbed(node):
            rebuilt.collect(node)
    return [rebuilt.images[node.index] for node in function.output_nodes]


class _Rebuilt:
    """One function in the new pool, with the time at which each of its values is ready."""

    def __init__(self, pool: Pool, nodes: Sequence[Node], outputs: Iterable[Node]) -> None:
        self.pool = pool
        self.images: dict[int, Node] = {}
        self.ready: dict[int, int] = {}
        self.uses: dict[int, int] = {}
        self.users: dict[int, Node] = {}
        for node in nodes:
            for argument in node.args:
                self.uses[argument.index] = self.uses.get(argument.index, 0) + 1
                self.users[argument.index] = node
        for node in outputs:
            self.uses[node.index] = self.uses.get(node.index, 0) + 2

    def copy(self, node: Node, known: Bodies) -> None:
        """The same operation on the images of its arguments."""
        self.images[node.index] = copied(self.pool, node, tuple([self.images[a.index] for a in node.args]), known)
        ready = max((self.ready[a.index] for a in node.args), default=0)
        self.ready[node.index] = ready + CYCLES.get(node.op, 0)

    def absorbed(self, node: Node) -> bool:
        """True when the node is a part of its only user's sum or product."""
        if self.uses[node.index] != 1 or node.steady:
            return False
        user = self.users[node.index].op
        return user in SUMS if node.op in SUMS else user == "mul"

    def collect(self, node: Node) -> None:
        """The whole sum or product that ends in this node."""
        parts: list[_Part] = []
        stack = [(node, False)]
        while stack:
            found, negative = stack.pop()
            if found is node or (found.op in ARITHMETIC and self.absorbed(found)):
                a, b = found.args
                stack += [(b, negative != (found.op == "sub")), (a, negative)]
                continue
            single = node.op == "mul" or found.op != "mul" or self.uses[found.index] != 1
            ready = self.ready[found.index] - (0 if single else CYCLES["mul"])
            parts.append(_Part(ready, single, len(parts), self.images[found.index], negative))
        joined = self._product(parts) if node.op == "mul" else self._sum(parts)
        self.images[node.index], self.ready[node.index] = joined.node, joined.ready

    def _product(self, parts: list[_Part]) -> _Part:
        heapify(parts)
        while len(parts) > 1:
            a, b = heappop(parts), heappop(parts)
            node = self._made("mul", a.node, b.node)
            heappush(parts, _Part(b.ready + CYCLES["mul"], True, min(a.place, b.place), node))
        return parts[0]

    def _sum(self, parts: list[_Part]) -> _Part:
        singles = [part for part in parts if part.single]
        products = [part for part in parts if not part.single]
        heapify(singles)
        heapify(products)

        def earliest() -> _Part:
            first = singles if singles and not (products and products[0] < singles[0]) else products
            return heappop(first)

        while len(singles) + len(products) > 1:
            a = earliest()
            joins = not a.single and singles and singles[0].ready <= a.ready + PATIENCE
            b = heappop(singles) if joins else earliest()
            heappush(singles, self._added(a, b))
        return earliest()

    def _added(self, a: _Part, b: _Part) -> _Part:
        """Two terms in one; a product that meets another is computed before."""
        alone = CYCLES["mul"] if not (a.single or b.single) else 0
        ready = max(a.ready + alone, b.ready) + CYCLES["add"]
        place = min(a.place, b.place)
        first, second = (a, b) if a.place < b.place else (b, a)
        if a.negative == b.negative:
            return _Part(ready, True, place, self._made("add", first.node, second.node), a.negative)
        plus, minus = (a, b) if b.negative else (b, a)
        return _Part(ready, True, place, self._made("sub", plus.node, minus.node))

    def _made(self, op: str, a: Node, b: Node) -> Node:
        """The operation, or its value when both are constants."""
        if a.op == b.op == "constant":
            return self.pool.constant(OF_CONSTANTS[op](a.value, b.value))
        return self.pool.make(op, (a, b))
