"""The argument `inputs` of a model's calls: external signals by name, or as an array in the order of their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.errors import ArgumentError
from symgen.model.arguments import as_array, leading, nearest
from symgen.program.nodes import REAL

__all__ = ["Signals"]


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
