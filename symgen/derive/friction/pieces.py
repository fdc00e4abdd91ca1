"""All motions of one pattern of modes, piece by piece: where Newton's method missed the one that obeys the pattern.

The law of load-dependent friction has corners: where a bearing's load changes its sign, where a drive begins to be
driven by its load, and where the load of a preloaded one exceeds the preload. Between them it is linear, for pins
smooth. What lies at each side of every corner is supposed in turn, 2^m combinations for m corners of sliding joints.
Slides, thrust bearings and drives: a combination is one linear system, and its solution is a motion if it is where it
was supposed to be. So none is missed. Pins: Newton's method starts from the loads' two asymptotes, which for one
bearing finds both solutions (its residual is concave); for several it is a search without a proof.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import solve_general
from symgen.derive.algebra.outline import apart, loop
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.free_joints import Problem
from symgen.derive.friction.load_law import Loaded, Piece, law
from symgen.derive.friction.loaded import Approach, newton_pass, solves
from symgen.derive.friction.mode_pattern import Motion, Unloaded, under_friction
from symgen.program.nodes import Node

__all__ = ["EXPLORED", "explorable", "explored", "piece_bound"]

EXPLORED = 4
"""Largest number of load-dependent joints for which all pieces are tried."""

PASSES = 24
"""Of Newton's method from the asymptotes of pins; about seven are usual, and twenty where two solutions nearly meet."""

C = TypeVar("C")
Obeys = Callable[[Branches, C, Sequence[Scalar], Sequence[Scalar]], Node]
"""True when accelerations and friction forces of the free joints obey a pattern."""


def explorable(problem: Problem) -> bool:
    """True when some friction depends on loads, in few enough joints to try all pieces."""
    return 0 < len(problem.loaded) <= EXPLORED


def piece_bound(problem: Problem) -> int:
    """Most pieces of a pattern's law."""
    corners = 0
    for k in problem.loaded:
        joint = problem.rubbing[k]
        corners += len(joint.bearings) + (0 if joint.losses is None else joint.losses.corners)
    return int(2**corners)


@dataclass(frozen=True)
class _Search:
    """State carried through the loop.

    Attributes:
        other: per corner of the sliding joints, whether it is the other of two suppositions, see `Piece`.
        u: friction forces of the best motion so far.
        found, obeying: there is one; it obeys the pattern.
    """

    other: tuple[Node, ...]
    u: tuple[Scalar, ...]
    found: tuple[Node]
    obeying: tuple[Node]


def explored(
    branches: Branches, problem: Problem, parts: Unloaded, quick: Motion, asks: Node, trial: C, obeys: Obeys[C],
    name: str,
) -> Motion:  # fmt: skip
    """The motion `quick`, or where that is asked for the first of all motions that obeys the pattern.

    Where none does it is `quick`, if that is a motion at all, else the first that was found.

    Args:
        parts: what `quick` was computed from.
        asks: when.
        trial: what `obeys` reads.
        name: prefix of the names of functions and loop bodies.
    """
    first = _Outcome(quick.qdd, quick.f, quick.u, quick.converged, quick.several, quick.none)
    best = apart(
        branches, f"{name}_pieces", "All motions of one pattern of modes, piece by piece.",
        lambda **inner: _gone_through(branches, **inner, obeys=obeys, name=name),
        problem=problem, parts=parts, quick=first, asks=asks, trial=trial,
    )  # fmt: skip
    best = branches.choose(asks, best, first)
    return replace(
        quick, qdd=best.qdd, f=best.f, u=best.u, converged=best.converged, several=best.several, none=best.none
    )


@dataclass(frozen=True)
class _Outcome:
    """Values that trying all pieces may change, see `Motion`."""

    qdd: tuple[Scalar, ...]
    f: tuple[Scalar, ...]
    u: tuple[Scalar, ...]
    converged: Node
    several: Node
    none: Node


def _gone_through(
    branches: Branches, problem: Problem, parts: Unloaded, quick: _Outcome, asks: Node, trial: C, obeys: Obeys[C],
    name: str,
) -> _Outcome:  # fmt: skip
    """The best of all motions, `quick` among them; the loops end at once where the answer is not used."""
    corners = sum(map(_corners, parts.loaded))
    no, zeros = branches.false, (branches.zero,) * len(parts.loaded)
    last, _ = loop(
        branches, f"{name}_piece", "One piece of the law of load-dependent friction.", piece_bound(problem),
        _Search((no,) * corners, zeros, (no,), (no,)),
        lambda now, **outside: _tried(branches, **outside, now=now, obeys=obeys, name=name),
        problem=problem, parts=parts, asks=asks, trial=trial,
    )  # fmt: skip
    (found,), (obeying,) = last.found, last.obeying
    qdd, f = under_friction(branches, problem, parts, last.u, f"{name}_best")
    takes = branches.any((obeying, branches.all((found, branches.no(quick.converged)))))
    qdd, f, u = branches.choose(takes, (qdd, f, last.u), (quick.qdd, quick.f, quick.u))
    return _Outcome(
        qdd,
        f,
        u,
        converged=branches.any((quick.converged, found)),
        several=branches.any((quick.several, branches.all((obeying, quick.converged)))),
        none=branches.any((quick.none, branches.no(branches.any((found, quick.converged))))),
    )


def _tried(
    branches: Branches, problem: Problem, parts: Unloaded, asks: Node, trial: C, now: _Search, obeys: Obeys[C],
    name: str,
) -> tuple[_Search, Node]:  # fmt: skip
    """The motion of one piece, the next piece, and whether that was the last or an answer."""
    u = _of_piece(branches, parts.loaded, asks, now.other, name)
    found = solves(branches, parts.loaded, u)
    qdd, f = under_friction(branches, problem, parts, u, f"{name}_found")
    obeying = branches.all((found, obeys(branches, trial, qdd, f)))
    takes = branches.any((obeying, branches.all((found, branches.no(now.found[0])))))
    # the next combination, counted in binary over the corners of joints that slide
    following, carry, at = [], branches.true, iter(now.other)
    for joint in parts.loaded:
        for _ in range(_corners(joint)):
            bit, counts = next(at), branches.all((carry, joint.active))
            following.append(branches.pick(counts, branches.no(bit), bit))
            carry = branches.all((carry, branches.any((bit, branches.no(joint.active)))))
    best = branches.choose(takes, u, now.u)
    known = _Search(tuple(following), best, (branches.any((now.found[0], found)),), (obeying,))
    return known, branches.any((obeying, carry, branches.no(asks)))


def _corners(joint: Loaded) -> int:
    """Choices that name a piece of one joint's law."""
    return len(joint.bearings) + (0 if joint.losses is None else joint.losses.corners)


def _of_piece(
    branches: Branches, loaded: tuple[Loaded, ...], asks: Node, other: Sequence[Node], name: str
) -> tuple[Scalar, ...]:
    """The friction forces that solve one piece of the law."""
    at = iter(other)
    negative, driving, within = [], [], []
    for joint in loaded:
        negative.append(tuple(next(at) for _ in joint.bearings))
        driving.append(None if joint.losses is None else next(at))
        within.append(None if joint.losses is None or joint.losses.preload is None else next(at))
    straight = Piece(tuple(negative), tuple(driving), tuple(within), straight=True)
    u: tuple[Scalar, ...] = (branches.zero,) * len(loaded)
    for _ in range(2):  # the second time against rounding
        force, slopes = law(branches, loaded, u, slopes=True, piece=straight)
        matrix = [
            [(branches.one if i == k else branches.zero) - slopes[i][k] for k in range(len(u))] for i in range(len(u))
        ]
        step = solve_general(branches, matrix, [a - b for a, b in zip(u, force, strict=True)])
        u = tuple(a - b for a, b in zip(u, step, strict=True))
    if all(len(bearing) == 1 for joint in loaded for bearing in joint.bearings):
        return u
    final, _ = loop(
        branches, f"{name}_pins", "One pass of Newton's method for the friction forces of pins.", PASSES,
        Approach(u, (branches.zero,)), lambda now, **inner: _pin_pass(branches, **inner, now=now),
        loaded=loaded, piece=replace(straight, straight=False), asks=asks,
    )  # fmt: skip
    return final.u


def _pin_pass(
    branches: Branches, loaded: tuple[Loaded, ...], piece: Piece, asks: Node, now: Approach
) -> tuple[Approach, Node]:
    """One pass of Newton's method, the last where the answer is not used."""
    following, done = newton_pass(branches, loaded, now, piece)
    return following, branches.any((done, branches.no(asks)))
