"""The chain as moving bodies: what every recursion starts from.

Fixed joints are welded: their links become part of the body that carries them. Each body has a *working frame* whose
z axis is its joint's axis, so that every joint is a motion along or about z:

    T(parent's working frame to working frame) = (R, p) * Motion_z(q)

Where it lies for each kind of placement is told in `placement`.
"""

from __future__ import annotations

from dataclasses import dataclass

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.algebra.spatial import (
    Inertial,
    Matrix3,
    Vector3,
    add,
    column,
    identity,
    matmul,
    matvec,
    no_inertial,
    null,
    outer,
    rotate_inertial,
    scale,
    shift_inertial,
    symmetric,
)
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.drives import drive_ratio
from symgen.derive.bodies.placement import joint_frames, tidy, unit
from symgen.describe.chain import BASE, Joint
from symgen.describe.mechanism import Mechanism

__all__ = ["Body", "Link", "Rotor", "Tree", "build_tree", "rotor_inertial"]


@dataclass(frozen=True, slots=True)
class Rotor:
    """A drive's rotor on the parent body: T = J/2 (e.omega_parent + N qd)^2 (Dupont 1993, eq. 23).

    Attributes:
        J: inertia about the axis, kg m^2; the parent's inertia tensor already holds J e e'.
        N: motor angle per joint motion.
        e: unit axis in the parent's working frame; the null vector for an armature, which its joint's rate alone turns.
    """

    J: Scalar
    N: Scalar
    e: Vector3


@dataclass(frozen=True, slots=True)
class Body:
    """A moving joint and all that is welded behind it.

    Attributes:
        name: the joint.
        parent: position of the parent body, -1 for the base.
        revolute: else prismatic.
        R: rotation from the working frame at q = 0 to the parent's working frame.
        p: origin of the working frame at q = 0 in the parent's working frame.
        inertial: mass properties in the working frame, about its origin.
        rotor: the drive's rotor, if it has inertia.
    """

    name: str
    parent: int
    revolute: bool
    R: Matrix3
    p: Vector3
    inertial: Inertial
    rotor: Rotor | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """A link of the chain, fixed ones included: the body it is part of (-1: the base) and its link frame there.

    Attributes:
        m: mass, kg.
        c: mass centre in the link frame.
        central: inertia tensor about the mass centre, link axes.
    """

    name: str
    body: int
    R: Matrix3
    p: Vector3
    m: Scalar
    c: Vector3
    central: Matrix3

    @property
    def inertial(self) -> Inertial:
        """About the link frame's origin, link axes."""
        return shift_inertial(Inertial(self.m, null(self.m.algebra), self.central), self.c)


@dataclass(frozen=True, slots=True)
class Tree:
    """Bodies (one per coordinate, parents first), links (one per joint), gravity in the base frame."""

    algebra: Algebra
    bodies: tuple[Body, ...]
    links: tuple[Link, ...]
    gravity: Vector3

    def link(self, name: str) -> Link:
        """The link of that joint."""
        return next(link for link in self.links if link.name == name)

    def path(self, body: int) -> tuple[int, ...]:
        """Bodies from the base to this one, both ends included; empty for the base itself."""
        chain: list[int] = []
        while body >= 0:
            chain.append(body)
            body = self.bodies[body].parent
        return tuple(reversed(chain))


def build_tree(mechanism: Mechanism, values: Values) -> Tree:
    """The bodies of a mechanism, whose expressions `values` translates."""
    algebra = values.algebra
    bodies: list[Body] = []
    frames: dict[str, tuple[int, Matrix3, Vector3]] = {BASE: (-1, identity(algebra), null(algebra))}
    links: list[Link] = []
    for joint in mechanism.chain.joints:
        owner, R_parent, p_parent = frames[joint.parent]
        before, after = joint_frames(joint, values)
        R = tidy(matmul(R_parent, before[0]))
        p = add(p_parent, matvec(R_parent, before[1]))
        if joint.type == "fixed":
            frames[joint.name] = (owner, tidy(matmul(R, after[0])), add(p, matvec(R, after[1])))
        else:
            rotor = _rotor(joint, values, R_parent, R)
            if rotor is not None and owner >= 0:
                bodies[owner] = _weld(bodies[owner], rotor_inertial(rotor))
            bodies.append(Body(joint.name, owner, joint.type == "revolute", R, p, no_inertial(algebra), rotor))
            frames[joint.name] = (len(bodies) - 1, after[0], after[1])
        body, R_link, p_link = frames[joint.name]
        link = Link(joint.name, body, R_link, p_link, *_mass_properties(joint, values))
        links.append(link)
        if body >= 0:
            bodies[body] = _weld(bodies[body], shift_inertial(rotate_inertial(link.inertial, R_link), p_link))
    return Tree(algebra, tuple(bodies), tuple(links), values.vector(mechanism.chain.gravity))


def _weld(body: Body, inertial: Inertial) -> Body:
    return Body(body.name, body.parent, body.revolute, body.R, body.p, body.inertial + inertial, body.rotor)


def _mass_properties(joint: Joint, values: Values) -> tuple[Scalar, Vector3, Matrix3]:
    """Mass, mass centre and central inertia tensor of a link, link axes."""
    m, c, i = values(joint.mass), values.vector(joint.com), joint.inertia
    xx, yy, zz, xy, xz, yz = (values(e) for e in (i.xx, i.yy, i.zz, i.xy, i.xz, i.yz))
    return m, c, ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz))


def _rotor(joint: Joint, values: Values, R_parent: Matrix3, R_joint: Matrix3) -> Rotor | None:
    if joint.armature is not None:
        a = values(joint.armature)
        return None if a.is_zero else Rotor(a, values.algebra.one, null(values.algebra))
    drive = joint.drive
    if drive is None or drive.inertia is None:
        return None
    J = values(drive.inertia)
    if J.is_zero:
        return None
    N = drive_ratio(drive, values)
    if drive.axis is None:
        return Rotor(J, N, column(R_joint, 2))
    axis = unit(values.vector(drive.axis))
    return Rotor(J, N, matvec(R_parent, axis))


def rotor_inertial(rotor: Rotor) -> Inertial:
    """Inertia that the rotor adds to the body that carries it: J e e'."""
    e, algebra = rotor.e, rotor.J.algebra
    return Inertial(algebra.zero, null(algebra), symmetric(outer(scale(rotor.J, e), e)))
