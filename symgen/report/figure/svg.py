"""Writes scenes as SVG that stands in a page or alone: in the colour of the text around it, for light and dark."""

from __future__ import annotations

import unicodedata
from html import escape

from symgen.report.figure.mathtext import SIZE, SMALL, Run, runs
from symgen.report.figure.scene import STYLES, Circle, Label, Polygon, Primitive, Scene
from symgen.report.figure.vectors import Point2

__all__ = ["to_svg"]

PIXELS = 40.0
"""Of a page per centimetre of the drawing."""

FONTS = "'Latin Modern Math','STIX Two Math','Cambria Math','Times New Roman',Times,serif"


def to_svg(scene: Scene, title: str, description: str) -> str:
    """An `svg` element with its own styles, a title and a description for those who do not see it.

    Lines have the colour of the text around them (`currentColor`); alone, the drawing follows the reader's choice of
    light or dark.
    """
    left, bottom, right, top = scene.bounds()
    width, height = PIXELS * (right - left), PIXELS * (top - bottom)

    def place(point: Point2) -> tuple[str, str]:
        return figure(PIXELS * (point[0] - left)), figure(PIXELS * (top - point[1]))

    rules = "".join(map(rule, STYLES))
    body = "\n".join(element(p, place) for p in scene.primitives)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chain-figure" role="img" aria-label="{escaped(title)}" '
        f'width="{figure(width)}" height="{figure(height)}" viewBox="0 0 {figure(width)} {figure(height)}">\n'
        f"<title>{escaped(title)}</title>\n<desc>{escaped(description)}</desc>\n"
        "<style>.chain-figure{max-width:100%;height:auto}"
        ".chain-figure .l{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}"
        f".chain-figure text{{fill:currentColor;font-family:{FONTS};font-size:{figure(PIXELS * SIZE)}px;"
        "text-anchor:middle}"
        ".chain-figure .i{font-style:italic}.chain-figure .b{font-weight:bold}"
        f".chain-figure .s{{font-size:{figure(PIXELS * SIZE * SMALL)}px}}"
        f"{rules}"
        "@media (prefers-color-scheme:dark){svg.chain-figure:root{color:#e4e4e4;background:#17191c}}"
        f"</style>\n{body}\n</svg>\n"
    )


def rule(name: str) -> str:
    """The rule of one style; every figure has all of them, so that several on a page do not disturb each other."""
    style = STYLES[name]
    colour = style.colour or "currentColor"
    parts = [f"stroke:{colour}", f"stroke-width:{figure(PIXELS * style.width)}"]
    if style.dash:
        parts.append("stroke-dasharray:" + " ".join(figure(PIXELS * d) for d in style.dash))
    line = f".chain-figure .l.{name}{{{';'.join(parts)}}}"
    if not style.fill:
        return line
    return line + f".chain-figure .l.{name}.f{{fill:{colour};fill-opacity:{style.fill:g}}}"


def element(primitive: Primitive, place: object) -> str:
    """One primitive."""
    assert callable(place)
    if isinstance(primitive, Label):
        return text(primitive, place)
    filled = " f" if STYLES[primitive.style].fill else ""
    if isinstance(primitive, Circle):
        x, y = place(primitive.centre)
        return (
            f'<circle class="l {primitive.style}{filled}" cx="{x}" cy="{y}" r="{figure(PIXELS * primitive.radius)}"/>'
        )
    points = " ".join(",".join(place(point)) for point in primitive.points)
    if isinstance(primitive, Polygon):
        return f'<polygon class="l {primitive.style}{filled}" points="{points}"/>'
    return f'<polyline class="l {primitive.style}" points="{points}"/>'


def text(label: Label, place: object) -> str:
    """A label: runs of letters, indices lower and smaller."""
    assert callable(place)
    x, y = place((label.at[0], label.at[1] - 0.3 * SIZE))
    spans, shift = [], 0.0
    for run in runs(label.latex):
        wanted = PIXELS * SIZE * (0.22 if run.level < 0 else -0.38 if run.level > 0 else 0.0)
        spans.append(span(run, wanted - shift))
        shift = wanted
    return f'<text class="of-{label.role}" x="{x}" y="{y}">{"".join(spans)}</text>'


def span(run: Run, lower: float) -> str:
    """Characters of one face, `lower` pixels below those before."""
    faces = [name for name, has in (("i", run.italic), ("b", run.bold), ("s", run.level)) if has]
    moved = f' dy="{figure(lower)}"' if abs(lower) > 1e-9 else ""
    return f'<tspan class="{" ".join(faces)}"{moved}>{escaped(run.text)}</tspan>'


def escaped(words: str) -> str:
    """Text of a document of XML, which has no control characters."""
    return escape("".join(" " if unicodedata.category(c).startswith("C") else c for c in words))


def figure(value: float) -> str:
    """A number with two decimals at most."""
    return f"{round(value, 2) + 0.0:g}" if abs(value) < 1e5 else f"{value:.0f}"
