"""Joints that a step would leave behind where they began, as their mode has it: friction would have pushed them.

Friction of a joint in mode s takes s F times its way from the motion over a step, its level being F. Where that is
negative, the step is taken again from the same start, such a joint in the opposite mode, for it turned within the step;
where it is behind in that, too, it is held for the step, stopped by an impulse at the start. A joint that was decided
as if at rest, and let go against what was left of its rate, is held at once. Every other joint keeps its mode.

Where influence coefficients of a joint turned in the part, it cannot be held by them: it only takes the opposite mode.

The mode of a joint that was held is 0 where static friction can hold it at the start, else the side that it is driven
to: it slides that way in the next step.

A part that ends with a rate that is not finite is never taken again: in other modes it may come out finite, and wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from symgen.derive.algebra.outline import apart, loop
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.impulses import stopped
from symgen.derive.friction.mode_pattern import move
from symgen.derive.friction.problem import FrictionProblem
from symgen.derive.friction.resistance import band
from symgen.derive.friction.runge_kutta import Begin, Part, RungeKutta, Start
from symgen.program.nodes import Node

__all__ = ["forwards"]


@dataclass(frozen=True)
class _Tried:
    """State carried through the repetitions.

    Attributes:
        mode: of all joints in the step (n,).
        told: the same, of joints held beyond their limit the side that they are driven to.
        behind: per joint with friction, whether it ended behind.
        before: per joint with friction, whether it has been behind before, or was decided as if at rest.
        u: friction of load-dependent joints.
        q, qd: the end (n,).
        bent: per joint with friction, whether its influence coefficients turned in the part.
        converged: whether every stage had accelerations.
    """

    mode: tuple[Node, ...]
    told: tuple[Node, ...]
    behind: tuple[Node, ...]
    before: tuple[Node, ...]
    bent: tuple[Node, ...]
    u: tuple[Scalar, ...]
    q: tuple[Scalar, ...]
    qd: tuple[Scalar, ...]
    converged: Node


def forwards(parts: RungeKutta, found: FrictionProblem, start: Start, end: Part, wanted: Node, name: str) -> Part:
    """The part of a step with no joint behind where it began.

    Args:
        start, end: of the part as it was taken.
        wanted: whether it is to be taken again at all where some joint is behind; false where its rates are not finite.
        name: first word of its functions' names.
    """
    if not found.joints:
        return end
    branches = parts.branches
    behind = tuple(branches.all((wanted, x)) for x in _behind(parts, found, end.mode, end.way))
    turned = parts.bent(found, start, end)
    bent = tuple(turned[i] for i in found.joints) if turned else ()
    again = apart(
        branches, f"{name}_again", "A part of a step in which some joint was left behind is taken again.",
        lambda **inner: _again(parts, found, name=name, **inner), start=start, end=end, behind=behind, bent=bent,
    )  # fmt: skip
    kept = {"mode": end.mode, "q": end.q, "qd": end.qd, "converged": end.converged}
    return replace(end, **branches.choose(branches.any(behind), again, kept))


def _behind(parts: RungeKutta, found: FrictionProblem, mode: Sequence[Node], way: Sequence[Scalar]) -> tuple[Node, ...]:
    branches = parts.branches
    return tuple(branches.less(branches.sign(mode[i]) * way[i], branches.zero) for i in found.joints)


def _again(
    parts: RungeKutta,
    found: FrictionProblem,
    start: Start,
    end: Part,
    behind: tuple[Node, ...],
    bent: tuple[Node, ...],
    name: str,
) -> dict[str, Any]:
    """The fields of the part that other modes change."""
    branches = parts.branches
    before = start.resting
    if bent:
        before = tuple(branches.all((r, branches.no(b))) for r, b in zip(before, bent, strict=True))
    begin = _Tried(end.mode, end.mode, behind, before, bent, end.u, end.q, end.qd, end.converged)
    last, finished = loop(
        branches, f"{name}_repetition", "One repetition of a part of a step, in other modes.", 2 * len(behind), begin,
        lambda now, start: _repeated(parts, found, start, now, name), start=start,
    )  # fmt: skip
    return {"mode": last.told, "q": last.q, "qd": last.qd, "converged": branches.all((last.converged, finished))}


def _repeated(parts: RungeKutta, found: FrictionProblem, start: Start, now: _Tried, name: str) -> tuple[_Tried, Node]:
    """The part with modes changed by the joints that were behind, and true in the end: none is behind any more, or
    rates are not finite."""
    branches, still = parts.branches, parts.algebra.pool.mode(0)
    mode, stuck = list(now.mode), [branches.is_mode(x, 0) for x in now.mode]
    for i, left, last in zip(found.joints, now.behind, now.before, strict=True):
        opposite = branches.mode_of(-branches.sign(mode[i]))
        mode[i] = branches.pick(left, branches.pick(last, still, opposite), mode[i])
        stuck[i] = branches.is_mode(mode[i], 0)
    held = parts.held_joints(found, stuck)
    qd = stopped(branches, found.smooth.motion.free, start.problem, held, start.qd)
    signs = [branches.sign(mode[i]) for i in found.joints]
    motion = move(branches, start.problem, held, signs, now.u, f"{name}_again_loads")
    qdd = parts.spread(found, motion.qdd, start.given)
    begin = Begin(tuple(mode), branches.zero, tuple(qdd), motion.u, tuple(qd))
    told = list(mode)
    for joint, i in zip(start.problem.rubbing, found.joints, strict=True):
        f = motion.f[joint.place]
        low, high = band(branches, joint, motion.qdd, f)
        inside = branches.all((branches.at_most(low, f), branches.at_most(f, high)))
        side = branches.mode_of((f - low) - (high - f))
        told[i] = branches.pick(branches.any((inside, branches.no(stuck[i]))), mode[i], side)
    q, rates, way, converged = parts.taken(found, start, begin)
    behind = _behind(parts, found, mode, way)
    converged = branches.all((motion.converged, converged))
    before = tuple(branches.any(pair) for pair in zip(now.before, now.behind, strict=True))
    if now.bent:
        behind = tuple(
            branches.all((x, branches.no(branches.all(pair))))
            for x, *pair in zip(behind, before, now.bent, strict=True)
        )
    new = _Tried(tuple(mode), tuple(told), behind, before, now.bent, motion.u, tuple(q), tuple(rates), converged)
    return new, branches.no(branches.all((branches.any(behind), branches.finite(rates))))
