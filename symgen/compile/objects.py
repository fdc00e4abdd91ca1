"""Where NumPy keeps what describes an array. Compiled code that reads it needs the address of a tuple of arrays and no
further questions, each of which costs Python longer than the mechanics of several states.

NumPy's headers publish the fields (`PyArrayObject_fields`): whoever compiles against NumPy reads them in place, so they
have stood since its first version. In CPython `id` is an object's address, the fields begin behind what every object
has, the last word of that is the object's type, and a tuple ends with the addresses of its items.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache

import numpy as np

__all__ = ["FIELDS", "ITEMS", "arrays_are_readable"]

FIELDS = object.__basicsize__
"""Bytes of an object before what is its own: the fields of an array."""

ITEMS = tuple.__basicsize__
"""Bytes of a tuple before the addresses of what it contains."""

WORD = ctypes.sizeof(ctypes.c_void_p)


class Fields(ctypes.Structure):
    """An array, from its type on."""

    _fields_ = (
        ("kind", ctypes.c_void_p),
        ("data", ctypes.c_void_p),
        ("axes", ctypes.c_int),
        ("lengths", ctypes.POINTER(ctypes.c_ssize_t)),
        ("strides", ctypes.POINTER(ctypes.c_ssize_t)),
        ("base", ctypes.c_void_p),
        ("type", ctypes.c_void_p),
    )


@cache
def arrays_are_readable() -> bool:
    """True when compiled code can read arrays by their addresses, which is tried with one whose fields all differ."""
    if sys.implementation.name != "cpython" or np.ndarray.__basicsize__ < FIELDS - WORD + ctypes.sizeof(Fields):
        return False
    whole = np.zeros((4, 7), np.float32)
    probe = whole[::2, 1:4]
    pair = (whole, probe)
    if (*(ctypes.c_size_t * 2).from_address(id(pair) + ITEMS),) != (id(whole), id(probe)):
        return False
    found = Fields.from_address(id(probe) + FIELDS - WORD)
    if (found.kind, found.base, found.type) != (id(np.ndarray), id(whole), id(probe.dtype)) or found.axes != 2:
        return False
    same = found.data == whole.__array_interface__["data"][0] + 4
    return same and (*found.lengths[:2], *found.strides[:2]) == (*probe.shape, *probe.strides)
