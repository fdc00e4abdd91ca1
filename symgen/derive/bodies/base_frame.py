"""Bodies, axes and points in the base frame: positions, Jacobians, first- and second-order influence coefficients.

With z_n the axis of joint n, o_n its origin and x the point, G_n = z_n x (x - o_n) and G_r,n = z_n for a revolute,
z_n and 0 for a prismatic joint. With a <= b on the path from the base, the derivative of G_b by q_a and that of G_a
by q_b are both z_a x G_b for a revolute and 0 for a prismatic joint a (Thomas and Tesar 1982).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import (
    Matrix3,
    Vector3,
    add,
    column,
    cross,
    identity,
    matmul,
    matvec,
    null,
    scale,
    sub,
)
from symgen.derive.bodies.tree import Link, Tree
from symgen.derive.bodies.turns import Turns

__all__ = ["BaseFrames", "base_frames"]


@dataclass(frozen=True, slots=True)
class BaseFrames:
    """Rotation and origin of every body's working frame in the base frame; the columns' third is the joint's axis."""

    tree: Tree
    R: tuple[Matrix3, ...]
    o: tuple[Vector3, ...]

    def axis(self, i: int) -> Vector3:
        """Unit axis of joint i."""
        return column(self.R[i], 2)

    def pose(self, link: Link) -> tuple[Matrix3, Vector3]:
        """Rotation and origin of a link frame."""
        if link.body < 0:
            return link.R, link.p
        R = self.R[link.body]
        return matmul(R, link.R), add(self.o[link.body], matvec(R, link.p))

    def point(self, link: Link, at: Vector3) -> Vector3:
        """Position of a point given in the link's frame."""
        inside = add(link.p, matvec(link.R, at))
        return inside if link.body < 0 else add(self.o[link.body], matvec(self.R[link.body], inside))

    def influence(self, body: int, x: Vector3) -> tuple[list[Vector3], list[Vector3]]:
        """G and G_r of a point x of a body: one column per coordinate."""
        rest = null(self.tree.algebra)
        n = len(self.tree.bodies)
        G, G_r = [rest] * n, [rest] * n
        for i in self.tree.path(body):
            z = self.axis(i)
            if self.tree.bodies[i].revolute:
                G[i], G_r[i] = cross(z, sub(x, self.o[i])), z
            else:
                G[i] = z
        return G, G_r

    def second_order(self, body: int, G: Sequence[Vector3], rotational: bool) -> list[list[Vector3]]:
        """H[m][n] = d G[n] / d q_m, translational, or rotational when G is G_r."""
        rest = null(self.tree.algebra)
        n = len(self.tree.bodies)
        H = [[rest] * n for _ in range(n)]
        path = self.tree.path(body)
        for position, a in enumerate(path):
            if not self.tree.bodies[a].revolute:
                continue
            z = self.axis(a)
            for b in path[position:]:
                H[a][b] = cross(z, G[b])
                if not rotational:
                    H[b][a] = H[a][b]
        if rotational:
            for a in path:
                H[a][a] = rest
        return H


def base_frames(tree: Tree, place: Turns) -> BaseFrames:
    """The bodies' working frames in the base frame."""
    algebra = tree.algebra
    rotations: list[Matrix3] = []
    origins: list[Vector3] = []
    for i, body in enumerate(tree.bodies):
        p = body.parent
        R0 = rotations[p] if p >= 0 else identity(algebra)
        o0 = origins[p] if p >= 0 else null(algebra)
        origins.append(add(o0, matvec(R0, place.offset[i])))
        R = matmul(R0, body.R)
        spin = place.spin[i]
        rotations.append(R if spin is None else matmul(R, spin))
    return BaseFrames(tree, tuple(rotations), tuple(origins))


def gravity_hessian(frames: BaseFrames) -> list[list[Scalar]]:
    """Second derivatives of gravity's potential: (n, n), -g.sum m H_ab = -g.(z_a x (z_b x sum m (c - o_b)))."""
    tree = frames.tree
    n = len(tree.bodies)
    zero = tree.algebra.zero
    mass: list[Scalar] = [zero] * n
    moment: list[Vector3] = [null(tree.algebra)] * n
    for i in reversed(range(n)):
        body = tree.bodies[i]
        inertial = body.inertial
        own = add(scale(inertial.m, frames.o[i]), matvec(frames.R[i], inertial.h))
        mass[i], moment[i] = mass[i] + inertial.m, add(moment[i], own)
        if body.parent >= 0:
            mass[body.parent] = mass[body.parent] + mass[i]
            moment[body.parent] = add(moment[body.parent], moment[i])
    K = [[zero] * n for _ in range(n)]
    for b in range(n):
        z = frames.axis(b)
        if tree.bodies[b].revolute:
            w = cross(z, sub(moment[b], scale(mass[b], frames.o[b])))
        else:
            w = scale(mass[b], z)
        for a in tree.path(b):
            if tree.bodies[a].revolute:
                turned = cross(frames.axis(a), w)
                g = tree.gravity
                total = -(turned[0] * g[0] + turned[1] * g[1] + turned[2] * g[2])
                K[a][b] = K[b][a] = total
    return K
