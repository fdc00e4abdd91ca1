"""Shortest decimal literals that read back as the same number."""

from __future__ import annotations

import math
import struct

from symgen.errors import EmitError

__all__ = ["literal", "nearest_float32"]


def nearest_float32(value: float) -> float:
    """The float32 nearest to a double; raises EmitError when it would be infinite, or zero without being zero."""
    try:
        single: float = struct.unpack("<f", struct.pack("<f", value))[0]
    except OverflowError:
        single = math.inf
    if math.isinf(single) or (single == 0.0 and value != 0.0):
        raise EmitError(f"the constant {value!r} is outside the range of float32; emit with dtype='float64'")
    return single


def literal(value: float, dtype: str) -> str:
    """The shortest decimal that reads back as `value` in `dtype`, with a point or an exponent, no suffix.

    Example:
        >>> literal(0.1, "float64"), literal(1e16, "float64"), literal(1 / 3, "float32")
        ('0.1', '1e+16', '0.33333334')
    """
    if dtype == "float64":
        return repr(float(value))
    single = nearest_float32(value)
    for digits in range(1, 10):
        text = f"{single:.{digits}g}"
        if nearest_float32(float(text)) == single:
            break
    return repr(float(text))
