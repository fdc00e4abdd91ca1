"""Joint forces by Newton and Euler on the reduced bodies, in group axes.

With U = alpha~ + omega~ omega~ a point at r accelerates by a + U r. Within a group of parallel axes U's z column is the
same for all bodies, and a rotation about z adds

    U_zx += 2 omega_x w,  U_zy += 2 omega_y w,  U_yx += w',  U_xy -= w'

so that a body costs a dozen operations and no rotation. The moment of a body with K_zz = 0 needs no Euler equation:
n = h x a + vee(U K - K U'), vee of a skew matrix, K the second moment.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import (
    Inertial,
    Matrix3,
    Vector3,
    acceleration_matrix,
    add,
    column,
    cross,
    dot,
    matrix,
    matvec,
    negate,
    null,
    null_matrix,
    scale,
    sub,
    transpose,
    unrotate,
)
from symgen.derive.bodies.tree import Rotor
from symgen.derive.bodies.turns import Wrench
from symgen.derive.reduced.group_frames import GroupFrames

__all__ = ["GroupedForces", "Motion", "grouped_forces", "own_wrench", "own_wrenches"]


@dataclass(frozen=True, slots=True)
class Motion:
    """A body's motion in one set of axes: angular velocity and acceleration, U, and its origin's acceleration."""

    omega: Vector3
    alpha: Vector3
    U: Matrix3
    a: Vector3


@dataclass(frozen=True, slots=True)
class GroupedForces:
    """Joint forces, and the motions that gave them.

    Attributes:
        tau: one per joint.
        group, link: motions in group and in link axes.
    """

    tau: list[Scalar]
    group: list[Motion]
    link: list[Motion]


def _permuted(R: Matrix3) -> bool:
    """True for a signed permutation."""
    number = R[0][0].algebra.number
    return all(number(x) in (0.0, 1.0, -1.0) for row in R for x in row)


def _conjugated(R: Matrix3, U: Matrix3) -> Matrix3:
    """R' U R of a signed permutation."""
    columns = transpose(R)
    half = [matvec(U, column) for column in columns]
    return matrix([[dot(columns[i], half[j]) for j in range(3)] for i in range(3)])


def _spun(motion: Motion, rate: Scalar, acceleration: Scalar) -> Motion:
    """The motion of a body that turns about z with that rate and acceleration against the given one."""
    (x, y, z), U = motion.omega, motion.U
    w = z + rate
    xx, yy, ww = x * x, y * y, w * w
    twice = 2.0 * rate
    moved = (
        (-(yy + ww), U[0][1] - acceleration, U[0][2]),
        (U[1][0] + acceleration, -(xx + ww), U[1][2]),
        (U[2][0] + twice * x, U[2][1] + twice * y, U[2][2]),
    )
    e, f, g = motion.alpha
    alpha = (e + y * rate, f - x * rate, g + acceleration)
    return Motion((x, y, w), alpha, moved, motion.a)


def _turned(frames: GroupFrames, i: int, motion: Motion, fresh: bool) -> Motion:
    """A motion of group axes in link axes.

    With U's z column turned, alpha and the products of omega give the rest: alpha_y = U_xz - omega_x omega_z.
    """
    omega = frames.inward(i, motion.omega)
    a = frames.inward(i, motion.a)
    if fresh:
        alpha = frames.inward(i, motion.alpha)
        return Motion(omega, alpha, acceleration_matrix(omega, alpha), a)
    x, y, z = omega
    xz_, yz_, zz_ = frames.inward(i, column(motion.U, 2))
    xz, yz, xy = x * z, y * z, x * y
    xx, yy, zz = x * x, y * y, z * z
    e, f, g = yz - yz_, xz_ - xz, motion.alpha[2]
    U = ((-(yy + zz), xy - g, xz_), (xy + g, -(xx + zz), yz_), (xz - f, yz + e, zz_))
    return Motion(omega, (e, f, g), U, a)


def own_wrench(body: Inertial, motion: Motion, flat: bool, euler: bool) -> Wrench:
    """Inertia force, and moment about the origin, of a body.

    Args:
        flat: K_zz is zero, as regrouping leaves it: J_xx + J_yy = J_zz.
        euler: the moment about z as Euler writes it.
    """
    a, U, h, J = motion.a, motion.U, body.h, body.J
    if flat:
        kxx, kyy, kzz = J[1][1], J[0][0], h[0].algebra.zero
    else:
        half = 0.5 * (J[0][0] + J[1][1] + J[2][2])
        kxx, kyy, kzz = half - J[0][0], half - J[1][1], half - J[2][2]
    kxy, kxz, kyz = -J[0][1], -J[0][2], -J[1][2]
    force = add(scale(body.m, a), matvec(U, h))
    x = kyy * U[2][1] - kzz * U[1][2] + kxy * U[2][0] - kxz * U[1][0] + kyz * (U[2][2] - U[1][1])
    y = kzz * U[0][2] - kxx * U[2][0] - kxy * U[2][1] + kyz * U[0][1] + kxz * (U[0][0] - U[2][2])
    product = motion.omega[0] * motion.omega[1]
    spread = J[1][1] - J[0][0]
    if product.is_zero or spread.is_zero or euler:
        z = J[2][2] * motion.alpha[2] + spread * product
    else:
        z = kxx * U[1][0] - kyy * U[0][1]
    z = z + kxy * (U[1][1] - U[0][0]) + kxz * U[1][2] - kyz * U[0][2]
    return force, add(cross(h, a), (x, y, z))


def _motions(frames: GroupFrames, qd: Sequence[Scalar], qdd: Sequence[Scalar]) -> tuple[list[Motion], list[Motion]]:
    tree = frames.reduced.tree
    algebra = tree.algebra
    rest = null(algebra)
    still = Motion(rest, rest, null_matrix(algebra), negate(tree.gravity))
    group: list[Motion] = []
    link: list[Motion] = []
    for i, part in enumerate(frames.reduced.parts):
        p = part.parent
        before_link = link[p] if p >= 0 else still
        if part.continues:
            before = group[p] if p >= 0 else still
            arm = frames.offset_in_group(i)
            a = add(before.a, matvec(before.U, arm))
            base = Motion(before.omega, before.alpha, before.U, a)
            fresh = False
        else:
            a = add(before_link.a, matvec(before_link.U, frames.p[i]))
            omega, alpha = unrotate(part.R, before_link.omega), unrotate(part.R, before_link.alpha)
            fresh = not _permuted(part.R)
            U = acceleration_matrix(omega, alpha) if fresh else _conjugated(part.R, before_link.U)
            a = unrotate(part.R, a)
            base = Motion(omega, alpha, U, a)
        if part.revolute:
            rate, acceleration = (qd[i], qdd[i]) if part.sign > 0.0 else (-qd[i], -qdd[i])
            here = _spun(base, rate, acceleration)
        else:
            e = frames.slide(i)
            sliding = add(scale(2.0 * qd[i], cross(base.omega, e)), scale(qdd[i], e))
            here = Motion(base.omega, base.alpha, base.U, add(base.a, sliding))
        group.append(here)
        link.append(_turned(frames, i, here, fresh))
        for motion in (here, link[i]):
            algebra.note("angular velocities of the links, tip-ward", motion.omega)
            algebra.note("accelerations of the links, tip-ward", (motion.alpha, motion.U, motion.a))
    return group, link


def grouped_forces(
    frames: GroupFrames,
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    loads: Sequence[Wrench | None],
    replaced: Mapping[int, Scalar] | None = None,
) -> GroupedForces:
    """Joint forces of a motion.

    Args:
        loads: external wrench per body in link axes, about the origin.
        replaced: joint forces that are known: of leaves whose only parameter is the inertia about their axis, which
            carry that moment and their gyroscopic one.
    """
    parts = frames.reduced.parts
    algebra = frames.reduced.tree.algebra
    zero, rest = algebra.zero, null(algebra)
    known = replaced or {}
    group, link = _motions(frames, qd, qdd)
    own_group, own_link = _own_wrenches(frames, group, link, loads)
    in_group: list[Wrench] = [(rest, rest)] * len(parts)
    in_link: list[Wrench] = [(rest, rest)] * len(parts)
    tau = [zero] * len(parts)
    for i in reversed(range(len(parts))):
        part = parts[i]
        p = part.parent
        if i in known:
            x, y, z = group[i].omega
            spin = part.inertial.J[2][2] * z
            own: Wrench = (rest, (spin * y, -(spin * x), known[i] if part.sign > 0.0 else -known[i]))
            in_group[i] = _plus(in_group[i], own)
        else:
            in_group[i] = _plus(in_group[i], own_group[i])
            in_link[i] = _plus(in_link[i], own_link[i])
        f, n = in_link[i]
        total = _plus(in_group[i], (frames.outward(i, f), frames.outward(i, n)))
        tau[i] = _projected(frames, i, total, n[2] + in_group[i][1][2])
        algebra.note("forces between the links, base-ward", (total, tau[i]))
        if part.rotor is not None:
            force, couple = _rotor(part.rotor, None if p < 0 else link[p], qd[i], qdd[i])
            tau[i] = tau[i] + force
            if couple is not None:
                in_link[p] = _plus(in_link[p], (rest, couple))
        if p < 0:
            continue
        f, n = total
        if part.continues:
            in_group[p] = _plus(in_group[p], (f, add(n, cross(frames.offset_in_group(i), f))))
        else:
            f, n = matvec(part.R, f), matvec(part.R, n)
            in_link[p] = _plus(in_link[p], (f, add(n, cross(frames.p[i], f))))
    return GroupedForces(tau, group, link)


def own_wrenches(
    frames: GroupFrames, qd: Sequence[Scalar], qdd: Sequence[Scalar], loads: Sequence[Wrench | None]
) -> tuple[list[Wrench], list[Wrench]]:
    """Force on each body alone in a motion, less its loads: the parts in group and in link axes."""
    return _own_wrenches(frames, *_motions(frames, qd, qdd), loads)


def _own_wrenches(
    frames: GroupFrames, group: Sequence[Motion], link: Sequence[Motion], loads: Sequence[Wrench | None]
) -> tuple[list[Wrench], list[Wrench]]:
    algebra = frames.reduced.tree.algebra
    rest = null(algebra)
    in_group: list[Wrench] = []
    in_link: list[Wrench] = []
    for i, part in enumerate(frames.reduced.parts):
        here, there = (rest, rest), (rest, rest)
        if part.own_in_base:
            here = own_wrench(frames.group_inertial(i, part.inertial), group[i], part.flat, part.euler)
        else:
            there = own_wrench(part.inertial, link[i], part.flat, part.euler)
        algebra.note("inertia forces of the links", (here, there))
        load = loads[i]
        if load is not None:
            there = (sub(there[0], load[0]), sub(there[1], load[1]))
        in_group.append(here)
        in_link.append(there)
    return in_group, in_link


def _plus(a: Wrench, b: Wrench) -> Wrench:
    return add(a[0], b[0]), add(a[1], b[1])


def _projected(frames: GroupFrames, i: int, total: Wrench, about_z: Scalar) -> Scalar:
    part = frames.reduced.parts[i]
    if part.revolute:
        return about_z if part.sign > 0.0 else -about_z
    return dot(frames.slide(i), total[0])


def _rotor(rotor: Rotor, carrier: Motion | None, qd: Scalar, qdd: Scalar) -> tuple[Scalar, Vector3 | None]:
    """A rotor's force on its joint, and the moment that its carrier needs for it; None where that is the base."""
    spin, couple = rotor.N * qdd, None
    if carrier is not None:
        spin = spin + dot(rotor.e, carrier.alpha)
        turned = add(scale(qdd, rotor.e), scale(qd, cross(carrier.omega, rotor.e)))
        couple = scale(rotor.N * rotor.J, turned)
    return rotor.N * rotor.J * spin, couple
