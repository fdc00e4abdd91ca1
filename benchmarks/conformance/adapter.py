"""The door for simulators: one function from a case to an outcome.

    def simulate(case: Case, times: Array) -> Outcome

It raises `NotHere` where the simulator is not installed, and `NotExpressible` where it has no such friction or drive.
An outcome has rows at the given times or finer ones; events are the simulator's own, or, where it locates none, those
that `seen` and `touched` read off its rows. `compliance` gives springs and dampers for simulators whose stops are soft.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, pi, sqrt
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.conformance.case import Case, Event

__all__ = ["Array", "NotExpressible", "NotHere", "Outcome", "Simulator", "compliance", "seen", "timed", "touched"]

Array = NDArray[Any]


class NotHere(Exception):
    """The simulator is not installed."""


class NotExpressible(Exception):
    """The simulator has nothing to say it with."""


@dataclass(frozen=True, eq=False)
class Outcome:
    """A simulated motion.

    Attributes:
        t: (s,) s.
        q, qd: (s, n).
        events: after t = 0, in order.
        seconds: of one run, without building the model.
    """

    t: Array
    q: Array
    qd: Array
    events: tuple[Event, ...]
    seconds: float


@dataclass(frozen=True)
class Simulator:
    """A name for the table, and the function."""

    name: str
    simulate: Callable[[Case, Array], Outcome]


def timed(call: Callable[[], Any], repeats: int = 3) -> tuple[Any, float]:
    """The last result, and the least time of some calls in s."""
    least, result = np.inf, None
    for _ in range(repeats):
        begin = perf_counter()
        result = call()
        least = min(least, perf_counter() - begin)
    return result, float(least)


def seen(case: Case, joints: Sequence[str], t: Array, qd: Array, still: float) -> tuple[Event, ...]:
    """Events of a motion that only has rows: a joint rests where |qd| <= still, in rad/s or m/s."""
    events = []
    for joint in joints:
        k = case.joints.index(joint)
        sense = np.where(np.abs(qd[:, k]) <= still, 0.0, np.sign(qd[:, k])).astype(int)
        for i in np.flatnonzero(sense[1:] != sense[:-1]):
            before, after = sense[i], sense[i + 1]
            kind = "slip" if before == 0 else "stick" if after == 0 else "reversal"
            events.append(Event(float(t[i + 1]), kind, joint))
    return tuple(sorted(events, key=lambda event: event.time))


def compliance(restitution: float, contact: float) -> tuple[float, float]:
    """Stiffness and damping of a soft stop, by mass: 1/s^2 and 1/s.

    A mass that hits it leaves after `contact` s with that part of its rate: with w^2 = k/m and D = d/(2 w m) half a
    period is pi/(w sqrt(1 - D^2)), the restitution exp(-pi D/sqrt(1 - D^2)). Without one the damping is critical.
    """
    if restitution == 0.0:
        return (pi / contact) ** 2, 2.0 * pi / contact
    damped = -log(restitution) / sqrt(pi**2 + log(restitution) ** 2)
    w = pi / (contact * sqrt(1.0 - damped**2))
    return w**2, 2.0 * damped * w


def touched(case: Case, t: Array, q: Array, lasting: float) -> tuple[Event, ...]:
    """Impacts of rows that pass bounds a little, and releases where they did so for longer than `lasting` s."""
    events = []
    for stop in case.stops:
        place = stop.coordinate(q)
        side = (place > stop.upper).astype(int) - (place < stop.lower)
        change = np.flatnonzero(side[1:] != side[:-1]) + 1
        for i, j in zip(change, [*change[1:], len(t)], strict=True):
            if side[i]:
                events.append(Event(float(t[i]), "impact", stop.joint))
                if j < len(t) and t[j] - t[i] > lasting:
                    events.append(Event(float(t[j]), "release", stop.joint))
    return tuple(events)
