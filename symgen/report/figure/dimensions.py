"""Lengths of links that parameters give: dimension lines in the plane, labels beside the links in space."""

from __future__ import annotations

from collections.abc import Sequence

from symgen.report.figure.layout import Layout, LinkLine
from symgen.report.figure.placement import Box, Wish, length_inside, obstacles, overlap, placed
from symgen.report.figure.scene import Label, Polyline, Primitive
from symgen.report.figure.shapes import arrow
from symgen.report.figure.sheet import Sheet
from symgen.report.figure.vectors import Point2, minus, norm, plus, times, turned, unit2

__all__ = ["draw_lengths"]

SHORTEST = 0.5
"""Length of a line on the page below which its dimension is left out, cm."""

OFFSETS = (0.55, 0.8, 1.05, 1.35)
"""Distances of a dimension line from its link that are tried, cm."""


def draw_lengths(sheet: Sheet, layout: Layout) -> None:
    """The dimensions of all links: a label once for each link, in a crowded figure once."""
    told: set[tuple[int, str]] = set()
    boxes = [label.box for label in placed(sheet.wishes, sheet.visible()) if isinstance(label, Label)]
    for line in layout.lines():
        if line.length is None or norm(minus(line.end, line.start)) < SHORTEST or (line.link, line.length) in told:
            continue
        told.add((line.link, line.length))
        if sheet.spared("length", line.length):
            continue
        if line.bends:
            sag = layout.sag(line.link)
            line = LinkLine(line.link, line.start, minus(line.end, sag), line.length)
        if layout.view.planar:
            dimension(sheet, line.start, line.end, line.length or "", boxes)
        else:
            side = turned(unit2(minus(line.end, line.start)))
            side = side if side[1] < 0.0 else times(-1.0, side)
            sheet.label(Wish(line.length or "", "length", times(0.5, plus(line.start, line.end)), side, 0.12))


def dimension(sheet: Sheet, start: Point2, end: Point2, latex: str, boxes: Sequence[Box]) -> None:
    """A dimension line on that side of a link where the least is in its way, labels at `boxes` among it."""
    along = unit2(minus(end, start))
    lines = obstacles(sheet.visible())
    tried = [(off, side) for off in OFFSETS for side in (turned(along), times(-1.0, turned(along)))]

    def cost(choice: tuple[float, Point2]) -> float:
        off, side = choice
        at = plus(start, side, off)
        total = 0.4 * off
        for k in range(21):  # small boxes along the line, and a larger one where the label will be
            place, half = plus(at, along, norm(minus(end, start)) * k / 20), 0.3 if k == 10 else 0.06
            box = (place[0] - half, place[1] - half, place[0] + half, place[1] + half)
            total += 0.25 * any(length_inside(line, box) > 0.0 for line in lines)
            total += 0.6 * any(overlap(box, other) > 0.0 for other in boxes)
        return total

    off, side = min(tried, key=cost)
    shapes: list[Primitive] = []
    for foot in (start, end):
        shapes.append(Polyline((plus(foot, side, 0.22), plus(foot, side, off + 0.1)), "thin"))
    shapes.extend(arrow((plus(start, side, off), plus(end, side, off)), "ink", both=True, size=0.17))
    sheet.add(shapes)
    sheet.label(Wish(latex, "length", plus(times(0.5, plus(start, end)), side, off), side, 0.07))
