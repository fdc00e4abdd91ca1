"""Arrays as compiled functions take them: element types and alignment to cache lines."""

from __future__ import annotations

import math
from collections.abc import Callable
from ctypes import c_size_t
from typing import Any

import numpy as np

from symgen.caches import LINE
from symgen.compile.backend import Array
from symgen.compile.objects import FIELDS, arrays_are_readable
from symgen.program.nodes import BOOLEAN, MODE, REAL

__all__ = ["array_types", "on_lines"]


def array_types(dtype: np.dtype[Any]) -> dict[str, np.dtype[Any]]:
    """The NumPy type of each of a Program's types."""
    return {REAL: dtype, BOOLEAN: np.dtype(np.bool_), MODE: np.dtype(np.int8)}


def on_lines(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Callable[[], Array]:
    """A maker of empty arrays aligned to cache lines: packs across two lines take longer to load and to store.

    Args:
        shape: of the arrays.
        dtype: of their elements.

    Returns:
        A function without arguments; every call makes another array.
    """
    size = math.prod(shape) * dtype.itemsize + LINE
    empty, ndarray, byte = np.empty, np.ndarray, np.dtype(np.uint8)
    word, fields = c_size_t.from_address, FIELDS  # half of the time that asking for a buffer takes
    if not arrays_are_readable():
        return lambda: ndarray(shape, dtype, room := empty(size, byte), -room.ctypes.data % LINE)
    return lambda: ndarray(shape, dtype, room := empty(size, byte), -word(id(room) + fields).value % LINE)
