"""The numbers of a chain: each link's place, axis, mass, springs, as floats and arrays."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import BASE, Chain, Dh, Drive, Joint, Mdh, Place
from symgen.describe.expand import require_rigid
from symgen.describe.expression import Expression

__all__ = ["Link", "Rotor", "drive_ratio", "links", "rotation_about", "unconstrained"]

Number = Callable[[Expression], float]
X = np.array([1.0, 0.0, 0.0])
Y = np.array([0.0, 1.0, 0.0])
Z = np.array([0.0, 0.0, 1.0])
UNIT = np.eye(3)

ROUNDING = 1e-15
"""Sines of half turns, cosines of quarter turns: rounding of pi."""


@dataclass(frozen=True, eq=False)
class Rotor:
    """Rotor and screw of a drive: inertia J about `axis` (its carrier's frame), turning by `ratio` per joint motion.

    `carrier` is the index of the link that carries it, -1 for the base, where an armature's housing stands.
    """

    inertia: float
    ratio: float
    axis: Array
    carrier: int


@dataclass(frozen=True, eq=False)
class Link:
    """A joint and the link behind it, in numbers: T(parent to link) = before * Motion(axis, q) * after.

    Attributes:
        parent: index of the parent link, -1 for the base.
        coordinate: index in q, -1 when fixed.
        path: indices of the coordinates that move the link, base to tip.
    """

    name: str
    type: str
    parent: int
    coordinate: int
    path: tuple[int, ...]
    before: Array
    axis: Array
    after: Array
    mass: float
    com: Array
    inertia: Array
    stiffness: float
    damping: float
    rest: float
    rotor: Rotor | None


def unconstrained(chain: Chain) -> Chain:
    """The tree to which couplings and loops are constraints: each joint that is not fixed has its own coordinate."""
    return replace(chain, coupled=(), loops=()) if chain.is_coupled else chain


def links(chain: Chain, number: Number) -> tuple[Link, ...]:
    """Every link of the chain in its order.

    Args:
        chain: a valid chain.
        number: value of an expression.

    Raises:
        DerivationError: a flexible link that has not been expanded.
    """
    require_rigid(chain)
    result: list[Link] = []
    index = {BASE: -1}
    coordinate = 0
    for joint in chain.joints:
        parent = index[joint.parent]
        path = result[parent].path if parent >= 0 else ()
        own = -1
        if joint.type != "fixed":
            own = coordinate
            path = (*path, own)
            coordinate += 1
        index[joint.name] = len(result)
        result.append(_link(joint, parent, own, path, number))
    return tuple(result)


def _link(joint: Joint, parent: int, coordinate: int, path: tuple[int, ...], number: Number) -> Link:
    before, axis, after = _place(joint.place, number)

    def value(expression: Expression | None) -> float:
        return 0.0 if expression is None else number(expression)

    i = joint.inertia
    xx, yy, zz, xy, xz, yz = map(number, (i.xx, i.yy, i.zz, i.xy, i.xz, i.yz))
    return Link(
        name=joint.name,
        type=joint.type,
        parent=parent,
        coordinate=coordinate,
        path=path,
        before=before,
        axis=axis,
        after=after,
        mass=number(joint.mass),
        com=np.array([number(c) for c in joint.com]),
        inertia=np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]),
        stiffness=value(joint.stiffness),
        damping=value(joint.damping),
        rest=value(joint.rest),
        rotor=_rotor(joint, parent, before[:3, :3] @ axis, number),
    )


def _rotor(joint: Joint, parent: int, joint_axis: Array, number: Number) -> Rotor | None:
    """Rotor of a drive, whose axis is by default the joint's, here in the parent's frame; or the joint's armature."""
    if joint.armature is not None:
        return Rotor(number(joint.armature), 1.0, Z, -1)
    drive = joint.drive
    if drive is None or drive.inertia is None:
        return None
    axis = joint_axis if drive.axis is None else np.array([number(c) for c in drive.axis])
    return Rotor(number(drive.inertia), drive_ratio(drive, number), axis / np.linalg.norm(axis), parent)


def drive_ratio(drive: Drive, number: Callable[[Expression], Any]) -> Any:
    """Motor angle per joint motion."""
    if drive.lead_per_turn is not None:
        return 2.0 * math.pi / number(drive.lead_per_turn)
    if drive.lead is not None:
        return 1.0 / number(drive.lead)
    return 1.0 if drive.ratio is None else number(drive.ratio)


def _place(place: Place, number: Number) -> tuple[Array, Array, Array]:
    """The transformation before the joint's motion, its axis, and the transformation behind it."""
    if isinstance(place, Mdh):
        a, alpha, d, theta = map(number, (place.a, place.alpha, place.d, place.theta))
        return _turn(X, alpha) @ _shift(a * X) @ _turn(Z, theta) @ _shift(d * Z), Z, np.eye(4)
    if isinstance(place, Dh):
        a, alpha, d, theta = map(number, (place.a, place.alpha, place.d, place.theta))
        return np.eye(4), Z, _turn(Z, theta) @ _shift(d * Z) @ _shift(a * X) @ _turn(X, alpha)
    roll, pitch, yaw = map(number, place.rpy)
    axis = np.array([number(c) for c in place.axis])
    at = _shift(np.array([number(c) for c in place.xyz]))
    return at @ _turn(Z, yaw) @ _turn(Y, pitch) @ _turn(X, roll), axis / math.sqrt(float(axis @ axis)), np.eye(4)


def rotation_about(axis: Array, angle: Any) -> Array:
    """Rotation matrix (3, 3) about a unit axis (Rodrigues); the angle may be complex."""
    across, twice = _crossed(*axis.tolist())
    turned: Array = UNIT + np.sin(angle) * across + (1.0 - np.cos(angle)) * twice
    return turned


@lru_cache(maxsize=256)
def _crossed(x: float, y: float, z: float) -> tuple[Array, Array]:
    """The matrix of the cross product with a unit vector, and its square."""
    across = np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])
    return across, np.array([
        [-(y * y + z * z), x * y, x * z],
        [x * y, -(x * x + z * z), y * z],
        [x * z, y * z, -(x * x + y * y)],
    ])  # fmt: skip


def _turn(axis: Array, angle: float) -> Array:
    """Rotation about an axis of coordinates; the sine of half a turn is zero."""
    matrix = np.eye(4)
    matrix[:3, :3] = rotation_about(axis, angle)
    matrix[np.abs(matrix) < ROUNDING] = 0.0
    return matrix


def _shift(vector: Array) -> Array:
    matrix = np.eye(4)
    matrix[:3, 3] = vector
    return matrix
