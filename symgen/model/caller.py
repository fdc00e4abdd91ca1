"""Calling one function of a model: arguments checked, converted where they have to be, and handed to the backend.

    values --> arrays (*batch, *shape) --> laid out as the backend takes them --> results as the first argument lies

A microsecond is much here: arrays that are as they should be are looked at, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import prod
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.compile.arrays import array_types
from symgen.compile.backend import ALONE, APART, EACH, NO_MEMORY, SENSELESS, TOGETHER, StatesBackend, StatesCall
from symgen.model.arguments import as_array, leading, structure_of_arrays, transposed, with_shape
from symgen.model.parameters import Prepared, Ready
from symgen.model.refusals import Refusals, SingularError
from symgen.program.function import Argument
from symgen.program.interface import FunctionInterface
from symgen.program.nodes import REAL

__all__ = ["Caller"]

ndarray, empty = np.ndarray, np.empty

Shape = tuple[int, ...]


class Caller:
    """One function of a model.

    Args:
        known: its interface.
        ready: parameter sets as its unit, which executes it, prepares them.
        unactuated: positions of joints without an actuator, whose `tau` must be zero.
        q_names: for messages.
    """

    def __init__(
        self,
        known: FunctionInterface,
        ready: Ready,
        unactuated: Sequence[int],
        q_names: Sequence[str],
    ) -> None:
        self.known = known
        self.ready = ready
        self.backend = backend = ready.backend
        self.parameters = parameters = ready.parameters
        self.q_names = tuple(q_names)
        self.dtype = parameters.dtype
        self.refusals = Refusals(known, unactuated, q_names, self.dtype)
        types = array_types(self.dtype)
        self._types = [types[argument.type] for argument in known.inputs]
        self._shapes = [argument.shape for argument in known.inputs]
        self._axes = len(self._shapes[0]) if self._shapes else 0
        self._numbers = [k for k, shape in enumerate(self._shapes) if not shape]
        self._outputs = [(output.shape, types[output.type]) for output in known.outputs]
        shapes = [*self._shapes, *(shape for shape, _ in self._outputs)]
        self._flat = all(len(shape) < 2 for shape in shapes)
        self._bare = not all(shape for shape, _ in self._outputs)
        self._states = backend.states(known.name, self.refusals.zeros) if isinstance(backend, StatesBackend) else None

    def call(self, values: Sequence[Any], params: Any) -> Any:
        """The outputs for the arguments; one output alone, several as a tuple."""
        chosen = None if params is None else self.parameters.given(params)
        sets: Shape = ()
        if chosen is not None:
            sets = chosen.sets if isinstance(chosen, Prepared) else chosen.shape[:-1]
        if self._numbers:
            values = self._with_numbers(values)
        pairs = zip(values, self._types)  # noqa: B905
        shapes = [value.shape for value, type_ in pairs if type(value) is ndarray and value.dtype == type_]
        batch = shapes[0][: len(shapes[0]) - self._axes] if shapes else ()
        wanted = [batch + shape for shape in self._shapes] if batch else self._shapes
        if shapes != wanted or sets not in ((), batch):
            values, batch = self._broadcast(values, chosen)
        apart = batch != () and self._axes > 0 and values[0].strides[len(batch) - 1] == self._types[0].itemsize
        prepared = self.ready.default if chosen is None else self.ready.for_batch(chosen, batch)
        try:
            if self._states is None:
                return self._of_columns(prepared, batch, apart, values)
            how = EACH if sets else TOGETHER if batch else ALONE
            return self._of_states(self._states, prepared, batch, apart, values, how)
        except SingularError as found:
            raise found.of(self.parameters.changed(params, found.lane, found.count)) from None

    def _with_numbers(self, values: Sequence[Any]) -> Sequence[Any]:
        """The arguments, with arrays in place of Python's own numbers: one for each state of the first argument."""
        first, filled = values[0], list(values)
        batch = first.shape[: max(0, first.ndim - self._axes)] if type(first) is ndarray else ()
        for k in self._numbers:
            if type(values[k]) is float:
                filled[k] = empty(batch, self._types[k])
                filled[k].fill(values[k])
        return filled

    def _broadcast(self, values: Sequence[Any], chosen: Prepared | Array | None) -> tuple[list[Array], Shape]:
        """The arguments as arrays (*batch, *shape), and the batch of them and of the parameter sets.

        Raises:
            ArgumentError: other types than the function takes, or shapes that do not fit.
        """
        given = []
        for value, argument in zip(values, self.known.inputs, strict=True):
            array = as_array(argument.name, value, argument.type, self.dtype)
            with_shape(argument.name, array, argument.shape, self._meaning(argument))
            given.append((argument.name, array, len(argument.shape)))
        own = [] if chosen is None else [("params", chosen.values if isinstance(chosen, Prepared) else chosen, 1)]
        batch = leading([*given, *own])
        shapes = [batch + shape for shape in self._shapes]
        pairs = zip(given, shapes, strict=True)
        return [x if x.shape == shape else np.broadcast_to(x, shape) for (_, x, _), shape in pairs], batch

    def _of_states(
        self, run: StatesCall, prepared: Any, batch: Shape, apart: bool, arrays: Sequence[Array], how: int
    ) -> Any:
        """The outputs of compiled code, which takes arrays in both orders of the memory."""
        axes, outputs = len(batch), self._outputs
        if apart:
            flat = axes == 1 and self._flat
            given = [array.T if flat else array.transpose(_states_last(axes, array.ndim)) for array in arrays]
            made = [empty(shape + batch, type_) for shape, type_ in outputs]
            results = [array.T if flat else array.transpose(_states_first(axes, array.ndim)) for array in made]
            how += APART
        else:
            given = [*arrays]
            made = results = [empty(batch + shape, type_) for shape, type_ in outputs]
        status = run(prepared, how, prod(batch), given + made)
        if status:
            self._refuse(status, arrays, results)
        if self._bare and not batch:
            results = [result if result.ndim else result[()] for result in results]
        return results[0] if len(results) == 1 else tuple(results)

    def _refuse(self, status: int, arrays: Sequence[Array], results: Sequence[Array]) -> None:
        """Raises what compiled code found, if it is an error."""
        if status == SENSELESS:
            self.refusals.arguments(arrays)
        if status == NO_MEMORY:
            raise MemoryError("no memory for a block of states")
        given, found = zip(arrays, self._shapes, strict=True), zip(results, self._outputs, strict=True)
        self.refusals.singular(
            [array.reshape(-1, prod(shape)).T for array, shape in given],
            [array.reshape(-1, prod(shape)).T for array, (shape, _) in found],
        )

    def _of_columns(self, prepared: Any, batch: Shape, apart: bool, arrays: Sequence[Array]) -> Any:
        """The outputs of a backend that takes structures of arrays alone."""
        self.refusals.arguments(arrays)
        count = prod(batch)
        given = [structure_of_arrays(a, shape, batch, count) for a, shape in zip(arrays, self._shapes, strict=True)]
        found = self.backend.call(self.known.name, prepared, given)
        self.refusals.finite(given, found)
        pairs = zip(found, self._outputs, strict=True)
        results = [self._shaped(array, shape, batch, apart) for array, (shape, _) in pairs]
        return results[0] if len(results) == 1 else tuple(results)

    def _shaped(self, result: Array, shape: Shape, batch: Shape, apart: bool) -> Any:
        """Results (size, count) as (*batch, *shape); in memory state after state unless they are to lie apart."""
        if not batch:
            array = result.reshape(shape)
            return array if array.ndim else array[()]
        if not apart:
            return transposed(result).reshape((*batch, *shape))
        array = result.reshape((*shape, *batch))
        return array.transpose(_states_first(len(batch), array.ndim))

    def _meaning(self, argument: Argument) -> str:
        if argument.shape == (len(self.q_names),) and argument.type == REAL and argument.name != "inputs":
            return f"one entry per joint ({', '.join(self.q_names)})"
        return str(argument.doc)


@cache
def _states_last(axes: int, ndim: int) -> tuple[int, ...]:
    """Permutation of the axes of (*batch, *shape) to (*shape, *batch), for a batch with `axes` axes."""
    return (*range(axes, ndim), *range(axes))


@cache
def _states_first(axes: int, ndim: int) -> tuple[int, ...]:
    """The way back."""
    return (*range(ndim - axes, ndim), *range(ndim - axes))
