"""The chain in space as numbers: places, axes and ends of links, sliders for the joints, and motions to play."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Union

__all__ = ["Closure", "Link", "Motion", "Point", "Scene", "Slider", "Tie", "as_json"]

Numbers = tuple[float, ...]
Coordinate = Union[int, tuple[Any, ...]]

DIGITS = 9
"""Significant digits of the coordinates of a motion; instants, places and sliders are written in full."""


@dataclass(frozen=True, slots=True)
class Link:
    """A joint and the link behind it: T(parent to link) = before * Motion(axis, q) * after.

    Attributes:
        name: of the joint.
        type: `revolute`, `prismatic` or `fixed`.
        parent: index of the parent link, -1 for the base.
        coordinate: index in q, behind those of the sliders for joints that depend by loops, -1 when fixed; of a coupled
            joint an operation and its arguments, which are such coordinates or `("number", x)`.
        before, after: (12,), rows of [R | p].
        axis: (3,), unit vector in the frame behind `before`.
        com: (3,), m, in the link's frame.
        mass: kg.
        drawn: False for joints that only divide a bending link, which have no sign of their own.
    """

    name: str
    type: str
    parent: int
    coordinate: Coordinate
    before: Numbers
    axis: Numbers
    after: Numbers
    com: Numbers
    mass: float = 0.0
    drawn: bool = True


@dataclass(frozen=True, slots=True)
class Closure:
    """A joint that closes a loop between places on links a and b (-1: the base).

    Attributes:
        kind: `revolute`, `prismatic`, `ball` or `rod`.
        at_a, at_b: (3,), m, in the links' frames.
        turn_a, turn_b: (9,), rows of the closing joint's axes in the links' frames, its own axis the last column.
        length: of a rod, m.
    """

    kind: str
    a: int
    b: int
    at_a: Numbers
    at_b: Numbers
    turn_a: Numbers
    turn_b: Numbers
    length: float = 0.0


@dataclass(frozen=True, slots=True)
class Tie:
    """A distance of two places, m, in the frames of links a and b (-1: base); its joint `link` has no place itself."""

    link: int
    a: int
    at_a: Numbers
    b: int
    at_b: Numbers


@dataclass(frozen=True, slots=True)
class Point:
    """A named point: `at` (3,), m, in the frame of a link, or of the base (-1)."""

    name: str
    link: int
    at: Numbers


@dataclass(frozen=True, slots=True)
class Slider:
    """A joint's slider, in rad or m, and its coordinate in the picture that is shown first.

    Attributes:
        limits: True when the ends are the joint's limits.
        inner: True for coordinates of deformation, which are folded away.
        given: True when the joint's motion is given.
    """

    name: str
    slides: bool
    lower: float
    upper: float
    start: float
    limits: bool = False
    inner: bool = False
    given: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A chain in space.

    Attributes:
        name: of the chain.
        links: in the chain's order, parents first.
        points: named points.
        gravity: (3,), m/s^2, in the base frame.
        sliders: one for each coordinate.
        view: (6,), the directions in space that point right and up in the picture that is shown first.
        length: the unit of lengths.
        closures: joints that close loops.
        follow: coordinates, in the first picture, of the joints that depend by them.
        ties: distances between places.
    """

    name: str
    links: tuple[Link, ...]
    points: tuple[Point, ...]
    gravity: Numbers
    sliders: tuple[Slider, ...]
    view: Numbers
    length: str = "m"
    closures: tuple[Closure, ...] = ()
    follow: Numbers = ()
    ties: tuple[Tie, ...] = ()


@dataclass(frozen=True, slots=True)
class Motion:
    """A motion as f pictures of n joints.

    Attributes:
        fps: pictures per second.
        t: (f,), s.
        q: f rows of coordinates: one for each slider, then those of joints that depend by loops.
        stuck: f rows of the positions of joints that stick.
    """

    fps: float
    t: Sequence[float]
    q: Sequence[Sequence[float]]
    stuck: Sequence[Sequence[int]]


def as_json(scene: Scene, motion: Motion | None = None) -> str:
    """Both as JSON that may stand in a script element: nothing in it ends the element or begins a comment."""
    data: dict[str, Any] = {
        "name": scene.name,
        "links": [
            [k.name, k.type, k.parent, k.coordinate, k.before, k.axis, k.after, k.com, int(k.drawn), k.mass]
            for k in scene.links
        ],
        "points": [[point.name, point.link, point.at] for point in scene.points],
        "gravity": scene.gravity,
        "sliders": [[s.name, int(s.slides), s.lower, s.upper, s.start] for s in scene.sliders],
        "view": scene.view,
        "length": scene.length,
        "closures": [[c.kind, c.a, c.b, c.at_a, c.at_b, c.turn_a, c.turn_b, c.length] for c in scene.closures],
        "follow": scene.follow,
    }
    if scene.ties:
        data["ties"] = [[tie.link, tie.a, tie.at_a, tie.b, tie.at_b] for tie in scene.ties]
    if motion is not None:
        data["film"] = {
            "fps": motion.fps,
            "t": list(motion.t),
            "q": [[_short(x) for x in row] for row in motion.q],
            "stuck": motion.stuck,
        }
    return script_json(data)


def script_json(data: Mapping[str, Any]) -> str:
    """A document of JSON in ASCII, whose signs of markup are escaped; they stand in strings alone."""
    text = json.dumps(data, separators=(",", ":"), allow_nan=False)
    for sign in "<>&":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def _short(x: float) -> float:
    value = float(f"{x:.{DIGITS}g}")
    return int(value) if value == math.floor(value) and abs(value) < 1e9 else value
