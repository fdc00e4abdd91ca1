"""The regressor in plain numbers: inverse dynamics of the rigid bodies as a linear map of their inertial parameters."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symgen.arrays import Array
from symgen.reference.bodies import Link
from symgen.reference.kinematics import Frames, Rates, cross, rotational, translational

__all__ = ["regressor"]


def regressor(links: Sequence[Link], f: Frames, motion: Rates, gravity: Array, n: int) -> Array:
    """(n, 10 links): per link m, m c, I about its frame's origin, I as xx, xy, xz, yy, yz, zz."""
    Y = np.zeros((n, 10 * len(links)), motion.a.dtype)
    for k, link in enumerate(links):
        w, al, a = motion.omega[k], motion.alpha[k], motion.a[k] - gravity
        G, _ = translational(f, link.path, f.p[k])
        G_r, _ = rotational(f, link.path)
        Y[:, 10 * k] = G.T @ a
        for c in range(3):
            r = f.R[k][:, c]
            Y[:, 10 * k + 1 + c] = G.T @ (cross(al, r) + cross(w, cross(w, r))) + G_r.T @ cross(r, a)
        for e, (i, j) in enumerate(((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))):
            unit = np.zeros((3, 3))
            unit[i, j] = unit[j, i] = 1.0
            moments = f.R[k] @ unit @ f.R[k].T
            Y[:, 10 * k + 4 + e] = G_r.T @ (moments @ al + cross(w, moments @ w))
    return Y
