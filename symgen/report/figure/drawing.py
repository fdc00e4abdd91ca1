"""The figure of a chain at a pose, from a view: everything that is drawn, in its order."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from symgen.report.figure.coordinates import draw_coordinate, outgoing
from symgen.report.figure.curves import Curve
from symgen.report.figure.dimensions import draw_lengths
from symgen.report.figure.forces import draw_loads, draw_springs, draw_ties
from symgen.report.figure.frames import draw_frames, draw_gravity
from symgen.report.figure.layout import BLOCK, MANY, Layout, Placed, laid_out, top_side
from symgen.report.figure.mathtext import label_size
from symgen.report.figure.names import Names
from symgen.report.figure.placement import Wish
from symgen.report.figure.pose import Pose
from symgen.report.figure.scene import Circle, Polygon, Polyline, Scene
from symgen.report.figure.screws import draw_screw
from symgen.report.figure.shapes import disc, hatched, mass_centre
from symgen.report.figure.sheet import Sheet
from symgen.report.figure.symbols import across, block_length, closing_symbol, joint_symbol, support
from symgen.report.figure.vectors import Point2, dot, minus, norm, plus, polar, times, turned, unit2
from symgen.report.figure.view import View
from symgen.report.figure.wheel_shapes import draw_wheels
from symgen.report.figure.wheels import Wheel

__all__ = ["drawn"]


def drawn(pose: Pose, view: View, names: Names, curves: Sequence[Curve] = (), circles: Sequence[Wheel] = ()) -> Scene:
    """The figure of a chain, with the circles of its gears and wheels."""
    layout = laid_out(pose, view, names)
    if len(pose.joints) > MANY:
        return plain(layout)
    sheet = Sheet(crowded=layout.crowded)
    for curve in curves:
        sheet.add([Polyline(tuple(layout.on_page(place, curve.link) for place in curve.places), "motion")])
    for k in range(len(pose.joints)):
        sheet.symbol(joint_symbol(layout, k))
        sheet.add(across(layout, k))
    for closure in pose.closures:
        sheet.symbol(closing_symbol(layout, closure))
    draw_ground(sheet, layout)
    draw_links(sheet, layout, draw_wheels(sheet, layout, circles))
    draw_closures(sheet, layout)
    draw_springs(sheet, layout)
    draw_ties(sheet, layout)
    for k in range(len(pose.joints)):
        draw_coordinate(sheet, layout, k)
    draw_points(sheet, layout)
    draw_masses(sheet, layout)
    draw_loads(sheet, layout)
    draw_frames(sheet, layout)
    draw_lengths(sheet, layout)
    draw_gravity(sheet, layout)
    return sheet.scene()


def plain(layout: Layout) -> Scene:
    """A long chain: lines and small circles, the first and the last coordinate named."""
    sheet = Sheet()
    draw_ground(sheet, layout)
    for line in layout.lines():
        sheet.add([Polyline((line.start, line.end), "line")])
    moving = [k for k, symbol in enumerate(layout.joints) if symbol.kind != "weld"]
    sheet.add([Circle(layout.joints[k].at, 0.04, "ink") for k in moving])
    for k in dict.fromkeys((*moving[:1], *moving[-1:])):
        label = layout.names.coordinate(layout.pose.joints[k].joint)
        sheet.label(Wish(label, "coordinate", layout.joints[k].at, (0.0, 1.0), 0.12))
    draw_gravity(sheet, layout)
    return sheet.scene()


def down_of(layout: Layout) -> Point2:
    """Downwards on the page."""
    down = layout.view.of(layout.pose.gravity)
    return unit2(down, (0.0, -1.0)) if norm(down) > 0.1 * norm(layout.pose.gravity) else (0.0, -1.0)


def draw_ground(sheet: Sheet, layout: Layout) -> None:
    """Parts at rest: supports of pins, slideways, walls of clamped links, the floor of a chain in space."""
    down = down_of(layout)
    floor = False
    for k in layout.pose.children(-1):
        symbol, joint = layout.joints[k], layout.pose.joints[k]
        if symbol.kind == "cart":
            draw_slideway(sheet, layout, k)
        elif not layout.view.planar:
            floor = True
        elif symbol.kind == "pin" and symbol.ring:
            continue  # its support is that of the pin at the same place
        elif symbol.kind == "pin":
            way, _ = outgoing(layout, k)
            hangs = dot(unit2(way), down) > 0.3
            sheet.add(support(symbol.at, times(-1.0, down) if hangs else down))
        elif symbol.kind == "weld":
            way, _ = outgoing(layout, k)
            if joint.end is not None:
                way = minus(layout.on_page(joint.end, k), symbol.at)
            along = unit2(way)
            side = turned(along)
            sheet.add(hatched(plus(symbol.at, side, 0.5), plus(symbol.at, side, -0.5), times(-1.0, along)))
    if floor:
        base = layout.on_page((0.0, 0.0, 0.0), -1)
        away = -1.0 if not layout.hangs else 1.0
        feet = [away * plus(symbol.at, symbol.axis, side * 0.5)[1] for symbol in roots(layout) for side in (1.0, -1.0)]
        level = (base[0], away * max([away * base[1], *feet]))
        sheet.line(level, base, "link")
        sheet.add(hatched(plus(level, (-0.55, 0.0)), plus(level, (0.55, 0.0)), (0.0, away)))


def roots(layout: Layout) -> list[Placed]:
    """The symbols of the joints on the base."""
    return [layout.joints[k] for k in layout.pose.children(-1)]


def draw_slideway(sheet: Sheet, layout: Layout, k: int) -> None:
    """The line on which a block slides; a rail held at its ends where something hangs from the block."""
    symbol, joint = layout.joints[k], layout.pose.joints[k]
    along, up = unit2(symbol.axis), top_side(layout, symbol.axis)
    zero = plus(layout.on_page(joint.zero, -1), symbol.shift)
    half = block_length(layout, k) / 2
    places = [dot(minus(place, zero), along) for place in (zero, symbol.at)]
    low, high = min(places) - half - 0.5, max(places) + half + 0.6
    row, before = layout.carried(k, ("series",)), k
    while row:
        before = row[0]
        high = max(high, dot(minus(layout.joints[before].at, zero), along) + 1.2)
        row = layout.carried(before, ("series",))
    if joint.joint.stiffness is not None or joint.joint.damping is not None:
        low = min(low, min(places) - half - 1.6)
    level = plus(zero, up, -BLOCK[1] / 2)
    start, end = plus(level, along, low), plus(level, along, high)
    down = times(-1.0, up)
    if layout.carried(k, ("pin",)):
        sheet.add([Polyline((start, end), "ground")])
        sheet.add(hatched(start, plus(start, along, 0.4), down))
        sheet.add(hatched(plus(end, along, -0.4), end, down))
    else:
        sheet.add(hatched(start, end, down))
    if joint.joint.stiffness is not None or joint.joint.damping is not None:
        sheet.add(hatched(plus(start, up, BLOCK[1] + 0.1), start, times(-1.0, along)))


def draw_links(sheet: Sheet, layout: Layout, round: Collection[int] = ()) -> None:
    """The lines of links; bending ones bent, with a dashed line where they would be straight.

    Args:
        sheet, layout: of the figure.
        round: joints that are drawn as gears or wheels.
    """
    for line in layout.lines():
        if line.bends:
            draw_beam(sheet, line.start, line.end, layout.sag(line.link))
        else:
            sheet.line(line.start, line.end, "line" if line.aside else "link")
    for k, joint in enumerate(layout.pose.joints):
        symbol = layout.joints[k]
        if symbol.kind == "slider":
            draw_rail(sheet, layout, k)
        draw_screw(sheet, layout, k)
        if joint.joint.type == "revolute" and not layout.pose.ends(k) and k not in round:
            draw_rotor(sheet, layout, k)


def draw_rail(sheet: Sheet, layout: Layout, k: int) -> None:
    """The rail of a sliding block, from its place at zero."""
    symbol, joint = layout.joints[k], layout.pose.joints[k]
    along = unit2(symbol.axis)
    zero = layout.on_page(joint.zero, joint.parent)
    travel = dot(minus(symbol.at, zero), along)
    start, end = plus(zero, along, min(0.0, travel) - 0.45), plus(zero, along, max(0.0, travel) + 0.7)
    sheet.line(start, end, "ground")
    for place in (start, end):
        side = turned(along)
        sheet.add([Polyline((plus(place, side, 0.1), plus(place, side, -0.1)), "line")])


def draw_rotor(sheet: Sheet, layout: Layout, k: int) -> None:
    """A link that goes nowhere: a disc with a mark in the plane, a stub along the axis in space."""
    symbol, joint = layout.joints[k], layout.pose.joints[k]
    if symbol.kind == "pin" and not joint.joint.pseudo and not symbol.ring:
        way, _ = outgoing(layout, k)
        sheet.add([Circle(symbol.at, 1.25, "outline")])
        sheet.line(symbol.at, polar(1.25, math.atan2(way[1], way[0]), symbol.at), "line")
    elif symbol.kind == "cylinder" and not joint.joint.pseudo:
        sheet.line(symbol.at, plus(symbol.at, symbol.axis, 0.95), "link")


def draw_beam(sheet: Sheet, start: Point2, end: Point2, sag: Point2) -> None:
    """A bar that is bent like a cantilever, and its straight axis."""
    straight = minus(minus(end, start), sag)
    side = times(0.06, turned(unit2(straight)))
    middle = [plus(plus(start, straight, x), sag, x * x * (3.0 - x) / 2.0) for x in (i / 24 for i in range(25))]
    upper = [plus(p, side) for p in middle]
    lower = [plus(p, side, -1.0) for p in reversed(middle)]
    sheet.add([Polygon((*upper, *lower), "outline"), Polyline((start, plus(start, straight)), "zero")])


def draw_closures(sheet: Sheet, layout: Layout) -> None:
    """Joints that close loops: their names, rods between their ends, supports where the base holds them."""
    down = down_of(layout)
    for closure in layout.pose.closures:
        ends = [layout.on_page(place, link) for place, link in zip(closure.places, closure.links, strict=True)]
        if closure.loop.type == "rod":
            sheet.line(ends[0], ends[1], "link")
            sheet.add([Circle(end, 0.09, "line") for end in ends])
        elif -1 in closure.links and layout.view.planar and closure.loop.type != "prismatic":
            sheet.add(support(ends[0], down))
        middle = times(0.5, plus(ends[0], ends[1]))
        sheet.label(Wish(layout.names.point(closure.loop.name), "point", middle, (0.3, 1.0), 0.2))


def draw_points(sheet: Sheet, layout: Layout) -> None:
    """Named points: dots with their names."""
    for posed in layout.pose.points:
        at = layout.on_page(posed.at, posed.link)
        if posed.link >= 0:
            at = plus(at, times(nearness(layout, posed.link, posed.at), layout.sag(posed.link)))
        centred = posed.link >= 0 and layout.pose.joints[posed.link].mass > 0.0
        if not centred or norm(minus(layout.on_page(layout.pose.joints[posed.link].centre, posed.link), at)) > 0.05:
            sheet.add([Circle(at, 0.07, "ink")])
        sheet.masks.append(disc(at, 0.05))
        before = layout.joints[posed.link].at if posed.link >= 0 else (at[0] - 1.0, at[1])
        sheet.label(Wish(layout.names.point(posed.point.name), "point", at, unit2(minus(at, before)), 0.13))


def nearness(layout: Layout, link: int, at: tuple[float, float, float]) -> float:
    """Share, 0 to 1, of the end's deflection that a point of a bending link has."""
    joint = layout.pose.joints[link]
    if joint.end is None:
        return 0.0
    beam = [b - a for a, b in zip(joint.origin, joint.end, strict=True)]
    x = dot([b - a for a, b in zip(joint.origin, at, strict=True)], beam) / dot(beam, beam)
    x = min(max(x, 0.0), 1.0)
    return x * x * (3.0 - x) / 2.0


def draw_masses(sheet: Sheet, layout: Layout) -> None:
    """Mass centres, with the masses that parameters give; a block has its mass written into it."""
    for k, joint in enumerate(layout.pose.joints):
        label = layout.names.symbolic(joint.joint.mass)
        if joint.mass <= 0.0:
            continue
        symbol = layout.joints[k]
        at = layout.on_page(joint.centre, k)
        if symbol.kind in ("cart", "stack", "series"):
            draw_block_mass(sheet, layout, k, label)
            continue
        hidden = any(norm(minus(at, other.at)) < 0.3 for other in layout.joints if other.kind != "weld")
        if not hidden:
            foot = nearest_line(layout, k, at)
            if norm(minus(foot, at)) > 0.2:
                sheet.add([Polyline((foot, at), "attached")])
            sheet.add(mass_centre(at))
            sheet.masks.append(disc(at, 0.12))
        if label is not None:
            sheet.label(Wish(label, "mass", at, (0.3, 1.0), 0.17 if not hidden else 0.4))


def draw_block_mass(sheet: Sheet, layout: Layout, k: int, label: str | None) -> None:
    """The mass of a block: its name in the block where there is room, beside a pin or a point in its middle."""
    symbol = layout.joints[k]
    taken = bool(layout.carried(k, ("pin",)))
    taken = taken or any(
        point.link == k and norm(minus(layout.on_page(point.at, k), symbol.at)) < 0.1 for point in layout.pose.points
    )
    along, up = unit2(symbol.axis), top_side(layout, symbol.axis)
    room = abs(along[0]) * block_length(layout, k) + abs(up[0]) * BLOCK[1]
    if label is None:
        if not taken:
            sheet.add(mass_centre(symbol.at))
    elif label_size(label)[0] < (0.42 if taken else 0.9) * room:
        damped = any(layout.pose.joints[j].joint.damping is not None for j in layout.carried(k, ("pin",)))
        aside = (0.28 if damped else -0.28) * block_length(layout, k)  # dampers about pins are drawn on their left
        place = plus(symbol.at, along, aside if taken else 0.0)
        sheet.label(Wish(label, "mass", place, colliding=False))
    else:
        sheet.label(Wish(label, "mass", plus(symbol.at, up, BLOCK[1] / 2), up, 0.08))


def nearest_line(layout: Layout, k: int, at: Point2) -> Point2:
    """The point of a link's lines that is nearest to a place."""
    best = layout.joints[k].at
    for line in layout.lines():
        if line.link != k:
            continue
        way = minus(line.end, line.start)
        x = min(max(dot(minus(at, line.start), way) / dot(way, way), 0.0), 1.0)
        foot = plus(line.start, way, x)
        if norm(minus(foot, at)) < norm(minus(best, at)):
            best = foot
    return best
