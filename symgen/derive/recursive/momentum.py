"""Momenta of the joints, and the rates that inertia alone gives them, by recursions in link frames.

With P and L the linear and angular momentum of all bodies behind joint i, about the origin of its frame, and omega, v
the motion of that frame, rotors added,

    p_i = z.L  (revolute)  or  z.P  (prismatic),       dT/dq_i = (omega x z).L + (v x z).P   or   (omega x z).P

for dp_i/dt = (axis).(rate of the momentum) + (rate of the axis).(momentum): without accelerations the first of these is
C qd, the second C' qd, for which no matrix is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Vector3, add, cross, dot, matvec, null, scale
from symgen.derive.bodies.tree import Tree
from symgen.derive.bodies.turns import Turns
from symgen.derive.recursive.newton_euler import axial_forces, body_motions, transmitted_wrenches

__all__ = ["inertia_forces", "joint_momenta"]


def joint_momenta(tree: Tree, place: Turns, qd: Sequence[Scalar]) -> tuple[list[Scalar], list[Scalar]]:
    """Momenta dT/dqd of all joints of the tree, and dT/dq: (n_b,) each."""
    algebra = tree.algebra
    omegas: list[Vector3] = []
    velocities: list[Vector3] = []
    linear: list[Vector3] = []
    angular: list[Vector3] = []
    for i, body in enumerate(tree.bodies):
        rest = null(algebra)
        omega, v = (omegas[body.parent], velocities[body.parent]) if body.parent >= 0 else (rest, rest)
        v = place.inward(i, add(v, cross(omega, place.offset[i])))
        omega = place.inward(i, omega)
        if body.revolute:
            omega = (omega[0], omega[1], omega[2] + qd[i])
        else:
            v = (v[0], v[1], v[2] + qd[i])
        omegas.append(omega)
        velocities.append(v)
        inertial = body.inertial
        linear.append(add(scale(inertial.m, v), cross(omega, inertial.h)))
        angular.append(add(cross(inertial.h, v), matvec(inertial.J, omega)))
    momenta, slopes = [algebra.zero] * len(tree.bodies), [algebra.zero] * len(tree.bodies)
    for i in reversed(range(len(tree.bodies))):
        body, omega, v, P, L = tree.bodies[i], omegas[i], velocities[i], linear[i], angular[i]
        if body.revolute:
            momenta[i] = L[2]
            slopes[i] = (omega[1] * L[0] - omega[0] * L[1]) + (v[1] * P[0] - v[0] * P[1])
        else:
            momenta[i] = P[2]
            slopes[i] = omega[1] * P[0] - omega[0] * P[1]
        p, rotor = body.parent, body.rotor
        if rotor is not None:
            spin = rotor.N * qd[i]
            turned = spin if p < 0 else spin + dot(rotor.e, omegas[p])
            momenta[i] = momenta[i] + rotor.N * rotor.J * turned
        if p >= 0:
            f = place.outward(i, P)
            linear[p] = add(linear[p], f)
            angular[p] = add(angular[p], add(place.outward(i, L), cross(place.offset[i], f)))
            if rotor is not None:
                angular[p] = add(angular[p], scale(rotor.J * spin, rotor.e))
    return momenta, slopes


def inertia_forces(tree: Tree, place: Turns, qd: Sequence[Scalar], qdd: Sequence[Scalar]) -> list[Scalar]:
    """Forces of all joints of the tree that the inertia of a motion takes, without gravity and loads: (n_b,)."""
    bare = replace(tree, gravity=null(tree.algebra))
    motions = body_motions(bare, place, qd, qdd)
    wrenches = transmitted_wrenches(bare, place, motions, qd, qdd, [None] * len(tree.bodies))
    return axial_forces(bare, wrenches, motions, qdd, [tree.algebra.zero] * len(tree.bodies))
