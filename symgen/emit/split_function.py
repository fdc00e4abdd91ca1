"""One long function as several parts that run one after the other, and the values that they hand on.

Compilers need more than twice the time for a straight line of twice the length. The steps stay as they are and in
their order: only what a part reads of an earlier one goes through an array `live`, whose places are used again once
their value is no longer needed. Functions with loops, with calls that need not run, or with values other than real
numbers that would have to be handed on stay whole.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass

from symgen.emit.schedule import Assign, Invoke, Key, Loop, Schedule, SinCos, Step
from symgen.program.nodes import REAL

__all__ = ["Part", "Parts", "defines", "parts"]


@dataclass(frozen=True, eq=False, slots=True)
class Part:
    """Steps, their operations, and the places in `live` of those of their values that later parts read."""

    steps: tuple[Step, ...]
    operations: int
    kept: dict[Key, int]


@dataclass(frozen=True, eq=False, slots=True)
class Parts:
    """A divided schedule, its parts in order, and the length of `live`."""

    plan: Schedule
    parts: tuple[Part, ...]
    live: int


def parts(plan: Schedule, whole: int, size: int) -> Parts:
    """The steps in parts of at most about `size` operations each; in one part when they have no more than `whole`."""
    reads, sizes = plan.reads
    one = Parts(plan, (Part(plan.steps, sum(sizes), {}),), 0)
    if sum(sizes) <= whole or plan.guards or any(isinstance(step, Loop) for step in plan.steps):
        return one
    count = -(-sum(sizes) // size)
    part_of = _cut(sizes, count)
    last: dict[Key, int] = {}
    for part, found in zip(part_of, reads, strict=True):
        last.update(dict.fromkeys(found, part))
    places: list[dict[Key, int]] = [{} for _ in range(count)]
    free: list[int] = []
    leaving: list[list[int]] = [[] for _ in range(count)]
    length = now = 0
    for step, part in zip(plan.steps, part_of, strict=True):
        if part != now:
            for place in leaving[now]:  # read there for the last time
                heapq.heappush(free, place)
            now = part
        for key, real in defines(step):
            end = last.get(key, part)
            if end == part:
                continue
            if not real:
                return one
            if free:
                place = heapq.heappop(free)
            else:
                place, length = length, length + 1
            places[part][key] = place
            leaving[end].append(place)
    steps: list[list[Step]] = [[] for _ in range(count)]
    totals = [0] * count
    for step, operations, part in zip(plan.steps, sizes, part_of, strict=True):
        steps[part].append(step)
        totals[part] += operations
    made = tuple(Part(tuple(steps[part]), totals[part], places[part]) for part in range(count))
    return Parts(plan, made, length)


def _cut(sizes: Sequence[int], count: int) -> list[int]:
    """Per step the part it belongs to; parts of equal size."""
    total, before = max(1, sum(sizes)), 0
    result = []
    for size in sizes:
        result.append(min(count - 1, before * count // total))
        before += size
    return result


def defines(step: Step) -> list[tuple[Key, bool]]:
    """The keys of the values that a step names, each with True when the value is a real number."""
    if isinstance(step, Assign):
        return [(step.node.index, step.node.type == REAL)]
    if isinstance(step, SinCos):
        return [(node.index, True) for node in step.nodes]
    if isinstance(step, Invoke):
        types = step.node.value.output_types()
        return [((step.node.index, k), type_ == REAL) for k, type_ in enumerate(types)]
    return []
