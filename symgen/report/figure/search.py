"""Pose and view of a figure unless they are given: joints apart, links long on the page, few crossings.

Both are chosen by one cost from small lists in a fixed order, so that the same chain gives the same figure.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from statistics import median

from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.report.figure.pose import Geometry, Pose, PosedJoint
from symgen.report.figure.vectors import Point2, Vector3, angle, dot, minus, norm, sub
from symgen.report.figure.view import View, axonometric, planar_view, upwards

__all__ = ["LONG", "length_unit", "page", "pose_and_view", "segments"]

Segment = tuple[Vector3, Vector3]

AZIMUTHS = (-55, -40, -65, -30, 35, 50, 25, 60, -125, -140, 125, 145)
ELEVATIONS = (22, 30, 15)
TURNS = (30, -30, 60, -60, 0, 90, -90, 45, -45)
"""Degrees that revolute joints of a chain in space are tried at."""
VIEWED = 30
"""Joints up to which views are compared."""

SEARCHED = 12
"""Joints up to which poses are searched; longer chains take the pose to start from."""


WIDTH, WIDE, HEIGHT = 12.0, 13.8, 8.0
"""Largest width of the links' lines, that of a long chain, and largest height, cm."""

LONG = 8
"""Joints above which a chain is long."""


def page(pose: Pose) -> tuple[float, float]:
    """Room for the links' lines: width and height, cm."""
    return (WIDE if len(pose.joints) > LONG else WIDTH, HEIGHT)


def pose_and_view(geometry: Geometry, given: Mapping[str, float] | None) -> tuple[Pose, View]:
    """The pose at the given coordinates, or a chosen one, and the view of it.

    Args:
        given: coordinates by name, those that are missing zero; None lets all be chosen.
    """
    rest = geometry.at({})
    q = dict(given) if given is not None else start(geometry, rest)
    plane = planar_view(geometry.at(q)) or (planar_view(rest) if given is None else None)
    if given is None:
        q = better(geometry, q, plane)
    pose = geometry.at(q)
    if plane is not None:
        return pose, planar_view(pose) or plane
    up = upwards(pose)
    if len(pose.joints) > VIEWED:
        return pose, axonometric(up, AZIMUTHS[0], ELEVATIONS[0])
    views = [axonometric(up, azimuth, elevation) for elevation in ELEVATIONS for azimuth in AZIMUTHS]
    costs = [view_cost(pose, view) + 0.01 * k for k, view in enumerate(views)]
    return pose, views[costs.index(min(costs))]


def start(geometry: Geometry, rest: Pose) -> dict[str, float]:
    """Coordinates to search from: revolute joints turned, prismatic ones out, deformations zero; of closed loops the
    default pose's."""
    q: dict[str, float] = {}
    length = max(length_unit(rest), 0.4 * max((norm(sub(b, a)) for a, b in segments(rest)), default=0.0))
    turning = sum(joint.joint.type == "revolute" and not joint.joint.pseudo for joint in rest.joints)
    turn = min(35.0, 150.0 / max(turning, 1))
    upon = {joint.joint.name for joint in rest.joints if slides_along_parent(rest, joint)}
    for joint in geometry.chain.moving:
        low, high = bounds(geometry, joint.name)
        if geometry.chain.loops:
            q[joint.name] = geometry.default[joint.name]
        elif joint.pseudo:
            q[joint.name] = 0.0
        elif joint.type == "prismatic":
            wanted = (0.2 if joint.name in upon else 0.5) * length
            q[joint.name] = wanted if low < wanted < high else low + 0.6 * (high - low) if high - low < 1e9 else wanted
        else:
            q[joint.name] = min(max(math.radians(turn), low), high)
    return q


def slides_along_parent(pose: Pose, joint: PosedJoint) -> bool:
    """True for a sliding joint upon another one of the same direction."""
    if joint.joint.type != "prismatic" or joint.parent < 0:
        return False
    parent = pose.joints[joint.parent]
    return parent.joint.type == "prismatic" and abs(dot(parent.axis, joint.axis)) > 0.999


def bounds(geometry: Geometry, name: str) -> tuple[float, float]:
    """Limits of a joint, infinite where there are none."""
    limits = geometry.chain.joint(name).limits
    if limits is None:
        return -math.inf, math.inf
    known = parameter_defaults(geometry.chain)
    low = -math.inf if limits.lower is None else evaluate(limits.lower, known)
    high = math.inf if limits.upper is None else evaluate(limits.upper, known)
    return low, high


def better(geometry: Geometry, q: dict[str, float], plane: View | None) -> dict[str, float]:
    """Coordinates of a lower cost, one joint after the other, twice; those that a `near` names are as they are."""
    stated = {name for loop in geometry.chain.loops for name, _ in loop.near}
    turning = [j.name for j in geometry.chain.moving if j.type == "revolute" and not j.pseudo and j.name not in stated]
    if plane is None:  # a turn of the whole chain about the vertical is left to the view
        rest = geometry.at({})
        up = upwards(rest)
        first = [j for j in rest.joints if j.joint.name in turning and j.parent < 0]
        whole = [j.joint.name for j in first if abs(dot(j.axis, up)) > 0.999]
        if len(rest.children(-1)) == 1:
            q = {**q, **{name: min(max(0.0, low), high) for name in whole for low, high in [bounds(geometry, name)]}}
            turning = [name for name in turning if name not in whole]
    if len(turning) > SEARCHED:
        return q if plane is None else levelled(geometry, q, turning[0], plane)
    if plane is not None:
        views = [plane]
        widest = min(35.0, 150.0 / max(len(turning), 1))
        tried: Sequence[float] = (widest, 1.5 * widest, 0.6 * widest, -widest, -1.6 * widest)
    else:
        up = upwards(geometry.at({}))
        views = [axonometric(up, azimuth, ELEVATIONS[0]) for azimuth in AZIMUTHS[:2]]
        tried = TURNS
    for _ in range(2):
        for name in turning:
            low, high = bounds(geometry, name)
            values = list(dict.fromkeys(min(max(math.radians(a), low), high) for a in tried))
            values = [value for value in values if geometry.closes({**q, name: value})] or [q[name]]
            costs = [pose_cost(geometry, {**q, name: value}, name, views) for value in values]
            q = {**q, name: values[costs.index(min(costs))]}
    return q


def levelled(geometry: Geometry, q: dict[str, float], name: str, plane: View) -> dict[str, float]:
    """A long chain in its plane, its first joint turned so that the links are as long on the page as they can be."""
    low, high = bounds(geometry, name)
    values = [q[name], *(min(max(math.radians(a), low), high) for a in range(-165, 181, 15))]
    values = [value for value in values if geometry.closes({**q, name: value})]

    def share(value: float) -> float:
        pose = geometry.at({**q, name: value})
        places = [plane.of(end) for line in segments(pose) for end in line]
        sizes = [max(xs) - min(xs) for xs in zip(*places, strict=True)]
        return max((size / room for size, room in zip(sizes, page(pose), strict=True)), default=0.0)

    return {**q, name: min(values, key=lambda value: round(share(value), 6))}


def pose_cost(geometry: Geometry, q: Mapping[str, float], name: str, views: Sequence[View]) -> float:
    """Cost of a pose in the best of some views; angles are better small than zero or large, and
    positive where arrows show them.
    """
    pose = geometry.at(q)
    seen = min(view_cost(pose, view) for view in views)
    if views[0].planar:
        return seen + (0.6 if q[name] < 0.0 else 0.0) + 0.1 * abs(abs(q[name]) - math.radians(35.0))
    up = upwards(pose)
    fallen = max(0.0, falling(pose, up) - falling(geometry.at({}), up))
    plain = 0.12 if abs(q[name]) < 0.1 else 0.04 * abs(q[name])
    return seen + plain + 0.4 * max(0.0, abs(q[name]) - 0.8) + fallen


def falling(pose: Pose, up: Vector3) -> float:
    """Depth of a pose's links below the base, in typical lengths, and a little for each that points down."""
    reach = length_unit(pose)
    lines = segments(pose)
    below = sum(max(0.0, -dot(end, up) / reach - 0.1) for _, end in lines)
    return below + 0.15 * sum(max(0.0, dot(sub(a, b), up)) / norm(sub(b, a)) for a, b in lines)


def view_cost(pose: Pose, view: View) -> float:
    """Cost of a view: nodes too near on the page, links seen end-on, axes seen end-on, links that cross."""
    lines = segments(pose)
    near = 0.45 * length_unit(pose)
    nodes = distinct([joint.at for joint in pose.joints] + [end for _, end in lines], 0.02 * near)
    places = [view.of(node) for node in nodes]
    cost = sum(max(0.0, 1.0 - norm(minus(a, b)) / near) ** 2 for a, b in combinations(places, 2))
    flat = [(view.of(a), view.of(b)) for a, b in lines]
    for (a, b), (u, v) in zip(lines, flat, strict=True):
        cost += 0.6 * (1.0 - norm(minus(v, u)) / norm(sub(b, a))) ** 2
    cost += sum(2.0 for one, other in combinations(flat, 2) if crossing(one, other))
    cost += sum(0.5 * straight(one, other) for one, other in combinations(flat, 2))
    if not view.planar:
        for joint in pose.joints:
            if joint.joint.type != "fixed":
                cost += 3.0 * max(0.0, abs(dot(joint.axis, view.toward)) - 0.6)
    return cost


def segments(pose: Pose) -> list[Segment]:
    """The lines of the links, those without length left out."""
    found: list[Segment] = [((0.0, 0.0, 0.0), pose.joints[k].foot) for k in pose.children(-1)]
    for k, joint in enumerate(pose.joints):
        found.extend(((joint.foot, joint.at), (joint.at, joint.origin)))
        found.extend((joint.origin, end) for end in pose.ends(k))
    found.extend(closure.places for closure in pose.closures if closure.loop.type == "rod")
    found.extend(tie.places for tie in pose.ties)
    size = max((norm(sub(b, a)) for a, b in found), default=0.0)
    return [(a, b) for a, b in found if norm(sub(b, a)) > 1e-6 * size]


def length_unit(pose: Pose) -> float:
    """The median length of the links; 1 where all are points."""
    lengths = [norm(sub(b, a)) for a, b in segments(pose)]
    long = [length for length in lengths if length > 0.1 * max(lengths)]
    return median(long) if long else 1.0


def distinct(points: Sequence[Vector3], near: float) -> list[Vector3]:
    """The points without those that lie at one before them."""
    found: list[Vector3] = []
    for point in points:
        if all(norm(sub(point, other)) > near for other in found):
            found.append(point)
    return found


def crossing(one: tuple[Point2, Point2], other: tuple[Point2, Point2]) -> bool:
    """True when two lines of the page cross between their ends."""
    (a, b), (c, d) = one, other

    def side(p: Point2, q: Point2, r: Point2) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    size = 1e-9 * (norm(minus(b, a)) * norm(minus(d, c)) + 1e-300)
    return side(a, b, c) * side(a, b, d) < -size * size and side(c, d, a) * side(c, d, b) < -size * size


def straight(one: tuple[Point2, Point2], other: tuple[Point2, Point2]) -> float:
    """Near 1 when two lines leave the same point in almost the same direction, near 1/2 when in opposite ones."""
    for (a, b), (c, d) in ((x, y) for x in ways(one) for y in ways(other)):
        if norm(minus(a, c)) < 1e-6 * (norm(minus(a, b)) + norm(minus(c, d))):
            if norm(minus(b, a)) < 1e-9 or norm(minus(d, c)) < 1e-9:
                return 0.0
            apart = abs(math.remainder(angle(minus(b, a)) - angle(minus(d, c)), math.tau))
            return max(0.0, 1.0 - apart / 0.6) ** 2 + 0.5 * max(0.0, 1.0 - (math.pi - apart) / 0.35) ** 2
    return 0.0


def ways(line: tuple[Point2, Point2]) -> Iterator[tuple[Point2, Point2]]:
    """A line in both directions."""
    yield line
    yield line[1], line[0]
