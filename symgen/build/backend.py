"""What a `Model` asks of a target: prepare parameters, call a function on a structure of arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from numpy.typing import NDArray

__all__ = ["Array", "Backend", "DirectBackend", "Workspace"]

Array = NDArray[Any]


class Backend(Protocol):
    """C, NumPy and the reference interpreter look like this.

    Arrays have the types of the arguments: the model's float type, bool, or int8 for modes.
    """

    def prepare(self, parameters: Array) -> Any:
        """What calls need of one parameter set (p,), or of one per state (p, count)."""
        ...

    def call(self, function: str, prepared: Any, inputs: Sequence[Array]) -> list[Array]:
        """The outputs, (size, count) each, of a function for C-contiguous inputs (size, count)."""
        ...


class Workspace(Protocol):
    """Buffers of one function for one state, with the call that reads and writes them; of one thread."""

    inputs: tuple[Array, ...]
    outputs: tuple[Array, ...]
    run: Callable[[Any], None]


@runtime_checkable
class DirectBackend(Backend, Protocol):
    """A backend that can also be called for one state without any packing."""

    def workspace(self, function: str) -> Workspace:
        """New buffers for the function."""
        ...
