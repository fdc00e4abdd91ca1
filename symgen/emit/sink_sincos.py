"""Sines and cosines one angle after the other, each shortly before it is wanted.

Where they need not be computed side by side, this keeps few of them alive, and a processor has them to compute while
what follows waits for its own results.
"""

from __future__ import annotations

from dataclasses import replace

from symgen.emit.schedule import Key, Schedule, SinCos, Step

__all__ = ["late"]

LEAD = 8
"""Steps between a pair and the first one that is written with it; 4 to 12 make no difference to speak of."""


def late(plan: Schedule) -> Schedule:
    """The same steps with those of several angles taken apart, none before its place in the plan."""
    first: dict[Key, int] = {}
    for number, keys in enumerate(plan.reads[0]):
        for key in keys:
            first.setdefault(key, number)
    steps: list[tuple[int, int, Step]] = []
    for number, step in enumerate(plan.steps):
        if isinstance(step, SinCos):
            for angle, sine, cosine in zip(step.angles, step.sines, step.cosines, strict=True):
                pair = SinCos((angle,), (sine,), (cosine,))
                wanted = min(first.get(node.index, number) for node in pair.nodes)
                steps.append((max(number, wanted - LEAD), 0, pair))
        else:
            steps.append((number, 1, step))
    return replace(plan, steps=tuple(step for *_, step in sorted(steps, key=lambda placed: placed[:2])))
