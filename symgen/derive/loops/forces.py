"""Forces in the joints that close planar loops, by virtual work.

With Z = x_1 - x_2 the loop's sum, F the force on the second link at its place and m the moment about n, the closing
joint gives a coordinate y the generalised force -F.dZ/dy + m d(phi_2 - phi_1)/dy. Along the two unknowns of a dyad this
is what the tree's own joints lack: two equations for F, with the matrix of the rates.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.algebra.spatial import add, column, matvec, scale
from symgen.derive.algebra.spatial import cross as cross3
from symgen.derive.bodies.turns import Wrench
from symgen.derive.loops.dyad import Dyad, dot, negated, quarter, scaled, total
from symgen.derive.loops.planar import PlanarLoop
from symgen.derive.loops.plane import CLOSING, Branch, Pair, Piece

__all__ = ["PlanarForce", "planar_force", "planar_wrenches"]


@dataclass(frozen=True)
class PlanarForce:
    """Force and moment that the first link exerts on the second at the second's place.

    Attributes:
        F: in the plane's axes of the link where the loop parts.
        m: about n.
    """

    F: Pair
    m: Scalar


def planar_force(planar: PlanarLoop, dyad: Dyad, lacking: MutableMapping[int, Scalar]) -> PlanarForce:
    """The closing force, whose part is taken off what the loop's joints lack.

    Args:
        lacking: generalised force that each joint of the tree lacks without closing joints, by body; changed in place.
    """
    algebra = dyad.algebra
    moments = _moments(planar, lacking)
    angles = [
        _sum(algebra, (x for owner, x in moments.items() if planar.root(owner) == unknown)) for unknown in dyad.unknown
    ]
    F = dyad.reaction(angles, [lacking.get(slide.body, algebra.zero) for slide in dyad.slides])
    m = algebra.zero
    for owner in planar.alias:
        own = total(
            algebra, (dyad.vector_of(planar.resolved(p)) for p in planar.pieces if p.orientation.owner == owner)
        )
        turned = moments.get(owner, algebra.zero) + dot(F, quarter(own))
        m = turned if planar.branches[1].orientation.owner == owner else -turned
    for k, way in enumerate(planar.branches):
        pieces = [*way.pieces, *(p for p in planar.pieces if p.slide == CLOSING and k == 0)]
        for body, slope in _slopes(planar, dyad, way, pieces).items():
            force = dot(F, slope) if k == 0 else -dot(F, slope)
            if body in way.signs:
                turning = m if (k == 0) == (way.signs[body] > 0.0) else -m
                force = force + turning
            lacking[body] = lacking[body] + force
    return PlanarForce(F, m)


def planar_wrenches(planar: PlanarLoop, dyad: Dyad, force: PlanarForce) -> list[tuple[int, Wrench]]:
    """Force, and moment about the origin, on both bodies in their working frames; the base has none."""
    found: list[tuple[int, Wrench]] = []
    zero = dyad.algebra.zero
    for k, way in enumerate(planar.branches):
        if way.end.body < 0:
            continue
        F, m = (force.F, force.m) if k else (negated(force.F), -force.m)
        s, c = dyad.turned_by(planar.resolved(Piece(way.orientation, force.F)).orientation)
        x, y = c * F[0] + s * F[1], c * F[1] - s * F[0]
        f = matvec(way.inner, (x, y, zero))
        at = way.end.p
        for slide in planar.slides if k == 0 else ():
            if slide.body == CLOSING:
                at = add(at, matvec(way.inner, (*scaled(dyad.length[CLOSING], slide.direction), zero)))
        found.append((way.end.body, (f, add(cross3(at, f), scale(m, column(way.inner, 2))))))
    return found


def _moments(planar: PlanarLoop, lacking: Mapping[int, Scalar]) -> dict[int, Scalar]:
    """Generalised force of each class's angle, those of other classes held."""
    found: dict[int, Scalar] = {}
    for way in planar.branches:
        for body, before in way.before.items():
            moment = lacking[body] if way.signs[body] > 0.0 else -lacking[body]
            found[body] = found[body] + moment if body in found else moment
            if before.owner in found:
                found[before.owner] = found[before.owner] - moment
    return found


def _slopes(planar: PlanarLoop, dyad: Dyad, way: Branch, pieces: Sequence[Piece]) -> dict[int, Pair]:
    """Derivative of the point where the force acts by each joint's coordinate, what hangs on the joint moved with it.

    Args:
        pieces: from the link where the loop parts to that point.
    """
    found: dict[int, Pair] = {}
    vectors = [dyad.vector_of(planar.resolved(piece)) for piece in pieces]
    directions = {slide.body: dyad.direction(planar.resolved(slide)) for slide in way.slides}
    for body, count in way.beyond.items():
        rest = total(dyad.algebra, vectors[count:])
        if body in directions:
            found[body] = directions[body]
        else:
            found[body] = quarter(rest) if way.signs[body] > 0.0 else negated(quarter(rest))
    return found


def _sum(algebra: Algebra, terms: Iterable[Scalar]) -> Scalar:
    result = algebra.zero
    for term in terms:
        result = result + term
    return result
