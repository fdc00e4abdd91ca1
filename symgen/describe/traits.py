"""Traits of a chain on which its functions depend: use of time, joints with friction, joints without actuator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.describe.expression import Expression, Number, Time, parts
from symgen.describe.friction_numbers import friction_numbers
from symgen.describe.loops import bearing_joints
from symgen.describe.records import Friction, Joint

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = [
    "decides",
    "frictional",
    "has_signed_load",
    "has_stops",
    "idle_joints",
    "is_loaded",
    "joint_rubs",
    "loses",
    "own_friction",
    "own_inertia",
    "rubs",
    "stop_bounds",
    "uses_time",
]


def uses_time(chain: Chain) -> bool:
    """True when any expression of the chain contains `t`."""
    motions = [j.motion for j in chain.joints if j.motion is not None and not isinstance(j.motion, str)]
    forces = [expression for _, expression in chain.forces]
    levels = [expression for _, expression in friction_numbers(chain)]
    levels += [expression for state in chain.states for expression in (state.rate, state.force)]
    given = [e for e in (chain.potential, chain.dissipation, *motions, *forces, *levels) if e is not None]
    return any(isinstance(part, Time) for expression in given for part in parts(expression))


def idle_joints(chain: Chain) -> tuple[str, ...]:
    """Names of the joints across which no actuator or given motion acts, whose `tau` is zero."""
    return tuple(j.name for j in chain.moving if j.motion is None and j.name not in chain.actuated)


def rubs(chain: Chain) -> bool:
    """True when a joint that moves, or closes a loop, has friction or a drive with losses."""
    return any(joint_rubs(joint) for joint in bearing_joints(chain))


def has_stops(chain: Chain) -> bool:
    """True when a joint that moves has a stop."""
    return any(joint.stop is not None for joint in chain.movable)


def decides(chain: Chain) -> bool:
    """True when the chain has fixed steps: they decide whether joints rest, by friction or at stops, or have states."""
    return rubs(chain) or has_stops(chain) or bool(chain.states)


def joint_rubs(joint: Joint) -> bool:
    """True when the joint has friction or a drive with losses."""
    return joint.friction is not None or loses(joint) or _motor_friction(joint) is not None


def loses(joint: Joint) -> bool:
    """True when the joint's drive has losses, beyond the friction of its motor."""
    drive = joint.drive
    return drive is not None and any(
        x is not None
        for x in (drive.efficiency, drive.static_efficiency, drive.loss, drive.static_loss, drive.friction_angle)
    )


def own_friction(joint: Joint) -> bool:
    """True when a joint has friction beside a drive with losses, whose force acts along the coordinate as tau does."""
    return joint.friction is not None or (joint_rubs(joint) and not loses(joint))


def own_inertia(joint: Joint) -> Expression | None:
    """The armature of a joint, or the inertia of its drive's rotor; None without either."""
    return joint.armature or (None if joint.drive is None else joint.drive.inertia)


def frictional(joint: Joint) -> bool:
    """True when the joint can stick: it has modes. Others only slide, whatever mode they are given."""
    return _resists(joint.friction) or loses(joint) or _resists(_motor_friction(joint))


def is_loaded(friction: Friction | None) -> bool:
    """True when the friction depends on the bearing's load."""
    return friction is not None and any(_given(way.coefficient, way.static_coefficient) for way in friction.ways)


def has_signed_load(friction: Friction) -> bool:
    """True when the load changes its sign, where friction has a corner: along one direction, and not across a path."""
    return is_loaded(friction) and friction.normal not in ("radial", "guide", "hoop")


def _resists(friction: Friction | None) -> bool:
    """True when the entry has a level that can hold a joint, so more than a viscous part.

    A viscous part that differs by direction has a corner at rest, which makes reversals events: such a joint has a
    mode, too, and its static limit is zero.
    """
    if friction is None:
        return False
    forward, backward = friction.ways
    levels = any(_given(way.coulomb, way.static, way.law) for way in (forward, backward))
    return levels or is_loaded(friction) or forward.viscous != backward.viscous


def _motor_friction(joint: Joint) -> Friction | None:
    return None if joint.drive is None else joint.drive.motor_friction


def _given(*expressions: Expression | None) -> bool:
    return any(e is not None and e != Number(0.0) for e in expressions)


def stop_bounds(joint: Joint) -> tuple[Expression | None, Expression | None]:
    """Lower and upper bound of a joint's stop; None where there is none."""
    if joint.stop is None:
        return None, None
    given = joint.stop if joint.stop.lower is not None or joint.stop.upper is not None else joint.limits
    return (None, None) if given is None else (given.lower, given.upper)
