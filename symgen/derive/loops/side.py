"""One side of a loop in space: its place, its axes and how the joints of its way move them.

The frames along a way are its own: each is turned about its joint's axis until the next axis lies in a coordinate
plane, by a constant angle that joins the joint's, so that rotations between them are sparse; literal angles only.

With z_i the axis of joint i, d_i the arm from a point of the axis to the place x, s_i = z_i x d_i or, of a slide, z_i
the derivative of the place, and i before j on the way (Thomas and Tesar 1982),

    d^2 x / (dq_i dq_j) = z_i x s_j,      d omega / dt = sum of qdd_i z_i + sum over i < j of qd_i qd_j z_i x z_j
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import (
    Matrix3,
    Vector3,
    about_z,
    add,
    column,
    cross,
    identity,
    matmul,
    matvec,
    null,
    scale,
    transpose,
    unrotate,
)
from symgen.derive.bodies.placement import into_plane, tidy, turn_apart
from symgen.derive.bodies.tree import Tree
from symgen.derive.loops.plane import PlaneAnchor

__all__ = ["Side", "Twist", "Way"]

Twist = tuple[Vector3, Vector3]
"""Velocity of a point of a body, and the body's angular velocity."""


@dataclass(frozen=True)
class _Step:
    """A joint on the way, between frames that are chosen.

    Attributes:
        R, p: rotation and origin before the joint's motion, in the frame before.
        z: the joint's axis in the frame before.
        offset: added to the angle of a joint that turns.
        Q: the frame behind the joint, in its body's working frame.
    """

    body: int
    revolute: bool
    R: Matrix3
    p: Vector3
    z: Vector3
    offset: Scalar
    Q: Matrix3


class Way:
    """The joints from the link where a loop parts to one of its places.

    Args:
        start: axes of the loop, in the working frame of the link where it parts.
        bodies: base to tip.
        end: the place, in the last body.
        triad: axes at the place.
        free: the axes may be turned about the third.
    """

    def __init__(
        self, tree: Tree, start: Matrix3, bodies: Sequence[int], end: PlaneAnchor, triad: Matrix3, free: bool
    ) -> None:
        self.algebra = tree.algebra
        axes = matmul(end.R, triad)
        if free:
            turn = into_plane((axes[2][1], -axes[2][0], tree.algebra.zero))
            axes = tidy(matmul(axes, about_z(tree.algebra.sin(turn), tree.algebra.cos(turn))))
        Q = start
        self.steps: list[_Step] = []
        for n, i in enumerate(bodies):
            body = tree.bodies[i]
            R, p = tidy(matmul(transpose(Q), body.R)), unrotate(Q, body.p)
            z, zero = column(R, 2), tree.algebra.zero
            if not body.revolute:
                Q = transpose(R)
                self.steps.append(_Step(i, False, identity(tree.algebra), p, z, zero, Q))
                continue
            R, offset = turn_apart(R)
            beyond = column(tree.bodies[bodies[n + 1]].R if n + 1 < len(bodies) else axes, 2)
            turn = into_plane(beyond)
            Q = tidy(about_z(tree.algebra.sin(turn), tree.algebra.cos(turn)))
            self.steps.append(_Step(i, True, R, p, z, offset + turn, Q))
        self.Q = Q
        self.p, self.axes = unrotate(Q, end.p), tidy(matmul(transpose(Q), axes))

    def at(self, q: Mapping[int, Scalar]) -> Side:
        """This side at a position."""
        algebra = self.algebra
        R = identity(algebra)
        axes: dict[int, Vector3] = {}
        pieces: list[Vector3] = []
        for step in self.steps:
            piece = matvec(R, step.p)
            axes[step.body] = z = matvec(R, step.z)
            if step.revolute:
                angle = q[step.body] + step.offset
                R = matmul(matmul(R, step.R), about_z(algebra.sin(angle), algebra.cos(angle)))
            else:
                piece = add(piece, scale(q[step.body], z))
            pieces.append(piece)
        arms: dict[int, Vector3] = {}
        arm = matvec(R, self.p)
        for step, piece in zip(reversed(self.steps), reversed(pieces), strict=True):
            arms[step.body] = arm
            arm = add(piece, arm)
        turning = {step.body for step in self.steps if step.revolute}
        return Side(self, R, arm, matmul(R, self.axes), axes, arms, turning)


@dataclass(frozen=True)
class Side:
    """A side at a position, in the axes of the loop.

    Attributes:
        R: chosen frame of the last body.
        x: the place.
        axes: at the place, in columns.
        z: axes of the joints, by body, base to tip.
        arms: from the joints' axes to the place, by body.
        turning: bodies whose joint turns.
    """

    way: Way
    R: Matrix3
    x: Vector3
    axes: Matrix3
    z: Mapping[int, Vector3]
    arms: Mapping[int, Vector3]
    turning: set[int]

    def columns(self, beyond: Vector3 | None = None) -> dict[int, Twist]:
        """Twists of the last body by unit rates of the joints, at the place or at a point beyond it."""
        still = null(self.way.algebra)
        found = {}
        for i, z in self.z.items():
            arm = self.arms[i] if beyond is None else add(self.arms[i], beyond)
            found[i] = (cross(z, arm), z) if i in self.turning else (z, still)
        return found

    def bent(self, columns: Mapping[int, Twist], a: Mapping[int, Scalar], b: Mapping[int, Scalar]) -> Twist:
        """Second derivatives, along two rates of the joints, of the point of the columns and of its body's turn."""
        algebra = self.way.algebra
        zero = algebra.zero
        v, turn = null(algebra), null(algebra)
        beyond_a, beyond_b = null(algebra), null(algebra)
        for i in reversed(list(columns)):
            s, z = columns[i]
            s_a, s_b = scale(a.get(i, zero), s), scale(b.get(i, zero), s)
            if i in self.turning:
                if a == b:
                    v = add(v, cross(scale(a.get(i, zero), z), add(add(beyond_a, beyond_a), s_a)))
                else:
                    v = add(v, cross(scale(a.get(i, zero), z), add(beyond_b, s_b)))
                    v = add(v, cross(scale(b.get(i, zero), z), beyond_a))
            beyond_a, beyond_b = add(beyond_a, s_a), add(beyond_b, s_b)
        spin_a, spin_b = null(algebra), null(algebra)
        for i, (_, z) in columns.items():
            if i not in self.turning:
                continue
            z_a, z_b = scale(a.get(i, zero), z), scale(b.get(i, zero), z)
            if a == b:
                turn = add(turn, cross(spin_a, z_a))
            else:
                turn = add(turn, scale(0.5, add(cross(spin_a, z_b), cross(spin_b, z_a))))
            spin_a, spin_b = add(spin_a, z_a), add(spin_b, z_b)
        return v, turn

    def load(self, force: Vector3, moment: Vector3, beyond: Vector3 | None = None) -> Twist:
        """A force at the place or beyond it, and a moment, in the last body's working frame, about its origin."""
        f, m = unrotate(self.R, force), unrotate(self.R, moment)
        arm = self.way.p if beyond is None else add(self.way.p, unrotate(self.R, beyond))
        return matvec(self.way.Q, f), matvec(self.way.Q, add(cross(arm, f), m))
