"""The screw of a sliding joint whose drive has a lead: a thread on the rod, rail or spindle of the joint."""

from __future__ import annotations

from symgen.report.figure.layout import Layout
from symgen.report.figure.sheet import Sheet
from symgen.report.figure.symbols import block_length
from symgen.report.figure.vectors import Point2, dot, minus, norm, plus, times, turned, unit2

__all__ = ["draw_screw"]

PITCH, RADIUS, SLANT = 0.11, 0.09, 0.05
"""Of the drawn thread, cm."""


def draw_screw(sheet: Sheet, layout: Layout, k: int) -> None:
    """The thread of a screw; nothing for other joints."""
    joint = layout.pose.joints[k]
    drive = joint.joint.drive
    if joint.joint.type != "prismatic" or drive is None or drive.lead_per_radian is None:
        return
    start, end = reach(layout, k)
    if layout.joints[k].kind in ("cart", "stack", "series"):  # others have their rod or rail
        sheet.line(start, end, "line")
    along, length = unit2(minus(end, start)), norm(minus(end, start))
    across = plus(times(RADIUS, turned(along)), along, SLANT)
    for i in range(1, int(length / PITCH)):
        place = plus(start, along, i * PITCH)
        sheet.line(plus(place, across, -1.0), plus(place, across), "thread")


def reach(layout: Layout, k: int) -> tuple[Point2, Point2]:
    """Where the screw begins and ends on the page."""
    symbol, joint = layout.joints[k], layout.pose.joints[k]
    along = unit2(symbol.axis)
    at = layout.on_page(joint.at, k)
    zero = plus(at, along, -joint.q * layout.scale * norm(symbol.axis))
    if symbol.kind == "sleeve":
        return plus(zero, along, -0.5), at
    travel = dot(minus(at, zero), along)
    beyond = 0.4 if symbol.kind == "slider" else block_length(layout, k) / 2 + 0.35
    return plus(zero, along, min(0.0, travel) - beyond), plus(zero, along, max(0.0, travel) + beyond)
