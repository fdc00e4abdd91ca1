"""From a chain's smooth equations and its laws to the problem that a pattern of modes solves.

`Smooth` is what friction needs of the smooth mechanics; the definition (`equations`) and the fast form (`quantities`)
both supply it, so one text of friction serves both.

This is where a number of friction gets its value at one state. Each entry of the chain is a `Law` for a direction;
those of the joints that share a mode add up to its `Resistance` in that direction, a second one only where directions
differ. Laws that come (curves, other loads) give a `Resistance`, too, and nothing behind it changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace

from symgen.derive.algebra.affine import AffineAlgebra
from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import factor_held
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Matrix3, dot
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.drives import drive_ratio
from symgen.derive.friction.bearing import Affine, Bearings, GroupLevel, bearings, changed_bearings
from symgen.derive.friction.constrained import Along, Constrained
from symgen.derive.friction.drives import Losses, drive_losses
from symgen.derive.friction.laws import Law, friction_law
from symgen.derive.friction.mode_pattern import (
    Member,
    MemberLevels,
    Problem,
    Resistance,
    Rubbing,
    Transmission,
    component,
    factor_at_rest,
    response,
)
from symgen.derive.friction.rounded_rates import without_rounding
from symgen.derive.friction.shares import MOST_SHARING
from symgen.derive.motion.map import MotionMap
from symgen.derive.recursive.ltdl import Held
from symgen.derive.recursive.quantities import Quantities
from symgen.describe.chain import Drive, Friction, Joint
from symgen.describe.couplings import friction_groups
from symgen.describe.driven_modes import driven_modes
from symgen.describe.joint_records import BACKWARD, FORWARD
from symgen.describe.loops import bearing_joints, feeling_joints, felt_joints
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import frictional, is_loaded, joint_rubs, loses
from symgen.errors import DerivationError
from symgen.program.nodes import Node

__all__ = [
    "FrictionProblem", "Smooth", "deciding", "friction_problem", "level_accelerations", "mode_rates", "rubbing_joint",
    "shared_places", "smooth_terms", "sticks", "varying_levels", "viscosity",
]  # fmt: skip


@dataclass(frozen=True)
class Smooth:
    """The smooth equations M qdd + h = tau at (q, qd), and what is affine in the accelerations of the coordinates.

    Attributes:
        M: (n, n), rotor inertia included.
        h: bias (n,).
        motion: of all joints by these coordinates.
        force, moment: reaction of each joint with load-dependent friction, working frame, about the bearing; by the
            joint's position among joints that move or close loops.
        link: rotation of that joint's link frame in its working frame.
        rotor: tau_s of each joint whose drive has inertia (Dupont 1993, eq. 24), by its position among all.
        values: of the chain's expressions.
        dynamics: accelerations of all joints under joint forces (n,), some joints held, where a form cheaper than by M
            and h is known; what is held it chooses by the joint's position.
        felt: joints of loops whose friction changes reactions; `force` and `moment` are affine in it behind qdd.
    """

    M: Sequence[Sequence[Scalar]]
    h: Sequence[Scalar]
    motion: MotionMap
    force: Mapping[int, tuple[Affine, ...]]
    moment: Mapping[int, tuple[Affine, ...]]
    link: Mapping[int, Matrix3]
    rotor: Mapping[int, Affine]
    values: Values
    dynamics: Callable[[Sequence[Scalar], Held], Sequence[Scalar]] | None = None
    felt: tuple[int, ...] = ()


def smooth_terms(quantities: Quantities, M: Sequence[Sequence[Scalar]], h: Sequence[Scalar]) -> Smooth:
    """The terms from the recursions, reactions and rotor torques by running them over affine numbers.

    Args:
        M, h: inertia matrix and bias, in whatever form is cheapest; reactions need the full inertial parameters.
    """
    n = quantities.mechanism.nv
    rotors = [i for i, body in enumerate(quantities.tree.bodies) if body.rotor is not None]
    pressed = loaded_bearings(quantities)
    rotor: dict[int, Affine] = {}
    if rotors:
        algebra = AffineAlgebra(quantities.algebra)
        lifted = quantities.affine(algebra)
        qdd = [algebra.unknown(k) for k in range(n)]
        tree, motions, accelerations = lifted.tree, lifted.joint_motions(qdd), lifted.motion.accelerations(qdd)
        for i in rotors:
            body = tree.bodies[i]
            drive = body.rotor
            assert drive is not None
            spin = drive.N * accelerations[i]
            if body.parent >= 0:
                spin = spin + dot(drive.e, motions[body.parent].alpha)
            rotor[i] = Affine(*algebra.row(drive.N * drive.J * spin, n))
    return Smooth(
        M, h, quantities.motion, pressed.force, pressed.moment, pressed.link, rotor, quantities.values,
        felt=pressed.felt,
    )  # fmt: skip


@dataclass(frozen=True)
class Pressed:
    """Reactions of joints with load-dependent friction, affine in the accelerations, then in friction that they feel.

    Attributes:
        force, moment: by position among joints that move or close loops, in the working frame, about its origin.
        link: rotation of the link's frame, or the place's, in the working frame.
        felt: positions of the joints whose friction changes some of these reactions: joints of loops.
    """

    force: Mapping[int, tuple[Affine, ...]]
    moment: Mapping[int, tuple[Affine, ...]]
    link: Mapping[int, Matrix3]
    felt: tuple[int, ...]


def loaded_bearings(quantities: Quantities) -> Pressed:
    """The reactions in the bearings whose load friction depends on."""
    chain, n = quantities.mechanism.chain, quantities.mechanism.nv
    joints = bearing_joints(chain)
    loaded = [i for i, joint in enumerate(joints) if is_loaded(joint.friction)]
    if not loaded:
        return Pressed({}, {}, {}, ())
    feeling, inside = feeling_joints(chain), felt_joints(chain)
    loops = [i for i, joint in enumerate(joints) if joint.name in inside and own_friction(joint)]
    algebra = AffineAlgebra(quantities.algebra)
    qdd = [algebra.unknown(k) for k in range(n)]
    friction = {i: algebra.unknown(n + k) for k, i in enumerate(loops)}
    wrenches = quantities.affine(algebra).pressed(qdd, friction)
    feel = [i for i in loaded if joints[i].name in feeling]  # elsewhere inner forces cancel
    of_loads = [value.x.slopes for i in feel for part in wrenches[i] for value in part]
    felt = [k for k in range(len(loops)) if any(n + k in slopes for slopes in of_loads)]

    def affine(i: int, value: Scalar) -> Affine:
        row, offset = algebra.row(value, n + len(loops))
        zero = quantities.algebra.zero
        return Affine((*row[:n], *(row[n + k] if i in feel else zero for k in felt)), offset)

    force, moment = ({i: tuple(affine(i, x) for x in wrenches[i][part]) for i in loaded} for part in (0, 1))
    places = {k: solved for solved in quantities.motion.loops.solved for k in solved.loops} if chain.loops else {}
    bodies, link = len(quantities.tree.bodies), {}
    for i in loaded:
        closing = i - bodies
        own = places[closing].place(closing) if closing >= 0 else quantities.tree.link(joints[i].name).R
        link[i] = own
    return Pressed(force, moment, link, tuple(loops[k] for k in felt))


@dataclass(frozen=True)
class FrictionProblem:
    """A chain's problem and where it belongs.

    Attributes:
        problem: over the free joints.
        joints: per entry of `problem.rubbing`, its position among the modes.
        drag: viscous force of the free joints that have nothing else; part of the right-hand side.
        dragged: the same of joints that follow several coordinates, by their position among the modes.
        smooth: where it comes from.
        rates: in the order of the modes: of the coordinates, then of joints that follow several of them.
        felt: friction that loads depend on, in the order of `smooth.felt`; None where it is solved for.
    """

    problem: Problem
    joints: tuple[int, ...]
    drag: tuple[Scalar, ...]
    dragged: Mapping[int, Scalar]
    smooth: Smooth
    rates: tuple[Scalar, ...]
    felt: tuple[Scalar | None, ...] = ()


def friction_problem(
    mechanism: Mechanism,
    branches: Branches,
    smooth: Smooth,
    qd: Sequence[Scalar],
    tau: Sequence[Scalar],
    rates: Sequence[Scalar] = (),
) -> FrictionProblem:
    """The problem at rates qd under joint forces tau.

    Args:
        rates: of the laws, in the order of the modes; by default those that qd gives.
    """
    free, n = smooth.motion.free, smooth.motion.mechanism.nv
    rates = rates or mode_rates(branches, mechanism, smooth.motion, qd)
    right, drag, rubbing, joints = [], [], [], []
    felt = _felt(mechanism, smooth, rates)
    for place, i in enumerate(free):
        value = tau[i] - smooth.h[i]
        for k in range(n):
            if k not in free:
                value = value - smooth.M[i][k] * smooth.motion.given[k]
        viscous = branches.zero
        if sticks(mechanism, i):
            joint = rubbing_joint(mechanism, i, branches, smooth, rates[i], tau[i])
            joints.append(i)
            rubbing.append(_reduced(joint, place, smooth, felt))
        else:
            viscous = _drag(mechanism, i, smooth, rates[i])
        drag.append(viscous)
        right.append(value - viscous)
    M = tuple(tuple(smooth.M[i][k] for k in free) for i in free)
    shared: dict[int, Rubbing] = {}
    dragged: dict[int, Scalar] = {}
    for i, along in _several(mechanism, smooth, qd).items():
        if sticks(mechanism, i):
            joint = rubbing_joint(mechanism, i, branches, smooth, rates[i], branches.zero)
            shared[i] = replace(_reduced(joint, len(free) + len(shared), smooth, felt), along=along)
        else:
            dragged[i] = _drag(mechanism, i, smooth, rates[i])
            right = [x - slope * dragged[i] for x, slope in zip(right, along.row, strict=True)]
    rubbing, joints = [*rubbing, *shared.values()], [*joints, *shared]
    if shared and len(rubbing) > MOST_SHARING:
        message = f"{len(rubbing)} joints can stick, and some follow several coordinates"
        raise DerivationError(f"friction: {message}; at most {MOST_SHARING} share what holds them")
    mobility = _mobility(branches, M, rubbing) if shared else ()
    problem = Problem(M, tuple(right), tuple(rubbing), mobility, sum(x is None for x in felt) if rubbing else 0)
    return FrictionProblem(problem, tuple(joints), tuple(drag), dragged, smooth, tuple(rates), tuple(felt))


def _felt(mechanism: Mechanism, smooth: Smooth, rates: Sequence[Scalar]) -> list[Scalar | None]:
    """Friction of the joints that loads depend on, as far as it is known; None where it is solved for.

    Raises:
        DerivationError: joints that loads depend on follow given motions.
    """
    if not smooth.felt:
        return []
    names, n = [joint.name for joint in bearing_joints(mechanism.chain)], mechanism.nv
    groups, driven = friction_groups(mechanism.chain), driven_modes(mechanism)
    found: list[Scalar | None] = []
    for place in smooth.felt:
        k, joint = next((k, joint) for k, of in enumerate(groups) for joint in of if joint.name == names[place])
        if sticks(mechanism, k) and k not in driven:
            found.append(None)
            continue
        if k in driven and deciding(mechanism):
            message = f"loads depend on the friction of {joint.name!r}, which follows given motions"
            raise DerivationError(f"friction: {message}; give {joint.name!r} no friction")
        ratio = smooth.values.algebra.one
        if k < n:
            ratio = smooth.motion.bearing(place)[0].get(k, smooth.values.algebra.zero)
        found.append(_own_drag(joint, ratio * rates[k], smooth))
    return found


def own_friction(joint: Joint) -> bool:
    """True when a joint has friction beside a drive with losses, whose force acts along the coordinate as tau does."""
    return joint.friction is not None or (joint_rubs(joint) and not loses(joint))


def _own_drag(joint: Joint, rate: Scalar, smooth: Smooth) -> Scalar:
    """Viscous force of a joint at its own rate."""
    total = smooth.values.algebra.zero
    if joint.friction is not None:
        total = total + friction_law(joint.friction, smooth.values).drag(rate)
    if joint.drive is not None and joint.drive.motor_friction is not None and not loses(joint):
        N = drive_ratio(joint.drive, smooth.values)
        total = total + N * friction_law(joint.drive.motor_friction, smooth.values).drag(N * rate)
    return total


def _several(mechanism: Mechanism, smooth: Smooth, qd: Sequence[Scalar]) -> dict[int, Along]:
    """The joints with friction that follow several coordinates, some of them free, by position among the modes."""
    motion, found = smooth.motion, {}
    for i, place in enumerate(shared_places(mechanism), start=mechanism.nv):
        zero = smooth.values.algebra.zero
        row, bend = motion.bearing(place)
        drift = zero
        for k, slope in row.items():
            if k not in smooth.motion.free:
                bend, drift = bend + slope * smooth.motion.given[k], drift + slope * qd[k]
        if any(k in row for k in smooth.motion.free):
            found[i] = Along(tuple(row.get(k, zero) for k in smooth.motion.free), bend, drift)
    return found


def _mobility(
    branches: Branches, M: Sequence[Sequence[Scalar]], rubbing: Sequence[Rubbing]
) -> tuple[tuple[Scalar, ...], ...]:
    """G M^-1 G' of joints with friction."""
    m = len(M)
    inverse = factor_held(branches, M, [branches.false] * m).inverse(branches)
    columns = [response(inverse, joint) for joint in rubbing]
    return tuple(tuple(component(joint, column) for column in columns) for joint in rubbing)


def shared_places(mechanism: Mechanism) -> list[int]:
    """Positions, among joints that move or close loops, of those with friction that follow several coordinates."""
    if mechanism.is_tree:
        return []
    names = [joint.name for joint in bearing_joints(mechanism.chain)]
    return [names.index(joint.name) for (joint,) in friction_groups(mechanism.chain)[mechanism.nv :]]


def mode_rates(
    branches: Branches, mechanism: Mechanism, motion: MotionMap, qd: Sequence[Scalar], rests: bool = True
) -> list[Scalar]:
    """Rates in the order of the modes.

    Args:
        rests: those of joints that follow several coordinates are zero where they are rounding.
    """
    rates = list(qd)
    for place in shared_places(mechanism):
        parts = [slope * qd[k] for k, slope in motion.bearing(place)[0].items()]
        rate = branches.sum(parts)
        if not rests:
            rates.append(rate)
            continue
        rates.append(without_rounding(branches, rate, parts))
    return rates


def level_accelerations(
    branches: Branches,
    found: FrictionProblem,
    forces: Sequence[Scalar],
    tau: Sequence[Scalar],
    held: Sequence[Node],
) -> list[Scalar]:
    """Accelerations of all joints under level friction.

    Args:
        forces: sliding friction by place.
        tau: joint forces (n,).
        held: by place, true when a joint is stuck.
    """
    smooth, problem, result = found.smooth, found.problem, list(found.smooth.motion.given)
    if smooth.dynamics is not None and not problem.along and not found.dragged:
        net = list(tau)
        for place, i in enumerate(smooth.motion.free):
            net[i] = tau[i] - (forces[place] + found.drag[place])
        stuck = dict(zip(smooth.motion.free, held, strict=True))
        return list(smooth.dynamics(net, lambda i, still, free: branches.where(stuck[i], still, free)))
    factor = factor_at_rest(branches, problem, held)
    if problem.along:
        forces = [branches.where(h, branches.zero, f) for h, f in zip(held, forces, strict=True)]
    right = [r - f for r, f in zip(problem.right, problem.onto(forces), strict=True)]
    qdd = factor.motion(branches, right) if isinstance(factor, Constrained) else factor.solve(branches, right)
    for place, i in enumerate(smooth.motion.free):
        result[i] = qdd[place]
    return result


def group(mechanism: Mechanism, position: int, smooth: Smooth) -> list[tuple[Joint, int, Scalar | None]]:
    """The joints with friction that have one mode, with their positions among joints that move or close loops.

    Each has the ratio of its rate to the first one's, None for the first: a coordinate's own joint.
    """
    place = {joint.name: i for i, joint in enumerate(bearing_joints(smooth.motion.mechanism.chain))}
    own, *others = friction_groups(mechanism.chain)[position]
    found: list[tuple[Joint, int, Scalar | None]] = [(own, place[own.name], None)]
    for joint in others:
        if joint_rubs(joint):
            i = place[joint.name]
            found.append((joint, i, smooth.motion.bearing(i)[0].get(position, smooth.values.algebra.zero)))
    return found


def deciding(mechanism: Mechanism) -> list[int]:
    """Positions of the modes that are decided: of joints that can stick, and whose motion is not given."""
    driven = driven_modes(mechanism)
    return [k for k in range(len(friction_groups(mechanism.chain))) if sticks(mechanism, k) and k not in driven]


def sticks(mechanism: Mechanism, position: int) -> bool:
    """True when the joints of one mode can stick: some of them has more than viscous friction."""
    return any(map(frictional, friction_groups(mechanism.chain)[position]))


def rubbing_joint(
    mechanism: Mechanism, position: int, branches: Branches, smooth: Smooth, v: Scalar, tau: Scalar
) -> Rubbing:
    """Friction along a coordinate at its rate v, loads affine in the accelerations of all coordinates.

    A joint that follows with ratio g slides at the rate g v, and a level F of its own is |g| F along the coordinate;
    where g is negative, its forward direction is the coordinate's backward one. The drive with losses, whichever joint
    of the group it sits at, transmits tau.
    """
    forward = _resisting(mechanism, position, branches, smooth, v, tau, FORWARD)
    if smooth.felt:
        forward = replace(forward, members=_members(mechanism, position, branches, smooth, v))
    if not any(differs(joint) for joint, _, _ in group(mechanism, position, smooth)):
        return forward
    other = _resisting(mechanism, position, branches, smooth, v, tau, BACKWARD)
    backward = Resistance(**{f.name: getattr(other, f.name) for f in fields(Resistance)})
    return replace(forward, backward=backward)


def differs(joint: Joint) -> bool:
    """True when friction of a joint or its drive differs by direction."""
    return any(part is not None and part.directional for part in (joint.friction, joint.drive))


def _resisting(
    mechanism: Mechanism, position: int, branches: Branches, smooth: Smooth, v: Scalar, tau: Scalar, side: int
) -> Rubbing:
    """Friction along a coordinate against motion in one direction."""
    values, zero = smooth.values, branches.zero
    level = breakaway = drag = zero
    motor = motor_drag = motor_breakaway = zero
    slopes: list[tuple[Scalar, Scalar]] = []
    groups: list[Bearings] = []
    losses: Losses | None = None
    rotor: Affine | None = None
    joints = group(mechanism, position, smooth)
    lossy = any(loses(joint) for joint, _, _ in joints)
    for joint, place, ratio in joints:
        rate, size = (v, None) if ratio is None else (ratio * v, branches.abs(ratio))
        if joint.friction is not None:
            law = _law(branches, joint.friction, values, ratio, side)
            sliding = law.sliding(rate)
            level = level + _times(size, sliding.offset)
            breakaway = breakaway + _times(size, law.breakaway.offset)
            drag = drag + _times(ratio, law.drag(rate))
            if is_loaded(joint.friction):
                found = bearings(joint, values, smooth.force[place], smooth.moment[place], smooth.link[place])
                slopes.append((_times(size, sliding.slope), _times(size, law.breakaway.slope)))
                groups.append(found)
        if joint.drive is None:
            continue
        own_losses = _losses(branches, joint.drive, values, ratio, side)
        if own_losses is not None:
            losses, own_rotor = own_losses.along(size), smooth.rotor.get(place)
            rotor = own_rotor if own_rotor is None or ratio is None else own_rotor.scaled(ratio)
        if joint.drive.motor_friction is not None:
            N = _times(ratio, drive_ratio(joint.drive, values))
            own: Law = _law(branches, joint.drive.motor_friction, values, N, side)
            turned = branches.abs(N)
            if lossy and not loses(joint):  # on the load side of the drive that transmits tau
                level = level + turned * own.sliding(N * v).offset
                breakaway = breakaway + turned * own.breakaway.offset
                drag = drag + N * own.drag(N * v)
                continue
            motor = motor + turned * own.sliding(N * v).offset
            motor_breakaway = motor_breakaway + turned * own.breakaway.offset
            motor_drag = motor_drag + N * own.drag(N * v)
    kinetic, static = (GroupLevel(x, tuple(s[k] for s in slopes)) for k, x in enumerate((level, breakaway)))
    return Rubbing(
        kinetic, static, drag, motor, motor_drag, motor_breakaway, losses, position, tuple(groups), tau, rotor
    )


def _members(mechanism: Mechanism, position: int, branches: Branches, smooth: Smooth, v: Scalar) -> tuple[Member, ...]:
    """The joints of a mode one by one, where the friction of one of them changes loads; behind them a drive that
    loses."""
    joints = group(mechanism, position, smooth)
    felt = {place: k for k, place in enumerate(smooth.felt)}
    if not any(place in felt for _, place, _ in joints):
        return ()
    found = []
    for joint, place, ratio in joints:
        if not own_friction(joint):
            continue
        own: Bearings = ()
        if is_loaded(joint.friction):
            own = bearings(joint, smooth.values, smooth.force[place], smooth.moment[place], smooth.link[place])
        sides = (FORWARD, BACKWARD) if differs(joint) else (FORWARD,)
        forward, *backward = (_member_levels(branches, joint, smooth.values, ratio, v, side) for side in sides)
        g = branches.one if ratio is None else ratio
        found.append(Member(g, forward, own, felt.get(place), backward[0] if backward else None))
    for joint, _, ratio in joints:
        if loses(joint):
            sides = (FORWARD, BACKWARD) if differs(joint) else (FORWARD,)
            drive = tuple(_transmission(branches, joint, smooth.values, ratio, v, side) for side in sides)
            nothing = GroupLevel(branches.zero, ())
            found.append(Member(branches.one, MemberLevels(nothing, nothing, branches.zero), (), None, None, drive))
    return tuple(found)


def _member_levels(
    branches: Branches, joint: Joint, values: Values, ratio: Scalar | None, v: Scalar, side: int
) -> MemberLevels:
    """Friction of a joint, `ratio` times as fast as its mode's rate v, against motion of the mode in one direction."""
    rate, level, static, drag = _times(ratio, v), [branches.zero], [branches.zero], branches.zero
    if joint.friction is not None:
        law = _law(branches, joint.friction, values, ratio, side)
        sliding = law.sliding(rate)
        level, static, drag = [sliding.offset], [law.breakaway.offset], law.drag(rate)
        if is_loaded(joint.friction):
            level, static = [*level, sliding.slope], [*static, law.breakaway.slope]
    if joint.drive is not None and joint.drive.motor_friction is not None and not loses(joint):
        N = drive_ratio(joint.drive, values)
        motor, size = _law(branches, joint.drive.motor_friction, values, _times(ratio, N), side), branches.abs(N)
        level[0] = level[0] + size * motor.sliding(N * rate).offset
        static[0] = static[0] + size * motor.breakaway.offset
        drag = drag + N * motor.drag(N * rate)
    return MemberLevels(GroupLevel(level[0], tuple(level[1:])), GroupLevel(static[0], tuple(static[1:])), drag)


def _transmission(
    branches: Branches, joint: Joint, values: Values, ratio: Scalar | None, v: Scalar, side: int
) -> Transmission:
    """The drive with losses of a joint, along its mode, against motion of that in one direction."""
    assert joint.drive is not None
    losses = _losses(branches, joint.drive, values, ratio, side)
    assert losses is not None
    motor = motor_drag = breakaway = branches.zero
    if joint.drive.motor_friction is not None:
        N = _times(ratio, drive_ratio(joint.drive, values))
        law, turned = _law(branches, joint.drive.motor_friction, values, N, side), branches.abs(N)
        motor, breakaway = turned * law.sliding(N * v).offset, turned * law.breakaway.offset
        motor_drag = N * law.drag(N * v)
    return Transmission(losses.along(None if ratio is None else branches.abs(ratio)), motor, motor_drag, breakaway)


def _times(ratio: Scalar | None, x: Scalar) -> Scalar:
    return x if ratio is None else ratio * x


def _law(branches: Branches, friction: Friction, values: Values, ratio: Scalar | None, side: int) -> Law:
    """The law against motion of a coordinate in one direction, of a joint that moves `ratio` times as far."""
    law = friction_law(friction, values, side)
    if ratio is None or not friction.directional:
        return law
    turned, other = branches.less(ratio, branches.zero), friction_law(friction, values, 1 - side)
    if law.curve is None:
        return branches.choose(turned, other, law)
    curve = law.curve.beside(other.curve, lambda own, second: branches.where(turned, second, own))
    return replace(branches.choose(turned, replace(other, curve=None), replace(law, curve=None)), curve=curve)


def _losses(branches: Branches, drive: Drive, values: Values, ratio: Scalar | None, side: int) -> Losses | None:
    """Losses in one direction of a coordinate, of the drive of a joint that moves `ratio` times as far."""
    losses = drive_losses(drive, values, side)
    if ratio is None or losses is None or not drive.directional:
        return losses
    return branches.choose(branches.less(ratio, branches.zero), drive_losses(drive, values, 1 - side), losses)


def viscosity(
    mechanism: Mechanism, position: int, branches: Branches, smooth: Smooth, v: Scalar
) -> tuple[Scalar, Scalar]:
    """Growth of friction with the rate v along a coordinate, of all joints that move with it, and of their motors.

    The larger one of each joint where they differ by direction.
    """
    values = smooth.values
    own = motor = values.algebra.zero
    for joint, _, ratio in group(mechanism, position, smooth):
        if joint.friction is not None:
            own = own + _times(ratio, _times(ratio, _steepest(branches, joint.friction, values, _times(ratio, v))))
        if joint.drive is not None and joint.drive.motor_friction is not None:
            N = _times(ratio, drive_ratio(joint.drive, values))
            motor = motor + N * N * _steepest(branches, joint.drive.motor_friction, values, N * v)
    return own, motor


def _steepest(branches: Branches, friction: Friction, values: Values, v: Scalar) -> Scalar:
    forward = friction_law(friction, values).steepness(v)
    if not friction.directional:
        return forward
    return branches.max(forward, friction_law(friction, values, BACKWARD).steepness(v))


def varying_levels(
    mechanism: Mechanism, position: int, branches: Branches, smooth: Smooth
) -> tuple[tuple[Scalar, Scalar], ...] | None:
    """Kinetic and static level along a coordinate where a level varies with the rate; None elsewhere.

    One pair for both directions, or one for each, forward first.
    """
    joints = [
        (joint.friction, ratio) for joint, _, ratio in group(mechanism, position, smooth) if joint.friction is not None
    ]
    if all(friction.stribeck is None and friction.law is None for friction, _ in joints):
        return None
    algebra, found = smooth.values.algebra, []
    for side in (FORWARD, BACKWARD) if any(friction.directional for friction, _ in joints) else (FORWARD,):
        kinetic = static = algebra.zero
        for friction, ratio in joints:
            law = _law(branches, friction, smooth.values, ratio, side)
            size = None if ratio is None else algebra.function("abs", (ratio,))
            kinetic, static = kinetic + _times(size, law.coulomb), static + _times(size, law.static)
        found.append((kinetic, static))
    return tuple(found)


def _drag(mechanism: Mechanism, position: int, smooth: Smooth, v: Scalar) -> Scalar:
    """Viscous force along a coordinate that cannot stick."""
    total = smooth.values.algebra.zero
    for joint, _, ratio in group(mechanism, position, smooth):
        if joint.friction is not None:
            rate = _times(ratio, v)
            total = total + _times(ratio, friction_law(joint.friction, smooth.values).drag(rate))
        if joint.drive is not None and joint.drive.motor_friction is not None:
            N = _times(ratio, drive_ratio(joint.drive, smooth.values))
            total = total + N * friction_law(joint.drive.motor_friction, smooth.values).drag(N * v)
    return total


def _reduced(joint: Rubbing, place: int, smooth: Smooth, felt: Sequence[Scalar | None] = ()) -> Rubbing:
    """The joint as one of the free ones.

    Args:
        felt: friction that loads depend on, None where it is solved for.
    """
    free, given, zero = smooth.motion.free, smooth.motion.given, smooth.values.algebra.zero
    known, n = [zero if x is None else x for x in felt], len(given)
    unknown = (*free, *(n + k for k, x in enumerate(felt) if x is None))

    def reduced(load: Affine) -> Affine:
        return load.reduced(unknown, (*given, *known))

    order = {k: i for i, k in enumerate(k for k, x in enumerate(felt) if x is None)}
    members = tuple(
        replace(
            member,
            bearings=tuple(tuple(map(reduced, bearing)) for bearing in member.bearings),
            felt=None if member.felt is None else order.get(member.felt),
        )
        for member in joint.members
    )
    groups = changed_bearings(joint.groups, reduced)
    rotor = None if joint.rotor is None else reduced(replace(joint.rotor, row=(*joint.rotor.row, *[zero] * len(felt))))
    return replace(joint, place=place, groups=groups, rotor=rotor, members=members)
