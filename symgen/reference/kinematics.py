"""Frames, velocities, accelerations and influence coefficients in the base frame, from the links' numbers.

Everything is world-frame geometry of screw axes: with w_m the axis of a revolute joint m (zero for a prismatic one)

    G_r[:, n] = w_n,   G[:, n] = w_n x (x - p_n) or the prismatic axis,
    H_r[:, m, n] = w_m x G_r[:, n]  for m before n,
    H[:, m, n] = w_min x G[:, max]  for both on the path

(Thomas and Tesar 1982; Behi 1985, section 2.3). Coordinates may be complex (complex steps).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symgen.arrays import Array
from symgen.reference.bodies import Link, rotation_about

__all__ = ["Body", "Frames", "Rates", "bodies", "cross", "frames", "rates", "rotational", "skew", "translational"]


@dataclass(frozen=True, eq=False)
class Frames:
    """Pose of the chain: (links, 3, 3) rotations, (links, 3) origins, (n, 3) joint axes and points on them."""

    R: Array
    p: Array
    axes: Array
    points: Array
    revolute: tuple[bool, ...]


def cross(a: Array, b: Array) -> Array:
    """a x b of two vectors (3,); `np.cross` takes ten times as long for one pair."""
    return np.array((a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]))


def frames(links: Sequence[Link], q: Array) -> Frames:
    """The pose at q, by homogeneous transforms from the base to the tips."""
    dtype = np.result_type(q, float)
    poses = np.zeros((len(links), 4, 4), dtype)
    n = len(q)
    axes, points = np.zeros((n, 3), dtype), np.zeros((n, 3), dtype)
    revolute = [False] * n
    for k, link in enumerate(links):
        pose = poses[link.parent] @ link.before if link.parent >= 0 else np.array(link.before, dtype)
        j = link.coordinate
        if j >= 0:
            axes[j] = pose[:3, :3] @ link.axis
            points[j] = pose[:3, 3]
            revolute[j] = link.type == "revolute"
            if revolute[j]:
                pose[:3, :3] = pose[:3, :3] @ rotation_about(link.axis, q[j])
            else:
                pose[:3, 3] += axes[j] * q[j]
        poses[k] = pose @ link.after
    return Frames(poses[:, :3, :3], poses[:, :3, 3], axes, points, tuple(revolute))


def skew(a: Array) -> Array:
    """(3, 3): the matrix of the cross product with a."""
    return np.array([[0.0, -a[2], a[1]], [a[2], 0.0, -a[0]], [-a[1], a[0], 0.0]], a.dtype)


def translational(f: Frames, path: Sequence[int], x: Array) -> tuple[Array, Array]:
    """G (3, n) and H (3, n, n) of a point at x (base frame) that the joints of `path` move."""
    n = len(f.axes)
    G, H = np.zeros((3, n), f.p.dtype), np.zeros((3, n, n), f.p.dtype)
    for j in path:
        G[:, j] = cross(f.axes[j], x - f.points[j]) if f.revolute[j] else f.axes[j]
    for a, m in enumerate(path):
        if f.revolute[m]:
            later = list(path[a:])
            H[:, m, later] = H[:, later, m] = skew(f.axes[m]) @ G[:, later]
    return G, H


def rotational(f: Frames, path: Sequence[int]) -> tuple[Array, Array]:
    """G_r (3, n) and H_r (3, n, n) of a link that the joints of `path` move."""
    n = len(f.axes)
    G, H = np.zeros((3, n), f.p.dtype), np.zeros((3, n, n), f.p.dtype)
    for j in path:
        if f.revolute[j]:
            G[:, j] = f.axes[j]
    for a, m in enumerate(path):
        if f.revolute[m]:
            later = list(path[a:])
            H[:, m, later] = skew(f.axes[m]) @ G[:, later]
    return G, H


@dataclass(frozen=True, eq=False)
class Body:
    """A rigid body of the chain, seen from the base frame: a link, or the rotor that a link carries.

    Attributes:
        link: index of the link that carries it, -1 for the base.
        c: (3,) mass centre.
        Pi: (3, 3) inertia tensor about the mass centre.
        G, H: of the mass centre; G_r, H_r: of the rotation.
    """

    link: int
    mass: float
    c: Array
    Pi: Array
    G: Array
    H: Array
    G_r: Array
    H_r: Array


def bodies(links: Sequence[Link], f: Frames) -> list[Body]:
    """All rigid bodies at a pose. A rotor has no mass here, its mass belongs to the link that carries it."""
    n = len(f.axes)
    result = []
    for k, link in enumerate(links):
        R = f.R[k]
        c = f.p[k] + R @ link.com
        result.append(
            Body(k, link.mass, c, R @ link.inertia @ R.T, *translational(f, link.path, c), *rotational(f, link.path))
        )
        if link.rotor is None:
            continue
        carrier = link.rotor.carrier
        path = links[carrier].path if carrier >= 0 else ()
        u = (f.R[carrier] if carrier >= 0 else np.eye(3)) @ link.rotor.axis
        G_r, H_r = rotational(f, path)
        G_r[:, link.coordinate] += link.rotor.ratio * u
        for m in path:
            if f.revolute[m]:
                H_r[:, m, link.coordinate] += link.rotor.ratio * cross(f.axes[m], u)
        zero = np.zeros((3, n), f.p.dtype)
        none = np.zeros((3, n, n), f.p.dtype)
        at = f.p[carrier] if carrier >= 0 else np.zeros(3)
        result.append(Body(carrier, 0.0, at, link.rotor.inertia * np.outer(u, u), zero, none, G_r, H_r))
    return result


@dataclass(frozen=True, eq=False)
class Rates:
    """Motion of the links, (links, 3) each: angular velocity and acceleration; acceleration, velocity of the origin."""

    omega: Array
    alpha: Array
    a: Array
    v: Array
    qd: Array
    qdd: Array


def rates(links: Sequence[Link], f: Frames, qd: Array, qdd: Array) -> Rates:
    """Velocities and accelerations by recursion from the base, without any influence coefficient."""
    dtype = np.result_type(f.p, qd, qdd)
    omega, alpha, a, v = (np.zeros((len(links), 3), dtype) for _ in range(4))
    still = np.zeros(3)
    for k, link in enumerate(links):
        i = link.parent
        w0, al0, a0, v0, p0 = (omega[i], alpha[i], a[i], v[i], f.p[i]) if i >= 0 else (still,) * 5
        r = f.p[k] - p0
        j = link.coordinate
        spin = still
        if j >= 0 and f.revolute[j]:
            # the link turns about a fixed line of its parent, so its origin moves relative to it as well
            lever = f.p[k] - f.points[j]
            spin = f.axes[j] * qd[j]
            w, al = w0 + spin, al0 + f.axes[j] * qdd[j] + cross(w0, spin)
            s = f.points[j] - p0
            v[k] = v0 + cross(w0, s) + cross(w, lever)
            a[k] = a0 + cross(al0, s) + cross(w0, cross(w0, s))
            a[k] += cross(al, lever) + cross(w, cross(w, lever))
        else:
            w, al = w0, al0
            v[k] = v0 + cross(w0, r)
            a[k] = a0 + cross(al0, r) + cross(w0, cross(w0, r))
            if j >= 0:
                v[k] += f.axes[j] * qd[j]
                a[k] += f.axes[j] * qdd[j] + 2.0 * cross(w0, f.axes[j] * qd[j])
        omega[k], alpha[k] = w, al
    return Rates(omega, alpha, a, v, qd, qdd)
