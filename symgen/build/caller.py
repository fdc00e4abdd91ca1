"""Calling one function of a model: by a short way where the arguments suit, by the general way otherwise."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from math import prod
from typing import Any

import numpy as np

from symgen.build.arguments import array_types, as_array, leading, structure_of_arrays, with_shape
from symgen.build.backend import Array, Backend, DirectBackend, StatesBackend
from symgen.build.objects import arrays_are_readable
from symgen.build.parameters import Parameters, Prepared
from symgen.build.refusals import Refusals, SingularError
from symgen.build.ways import ManyStates, OneState
from symgen.program.interface import FunctionInterface
from symgen.program.nodes import REAL

__all__ = ["Caller"]

ndarray = np.ndarray

REMEMBERED = 64
"""Shapes of arguments for which a way is kept, per function and thread."""

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
        self._default = (parameters.default_prepared if isinstance(backend, DirectBackend) else None), ()
        self._local = threading.local()

    def call(self, values: Sequence[Any], params: Any) -> Any:
        """The outputs for the arguments; one output alone, several as a tuple."""
        prepared, sets = self._default if params is None else self._ready(params)
        try:
            if prepared is not None:
                first = values[0] if values else None
                shape = first.shape if type(first) is ndarray else ()
                try:
                    way = self._local.ways[(shape, sets) if sets else shape]
                except (AttributeError, KeyError):
                    way = self._bind(shape, sets)
                result = way(values, prepared)
                if result is not NotImplemented:
                    return result
            return self._many_states(values, params)
        except SingularError as found:
            raise found.of(self.parameters.changed(params, found.lane, found.count)) from None

    def _ready(self, params: Any) -> tuple[Any, tuple[int, ...]]:
        """What this model prepared for a backend with short ways, and the sets' shape; None for anything else."""
        if type(params) is Prepared and params.owner is self.parameters and self._default[0] is not None:
            return params.ready, params.sets
        return None, ()

    def _bind(self, shape: tuple[int, ...], sets: tuple[int, ...]) -> Way:
        """The way for a first argument of this shape and so many parameter sets, found once per thread."""
        ways: dict[Any, Way] = self._local.__dict__.setdefault("ways", {})
        if len(ways) >= REMEMBERED:
            ways.pop(next(iter(ways)))
        way = ways[(shape, sets) if sets else shape] = self._way(shape, sets)
        return way

    def _way(self, shape: tuple[int, ...], sets: tuple[int, ...] = ()) -> Way:
        known, backend = self.known, self.backend
        own = known.inputs[0].shape if known.inputs else ()
        given = known, self.types
        if shape == own and not sets and isinstance(backend, DirectBackend):
            return OneState(*given, backend, self.refusals).call
        many = known.inputs and shape and shape[1:] == own and shape[0] > 0 and sets in ((), shape[:1])
        if many and isinstance(backend, StatesBackend) and arrays_are_readable():
            return ManyStates(*given, backend, self.refusals, shape[0], bool(sets)).call
        return lambda values, prepared: NotImplemented

    def _many_states(self, values: Sequence[Any], params: Any) -> Any:
        """The general way: every argument checked, broadcast, and handed over as a structure of arrays."""
        arrays: list[tuple[str, Array, int]] = []
        for argument, value in zip(self.known.inputs, values, strict=True):
            array = as_array(argument.name, value, argument.type, self.dtype)
            arrays.append((argument.name, with_shape(argument.name, array, argument.shape, self._meaning(argument)),
                           len(argument.shape)))  # fmt: skip
        if self.refusals.tau >= 0:
            self.refusals.forces(arrays[self.refusals.tau][1])
        chosen = None if params is None else self.parameters.given(params)
        own = [] if chosen is None else [("params", chosen.values if isinstance(chosen, Prepared) else chosen, 1)]
        batch = leading([*arrays, *own])
        count = prod(batch)
        prepared = self.parameters.default_prepared if chosen is None else self.parameters.for_batch(chosen, batch)
        given = [
            structure_of_arrays(array, argument.shape, batch, count)
            for (_, array, _), argument in zip(arrays, self.known.inputs, strict=True)
        ]
        results = self.backend.call(self.known.name, prepared, given)
        self.refusals.finite(given, results)
        shaped = tuple(
            self._shaped(result, output.shape, batch)
            for result, output in zip(results, self.known.outputs, strict=True)
        )
        return shaped[0] if len(shaped) == 1 else shaped

    def _shaped(self, result: Array, shape: tuple[int, ...], batch: tuple[int, ...]) -> Any:
        """Results (size, count) as (*batch, *shape), without copying."""
        if not batch:
            array = result.reshape(shape)
            return array if array.ndim else array[()]
        array = result.reshape((*shape, *batch))
        return array.transpose((*range(len(shape), array.ndim), *range(len(shape))))

    def _meaning(self, argument: Any) -> str:
        if argument.shape == (len(self.q_names),) and argument.type == REAL and argument.name != "inputs":
            return f"one entry per joint ({', '.join(self.q_names)})"
        return str(argument.doc)
