"""Arguments of analyses: real numbers, one configuration, names of joints."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.describe.nearest import nearest
from symgen.errors import ArgumentError

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["configuration", "number", "numbers", "require_double", "require_joints", "tolerance"]


FINEST = 1e-13
"""Smallest relative tolerance of an integration; SciPy's own is 2e-14."""


def numbers(name: str, value: Any) -> Array:
    """An argument as an array of float64; raises ArgumentError where it is not real numbers."""
    try:
        array = np.asarray(value)
        if array.dtype.kind in "biufO":
            return np.asarray(array, dtype=np.float64)
    except (TypeError, ValueError):
        pass
    raise ArgumentError(f"{name}: real numbers are wanted, not {value!r:.80}")


def number(name: str, value: Any) -> float:
    """One finite real number; raises ArgumentError for anything else."""
    array = numbers(name, value)
    if array.shape != () or not np.isfinite(array):
        raise ArgumentError(f"{name}: a finite number is wanted, not {value!r:.80}")
    return float(array)


def tolerance(rtol: Any) -> float:
    """A relative tolerance of an integration; raises ArgumentError where it is none."""
    value = number("rtol", rtol)
    if not FINEST <= value < 1.0:
        raise ArgumentError(f"rtol: a relative tolerance from {FINEST:g} to 1 is wanted, not {value:g}")
    return value


def configuration(model: Model, q: ArrayLike, name: str = "q") -> Array:
    """One finite configuration (n,), or what has its shape, of a float64 model."""
    require_double(model)
    given = numbers(name, q)
    n = len(model.q_names)
    if given.shape != (n,):
        words = "one configuration" if name == "q" else "an array"
        raise ArgumentError(f"{name}: {words} of shape ({n},) is wanted, not {given.shape}")
    if not np.all(np.isfinite(given)):
        raise ArgumentError(f"{name}: {given} is not finite")
    return given


def require_double(model: Model) -> None:
    """Raises ArgumentError for a float32 model: frequencies and differences of forces would be its rounding."""
    if model.dtype != np.float64:
        raise ArgumentError(f"model: it computes in {model.dtype}; analyses take models built with dtype='float64'")


def require_joints(model: Model, locked: Collection[str]) -> None:
    """Raises ArgumentError where `locked` is no list of joints of the model."""
    if isinstance(locked, str) or not isinstance(locked, Iterable):
        words = f"; write locked=[{locked!r}]" if isinstance(locked, str) else ""
        raise ArgumentError(f"locked: a list of joints is wanted, not {locked!r:.40}{words}")
    for name in locked:
        if name not in model.q_names:
            known = ", ".join(model.q_names[:12])
            raise ArgumentError(
                f"locked: there is no joint {name!r}{nearest(str(name), model.q_names)}; there are {known}"
            )
