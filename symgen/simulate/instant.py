"""Events of one instant, from the numbers that a loop leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.compile.event_table import MARKS
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.trajectory import Event

__all__ = ["events_at"]


TOLD_APART = 8 - MARKS["dead_centre"].bit_length()
"""Joints of one coordinate whose dead centres have bits of their own; those behind share the last."""


def events_at(
    names: Sequence[str],
    n: int,
    around: Surroundings,
    texts: Sequence[str],
    numbers: npt.NDArray[Any],
    modes: npt.NDArray[Any],
    marks: npt.NDArray[Any],
    conditions: Sequence[int],
    lost: npt.NDArray[Any] | None = None,
) -> list[Event]:
    """The events of k instants; joints that do the same at one instant share one.

    Args:
        names: of the marks: those of the modes, then of joints with stops that follow others.
        n: number of coordinates.
        around: facts of the chain.
        texts: of the conditions.
        numbers: (k, 1 + 2n + modes): t, q, qd and friction after it.
        modes: (k, 2, modes) before and after.
        marks: (k, names), bits of `MARKS`.
        conditions: (k,), number of a condition that changed; -1: none; -2 - k: loop k comes to a singular pose.
        lost: (k,), J lost in impacts; None: nothing.
    """
    rubbing, reversing = around.rubbing, around.reversing
    sticks = np.zeros(modes.shape[2], bool)
    sticks[list(rubbing)] = True
    of_joints = (np.any((modes[:, 0] != modes[:, 1]) & sticks, axis=1) | np.any(marks != 0, axis=1)).tolist()
    events: list[Event] = []
    losses = [0.0] * len(of_joints) if lost is None else lost.tolist()
    for row, (before, after), marked, condition, any_joint, loss in zip(
        numbers.tolist(), modes.tolist(), marks.tolist(), conditions, of_joints, losses, strict=True
    ):
        found = _kinds(names, rubbing, reversing, before, after, marked) if any_joint else {}
        if condition < -1:
            found["singular"] = list(around.loops[-2 - condition].dependent)
        elif condition != -1:
            found["switch"] = []
        if not found:
            continue
        places = tuple(row[1 : 1 + n]), tuple(row[1 + n : 1 + 2 * n]), tuple(row[1 + 2 * n :])
        sides = tuple(after), tuple(before)
        for kind in sorted(found) if len(found) > 1 else found:
            said = texts[condition] if kind == "switch" and condition >= 0 else ""
            said = around.loops[-2 - condition].name if kind == "singular" else said
            part = loss if kind == "impact" else 0.0
            events.append(Event(row[0], kind, tuple(found[kind]), *sides, *places, said, part))
    return events


def _kinds(
    names: Sequence[str],
    rubbing: Sequence[int],
    reversing: Sequence[Sequence[str]],
    before: Sequence[int],
    after: Sequence[int],
    marks: Sequence[int],
) -> dict[str, list[str]]:
    """Names of the joints that do something, by its kind.

    A change of mode goes before the sign of a load, and an impact before the reversal of the joint that it turns.
    """
    found: dict[str, list[str]] = {}
    for k in rubbing:
        a, b = before[k], after[k]
        if a != b and not (a and b and marks[k] & MARKS["impact"]):
            found.setdefault("slip" if a == 0 else "stick" if b == 0 else "reversal", []).append(names[k])
    if any(marks):
        for k, mark in enumerate(marks):
            turned = k in rubbing and before[k] != after[k]
            told = mark & ~MARKS["normal_sign"] if turned else mark
            for kind, bit in MARKS.items():
                if told & bit and kind != "dead_centre":
                    found.setdefault(kind, []).append(names[k])
            turning = told // MARKS["dead_centre"]
            for place, name in enumerate(reversing[k] if turning else ()):
                if turning >> min(place, TOLD_APART) & 1:
                    found.setdefault("dead_centre", []).append(name)
    return found
