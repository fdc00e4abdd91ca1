"""The arrows of positive coordinates: angles from the zero line, distances from the zero mark, turns about an axis."""

from __future__ import annotations

import math

from symgen.report.figure.layout import BLOCK, CYLINDER, PIN, Layout, top_side
from symgen.report.figure.placement import Wish
from symgen.report.figure.scene import Polyline
from symgen.report.figure.shapes import arc, arrow
from symgen.report.figure.sheet import Sheet
from symgen.report.figure.symbols import normals
from symgen.report.figure.vectors import (
    Point2,
    add,
    angle,
    column,
    dot,
    minus,
    norm,
    plus,
    polar,
    scaled,
    times,
    turned,
    unit2,
)

__all__ = ["draw_coordinate"]

LEAST = math.radians(9.0)
"""Angle below which an arrow shows the positive direction only."""
SHOWN = math.radians(50.0)
"""Angle of such an arrow."""


def draw_coordinate(sheet: Sheet, layout: Layout, k: int) -> None:
    """The arrow of a joint's coordinate with its symbol."""
    kind = layout.joints[k].kind
    if kind == "pin":
        _angle(sheet, layout, k)
    elif kind == "cylinder":
        _turn(sheet, layout, k)
    elif kind != "weld":
        _distance(sheet, layout, k)


def _angle(sheet: Sheet, layout: Layout, k: int) -> None:
    """In the plane: from the line of the link at zero to the link."""
    symbol, joint = layout.joints[k], layout.pose.joints[k]
    way, length = outgoing(layout, k)
    sign = 1.0 if symbol.depth > 0.0 else -1.0
    q = math.copysign(min(abs(joint.q), math.tau + math.fmod(abs(joint.q), math.tau)), joint.q)  # two turns at most
    zero = angle(way) - sign * q
    radius = min(0.95, max(0.5, 0.5 * length)) + 0.28 * symbol.ring
    turn = q if q > LEAST else SHOWN
    if q <= LEAST and joint.joint.pseudo:
        zero, turn = zero - sign * math.radians(65.0), math.radians(130.0)
        radius = 0.55 + 0.2 * symbol.ring
    else:
        start, end = polar(PIN + 0.05, zero, symbol.at), polar(radius + 0.35, zero, symbol.at)
        sheet.add([Polyline((start, end), "zero")])
    points = arc(symbol.at, radius, zero, zero + sign * turn)
    sheet.add(arrow(points, "motion", size=0.19))
    middle, *others = (polar(radius, zero + sign * turn * share, symbol.at) for share in (0.5, 0.25, 0.75))
    toward = minus(middle, symbol.at)
    sheet.label(Wish(layout.names.coordinate(joint.joint), "coordinate", middle, toward, 0.08, also=tuple(others)))


def outgoing(layout: Layout, k: int) -> tuple[Point2, float]:
    """Direction on the page in which a link leaves its joint, and for how far.

    Of several directions that of the link's x axis is taken, which is also that of a link that goes nowhere.
    """
    symbol, joint = layout.joints[k], layout.pose.joints[k]
    carried = [layout.pose.joints[j].at for j in layout.pose.children(k)]
    ways = [minus(layout.on_page(end, k), symbol.at) for end in (joint.origin, *layout.pose.ends(k), *carried)]
    ways = [way for way in ways if norm(way) > 0.05]
    x = unit2(layout.along(column(joint.R, 0)))
    along = [way for way in ways if dot(unit2(way), x) > 0.999]
    if ways:
        way = (along or ways)[0]
        return way, norm(way)
    axes = [layout.along((joint.R[0][i], joint.R[1][i], joint.R[2][i])) for i in (0, 1)]
    return max(axes, key=lambda a: round(norm(a), 6)), 1.2


def _turn(sheet: Sheet, layout: Layout, k: int) -> None:
    """In space: an arrow about the axis, at the end of the cylinder to which the axis points."""
    symbol, joint = layout.joints[k], layout.pose.joints[k]
    first, second = normals(layout, joint.axis)
    centre = plus(symbol.at, symbol.axis, CYLINDER[1] + 0.16)
    points = []
    for i in range(41):
        t = math.radians(-125.0 + 250.0 * i / 40)
        ray = add(scaled(0.36 * math.cos(t), first), second, 0.36 * math.sin(t))
        points.append(plus(centre, layout.along(ray)))
    sheet.add(arrow(points, "motion", size=0.17))
    toward = unit2(symbol.axis)
    anchor = plus(centre, toward, 0.05)
    sheet.label(
        Wish(layout.names.coordinate(joint.joint), "coordinate", anchor, plus(toward, turned(toward), -1.2), 0.3)
    )


def _distance(sheet: Sheet, layout: Layout, k: int) -> None:
    """Along the axis of a sliding joint: from the place at zero to the place of the link."""
    symbol, joint = layout.joints[k], layout.pose.joints[k]
    along = unit2(symbol.axis)
    end = layout.on_page(joint.at, k)
    if symbol.kind in ("cart", "stack", "series"):
        side = top_side(layout, symbol.axis)
        reach = BLOCK[1] / 2 + 0.45
        if layout.carried(k, ("stack",)):
            side, reach = times(-1.0, side), BLOCK[1] / 2 + 0.5
    else:
        side, reach = turned(along), 0.5
        if side[1] < 0.0:
            side = times(-1.0, side)
    travel = joint.q * layout.scale * norm(symbol.axis)
    start = plus(end, along, -travel)
    if abs(travel) < 0.4:
        end = plus(start, along, 0.8)
    sheet.add([Polyline((plus(start, side, 0.1), plus(start, side, reach + 0.15)), "thin")])
    if abs(travel) >= 0.4:
        sheet.add([Polyline((plus(end, side, BLOCK[1] / 2), plus(end, side, reach + 0.15)), "thin")])
    if travel < -0.4:
        end = plus(start, along, 0.8)
    sheet.add(arrow((plus(start, side, reach), plus(end, side, reach)), "motion", size=0.19))
    middle = plus(times(0.5, plus(start, end)), side, reach)
    sheet.label(Wish(layout.names.coordinate(joint.joint), "coordinate", middle, side, 0.08))
