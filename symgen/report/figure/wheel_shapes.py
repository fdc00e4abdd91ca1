"""The shapes of gears, pulleys and wheels, and of the ropes and racks that touch them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from symgen.report.figure.layout import Layout
from symgen.report.figure.scene import Circle, Polygon, Polyline
from symgen.report.figure.sheet import Sheet
from symgen.report.figure.vectors import Point2, dot, minus, norm, plus, polar, times, turned
from symgen.report.figure.wheels import Wheel

__all__ = ["draw_wheels"]

LEAST, LARGEST = 0.17, 5.0
"""Radii that are drawn, cm."""

TOOTH, DEPTH, RIM = 0.2, 0.055, 0.22
"""Pitch of the drawn teeth, half of their depth, and the rim of a ring, cm."""


def draw_wheels(sheet: Sheet, layout: Layout, circles: Sequence[Wheel]) -> set[int]:
    """Draws them, the larger ones first; returns the joints that have one."""
    done: set[tuple[int, float]] = set()
    sizes: dict[int, float] = {}
    for wheel in sorted(circles, key=lambda each: -each.radius):
        radius, key = layout.scale * wheel.radius, (wheel.joint, round(wheel.radius, 9))
        if not LEAST < radius < LARGEST:
            continue
        centre = layout.joints[wheel.joint].at
        if key not in done:
            done.add(key)
            if wheel.toothed:
                hollow = any(_inside(wheel, other, layout) for other in circles)
                sheet.add([*([Circle(centre, radius + RIM, "outline")] if hollow else []), teeth(centre, radius)])
            else:
                sheet.add([Circle(centre, radius, "outline")])
        sizes[wheel.joint] = max(radius, sizes.get(wheel.joint, 0.0))
        if wheel.slide is not None and wheel.slide >= 0:
            draw_tangent(sheet, layout, wheel, plus(centre, wheel.side, radius))
    for k, radius in sizes.items():
        angle = layout.pose.joints[k].q
        sheet.line(layout.joints[k].at, polar(radius, angle, layout.joints[k].at), "line")
    return set(sizes)


def _inside(ring: Wheel, other: Wheel, layout: Layout) -> bool:
    """True if another circle touches this one from within."""
    if not other.toothed or other.joint == ring.joint or other.radius >= ring.radius:
        return False
    way = minus(layout.joints[other.joint].at, layout.joints[ring.joint].at)
    return abs(norm(way) + layout.scale * (other.radius - ring.radius)) < 0.02


def teeth(centre: Point2, radius: float) -> Polygon:
    """A circle with teeth about its pitch circle."""
    count = max(8, round(math.tau * radius / TOOTH))
    corners = []
    for k in range(count):
        for share, out in ((-0.3, -1.0), (-0.15, 1.0), (0.15, 1.0), (0.3, -1.0)):
            corners.append(polar(radius + out * DEPTH, math.tau * (k + share) / count, centre))
    return Polygon(tuple(corners), "outline")


def draw_tangent(sheet: Sheet, layout: Layout, wheel: Wheel, contact: Point2) -> None:
    """The rope or rack between a circle and what slides along its tangent."""
    assert wheel.slide is not None
    along = turned(wheel.side)
    way = dot(minus(layout.joints[wheel.slide].at, contact), along)
    if abs(way) > 0.3:
        sheet.add([Polyline((contact, plus(contact, times(way, along))), "line")])
