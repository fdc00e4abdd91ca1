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

from symgen.derive.algebra.apart import loop
from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.domains import Domain, first_pattern, next_pattern, restricted
from symgen.derive.friction.patterns import Motion, Problem, band, move
from symgen.functions import LIMIT, NONE, NONFINITE, OK, SEVERAL, TIE, UNPROVEN
from symgen.program.nodes import Node

__all__ = ["Decision", "Question", "search", "search_bound"]

COMPLETE = 7
"""Up to so many joints with friction the search visits every pattern if it must."""

ROUNDING = 1e-12
"""A violation this small, relative to the forces at the joint, is rounding."""

RELEASED = 1e-6
"""The same for a joint whose limit was reached at this event: an event is located to so much, in any dtype."""


def search_bound(joints: int) -> int:
    """Most patterns that a search visits: all of them, twice, for up to seven joints; no more beyond."""
    return int(2 * 3 ** min(joints, COMPLETE))


@dataclass(frozen=True)
class Decision:
    """Modes of the joints with friction, status, accelerations of the free joints, friction of load-dependent ones.

    `change`: what stopping the stuck joints does to the rates of the others, M_RR^-1 M_RS qd_S; zero at the stuck ones.
    Empty unless rates were given.
    """

    modes: tuple[Node, ...]
    status: Scalar
    qdd: tuple[Scalar, ...]
    u: tuple[Scalar, ...]
    change: tuple[Scalar, ...]


@dataclass(frozen=True)
class Question:
    """What is to be decided.

    Attributes:
        problem: the motion.
        decided: per joint with friction, true when it moves and keeps its mode.
        modes: per joint, the mode of those that keep it.
        reached: per joint, true when its limit was reached at this event and it is to be decided.
        forced: per joint, the mode that a reached joint takes.
        rates: of the free joints, for `Decision.change`.
    """

    problem: Problem
    decided: tuple[Node, ...]
    modes: tuple[Node, ...]
    reached: tuple[Node, ...]
    forced: tuple[Node, ...]
    rates: tuple[Scalar, ...]


def _levels_equal(branches: Branches, problem: Problem) -> Node:
    """True when sticking takes no more than sliding: the accelerations then minimise a strictly convex function."""
    if problem.loaded:
        return branches.false
    return branches.all(
        branches.equal(j.breakaway.offset + j.motor_breakaway, j.level.offset + j.motor) for j in problem.rubbing
    )


def _consistent(
    branches: Branches,
    problem: Problem,
    motion: Motion,
    pattern: Sequence[Node],
    decided: Sequence[Node],
    reached: Sequence[Node],
) -> tuple[Node, Node]:
    """Whether the motion obeys its pattern, and whether it does up to rounding.

    A joint that moves obeys its mode whatever its acceleration.
    """
    strict: list[Node] = [motion.converged]
    nearly: list[Node] = [motion.converged]
    rounding, located = branches.algebra.constant(ROUNDING), branches.algebra.constant(RELEASED)
    for k, joint in enumerate(problem.rubbing):
        qdd, f = motion.qdd[joint.place], motion.f[joint.place]
        stuck = branches.is_mode(pattern[k], 0)
        low, high = band(branches, joint, motion.qdd, f)
        ahead = branches.sign(pattern[k]) * qdd
        # how far inside its condition the joint is
        inside = branches.where(stuck, branches.min(f - low, high - f), ahead)
        force = branches.where(stuck, inside, problem.M[joint.place][joint.place] * inside)
        size = branches.max(branches.abs(f), branches.abs(problem.right[joint.place]))
        # a joint that was just released may start with no acceleration, which comes out a little of either sign
        released = branches.all((reached[k], branches.at_most(-(located * size), force)))
        within = branches.all((stuck, branches.at_most(branches.zero, inside)))
        holds = branches.any((branches.less(branches.zero, inside), within, released))
        strict.append(branches.any((decided[k], holds)))
        nearly.append(branches.any((decided[k], branches.at_most(-(rounding * size), force))))
    return branches.all(strict), branches.all(nearly)


@dataclass(frozen=True)
class _Findings:
    """What the patterns so far have shown.

    Attributes:
        relaxed: joints that reached their limit are ordinary ones by now.
        found, nearly: a pattern was consistent, or was up to rounding.
        tie: another one was consistent too.
        limited: of a pattern it is not known whether it has a motion.
        proven, several: of the best pattern, see `Motion`.
    """

    relaxed: Node
    found: Node
    nearly: Node
    tie: Node
    limited: Node
    proven: Node
    several: Node


@dataclass(frozen=True)
class _Numbers:
    """Of the best pattern `qdd` and `change` as in `Decision`; `u` of the last, to start from."""

    qdd: tuple[Scalar, ...]
    u: tuple[Scalar, ...]
    change: tuple[Scalar, ...]


@dataclass(frozen=True)
class _Visit:
    """What the search carries: the pattern to be tried, the best so far, and what is known."""

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
    findings = _Findings(no, no, no, no, no, branches.true, no)
    numbers = _Numbers(zero * len(problem.right), zero * len(problem.loaded), zero * len(question.rates))
    last, finished = loop(
        branches, name, "One pattern of modes is tried, and the next one chosen.", search_bound(len(problem.rubbing)),
        (question, tuple(allowed), _levels_equal(branches, problem)),
        _Visit(tuple(first), tuple(first), findings, numbers),
        lambda outside, now: _visited(branches, *outside, now, name),
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
    reached = [branches.all((r, ordinary)) for r in question.reached]
    best, known, number = _tried(branches, question, reached, now, name)
    active = [restricted(branches, d, r, f) for d, r, f in zip(allowed, reached, question.forced, strict=True)]
    following, more, beyond = next_pattern(branches, active, now.pattern)
    again, empty = first_pattern(branches, allowed)
    end = branches.all((beyond, branches.no(known.found)))
    restart = branches.all((end, ordinary, branches.any(question.reached), branches.no(empty)))
    none_slides = branches.all(branches.is_mode(x, 0) for x in now.pattern)
    certain = branches.any((unique, none_slides, more, beyond))
    answered = branches.all((known.found, branches.any((known.tie, certain))))
    done = branches.any((answered, branches.all((end, branches.no(restart)))))
    known = replace(known, relaxed=branches.any((known.relaxed, restart)))
    return _Visit(tuple(branches.choose(restart, again, following)), best, known, number), done


def _tried(
    branches: Branches, question: Question, reached: Sequence[Node], now: _Visit, name: str
) -> tuple[tuple[Node, ...], _Findings, _Numbers]:
    """The best pattern, what is known, and the numbers, after the present pattern."""
    known, pattern = now.flag, now.pattern
    held = _held(branches, question.problem, pattern)
    signs = [branches.sign(x) for x in pattern]
    motion = move(branches, question.problem, held, signs, now.number.u, f"{name}_loads", repeatable=True)
    consistent, near = _consistent(branches, question.problem, motion, pattern, question.decided, reached)
    first = branches.all((consistent, branches.no(known.found)))
    take = branches.any((first, branches.all((near, branches.no(known.found), branches.no(known.nearly)))))
    change = tuple(_change(branches, question, motion, held))
    best, qdd, change, proven, several = branches.choose(
        take,
        (pattern, motion.qdd, change, motion.proven, motion.several),
        (now.best, now.number.qdd, now.number.change, known.proven, known.several),
    )
    unknown = branches.all((branches.no(motion.converged), branches.no(motion.none)))
    findings = _Findings(
        relaxed=known.relaxed,
        found=branches.any((known.found, consistent)),
        nearly=branches.any((known.nearly, near)),
        tie=branches.any((known.tie, branches.all((consistent, known.found)))),
        limited=branches.any((known.limited, unknown)),
        proven=proven,
        several=several,
    )
    return best, findings, _Numbers(qdd, motion.u, change)


def _status(branches: Branches, known: _Findings, finished: Node) -> Scalar:
    """The status of the best pattern."""
    choose = branches.algebra.constant
    status = branches.where(known.tie, choose(TIE), choose(OK))
    status = branches.where(known.proven, status, choose(UNPROVEN))
    status = branches.where(known.several, choose(SEVERAL), status)
    lost = branches.where(known.limited, choose(LIMIT), choose(NONE))
    status = branches.where(branches.any((known.found, known.nearly)), status, lost)
    return branches.where(finished, status, choose(LIMIT))


def _change(branches: Branches, inner: Question, motion: Motion, held: Sequence[Node]) -> list[Scalar]:
    """M_RR^-1 M_RS qd_S."""
    if not inner.rates:
        return []
    M, n = inner.problem.M, len(inner.rates)
    stopped = [branches.where(h, v, branches.zero) for h, v in zip(held, inner.rates, strict=True)]
    right = [branches.sum([M[a][b] * stopped[b] for b in range(n) if b != a]) for a in range(n)]
    return motion.factor.solve(branches, right)


def _held(branches: Branches, problem: Problem, pattern: Sequence[Node]) -> list[Node]:
    """Per free joint whether the pattern holds it."""
    held = [branches.false] * len(problem.right)
    for joint, mode in zip(problem.rubbing, pattern, strict=True):
        held[joint.place] = branches.is_mode(mode, 0)
    return held
