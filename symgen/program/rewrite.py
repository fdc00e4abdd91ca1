"""Rebuilding a Program bottom-up: the one engine under all passes.

A pass never changes nodes; it rebuilds the whole program in a fresh pool, so that what no function needs is left
behind. Functions are rebuilt bodies first, and a `call` or `iterate` is given the rebuilt body. There is no recursion:
nodes are visited in order of their index, which is a topological order, also across functions (a body exists before
the node that uses it).

`rewrite` is for rules that look at a node and its new arguments alone; a node shared by several functions is rebuilt
once. `rewrite_functions` is for passes that look at a function as a whole (uses, schedules, contexts).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from symgen.program.function import Function, Output, Program, input_nodes
from symgen.program.nodes import TUPLE, Node, Pool, postorder, topological

__all__ = [
    "Bodies",
    "Rules",
    "Transform",
    "all_functions",
    "applied",
    "bodies",
    "copied",
    "rewrite",
    "rewrite_functions",
    "substitute",
    "with_bodies",
    "with_outputs",
]

Rules = Mapping[str, Callable[[Node, tuple[Node, ...]], Node]]
"""Operation -> rule(old node, its new arguments) -> new node. Operations without a rule are copied."""

Transform = Callable[[Pool, Function, "Bodies"], Sequence[Node]]
"""(new pool, old function, rebuilt bodies) -> the new output nodes, flat."""

Bodies = dict[int, Function]


def bodies(nodes: Iterable[Node]) -> list[Function]:
    """The functions that these nodes call or iterate, in order, each once."""
    return list(dict.fromkeys([node.body for node in nodes if node.type == TUPLE]))


def with_bodies(functions: Iterable[Function]) -> list[Function]:
    """These functions and every body that they need, bodies before their users."""
    return postorder(functions, lambda function: bodies(function.nodes))


def all_functions(program: Program) -> list[Function]:
    """Every function of the program and every body that they need, listed or not, bodies before their users."""
    return with_bodies(program.functions)


def with_outputs(function: Function, nodes: Sequence[Node]) -> Function:
    """The function with other output nodes of the same shapes; a chosen order of statements is dropped."""
    outputs: list[Output] = []
    position = 0
    for output in function.outputs:
        outputs.append(replace(output, nodes=tuple(nodes[position : position + output.size])))
        position += output.size
    return replace(function, outputs=tuple(outputs), order=())


def copied(pool: Pool, node: Node, args: tuple[Node, ...], known: Bodies) -> Node:
    """The same operation in another pool, with its body replaced by the rebuilt one."""
    if node.type != TUPLE:
        return pool.again(node, args)
    body = known[id(node.body)]
    return pool.again(node, args, body if node.op == "call" else (body, node.value[1]))


def rewrite(program: Program, rules: Callable[[Pool], Rules]) -> Program:
    """The program rebuilt by context-free rules, about 2 us a node.

    Args:
        program: what to rebuild; `prepare` is rebuilt too.
        rules: makes the rules for the new pool.
    """
    pool = Pool()
    table = rules(pool)
    functions = all_functions(program)
    roots = [node for function in functions for node in function.output_nodes]
    images: dict[int, Node] = {}
    known: Bodies = {}

    def rebuilt(function: Function) -> Function:
        if id(function) not in known:
            known[id(function)] = with_outputs(function, [images[node.index] for node in function.output_nodes])
        return known[id(function)]

    for node in topological([*roots, *program.prepare]):
        args = tuple([images[argument.index] for argument in node.args])
        rule = table.get(node.op)
        if rule is not None:
            images[node.index] = rule(node, args)
            continue
        if node.type == TUPLE:
            rebuilt(node.body)
        images[node.index] = copied(pool, node, args, known)
    return replace(
        program,
        functions=tuple(rebuilt(function) for function in program.functions),
        prepare=tuple(images[node.index] for node in program.prepare),
        pool=pool,
    )


def rewrite_functions(program: Program, transform: Transform) -> Program:
    """The program rebuilt function by function, bodies first; `prepare` is copied."""
    pool = Pool()
    known: Bodies = {}
    for function in all_functions(program):
        known[id(function)] = with_outputs(function, transform(pool, function, known))
    return replace(
        program,
        functions=tuple(known[id(function)] for function in program.functions),
        prepare=tuple(substitute(pool, program.prepare, {}, known)),
        pool=pool,
    )


def substitute(
    pool: Pool, roots: Sequence[Node], images: Mapping[int, Node], known: Bodies | None = None
) -> list[Node]:
    """The roots rebuilt in `pool`, with the nodes whose index is in `images` replaced.

    `known` maps bodies to rebuilt ones; without it they stay as they are.
    """
    images = dict(images)
    stack = list(roots)
    needed: dict[int, Node] = {}
    while stack:
        node = stack.pop()
        if node.index not in needed and node.index not in images:
            needed[node.index] = node
            stack.extend(node.args)
    for index in sorted(needed):
        node = needed[index]
        args = tuple([images[argument.index] for argument in node.args])
        images[index] = pool.again(node, args) if known is None else copied(pool, node, args, known)
    return [images[node.index] for node in roots]


def applied(pool: Pool, function: Function, args: Sequence[Node]) -> list[Node]:
    """The outputs of a function, whose nodes are in `pool`, for these arguments."""
    names = [node for argument in function.inputs for node in input_nodes(pool, argument)]
    return substitute(pool, function.output_nodes, {name.index: arg for name, arg in zip(names, args, strict=True)})
