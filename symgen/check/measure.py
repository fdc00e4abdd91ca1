"""Distance of two opinions: the error measure of the whole project, in one place.

A difference is divided by the largest summand of the quantity (the whole output array of one state, written out) and by
1 + max|q|, because sums of large angles lose that much. So 1e-16 is rounding, whatever the units, and a wrong term
shows as what it is. Where all summands of an output vanish in one state (a potential on its flat side, a joint that
gravity does not move), the other states, and if it vanishes everywhere the weight of the chain, say what is small.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals

__all__ = ["SMALL", "TOLERANCES", "Worst", "condition", "error", "filled", "finite", "ratio", "ulps", "worst", "zeros"]


TOLERANCES = {"float64": 1e-13, "float32": 5e-6}

ROUNDED = {50: 1e-40, 32: 1e-25}
"""Part of its largest summand below which a sum of so many digits is rounding; functions of many steps need room."""


SMALL = 1e-3
"""Part of what is usual for a quantity that counts as its size at least."""


@dataclass(frozen=True, slots=True)
class Worst:
    """The largest error over the states, and the state at which it was found."""

    error: float
    state: int


def error(difference: Reals, scale: Reals, angle: Reals) -> Reals:
    """(count,): the relative error of one output in each state; infinite where anything is not finite.

    Args:
        difference: (size, count).
        scale: (size, count), magnitude of the largest summand of each element.
        angle: (count,), 1 + max|q|.
    """
    if difference.shape[0] == 0:
        return np.zeros(difference.shape[1])
    apart = np.max(np.abs(difference), axis=0)
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        relative = apart / (np.max(scale, axis=0) * angle)
    relative = np.where(apart == 0.0, 0.0, relative)
    return np.where(np.isnan(relative), np.inf, relative)


def filled(scale: Reals, weight: float) -> Reals:
    """(1, count): the largest summand of an output in each state, nowhere far below what is usual for it.

    A thousandth of the median counts at least: in a state where a quantity all but vanishes, code that adds it up in
    another order keeps the rounding of its own summands.

    Args:
        scale: (size, count), magnitude of the largest summand of each element.
        weight: the scale of an output without a summand in any state.
    """
    largest = np.max(scale, axis=0, initial=0.0)
    some = largest[largest > 0.0]
    usual = np.median(some) if len(some) else weight
    return np.asarray(np.where(largest > 0.0, np.maximum(largest, SMALL * usual), usual))[None, :]


def worst(errors: Sequence[Reals]) -> Worst:
    """The largest over the outputs of a function and over the states."""
    if not errors or errors[0].size == 0:
        return Worst(0.0, 0)
    together = np.max(np.stack(list(errors)), axis=0)
    state = int(np.argmax(together))
    return Worst(float(together[state]), state)


def ulps(difference: Reals, exact: Reals, scale: Reals, dtype: str, digits: int = 50) -> Reals:
    """Distances to exact values in units in the last place of `dtype`, element by element; zeros are left out.

    A zero has no last place; one whose summands cancel is what they round to at `digits`, see `ROUNDED`. Elements
    that cancel nearly show large figures without anything being wrong; the measure above is the one that decides.
    """
    kind = np.float32 if dtype == "float32" else np.float64
    chosen = ~zeros(exact, scale, digits) & np.isfinite(difference)
    unit = np.spacing(np.abs(exact[chosen]).astype(kind)).astype(np.float64)
    return np.asarray(np.abs(difference[chosen]) / unit)


def zeros(exact: Reals, scale: Reals, digits: int = 50) -> npt.NDArray[np.bool_]:
    """Elements that are zero as far as `digits` can tell, `scale` being the largest summand of each."""
    return np.asarray(np.abs(exact) <= ROUNDED[digits] * scale)


def condition(M: Reals, scale: Reals) -> Reals:
    """(count,): largest row sum of |M| |M^-1| (Skeel 1979), infinite where M is singular; both (m, m, count)."""
    inverse = np.abs(_inverses(M.transpose(2, 0, 1))).transpose(1, 2, 0)
    with np.errstate(invalid="ignore"):  # 0 times infinity
        found = np.max(np.einsum("ijs,jks->is", scale, inverse), axis=0, initial=1.0)
    return np.asarray(np.where(np.isnan(found), np.inf, found))


def _inverses(matrices: Reals) -> Reals:
    """Of matrices (count, m, m), infinite where one is singular to the last digit."""
    try:
        return np.asarray(np.linalg.inv(matrices))
    except np.linalg.LinAlgError:
        if len(matrices) == 1:
            return np.full(matrices.shape, np.inf)
        return np.concatenate([_inverses(matrix[None]) for matrix in matrices])


def finite(errors: Reals) -> Reals:
    """The errors, infinite where they are not numbers."""
    return np.asarray(np.where(np.isnan(errors), np.inf, errors))


def ratio(apart: Reals, size: Reals) -> Reals:
    """apart / size, and 0 where nothing is apart, be the size as it may: a joint at rest at zero has none."""
    return np.asarray(np.divide(apart, size, out=np.zeros_like(apart), where=apart != 0.0))
