"""Vectors, rotations and inertias of `Scalar`s: the few operations that the recursions need, written out.

A vector is a tuple of three Scalars, a matrix a tuple of rows, a symmetric matrix is stored in full.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import starmap

from symgen.derive.algebra.scalar import Algebra, Scalar

__all__ = [
    "Inertial",
    "Matrix3",
    "Vector3",
    "about_z",
    "acceleration_matrix",
    "add",
    "column",
    "cross",
    "dot",
    "identity",
    "matadd",
    "matmul",
    "matrix",
    "matvec",
    "negate",
    "no_inertial",
    "null",
    "null_matrix",
    "outer",
    "rotate_inertial",
    "scale",
    "shift_inertial",
    "skew",
    "sub",
    "symmetric",
    "transpose",
    "unrotate",
]

Vector3 = tuple[Scalar, Scalar, Scalar]
Matrix3 = tuple[Vector3, Vector3, Vector3]


def null(algebra: Algebra) -> Vector3:
    """The zero vector."""
    zero = algebra.zero
    return (zero, zero, zero)


def null_matrix(algebra: Algebra) -> Matrix3:
    """The zero matrix."""
    return (null(algebra), null(algebra), null(algebra))


def identity(algebra: Algebra) -> Matrix3:
    """The unit matrix."""
    o, e = algebra.zero, algebra.one
    return ((e, o, o), (o, e, o), (o, o, e))


def add(a: Vector3, b: Vector3) -> Vector3:
    """a + b."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def sub(a: Vector3, b: Vector3) -> Vector3:
    """a - b."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def negate(a: Vector3) -> Vector3:
    """-a."""
    return (-a[0], -a[1], -a[2])


def scale(s: Scalar | float, a: Vector3) -> Vector3:
    """s a."""
    return (s * a[0], s * a[1], s * a[2])


def dot(a: Sequence[Scalar], b: Sequence[Scalar]) -> Scalar:
    """a.b of any length, summed in order."""
    algebra = a[0].algebra
    return reduce(algebra.add, starmap(algebra.mul, zip(a, b, strict=True)))


def cross(a: Vector3, b: Vector3) -> Vector3:
    """a x b."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def matvec(m: Matrix3, a: Vector3) -> Vector3:
    """m a."""
    return (dot(m[0], a), dot(m[1], a), dot(m[2], a))


def transpose(m: Matrix3) -> Matrix3:
    """m'."""
    return (column(m, 0), column(m, 1), column(m, 2))


def column(m: Matrix3, k: int) -> Vector3:
    """Column k of m; the third of a rotation is its z axis."""
    return (m[0][k], m[1][k], m[2][k])


def outer(a: Vector3, b: Vector3) -> Matrix3:
    """a b'."""
    return (scale(a[0], b), scale(a[1], b), scale(a[2], b))


def unrotate(m: Matrix3, a: Vector3) -> Vector3:
    """m' a."""
    return matvec(transpose(m), a)


def matmul(a: Matrix3, b: Matrix3) -> Matrix3:
    """a b."""
    columns = transpose(b)
    return transpose((matvec(a, columns[0]), matvec(a, columns[1]), matvec(a, columns[2])))


def matadd(a: Matrix3, b: Matrix3) -> Matrix3:
    """a + b."""
    return (add(a[0], b[0]), add(a[1], b[1]), add(a[2], b[2]))


def matrix(rows: Sequence[Sequence[Scalar]]) -> Matrix3:
    """Three rows of three as a matrix."""
    (a, b, c), (d, e, f), (g, h, i) = rows
    return ((a, b, c), (d, e, f), (g, h, i))


def skew(a: Vector3) -> Matrix3:
    """The matrix of a x."""
    zero = a[0].algebra.zero
    return ((zero, -a[2], a[1]), (a[2], zero, -a[0]), (-a[1], a[0], zero))


def acceleration_matrix(omega: Vector3, alpha: Vector3) -> Matrix3:
    """alpha~ + omega~ omega~: a point at r from the origin of a turning body accelerates by this times r against it."""
    x, y, z = omega
    xx, yy, zz = x * x, y * y, z * z
    xy, xz, yz = x * y, x * z, y * z
    e, f, g = alpha
    return ((-(yy + zz), xy - g, xz + f), (xy + g, -(xx + zz), yz - e), (xz - f, yz + e, -(xx + yy)))


def symmetric(m: Matrix3) -> Matrix3:
    """The matrix with its upper triangle mirrored, so that both halves are the same Scalars."""
    return (m[0], (m[0][1], m[1][1], m[1][2]), (m[0][2], m[1][2], m[2][2]))


def about_z(s: Scalar, c: Scalar) -> Matrix3:
    """Rotation about z by the angle of that sine and cosine."""
    o, e = s.algebra.zero, s.algebra.one
    return ((c, -s, o), (s, c, o), (o, o, e))


@dataclass(frozen=True, slots=True)
class Inertial:
    """A rigid body seen from the origin of a frame.

    Attributes:
        m: mass, kg.
        h: first moment of mass m*c, kg m.
        J: inertia tensor about the frame's origin, (3, 3), kg m^2.
    """

    m: Scalar
    h: Vector3
    J: Matrix3

    def __add__(self, other: Inertial) -> Inertial:
        return Inertial(self.m + other.m, add(self.h, other.h), matadd(self.J, other.J))


def no_inertial(algebra: Algebra) -> Inertial:
    """A body without mass and inertia."""
    return Inertial(algebra.zero, null(algebra), null_matrix(algebra))


def rotate_inertial(body: Inertial, R: Matrix3) -> Inertial:
    """The body in the axes in which R's columns are its present axes."""
    return Inertial(body.m, matvec(R, body.h), symmetric(matmul(matmul(R, body.J), transpose(R))))


def shift_inertial(body: Inertial, p: Vector3) -> Inertial:
    """The body seen from an origin from which its present one is at p (the parallel axes theorem).

    J' = J + 2 (h.p) 1 - h p' - p h' + m (p.p 1 - p p'), written with u = h + m p/2, so that both sums share it.
    """
    u = add(body.h, scale(0.5, scale(body.m, p)))
    x, y, z = (u[k] * p[k] for k in range(3))
    xx, yy, zz = y + z, x + z, x + y
    J = body.J
    xy = J[0][1] - u[0] * p[1] - u[1] * p[0]
    xz = J[0][2] - u[0] * p[2] - u[2] * p[0]
    yz = J[1][2] - u[1] * p[2] - u[2] * p[1]
    if sum(not product.is_zero for product in (x, y, z)) > 1:
        # added twice rather than doubled: a column of the inertia matrix needs J_zz + zz as well
        diagonal = (J[0][0] + xx + xx, J[1][1] + yy + yy, J[2][2] + zz + zz)
    else:
        diagonal = (J[0][0] + 2.0 * xx, J[1][1] + 2.0 * yy, J[2][2] + 2.0 * zz)
    moved = ((diagonal[0], xy, xz), (xy, diagonal[1], yz), (xz, yz, diagonal[2]))
    return Inertial(body.m, add(body.h, scale(body.m, p)), moved)
