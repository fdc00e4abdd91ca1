"""Rotations and offsets of the joints at q: how vectors go from body to body."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Matrix3, Vector3, about_z, add, column, matvec, scale, unrotate
from symgen.derive.bodies.tree import Tree

__all__ = ["Turns", "Wrench", "turns"]

Wrench = tuple[Vector3, Vector3]
"""Force, and moment about a frame's origin."""


@dataclass(frozen=True, slots=True)
class Turns:
    """Rotations of the bodies relative to their parents at q.

    Attributes:
        spin: rotation about the joint's axis; None where it is prismatic and nothing turns.
        offset: the working frame's origin in the parent's working frame.
    """

    tree: Tree
    spin: tuple[Matrix3 | None, ...]
    offset: tuple[Vector3, ...]

    def inward(self, i: int, v: Vector3) -> Vector3:
        """A vector of the parent's working frame in body i's."""
        v = unrotate(self.tree.bodies[i].R, v)
        spin = self.spin[i]
        return v if spin is None else unrotate(spin, v)

    def from_base(self, i: int, v: Vector3) -> Vector3:
        """A vector of the base frame in body i's working frame."""
        for k in self.tree.path(i):
            v = self.inward(k, v)
        return v

    def outward(self, i: int, v: Vector3) -> Vector3:
        """A vector of body i's working frame in its parent's."""
        spin = self.spin[i]
        return matvec(self.tree.bodies[i].R, v if spin is None else matvec(spin, v))


def turns(tree: Tree, q: Sequence[Scalar]) -> Turns:
    """Rotations and offsets of all joints at q."""
    spin: list[Matrix3 | None] = []
    offset: list[Vector3] = []
    for body, angle in zip(tree.bodies, q, strict=True):
        if body.revolute:
            spin.append(about_z(tree.algebra.sin(angle), tree.algebra.cos(angle)))
            offset.append(body.p)
        else:
            spin.append(None)
            offset.append(add(body.p, scale(angle, column(body.R, 2))))
    return Turns(tree, tuple(spin), tuple(offset))
