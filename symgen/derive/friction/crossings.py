"""Zero crossings on an arc of a step: rates, and the margins of joints that stick.

An arc that something crosses on is probed where linear interpolation between its ends has the first crossing. The
parabola through start, probe and end then has the place up to an error of the fourth power of the arc's length, the
order of the arcs themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.outline import apart
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.free_joints import Problem
from symgen.derive.friction.problem import FrictionProblem
from symgen.derive.friction.resistance import band
from symgen.derive.friction.runge_kutta import Part, RungeKutta, Start
from symgen.derive.friction.stages import reals
from symgen.program.function import Function, Output
from symgen.program.nodes import Node

__all__ = ["Crossings", "Probe", "crossings"]

CLOSE = 1e-6
"""Smallest place of a probe: nearer to the start the slope there would be rounding in float32."""


@dataclass(frozen=True)
class Probe:
    """A part of an arc that was tried before.

    Attributes:
        probes: whether this arc is such a part; else it is the whole arc itself.
        place: of this arc's end on the whole arc, 0 to 1.
        far: per joint with friction, its distance from a crossing at the end of the whole arc.
    """

    probes: Node
    place: Scalar
    far: tuple[Scalar, ...]


@dataclass(frozen=True)
class Crossings:
    """The crossings on a whole arc.

    Attributes:
        earliest: place of the first on the whole arc; 1 where nothing crosses.
        ends: per joint with friction, its distance from a crossing at the end of this arc.
        turned: per mode, whether the rate is against it at the end of this arc.
        crossing: per mode, whether the rate is zero at `earliest`.
        heading: per joint with friction the mode into which it is let go there; 0 for none.
    """

    earliest: Scalar
    ends: tuple[Scalar, ...]
    turned: tuple[Node, ...]
    crossing: tuple[Node, ...]
    heading: tuple[Node, ...]


def crossings(parts: RungeKutta, found: FrictionProblem, start: Start, arc: Part, probe: Probe) -> Crossings:
    """Rates through zero and holding forces through their limits.

    The distance of a joint is its rate along its mode, or the margin of what holds it; negative beyond the crossing. A
    joint that was let go at the start has none to begin with, and crosses nowhere.
    """
    branches, still = parts.branches, parts.algebra.pool.mode(0)
    margins = _margins(parts, found, start, arc)
    ends = list(margins.after)
    stuck = [branches.is_mode(arc.mode[i], 0) for i in found.joints]
    starts, turned = [], [branches.false] * parts.modes_count
    before, after = found.rates, parts.rates_after(found, start, arc)
    for k, i in enumerate(found.joints):
        along = branches.sign(arc.mode[i])
        starts.append(branches.where(stuck[k], margins.before[k], along * before[i]))
        ends[k] = branches.where(stuck[k], ends[k], along * after[i])
        turned[i] = branches.all((branches.no(stuck[k]), branches.less(ends[k], branches.zero)))
    far = [branches.where(probe.probes, x, y) for x, y in zip(probe.far, ends, strict=True)]
    released = [branches.all((rests, branches.no(s))) for rests, s in zip(start.resting, stuck, strict=True)]
    crosses = [
        branches.all((branches.no(r), branches.less(x, branches.zero))) for r, x in zip(released, far, strict=True)
    ]
    places = branches.choose(
        probe.probes,
        apart(
            branches, "interpolated_places", "Where distances are zero, by parabolas.",
            lambda **inner: {"place": _parabolic(branches, **inner)},
            crosses=tuple(crosses), place=probe.place, starts=tuple(starts), ends=tuple(ends), far=tuple(far),
        ),
        {"place": _linear(branches, crosses, starts, far)},
    )["place"]  # fmt: skip
    earliest = branches.one
    for place in places:
        earliest = branches.min(earliest, place)
    hit = [branches.all((c, branches.at_most(p, earliest))) for c, p in zip(crosses, places, strict=True)]
    crossing = [branches.false] * parts.modes_count
    for h, s, i in zip(hit, stuck, found.joints, strict=True):
        crossing[i] = branches.all((h, branches.no(s)))
    heading = [
        branches.pick(branches.all((h, s)), side, still) for h, s, side in zip(hit, stuck, margins.side, strict=True)
    ]
    return Crossings(earliest, tuple(ends), tuple(turned), tuple(crossing), tuple(heading))


def _linear(
    branches: Branches, crosses: Sequence[Node], starts: Sequence[Scalar], ends: Sequence[Scalar]
) -> list[Scalar]:
    """Places of zeros between two values, the first not negative and the second negative; 1 where nothing crosses."""
    places = []
    for some, x, y in zip(crosses, starts, ends, strict=True):
        width = branches.where(some, x - y, branches.one)
        place = branches.max(x / width, branches.algebra.constant(CLOSE))
        places.append(branches.where(some, place, branches.one))
    return places


def _parabolic(
    branches: Branches,
    crosses: Sequence[Node],
    place: Scalar,
    starts: Sequence[Scalar],
    ends: Sequence[Scalar],
    far: Sequence[Scalar],
) -> list[Scalar]:
    """Places of zeros of parabolas through the values at 0, `place` and 1.

    f = x + b p + a p^2 with x >= 0 and x + b + a < 0 has one zero in [0, 1): -2 x/(b - w), w^2 = b^2 - 4 a x, where it
    falls at the start, and (b + w)/(-2 a) where it rises first.
    """
    two, places = branches.algebra.constant(2.0), []
    rest = branches.one - place
    for some, x, y, z in zip(crosses, starts, ends, far, strict=True):
        slope = (y - x) / place
        a = (z - y) / rest - slope
        b = slope - a * place
        root = branches.sqrt(branches.max(b * b - two * two * (a * x), branches.zero))
        falls = branches.less(b, branches.zero)
        above = branches.where(falls, two * x, b + root)
        below = branches.where(falls, root - b, -two * a)
        at = above / branches.where(some, below, branches.one)
        places.append(branches.where(some, branches.min(at, branches.one), branches.one))
    return places


@dataclass(frozen=True)
class _Margins:
    """Margins of stuck joints at an arc's start, none of them negative, and at its end, and the mode that each is
    nearer to there; of no meaning for the others."""

    before: tuple[Scalar, ...]
    after: tuple[Scalar, ...]
    side: tuple[Node, ...]


def _margins(parts: RungeKutta, found: FrictionProblem, start: Start, arc: Part) -> _Margins:
    branches, count = parts.branches, len(found.joints)
    zeros = (branches.zero,) * count
    none = _Margins(zeros, zeros, (parts.algebra.pool.mode(0),) * count)
    some = apart(
        branches, "interpolated_margins", "Margins of stuck joints at both ends of an arc.",
        lambda start, arc: _margins_at_ends(parts, start, arc), start=start, arc=arc,
    )  # fmt: skip
    return branches.choose(branches.any(branches.is_mode(arc.mode[i], 0) for i in found.joints), some, none)


def _margins_at_ends(parts: RungeKutta, start: Start, arc: Part) -> _Margins:
    branches = parts.branches
    sign = [branches.sign(x) for x in arc.mode]
    since, margin = start.since + start.length, _margin(parts)
    if start.problem.along or start.problem.felt:
        nodes = parts.call(margin, start.held, start.since, q=start.q, qd=start.qd, mode=arc.mode, sign=sign, u=arc.u)
        before = [parts.algebra.scalar(x) for x in nodes[: len(start.problem.rubbing)]]
    else:
        before, _ = _insides(branches, start.problem, arc.qdd)
    nodes = parts.call(margin, start.held, since, q=arc.q, qd=arc.qd, mode=arc.mode, sign=sign, u=arc.u)
    after = tuple(parts.algebra.scalar(x) for x in nodes[: len(before)])
    return _Margins(tuple(branches.max(x, branches.zero) for x in before), after, tuple(nodes[len(before) :]))


def _margin(parts: RungeKutta) -> Function:
    """Distance of each stuck joint from the nearer end of its band, and that end."""
    found = parts.problem()
    motion = parts.warm_motion(found, "margin_loads")
    f = motion.f if found.problem.along or found.problem.felt else None
    inside, sides = _insides(parts.branches, found.problem, motion.qdd, f)
    outputs = (
        Output("inside", (len(inside),), tuple(reals(inside))),
        Output("side", (len(sides),), tuple(parts.branches.mode_of(x) for x in sides)),
    )
    doc = "Margins of stuck joints: distances of what holds them from the ends of their bands."
    return parts.internal("friction_margin", parts.modes_given(found), outputs, doc, __name__)


def _insides(
    branches: Branches, problem: Problem, qdd: Sequence[Scalar], forces: Sequence[Scalar] | None = None
) -> tuple[list[Scalar], list[Scalar]]:
    """Per joint with friction the distance of what holds it from its band's ends, and that force's side.

    Args:
        qdd: of the free joints, zero where stuck.
        forces: what holds joints, by place; None where it follows from qdd, each joint having its own coordinate.
    """
    inside, sides = [], []
    for joint in problem.rubbing:
        if forces is None:
            row = enumerate(zip(problem.M[joint.place], qdd, strict=True))
            f = problem.right[joint.place] - branches.sum([m * a for k, (m, a) in row if k != joint.place])
        else:
            f = forces[joint.place]
        low, high = band(branches, joint, qdd, f)
        inside.append(branches.min(f - low, high - f))
        sides.append((f - low) - (high - f))
    return inside, sides
