"""Coriolis and centrifugal terms: Christoffel's matrix and the inertia power array, by composite bodies.

Every body is seen as particles x: G_i(x) = v_i + z_i x x with (z_i, v_i) joint i's unit twist at the base origin. So

    C_ij = integral of G_i . dG_j/dt dm        (Christoffel's symbols of a system of particles)
    P*[i]_lm = sum m H_lm.G_i + H_r,lm.(Pi G_r,i) + G_r,l.(Pi (G_r,i x G_r,m))   (Behi 1985, B.14)

and all integrals over the bodies behind a joint are moments of zeroth, first and second order, which add up from the
tips to the base. C costs O(n^2), P* O(n^3) dot products.
"""

from __future__ import annotations

from dataclasses import dataclass

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import (
    Inertial,
    Matrix3,
    Vector3,
    add,
    cross,
    dot,
    matadd,
    matmul,
    matrix,
    matvec,
    negate,
    no_inertial,
    null,
    null_matrix,
    outer,
    rotate_inertial,
    scale,
    shift_inertial,
    skew,
    symmetric,
    transpose,
)
from symgen.derive.bodies.base_frame import BaseFrames
from symgen.derive.recursive.rotors import add_rotor_christoffel, add_rotor_power

__all__ = ["coriolis_matrix", "inertia_power"]

Twist = tuple[Vector3, Vector3]
"""Angular velocity, and velocity at the base origin."""


@dataclass(frozen=True, slots=True)
class _Particles:
    """Sums of m, m x and m x x' over particles x, base axes."""

    m: Scalar
    h: Vector3
    K: Matrix3

    def __add__(self, other: _Particles) -> _Particles:
        return _Particles(self.m + other.m, add(self.h, other.h), matadd(self.K, other.K))


def _second_moment(J: Matrix3) -> Matrix3:
    """K = tr(J)/2 1 - J, the integral of x x'."""
    half = 0.5 * (J[0][0] + J[1][1] + J[2][2])
    return (
        (half - J[0][0], -J[0][1], -J[0][2]),
        (-J[0][1], half - J[1][1], -J[1][2]),
        (-J[0][2], -J[1][2], half - J[2][2]),
    )


def _tensor(K: Matrix3) -> Matrix3:
    """J = tr(K) 1 - K."""
    return (
        (K[1][1] + K[2][2], -K[0][1], -K[0][2]),
        (-K[0][1], K[0][0] + K[2][2], -K[1][2]),
        (-K[0][2], -K[1][2], K[0][0] + K[1][1]),
    )


def _at_base(frames: BaseFrames, i: int, inertial: Inertial) -> tuple[Inertial, Matrix3]:
    """Body i seen from the base origin in base axes, and its second moment there."""
    R, o = frames.R[i], frames.o[i]
    h_turned = matvec(R, inertial.h)
    K = matmul(matmul(R, _second_moment(inertial.J)), transpose(R))
    u = add(h_turned, scale(0.5, scale(inertial.m, o)))
    moved = outer(u, o)
    full = symmetric(matrix([[K[a][b] + moved[a][b] + moved[b][a] for b in range(3)] for a in range(3)]))
    return Inertial(inertial.m, add(h_turned, scale(inertial.m, o)), _tensor(full)), full


def _twists(frames: BaseFrames) -> list[Twist]:
    """Unit twist of every joint at the base origin."""
    rest = null(frames.tree.algebra)
    result: list[Twist] = []
    for i, body in enumerate(frames.tree.bodies):
        z = frames.axis(i)
        result.append((z, cross(frames.o[i], z)) if body.revolute else (rest, z))
    return result


def _welded(frames: BaseFrames) -> list[Inertial]:
    """The bodies' mass properties from their links alone, without rotors."""
    tree = frames.tree
    total = [no_inertial(tree.algebra)] * len(tree.bodies)
    for link in tree.links:
        if link.body >= 0:
            total[link.body] = total[link.body] + shift_inertial(rotate_inertial(link.inertial, link.R), link.p)
    return total


def coriolis_matrix(frames: BaseFrames, qd: list[Scalar]) -> list[list[Scalar]]:
    """C: (n, n), Christoffel's matrix at the rates qd.

    With composite momentum p and the matrix Q = -sum (h~ V~ + Omega~ K) of all bodies behind j, dS_j/dt the rate of
    joint j's twist: wrench of column j: J dS_j + (z_j x p, Q z_j), projected on the ancestors; row j likewise.
    """
    tree = frames.tree
    n = len(tree.bodies)
    rest = null(tree.algebra)
    zero = tree.algebra.zero
    twists = _twists(frames)
    total: list[Twist] = []
    rates: list[Twist] = []
    for i, body in enumerate(tree.bodies):
        before = total[body.parent] if body.parent >= 0 else (rest, rest)
        z, v = twists[i]
        rates.append((cross(before[0], z), add(cross(before[0], v), cross(before[1], z))))
        total.append((add(before[0], scale(qd[i], z)), add(before[1], scale(qd[i], v))))
    composites: list[Inertial] = []
    p: list[Vector3] = []
    Q: list[Matrix3] = []
    for i, inertial in enumerate(_welded(frames)):
        Omega, V = total[i]
        own, K = _at_base(frames, i, inertial)
        composites.append(own)
        p.append(add(scale(own.m, V), cross(Omega, own.h)))
        Q.append(matadd(matmul(skew(negate(own.h)), skew(V)), matmul(skew(negate(Omega)), K)))
    for i in reversed(range(n)):
        parent = tree.bodies[i].parent
        if parent >= 0:
            composites[parent] = composites[parent] + composites[i]
            p[parent] = add(p[parent], p[i])
            Q[parent] = matadd(Q[parent], Q[i])
    C = [[zero] * n for _ in range(n)]
    for j in range(n):
        z, v = twists[j]
        column = _wrench(composites[j], rates[j])
        column = (add(column[0], cross(z, p[j])), add(column[1], matvec(Q[j], z)))
        momentum = _wrench(composites[j], twists[j])
        row = add(cross(p[j], v), matvec(transpose(Q[j]), z))
        for i in tree.path(j):
            z_i, v_i = twists[i]
            C[i][j] = dot(v_i, column[0]) + dot(z_i, column[1])
            if i != j:
                w, u = rates[i]
                C[j][i] = dot(momentum[0], u) + dot(momentum[1], w) + dot(z_i, row)
    add_rotor_christoffel(frames, qd, C)
    return C


def _wrench(body: Inertial, twist: Twist) -> tuple[Vector3, Vector3]:
    """Momentum of a body under a twist: linear, angular about the base origin."""
    z, v = twist
    return add(scale(body.m, v), cross(z, body.h)), add(cross(body.h, v), matvec(body.J, z))


def inertia_power(frames: BaseFrames) -> list[list[list[Scalar]]]:
    """P[i][l][m]: (n, n, n), with H_lm the derivative of G_m by q_l; rows l, columns m; not symmetric.

    With a <= b the nearer and the farther of l and m, and c the farthest of i, l, m:
    sum m H_lm.G_i = z_a.W_bi, W_bi = sum m G_b x G_i over the bodies behind c, and the two terms with Pi likewise.
    """
    tree = frames.tree
    n = len(tree.bodies)
    algebra = tree.algebra
    twists = _twists(frames)
    points, central = _point_masses(frames)
    P = [[[algebra.zero] * n for _ in range(n)] for _ in range(n)]
    for i in range(n):
        for b in range(n):
            c = max(i, b)
            if min(i, b) not in tree.path(c):
                continue
            W = _sum_of_products(points[c], twists[b], twists[i])
            spun = cross(twists[b][0], matvec(central[c], twists[i][0]))
            third = matvec(central[c], cross(twists[i][0], twists[b][0]))
            for a in tree.path(b):
                z = twists[a][0]
                P[i][a][b] = P[i][a][b] + dot(z, add(W, spun) if a < b else W)
                if a < b:
                    P[i][b][a] = P[i][b][a] + dot(z, W)
            for a in tree.path(c):
                P[i][a][b] = P[i][a][b] + dot(twists[a][0], third)
            for a in range(c + 1, n):
                if c in tree.path(a):
                    beyond = matvec(central[a], cross(twists[i][0], twists[b][0]))
                    P[i][a][b] = P[i][a][b] + dot(twists[a][0], beyond)
    add_rotor_power(frames, P)
    return P


def _point_masses(frames: BaseFrames) -> tuple[list[_Particles], list[Matrix3]]:
    """Composite moments of the mass centres as particles, and composite central inertia tensors, base axes."""
    tree = frames.tree
    algebra = tree.algebra
    n = len(tree.bodies)
    empty = null_matrix(algebra)
    points = [_Particles(algebra.zero, null(algebra), empty)] * n
    central: list[Matrix3] = [empty] * n
    for link in tree.links:
        if link.body < 0:
            continue
        R, o = frames.pose(link)
        x = add(o, matvec(R, link.c))
        h = scale(link.m, x)
        k = link.body
        points[k] = points[k] + _Particles(link.m, h, outer(h, x))
        central[k] = matadd(central[k], matmul(matmul(R, link.central), transpose(R)))
    for i in reversed(range(n)):
        p = tree.bodies[i].parent
        if p >= 0:
            points[p] = points[p] + points[i]
            central[p] = matadd(central[p], central[i])
    return points, central


def _sum_of_products(body: _Particles, b: Twist, i: Twist) -> Vector3:
    """sum m G_b x G_i; with (z_b x x) x (z_i x x) = x (x.(z_b x z_i))."""
    (z_b, v_b), (z_i, v_i) = b, i
    total = scale(body.m, cross(v_b, v_i))
    total = add(total, add(cross(v_b, cross(z_i, body.h)), cross(cross(z_b, body.h), v_i)))
    return add(total, matvec(body.K, cross(z_b, z_i)))
