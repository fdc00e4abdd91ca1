"""The motion for one pattern of modes: accelerations, friction forces, and the band that holds each stuck joint.

For the free joints (those without a kinematic input) M qdd + f = r, r = tau - bias - M_FP qdd_P. Stuck joints have
qdd = 0 exactly; their friction is what the equation leaves over. Sliding joints have the level of their law. All 2^n
patterns are one computation: the masked factorisation of `elimination`, and `loaded` where levels depend on loads.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import Factor, factor_held
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.bearing import Affine, Bearing
from symgen.derive.friction.drives import Losses, holding_band
from symgen.derive.friction.laws import Level
from symgen.derive.friction.load_law import Loaded
from symgen.derive.friction.loaded import solve_loaded
from symgen.program.nodes import Node

__all__ = [
    "Motion", "Problem", "Rubbing", "Unloaded", "band", "bearing_load", "move", "sliding_force", "sliding_forces",
    "under_friction", "unloaded",
]  # fmt: skip


@dataclass(frozen=True)
class Rubbing:
    """A free joint with friction.

    Attributes:
        place: its position among the free joints.
        level, breakaway: sliding level at the current rate, and static level, of the joint's own friction.
        drag: its viscous force.
        motor, motor_drag, motor_breakaway: the same of the motor, referred to the joint.
        losses: of the drive.
        bearings: affine in the free accelerations.
        tau: the motor's torque referred to the joint.
        rotor: tau_s, affine in the free accelerations; `None` without rotor inertia.
    """

    place: int
    level: Level
    breakaway: Level
    drag: Scalar
    motor: Scalar
    motor_drag: Scalar
    motor_breakaway: Scalar
    losses: Losses | None
    bearings: tuple[Bearing, ...]
    tau: Scalar
    rotor: Affine | None

    @property
    def loaded(self) -> bool:
        """True when the sliding force depends on the accelerations."""
        return self.losses is not None or bool(self.bearings)


@dataclass(frozen=True)
class Problem:
    """M (m, m) of the free joints, right-hand side r (m,), and the joints with friction among them."""

    M: tuple[tuple[Scalar, ...], ...]
    right: tuple[Scalar, ...]
    rubbing: tuple[Rubbing, ...]

    @property
    def loaded(self) -> tuple[int, ...]:
        """Positions in `rubbing` of the joints whose sliding force depends on the accelerations."""
        return tuple(k for k, joint in enumerate(self.rubbing) if joint.loaded)


@dataclass(frozen=True)
class Motion:
    """Solution for a pattern of modes.

    Attributes:
        qdd: of the free joints; exactly zero where held.
        f: friction of all free joints.
        u: friction of the load-dependent joints that slide, to start the next solution from.
        factor: of the inertia matrix with the pattern's joints held.
        converged, proven, several, none: of the load-dependent levels, see `loaded`.
    """

    qdd: tuple[Scalar, ...]
    f: tuple[Scalar, ...]
    u: tuple[Scalar, ...]
    factor: Factor
    converged: Node
    proven: Node
    several: Node
    none: Node


def move(
    branches: Branches,
    problem: Problem,
    held: Sequence[Node],
    signs: Sequence[Scalar],
    start: Sequence[Scalar] | None,
    name: str,
    repeatable: bool = False,
) -> Motion:
    """Accelerations and friction for one pattern.

    Args:
        held: per free joint, true when it is stuck.
        signs: per joint of `problem.rubbing`, the mode as a real number; not read where held.
        start: friction of the load-dependent joints to start from; `None` for zero.
        name: of the loop body, when one is needed.
        repeatable: see `solve_loaded`.
    """
    parts = unloaded(branches, problem, held, signs)
    converged = proven = branches.true
    several = none = branches.false
    u: tuple[Scalar, ...] = ()
    if problem.loaded:
        start = start or [branches.zero] * len(parts.loaded)
        solution = solve_loaded(branches, parts.loaded, start, name, repeatable)
        u, converged, proven = solution.u, solution.converged, solution.proven
        several, none = solution.several, solution.none
    qdd, f = under_friction(branches, problem, parts, u)
    return Motion(qdd, f, u, parts.factor, converged, proven, several, none)


@dataclass(frozen=True)
class Unloaded:
    """The motion of a pattern without the friction u of its load-dependent joints: qdd = qdd0 - V u.

    Attributes:
        held: per free joint, whether it sticks.
        factor: of the inertia matrix with these held.
        slide: sliding friction of the free joints that does not depend on loads.
        qdd: qdd0.
        columns: of V.
        loaded: the law of these joints, affine in u.
    """

    held: tuple[Node, ...]
    factor: Factor
    slide: tuple[Scalar, ...]
    qdd: tuple[Scalar, ...]
    columns: tuple[tuple[Scalar, ...], ...]
    loaded: tuple[Loaded, ...]


def unloaded(branches: Branches, problem: Problem, held: Sequence[Node], signs: Sequence[Scalar]) -> Unloaded:
    """See `Unloaded`; arguments as of `move`."""
    factor = factor_held(branches, problem.M, held)
    slide = sliding_forces(branches, problem, signs)
    qdd = factor.solve(branches, [r - f for r, f in zip(problem.right, slide, strict=True)])
    columns = []
    for k in problem.loaded:
        place = problem.rubbing[k].place
        unit = [branches.one if i == place else branches.zero for i in range(len(problem.right))]
        columns.append(tuple(factor.solve(branches, unit)))
    loaded = tuple(
        _loaded(branches, problem.rubbing[k], held[problem.rubbing[k].place], signs[k], qdd, columns, j)
        for j, k in enumerate(problem.loaded)
    )
    return Unloaded(tuple(held), factor, tuple(slide), tuple(qdd), tuple(columns), loaded)


def under_friction(
    branches: Branches, problem: Problem, parts: Unloaded, u: Sequence[Scalar]
) -> tuple[tuple[Scalar, ...], tuple[Scalar, ...]]:
    """Accelerations and friction of the free joints, with friction u of the load-dependent ones."""
    qdd, slide, held, m = list(parts.qdd), list(parts.slide), parts.held, len(problem.right)
    for force, column, k in zip(u, parts.columns, problem.loaded, strict=True):
        qdd = [a - v * force for a, v in zip(qdd, column, strict=True)]
        slide[problem.rubbing[k].place] = force
    if problem.loaded:
        qdd = [branches.where(h, branches.zero, a) for h, a in zip(held, qdd, strict=True)]
    f = []
    for i in range(m):
        rest = problem.right[i]
        for j in range(m):
            if j != i:
                rest = rest - problem.M[i][j] * qdd[j]
        f.append(branches.where(held[i], rest, slide[i]))
    return tuple(qdd), tuple(f)


def sliding_forces(branches: Branches, problem: Problem, signs: Sequence[Scalar]) -> list[Scalar]:
    """Friction of the free joints that slide in these directions, as far as it does not depend on loads."""
    forces = [branches.zero] * len(problem.right)
    for joint, s in zip(problem.rubbing, signs, strict=True):
        if not joint.loaded:
            forces[joint.place] = s * (joint.level.offset + joint.motor) + joint.drag + joint.motor_drag
    return forces


def _loaded(
    branches: Branches,
    joint: Rubbing,
    held: Node,
    s: Scalar,
    qdd: Sequence[Scalar],
    columns: Sequence[Sequence[Scalar]],
    position: int,
) -> Loaded:
    """The joint with everything affine in the accelerations written as affine in u: qdd = qdd0 - V u."""

    def in_u(value: Affine) -> Affine:
        row = tuple(-branches.sum([a * v for a, v in zip(value.row, column, strict=True)]) for column in columns)
        return Affine(row, value.at(qdd))

    load = None
    if joint.losses is not None:
        own = tuple(-branches.one if k == position else branches.zero for k in range(len(columns)))
        load = Affine(own, joint.tau)
        if joint.rotor is not None:
            load = load.plus(in_u(joint.rotor), -branches.one)
    bearings = tuple(tuple(in_u(component) for component in bearing) for bearing in joint.bearings)
    return Loaded(
        branches.no(held), s, joint.level, joint.drag, joint.motor, joint.motor_drag, joint.losses, bearings, load
    )


def bearing_load(branches: Branches, joint: Rubbing, qdd: Sequence[Scalar]) -> Scalar:
    """N at given accelerations."""
    total = branches.zero
    for bearing in joint.bearings:
        y = [component.at(qdd) for component in bearing]
        total = total + (branches.abs(y[0]) if len(y) == 1 else branches.sqrt(branches.sum([a * a for a in y])))
    return total


def band(branches: Branches, joint: Rubbing, qdd: Sequence[Scalar], f: Scalar) -> tuple[Scalar, Scalar]:
    """Lowest and highest friction that static friction can supply, [-F_s, F_s] without a drive's losses.

    Args:
        qdd: accelerations of the free joints, zero at this one.
        f: the friction that holds it; the load torque of a drive is tau - f - tau_s.
    """
    own = joint.breakaway.offset
    if joint.bearings:
        own = own + joint.breakaway.slope * bearing_load(branches, joint, qdd)
    if joint.losses is None:
        limit = own + joint.motor_breakaway
        return -limit, limit
    load = joint.tau - f
    if joint.rotor is not None:
        load = load - joint.rotor.at(qdd)
    low, high = holding_band(load, own, joint.motor_breakaway, joint.losses)
    return low - load, high - load


def sliding_force(branches: Branches, joint: Rubbing, s: Scalar, qdd: Sequence[Scalar], load: Scalar) -> Scalar:
    """Friction of a joint that slides in mode s with known accelerations and load torque tau_l: explicit."""
    own = joint.level.offset
    if joint.bearings:
        own = own + joint.level.slope * bearing_load(branches, joint, qdd)
    force = s * (own + joint.motor) + joint.drag + joint.motor_drag
    if joint.losses is not None:
        force = force + s * joint.losses.excess(s * (load + joint.drag) + own)
    return force
