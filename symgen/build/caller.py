"""Calling one function of a model: the short way for one state, the general way for arrays of states."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from math import isfinite, prod
from typing import Any

import numpy as np

from symgen.build.arguments import array_types, as_array, leading, structure_of_arrays, transposed, with_shape
from symgen.build.backend import Array, Backend, DirectBackend, Workspace
from symgen.build.parameters import Parameters
from symgen.errors import ArgumentError
from symgen.program.interface import FunctionInterface
from symgen.program.nodes import REAL

__all__ = ["Caller"]

SOLVES = frozenset({"forward_dynamics", "linearize"})
"""Functions that divide by pivots of the mass matrix: their results are checked to be finite."""


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
        self._plain = all(len(argument.shape) == 1 for argument in known.inputs) and self.tau < 0
        self._specs = tuple((argument.shape, self.types[argument.type]) for argument in known.inputs)

    def __call__(self, values: Sequence[Any], params: Any) -> Any:
        """The outputs for the arguments; one output alone, several as a tuple."""
        if params is None and self._direct:
            result = self._one_state(values)
            if result is not NotImplemented:
                return result
        if params is None and self._plain:
            result = self._rows(values)
            if result is not NotImplemented:
                return result
        return self._many_states(values, params)

    def _one_state(self, values: Sequence[Any]) -> Any:
        """The short way: arrays of exactly one state, copied into buffers of this thread."""
        try:
            buffers, run, views = self._local.bound
        except AttributeError:
            buffers, run, views = self._bind()
        for value, buffer, (shape, dtype) in zip(values, buffers, self._specs, strict=True):
            if type(value) is np.ndarray:
                if value.dtype is not dtype or value.shape != shape:
                    return NotImplemented
                buffer[...] = value.reshape(-1) if len(shape) > 1 else value
            elif shape or type(value) is not float:
                return NotImplemented
            else:
                buffer[0] = value
        if self.tau >= 0:
            self._check_tau(buffers[self.tau])
        run(self.parameters.default_prepared)
        if self.solves:
            for view in views:
                if not all(map(isfinite, view.ravel().tolist())):
                    self._refuse_singular([buffer[:, None] for buffer in buffers], [v.reshape(-1, 1) for v in views])
        if len(views) == 1:
            view = views[0]
            return view.copy() if view.ndim else view[()]
        return tuple(view.copy() if view.ndim else view[()] for view in views)

    def _bind(self) -> tuple[Any, ...]:
        assert isinstance(self.backend, DirectBackend)
        space: Workspace = self.backend.workspace(self.known.name)
        views = tuple(
            array[: output.size].reshape(output.shape)
            for output, array in zip(self.known.outputs, space.outputs, strict=True)
        )
        self._local.bound = space.inputs, space.run, views
        return space.inputs, space.run, views

    def _rows(self, values: Sequence[Any]) -> Any:
        """The short way for the usual arrays of states: (count, size) each, of the right type."""
        first = values[0]
        count = len(first) if type(first) is np.ndarray and first.ndim == 2 else -1
        given: list[Array] = []
        for value, (shape, dtype) in zip(values, self._specs, strict=True):
            if type(value) is not np.ndarray or value.dtype is not dtype or value.shape != (count, *shape):
                return NotImplemented
            given.append(transposed(value))
        results = self.backend.call(self.known.name, self.parameters.default_prepared, given)
        if self.solves and count and not all(isfinite(r.max()) and isfinite(r.min()) for r in results if r.size):
            self._check_finite(given, results)
        batch = (count,)
        shaped = tuple(
            self._shaped(result, output.shape, batch)
            for result, output in zip(results, self.known.outputs, strict=True)
        )
        return shaped[0] if len(shaped) == 1 else shaped

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
            raise ArgumentError(
                f"{self.known.name}: the mass matrix is singular at q = [{q}]{where}: with these parameters a joint "
                f"moves no inertia; give its link or a link behind it mass or inertia"
            )
