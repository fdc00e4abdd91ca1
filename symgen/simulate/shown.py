"""A motion in a notebook: its coordinates over time, their ends and ranges, events, the energy ledger."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

import numpy as np

from symgen.text.notebook import folded, html_line, html_picture, html_table, shown

if TYPE_CHECKING:
    from symgen.simulate.trajectory import Trajectory

__all__ = ["end_rows", "event_rows", "trajectory_html"]

Rows = tuple[Sequence[str], Sequence[Sequence[str]]]
"""Heads and rows of a table."""

DRAWN = 12
"""Joints up to which coordinates are drawn."""


def trajectory_html(run: Trajectory) -> str:
    """The motion as HTML: a line in words, a picture where matplotlib is installed, tables."""
    words = repr(run).removeprefix("<Trajectory of ").removesuffix(">")
    kinds = Counter(event.kind.replace("_", " ") for event in run.events)
    told = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
    return shown(
        html_line("Trajectory", words),
        html_line("Status", f"{run.status}; {run.message}") if run.message else "",
        _picture(run),
        html_table(*end_rows(run)),
        folded(f"Events: {told}", html_table(*event_rows(run))),
    )


def end_rows(run: Trajectory) -> Rows:
    """Coordinates at the start and at the end, their ranges and largest rates."""
    slides = run.slides or (False,) * len(run.q_names)
    rows = []
    for k, name in enumerate(run.q_names):
        numbers = (run.q[0, k], run.q[-1, k], run.q[:, k].min(), run.q[:, k].max(), np.abs(run.qd[:, k]).max())
        rows.append((name, *(f"{x:.6g}" for x in numbers), "m, m/s" if slides[k] else "rad, rad/s"))
    return ("coordinate", "start", "end", "least", "largest", "largest rate", "units"), rows


def event_rows(run: Trajectory) -> Rows:
    """Instant, kind and joints of each event."""
    rows = [
        (f"{event.time:.9g}", event.kind.replace("_", " "), ", ".join(event.joints) or event.condition)
        for event in run.events
    ]
    return ("t / s", "event", "joints"), rows


def _picture(run: Trajectory) -> str:
    """Coordinates over time; nothing without matplotlib, or for a run of one row."""
    if not find_spec("matplotlib") or len(run.t) < 2:
        return ""
    from symgen.simulate.dense import dense
    from symgen.simulate.panels import draw_quantity, joint_groups
    from symgen.simulate.picture import Picture

    drawn = range(min(DRAWN, len(run.q_names)))
    rows, groups = dense(run), joint_groups(run, drawn)
    figure = Picture(figsize=(7.0, 2.2 * len(groups)), layout="constrained")
    axes = figure.subplots(len(groups), sharex=True, squeeze=False)[:, 0]
    for axis, (slides, mine) in zip(axes, groups.items(), strict=True):
        draw_quantity(axis, rows, "q", mine, slides)
        axis.grid(visible=True, alpha=0.3)
    axes[-1].set_xlabel("t / s")
    written = io.BytesIO()
    figure.savefig(written, dpi=80, format="png")
    return html_picture(written.getvalue(), "coordinates over time")
