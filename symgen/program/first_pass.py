"""The first pass of each loop in place of the loop, for callers that see whether it was the last.

Accepts: a Program before the passes. Replaces every loop of its public functions by one pass of the body, written out
with the values that the loop begins with; loops inside bodies stay. Guarantees: where a loop ends with its first pass
the results are the same, and the flag that it finished is true; elsewhere that flag is false.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symgen.program.function import Function, Program
from symgen.program.nodes import Node, topological
from symgen.program.rewrite import applied, substitute, with_outputs

__all__ = ["first_pass"]


def first_pass(program: Program, name: str) -> Program:
    """The program under another name, with single passes for the loops of its public functions."""
    functions = tuple(f if f.internal else _without_loops(program, f) for f in program.functions)
    return replace(program, name=name, functions=functions)


def _without_loops(program: Program, function: Function) -> Function:
    pool, nodes = program.pool, topological(function.output_nodes)
    images: dict[int, Node] = {}
    passes: dict[int, Sequence[Node]] = {}
    for node in nodes:
        if node.op == "iterate":
            passes[node.index] = applied(pool, node.body, substitute(pool, node.args, images))
        elif node.op == "item" and node.args[0].index in passes:
            images[node.index] = passes[node.args[0].index][node.value]
    return with_outputs(function, substitute(pool, function.output_nodes, images))
