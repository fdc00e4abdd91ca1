"""Frames chosen for joint forces alone: what the mass properties are then regrouped in.

- Origins move along their joints' axes to where offsets vanish.
- Link frames turn about their axes until the next axis lies in a coordinate plane, or the first moment along x; the
  constant angle joins q. `prepare` computes it where it depends on run-time parameters.
- Axes before a rotation on the base may turn about its axis until gravity lies in a coordinate plane.
- Antiparallel axes are flipped (the joint's sign changes), so that parallel axes are parallel.
- A revolute joint parallel to the axis of its parent's group *continues* the group: all bodies of a group share the
  axes G before the group's first rotation, and the angle phi from G to the link frame L is the sum of the group's
  angles. A prismatic joint keeps its parent's axes and so continues any group, in whose axes its direction turns; one
  on the base, where axes are free, has its direction for z.
- A joint that does not continue begins a group in its parent's link axes, where a slide's direction is constant.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import (
    Inertial,
    Matrix3,
    Vector3,
    about_z,
    add,
    column,
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
from symgen.derive.bodies.placement import into_plane, parallel, tidy, turn_apart
from symgen.derive.bodies.tree import Rotor, Tree
from symgen.derive.reduced.plan import FormulationPlan

__all__ = ["Part", "reframe"]

NEARLY_PARALLEL = 0.03
"""Below this square of the sine between axes their common normal is too far away: moving an origin there would make
inertias large that cancel."""


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
        e: direction of a prismatic joint in its own axes.
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


def reframe(tree: Tree, plan: FormulationPlan) -> list[Part]:
    """The bodies in the frames that the plan chooses, with all of their mass."""
    algebra = tree.algebra
    unit, rest, zero = identity(algebra), null(algebra), algebra.zero
    shifts = _shifts(tree, plan)
    parts: list[Part] = []
    for i, body in enumerate(tree.bodies):
        Q_p, o_p = (parts[body.parent].Q, parts[body.parent].o) if body.parent >= 0 else (unit, rest)
        R = tidy(matmul(transpose(Q_p), body.R))
        p = unrotate(Q_p, sub(body.p, o_p))
        z = column(R, 2)
        rotor = body.rotor
        if rotor is not None:
            rotor = replace(rotor, e=unrotate(Q_p, rotor.e))
        choices = (plan.own[i] == "base", plan.moment[i] == "euler")
        if not body.revolute and body.parent < 0:
            up = (zero, zero, algebra.one)
            Q, inertial = unit, body.inertial
            psi = _toward_child(tree, i, Q)
            if psi is not None:
                Q = tidy(about_z(algebra.sin(psi), algebra.cos(psi)))
                R, inertial = tidy(matmul(R, Q)), rotate_inertial(inertial, transpose(Q))
            parts.append(Part(-1, False, 1.0, zero, False, R, p, up, inertial, rotor, Q, rest, *choices))
            continue
        if not body.revolute:
            Q = transpose(R)
            inertial = rotate_inertial(body.inertial, R)
            parts.append(
                Part(body.parent, False, 1.0, zero, plan.continues[i], unit, p, z, inertial, rotor, Q, rest, *choices)
            )
            continue
        o = (zero, zero, shifts[i])
        p = add(p, scale(shifts[i], z))
        inertial = shift_inertial(body.inertial, (zero, zero, _exactly(-shifts[i])))
        number = algebra.number
        aligned = parallel(R) and number(z[2]) in (1.0, -1.0)
        flip = number(z[2]) == -1.0 if aligned else False
        Q = unit
        if flip:
            one = algebra.one
            Q = ((one, zero, zero), (zero, -one, zero), (zero, zero, -one))
            R = matmul(R, Q)
        sign = -1.0 if flip else 1.0
        before, offset = turn_apart(R)
        if plan.upright and body.parent < 0:
            before, offset = _with_gravity(tree, before, offset)
        inertial = rotate_inertial(inertial, transpose(Q))
        psi = _turn(tree, plan, i, Q, inertial.h)
        if psi is not None:
            about = tidy(about_z(algebra.sin(psi), algebra.cos(psi)))
            Q = matmul(Q, about)
            offset = offset + psi
            inertial = rotate_inertial(inertial, transpose(about))
            if _first_child(tree, i, False) is None:
                inertial = replace(inertial, h=(inertial.h[0], zero, inertial.h[2]))
        continues = plan.continues[i] and _is_identity(before)
        parts.append(Part(body.parent, True, sign, offset, continues, before, p, rest, inertial, rotor, Q, o, *choices))
    return parts


def _first_child(tree: Tree, i: int, aligned: bool | None = None) -> int | None:
    """The first revolute child, of those that are (not) parallel when asked."""
    for k, body in enumerate(tree.bodies):
        if body.parent == i and body.revolute and (aligned is None or parallel(body.R) == aligned):
            return k
    return None


def _feet(R: Matrix3, p: Vector3) -> tuple[Scalar, Scalar] | None:
    """Feet of the common normal: along the parent's z from its origin, and along the joint's z from its own."""
    algebra = p[0].algebra
    k = R[2][2]
    z = column(R, 2)
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
        if parallel(body.R):
            s[i] = (s[body.parent] - body.p[2]) * body.R[2][2]
        else:
            feet = _feet(body.R, body.p)
            if feet is not None:
                s[i] = feet[1]
    return s


def _exactly(shift: Scalar) -> Scalar:
    """A shift as the choice that it is: mass properties are right for any, whatever rounding it was computed with.

    Offsets take it as it was computed, for that they vanish is a matter of its rounding.
    """
    number = shift.algebra.number(shift)
    return shift if number is None else shift.algebra.constant(number)


def _is_identity(R: Matrix3) -> bool:
    number = R[0][0].algebra.number
    return all(number(R[i][j]) == (1.0 if i == j else 0.0) for i in range(3) for j in range(3))


def _with_gravity(tree: Tree, before: Matrix3, offset: Scalar) -> tuple[Matrix3, Scalar]:
    """The axes before a rotation on the base turned about its axis until gravity has no y component there."""
    algebra = tree.algebra
    g = unrotate(before, tree.gravity)
    x, y = algebra.number(g[0]), algebra.number(g[1])
    if not x or not y:
        return before, offset
    psi = algebra.constant(math.atan2(y, x))
    return tidy(matmul(before, about_z(algebra.sin(psi), algebra.cos(psi)))), offset - psi


def _turn(tree: Tree, plan: FormulationPlan, i: int, Q: Matrix3, h: Vector3) -> Scalar | None:
    """The turn about z that brings the first oblique child's axis into a coordinate plane, or h onto x.

    The latter is atan2(h_y, h_x), of a first moment that may be known at run time only: not where angles must be known.
    """
    algebra = tree.algebra
    if _first_child(tree, i, False) is not None:
        return _toward_child(tree, i, Q)
    if not plan.turn[i] or h[1].is_zero:
        return None
    x, y = algebra.number(h[0]), algebra.number(h[1])
    if x is not None and y is not None:
        return algebra.constant(math.atan2(y, x))
    if x == 0.0:
        return algebra.constant(math.pi / 2)
    if not algebra.arctangents or not (algebra.fixed(h[0]) and algebra.fixed(h[1])):
        return None
    return algebra.function("atan2", (h[1], h[0]))


def _toward_child(tree: Tree, i: int, Q: Matrix3) -> Scalar | None:
    """The turn about z that brings the first oblique child's axis into a coordinate plane where it is in none."""
    child = _first_child(tree, i, False)
    if child is None:
        return None
    turn = into_plane(column(matmul(transpose(Q), tree.bodies[child].R), 2))
    return None if turn.is_zero else turn
