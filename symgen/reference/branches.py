"""The side on which a planar loop of three joints is assembled.

A dyad is what a loop's dependent joints and its closure make: three joints in the order of the loop, two links. Three
pins A, B, D lie with B to the left (+1) or right (-1) of the way from A to D, seen against the axis. Two pins A, B and
a slide have a coordinate s of the slide; of the two solutions of |AB|(s) = const, the one with the larger s is where
the distance grows with s (-1), the other one where it shrinks (+1). A rod has pins at both ends. Other loops have no
side.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.arrays import Array
from symgen.reference.bodies import Link
from symgen.reference.closures import Closure
from symgen.reference.kinematics import Frames, cross

__all__ = ["around", "side"]


CLOSING = -1
"""Place of the closure itself among the joints of its loop."""

PARALLEL = 1e-9
"""Cosines of parallel axes are 1 or -1 but for this."""


def around(links: Sequence[Link], c: Closure) -> list[tuple[int, int]]:
    """Joints of the loop in order, each 1 where it leads from parent to child, or from a to b, and -1 elsewhere."""
    paths = [links[k].path if k >= 0 else () for k in (c.a, c.b)]
    shared = sum(1 for x, y in zip(*paths, strict=False) if x == y)
    up, down = paths[0][shared:], paths[1][shared:]
    return [*((j, 1) for j in up), (CLOSING, 1), *((j, -1) for j in reversed(down))]


def side(links: Sequence[Link], c: Closure, f: Frames) -> int:
    """1, -1, or 0 for a loop without sides."""
    dyad = _dyad(links, c)
    if c.kind == "rod" and len(dyad) == 2:
        return _side_of_rod(c, f, *next(part for part in dyad if part[0] != CLOSING))
    if len(dyad) != 3 or c.kind not in ("revolute", "prismatic"):
        return 0
    pins = [c.kind == "revolute" if j == CLOSING else f.revolute[j] for j, _ in dyad]
    places = [_place(c, f, j) for j, _ in dyad]
    if all(pins):
        outer = [j for j, _ in (dyad[0], dyad[2]) if j != CLOSING]
        first = 0 if dyad[0][0] == min(outer) else 2
        A, B, D = places[first], places[1], places[2 - first]
        found = float(cross(D - A, B - A) @ _axis(c, f, CLOSING))
        return 1 if found > 0.0 else -1
    if sum(pins) != 2:
        return 0
    slide = pins.index(False)
    j, way = dyad[slide]
    u = way * _axis(c, f, j)
    # how a pin moves from the other one when the slide grows: behind it, before it, beyond it
    start, end, moved = [(2, 1, u), (0, 2, u), (0, 1, -u)][slide]
    return -1 if float((places[end] - places[start]) @ moved) > 0.0 else 1


def _side_of_rod(c: Closure, f: Frames, j: int, way: int) -> int:
    """The side of a joint and a rod: two pins at the rod's ends, and the joint."""
    own, other = (_end(c, f, way > 0), _end(c, f, way < 0))
    if not f.revolute[j]:
        return -1 if float((own - other) @ f.axes[j]) > 0.0 else 1
    axis = _axis(c, f, CLOSING)
    if abs(abs(float(axis @ f.axes[j])) - 1.0) > PARALLEL:
        return 0
    return 1 if float(cross(other - f.points[j], own - f.points[j]) @ axis) > 0.0 else -1


def _dyad(links: Sequence[Link], c: Closure) -> list[tuple[int, int]]:
    """The closure and the joints that it determines, in the order of the loop behind one that it does not."""
    loop = around(links, c)
    own = [j == CLOSING or j in c.dependent for j, _ in loop]
    starts = [k + 1 for k, mine in enumerate(own) if not mine and own[(k + 1) % len(own)]]
    first = starts[0] if starts else 0
    turned = [*loop[first:], *loop[:first]]
    return [(j, way) for j, way in turned if j == CLOSING or j in c.dependent]


def _place(c: Closure, f: Frames, j: int) -> Array:
    if j != CLOSING:
        point: Array = f.points[j]
        return point
    return c.at_a if c.a < 0 else f.p[c.a] + f.R[c.a] @ c.at_a


def _end(c: Closure, f: Frames, on_a: bool) -> Array:
    k, at = (c.a, c.at_a) if on_a else (c.b, c.at_b)
    return at if k < 0 else f.p[k] + f.R[k] @ at


def _axis(c: Closure, f: Frames, j: int) -> Array:
    if j != CLOSING:
        axis: Array = f.axes[j]
        return axis
    return c.turn_a[:, 2] if c.a < 0 else f.R[c.a] @ c.turn_a[:, 2]
