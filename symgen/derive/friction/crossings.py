"""What crosses zero on an arc of a step: rates, and the margins of joints that stick.

Where on the arc is found by linear interpolation between its ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.outline import apart
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.patterns import Problem, band
from symgen.derive.friction.problem import FrictionProblem
from symgen.derive.friction.runge_kutta import Part, RungeKutta, Start
from symgen.derive.friction.stages import reals
from symgen.program.function import Function, Output
from symgen.program.nodes import Node

__all__ = ["Crossings", "crossings"]


@dataclass(frozen=True)
class Crossings:
    """What crosses zero on an arc.

    Attributes:
        again: whether the arc is to be taken again, up to the first crossing.
        earliest: place of that on the arc; 1 where nothing crosses.
        turned: per joint, whether its rate is against its mode at the end.
        crossing: per joint, whether its rate is zero at the end of what is taken again.
        heading: per joint with friction the mode into which it is let go there; 0 for none.
    """

    again: Node
    earliest: Scalar
    turned: tuple[Node, ...]
    crossing: tuple[Node, ...]
    heading: tuple[Node, ...]


def crossings(parts: RungeKutta, found: FrictionProblem, start: Start, arc: Part, wanted: Sequence[Node]) -> Crossings:
    """Rates through zero and holding forces through their limits.

    Args:
        wanted: all are true where the first of them is to be landed on.
    """
    branches, still = parts.branches, parts.algebra.pool.mode(0)
    turned, places = [branches.false] * parts.n, [branches.one] * parts.n
    for i, rests in zip(found.joints, start.resting, strict=True):
        turned[i] = branches.less(branches.sign(arc.mode[i]) * arc.qd[i], branches.zero)
        some = branches.all((turned[i], branches.no(rests)))
        change = branches.where(some, start.qd[i] - arc.qd[i], branches.one)
        places[i] = branches.where(some, start.qd[i] / change, branches.one)
    broken, limits, sides = _breakaways(parts, found, start, arc)
    earliest = branches.one
    for place in (*places, *limits):
        earliest = branches.min(earliest, place)
    again = branches.all((branches.less(earliest, branches.one), *wanted))
    hit = [branches.all((t, branches.at_most(p, earliest))) for t, p in zip(turned, places, strict=True)]
    released = [branches.all((again, b, branches.at_most(p, earliest))) for b, p in zip(broken, limits, strict=True)]
    return Crossings(
        again, earliest, tuple(turned), tuple(branches.all((again, h)) for h in hit),
        tuple(branches.pick(r, side, still) for r, side in zip(released, sides, strict=True)),
    )  # fmt: skip


def _breakaways(
    parts: RungeKutta, found: FrictionProblem, start: Start, arc: Part
) -> tuple[list[Node], list[Scalar], list[Node]]:
    """Which stuck joints leave their band on the arc, where on it (1 for the others), and into which mode."""
    branches, count = parts.branches, len(found.joints)
    none = [branches.false] * count, [branches.one] * count, [parts.algebra.pool.mode(0)] * count
    some = apart(
        branches, "interpolated_breakaways", "Where stuck joints leave their band.", (start, arc),
        lambda inner: _crossed_limits(parts, found.joints, *inner),
    )  # fmt: skip
    return branches.choose(branches.any(branches.is_mode(arc.mode[i], 0) for i in found.joints), some, none)


def _crossed_limits(
    parts: RungeKutta, joints: Sequence[int], start: Start, arc: Part
) -> tuple[list[Node], list[Scalar], list[Node]]:
    branches, count = parts.branches, len(joints)
    before, _ = _insides(branches, start.problem, arc.qdd)
    sign = [branches.sign(x) for x in arc.mode]
    since = start.since + start.length
    nodes = parts.call(_margin(parts), start.held, since, q=arc.q, qd=arc.qd, mode=arc.mode, sign=sign, u=arc.u)
    after, sides = [parts.algebra.scalar(x) for x in nodes[:count]], nodes[count:]
    broken, places = [], []
    for x, y, i in zip(before, after, joints, strict=True):
        leaves = branches.all((branches.is_mode(arc.mode[i], 0), branches.less(y, branches.zero)))
        begin = branches.max(x, branches.zero)
        width = branches.where(leaves, begin - y, branches.one)
        broken.append(leaves)
        places.append(branches.where(leaves, begin / width, branches.one))
    return broken, places, sides


def _margin(parts: RungeKutta) -> Function:
    """How far inside its band each stuck joint is, and the side that it is nearer to."""
    found = parts.problem()
    inside, sides = _insides(parts.branches, found.problem, parts.warm_motion(found, "margin_loads").qdd)
    outputs = (
        Output("inside", (len(inside),), tuple(reals(inside))),
        Output("side", (len(sides),), tuple(parts.branches.mode_of(x) for x in sides)),
    )
    return parts.internal("friction_margin", parts.modes_given(found), outputs, "Margins of stuck joints.")


def _insides(branches: Branches, problem: Problem, qdd: Sequence[Scalar]) -> tuple[list[Scalar], list[Scalar]]:
    """Per joint with friction the distance of what holds it from its band's ends, and that force's side.

    Args:
        qdd: of the free joints, zero where stuck.
    """
    inside, sides = [], []
    for joint in problem.rubbing:
        products = [m * a for k, (m, a) in enumerate(zip(problem.M[joint.place], qdd, strict=True)) if k != joint.place]
        f = problem.right[joint.place] - branches.sum(products)
        low, high = band(branches, joint, qdd, f)
        inside.append(branches.min(f - low, high - f))
        sides.append((f - low) - (high - f))
    return inside, sides
