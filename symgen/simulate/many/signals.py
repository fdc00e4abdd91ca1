"""tau and inputs of many runs: constants and tables with a row for each run, callables kept aside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from symgen.arrays import Reals
from symgen.errors import ArgumentError
from symgen.simulate.held_signals import Parts, split
from symgen.simulate.many.shapes import spread, vectors
from symgen.simulate.signals import Law
from symgen.simulate.start import numbers

__all__ = ["ManySignal", "ManyTable", "read_inputs", "read_signal"]


@dataclass(frozen=True)
class ManyTable:
    """Piecewise linear between knots, constant outside.

    Attributes:
        entry: position in the signal.
        times: (s,), not descending.
        values: (runs, s), or (1, s) for all runs.
    """

    entry: int
    times: Reals
    values: Reals


@dataclass(frozen=True)
class ManySignal:
    """A signal of k entries without its expressions.

    Attributes:
        values: (k,) or (runs, k), the constants; entries that are something else are zero.
        tables: of the entries that have one.
        calls: callables with the entries that they answer for.
    """

    values: Reals
    tables: tuple[ManyTable, ...] = ()
    calls: tuple[tuple[slice, Law], ...] = ()

    def ask(self, t: float, q: Reals, qd: Reals, values: Reals) -> None:
        """Writes the answers of callables for one run at a state (n,) into its row of the signal."""
        for entries, law in self.calls:
            values[entries] = law.value(t, q, qd)

    def rows(self, what: str) -> dict[str, int]:
        """Argument -> number of its rows, for `common_count`."""
        found = {what: len(self.values)} if self.values.ndim == 2 else {}
        return found | {f"{what}: a table": len(t.values) for t in self.tables if len(t.values) > 1}

    def of_run(self, k: int) -> Parts:
        """The signal of one run."""
        values = self.values if self.values.ndim == 1 else self.values[k]
        tables = [(t.entry, t.times, t.values[k if len(t.values) > 1 else 0]) for t in self.tables]
        return Parts(np.array(values), tables, calls=list(self.calls))

    def at(self, t: float, runs: int) -> Reals:
        """(runs, k): constants and tables at a time."""
        (found,) = spread([self.values], runs)
        for table in self.tables:
            found[:, table.entry] = _look_up(table, t)
        return found


def _look_up(table: ManyTable, t: float) -> Reals:
    times, values = table.times, table.values
    k = int(np.searchsorted(times, t, side="right"))
    if k in (0, len(times)):
        return values[:, 0 if k == 0 else -1]
    share = (t - times[k - 1]) / (times[k] - times[k - 1])
    return np.asarray(values[:, k - 1] + share * (values[:, k] - values[:, k - 1]))


def read_signal(source: Any, names: Sequence[str], what: str) -> ManySignal:
    """The signal that a user's `tau` or `inputs` means, its expressions taken out before.

    Args:
        source: None (zeros); k or (runs, k) numbers; a table (times (s,), values (s, k) or (runs, s, k)); a callable of
            (t, q, qd); or a mapping from names to a number, (runs,) numbers, a table (times (s,), values (s,) or
            (runs, s)) or a callable.
        names: one per entry.
        what: `"tau"` or `"inputs"`, for messages.

    Raises:
        ArgumentError: wrong shape, unknown name, descending times, anything not finite.
    """
    if callable(source):
        return ManySignal(np.zeros(len(names)), calls=tuple(split(source, names, what, 1).calls))
    if _is_table(source):
        return ManySignal(np.zeros(len(names)), _tables(source, names, what))
    if not isinstance(source, Mapping):
        return ManySignal(vectors(what, source, names))
    unknown = [name for name in source if name not in names]
    if unknown:
        raise ArgumentError(f"{what}: no entry is called {unknown[0]!r}; there are {', '.join(names) or 'none'}")
    calls = {name: value for name, value in source.items() if callable(value)}
    tables = [_scalar_table(value, name, names, what) for name, value in source.items() if _is_table(value)]
    rest = {k: v for k, v in source.items() if k not in calls and not _is_table(v) and v is not None}
    laws = tuple(split(calls, names, what, 1).calls)
    return ManySignal(vectors(what, rest, names), tuple(tables), laws)


def read_inputs(source: Any, names: Sequence[str], own: int) -> ManySignal:
    """The inputs, of which the last `own` are states of the chain and zero here; see `read_signal`."""
    found = read_signal(source, names[: len(names) - own], "inputs")
    return replace(found, values=np.concatenate([found.values, np.zeros((*found.values.shape[:-1], own))], axis=-1))


def first_row(source: Any) -> Any:
    """A signal as `read_signal` takes it, as one of the first run alone, with its expressions."""
    if isinstance(source, Mapping):
        return {name: _first(value, 1) for name, value in source.items()}
    return _first(source, 2)


def _first(value: Any, most: int) -> Any:
    """The part of one run; numbers have `most` axes where runs differ, and a table's values one more or, of one entry,
    as many."""
    if _is_table(value):
        times, rows = value
        shape = np.shape(rows)
        differ = len(shape) > most or (len(shape) == 2 and shape[0] != len(times) == shape[1])
        return times, (np.asarray(rows)[0] if differ else rows)
    if value is None or isinstance(value, str) or callable(value):
        return value
    return np.asarray(value)[0] if np.ndim(value) == most else value


def _is_table(source: Any) -> bool:
    return isinstance(source, tuple) and len(source) == 2 and np.ndim(source[0]) == 1


def _tables(source: Any, names: Sequence[str], what: str) -> tuple[ManyTable, ...]:
    times, values = (numbers(what, part) for part in source)
    if len(names) == 1 and values.shape[-1:] == times.shape:
        values = values[..., np.newaxis]
    if values.ndim not in (2, 3) or values.shape[-2:] != (len(times), len(names)):
        wanted = f"({len(times)}, {len(names)}) or (runs, {len(times)}, {len(names)})"
        raise ArgumentError(f"{what}: a table of {len(times)} times needs values {wanted}, not {values.shape}")
    _refuse_times(times, values, what)
    rows = values if values.ndim == 3 else values[np.newaxis]
    return tuple(ManyTable(k, times, np.ascontiguousarray(rows[:, :, k])) for k in range(len(names)))


def _scalar_table(source: Any, name: str, names: Sequence[str], what: str) -> ManyTable:
    times, values = (numbers(f"{what}[{name!r}]", part) for part in source)
    if values.ndim not in (1, 2) or values.shape[-1] != len(times):
        wanted = f"({len(times)},) or (runs, {len(times)})"
        raise ArgumentError(
            f"{what}[{name!r}]: a table of {len(times)} times needs values {wanted}, not {values.shape}"
        )
    _refuse_times(times, values, f"{what}[{name!r}]")
    return ManyTable(names.index(name), times, np.ascontiguousarray(np.atleast_2d(values)))


def _refuse_times(times: Reals, values: Reals, what: str) -> None:
    if len(times) < 1 or not (np.all(np.isfinite(times)) and np.all(np.isfinite(values))):
        raise ArgumentError(f"{what}: a table needs at least one time, and only finite numbers")
    if np.any(np.diff(times) < 0.0):
        raise ArgumentError(f"{what}: the times of a table must not descend")
