"""A function rebuilt in an order that depends on it alone, not on what else its pool holds.

A search that breaks ties by the order of nodes would otherwise write the same function differently in every program.
The order turns differences; where it is kept to the end, `settled` turns them back.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from zlib import crc32

from symgen.program.folding import Folding
from symgen.program.function import Function
from symgen.program.nodes import COMMUTATIVE, OPERATIONS, Node, Pool, postorder
from symgen.program.rewrite import with_outputs

__all__ = ["canonical", "settled"]

UNORDERED = COMMUTATIVE | {"sub"}
"""A difference counts as commutative: which of its two signs was pulled out depends on the pool."""

MASK = (1 << 61) - 1


def canonical(function: Function) -> Function:
    """The same function over a pool of its own, depth first from the outputs, arguments in the order of their marks.

    Those of sums and products stand in the order in which they were made; a difference that is turned gets a `neg`.
    """
    marks = _marks(function.nodes)

    def needs(node: Node) -> Sequence[Node]:
        args = node.args
        ordered = node.op in UNORDERED and marks[args[0].index] > marks[args[1].index]
        return args if ordered else args[::-1]

    pool = Pool()
    images: dict[int, Node] = {}
    for node in postorder(function.output_nodes, needs):
        images[node.index] = _image(pool, node, [images[argument.index] for argument in node.args])
    return with_outputs(function, [images[node.index] for node in function.output_nodes])


def settled(function: Function) -> Function:
    """The same function over a pool of its own with signs moved outwards, which vanish in sums (see `Folding`).

    A difference that nothing needs but its negation is turned.
    """
    folding = Folding(Pool())
    uses: dict[int, int] = {}
    for used in (*function.output_nodes, *[argument for node in function.nodes for argument in node.args]):
        uses[used.index] = uses.get(used.index, 0) + 1
    images: dict[int, Node] = {}
    for node in function.nodes:
        args = tuple([images[argument.index] for argument in node.args])
        if node.op == "neg" and args[0].op == "sub" and uses[node.args[0].index] == 1:
            image = folding.sub(*args[0].args[::-1])
        elif node.op in OPERATIONS or node.op == "select":
            image = folding.make(node.op, args)
        else:
            image = folding.pool.again(node, args)
        images[node.index] = image
    return with_outputs(function, [images[node.index] for node in function.output_nodes])


def _image(pool: Pool, node: Node, args: list[Node]) -> Node:
    """The operation with its arguments in the order in which they were made, whatever their signs."""
    if node.op not in UNORDERED:
        return pool.again(node, tuple(args))
    first, second = [(argument.args[0] if argument.op == "neg" else argument).index for argument in args]
    if first <= second:
        return pool.again(node, tuple(args))
    image = pool.again(node, (args[1], args[0]))
    return pool.make("neg", (image,)) if node.op == "sub" else image


@cache
def _mark(op: str) -> int:
    return crc32(op.encode())


def _marks(nodes: Sequence[Node]) -> dict[int, int]:
    """A number for each node from its operation and its arguments' numbers, the same in every pool and run."""
    marks: dict[int, int] = {}
    for node in nodes:
        op, args = node.op, node.args
        if op == "neg":
            marks[node.index] = marks[args[0].index]
            continue
        inner = [marks[argument.index] for argument in args]
        if op in UNORDERED:
            inner.sort()
            op = "add" if op == "sub" else op
        if not args:
            mark = crc32(repr((op, abs(node.value) if op == "constant" else node.value)).encode())
        else:
            mark = _mark(op)
        for value in inner:
            mark = (mark * 6364136223846793005 + value + 1442695040888963407) & MASK
        marks[node.index] = mark
    return marks
