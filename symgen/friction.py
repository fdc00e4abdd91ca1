"""Friction problems on plain matrices: all solutions of Dupont's absolute-value problem, for small n.

Emitted code never enumerates signs; this does, so it says what is true and costs 2^n solutions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symgen.arrays import Reals
from symgen.errors import ArgumentError

__all__ = ["LARGEST", "AbsoluteValueSolutions", "solve_absolute_value"]

LARGEST = 12
"""Largest n: 4096 systems of 12 equations."""


@dataclass(frozen=True, eq=False)
class AbsoluteValueSolutions:
    """All solutions of A x + Diag(mu) |C x + d| = b that are isolated: a sequence of the arrays x.

    Attributes:
        x: (count, n), one solution per row, in the order of their signs (+ before -).
        signs: (count, n), signs of C x + d; +1 where it is zero.
        unique: True when det(A + Diag(mu) S C) has one sign for all 2^n sign matrices S, and is never zero: there is
            then exactly one solution for every b and d.
        singular: sign vectors whose system is singular and consistent: a continuum of solutions may hide there.
    """

    x: Reals
    signs: Reals
    unique: bool
    singular: Reals

    def __len__(self) -> int:
        return len(self.x)

    def __iter__(self) -> Iterator[Reals]:
        return iter(self.x)

    def __getitem__(self, k: int) -> Reals:
        row: Reals = self.x[k]
        return row

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        return np.array(self.x, dtype=dtype)


def solve_absolute_value(
    A: ArrayLike, mu: ArrayLike, C: ArrayLike, d: ArrayLike, b: ArrayLike, *, tolerance: float = 1e-9
) -> AbsoluteValueSolutions:
    """All solutions of A x + Diag(mu) |C x + d| = b (Dupont 1993, eq. 10), by trying all signs.

    Args:
        A: (n, n) inertia matrix; C: (n, n); mu, d, b: (n,). n is at most 12.
        tolerance: relative; limit on C x + d beyond zero on the side against its hypothesised sign, and on the distance
            of two solutions that count as one.

    Raises:
        ArgumentError: shapes disagree, n exceeds 12, or a number is not finite.

    Example:
        >>> [x.tolist() for x in solve_absolute_value([[1]], [2], [[1]], [1], [2])]
        [[0.0], [-4.0]]
        >>> len(solve_absolute_value([[1]], [2], [[1]], [1], [-2]))
        0
    """
    a, c = _checked("A", A, 2), _checked("C", C, 2)
    m, e, r = _checked("mu", mu, 1), _checked("d", d, 1), _checked("b", b, 1)
    n = len(m)
    for name, array, shape in (("A", a, (n, n)), ("C", c, (n, n)), ("d", e, (n,)), ("b", r, (n,))):
        if array.shape != shape:
            raise ArgumentError(f"{name}: shape {array.shape} given, {shape} wanted (mu has {n} elements)")
    if n > LARGEST:
        raise ArgumentError(f"n is {n}; all signs are tried up to n = {LARGEST}")
    counted = np.arange(2**n)[:, None] >> np.arange(n)[::-1] & 1
    signs = 1.0 - 2.0 * counted
    systems = a + (m * signs)[:, :, None] * c
    scales = np.abs(a) + np.abs(m)[:, None] * np.abs(c)
    singular = _singular(systems, scales)
    x = np.full((len(signs), n), np.nan)
    right = r - m * signs * e
    regular = ~singular
    if n and regular.any():
        x[regular] = np.linalg.solve(systems[regular], right[regular][:, :, None])[:, :, 0]
    load = x @ c.T + e
    size = np.abs(x) @ np.abs(c).T + np.abs(e) + np.finfo(float).tiny
    fits = regular & np.all(signs * load >= -tolerance * size, axis=1)
    found: list[int] = []
    largest = np.max(np.abs(x[fits]), initial=0.0)
    for k in np.flatnonzero(fits):
        if all(np.max(np.abs(x[k] - x[j])) > tolerance * largest for j in found):
            found.append(int(k))
    determinants = np.linalg.slogdet(systems)[0] if n else np.ones(1)
    unique = bool(regular.all() and (np.all(determinants > 0) or np.all(determinants < 0)))
    consistent = [k for k in np.flatnonzero(singular) if _consistent(systems[k], right[k], tolerance)]
    kept: Reals = np.where(x[found] @ c.T + e >= 0.0, 1.0, -1.0) if found else np.zeros((0, n))
    return AbsoluteValueSolutions(
        x[found].reshape(-1, n), kept, unique, np.asarray(signs[consistent].reshape(-1, n), dtype=np.float64)
    )


def _checked(name: str, value: ArrayLike, dimensions: int) -> Reals:
    try:
        array = np.asarray(value, dtype=np.float64)
    except (TypeError, ValueError):
        raise ArgumentError(f"{name}: numbers are wanted, not {value!r:.60}") from None
    if array.ndim != dimensions:
        raise ArgumentError(f"{name}: {dimensions} dimensions wanted, not {array.ndim}")
    if not np.all(np.isfinite(array)):
        raise ArgumentError(f"{name}: every number must be finite")
    return array


def _singular(systems: Reals, scales: Reals) -> NDArray[Any]:
    """True for each system that is singular to rounding, rows and then columns scaled to one."""
    if systems.shape[1] == 0:
        return np.zeros(len(systems), dtype=bool)
    rows = np.max(scales, axis=1)
    scaled = systems / np.where(rows > 0.0, rows, 1.0)[:, None]
    columns = np.max(np.abs(scaled), axis=1, keepdims=True)
    scaled = scaled / np.where(columns > 0.0, columns, 1.0)
    values = np.linalg.svd(scaled, compute_uv=False)
    result: NDArray[Any] = values[:, -1] <= 1e-13 * values[:, 0]
    return result


def _consistent(system: Reals, right: Reals, tolerance: float) -> bool:
    x, *_ = np.linalg.lstsq(system, right, rcond=None)
    return bool(np.max(np.abs(system @ x - right)) <= tolerance * np.max(np.abs(right)))
