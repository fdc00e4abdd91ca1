"""Pictures of sweeps: of a summary, a line with its band over one name or a map over two; of rows, a dot for each."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.describe.nearest import nearest
from symgen.errors import ArgumentError
from symgen.simulate.sweep.parts import column
from symgen.simulate.sweep.summary import Summary

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["plot_rows", "plot_summary"]


def plot_summary(found: Summary, path: str | Path | None = None) -> Figure:
    """Draws the mean of a result; least and most as a band over one name.

    Args:
        found: of one or two names.
        path: file to write, by its ending `.png`, `.pdf`, `.svg` or `.jpg`; None writes none.

    Raises:
        SimulationError: matplotlib is missing.
        ArgumentError: an ending of no picture.
    """
    from symgen.simulate.marks import plain_text
    from symgen.simulate.plot import picture_format, saved

    kind = picture_format(path)
    from symgen.simulate.picture import Picture

    figure = Picture(figsize=(6.4, 4.2), layout="constrained")
    axes = figure.subplots()
    names, value = [plain_text(name) for name in found.names], plain_text(found.value)
    if len(found.names) == 1:
        axes.fill_between(found.places[0], found.low, found.high, alpha=0.25, linewidth=0.0, label="least to most")
        axes.plot(found.places[0], found.mean, marker="o", markersize=3.0, label="mean")
        axes.set_ylabel(value)
        axes.legend()
        axes.grid(alpha=0.3)
    else:
        image = axes.pcolormesh(found.places[1], found.places[0], np.ma.masked_invalid(found.mean), shading="nearest")
        figure.colorbar(image, ax=axes, label=f"mean {value}")
        axes.set_ylabel(names[0])
    axes.set_xlabel(names[-1])
    return saved(figure, path, kind)


def plot_rows(rows: Mapping[str, Any], name: str, value: str, after: float, path: str | Path | None = None) -> Figure:
    """Draws a dot for each row over one swept name: a bifurcation diagram where rows are a period apart.

    Args:
        rows: columns.
        name: the swept name.
        value: a column of numbers.
        after: s; rows before are left out, for motions settle first.
        path: file to write, by its ending; None writes none.

    Raises:
        SimulationError: matplotlib is missing.
        ArgumentError: an ending of no picture; no such column; no rows after that time.
    """
    from symgen.simulate.marks import plain_text
    from symgen.simulate.plot import picture_format, saved

    kind = picture_format(path)
    from symgen.simulate.picture import Picture

    numbers = [each for each, values in rows.items() if isinstance(values, np.ndarray)]
    if value not in numbers:
        raise ArgumentError(
            f"value: there is no column {value!r:.80}{nearest(value, numbers)}; there are {', '.join(numbers)}"
        )
    late = rows["t"] >= after
    if not late.any():
        raise ArgumentError(f"after: no rows are kept from {after:g} s on; the last is at {rows['t'].max():g} s")
    figure = Picture(figsize=(6.4, 4.2), layout="constrained")
    axes = figure.subplots()
    axes.plot(rows[column(name)][late], rows[value][late], ".", markersize=2.0, color="C0")
    axes.set_xlabel(plain_text(name))
    axes.set_ylabel(plain_text(value))
    axes.grid(alpha=0.3)
    return saved(figure, path, kind)
