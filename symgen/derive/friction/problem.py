"""From a chain's smooth equations and its laws to the problem that a pattern of modes solves.

`Smooth` is what friction needs of the smooth mechanics; the definition (`equations`) and the fast form (`quantities`)
both supply it, so one text of friction serves both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from symgen.derive.algebra.affine import AffineAlgebra
from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import factor_held
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Matrix3, dot
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.drives import drive_ratio
from symgen.derive.friction.bearing import Affine, Bearing, bearings
from symgen.derive.friction.drives import Losses, drive_losses
from symgen.derive.friction.laws import Law, Level, friction_law, frictional, is_loaded
from symgen.derive.friction.mode_pattern import Problem, Rubbing
from symgen.derive.motion.map import MotionMap
from symgen.derive.recursive.ltdl import Held
from symgen.derive.recursive.quantities import Quantities
from symgen.describe.chain import Chain, Joint
from symgen.describe.couplings import followers
from symgen.describe.traits import joint_rubs
from symgen.program.nodes import Node

__all__ = [
    "FrictionProblem", "Smooth", "friction_problem", "level_accelerations", "rubbing_joint", "smooth_terms", "sticks",
    "varying_levels", "viscosity",
]  # fmt: skip


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
        rotor: tau_s of each coordinate's own joint whose drive has inertia (Dupont 1993, eq. 24).
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
    chain = quantities.chain
    n = len(chain.moving)
    places = quantities.motion.places
    loaded = [i for i, joint in enumerate(quantities.mechanism.joints) if is_loaded(joint.friction)]
    rotors = [k for k, i in enumerate(places) if quantities.tree.bodies[i].rotor is not None]
    force: dict[int, tuple[Affine, ...]] = {}
    moment: dict[int, tuple[Affine, ...]] = {}
    rotor: dict[int, Affine] = {}
    if loaded or rotors:
        algebra = AffineAlgebra(quantities.algebra)
        lifted = Quantities(
            chain,
            algebra,
            {name: algebra.lift(value) for name, value in quantities.values.names.items()},
            [algebra.lift(x) for x in quantities.q],
            [algebra.lift(x) for x in quantities.qd],
            [algebra.lift(quantities.values.names[name]) for name in chain.input_names],
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
        for k in rotors:
            body = tree.bodies[places[k]]
            drive = body.rotor
            assert drive is not None
            spin = drive.N * accelerations[places[k]]
            if body.parent >= 0:
                spin = spin + dot(drive.e, motions[body.parent].alpha)
            rotor[k] = affine(drive.N * drive.J * spin)
    link = {i: quantities.tree.link(quantities.mechanism.names[i]).R for i in loaded}
    return Smooth(
        M, h, quantities.motion, force, moment, link, rotor, quantities.values,
    )  # fmt: skip


@dataclass(frozen=True)
class FrictionProblem:
    """A chain's problem and where it belongs.

    Attributes:
        problem: over the free joints.
        joints: per entry of `problem.rubbing`, its position in q.
        drag: viscous force of the free joints that have nothing else; part of the right-hand side.
        smooth: where it comes from.
    """

    problem: Problem
    joints: tuple[int, ...]
    drag: tuple[Scalar, ...]
    smooth: Smooth


def friction_problem(
    chain: Chain, branches: Branches, smooth: Smooth, qd: Sequence[Scalar], tau: Sequence[Scalar]
) -> FrictionProblem:
    """The problem at rates qd under joint forces tau."""
    free, moving = smooth.motion.free, chain.moving
    right, drag, rubbing, joints = [], [], [], []
    for place, i in enumerate(free):
        value = tau[i] - smooth.h[i]
        for k in range(len(moving)):
            if k not in free:
                value = value - smooth.M[i][k] * smooth.motion.given[k]
        viscous = branches.zero
        if sticks(chain, i):
            joint = rubbing_joint(chain, i, branches, smooth, qd[i], tau[i])
            joints.append(i)
            rubbing.append(_reduced(joint, place, smooth))
        else:
            viscous = _drag(chain, i, smooth, qd[i])
        drag.append(viscous)
        right.append(value - viscous)
    M = tuple(tuple(smooth.M[i][k] for k in free) for i in free)
    return FrictionProblem(Problem(M, tuple(right), tuple(rubbing)), tuple(joints), tuple(drag), smooth)


def level_accelerations(
    branches: Branches,
    found: FrictionProblem,
    forces: Sequence[Scalar],
    tau: Sequence[Scalar],
    held: Sequence[Node],
) -> list[Scalar]:
    """Accelerations of all joints under level friction.

    Args:
        forces: sliding friction of the free joints.
        tau: joint forces (n,).
        held: per free joint, true when it is stuck.
    """
    smooth, problem, result = found.smooth, found.problem, list(found.smooth.motion.given)
    if smooth.dynamics is not None:
        net = list(tau)
        for place, i in enumerate(smooth.motion.free):
            net[i] = tau[i] - (forces[place] + found.drag[place])
        stuck = dict(zip(smooth.motion.free, held, strict=True))
        return list(smooth.dynamics(net, lambda i, still, free: branches.where(stuck[i], still, free)))
    factor = factor_held(branches, problem.M, held)
    qdd = factor.solve(branches, [r - f for r, f in zip(problem.right, forces, strict=True)])
    for place, i in enumerate(smooth.motion.free):
        result[i] = qdd[place]
    return result


def group(chain: Chain, position: int, smooth: Smooth) -> list[tuple[Joint, int, Scalar | None]]:
    """The joints with friction that move as one coordinate does, with their positions among all joints that move.

    Each has the ratio of its rate to the coordinate's, None for the coordinate's own joint.
    """
    mechanism = smooth.motion.mechanism
    place, tree = {name: i for i, name in enumerate(mechanism.names)}, mechanism.joints
    own = chain.moving[position]
    found: list[tuple[Joint, int, Scalar | None]] = [(own, smooth.motion.places[position], None)]
    for name in followers(chain).get(own.name, ()) if chain.coupled else ():
        i = place[name]
        if joint_rubs(tree[i]):
            found.append((tree[i], i, smooth.motion.first[i].get(position, smooth.values.algebra.zero)))
    return found


def sticks(chain: Chain, position: int) -> bool:
    """True when a coordinate has modes: its own joint can stick, or one that follows it alone."""
    own = chain.moving[position]
    others = followers(chain).get(own.name, ()) if chain.coupled else ()
    return frictional(own) or any(frictional(chain.joint(name)) for name in others)


def rubbing_joint(chain: Chain, position: int, branches: Branches, smooth: Smooth, v: Scalar, tau: Scalar) -> Rubbing:
    """Friction along a coordinate at its rate v, loads affine in the accelerations of all coordinates.

    A joint that follows with ratio g slides at the rate g v, and a level F of its own is |g| F along the coordinate.
    """
    values, zero = smooth.values, branches.zero
    level, breakaway, drag = Level(zero, zero), Level(zero, zero), zero
    motor = motor_drag = motor_breakaway = zero
    found: tuple[Bearing, ...] = ()
    losses: Losses | None = None
    for joint, place, ratio in group(chain, position, smooth):
        rate = v if ratio is None else ratio * v
        if joint.friction is not None:
            law = friction_law(joint.friction, values)
            level = _joined(branches, level, law.sliding(rate), ratio)
            breakaway = _joined(branches, breakaway, law.breakaway, ratio)
            drag = drag + _times(ratio, law.drag(rate))
            if is_loaded(joint.friction):
                found = bearings(joint.friction, values, smooth.force[place], smooth.moment[place], smooth.link[place])
        if joint.drive is None:
            continue
        if ratio is None:
            losses = drive_losses(joint.drive, values)
        if joint.drive.motor_friction is not None:
            N = _times(ratio, drive_ratio(joint.drive, values))
            own: Law = friction_law(joint.drive.motor_friction, values)
            size = branches.abs(N)
            motor = motor + size * own.sliding(N * v).offset
            motor_breakaway = motor_breakaway + size * own.breakaway.offset
            motor_drag = motor_drag + N * own.drag(N * v)
    return Rubbing(
        position, level, breakaway, drag, motor, motor_drag, motor_breakaway, losses, found, tau,
        smooth.rotor.get(position) if losses is not None else None,
    )  # fmt: skip


def _times(ratio: Scalar | None, x: Scalar) -> Scalar:
    return x if ratio is None else ratio * x


def _joined(branches: Branches, level: Level, other: Level, ratio: Scalar | None) -> Level:
    """The sum of two levels along a coordinate, of which one at most depends on a load."""
    size = None if ratio is None else branches.abs(ratio)
    slope = level.slope if other.slope.is_zero else _times(size, other.slope)
    return Level(level.offset + _times(size, other.offset), slope)


def viscosity(chain: Chain, position: int, smooth: Smooth) -> tuple[Scalar, Scalar]:
    """Viscous coefficients along a coordinate of all joints that move with it, and of their motors."""
    values = smooth.values
    own = motor = values.algebra.zero
    for joint, _, ratio in group(chain, position, smooth):
        if joint.friction is not None:
            own = own + _times(ratio, _times(ratio, friction_law(joint.friction, values).viscous))
        if joint.drive is not None and joint.drive.motor_friction is not None:
            N = _times(ratio, drive_ratio(joint.drive, values))
            motor = motor + N * N * friction_law(joint.drive.motor_friction, values).viscous
    return own, motor


def varying_levels(chain: Chain, position: int, smooth: Smooth) -> tuple[Scalar, Scalar] | None:
    """Kinetic and static level along a coordinate where a level varies with the rate; None elsewhere."""
    laws = [
        (friction_law(joint.friction, smooth.values), ratio)
        for joint, _, ratio in group(chain, position, smooth)
        if joint.friction is not None
    ]
    if all(law.velocity is None for law, _ in laws):
        return None
    algebra = smooth.values.algebra
    kinetic = static = algebra.zero
    for law, ratio in laws:
        size = None if ratio is None else algebra.function("abs", (ratio,))
        kinetic, static = kinetic + _times(size, law.coulomb), static + _times(size, law.static)
    return kinetic, static


def _drag(chain: Chain, position: int, smooth: Smooth, v: Scalar) -> Scalar:
    """Viscous force along a coordinate that cannot stick."""
    total = smooth.values.algebra.zero
    for joint, _, ratio in group(chain, position, smooth):
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
    return Rubbing(
        place, joint.level, joint.breakaway, joint.drag, joint.motor, joint.motor_drag, joint.motor_breakaway,
        joint.losses, tuple(tuple(c.reduced(free, given) for c in b) for b in joint.bearings), joint.tau,
        None if joint.rotor is None else joint.rotor.reduced(free, given),
    )  # fmt: skip
