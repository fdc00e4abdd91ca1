"""Signals that drive a simulation as the user gives them: constants, tables and callables, checked."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Union

import numpy as np

from symgen.arrays import Reals
from symgen.errors import ArgumentError
from symgen.simulate.start import needed, numbers

__all__ = ["Constant", "Law", "Signal", "Source", "Stack", "Table", "make_signal"]

Source = Union[
    None,
    float,
    Sequence[float],
    Reals,
    tuple[Any, Any],
    Callable[[float, Reals, Reals], Any],
    Mapping[str, Any],
]


@dataclass(frozen=True)
class Constant:
    """The same at all times."""

    value: Reals


@dataclass(frozen=True)
class Table:
    """Piecewise linear between knots, constant before the first and after the last; equal times make a jump."""

    times: Reals
    values: Reals


@dataclass(frozen=True)
class Law:
    """A callable of (t, q, qd), taken as smooth."""

    function: Callable[[float, Reals, Reals], Any]
    size: int
    what: str

    def value(self, t: float, q: Reals, qd: Reals) -> Reals:
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


@dataclass(frozen=True)
class Stack:
    """One scalar signal per name."""

    parts: tuple[Signal, ...]


Signal = Union[Constant, Table, Law, Stack]


def make_signal(source: Source, names: Sequence[str], what: str) -> Signal:
    """The signal that a user's `tau` or `inputs` means.

    Args:
        source: None (zeros), (n,) numbers, a table (times (k,), values (k, n)), a callable of (t, q, qd) returning
            (n,), or a mapping from names to any of these for one entry (omitted entries are zero).
        names: one per entry.
        what: `"tau"` or `"inputs"`, for messages.

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
        return Stack(tuple(_scalar(source.get(name), name, f"{what}[{name!r}]") for name in names))
    if callable(source):
        _refuse_other_arguments(source, what)
        return Law(source, size, what)
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


def _scalar(source: Any, name: str, what: str) -> Signal:
    if callable(source):
        _refuse_other_arguments(source, what)
        return make_signal(lambda t, q, qd: [source(t, q, qd)], [name], what)
    if isinstance(source, tuple):
        return make_signal(source, [name], what)
    return make_signal(None if source is None else np.reshape(source, (-1,)), [name], what)


def _table(times: Reals, values: Reals, size: int, what: str) -> Table:
    if values.shape != (len(times), size):
        raise ArgumentError(
            f"{what}: a table of {len(times)} times needs values of shape ({len(times)}, {size}), not {values.shape}"
        )
    if len(times) < 1 or not (np.all(np.isfinite(times)) and np.all(np.isfinite(values))):
        raise ArgumentError(f"{what}: a table needs at least one time, and only finite numbers")
    if np.any(np.diff(times) < 0.0):
        raise ArgumentError(f"{what}: the times of a table must not descend")
    return Table(times, values)
