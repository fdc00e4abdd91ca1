"""reciprocal: x / d and y / d become x r and y r with one r = 1 / d.

Accepts any Program, folded. In each function the divisor of two or more quotients is divided into 1 once, and the
reciprocal is multiplied; that of constants or parameters alone always is, since its reciprocal is folded or hoisted.
Guarantees that the number of divisions does not rise and falls wherever a divisor is shared, at the cost of one
multiplication for each shared divisor (a division takes the time of several), and the values within one more rounding.
The reciprocal of a divisor overflows for subnormal divisors only.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.program.folding import Folding
from symgen.program.function import Function, Program
from symgen.program.nodes import Node, Pool
from symgen.program.rewrite import Bodies, copied, rewrite_functions

__all__ = ["reciprocal"]


def reciprocal(program: Program) -> Program:
    """The program with the reciprocals of shared divisors shared."""
    return rewrite_functions(program, _shared)


def _shared(pool: Pool, function: Function, known: Bodies) -> Sequence[Node]:
    nodes = function.nodes
    quotients: dict[int, int] = {}
    for node in nodes:
        if node.op == "div":
            below = node.args[1].index
            quotients[below] = quotients.get(below, 0) + 1
    folding = Folding(pool)
    images: dict[int, Node] = {}
    for node in nodes:
        args = tuple([images[argument.index] for argument in node.args])
        if node.op == "div" and not node.steady:
            divisor = node.args[1]
            if quotients[divisor.index] > 1 or divisor.steady:
                images[node.index] = folding.mul(args[0], folding.div(folding.one, args[1]))
                continue
        images[node.index] = copied(pool, node, args, known)
    return [images[node.index] for node in function.output_nodes]
