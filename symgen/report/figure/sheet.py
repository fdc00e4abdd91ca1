"""The sheet on which a figure is drawn: shapes, lines of links that end at symbols, and labels that want a place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from symgen.report.figure.placement import Wish, placed
from symgen.report.figure.scene import Polyline, Primitive, Scene
from symgen.report.figure.shapes import clipped
from symgen.report.figure.symbols import Drawn
from symgen.report.figure.vectors import Point2

__all__ = ["Sheet"]

RECURRING = ("length", "mass", "spring")
"""Roles of labels that a crowded figure has once."""


@dataclass(eq=False)
class Sheet:
    """The figure as far as it is drawn.

    Attributes:
        lines: of links and the like, drawn outside of all masks.
        shapes: drawn as they are.
        masks: convex outlines of symbols.
        wishes: labels, placed when all is drawn, the important ones first.
        crowded: True where a parameter that recurs is named once only.
    """

    lines: list[Polyline] = field(default_factory=list)
    shapes: list[Primitive] = field(default_factory=list)
    masks: list[tuple[Point2, ...]] = field(default_factory=list)
    wishes: list[Wish] = field(default_factory=list)
    crowded: bool = False

    def symbol(self, drawn: Drawn) -> None:
        """Adds a symbol."""
        self.shapes.extend(drawn.shapes)
        if drawn.mask:
            self.masks.append(drawn.mask)

    def line(self, start: Point2, end: Point2, style: str) -> None:
        """Adds a line that ends at the symbols in its way."""
        self.lines.append(Polyline((start, end), style))

    def add(self, shapes: Sequence[Primitive]) -> None:
        """Adds shapes."""
        self.shapes.extend(shapes)

    def label(self, wish: Wish | None) -> None:
        """Adds a label, unless it is spared."""
        if wish is not None and not self.spared(wish.role, wish.latex):
            self.wishes.append(wish)

    def spared(self, role: str, latex: str) -> bool:
        """True for a name that a crowded figure has already and need not repeat."""
        return self.crowded and role in RECURRING and any((w.role, w.latex) == (role, latex) for w in self.wishes)

    def visible(self) -> list[Primitive]:
        """Everything but the labels."""
        shown: list[Primitive] = []
        for line in self.lines:
            pieces = [(line.points[0], line.points[1])]
            for mask in self.masks:
                pieces = [part for piece in pieces for part in clipped(*piece, mask)]
            shown.extend(Polyline(piece, line.style) for piece in dict.fromkeys(pieces))
        return [*shown, *self.shapes]

    def scene(self) -> Scene:
        """All of it, labels in their places."""
        drawn = self.visible()
        return Scene((*drawn, *placed(self.wishes, drawn)))
