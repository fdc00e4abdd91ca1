"""Plane shapes that symbols are made of: arcs, ellipses, arrows, springs, dampers, hatching, convex outlines."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from symgen.report.figure.scene import Circle, Polygon, Polyline, Primitive
from symgen.report.figure.vectors import Point2, minus, norm, plus, polar, times, turned, unit2

__all__ = [
    "arc",
    "arrow",
    "clipped",
    "damper",
    "disc",
    "ellipse",
    "hatched",
    "head",
    "hull",
    "mass_centre",
    "spiral",
    "zigzag",
]

HEAD = 0.2
"""Length of an arrow's head, cm."""

STEP = math.radians(6.0)
"""Of arcs that are drawn as straight lines."""


def arc(centre: Point2, radius: float, start: float, end: float) -> tuple[Point2, ...]:
    """Points of an arc of a circle from one angle to another, rad."""
    n = max(2, math.ceil(abs(end - start) / STEP))
    return tuple(polar(radius, start + (end - start) * k / n, centre) for k in range(n + 1))


def ellipse(centre: Point2, long: Point2, short: Point2, start: float = 0.0, end: float = math.tau) -> list[Point2]:
    """Points `centre + cos(t) long + sin(t) short`."""
    n = max(4, math.ceil(abs(end - start) / STEP))
    angles = [start + (end - start) * k / n for k in range(n + 1)]
    return [plus(plus(centre, long, math.cos(t)), short, math.sin(t)) for t in angles]


def disc(centre: Point2, radius: float) -> tuple[Point2, ...]:
    """A circle as a convex outline."""
    return arc(centre, radius, 0.0, math.tau - STEP)


def head(tip: Point2, direction: Point2, style: str, size: float = HEAD) -> Polygon:
    """The head of an arrow."""
    back = plus(tip, direction, -size)
    side = times(0.3 * size, turned(direction))
    notch = plus(tip, direction, -0.75 * size)
    return Polygon((tip, plus(back, side), notch, plus(back, side, -1.0)), style)


def arrow(points: Sequence[Point2], style: str, both: bool = False, size: float = HEAD) -> list[Primitive]:
    """A line with a head at its end; `both` gives the beginning one, too."""
    size = min(size, 0.5 * sum(norm(minus(b, a)) for a, b in pairwise(points)) / (1 + both))
    line, end = shortened(points, 0.75 * size)
    shapes: list[Primitive] = [head(points[-1], end, style, size)]
    if both:
        back, start = shortened(tuple(reversed(line)), 0.75 * size)
        line = tuple(reversed(back))
        shapes.append(head(points[0], start, style, size))
    return [Polyline(line, style), *shapes]


def shortened(points: Sequence[Point2], by: float) -> tuple[tuple[Point2, ...], Point2]:
    """A line without a last piece of a given length, and the direction from its new end to its old one."""
    tip, kept = points[-1], list(points)
    while len(kept) > 2 and norm(minus(tip, kept[-2])) < by:
        kept.pop()
    before = kept[-2]
    away = unit2(minus(tip, before))
    kept[-1] = plus(tip, away, -by)
    return tuple(kept), away


def zigzag(start: Point2, end: Point2, coils: int = 5, width: float = 0.13) -> Polyline:
    """A spring from one end to the other."""
    along, length = unit2(minus(end, start)), norm(minus(end, start))
    lead = min(0.18, 0.2 * length)
    side = times(width, turned(along))
    n = 2 * coils
    points = [start, plus(start, along, lead)]
    for k in range(n):
        place = plus(start, along, lead + (length - 2 * lead) * (k + 0.5) / n)
        points.append(plus(place, side, 1.0 if k % 2 else -1.0))
    points += [plus(end, along, -lead), end]
    return Polyline(tuple(points), "spring")


def damper(start: Point2, end: Point2, width: float = 0.13) -> list[Primitive]:
    """A dashpot: the cup at the side of `start`, the piston at the side of `end`."""
    along, length = unit2(minus(end, start)), norm(minus(end, start))
    side = times(width, turned(along))
    bottom, rim = plus(start, along, 0.32 * length), plus(start, along, 0.70 * length)
    piston = plus(start, along, 0.54 * length)
    cup = (plus(rim, side), plus(bottom, side), plus(bottom, side, -1.0), plus(rim, side, -1.0))
    small = times(0.75, side)
    return [
        Polyline((start, bottom), "spring"),
        Polyline(cup, "spring"),
        Polyline((plus(piston, small), plus(piston, small, -1.0)), "spring"),
        Polyline((piston, end), "spring"),
    ]


def spiral(centre: Point2, inner: float, outer: float, start: float, turns: float = 1.6) -> Polyline:
    """A spiral spring about a pin, its outer end at the angle `start`."""
    n = math.ceil(turns * math.tau / STEP)
    points = [
        polar(inner + (outer - inner) * k / n, start - turns * math.tau * (1 - k / n), centre) for k in range(n + 1)
    ]
    return Polyline(tuple(points), "spring")


def hatched(start: Point2, end: Point2, away: Point2, spacing: float = 0.16, depth: float = 0.18) -> list[Primitive]:
    """A line that stands still: strokes on the side to which `away` shows."""
    along, length = unit2(minus(end, start)), norm(minus(end, start))
    strokes: list[Primitive] = [Polyline((start, end), "ground")]
    n = max(1, round(length / spacing))
    slant = plus(times(depth, away), along, -depth)
    for k in range(n):
        place = plus(start, along, (k + 0.8) * length / n)
        strokes.append(Polyline((place, plus(place, slant)), "hatch"))
    return strokes


def mass_centre(at: Point2, radius: float = 0.12) -> list[Primitive]:
    """The symbol of a mass centre: a circle with two quarters black."""
    shapes: list[Primitive] = []
    for quarter in (0.0, math.pi):
        shapes.append(Polygon((at, *arc(at, radius, quarter, quarter + math.pi / 2)), "ink"))
    return [*shapes, Circle(at, radius, "open")]


def hull(points: Iterable[Point2]) -> tuple[Point2, ...]:
    """The convex outline of points, counterclockwise (Andrew 1979)."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)

    def half(sequence: Iterable[Point2]) -> list[Point2]:
        kept: list[Point2] = []
        for point in sequence:
            while len(kept) > 1:
                a, b = minus(kept[-1], kept[-2]), minus(point, kept[-1])
                if a[0] * b[1] - a[1] * b[0] > 0.0:
                    break
                kept.pop()
            kept.append(point)
        return kept[:-1]

    return tuple(half(ordered) + half(reversed(ordered)))


def clipped(start: Point2, end: Point2, mask: Sequence[Point2]) -> list[tuple[Point2, Point2]]:
    """The parts of a line outside a convex outline, which is counterclockwise (Cyrus and Beck 1978)."""
    if len(mask) < 3:
        return [(start, end)]
    way = minus(end, start)
    enter, leave = 0.0, 1.0
    for a, b in zip(mask, (*mask[1:], mask[0]), strict=True):
        edge = minus(b, a)
        inwards = turned(edge)
        distance = (start[0] - a[0]) * inwards[0] + (start[1] - a[1]) * inwards[1]
        rate = way[0] * inwards[0] + way[1] * inwards[1]
        if abs(rate) < 1e-12:
            if distance < 0.0:
                return [(start, end)]
        elif rate > 0.0:
            enter = max(enter, -distance / rate)
        else:
            leave = min(leave, -distance / rate)
    if enter >= leave:
        return [(start, end)]
    pieces = [(start, plus(start, way, enter)), (plus(start, way, leave), end)]
    return [(a, b) for a, b in pieces if norm(minus(b, a)) > 1e-6]
