"""The inertia matrix by composite bodies on the reduced bodies, in group axes.

The column of joint i starts from the composite already turned to group axes. Within a group a column is carried on by
one cross product; on a planar chain this is M_ij = M_(i+1)j + p_i.f_j with absolute angles.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import (
    Inertial,
    Vector3,
    add,
    column,
    cross,
    dot,
    matvec,
    no_inertial,
    null,
    rotate_inertial,
    scale,
    shift_inertial,
)
from symgen.derive.bodies.turns import Wrench
from symgen.derive.reduced.group_frames import GroupFrames

__all__ = ["carried", "composites", "grouped_mass_matrix", "unit_column"]


def composites(
    frames: GroupFrames, left_out: Collection[int] = (), axial: Mapping[int, Scalar] | None = None
) -> list[Inertial]:
    """Every body with all that hangs on it, in group axes about its origin; arguments as in `grouped_mass_matrix`."""
    axial = axial or {}
    parts = frames.reduced.parts
    algebra = frames.reduced.tree.algebra
    nothing = no_inertial(algebra)
    in_link, in_group = [nothing] * len(parts), [nothing] * len(parts)
    for i in reversed(range(len(parts))):
        part = parts[i]
        if i not in left_out:
            if part.own_in_base:
                in_group[i] = in_group[i] + frames.group_inertial(i, part.inertial)
            else:
                in_link[i] = in_link[i] + part.inertial
        elif i in axial:
            zero, rest = algebra.zero, null(algebra)
            in_group[i] = in_group[i] + Inertial(zero, rest, (rest, rest, (zero, zero, axial[i])))
        in_group[i] = in_group[i] + frames.group_inertial(i, in_link[i])
        composite = in_group[i]
        algebra.note("composite bodies, base-ward", (composite.m, composite.h, composite.J))
        p = part.parent
        if p >= 0:
            if part.continues:
                in_group[p] = in_group[p] + shift_inertial(in_group[i], frames.offset_in_group(i))
            else:
                moved = shift_inertial(rotate_inertial(in_group[i], part.R), frames.p[i])
                in_link[p] = in_link[p] + moved
    return in_group


def grouped_mass_matrix(
    frames: GroupFrames, left_out: Collection[int] = (), axial: Mapping[int, Scalar] | None = None
) -> list[list[Scalar]]:
    """M: (n, n), both halves the same Scalars.

    Args:
        left_out: leaves whose only parameter is the inertia about their axis and which are eliminated: their row
            holds the direction cosines z_i.z_j, the other entries do not know them.
        axial: inertia about the axis that the other entries do know of such a leaf.
    """
    parts = frames.reduced.parts
    algebra = frames.reduced.tree.algebra
    zero = algebra.zero
    n = len(parts)
    M = [[zero] * n for _ in range(n)]
    for j, composite in enumerate(composites(frames, left_out, axial)):
        if j in left_out:
            wrench: Wrench = (null(algebra), (zero, zero, algebra.one))
            M[j][j] = algebra.one
            if parts[j].sign < 0.0:
                wrench = _turned_back(wrench)
        else:
            wrench, M[j][j] = unit_column(frames, j, composite)
        rotor = parts[j].rotor
        i = j
        while parts[i].parent >= 0:
            p = parts[i].parent
            spin = None if i != j or rotor is None else scale(rotor.N * rotor.J, rotor.e)
            wrench, entry = carried(frames, i, wrench, spin)
            M[p][j] = M[j][p] = entry
            i = p
    algebra.note("inertia matrix", [row for j, row in enumerate(M) if j not in left_out])
    return M


def unit_column(frames: GroupFrames, j: int, composite: Inertial) -> tuple[Wrench, Scalar]:
    """Wrench of the composite body, and force along its joint, for a unit acceleration of the joint; with its rotor."""
    part, zero = frames.reduced.parts[j], frames.reduced.tree.algebra.zero
    m, h, J = composite.m, composite.h, composite.J
    wrench: Wrench
    if part.revolute:
        wrench, along = ((-h[1], h[0], zero), column(J, 2)), J[2][2]
    else:
        e = frames.slide(j)
        wrench, along = (scale(m, e), cross(h, e)), m
    if part.rotor is not None:
        along = along + part.rotor.N * part.rotor.N * part.rotor.J
    return (_turned_back(wrench) if part.sign < 0.0 else wrench), along


def _turned_back(wrench: Wrench) -> Wrench:
    return scale(-1.0, wrench[0]), scale(-1.0, wrench[1])


def carried(frames: GroupFrames, i: int, wrench: Wrench, spin: Vector3 | None) -> tuple[Wrench, Scalar]:
    """A wrench of body i's group axes in its parent's, and its part along the parent's joint."""
    parts = frames.reduced.parts
    part = parts[i]
    p = part.parent
    f, n = wrench
    if part.continues:
        n = add(n, cross(frames.offset_in_group(i), f))
        if spin is not None:
            n = add(n, frames.outward(p, spin))
        along_z = n[2]
        result = (f, n)
    else:
        f, n = matvec(part.R, f), matvec(part.R, n)
        n = add(n, cross(frames.p[i], f))
        if spin is not None:
            n = add(n, spin)
        along_z = n[2]
        result = (frames.outward(p, f), frames.outward(p, n))
    parent = parts[p]
    if parent.revolute:
        return result, along_z if parent.sign > 0.0 else -along_z
    return result, dot(frames.slide(p), result[0])
