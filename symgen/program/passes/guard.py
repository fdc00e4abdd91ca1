"""guard: the dead arm of a select never divides by zero nor takes the root of a negative number.

Accepts any Program. Both arms of a select are evaluated; an operation that is needed in one arm only gets its dangerous
operand replaced by a harmless one while that arm is dead: `a / b` becomes `a / select(condition, b, 1)`, likewise the
operands of sqrt, log, pow, asin and acos. An operation that is needed elsewhere as well, or under no condition, is left
alone, and so are constant operands. Guarantees the same values to the bit wherever the result is defined; this is the
one pass that raises a count, by one select (and the logic of nested conditions) for each guarded operand.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from symgen.program.function import Function, Program
from symgen.program.nodes import Node, Pool, postorder, topological
from symgen.program.rewrite import Bodies, all_functions, copied, rewrite_functions

__all__ = ["guard"]

GUARDED = {"div": (1, 1.0), "sqrt": (0, 1.0), "log": (0, 1.0), "pow": (0, 1.0), "asin": (0, 0.0), "acos": (0, 0.0)}
"""Operation -> (which operand, what it becomes)."""

Literal = tuple[int, bool]
"""A condition's index, and the value it has while the arm is live."""


def guard(program: Program) -> Program:
    """The program with the operands in dead arms protected."""
    return rewrite_functions(program, _guarded) if _chooses(program) else program


def _chooses(program: Program) -> bool:
    """True when there is a select anywhere."""
    nodes = topological(node for function in all_functions(program) for node in function.output_nodes)
    return any(node.op == "select" for node in nodes)


def _guarded(pool: Pool, function: Function, known: Bodies) -> Sequence[Node]:
    nodes = function.nodes
    contexts = _contexts(function, nodes)
    guarded = {
        node.index: contexts[node.index]
        for node in nodes
        if node.op in GUARDED and contexts[node.index] and node.args[GUARDED[node.op][0]].op != "constant"
    }
    if not guarded:
        images: dict[int, Node] = {}
        for node in nodes:
            images[node.index] = copied(pool, node, tuple([images[a.index] for a in node.args]), known)
        return [images[node.index] for node in function.output_nodes]
    return _rebuilt(pool, function, guarded, known)


def _contexts(function: Function, nodes: Sequence[Node]) -> dict[int, frozenset[Literal]]:
    """For every node the conditions under which alone it is needed."""
    nothing: frozenset[Literal] = frozenset()
    contexts: dict[int, frozenset[Literal]] = {node.index: nothing for node in function.output_nodes}

    def used(node: Node, context: frozenset[Literal]) -> None:
        known = contexts.get(node.index)
        contexts[node.index] = context if known is None else known & context

    for node in reversed(nodes):
        context = contexts[node.index]
        if node.op == "select":
            condition, chosen, otherwise = node.args
            used(condition, context)
            used(chosen, context | {(condition.index, True)})
            used(otherwise, context | {(condition.index, False)})
        else:
            for argument in node.args:
                used(argument, context)
    return contexts


def _rebuilt(pool: Pool, function: Function, guarded: dict[int, frozenset[Literal]], known: Bodies) -> list[Node]:
    """Depth first: every condition before the arms that it chooses between, and so before what it guards."""
    images: dict[int, Node] = {}
    for node in postorder(function.output_nodes, attrgetter("args")):
        args = [images[a.index] for a in node.args]
        if node.index in guarded:
            place, harmless = GUARDED[node.op]
            live = _live(pool, sorted(guarded[node.index]), images)
            args[place] = pool.select(live, args[place], pool.constant(harmless))
        images[node.index] = copied(pool, node, tuple(args), known)
    return [images[node.index] for node in function.output_nodes]


def _live(pool: Pool, literals: Sequence[Literal], images: dict[int, Node]) -> Node:
    """The condition that all literals hold."""
    result: Node | None = None
    for index, value in literals:
        test = images[index] if value else pool.make("not", (images[index],))
        result = test if result is None else pool.make("and", (result, test))
    assert result is not None
    return result
