"""The regressor: inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.

Ten columns per link: m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz about the link frame's origin. Each is a
wrench in the link's frame; its projections are taken with the joints' twists carried into that frame
(Atkeson, An and Hollerbach 1986).
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Vector3, acceleration_matrix, add, cross, dot, null, transpose, unrotate
from symgen.derive.bodies.tree import Link, Tree
from symgen.derive.bodies.turns import Turns, Wrench
from symgen.derive.recursive.newton_euler import BodyMotion

__all__ = ["body_twists", "regressor"]


def regressor(tree: Tree, place: Turns, motions: Sequence[BodyMotion]) -> list[list[Scalar]]:
    """Y: (n, 10 links); the columns of links that do not move are zero.

    Args:
        motions: of the bodies, gravity as an acceleration of the base.
    """
    zero = tree.algebra.zero
    rows: list[list[Scalar]] = [[] for _ in tree.bodies]
    twists = body_twists(tree, place)
    for link in tree.links:
        block = [[zero] * 10 for _ in tree.bodies]
        if link.body >= 0:
            columns = _columns(link, motions[link.body])
            for i, (z, v) in twists[link.body].items():
                z_here, v_here = _into_link(link, z, v)
                block[i] = [dot(v_here, force) + dot(z_here, moment) for force, moment in columns]
        for row, part in zip(rows, block, strict=True):
            row.extend(part)
    return rows


def _into_link(link: Link, z: Vector3, v: Vector3) -> tuple[Vector3, Vector3]:
    """A twist at the body's working frame, at the link frame's origin and in its axes."""
    return unrotate(link.R, z), unrotate(link.R, add(v, cross(z, link.p)))


def body_twists(tree: Tree, place: Turns) -> list[dict[int, tuple[Vector3, Vector3]]]:
    """Per body, the unit twists of the joints before it, in its working frame."""
    algebra = tree.algebra
    zero, one = algebra.zero, algebra.one
    axis = (zero, zero, one)
    result: list[dict[int, tuple[Vector3, Vector3]]] = []
    for i, body in enumerate(tree.bodies):
        here: dict[int, tuple[Vector3, Vector3]] = {}
        if body.parent >= 0:
            for k, (z, v) in result[body.parent].items():
                moved = add(v, cross(z, place.offset[i]))
                here[k] = (place.inward(i, z), place.inward(i, moved))
        here[i] = (axis, null(algebra)) if body.revolute else (null(algebra), axis)
        result.append(here)
    return result


def _columns(link: Link, motion: BodyMotion) -> list[Wrench]:
    """Wrench per unit of each inertial parameter at the link frame's origin, link axes."""
    zero = link.m.algebra.zero
    rest = (zero, zero, zero)
    p = link.p
    omega, alpha = motion.omega, motion.alpha
    a = add(motion.a, add(cross(alpha, p), cross(omega, cross(omega, p))))
    w, e, a = unrotate(link.R, omega), unrotate(link.R, alpha), unrotate(link.R, a)
    xx, yy, zz = (w[k] * w[k] for k in range(3))
    xy, xz, yz = w[0] * w[1], w[0] * w[2], w[1] * w[2]
    felt = transpose(acceleration_matrix(w, e))  # accelerations of the first moments
    columns: list[Wrench] = [(a, rest)]
    columns.append((felt[0], (zero, -a[2], a[1])))
    columns.append((felt[1], (a[2], zero, -a[0])))
    columns.append((felt[2], (-a[1], a[0], zero)))
    moments = (
        (e[0], xz, -xy),
        (e[1] - xz, e[0] + yz, xx - yy),
        (e[2] + xy, zz - xx, e[0] - yz),
        (-yz, e[1], xy),
        (yy - zz, e[2] - xy, e[1] + xz),
        (yz, -xz, e[2]),
    )
    columns.extend((rest, moment) for moment in moments)
    return columns
