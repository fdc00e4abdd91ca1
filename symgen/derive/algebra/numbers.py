"""Functions of plain numbers, for what is known when a recursion is written."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

__all__ = ["NUMERIC", "cosine_of_pi"]

NUMERIC: dict[str, Callable[..., Any]] = {
    "sin": math.sin,
    "cos": math.cos,
    "tan": math.tan,
    "asin": math.asin,
    "acos": math.acos,
    "atan": math.atan,
    "atan2": math.atan2,
    "sqrt": math.sqrt,
    "exp": math.exp,
    "log": math.log,
    "pow": math.pow,
    "abs": abs,
    "sign": lambda x: float((x > 0) - (x < 0)),
    "min": min,
    "max": max,
}
"""Operators of `symgen.describe.expression` that are functions."""


def cosine_of_pi(numerator: int, denominator: int) -> float:
    """cos(pi*numerator/denominator), exact at multiples of pi/3 and pi/2 and even in its symmetries."""
    k = numerator % (2 * denominator)
    if k > denominator:
        k = 2 * denominator - k
    if 2 * k > denominator:
        return -cosine_of_pi(denominator - k, denominator)
    if 2 * k == denominator:
        return 0.0
    if 3 * k == denominator:
        return 0.5
    if 4 * k == denominator:
        return math.sqrt(0.5)
    if 4 * k < denominator:
        return math.cos(math.pi * k / denominator)
    return math.sin(math.pi * (denominator - 2 * k) / (2 * denominator))
