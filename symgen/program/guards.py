"""Loops and calls whose results are read under one condition only, so that they need not run where it is false.

A Program has no control flow but loops: both arms of a `select` are evaluated. Where every result of a loop or a call
is read by selects of one condition, all in the same arm (or joined to it by `and`, `or`), its results are not seen
in the other case, and a target may leave the work out.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.program.nodes import Node, postorder, topological

__all__ = ["Guard", "choices", "conditions_first", "guards"]

Guard = tuple[Node, bool]
"""A condition, and whether it has to be true or false."""


def guards(outputs: Sequence[Node], order: Sequence[Node]) -> dict[int, Guard]:
    """The guard of each loop and call that has one, by its index.

    Args:
        outputs: of the function; what is an output is always read.
        order: every node, arguments before users.
    """
    owners: dict[int, Node] = {node.index: node.args[0] for node in order if node.op == "item"}
    found: dict[int, Guard] = {}
    lost: set[int] = {owners[node.index].index for node in outputs if node.index in owners}
    for user in order:
        for place, argument in enumerate(user.args):
            owner = owners.get(argument.index)
            if owner is None or owner.index in lost:
                continue
            guard = _read_under(user, place)
            if guard is None or found.setdefault(owner.index, guard) != guard:
                lost.add(owner.index)
    kept = {index: guard for index, guard in found.items() if index not in lost}
    return {index: guard for index, guard in kept.items() if index not in _ancestors(guard[0])}


def _read_under(user: Node, place: int) -> Guard | None:
    """The condition under which an operation reads its argument at `place`."""
    if user.op == "select" and place > 0:
        return user.args[0], place == 1
    if user.op in ("and", "or"):
        return user.args[1 - place], user.op == "and"
    return None


def _ancestors(node: Node) -> set[int]:
    return {ancestor.index for ancestor in topological([node])}


def choices(order: Sequence[Node], known: dict[int, Guard]) -> dict[int, tuple[Node, ...]]:
    """The selects between results of a guarded call and something else, by the call's index.

    Where only selects read the results, and what else they choose from does not come from the call, they can be made
    where the call is: the other values first, then, if the call runs, its results in their place. No two calls wait for
    each other's selects, so a select between results of two calls belongs to one of them.
    """
    readers: dict[int, list[Node]] = {index: [] for index in known}
    items = {node.index: node.args[0] for node in order if node.op == "item" and node.args[0].index in known}
    calls = {node.index: node for node in order if node.index in known and node.op == "call"}
    for user in order:
        for index in {items[argument.index].index: None for argument in user.args if argument.index in items}:
            readers[index].append(user)
    result: dict[int, tuple[Node, ...]] = {}
    for index in calls:
        selects = readers[index]
        if any(user.op != "select" for user in selects):
            continue
        if not _waits_for(index, _otherwise(selects, known[index]), result, known):
            result[index] = tuple(selects)
    return result


def _waits_for(index: int, nodes: Sequence[Node], chosen: dict[int, tuple[Node, ...]], known: dict[int, Guard]) -> bool:
    """True when the nodes come from a call, directly or through calls that are guarded by their selects."""
    seen: set[int] = set()
    while nodes:
        before = [node for node in topological(nodes) if node.index not in seen]
        if any(node.index == index for node in before):
            return True
        seen.update(node.index for node in before)
        nodes = [x for n in before for x in _otherwise(chosen.get(n.index, ()), known.get(n.index, (n, True)))]
    return False


def _otherwise(selects: Sequence[Node], guard: Guard) -> list[Node]:
    """Values that selects choose when their guarded call does not run."""
    return [user.args[2 if guard[1] else 1] for user in selects]


def conditions_first(
    order: Sequence[Node], known: dict[int, Guard], chosen: dict[int, tuple[Node, ...]] | None = None
) -> list[Node]:
    """The order with every condition before the loop or call that it guards, and what else its selects choose from."""
    chosen = chosen or {}

    def needs(node: Node) -> Sequence[Node]:
        guard = known.get(node.index)
        if guard is None:
            return node.args
        return [*node.args, guard[0], *_otherwise(chosen.get(node.index, ()), guard)]

    return postorder(order, needs)
