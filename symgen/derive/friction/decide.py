"""The modes after an event: what holds still, what slides for certain, and a search for all else.

All joints at zero rate are decided together: of the consistent patterns of modes the one with the fewest sliding joints
is the answer, the first of equals in the order of `search`. For level friction there always is one (the minimiser of a
strictly convex function, with the kinetic levels), and most questions have an answer without a search:

- Every joint rests and what holds it still is within its band: all stick.
- The bounds of `domains` say of no joint that it could stick: what drives each is then more than all friction can
  turn, and each slides the way it is driven.

Where there are too many joints for the search to visit all patterns, and it ends without an answer, the modes are
those of that minimiser.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import Factor, factor_held
from symgen.derive.algebra.outline import apart
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.domains import Bounds, bounds, domains
from symgen.derive.friction.free_joints import Problem, sliding_forces
from symgen.derive.friction.minimiser import minimiser
from symgen.derive.friction.question import Decision, Question
from symgen.derive.friction.search import COMPLETE, search
from symgen.functions import LIMIT, NONE, OK
from symgen.program.nodes import Node

__all__ = ["Decision", "decide"]


def decide(
    branches: Branches,
    problem: Problem,
    decided: Sequence[Node],
    modes: Sequence[Node],
    reached: Sequence[Node],
    forced: Sequence[Node],
    name: str,
    rates: Sequence[Scalar] = (),
    factor: Factor | None = None,
) -> Decision:
    """The modes of all joints with friction.

    Args:
        decided: per joint, true when it moves and keeps its mode.
        modes: per joint, the mode of those that keep it.
        reached: per joint, true when its limit was reached at this event.
        forced: per joint, the mode that a reached joint takes.
        name: prefix of the names of functions and loop bodies.
        rates: of the free joints, for `Decision.change`.
        factor: of M with no joint held, where it is known already.
    """
    if factor is None:
        factor = factor_held(branches, problem.M, [branches.false] * len(problem.right))
    at_limit = tuple(
        branches.all((r, branches.no(d), branches.no(branches.is_mode(f, 0))))
        for r, d, f in zip(reached, decided, forced, strict=True)
    )
    question = Question(problem, tuple(decided), tuple(modes), at_limit, tuple(forced), tuple(rates))
    if problem.loaded:
        found = bounds(branches, problem, decided, modes, factor.inverse(branches))
        return search(branches, question, domains(branches, problem, decided, modes, found), name)
    if len(problem.rubbing) < len(problem.right) or problem.along:
        return _released(branches, question, factor, name)
    released = apart(
        branches, f"{name}_let_go", "The modes of joints when some of them let go.",
        lambda question, factor: _released(branches, question, factor, name), question=question, factor=factor,
    )  # fmt: skip
    zeros = (branches.zero,) * len(problem.right)
    still = (branches.pool.mode(0),) * len(problem.rubbing)
    resting = Decision(still, branches.algebra.constant(OK), zeros, (), (branches.zero,) * len(rates))
    return branches.choose(_some_let_go(branches, question), released, resting)


def _some_let_go(branches: Branches, question: Question) -> Node:
    """True when not all joints can stick: one keeps its mode, is let go at its limit, or is driven beyond breakaway."""
    conditions = []
    for joint, keeps, reached in zip(question.problem.rubbing, question.decided, question.reached, strict=True):
        push, (forward, *backward) = question.problem.right[joint.place], joint.ways
        limit = forward.breakaway.offset + forward.motor_breakaway
        holds = branches.at_most(push if backward else branches.abs(push), limit)
        for way in backward:
            below = branches.at_most(-push, way.breakaway.offset + way.motor_breakaway)
            holds = branches.all((holds, below))
        conditions.append(branches.any((keeps, reached, branches.no(holds))))
    return branches.any(conditions)


def _released(branches: Branches, question: Question, factor: Factor, name: str) -> Decision:
    """The decision for level friction where some joint lets go."""
    problem = question.problem
    found = bounds(branches, problem, question.decided, question.modes, factor.inverse(branches))
    modes = [
        branches.pick(keeps, mode, branches.mode_of(b.drive))
        for keeps, mode, b in zip(question.decided, question.modes, found, strict=True)
    ]
    forces = sliding_forces(branches, problem, [branches.sign(mode) for mode in modes])
    right = [r - f for r, f in zip(problem.right, problem.onto(forces), strict=True)]
    qdd = factor.solve(branches, right)
    doubts = [branches.any((b.stick, reached)) for b, reached in zip(found, question.reached, strict=True)]
    certain = branches.all((branches.finite([*qdd, *right]), branches.no(branches.any(doubts))))
    sliding = Decision(
        tuple(modes), branches.algebra.constant(OK), tuple(qdd), (), (branches.zero,) * len(question.rates)
    )
    searched = apart(
        branches, f"{name}_search", "The search for a pattern of modes.",
        lambda question, found: _searched(branches, question, found, name), question=question, found=tuple(found),
    )  # fmt: skip
    return branches.choose(certain, sliding, searched)


def _searched(branches: Branches, question: Question, found: Sequence[Bounds], name: str) -> Decision:
    """The decision by search, and for more joints than can be searched through by the minimiser where that fails."""
    problem = question.problem
    first = search(branches, question, domains(branches, problem, question.decided, question.modes, found), name)
    if len(problem.rubbing) <= COMPLETE or problem.along:
        return first
    second = apart(
        branches, f"{name}_minimum", "The modes that minimise the function of level friction.",
        lambda question: minimiser(branches, question, name), question=question,
    )  # fmt: skip
    unanswered = branches.any(branches.equal(first.status, branches.algebra.constant(s)) for s in (NONE, LIMIT))
    return branches.choose(unanswered, second, first)
