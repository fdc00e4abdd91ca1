"""A model's functions as loops in C call them: by address, whatever executes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

import numpy.typing as npt

from symgen.compile.callbacks import Callbacks, Faults

if TYPE_CHECKING:
    from symgen.compile.c_backend import CBackend
    from symgen.model.model import Model

__all__ = ["Functions", "backend_of", "functions_of", "prepared_for"]


class Functions(Protocol):
    """The functions of a model with one parameter set.

    Attributes:
        prepared: address that the functions take as their first argument.
        prepared_size: numbers of a prepared set.
    """

    prepared: int
    prepared_size: int

    def address(self, function: str, own: bool = False) -> int:
        """Address of a function for one state on plain arrays; `own`: of a set of `prepared_lanes`."""
        ...

    def batch_address(self, function: str, own: bool) -> int:
        """Address of a function for many states, of one parameter set or, with `own`, of a row of `prepared_lanes`."""
        ...

    def prepared_lanes(self, parameters: npt.NDArray[Any], lanes: int) -> npt.NDArray[Any]:
        """(count / lanes, prepared_size * lanes): sets of parameters (count, p) for `lanes` states each."""
        ...

    def prepare_address(self) -> int:
        """Address of a function that takes the parameters in order and fills `prepared_size` numbers."""
        ...


class _Compiled:
    """Functions in the library of a model."""

    def __init__(self, backend: CBackend, prepared: Any) -> None:
        self._kept = prepared
        self._backend = backend
        self.prepared, self.prepared_size = backend.address_of(prepared), backend.prepared_size
        self.batch_address, self.prepared_lanes = backend.batch_address, backend.prepared_lanes
        self.prepare_address = backend.prepare_address

    def address(self, function: str, own: bool = False) -> int:
        return self._backend.address(function)


def functions_of(model: Model, params: Any, faults: Faults) -> Functions:
    """The functions of a model whose functions are built together: those of its library, or callbacks.

    Args:
        model: of any target.
        params: run-time parameters as `Model` takes them, or None.
        faults: keeps what callbacks raise.
    """
    prepared = prepared_for(model, params)
    if model.target == "c":
        return _Compiled(backend_of(model), prepared)
    return Callbacks(model.whole.interface, model.whole.backend, prepared, faults)


def backend_of(model: Model) -> CBackend:
    """The backend of a model of target C whose functions are built together."""
    return cast("CBackend", model.whole.backend)


def prepared_for(model: Model, params: Any) -> Any:
    """Parameters as the functions of the backend take them; the caller keeps the result while C holds its address."""
    return model.ready(model.whole).of(model.prepared(params))
