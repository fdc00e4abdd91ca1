"""Distance of loops from their singular poses: the square of the determinant of their rates, over its largest value.

With J the derivatives of a loop's conditions by its dependent joints, of several loops that only close together those
of all, and B_j the length of column j,

    D = det(J' J) / (B_1^2 B_2^2 ...),      0 <= D <= 1

    B_j^2 = sum over the loops of v_j^2 + L^2 w_j^2,      L^2 = mean of v_i^2 over the dependent joints i that turn

v_j is the velocity of the loop's second place against the first by a unit rate of joint j, w_j the rate of the right
angles that the closing joint keeps, and L makes lengths of these conditions. D is 0 in singular poses, where the
dependent joints do not follow from the coordinates. Of two links joined by a pin it is the square of the sine of the
angle between them, the transmission angle.

Source: Hadamard's bound on determinants (1893); Gosselin and Angeles 1990 for the singular poses of closed loops.
"""

from __future__ import annotations

from collections.abc import Mapping

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import dot as dot3
from symgen.derive.loops.cluster import Cluster
from symgen.derive.loops.dyad import ROD, Dyad, dot, total
from symgen.derive.loops.elimination import determinant
from symgen.derive.loops.planar import PlanarLoop
from symgen.derive.loops.plane import Pair

__all__ = ["cluster_regularity", "dyad_regularity"]

TINY = 1e-30
"""m^2, added to L^2: loops whose place lies on all axes have no other length."""


def dyad_regularity(planar: PlanarLoop, dyad: Dyad) -> Scalar:
    """D of a planar dyad, whose determinant is known from its position."""
    squares = [dot(column, column) for column in _columns(planar, dyad)]
    value = dyad.determinant * dyad.determinant
    whole = dyad.algebra.one
    if planar.alias:
        unit = _mean(squares)
        value = value * unit
        squares = [square + unit for square in squares]
    if ROD in dyad.unknown:
        whole = next(dot(piece.w, piece.w) for piece in planar.pieces if piece.orientation.owner == ROD)
    for square in squares:
        whole = whole * square
    return value / whole


def _columns(planar: PlanarLoop, dyad: Dyad) -> list[Pair]:
    """The vectors that dependent joints turn, each with all that lies beyond it on its side of the loop."""
    own = {
        owner: total(
            dyad.algebra, [dyad.vector_of(planar.resolved(p)) for p in planar.pieces if p.orientation.owner == owner]
        )
        for way in planar.branches
        for owner in way.before
    }
    found = []
    for way in planar.branches:
        for body in way.before:
            turned = {body}
            for other, before in way.before.items():
                if before.owner in turned:
                    turned.add(other)
            found.append(total(dyad.algebra, [own[owner] for owner in way.before if owner in turned]))
    return found


def cluster_regularity(cluster: Cluster, q: Mapping[int, Scalar]) -> Scalar:
    """D of loops that are closed together."""
    algebra, unknown = cluster.algebra, cluster.unknown
    turning = [n for n, i in enumerate(unknown) if cluster.tree.bodies[i].revolute]
    whole = [algebra.zero for _ in unknown]
    rows: list[list[Scalar]] = []
    weights: list[Scalar] = []
    for loop in cluster.at(q).loops.values():
        speeds = [dot3(loop.columns[i][0], loop.columns[i][0]) if i in loop.columns else algebra.zero for i in unknown]
        unit = _mean([speeds[n] for n in turning]) if turning else algebra.one
        shifts, turns = loop.parted
        rows += [[loop.slope(c, i) for i in unknown] for c in (*shifts, *turns)]
        weights += [algebra.one] * len(shifts) + [unit] * len(turns)
        for n, speed in enumerate(speeds):
            whole[n] = whole[n] + speed
        for row in rows[len(rows) - len(turns) :]:
            whole = [w + unit * (x * x) for w, x in zip(whole, row, strict=True)]
    if len(rows) == len(unknown):
        value = determinant(rows)
        value = value * value
        for weight in weights:
            value = value * weight
    else:
        gram = [
            [_sum([w * (row[a] * row[b]) for w, row in zip(weights, rows, strict=True)]) for b in range(len(unknown))]
            for a in range(len(unknown))
        ]
        value = determinant(gram)
    for square in whole:
        value = value / square
    return value


def _mean(squares: list[Scalar]) -> Scalar:
    return _sum(squares) * (1.0 / len(squares)) + TINY


def _sum(terms: list[Scalar]) -> Scalar:
    result = terms[0]
    for term in terms[1:]:
        result = result + term
    return result
