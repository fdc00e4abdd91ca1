"""The reduced bodies at q: angles of groups, rotations between link axes L and group axes G, offsets in both."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Inertial, Matrix3, Vector3, add, matvec, scale, unrotate
from symgen.derive.reduced.reduce import Reduced

__all__ = ["GroupFrames", "group_frames", "turned_tensor"]


@dataclass(frozen=True, slots=True)
class GroupFrames:
    """Sines and cosines of the groups' angles, and offsets at q.

    Attributes:
        s, c: sine and cosine of phi, the angle from G to L, per body.
        p: offset of the body's origin in its parent's link axes, the slide included.
    """

    reduced: Reduced
    s: tuple[Scalar, ...]
    c: tuple[Scalar, ...]
    p: tuple[Vector3, ...]

    def outward(self, i: int, v: Vector3) -> Vector3:
        """A vector of link axes L in group axes G."""
        s, c = self.s[i], self.c[i]
        return (c * v[0] - s * v[1], s * v[0] + c * v[1], v[2])

    def inward(self, i: int, v: Vector3) -> Vector3:
        """A vector of group axes G in link axes L."""
        s, c = self.s[i], self.c[i]
        return (c * v[0] + s * v[1], c * v[1] - s * v[0], v[2])

    def slide(self, i: int) -> Vector3:
        """The direction of prismatic joint i in its body's group axes."""
        part = self.reduced.parts[i]
        return self.outward(part.parent, part.e) if part.continues and part.parent >= 0 else part.e

    def offset_in_group(self, i: int) -> Vector3:
        """Body i's offset in its parent's group axes."""
        parent = self.reduced.parts[i].parent
        return self.p[i] if parent < 0 else self.outward(parent, self.p[i])

    def group_inertial(self, i: int, body: Inertial) -> Inertial:
        """Mass properties given in link axes, in group axes."""
        return Inertial(body.m, self.outward(i, body.h), turned_tensor(body.J, self.s[i], self.c[i]))

    def into_link(self, i: int, v: Vector3) -> Vector3:
        """A vector of the base frame in body i's link axes."""
        return self.inward(i, self._into_group(i, v))

    def _into_group(self, i: int, v: Vector3) -> Vector3:
        part = self.reduced.parts[i]
        if part.parent < 0:
            return unrotate(part.R, v)
        if part.continues:
            return self._into_group(part.parent, v)
        return unrotate(part.R, self.into_link(part.parent, v))


def turned_tensor(J: Matrix3, s: Scalar, c: Scalar) -> Matrix3:
    """Rz J Rz' in 10 operations for the block about z and 6 for the column: J_xx - A, J_yy + A, A = s t.

    Where J_xx or J_yy is zero, a point mass or a rod, the one that may vanish is a product: J_yy c^2, not J_yy + A, a
    difference that would leave of a small inertia little but rounding.
    """
    t = (J[0][0] - J[1][1]) * s + 2.0 * J[0][1] * c
    A = s * t
    xx, xy, yy = J[0][0] - A, c * t - J[0][1], J[1][1] + A
    if J[0][1].is_zero and J[0][0].is_zero:
        yy = c * (c * J[1][1])
    elif J[0][1].is_zero and J[1][1].is_zero:
        xx = c * (c * J[0][0])
    xz, yz = c * J[0][2] - s * J[1][2], s * J[0][2] + c * J[1][2]
    return ((xx, xy, xz), (xy, yy, yz), (xz, yz, J[2][2]))


def group_frames(reduced: Reduced, q: Sequence[Scalar]) -> GroupFrames:
    """Angles, sines and cosines, offsets at q."""
    algebra = reduced.tree.algebra
    angle: list[Scalar] = []
    constant: list[Scalar] = []
    s: list[Scalar] = []
    c: list[Scalar] = []
    p: list[Vector3] = []
    for i, part in enumerate(reduced.parts):
        before, steady = algebra.zero, algebra.zero
        if part.continues and part.parent >= 0:
            before, steady = angle[part.parent], constant[part.parent]
        if part.revolute:
            before = before + (q[i] if part.sign > 0.0 else -q[i])
            steady = steady + part.offset
            p.append(part.p)
        else:
            p.append(add(part.p, scale(q[i], matvec(part.R, part.e))))
        angle.append(before)
        constant.append(steady)
        sine, cosine = _sine_cosine(before, steady)
        s.append(sine)
        c.append(cosine)
    return GroupFrames(reduced, tuple(s), tuple(c), tuple(p))


def _sine_cosine(angle: Scalar, offset: Scalar) -> tuple[Scalar, Scalar]:
    """Of the sum; a literal offset of quarter turns only swaps and negates."""
    algebra = angle.algebra
    number = algebra.number(offset)
    quarters = None if number is None else round(number / (math.pi / 2))
    if number is None or quarters is None or abs(number - quarters * math.pi / 2) > 1e-14 * (1 + abs(number)):
        angle, quarters = angle + offset, 0
    s, c = algebra.sin(angle), algebra.cos(angle)
    return ((s, c), (c, -s), (-s, -c), (-c, s))[quarters % 4]
