"""Functions of a backend that is not compiled, as compiled loops call them: callbacks with the signature of emitted C.

An exception cannot pass through C: the first one is kept, later calls give numbers that are not finite, and the loop,
which ends at those, raises it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import cffi
import numpy as np

from symgen.compile.arrays import array_types
from symgen.compile.backend import Array, Backend, SingleBackend
from symgen.functions import NONFINITE
from symgen.program.interface import FunctionInterface, Interface

__all__ = ["Callbacks", "Faults"]


class Faults:
    """The exception that a callback of a run has raised."""

    def __init__(self) -> None:
        self.raised: BaseException | None = None

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
        prepared_size: numbers of a set, likewise.
    """

    prepared, prepared_size = 0, 1

    def __init__(self, interface: Interface, backend: Backend, prepared: Any, faults: Faults) -> None:
        self._interface, self._backend, self._set, self._faults = interface, backend, prepared, faults
        self._dtype = np.dtype(interface.dtype)
        self._types = array_types(self._dtype)
        self._kept: dict[str, Any] = {}
        self._call = backend.call_single if isinstance(backend, SingleBackend) else backend.call
        self._lanes: tuple[int, ...] = () if isinstance(backend, SingleBackend) else (1,)
        self._views: dict[tuple[int, int, str], Array] = {}

    def address(self, function: str) -> int:
        """Address of a function for one state: (prepared, arguments, results), arrays by address."""
        known = self._interface.function(function)
        real = "double" if self._dtype == np.float64 else "float"
        types = ["uintptr_t" if argument.shape else real for argument in known.inputs]
        return self._callback(function, [*types, *("uintptr_t" for _ in known.outputs)], *self._answers(known))

    def prepare_address(self) -> int:
        """Address of a function that prepares the parameters at an address for all further calls."""

        def prepare(parameters: int, _: int) -> None:
            values = self._view(parameters, len(self._interface.parameters), self._dtype)
            self._set = self._backend.prepare(values.reshape(-1).copy())

        return self._callback("prepare", ["uintptr_t"], prepare, lambda *_: None)

    def _answers(self, known: FunctionInterface) -> tuple[Callable[..., None], Callable[..., None]]:
        """The function, and another that gives no numbers."""
        name, types, view, real, call = known.name, self._types, self._view, self._dtype, self._call
        one = np.ones((1, *self._lanes), real)
        arguments = [(argument.size, types[argument.type]) if argument.shape else None for argument in known.inputs]
        results = [(output.size, types[output.type]) for output in known.outputs]
        unknown = [NONFINITE if o.name == "status" else np.nan if types[o.type] == real else 0 for o in known.outputs]
        count = len(arguments)

        def answer(_: int, *given: Any) -> None:
            values = [
                number * one if form is None else view(number, *form)
                for form, number in zip(arguments, given)  # noqa: B905
            ]
            found = call(name, self._set, values)
            for form, address, result in zip(results, given[count:], found, strict=True):
                view(address, *form)[...] = result

        def nothing(_: int, *given: Any) -> None:
            for form, address, value in zip(results, given[count:], unknown, strict=True):
                view(address, *form)[...] = value

        return answer, nothing

    def _callback(self, name: str, types: list[str], answer: Callable[..., None], nothing: Callable[..., None]) -> int:
        """Address of a function that keeps what `answer` raises, and then gives what `nothing` gives."""
        faults = self._faults

        def guarded(*given: Any) -> None:
            if faults.raised is None:
                try:
                    answer(*given)
                except BaseException as raised:
                    faults.raised = raised
            if faults.raised is not None:
                nothing(*given)

        self._kept[name] = _ffi().callback(f"void({', '.join(['uintptr_t', *types])})", guarded)
        return int(_ffi().cast("uintptr_t", self._kept[name]))

    def _view(self, address: int, size: int, type_: np.dtype[Any]) -> Array:
        """(size,) or (size, 1): the array at an address, which is one of few."""
        key = address, size, type_.char
        found = self._views.get(key)
        if found is None:
            buffer = _ffi().buffer(_ffi().cast("char *", address), size * type_.itemsize)
            found = self._views[key] = np.frombuffer(buffer, type_).reshape(size, *self._lanes)
        return found


@cache
def _ffi() -> Any:
    return cffi.FFI()
