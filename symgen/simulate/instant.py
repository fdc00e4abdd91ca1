"""Events of one instant, from the numbers that a loop leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
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
    conditions: Sequence[int],
) -> list[Event]:
    """The events of k instants; joints that do the same at one instant share one.

    Args:
        names: of the joints.
        rubbing: positions of the joints that can stick.
        texts: of the conditions.
        numbers: (k, 1 + 3n): t, q, qd and friction after it.
        modes: (k, 2, n) before and after.
        loads: (k, n), 1 where a load changed its sign.
        conditions: (k,), number of a condition that changed; -1: none.
    """
    n = len(names)
    differ = (modes[:, 0] != modes[:, 1]) | (loads != 0)
    of_joints = np.any(differ[:, list(rubbing)], axis=1).tolist()
    events: list[Event] = []
    for row, (before, after), load, condition, any_joint in zip(
        numbers.tolist(), modes.tolist(), loads.tolist(), conditions, of_joints, strict=True
    ):
        found = _kinds(names, rubbing, before, after, load) if any_joint else {}
        if condition != -1:
            found.setdefault("switch", [])
        text = texts[condition] if condition >= 0 else ""
        state = tuple(row[1 : 1 + n]), tuple(row[1 + n : 1 + 2 * n]), tuple(row[1 + 2 * n : 1 + 3 * n])
        sides = tuple(after), tuple(before)
        for kind in sorted(found):
            said = text if kind == "switch" else ""
            events.append(Event(row[0], kind, tuple(found[kind]), *sides, *state, said))
    return events


def _kinds(
    names: Sequence[str], rubbing: Sequence[int], before: Sequence[int], after: Sequence[int], loads: Sequence[int]
) -> dict[str, list[str]]:
    """Names of the joints that do something, by its kind."""
    found: dict[str, list[str]] = {}
    for k in rubbing:
        a, b = before[k], after[k]
        if a != b:
            found.setdefault("slip" if a == 0 else "stick" if b == 0 else "reversal", []).append(names[k])
        elif loads[k]:
            found.setdefault("normal_sign", []).append(names[k])
    return found
