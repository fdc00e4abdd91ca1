"""Checking what a model is called with, before any pointer is taken. Nothing is silently cast.

An array of real numbers must have the model's own type. Python numbers and (nested) sequences of them are converted,
because they have no other type to lose, and so are arrays of integers. Modes are -1, 0 and +1, masks are bool or 0 and
1, as numbers of any type.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.compile.arrays import array_types
from symgen.errors import ArgumentError
from symgen.program.nodes import BOOLEAN, MODE, REAL

__all__ = ["BLOCK", "Signals", "as_array", "leading", "nearest", "structure_of_arrays", "transposed", "with_shape"]

BLOCK = 1024
"""States that are transposed at a time."""


def as_array(name: str, value: Any, type_: str, dtype: np.dtype[Any]) -> Array:
    """The argument as an array of the wanted type.

    Raises:
        ArgumentError: an array of another type, a masked one, something that is not numbers at all, or numbers beyond
            the range of the type.
    """
    wanted = array_types(dtype)[type_]
    if type(value) is np.ndarray and value.dtype == wanted:
        return value
    if isinstance(value, np.ma.MaskedArray):
        raise ArgumentError(f"{name}: a masked array was given; fill it (.filled(...)) or leave the masked states out")
    typed = isinstance(value, np.ndarray | np.generic) or hasattr(value, "__array__")
    try:
        array = np.asarray(value)
    except (ValueError, TypeError) as error:
        raise ArgumentError(f"{name}: {_short(value)} is not a regular array of numbers: {error}") from None
    if array.dtype == wanted:
        return array
    if typed and type_ != BOOLEAN and array.dtype.kind not in ("iuf" if type_ == MODE else "iu"):
        form = "an array" if array.ndim else "a number"
        raise ArgumentError(
            f"{name}: {form} of {array.dtype} was given, {wanted} is wanted; nothing is cast silently, "
            f"so convert it with .astype(np.{wanted})"
        )
    if array.size == 0:
        return array.astype(wanted)
    allowed: tuple[int, ...] = {REAL: (), BOOLEAN: (0, 1), MODE: (-1, 0, 1)}[type_]
    if array.dtype.kind not in "iuf" or (allowed and not np.isin(array, allowed).all()):
        words = {REAL: "real numbers", BOOLEAN: "True and False, or 1 and 0,", MODE: "modes -1, 0 and +1"}[type_]
        raise ArgumentError(f"{name}: {_short(value)} was given, {words} are wanted")
    with np.errstate(over="ignore"):
        converted = array.astype(wanted)
    if type_ == REAL and np.any(np.isinf(converted) & np.isfinite(array)):
        raise ArgumentError(f"{name}: {_short(value)} was given, which is beyond the largest number of {wanted}")
    return converted


def with_shape(name: str, array: Array, shape: tuple[int, ...], meaning: str = "") -> Array:
    """The array, if its last axes have the wanted shape; raises ArgumentError."""
    if shape and array.shape[-len(shape) :] != shape:
        lengths = ", ".join(str(length) for length in shape)
        more = f": {meaning}" if meaning else ""
        raise ArgumentError(f"{name}: shape {array.shape} was given, (..., {lengths}) is wanted{more}")
    return array


def leading(arrays: Iterable[tuple[str, Array, int]]) -> tuple[int, ...]:
    """The common leading shape of arrays, given as (name, array, number of own axes); raises ArgumentError."""
    shapes = [(name, array.shape[: array.ndim - own]) for name, array, own in arrays]
    longest = max((shape for _, shape in shapes), key=len, default=())
    if all(shape in ((), longest) for _, shape in shapes):  # as most are
        return longest
    try:
        return np.broadcast_shapes(*(shape for _, shape in shapes))
    except ValueError:
        words = ", ".join(f"{name} {shape}" for name, shape in shapes)
        raise ArgumentError(f"the leading axes do not fit together: {words}") from None


def structure_of_arrays(array: Array, shape: tuple[int, ...], batch: tuple[int, ...], count: int) -> Array:
    """The array broadcast to `batch`, as (size, count), C-contiguous; a transposed view of such is not copied."""
    size = 1
    for length in shape:
        size *= length
    if array.shape != batch + shape:
        array = np.broadcast_to(array, batch + shape)
    flat = array if len(batch) == 1 and len(shape) == 1 else array.reshape(count, size)
    return transposed(flat)


def transposed(array: Array) -> Array:
    """The transpose of a matrix, C-contiguous; in blocks that fit the cache, which is several times faster."""
    count = array.shape[0]
    if count <= BLOCK or array.flags.f_contiguous:
        return np.ascontiguousarray(array.T)
    result = np.empty(array.shape[::-1], array.dtype)
    for first in range(0, count, BLOCK):
        result[:, first : first + BLOCK] = array[first : first + BLOCK].T
    return result


def nearest(word: str, known: Iterable[str]) -> str:
    """A sentence with the names nearest to a misspelt one, and all of them when they are few."""
    names = list(known)
    close = difflib.get_close_matches(word, names, n=3)
    if close:
        return f"did you mean {' or '.join(close)}?"
    if not names:
        return "there are none"
    return f"there are {', '.join(names[:20])}" + (", ..." if len(names) > 20 else "")


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


class Signals:
    """The external signals of one chain.

    Args:
        names: in the order of `inputs`.
        dtype: of the model.
    """

    def __init__(self, names: tuple[str, ...], dtype: np.dtype[Any]) -> None:
        self._names, self._dtype = names, dtype
        self._none = np.zeros(len(names), dtype)

    def array(self, inputs: Any) -> Any:
        """The inputs as an array (..., k); zero where not given.

        Raises:
            ArgumentError: an unknown name, or a number in the place of an array.
        """
        if inputs is None:
            return self._none
        names = self._names
        if not isinstance(inputs, Mapping):
            if isinstance(inputs, int | float):
                words = "one entry per input" if len(names) > 1 else "a list of one entry"
                raise ArgumentError(
                    f"inputs: a number was given, {words} is wanted ({', '.join(names)}); or by name, "
                    f"inputs={{{names[0]!r}: {inputs}}}"
                )
            return inputs
        arrays: list[tuple[str, Array, int]] = []
        for name, value in inputs.items():
            if name not in names:
                raise ArgumentError(f"inputs: unknown input {name!r}; {nearest(str(name), names)}")
            arrays.append((name, as_array(f"inputs[{name!r}]", value, REAL, self._dtype), 0))
        values = np.zeros((*leading(arrays), len(names)), self._dtype)
        for name, array, _ in arrays:
            values[..., names.index(name)] = array
        return values

    def with_states(self, inputs: Any, states: tuple[str, ...], values: Any) -> Any:
        """All inputs as an array (..., k), from those that are no states, and the values (..., s) of these.

        Raises:
            ArgumentError: as `array`; a state among the inputs; values of another number.
        """
        count = len(self._names) - len(states)
        given = np.asarray(Signals(self._names[:count], self._dtype).array(inputs), self._dtype)
        found = as_array("states", values, REAL, self._dtype)
        if given.shape[-1:] != (count,) or found.shape[-1:] != (len(states),):
            wanted = f"{count} inputs and {len(states)} states ({', '.join(states)}) are wanted"
            raise ArgumentError(f"state: {wanted}, not {given.shape[-1:]} and {found.shape[-1:]}")
        shape = np.broadcast_shapes(given.shape[:-1], found.shape[:-1])
        return np.concatenate([np.broadcast_to(x, (*shape, x.shape[-1])) for x in (given, found)], axis=-1)

    def refuse(self, inputs: Any) -> None:
        """Raises ArgumentError where something is given to a chain without signals."""
        if not isinstance(inputs, Mapping) and np.size(inputs) == 0:
            return
        if not isinstance(inputs, Mapping) or inputs:
            raise ArgumentError("inputs: this chain has no external signals, so there are none to give")
