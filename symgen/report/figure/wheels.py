"""Gears, pulleys and wheels: circles of bodies in a plane that roll on each other, recognised by how they move.

A disc has its mass centre on its axis. Two mesh where a point of the line between their centres has the same velocity
on both, in every motion that the couplings leave and in every pose; a disc rolls on what slides, or on the base, where
a point of its circle does (the instantaneous centre of their relative motion, S. H. Aronhold 1872 and A. B. W. Kennedy
1886). The radii follow.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symgen.describe.derivative import derivative
from symgen.describe.evaluate import names_in
from symgen.describe.expression import Expression, Name, Number, Operation
from symgen.report.figure.pose import Geometry, Pose
from symgen.report.figure.vectors import Point2, column, dot, minus, norm, times, turned, unit2
from symgen.report.figure.view import View

__all__ = ["Wheel", "wheels"]

STEP, TOLERANCE = 1e-5, 1e-6
"""Step of the differences that give velocities; tolerance of velocities and radii, as a share of the chain's size."""

ELSEWHERE = (0.0, 0.37, -0.52)
"""By how much coordinates are moved to the poses at which radii must be the same, rad or m."""

MOST = 16
"""Joints up to which pairs are looked at."""

Motion = tuple[tuple[Point2, float], ...]
"""Velocity of a body's place, and its angular velocity, for each coordinate."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """A circle about a revolute joint's axis.

    Attributes:
        joint: position among the joints.
        radius: in the chain's unit of length.
        toothed: True where it meshes with another disc.
        slide: position of the joint that slides along its tangent, -1 the base; None for gears.
        side: from the centre to the place of contact, unit vector on the page.
    """

    joint: int
    radius: float
    toothed: bool
    slide: int | None
    side: Point2


def wheels(geometry: Geometry, q: Mapping[str, float], view: View) -> list[Wheel]:
    """The circles of a chain in a plane; none for chains in space, of many joints or with loops."""
    if not view.planar or geometry.chain.loops or len(geometry.chain.joints) > MOST:
        return []
    if not geometry.chain.coupled:
        return []
    found: list[list[Wheel]] = []
    for k, away in enumerate(ELSEWHERE):
        here = {name: q.get(name, x) + away * (1.0 + 0.1 * k) for name, x in geometry.default.items()}
        found.append(_of_pose(geometry, here, view))
    return [wheel for wheel in found[0] if all(any(_same(wheel, other) for other in others) for others in found[1:])]


def _same(one: Wheel, other: Wheel) -> bool:
    """True if two circles are one, seen in different poses; the place of contact may go round."""
    same = (one.joint, one.toothed, one.slide) == (other.joint, other.toothed, other.slide)
    return same and math.isclose(one.radius, other.radius, rel_tol=1e-4)


def _of_pose(geometry: Geometry, q: Mapping[str, float], view: View) -> list[Wheel]:
    pose = geometry.at(q)
    motions = _motions(geometry, q, view)
    turning = [k for k, joint in enumerate(pose.joints) if joint.joint.type == "revolute" and not joint.joint.pseudo]
    centres = {k: view.of(pose.joints[k].at) for k in turning}
    size = max((norm(minus(a, b)) for a in centres.values() for b in centres.values()), default=0.0) or 1.0
    gears: list[tuple[float, list[Wheel]]] = []
    inside: list[list[Wheel]] = []
    discs = [k for k in turning if _is_disc(pose, k, view, size)]
    for i in discs:
        for j in discs:
            share = _contact(motions[i], motions[j], centres[i], centres[j], size) if i < j else None
            if share is None:
                continue
            way = minus(centres[j], centres[i])
            pair = [
                Wheel(i, abs(share) * norm(way), True, None, unit2(times(share, way))),
                Wheel(j, abs(1.0 - share) * norm(way), True, None, unit2(times(share - 1.0, way))),
            ]
            if 0.0 < share < 1.0:
                gears.append((norm(way), pair))
            else:
                inside.append(pair)
    trains = _nearest(gears)
    meshing = {(wheel.joint, round(wheel.radius / size, 6)) for pair in trains for wheel in pair}
    rings = []
    for pair in inside:  # a ring about what meshes with another disc, too
        inner = min(pair, key=lambda wheel: wheel.radius)
        if (inner.joint, round(inner.radius / size, 6)) in meshing:
            rings.append(pair)
    slides = _translating(pose, motions)
    rolling = [wheel for i in turning for wheel in _rolling_on(geometry, pose, i, slides, motions, view, size)]
    return [*(wheel for pair in (*trains, *rings) for wheel in pair), *rolling]


def _nearest(gears: Sequence[tuple[float, list[Wheel]]]) -> list[list[Wheel]]:
    """The pairs that mesh, among those that turn as if they did: the nearest ones that make one train."""
    train: dict[int, int] = {}

    def root(k: int) -> int:
        while train.get(k, k) != k:
            k = train[k]
        return k

    found = []
    for _, pair in sorted(gears, key=lambda entry: entry[0]):
        a, b = (root(wheel.joint) for wheel in pair)
        if a != b:
            train[a] = b
            found.append(pair)
    return found


def _rolling_on(
    geometry: Geometry, pose: Pose, i: int, slides: Sequence[int], motions: Sequence[Motion], view: View, size: float
) -> list[Wheel]:
    """The circles with which a disc rolls: on slides whose lines touch it; else on the base, carried by a slide."""
    name, parent = pose.joints[i].joint.name, pose.joints[i].parent
    coupled = dict(geometry.chain.coupled)
    related = {name: True, **({pose.joints[parent].joint.name: True} if parent >= 0 else {})}
    if not any(each in coupled for each in related) and not any(name in names_in(e) for e in coupled.values()):
        return []
    found = []
    for j in (-1, *slides):
        wheel = _rolling(i, j, motions, parent, size)
        if wheel is not None and _linear(geometry, (name, *related, *([pose.joints[j].joint.name] if j >= 0 else []))):
            found.append(wheel)
    tangent = [
        wheel
        for wheel in found
        if wheel.slide is not None
        and wheel.slide >= 0
        and math.isclose(
            dot(minus(view.of(pose.joints[wheel.slide].at), view.of(pose.joints[i].at)), wheel.side),
            wheel.radius,
            rel_tol=1e-3,
        )
    ]
    if tangent:
        return tangent
    carried = parent >= 0 and (pose.joints[parent].joint.type == "prismatic" or _is_disc(pose, i, view, size))
    rolls = carried and _by_radius(coupled, name, pose.joints[parent].joint.name)
    return [wheel for wheel in found if wheel.slide == -1 and rolls]


def _by_radius(coupled: Mapping[str, Expression], name: str, other: str) -> bool:
    """True if one of two joints follows the other by a radius: one letter or number, or one over it."""
    for a, b in ((name, other), (other, name)):
        if a in coupled and b in names_in(coupled[a]):
            ratio = derivative(coupled[a], Name(b))
            while isinstance(ratio, Operation) and ratio.operator == "neg":
                (ratio,) = ratio.arguments
            if isinstance(ratio, Operation) and ratio.operator == "div" and isinstance(ratio.arguments[0], Number):
                ratio = ratio.arguments[1] if abs(ratio.arguments[0].value) == 1.0 else ratio
            return isinstance(ratio, (Name, Number))
    return False


def _linear(geometry: Geometry, names: Sequence[str]) -> bool:
    """True if the couplings of joints have constant ratios."""
    coupled, coordinates = dict(geometry.chain.coupled), set(geometry.chain.movable_names)
    for name in names:
        expression = coupled.get(name)
        if expression is None:
            continue
        ratios = [derivative(expression, Name(each)) for each in names_in(expression) if each in coordinates]
        if any(coordinates & set(names_in(ratio)) for ratio in ratios):
            return False
    return True


def _motions(geometry: Geometry, q: Mapping[str, float], view: View) -> list[Motion]:
    """Motion of each joint's place and link with each coordinate, by central differences."""
    found: list[list[tuple[Point2, float]]] = []
    for name in geometry.default:
        before, after = (geometry.at({**q, name: q[name] + sign * STEP}) for sign in (-1.0, 1.0))
        for k, (a, b) in enumerate(zip(before.joints, after.joints, strict=True)):
            axes = max(range(3), key=lambda i, R=a.R: norm(view.of(column(R, i))))  # type: ignore[misc]
            u, v = view.of(column(a.R, axes)), view.of(column(b.R, axes))
            turn = math.atan2(u[0] * v[1] - u[1] * v[0], dot(u, v)) / (2.0 * STEP)
            if k == len(found):
                found.append([])
            found[k].append((times(0.5 / STEP, minus(view.of(b.at), view.of(a.at))), turn))
    return [tuple(each) for each in found]


def _is_disc(pose: Pose, k: int, view: View, size: float) -> bool:
    """True if a body may be a disc: its mass centre, and the joints on it, are on its axis. An arm is none."""
    posed = pose.joints[k]
    places = [pose.joints[child].foot for child in pose.children(k)]
    if posed.mass != 0.0:
        places.append(posed.centre)
    return all(norm(minus(view.of(place), view.of(posed.at))) < TOLERANCE * size for place in places)


def _contact(one: Motion, other: Motion, at: Point2, to: Point2, size: float) -> float | None:
    """The share of the way between two centres at which both bodies have the same velocity in all motions."""
    way = minus(to, at)
    if norm(way) < TOLERANCE * size:
        return None
    across = turned(way)
    top = bottom = 0.0
    rows = []
    for (v, w), (u, z) in zip(one, other, strict=True):
        known = minus(minus(u, v), times(z, across))
        rows.append((times(w - z, across), known))
        top += dot(rows[-1][0], known)
        bottom += dot(rows[-1][0], rows[-1][0])
    if bottom < TOLERANCE:
        return None
    share = top / bottom
    if min(abs(share), abs(1.0 - share)) < 1e-3:  # one body is pinned to the other
        return None
    worst = max(norm(minus(times(share, row), known)) for row, known in rows)
    return share if worst < 1e-4 * norm(way) else None


def _translating(pose: Pose, motions: Sequence[Motion]) -> list[int]:
    """Sliding joints whose links do not turn."""
    return [
        k
        for k, joint in enumerate(pose.joints)
        if joint.joint.type == "prismatic" and all(abs(turn) < TOLERANCE for _, turn in motions[k])
    ]


def _rolling(i: int, j: int, motions: Sequence[Motion], parent: int, size: float) -> Wheel | None:
    """The circle with which a disc rolls on what slides, or on the base (-1)."""
    if j == parent and j >= 0:
        return None
    rates = [(minus(motions[j][k][0] if j >= 0 else (0.0, 0.0), v), turn) for k, (v, turn) in enumerate(motions[i])]
    pairs = [(u, turn) for u, turn in rates if abs(turn) > TOLERANCE]
    if not pairs or any(norm(u) > TOLERANCE * size for u, turn in rates if abs(turn) <= TOLERANCE):
        return None
    arms = [times(-1.0 / turn, turned(u)) for u, turn in pairs]
    radius = norm(arms[0])
    if radius < 1e-3 * size * 1e-2 or any(norm(minus(arm, arms[0])) > 1e-4 * radius for arm in arms):
        return None
    return Wheel(i, radius, False, j, unit2(arms[0]))
