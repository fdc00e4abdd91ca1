"""Fixed steps that come too near to a singular pose of a loop.

Towards such a pose the square D of the normalised determinant (`symgen.derive.loops.regularity`) falls like the square
of the time that is left, and behind it a step of the same assembly mode would lead back. A step that begins near the
pose is refused where D, falling as at its start, would be gone at its end:

    D < NEAR  and  D + dt dD/dt < 0,      or  D < LEAST
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.stages import Stages, reals
from symgen.derive.loops.assembly import assembly_mode
from symgen.derive.loops.motion import loop_motion
from symgen.program.function import Function, Output
from symgen.program.nodes import Node

__all__ = ["keeps_away"]

NEAR, LEAST = 0.04, 1e-8
"""D below which its rate is looked at, and below which no step is taken: squares of sines of 11 and 0.006 degrees."""

AHEAD = 1.0 / 16.0
"""Part of the step over which the rate of D is measured."""


def keeps_away(parts: Stages) -> list[Node]:
    """Conditions under which the step from the arguments q and qd is taken; none without loops."""
    closures = parts.mechanism.closures
    passing = assembly_mode(parts.mechanism).parallels if closures else {}
    watched = [k for k in range(len(closures)) if k not in passing]
    if not watched:
        return []
    branches, constant = parts.branches, parts.algebra.constant
    q, qd, dt = parts.vector("q"), parts.vector("qd"), parts.scalar("dt")
    distances = _distances(parts, watched)
    part = constant(AHEAD) * dt

    def at(place: Sequence[Scalar]) -> list[Scalar]:
        return [parts.algebra.scalar(x) for x in parts.call(distances, parts.held, branches.zero, q=place, qd=qd)]

    found = []
    for here, ahead in zip(at(q), at([x + part * v for x, v in zip(q, qd, strict=True)]), strict=True):
        slow = branches.at_most(constant(1.0 - AHEAD) * here, ahead)
        away = branches.all((branches.at_most(constant(LEAST), here), slow))
        found.append(branches.any((branches.at_most(constant(NEAR), here), away)))
    return found


def _distances(parts: Stages, watched: Sequence[int]) -> Function:
    """D of the watched loops at the argument q."""
    pool, algebra = parts.algebra.pool, parts.algebra
    names = {p.name: algebra.scalar(pool.parameter(p.name)) for p in parts.mechanism.parameters if not p.constant}
    found: dict[int, Scalar] = {}
    for solved in loop_motion(parts.mechanism, algebra, names, parts.vector("q"), rates=False).solved:
        found |= solved.regularity()
    output = Output("distances", (len(watched),), tuple(reals([found[k] for k in watched])))
    return parts.internal(
        "loop_distances", (), [output], "Squares of the normalised determinants of the loops.", __name__
    )
