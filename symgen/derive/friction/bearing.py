"""The load of a joint's bearing, from the force and moment that the parent exerts on the link.

Everything is taken in the joint's working frame, whose z is the axis e and whose origin is the bearing (for `dh` the
previous frame's axis). The reaction is affine in the accelerations, F = C qdd + d, so each bearing is a short vector of
affine numbers and its load the vector's length:

    radial, guide  N = |(F_x, F_y)|    axial  N = |F_z|    [x, y, z]  N = |F.n|    hoop  N = |(F.r, F_z)|

with r from the axis to the mass centre, across the axis: a bead's hoop presses along r and along the axis, and does
not press along the path. A span b puts two bearings at +-b/2 along e. Each carries half of F and the moment's couple:
F/2 +- (M x e)/b.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Matrix3
from symgen.derive.algebra.values import Values
from symgen.describe.chain import Joint
from symgen.describe.records import Dh

__all__ = ["Affine", "Bearing", "Bearings", "GroupLevel", "bearings", "changed_bearings"]


@dataclass(frozen=True)
class Affine:
    """row . qdd + offset."""

    row: tuple[Scalar, ...]
    offset: Scalar

    def plus(self, other: Affine, factor: Scalar) -> Affine:
        """self + factor other."""
        row = tuple(a + factor * b for a, b in zip(self.row, other.row, strict=True))
        return Affine(row, self.offset + factor * other.offset)

    def scaled(self, factor: Scalar) -> Affine:
        """factor self."""
        return Affine(tuple(factor * a for a in self.row), factor * self.offset)

    def reduced(self, free: Sequence[int], given: Sequence[Scalar]) -> Affine:
        """The same as affine in the free accelerations; the others are given."""
        offset = self.offset
        for k, slope in enumerate(self.row):
            if k not in free:
                offset = offset + slope * given[k]
        return Affine(tuple(self.row[k] for k in free), offset)

    def at(self, qdd: Sequence[Scalar]) -> Scalar:
        """The value for accelerations qdd."""
        value = self.offset
        for slope, a in zip(self.row, qdd, strict=True):
            value = value + slope * a
        return value


Bearing = tuple[Affine, ...]
"""One or two components; the load is their length."""


@dataclass(frozen=True)
class GroupLevel:
    """Level of friction of joints with one mode: offset + the sum of slope N over those whose friction has a load."""

    offset: Scalar
    slopes: tuple[Scalar, ...]


Bearings = tuple[Bearing, ...]
"""One or two bearings of one joint; its load N is the sum of theirs."""


def changed_bearings(groups: Sequence[Bearings], change: Callable[[Affine], Affine]) -> tuple[Bearings, ...]:
    """Bearings with loads that are affine in something else."""
    return tuple(tuple(tuple(change(part) for part in bearing) for bearing in group) for group in groups)


def bearings(
    joint: Joint, values: Values, force: Sequence[Affine], moment: Sequence[Affine], link: Matrix3
) -> tuple[Bearing, ...]:
    """The bearings of a joint with load-dependent friction.

    Args:
        joint: with its friction, and its mass centre for a bead on a hoop.
        force, moment: components x, y, z of the reaction in the working frame, about its origin.
        link: rotation of the link's frame in the working frame (for a normal in the link's frame).
    """
    algebra, friction = values.algebra, joint.friction
    assert friction is not None
    half = algebra.constant(0.5)
    normal = friction.normal
    if normal == "axial":
        return ((force[2],),)
    if normal == "hoop":
        x, y = _toward_centre(joint, values, link)
        return ((force[0].scaled(x).plus(force[1], y), force[2]),)
    couple = (moment[1], moment[0].scaled(algebra.constant(-1.0)))  # M x e, e = z
    if normal is None or isinstance(normal, str):
        components: tuple[tuple[Affine, Affine], ...] = ((force[0], couple[0]), (force[1], couple[1]))
    else:
        n = [values(component) for component in normal]
        length = algebra.function("sqrt", (n[0] * n[0] + n[1] * n[1] + n[2] * n[2],))
        unit = [sum((link[i][k] * n[k] for k in range(3)), algebra.zero) / length for i in range(3)]
        pair = (
            force[0].scaled(unit[0]).plus(force[1], unit[1]),
            couple[0].scaled(unit[0]).plus(couple[1], unit[1]),
        )
        components = (pair,)
    if friction.span is None:
        return (tuple(f for f, _ in components),)
    inverse = algebra.one / values(friction.span)
    return tuple(
        tuple(f.scaled(half).plus(c, sign * inverse) for f, c in components)
        for sign in (algebra.one, algebra.constant(-1.0))
    )


def _toward_centre(joint: Joint, values: Values, link: Matrix3) -> tuple[Scalar, Scalar]:
    """Unit vector across the axis from the bearing to the link's mass centre, in the working frame."""
    com = [values(c) for c in joint.com]
    if isinstance(joint.place, Dh):  # the link's frame is a beyond the axis
        com[0] = com[0] + values(joint.place.a)
    x, y = (sum((link[i][k] * com[k] for k in range(3)), values.algebra.zero) for i in range(2))
    inverse = values.algebra.one / values.algebra.function("sqrt", (x * x + y * y,))
    return x * inverse, y * inverse
