"""Whole numbers as the user gives them."""

from __future__ import annotations

import operator
from typing import Any

from symgen.errors import ArgumentError

__all__ = ["at_least"]


def at_least(what: str, value: Any, least: int) -> int:
    """The whole number, NumPy's as well; raises ArgumentError for a smaller one and for anything else.

    Example:
        >>> at_least("samples", "many", 1)
        Traceback (most recent call last):
        symgen.errors.ArgumentError: samples: must be a whole number, at least 1, not 'many'
    """
    try:
        number = operator.index(value)
    except TypeError:
        number = least - 1
    if number < least:
        raise ArgumentError(f"{what}: must be a whole number, at least {least}, not {value!r:.60}")
    return number
