"""Forward dynamics by articulated bodies on the reduced bodies, in group axes: O(n), the cheaper way for long chains.

Featherstone 1983, in increments: the motion with zero accelerations of the free joints (gravity and velocities in it)
and the wrenches it needs come from Newton and Euler; what the accelerations add obeys

    d alpha = d alpha_p + z qdd,   d a = d a_p + d alpha_p x p,   (n, f) = (n0, f0) + [A B; B' M] (d alpha, d a)

so the recursion of the articulated inertia carries no velocity terms. After a revolute joint is eliminated the row
of its axis is zero exactly and the moment about it is the joint's torque exactly; a planar chain is left with a 2 x 2
matrix.

The recursion waits for each pivot d before it begins the next. With l the column of the axis, of parallel joints

    T (I - l l' / d) T' = T I T' - (T l) (T l)' / d,

and of the right side all but one product is known before d. This looks ahead: more operations, less to wait for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.algebra.spatial import (
    Inertial,
    Matrix3,
    Vector3,
    about_z,
    add,
    column,
    cross,
    dot,
    matadd,
    matmul,
    matvec,
    null,
    null_matrix,
    scale,
    skew,
    sub,
    symmetric,
    transpose,
    unrotate,
)
from symgen.derive.bodies.turns import Wrench
from symgen.derive.recursive.clusters import Cluster, CoordinatePivot
from symgen.derive.reduced.group_frames import GroupFrames, turned_tensor

__all__ = ["articulated_accelerations"]


@dataclass(frozen=True, slots=True)
class _Inertia:
    """Articulated inertia: n = A d alpha + B d a, f = B' d alpha + M d a."""

    A: Matrix3
    B: Matrix3
    M: Matrix3

    def __add__(self, other: _Inertia) -> _Inertia:
        return _Inertia(matadd(self.A, other.A), matadd(self.B, other.B), matadd(self.M, other.M))


def _nothing(algebra: Algebra) -> _Inertia:
    empty = null_matrix(algebra)
    return _Inertia(empty, empty, empty)


def _rigid(body: Inertial) -> _Inertia:
    zero = body.m.algebra.zero
    m = body.m
    return _Inertia(body.J, skew(body.h), ((m, zero, zero), (zero, m, zero), (zero, zero, m)))


def _shifted(inertia: _Inertia, p: Vector3) -> _Inertia:
    """Seen from an origin from which the present one is at p."""
    arm = skew(p)
    B = matadd(inertia.B, matmul(arm, inertia.M))
    left, right = matmul(arm, transpose(B)), matmul(arm, transpose(inertia.B))
    return _Inertia(symmetric(matadd(matadd(inertia.A, left), transpose(right))), B, inertia.M)


def _about(frames: GroupFrames, i: int, inertia: _Inertia) -> _Inertia:
    """Link axes to group axes."""
    s, c = frames.s[i], frames.c[i]
    R = about_z(s, c)
    B = matmul(matmul(R, inertia.B), transpose(R))
    return _Inertia(turned_tensor(inertia.A, s, c), B, turned_tensor(inertia.M, s, c))


def _rotated(R: Matrix3, inertia: _Inertia) -> _Inertia:
    back = transpose(R)
    A = symmetric(matmul(matmul(R, inertia.A), back))
    M = symmetric(matmul(matmul(R, inertia.M), back))
    return _Inertia(A, matmul(matmul(R, inertia.B), back), M)


@dataclass(frozen=True, slots=True)
class _Pivot:
    """An eliminated joint: column of its axis over the pivot (angular, linear), u over the pivot, and 1 over the pivot.

    Attributes:
        ahead: moment of the column about the parent's axis over the pivot, where the elimination looks ahead.
        coordinate: that the joint has.
        others: shares of the coordinates that wait.
    """

    angular: Vector3
    linear: Vector3
    ratio: Scalar
    reciprocal: Scalar
    ahead: Scalar | None = None
    coordinate: int = -1
    others: Mapping[int, Scalar] = field(default_factory=dict)


def _without_revolute(inertia: _Inertia, wrench: Wrench, tau: Scalar) -> tuple[_Inertia, Wrench, _Pivot]:
    """The joint about z eliminated; its row is zero and its moment tau, exactly."""
    A, B, M = inertia.A, inertia.B, inertia.M
    zero = tau.algebra.zero
    reciprocal = 1.0 / A[2][2]
    force, moment = wrench
    u = tau - moment[2]
    la = (A[0][2] * reciprocal, A[1][2] * reciprocal, tau.algebra.one)
    ll = scale(reciprocal, B[2])
    xy = A[0][1] - la[0] * A[1][2]
    left = ((A[0][0] - la[0] * A[0][2], xy, zero), (xy, A[1][1] - la[1] * A[1][2], zero), (zero, zero, zero))
    coupling = (sub(B[0], scale(A[0][2], ll)), sub(B[1], scale(A[1][2], ll)), (zero, zero, zero))
    mass = symmetric((sub(M[0], scale(B[2][0], ll)), sub(M[1], scale(B[2][1], ll)), sub(M[2], scale(B[2][2], ll))))
    after = (add(force, scale(u, ll)), (moment[0] + u * la[0], moment[1] + u * la[1], tau))
    return _Inertia(left, coupling, mass), after, _Pivot(la, ll, u * reciprocal, reciprocal)


def _ahead(inertia: _Inertia, reciprocal: Scalar, arm: Vector3) -> tuple[_Inertia, Scalar]:
    """The inertia with the joint about z eliminated, seen from the axis of a parallel joint from which it is at arm.

    Returns:
        the inertia and the moment of the eliminated column about the parent's axis over the pivot.
    """
    A, B, M = inertia.A, inertia.B, inertia.M
    zero = reciprocal.algebra.zero
    without = ((A[0][0], A[0][1], zero), (A[0][1], A[1][1], zero), (zero, zero, zero))
    whole = _shifted(_Inertia(without, (B[0], B[1], (zero, zero, zero)), M), arm)
    linear = B[2]
    angular = add((A[0][2], A[1][2], zero), cross(arm, linear))
    return _Inertia(
        symmetric(_updated(whole.A, angular, angular, reciprocal)),
        _updated(whole.B, angular, linear, reciprocal),
        symmetric(_updated(whole.M, linear, linear, reciprocal)),
    ), angular[2] * reciprocal


def _updated(m: Matrix3, a: Vector3, b: Vector3, reciprocal: Scalar) -> Matrix3:
    """m - a b' over the pivot; the pivot comes last."""
    return (
        sub(m[0], scale(reciprocal, scale(a[0], b))),
        sub(m[1], scale(reciprocal, scale(a[1], b))),
        sub(m[2], scale(reciprocal, scale(a[2], b))),
    )


def _without_prismatic(inertia: _Inertia, wrench: Wrench, tau: Scalar, e: Vector3) -> tuple[_Inertia, Wrench, _Pivot]:
    """The joint along e eliminated."""
    column_a, column_l = matvec(inertia.B, e), matvec(inertia.M, e)
    reciprocal = 1.0 / dot(e, column_l)
    force, moment = wrench
    u = tau - dot(e, force)
    la, ll = scale(reciprocal, column_a), scale(reciprocal, column_l)
    A = symmetric(_less(inertia.A, column_a, la))
    M = symmetric(_less(inertia.M, column_l, ll))
    after = (add(force, scale(u, ll)), add(moment, scale(u, la)))
    return _Inertia(A, _less(inertia.B, column_a, ll), M), after, _Pivot(la, ll, u * reciprocal, reciprocal)


def _less(m: Matrix3, a: Vector3, b: Vector3) -> Matrix3:
    return (sub(m[0], scale(a[0], b)), sub(m[1], scale(a[1], b)), sub(m[2], scale(a[2], b)))


def articulated_accelerations(
    frames: GroupFrames,
    own: tuple[Sequence[Wrench], Sequence[Wrench]],
    net: Sequence[Scalar],
    rows: Sequence[Mapping[int, Scalar]],
    ahead: bool = False,
) -> dict[int, Scalar]:
    """Accelerations of the free coordinates.

    Args:
        own: wrenches of the bodies alone, in group and in link axes, in the motion with zero accelerations of the free
            coordinates; loads taken off.
        net: forces along the coordinates less springs, dampers and the like.
        rows: per joint the influence coefficients of the free coordinates; empty for one that takes part in the motion
            of `own` only.
        ahead: eliminations of parallel joints look ahead.
    """
    parts = frames.reduced.parts
    algebra = frames.reduced.tree.algebra
    n = len(parts)
    group, link = list(own[0]), list(own[1])
    inertia_group, inertia_link = [_nothing(algebra)] * n, [_nothing(algebra)] * n
    joints = Counter(k for row in rows for k in row)
    clusters = [(Cluster(), Cluster()) for _ in parts]
    base = Cluster()
    eliminated = _Eliminated()
    for i in reversed(range(n)):
        part = parts[i]
        if part.own_in_base:
            inertia_group[i] = inertia_group[i] + _rigid(frames.group_inertial(i, part.inertial))
        else:
            inertia_link[i] = inertia_link[i] + _rigid(part.inertial)
        whole = inertia = inertia_group[i] + _about(frames, i, inertia_link[i])
        outward = partial(_outward, frames, i)
        own_wrench = outward(link[i])
        wrench = (add(group[i][0], own_wrench[0]), add(group[i][1], own_wrench[1]))
        cluster, turning = clusters[i]
        cluster.take(turning, outward)
        p = part.parent
        algebra.note("articulated inertias, base-ward", (inertia.A, inertia.B, inertia.M))
        algebra.note("forces without accelerations of the joints, base-ward", wrench)
        inertia, wrench, eliminated.behind[i] = _without_coordinates(inertia, wrench, cluster, joints, net)
        axis = None if part.revolute else frames.slide(i)
        alone = next((k for k in rows[i] if joints[k] == 1 and len(rows[i]) == 1), None)
        if alone is not None:
            tau = net[alone] if part.sign > 0.0 else -net[alone]
            along = {k: _along(axis, waits) for k, waits in cluster.columns.items()}
            if axis is None:
                inertia, wrench, pivot = _without_revolute(inertia, wrench, tau)
            else:
                inertia, wrench, pivot = _without_prismatic(inertia, wrench, tau, axis)
            others = cluster.put(along, (pivot.linear, pivot.angular), pivot.ratio, pivot.reciprocal)
            eliminated.joints[i] = replace(pivot, coordinate=alone, others=others)
        elif rows[i]:
            row = {k: g if part.sign > 0.0 else -g for k, g in rows[i].items()}
            moving = (inertia.B[2], column(inertia.A, 2)) if axis is None else (
                matvec(inertia.M, axis), matvec(inertia.B, axis))  # fmt: skip
            cluster.join(row, moving, _along(axis, moving), partial(_along, axis), wrench)
            inertia, wrench, eliminated.before[i] = _without_coordinates(inertia, wrench, cluster, joints, net)
        if p < 0:
            base.take(cluster)
            continue
        if part.continues:
            arm = frames.offset_in_group(i)
            if ahead and part.revolute and (known := eliminated.joints.get(i)) is not None:
                shifted, moment = _ahead(whole, known.reciprocal, arm)
                eliminated.joints[i] = replace(known, ahead=moment)
            else:
                shifted = _shifted(inertia, arm)
            inertia_group[p] = inertia_group[p] + shifted
            force, moved = _at(arm, wrench)
            group[p] = (add(group[p][0], force), add(group[p][1], moved))
            clusters[p][0].take(cluster, partial(_at, arm))
        else:
            arm = frames.p[i]
            inertia_link[p] = inertia_link[p] + _shifted(_rotated(part.R, inertia), arm)
            force, moved = _turned_at(part.R, arm, wrench)
            link[p] = (add(link[p][0], force), add(link[p][1], moved))
            clusters[p][1].take(cluster, partial(_turned_at, part.R, arm))
    while waiting := base.complete(joints):
        eliminated.base.append(base.eliminate(waiting[0], net[waiting[0]])[0])
    return _outward_pass(frames, rows, eliminated)


@dataclass(frozen=True, slots=True)
class _Eliminated:
    """Pivots in the order of elimination: joints that nothing follows, by body; coordinates that several joints follow.

    Attributes:
        joints: pivots of joints.
        behind, before: of coordinates whose joints are all met at a body, without and with its own joint.
        base: of those that are met at the base.
    """

    joints: dict[int, _Pivot] = field(default_factory=dict)
    behind: dict[int, list[CoordinatePivot]] = field(default_factory=dict)
    before: dict[int, list[CoordinatePivot]] = field(default_factory=dict)
    base: list[CoordinatePivot] = field(default_factory=list)


def _without_coordinates(
    inertia: _Inertia, wrench: Wrench, cluster: Cluster, joints: Mapping[int, int], net: Sequence[Scalar]
) -> tuple[_Inertia, Wrench, list[CoordinatePivot]]:
    """The coordinates eliminated whose joints are all among those met so far."""
    pivots: list[CoordinatePivot] = []
    for k in cluster.complete(joints):
        pivot, (force, moment) = cluster.eliminate(k, net[k])
        f, m = pivot.column
        A, M = symmetric(_less(inertia.A, moment, m)), symmetric(_less(inertia.M, force, f))
        inertia = _Inertia(A, _less(inertia.B, moment, f), M)
        wrench = (add(wrench[0], scale(pivot.ratio, force)), add(wrench[1], scale(pivot.ratio, moment)))
        pivots.append(pivot)
    return inertia, wrench, pivots


def _along(axis: Vector3 | None, wrench: Wrench) -> Scalar:
    """Component of a wrench along a joint: its moment about z, or its force along the axis of a slide."""
    return wrench[1][2] if axis is None else dot(axis, wrench[0])


def _outward(frames: GroupFrames, i: int, wrench: Wrench) -> Wrench:
    """Link axes to group axes."""
    return frames.outward(i, wrench[0]), frames.outward(i, wrench[1])


def _at(arm: Vector3, wrench: Wrench) -> Wrench:
    """A wrench about an origin from which the present one is at arm."""
    return wrench[0], add(wrench[1], cross(arm, wrench[0]))


def _turned_at(R: Matrix3, arm: Vector3, wrench: Wrench) -> Wrench:
    """A wrench at arm, in the axes that R leads to."""
    return _at(arm, (matvec(R, wrench[0]), matvec(R, wrench[1])))


def _outward_pass(
    frames: GroupFrames, rows: Sequence[Mapping[int, Scalar]], eliminated: _Eliminated
) -> dict[int, Scalar]:
    algebra = frames.reduced.tree.algebra
    rest = null(algebra)
    group: list[tuple[Vector3, Vector3]] = []
    qdd: dict[int, Scalar] = {}

    def solve(pivots: Sequence[CoordinatePivot], alpha: Vector3, a: Vector3) -> None:
        for pivot in reversed(pivots):
            qdd[pivot.coordinate] = pivot.acceleration(alpha, a, qdd)

    solve(eliminated.base, rest, rest)
    for i, part in enumerate(frames.reduced.parts):
        p = part.parent
        alpha, a = group[p] if p >= 0 else (rest, rest)
        if part.continues:
            arm = frames.offset_in_group(i)
            before, a = a, add(a, cross(alpha, arm))
        else:
            if p >= 0:
                alpha, a = frames.inward(p, alpha), frames.inward(p, a)
            a = unrotate(part.R, add(a, cross(alpha, frames.p[i])))
            alpha = unrotate(part.R, alpha)
        solve(eliminated.before.get(i, ()), alpha, a)
        pivot, relative = eliminated.joints.get(i), algebra.zero
        if pivot is not None and part.revolute:
            # the pivot's own row is 1: the angular acceleration comes first, the joint's as the difference
            x, y = pivot.angular[0], pivot.angular[1]
            z = pivot.ratio - (x * alpha[0] + y * alpha[1])
            if pivot.ahead is None:
                z = z - dot(pivot.linear, a)
            else:  # of the parent's spin by itself, which comes last
                across = cross((alpha[0], alpha[1], algebra.zero), arm)
                z = z - dot(pivot.linear, add(before, across)) - pivot.ahead * alpha[2]
            for k, share in pivot.others.items():
                z = z - share * qdd[k]
            relative = z - alpha[2] if part.sign > 0.0 else -(z - alpha[2])
            qdd[pivot.coordinate] = relative
            alpha = (alpha[0], alpha[1], z)
        elif pivot is not None:
            relative = pivot.ratio - (dot(pivot.angular, alpha) + dot(pivot.linear, a))
            for k, share in pivot.others.items():
                relative = relative - share * qdd[k]
            qdd[pivot.coordinate] = relative
            a = add(a, scale(relative, frames.slide(i)))
        elif rows[i]:
            for k, g in rows[i].items():
                relative = relative + g * qdd[k]
            if part.revolute:
                alpha = (alpha[0], alpha[1], alpha[2] + relative if part.sign > 0.0 else alpha[2] - relative)
            else:
                a = add(a, scale(relative, frames.slide(i)))
        solve(eliminated.behind.get(i, ()), alpha, a)
        group.append((alpha, a))
        algebra.note("accelerations of the links, tip-ward", (alpha, a, relative))
    return qdd
