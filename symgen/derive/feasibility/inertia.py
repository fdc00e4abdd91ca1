"""The inertia matrix at a pose by composite bodies, in link frames and with the full inertial parameters.

With I^c_j the composite body of joint j (its link and all behind it) and S_j the joint's unit motion,

    F = I^c_j S_j,   M_jj = S_j' F,   M_ij = S_i' (F carried to frame i)   for i on the path from the base to j

(Walker and Orin 1982, method 3). Nothing is regrouped: a link far out keeps the digits of its own inertia.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import (
    Inertial,
    Matrix3,
    add,
    column,
    cross,
    matmul,
    matvec,
    rotate_inertial,
    scale,
    shift_inertial,
)
from symgen.derive.bodies.turns import Turns, Wrench
from symgen.derive.recursive.quantities import Quantities

__all__ = ["composite_bodies", "inertia_matrix", "submatrix", "unit_wrench"]

ROUNDING = 1e-14
"""Relative threshold: an inertia about an axis below this share of the composite body's moments is a rounding error."""


def inertia_matrix(numbers: Quantities) -> tuple[list[list[Scalar]], list[float]]:
    """M: (n, n), and per coordinate the bound (n,) below which its diagonal entry is a rounding error.

    The bound of a slide is zero, for masses are only added.

    Args:
        numbers: over `FloatAlgebra` at a pose.
    """
    M, bounds = _of_joints(numbers.place)
    motion = numbers.motion
    if not motion.coupled:
        return M, bounds
    projected = [0.0] * len(numbers.q)
    for row, bound in zip(motion.first, bounds, strict=True):
        for k, g in row.items():
            projected[k] += g.x * g.x * bound
    return motion.symmetric(M), projected


def _of_joints(place: Turns) -> tuple[list[list[Scalar]], list[float]]:
    """The inertia matrix and its bounds over all joints of the tree."""
    bodies = place.tree.bodies
    n = len(bodies)
    rotations = [_rotation(place, i) for i in range(n)]
    zero = place.tree.algebra.zero
    M = [[zero] * n for _ in range(n)]
    bounds = []
    for j, composite in enumerate(composite_bodies(place)):
        _column(place, rotations, composite, j, M)
        sizes = sum(abs(composite.J[k][k].x) for k in range(3))
        bounds.append(ROUNDING * sizes if bodies[j].revolute else 0.0)
    return M, bounds


def composite_bodies(place: Turns) -> list[Inertial]:
    """Every body with all behind it, in its working frame."""
    bodies = place.tree.bodies
    composites = [body.inertial for body in bodies]
    for i in reversed(range(len(bodies))):
        p = bodies[i].parent
        if p >= 0:
            moved = shift_inertial(rotate_inertial(composites[i], _rotation(place, i)), place.offset[i])
            composites[p] = composites[p] + moved
    return composites


def unit_wrench(composite: Inertial, revolute: bool) -> Wrench:
    """I^c S: force and moment for a unit acceleration of the composite body's joint, about or along z."""
    m, h = composite.m, composite.h
    zero = m.algebra.zero
    return ((-h[1], h[0], zero), column(composite.J, 2)) if revolute else ((zero, zero, m), (h[1], -h[0], zero))


def _rotation(place: Turns, i: int) -> Matrix3:
    spin, R = place.spin[i], place.tree.bodies[i].R
    return R if spin is None else matmul(R, spin)


def _column(place: Turns, rotations: Sequence[Matrix3], composite: Inertial, j: int, M: list[list[Scalar]]) -> None:
    """Column j of M and its mirrored row."""
    bodies = place.tree.bodies
    rotor, wrench = bodies[j].rotor, unit_wrench(composite, bodies[j].revolute)
    M[j][j] = _along(wrench, bodies[j].revolute)
    if rotor is not None:
        M[j][j] = M[j][j] + rotor.N * rotor.N * rotor.J
    i = j
    while bodies[i].parent >= 0:
        p = bodies[i].parent
        force = matvec(rotations[i], wrench[0])
        moment = add(matvec(rotations[i], wrench[1]), cross(place.offset[i], force))
        if i == j and rotor is not None:
            moment = add(moment, scale(rotor.N * rotor.J, rotor.e))
        wrench = (force, moment)
        M[p][j] = M[j][p] = _along(wrench, bodies[p].revolute)
        i = p


def _along(wrench: Wrench, revolute: bool) -> Scalar:
    """The part of a wrench that a joint about or along z transmits."""
    return wrench[1][2] if revolute else wrench[0][2]


def submatrix(M: Sequence[Sequence[Scalar]], chosen: Sequence[int]) -> list[list[Scalar]]:
    """Those rows and columns."""
    return [[M[i][j] for j in chosen] for i in chosen]
