"""The motion for one pattern of modes: accelerations and friction forces.

For the free joints M qdd + f = r. Stuck joints have qdd = 0 exactly; their friction is what the equation leaves over.
Sliding joints have the level of their law. All 2^n patterns are one computation: the masked factorisation of
`elimination`, and `loaded` where levels depend on loads.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import Factor
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.bearing import GroupLevel, changed_bearings
from symgen.derive.friction.constrained import Constrained, vanishes
from symgen.derive.friction.free_joints import Problem, factor_at_rest, sliding_forces
from symgen.derive.friction.load_law import Loaded
from symgen.derive.friction.loaded import solve_loaded
from symgen.derive.friction.resistance import Resistance, Rubbing, holds
from symgen.derive.friction.shared_loads import AtRest, solve_shared
from symgen.derive.friction.shares import shared
from symgen.derive.friction.unknown_forces import Unknowns, joint_law, member_law
from symgen.program.nodes import Node

__all__ = ["Motion", "Unloaded", "move", "shown_apart", "under_friction", "undetermined", "unloaded"]


@dataclass(frozen=True)
class Motion:
    """Solution for a pattern of modes.

    Attributes:
        qdd: of the free joints, exactly zero where held; behind them the friction forces that loads depend on.
        f: friction by place.
        u: friction of the load-dependent joints that slide, to start the next solution from.
        factor: of the inertia matrix with the pattern's joints held.
        converged, proven, several, none: of the load-dependent levels, see `loaded`.
        possible: whether every joint that is not held could move beside those that are.
    """

    qdd: tuple[Scalar, ...]
    f: tuple[Scalar, ...]
    u: tuple[Scalar, ...]
    factor: Factor | Constrained
    converged: Node
    proven: Node
    several: Node
    none: Node
    possible: Node


def move(
    branches: Branches,
    problem: Problem,
    held: Sequence[Node],
    signs: Sequence[Scalar],
    start: Sequence[Scalar] | None,
    name: str,
    repeatable: bool = False,
    feasible: bool = False,
) -> Motion:
    """Accelerations and friction for one pattern.

    Args:
        held: by place, true when the joint is stuck.
        signs: per joint of `problem.rubbing`, the mode as a real number; not read where held.
        start: friction of the load-dependent joints to start from; `None` for zero.
        name: of the loop body, when one is needed.
        repeatable: see `solve_loaded`.
        feasible: forces of patterns in which a joint slides that rests because others do are not asked for.
    """
    parts = unloaded(branches, problem, held, signs)
    converged = proven = branches.true
    several = none = branches.false
    u: tuple[Scalar, ...] = ()
    possible = _possible(branches, problem, parts.factor)
    if problem.loaded:
        start = start or [branches.zero] * len(parts.loaded)
        if parts.rests:
            asks = undetermined(branches, parts.factor)
            asks = branches.all((asks, possible)) if feasible else asks
            solution = solve_shared(
                branches, parts.loaded, problem.mobility, parts.rests, asks, start, name, repeatable
            )
        else:
            solution = solve_loaded(branches, parts.loaded, start, name, repeatable)
        u, converged, proven = solution.u, solution.converged, solution.proven
        several, none = solution.several, solution.none
    qdd, f = under_friction(branches, problem, parts, u, name)
    return Motion(qdd, f, u, parts.factor, converged, proven, several, none, possible)


def undetermined(branches: Branches, factor: Factor | Constrained) -> Node:
    """True when some forces of joints at rest are known by their sums only."""
    return branches.false if isinstance(factor, Factor) else branches.any(factor.dependent)


def shown_apart(branches: Branches, parts: Unloaded) -> tuple[Node, ...]:
    """Conditions under which each piece of the law is linear: none, or that no force at rest is undetermined."""
    return (branches.no(undetermined(branches, parts.factor)),) if parts.rests else ()


def _possible(branches: Branches, problem: Problem, factor: Factor | Constrained) -> Node:
    """True when no joint that is not held rests because others are held."""
    if isinstance(factor, Factor):
        return branches.true
    mobile = factor.mobilities(branches)
    return branches.no(
        branches.any(
            branches.all((branches.no(factor.held[joint.place]), vanishes(branches, mobile[joint.place], row[k])))
            for k, (joint, row) in enumerate(zip(problem.rubbing, problem.mobility, strict=True))
        )
    )


@dataclass(frozen=True)
class Unloaded:
    """The motion of a pattern without the friction u of its load-dependent joints: qdd = qdd0 - V u.

    Attributes:
        held: by place, whether the joint sticks.
        factor: of the inertia matrix with these held.
        slide: sliding friction by place that does not depend on loads.
        qdd: qdd0.
        columns: of V.
        loaded: the law of these joints, affine in u.
        rests: per joint with friction what it holds at rest, where loads depend on that and several modes may rest
            beside others; empty elsewhere.
    """

    held: tuple[Node, ...]
    factor: Factor | Constrained
    slide: tuple[Scalar, ...]
    qdd: tuple[Scalar, ...]
    columns: tuple[tuple[Scalar, ...], ...]
    loaded: tuple[Loaded, ...]
    rests: tuple[AtRest, ...] = ()


def unloaded(branches: Branches, problem: Problem, held: Sequence[Node], signs: Sequence[Scalar]) -> Unloaded:
    """See `Unloaded`; arguments as of `move`."""
    m = len(problem.right)
    factor = factor_at_rest(branches, problem, held)
    slide = sliding_forces(branches, problem, signs)
    felt = bool(problem.felt and problem.along)
    if felt:
        slide = [branches.where(h, branches.zero, f) for h, f in zip(held, slide, strict=True)]
    net = [r - f for r, f in zip(problem.right, problem.onto(slide), strict=True)]
    solved = factor.solve(branches, net)
    qdd = solved[:m]
    holding, holdings = (_held_forces(branches, problem, net, solved) if felt else ()), []
    columns: list[tuple[Scalar, ...]] = []
    for k, member in zip(problem.loaded, problem.members, strict=True):
        joint = problem.rubbing[k]
        if felt:
            ratio = branches.one if member is None else member.ratio
            unit = [branches.zero] * problem.places
            unit[joint.place] = branches.where(held[joint.place], branches.zero, ratio)
            pull = problem.onto(unit)
            assert isinstance(factor, Constrained)
            column = factor.solve(branches, pull, bends=False)
            holdings.append(_held_forces(branches, problem, pull, column))
            columns.append(tuple(column[:m]))
            continue
        column = _response(branches, factor, joint, m)
        columns.append(tuple(column if member is None else (member.ratio * x for x in column)))
    forces = Unknowns(branches, problem, tuple(qdd), tuple(columns), tuple(holding), tuple(holdings))
    loaded = []
    for j, (k, member) in enumerate(zip(problem.loaded, problem.members, strict=True)):
        joint, at_rest = problem.rubbing[k], held[problem.rubbing[k].place]
        if member is None or member.drive:
            loaded.append(joint_law(branches, joint, at_rest, signs[k], forces, j, member))
        else:
            total, beside = forces.holding(joint), len(problem.rubbing) > 1
            loaded.append(member_law(branches, joint, member, at_rest, signs[k], total, forces.of, k, beside))
    rests: tuple[AtRest, ...] = ()
    if felt:
        rests = tuple(
            AtRest(held[joint.place], forces.holding(joint), changed_bearings(joint.groups, forces.of),
                   tuple(_static_level(way) for way in joint.ways))
            for joint in problem.rubbing
        )  # fmt: skip
    return Unloaded(tuple(held), factor, tuple(slide), tuple(qdd), tuple(columns), tuple(loaded), rests)


def _static_level(way: Resistance) -> GroupLevel:
    """Static level with that of motors."""
    return GroupLevel(way.breakaway.offset + way.motor_breakaway, way.breakaway.slopes)


def _held_forces(branches: Branches, problem: Problem, net: Sequence[Scalar], solved: Sequence[Scalar]) -> list[Scalar]:
    """By place the forces that hold joints at rest; of coordinates net - g' phi - M qdd, behind them phi.

    Args:
        net: forces of the coordinates.
        solved: accelerations of the coordinates, then phi of joints that follow several.
    """
    m = len(net)
    qdd, behind = solved[:m], list(solved[m:])
    rest = [r - f for r, f in zip(net, problem.onto([branches.zero] * m + behind), strict=True)]
    inertial = [branches.sum([a * b for a, b in zip(row, qdd, strict=True)]) for row in problem.M]
    return [*(r - a for r, a in zip(rest, inertial, strict=True)), *behind]


def _response(branches: Branches, factor: Factor | Constrained, joint: Rubbing, m: int) -> list[Scalar]:
    """Accelerations of the free joints by a unit force along a joint."""
    if joint.along is not None:
        unit = list(joint.along.row)
    else:
        unit = [branches.one if i == joint.place else branches.zero for i in range(m)]
    return (factor.solve(branches, unit) if isinstance(factor, Factor) else factor.solve(branches, unit, False))[:m]


def under_friction(
    branches: Branches, problem: Problem, parts: Unloaded, u: Sequence[Scalar], name: str
) -> tuple[tuple[Scalar, ...], tuple[Scalar, ...]]:
    """Accelerations of the free joints and friction that loads depend on; friction by place.

    Args:
        name: of loop bodies, when some are needed.
    """
    if problem.along:
        return _under_shared_friction(branches, problem, parts, u, name)
    qdd, slide, held, m = list(parts.qdd), list(parts.slide), parts.held, len(problem.right)
    felt = [branches.zero] * problem.felt
    for force, column, k, member in zip(u, parts.columns, problem.loaded, problem.members, strict=True):
        qdd = [a - v * force for a, v in zip(qdd, column, strict=True)]
        place = problem.rubbing[k].place
        slide[place] = force if member is None else slide[place] + member.ratio * force
        if member is not None and member.felt is not None:
            felt[member.felt] = force
    if problem.loaded:
        qdd = [branches.where(h, branches.zero, a) for h, a in zip(held, qdd, strict=True)]
    f = []
    for i in range(m):
        rest = problem.right[i]
        for j in range(m):
            if j != i:
                rest = rest - problem.M[i][j] * qdd[j]
        f.append(branches.where(held[i], rest, slide[i]))
    return (*qdd, *felt), tuple(f)


def _under_shared_friction(
    branches: Branches, problem: Problem, parts: Unloaded, u: Sequence[Scalar], name: str
) -> tuple[tuple[Scalar, ...], tuple[Scalar, ...]]:
    """The motion where joints follow several coordinates; what holds joints at rest is shared by their limits."""
    m, slide, held, factor = len(problem.right), list(parts.slide), parts.held, parts.factor
    assert isinstance(factor, Constrained)
    felt = [branches.zero] * problem.felt
    for force, k, member in zip(u, problem.loaded, problem.members, strict=True):
        place = problem.rubbing[k].place
        slide[place] = force if member is None else slide[place] + member.ratio * force
        if member is not None and member.felt is not None:
            felt[member.felt] = force
    slide = [branches.where(h, branches.zero, f) for h, f in zip(held, slide, strict=True)]
    right = [r - f for r, f in zip(problem.right, problem.onto(slide), strict=True)]
    solved = factor.motion(branches, right)
    qdd = [branches.where(h, branches.zero, a) for h, a in zip(held[:m], solved, strict=False)]
    behind = [branches.where(h, phi, f) for h, phi, f in zip(held[m:], solved[m:], slide[m:], strict=True)]
    net = [r - f for r, f in zip(problem.right, problem.onto([branches.zero] * m + behind), strict=True)]
    f = []
    for i in range(m):
        rest = net[i]
        for j in range(m):
            if j != i:
                rest = rest - problem.M[i][j] * qdd[j]
        f.append(branches.where(held[i], rest, slide[i]))
    f += behind
    before = list(f)
    rests = [held[joint.place] for joint in problem.rubbing]
    below, limits = zip(*(holds(branches, joint, (*qdd, *felt)) for joint in problem.rubbing), strict=True)
    told, _ = shared(
        branches, problem.mobility, rests, branches.any(factor.dependent),
        [f[joint.place] for joint in problem.rubbing], limits,
        below if any(x is not y for x, y in zip(below, limits, strict=True)) else (), len(problem.rubbing), name,
    )  # fmt: skip
    for joint, at_rest, force in zip(problem.rubbing, rests, told, strict=True):
        f[joint.place] = branches.where(at_rest, force, f[joint.place])
    # joints nearly in one proportion count as in one, to half of the digits: coordinates at rest close the balance
    apart = [a - b for a, b in zip(problem.onto(f), problem.onto(before), strict=True)]
    for i in range(m):
        f[i] = branches.where(held[i], f[i] - apart[i], f[i])
    return (*qdd, *felt), tuple(f)
