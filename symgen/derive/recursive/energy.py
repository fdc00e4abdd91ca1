"""Kinetic energy and gravity's potential, by recursions in link frames."""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Vector3, add, cross, dot, matvec, null, scale
from symgen.derive.bodies.tree import Tree
from symgen.derive.bodies.turns import Turns

__all__ = ["gravity_potential", "kinetic_energy"]


def kinetic_energy(tree: Tree, place: Turns, qd: Sequence[Scalar]) -> Scalar:
    """T = sum of (v.(m v + 2 omega x h) + omega.J omega)/2, v the velocity of the frame's origin; rotors added."""
    algebra = tree.algebra
    half = algebra.constant(0.5)
    total = algebra.zero
    velocities: list[tuple[Vector3, Vector3]] = []
    for i, body in enumerate(tree.bodies):
        omega, v = velocities[body.parent] if body.parent >= 0 else (null(algebra), null(algebra))
        rotor = body.rotor
        if rotor is not None:
            # J/2 (e.omega + N qd)^2 less the part J/2 (e.omega)^2 that the parent's tensor holds
            spin = rotor.N * qd[i]
            total = total + rotor.J * spin * (dot(rotor.e, omega) + half * spin)
        v = place.inward(i, add(v, cross(omega, place.offset[i])))
        omega = place.inward(i, omega)
        if body.revolute:
            omega = (omega[0], omega[1], omega[2] + qd[i])
        else:
            v = (v[0], v[1], v[2] + qd[i])
        velocities.append((omega, v))
        inertial = body.inertial
        momentum = add(scale(inertial.m, v), scale(2.0, cross(omega, inertial.h)))
        total = total + half * (dot(v, momentum) + dot(omega, matvec(inertial.J, omega)))
    return total


def gravity_potential(tree: Tree, place: Turns) -> Scalar:
    """-g.sum m c, zero when all mass sits at the base origin; links welded to the base included."""
    algebra = tree.algebra
    mass = [body.inertial.m for body in tree.bodies]
    moment = [body.inertial.h for body in tree.bodies]
    fixed = null(algebra)
    for link in tree.links:
        if link.body < 0:
            fixed = add(fixed, scale(link.m, add(link.p, matvec(link.R, link.c))))
    for i in reversed(range(len(tree.bodies))):
        moved = add(place.outward(i, moment[i]), scale(mass[i], place.offset[i]))
        p = tree.bodies[i].parent
        if p >= 0:
            mass[p] = mass[p] + mass[i]
            moment[p] = add(moment[p], moved)
        else:
            fixed = add(fixed, moved)
    return -dot(tree.gravity, fixed)
