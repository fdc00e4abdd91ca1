"""Modes with any damping: (lambda^2 M + lambda C + K) v = 0, in coordinates of the undamped modes.

With modal masses 1, the modal damping c and x = (omega_r eta_r, eta_r'), x' = A x has a matrix A that is skew but for
the damping: its eigenvectors are almost orthogonal. Poles are Rayleigh quotients of its left and right eigenvectors:
a lightly damped one is far more exact than the eigenvalue, whose error is that of the fastest mode.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from symgen.arrays import Array

__all__ = ["CONDITIONED", "DampedModes", "StateModes", "damped_modes", "largest_entries", "state_modes"]


TIE = 1e-9
"""Entries of a shape that differ by less are equally large; the first of them becomes +1."""

CONDITIONED = 1e6
"""Condition of eigenvectors up to which they are used: what they lose is below 1e-10."""


class DampedModes(NamedTuple):
    """The modes with damping, by the magnitude of their poles, and of each pair the pole above the real axis.

    Attributes:
        poles: (k,) complex, rad/s; k is m, and one more for each pair of real poles: overdamped or rigid motions.
        shapes: (m, k) complex, columns, largest entry 1.
        ratios: (k,) -Re(pole)/|pole|, zero of a pole at zero.
        frequencies_hz: (k,) Im(pole)/(2 pi).
    """

    poles: Array
    shapes: Array
    ratios: Array
    frequencies_hz: Array


def largest_entries(columns: Array) -> Array:
    """Of each column the entry of largest magnitude, with its sign; of equal ones the first."""
    size = np.abs(columns)
    first = np.argmax(size >= (1.0 - TIE) * size.max(axis=0), axis=0)
    return np.asarray(columns[first, np.arange(columns.shape[1])])


class StateModes(NamedTuple):
    """x' = A x in modal coordinates, and its eigenvalues and eigenvectors.

    Attributes:
        A: (2 m, 2 m).
        size: (m,) what the modal coordinates are multiplied with: omega, or 1 where it is zero.
        poles: (2 m,) complex, rad/s.
        vectors: (2 m, 2 m) complex, columns of length 1.
        left: (2 m, 2 m) their inverse, rows; NaN where there is no basis of eigenvectors.
    """

    A: Array
    size: Array
    poles: Array
    vectors: Array
    left: Array


def state_modes(omega: Array, c: Array) -> StateModes:
    """The state matrix of modes with mass 1, frequencies omega (m,) and modal damping c (m, m), with its modes."""
    m = len(omega)
    size = np.where(omega > 0.0, omega, 1.0)
    A = np.zeros((2 * m, 2 * m))
    A[:m, m:], A[m:, :m], A[m:, m:] = np.diag(size), -np.diag(np.square(omega) / size), -c
    poles, vectors = np.linalg.eig(A)
    try:
        left = np.linalg.inv(vectors)
    except np.linalg.LinAlgError:
        return StateModes(A, size, poles, vectors, np.full_like(vectors, np.nan, complex))
    exact = np.max(np.abs(left), axis=1) < CONDITIONED
    u, v = left[exact], vectors.T[exact]
    sharp = np.sum(u @ A * v, axis=1) / np.sum(u * v, axis=1)
    poles = poles.astype(complex)
    poles[exact] = np.where(poles[exact].imag == 0.0, sharp.real, sharp)
    return StateModes(A, size, poles, vectors, left)


def damped_modes(state: StateModes, shapes: Array) -> DampedModes:
    """The damped modes of a system.

    Args:
        state: in the coordinates of the undamped modes.
        shapes: (m, m) the undamped modes as columns, with modal masses 1.
    """
    upper = np.flatnonzero(state.poles.imag >= 0.0)
    order = upper[np.lexsort((state.poles.imag[upper], np.abs(state.poles[upper])))]
    poles = state.poles[order]
    columns = shapes @ (state.vectors[: len(shapes), order] / state.size[:, None])
    size = np.abs(poles)
    ratios = np.divide(-poles.real, size, out=np.zeros_like(size), where=size > 0.0)
    return DampedModes(poles, columns / largest_entries(columns), ratios, poles.imag / (2.0 * np.pi))
