"""Functions of a backend that is not compiled, as compiled loops call them: callbacks with the signature of emitted C.

An exception cannot pass through C: the first one is kept, later calls give numbers that are not finite, and the loop,
which ends at those, raises it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any

import cffi
import numpy as np

from symgen.arrays import Array
from symgen.compile.arrays import array_types
from symgen.compile.backend import Backend, SingleBackend
from symgen.functions import CACHE_LINE, NONFINITE
from symgen.program.interface import FunctionInterface, Interface
from symgen.program.nodes import REAL

__all__ = ["Callbacks", "Faults"]


class Faults:
    """The exception that a callback of a run has raised.

    Args:
        stop: (1,), made 1 then, for loops that look at it.
    """

    def __init__(self, stop: Array | None = None) -> None:
        self.raised: BaseException | None = None
        self._stop = np.zeros(1, np.int32) if stop is None else stop

    def keep(self, raised: BaseException) -> None:
        """Keeps an exception."""
        self.raised, self._stop[0] = raised, 1

    def surface(self) -> None:
        """Raises the exception, if there is one, and forgets it."""
        raised, self.raised = self.raised, None
        if raised is not None:
            raise raised


class Callbacks:
    """Addresses that are valid as long as this object.

    Args:
        interface: of the functions.
        backend: executes them.
        prepared: the parameter set of all calls, as the backend prepared it.
        faults: keeps what they raise.

    Attributes:
        prepared: address of the set, which has no meaning here.
        prepared_size: numbers of a set where each state has its own: the parameters themselves.
    """

    prepared = 0

    def __init__(self, interface: Interface, backend: Backend, prepared: Any, faults: Faults) -> None:
        self._interface, self._backend, self._set, self._faults = interface, backend, prepared, faults
        self._dtype = np.dtype(interface.dtype)
        self._types = array_types(self._dtype)
        self._call = backend.call_single if isinstance(backend, SingleBackend) else backend.call
        self._lanes: tuple[int, ...] = () if isinstance(backend, SingleBackend) else (1,)
        self._group = CACHE_LINE // self._dtype.itemsize
        self.prepared_size = len(interface.parameters)
        self._kept: list[Any] = []
        self._views: dict[tuple[int, tuple[int, ...], str], Array] = {}
        self._sets: dict[int, Any] = {}

    def address(self, function: str, own: bool = False) -> int:
        """Address of a function for one state: (prepared, arguments, results), arrays by address.

        Args:
            function: its name.
            own: the first argument is the address of parameters, which are prepared in each call.
        """
        known, lanes, one = self._interface.function(function), self._lanes, np.ones((1, *self._lanes), self._dtype)
        real = "double" if self._dtype == np.float64 else "float"

        def results(prepared: int, *given: Any) -> list[Array]:
            values = [
                self._view(number, (argument.size, *lanes), argument.type) if argument.shape else number * one
                for argument, number in zip(known.inputs, given)  # noqa: B905
            ]
            return self._call(function, self._prepared(prepared) if own else self._set, values)

        return self._callback(known, ["uintptr_t" if argument.shape else real for argument in known.inputs], results)

    def batch_address(self, function: str, own: bool) -> int:
        """Address of a function for many states: (prepared, their number, arguments, results), all by address.

        Args:
            function: its name.
            own: the first argument is the address of a row of `prepared_lanes`.
        """
        known = self._interface.function(function)

        def results(prepared: int, count: int, *given: Any) -> list[Array]:
            arguments = zip(known.inputs, given)  # noqa: B905
            values = [self._view(address, (argument.size, count), argument.type) for argument, address in arguments]
            if own and prepared not in self._sets:
                block = self._view(prepared, (count // self._group, self.prepared_size, self._group), REAL)
                rows = block.transpose(1, 0, 2).reshape(self.prepared_size, count)
                self._sets[prepared] = self._backend.prepare(np.ascontiguousarray(rows))
            return self._backend.call(function, self._sets[prepared] if own else self._set, values)

        return self._callback(known, ["size_t", *("uintptr_t" for _ in known.inputs)], results, batch=True)

    def prepare_address(self) -> int:
        """Address of a function that prepares the parameters at an address for all further calls."""

        def prepare(parameters: int, _: int) -> None:
            try:
                self._set = self._prepared(parameters)
            except BaseException as raised:
                self._faults.keep(raised)

        self._kept.append(_ffi().callback("void(uintptr_t, uintptr_t)", prepare))
        return int(_ffi().cast("uintptr_t", self._kept[-1]))

    def prepared_lanes(self, parameters: Array, lanes: int) -> Array:
        """(count / lanes, prepared_size * lanes): parameters (count, p) in groups of a line of the cache, as compiled
        loops take them apart."""
        groups = parameters.reshape(len(parameters) // lanes, lanes // self._group, self._group, self.prepared_size)
        return np.ascontiguousarray(groups.swapaxes(2, 3)).reshape(len(parameters) // lanes, -1)

    def _prepared(self, parameters: int) -> Any:
        return self._backend.prepare(self._view(parameters, (self.prepared_size,), REAL).copy())

    def _callback(
        self, known: FunctionInterface, types: list[str], results: Callable[..., list[Array]], batch: bool = False
    ) -> int:
        """Address of (prepared, arguments of `types`, results), which keeps what `results` raises."""
        faults, count = self._faults, len(types)
        unknown = [NONFINITE if o.name == "status" else np.nan if o.type == REAL else 0 for o in known.outputs]

        def answer(prepared: int, *given: Any) -> None:
            found: list[Any] = unknown
            if faults.raised is None:
                try:
                    found = results(prepared, *given)
                except BaseException as raised:
                    faults.keep(raised)
            lanes = given[:1] if batch else self._lanes
            for output, address, result in zip(known.outputs, given[count:], found, strict=True):
                self._view(address, (output.size, *lanes), output.type)[...] = result

        signature = ", ".join(["uintptr_t", *types, *("uintptr_t" for _ in known.outputs)])
        self._kept.append(_ffi().callback(f"void({signature})", answer))
        return int(_ffi().cast("uintptr_t", self._kept[-1]))

    def _view(self, address: int, shape: tuple[int, ...], type_: str) -> Array:
        """The array at an address, which is one of few."""
        key = address, shape, type_
        found = self._views.get(key)
        if found is None:
            numbers = self._types[type_]
            buffer = _ffi().buffer(_ffi().cast("char *", address), math.prod(shape) * numbers.itemsize)
            found = self._views[key] = np.frombuffer(buffer, numbers).reshape(shape)
        return found


@cache
def _ffi() -> Any:
    return cffi.FFI()
