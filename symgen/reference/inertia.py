"""Derivatives of the inertia matrix, from the bodies' influence coefficients and inertia tensors."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symgen.arrays import Array
from symgen.reference.kinematics import Body

__all__ = ["inertia_power", "mass_derivatives"]


def inertia_power(bodies: Sequence[Body], n: int) -> Array:
    """(n, n, n): H_lm.G_i + H_r,lm.(Pi G_r,i) + G_r,l.(Pi (G_r,i x G_r,m)) at [i, l, m] (Behi B.14)."""
    P: Array = np.zeros((n, n, n))
    for b in bodies:
        P = P + b.mass * np.einsum("alm,ai->ilm", b.H, b.G)
        P = P + np.einsum("alm,ab,bi->ilm", b.H_r, b.Pi, b.G_r)
        crossed = np.cross(b.G_r[:, :, None], b.G_r[:, None, :], axis=0)  # (3, i, m)
        P = P + np.einsum("al,ab,bim->ilm", b.G_r, b.Pi, crossed)
    return P


def mass_derivatives(bodies: Sequence[Body], n: int) -> Array:
    """(n, n, n): dM/dq_k at [k], from H and the turning of the inertia tensors."""
    result: Array = np.zeros((n, n, n))
    for b in bodies:
        half = b.mass * np.einsum("aki,aj->kij", b.H, b.G) + np.einsum("aki,ab,bj->kij", b.H_r, b.Pi, b.G_r)
        turn = np.einsum("abk->kab", _cross_matrices(b.G_r))
        dPi = turn @ b.Pi - b.Pi @ turn
        result = result + half + half.transpose(0, 2, 1) + np.einsum("ai,kab,bj->kij", b.G_r, dPi, b.G_r)
    return result


def _cross_matrices(vectors: Array) -> Array:
    """(3, 3, k): v -> column x v for each column of (3, k)."""
    x, y, z = vectors
    zero = np.zeros_like(x)
    return np.array([[zero, -z, y], [z, zero, -x], [-y, x, zero]])
