"""A picture of a motion: angles and lengths on axes of their own, each with its unit; the energy ledger below."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.errors import ArgumentError, SimulationError
from symgen.output import write_files
from symgen.simulate.dense import dense
from symgen.simulate.panels import draw_ledger, draw_quantity, joint_groups, quantities
from symgen.simulate.phases import chosen_joints

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from symgen.simulate.trajectory import Trajectory

__all__ = ["picture_format", "plot", "saved"]

LAYOUTS = ("overview", "karnopp")


def plot(
    run: Trajectory,
    path: str | Path | None = None,
    joints: str | Sequence[str] | None = None,
    layout: str = "overview",
) -> Figure:
    """Coordinates, rates, forces, friction and the ledger over time, as a figure that notebooks show; saved when a path
    is given.

    One column for the joints that turn and one for those that slide, where there are both. On the axes of the rates
    stick phases are shaded, in the colour of their joint, and events marked at the upper edge; on those of friction
    bands show what may hold a stuck joint. The end of the path's name says in which format the picture is saved; PNG
    without one. `layout="karnopp"` is described in `karnopp_figure`.

    Raises:
        SimulationError: matplotlib is not installed.
        ArgumentError: it does not write such files; no such joint or layout.
        OutputError: the file cannot be written.
    """
    chosen = picture_format(path)
    from symgen.simulate.picture import Picture

    if layout not in LAYOUTS:
        raise ArgumentError(f"layout: {layout!r} is not one of {', '.join(LAYOUTS)}")
    drawn = chosen_joints(run, joints)
    run = dense(run)
    if layout == "karnopp":
        from symgen.simulate.karnopp_figure import karnopp_figure

        return saved(karnopp_figure(run, drawn), path, chosen)
    kinds, groups = quantities(run, drawn), joint_groups(run, drawn)
    figure = Picture(figsize=(4.0 + 5.0 * len(groups), 1.5 + 1.8 * len(kinds)), layout="constrained")
    mosaic: list[Any] = [*([f"{kind}{k:d}" for k in groups] for kind in kinds), ["energy" for _ in groups]]
    axes: dict[str, Any] = figure.subplot_mosaic(mosaic, sharex=True)
    for place, (k, mine) in enumerate(groups.items()):
        for kind in kinds:
            draw_quantity(axes[f"{kind}{k:d}"], run, kind, mine, k, switches=place == 0)
    draw_ledger(axes["energy"], run)
    for axis in axes.values():
        axis.grid(visible=True, alpha=0.3)
    if len(groups) > 1:  # the ledger below is wider, so that its numbers do not serve for the columns
        for k in groups:
            axes[f"{kinds[-1]}{k:d}"].tick_params(labelbottom=True)
    figure.align_ylabels()
    return saved(figure, path, chosen)


def picture_format(path: str | Path | None, verb: str = "plot", instead: str = "use to_csv") -> str:
    """The format of a picture by the end of its file's name; raises what `plot` raises for another."""
    try:
        from matplotlib.backend_bases import FigureCanvasBase
    except ImportError as missing:
        raise SimulationError(f"{verb} needs matplotlib: pip install 'symgen[plot]', or {instead}") from missing
    chosen = Path(path or "").suffix[1:].lower() or "png"
    known = FigureCanvasBase.get_supported_filetypes()
    if chosen not in known:
        raise ArgumentError(f"{path}: pictures are not written as {chosen!r}; there are {', '.join(sorted(known))}")
    return chosen


def saved(figure: Figure, path: str | Path | None, chosen: str) -> Figure:
    """The figure, after it was written in the chosen format where a path is given."""
    if path is not None:
        picture = io.BytesIO()
        figure.savefig(picture, dpi=130, format=chosen)
        write_files({Path(path): picture.getvalue()})
    return figure
