"""Modes with any damping: (lambda^2 M + lambda C + K) v = 0, from the state matrix of M, C and K."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

__all__ = ["DampedModes", "damped_modes", "largest_entries"]

Array = NDArray[Any]

TIE = 1e-9
"""Entries of a shape that differ by less are equally large; the first of them becomes +1."""


class DampedModes(NamedTuple):
    """The m modes with damping, by the magnitude of their poles, and of each pair the pole above the real axis.

    Attributes:
        poles: (m,) complex, rad/s; an overdamped pair gives two real poles.
        shapes: (m, m) complex, columns, largest entry 1.
        ratios: (m,) -Re(pole)/|pole|.
        frequencies_hz: (m,) Im(pole)/(2 pi).
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


def damped_modes(A: Array) -> DampedModes:
    """The modes of x' = A x, A (2 m, 2 m) as `StateSpace` has it."""
    m = len(A) // 2
    poles, vectors = np.linalg.eig(A)
    upper = np.flatnonzero(poles.imag >= 0.0)
    order = upper[np.lexsort((poles.imag[upper], np.abs(poles[upper])))]
    poles, shapes = poles[order], vectors[:m, order]
    size = np.abs(poles)
    ratios = np.divide(-poles.real, size, out=np.zeros_like(size), where=size > 0.0)
    return DampedModes(poles, shapes / largest_entries(shapes), ratios, poles.imag / (2.0 * np.pi))
