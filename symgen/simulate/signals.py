"""Signals that drive a simulation: constants, tables and callables, smooth between their switches.

A signal is asked for a piece: `signal.piece(a, b, q, qd)` is a function of (t, q, qd) that is smooth on [a, b],
where a and b are neighbouring switches. So an integrator never steps across a knot, and at a knot with a jump
each side sees its own value.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Union

import numpy as np
import numpy.typing as npt

from symgen.errors import ArgumentError
from symgen.simulate.start import needed, numbers

__all__ = ["Piece", "Signal", "Source", "make_signal"]

Array = npt.NDArray[np.float64]
Piece = Callable[[float, Array, Array], Array]
Source = Union[
    None,
    float,
    Sequence[float],
    Array,
    tuple[Any, Any],
    Callable[[float, Array, Array], Any],
    Mapping[str, Any],
]


class Signal(Protocol):
    """A vector over time that is smooth between its switches."""

    def switches(self, start: float, end: float) -> Array:
        """Times strictly inside (start, end) at which the signal may have a kink or a jump, ascending."""

    def piece(self, a: float, b: float, q: Array, qd: Array) -> Piece:
        """The smooth function that the signal is on [a, b]; q, qd are the state at a."""


@dataclass(frozen=True)
class Constant:
    """The same at all times."""

    value: Array

    def switches(self, start: float, end: float) -> Array:
        return np.empty(0)

    def piece(self, a: float, b: float, q: Array, qd: Array) -> Piece:
        return lambda t, q, qd: self.value


@dataclass(frozen=True)
class Table:
    """Piecewise linear between knots, constant before the first and after the last; equal times make a jump."""

    times: Array
    values: Array

    def switches(self, start: float, end: float) -> Array:
        inside = self.times[(self.times > start) & (self.times < end)]
        return np.unique(inside)

    def piece(self, a: float, b: float, q: Array, qd: Array) -> Piece:
        k = int(np.searchsorted(self.times, 0.5 * (a + b), side="right"))
        if k == 0 or k == len(self.times):
            value = self.values[0] if k == 0 else self.values[-1]
            return lambda t, q, qd: value
        left, right = self.times[k - 1], self.times[k]
        slope = (self.values[k] - self.values[k - 1]) / (right - left)
        origin = self.values[k - 1]
        return lambda t, q, qd: origin + slope * (t - left)


@dataclass(frozen=True)
class Law:
    """A callable of (t, q, qd), taken as smooth."""

    function: Callable[[float, Array, Array], Any]
    size: int
    what: str

    def value(self, t: float, q: Array, qd: Array) -> Array:
        answer = self.function(t, q.copy(), qd.copy())
        try:
            found = np.asarray(answer, dtype=np.float64)
        except (TypeError, ValueError):
            what = f"{self.what}: the callable returned {type(answer).__name__} at t = {t:g}, not {self.size} numbers"
            raise ArgumentError(what) from None
        if found.shape != (self.size,):
            raise ArgumentError(
                f"{self.what}: the callable returned shape {found.shape} at t = {t:g}, not ({self.size},)"
            )
        return found

    def switches(self, start: float, end: float) -> Array:
        return np.empty(0)

    def piece(self, a: float, b: float, q: Array, qd: Array) -> Piece:
        return self.value


class Held:
    """A sampled controller: the callable is asked once every `period`, in order, and its answer is held."""

    def __init__(self, law: Law, start: float, period: float) -> None:
        self.law, self.start, self.period = law, start, period
        self._sample = -1
        self._value = np.zeros(law.size)

    def switches(self, start: float, end: float) -> Array:
        count = math.ceil((end - self.start) / self.period)
        times = np.array(self.start + self.period * np.arange(1, count + 1), dtype=np.float64)
        return times[(times > start) & (times < end)]

    def piece(self, a: float, b: float, q: Array, qd: Array) -> Piece:
        sample = math.floor((0.5 * (a + b) - self.start) / self.period)
        if sample != self._sample:
            self._sample, self._value = sample, self.law.value(a, q, qd)
        value = self._value
        return lambda t, q, qd: value


@dataclass(frozen=True)
class Stack:
    """One scalar signal per name."""

    parts: tuple[Signal, ...]

    def switches(self, start: float, end: float) -> Array:
        return np.unique(np.concatenate([np.empty(0), *(part.switches(start, end) for part in self.parts)]))

    def piece(self, a: float, b: float, q: Array, qd: Array) -> Piece:
        pieces = [part.piece(a, b, q, qd) for part in self.parts]
        return lambda t, q, qd: np.concatenate([piece(t, q, qd) for piece in pieces])


def make_signal(source: Source, names: Sequence[str], what: str, start: float, hold: float | None = None) -> Signal:
    """The signal that a user's `tau` or `inputs` means.

    Args:
        source: None (zeros), (n,) numbers, a table (times (k,), values (k, n)), a callable of (t, q, qd) returning
            (n,), or a mapping from names to any of these for one entry (omitted entries are zero).
        names: one per entry.
        what: `"tau"` or `"inputs"`, for messages.
        start: time of the first sample of a held callable, s.
        hold: period at which callables are sampled and held, s; None asks them continuously.

    Raises:
        ArgumentError: wrong shape, unknown name, descending times, anything not finite.
    """
    size = len(names)
    if source is None:
        return Constant(np.zeros(size))
    if isinstance(source, Mapping):
        unknown = [name for name in source if name not in names]
        if unknown:
            raise ArgumentError(f"{what}: no entry is called {unknown[0]!r}; there are {', '.join(names) or 'none'}")
        return Stack(tuple(_scalar(source.get(name), name, f"{what}[{name!r}]", start, hold) for name in names))
    if callable(source):
        _refuse_other_arguments(source, what)
        law = Law(source, size, what)
        return law if hold is None else Held(law, start, hold)
    if isinstance(source, tuple) and len(source) == 2 and np.ndim(source[0]) == 1:
        times, values = (numbers(what, part) for part in source)
        return _table(times, values.reshape(-1, 1) if size == 1 and values.ndim == 1 else values, size, what)
    value = numbers(what, source)
    if value.ndim == 0 and names:
        raise ArgumentError(f"{what}: {needed(names)}: as a list, or by name, {what}={{{names[0]!r}: {source}}}")
    if value.shape != (size,):
        over_time = "; values over time are a table, the pair (times, values)" if value.ndim == 2 else ""
        raise ArgumentError(f"{what}: {needed(names)}, not shape {value.shape}{over_time}")
    if not np.all(np.isfinite(value)):
        raise ArgumentError(f"{what}: every entry must be finite, not {value}")
    return Constant(value)


def _refuse_other_arguments(source: Callable[..., Any], what: str) -> None:
    """Raises ArgumentError for a callable that cannot be called with t, q and qd."""
    try:
        inspect.signature(source).bind(0.0, None, None)
    except TypeError as error:
        raise ArgumentError(
            f"{what}: a callable is called as f(t, q, qd), which this one does not take: {error}"
        ) from None
    except ValueError:  # written in C, without a signature
        return


def _scalar(source: Any, name: str, what: str, start: float, hold: float | None) -> Signal:
    if callable(source):
        _refuse_other_arguments(source, what)
        return make_signal(lambda t, q, qd: [source(t, q, qd)], [name], what, start, hold)
    if isinstance(source, tuple):
        return make_signal(source, [name], what, start, hold)
    return make_signal(None if source is None else np.reshape(source, (-1,)), [name], what, start, hold)


def _table(times: Array, values: Array, size: int, what: str) -> Table:
    if values.shape != (len(times), size):
        raise ArgumentError(
            f"{what}: a table of {len(times)} times needs values of shape ({len(times)}, {size}), not {values.shape}"
        )
    if len(times) < 1 or not (np.all(np.isfinite(times)) and np.all(np.isfinite(values))):
        raise ArgumentError(f"{what}: a table needs at least one time, and only finite numbers")
    if np.any(np.diff(times) < 0.0):
        raise ArgumentError(f"{what}: the times of a table must not descend")
    return Table(times, values)
