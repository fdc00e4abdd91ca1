"""The direction from which a chain is seen: along the common axis of a planar chain, from above a corner in space."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from symgen.report.figure.pose import Pose
from symgen.report.figure.vectors import Point2, Vector3, add, cross, dot, norm, scaled, sub, unit

__all__ = ["View", "axonometric", "is_plane", "planar_view", "upwards"]

X, Y, Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
PARALLEL = 1e-6


@dataclass(frozen=True, slots=True)
class View:
    """An orthographic projection.

    Attributes:
        right, up, toward: unit vectors of the page and towards the reader, base frame.
        planar: True where the page is the chain's plane.
    """

    right: Vector3
    up: Vector3
    toward: Vector3
    planar: bool = False

    def of(self, vector: Vector3) -> Point2:
        """A vector of space on the page, in the chain's length."""
        return (dot(vector, self.right), dot(vector, self.up))


def upwards(pose: Pose) -> Vector3:
    """The direction against gravity; z without gravity."""
    return scaled(-1.0 / norm(pose.gravity), pose.gravity) if norm(pose.gravity) > 0.0 else Z


def axonometric(up: Vector3, azimuth: float, elevation: float) -> View:
    """The view from an azimuth about `up`, counted from x (else y), and an elevation above the horizon, degrees."""
    start = X if abs(dot(X, up)) < 0.9 else Y
    first = unit(add(start, up, -dot(start, up)))
    second = cross(up, first)
    a, e = math.radians(azimuth), math.radians(elevation)
    level = add(scaled(math.cos(a), first), second, math.sin(a))
    toward = add(scaled(math.cos(e), level), up, math.sin(e))
    right = unit(cross(up, toward))
    return View(right, cross(toward, right), toward)


def planar_view(pose: Pose) -> View | None:
    """The view onto the plane of a chain that moves in one; None for a chain in space."""
    turning = [j.axis for j in pose.joints if j.joint.type == "revolute"]
    sliding = [j.axis for j in pose.joints if j.joint.type == "prismatic"]
    normal = _normal(pose, turning, sliding)
    if normal is None or not is_plane(pose, normal):
        return None
    up = upwards(pose)
    if norm(pose.gravity) == 0.0 or abs(dot(up, normal)) > 0.7:
        up = Y if abs(normal[2]) > 0.7 else Z
    if turning or len(sliding) != 1 or abs(dot(sliding[0], up)) < 0.7:
        up = unit(add(up, normal, -dot(up, normal)))
    right = unit(cross(up, normal))
    if max(right, key=abs) < 0.0:  # the base's axis to the right is a positive one
        right, normal = scaled(-1.0, right), scaled(-1.0, normal)
    return View(right, up, normal, planar=True)


def _normal(pose: Pose, turning: Sequence[Vector3], sliding: Sequence[Vector3]) -> Vector3 | None:
    if turning:
        first = turning[0]
        if any(norm(cross(first, axis)) > PARALLEL for axis in turning):
            return None
        if any(abs(dot(first, axis)) > PARALLEL for axis in sliding):
            return None
        return first if sum(dot(first, axis) for axis in turning) > -0.5 else scaled(-1.0, first)
    across = [cross(sliding[0], axis) for axis in sliding[1:]] if sliding else []
    wide = next((vector for vector in across if norm(vector) > PARALLEL), None)
    if wide is not None:
        normal = unit(wide)
        if any(abs(dot(normal, axis)) > PARALLEL for axis in sliding):
            return None
        return normal if max(normal, key=abs) > 0 else scaled(-1.0, normal)
    if not sliding:
        beams = [j.R for j in pose.joints if j.end is not None]
        return (beams[0][0][2], beams[0][1][2], beams[0][2][2]) if beams else None
    along, up = sliding[0], upwards(pose)
    if norm(pose.gravity) == 0.0:
        up = Y if abs(along[1]) < 0.7 else Z
    if abs(dot(along, up)) > 0.7:
        right = X if abs(along[0]) < 0.7 else Y
        return unit(cross(right, up))
    return unit(cross(along, up))


def is_plane(pose: Pose, normal: Vector3) -> bool:
    """True when nothing that is drawn stretches along the normal."""
    spans = []
    for k, joint in enumerate(pose.joints):
        spans.append(sub(joint.zero, joint.foot))
        spans.append(sub(joint.origin, joint.at))
        spans.extend(sub(end, joint.origin) for end in pose.ends(k))
    spans.extend(pose.joints[k].foot for k in pose.children(-1))
    size = max((norm(span) for span in spans), default=0.0)
    return all(abs(dot(span, normal)) <= 0.02 * size for span in spans)
