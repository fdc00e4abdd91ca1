"""Link frames and gravity."""

from __future__ import annotations

from symgen.report.figure.layout import PIN, Layout
from symgen.report.figure.placement import Wish
from symgen.report.figure.scene import Circle, Scene
from symgen.report.figure.shapes import arrow
from symgen.report.figure.sheet import Sheet
from symgen.report.figure.vectors import (
    Matrix,
    Point2,
    column,
    dot,
    minus,
    norm,
    plus,
    sub,
    unit,
    unit2,
)

__all__ = ["draw_frames", "draw_gravity"]

IDENTITY: Matrix = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))

FEW = 3
"""Joints up to which all axes of frames in space are drawn; x and z above."""


def draw_frames(sheet: Sheet, layout: Layout) -> None:
    """The frames of the base and of the links of joints that move.

    One that lies in another is left out, and in the plane that of a link that slides without a turn. Masses
    on one line need no frame: their coordinates have marks at zero.
    """
    drawn: list[tuple[Point2, Matrix]] = []
    base = layout.on_page((0.0, 0.0, 0.0), -1)
    if any(joint.kind not in ("cart", "stack", "series") for joint in layout.joints):
        frame(sheet, layout, base, IDENTITY, 0, drawn)
    for k, joint in enumerate(layout.pose.joints):
        symbol = layout.joints[k]
        before = layout.pose.joints[joint.parent].R if joint.parent >= 0 else IDENTITY
        still = all(norm(sub(column(joint.R, i), column(before, i))) < 1e-6 for i in range(3))
        if symbol.kind == "weld" or (layout.view.planar and joint.joint.type == "prismatic" and still):
            continue
        at = layout.on_page(joint.origin, k)
        if symbol.kind == "cylinder" and any(norm(minus(at, other)) < 0.1 for other, _ in drawn):
            at = symbol.at
        frame(sheet, layout, at, joint.R, joint.row, drawn)


def frame(sheet: Sheet, layout: Layout, at: Point2, R: Matrix, number: int, drawn: list[tuple[Point2, Matrix]]) -> None:
    """One frame: its axes as far as they are seen, with their names where there is room."""
    for other, axes in drawn:
        same = all(norm(sub(column(R, i), column(axes, i))) < 1e-6 for i in range(3))
        if same and norm(minus(at, other)) < 0.1:
            return
    drawn.append((at, R))
    few = sum(joint.joint.type != "fixed" for joint in layout.pose.joints) <= FEW
    length = min(0.8 if layout.view.planar else 0.75, max(0.4, 0.6 * layout.link))
    pinned = any(joint.kind == "pin" and norm(minus(joint.at, at)) < 0.05 for joint in layout.joints)
    for i, name in enumerate("xyz"):
        way = layout.along(column(R, i))
        if norm(way) < 0.25 or (name == "y" and number and not few and not layout.view.planar):
            continue
        tip = plus(at, way, length)
        start = plus(at, unit2(way), PIN) if pinned else at
        sheet.add(arrow((start, tip), name, size=0.16))
        sheet.label(Wish(f"{name}_{{{number}}}", "axis", tip, unit2(way), 0.06, needed=number == 0))


def draw_gravity(sheet: Sheet, layout: Layout) -> None:
    """The arrow of gravity, where there is room; a circle with a cross or dot where it is seen along its line."""
    gravity = layout.pose.gravity
    if norm(gravity) == 0.0:
        return
    way = layout.view.of(unit(gravity))
    _, _, right, top = Scene(tuple(sheet.visible())).bounds(0.0)
    at = (right + 0.7, top - 0.1)
    if norm(way) > 0.25:
        direction = unit2(way)
        sheet.add(arrow((at, plus(at, direction, 1.0)), "gravity", size=0.24))
        sheet.label(Wish(r"\mathbf{g}", "gravity", plus(at, direction, 0.5), (1.0, 0.0), 0.14))
        return
    sheet.add([Circle(at, 0.15, "line")])
    if dot(gravity, layout.view.toward) > 0.0:
        sheet.add([Circle(at, 0.04, "ink")])
    else:
        from symgen.report.figure.scene import Polyline

        r = 0.106
        for s in (1.0, -1.0):
            sheet.add([Polyline((plus(at, (r, s * r)), plus(at, (-r, -s * r))), "line")])
    sheet.label(Wish(r"\mathbf{g}", "gravity", at, (1.0, 0.0), 0.22))
