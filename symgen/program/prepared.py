"""Reads of prepared numbers by each function, and the numbers that an ensemble recomputes instead.

An ensemble reads a set of prepared numbers for each state, and reading takes longer than arithmetic where sets lie
beyond the first cache. Many numbers differ from others of the same function by an operation or two: 2*a where a is
read as well, or a + b. Those are computed again from the others, which compilers call rematerialization (Briggs, Cooper
and Torczon 1992). Functions with loops or calls read them all: after the first pass they are near.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from symgen.program.function import Function, Program
from symgen.program.nodes import Node
from symgen.program.rewrite import bodies

__all__ = ["computed_again", "forms_for_many", "numbers_read", "rematerialized", "runs"]

CHEAP = frozenset({"add", "sub", "mul", "neg"})

MOST = 2
"""Operations that one number saved may cost. A pack of each takes as long to read as about two operations on packs from
the second cache, as eight from memory."""


def rematerialized(numbers: Iterable[Node]) -> list[Node]:
    """Those of the numbers that at most `MOST` operations make of others among them, operands before users."""
    given = {node.index: node for node in numbers}
    return [given[index] for index in sorted(given) if _cost(given[index], given) <= MOST]


def _cost(number: Node, given: Iterable[int]) -> int:
    """Operations that make the number of those given; more than `MOST` where they are too many or not cheap."""
    made, stack = {number.index}, [number]
    while stack:
        node = stack.pop()
        if node.op not in CHEAP:
            return MOST + 1
        for argument in node.args:
            if argument.op != "constant" and argument.index not in given and argument.index not in made:
                made.add(argument.index)
                stack.append(argument)
        if len(made) > MOST:
            return len(made)
    return len(made)


def computed_again(function: Function, read: Mapping[int, Node]) -> dict[int, Node]:
    """Of the prepared numbers that the function reads, and what computes each, those that its ensembles do not read."""
    if bodies(function.nodes):
        return {}
    place = {node.index: key for key, node in read.items()}
    return {place[node.index]: node for node in rematerialized(read.values())}


def numbers_read(function: Function, prepare: Sequence[Node]) -> dict[int, Node]:
    """By position, the prepared numbers that the function and all that it calls read, and what computes each."""
    return {position: prepare[position] for position in sorted(_positions(function))}


def _positions(function: Function) -> set[int]:
    found = {node.value for node in function.nodes if node.op == "prepared"}
    return found.union(*(_positions(body) for body in bodies(function.nodes)))


def forms_for_many(program: Program) -> list[tuple[str, Function]]:
    """The name of each public function and its form for many states, in the program's order."""
    forms = {function.batch_of: function for function in program.functions if function.batch_of}
    return [(f.name, forms.get(f.name, f)) for f in program.functions if not f.internal]


def runs(positions: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Neighbours together, from the first to behind the last; small gaps are taken along."""
    found: list[tuple[int, int]] = []
    for position in sorted(positions):
        if found and position <= found[-1][1] + 1:
            found[-1] = (found[-1][0], position + 1)
        else:
            found.append((position, position + 1))
    return tuple(found)
