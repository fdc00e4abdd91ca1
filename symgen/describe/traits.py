"""Traits of a chain on which its functions depend: use of time, joints with friction, joints without actuator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.describe.expression import Expression, Time, parts
from symgen.describe.records import Joint

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["idle_joints", "joint_rubs", "own_inertia", "rubs", "uses_time"]


def uses_time(chain: Chain) -> bool:
    """True when any expression of the chain contains `t`."""
    motions = [j.motion for j in chain.joints if j.motion is not None and not isinstance(j.motion, str)]
    forces = [expression for _, expression in chain.forces]
    given = [e for e in (chain.potential, chain.dissipation, *motions, *forces) if e is not None]
    return any(isinstance(part, Time) for expression in given for part in parts(expression))


def idle_joints(chain: Chain) -> tuple[str, ...]:
    """Names of the joints across which no actuator or given motion acts, whose `tau` is zero."""
    return tuple(j.name for j in chain.moving if j.motion is None and j.name not in chain.actuated)


def rubs(chain: Chain) -> bool:
    """True when a joint that moves has friction or a drive with losses."""
    return any(joint_rubs(joint) for joint in chain.movable)


def joint_rubs(joint: Joint) -> bool:
    """True when the joint has friction or a drive with losses."""
    drive = joint.drive
    if joint.friction is not None or drive is None:
        return joint.friction is not None
    losses = (
        drive.efficiency,
        drive.static_efficiency,
        drive.loss,
        drive.static_loss,
        drive.friction_angle,
        drive.motor_friction,
    )
    return any(part is not None for part in losses)


def own_inertia(joint: Joint) -> Expression | None:
    """The armature of a joint, or the inertia of its drive's rotor; None without either."""
    return joint.armature or (None if joint.drive is None else joint.drive.inertia)
