"""The motion for one pattern of modes: accelerations, friction forces, and the band that holds each stuck joint.

For the free joints (those without a kinematic input) M qdd + f = r, r = tau - bias - M_FP qdd_P. Stuck joints have
qdd = 0 exactly; their friction is what the equation leaves over. Sliding joints have the level of their law. All 2^n
patterns are one computation: the masked factorisation of `elimination`, and `loaded` where levels depend on loads.

A joint has a resistance for each direction. Two questions are asked of them: friction of a joint that slides in a mode
(`Rubbing.toward`), and the bounds of what holds it at rest (`band`): the lower one by its resistance to negative rates,
the upper one by that to positive rates.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import Factor, factor_held
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.bearing import Affine, Bearing, Bearings, GroupLevel, changed_bearings
from symgen.derive.friction.constrained import Along, Constrained, constrained, vanishes
from symgen.derive.friction.drives import Hold, Losses, holding_band
from symgen.derive.friction.load_law import Loaded, Shares, Taking
from symgen.derive.friction.loaded import solve_loaded
from symgen.derive.friction.shared_loads import AtRest, solve_shared
from symgen.derive.friction.shares import shared
from symgen.program.nodes import Node

__all__ = [
    "Member",
    "MemberLevels",
    "Motion",
    "Problem",
    "Resistance",
    "Rubbing",
    "Transmission",
    "Unloaded",
    "band",
    "bearing_load",
    "component",
    "factor_at_rest",
    "holds", "known_members",
    "move",
    "response",
    "shown_apart",
    "sliding_force",
    "sliding_forces",
    "sliding_level",
    "static_limits",
    "under_friction",
    "undetermined",
    "unloaded",
]  # fmt: skip


@dataclass(frozen=True)
class MemberLevels:
    """Friction of one of the joints with one mode against motion of that in one direction.

    Attributes:
        level, static: at the current rate and at rest.
        drag: viscous force.
    """

    level: GroupLevel
    static: GroupLevel
    drag: Scalar


@dataclass(frozen=True)
class Transmission:
    """A drive with losses among the joints of a mode, against motion in one direction; referred to the mode.

    Attributes:
        losses: of the drive.
        motor, motor_drag, motor_breakaway: level, viscous force and static level of its motor.
    """

    losses: Losses
    motor: Scalar
    motor_drag: Scalar
    motor_breakaway: Scalar


@dataclass(frozen=True)
class Member:
    """One of the joints with one mode, in a chain whose loops' loads depend on the friction of their joints.

    Attributes:
        ratio: of its rate to the mode's.
        forward: of its own friction, against positive rates of the mode, and against negative ones where those are the
            same.
        bearings: of its friction's load; none where that is level.
        felt: position of its friction among those that loads depend on; None where none does.
        backward: against negative rates of the mode, where that differs.
        drive: what takes the place of friction of its own, for both directions or one for each, forward first; empty
            for joints. Its force is that of losses and motor along the mode.
    """

    ratio: Scalar
    forward: MemberLevels
    bearings: Bearings
    felt: int | None
    backward: MemberLevels | None = None
    drive: tuple[Transmission, ...] = ()

    @property
    def groups(self) -> tuple[Bearings, ...]:
        """Its bearings, as those of a group."""
        return (self.bearings,) if self.bearings else ()

    @property
    def holds(self) -> bool:
        """True where it has static friction."""
        ways = (self.forward,) if self.backward is None else (self.forward, self.backward)
        return bool(self.bearings) or any(not way.static.offset.is_zero for way in ways)

    def toward(self, branches: Branches, sense: Scalar) -> MemberLevels:
        """Its friction against motion of the mode in a sense (+1, 0, -1)."""
        if self.backward is None:
            return self.forward
        return branches.choose(branches.less(sense, branches.zero), self.backward, self.forward)


@dataclass(frozen=True)
class Resistance:
    """Friction of a joint against motion in one direction.

    Attributes:
        level, breakaway: sliding level at the current rate, and static level, on the load side of the drive.
        drag: viscous force.
        motor, motor_drag, motor_breakaway: level, viscous force and static level of motors, referred to the joint.
        losses: of the drive.
    """

    level: GroupLevel
    breakaway: GroupLevel
    drag: Scalar
    motor: Scalar
    motor_drag: Scalar
    motor_breakaway: Scalar
    losses: Losses | None


@dataclass(frozen=True)
class Rubbing(Resistance):
    """A free joint with friction; what it inherits resists positive rates, and negative ones where they are alike.

    Attributes:
        place: its position among the free joints, behind them where it follows several coordinates.
        groups: bearings of each joint whose friction has a load, affine in the free accelerations.
        tau: the motor's torque referred to the joint.
        rotor: tau_s, affine in the free accelerations; `None` without rotor inertia.
        along: its motion, where it follows several coordinates; `None` for the joints of one.
        backward: resistance to negative rates, where it differs.
        members: its joints one by one, where loads depend on the friction of each; empty elsewhere.
    """

    place: int
    groups: tuple[Bearings, ...]
    tau: Scalar
    rotor: Affine | None
    along: Along | None = None
    backward: Resistance | None = None
    members: tuple[Member, ...] = ()

    @property
    def ways(self) -> tuple[Resistance, ...]:
        """Resistances to positive and to negative rates, or one to both."""
        return (self,) if self.backward is None else (self, self.backward)

    def toward(self, branches: Branches, sense: Scalar) -> Resistance:
        """Resistance to motion in a sense (+1, 0, -1)."""
        if self.backward is None:
            return self
        forward = Resistance(**{f.name: getattr(self, f.name) for f in fields(Resistance)})
        return branches.choose(branches.less(sense, branches.zero), self.backward, forward)

    @property
    def loaded(self) -> bool:
        """True when the sliding force depends on the accelerations."""
        return self.unknowns > 0

    @property
    def unknowns(self) -> int:
        """Number of friction forces that are solved for together with the accelerations."""
        return len(self.members) or int(self.losses is not None or bool(self.groups))

    @property
    def bearings(self) -> tuple[Bearing, ...]:
        """The bearings of all joints."""
        return tuple(bearing for group in self.groups for bearing in group)

    def acceleration(self, qdd: Sequence[Scalar]) -> Scalar:
        """Its acceleration, from those of the free joints."""
        return qdd[self.place] if self.along is None else self.along.acceleration(qdd[: len(self.along.row)])

    def driven(self, right: Sequence[Scalar]) -> Scalar:
        """The driving force at a coordinate's joint; zero at others, whose share of it is not known."""
        return right[self.place] if self.along is None else self.tau


@dataclass(frozen=True)
class Problem:
    """The equations of the free joints, and the joints with friction among them.

    Attributes:
        M: (m, m).
        right: r (m,).
        rubbing: joints with friction.
        mobility: G M^-1 G' of these; empty where each has a coordinate of its own.
        felt: number of friction forces that loads depend on; behind the accelerations in what loads are affine in.
    """

    M: tuple[tuple[Scalar, ...], ...]
    right: tuple[Scalar, ...]
    rubbing: tuple[Rubbing, ...]
    mobility: tuple[tuple[Scalar, ...], ...] = ()
    felt: int = 0

    @property
    def along(self) -> tuple[Along, ...]:
        """Motions of the joints that follow several coordinates, behind the free joints in all lists by place."""
        return tuple(joint.along for joint in self.rubbing if joint.along is not None)

    @property
    def places(self) -> int:
        """Length of lists by place."""
        return len(self.right) + len(self.along)

    def onto(self, forces: Sequence[Scalar]) -> list[Scalar]:
        """Forces by place as forces of the free joints."""
        m = len(self.right)
        result = list(forces[:m])
        for along, force in zip(self.along, forces[m:], strict=True):
            result = [x + slope * force for x, slope in zip(result, along.row, strict=True)]
        return result

    @property
    def loaded(self) -> tuple[int, ...]:
        """Positions in `rubbing` of the joints whose sliding force depends on the accelerations, once per unknown."""
        return tuple(k for k, joint in enumerate(self.rubbing) for _ in range(joint.unknowns))

    @property
    def members(self) -> tuple[Member | None, ...]:
        """The member behind each unknown of `loaded`; None for one of all joints of a mode."""
        return tuple(member for joint in self.rubbing for member in (joint.members or (None,) * joint.unknowns))


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
    forces = _Forces(branches, problem, tuple(qdd), tuple(columns), tuple(holding), tuple(holdings))
    loaded = []
    for j, (k, member) in enumerate(zip(problem.loaded, problem.members, strict=True)):
        joint, at_rest = problem.rubbing[k], held[problem.rubbing[k].place]
        if member is None or member.drive:
            loaded.append(_loaded(branches, joint, at_rest, signs[k], forces, j, member))
        else:
            total, beside = forces.holding(joint), len(problem.rubbing) > 1
            loaded.append(_member(branches, joint, member, at_rest, signs[k], total, forces.of, k, beside))
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


@dataclass(frozen=True)
class _Forces:
    """The friction forces u of one pattern as unknowns: qdd = qdd0 - V u.

    Attributes:
        qdd: qdd0.
        columns: of V.
        rest: by place what holds joints at rest, at u = 0, in chains where joints follow several coordinates.
        rests: by unknown what one unit of it takes of that.
    """

    branches: Branches
    problem: Problem
    qdd: tuple[Scalar, ...]
    columns: tuple[tuple[Scalar, ...], ...]
    rest: tuple[Scalar, ...] = ()
    rests: tuple[Sequence[Scalar], ...] = ()

    def of(self, value: Affine) -> Affine:
        """A number that is affine in the accelerations, and in friction that loads depend on, as affine in u."""
        branches, m = self.branches, len(self.qdd)
        row = []
        for column, member in zip(self.columns, self.problem.members, strict=True):
            slope = -branches.sum([a * v for a, v in zip(value.row[:m], column, strict=True)])
            felt = None if member is None else member.felt
            row.append(slope if felt is None else slope + value.row[m + felt])
        return Affine(tuple(row), value.at((*self.qdd, *(branches.zero,) * self.problem.felt)))

    def holding(self, joint: Rubbing) -> Affine:
        """The force that holds a joint at rest, r - M qdd at its place."""
        problem, branches, i = self.problem, self.branches, joint.place
        if self.rest:
            return Affine(tuple(-forces[i] for forces in self.rests), self.rest[i])
        row = tuple(branches.sum([problem.M[i][a] * v for a, v in enumerate(column)]) for column in self.columns)
        rest = branches.sum([problem.M[i][a] * x for a, x in enumerate(self.qdd)])
        return Affine(row, problem.right[i] - rest)


def known_members(
    branches: Branches,
    joint: Rubbing,
    held: Node,
    s: Scalar,
    total: Scalar,
    at: Sequence[Scalar],
    u: Sequence[Scalar],
) -> list[Loaded]:
    """The laws of the joints of a mode where all that they depend on is known.

    Args:
        total: what holds them at rest.
        at: accelerations, and friction that loads depend on, as far as loads are affine in them.
        u: friction of each.
    """

    def known(value: Affine) -> Affine:
        return Affine((), value.at(at[: len(value.row)]))

    found = []
    for member, own in zip(joint.members, u, strict=True):
        if member.drive:
            load = joint.tau - own
            load = load if joint.rotor is None else load - known(joint.rotor).offset
            found.append(_driven(branches, member, held, s, Affine((), load)))
        else:
            found.append(_member(branches, joint, member, held, s, Affine((), total), known))
    return found


def _member(
    branches: Branches, joint: Rubbing, member: Member, held: Node, s: Scalar, total: Affine,
    of: Callable[[Affine], Affine], mode: int = 0, beside: bool = False,
) -> Loaded:  # fmt: skip
    """One of the joints of a mode: while that slides by its own law, at rest by its share of what holds them.

    Args:
        total: what holds them, affine in u.
        of: what is affine in accelerations as affine in u.
        mode, beside: see `Shares`.
    """
    sense = branches.algebra.function("sign", (member.ratio,))
    groups = changed_bearings(member.groups, of)
    holding = [other for other in joint.members if other.holds]
    shares, zero = None, branches.zero
    if member.holds:
        both = any(other.backward is not None for other in holding)
        shares = Shares(
            total,
            sense,
            tuple(branches.abs(other.ratio) for other in holding),
            tuple(other.forward.static for other in holding),
            tuple(changed_bearings(other.groups, of) for other in holding),
            next(k for k, other in enumerate(holding) if other is member),
            mode,
            beside,
            tuple((other.backward or other.forward).static for other in holding) if both else (),
            *_taking(joint, total, of),
        )
    way = member.toward(branches, s)
    return Loaded(branches.no(held), s * sense, way.level, way.drag, zero, zero, None, groups, None, shares)


def _taking(joint: Rubbing, total: Affine, of: Callable[[Affine], Affine]) -> tuple[Taking | None, ...]:
    """The drive with losses among the joints of a mode at rest, against positive and against negative forces."""
    for member in joint.members:
        if member.drive:
            minus = -joint.tau.algebra.one
            load = Affine(tuple(-slope for slope in total.row), joint.tau - total.offset)
            load = load if joint.rotor is None else load.plus(of(joint.rotor), minus)
            return tuple(Taking(load, way.motor_breakaway, way.losses) for way in member.drive)
    return ()


def factor_at_rest(branches: Branches, problem: Problem, held: Sequence[Node]) -> Factor | Constrained:
    """Factors of the inertia matrix while joints rest, by place."""
    m = len(problem.right)
    base = factor_held(branches, problem.M, held[:m])
    return constrained(branches, base, problem.along, held[m:]) if problem.along else base


def response(inverse: Sequence[Sequence[Scalar]], joint: Rubbing) -> list[Scalar]:
    """Accelerations of the free joints by a unit force along a joint, from the columns of M^-1."""
    if joint.along is None:
        return list(inverse[joint.place])
    return [joint.along.component(row) for row in inverse]


def component(joint: Rubbing, column: Sequence[Scalar]) -> Scalar:
    """The part of accelerations or forces of the free joints that is along a joint."""
    return column[joint.place] if joint.along is None else joint.along.component(column)


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
        below if any(joint.backward is not None for joint in problem.rubbing) else (), len(problem.rubbing), name,
    )  # fmt: skip
    for joint, at_rest, force in zip(problem.rubbing, rests, told, strict=True):
        f[joint.place] = branches.where(at_rest, force, f[joint.place])
    # joints nearly in one proportion count as in one, to half of the digits: coordinates at rest close the balance
    apart = [a - b for a, b in zip(problem.onto(f), problem.onto(before), strict=True)]
    for i in range(m):
        f[i] = branches.where(held[i], f[i] - apart[i], f[i])
    return (*qdd, *felt), tuple(f)


def sliding_forces(branches: Branches, problem: Problem, signs: Sequence[Scalar]) -> list[Scalar]:
    """Friction by place of joints that slide in these directions, as far as it does not depend on loads."""
    forces = [branches.zero] * problem.places
    for joint, s in zip(problem.rubbing, signs, strict=True):
        if not joint.loaded:
            way = joint.toward(branches, s)
            forces[joint.place] = s * (way.level.offset + way.motor) + way.drag + way.motor_drag
    return forces


def _loaded(
    branches: Branches,
    joint: Rubbing,
    held: Node,
    s: Scalar,
    forces: _Forces,
    position: int,
    drive: Member | None = None,
) -> Loaded:
    """The joint with everything affine in the accelerations written as affine in u; or its drive alone.

    Args:
        drive: whose losses are the unknown, friction of joints being others.
    """
    load = None
    if joint.losses is not None:
        own = tuple(-branches.one if k == position else branches.zero for k in range(len(forces.columns)))
        load = Affine(own, joint.tau)
        if joint.rotor is not None:
            load = load.plus(forces.of(joint.rotor), -branches.one)
    if drive is not None and load is not None:
        return _driven(branches, drive, held, s, load)
    groups, way = changed_bearings(joint.groups, forces.of), joint.toward(branches, s)
    return Loaded(branches.no(held), s, way.level, way.drag, way.motor, way.motor_drag, way.losses, groups, load)


def _driven(branches: Branches, drive: Member, held: Node, s: Scalar, load: Affine) -> Loaded:
    """A drive with losses among the joints of a mode; nothing else loses along with it."""
    takes, zero = drive.drive[0], branches.zero
    if len(drive.drive) > 1:
        takes = branches.choose(branches.less(s, zero), drive.drive[1], takes)
    none = GroupLevel(zero, ())
    return Loaded(branches.no(held), s, none, zero, takes.motor, takes.motor_drag, takes.losses, (), load)


def sliding_level(branches: Branches, joint: Rubbing, way: Resistance, qdd: Sequence[Scalar]) -> Scalar:
    """Level of sliding friction in one direction on the load side of the drive, at given accelerations."""
    return _level(branches, joint, way.level, qdd)


def static_limits(branches: Branches, joint: Rubbing, qdd: Sequence[Scalar]) -> tuple[Hold, Hold]:
    """Resistance at rest to motion with negative rates, then with positive ones, at accelerations qdd."""
    found = [Hold(_level(branches, joint, way.breakaway, qdd), way.motor_breakaway, way.losses) for way in joint.ways]
    return found[-1], found[0]


def holds(branches: Branches, joint: Rubbing, qdd: Sequence[Scalar]) -> tuple[Scalar, Scalar]:
    """Sizes of the lowest and the highest force of a joint without losses at rest; one number if they are alike."""
    backward, forward = static_limits(branches, joint, qdd)
    above = forward.own + forward.motor
    return (above if backward is forward else backward.own + backward.motor), above


def _level(branches: Branches, joint: Rubbing, level: GroupLevel, qdd: Sequence[Scalar]) -> Scalar:
    total = level.offset
    for slope, group in zip(level.slopes, joint.groups, strict=True):
        total = total + slope * bearing_load(branches, group, qdd)
    return total


def bearing_load(branches: Branches, group: Bearings, qdd: Sequence[Scalar]) -> Scalar:
    """N at given accelerations."""
    total = branches.zero
    for bearing in group:
        y = [component.at(qdd) for component in bearing]
        total = total + (branches.abs(y[0]) if len(y) == 1 else branches.sqrt(branches.sum([a * a for a in y])))
    return total


def band(branches: Branches, joint: Rubbing, qdd: Sequence[Scalar], f: Scalar) -> tuple[Scalar, Scalar]:
    """Lowest and highest friction that static friction can supply, [-F_s-, F_s+] without a drive's losses.

    F_s- resists motion with negative rates, F_s+ with positive ones.

    Args:
        qdd: accelerations of the free joints, zero at this one, and friction that loads depend on.
        f: the friction that holds it; the load torque of a drive is tau - f - tau_s.
    """
    if joint.losses is None:
        below, above = holds(branches, joint, qdd)
        return -below, above
    backward, forward = static_limits(branches, joint, qdd)
    load = joint.tau - f
    if joint.rotor is not None:
        load = load - joint.rotor.at(qdd)
    low, high = holding_band(load, backward, forward)
    return low - load, high - load


def sliding_force(branches: Branches, joint: Rubbing, s: Scalar, qdd: Sequence[Scalar], load: Scalar) -> Scalar:
    """Friction of a joint that slides in mode s with known accelerations and load torque tau_l: explicit."""
    way = joint.toward(branches, s)
    own = sliding_level(branches, joint, way, qdd)
    force = s * (own + way.motor) + way.drag + way.motor_drag
    if way.losses is not None:
        force = force + s * way.losses.excess(s * (load + way.drag) + own)
    return force
