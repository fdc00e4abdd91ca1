"""Friction along a coordinate at one state: the laws of all joints that share its mode, added up.

Each entry of the chain is a `Law` for a direction; those of the joints that share a mode add up to its `Resistance` in
that direction, a second one only where directions differ. New laws (curves, other loads) give a `Resistance`, too, and
nothing behind it changes.
"""

from __future__ import annotations

from dataclasses import fields, replace

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.drives import drive_ratio
from symgen.derive.friction.bearing import Affine, Bearings, GroupLevel, bearings
from symgen.derive.friction.drives import Losses, drive_losses
from symgen.derive.friction.laws import Law, friction_law
from symgen.derive.friction.modes import differs, group
from symgen.derive.friction.resistance import Member, MemberLevels, Resistance, Rubbing, Transmission
from symgen.derive.friction.smooth import Smooth
from symgen.describe.chain import Drive, Friction, Joint
from symgen.describe.joint_records import BACKWARD, FORWARD
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import is_loaded, loses, own_friction

__all__ = ["coordinate_drag", "joint_drag", "rubbing_joint", "varying_levels", "viscosity"]


def joint_drag(joint: Joint, rate: Scalar, smooth: Smooth) -> Scalar:
    """Viscous force of a joint at its own rate."""
    total = smooth.values.algebra.zero
    if joint.friction is not None:
        total = total + friction_law(joint.friction, smooth.values).drag(rate)
    if joint.drive is not None and joint.drive.motor_friction is not None and not loses(joint):
        N = drive_ratio(joint.drive, smooth.values)
        total = total + N * friction_law(joint.drive.motor_friction, smooth.values).drag(N * rate)
    return total


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


def coordinate_drag(mechanism: Mechanism, position: int, smooth: Smooth, v: Scalar) -> Scalar:
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
