"""inline: calls replaced by the operations of their bodies.

Accepts any Program. A call is replaced when its body has at most `LIMIT` nodes, or when it is the only call of that
body in the program. Where its results are read under one condition alone (`guards`: a target leaves it out where that
is false) only small bodies that call nothing are inlined. `iterate` keeps its body. Guarantees the same values to the
bit; counts do not rise (an inlined call may share operations with its surroundings), the size of the text may.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from symgen.program.function import Function, Program
from symgen.program.guards import guards
from symgen.program.nodes import Node, Pool
from symgen.program.rewrite import Bodies, all_functions, applied, bodies, copied, rewrite_functions

__all__ = ["LIMIT", "inline"]

LIMIT = 200
"""Nodes of a body that is inlined at every call."""


def inline(program: Program) -> Program:
    """The program with small or singly used calls inlined."""
    calls: Counter[int] = Counter()
    iterated: set[int] = set()
    for function in all_functions(program):
        for node in function.nodes:
            if node.op == "call":
                calls[id(node.body)] += 1
            elif node.op == "iterate":
                iterated.add(id(node.body))
    if not calls:
        return program

    def transform(pool: Pool, function: Function, known: Bodies) -> Sequence[Node]:
        images: dict[int, Node] = {}
        inlined: dict[int, list[Node]] = {}
        order = function.nodes
        spared = guards(function.output_nodes, order)
        for node in order:
            if node.op == "item" and node.args[0].index in inlined:
                images[node.index] = inlined[node.args[0].index][node.value]
                continue
            args = tuple([images[argument.index] for argument in node.args])
            if node.op == "call":
                body = known[id(node.body)]
                alone = calls[id(node.body)] == 1 and id(node.body) not in iterated
                nodes = body.nodes
                spare = node.index in spared and (len(nodes) > LIMIT or bodies(nodes))
                if not spare and (alone or len(nodes) <= LIMIT):
                    inlined[node.index] = applied(pool, body, args)
                    continue
            images[node.index] = copied(pool, node, args, known)
        return [images[node.index] for node in function.output_nodes]

    return rewrite_functions(program, transform)
