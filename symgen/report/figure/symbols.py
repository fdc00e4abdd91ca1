"""The symbols of joints: pins, cylinders, sliding blocks and sleeves, supports, springs and dampers across joints.

Each comes with the outline inside of which the lines of links are not drawn.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import product

from symgen.report.figure.layout import BLOCK, CYLINDER, PIN, Layout, Placed, top_side
from symgen.report.figure.pose import PosedClosure
from symgen.report.figure.scene import Circle, Polygon, Polyline, Primitive
from symgen.report.figure.shapes import damper, disc, ellipse, hatched, hull, spiral, zigzag
from symgen.report.figure.vectors import (
    Point2,
    Vector3,
    add,
    cross,
    dot,
    minus,
    norm,
    plus,
    scaled,
    times,
    turned,
    unit,
    unit2,
)

__all__ = ["Drawn", "across", "box", "cylinder", "joint_symbol", "pin", "support"]


@dataclass(frozen=True, slots=True)
class Drawn:
    """Shapes, and the convex outline in which lines of links are hidden."""

    shapes: tuple[Primitive, ...]
    mask: tuple[Point2, ...] = ()


def joint_symbol(layout: Layout, k: int) -> Drawn:
    """The symbol of a joint."""
    symbol, joint = layout.joints[k], layout.pose.joints[k]
    if symbol.kind == "pin":
        return pin(symbol)
    if symbol.kind == "cylinder":
        return cylinder(layout, symbol, joint.axis)
    if symbol.kind == "weld":
        return Drawn(())
    if symbol.kind in ("cart", "stack", "series"):
        return block(layout, k)
    return box(layout, symbol.at, joint.axis)


def closing_symbol(layout: Layout, closure: PosedClosure) -> Drawn:
    """The symbol of a joint that closes a loop; a rod has none."""
    at = layout.on_page(closure.places[1], closure.links[1])
    axis, depth = layout.view.of(closure.axis), dot(closure.axis, layout.view.toward)
    if closure.loop.type == "rod":
        return Drawn(())
    if closure.loop.type == "prismatic":
        return box(layout, at, closure.axis)
    if closure.loop.type == "revolute" and not layout.view.planar and abs(depth) < 0.96:
        return cylinder(layout, Placed("cylinder", at, axis, depth), closure.axis)
    return pin(Placed("pin", at, axis, depth))


def pin(symbol: Placed) -> Drawn:
    """A pin seen along its axis; a ring outside of the pin at the same place."""
    radius = PIN + 0.09 * symbol.ring
    return Drawn((Circle(symbol.at, radius, "line"),), disc(symbol.at, radius))


def cylinder(layout: Layout, symbol: Placed, axis: Vector3) -> Drawn:
    """A hinge seen from the side: a cylinder about its axis, the end at the reader's side as a whole ellipse."""
    radius, half = CYLINDER
    along = unit2(symbol.axis)
    near = 1.0 if symbol.depth > 0.0 else -1.0
    reach = times(half, symbol.axis)
    long, short = times(radius, turned(along)), times(-radius * abs(symbol.depth), along)
    front, back = plus(symbol.at, reach, near), plus(symbol.at, reach, -near)
    outwards = short if near > 0 else times(-1.0, short)
    side = ellipse(back, long, outwards, 0.0, math.pi)
    other = ellipse(front, times(-1.0, long), times(-1.0, outwards), 0.0, math.pi)
    outline = tuple(side + other)
    face = tuple(ellipse(front, long, outwards)[:-1])
    ends = [plus(symbol.at, symbol.axis, s * (half + 0.3)) for s in (1.0, -1.0)]
    line = Polyline((ends[1], ends[0]), "centre")
    return Drawn((Polygon(outline, "outline"), Polygon(face, "outline"), line), hull(outline))


def box(layout: Layout, at: Point2, axis: Vector3, half: Vector3 = (0.3, 0.17, 0.17)) -> Drawn:
    """A block or sleeve about an axis: the faces at the reader's side."""
    view = layout.view
    across = add(view.up, axis, -dot(view.up, axis))
    if norm(across) < 0.3:
        across = add(view.right, axis, -dot(view.right, axis))
    sides = (axis, unit(across), cross(axis, unit(across)))
    shapes: list[Primitive] = []
    corners = []
    for i, way in product(range(3), (1.0, -1.0)):
        normal = scaled(way, sides[i])
        if dot(normal, view.toward) < 0.05:
            continue
        j, m = (i + 1) % 3, (i + 2) % 3
        face = []
        for a, b in ((1, 1), (1, -1), (-1, -1), (-1, 1)):
            corner = add(scaled(way * half[i], sides[i]), sides[j], a * half[j])
            face.append(plus(at, view.of(add(corner, sides[m], b * half[m]))))
        corners.extend(face)
        shapes.append(Polygon(tuple(face), "outline"))
    return Drawn(tuple(shapes), hull(corners))


def block(layout: Layout, k: int) -> Drawn:
    """A mass on a slideway; long where another one stands upon it."""
    symbol = layout.joints[k]
    along, up = unit2(symbol.axis), top_side(layout, symbol.axis)
    half = block_length(layout, k) / 2
    corners = tuple(
        plus(plus(symbol.at, along, a * half), up, b * BLOCK[1] / 2) for a, b in ((1, 1), (1, -1), (-1, -1), (-1, 1))
    )
    return Drawn((Polygon(corners, "outline"),), hull(corners))


def block_length(layout: Layout, k: int) -> float:
    """Length of a block: room for what slides upon it, or for a pin beside the name of its mass."""
    upon = layout.carried(k, ("stack",))
    here = layout.joints[k].at
    reach = [norm(minus(layout.joints[j].at, here)) + block_length(layout, j) / 2 + 0.3 for j in upon]
    return 2.0 * max(reach) if upon else 1.5 if layout.carried(k, ("pin",)) else BLOCK[0]


def support(at: Point2, down: Point2, reach: float = 0.42) -> list[Primitive]:
    """A pin's fixed support: a triangle on a hatched line."""
    side = turned(down)
    top = plus(at, down, PIN)
    foot = plus(at, down, reach)
    wide = 0.28
    shapes: list[Primitive] = [Polyline((plus(foot, side, wide), top, plus(foot, side, -wide)), "line")]
    return shapes + hatched(plus(foot, side, -0.42), plus(foot, side, 0.42), down)


def across(layout: Layout, k: int) -> list[Primitive]:
    """Spring and damper across a revolute joint, beside its symbol."""
    symbol, joint = layout.joints[k], layout.pose.joints[k].joint
    if joint.type != "revolute":
        return []
    shapes: list[Primitive] = []
    if joint.stiffness is not None:
        if symbol.kind == "pin":
            shapes.append(spiral(symbol.at, PIN + 0.09 * symbol.ring + 0.04, 0.46, math.radians(200.0)))
        else:
            shapes.append(coil(layout, k))
    if joint.damping is not None:
        shapes.extend(rotary_damper(layout, k))
    return shapes


def rotary_damper(layout: Layout, k: int) -> list[Primitive]:
    """A dashpot bent about the axis of a revolute joint: its cup, and a piston on an arm from the link."""
    symbol, axis = layout.joints[k], layout.pose.joints[k].axis
    first, second = normals(layout, axis)
    pinned = symbol.kind == "pin"
    inner = PIN + 0.09 * symbol.ring if pinned else 0.0
    ring = 0.5 if pinned and layout.pose.joints[k].joint.stiffness is not None else 0.36
    ring = ring + 0.2 * (symbol.ring > 0)

    def at(radius: float, degrees: float) -> Point2:
        t = math.radians(degrees)
        ray = add(scaled(radius * math.cos(t), first), second, radius * math.sin(t))
        return plus(symbol.at, layout.view.of(add(ray, axis, 0.0 if pinned else -CYLINDER[1] - 0.12)))

    def along(radius: float, start: float, end: float) -> tuple[Point2, ...]:
        return tuple(at(radius, start + (end - start) * i / 16) for i in range(17))

    cup = (*along(ring + 0.07, 175.0, 235.0), *along(ring - 0.07, 235.0, 175.0))
    return [
        Polyline(cup, "spring"),
        Polyline((at(ring + 0.05, 205.0), at(ring - 0.05, 205.0)), "spring"),
        Polyline((*along(ring, 205.0, 140.0), at(inner, 140.0)), "spring"),
    ]


def coil(layout: Layout, k: int) -> Primitive:
    """A spring about the axis of a cylinder, at its far end."""
    symbol, axis = layout.joints[k], layout.pose.joints[k].axis
    first, second = normals(layout, axis)
    points = []
    for i in range(73):
        t = math.tau * 3 * i / 72
        along = CYLINDER[1] + 0.04 + 0.28 * i / 72
        point = add(add(scaled(-along, axis), first, 0.15 * math.cos(t)), second, 0.15 * math.sin(t))
        points.append(plus(symbol.at, layout.view.of(point)))
    return Polyline(tuple(points), "spring")


def normals(layout: Layout, axis: Vector3) -> tuple[Vector3, Vector3]:
    """Two unit vectors that make a right-handed system with an axis; the first one towards the reader."""
    view = layout.view
    toward = add(view.toward, axis, -dot(view.toward, axis))
    if norm(toward) < 1e-6:
        toward = add(view.right, axis, -dot(view.right, axis))
    first = unit(toward)
    return first, cross(axis, first)


def linear_spring(start: Point2, end: Point2, stiff: bool, damped: bool) -> list[Primitive]:
    """A spring, a damper, or both side by side."""
    side = turned(unit2((end[0] - start[0], end[1] - start[1])))
    apart = 0.17 if stiff and damped else 0.0
    shapes: list[Primitive] = []
    if stiff:
        shapes.append(zigzag(plus(start, side, apart), plus(end, side, apart)))
    if damped:
        shapes.extend(damper(plus(start, side, -apart), plus(end, side, -apart), 0.11))
    return shapes
