"""The point that three rods lead to, as on a delta robot: the intersection of three spheres.

Three rods close loops together whose dependent joints are three slides in a row, on one side of each loop. With the
slides at zero rod i leads from its centre c_i, the slides carry its other end by p = e_1 s_1 + e_2 s_2 + e_3 s_3, and

    |p - c_i| = L_i,      i = 1, 2, 3

With d = c_2 - c_1, e = c_3 - c_1, n = d x e the differences of these equations are linear,

    d.(p - c_1) = A = (L_1^2 - L_2^2 + d.d)/2,      e.(p - c_1) = B = (L_1^2 - L_3^2 + e.e)/2

    p = c_1 + u + h n,      u = (A e x n + B n x d)/n.n,      h = +-sqrt((L_1^2 - u.u)/n.n)

The sign of h is that of the default pose. Rates and forces follow from the matrix of all clusters (`newton`).

Source: Clavel 1988; Pierrot, Reynaud and Fournier 1990.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Vector3, add, cross, dot, scale, sub
from symgen.derive.loops.dyad import SINGULAR
from symgen.derive.loops.elimination import solve
from symgen.derive.loops.newton import Cluster, Home

__all__ = ["has_spheres", "root_at", "slides_at"]


def has_spheres(cluster: Cluster) -> bool:
    """True where the dependent joints of three rods are three slides that carry the rods' ends on one side."""
    loops, unknown, bodies = list(cluster.loops.values()), set(cluster.unknown), cluster.tree.bodies
    if len(loops) != 3 or len(unknown) != 3 or any(bodies[i].revolute for i in unknown):
        return False
    if any(loop.closure.loop.type != "rod" or loop.carrier != loops[0].carrier for loop in loops):
        return False
    return all(any(unknown <= set(way) for way in loop.ways) for loop in loops)


def slides_at(cluster: Cluster, known: Mapping[int, Scalar], sign: float) -> dict[int, Scalar]:
    """The slides at one of the two points, by body; no numbers where the spheres do not meet, or hardly do."""
    algebra = cluster.algebra
    q = {**known, **dict.fromkeys(cluster.unknown, algebra.zero)}
    centres: list[Vector3] = []
    lengths: list[Scalar] = []
    axes: list[Vector3] = []
    for loop in cluster.loops.values():
        r, slopes = loop.gap(q)
        carried = set(cluster.unknown) <= set(loop.ways[1])
        centres.append((-r[0], -r[1], -r[2]) if carried else r)
        lengths.append(loop.length)
        axes = [slopes[i] if carried else (-slopes[i][0], -slopes[i][1], -slopes[i][2]) for i in cluster.unknown]
    p = _point(centres, lengths, sign)
    if _orthonormal(axes):
        return {i: dot(axis, p) for i, axis in zip(cluster.unknown, axes, strict=True)}
    (found,) = solve([[axis[row] for axis in axes] for row in range(3)], [list(p)])
    return dict(zip(cluster.unknown, found, strict=True))


def root_at(cluster: Cluster, home: Home) -> float:
    """The sign of h at the default pose."""
    algebra = cluster.algebra
    known = {i: algebra.constant(home.q[i]) for i in cluster.known}

    def away(sign: float) -> float:
        found = slides_at(cluster, known, sign)
        return math.hypot(*(float(x.x) - home.q[i] for i, x in found.items()))

    return min((1.0, -1.0), key=away)


def _point(centres: list[Vector3], lengths: list[Scalar], sign: float) -> Vector3:
    algebra = lengths[0].algebra
    (one, two, three), squares = centres, [length * length for length in lengths]
    d, e = sub(two, one), sub(three, one)
    n = cross(d, e)
    A = 0.5 * (squares[0] - squares[1]) + 0.5 * dot(d, d)
    B = 0.5 * (squares[0] - squares[2]) + 0.5 * dot(e, e)
    inverse = algebra.named("n", 1.0 / dot(n, n))
    u = add(scale(A * inverse, cross(e, n)), scale(B * inverse, cross(n, d)))
    left = squares[0] - dot(u, u)
    singular = algebra.function("lt", (left, SINGULAR * squares[0]))
    root = algebra.function("sqrt", (algebra.function("where", (singular, -squares[0], left * inverse)),))
    return add(add(one, u), scale(root if sign > 0.0 else -root, n))


def _orthonormal(axes: list[Vector3]) -> bool:
    """True for axes at right angles whatever the parameters are."""
    for a in range(3):
        for b in range(a, 3):
            number = axes[a][0].algebra.number(dot(axes[a], axes[b]))
            if number is None or abs(number - (a == b)) > 1e-12:
                return False
    return True
