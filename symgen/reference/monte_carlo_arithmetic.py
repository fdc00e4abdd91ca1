"""Double-precision arithmetic that rounds coarsely: what rounding does to a result, made large enough to be measured.

Every operation that rounds has its result changed by about a part of `SHAKE` up or down, drawn anew for every state.
Results differ from unshaken ones as they would with so much shorter numbers: by what the conditioning of a function
makes of rounding, wherever it comes in (Parker 1997, "Monte Carlo arithmetic").
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from symgen.reference.arithmetic import FloatArithmetic

__all__ = ["SHAKE", "ShakenArithmetic"]

SHAKE = 2.0**-46
"""Relative change of each result: a hundred times the rounding of doubles, which drowns in it."""

EXACT = frozenset((
    "neg", "abs", "min", "max", "sign", "round", "select", "refined", "real_of", "mode_of", "lt", "le", "eq", "same",
    "and", "or", "not",
))  # fmt: skip
"""Operations that do not round."""


class ShakenArithmetic(FloatArithmetic):
    """`FloatArithmetic` with coarse rounding.

    Args:
        seed: of the shakes; the same seed gives the same ones.
    """

    def __init__(self, seed: int) -> None:
        self._draw = np.random.default_rng(seed)

    def function(self, op: str) -> Callable[..., Any]:
        """The meaning of an operation."""
        exact = super().function(op)
        if op in EXACT:
            return exact

        def shaken(*arguments: Any) -> Any:
            value = exact(*arguments)
            size = self._draw.uniform(0.75, 1.25, np.shape(value))  # of equal ones two would undo each other
            shake = SHAKE * size * (2.0 * self._draw.integers(0, 2, np.shape(value)) - 1.0)
            return value * (1.0 + shake)

        return shaken
