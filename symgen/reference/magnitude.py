"""Double-precision arithmetic that remembers the largest number it met: what a number type has to hold.

Every real that is made on the way to a result counts, not the results alone: log(exp(x)) is small and exp(x) is not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.reference.arithmetic import FloatArithmetic

__all__ = ["MagnitudeArithmetic"]

UNDECIDED = frozenset(("lt", "le", "eq", "same", "and", "or", "not", "sign", "mode_of", "select", "real_of"))
"""Operations that make no number of a new size. What `select` leaves out may have been no number at all."""


class MagnitudeArithmetic(FloatArithmetic):
    """`FloatArithmetic` over (count,) states at once.

    Attributes:
        largest: (count,), the largest magnitude so far; infinite where something was not a number.
    """

    def __init__(self, count: int) -> None:
        self.largest: npt.NDArray[np.float64] = np.zeros(count)

    def function(self, op: str) -> Callable[..., Any]:
        """The meaning of an operation."""
        exact = super().function(op)
        if op in UNDECIDED:
            return exact

        def watched(*arguments: Any) -> Any:
            value = exact(*arguments)
            size = np.abs(value)
            np.maximum(self.largest, np.where(np.isnan(size), np.inf, size), out=self.largest)
            return value

        return watched
