"""The short ways into a function: arrays of the right type and shape, given to compiled code without more ado.

Each is bound to one shape of the first argument and to one thread, and returns NotImplemented for whatever is not
exactly as it should be; `Caller` then takes the general way, which converts, broadcasts, or says what is wrong. A
microsecond is much here: what can be looked up once is looked up when a way is bound.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from symgen.build.arguments import array_types
from symgen.build.backend import UNSUITABLE, Array, DirectBackend, StatesBackend
from symgen.build.refusals import Refusals
from symgen.program.interface import FunctionInterface

__all__ = ["ManyStates", "OneState"]

ndarray, empty = np.ndarray, np.empty

Types = Sequence[np.dtype[Any]]
"""Of the arguments."""


class OneState:
    """Arrays of exactly one state, copied into buffers."""

    def __init__(self, known: FunctionInterface, types: Types, backend: DirectBackend, refusals: Refusals) -> None:
        space = backend.workspace(known.name)
        self.run, self.refusals = space.run, refusals
        self.inputs, self.results = space.inputs, space.outputs
        self.outputs = tuple(
            array[: output.size].reshape(output.shape)
            for output, array in zip(known.outputs, space.outputs, strict=True)
        )
        self.specs = tuple(
            (buffer[: argument.size].reshape(argument.shape), argument.shape, dtype)
            for argument, buffer, dtype in zip(known.inputs, space.inputs, types, strict=True)
        )

    def call(self, values: Sequence[Any], prepared: Any) -> Any:
        """The outputs for the arguments, or NotImplemented."""
        for value, (buffer, shape, dtype) in zip(values, self.specs):  # noqa: B905 - as many; strict takes time
            if type(value) is ndarray:
                if value.dtype is not dtype or value.shape != shape:
                    return NotImplemented
            elif shape or type(value) is not float:
                return NotImplemented
            buffer[...] = value
        refusals = self.refusals
        if refusals.tau >= 0:
            refusals.forces(self.inputs[refusals.tau])
        self.run(prepared)
        if refusals.solves:
            for result in self.results:
                total = sum(result.tolist())
                if total - total != 0.0:
                    refusals.singular([a[:, None] for a in self.inputs], [a[:, None] for a in self.results])
        outputs = self.outputs
        if len(outputs) == 1:
            return outputs[0].copy() if outputs[0].ndim else outputs[0][()]
        return tuple([output.copy() if output.ndim else output[()] for output in outputs])


class ManyStates:
    """Arrays (count, *shape), or of single states, read and written where they lie, in any order of the memory.

    All states have one parameter set, or `each` its own.
    """

    def __init__(
        self,
        known: FunctionInterface,
        types: Types,
        backend: StatesBackend,
        refusals: Refusals,
        count: int,
        each: bool,
    ) -> None:
        self.run, self.count = backend.states(known.name, count, each), count
        self.refusals, self.tau = refusals, refusals.tau
        self.numbers = [k for k, argument in enumerate(known.inputs) if not argument.shape]
        self.types = types
        self.apart = types[0].itemsize if known.inputs[0].shape else -1
        real = array_types(refusals.dtype)
        made = [(output.shape, real[output.type]) for output in known.outputs]
        self.made = [partial(empty, (count, *shape), dtype) for shape, dtype in made]
        self.made_apart = [_made_apart(count, shape, dtype) for shape, dtype in made]

    def call(self, values: Sequence[Any], prepared: Any) -> Any:
        """The outputs for the arguments, or NotImplemented.

        They lie as the first argument does: state after state, or as structures of arrays (Fortran's order).
        """
        for k in self.numbers:
            if type(values[k]) is float:
                values = [*values[:k], np.array(values[k], self.types[k]), *values[k + 1 :]]
        made = self.made_apart if values[0].strides[0] == self.apart else self.made
        results = (made[0](),) if len(made) == 1 else tuple([make() for make in made])
        arrays = (*values, *results)  # has a name, so that it lives as long as the call
        status = self.run(prepared, id(arrays))
        if status == UNSUITABLE:
            return NotImplemented
        if self.tau >= 0:
            self.refusals.forces(values[self.tau])
        if status:
            self.refusals.status(status, self.count, values, results)
        return results[0] if len(results) == 1 else results


def _made_apart(count: int, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Callable[[], Array]:
    """Makes arrays (count, *shape) that are structures of arrays in memory, each state's numbers row by row."""
    if len(shape) < 2:
        return partial(empty, (count, *shape), dtype, "F")
    axes = (len(shape), *range(len(shape)))
    return lambda: empty((*shape, count), dtype).transpose(axes)
