"""Events of one instant, from the numbers that a loop leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy.typing as npt

from symgen.simulate.trajectory import Event

__all__ = ["events_at"]


def events_at(
    names: Sequence[str],
    rubbing: Sequence[int],
    texts: Sequence[str],
    numbers: npt.NDArray[Any],
    modes: npt.NDArray[Any],
    loads: npt.NDArray[Any],
    condition: int,
) -> list[Event]:
    """The events of one instant; joints that do the same share one.

    Args:
        names: of the joints.
        rubbing: positions of the joints that can stick.
        texts: of the conditions.
        numbers: t, then q, qd and friction after it where they are known.
        modes: (2, n) before and after.
        loads: (n,), 1 where a load changed its sign.
        condition: number of a condition that changed; -1: none, -2: a signal was renewed or has a knot.
    """
    n, known = len(names), len(numbers) > 1
    before, after = modes.tolist()
    found: dict[str, list[str]] = {}
    for k in rubbing:
        a, b = before[k], after[k]
        if a != b:
            found.setdefault("slip" if a == 0 else "stick" if b == 0 else "reversal", []).append(names[k])
        elif loads[k]:
            found.setdefault("normal_sign", []).append(names[k])
    text = ""
    if condition != -1:
        found.setdefault("switch", [])
        text = texts[condition] if condition >= 0 else ""
    q, qd, friction = (tuple(numbers[1 + k * n : 1 + (k + 1) * n].tolist()) for k in range(3))
    earlier = tuple(before) if known else ()
    return [
        Event(
            float(numbers[0]), kind, tuple(found[kind]), tuple(after), earlier, q, qd, friction,
            text if kind == "switch" else "",
        )
        for kind in sorted(found)
    ]  # fmt: skip
