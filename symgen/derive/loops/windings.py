"""Whole turns of the angles of loops, counted along turns of the coordinates."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from symgen.derive.loops.closing import LoopMotion
from symgen.derive.loops.cluster import Cluster
from symgen.derive.loops.mode import Mode, Turning, Winding
from symgen.derive.loops.solved import SolvedCluster, SolvedDyad
from symgen.describe.mechanism import Mechanism

__all__ = ["TURN", "Angles", "Class", "angles_of", "path", "turning_of", "windings_of"]

TURN = 48
"""Poses of a whole turn at which windings are counted."""

INSIDE = 2.8
"""Largest angle of a class that needs no centre but zero, below pi."""

CLOSED = 1e-6
"""Largest change of a joint in a whole turn of a coordinate, beside whole turns of its own: rad or m."""

JOINT = -1
"""Stands for the loop of a joint's own coordinate."""

Class = tuple[int, int]
"""Position of a loop, and owner of one of its classes; or JOINT and a body."""

Angles = Mapping[Class, float]


def angles_of(motion: LoopMotion, mode: Mode) -> dict[Class, float]:
    """Angles of the classes of dyads and of joints that rods turn, over floats.

    Where Newton's method closes loops, coordinates of all joints stand beside them, with JOINT for their loop.
    """
    found: dict[Class, float] = {}
    for solved in motion.solved:
        if isinstance(solved, SolvedDyad):
            found |= {(solved.loop, o): float(solved.dyad.angle[o].x) for o in solved.dyad.unknown}
        elif isinstance(solved, SolvedCluster):
            first, bodies = next(iter(solved.cluster.loops)), solved.cluster.tree.bodies
            if first in mode.roots:
                found |= {(first, i): float(motion.q[i].x) for i in solved.cluster.unknown if bodies[i].revolute}
            else:
                found |= {(JOINT, i): float(x.x) for i, x in motion.q.items()}
    return found


def turning_of(
    mechanism: Mechanism, cluster: Cluster, home: Sequence[float], paths: Sequence[Sequence[Sequence[Angles]]]
) -> dict[int, Turning]:
    """Whole turns of the coordinates that turn a joint of loops which Newton's method closes.

    A coordinate of less than a whole turn is solved for about the middle of its range.
    """
    inside, found = [*cluster.known, *cluster.unknown], {}
    for k, (place, (forth, back)) in enumerate(zip(mechanism.places, paths, strict=True)):
        if place not in inside or not cluster.tree.bodies[place].revolute:
            continue
        whole = len(forth) == TURN
        ways = {i: forth[-1][JOINT, i] / (2.0 * math.pi) if whole else float(i == place) for i in inside}
        turns = {i: round(way) for i, way in ways.items() if round(way)}
        followed = set(cluster.known) - set(mechanism.places)
        if whole:
            bodies = cluster.tree.bodies
            closed = all(
                abs(way - round(way)) * 2.0 * math.pi < CLOSED and (bodies[i].revolute or not round(way))
                for i, way in ways.items()
            )
            if closed:
                found[k] = Turning(home[k], turns)
        elif len(forth) + len(back) < TURN and not followed:
            found[k] = Turning(home[k] + math.pi * (len(forth) - len(back)) / TURN, turns)
    return found


def windings_of(
    start: Angles, home: Sequence[float], steps: Sequence[float], paths: Sequence[Sequence[Sequence[Angles]]]
) -> dict[Class, Winding]:
    """Places of the angles of all classes, from turns of each coordinate both ways as far as the loops close."""
    low, high = dict.fromkeys(start, 0.0), dict.fromkeys(start, 0.0)
    turns: dict[Class, dict[int, int]] = {key: {} for key in start}
    for coordinate, (step, both) in enumerate(zip(steps, paths, strict=True)):
        for key in start:
            whole = len(both[0]) == TURN and abs(step * TURN - 2.0 * math.pi) < 1e-12
            number = round(both[0][-1][key] / (2.0 * math.pi)) if whole else 0
            if number:
                turns[key][coordinate] = number
            apart = [
                here[key] - way * number * step * (k + 1)
                for way, path in zip((1.0, -1.0), both, strict=True)
                for k, here in enumerate(path)
            ]
            low[key] += min(apart, default=0.0)
            high[key] += max(apart, default=0.0)
    found: dict[Class, Winding] = {}
    for key, angle in start.items():
        at_home = angle - sum(number * home[coordinate] for coordinate, number in turns[key].items())
        whole_turns = 2.0 * math.pi * round((at_home + 0.5 * (low[key] + high[key])) / (2.0 * math.pi))
        inside = max(abs(at_home + low[key] - whole_turns), abs(at_home + high[key] - whole_turns)) < INSIDE
        centre = whole_turns if inside else at_home + 0.5 * (low[key] + high[key])
        if turns[key] or centre:
            found[key] = Winding(centre, turns[key])
    return found


def path(
    pose: Callable[[Sequence[float]], dict[Class, float]], home: Sequence[float], coordinate: int, step: float
) -> list[Angles]:
    """Continuous changes of all angles, step by step of one coordinate, up to where a loop does not close."""
    q, before = list(home), pose(home)
    change = dict.fromkeys(before, 0.0)
    found: list[Angles] = []
    for k in range(1, TURN + 1):
        q[coordinate] = home[coordinate] + k * step
        try:
            here = pose(q)
        except (ValueError, ZeroDivisionError):
            break
        if not all(map(math.isfinite, here.values())):
            break
        change = {key: x + math.remainder(here[key] - before[key], 2.0 * math.pi) for key, x in change.items()}
        found.append(change)
        before = here
    return found
