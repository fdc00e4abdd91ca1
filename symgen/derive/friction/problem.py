"""From a chain's smooth equations and its laws to the problem that a pattern of modes solves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import factor_held
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.bearing import Affine, changed_bearings
from symgen.derive.friction.constrained import Along, Constrained
from symgen.derive.friction.coordinate_friction import coordinate_drag, joint_drag, rubbing_joint
from symgen.derive.friction.free_joints import Problem, component, factor_at_rest, response
from symgen.derive.friction.modes import mode_rates, shared_places, sticks
from symgen.derive.friction.resistance import Rubbing
from symgen.derive.friction.shares import MOST_SHARING
from symgen.derive.friction.smooth import Smooth
from symgen.describe.couplings import friction_groups
from symgen.describe.driven_modes import driven_modes
from symgen.describe.loops import bearing_joints
from symgen.describe.mechanism import Mechanism
from symgen.errors import DerivationError
from symgen.program.nodes import Node

__all__ = ["FrictionProblem", "friction_problem", "level_accelerations"]


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
    felt = _felt(mechanism, branches, smooth, rates)
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
            viscous = coordinate_drag(mechanism, i, smooth, rates[i])
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
            dragged[i] = coordinate_drag(mechanism, i, smooth, rates[i])
            right = [x - slope * dragged[i] for x, slope in zip(right, along.row, strict=True)]
    rubbing, joints = [*rubbing, *shared.values()], [*joints, *shared]
    if shared and len(rubbing) > MOST_SHARING:
        message = f"{len(rubbing)} joints can stick, and some follow several coordinates"
        raise DerivationError(f"friction: {message}; at most {MOST_SHARING} share what holds them")
    mobility = _mobility(branches, M, rubbing) if shared else ()
    problem = Problem(M, tuple(right), tuple(rubbing), mobility, sum(x is None for x in felt) if rubbing else 0)
    return FrictionProblem(problem, tuple(joints), tuple(drag), dragged, smooth, tuple(rates), tuple(felt))


def _felt(mechanism: Mechanism, branches: Branches, smooth: Smooth, rates: Sequence[Scalar]) -> list[Scalar | None]:
    """Friction of the joints that loads depend on, as far as it is known; None where it is solved for.

    A joint that follows given motions alone slides as these say; its friction counts where loads of joints that are
    free to move read it.

    Raises:
        DerivationError: such friction depends on loads itself.
    """
    if not smooth.felt:
        return []
    names, n = [joint.name for joint in bearing_joints(mechanism.chain)], mechanism.nv
    groups, driven = friction_groups(mechanism.chain), driven_modes(mechanism)
    loads = [
        load
        for mode, joints in enumerate(groups)
        for joint in joints
        for part in (smooth.force, smooth.moment)
        for load in (part.get(names.index(joint.name), ()) if mode not in driven else ())
    ]
    found: list[Scalar | None] = []
    for position, place in enumerate(smooth.felt):
        k, joint = next((k, joint) for k, of in enumerate(groups) for joint in of if joint.name == names[place])
        if sticks(mechanism, k) and k not in driven:
            found.append(None)
            continue
        if k in driven:
            read = not all(load.row[n + position].is_zero for load in loads)
            found.append(
                _driven_friction(mechanism, k, position, branches, smooth, rates[k]) if read else branches.zero
            )
            continue
        ratio = smooth.values.algebra.one
        if k < n:
            ratio = smooth.motion.bearing(place)[0].get(k, smooth.values.algebra.zero)
        found.append(joint_drag(joint, ratio * rates[k], smooth))
    return found


def _driven_friction(
    mechanism: Mechanism, mode: int, felt: int, branches: Branches, smooth: Smooth, v: Scalar
) -> Scalar:
    """Friction of a joint whose mode has a given motion, against its rate, or at rest against its acceleration.

    Args:
        felt: position of the joint in `smooth.felt`.

    Raises:
        DerivationError: it depends on loads.
    """
    motion = smooth.motion

    def sign(x: Scalar) -> Scalar:
        return branches.algebra.function("sign", (x,))

    places = [*motion.places, *shared_places(mechanism)]
    ahead = motion.acceleration(places[mode], motion.given)
    sense = branches.where(branches.equal(v, branches.zero), sign(ahead), sign(v))
    members = rubbing_joint(mechanism, mode, branches, smooth, v, branches.zero).members
    member = next(member for member in members if member.felt == felt)
    if member.bearings:
        name = bearing_joints(mechanism.chain)[smooth.felt[felt]].name
        message = f"loads depend on the friction by loads of {name!r}, which follows given motions"
        raise DerivationError(f"friction: {message}; give {name!r} levels (coulomb, static) in place of coefficients")
    way = member.toward(branches, sense)
    return sense * sign(member.ratio) * way.level.offset + way.drag


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
