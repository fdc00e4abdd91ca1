"""schedule: an order of statements that keeps few values alive.

Accepts any Program; must be the last pass, for rebuilding drops the order. Gives every function its `order`: outputs
are taken one by one, and what an output needs is computed depth first, at each operation the argument that needs more
registers before the other (Sethi and Ullman 1970, on the tree of first uses); sine and cosine of one angle stand
together. Where the order in which the nodes were made keeps no more values alive, that one is kept. Guarantees the same
values to the bit and the same counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symgen.program.function import Function, Program
from symgen.program.nodes import LEAVES, Node, Pool, postorder
from symgen.program.rewrite import all_functions, substitute, with_outputs

__all__ = ["pressure", "schedule"]


def schedule(program: Program) -> Program:
    """The program with an order of statements for each function."""
    known: dict[int, Function] = {}
    pool = Pool()
    for function in all_functions(program):
        new = with_outputs(function, substitute(pool, function.output_nodes, {}, known))
        made = new.nodes
        ordered = _ordered(new, made)
        known[id(function)] = replace(new, order=tuple(ordered if pressure(ordered) < pressure(made) else made))
    return replace(
        program,
        functions=tuple(known[id(function)] for function in program.functions),
        prepare=tuple(substitute(pool, program.prepare, {}, known)),
        pool=pool,
    )


def pressure(order: Sequence[Node]) -> int:
    """The largest number of computed values that are alive at once; outputs are stored when they are computed."""
    last: dict[int, int] = {}
    for position, node in enumerate(order):
        for argument in node.args:
            last[argument.index] = position
    alive = most = 0
    for position, node in enumerate(order):
        if node.op in LEAVES:
            continue
        dying = {a.index for a in node.args if a.op not in LEAVES and last[a.index] == position}
        alive += (node.index in last) - len(dying)
        most = max(most, alive)
    return most


def _ordered(function: Function, made: Sequence[Node]) -> list[Node]:
    """Depth first from the outputs, the argument with the larger label first."""
    label: dict[int, int] = {}
    twin: dict[int, Node] = {}
    angles: dict[int, Node] = {}
    for node in made:
        if node.op in LEAVES:
            label[node.index] = 0
            continue
        if node.op in ("sin", "cos"):
            other = angles.setdefault(node.args[0].index, node)
            if other is not node:
                twin[node.index], twin[other.index] = other, node
        labels = sorted((label[argument.index] for argument in node.args), reverse=True)
        label[node.index] = max([1, *[value + k for k, value in enumerate(labels)]])

    def needs(node: Node) -> Sequence[Node]:
        args = node.args
        return args if len(args) < 2 else sorted(args, key=lambda argument: label[argument.index])[::-1]

    order = postorder(function.output_nodes, needs)
    return list(dict.fromkeys([member for node in order for member in (node, twin.get(node.index, node))]))
