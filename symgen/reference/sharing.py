"""Forces of joints at rest, G' phi = T: where they are not determined, the least fractions of their limits.

The fraction t of the limits F that T asks for at least is, by linear programming's duality, the largest |T x| over sum
F_i |G_i x| of all motions x, F_i the limit on the side that T pushes to; the maximum lies where r - 1 independent
joints rest, r the rank of G. All such motions are tried by singular values. Joints that move then have t F_i, the
others share what is left in the same way.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from symgen.arrays import Array

__all__ = ["independent", "shares"]


RANK = 1e-9
"""Singular values of rows of length one, relative to the largest, and motions, relative to their joint's row, that are
rounding. A joint near its dead centre has a short row, which tells as much as a long one."""


def shares(G: Array, T: Array, limits: Array) -> Array:
    """(k,) forces of k joints at rest.

    Args:
        G: (k, n) rates of the joints by those of the coordinates.
        T: (n,) forces of the coordinates that they supply, in the range of G'.
        limits: (k, 2) lowest and highest force of each; both may be complex, for derivatives by complex steps.
    """
    k = len(G)
    if not k:
        return np.zeros(0)
    lengths = _lengths(G)
    alike: Array = _alike(G / lengths[:, None], T, limits * lengths[:, None]) / lengths
    return alike


def _lengths(G: Array) -> Array:
    """(k,) lengths of rows, 1 of those that vanish."""
    lengths = np.linalg.norm(G, axis=1)
    return np.where(lengths > 0.0, lengths, 1.0)


def _alike(G: Array, T: Array, limits: Array) -> Array:
    """Shares, like those of `shares`, of rows of length one or zero."""
    k = len(G)
    _, sizes, right = np.linalg.svd(G)
    r = int(np.sum(sizes > RANK * sizes[0])) if sizes[0] > 0.0 else 0
    if r == k:
        determined: Array = np.linalg.lstsq(G.T, T, rcond=None)[0]
        return determined
    basis = right[:r].T
    A, t = G @ basis, basis.T @ T
    best: Any = 0.0
    motion = np.zeros(k)
    for rests in itertools.combinations(range(k), max(r - 1, 0)):
        x = np.linalg.svd(A[list(rests)])[2][-1] if rests else np.eye(r, 1)[:, 0] if r else np.zeros(0)
        y = A @ x
        y = np.where(np.abs(y) > RANK * np.linalg.norm(A, axis=1), y, 0.0)
        sense = np.sign(np.real(t @ x)) or 1.0
        y, work = y * sense, (t @ x) * sense
        most = _ends(limits, y) @ y
        if np.real(most) > 0.0 and np.real(work) / np.real(most) > np.real(best):
            best, motion = work / most, y
    phi = np.zeros(k, np.result_type(T, limits))
    moves = motion != 0.0
    if not np.any(moves):
        return phi
    phi[moves] = best * _ends(limits, motion)[moves]
    if not np.all(moves):
        phi[~moves] = _alike(G[~moves], T - G[moves].T @ phi[moves], limits[~moves])
    return phi


def _ends(limits: Array, motion: Array) -> Array:
    """The limit of each force on the side of a motion."""
    ends: Array = np.where(motion < 0.0, limits[:, 0], limits[:, 1])
    return ends


def independent(G: Array, row: Array) -> bool:
    """True when a joint with this row can move while those of G (k, n) rest."""
    if not len(G):
        return bool(np.any(row))
    _, sizes, right = np.linalg.svd(G / _lengths(G)[:, None])
    r = int(np.sum(sizes > RANK * sizes[0])) if sizes[0] > 0.0 else 0
    left = row - right[:r].T @ (right[:r] @ row)
    return bool(np.linalg.norm(left) > RANK * np.linalg.norm(row))
