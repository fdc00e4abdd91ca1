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
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches, Enclosure
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


def search(branches: Branches, question: Question, allowed: Sequence[Domain], name: str) -> Decision:
    """The decision by search.

    Args:
        allowed: the domain of each joint as bounds leave it, no joint let go at its limit.
        name: prefix of the loop bodies' names.
    """
    problem = question.problem
    start = [restricted(branches, d, r, f) for d, r, f in zip(allowed, question.reached, question.forced, strict=True)]
    pattern, _ = first_pattern(branches, start)
    pool, joints, m = branches.pool, len(problem.rubbing), len(problem.right)
    enclosure = Enclosure(branches)
    inner, inner_domains = enclosure.inside((question, tuple(allowed)))
    unique = enclosure.inside(_levels_equal(branches, problem))
    now = [pool.input("pattern", k, "mode") for k in range(joints)]
    best = [pool.input("best", k, "mode") for k in range(joints)]
    relaxed, found, nearly, tie, limited, proven, several = (pool.input("flag", k, "boolean") for k in range(7))
    count = len(problem.loaded)
    number = [branches.algebra.scalar(pool.input("number", k)) for k in range(m + count + len(question.rates))]
    qdd, u, change = number[:m], number[m : m + count], number[m + count :]

    held = _held(branches, inner.problem, now)
    signs = [branches.sign(x) for x in now]
    motion = move(branches, inner.problem, held, signs, u, f"{name}_loads", repeatable=True)
    free = [branches.no(relaxed)] * joints
    reached = [branches.all((r, x)) for r, x in zip(inner.reached, free, strict=True)]
    consistent, near = _consistent(branches, inner.problem, motion, now, inner.decided, reached)
    first = branches.all((consistent, branches.no(found)))
    take = branches.any((first, branches.all((near, branches.no(found), branches.no(nearly)))))
    new_tie = branches.any((tie, branches.all((consistent, found))))
    new_found = branches.any((found, consistent))
    new_nearly = branches.any((nearly, near))
    new_best = [branches.pick(take, a, b) for a, b in zip(now, best, strict=True)]
    new_numbers = [
        *[branches.where(take, a, b) for a, b in zip(motion.qdd, qdd, strict=True)],
        *motion.u,
        *[branches.where(take, a, b) for a, b in zip(_change(branches, inner, motion, held), change, strict=True)],
    ]
    new_proven = branches.pick(take, motion.proven, proven)
    new_several = branches.pick(take, motion.several, several)
    unknown = branches.all((branches.no(motion.converged), branches.no(motion.none)))
    new_limited = branches.any((limited, unknown))

    active = [restricted(branches, d, r, f) for d, r, f in zip(inner_domains, reached, inner.forced, strict=True)]
    following, more, beyond = next_pattern(branches, active, now)
    again, empty = first_pattern(branches, inner_domains)
    end = branches.all((beyond, branches.no(new_found)))
    restart = branches.all((end, branches.no(relaxed), branches.any(inner.reached), branches.no(empty)))
    none_slides = branches.all(branches.is_mode(x, 0) for x in now)
    certain = branches.any((unique, none_slides, more, beyond))
    done = branches.any(
        (branches.all((new_found, branches.any((new_tie, certain)))), branches.all((end, branches.no(restart))))
    )
    now_next = [branches.pick(restart, a, b) for a, b in zip(again, following, strict=True)]
    new_relaxed = branches.any((relaxed, restart))

    flags = [new_relaxed, new_found, new_nearly, new_tie, new_limited, new_proven, new_several]
    no = branches.false
    carried = [
        ("pattern", pattern),
        ("best", pattern),
        ("flag", [no, no, no, no, no, branches.true, no]),
        ("number", [branches.zero.x] * len(number)),
    ]
    outputs = [now_next, new_best, flags, [x.x for x in new_numbers]]
    (_, modes, flag, numbers), finished = enclosure.loop(
        name, search_bound(joints), carried, outputs, done, "One pattern of modes is tried, and the next one chosen."
    )
    values = [branches.algebra.scalar(x) for x in numbers]
    _, found, nearly, tie, limited, proven, several = flag
    accepted = branches.any((found, nearly))
    choose = branches.algebra.constant
    status = branches.where(proven, choose(OK), choose(UNPROVEN))
    status = branches.where(tie, choose(TIE), status)
    status = branches.where(several, choose(SEVERAL), status)
    lost = branches.where(limited, choose(LIMIT), choose(NONE))
    status = branches.where(accepted, status, lost)
    status = branches.where(finished, status, choose(LIMIT))
    result = values[:m]
    status = branches.where(branches.finite([*result, *problem.right]), status, choose(NONFINITE))
    return Decision(tuple(modes), status, tuple(result), tuple(values[m : m + count]), tuple(values[m + count :]))


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
