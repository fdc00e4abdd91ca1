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
from symgen.derive.recursive.ltdl import Held
from symgen.derive.recursive.quantities import Quantities
from symgen.describe.chain import Chain, Joint
from symgen.program.nodes import Node

__all__ = [
    "FrictionProblem", "Smooth", "friction_problem", "level_accelerations", "rubbing_joint", "smooth_terms",
]  # fmt: skip


@dataclass(frozen=True)
class Smooth:
    """The smooth equations M qdd + h = tau at (q, qd), and what is affine in the accelerations of all n joints.

    Attributes:
        M: (n, n), rotor inertia included.
        h: bias (n,).
        given: accelerations of prescribed joints (n,), zero at the others.
        free: positions of the others.
        force, moment: reaction of each joint with load-dependent friction, working frame, about the bearing.
        link: rotation of that joint's link frame in its working frame.
        rotor: tau_s of each joint whose drive has inertia (Dupont 1993, eq. 24).
        values: of the chain's expressions.
        dynamics: accelerations of all joints under joint forces (n,), some joints held, where a form cheaper than by M
            and h is known; what is held it chooses by the joint's position.
    """

    M: Sequence[Sequence[Scalar]]
    h: Sequence[Scalar]
    given: Sequence[Scalar]
    free: tuple[int, ...]
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
    places = quantities.places
    loaded = [k for k, joint in enumerate(chain.moving) if is_loaded(joint.friction)]
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
            for k in loaded:
                force[k], moment[k] = (tuple(affine(x) for x in part) for part in wrenches[places[k]])
        for k in rotors:
            body = tree.bodies[places[k]]
            drive = body.rotor
            assert drive is not None
            spin = drive.N * accelerations[places[k]]
            if body.parent >= 0:
                spin = spin + dot(drive.e, motions[body.parent].alpha)
            rotor[k] = affine(drive.N * drive.J * spin)
    link = {k: quantities.tree.link(chain.moving[k].name).R for k in loaded}
    return Smooth(
        M, h, quantities.given_accelerations, tuple(quantities.free), force, moment, link, rotor,
        quantities.values,
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
    free, moving = smooth.free, chain.moving
    right, drag, rubbing, joints = [], [], [], []
    for place, i in enumerate(free):
        value = tau[i] - smooth.h[i]
        for k in range(len(moving)):
            if k not in free:
                value = value - smooth.M[i][k] * smooth.given[k]
        viscous = branches.zero
        if frictional(moving[i]):
            joint = rubbing_joint(moving[i], i, branches, smooth, qd[i], tau[i])
            joints.append(i)
            rubbing.append(_reduced(joint, place, smooth))
        else:
            viscous = _drag(moving[i], smooth.values, qd[i])
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
    smooth, problem, result = found.smooth, found.problem, list(found.smooth.given)
    if smooth.dynamics is not None:
        net = list(tau)
        for place, i in enumerate(smooth.free):
            net[i] = tau[i] - (forces[place] + found.drag[place])
        stuck = dict(zip(smooth.free, held, strict=True))
        return list(smooth.dynamics(net, lambda i, still, free: branches.where(stuck[i], still, free)))
    factor = factor_held(branches, problem.M, held)
    qdd = factor.solve(branches, [r - f for r, f in zip(problem.right, forces, strict=True)])
    for place, i in enumerate(smooth.free):
        result[i] = qdd[place]
    return result


def rubbing_joint(joint: Joint, position: int, branches: Branches, smooth: Smooth, v: Scalar, tau: Scalar) -> Rubbing:
    """The joint's friction at rate v, loads affine in the accelerations of all joints."""
    values = smooth.values
    zero = branches.zero
    nothing = Level(zero, zero)
    level, breakaway, drag = nothing, nothing, zero
    found: tuple[Bearing, ...] = ()
    if joint.friction is not None:
        law = friction_law(joint.friction, values)
        level, breakaway, drag = law.sliding(v), law.breakaway, law.drag(v)
        if is_loaded(joint.friction):
            found = bearings(
                joint.friction, values, smooth.force[position], smooth.moment[position], smooth.link[position]
            )
    motor = motor_drag = motor_breakaway = zero
    losses: Losses | None = None
    if joint.drive is not None:
        losses = drive_losses(joint.drive, values)
        if joint.drive.motor_friction is not None:
            N = drive_ratio(joint.drive, values)
            own: Law = friction_law(joint.drive.motor_friction, values)
            size = branches.abs(N)
            motor, motor_breakaway = size * own.sliding(N * v).offset, size * own.breakaway.offset
            motor_drag = N * own.drag(N * v)
    return Rubbing(
        position, level, breakaway, drag, motor, motor_drag, motor_breakaway, losses, found, tau,
        smooth.rotor.get(position) if losses is not None else None,
    )  # fmt: skip


def _drag(joint: Joint, values: Values, v: Scalar) -> Scalar:
    """Viscous force of a joint that cannot stick."""
    total = values.algebra.zero
    if joint.friction is not None:
        total = friction_law(joint.friction, values).drag(v)
    if joint.drive is not None and joint.drive.motor_friction is not None:
        N = drive_ratio(joint.drive, values)
        total = total + N * friction_law(joint.drive.motor_friction, values).drag(N * v)
    return total


def _reduced(joint: Rubbing, place: int, smooth: Smooth) -> Rubbing:
    """The joint as one of the free ones."""
    free, given = smooth.free, smooth.given
    return Rubbing(
        place, joint.level, joint.breakaway, joint.drag, joint.motor, joint.motor_drag, joint.motor_breakaway,
        joint.losses, tuple(tuple(c.reduced(free, given) for c in b) for b in joint.bearings), joint.tau,
        None if joint.rotor is None else joint.rotor.reduced(free, given),
    )  # fmt: skip
