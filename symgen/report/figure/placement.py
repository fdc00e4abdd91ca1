"""Places of labels: near what they name, clear of lines and of each other, the same for the same drawing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from symgen.report.figure.mathtext import label_size
from symgen.report.figure.scene import Circle, Label, Polyline, Primitive
from symgen.report.figure.vectors import Point2, minus, norm, plus, times, unit2

__all__ = ["Box", "Wish", "length_inside", "obstacles", "overlap", "placed"]

Box = tuple[float, float, float, float]

AROUND = 16
"""Directions that are tried."""

DISTANCES = (0.0, 0.12, 0.28, 0.5, 0.8, 1.2, 1.7, 2.3)
"""Beyond the nearest place, cm."""

LEADER = 0.45
"""Distance above which a thin line leads from a label to what it names, cm."""

NEAR = 0.3
"""Distance up to which a label that is not needed may be, cm."""

SPARED = 2.5
"""Cost above which a label that is not needed is left out."""

GAP = 0.05
"""Kept free about a label, cm."""

ASTRAY, ASTRAY_AMONG_EQUALS = 1.0, 4.0
"""Cost of a place that is nearer to what another label names than to its own; of one with the same role."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A label that wants a place.

    Attributes:
        anchor: what it names.
        toward: the side that is liked best; (0, 0) likes the anchor itself.
        clearance: between anchor and the nearest edge of the label, cm.
        needed: False for a label that may be left out where there is no room.
        colliding: False for a label that may lie on lines, as that of a block inside it.
        also: other places of what it names, as along an arrow.
    """

    latex: str
    role: str
    anchor: Point2
    toward: Point2 = (0.0, 0.0)
    clearance: float = 0.1
    needed: bool = True
    colliding: bool = True
    also: tuple[Point2, ...] = ()

    @property
    def anchors(self) -> tuple[Point2, ...]:
        """The places of what it names."""
        return (self.anchor, *self.also)


@dataclass(frozen=True, slots=True)
class Place:
    """A place for the centre of a label: its distance beyond the nearest, cm, and the anchor that it is at."""

    at: Point2
    distance: float
    anchor: Point2


def placed(wishes: Sequence[Wish], shapes: Sequence[Primitive]) -> list[Primitive]:
    """Labels in the order of the wishes, and lines to those that are far from what they name."""
    lines = obstacles(shapes)
    taken: list[Box] = []
    found: list[Primitive] = []
    for wish in wishes:
        near, others = reached(lines, wish), rivals(wish, wishes)
        best, least = Place(wish.anchor, 0.0, wish.anchor), math.inf
        for place in candidates(wish):
            if 2.0 * place.distance > least or (not wish.needed and place.distance > NEAR):
                break
            found_cost = cost(wish, place, near, taken, others, least)
            if found_cost < least:
                best, least = place, found_cost
        at, distance = best.at, best.distance
        label = Label(at, wish.latex, wish.role)
        if not wish.needed and least > SPARED:
            continue
        found.append(label)
        taken.append(grown(label.box))
        if distance > LEADER:
            leader = Polyline((best.anchor, nearest(label.box, best.anchor)), "thin")
            found.append(leader)
            lines = [*lines, *obstacles([leader])]
    return found


def reached(lines: Sequence[tuple[Point2, Point2]], wish: Wish) -> list[tuple[Point2, Point2]]:
    """The lines that a place of the label may touch."""
    reach = (DISTANCES[-1] if wish.needed else NEAR) + wish.clearance + sum(label_size(wish.latex)) + GAP
    x, y = wish.anchor
    box = (x - reach, y - reach, x + reach, y + reach)
    return [line for line in lines if length_inside(line, box) > 0.0]


def rivals(wish: Wish, wishes: Sequence[Wish]) -> list[tuple[Point2, float]]:
    """Places that other labels name, not far away, and what it costs to be nearer to them."""
    reach = DISTANCES[-1] + wish.clearance + sum(label_size(wish.latex))
    return [
        (anchor, ASTRAY_AMONG_EQUALS if other.role == wish.role else ASTRAY)
        for other in wishes
        if other is not wish
        for anchor in other.anchors
        if 0.05 < min(norm(minus(anchor, own)) for own in wish.anchors) < reach
    ]


def candidates(wish: Wish) -> list[Place]:
    """Places for the centre of a label."""
    width, height = label_size(wish.latex)
    if wish.toward == (0.0, 0.0):
        places = [Place(wish.anchor, 0.0, wish.anchor)]
        first = math.pi / 2
    else:
        places, first = [], math.atan2(wish.toward[1], wish.toward[0])
    for distance in DISTANCES:
        for anchor in wish.anchors:
            for k in range(AROUND):
                turn = (k + 1) // 2 * (1 if k % 2 else -1) * math.tau / AROUND
                direction = (math.cos(first + turn), math.sin(first + turn))
                reach = wish.clearance + distance + support(direction, width, height)
                places.append(Place(plus(anchor, direction, reach), distance, anchor))
    return places


def support(direction: Point2, width: float, height: float) -> float:
    """Distance from the centre of a box at which, in a direction, its edge is left behind."""
    x, y = abs(direction[0]), abs(direction[1])
    return min(width / 2 / x if x > 1e-9 else math.inf, height / 2 / y if y > 1e-9 else math.inf)


def cost(
    wish: Wish,
    place: Place,
    lines: Sequence[tuple[Point2, Point2]],
    taken: Sequence[Box],
    others: Sequence[tuple[Point2, float]],
    most: float,
) -> float:
    """Of a place: overlaps with labels above all, lines that cross, nearness to what others name, distance, side.

    Args:
        most: cost at which the sum may end, for the place is not taken then.
    """
    at = place.at
    width, height = label_size(wish.latex)
    box = (at[0] - width / 2 - GAP, at[1] - height / 2 - GAP, at[0] + width / 2 + GAP, at[1] + height / 2 + GAP)
    total = 2.0 * place.distance + (1.0 if place.distance > LEADER else 0.0)
    total += sum(100.0 + 100.0 * overlap(box, other) for other in taken if overlap(box, other) > 0.0)
    if wish.toward != (0.0, 0.0):
        side = unit2(minus(at, place.anchor))
        best = unit2(wish.toward)
        total += 0.35 * (1.0 - side[0] * best[0] - side[1] * best[1])
    if total >= most:
        return total
    own = norm(minus(nearest(box, place.anchor), place.anchor)) - wish.clearance
    total += sum(price for point, price in others if norm(minus(nearest(box, point), point)) < own)
    if wish.colliding:
        for line in lines:
            if total >= most:
                break
            inside = length_inside(line, box)
            if inside > 0.0:
                total += 3.0 + 4.0 * inside
    return total


def obstacles(shapes: Sequence[Primitive]) -> list[tuple[Point2, Point2]]:
    """The lines of what is drawn."""
    lines: list[tuple[Point2, Point2]] = []
    for shape in shapes:
        if isinstance(shape, Label):
            continue
        if isinstance(shape, Circle):
            points: Sequence[Point2] = [plus(shape.centre, times(shape.radius, d)) for d in COMPASS]
        elif isinstance(shape, Polyline):
            points = shape.points
        else:
            points = (*shape.points, shape.points[0])
        lines.extend(pairwise(points))
    return lines


COMPASS = [(math.cos(k * math.pi / 6), math.sin(k * math.pi / 6)) for k in range(13)]


def grown(box: Box) -> Box:
    """A box with the gap that is kept about it."""
    return (box[0] - GAP, box[1] - GAP, box[2] + GAP, box[3] + GAP)


def overlap(a: Box, b: Box) -> float:
    """Common area of two boxes."""
    width, height = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return width * height if width > 0.0 and height > 0.0 else 0.0


def length_inside(line: tuple[Point2, Point2], box: Box) -> float:
    """Length of the part of a line in a box (Liang and Barsky 1984)."""
    (x, y), (u, v) = line
    if (x < box[0] and u < box[0]) or (x > box[2] and u > box[2]):
        return 0.0
    if (y < box[1] and v < box[1]) or (y > box[3] and v > box[3]):
        return 0.0
    way = (u - x, v - y)
    enter, leave = 0.0, 1.0
    for rate, low, high in ((way[0], box[0] - x, box[2] - x), (way[1], box[1] - y, box[3] - y)):
        if abs(rate) < 1e-12:
            if low > 0.0 or high < 0.0:
                return 0.0
            continue
        first, second = sorted((low / rate, high / rate))
        enter, leave = max(enter, first), min(leave, second)
    return max(0.0, leave - enter) * norm(way) if enter < leave else 0.0


def nearest(box: Box, point: Point2) -> Point2:
    """The point of a box nearest to a point."""
    return (min(max(point[0], box[0]), box[2]), min(max(point[1], box[1]), box[3]))
