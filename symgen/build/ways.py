"""The short ways into a function: arrays of the right type and shape, given to compiled code without more ado.

Each is bound to one shape of the first argument and to one thread, and returns NotImplemented for whatever is not
exactly as it should be; `Caller` then takes the general way, which converts, broadcasts, or says what is wrong. A
microsecond is much here: what can be looked up once is looked up when a way is bound.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from symgen.build.backend import DirectBackend, StatesBackend
from symgen.build.refusals import Refusals
from symgen.program.interface import FunctionInterface

__all__ = ["FewStates", "ManyStates", "OneState"]

ndarray = np.ndarray

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


class FewStates:
    """Arrays (count, *shape), or of single states, copied into buffers: cheaper than asking where they lie."""

    def __init__(
        self,
        known: FunctionInterface,
        types: Types,
        backend: StatesBackend,
        refusals: Refusals,
        count: int,
    ) -> None:
        self.block = backend.block(known.name, count)
        self.run, self.refusals, self.count = self.block.run, refusals, count
        self.outputs = self.block.outputs
        self.specs = tuple(
            (buffer, (count, *argument.shape), argument.shape, dtype)
            for buffer, argument, dtype in zip(self.block.inputs, known.inputs, types, strict=True)
        )

    def call(self, values: Sequence[Any], prepared: Any) -> Any:
        """The outputs for the arguments, or NotImplemented."""
        for value, (buffer, many, one, dtype) in zip(values, self.specs):  # noqa: B905 - as many; strict takes time
            if type(value) is ndarray:
                if value.dtype is not dtype or ((shape := value.shape) != many and shape != one):
                    return NotImplemented
            elif one or type(value) is not float:
                return NotImplemented
            buffer[...] = value
        if self.refusals.tau >= 0:
            self.refusals.forces(self.block.inputs[self.refusals.tau])
        status = self.run(prepared)
        outputs = self.outputs
        if status:
            self.refusals.status(status, self.count, self.block.inputs, outputs)
        if len(outputs) == 1:
            return outputs[0].copy()
        return tuple([output.copy() for output in outputs])


class ManyStates:
    """The same, read and written where they lie: state after state, or structures of arrays (Fortran's order)."""

    def __init__(
        self,
        known: FunctionInterface,
        types: Types,
        backend: StatesBackend,
        refusals: Refusals,
        count: int,
    ) -> None:
        self.name, self.backend = known.name, backend
        self.rows, self.columns = backend.rows(known.name), backend.columns(known.name, count)
        self.apart = types[0].itemsize if known.inputs[0].shape else -1
        self.refusals, self.count = refusals, count
        self.specs = tuple(
            ((count, *argument.shape), argument.shape, dtype)
            for argument, dtype in zip(known.inputs, types, strict=True)
        )

    def call(self, values: Sequence[Any], prepared: Any) -> Any:
        """The outputs for the arguments, or NotImplemented."""
        given, count = values, self.count
        for k, (many, one, dtype) in enumerate(self.specs):
            value = values[k]
            if type(value) is ndarray:
                if value.dtype is not dtype or ((shape := value.shape) != many and shape != one):
                    return NotImplemented
            elif one or type(value) is not float:
                return NotImplemented
            else:
                given = [*given[:k], np.array(value, dtype), *given[k + 1 :]]
        if self.refusals.tau >= 0:
            self.refusals.forces(given[self.refusals.tau])
        lies = self.columns if given[0].strides[0] == self.apart else self.rows
        try:
            results, status = lies.run(prepared, given, count)
        except (ValueError, BufferError):  # an array that is not contiguous
            results, status = self.backend.states(self.name, prepared, given, count)
        if status:
            self.refusals.status(status, count, given, results)
        return results[0] if len(results) == 1 else tuple(results)
