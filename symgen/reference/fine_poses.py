"""Loops near singular poses to full double precision: positions and linear systems with residuals of many digits.

Where the pins of a loop coincide, or its links lie in line, the least singular value s of the constraints' Jacobian is
small. Newton's method in double precision leaves errors of 1e-16/s in positions, and influence coefficients inherit
1e-16/s from the rounded Jacobian. Residuals of `DIGITS` digits beside matrices in double precision converge to what the
coordinates determine, as in iterative refinement of linear systems (Wilkinson 1963).
"""

from __future__ import annotations

from typing import Any, Protocol

import mpmath
import numpy as np

from symgen.arrays import Array

__all__ = ["DIGITS", "Constraints", "fine_position", "fine_solution", "ill", "least_multipliers"]


DIGITS = 80
"""Decimal digits of residuals: influence coefficients of third order lose 5 times those of the singular value."""

PASSES = 8
"""Most corrections. Each gains about as many digits as double precision has left."""

ILL = 0.1
"""Ratio of the least to the largest singular value below which double precision alone loses a digit, and three of the
coefficients of third order."""


class Constraints(Protocol):
    """Constraints between joints, at coordinates (joints,) that may be `Number`."""

    @property
    def dependent(self) -> list[int]: ...

    def residual(self, q_b: Array) -> Array: ...

    def jacobian(self, q_b: Array) -> Array: ...


class Number(mpmath.mpf):  # type: ignore[misc]
    """A number whose sine and cosine NumPy finds in arrays of objects."""

    def sin(self) -> Any:
        """Its sine."""
        return mpmath.sin(self)

    def cos(self) -> Any:
        """Its cosine."""
        return mpmath.cos(self)


def ill(A: Array) -> bool:
    """True where systems with this matrix lose more than a digit."""
    sizes = np.linalg.svd(A, compute_uv=False)
    return bool(len(sizes) and sizes[-1] < ILL * sizes[0])


def fine_position(constraints: Constraints, at: Array) -> Array:
    """(joints,) of objects: coordinates of all joints to more than double precision, from near ones.

    Those of the coordinates keep all digits that they have.
    """
    x = np.array([Number(value) for value in at], dtype=object)
    dependent = constraints.dependent
    J = constraints.jacobian(x.astype(float))[:, dependent]
    for _ in range(PASSES):
        step = np.linalg.lstsq(J, -constraints.residual(x).astype(float), rcond=1e-13)[0]
        x[dependent] = [Number(value + change) for value, change in zip(x[dependent], step, strict=True)]
        if np.max(np.abs(step), initial=0.0) <= np.finfo(float).eps ** 2:
            break
        J = constraints.jacobian(x.astype(float))[:, dependent]
    return x


def fine_solution(A: Array, b: Array) -> Array:
    """x of A x = b, both of objects, to more than double precision."""
    near, x = A.astype(float), np.full(b.shape, mpmath.mpf(0), dtype=object)
    for _ in range(PASSES):
        change = np.linalg.solve(near, (b - A @ x).astype(float))
        x = x + change
        if np.max(np.abs(change), initial=0.0) <= np.finfo(float).eps ** 2 * np.max(np.abs(x.astype(float))):
            break
    return x


def least_multipliers(A: Array, forces: Array) -> Array | None:
    """(rows,) the smallest x with A' x = forces, A (rows, dependent) of objects; None where A has not full rank."""
    try:
        along = mpmath.lu_solve(mpmath.matrix((A.T @ A).tolist()), mpmath.matrix(forces.tolist()))
    except ZeroDivisionError:
        return None
    return np.asarray(A @ np.array(list(along), dtype=object)).astype(float)
