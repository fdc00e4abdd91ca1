"""Calling one function of a model: by a short way where the arguments suit, by the general way otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

import numpy as np

from symgen.compile.arrays import array_types
from symgen.compile.backend import Array, Backend, StatesBackend
from symgen.compile.objects import arrays_are_readable
from symgen.model.arguments import as_array, leading, structure_of_arrays, transposed, with_shape
from symgen.model.fast_path import ShortWay
from symgen.model.parameters import Parameters, Prepared
from symgen.model.refusals import Refusals, SingularError
from symgen.program.function import Argument
from symgen.program.interface import FunctionInterface
from symgen.program.nodes import REAL

__all__ = ["Caller"]

ndarray = np.ndarray

REMEMBERED = 64
"""Shapes of arguments for which a way is kept, per function."""

Shape = tuple[int, ...]

Way = Callable[[Sequence[Any], Any], Any]
"""Takes the arguments and what the backend prepared."""


class Caller:
    """One function of a model.

    Args:
        known: its interface.
        backend: executes it.
        parameters: of the model.
        unactuated: positions of joints without an actuator, whose `tau` must be zero.
        q_names: for messages.
    """

    def __init__(
        self,
        known: FunctionInterface,
        backend: Backend,
        parameters: Parameters,
        unactuated: Sequence[int],
        q_names: Sequence[str],
    ) -> None:
        self.known = known
        self.backend = backend
        self.parameters = parameters
        self.q_names = tuple(q_names)
        self.dtype = parameters.dtype
        types = array_types(self.dtype)
        self.types = [types[argument.type] for argument in known.inputs]
        self.refusals = Refusals(known, unactuated, q_names, self.dtype)
        self._default = (parameters.default_prepared if isinstance(backend, StatesBackend) else None), ()
        self._ways: dict[tuple[Shape, Shape], Way] = {}

    def call(self, values: Sequence[Any], params: Any) -> Any:
        """The outputs for the arguments; one output alone, several as a tuple."""
        prepared, sets = self._default if params is None else self._ready(params)
        try:
            if prepared is not None:
                first = values[0] if values else None
                shape = first.shape if type(first) is ndarray else ()
                way = self._ways.get((shape, sets)) or self._bind(shape, sets)
                result = way(values, prepared)
                if result is not NotImplemented:
                    return result
            return self._general(values, params)
        except SingularError as found:
            raise found.of(self.parameters.changed(params, found.lane, found.count)) from None

    def _ready(self, params: Any) -> tuple[Any, Shape]:
        """What this model prepared for a backend with short ways, and the sets' shape; None for anything else."""
        if self._default[0] is not None:
            if type(params) is Prepared and params.owner is self.parameters:
                return params.ready, params.sets
            if type(params) is ndarray and params.ndim == 1 and params.dtype == self.dtype:
                return self.parameters.ready(self.parameters.vector(params)), ()
        return None, ()

    def _bind(self, shape: Shape, sets: Shape) -> Way:
        """The way for a first argument of this shape and so many parameter sets."""
        if len(self._ways) >= REMEMBERED:
            self._ways = {}
        way = self._ways[shape, sets] = self._way(shape, sets)
        return way

    def _way(self, shape: Shape, sets: Shape = ()) -> Way:
        known, backend = self.known, self.backend
        own = known.inputs[0].shape if known.inputs else ()
        batch = shape[: len(shape) - len(own)]
        fits = len(batch) <= 1 and shape[len(batch) :] == own
        if fits and sets in ((), batch) and isinstance(backend, StatesBackend) and arrays_are_readable():
            return ShortWay(known, self.types, backend, self.refusals, batch, bool(sets)).call
        return lambda values, prepared: NotImplemented

    def _general(self, values: Sequence[Any], params: Any) -> Any:
        """The general way: every argument checked and converted; where that is not enough for the short way, broadcast
        and handed over as a structure of arrays."""
        known = self.known
        arrays = [self._array(argument, value) for argument, value in zip(known.inputs, values, strict=True)]
        self.refusals.arguments(arrays)
        chosen = None if params is None else self.parameters.given(params)
        prepared, sets = self._default if chosen is None else self._ready(chosen)
        if prepared is None and isinstance(chosen, ndarray) and self._default[0] is not None:
            sets = chosen.shape[:-1]
            if known.inputs and len(sets) == 1 and arrays[0].shape == (*sets, *known.inputs[0].shape):
                chosen = self.parameters.prepared(chosen)
                prepared = chosen.ready
        if prepared is not None:
            shape = arrays[0].shape if arrays else ()
            result = (self._ways.get((shape, sets)) or self._bind(shape, sets))(arrays, prepared)
            if result is not NotImplemented:
                return result
        given = [
            (argument.name, array, len(argument.shape)) for argument, array in zip(known.inputs, arrays, strict=True)
        ]
        own = [] if chosen is None else [("params", chosen.values if isinstance(chosen, Prepared) else chosen, 1)]
        batch = leading([*given, *own])
        count = prod(batch)
        prepared = self.parameters.default_prepared if chosen is None else self.parameters.for_batch(chosen, batch)
        spread = [
            structure_of_arrays(array, argument.shape, batch, count)
            for argument, array in zip(known.inputs, arrays, strict=True)
        ]
        results = self.backend.call(known.name, prepared, spread)
        self.refusals.finite(spread, results)
        apart = bool(arrays) and _apart(arrays[0], known.inputs[0].shape)
        shaped = tuple(
            self._shaped(result, output.shape, batch, apart)
            for result, output in zip(results, known.outputs, strict=True)
        )
        return shaped[0] if len(shaped) == 1 else shaped

    def _array(self, argument: Argument, value: Any) -> Array:
        """An argument as an array (..., *shape) of its type; raises ArgumentError."""
        array = as_array(argument.name, value, argument.type, self.dtype)
        return with_shape(argument.name, array, argument.shape, self._meaning(argument))

    def _shaped(self, result: Array, shape: Shape, batch: Shape, apart: bool) -> Any:
        """Results (size, count) as (*batch, *shape); in memory state after state unless they are to lie apart."""
        if not batch:
            array = result.reshape(shape)
            return array if array.ndim else array[()]
        if not apart:
            return transposed(result).reshape((*batch, *shape))
        array = result.reshape((*shape, *batch))
        return array.transpose((*range(len(shape), array.ndim), *range(len(shape))))

    def _meaning(self, argument: Argument) -> str:
        if argument.shape == (len(self.q_names),) and argument.type == REAL and argument.name != "inputs":
            return f"one entry per joint ({', '.join(self.q_names)})"
        return str(argument.doc)


def _apart(array: Array, shape: Shape) -> bool:
    """True for states (..., *shape) that lie in memory as structures of arrays: each number of all states together."""
    batch = array.shape[: array.ndim - len(shape)]
    return bool(batch and shape) and array.strides[len(batch) - 1] == array.itemsize
