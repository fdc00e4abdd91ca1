"""A drawing as lines, polygons, circles and labels in the plane, in centimetres, y upwards; what all writers write.

Nothing is hidden behind a filled shape: lines end where the symbol before them begins, so that a scene has no
background and stands on light and on dark paper.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from symgen.report.figure.mathtext import label_size
from symgen.report.figure.vectors import Point2

__all__ = ["STYLES", "Circle", "Label", "Polygon", "Polyline", "Primitive", "Scene", "Style"]


@dataclass(frozen=True, slots=True)
class Style:
    """The look of lines of one kind.

    Attributes:
        width: of the line, cm; 0 for none.
        colour: as #rrggbb; None is the colour of the text around the figure.
        dash: lengths of strokes and gaps, cm; empty is a solid line.
        fill: opacity of the inside of polygons and circles in the same colour; 0 leaves it open.
    """

    width: float
    colour: str | None = None
    dash: tuple[float, ...] = ()
    fill: float = 0.0


STYLES = {
    "link": Style(0.085),
    "outline": Style(0.03, fill=0.10),
    "line": Style(0.03),
    "ground": Style(0.04),
    "hatch": Style(0.016),
    "ink": Style(0.016, fill=1.0),
    "open": Style(0.02),
    "thin": Style(0.016),
    "thread": Style(0.02),
    "zero": Style(0.016, dash=(0.1, 0.08)),
    "centre": Style(0.016, dash=(0.22, 0.06, 0.03, 0.06)),
    "attached": Style(0.02, dash=(0.03, 0.06)),
    "spring": Style(0.03),
    "x": Style(0.035, "#d55e00", fill=1.0),
    "y": Style(0.035, "#009e73", fill=1.0),
    "z": Style(0.035, "#1f7fc4", fill=1.0),
    "motion": Style(0.035, "#b0509a", fill=1.0),
    "load": Style(0.05, fill=1.0),
    "gravity": Style(0.045, fill=1.0),
}
"""Kinds of lines. Colour-blind people tell the hues apart, those of Okabe and Ito (2008); every arrow has a label."""


@dataclass(frozen=True, slots=True)
class Polyline:
    """Straight lines from point to point."""

    points: tuple[Point2, ...]
    style: str


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed line and its inside."""

    points: tuple[Point2, ...]
    style: str


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle and its inside."""

    centre: Point2
    radius: float
    style: str


@dataclass(frozen=True, slots=True)
class Label:
    """A formula, LaTeX of math mode, centred at a point.

    Attributes:
        role: of what: "coordinate", "point", "axis", "length", "mass", "spring", "load", "gravity".
    """

    at: Point2
    latex: str
    role: str

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, bottom, right, top of the printed label, cm."""
        width, height = label_size(self.latex)
        x, y = self.at
        return (x - width / 2, y - height / 2, x + width / 2, y + height / 2)


Primitive = Union[Polyline, Polygon, Circle, Label]


@dataclass(frozen=True, slots=True)
class Scene:
    """Primitives in the order in which they are drawn."""

    primitives: tuple[Primitive, ...]

    @property
    def labels(self) -> tuple[Label, ...]:
        """The labels."""
        return tuple(p for p in self.primitives if isinstance(p, Label))

    def bounds(self, margin: float = 0.15) -> tuple[float, float, float, float]:
        """Left, bottom, right, top of everything that is drawn, with a margin, cm."""
        boxes = [bounds_of(p) for p in self.primitives] or [(0.0, 0.0, 0.0, 0.0)]
        left, bottom = min(b[0] for b in boxes), min(b[1] for b in boxes)
        right, top = max(b[2] for b in boxes), max(b[3] for b in boxes)
        return (left - margin, bottom - margin, right + margin, top + margin)


def bounds_of(primitive: Primitive) -> tuple[float, float, float, float]:
    """Left, bottom, right, top of one primitive, cm."""
    if isinstance(primitive, Label):
        return primitive.box
    if isinstance(primitive, Circle):
        (x, y), r = primitive.centre, primitive.radius
        return (x - r, y - r, x + r, y + r)
    xs, ys = [p[0] for p in primitive.points], [p[1] for p in primitive.points]
    return (min(xs), min(ys), max(xs), max(ys))
