"""A bounded search through the patterns of modes, those with the fewest sliding joints first.

The patterns of the domains are visited in order of the number of sliding joints and then in joint order, each joint as
0, +1, -1. Each is tested: every stuck joint within its band, every other accelerating in its mode. The first consistent
one is the answer; the search goes on to the end of its number of sliding joints to see whether there is a second (a
tie), unless that is excluded: when no joint slides, and when the levels do not depend on loads and no static level
exceeds its kinetic one (the accelerations then minimise a strictly convex function, so there is one pattern).

Joints that reached their limit have one mode in their domain; if no pattern is consistent then, the search starts again
with them as ordinary joints. If none is consistent even so, the first pattern that violates its conditions by no more
than rounding is the answer; without one the status is NONE.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.outline import loop
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.consistency import Trial, consistency, obeys
from symgen.derive.friction.domains import Domain, first_pattern, next_pattern, restricted
from symgen.derive.friction.free_joints import Problem
from symgen.derive.friction.mode_pattern import move, shown_apart, unloaded
from symgen.derive.friction.pieces import EXPLORED, explorable, explored
from symgen.derive.friction.question import Decision, Question, held_joints, stopping_changes
from symgen.functions import LIMIT, NONE, NONFINITE, OK, SEVERAL, TIE, UNPROVEN
from symgen.program.nodes import Node

__all__ = ["COMPLETE", "search", "search_bound"]

COMPLETE = 7
"""Largest number of joints with friction for which the search visits every pattern if it must."""


def search_bound(joints: int, loaded: int = 0) -> int:
    """Most patterns that a search visits: all of them, twice, for up to seven joints; no more beyond.

    Where all motions of a pattern can be looked through, twice as many.

    Args:
        joints: with friction.
        loaded: those of them whose friction depends on the accelerations.
    """
    return int((4 if 0 < loaded <= EXPLORED else 2) * 3 ** min(joints, COMPLETE))


def _levels_equal(branches: Branches, problem: Problem) -> Node:
    """True when sticking takes no more than sliding: the accelerations then minimise a strictly convex function."""
    if problem.loaded:
        return branches.false
    return branches.all(
        branches.equal(way.breakaway.offset + way.motor_breakaway, way.level.offset + way.motor)
        for joint in problem.rubbing
        for way in joint.ways
    )


@dataclass(frozen=True)
class _Findings:
    """Findings from the patterns so far.

    Attributes:
        relaxed: joints that reached their limit are ordinary ones by now.
        thorough: of patterns whose motion contradicts them, or was missed, all motions are looked through.
        doubtful: for some pattern that may change its verdict.
        found, nearly: a pattern was consistent, or was up to rounding.
        tie: another one was consistent too.
        limited: of a pattern it is not known whether it has a motion.
        proven, several: of the best pattern, see `Motion`.
    """

    relaxed: Node
    thorough: Node
    doubtful: Node
    found: Node
    nearly: Node
    tie: Node
    limited: Node
    proven: Node
    several: Node


@dataclass(frozen=True)
class _Numbers:
    """Of the best pattern `qdd`, `u` and `change` as in `Decision`; `start` is u of the last, to start from."""

    qdd: tuple[Scalar, ...]
    u: tuple[Scalar, ...]
    change: tuple[Scalar, ...]
    start: tuple[Scalar, ...]


@dataclass(frozen=True)
class _Visit:
    """State of the search: the pattern to be tried, the best so far, and the findings."""

    pattern: tuple[Node, ...]
    best: tuple[Node, ...]
    flag: _Findings
    number: _Numbers


def search(branches: Branches, question: Question, allowed: Sequence[Domain], name: str) -> Decision:
    """The decision by search.

    Args:
        allowed: the domain of each joint as bounds leave it, no joint let go at its limit.
        name: prefix of the loop bodies' names.
    """
    problem = question.problem
    start = [restricted(branches, d, r, f) for d, r, f in zip(allowed, question.reached, question.forced, strict=True)]
    first, _ = first_pattern(branches, start)
    no, zero = branches.false, (branches.zero,)
    findings = _Findings(no, no, no, no, no, no, no, branches.true, no)
    u = zero * len(problem.loaded)
    numbers = _Numbers(zero * (len(problem.right) + problem.felt), u, zero * len(question.rates), u)
    last, finished = loop(
        branches, name, "One pattern of modes is tried, and the next one chosen.",
        search_bound(len(problem.rubbing), len(problem.loaded)),
        _Visit(tuple(first), tuple(first), findings, numbers),
        lambda now, question, allowed, unique: _visited(branches, question, allowed, unique, now, name),
        question=question, allowed=tuple(allowed), unique=_levels_equal(branches, problem),
    )  # fmt: skip
    status = _status(branches, last.flag, finished)
    sound = branches.finite([*last.number.qdd, *problem.right])
    status = branches.where(sound, status, branches.algebra.constant(NONFINITE))
    return Decision(last.best, status, last.number.qdd, last.number.u, last.number.change)


def _visited(
    branches: Branches, question: Question, allowed: tuple[Domain, ...], unique: Node, now: _Visit, name: str
) -> tuple[_Visit, Node]:
    """One pattern tried: what is known then, the pattern that follows, and whether the search is over."""
    ordinary = branches.no(now.flag.relaxed)
    reached = tuple(branches.all((r, ordinary)) for r in question.reached)
    best, known, number = _tried(branches, question, reached, now, name)
    active = [restricted(branches, d, r, f) for d, r, f in zip(allowed, reached, question.forced, strict=True)]
    following, more, beyond = next_pattern(branches, active, now.pattern)
    end = branches.all((beyond, branches.no(known.found)))
    none_slides = branches.all(branches.is_mode(x, 0) for x in now.pattern)
    certain = branches.any((unique, none_slides, more, beyond))
    answered = branches.all((known.found, branches.any((known.tie, certain))))
    # once more, all motions of doubtful patterns; then with joints at their limit as ordinary ones
    deeper = branches.all((end, known.doubtful, branches.no(known.thorough)))
    first, _ = first_pattern(branches, active)
    again, empty = first_pattern(branches, allowed)
    relaxes = branches.all((end, branches.no(deeper), ordinary, branches.any(question.reached), branches.no(empty)))
    restart = branches.any((deeper, relaxes))
    done = branches.any((answered, branches.all((end, branches.no(restart)))))
    known = replace(
        known,
        relaxed=branches.any((known.relaxed, relaxes)),
        thorough=branches.pick(relaxes, branches.false, branches.any((known.thorough, deeper))),
        doubtful=branches.all((known.doubtful, branches.no(restart))),
        limited=branches.all((known.limited, branches.no(deeper))),
    )
    pattern = branches.choose(relaxes, again, branches.choose(deeper, first, following))
    return _Visit(tuple(pattern), best, known, number), done


def _tried(
    branches: Branches, question: Question, reached: tuple[Node, ...], now: _Visit, name: str
) -> tuple[tuple[Node, ...], _Findings, _Numbers]:
    """The best pattern, what is known, and the numbers, after the present pattern."""
    known, pattern, problem = now.flag, now.pattern, question.problem
    held = held_joints(branches, problem, pattern)
    signs = [branches.sign(x) for x in pattern]
    trial = Trial(problem, pattern, question.decided, reached)
    motion = move(branches, problem, held, signs, now.number.start, f"{name}_loads", repeatable=True, feasible=True)
    doubtful = branches.false
    if explorable(problem):
        agrees = branches.all((motion.converged, consistency(branches, trial, motion.qdd, motion.f)[0]))
        doubtful = branches.no(branches.any((motion.proven, motion.none, agrees)))
        asks, parts = branches.all((known.thorough, doubtful)), unloaded(branches, problem, held, signs)
        asks = branches.all((asks, *shown_apart(branches, parts)))
        motion = explored(branches, problem, parts, motion, asks, trial, obeys, name)
    verdicts = consistency(branches, trial, motion.qdd, motion.f)
    consistent, near = (branches.all((motion.converged, motion.possible, x)) for x in verdicts)
    first = branches.all((consistent, branches.no(known.found)))
    take = branches.any((first, branches.all((near, branches.no(known.found), branches.no(known.nearly)))))
    change = tuple(stopping_changes(branches, question, motion.factor))
    best, qdd, u, change, proven, several = branches.choose(
        take,
        (pattern, motion.qdd, motion.u, change, motion.proven, motion.several),
        (now.best, now.number.qdd, now.number.u, now.number.change, known.proven, known.several),
    )
    unknown = branches.all((branches.no(motion.converged), branches.no(motion.none)))
    findings = _Findings(
        relaxed=known.relaxed,
        thorough=known.thorough,
        doubtful=branches.any((known.doubtful, doubtful)),
        found=branches.any((known.found, consistent)),
        nearly=branches.any((known.nearly, near)),
        tie=branches.any((known.tie, branches.all((consistent, known.found)))),
        limited=branches.any((known.limited, unknown)),
        proven=proven,
        several=several,
    )
    return best, findings, _Numbers(qdd, u, change, motion.u)


def _status(branches: Branches, known: _Findings, finished: Node) -> Scalar:
    """The status of the best pattern."""
    choose = branches.algebra.constant
    proven = branches.all((known.proven, branches.no(known.doubtful)))
    status = branches.where(known.tie, choose(TIE), choose(OK))
    status = branches.where(proven, status, choose(UNPROVEN))
    status = branches.where(known.several, choose(SEVERAL), status)
    lost = branches.where(known.limited, choose(LIMIT), choose(NONE))
    status = branches.where(branches.any((known.found, known.nearly)), status, lost)
    return branches.where(finished, status, choose(LIMIT))
