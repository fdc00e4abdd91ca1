"""The modes under level friction by minimisation: an answer where a search among very many patterns ends without one.

The accelerations a that minimise the strictly convex function

    a' M a / 2 - r' a + sum F_k |a|

with F_k that of the direction of a obey every law: joint i slides against F_k,i where a_i is not zero, and where it is
zero is held by a force within the kinetic levels of both directions, which are within the static ones.
So there always is an answer; where static friction exceeds kinetic, others may have fewer sliding joints.

An active set finds it (Nocedal and Wright 2006, section 16.5, for this function). For a pattern of modes the function
is quadratic. The accelerations go towards its minimum as far as every joint keeps its mode; joints that stop there are
held. At the minimum of a pattern all held joints that need more than F_k slide, each the way it is pushed. Of several
that are let go at least one gets a step in its direction, so that the function decreases after at most as many passes
as there are joints, and no pattern comes back.

Joints that reached their limit slide in their mode; if the minimum for these contradicts one, they become ordinary.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import HUGE, Branches
from symgen.derive.algebra.outline import loop
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.consistency import RELEASED, across
from symgen.derive.friction.mode_pattern import Motion, move
from symgen.derive.friction.question import Decision, Question, held_joints, stopping_changes
from symgen.functions import LIMIT, NONFINITE, UNPROVEN
from symgen.program.nodes import Node

__all__ = ["minimiser", "pivot_bound"]

SINGLE, DOUBLE = 1e-5, 1e-12
"""Force beyond the level that is rounding, relative to the joint's largest summand, by the number type."""

NEXT = 1.0 + 2.0**-30
"""A number above one for every dtype but single precision, whose literal is one."""


def pivot_bound(joints: int) -> int:
    """Most pivots; the most in a million random problems are recorded in benchmarks/FRICTION.md."""
    return 16 * joints


@dataclass(frozen=True)
class _Pass:
    """State carried through the passes.

    Attributes:
        pattern: the modes.
        relaxed: joints that reached their limit are ordinary ones by now.
        at: accelerations so far, of the free joints.
        qdd, change: of the pattern tried last, as in `Decision`.
    """

    pattern: tuple[Node, ...]
    relaxed: tuple[Node]
    at: tuple[Scalar, ...]
    qdd: tuple[Scalar, ...]
    change: tuple[Scalar, ...]


def minimiser(branches: Branches, question: Question, name: str) -> Decision:
    """The decision for level friction by minimisation.

    Args:
        name: prefix of the loop body's name.
    """
    problem = question.problem
    pushed = [branches.mode_of(problem.right[joint.place]) for joint in problem.rubbing]
    known = zip(question.decided, question.modes, question.reached, question.forced, pushed, strict=True)
    start = tuple(branches.pick(d, m, branches.pick(r, f, p)) for d, m, r, f, p in known)
    zeros = (branches.zero,) * len(problem.right)
    last, finished = loop(
        branches, f"{name}_pivot", "A step towards the minimum of one pattern's quadratic function.",
        pivot_bound(len(start)),
        _Pass(start, (branches.false,), zeros, zeros, (branches.zero,) * len(question.rates)),
        lambda now, question: _passed(branches, question, now), question=question,
    )  # fmt: skip
    choose = branches.algebra.constant
    status = branches.where(finished, choose(UNPROVEN), choose(LIMIT))
    sound = branches.finite([*last.qdd, *problem.right])
    status = branches.where(sound, status, choose(NONFINITE))
    return Decision(last.pattern, status, last.qdd, (), last.change)


def _passed(branches: Branches, question: Question, now: _Pass) -> tuple[_Pass, Node]:
    """One step, the pattern after it, and whether the present one is the answer."""
    problem, still = question.problem, branches.pool.mode(0)
    held = held_joints(branches, problem, now.pattern)
    motion = move(branches, problem, held, [branches.sign(x) for x in now.pattern], None, "")
    fixed = [branches.all((r, branches.no(now.relaxed[0]))) for r in question.reached]
    parts: list[Scalar] = []  # of the step, after which each joint stops; all of it where it does not
    for joint, mode, keeps, limit in zip(problem.rubbing, now.pattern, question.decided, fixed, strict=True):
        a, b = now.at[joint.place], motion.qdd[joint.place]
        ahead = branches.less(branches.sign(mode) * b, branches.zero)
        stops = branches.all((ahead, branches.no(keeps), branches.no(limit)))
        part = branches.where(stops, a / branches.where(stops, a - b, branches.one), branches.algebra.constant(HUGE))
        parts.append(branches.max(part, branches.zero))
    part = branches.one
    for x in parts:
        part = branches.min(part, x)
    full = branches.at_most(branches.one, part)
    at = [branches.where(full, b, a + part * (b - a)) for a, b in zip(now.at, motion.qdd, strict=True)]
    for joint, x in zip(problem.rubbing, parts, strict=True):
        at[joint.place] = branches.where(branches.at_most(x, part), branches.zero, at[joint.place])
    stopped = [
        branches.pick(branches.at_most(x, part), still, mode) for x, mode in zip(parts, now.pattern, strict=True)
    ]
    goes = _let_go(branches, question, now.pattern, motion)
    let_go = [
        branches.pick(g, branches.mode_of(motion.f[joint.place]), mode)
        for g, joint, mode in zip(goes, problem.rubbing, now.pattern, strict=True)
    ]
    minimum = branches.all((full, branches.no(branches.any(goes))))
    relaxes = branches.all((minimum, _contradicted(branches, question, now.pattern, motion, fixed)))
    pattern = branches.choose(full, let_go, stopped)
    for k, joint in enumerate(problem.rubbing):  # a joint that becomes an ordinary one has the mode of its acceleration
        turns = branches.all((relaxes, fixed[k]))
        pattern[k] = branches.pick(turns, branches.mode_of(at[joint.place]), pattern[k])
    following = _Pass(
        tuple(pattern),
        (branches.any((now.relaxed[0], relaxes)),),
        tuple(at),
        motion.qdd,
        tuple(stopping_changes(branches, question, motion.factor)),
    )
    return following, branches.all((minimum, branches.no(relaxes)))


def _let_go(branches: Branches, question: Question, pattern: Sequence[Node], motion: Motion) -> list[Node]:
    """Per joint whether it is held and needs more than its kinetic level, by more than rounding."""
    single, double, beyond_one = (branches.algebra.constant(x) for x in (SINGLE, DOUBLE, NEXT))
    found = []
    for joint, mode in zip(question.problem.rubbing, pattern, strict=True):
        f, row = motion.f[joint.place], question.problem.M[joint.place]
        summands = [f, question.problem.right[joint.place], *(a * b for a, b in zip(row, motion.qdd, strict=True))]
        size = branches.largest([branches.abs(x) for x in summands])
        rounding = branches.where(branches.less(size, beyond_one * size), double, single)
        way = joint.toward(branches, f)
        level = way.level.offset + way.motor + rounding * size
        found.append(branches.all((branches.is_mode(mode, 0), branches.less(level, branches.abs(f)))))
    return found


def _contradicted(
    branches: Branches, question: Question, pattern: Sequence[Node], motion: Motion, fixed: Sequence[Node]
) -> Node:
    """True when a joint that slides because it reached its limit accelerates against its mode."""
    located, problem = branches.algebra.constant(RELEASED), question.problem
    against = []
    for joint, mode, limit in zip(problem.rubbing, pattern, fixed, strict=True):
        size = across(branches, problem, joint, motion.f[joint.place])
        force = problem.M[joint.place][joint.place] * (branches.sign(mode) * motion.qdd[joint.place])
        against.append(branches.all((limit, branches.less(force, -(located * size)))))
    return branches.any(against)
