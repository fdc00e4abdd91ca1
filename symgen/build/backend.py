"""What a `Model` asks of a target: prepare parameters, call a function on a structure of arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from numpy.typing import NDArray

__all__ = ["SOLVES", "Array", "Backend", "Block", "DirectBackend", "Rows", "StatesBackend", "Workspace"]

Array = NDArray[Any]

SOLVES = frozenset({"forward_dynamics", "linearize", "linearize_step"})
"""Functions that divide by pivots of the mass matrix: their results are checked to be finite."""


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


class Block(Protocol):
    """Buffers of one function for a fixed number of states, (count, *shape) each; of one thread."""

    inputs: tuple[Array, ...]
    outputs: tuple[Array, ...]
    run: Callable[[Any], int]
    """Fills the outputs; 0, or 1 when a result of a function in `SOLVES` is not finite, or -1 without memory."""


class Rows(Protocol):
    """A function for the caller's own arrays; of one thread."""

    def run(self, prepared: Any, inputs: Sequence[Array], count: int) -> tuple[list[Array], int]:
        """As `StatesBackend.states`; ValueError or BufferError for an array that is not C-contiguous."""
        ...


@runtime_checkable
class DirectBackend(Backend, Protocol):
    """A backend that can also be called for one state without any packing."""

    def workspace(self, function: str) -> Workspace:
        """New buffers for the function."""
        ...


@runtime_checkable
class StatesBackend(DirectBackend, Protocol):
    """A backend that takes arrays of states as they lie."""

    def block(self, function: str, count: int) -> Block:
        """New buffers for so many states."""
        ...

    def columns(self, function: str, count: int) -> Rows:
        """The same for arrays that are structures of arrays in memory, as many states every time."""
        ...

    def rows(self, function: str) -> Rows:
        """The function, with what stays from call to call."""
        ...

    def states(self, function: str, prepared: Any, inputs: Sequence[Array], count: int) -> tuple[list[Array], int]:
        """Outputs (count, *shape) for inputs (count, *shape) or (*shape), and what `Block.run` returns."""
        ...
