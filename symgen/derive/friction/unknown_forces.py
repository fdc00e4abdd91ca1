"""Friction forces that depend on loads, as unknowns u that are solved for together with the accelerations.

The accelerations are affine in u, and so are loads, torques of rotors and what holds joints at rest; each unknown gets
its law over u (`load_law`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.bearing import Affine, GroupLevel, changed_bearings
from symgen.derive.friction.free_joints import Problem
from symgen.derive.friction.load_law import Loaded, Shares, Taking
from symgen.derive.friction.resistance import Member, Rubbing
from symgen.program.nodes import Node

__all__ = ["Unknowns", "joint_law", "known_members", "member_law"]


@dataclass(frozen=True)
class Unknowns:
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
            found.append(drive_law(branches, member, held, s, Affine((), load)))
        else:
            found.append(member_law(branches, joint, member, held, s, Affine((), total), known))
    return found


def member_law(
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


def joint_law(
    branches: Branches,
    joint: Rubbing,
    held: Node,
    s: Scalar,
    forces: Unknowns,
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
        return drive_law(branches, drive, held, s, load)
    groups, way = changed_bearings(joint.groups, forces.of), joint.toward(branches, s)
    return Loaded(branches.no(held), s, way.level, way.drag, way.motor, way.motor_drag, way.losses, groups, load)


def drive_law(branches: Branches, drive: Member, held: Node, s: Scalar, load: Affine) -> Loaded:
    """A drive with losses among the joints of a mode; nothing else loses along with it."""
    takes, zero = drive.drive[0], branches.zero
    if len(drive.drive) > 1:
        takes = branches.choose(branches.less(s, zero), drive.drive[1], takes)
    none = GroupLevel(zero, ())
    return Loaded(branches.no(held), s, none, zero, takes.motor, takes.motor_drag, takes.losses, (), load)
