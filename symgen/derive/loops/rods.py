"""Rods in space that close loops in closed form: one that turns or moves a joint, and three that lead to a point.

One rod of length L with one dependent joint: with r the way from its first place to its second where the joint is at
zero, v the derivative there, and of a joint that turns w = v x z (Freudenstein 1954, for the spherical pairs of a rod),

    slide   r + x v,                   x = -b + h,  b = r.v,  h = +-sqrt(b^2 - r.r + L^2)

    turn    r - w + (w cos + v sin),   A cos + B sin = C,  m = r - w,  A = m.w,  B = m.v,  C = (L^2 - m.m - w.w)/2
            cos = (A C - B h)/(A^2 + B^2),  sin = (B C + A h)/(A^2 + B^2),  h = +-sqrt(A^2 + B^2 - C^2)

Three rods, as on a delta robot, close loops together whose dependent joints are three slides in a row, on one side of
each loop. With the slides at zero rod i leads from its centre c_i, the slides carry its other end by p = e_1 s_1 +
e_2 s_2 + e_3 s_3, the point of three spheres |p - c_i| = L_i. With d = c_2 - c_1, e = c_3 - c_1, n = d x e the
differences of these equations are linear,

    d.(p - c_1) = A = (L_1^2 - L_2^2 + d.d)/2,      e.(p - c_1) = B = (L_1^2 - L_3^2 + e.e)/2

    p = c_1 + u + h n,      u = (A e x n + B n x d)/n.n,      h = +-sqrt((L_1^2 - u.u)/n.n)

The sign of h is that of the default pose. Rates and forces follow from the matrix of all clusters (`newton`).

Source: Clavel 1988; Pierrot, Reynaud and Fournier 1990.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.algebra.spatial import Vector3, add, cross, dot, negate, scale, sub
from symgen.derive.loops.cluster import Cluster
from symgen.derive.loops.dyad import SINGULAR
from symgen.derive.loops.elimination import solve
from symgen.derive.loops.home import Home

__all__ = ["Rods", "rods"]


@dataclass(frozen=True)
class Rods:
    """Loops of one rod, or of three, whose positions have a closed form."""

    cluster: Cluster

    def at(
        self, known: Mapping[int, Scalar], sign: float, around: Mapping[int, Scalar] | None = None
    ) -> dict[int, Scalar]:
        """The dependent coordinates of one root, by body; no numbers where there is none, or hardly one.

        Args:
            known: coordinates of the other joints, by body.
            sign: of the root.
            around: angles that those of the dependent joints are closest to, by body; zero for others.
        """
        if len(self.cluster.loops) == 3:
            return _spheres(self.cluster, known, sign)
        (body,) = self.cluster.unknown
        return {body: _joint(self.cluster, body, known, sign, (around or {}).get(body))}

    def root(self, home: Home) -> float:
        """The sign of the root at the default pose."""
        algebra, bodies = self.cluster.algebra, self.cluster.tree.bodies
        known = {i: algebra.constant(home.q[i]) for i in self.cluster.known}

        def away(sign: float) -> float:
            ways = {i: float(x.x) - home.q[i] for i, x in self.at(known, sign).items()}
            return math.hypot(*(math.remainder(x, 2.0 * math.pi) if bodies[i].revolute else x for i, x in ways.items()))

        return min((1.0, -1.0), key=away)


def rods(cluster: Cluster) -> Rods | None:
    """The closed form of loops that are one rod with one dependent joint, or three with three slides in a row."""
    loops, unknown, bodies = list(cluster.loops.values()), set(cluster.unknown), cluster.tree.bodies
    if any(loop.closure.loop.type != "rod" or loop.carrier != loops[0].carrier for loop in loops):
        return None
    if len(loops) == len(unknown) == 1:
        return Rods(cluster)
    slides = len(unknown) == 3 and not any(bodies[i].revolute for i in unknown)
    carried = all(any(unknown <= set(way) for way in loop.ways) for loop in loops)
    return Rods(cluster) if len(loops) == 3 and slides and carried else None


def _joint(cluster: Cluster, body: int, known: Mapping[int, Scalar], sign: float, around: Scalar | None) -> Scalar:
    """The coordinate of one dependent joint."""
    algebra, (loop,) = cluster.algebra, cluster.loops.values()
    pose = loop.at({**known, body: algebra.zero})
    r, (v, turn) = pose.r, pose.columns[body]
    square = loop.length * loop.length
    if not cluster.tree.bodies[body].revolute:
        b = dot(r, v)
        return _root(algebra, square, square - (dot(r, r) - b * b), sign) - b
    w = cross(v, turn if body in pose.other.z else negate(turn))
    m = sub(r, w)
    A, B = dot(m, w), dot(m, v)
    C = 0.5 * square - 0.5 * (dot(m, m) + dot(w, w))
    whole = A * A + B * B
    h = _root(algebra, whole, whole - C * C, sign)
    inverse = algebra.named("n", 1.0 / whole)
    c, s = algebra.named("c", inverse * (A * C - B * h)), algebra.named("s", inverse * (B * C + A * h))
    return algebra.angle(s, c, around)


def _spheres(cluster: Cluster, known: Mapping[int, Scalar], sign: float) -> dict[int, Scalar]:
    """The slides that carry three rods' ends."""
    algebra = cluster.algebra
    q = {**known, **dict.fromkeys(cluster.unknown, algebra.zero)}
    centres: list[Vector3] = []
    lengths: list[Scalar] = []
    axes: list[Vector3] = []
    for loop in cluster.loops.values():
        pose, turned = loop.at(q), set(cluster.unknown) <= set(loop.ways[1])
        centres.append(negate(pose.r) if turned else pose.r)
        lengths.append(loop.length)
        slopes = [pose.columns[i][0] for i in cluster.unknown]
        axes = slopes if turned else [negate(slope) for slope in slopes]
    p = _point(centres, lengths, sign)
    if _orthonormal(axes):
        return {i: dot(axis, p) for i, axis in zip(cluster.unknown, axes, strict=True)}
    (found,) = solve([[axis[row] for axis in axes] for row in range(3)], [list(p)])
    return dict(zip(cluster.unknown, found, strict=True))


def _point(centres: list[Vector3], lengths: list[Scalar], sign: float) -> Vector3:
    """One of the two points of three spheres."""
    algebra = lengths[0].algebra
    (one, two, three), squares = centres, [length * length for length in lengths]
    d, e = sub(two, one), sub(three, one)
    n = cross(d, e)
    A = 0.5 * (squares[0] - squares[1]) + 0.5 * dot(d, d)
    B = 0.5 * (squares[0] - squares[2]) + 0.5 * dot(e, e)
    inverse = algebra.named("n", 1.0 / dot(n, n))
    u = add(scale(A * inverse, cross(e, n)), scale(B * inverse, cross(n, d)))
    h = _root(algebra, squares[0], squares[0] - dot(u, u), sign, inverse)
    return add(add(one, u), scale(h, n))


def _root(algebra: Algebra, whole: Scalar, square: Scalar, sign: float, factor: Scalar | None = None) -> Scalar:
    """The root of a square, times a factor; no number where little of the whole is left, in poses that are singular."""
    singular = algebra.function("lt", (square, SINGULAR * whole))
    under = square if factor is None else square * factor
    root = algebra.function("sqrt", (algebra.function("where", (singular, -whole, under)),))
    return root if sign > 0.0 else -root


def _orthonormal(axes: list[Vector3]) -> bool:
    """True for axes at right angles whatever the parameters are."""
    for a in range(3):
        for b in range(a, 3):
            number = axes[a][0].algebra.number(dot(axes[a], axes[b]))
            if number is None or abs(number - (a == b)) > 1e-12:
                return False
    return True
