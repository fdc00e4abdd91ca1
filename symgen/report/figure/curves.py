"""Curves of named points, as one coordinate moves and the others stay: coupler curves of linkages, traces of tools."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symgen.describe.nearest import nearest
from symgen.errors import ArgumentError
from symgen.report.figure.pose import Geometry, Pose
from symgen.report.figure.search import bounds, length_unit
from symgen.report.figure.vectors import Vector3

__all__ = ["Curve", "curves_of"]

STEPS = 90
"""Steps of a curve to either side of the pose."""

HALVES = 3
"""Halves of the step that leaves a loop's reach, after which the curve ends."""


@dataclass(frozen=True, slots=True)
class Curve:
    """Places of a named point, in order; its link's position among the joints, -1 for the base."""

    point: str
    link: int
    places: tuple[Vector3, ...]


def curves_of(geometry: Geometry, pose: Pose, points: Sequence[str], along: str | None = None) -> tuple[Curve, ...]:
    """Curves of named points from a pose on: over a whole turn of a joint that turns, between limits if it has some.

    A curve ends where a loop does not close any more.

    Args:
        pose: whose other coordinates stay.
        points: names.
        along: coordinate that moves; not needed where there is one alone.

    Raises:
        ArgumentError: an unknown point, no or an unknown coordinate, or no range for one that slides.
    """
    if not points:
        return ()
    known = {posed.point.name: k for k, posed in enumerate(pose.points)}
    for name in points:
        if name not in known:
            among = f"it has {', '.join(known)}" if known else "it has none: add one to the description under points"
            raise ArgumentError(f"curve: the chain has no point {name!r:.80}{nearest(name, known) or f'; {among}'}")
    names = geometry.chain.q_names
    if along is None and len(names) != 1:
        raise ArgumentError(f"curve: say which coordinate moves, with along (--along): {', '.join(names[:8])}")
    if along is not None and along not in names:
        raise ArgumentError(f"along: there is no coordinate {along!r:.80}{nearest(along, names)}")
    moved = names[0] if along is None else along
    q = {joint.joint.name: joint.q for joint in pose.joints if joint.joint.name in names}
    poses = _swept(geometry, q, moved, *_range(geometry, pose, moved, q[moved]))
    return tuple(
        Curve(name, pose.points[known[name]].link, tuple(found.points[known[name]].at for found in poses))
        for name in points
    )


def _range(geometry: Geometry, pose: Pose, name: str, value: float) -> tuple[float, float]:
    """The coordinate's range: its limits, half a turn to either side, or two lengths of a typical link."""
    low, high = bounds(geometry, name)
    turns = geometry.chain.joint(name).type == "revolute"
    reach = math.pi if turns else 2.0 * length_unit(pose)
    if turns and high - low > 2.0 * math.pi:
        return value - reach, value + reach
    return max(low, value - reach) if math.isinf(low) else low, min(high, value + reach) if math.isinf(high) else high


def _swept(geometry: Geometry, q: Mapping[str, float], name: str, low: float, high: float) -> list[Pose]:
    """Poses from the lowest value to the highest one at which the loops close, without gaps."""
    start = q[name]
    before = _one_way(geometry, q, name, low)
    return [*reversed(before), geometry.at({**q, name: start}), *_one_way(geometry, q, name, high)]


def _one_way(geometry: Geometry, q: Mapping[str, float], name: str, end: float) -> list[Pose]:
    start, step = q[name], (end - q[name]) / STEPS
    found, done, halves = [], 0.0, 0
    while step != 0.0 and abs(done) < abs(end - start) * (1.0 - 1e-9) and halves <= HALVES:
        try:
            found.append(geometry.at({**q, name: start + done + step}))
            done += step
        except ArgumentError:
            step *= 0.5
            halves += 1
    return found
