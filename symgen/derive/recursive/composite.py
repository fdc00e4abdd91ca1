"""The inertia matrix by composite bodies, in link frames (Walker and Orin 1982, method 3).

Column i is the wrench of the composite body behind joint i under a unit acceleration of that joint, carried towards
the base; it has an entry at every joint on its path and a structural zero elsewhere.
"""

from __future__ import annotations

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Inertial, add, cross, rotate_inertial, scale, shift_inertial
from symgen.derive.recursive.bodies import Tree
from symgen.derive.recursive.newton_euler import Turns

__all__ = ["composite_bodies", "mass_matrix"]


def composite_bodies(tree: Tree, place: Turns) -> list[Inertial]:
    """Every body with all that hangs on it, in its working frame."""
    composites = [body.inertial for body in tree.bodies]
    for i in reversed(range(len(tree.bodies))):
        body = tree.bodies[i]
        if body.parent >= 0:
            moved = composites[i]
            spin = place.spin[i]
            if spin is not None:
                moved = rotate_inertial(moved, spin)
            moved = shift_inertial(rotate_inertial(moved, body.R), place.offset[i])
            composites[body.parent] = composites[body.parent] + moved
    return composites


def mass_matrix(tree: Tree, place: Turns) -> list[list[Scalar]]:
    """M: (n, n); both halves are the same Scalars."""
    algebra = tree.algebra
    zero = algebra.zero
    n = len(tree.bodies)
    M = [[zero] * n for _ in range(n)]
    for j, composite in enumerate(composite_bodies(tree, place)):
        body = tree.bodies[j]
        m, h, J = composite.m, composite.h, composite.J
        if body.revolute:
            force, moment = (-h[1], h[0], zero), (J[0][2], J[1][2], J[2][2])
            M[j][j] = moment[2]
        else:
            force, moment = (zero, zero, m), (h[1], -h[0], zero)
            M[j][j] = m
        rotor = body.rotor
        if rotor is not None:
            M[j][j] = M[j][j] + rotor.N * rotor.N * rotor.J
        i = j
        while tree.bodies[i].parent >= 0:
            f, n_ = place.outward(i, force), place.outward(i, moment)
            moment = add(n_, cross(place.offset[i], f))
            force = f
            if i == j and rotor is not None:
                moment = add(moment, scale(rotor.N * rotor.J, rotor.e))
            i = tree.bodies[i].parent
            M[i][j] = M[j][i] = moment[2] if tree.bodies[i].revolute else force[2]
    return M
