"""Writes scenes as a TikZ picture, for documents that load the package tikz, and as a document of its own."""

from __future__ import annotations

from symgen.report.figure.scene import STYLES, Circle, Label, Polygon, Primitive, Scene
from symgen.report.figure.vectors import Point2

__all__ = ["standalone", "to_tikz"]


def to_tikz(scene: Scene, width: float | None = None) -> str:
    """A `tikzpicture`; units are centimetres.

    Args:
        width: cm that the picture must not exceed; a wider one is drawn smaller, letters excepted.
    """
    left, bottom, right, top = scene.bounds(0.0)
    scale = 1.0 if width is None or right - left <= width else width / (right - left)
    used = list(dict.fromkeys(p.style for p in scene.primitives if not isinstance(p, Label)))
    styles = ",\n".join(f"  chain {name}/.style={{{options(name)}}}" for name in used)
    colours = "".join(
        f"\\definecolor{{chain{name}}}{{HTML}}{{{colour[1:].upper()}}}\n"
        for name in used
        if (colour := STYLES[name].colour)
    )
    body = "\n".join(statement(p) for p in scene.primitives)
    shrunk = f"scale={scale:.4g}, " if scale < 1.0 else ""
    begin = f"\\begin{{tikzpicture}}[{shrunk}line cap=round, line join=round,\n{styles}]\n"
    bounds = f"\\useasboundingbox ({number(left)},{number(bottom)}) rectangle ({number(right)},{number(top)});\n"
    return f"{colours}{begin}{bounds}{body}\n\\end{{tikzpicture}}\n"


def standalone(scene: Scene, title: str) -> str:
    """A whole LaTeX file that makes the picture a page of its own size."""
    comment = "".join(c if c.isprintable() and c.isascii() else " " for c in title)
    return (
        f"% {comment}\n\\documentclass[tikz,border=2mm]{{standalone}}\n\\usepackage{{amsmath}}\n"
        f"\\begin{{document}}\n{to_tikz(scene)}\\end{{document}}\n"
    )


def options(name: str) -> str:
    """A style of lines."""
    style = STYLES[name]
    colour = f"chain{name}" if style.colour else "black"
    parts = [f"draw={colour}", f"line width={number(28.4528 * style.width)}pt"]
    if style.dash:
        strokes = [f"{'on' if k % 2 == 0 else 'off'} {number(28.4528 * d)}pt" for k, d in enumerate(style.dash)]
        parts.append("dash pattern=" + " ".join(strokes))
    if style.fill:
        parts.append(f"fill={colour}" + (f", fill opacity={style.fill:g}" if style.fill < 1.0 else ""))
    return ", ".join(parts)


def statement(primitive: Primitive) -> str:
    """One primitive."""
    if isinstance(primitive, Label):
        return f"\\node[inner sep=0pt] at {place(primitive.at)} {{${primitive.latex}$}};"
    if isinstance(primitive, Circle):
        return f"\\path[chain {primitive.style}] {place(primitive.centre)} circle ({number(primitive.radius)});"
    points = " -- ".join(map(place, primitive.points))
    if isinstance(primitive, Polygon):
        return f"\\path[chain {primitive.style}] {points} -- cycle;"
    unfilled = ", fill=none" if STYLES[primitive.style].fill else ""
    return f"\\path[chain {primitive.style}{unfilled}] {points};"


def place(point: Point2) -> str:
    """Coordinates."""
    return f"({number(point[0])},{number(point[1])})"


def number(value: float) -> str:
    """A number with three decimals at most."""
    return f"{round(value, 3) + 0.0:.3f}".rstrip("0").rstrip(".")
