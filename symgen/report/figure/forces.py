"""Springs and dampers of sliding joints and between places, cables, and external loads."""

from __future__ import annotations

import math

from symgen.describe.expression import Expression, Name, Number, Operation
from symgen.report.figure.layout import BLOCK, Layout, top_side
from symgen.report.figure.mathtext import label_size
from symgen.report.figure.placement import Wish
from symgen.report.figure.scene import Circle, Polyline
from symgen.report.figure.shapes import arc, arrow, hatched
from symgen.report.figure.sheet import Sheet
from symgen.report.figure.symbols import block_length, linear_spring
from symgen.report.figure.vectors import Point2, Vector3, column, dot, minus, norm, plus, polar, times, turned, unit2

__all__ = ["draw_loads", "draw_springs", "draw_ties"]

LONGEST = 1.2
"""Width above which the constant of a spring or damper is not written beside it, cm."""

AXES: tuple[Vector3, ...] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


def draw_springs(sheet: Sheet, layout: Layout) -> None:
    """Springs and dampers across joints with the names of their constants."""
    for k, posed in enumerate(layout.pose.joints):
        joint, symbol = posed.joint, layout.joints[k]
        stiff, damped = joint.stiffness is not None, joint.damping is not None
        if joint.type == "fixed" or not (stiff or damped):
            continue
        damping = layout.names.symbolic(joint.damping) if isinstance(joint.damping, Name) or not stiff else None
        given = (layout.names.symbolic(joint.stiffness), damping)
        labels = [label for label in given if label is not None and label_size(label)[0] < LONGEST]
        if joint.type == "revolute":
            if labels:
                sheet.label(Wish(", ".join(labels), "spring", symbol.at, (-1.0, 0.4), 0.5, needed=False))
            continue
        start, end = ends(sheet, layout, k)
        sheet.add(linear_spring(start, end, stiff, damped))
        side = turned(unit2(minus(end, start)))
        side = side if side[1] >= 0.0 else times(-1.0, side)
        if labels:
            middle = plus(times(0.5, plus(start, end)), side, 0.2)
            sheet.label(Wish(", ".join(labels), "spring", middle, side, 0.15))


def draw_ties(sheet: Sheet, layout: Layout) -> None:
    """Distances between two places: springs, dampers, or the line of a cable, with the coordinate and the constants."""
    for posed in layout.pose.ties:
        tie = posed.tie
        start, end = (layout.on_page(place, link) for place, link in zip(posed.places, posed.links, strict=True))
        if norm(minus(end, start)) < 0.3:
            continue
        way = unit2(minus(end, start))
        stiff, damped = tie.stiffness is not None, tie.damping is not None
        if stiff or damped:
            sheet.add(linear_spring(start, end, stiff, damped))
        else:
            sheet.add([Polyline((start, end), "line")])
        for place, link, sign in ((start, posed.links[0], -1.0), (end, posed.links[1], 1.0)):
            sheet.add([Circle(place, 0.06, "ink")])
            if link < 0:
                side = turned(way)
                sheet.add(hatched(plus(place, side, 0.35), plus(place, side, -0.35), times(sign, way)))
        given = (layout.names.symbolic(tie.stiffness), layout.names.symbolic(tie.damping))
        constants = [label for label in given if label is not None and label_size(label)[0] < LONGEST]
        label = ", ".join([layout.names.coordinate(posed.joint), *constants])
        side = turned(way)
        side = side if side[1] >= 0.0 else times(-1.0, side)
        sheet.label(Wish(label, "spring", plus(times(0.5, plus(start, end)), side, 0.2), side, 0.15))


def ends(sheet: Sheet, layout: Layout, k: int) -> tuple[Point2, Point2]:
    """Where a sliding joint's spring is fixed: at what carries the joint, and at the link."""
    symbol, posed = layout.joints[k], layout.pose.joints[k]
    along = unit2(symbol.axis)
    half = block_length(layout, k) / 2
    face = plus(symbol.at, along, -half)
    if symbol.kind == "cart":
        zero = layout.on_page(posed.zero, -1)
        low = min(0.0, posed.q * layout.scale) - half - 1.6
        return plus(zero, along, low), face
    if symbol.kind == "series":
        before = layout.joints[posed.parent].at
        return plus(before, along, block_length(layout, posed.parent) / 2), face
    if symbol.kind == "stack":
        up = top_side(layout, symbol.axis)
        before = layout.joints[posed.parent].at
        edge = plus(plus(before, along, -block_length(layout, posed.parent) / 2 + 0.06), up, BLOCK[1] / 2)
        sheet.add([Polyline((edge, plus(edge, up, BLOCK[1] * 0.8)), "link")])
        return plus(edge, up, BLOCK[1] / 2), face
    side = times(0.36, turned(along))
    side = side if side[1] < 0.0 else times(-1.0, side)
    start = layout.on_page(posed.zero, posed.parent)
    end = layout.on_page(posed.at, k)
    if norm(minus(end, start)) < 0.6:
        start = plus(end, along, -1.1)
    sheet.add([Polyline((start, plus(start, side)), "thin"), Polyline((end, plus(end, side)), "thin")])
    return plus(start, side), plus(end, side)


def draw_loads(sheet: Sheet, layout: Layout) -> None:
    """External forces and moments: an arrow for each component, with its expression."""
    points = {posed.point.name: posed for posed in layout.pose.points}
    arrows: list[tuple[Point2, Point2]] = []
    index = {posed.joint.name: k for k, posed in enumerate(layout.pose.joints)}
    for load in layout.pose.chain.loads:
        if load.point is not None and load.point in points:
            link = points[load.point].link
            at = layout.on_page(points[load.point].at, link)
        elif load.joint is not None:
            link = index[load.joint]
            at = layout.joints[link].at
        else:
            continue
        turns = load.frame == "link" and link >= 0
        axes = [column(layout.pose.joints[link].R, i) for i in range(3)] if turns else AXES
        for i, entry in enumerate(load.force or ()):
            force(sheet, layout, at, axes[i], entry, arrows)
        for i, entry in enumerate(load.moment or ()):
            moment(sheet, layout, at, axes[i], entry, arrows)


def force(
    sheet: Sheet, layout: Layout, at: Point2, axis: Vector3, entry: Expression, arrows: list[tuple[Point2, Point2]]
) -> None:
    """A component of a force: an arrow from its point, beside those that are there."""
    way = layout.along(axis)
    latex = layout.names.expression(entry)
    if entry == Number(0.0) or norm(way) < 0.15:
        return
    if isinstance(entry, Number) and entry.value < 0.0:
        way, latex = times(-1.0, way), layout.names.expression(Number(-entry.value))
    elif isinstance(entry, Operation) and entry.operator == "neg":
        way, latex = times(-1.0, way), layout.names.expression(entry.arguments[0])
    start, tip = beside(arrows, plus(at, unit2(way), 0.1), plus(at, unit2(way), 0.1 + max(0.5, 1.1 * norm(way))))
    sheet.add(arrow((start, tip), "load", size=0.24))
    if latex is not None:
        sheet.label(Wish(latex, "load", tip, unit2(way), 0.08, also=(times(0.5, plus(start, tip)),)))


def moment(
    sheet: Sheet, layout: Layout, at: Point2, axis: Vector3, entry: Expression, arrows: list[tuple[Point2, Point2]]
) -> None:
    """A component of a moment: an arrow about its axis in the plane, with two heads along it in space."""
    if entry == Number(0.0):
        return
    latex = layout.names.expression(entry)
    way = layout.along(axis)
    if norm(way) < 0.3:
        radius = 0.42 + 0.18 * arrows.count((at, at))
        arrows.append((at, at))
        points = arc(at, radius, math.radians(200.0), math.radians(-20.0 + 360.0))
        sheet.add(arrow(points, "load", size=0.22))
        anchor, *others = (polar(radius, math.radians(angle), at) for angle in (-90.0, -150.0, -30.0))
        side = (0.0, -1.0)
    else:
        start, tip = beside(arrows, plus(at, unit2(way), 0.1), plus(at, way, 1.2))
        sheet.add(arrow((start, tip), "load", size=0.22))
        sheet.add(arrow((start, plus(tip, unit2(way), -0.16)), "load", size=0.22))
        anchor, others, side = tip, [times(0.5, plus(start, tip))], unit2(way)
    if latex is not None:
        sheet.label(Wish(latex, "load", anchor, side, 0.08, also=tuple(others)))


def beside(arrows: list[tuple[Point2, Point2]], start: Point2, tip: Point2) -> tuple[Point2, Point2]:
    """The arrow, shifted sideways until it lies on none of those that are there; it is then one of them."""
    side = turned(unit2(minus(tip, start)))
    while any(norm(minus(start, other)) < 0.2 and same_way((start, tip), (other, end)) for other, end in arrows):
        start, tip = plus(start, side, 0.3), plus(tip, side, 0.3)
    arrows.append((start, tip))
    return start, tip


def same_way(one: tuple[Point2, Point2], other: tuple[Point2, Point2]) -> bool:
    """True for two arrows that point in nearly the same direction of the page."""
    return dot(unit2(minus(one[1], one[0])), unit2(minus(other[1], other[0]))) > 0.95
