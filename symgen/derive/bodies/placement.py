"""Where a joint's working frame lies: from a joint's placement in the chain to rotations and offsets.

The z axis of a working frame is the joint's axis. For mdh it is the link frame; for dh it is the previous frame after
the motion, and the link frame sits at its far end; for xyz with another axis than z it is the link frame turned.
"""

from __future__ import annotations

import math

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import (
    Matrix3,
    Vector3,
    about_z,
    add,
    column,
    identity,
    matmul,
    matvec,
    null,
    scale,
    transpose,
)
from symgen.derive.algebra.values import Values
from symgen.describe.chain import Dh, Joint, Mdh, Vector, Xyz

__all__ = [
    "Frame",
    "frame_with_z",
    "into_plane",
    "joint_frames",
    "parallel",
    "rotation_of_rpy",
    "tidy",
    "turn_apart",
    "unit",
]

Frame = tuple[Matrix3, Vector3]


def joint_frames(joint: Joint, values: Values) -> tuple[Frame, Frame]:
    """(parent's link frame to working frame at q = 0, working frame to link frame)."""
    algebra = values.algebra
    place = joint.place
    nothing: Frame = (identity(algebra), null(algebra))
    if isinstance(place, Mdh):
        s, c = values.sin_cos(place.alpha)
        turn = about_z(*values.sin_cos(place.theta))
        tilt = _about_x(s, c)
        offset = add(
            (values(place.a), algebra.zero, algebra.zero), matvec(tilt, (algebra.zero, algebra.zero, values(place.d)))
        )
        return (matmul(tilt, turn), offset), nothing
    if isinstance(place, Dh):
        s, c = values.sin_cos(place.alpha)
        turn = about_z(*values.sin_cos(place.theta))
        offset = add(
            matvec(turn, (values(place.a), algebra.zero, algebra.zero)), (algebra.zero, algebra.zero, values(place.d))
        )
        return nothing, (matmul(turn, _about_x(s, c)), offset)
    return _frames_xyz(joint, place, values)


def _frames_xyz(joint: Joint, place: Xyz, values: Values) -> tuple[Frame, Frame]:
    algebra = values.algebra
    R = rotation_of_rpy(place.rpy, values)
    xyz = values.vector(place.xyz)
    if joint.type == "fixed":
        return (tidy(R), xyz), (identity(algebra), null(algebra))
    axis = unit(values.vector(place.axis))
    A = tidy(frame_with_z(axis))
    return (tidy(matmul(R, A)), xyz), (transpose(A), null(algebra))


def rotation_of_rpy(rpy: Vector, values: Values) -> Matrix3:
    """Rz(y) Ry(p) Rx(r) of URDF's rpy."""
    r, p, y = rpy
    s, c = values.sin_cos(p)
    zero, one = values.algebra.zero, values.algebra.one
    about_y = ((c, zero, s), (zero, one, zero), (-s, zero, c))
    return matmul(matmul(about_z(*values.sin_cos(y)), about_y), _about_x(*values.sin_cos(r)))


def _about_x(s: Scalar, c: Scalar) -> Matrix3:
    zero, one = s.algebra.zero, s.algebra.one
    return ((one, zero, zero), (zero, c, -s), (zero, s, c))


def unit(axis: Vector3) -> Vector3:
    """The axis, normalised; an axis along a coordinate direction stays exact."""
    algebra = axis[0].algebra
    others = [k for k in range(3) if not axis[k].is_zero]
    if len(others) == 1 and axis[others[0]].is_constant:
        sign = algebra.constant(1.0 if (algebra.number(axis[others[0]]) or 0.0) > 0 else -1.0)
        return tuple(sign if k == others[0] else algebra.zero for k in range(3))  # type: ignore[return-value]
    length = algebra.function("sqrt", (axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2],))
    return scale(algebra.one / length, axis)


def frame_with_z(e: Vector3) -> Matrix3:
    """A rotation whose third column is e; signed permutations when e is a coordinate direction.

    Otherwise Duff et al. 2017, "Building an orthonormal basis, revisited", without its branch where e_z is a literal.
    """
    algebra = e[0].algebra
    zero, one = algebra.zero, algebra.one
    numbers = [algebra.number(x) for x in e]
    for k in range(3):
        if numbers[k] in (1.0, -1.0) and numbers.count(0.0) == 2:  # one tilted by less than 1e-8 has a 1 as well
            s = e[k]
            if k == 2:
                return (
                    identity(algebra)
                    if numbers[k] == 1.0
                    else ((one, zero, zero), (zero, -one, zero), (zero, zero, -one))
                )
            if k == 0:
                return ((zero, zero, s), (s, zero, zero), (zero, one, zero))
            return ((zero, one, zero), (zero, zero, s), (s, zero, zero))
    x, y, z = e
    height = algebra.number(z)
    if height is not None:
        sign = algebra.constant(1.0 if height >= 0.0 else -1.0)
    else:
        below = algebra.function("lt", (z, zero))
        sign = algebra.function("where", (below, -one, one))
    a = -one / (sign + z)
    b = x * y * a
    columns = ((one + sign * x * x * a, sign * b, -(sign * x)), (b, sign + y * y * a, -y), e)
    return transpose(columns)


def parallel(R: Matrix3) -> bool:
    """True when a rotation to the parent's working frame leaves the joint's axis parallel to the parent's."""
    number = R[0][0].algebra.number
    return number(R[0][2]) == 0.0 and number(R[1][2]) == 0.0


def tidy(R: Matrix3) -> Matrix3:
    """The rotation with literals within rounding of 0, 1/2 and 1 made exact, so that structural zeros are zeros."""
    return tuple(tuple(_tidy(x) for x in row) for row in R)  # type: ignore[return-value]


def _tidy(x: Scalar) -> Scalar:
    number = x.algebra.number(x)
    if number is not None:
        for exact in (0.0, 0.5, -0.5, 1.0, -1.0):
            if number != exact and abs(number - exact) < 1e-15:
                return x.algebra.constant(exact)
    return x


def turn_apart(R: Matrix3) -> tuple[Matrix3, Scalar]:
    """R = R' Rz(theta) with R' as sparse as can be; literal rotations only."""
    algebra = R[0][0].algebra
    zero, one = algebra.zero, algebra.one
    x, y, z = column(R, 2)
    if x.is_zero and y.is_zero and algebra.number(z) == 1.0:
        first: Matrix3 = identity(algebra)
    elif x.is_zero:
        first = ((one, zero, zero), (zero, z, y), (zero, -y, z))
    elif y.is_zero:
        first = ((z, zero, x), (zero, one, zero), (-x, zero, z))
    else:
        return R, zero
    rest = matmul(transpose(first), R)
    s, c = algebra.number(rest[1][0]), algebra.number(rest[0][0])
    return (R, zero) if s is None or c is None else (tidy(first), algebra.constant(math.atan2(s, c)))


def into_plane(v: Vector3) -> Scalar:
    """The turn about z after which a literal vector has no x component; zero for others, and in a coordinate plane."""
    algebra = v[0].algebra
    x, y = algebra.number(v[0]), algebra.number(v[1])
    return algebra.constant(math.atan2(-x, y)) if x and y else algebra.zero
