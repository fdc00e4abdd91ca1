"""hoist: what depends on parameters alone moves to `prepare`.

Accepts a Program without `prepare`. Replaces every largest real subexpression of parameters and constants by
`prepared(k)`, in the functions and in the bodies of calls and loops; a bare parameter too, because functions receive
`prepared` only. Guarantees the same values to the bit, that no `parameter` node is left outside `prepare`, and that no
count rises. Conditions of parameters alone stay where they are used, their operands are prepared. Results of calls and
loops are not hoisted.
"""

from __future__ import annotations

from dataclasses import replace

from symgen.errors import ProgramError
from symgen.program.function import Function, Program
from symgen.program.nodes import REAL, Node, Pool, topological
from symgen.program.rewrite import all_functions, copied, substitute, with_outputs

__all__ = ["hoist"]


def hoist(program: Program) -> Program:
    """The program with its parameter-only part in `prepare`."""
    if program.prepare:
        raise ProgramError(f"{program.name}: hoist has run already")
    functions = all_functions(program)
    nodes = topological(node for function in functions for node in function.output_nodes)
    steady: set[int] = set()
    for node in nodes:
        if node.op in ("constant", "parameter") or (
            node.args and node.type != "tuple" and all(argument.index in steady for argument in node.args)
        ):
            steady.add(node.index)

    prepared: dict[int, Node] = {}
    seen: set[int] = set()
    stack = [node for function in functions for node in function.output_nodes]
    while stack:
        node = stack.pop()
        if node.index in seen:
            continue
        seen.add(node.index)
        if node.index in steady and node.type == REAL and node.op != "constant":
            prepared[node.index] = node
        else:
            stack.extend(node.args)

    pool = Pool()
    prepare = tuple(prepared[index] for index in sorted(prepared))
    images = {node.index: pool.prepared(k) for k, node in enumerate(prepare)}
    known: dict[int, Function] = {}
    for function in functions:
        for node in function.nodes:
            if node.index in seen and node.index not in images:
                args = tuple([images[argument.index] for argument in node.args])
                images[node.index] = copied(pool, node, args, known)
        known[id(function)] = with_outputs(function, [images[node.index] for node in function.output_nodes])
    return replace(
        program,
        functions=tuple(known[id(function)] for function in program.functions),
        prepare=tuple(substitute(pool, prepare, {})),
        pool=pool,
    )
