"""The panels of a motion as small SVG pictures for a page: its colours, its letters, a cursor at the player's time."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.simulate.dense import dense
from symgen.simulate.marks import BESIDE
from symgen.simulate.panels import draw_ledger, draw_quantity, joint_groups, quantities
from symgen.simulate.plot import picture_format

if TYPE_CHECKING:
    from symgen.simulate.trajectory import Trajectory

__all__ = ["VectorPlot", "vector_plots"]

COLORS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""Colours that colour-blind people tell apart (Okabe and Ito 2008)."""

DASHES = ("-", "--", ":")

MOST = 18
"""Joints that are drawn: each has a line of its own."""

TITLES = {"q": "Coordinates", "qd": "Rates", "tau": "Joint forces", "friction": "Friction"}

INKS = ("#000000", "#333333")
"""Colours of axes and marks, which become those of the page."""


@dataclass(frozen=True, slots=True)
class VectorPlot:
    """A picture over time.

    Attributes:
        title: what is drawn.
        svg: an svg element without identifiers that others may have.
        left, right: ends of the axis of time, shares of the picture's width.
        begin, end: the same ends, s.
    """

    title: str
    svg: str
    left: float
    right: float
    begin: float
    end: float


def vector_plots(run: Trajectory) -> tuple[VectorPlot, ...]:
    """Coordinates, rates, forces, friction and the energy ledger, one picture each.

    Raises:
        SimulationError: matplotlib is not installed.
    """
    picture_format(None, "a report with plots", "take the report without them")
    import matplotlib
    from cycler import cycler

    drawn = range(min(MOST, len(run.q_names)))
    rows = dense(run)
    styles = cycler(linestyle=DASHES) * cycler(color=COLORS)
    settings: Any = {
        "svg.fonttype": "none",
        "svg.hashsalt": "symgen",
        "axes.prop_cycle": styles,
        "axes.grid": True,
        "grid.alpha": 0.3,
        "font.size": 9.0,
    }
    found: list[VectorPlot] = []
    with matplotlib.rc_context(settings):
        groups = joint_groups(run, drawn)
        for kind in quantities(run, drawn):
            if kind == "tau" and not np.any(run.tau):
                continue
            for place, (slides, mine) in enumerate(groups.items()):
                which = f" of joints that {'slide' if slides else 'turn'}" if len(groups) > 1 else ""

                def panel(axis: Any, kind: str = kind, mine: Any = mine, slides: bool = slides, n: int = place) -> None:
                    draw_quantity(axis, rows, kind, mine, slides, switches=n == 0)

                found.append(_plot(f"{TITLES[kind]}{which}", panel, len(found)))
        found.append(_plot("Energy", lambda axis: draw_ledger(axis, rows), len(found)))
    return tuple(found)


def _plot(title: str, draw: Any, number: int) -> VectorPlot:
    from symgen.simulate.picture import Picture

    figure = Picture(figsize=(5.4, 2.5), layout="constrained")
    axis = figure.add_subplot()
    draw(axis)
    if (legend := axis.get_legend()) is not None:
        handles: Any = legend.legend_handles
        names = [text.get_text() for text in legend.get_texts()]
        legend.remove()
        more = {**BESIDE, "loc": "lower center", "bbox_to_anchor": (0.5, 1.03)}
        axis.legend(handles, names, ncols=min(4, len(names)), handlelength=1.6, columnspacing=1.0, **more)
    axis.set_xlabel("t / s")
    axis.margins(x=0.0)
    written = io.StringIO()
    nothing = {"Date": None, "Creator": None, "Format": None, "Type": None}
    figure.savefig(written, format="svg", transparent=True, metadata=nothing)
    box = axis.get_position()
    begin, end = axis.get_xlim()
    return VectorPlot(title, inline(written.getvalue(), f"p{number}-"), box.x0, box.x1, float(begin), float(end))


def inline(text: str, prefix: str) -> str:
    """An SVG file as an element of an HTML page: only identifiers that are used, with a prefix; the page's ink."""
    svg = text[text.index("<svg") :].strip()
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r' xmlns(:\w+)?="[^"]*"', "", svg)
    svg = svg.replace("xlink:href=", "href=")
    svg = re.sub(r"<style[^>]*>.*?</style>", "", svg, flags=re.DOTALL)
    used = set(re.findall(r'(?:url\(#|href="#)([\w-]+)', svg))
    svg = re.sub(r' id="([^"]*)"', lambda m: f' id="{prefix}{m[1]}"' if m[1] in used else "", svg)
    svg = re.sub(r'(url\(#|href="#)', rf"\g<1>{prefix}", svg)
    svg = re.sub(r' d="[^"]*"', lambda m: re.sub(r"(\.\d\d)\d+", r"\1", m[0]), svg)  # hundredths of a point
    svg = re.sub(r' (?:width|height)="[\d.]+pt"', "", svg, count=2)
    for ink in INKS:
        svg = svg.replace(ink, "currentColor")
    return re.sub(r"\n\s*", "\n", svg)
