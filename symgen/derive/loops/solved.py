"""Solved loops, whatever solved them: their closing forces as vectors and as loads on the bodies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Union

from symgen.derive.algebra.affine import Affine, AffineAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import (
    Matrix3,
    Vector3,
    column,
    identity,
    matmul,
    matvec,
    negate,
    null,
    scale,
    transpose,
    unrotate,
)
from symgen.derive.bodies.turns import Wrench
from symgen.derive.loops.cluster import Cluster
from symgen.derive.loops.dyad import Dyad, negated
from symgen.derive.loops.forces import PlanarForce, planar_force, planar_wrenches
from symgen.derive.loops.planar import PlanarLoop
from symgen.derive.loops.regularity import cluster_regularity, dyad_regularity
from symgen.derive.loops.spatial import SpaceForce

__all__ = ["ClosingForce", "LiftedLoop", "SolvedCluster", "SolvedCoupling", "SolvedDyad", "SolvedLoop"]


@dataclass(frozen=True)
class ClosingForce:
    """Force and moment that the first link of a loop exerts on the second at the second's place.

    Attributes:
        carrier: body in whose working frame the vectors are, -1 for the base.
        bearing: the vectors in the working frame of the closing joint, whose z is its axis.
        loads: force, and moment about the origin, on both bodies in their working frames; the base has none.
    """

    carrier: int
    force: Vector3
    moment: Vector3
    bearing: Wrench
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

    @property
    def loops(self) -> tuple[int, ...]:
        """Positions of its loops in the mechanism."""
        return (self.loop,)

    def lifted(self, over: AffineAlgebra) -> LiftedLoop:
        """This loop with forces that are affine in something."""
        return LiftedLoop(self, over)

    def forces(self, lacking: dict[int, Scalar]) -> dict[int, ClosingForce]:
        """The closing force, whose part is taken off what the joints lack."""
        found, basis = planar_force(self.planar, self.dyad, lacking), self.planar.basis
        vectors = matvec(basis, (*found.F, self.dyad.algebra.zero)), scale(found.m, column(basis, 2))
        loads = planar_wrenches(self.planar, self.dyad, found)
        return {self.loop: ClosingForce(self.planar.carrier, *vectors, self._bearing(found), loads)}

    def _bearing(self, found: PlanarForce) -> Wrench:
        (x, y), zero = found.F, self.dyad.algebra.zero
        slide = self.planar.closing_slide
        if slide is None:  # a pin is pressed alike from all sides
            return (x, y, zero), (zero, zero, found.m)
        u = self.dyad.direction(slide)
        return (u[0] * y - u[1] * x, zero, u[0] * x + u[1] * y), (zero, found.m, zero)

    def friction(self, k: int) -> list[tuple[int, Wrench]]:
        """A unit of friction in the closing joint, as loads on both bodies."""
        algebra, slide = self.dyad.algebra, self.planar.closing_slide
        if slide is None:
            against = algebra.constant(-self.planar.sense)
            return planar_wrenches(self.planar, self.dyad, PlanarForce((algebra.zero, algebra.zero), against))
        along = PlanarForce(negated(self.dyad.direction(slide)), algebra.zero)
        return planar_wrenches(self.planar, self.dyad, along)

    def place(self, k: int) -> Matrix3:
        """Axes of the second place of a prismatic closing joint in its working frame."""
        algebra, slide = self.dyad.algebra, self.planar.closing_slide
        if slide is None:
            return identity(algebra)
        (a, b), zero, one = slide.direction, algebra.zero, algebra.one
        working = ((-b, a, zero), (zero, zero, one), (a, b, zero))
        return matmul(working, transpose(self.planar.branches[0].basis))


@dataclass(frozen=True)
class SolvedCluster:
    """Loops that Newton's method closed, at a position q of their joints, by body."""

    cluster: Cluster
    q: Mapping[int, Scalar]

    def regularity(self) -> dict[int, Scalar]:
        """Distance of the loops from their singular poses, by loop; see `symgen.derive.loops.regularity`."""
        return dict.fromkeys(self.cluster.loops, cluster_regularity(self.cluster, self.q))

    @property
    def loops(self) -> tuple[int, ...]:
        """Positions of its loops in the mechanism."""
        return tuple(self.cluster.loops)

    def lifted(self, over: AffineAlgebra) -> LiftedLoop:
        """These loops with forces that are affine in something."""
        return LiftedLoop(self, over)

    def forces(self, lacking: dict[int, Scalar]) -> dict[int, ClosingForce]:
        """The closing forces, whose part is taken off what the joints lack."""
        found, pose = self.cluster.forces(self.q, lacking), self.cluster.at(self.q)
        return {
            k: ClosingForce(
                loop.loop.carrier,
                matvec(loop.loop.basis, found[k].F),
                matvec(loop.loop.basis, found[k].m),
                (unrotate(loop.other.axes, found[k].F), unrotate(loop.other.axes, found[k].m)),
                loop.loads(found[k]),
            )
            for k, loop in pose.loops.items()
        }

    def friction(self, k: int) -> list[tuple[int, Wrench]]:
        """A unit of friction in a closing joint, as loads on both bodies."""
        pose, still = self.cluster.loops[k].at(self.q), null(self.cluster.algebra)
        against = negate(column(pose.other.axes, 2))
        slides = pose.loop.kind == "prismatic"
        return pose.loads(SpaceForce(against, still) if slides else SpaceForce(still, against))

    def place(self, k: int) -> Matrix3:
        """Axes of the second place of a closing joint in its working frame."""
        return transpose(self.cluster.loops[k].triad)


@dataclass(frozen=True)
class SolvedCoupling:
    """A joint that is coupled to joints which loops determine, and hands forces on to them.

    Attributes:
        body: that joint.
        slopes: derivatives of its coordinate by those that its coupling names, by body.
    """

    body: int
    slopes: Mapping[int, Scalar]
    loops: tuple[int, ...] = ()

    def regularity(self) -> dict[int, Scalar]:
        """Nothing: a coupling is never singular."""
        return {}

    def lifted(self, over: AffineAlgebra) -> SolvedCoupling:
        """This coupling with forces that are affine in something."""
        return SolvedCoupling(self.body, {i: over.lift(slope) for i, slope in self.slopes.items()})

    def forces(self, lacking: dict[int, Scalar]) -> dict[int, ClosingForce]:
        """No closing force: what the joint lacks is lacking at the joints that it follows, by virtual work."""
        force = lacking.pop(self.body)
        for i, slope in self.slopes.items():
            lacking[i] = lacking[i] + slope * force
        return {}

    def friction(self, k: int) -> list[tuple[int, Wrench]]:
        """Nothing: it closes no loop."""
        del k
        return []

    def place(self, k: int) -> Matrix3:
        """Raises KeyError: it closes no loop."""
        raise KeyError(k)


@dataclass(frozen=True)
class LiftedLoop:
    """Solved loops whose forces are affine in something on which their position does not depend."""

    loop: SolvedDyad | SolvedCluster
    over: AffineAlgebra

    @property
    def loops(self) -> tuple[int, ...]:
        """Positions of its loops in the mechanism."""
        return self.loop.loops

    def regularity(self) -> dict[int, Scalar]:
        """Distance of the loops from their singular poses, by loop."""
        return {k: self.over.lift(value) for k, value in self.loop.regularity().items()}

    def forces(self, lacking: dict[int, Scalar]) -> dict[int, ClosingForce]:
        """The closing forces, linear in what the joints lack, whose part is taken off."""
        slopes = sorted({k for x in lacking.values() for k in x.x.slopes})
        zero = self.over.base.zero
        rests = [{i: x.x.offset for i, x in lacking.items()}]
        rests += [{i: x.x.slopes.get(k, zero) for i, x in lacking.items()} for k in slopes]
        found = [self.loop.forces(rest) for rest in rests]

        def one(pick: Callable[[int], Scalar]) -> Scalar:
            """An affine number from its offset and slopes."""
            values = {k: pick(n) for n, k in enumerate(slopes, start=1)}
            return Scalar(self.over, Affine(pick(0), {k: x for k, x in values.items() if not x.is_zero}))

        def vector(parts: list[Vector3]) -> Vector3:
            return one(lambda n: parts[n][0]), one(lambda n: parts[n][1]), one(lambda n: parts[n][2])

        def wrench(parts: list[Wrench]) -> Wrench:
            return vector([f for f, _ in parts]), vector([m for _, m in parts])

        for i in lacking:
            lacking[i] = one(lambda n, i=i: rests[n][i])  # type: ignore[misc]
        result = {}
        for k in found[0]:
            parts = [each[k] for each in found]
            loads = [(body, wrench([p.loads[at][1] for p in parts])) for at, (body, _) in enumerate(parts[0].loads)]
            result[k] = ClosingForce(
                parts[0].carrier,
                vector([p.force for p in parts]),
                vector([p.moment for p in parts]),
                wrench([p.bearing for p in parts]),
                loads,
            )
        return result

    def friction(self, k: int) -> list[tuple[int, Wrench]]:
        """A unit of friction in a closing joint, as loads on both bodies."""
        lift = self.over.lift
        return [
            (body, ((lift(f[0]), lift(f[1]), lift(f[2])), (lift(m[0]), lift(m[1]), lift(m[2]))))
            for body, (f, m) in self.loop.friction(k)
        ]

    def place(self, k: int) -> Matrix3:
        """Axes of the second place of a closing joint in its working frame."""
        return self.loop.place(k)

    def lifted(self, over: AffineAlgebra) -> LiftedLoop:
        """These loops over another algebra."""
        return LiftedLoop(self.loop, over)


SolvedLoop = Union[SolvedDyad, SolvedCluster, SolvedCoupling, LiftedLoop]
