"""Vectors and rotation matrices of the readers of robots: from angles and quaternions, and back to roll, pitch, yaw."""

from __future__ import annotations

import math
from collections.abc import Sequence

from symgen.describe.angles import EXACT

__all__ = [
    "IDENTITY",
    "Rows",
    "about",
    "cross",
    "dot",
    "of_quaternion",
    "product",
    "roll_pitch_yaw",
    "rotation",
    "transposed",
    "turned",
    "turned_tensor",
]

Rows = tuple[tuple[float, ...], ...]
"""A matrix, row by row."""

IDENTITY: Rows = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))

LOCKED = 1e-12
"""Cosine of the pitch below which yaw and roll turn about one axis: the yaw is then zero."""


def rotation(rpy: Sequence[float]) -> Rows:
    """Rz(yaw) Ry(pitch) Rx(roll), exact for right angles."""
    (cr, sr), (cp, sp), (cy, sy) = (cosine_sine(angle) for angle in rpy)
    return (
        (cy * cp, cy * sp * sr - sy * cr, cy * sp * cr + sy * sr),
        (sy * cp, sy * sp * sr + cy * cr, sy * sp * cr - cy * sr),
        (-sp, cp * sr, cp * cr),
    )


def cosine_sine(angle: float) -> tuple[float, float]:
    """Cosine and sine, exact within 1e-9 of a right angle."""
    quarters = round(angle / (math.pi / 2.0))
    if abs(angle - quarters * math.pi / 2.0) <= EXACT:
        return ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))[quarters % 4]
    return math.cos(angle), math.sin(angle)


def of_quaternion(w: float, x: float, y: float, z: float) -> Rows:
    """The matrix of a unit quaternion."""
    return (
        (w * w + x * x - y * y - z * z, 2.0 * (x * y - w * z), 2.0 * (x * z + w * y)),
        (2.0 * (x * y + w * z), w * w - x * x + y * y - z * z, 2.0 * (y * z - w * x)),
        (2.0 * (x * z - w * y), 2.0 * (y * z + w * x), w * w - x * x - y * y + z * z),
    )


def about(axis: Sequence[float], angle: float) -> Rows:
    """The matrix of a turn by an angle about a unit vector."""
    half = math.sin(0.5 * angle)
    return of_quaternion(math.cos(0.5 * angle), *(half * part for part in axis))


def roll_pitch_yaw(r: Rows) -> tuple[float, float, float]:
    """Angles whose `rotation` is the matrix.

    Where the pitch is a right angle, roll and yaw turn about one axis: the yaw is zero there, and the roll has both.

    Example:
        >>> roll_pitch_yaw(rotation((0.0, math.pi / 2, 0.3)))
        (-0.3, 1.5707963267948966, 0.0)
    """
    cosine = math.hypot(r[0][0], r[1][0])
    pitch = math.atan2(-r[2][0], cosine)
    yaw = math.atan2(r[1][0], r[0][0]) if cosine > LOCKED else 0.0
    s, c = math.sin(yaw), math.cos(yaw)
    return math.atan2(s * r[0][2] - c * r[1][2], c * r[1][1] - s * r[0][1]), pitch, yaw


def product(a: Rows, b: Rows) -> Rows:
    """The product of two matrices."""
    return tuple(tuple(sum(a[i][k] * b[k][j] for k in range(3)) for j in range(3)) for i in range(3))


def transposed(r: Rows) -> Rows:
    """The matrix of the turn back."""
    return tuple(zip(*r, strict=True))


def dot(a: Sequence[float], b: Sequence[float]) -> float:
    """a . b."""
    return sum(x * y for x, y in zip(a, b, strict=True))


def cross(a: Sequence[float], b: Sequence[float]) -> tuple[float, float, float]:
    """a x b."""
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def turned(r: Rows, vector: Sequence[float]) -> tuple[float, float, float]:
    """A vector, turned."""
    x, y, z = (sum(row[k] * vector[k] for k in range(3)) for row in r)
    return x, y, z


def turned_tensor(r: Rows, tensor: Sequence[float]) -> tuple[float, ...]:
    """R I R' of a symmetric tensor: xx, yy, zz, xy, xz, yz."""
    xx, yy, zz, xy, xz, yz = tensor
    rows = ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz))
    new = [
        [sum(r[i][k] * rows[k][m] * r[j][m] for k in range(3) for m in range(3)) for j in range(3)] for i in range(3)
    ]
    return tuple(new[i][j] for i, j in ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2)))
