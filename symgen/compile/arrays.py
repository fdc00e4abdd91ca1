"""Arrays as compiled functions take them: element types and alignment to cache lines."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.functions import CACHE_LINE
from symgen.program.nodes import BOOLEAN, MODE, REAL

__all__ = ["array_types", "on_lines"]


@cache
def array_types(dtype: np.dtype[Any]) -> dict[str, np.dtype[Any]]:
    """The NumPy type of each of a Program's types."""
    return {REAL: dtype, BOOLEAN: np.dtype(np.bool_), MODE: np.dtype(np.int8)}


def on_lines(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """An empty array that begins with a line of the cache: packs across two lines take longer to load and to store."""
    room = np.empty(math.prod(shape) * dtype.itemsize + CACHE_LINE, np.uint8)
    return np.ndarray(shape, dtype, room.data, -room.ctypes.data % CACHE_LINE)
