"""Link frames in the base frame, written out: rotation, origin, joint axis, and what they depend on.

A run of rotations about one axis is kept as a sum of angles, so a planar arm reads `cos(shoulder + elbow)` and not
the product of two rotation matrices.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from sympy import Expr, Rational, Symbol, cos, pi, sin, sqrt, trigsimp

from symgen.derive.lagrange.intermediates import Intermediates
from symgen.derive.lagrange.vectors import NULL, ONE, UNIT, ZERO, Rows, Vector, dot, matmul, plus, rotate, scale
from symgen.derive.symbols import translate
from symgen.describe.chain import BASE, Dh, Joint, Mdh
from symgen.describe.chain import Vector as Described
from symgen.describe.mechanism import Mechanism

__all__ = ["Frame", "FrameBuilder", "base_frame", "link_frames", "normalised", "translated"]

X, Y, Z = UNIT


@dataclass(frozen=True, slots=True)
class Orientation:
    """Rotation `start` times a rotation by `angle` about `axis`; further turns about the same axis add up."""

    start: Rows
    axis: Vector
    angle: Expr
    rows: Rows


@dataclass(frozen=True, slots=True)
class Frame:
    """The frame of a link, in base axes.

    Attributes:
        number: of the link, counted from 1 as the joints stand in the chain; 0 is the base.
        joint: the joint before the link, None for the base.
        coordinate: position of the joint's coordinate in q, or None when it is fixed.
        path: positions in q of all coordinates that move this link, base to tip, its own last.
        R: rotation, link to base.
        origin: of the frame.
        axis: unit vector of the joint axis.
        pivot: a point of the joint axis (for `dh` the origin of the previous frame).
    """

    number: int
    joint: Joint | None
    coordinate: int | None
    path: tuple[int, ...]
    R: Rows
    origin: Vector
    axis: Vector
    pivot: Vector
    orientation: Orientation

    @property
    def revolute(self) -> bool:
        """True when the joint turns."""
        return self.joint is not None and self.joint.type == "revolute"


def base_frame() -> Frame:
    """The frame of the fixed body."""
    return Frame(0, None, None, (), UNIT, NULL, Z, NULL, Orientation(UNIT, Z, ZERO, UNIT))


def translated(vector: Described) -> Vector:
    """A described vector as SymPy expressions."""
    return cast(Vector, tuple(translate(component) for component in vector))


def link_frames(mechanism: Mechanism, names: Intermediates) -> tuple[Frame, ...]:
    """The frames of all links, in the order of the chain's joints.

    mdh and xyz: T(parent to link) = Place Motion(q). dh: T = Motion_z(q) Place.
    """
    coordinates = {name: k for k, name in enumerate(mechanism.names)}
    builder = FrameBuilder(mechanism.names, names)
    frames: dict[str, Frame] = {BASE: base_frame()}
    for number, joint in enumerate(mechanism.chain.joints, start=1):
        frames[joint.name] = builder.link(frames[joint.parent], number, joint, coordinates.get(joint.name))
    return tuple(frames[joint.name] for joint in mechanism.chain.joints)


class FrameBuilder:
    """Builds link frames one after the other, naming what it writes down."""

    def __init__(self, q_names: Sequence[str], names: Intermediates) -> None:
        self.names = names
        self.numbers = {Symbol(name): k for k, name in enumerate(q_names, start=1)}
        self.offsets: dict[Expr, int] = {}

    def link(self, parent: Frame, number: int, joint: Joint, coordinate: int | None) -> Frame:
        """The frame behind `joint`."""
        orientation, origin, place = parent.orientation, parent.origin, joint.place
        stem = f"p{number}"
        if isinstance(place, Dh):
            axis, pivot = self.direction(orientation, Z), origin
            d = translate(place.d)
            if joint.type == "revolute":
                orientation = self.turn(orientation, Z, Symbol(joint.name), number)
            elif joint.type == "prismatic":
                d = d + Symbol(joint.name)
            orientation = self.turn(orientation, Z, translate(place.theta), number)
            offset = plus(scale(d, axis), scale(translate(place.a), self.direction(orientation, X)))
            origin = self.moved(stem, origin, offset)
            orientation = self.turn(orientation, X, translate(place.alpha), number)
            return self.frame(parent, number, joint, coordinate, orientation, origin, axis, pivot)
        if isinstance(place, Mdh):
            local_axis = Z
            alpha, theta = translate(place.alpha), translate(place.theta)
            along = scale(translate(place.a), self.direction(orientation, X))
            orientation = self.turn(orientation, X, alpha, number)
            origin = self.moved(stem, origin, plus(along, scale(translate(place.d), self.direction(orientation, Z))))
            orientation = self.turn(orientation, Z, theta, number)
        else:
            local_axis = normalised(translated(place.axis))
            origin = self.moved(stem, origin, rotate(orientation.rows, translated(place.xyz)))
            roll, pitch, yaw = translated(place.rpy)
            for turn_axis, angle in ((Z, yaw), (Y, pitch), (X, roll)):
                orientation = self.turn(orientation, turn_axis, angle, number)
        axis, pivot = self.names.vector(f"e{number}", self.direction(orientation, local_axis)), origin
        if joint.type == "revolute":
            orientation = self.turn(orientation, local_axis, Symbol(joint.name), number)
        elif joint.type == "prismatic":
            origin = self.moved(f"o{number}", origin, scale(Symbol(joint.name), axis))
        return self.frame(parent, number, joint, coordinate, orientation, origin, axis, pivot)

    def frame(
        self,
        parent: Frame,
        number: int,
        joint: Joint,
        coordinate: int | None,
        orientation: Orientation,
        origin: Vector,
        axis: Vector,
        pivot: Vector,
    ) -> Frame:
        """The record of a finished frame."""
        path = parent.path if coordinate is None else (*parent.path, coordinate)
        return Frame(number, joint, coordinate, path, orientation.rows, origin, axis, pivot, orientation)

    def moved(self, stem: str, origin: Vector, offset: Vector) -> Vector:
        """origin + offset, named."""
        return self.names.vector(stem, plus(origin, offset))

    def direction(self, orientation: Orientation, axis: Vector) -> Vector:
        """A direction of the frame in base axes; that of the last turn does not depend on its angle."""
        if axis == orientation.axis:
            return rotate(orientation.start, axis)
        return rotate(orientation.rows, axis)

    def turn(self, orientation: Orientation, axis: Vector, angle: Expr, number: int) -> Orientation:
        """The orientation turned by `angle` about its own `axis`."""
        if angle is ZERO:
            return orientation
        axis, angle = upward(axis, angle)
        if axis == orientation.axis:
            start, angle = orientation.start, orientation.angle + angle
        else:
            start = orientation.rows
        rows = start if angle is ZERO else matmul(start, self.rotation(axis, angle))
        return Orientation(start, axis, angle, self.names.rows(f"R{number}", rows))

    def rotation(self, axis: Vector, angle: Expr) -> Rows:
        """Rotation matrix by Rodrigues' formula, cosine and sine named."""
        label = self.angle_label(angle)
        c = self.names.name(f"c{label}", cos(angle))
        s = sin(angle)
        s = -self.names.name(f"s{label}", -s) if s.could_extract_minus_sign() else self.names.name(f"s{label}", s)
        x, y, z = axis
        lower = ONE - c
        skew = ((ZERO, -z, y), (z, ZERO, -x), (-y, x, ZERO))
        return cast(
            Rows,
            tuple(
                tuple((c if i == j else ZERO) + lower * axis[i] * axis[j] + s * skew[i][j] for j in range(3))
                for i in range(3)
            ),
        )

    def angle_label(self, angle: Expr) -> str:
        """Numbers of the joints whose coordinates are summed, as in c12, then words for the rest, as in c2_alpha."""
        terms = angle.as_ordered_terms()
        numbers = sorted(self.numbers[term] for term in terms if term in self.numbers)
        others = [term for term in terms if term not in self.numbers]
        if others:
            words = [self.word(-term if term is angle and term.is_negative else term) for term in others]
            return "_".join(str(k) for k in numbers) + "_" + "_".join(words)
        if max(self.numbers.values()) < 10:
            return "".join(str(k) for k in numbers)
        if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
            return f"{numbers[0]}to{numbers[-1]}"
        return "_".join(str(k) for k in numbers)

    def word(self, term: Expr) -> str:
        """Its letters for what is written with letters, off1, off2, ... for numbers in the order in which they come."""
        if term.is_number and not (term / pi).is_Rational:
            return f"off{self.offsets.setdefault(term, len(self.offsets) + 1)}"
        return "".join(character for character in str(term) if character.isalnum())


def upward(axis: Vector, angle: Expr) -> tuple[Vector, Expr]:
    """A turn about -x, -y or -z as the opposite turn about x, y or z."""
    for unit in UNIT:
        if axis == scale(Rational(-1), unit):
            return unit, -angle
    return axis, angle


def normalised(axis: Vector) -> Vector:
    """The unit vector along `axis`; one of sines and cosines may be of length 1 as it stands."""
    square = dot(axis, axis)
    length = sqrt(trigsimp(square) if square.has(sin, cos) else square)
    return axis if length == 1 else cast(Vector, tuple(component / length for component in axis))
