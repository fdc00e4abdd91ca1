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
from symgen.derive.friction.mode_pattern import Problem, Resistance, Rubbing, component, factor_at_rest, response
from symgen.derive.friction.shares import MOST_SHARING
from symgen.derive.motion.map import MotionMap
from symgen.derive.recursive.ltdl import Held
from symgen.derive.recursive.quantities import Quantities
from symgen.describe.chain import Drive, Friction, Joint
from symgen.describe.couplings import RESTS, friction_groups
from symgen.describe.driven_modes import driven_modes
from symgen.describe.joint_records import BACKWARD, FORWARD
from symgen.describe.loops import bearing_joints
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import frictional, is_loaded, joint_rubs
from symgen.errors import DerivationError
from symgen.program.nodes import Node

__all__ = [
    "FrictionProblem", "Smooth", "deciding", "friction_problem", "level_accelerations", "mode_rates", "rubbing_joint",
    "shared_places", "smooth_terms", "sticks", "varying_levels", "viscosity",
]  # fmt: skip

NEXT = 1.0 + 2.0**-30
"""One in single precision, and more in double."""


@dataclass(frozen=True)
class Smooth:
    """The smooth equations M qdd + h = tau at (q, qd), and what is affine in the accelerations of the coordinates.

    Attributes:
        M: (n, n), rotor inertia included.
        h: bias (n,).
        motion: of all joints by these coordinates.
        force, moment: reaction of each joint with load-dependent friction, working frame, about the bearing; by the
            joint's position among all joints that move.
        link: rotation of that joint's link frame in its working frame.
        rotor: tau_s of each joint whose drive has inertia (Dupont 1993, eq. 24), by its position among all.
        values: of the chain's expressions.
        dynamics: accelerations of all joints under joint forces (n,), some joints held, where a form cheaper than by M
            and h is known; what is held it chooses by the joint's position.
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


def smooth_terms(quantities: Quantities, M: Sequence[Sequence[Scalar]], h: Sequence[Scalar]) -> Smooth:
    """The terms from the recursions, reactions and rotor torques by running them over affine numbers.

    Args:
        M, h: inertia matrix and bias, in whatever form is cheapest; reactions need the full inertial parameters.
    """
    mechanism, n = quantities.mechanism, quantities.mechanism.nv
    loaded = [i for i, joint in enumerate(quantities.mechanism.joints) if is_loaded(joint.friction)]
    rotors = [i for i, body in enumerate(quantities.tree.bodies) if body.rotor is not None]
    force: dict[int, tuple[Affine, ...]] = {}
    moment: dict[int, tuple[Affine, ...]] = {}
    rotor: dict[int, Affine] = {}
    if loaded or rotors:
        algebra = AffineAlgebra(quantities.algebra)
        lifted = Quantities(
            mechanism,
            algebra,
            {name: algebra.lift(value) for name, value in quantities.values.names.items()},
            [algebra.lift(x) for x in quantities.q],
            [algebra.lift(x) for x in quantities.qd],
            [algebra.lift(quantities.values.names[name]) for name in mechanism.input_names],
            None if quantities.values.time is None else algebra.lift(quantities.values.time),
        )
        qdd = [algebra.unknown(k) for k in range(n)]
        tree, motions, accelerations = lifted.tree, lifted.joint_motions(qdd), lifted.motion.accelerations(qdd)

        def affine(value: Scalar) -> Affine:
            return Affine(*algebra.row(value, n))

        if loaded:
            wrenches = lifted.wrenches(qdd)
            for i in loaded:
                force[i], moment[i] = (tuple(affine(x) for x in part) for part in wrenches[i])
        for i in rotors:
            body = tree.bodies[i]
            drive = body.rotor
            assert drive is not None
            spin = drive.N * accelerations[i]
            if body.parent >= 0:
                spin = spin + dot(drive.e, motions[body.parent].alpha)
            rotor[i] = affine(drive.N * drive.J * spin)
    link = {i: quantities.tree.link(quantities.mechanism.names[i]).R for i in loaded}
    return Smooth(
        M, h, quantities.motion, force, moment, link, rotor, quantities.values,
    )  # fmt: skip


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
    """

    problem: Problem
    joints: tuple[int, ...]
    drag: tuple[Scalar, ...]
    dragged: Mapping[int, Scalar]
    smooth: Smooth
    rates: tuple[Scalar, ...]


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
    for place, i in enumerate(free):
        value = tau[i] - smooth.h[i]
        for k in range(n):
            if k not in free:
                value = value - smooth.M[i][k] * smooth.motion.given[k]
        viscous = branches.zero
        if sticks(mechanism, i):
            joint = rubbing_joint(mechanism, i, branches, smooth, rates[i], tau[i])
            joints.append(i)
            rubbing.append(_reduced(joint, place, smooth))
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
            shared[i] = replace(_reduced(joint, len(free) + len(shared), smooth), along=along)
        else:
            dragged[i] = _drag(mechanism, i, smooth, rates[i])
            right = [x - slope * dragged[i] for x, slope in zip(right, along.row, strict=True)]
    rubbing, joints = [*rubbing, *shared.values()], [*joints, *shared]
    if shared and len(rubbing) > MOST_SHARING:
        message = f"{len(rubbing)} joints can stick, and some follow several coordinates"
        raise DerivationError(f"friction: {message}; at most {MOST_SHARING} share what holds them")
    mobility = _mobility(branches, M, rubbing) if shared else ()
    return FrictionProblem(
        Problem(M, tuple(right), tuple(rubbing), mobility), tuple(joints), tuple(drag), dragged, smooth, tuple(rates)
    )


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
        size = branches.sum([branches.abs(part) for part in parts])
        double, single, beyond_one = (branches.algebra.constant(x) for x in (*RESTS.values(), NEXT))
        rounding = branches.where(branches.less(size, beyond_one * size), double, single)
        rates.append(branches.where(branches.at_most(branches.abs(rate), rounding * size), branches.zero, rate))
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
    for joint, place, ratio in group(mechanism, position, smooth):
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
            motor = motor + turned * own.sliding(N * v).offset
            motor_breakaway = motor_breakaway + turned * own.breakaway.offset
            motor_drag = motor_drag + N * own.drag(N * v)
    kinetic, static = (GroupLevel(x, tuple(s[k] for s in slopes)) for k, x in enumerate((level, breakaway)))
    return Rubbing(
        kinetic, static, drag, motor, motor_drag, motor_breakaway, losses, position, tuple(groups), tau, rotor
    )


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


def _reduced(joint: Rubbing, place: int, smooth: Smooth) -> Rubbing:
    """The joint as one of the free ones."""
    free, given = smooth.motion.free, smooth.motion.given
    groups = changed_bearings(joint.groups, lambda load: load.reduced(free, given))
    rotor = None if joint.rotor is None else joint.rotor.reduced(free, given)
    return replace(joint, place=place, groups=groups, rotor=rotor)
