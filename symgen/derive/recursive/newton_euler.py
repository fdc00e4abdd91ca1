"""Newton and Euler's recursion in link frames: the wrench that every joint transmits, with the full parameters.

Luh, Walker and Paul 1980, customised: every structural zero of the chain is left out as it arises. Linear in the
masses, first moments and inertias about the frames' origins (Khalil and Kleinfinger 1987). It serves reactions, the
regressor, and over affine numbers what friction needs; where joint forces are all that is asked,
`grouped_newton_euler` does with fewer operations.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import (
    Vector3,
    add,
    cross,
    dot,
    matvec,
    negate,
    null,
    scale,
    sub,
)
from symgen.derive.bodies.tree import Body, Tree
from symgen.derive.bodies.turns import Turns, Wrench

__all__ = ["BodyMotion", "axial_forces", "body_motions", "transmitted_wrenches"]


@dataclass(frozen=True, slots=True)
class BodyMotion:
    """Angular velocity, angular acceleration and the origin's acceleration (gravity taken off), body axes."""

    omega: Vector3
    alpha: Vector3
    a: Vector3


def body_motions(tree: Tree, place: Turns, qd: Sequence[Scalar], qdd: Sequence[Scalar]) -> list[BodyMotion]:
    """Forward recursion; gravity enters as an acceleration of the base."""
    algebra = tree.algebra
    rest = null(algebra)
    base = BodyMotion(rest, rest, negate(tree.gravity))
    motions: list[BodyMotion] = []
    for i, body in enumerate(tree.bodies):
        before = motions[body.parent] if body.parent >= 0 else base
        r = place.offset[i]
        a = add(before.a, add(cross(before.alpha, r), cross(before.omega, cross(before.omega, r))))
        omega, alpha, a = (place.inward(i, v) for v in (before.omega, before.alpha, a))
        if body.revolute:
            alpha = (alpha[0] + omega[1] * qd[i], alpha[1] - omega[0] * qd[i], alpha[2] + qdd[i])
            omega = (omega[0], omega[1], omega[2] + qd[i])
        else:
            twice = 2.0 * qd[i]
            a = (a[0] + twice * omega[1], a[1] - twice * omega[0], a[2] + qdd[i])
        motions.append(BodyMotion(omega, alpha, a))
        algebra.note("angular velocities of the links, tip-ward", omega)
        algebra.note("accelerations of the links, tip-ward", (alpha, a))
    return motions


def _own_wrench(body: Body, motion: BodyMotion) -> Wrench:
    """Inertia force, and moment about the working frame's origin, of one body."""
    inertial, omega, alpha, a = body.inertial, motion.omega, motion.alpha, motion.a
    h, J = inertial.h, inertial.J
    force = add(scale(inertial.m, a), add(cross(alpha, h), cross(omega, cross(omega, h))))
    moment = add(cross(h, a), add(matvec(J, alpha), cross(omega, matvec(J, omega))))
    return force, moment


def transmitted_wrenches(
    tree: Tree,
    place: Turns,
    motions: Sequence[BodyMotion],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    loads: Sequence[Wrench | None],
) -> list[Wrench]:
    """Backward recursion: what the parent exerts on each body at its working frame's origin, body axes.

    Args:
        loads: external wrench per body, in the body's working frame; `None` where there is none.
    """
    wrenches = [_own_wrench(body, motion) for body, motion in zip(tree.bodies, motions, strict=True)]
    tree.algebra.note("inertia forces of the links", wrenches)
    for i in reversed(range(len(tree.bodies))):
        load = loads[i]
        force, moment = wrenches[i]
        if load is not None:
            force, moment = sub(force, load[0]), sub(moment, load[1])
        wrenches[i] = force, moment
        tree.algebra.note("forces between the links, base-ward", wrenches[i])
        body = tree.bodies[i]
        p = body.parent
        if p >= 0:
            f, n = place.outward(i, force), place.outward(i, moment)
            n = add(n, cross(place.offset[i], f))
            rotor = body.rotor
            if rotor is not None:
                couple = add(scale(qdd[i], rotor.e), scale(qd[i], cross(motions[p].omega, rotor.e)))
                n = add(n, scale(rotor.N * rotor.J, couple))
            wrenches[p] = add(wrenches[p][0], f), add(wrenches[p][1], n)
    return wrenches


def axial_forces(
    tree: Tree,
    wrenches: Sequence[Wrench],
    motions: Sequence[BodyMotion],
    qdd: Sequence[Scalar],
    applied: Sequence[Scalar],
) -> list[Scalar]:
    """Force along or moment about each joint's axis, what is applied across it, and its rotor's torque: (n_b,)."""
    forces: list[Scalar] = []
    for i, (body, (force, moment)) in enumerate(zip(tree.bodies, wrenches, strict=True)):
        total = (moment if body.revolute else force)[2] + applied[i]
        rotor = body.rotor
        if rotor is not None:
            spin = rotor.N * qdd[i]
            if body.parent >= 0:
                spin = spin + dot(rotor.e, motions[body.parent].alpha)
            total = total + rotor.N * rotor.J * spin
        forces.append(total)
    return forces
