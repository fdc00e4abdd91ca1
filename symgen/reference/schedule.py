"""The order in which a function's nodes are executed, and when each value is no longer needed.

A `Schedule` holds one step for every node that the outputs need, arguments before users, nothing merged or left
out. It also serves planted faults: a mapping `replaced` from nodes to nodes says which node is to be taken instead of
another. A replacement is evaluated from nodes that are not replaced, so that it may refer to the very node it stands
in for (its negative, say).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from symgen.program.nodes import Node

__all__ = ["Schedule", "Step", "schedule"]


@dataclass(frozen=True, slots=True)
class Step:
    """Execute one node: `slots[target] = op(slots[k] for k in args)`, then forget the slots in `dead`."""

    op: str
    value: Any
    type: str
    target: int
    args: tuple[int, ...]
    dead: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Schedule:
    """Steps in order, the number of slots, and the slots of the outputs, flat."""

    steps: tuple[Step, ...]
    size: int
    outputs: tuple[int, ...]


def schedule(outputs: Sequence[Node], replaced: Mapping[Node, Node] | None = None) -> Schedule:
    """The steps that compute `outputs`. Iterative: depth and number of nodes are limited by memory only."""
    substitutes = dict(replaced or {})
    first = min((node.index for node in substitutes), default=-1)

    def key(node: Node, literal: bool) -> tuple[Node, bool]:
        """The node to evaluate instead, and whether replacements are ignored below it."""
        if not substitutes or node.index < first:  # below the first replaced node both readings agree
            return node, True
        if not literal and node in substitutes:
            return substitutes[node], True
        return node, literal

    slots: dict[tuple[Node, bool], int] = {}
    order: list[tuple[Node, bool]] = []
    wanted = [key(node, False) for node in outputs]
    stack = [(item, False) for item in reversed(wanted)]
    while stack:
        item, arguments_done = stack.pop()
        if item in slots:
            continue
        if arguments_done:
            slots[item] = len(order)
            order.append(item)
            continue
        stack.append((item, True))
        node, literal = item
        for argument in reversed(node.args):
            below = key(argument, literal)
            if below not in slots:
                stack.append((below, False))

    results = tuple(slots[item] for item in wanted)
    arguments = [tuple(slots[key(a, literal)] for a in node.args) for node, literal in order]
    return Schedule(_steps(order, arguments, results), len(order), results)


def _steps(
    order: Sequence[tuple[Node, bool]], arguments: Sequence[tuple[int, ...]], results: tuple[int, ...]
) -> tuple[Step, ...]:
    last_use = [-1] * len(order)
    for k, args in enumerate(arguments):
        for a in args:
            last_use[a] = k
    for slot in results:
        last_use[slot] = len(order)
    steps = []
    for k, ((node, _), args) in enumerate(zip(order, arguments, strict=True)):
        dead = tuple(sorted({a for a in args if last_use[a] == k}))
        steps.append(Step(node.op, node.value, node.type, k, args, dead))
    return tuple(steps)
