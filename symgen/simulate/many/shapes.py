"""Arguments of many runs as arrays with a row for each run, and the number of runs that follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.errors import ArgumentError
from symgen.simulate.start import needed, number, numbers

__all__ = ["common_count", "mode_rows", "spread", "state_values", "vectors"]


def vectors(what: str, value: Any, names: Sequence[str], home: Sequence[float] = ()) -> Reals:
    """(n,) the same for all runs, or (runs, n).

    Args:
        what: for messages.
        value: numbers of either shape; a mapping from names to a number or to (runs,) numbers; None for none.
        names: of the n entries.
        home: (n,) values of those that are not given; empty for zeros.

    Raises:
        ArgumentError: another shape, an unknown name, anything that is not a finite number.
    """
    n = len(names)
    others = np.array(list(home) or [0.0] * n)
    if value is None:
        return others
    if isinstance(value, Mapping):
        found = _by_name(what, value, names, others)
    else:
        found = numbers(what, value)
        if found.ndim not in (1, 2) or found.shape[-1] != n:
            raise ArgumentError(f"{what}: {needed(names)}, for all runs or a row for each, not shape {found.shape}")
    if not np.all(np.isfinite(found)):
        bad = tuple(int(k) for k in np.argwhere(~np.isfinite(found))[0])
        run = f" of run {bad[0]}" if found.ndim == 2 else ""
        raise ArgumentError(f"{what}: {names[bad[-1]]}{run} is {found[bad]}; every entry must be finite")
    return found


def _by_name(what: str, value: Mapping[Any, Any], names: Sequence[str], others: Reals) -> Reals:
    unknown = [name for name in value if name not in names]
    if unknown:
        raise ArgumentError(f"{what}: no entry is called {unknown[0]!r}; there are {', '.join(names) or 'none'}")
    columns = {name: numbers(f"{what}: {name}", given) for name, given in value.items()}
    for name, column in columns.items():
        if column.ndim > 1:
            raise ArgumentError(f"{what}: {name}: a number, or one for each run, is wanted, not shape {column.shape}")
    runs = common_count({f"{what}: {name}": len(column) for name, column in columns.items() if column.ndim})
    found = np.tile(others, () if runs is None else (runs, 1))
    for name, column in columns.items():
        found[..., names.index(name)] = column
    return found


def mode_rows(mode: Any, n: int) -> npt.NDArray[np.int8]:
    """(n,) or (runs, n) of +1, 0, -1, whole numbers of any type; raises ArgumentError for anything else."""
    given = np.asarray(mode)
    if given.ndim not in (1, 2) or given.shape[-1:] != (n,) or not np.all(np.isin(given, (-1, 0, 1))):
        raise ArgumentError(
            f"mode: {n} entries of +1, 0, -1 are needed, for all runs or a row for each, not {mode!r:.80}"
        )
    return given.astype(np.int8)


def state_values(starts: Mapping[str, Any]) -> tuple[dict[str, float], dict[str, Reals]]:
    """Starts of controller states: one number each, and those that differ between runs, (runs,)."""
    single, several = {}, {}
    for name, start in starts.items():
        if np.ndim(start) == 0:
            single[name] = number(f"states[{name!r}]: start", start)
            continue
        several[name] = numbers(f"states[{name!r}]: start", start)
        if several[name].ndim != 1 or not np.all(np.isfinite(several[name])):
            raise ArgumentError(f"states[{name!r}]: start: a finite number, or one for each run, is wanted")
    return single, several


def common_count(rows: Mapping[str, int], given: int | None = None) -> int | None:
    """The number of runs that all arguments agree on; None where none has a row for each.

    Args:
        rows: argument -> number of its rows.
        given: number of runs that the caller wants, or None.

    Raises:
        ArgumentError: numbers that differ, or none, with the arguments that have them.
    """
    found: tuple[str, int] | None = None if given is None else ("runs", given)
    for what, count in rows.items():
        if found is not None and found[1] != count:
            raise ArgumentError(f"{what} has {_runs(count)}, {found[0]} {_runs(found[1])}")
        found = what, count
    if found is not None and found[1] < 1:
        raise ArgumentError(f"{found[0]} has no rows; at least one run is wanted")
    return None if found is None else found[1]


def _runs(count: int) -> str:
    return f"{count} run{'' if count == 1 else 's'}"


def spread(arrays: Iterable[Reals], runs: int) -> list[Reals]:
    """Copies (runs, n) of arrays (n,) or (runs, n)."""
    return [np.ascontiguousarray(np.broadcast_to(array, (runs, array.shape[-1]))).copy() for array in arrays]
