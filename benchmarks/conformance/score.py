"""Marks of an outcome beside the exact motion.

- time: the largest error of the events that were found. An exact event is found by one of the same joint and kind, the
  nearest, within 2 % of the duration; those without are missed, those of the simulator that are left are spurious.
  Where impacts accumulate (`close`) only the first are listed: those that a simulator has from there to the limit are
  not counted, and its last one is taken for the limit.
- end: the largest error of a coordinate at the end.
- creep: the largest change of a coordinate that is exactly at rest, in the inner 80 % of each rest.
- energy: the largest gain of mechanical energy over the work of drives and applied forces, as a part of that work, the
  energy lost, and the kinetic energy at its largest; friction only takes. Work is integrated over the rows by Simpson's
  rule, which is worth about 1e-6, and 1e-4 where a force jumps between two rows. Rows beyond a stop, where a soft one
  has energy of its own, are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np
from scipy.integrate import cumulative_simpson

import symgen
from benchmarks.conformance.adapter import Array, Outcome
from benchmarks.conformance.case import Case, Event
from symgen.describe.chain import Chain

__all__ = ["Marks", "matched", "rests", "scored"]

WINDOW = 0.02
"""Part of the duration within which an event is taken for an exact one."""


@dataclass(frozen=True, slots=True)
class Marks:
    """See the module."""

    time: float
    missed: int
    spurious: int
    end: float
    creep: float
    energy: float
    seconds: float


def scored(case: Case, outcome: Outcome) -> Marks:
    """The marks of a simulator in a case."""
    errors, missed, spurious = matched(case.events, outcome.events, WINDOW * case.duration)
    return Marks(
        time=max(errors, default=0.0),
        missed=missed,
        spurious=spurious,
        end=float(np.max(np.abs(outcome.q[-1] - case.q_end))),
        creep=_creep(case, outcome),
        energy=_created(case, outcome),
        seconds=outcome.seconds,
    )


def matched(exact: Sequence[Event], found: Sequence[Event], window: float) -> tuple[list[float], int, int]:
    """Errors in s of the events that were found, how many were missed, and how many are none."""
    left, errors = list(found), []
    last = dict.fromkeys((event.joint for event in exact), -np.inf)  # by joint: time of the last event that was found
    for event in exact:
        if event.kind == "close":
            left, limit = _accumulated(event, left, last[event.joint], window)
            near = [Event(limit, "close", event.joint)]
        else:
            near = [other for other in left if (other.joint, other.kind) == (event.joint, event.kind)]
        best = min(near, key=lambda other: abs(other.time - event.time), default=None)
        if best is not None and abs(best.time - event.time) <= window:
            left = [other for other in left if other is not best]
            errors.append(abs(best.time - event.time))
            last[event.joint] = best.time
    return errors, len(exact) - len(errors), len(left)


def _accumulated(limit: Event, left: Sequence[Event], last: float, window: float) -> tuple[list[Event], float]:
    """Events without those from the last that was found to a limit of impacts, and the simulator's limit."""
    tail = [event for event in left if event.joint == limit.joint and last < event.time <= limit.time + window]
    hits = [event.time for event in tail if event.kind == "impact"]
    return [event for event in left if event not in tail], max(hits, default=last)


def rests(case: Case) -> list[tuple[int, float, float]]:
    """Joint, begin and end of each exact rest."""
    found = []
    for k, joint in enumerate(case.joints):
        own = [event for event in case.events if event.joint == joint]
        begin = 0.0 if own and own[0].kind == "slip" else None
        for event in own:
            if event.kind in ("slip", "release") and begin is not None:
                found.append((k, begin, event.time))
                begin = None
            elif event.kind in ("stick", "close"):
                begin = event.time
        if begin is not None:
            found.append((k, begin, case.duration))
    return found


def _creep(case: Case, outcome: Outcome) -> float:
    worst = 0.0
    for k, begin, end in rests(case):
        tenth = 0.1 * (end - begin)
        inside = outcome.q[(outcome.t >= begin + tenth) & (outcome.t <= end - tenth), k]
        worst = max(worst, float(np.ptp(inside)) if len(inside) else 0.0)
    return worst


@cache
def _energies(chain: Chain) -> Any:
    bare = replace(chain, joints=tuple(replace(joint, friction=None) for joint in chain.joints))
    return symgen.build_model(bare, functions=["kinetic_energy", "potential_energy"])


def _created(case: Case, outcome: Outcome) -> float:
    model, zero = _energies(case.chain), dict.fromkeys(case.states, 0.0)
    states = _states(case, outcome, zero)
    power = np.array(
        [case.applied(*row, dict(zip(zero, s, strict=True))) @ row[2] for *row, s in
         zip(outcome.t, outcome.q, outcome.qd, states, strict=True)]
    )  # fmt: skip
    work = cumulative_simpson(power, x=outcome.t, initial=0.0)
    kinetic = model.kinetic_energy(outcome.q, outcome.qd)
    left = kinetic + model.potential_energy(outcome.q) - work
    for stop in case.stops:
        place = stop.coordinate(outcome.q)
        left = np.where((place > stop.upper) | (place < stop.lower), np.nan, left)
    left = left[np.isfinite(left)]
    gain = np.max(left - np.minimum.accumulate(left))
    size = np.max(np.abs(work)) + np.ptp(left) + np.max(kinetic)
    return float(gain / size)


def _states(case: Case, outcome: Outcome, zero: dict[str, float]) -> Array:
    """(s, k) states of a controller along the rows, for its rates do not depend on them in these cases."""
    rates = [case.state_rates(*row, zero) for row in zip(outcome.t, outcome.q, outcome.qd, strict=True)]
    if not zero:
        return np.empty((len(outcome.t), 0))
    start = np.array([float(x["start"]) for x in case.states.values()])
    summed: Array = start + cumulative_simpson(np.array(rates), x=outcome.t, axis=0, initial=0.0)
    return summed
