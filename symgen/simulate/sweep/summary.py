"""A summary of a sweep over one or two of its names: a result's mean, spread and failures for each value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.nearest import nearest
from symgen.errors import ArgumentError
from symgen.functions import FAILED
from symgen.simulate.sweep.parts import column
from symgen.text.tables import text_table

__all__ = ["Summary", "summary", "summary_table"]


BINS = 12
"""Groups of a name with more values than that."""


@dataclass(frozen=True, eq=False)
class Summary:
    """A result by the values of one or two swept names.

    Attributes:
        names: swept, one or two.
        value: the result's column.
        places: (k,) and, with two names, (l,): the values, or the middles of groups of them.
        count, failed: (k,) or (k, l) runs in all, and those that failed.
        mean, low, high: of the runs that did not fail; NaN where there are none.
    """

    names: tuple[str, ...]
    value: str
    places: tuple[Array, ...]
    count: Array
    failed: Array
    mean: Array
    low: Array
    high: Array

    def to_dict(self) -> dict[str, Any]:
        """Plain data; means, least and largest values of places without runs are None."""
        data: dict[str, Any] = {"names": list(self.names), "value": self.value}
        data["places"] = [places.tolist() for places in self.places]
        data |= {"runs": self.count.tolist(), "failed": self.failed.tolist()}
        numbers = {"mean": self.mean, "low": self.low, "high": self.high}
        return data | {name: _without_nan(values) for name, values in numbers.items()}


def _without_nan(values: Array) -> list[Any]:
    """Nested lists with None for NaN."""
    found = values.astype(object)
    found[np.isnan(values)] = None
    return list(found.tolist())


def summary(ends: Mapping[str, Any], swept: Sequence[str], by: Sequence[str], value: str | None = None) -> Summary:
    """The summary of a sweep's `ends`.

    Args:
        ends: columns.
        swept: the swept names.
        by: one or two of them.
        value: a column of numbers; None: the first coordinate.

    Raises:
        ArgumentError: a name that is not swept, more than two, a column that there is not.
    """
    if not 1 <= len(by) <= 2 or len(set(by)) != len(by):
        raise ArgumentError(f"by: one or two swept names are wanted, not {', '.join(by) or 'none'}")
    for name in by:
        if name not in swept:
            raise ArgumentError(f"by: {name!r:.80} is not swept{nearest(name, swept)}; there are {', '.join(swept)}")
    columns = [
        name for name, values in ends.items() if isinstance(values, np.ndarray) and name not in ("run", "status")
    ]
    value = next(name for name in columns if name.startswith("q_")) if value is None else value
    if value not in columns:
        raise ArgumentError(
            f"value: there is no column {value!r:.80}{nearest(value, columns)}; there are {', '.join(columns)}"
        )
    groups = [_groups(np.asarray(ends[column(name)])) for name in by]
    shape = tuple(len(places) for places, _ in groups)
    where = tuple(which for _, which in groups)
    failed = np.isin(ends["status"], list(FAILED))
    sound = ~failed & np.isfinite(ends[value])
    numbers = np.asarray(ends[value], np.float64)
    count, lost, good, total = (np.zeros(shape) for _ in range(4))
    low, high = np.full(shape, np.inf), np.full(shape, -np.inf)
    np.add.at(count, where, 1)
    np.add.at(lost, where, failed)
    chosen = tuple(which[sound] for which in where)
    np.add.at(good, chosen, 1)
    np.add.at(total, chosen, numbers[sound])
    np.minimum.at(low, chosen, numbers[sound])
    np.maximum.at(high, chosen, numbers[sound])
    mean = np.divide(total, good, out=np.full(shape, np.nan), where=good > 0)
    low[good == 0], high[good == 0] = np.nan, np.nan
    places = tuple(found for found, _ in groups)
    return Summary(tuple(by), value, places, count.astype(int), lost.astype(int), mean, low, high)


def _groups(values: Array) -> tuple[Array, Array]:
    """The values that occur, or middles of equal ranges of them, and the group of each."""
    found, which = np.unique(values, return_inverse=True)
    if len(found) <= BINS:
        return found, which
    edges = np.linspace(found[0], found[-1], BINS + 1)
    middles = 0.5 * (edges[:-1] + edges[1:])
    return middles, np.clip(np.searchsorted(edges, values, side="right") - 1, 0, BINS - 1)


def summary_table(found: Summary, width: int | None = None) -> str:
    """A table: a row for each value, and with two names a column for each of the second.

    Args:
        found: the summary.
        width: characters of a line; None: any.
    """
    if len(found.names) == 1:
        head = [found.names[0], "runs", "failed", f"mean {found.value}", "least", "most"]
        numbers = zip(found.mean, found.low, found.high, strict=True)
        rows = [
            [f"{place:.6g}", str(found.count[k]), str(found.failed[k]), *(f"{x:.6g}" for x in each)]
            for k, (place, each) in enumerate(zip(found.places[0], numbers, strict=True))
        ]
    else:
        head = [f"{found.names[0]} \\ {found.names[1]}", *(f"{place:.4g}" for place in found.places[1])]
        rows = [
            [f"{place:.6g}", *(f"{x:.4g}" for x in means)]
            for place, means in zip(found.places[0], found.mean, strict=True)
        ]
    return text_table(head, rows, width)
