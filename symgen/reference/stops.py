"""Stops in fixed steps, executed literally: impulses by enumeration of the stops that push.

The rules are those of the conventions. A step is taken without stops; a gap that is below zero at its end was met where
the parabola through its value at the start and its rates at both ends is zero. Of all sets of stops the first is taken
whose impulses push and whose other gaps open, restitution included; in the same way coordinates are brought to closed
stops and beyond none. A stop from which the next flight would be shorter than the step closes; closed stops have a
force, beside which the step is taken again until it is steady.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.describe.traits import stop_bounds
from symgen.reference.coupled_mechanics import CoupledMechanics
from symgen.reference.duals import real_part
from symgen.reference.expressions import evaluate
from symgen.reference.friction import FrictionReference

__all__ = ["StopRule", "between_stops", "stop_rules"]


PASSES, STEADY, STIFFEST = 12, 1e-9, 100.0
SLACK, NONE = 1e-9, 1e-12
"""Distance from a stop, and rate, that are none, of a joint that follows others; of a rate that others cancel."""


@dataclass(frozen=True)
class StopRule:
    """Stop of one joint: its position among all that move, its coordinate or -1, bounds and restitution."""

    joint: int
    coordinate: int
    lower: float
    upper: float
    restitution: float


def stop_rules(chain: Chain, law: FrictionReference) -> list[StopRule]:
    """The stops of a chain, by the numbers of a law."""
    names, own, found = law.mechanics.names, list(chain.q_names), []
    for i, joint in enumerate(chain.movable):
        if joint.stop is None:
            continue
        lower, upper = (None if x is None else real_part(evaluate(x, names)) for x in stop_bounds(joint))
        e = 0.0 if joint.stop.restitution is None else real_part(evaluate(joint.stop.restitution, names))
        place = own.index(joint.name) if joint.name in own else -1
        found.append(
            StopRule(i, place, -np.inf if lower is None else lower, np.inf if upper is None else upper, float(e))
        )
    return found


def between_stops(
    rules: Sequence[StopRule],
    law: FrictionReference,
    later: FrictionReference,
    method: Callable[[Array], Any],
    q: Array,
    qd: Array,
    tau: Array,
    dt: float,
) -> tuple[Any, Array, Array, Array]:
    """A step, and its coordinates, rates and modes with the stops.

    Args:
        law, later: at the beginning and at the end of the step.
        method: takes the step under joint forces; what it returns has `q`, `qd`, `mode` and `status`.
    """
    free = [k for k in range(len(q)) if k not in law.given]
    force, forces = np.zeros(len(rules)), tau.copy()
    force_before, rates = force, force
    for number in range(PASSES):
        step = method(forces)
        if step.status in (6, 7):
            return step, step.q, step.qd, step.mode
        gaps = [_gap(rule, law, later, q, qd, step) for rule in rules]
        if step.status == 1 and (number or any(gap.stands or gap.end <= gap.slack for gap in gaps)):
            step = replace(step, status=0)  # forces of stops lead joints to their limits, to rounding
        if not any(gap.end <= gap.slack for gap in gaps) and not force.any():
            return step, step.q, step.qd, step.mode
        rows = np.array([gap.row[free] for gap in gaps])
        new_q, new_qd, more, expected, there = _stopped(
            rules, gaps, rows, free, later, step, force, force - force_before, dt
        )
        # by how much less rates answered to the last change of forces than M says: a secant
        answered = there - rates
        share = [b / a if a * b > 0.0 else 1.0 for a, b in zip(answered, expected, strict=True)]
        new = np.maximum(force + more * np.clip(share, 1.0 / STIFFEST, STIFFEST), 0.0)
        new[[not gap.stands for gap in gaps]] = 0.0
        force_before, rates = force, there
        forces = forces.copy()
        forces[free] += rows.T @ (new - force)
        steady = np.all(np.abs(new - force) <= STEADY * new)
        force = new
        if steady:
            break
    mode = np.where(new_qd == step.qd, step.mode, np.sign(new_qd).astype(int))
    for rule, gap in zip(rules, gaps, strict=True):  # whether friction holds a joint beside its stop is rounding
        k = rule.coordinate
        if k in free and new_q[k] == gap.bound and new_qd[k] == 0.0:
            mode[k] = 0
    return step, new_q, new_qd, mode


@dataclass(frozen=True)
class _Gap:
    side: float
    bound: float
    start: float
    end: float
    rate: float
    last: float
    slack: float
    row: Array

    @property
    def stands(self) -> bool:
        return self.start <= self.slack and self.rate <= 0.0


def _gap(rule: StopRule, law: FrictionReference, later: FrictionReference, q: Array, qd: Array, step: Any) -> _Gap:
    """The gap to the bound that is nearer at the end."""
    n = len(q)
    if rule.coordinate >= 0:
        row = np.eye(n)[rule.coordinate]
        x, y, u, v = q[rule.coordinate], step.q[rule.coordinate], qd[rule.coordinate], step.qd[rule.coordinate]
    else:
        coupled = law.mechanics, later.mechanics
        assert isinstance(coupled[0], CoupledMechanics)
        assert isinstance(coupled[1], CoupledMechanics)
        x, y = coupled[0].coordinates(q)[rule.joint], coupled[1].coordinates(step.q)[rule.joint]
        before = coupled[0].coordinate_influence(q)[0][rule.joint]
        row = coupled[1].coordinate_influence(step.q)[0][rule.joint]
        u, v = before @ qd, row @ step.qd
    side = -1.0 if rule.upper - y < y - rule.lower else 1.0
    bound = rule.upper if side < 0.0 else rule.lower
    slack = 0.0 if rule.coordinate >= 0 else SLACK * (1.0 + abs(bound))
    return _Gap(side, bound, side * (x - bound), side * (y - bound), side * u, side * v, slack, side * row)


def _stopped(
    rules: Sequence[StopRule], gaps: Sequence[_Gap], rows: Array, free: Sequence[int], law: FrictionReference,
    step: Any, force: Array, added: Array, dt: float,
) -> tuple[Array, Array, Array, Array, Array]:  # fmt: skip
    """State at the end, changes of the stops' forces by M, rates by `added` forces, and the rates of the gaps."""
    M = law.mechanics.mass_matrix(step.q)[np.ix_(free, free)]
    pressed = {rule.coordinate for rule, push in zip(rules, force, strict=True) if push > 0.0}
    rests = [
        k for k, i in enumerate(free)
        if i in law.rubbing and i not in pressed and step.mode[i] == 0 and step.qd[i] == 0.0
    ]  # fmt: skip
    stands = np.array([gap.stands for gap in gaps])
    share, speed = np.array([_meeting(gap, dt) for gap in gaps]).T
    start, end, last = (np.array([getattr(gap, name) for gap in gaps]) for name in ("rate", "end", "last"))
    speed = np.where(stands & (last == 0.0), 0.0, np.minimum(np.where(stands, start, speed), 0.0))
    left = np.where(stands, dt, (1.0 - share) * dt)
    e = np.array([rule.restitution for rule in rules])
    short = -2.0 * e * speed < start - last
    free_answer, held_answer = (_answers(M, rows, held) for held in ([], rests))
    opens = np.array([gap.start <= gap.slack and gap.rate > 0.0 <= gap.end for gap in gaps])  # may be pushed back
    aims = np.where(opens, start, (1.0 + np.where(short, 0.0, e)) * speed)
    p = _pushes(rows @ free_answer, aims, (end < 0.0) | stands | opens)
    change, shift = free_answer @ p, free_answer @ (p * left)
    known, B = force * dt, rows @ held_answer
    there = last + rows @ change
    without = there - B @ known
    closes = stands | ((end < 0.0) & short)
    total = _pushes(B, without, closes)
    pushed = total + known
    sizes = np.abs(step.qd[free]) + np.abs(free_answer) @ p + np.abs(held_answer) @ pushed
    change = change + held_answer @ (total - known)
    shift = shift + 0.5 * held_answer @ ((total - known) * left)
    q, qd = step.q.copy(), step.qd.copy()
    qd[free] += change
    qd[free] = np.where(np.abs(qd[free]) < NONE * sizes, 0.0, qd[free])
    size = np.abs(start) + np.abs(last) + np.abs(there) + np.abs(without) + np.abs(B) @ pushed
    closed = closes & (last + rows @ change <= NONE * size)
    lack = end + rows @ shift
    lack[np.abs(lack) <= NONE * (1.0 + np.abs([gap.bound for gap in gaps]))] = 0.0
    back = _pushes(rows @ free_answer, lack, np.ones(len(rules), bool), closed)
    q[free] += shift + free_answer @ back
    for gap, rule, shut in zip(gaps, rules, closed, strict=True):
        k = rule.coordinate
        if k >= 0 and (shut or gap.side * (q[k] - gap.bound) < 0.0):
            q[k] = gap.bound
        if k >= 0 and shut:
            qd[k] = 0.0
    return q, qd, (total - known) / dt, B @ added * dt, there


def _meeting(gap: _Gap, dt: float) -> tuple[float, float]:
    """The part of the step at which the gap is zero, and its rate there; the start where it is not."""
    g, b = max(gap.start, 0.0), dt * gap.rate
    a = 0.5 * dt * (gap.last - gap.rate)
    place = 0.0
    if gap.end < 0.0:
        low, high = 0.0, min(-0.5 * b / a, 1.0) if a > 0.0 > b else 1.0
        if g == 0.0 and b > 0.0:
            place = min(-b / a, 1.0) if a < 0.0 else 1.0
        elif g + high * (b + high * a) > 0.0:
            place = 1.0
        elif g > 0.0:
            while low < (middle := 0.5 * (low + high)) < high:
                low, high = (middle, high) if g + middle * (b + middle * a) > 0.0 else (low, middle)
            place = high
    return place, gap.rate + place * (gap.last - gap.rate)


def _answers(M: Array, rows: Array, held: Sequence[int]) -> Array:
    """(free, stops): rates by unit impulses, zero at held coordinates."""
    moves = [k for k in range(len(M)) if k not in held]
    found = np.zeros((len(M), len(rows)))
    if moves:
        found[moves] = np.linalg.solve(M[np.ix_(moves, moves)], rows.T[moves])
    return found


def _pushes(A: Array, before: Array, candidates: Array, shut: Array | None = None) -> Array:
    """p >= 0 with before + A p >= 0 and one of the two zero, at the candidates; zero elsewhere.

    Where `shut`, before + A p is zero and p has either sign.
    """
    shut = np.zeros(len(before), bool) if shut is None else shut
    always, places = list(np.flatnonzero(shut)), np.flatnonzero(candidates & ~shut)
    for count in range(len(places) + 1):
        for chosen in combinations(places, count):
            active, p = [*always, *chosen], np.zeros(len(before))
            if active:
                p[active] = np.linalg.lstsq(A[np.ix_(active, active)], -before[active], rcond=1e-10)[0]
            size = np.abs(before) + np.abs(A) @ np.abs(p)
            if np.all(p[list(chosen)] >= 0.0) and np.all((before + A @ p >= -NONE * size)[places]):
                return p
    return np.zeros(len(before))
