"""hoist: what depends on parameters alone moves to `prepare`.

Accepts a Program without `prepare`. Replaces every largest real subexpression of parameters and constants by
`prepared(k)`, in the functions and in the bodies of calls and loops; a bare parameter too, because functions receive
`prepared` only. Guarantees the same values to the bit, that no `parameter` node is left outside `prepare`, and that no
count rises. Conditions of parameters alone stay where they are used, their operands are prepared. Results of calls and
loops are not hoisted. Prepared numbers are in such an order that those which one function reads lie together: sets of
them, one for each state, come from memory as fast as possible.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import accumulate
from operator import xor

from symgen.errors import ProgramError
from symgen.program.function import Function, Program
from symgen.program.nodes import REAL, Node, Pool
from symgen.program.rewrite import all_functions, bodies, copied, substitute, with_outputs

__all__ = ["hoist"]


def hoist(program: Program) -> Program:
    """The program with its parameter-only part in `prepare`."""
    if program.prepare:
        raise ProgramError(f"{program.name}: hoist has run already")
    functions = all_functions(program)
    prepared: dict[int, Node] = {}
    kept: set[int] = set()
    reads: dict[int, set[int]] = {}
    for function in functions:
        found, others = _largest(function)
        prepared |= found
        kept |= others
        reads[id(function)] = set(found).union(*(reads[id(body)] for body in bodies(function.nodes)))

    forms = {function.batch_of: function for function in program.functions if function.batch_of}
    many = [forms.get(function.name, function) for function in program.functions if not function.internal]
    order = _side_by_side(prepared, [reads[id(form)] for form in many])
    place = {index: k for k, index in enumerate(order)}
    pool = Pool()
    images = {index: pool.prepared(place[index]) for index in sorted(prepared)}
    known: dict[int, Function] = {}
    for function in functions:
        for node in function.nodes:
            if node.index in kept and node.index not in images:
                args = tuple([images[argument.index] for argument in node.args])
                images[node.index] = copied(pool, node, args, known)
        known[id(function)] = with_outputs(function, [images[node.index] for node in function.output_nodes])
    return replace(
        program,
        functions=tuple(known[id(function)] for function in program.functions),
        prepare=tuple(substitute(pool, [prepared[index] for index in order], {})),
        pool=pool,
    )


def _largest(function: Function) -> tuple[dict[int, Node], set[int]]:
    """By index: the largest real subexpressions of a function that are steady, and indices of all that stays."""
    found: dict[int, Node] = {}
    kept: set[int] = set()
    stack = list(function.output_nodes)
    while stack:
        node = stack.pop()
        if node.steady and node.type == REAL and node.op != "constant":
            found[node.index] = node
        elif node.index not in kept:
            kept.add(node.index)
            stack.extend(node.args)
    return found, kept


def _side_by_side(indices: Iterable[int], readers: Sequence[set[int]]) -> list[int]:
    """Ordered such that each reader's share is in few pieces, the first two readers' in one.

    Who reads an index is a row of bits. Rows follow one another as in a reflected Gray code (Gray 1953): neighbours
    differ in one bit, the first bits seldom change. The row's number has its bits' sums from the left, modulo two.
    """

    def number(index: int) -> list[bool]:
        return [not odd for odd in accumulate((index in read for read in readers), xor)]

    return sorted(indices, key=lambda index: (number(index), index))
