"""commute: a + b and b + a become one node.

Accepts any Program. Orders the arguments of commutative operations by the position of their nodes, constants first, so
that the pool shares them. Guarantees the same values to the bit, and no count rises.
"""

from __future__ import annotations

from symgen.program.function import Program
from symgen.program.nodes import COMMUTATIVE, Node, Pool
from symgen.program.rewrite import Rules, rewrite

__all__ = ["commute"]


def commute(program: Program) -> Program:
    """The program with the arguments of commutative operations in one order."""
    return rewrite(program, _rules)


def _rules(pool: Pool) -> Rules:
    def ordered(node: Node, args: tuple[Node, ...]) -> Node:
        a, b = args
        swapped = (b.op != "constant", b.index) < (a.op != "constant", a.index)
        return pool.again(node, (b, a) if swapped else args)

    return dict.fromkeys(COMMUTATIVE, ordered)
