"""Load-dependent friction: the friction forces u of the sliding joints whose level depends on the accelerations.

With the joints' modes given, qdd = qdd0 - V u, so every bearing load and load torque is affine in u and the law reads

    u_j = Phi_j(u) = s [F + F_m + excess(s tau_l + F)],  F = L + m sum |Y u + y0|

piecewise linear for slides, thrust bearings and drives (Dupont 1993, eq. 10, "signs are hypothesised and checked"),
smooth but for a corner for pins. The loop is Newton's with the generalised Jacobian, which for the piecewise linear
case is the iteration on signs. It starts warm. A step is taken only when it makes the residual smaller; else
fractions of it and the fixed-point step Phi(u) are tried, so that under the test below it cannot fail. It ends when
nothing gets smaller.

Uniqueness: the generalised Jacobian is strictly diagonally dominant for every load. For pins and slides this is K_ij =
m_i sum ||C_i M_RR^-1 e_j||, largest row sum < 1; a drive's own diagonal is min(1 + k1 beta, 1 - k2 beta). Among drives
forces meet torques, so rows are compared in the units that suit best: the matrix of diagonals less the others' sizes is
an M-matrix (Berman and Plemmons 1979, ch. 6), which elimination decides. One joint alone is decided exactly: its
residual is concave in the friction force (or has two straight pieces).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import solve_general
from symgen.derive.algebra.outline import loop
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.drives import uniqueness_product
from symgen.derive.friction.load_law import Loaded, Piece, Shares, law
from symgen.program.nodes import Node

__all__ = ["BOUND", "Approach", "LoadedSolution", "grows", "newton_pass", "solve_loaded", "solves"]

BOUND = 40
"""Newton passes; random problems of up to seven joints need about five."""

CONVERGED = 1e-5
"""Relative residual below which an iteration is close, and, in single precision, one that has stalled has arrived."""

ARRIVED = 1e-11
"""The same in double precision and above: a stall farther out is the least residual where there is no solution."""

NEXT = 1.0 + 2.0**-30
"""A number above one for every dtype but single precision, whose literal is one."""

POLISH = 12
"""Passes after the residual is that small: Newton needs two or three, or, where two solutions nearly meet, a dozen."""

FRACTIONS = (1.0, 0.5, 0.125)
"""Parts of the Newton step that are tried."""


@dataclass(frozen=True)
class LoadedSolution:
    """u, whether it solves the problem, whether it is shown to be the only solution or known not to be, and whether a
    missing solution is known to be missing."""

    u: tuple[Scalar, ...]
    converged: Node
    proven: Node
    several: Node
    none: Node


@dataclass(frozen=True)
class Approach:
    """State of Newton's passes: the friction forces, and the number of passes since they were close."""

    u: tuple[Scalar, ...]
    polished: tuple[Scalar]


def solve_loaded(
    branches: Branches, problem: tuple[Loaded, ...], start: Sequence[Scalar], name: str, repeatable: bool = False
) -> LoadedSolution:
    """The friction forces u, from `start`.

    Args:
        repeatable: start from zero where it is not shown that every start leads to the one solution, so that the same
            is found, or missed, by everyone else who starts from zero.
    """
    proven, sure, single, ambiguous = _uniqueness(branches, problem)
    if repeatable:
        start = [branches.where(sure, x, branches.zero) for x in start]
    final, finished = loop(
        branches, name, "One pass of Newton's method for load-dependent friction forces.", BOUND,
        Approach(tuple(start), (branches.zero,)), lambda now, joint: newton_pass(branches, joint, now), joint=problem,
    )  # fmt: skip
    result = final.u
    residual, scale, small = _residual(branches, problem, result)
    converged = branches.all((finished, small))
    several = branches.all((converged, single, ambiguous))
    missed = branches.less(branches.algebra.constant(CONVERGED) * scale, residual)
    none = branches.all((branches.no(converged), single, missed))
    return LoadedSolution(result, converged, proven, several, none)


def solves(branches: Branches, problem: tuple[Loaded, ...], u: Sequence[Scalar]) -> Node:
    """True when u solves the problem up to rounding; false where it is not finite."""
    _, _, small = _residual(branches, problem, u)
    return branches.all((branches.finite(u), small))


def _residual(branches: Branches, problem: tuple[Loaded, ...], u: Sequence[Scalar]) -> tuple[Scalar, Scalar, Node]:
    """The largest residual, the largest force, and whether the one is rounding of the other."""
    force, _ = law(branches, problem, u, slopes=False)
    residual = branches.largest([branches.abs(a - b) for a, b in zip(u, force, strict=True)])
    scale = branches.largest([branches.abs(a) for a in (*force, *u)])
    precise = branches.less(scale, branches.algebra.constant(NEXT) * scale)
    limit = branches.where(precise, branches.algebra.constant(ARRIVED), branches.algebra.constant(CONVERGED))
    return residual, scale, branches.at_most(residual, limit * scale)


def newton_pass(
    branches: Branches, problem: tuple[Loaded, ...], now: Approach, piece: Piece | None = None
) -> tuple[Approach, Node]:
    """The next iterate, and true when the residual stagnates; for one piece of the law where one is given."""
    u, (polished,) = now.u, now.polished
    n = len(u)
    force, slopes = law(branches, problem, u, slopes=True, piece=piece)
    g = [a - b for a, b in zip(u, force, strict=True)]
    jacobian = [[(branches.one if i == k else branches.zero) - slopes[i][k] for k in range(n)] for i in range(n)]
    step = solve_general(branches, jacobian, g)
    before = branches.largest([branches.abs(x) for x in g])
    best, least = list(u), before
    better = branches.false
    trials = [[a - branches.algebra.constant(part) * b for a, b in zip(u, step, strict=True)] for part in FRACTIONS]
    for trial in (*trials, force):
        there, _ = law(branches, problem, trial, slopes=False, piece=piece)
        size = branches.largest([branches.abs(a - b) for a, b in zip(trial, there, strict=True)])
        smaller = branches.less(size, least)
        best = [branches.where(smaller, a, b) for a, b in zip(trial, best, strict=True)]
        least = branches.where(smaller, size, least)
        better = branches.any((better, smaller))
    # compiled code may round one residual in two ways, so that near the end "smaller" can go on for ever
    close = branches.algebra.constant(CONVERGED) * branches.largest([branches.abs(x) for x in (*u, *force)])
    polished = polished + branches.indicator(branches.at_most(before, close))
    enough = branches.at_most(branches.algebra.constant(float(POLISH)), polished)
    done = branches.any((branches.no(better), enough, branches.at_most(least, branches.zero)))
    return Approach(tuple(best), (polished,)), done


def _uniqueness(branches: Branches, problem: tuple[Loaded, ...]) -> tuple[Node, Node, Node, Node]:
    """True when the solution is shown to be unique; true when the iteration cannot miss it; one active joint that
    is decided exactly; if so, not unique."""
    several: list[Node] = []
    diagonals: list[Scalar] = []
    sizes: list[list[Scalar]] = []
    active = branches.sum([branches.indicator(joint.active) for joint in problem])
    for i, joint in enumerate(problem):
        reach = []
        for k, other in enumerate(problem):
            size = branches.zero
            for slope, group in zip(joint.level.slopes, joint.groups, strict=True):
                total = branches.zero
                for bearing in group:
                    if len(bearing) == 1:
                        total = total + branches.abs(bearing[0].row[k])
                    else:
                        total = total + branches.sqrt(branches.sum([c.row[k] * c.row[k] for c in bearing]))
                size = size + slope * total
            counts = other.active if other.shares is None or not other.shares.beside else branches.true
            reach.append(branches.where(counts, size, branches.zero))
        diagonal, others = branches.one - reach[i], reach
        ambiguous = branches.less(branches.one, reach[i])
        if joint.losses is not None and joint.load is not None:
            losses, row = joint.losses, joint.load.row
            factor = branches.max(losses.k1, losses.k2)
            beta = -row[i]
            diagonal = branches.min(branches.one + losses.k1 * beta, branches.one - losses.k2 * beta)
            diagonal = diagonal - reach[i] * (branches.one + factor)
            others = [
                reach[k] + factor * (branches.where(problem[k].active, branches.abs(row[k]), branches.zero) + reach[k])
                for k in range(len(problem))
            ]
            ambiguous = branches.false
            if not joint.groups:
                ambiguous = branches.less(uniqueness_product(losses, beta), branches.zero)
                certain = branches.less(branches.zero, uniqueness_product(losses, beta))
                diagonal = branches.where(
                    branches.all((certain, branches.at_most(active, branches.one))), branches.one, diagonal
                )
        several.append(branches.all((joint.active, ambiguous)))
        diagonals.append(branches.where(joint.active, diagonal, branches.one))
        sizes.append(
            [
                branches.where(joint.active, x, y)
                for x, y in zip(others, _held(branches, joint, len(problem)), strict=True)
            ]
        )
    scaled = any(joint.losses is not None or (joint.shares is not None and joint.shares.beside) for joint in problem)
    sure = _dominant(branches, diagonals, sizes)
    proven = _dominant_in_some_units(branches, diagonals, sizes) if scaled else sure
    single = branches.all((branches.at_most(active, branches.one), branches.any(several)))
    shared = [branches.no(joint.active) for joint in problem if joint.shares is not None and _follows(joint.shares)]
    if shared:  # limits that depend on how they are shared
        alone = branches.no(branches.any(shared))
        proven, sure, single = (branches.all((x, alone)) for x in (proven, sure, single))
    return proven, sure, single, branches.any(several)


def _held(branches: Branches, joint: Loaded, count: int) -> list[Scalar]:
    """Sizes of what the friction forces do to that of a joint that alone holds its mode at rest; else zeros."""
    shares = joint.shares
    if shares is None or not shares.beside or _follows(shares):
        return [branches.zero] * count
    return [branches.abs(slope) for slope in shares.law(branches, [branches.zero] * count)[1]]


def _follows(shares: Shares) -> bool:
    """True where a joint's share of what holds it depends on loads."""
    return (len(shares.sizes) > 1 and any(group for group in shares.groups)) or shares.drive is not None


def _dominant(branches: Branches, diagonals: Sequence[Scalar], sizes: Sequence[Sequence[Scalar]]) -> Node:
    """True when every diagonal exceeds the sum of its row's other sizes."""
    return branches.all(
        branches.less(branches.sum([x for k, x in enumerate(row) if k != i]), diagonal)
        for i, (diagonal, row) in enumerate(zip(diagonals, sizes, strict=True))
    )


def _dominant_in_some_units(branches: Branches, diagonals: Sequence[Scalar], sizes: Sequence[Sequence[Scalar]]) -> Node:
    """The same after some scaling of the unknowns: all pivots of diagonals less sizes are positive."""
    n = len(diagonals)
    return _positive(branches, [[diagonals[i] if i == k else -sizes[i][k] for k in range(n)] for i in range(n)])


def _positive(branches: Branches, rows: list[list[Scalar]]) -> Node:
    """True when all pivots of a matrix are positive."""
    n = len(rows)
    positive: list[Node] = []
    for p in range(n):
        positive.append(branches.less(branches.zero, rows[p][p]))
        inverse = branches.one / branches.where(positive[p], rows[p][p], branches.one)
        for i in range(p + 1, n):
            multiple = rows[i][p] * inverse
            rows[i] = [a - multiple * b for a, b in zip(rows[i], rows[p], strict=True)]
    return branches.all(positive)


def grows(branches: Branches, problem: tuple[Loaded, ...], u: Sequence[Scalar]) -> Node:
    """True for a solution as friction that grows from none has it: bearings are loaded, pivots of 1 - Phi' positive."""
    _, slopes = law(branches, problem, u, slopes=True)
    n = len(u)
    rows = [[(branches.one if i == k else branches.zero) - slopes[i][k] for k in range(n)] for i in range(n)]
    loads = [
        branches.any(branches.no(branches.equal(part.at(u), branches.zero)) for part in bearing)
        for joint in problem
        for bearing in joint.bearings
    ]
    return branches.all([_positive(branches, rows), *loads])
