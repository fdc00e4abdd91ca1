"""`Call`: values of a function at arrays with a batch, and its derivatives there; what every framework wraps."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from symgen.arrays import Array
from symgen.errors import ArgumentError, SimulationError, SimulationWarning, warn

__all__ = ["Call", "Point", "Slot", "batch_of", "flat", "undefined_found"]


@dataclass(frozen=True, slots=True)
class Slot:
    """An argument or a result: its name, the shape of one state's numbers, and their type in NumPy.

    Attributes:
        name: for messages.
        shape: without the batch.
        dtype: of the arrays; derivatives exist for floating-point numbers alone.
    """

    name: str
    shape: tuple[int, ...]
    dtype: Any = np.float64

    @property
    def real(self) -> bool:
        """True where the slot has derivatives."""
        return bool(np.issubdtype(self.dtype, np.floating))

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    def takes(self, kind: str, words: str) -> None:
        """Refuses numbers of a type that would lose something in this slot.

        Args:
            kind: of the type, as NumPy codes it: "f" real, "i" whole, "b" truth values, "c" complex.
            words: the type, for the message.

        Raises:
            ArgumentError: complex numbers; fractions where modes are wanted; truth values where they are not.
        """
        wanted, fitting = {"f": ("real numbers", "fi"), "b": ("truth values", "bi")}.get(
            np.dtype(self.dtype).kind, ("whole numbers", "i")
        )
        if kind not in fitting:
            raise ArgumentError(f"{self.name}: {words} was given, {wanted} are wanted; nothing is cast silently")


class Point(Protocol):
    """A call at given arguments, (b, *shape) each."""

    @property
    def values(self) -> Sequence[Array]:
        """The results, (b, *shape) each."""

    def along(self, tangents: Sequence[Array]) -> list[Array]:
        """J v: (k, b, *shape) of each real result, from (k, b, *shape) of each argument that moves."""

    def back(self, weights: Sequence[Array]) -> list[Array]:
        """J' w: (k, b, *shape) of each argument that moves, from (k, b, *shape) of each real result."""


class Call(Protocol):
    """A differentiable function of arrays."""

    @property
    def inputs(self) -> Sequence[Slot]:
        """Its arguments."""

    @property
    def outputs(self) -> Sequence[Slot]:
        """Its results."""

    def values(self, arrays: Sequence[Array]) -> Sequence[Array]:
        """The results, (b, *shape) each, from (b, *shape) of each argument."""

    def at(self, arrays: Sequence[Array], moved: Sequence[int]) -> Point:
        """The call at these arguments, to be differentiated by those at the positions `moved`."""


def batch_of(slots: Sequence[Slot], shapes: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The common leading axes of arrays of these shapes.

    Raises:
        ArgumentError: the last axes of one are not its slot's, or leading axes do not broadcast.
    """
    leading = []
    for slot, shape in zip(slots, shapes, strict=True):
        cut = len(shape) - len(slot.shape)
        if cut < 0 or shape[cut:] != slot.shape:
            wanted = f"(..., {', '.join(map(str, slot.shape))})" if slot.shape else "(...)"
            raise ArgumentError(f"{slot.name}: shape {tuple(shape)} was given, {wanted} is wanted")
        leading.append(shape[:cut])
    try:
        return np.broadcast_shapes(*leading)
    except ValueError:
        named = ", ".join(f"{slot.name} {shape}" for slot, shape in zip(slots, leading, strict=True) if shape)
        raise ArgumentError(f"leading axes do not broadcast: {named}") from None


def flat(slot: Slot, array: Array, batch: tuple[int, ...]) -> Array:
    """(b, *shape): an array with the leading axes `batch`, or some that broadcast to them."""
    whole = np.broadcast_to(np.asarray(array), (*batch, *slot.shape))
    return np.ascontiguousarray(whole.reshape((math.prod(batch), *slot.shape)), slot.dtype)


def undefined_found(policy: str, message: str) -> None:
    """Raises SimulationError with the message, or warns where NaN were asked for."""
    if policy == "raise":
        raise SimulationError(f"{message}; undefined='nan' gives NaN there instead")
    warn(SimulationWarning(message))
