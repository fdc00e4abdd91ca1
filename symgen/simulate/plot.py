"""A picture of a motion: angles and lengths on axes of their own, each with its unit; the energy ledger below."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.errors import ArgumentError, SimulationError
from symgen.output import write_files
from symgen.simulate.dense import dense
from symgen.simulate.marks import BESIDE, UNITS, axis_label, draw_friction, mark_events, plain_text, shade_sticking
from symgen.simulate.phases import chosen_joints, events_of

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
    kinds = [kind for kind in UNITS if kind != "friction" or np.any(run.friction[:, list(drawn)])]
    slides = run.slides or (False,) * len(run.q_names)
    groups = {k: [joint for joint in drawn if slides[joint] == bool(k)] for k in (0, 1)}
    columns = [k for k, mine in groups.items() if mine]
    figure = Picture(figsize=(4.0 + 5.0 * len(columns), 1.5 + 1.8 * len(kinds)), layout="constrained")
    mosaic: list[Any] = [*([f"{kind}{k}" for k in columns] for kind in kinds), ["energy" for _ in columns]]
    axes: dict[str, Any] = figure.subplot_mosaic(mosaic, sharex=True)
    for k in columns:
        mine = groups[k]
        for kind in kinds:
            axis = axes[f"{kind}{k}"]
            axis.set_ylabel(axis_label(kind, bool(k)))
            if kind == "friction":
                for place, joint in enumerate(mine):
                    draw_friction(axis, run, joint, f"C{place}", f"C{place}")
                continue
            lines = axis.plot(run.t, getattr(run, kind)[:, mine])
            if kind == "q":
                axis.legend(lines, [plain_text(run.q_names[joint]) for joint in mine], **BESIDE)
            elif kind == "qd":
                shade_sticking(axis, run, mine, [line.get_color() for line in lines])
                _events(axis, run, mine, first=k == columns[0])
    _ledger(axes["energy"], run)
    for axis in axes.values():
        axis.grid(visible=True, alpha=0.3)
    if len(columns) > 1:  # the ledger below is wider, so that its numbers do not serve for the columns
        for k in columns:
            axes[f"{kinds[-1]}{k}"].tick_params(labelbottom=True)
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


def _events(axis: Any, run: Trajectory, joints: Sequence[int], first: bool) -> None:
    """Mark the events of these joints; those that concern no joint stand in the first column alone."""
    events = [event for event in events_of(run, joints) if event.joints or first]
    mark_events(axis, events)
    if events:
        axis.legend(handles=[line for line in axis.lines if line.get_gid()], **BESIDE)


def _ledger(axis: Any, run: Trajectory) -> None:
    """Draw the energy ledger: change of energy, work in and dissipated energy."""
    axis.plot(run.t, run.energy - run.energy[0], label="energy - energy(0)")
    axis.plot(run.t, run.work_in, label="work in")
    axis.plot(run.t, run.dissipated, label="dissipated")
    axis.set_ylabel("energy / J")
    axis.set_xlabel("t / s")
    axis.legend(**BESIDE)
