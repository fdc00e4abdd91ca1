"""Solved loops, whatever solved them: their closing forces as vectors and as loads on the bodies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Union

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Vector3, column, matvec, scale
from symgen.derive.bodies.turns import Wrench
from symgen.derive.loops.dyad import Dyad
from symgen.derive.loops.forces import planar_force, planar_wrenches
from symgen.derive.loops.newton import Cluster
from symgen.derive.loops.planar import PlanarLoop
from symgen.derive.loops.regularity import cluster_regularity, dyad_regularity

__all__ = ["ClosingForce", "SolvedCluster", "SolvedDyad", "SolvedLoop"]


@dataclass(frozen=True)
class ClosingForce:
    """Force and moment that the first link of a loop exerts on the second at the second's place.

    Attributes:
        carrier: body in whose working frame the vectors are, -1 for the base.
        loads: force, and moment about the origin, on both bodies in their working frames; the base has none.
    """

    carrier: int
    force: Vector3
    moment: Vector3
    loads: list[tuple[int, Wrench]]


@dataclass(frozen=True)
class SolvedDyad:
    """A dyad at a position.

    Attributes:
        loop: its place in the mechanism.
    """

    loop: int
    planar: PlanarLoop
    dyad: Dyad

    def regularity(self) -> dict[int, Scalar]:
        """Distance of the loop from its singular poses, by loop; see `symgen.derive.loops.regularity`."""
        return {self.loop: dyad_regularity(self.planar, self.dyad)}

    def forces(self, lacking: dict[int, Scalar]) -> dict[int, ClosingForce]:
        """The closing force, whose part is taken off what the joints lack."""
        found, basis = planar_force(self.planar, self.dyad, lacking), self.planar.basis
        vectors = matvec(basis, (*found.F, self.dyad.algebra.zero)), scale(found.m, column(basis, 2))
        loads = planar_wrenches(self.planar, self.dyad, found)
        return {self.loop: ClosingForce(self.planar.carrier, *vectors, loads)}


@dataclass(frozen=True)
class SolvedCluster:
    """Loops that Newton's method closed, at a position q of their joints, by body."""

    cluster: Cluster
    q: Mapping[int, Scalar]

    def regularity(self) -> dict[int, Scalar]:
        """Distance of the loops from their singular poses, by loop; see `symgen.derive.loops.regularity`."""
        return dict.fromkeys(self.cluster.loops, cluster_regularity(self.cluster, self.q))

    def forces(self, lacking: dict[int, Scalar]) -> dict[int, ClosingForce]:
        """The closing forces, whose part is taken off what the joints lack."""
        found = self.cluster.forces(self.q, lacking)
        return {
            k: ClosingForce(loop.carrier, found[k].F, found[k].m, loop.loads(self.q, found[k]))
            for k, loop in self.cluster.loops.items()
        }


SolvedLoop = Union[SolvedDyad, SolvedCluster]
