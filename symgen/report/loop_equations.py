"""Equations of closed loops on the page, in the frame of the link where the loop parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sympy import ImmutableDenseMatrix as Matrix
from sympy import cos, eye, sin, zeros

from symgen.derive.lagrange.readable import readable
from symgen.derive.lagrange.vectors import ZERO
from symgen.derive.loops.planar import PlanarLoop
from symgen.derive.symbols import translate
from symgen.describe.chain import BASE, Anchor, Joint, Loop
from symgen.describe.mechanism import Mechanism
from symgen.report.kinematics import chain_steps
from symgen.report.loop_positions import tied_joints

__all__ = ["Sides", "loop_sides", "loop_ways"]


@dataclass(frozen=True)
class Sides:
    """The equations of a loop.

    Attributes:
        pairs: left and right sides.
        axes: letters of the places' components that the equations equate.
    """

    pairs: tuple[tuple[Any, Any], ...]
    axes: str = ""


@dataclass(frozen=True)
class Placed:
    """A frame, seen from the link where the loop parts."""

    R: Any
    p: Any

    def of(self, at: Any) -> Any:
        """A place of the frame."""
        return self.p + self.R * at

    def then(self, R: Any, p: Any) -> Placed:
        """A frame in this one."""
        return Placed(self.R * R, self.of(p))


def loop_ways(mechanism: Mechanism, loop: Loop) -> tuple[list[Joint], list[Joint]]:
    """The joints from the link where the loop parts to either place."""
    paths: list[list[Joint]] = []
    for anchor in loop.between:
        path: list[Joint] = []
        name = anchor.joint
        while name != BASE:
            path.insert(0, mechanism.chain.joint(name))
            name = path[0].parent
        paths.append(path)
    one, other = paths
    while one and other and one[0] is other[0]:
        one, other = one[1:], other[1:]
    return one, other


def _along(mechanism: Mechanism, way: Sequence[Joint]) -> list[Placed]:
    """Frames of the links of a way, that of the link where it begins first."""
    steps = dict(zip((joint.name for joint in mechanism.chain.joints), chain_steps(mechanism), strict=True))
    found = [Placed(eye(3), zeros(3, 1))]
    for joint in way:
        found.append(found[-1].then(steps[joint.name].R, steps[joint.name].p))
    return found


def loop_sides(mechanism: Mechanism, loop: Loop, planar: PlanarLoop | None) -> Sides:
    """The equations of a loop, those that hold anyway left out."""
    frames = [_along(mechanism, way) for way in loop_ways(mechanism, loop)]
    (first, second), (a, b) = loop.between, (ways[-1] for ways in frames)
    x, y = (_short(frame.of(_vector(anchor.at))) for frame, anchor in ((a, first), (b, second)))
    if loop.type == "rod":
        away = y - x
        length = translate(loop.length) if loop.length is not None else ZERO
        return Sides(((sum((c**2 for c in away), start=ZERO), length**2),))
    E, U = (frame.R * _turn(anchor) for frame, anchor in ((a, first), (b, second)))
    axis = _vector(loop.axis)
    if loop.type == "prismatic" and planar is not None:
        n = Matrix([row[2].x for row in planar.basis])
        return Sides(((readable(n.dot(_short(E * axis).cross(y - x))), ZERO), *tied_joints(mechanism, planar)))
    if loop.type == "prismatic":
        e, away = _short(E * axis), y - x
        pairs = [(c, ZERO) for c in _short(e.cross(away))]
        pairs += [(p, q) for p, q in zip(_short(E), _short(U), strict=True)]
        return Sides(tuple(pair for pair in pairs if not _equal(*pair)))
    places = [(letter, p, q) for letter, p, q in zip("xyz", x, y, strict=True) if not _equal(p, q)]
    turns = zip(_short(E * axis), _short(U * axis), strict=True) if loop.type == "revolute" else ()
    pairs = [*((p, q) for _, p, q in places), *(pair for pair in turns if not _equal(*pair))]
    return Sides(tuple(pairs), "".join(letter for letter, _, _ in places))


def _equal(a: Any, b: Any) -> bool:
    return bool(readable(a - b) == 0)


def _vector(entries: Sequence[Any]) -> Any:
    return Matrix([translate(entry) for entry in entries])


def _turn(anchor: Anchor) -> Any:
    r, p, y = (translate(angle) for angle in anchor.rpy)
    x_turn = Matrix([[1, 0, 0], [0, cos(r), -sin(r)], [0, sin(r), cos(r)]])
    y_turn = Matrix([[cos(p), 0, sin(p)], [0, 1, 0], [-sin(p), 0, cos(p)]])
    return Matrix([[cos(y), -sin(y), 0], [sin(y), cos(y), 0], [0, 0, 1]]) * y_turn * x_turn


def _short(matrix: Any) -> Any:
    return matrix.applyfunc(readable)
