"""The interface between a `Model` and a target: prepare parameters, call a function on a structure of arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from symgen.arrays import Array

__all__ = [
    "ALONE",
    "ANY",
    "APART",
    "EACH",
    "NO_MEMORY",
    "SENSELESS",
    "TOGETHER",
    "Backend",
    "DirectBackend",
    "PlacedBackend",
    "PlainBackend",
    "SingleBackend",
    "StatesBackend",
    "StatesCall",
    "Workspace",
    "Zeros",
]


TOGETHER, EACH, ALONE, APART = 0, 1, 2, 4
"""Flags of `StatesCall`: all states with one parameter set, each with its own, one state alone. `APART` is added to one
of them for arrays (*shape, count), each number of all states together; without it they are (count, *shape)."""

NO_MEMORY, SENSELESS = -1, -2
"""Results of `StatesCall` without memory for a block, and for invalid values."""


class Zeros(NamedTuple):
    """Elements of the argument at a position that must be zero in every state."""

    argument: int
    elements: tuple[int, ...]


ANY = Zeros(0, ())
"""No element has to be zero."""


class Backend(Protocol):
    """C, NumPy and the reference interpreter look like this.

    Arrays have the types of the arguments: the model's float type, bool, or int8 for modes.
    """

    def prepare(self, parameters: Array) -> Any:
        """Prepared numbers for calls, of one parameter set (p,) or of one per state (p, count), in any memory order."""
        ...

    def valid(self, parameters: Array) -> Array:
        """0, or the number of the first rule that is broken, by one parameter set (p,) or each of (p, count)."""
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


@runtime_checkable
class SingleBackend(Backend, Protocol):
    """A backend that has a shorter way for one state."""

    def call_single(self, function: str, prepared: Any, inputs: Sequence[Array]) -> list[Array]:
        """The outputs, (size,) each, of a function for one state, inputs (size,)."""
        ...


@runtime_checkable
class PlainBackend(Backend, Protocol):
    """A backend whose emitted functions for many states can be called as a user's program calls them."""

    def plain(self, function: str, parameters: Array, inputs: Sequence[Array]) -> list[Array]:
        """As `call`, of one parameter set (p,) or of one per state (p, count), by what was emitted alone.

        `call` may go through code of symgen's own, which deals out many states in blocks.
        """
        ...


@runtime_checkable
class PlacedBackend(Backend, Protocol):
    """A backend that runs here or there.

    Attributes:
        remark: where, in words.
    """

    remark: str


@runtime_checkable
class StatesBackend(Backend, Protocol):
    """A backend that takes arrays of states in both orders of the memory."""

    def states(self, function: str, zeros: Zeros = ANY) -> StatesCall:
        """The function on arrays of states, which refuses numbers that must be zero and are not."""
        ...


class StatesCall(Protocol):
    """One function on arrays of states."""

    def __call__(self, prepared: Any, how: int, count: int, arrays: Sequence[Array]) -> int:
        """Computes `count` states.

        Args:
            prepared: of one parameter set, or of as many as there are states, `EACH`.
            how: `TOGETHER`, `EACH` or, as code for one state does it, `ALONE`; with `APART` by the arrays' layout.
            count: number of states.
            arrays: arguments and results, C-contiguous and of the types of the arguments.

        Returns:
            0; 1 when a result of a function in `SOLVING` is not finite; `NO_MEMORY`; `SENSELESS`, with results that
            mean nothing, when an element that must be zero is not, or a mode is none of -1, 0, +1.
        """
        ...
