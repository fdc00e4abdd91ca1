"""Calling one function of a model: the short way for one state, the general way for arrays of states."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from symgen.build.arguments import array_types, as_array, leading, structure_of_arrays, with_shape
from symgen.build.backend import SOLVES, Array, Backend, DirectBackend, StatesBackend
from symgen.build.parameters import Parameters
from symgen.errors import ArgumentError
from symgen.program.interface import FunctionInterface
from symgen.program.nodes import REAL

__all__ = ["Caller"]

FEW = 512
"""States up to which arguments are copied into fixed buffers, which costs less than asking where they lie."""

HUGE = {"float64": 1e100, "float32": 1e12}
"""Arguments beyond which a result that is not finite is an overflow rather than a singular matrix."""


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
        self.types = array_types(self.dtype)
        self.solves = known.name in SOLVES
        names = [argument.name for argument in known.inputs]
        self.tau = names.index("tau") if "tau" in names and unactuated else -1
        self.unactuated = list(unactuated)
        self._direct = isinstance(backend, DirectBackend)
        self._local = threading.local()
        self._states: StatesBackend | None = backend if isinstance(backend, StatesBackend) else None
        self._own = len(known.inputs[0].shape) if known.inputs else -1
        self._specs = tuple((argument.shape, self.types[argument.type]) for argument in known.inputs)

    def __call__(self, values: Sequence[Any], params: Any) -> Any:
        """The outputs for the arguments; one output alone, several as a tuple."""
        if params is None and self._direct:
            first = values[0] if values else None
            if type(first) is not np.ndarray or first.ndim == self._own:
                result = self._one_state(values)
            elif self._states is not None and first.ndim == self._own + 1:
                result = self._rows(values, len(first))
            else:
                result = NotImplemented
            if result is not NotImplemented:
                return result
        return self._many_states(values, params)

    def _one_state(self, values: Sequence[Any]) -> Any:
        """The short way: arrays of exactly one state, copied into buffers of this thread."""
        try:
            specs, buffers, results, run, views = self._local.bound
        except AttributeError:
            specs, buffers, results, run, views = self._bind()
        for value, (buffer, shape, dtype) in zip(values, specs, strict=True):
            if type(value) is np.ndarray:
                if value.dtype is not dtype or value.shape != shape:
                    return NotImplemented
                buffer[...] = value
            elif shape or type(value) is not float:
                return NotImplemented
            else:
                buffer[...] = value
        if self.tau >= 0:
            self._check_tau(buffers[self.tau])
        run(self.parameters.default_prepared)
        if self.solves:
            for result in results:
                total = sum(result.tolist())
                if total - total != 0.0:
                    self._refuse_singular([buffer[:, None] for buffer in buffers], [r[:, None] for r in results])
        if len(views) == 1:
            return views[0].copy() if views[0].ndim else views[0][()]
        return tuple([view.copy() if view.ndim else view[()] for view in views])

    def _bind(self) -> tuple[Any, ...]:
        assert isinstance(self.backend, DirectBackend)
        space = self.backend.workspace(self.known.name)
        views = tuple(
            array[: output.size].reshape(output.shape)
            for output, array in zip(self.known.outputs, space.outputs, strict=True)
        )
        specs = tuple(
            (buffer[: argument.size].reshape(argument.shape), argument.shape, dtype)
            for argument, buffer, (_, dtype) in zip(self.known.inputs, space.inputs, self._specs, strict=True)
        )
        self._local.bound = specs, space.inputs, space.outputs, space.run, views
        return specs, space.inputs, space.outputs, space.run, views

    def _rows(self, values: Sequence[Any], count: int) -> Any:
        """The short way for arrays of states (count, *shape) of the right type; others may be single states."""
        if count > FEW or count == 0:
            return self._more_rows(values, count)
        try:
            bound, specs, run, inputs, outputs = self._local.block
        except AttributeError:
            bound = -1
        if bound != count:
            specs, run, inputs, outputs = self._bind_block(count)
        for value, (buffer, many, one, dtype) in zip(values, specs, strict=True):
            if type(value) is np.ndarray:
                if value.dtype is not dtype or (value.shape != many and value.shape != one):
                    return NotImplemented
            elif one or type(value) is not float:
                return NotImplemented
            buffer[...] = value
        if self.tau >= 0:
            self._check_tau(inputs[self.tau])
        if not run(self.parameters.default_prepared):
            self._refuse_rows(count, inputs, outputs)
        if len(outputs) == 1:
            return outputs[0].copy()
        return tuple([array.copy() for array in outputs])

    def _bind_block(self, count: int) -> tuple[Any, ...]:
        assert self._states is not None
        block = self._states.block(self.known.name, count)
        specs = tuple(
            (buffer, (count, *shape), shape, dtype)
            for buffer, (shape, dtype) in zip(block.inputs, self._specs, strict=True)
        )
        self._local.block = count, specs, block.run, block.inputs, block.outputs
        return specs, block.run, block.inputs, block.outputs

    def _more_rows(self, values: Sequence[Any], count: int) -> Any:
        """The same for many states, which are read and written where they lie."""
        given: list[Array] = []
        for value, (shape, dtype) in zip(values, self._specs, strict=True):
            if type(value) is np.ndarray:
                if value.dtype is not dtype or (value.shape != (count, *shape) and value.shape != shape):
                    return NotImplemented
                given.append(value)
            elif shape or type(value) is not float:
                return NotImplemented
            else:
                given.append(np.array(value, dtype))
        if self.tau >= 0:
            self._check_tau(given[self.tau])
        assert self._states is not None
        results, finite = self._states.states(self.known.name, self.parameters.default_prepared, given, count)
        if not finite:
            self._refuse_rows(count, given, results)
        return results[0] if len(results) == 1 else tuple(results)

    def _refuse_rows(self, count: int, given: Sequence[Array], results: Sequence[Array]) -> None:
        spread = [np.broadcast_to(array, (count, *shape)) for array, (shape, _) in zip(given, self._specs, strict=True)]
        self._refuse_singular(*([a.reshape(count, -1).T for a in arrays] for arrays in (spread, results)))

    def _many_states(self, values: Sequence[Any], params: Any) -> Any:
        """The general way: every argument checked, broadcast, and handed over as a structure of arrays."""
        arrays: list[tuple[str, Array, int]] = []
        for argument, value in zip(self.known.inputs, values, strict=True):
            array = as_array(argument.name, value, argument.type, self.dtype)
            arrays.append((argument.name, with_shape(argument.name, array, argument.shape, self._meaning(argument)),
                           len(argument.shape)))  # fmt: skip
        if self.tau >= 0:
            self._check_tau(arrays[self.tau][1])
        vector = None if params is None else self.parameters.vector(params)
        own = [] if vector is None else [("params", vector, 1)]
        batch = leading([*arrays, *own])
        count = prod(batch)
        if vector is None:
            prepared = self.parameters.default_prepared
        elif vector.ndim == 1:
            prepared = self.parameters.prepared(vector)
        else:
            prepared = self.parameters.prepared_ensemble(vector, batch)
        given = [
            structure_of_arrays(array, argument.shape, batch, count)
            for (_, array, _), argument in zip(arrays, self.known.inputs, strict=True)
        ]
        results = self.backend.call(self.known.name, prepared, given)
        if self.solves:
            self._check_finite(given, results)
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
        if not shape:
            return result.reshape(batch)
        array = result.reshape((*shape, *batch))
        return array.transpose((*range(len(shape), array.ndim), *range(len(shape))))

    def _meaning(self, argument: Any) -> str:
        if argument.shape == (len(self.q_names),) and argument.type == REAL and argument.name != "inputs":
            return f"one entry per joint ({', '.join(self.q_names)})"
        return str(argument.doc)

    def _check_tau(self, tau: Array) -> None:
        """Raises ArgumentError when a joint without an actuator is given a force."""
        if tau[..., self.unactuated].any():
            acting = next(k for k in self.unactuated if tau[..., k].any())
            raise ArgumentError(
                f"tau: joint {self.q_names[acting]} has no actuator, so its entry must be zero; "
                f"external forces belong to the chain's loads and forces"
            )

    def _check_finite(self, given: Sequence[Array], results: Sequence[Array]) -> None:
        if not all(np.isfinite(result).all() for result in results):
            self._refuse_singular(given, results)

    def _refuse_singular(self, given: Sequence[Array], results: Sequence[Array]) -> None:
        """Raises ArgumentError if a state of finite arguments has a result that is not finite."""
        bad = np.zeros(results[0].shape[1], np.bool_)
        for result in results:
            bad |= ~np.isfinite(result).all(axis=0)
        for array in given:
            bad &= np.isfinite(array).all(axis=0)
        if bad.any():
            lane = int(np.argmax(bad))
            q = ", ".join(repr(float(x)) for x in given[0][:, lane])
            where = f" (state {lane} of {bad.size})" if bad.size > 1 else ""
            if max(float(np.abs(array[:, lane]).max(initial=0.0)) for array in given) > HUGE[self.dtype.name]:
                raise ArgumentError(
                    f"{self.known.name}: the result is not finite at q = [{q}]{where}: the arguments are so large that "
                    f"{self.dtype} overflows"
                )
            raise ArgumentError(
                f"{self.known.name}: the mass matrix is singular at q = [{q}]{where}: with these parameters a joint "
                f"moves no inertia; give its link or a link behind it mass or inertia"
            )
