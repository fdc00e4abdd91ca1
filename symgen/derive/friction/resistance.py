"""Joints with friction at one state: what resists their motion in each direction, and what holds them at rest.

A joint has a resistance for each direction. Two questions are asked of them: friction of a joint that slides in a mode
(`Rubbing.toward`), and the bounds of what holds it at rest (`band`): the lower one by its resistance to negative rates,
the upper one by that to positive rates.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.bearing import Affine, Bearing, Bearings, GroupLevel
from symgen.derive.friction.constrained import Along
from symgen.derive.friction.drives import Hold, Losses, holding_band, most_held

__all__ = [
    "Member",
    "MemberLevels",
    "Resistance",
    "Rubbing",
    "Transmission",
    "band",
    "bearing_load",
    "holds",
    "sliding_force",
    "sliding_level",
    "static_limits",
]


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


def sliding_level(branches: Branches, joint: Rubbing, way: Resistance, qdd: Sequence[Scalar]) -> Scalar:
    """Level of sliding friction in one direction on the load side of the drive, at given accelerations."""
    return _level(branches, joint, way.level, qdd)


def static_limits(branches: Branches, joint: Rubbing, qdd: Sequence[Scalar]) -> tuple[Hold, Hold]:
    """Resistance at rest to motion with negative rates, then with positive ones, at accelerations qdd."""
    found = [Hold(_level(branches, joint, way.breakaway, qdd), way.motor_breakaway, way.losses) for way in joint.ways]
    return found[-1], found[0]


def holds(branches: Branches, joint: Rubbing, qdd: Sequence[Scalar]) -> tuple[Scalar, Scalar]:
    """Sizes of the lowest and the highest force of a joint at rest; one number if they are alike.

    Those of a drive with losses are what its motor's torque leaves: the load is that torque less the force.
    """
    backward, forward = static_limits(branches, joint, qdd)
    if joint.losses is not None:
        torque = joint.tau if joint.rotor is None else joint.tau - joint.rotor.at(qdd)
        return most_held(branches, -torque, backward), most_held(branches, torque, forward)
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
