"""Velocity terms of the drives' rotors, T = J/2 s^2 with s = e.omega_parent + N qd (Dupont 1993, eqs. 23, 24).

The rotor of joint k sits on k's parent; s = sum a_l qd_l with a_l = e.z_l along the parent's path and a_k = N. Its
tensor J e e' does not depend on the rotor's own angle.
"""

from __future__ import annotations

from collections.abc import Iterator

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Vector3, cross, dot, matvec, null, scale
from symgen.derive.bodies.base_frame import BaseFrames

__all__ = ["add_rotor_christoffel", "add_rotor_power"]


def _rotors(frames: BaseFrames) -> Iterator[tuple[Scalar, Vector3, list[int], list[Vector3]]]:
    """Per rotor: J, axis e in the base frame, the joints that turn it and its angular influence of each, in order."""
    tree = frames.tree
    for k, body in enumerate(tree.bodies):
        rotor = body.rotor
        if rotor is None:
            continue
        e = rotor.e if body.parent < 0 else matvec(frames.R[body.parent], rotor.e)
        path = list(tree.path(body.parent))
        rest = null(tree.algebra)
        axes = [frames.axis(i) if tree.bodies[i].revolute else rest for i in path]
        yield rotor.J, e, [*path, k], [*axes, scale(rotor.N, e)]


def add_rotor_christoffel(frames: BaseFrames, qd: list[Scalar], C: list[list[Scalar]]) -> None:
    """Adds Christoffel's matrix of M = J a a' of every rotor to C: (n, n).

    With D_ml = da_l/dq_m = e.(z_l x z_m) for l before m:
    C_ij = J/2 (a_j da_i/dt + a_i da_j/dt + s (D_ji - D_ij) + a_i u_j - a_j u_i), u_j = sum over m of D_jm qd_m.
    """
    zero = frames.tree.algebra.zero
    for J, e, joints, axes in _rotors(frames):
        count = len(joints)
        inner = range(count - 1)
        a = [dot(e, g) for g in axes[:-1]] + [_ratio(frames, joints[-1])]
        D = [
            [dot(e, cross(axes[x], axes[m])) if x < m < count - 1 else zero for x in range(count)] for m in range(count)
        ]
        rate, slope, s = [zero] * count, [zero] * count, zero
        for x in range(count):
            s = s + a[x] * qd[joints[x]]
            for m in inner:
                rate[x] = rate[x] + D[m][x] * qd[joints[m]]
                slope[x] = slope[x] + D[x][m] * qd[joints[m]]
        half = 0.5 * J
        for x, i in enumerate(joints):
            for y, j in enumerate(joints):
                terms = a[y] * (rate[x] - slope[x]) + a[x] * (rate[y] + slope[y]) + s * (D[y][x] - D[x][y])
                C[i][j] = C[i][j] + half * terms


def _ratio(frames: BaseFrames, k: int) -> Scalar:
    rotor = frames.tree.bodies[k].rotor
    return frames.tree.algebra.zero if rotor is None else rotor.N


def add_rotor_power(frames: BaseFrames, P: list[list[list[Scalar]]]) -> None:
    """Adds H_r,lm.(Pi G_r,i) + G_r,l.(Pi (G_r,i x G_r,m)) with Pi = J e e' of every rotor to P*: (n, n, n)."""
    for J, e, joints, axes in _rotors(frames):
        along = [J * dot(e, g) for g in axes]
        for x, i in enumerate(joints):
            for z, m in enumerate(joints):
                turned = J * dot(e, cross(axes[x], axes[z]))
                for y, row in enumerate(joints):
                    term = dot(axes[y], e) * turned
                    if y < z:
                        term = term + along[x] * dot(cross(axes[y], axes[z]), e)
                    P[i][row][m] = P[i][row][m] + term
