"""A picture of a motion: angles and lengths on axes of their own, each with its unit; the energy ledger below."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.errors import ArgumentError, SimulationError
from symgen.output import write_files

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from symgen.simulate.trajectory import Trajectory

__all__ = ["picture_format", "plot"]

UNITS = {
    "q": ("rad", "m"),
    "qd": ("rad/s", "m/s"),
    "tau": ("N m", "N"),
    "friction": ("N m", "N"),
}
"""Quantities that are drawn, with their units for revolute and for prismatic joints."""

BESIDE: dict[str, Any] = {
    "loc": "upper left", "bbox_to_anchor": (1.0, 1.0), "borderaxespad": 0.0, "frameon": False, "fontsize": "small"
}  # fmt: skip
"""Legends stand beside the axes: within, some curve would be behind them."""


def plot(run: Trajectory, path: str | Path | None = None) -> Figure:
    """Coordinates, rates, forces, friction and the ledger over time, as a figure that notebooks show; saved when a path
    is given.

    One column for the joints that turn and one for those that slide, where there are both. The end of the path's name
    says in which format the picture is saved; PNG without one.

    Raises:
        SimulationError: matplotlib is not installed.
        ArgumentError: it does not write such files.
        OutputError: the file cannot be written.
    """
    chosen = picture_format(path)
    from symgen.simulate.picture import Picture

    kinds = [kind for kind in UNITS if kind != "friction" or np.any(run.friction)]
    slides = np.array(run.slides or (False,) * len(run.q_names))
    columns = [k for k in (0, 1) if np.any(slides == bool(k))]
    figure = Picture(figsize=(4.0 + 5.0 * len(columns), 1.5 + 1.8 * len(kinds)), layout="constrained")
    layout: list[Any] = [*([f"{kind}{k}" for k in columns] for kind in kinds), ["energy" for _ in columns]]
    axes: dict[str, Any] = figure.subplot_mosaic(layout, sharex=True)
    for kind in kinds:
        for k in columns:
            axis, mine = axes[f"{kind}{k}"], slides == bool(k)
            axis.plot(run.t, getattr(run, kind)[:, mine])
            axis.set_ylabel(f"{kind} / {_factor(UNITS[kind][k])}")
            if kind == "q":
                names = [name for name, chosen in zip(run.q_names, mine, strict=True) if chosen]
                axis.legend(axis.lines, names, **BESIDE)
    _ledger(axes["energy"], run)
    for axis in axes.values():
        axis.grid(visible=True, alpha=0.3)
    if len(columns) > 1:  # the ledger below is wider, so that its numbers do not serve for the columns
        for k in columns:
            axes[f"{kinds[-1]}{k}"].tick_params(labelbottom=True)
    figure.align_ylabels()
    if path is not None:
        picture = io.BytesIO()
        figure.savefig(picture, dpi=130, format=chosen)
        write_files({Path(path): picture.getvalue()})
    return figure


def picture_format(path: str | Path | None) -> str:
    """The format of a picture by the end of its file's name; raises what `plot` raises for another."""
    try:
        from matplotlib.backend_bases import FigureCanvasBase
    except ImportError as missing:
        raise SimulationError("plot needs matplotlib: pip install 'symgen[plot]', or use to_csv") from missing
    chosen = Path(path or "").suffix[1:].lower() or "png"
    known = FigureCanvasBase.get_supported_filetypes()
    if chosen not in known:
        raise ArgumentError(f"{path}: pictures are not written as {chosen!r}; there are {', '.join(sorted(known))}")
    return chosen


def _factor(unit: str) -> str:
    """A unit as a divisor: a quotient or product of units in parentheses."""
    return unit if unit.isalpha() else f"({unit})"


def _ledger(axis: Any, run: Trajectory) -> None:
    """Draw the energy ledger: change of energy, work in and dissipated energy."""
    axis.plot(run.t, run.energy - run.energy[0], label="energy - energy(0)")
    axis.plot(run.t, run.work_in, label="work in")
    axis.plot(run.t, run.dissipated, label="dissipated")
    axis.set_ylabel("energy / J")
    axis.set_xlabel("t / s")
    axis.legend(**BESIDE)
