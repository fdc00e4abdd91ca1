"""Loads in closed loops of several freedoms: friction that rigid bodies leave undetermined at rest, by its own limits.

What holds several modes at rest is shared by their static limits (`shares`), limits grow with loads, and loads depend
on the shares. With the shares T at friction u and their derivatives by it, as long as the same joints decide, each pass
solves the problem of `loaded` with T + dT/du (u' - u) for what holds a mode: Newton's method, whose corners are passed
by doing it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.outline import loop
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.bearing import Affine, Bearings, GroupLevel
from symgen.derive.friction.load_law import Loaded, pressing
from symgen.derive.friction.loaded import LoadedSolution, solve_loaded
from symgen.derive.friction.shares import Slopes, shared
from symgen.program.nodes import Node

__all__ = ["AtRest", "sharing", "solve_shared"]

PASSES = 24
"""Most passes; three or four are usual."""

DOUBLE, SINGLE, NEXT = 1e-9, 1e-5, 1.0 + 2.0**-30
"""Relative change of the last pass, by the number type; the error behind it is about its square."""


@dataclass(frozen=True)
class AtRest:
    """Force that a joint with friction holds at rest, and the laws that bound it.

    Attributes:
        held: true when it rests.
        total: the force along its mode, affine in u; one of several where these are not determined.
        groups: bearings of its joints with loads, affine in u.
        levels: static levels, against positive and negative rates or one for both.
    """

    held: Node
    total: Affine
    groups: tuple[Bearings, ...]
    levels: tuple[GroupLevel, ...]


@dataclass(frozen=True)
class _Pass:
    """State carried through the passes: friction, what is known of it, and whether it is the last pass'."""

    u: tuple[Scalar, ...]
    known: tuple[Node, Node, Node, Node]
    settled: tuple[Node]


def solve_shared(
    branches: Branches,
    loaded: tuple[Loaded, ...],
    W: Sequence[Sequence[Scalar]],
    rests: tuple[AtRest, ...],
    asks: Node,
    start: Sequence[Scalar],
    name: str,
    repeatable: bool,
) -> LoadedSolution:
    """The friction forces u, from `start`; see `solve_loaded`.

    Args:
        W: mobility of the joints with friction, none at rest.
        rests: per joint with friction.
        asks: whether some force at rest is undetermined; else one pass is all.
    """
    no = branches.false
    last, finished = loop(
        branches, f"{name}_shared", "Friction in loops with what joints at rest hold shared by their limits.", PASSES,
        _Pass(tuple(start), (no, no, no, no), (no,)),
        lambda now, **given: _pass(branches, now, **given, name=name, repeatable=repeatable),
        loaded=loaded, W=tuple(map(tuple, W)), rests=rests, asks=asks,
    )  # fmt: skip
    converged, proven, several, none = last.known
    return LoadedSolution(
        last.u,
        branches.all((converged, finished)),
        branches.all((proven, branches.no(asks))),
        several,
        branches.all((none, branches.no(asks))),
    )


def _pass(
    branches: Branches,
    now: _Pass,
    loaded: tuple[Loaded, ...],
    W: tuple[tuple[Scalar, ...], ...],
    rests: tuple[AtRest, ...],
    asks: Node,
    name: str,
    repeatable: bool,
) -> tuple[_Pass, Node]:
    """Friction for shares that are linear about that of the pass before, and whether it is the same."""
    linear = sharing(branches, now.u, loaded, W, rests, asks, name)
    solution = solve_loaded(branches, linear, now.u, f"{name}_friction", repeatable)
    change = branches.largest([branches.abs(a - b) for a, b in zip(solution.u, now.u, strict=True)])
    scale = branches.largest([branches.abs(x) for x in (*solution.u, *now.u)])
    single, double, beyond_one = (branches.algebra.constant(x) for x in (SINGLE, DOUBLE, NEXT))
    small = branches.where(branches.less(scale, beyond_one * scale), double, single)
    settled = branches.any((branches.no(asks), branches.at_most(change, small * scale)))
    known = (solution.converged, solution.proven, solution.several, solution.none)
    return _Pass(solution.u, known, (settled,)), settled


def sharing(
    branches: Branches,
    u: Sequence[Scalar],
    loaded: tuple[Loaded, ...],
    W: tuple[tuple[Scalar, ...], ...],
    rests: tuple[AtRest, ...],
    asks: Node,
    name: str,
) -> tuple[Loaded, ...]:
    """The laws with shares of what holds modes at rest that are linear about friction u."""
    totals = _shares(branches, u, W, rests, asks, name)
    return tuple(
        joint if joint.shares is None else replace(joint, shares=replace(joint.shares, total=totals[joint.shares.mode]))
        for joint in loaded
    )


def _shares(
    branches: Branches,
    u: Sequence[Scalar],
    W: tuple[tuple[Scalar, ...], ...],
    rests: tuple[AtRest, ...],
    asks: Node,
    name: str,
) -> list[Affine]:
    """Per joint with friction what holds it at rest, affine about u."""
    phi = [rest.total.at(u) for rest in rests]
    both = any(len(rest.levels) > 1 for rest in rests)
    above, below = ([_limit(branches, rest, side, u) for rest in rests] for side in (0, -1))
    told, slopes = shared(
        branches, W, [rest.held for rest in rests], asks, phi, [value for value, _ in above],
        [value for value, _ in below] if both else (), len(rests), f"{name}_of_loads",
        Slopes(
            tuple(rest.total.row for rest in rests), tuple(row for _, row in above),
            tuple(row for _, row in below) if both else (),
        ),
    )  # fmt: skip
    return [
        Affine(tuple(row), value - branches.sum([a * b for a, b in zip(row, u, strict=True)]))
        for value, row in zip(told, slopes, strict=True)
    ]


def _limit(branches: Branches, rest: AtRest, side: int, u: Sequence[Scalar]) -> tuple[Scalar, tuple[Scalar, ...]]:
    """Static limit against positive (0) or negative (-1) rates, and its generalised gradient."""
    level = rest.levels[side]
    pressed = [(slope, b) for slope, bearings in zip(level.slopes, rest.groups, strict=True) for b in bearings]
    value, gradient = pressing(branches, level.offset, pressed, u)
    return value, tuple(gradient)
