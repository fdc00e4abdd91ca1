"""Frames and parameters chosen for joint forces alone: the reduced bodies that the grouped recursions run on.

- Origins move along their joints' axes to where offsets vanish.
- Link frames turn about their axes until the next axis lies in a coordinate plane; the constant angle joins q.
- Antiparallel axes are flipped (the joint's sign changes), so that parallel axes are parallel.
- A revolute joint parallel to the axis of its parent's group *continues* the group: all bodies of a group share the
  axes G before the group's first rotation, and the angle phi from G to the link frame L is the sum of the group's
  angles. A prismatic joint keeps its parent's axes and so continues any group.
- Base parameters: mass on a revolute joint's axis moves like the parent and is handed to it, as is the orientation
  inertia behind a prismatic joint. In pseudo-inertia form [K h; h' m], K the second moment, each revolute body ends
  with K_zz = h_z = m = 0 (Gautier and Khalil 1990; Atchonouglo et al. 2008 for the pseudo-inertia).

Joint forces are those of the full parameters; bearing loads and energies are not.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import (
    Inertial,
    Matrix3,
    Vector3,
    add,
    dot,
    identity,
    matmul,
    null,
    rotate_inertial,
    scale,
    shift_inertial,
    sub,
    transpose,
    unrotate,
)
from symgen.derive.recursive.bodies import Rotor, Tree, tidy
from symgen.derive.recursive.plan import FormulationPlan

__all__ = ["Part", "Reduced", "axial", "reduce_tree"]


NEARLY_PARALLEL = 0.03
"""Below this square of the sine between axes their common normal is too far away: moving an origin there would make
inertias large that cancel."""

SHORT = 1e-3
"""Part of the longest offset below which no mass is kept to cancel a first moment, for it would be large."""


@dataclass(frozen=True, slots=True)
class Part:
    """A reduced body.

    Attributes:
        parent: position of the parent, -1 for the base.
        revolute: else prismatic.
        sign: -1 when the axis was flipped.
        offset: constant angle that is added to the joint's.
        continues: the body shares the group axes G of its parent.
        R: group axes G in the parent's link axes; identity when the body continues its parent's group.
        p: origin in the parent's link axes; of a prismatic joint at q = 0.
        e: direction of a prismatic joint in the parent's link axes, which are its own.
        inertial: mass properties in link axes.
        rotor: with its axis in the parent's link axes.
        Q, o: link frame in the body's working frame.
        own_in_base: the body's own wrench is written in G.
        euler: the moment about the axis is J_zz alpha_z + (J_yy - J_xx) omega_x omega_y.
        flat: K_zz is zero, J_xx + J_yy = J_zz.
    """

    parent: int
    revolute: bool
    sign: float
    offset: Scalar
    continues: bool
    R: Matrix3
    p: Vector3
    e: Vector3
    inertial: Inertial
    rotor: Rotor | None
    Q: Matrix3
    o: Vector3
    own_in_base: bool
    euler: bool
    flat: bool = False


@dataclass(frozen=True, slots=True)
class Reduced:
    """Reduced bodies and the tree they came from."""

    tree: Tree
    parts: tuple[Part, ...]

    def children(self, i: int) -> list[int]:
        """Bodies that hang on body i."""
        return [k for k, part in enumerate(self.parts) if part.parent == i]


def axial(m: Scalar, h: Scalar, K: Scalar) -> Inertial:
    """Mass, first and second moment of mass spread along z."""
    zero = m.algebra.zero
    return Inertial(m, (zero, zero, h), ((K, zero, zero), (zero, K, zero), (zero, zero, zero)))


def reduce_tree(tree: Tree, plan: FormulationPlan) -> Reduced:
    """The bodies reframed and regrouped as the plan says."""
    parts = _reframe(tree, plan)
    if plan.regroup:
        parts = _regroup(tree, parts, plan)
    return Reduced(tree, tuple(parts))


def _first_child(tree: Tree, i: int, parallel: bool | None = None) -> int | None:
    """The first revolute child, of those that are (not) parallel when asked."""
    for k, body in enumerate(tree.bodies):
        if body.parent == i and body.revolute and (parallel is None or _is_parallel(body.R) == parallel):
            return k
    return None


def _is_parallel(R: Matrix3) -> bool:
    number = R[0][0].algebra.number
    return number(R[0][2]) == 0.0 and number(R[1][2]) == 0.0


def _feet(R: Matrix3, p: Vector3) -> tuple[Scalar, Scalar] | None:
    """Feet of the common normal: along the parent's z from its origin, and along the joint's z from its own."""
    algebra = p[0].algebra
    k = R[2][2]
    z = (R[0][2], R[1][2], R[2][2])
    along = dot(p, z)
    square = 1.0 - k * k
    number = algebra.number(square)
    if number is None or abs(number) < NEARLY_PARALLEL:
        return None
    return (p[2] - k * along) / square, (k * p[2] - along) / square


def _shifts(tree: Tree, plan: FormulationPlan) -> list[Scalar]:
    """Shift of every revolute origin along its axis, from the working frame's."""
    algebra = tree.algebra
    s = [algebra.zero] * len(tree.bodies)
    for i in reversed(range(len(tree.bodies))):
        body = tree.bodies[i]
        if not body.revolute or plan.shift[i] != "child":
            continue
        child = _first_child(tree, i, False)
        if child is not None:
            feet = _feet(tree.bodies[child].R, tree.bodies[child].p)
            if feet is not None:
                s[i] = feet[0]
            continue
        child = _first_child(tree, i)
        if child is not None:
            s[i] = tree.bodies[child].p[2] + s[child] * tree.bodies[child].R[2][2]
    for i, body in enumerate(tree.bodies):
        if not body.revolute or plan.shift[i] != "parent" or body.parent < 0:
            continue
        if _is_parallel(body.R):
            s[i] = (s[body.parent] - body.p[2]) * body.R[2][2]
        else:
            feet = _feet(body.R, body.p)
            if feet is not None:
                s[i] = feet[1]
    return s


def _reframe(tree: Tree, plan: FormulationPlan) -> list[Part]:
    algebra = tree.algebra
    unit, rest, zero = identity(algebra), null(algebra), algebra.zero
    shifts = _shifts(tree, plan)
    parts: list[Part] = []
    for i, body in enumerate(tree.bodies):
        Q_p, o_p = (parts[body.parent].Q, parts[body.parent].o) if body.parent >= 0 else (unit, rest)
        R = tidy(matmul(transpose(Q_p), body.R))
        p = unrotate(Q_p, sub(body.p, o_p))
        z = (R[0][2], R[1][2], R[2][2])
        rotor = body.rotor
        if rotor is not None:
            rotor = replace(rotor, e=unrotate(Q_p, rotor.e))
        choices = (plan.own[i] == "base", plan.moment[i] == "euler")
        if not body.revolute:
            Q = transpose(R)
            inertial = rotate_inertial(body.inertial, R)
            parts.append(Part(body.parent, False, 1.0, zero, True, unit, p, z, inertial, rotor, Q, rest, *choices))
            continue
        o = (zero, zero, shifts[i])
        p = add(p, scale(shifts[i], z))
        inertial = shift_inertial(body.inertial, (zero, zero, -shifts[i]))
        number = algebra.number
        parallel = number(z[0]) == 0.0 and number(z[1]) == 0.0 and number(z[2]) in (1.0, -1.0)
        flip = number(z[2]) == -1.0 if parallel else False
        Q = unit
        if flip:
            one = algebra.one
            Q = ((one, zero, zero), (zero, -one, zero), (zero, zero, -one))
            R = matmul(R, Q)
        sign = -1.0 if flip else 1.0
        before, offset = _split(R) if plan.sums or not parallel else (R, zero)
        psi = _turn(tree, plan, i, Q, rotate_inertial(inertial, transpose(Q)))
        if psi is not None:
            Q = matmul(Q, psi[1])
            offset = offset + psi[0]
        inertial = rotate_inertial(inertial, transpose(Q))
        continues = plan.sums and _is_identity(before)
        parts.append(Part(body.parent, True, sign, offset, continues, before, p, rest, inertial, rotor, Q, o, *choices))
    return parts


def _is_identity(R: Matrix3) -> bool:
    number = R[0][0].algebra.number
    return all(number(R[i][j]) == (1.0 if i == j else 0.0) for i in range(3) for j in range(3))


def _angle(s: Scalar, c: Scalar) -> Scalar | None:
    """The angle of a literal sine and cosine."""
    algebra = s.algebra
    a, b = algebra.number(s), algebra.number(c)
    if a is None or b is None:
        return None
    return algebra.constant(math.atan2(a, b))


def _split(R: Matrix3) -> tuple[Matrix3, Scalar]:
    """R = R' Rz(theta) with R' as sparse as can be; literal rotations only."""
    algebra = R[0][0].algebra
    zero, one = algebra.zero, algebra.one
    x, y, z = R[0][2], R[1][2], R[2][2]
    if x.is_zero and y.is_zero and algebra.number(z) == 1.0:
        first: Matrix3 = identity(algebra)
    elif x.is_zero:
        first = ((one, zero, zero), (zero, z, y), (zero, -y, z))
    elif y.is_zero:
        first = ((z, zero, x), (zero, one, zero), (-x, zero, z))
    else:
        return R, zero
    rest = matmul(transpose(first), R)
    angle = _angle(rest[1][0], rest[0][0])
    return (R, zero) if angle is None else (tidy(first), angle)


def _turn(tree: Tree, plan: FormulationPlan, i: int, Q: Matrix3, inertial: Inertial) -> tuple[Scalar, Matrix3] | None:
    """The turn about z that brings the first oblique child's axis into a coordinate plane, or h onto x."""
    algebra = tree.algebra
    child = _first_child(tree, i, False)
    if child is not None:
        R = matmul(transpose(Q), tree.bodies[child].R)
        x, y = algebra.number(R[0][2]), algebra.number(R[1][2])
        if x is None or y is None or x == 0.0 or y == 0.0:
            return None
        psi = math.atan2(-x, y)
    elif plan.turn[i]:
        x, y = algebra.number(inertial.h[0]), algebra.number(inertial.h[1])
        if x is None or y is None or y == 0.0:
            return None
        psi = math.atan2(y, x)
    else:
        return None
    s, c = algebra.constant(math.sin(psi)), algebra.constant(math.cos(psi))
    zero, one = algebra.zero, algebra.one
    return algebra.constant(psi), ((c, -s, zero), (s, c, zero), (zero, zero, one))


def _regroup(tree: Tree, parts: list[Part], plan: FormulationPlan) -> list[Part]:
    parts = list(parts)
    algebra = tree.algebra
    for i in reversed(range(len(parts))):
        part = parts[i]
        body = part.inertial
        if part.revolute:
            kept = _gauge(parts, i, plan)
            half = 0.5 * (body.J[0][0] + body.J[1][1] - body.J[2][2])
            moved = axial(body.m - kept, body.h[2], half)
        else:
            moved = Inertial(algebra.zero, null(algebra), body.J)
        parts[i] = replace(part, inertial=_minus(body, moved, part.revolute), flat=part.revolute)
        if part.parent >= 0:
            at = shift_inertial(rotate_inertial(moved, part.R), part.p)
            if not part.revolute:
                at = moved
            parent = parts[part.parent]
            parts[part.parent] = replace(parent, inertial=parent.inertial + at)
    return _snapped(tree, parts)


def _snapped(tree: Tree, parts: list[Part]) -> list[Part]:
    """Literals that are rounding of zero, beside the largest mass, first moment and inertia of the chain, made zero."""
    number = tree.algebra.number

    def size(values: list[Scalar]) -> float:
        return 2e-15 * max([abs(x) for x in map(number, values) if x is not None], default=0.0)

    bodies = [body.inertial for body in tree.bodies] + [part.inertial for part in parts]
    m = size([b.m for b in bodies])
    h = size([x for b in bodies for x in b.h])
    J = size([x for b in bodies for row in b.J for x in row])

    def snap(x: Scalar, below: float) -> Scalar:
        value = number(x)
        return tree.algebra.zero if value is not None and abs(value) < below else x

    result: list[Part] = []
    for part in parts:
        b = part.inertial
        rows = [[snap(x, J) for x in row] for row in b.J]
        tensor = (
            (rows[0][0], rows[0][1], rows[0][2]),
            (rows[1][0], rows[1][1], rows[1][2]),
            (rows[2][0], rows[2][1], rows[2][2]),
        )
        first = (snap(b.h[0], h), snap(b.h[1], h), snap(b.h[2], h))
        result.append(replace(part, inertial=Inertial(snap(b.m, m), first, tensor)))
    return result


def _minus(body: Inertial, moved: Inertial, revolute: bool) -> Inertial:
    """What stays; zeros by construction are exact."""
    zero = body.m.algebra.zero
    if not revolute:
        return Inertial(body.m, body.h, (null(body.m.algebra),) * 3)
    J = body.J
    # K_zz = 0 makes J_xx + J_yy = J_zz
    xx, yy = J[0][0] - moved.J[0][0], J[1][1] - moved.J[1][1]
    left = ((xx, J[0][1], J[0][2]), (J[0][1], yy, J[1][2]), (J[0][2], J[1][2], J[2][2]))
    return Inertial(body.m - moved.m, (body.h[0], body.h[1], zero), left)


def _gauge(parts: list[Part], i: int, plan: FormulationPlan) -> Scalar:
    """The mass that body i keeps on its axis."""
    part = parts[i]
    algebra = part.inertial.m.algebra
    wanted = plan.gauge[i]
    if wanted == "none" or part.parent < 0:
        return algebra.zero
    k = "xyz".index(wanted)
    arm = algebra.number(part.p[k])
    lengths = [algebra.number(x) for other in parts for x in other.p]
    if arm is None or arm == 0.0 or abs(arm) < SHORT * max(abs(x) for x in lengths if x is not None):
        return algebra.zero
    return part.inertial.m + parts[part.parent].inertial.h[k] / part.p[k]
