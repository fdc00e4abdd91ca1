"""Vectors of the plane and of space as tuples of floats, and rotations as tuples of rows."""

from __future__ import annotations

import math
from collections.abc import Iterable

__all__ = [
    "Matrix",
    "Point2",
    "Vector3",
    "add",
    "angle",
    "column",
    "cross",
    "dot",
    "matmul",
    "matvec",
    "minus",
    "norm",
    "plus",
    "polar",
    "scaled",
    "sub",
    "times",
    "turned",
    "unit",
    "unit2",
]

Vector3 = tuple[float, float, float]
Matrix = tuple[Vector3, Vector3, Vector3]
Point2 = tuple[float, float]


def add(a: Vector3, b: Vector3, s: float = 1.0) -> Vector3:
    """a + s b."""
    return (a[0] + s * b[0], a[1] + s * b[1], a[2] + s * b[2])


def sub(a: Vector3, b: Vector3) -> Vector3:
    """a - b."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def scaled(s: float, a: Vector3) -> Vector3:
    """s a."""
    return (s * a[0], s * a[1], s * a[2])


def dot(a: Iterable[float], b: Iterable[float]) -> float:
    """a.b."""
    return sum(x * y for x, y in zip(a, b, strict=True))


def cross(a: Vector3, b: Vector3) -> Vector3:
    """a x b."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def norm(a: Iterable[float]) -> float:
    """Length of a vector."""
    return math.hypot(*a)


def unit(a: Vector3) -> Vector3:
    """The direction of a vector that is not zero."""
    return scaled(1.0 / norm(a), a)


def matvec(m: Matrix, a: Vector3) -> Vector3:
    """m a."""
    return (dot(m[0], a), dot(m[1], a), dot(m[2], a))


def column(m: Matrix, k: int) -> Vector3:
    """Column k of a matrix; the third of a rotation is its z axis."""
    return (m[0][k], m[1][k], m[2][k])


def matmul(a: Matrix, b: Matrix) -> Matrix:
    """a b."""
    c = (column(b, 0), column(b, 1), column(b, 2))
    x, y, z = ((dot(row, c[0]), dot(row, c[1]), dot(row, c[2])) for row in a)
    return x, y, z


def plus(a: Point2, b: Point2, s: float = 1.0) -> Point2:
    """a + s b in the plane."""
    return (a[0] + s * b[0], a[1] + s * b[1])


def minus(a: Point2, b: Point2) -> Point2:
    """a - b in the plane."""
    return (a[0] - b[0], a[1] - b[1])


def times(s: float, a: Point2) -> Point2:
    """s a in the plane."""
    return (s * a[0], s * a[1])


def unit2(a: Point2, otherwise: Point2 = (1.0, 0.0)) -> Point2:
    """The direction of a vector of the plane; `otherwise` where it is zero."""
    length = norm(a)
    return (a[0] / length, a[1] / length) if length > 1e-9 else otherwise


def turned(a: Point2) -> Point2:
    """The vector, turned by a right angle counterclockwise."""
    return (-a[1], a[0])


def angle(a: Point2) -> float:
    """The angle of a vector, rad."""
    return math.atan2(a[1], a[0])


def polar(radius: float, direction: float, centre: Point2 = (0.0, 0.0)) -> Point2:
    """The point at a radius and an angle (rad) from a centre."""
    return (centre[0] + radius * math.cos(direction), centre[1] + radius * math.sin(direction))
