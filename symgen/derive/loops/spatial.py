"""Loops in space: what their closing joints keep, with first and second derivatives, and their forces.

In axes of its own on the link where a loop parts, with places x_1, x_2 on both sides, r = x_2 - x_1, and axes e_i, u_i
of both places (the third along the closing joint's axis), the conditions are

    ball r = 0,    revolute r = 0, e_1.u_3 = e_2.u_3 = 0,    rod (r.r - L^2)/(2 L) = 0
    prismatic e_1.r = e_2.r = 0, e_1.u_2 = e_2.u_3 = e_3.u_1 = 0

With (v, w) the twist of the second place against the first, at the second place of a prismatic joint, the rate of each
of them is F.v + m.w, of r along an axis with F that axis, of the rod with F = r/L, of e_i.u_j with m = u_j x e_i. The
wrench (F, m) is the one that its multiplier exerts. One matrix of these rows serves positions, first- and second-order
coefficients and, transposed, the forces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.algebra.spatial import (
    Matrix3,
    Vector3,
    add,
    column,
    cross,
    dot,
    identity,
    negate,
    null,
    scale,
    sub,
)
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.placement import frame_with_z, unit
from symgen.derive.bodies.tree import Tree
from symgen.derive.bodies.turns import Wrench
from symgen.derive.loops.planar import anchor_place, ways
from symgen.derive.loops.side import Side, Twist, Way
from symgen.describe.mechanism import Closure

__all__ = ["Condition", "SpaceForce", "SpaceLoop", "SpacePose"]

TURNS = {"ball": (), "rod": (), "revolute": ((0, 2), (1, 2)), "prismatic": ((0, 1), (1, 2), (2, 0))}
"""Axes of the first and the second place that stay at right angles."""

Rates = Mapping[int, Scalar]
"""Of the joints' coordinates, by body."""


@dataclass(frozen=True)
class Condition:
    """A number that a closing joint keeps at zero.

    Attributes:
        F, m: wrench of a unit multiplier; its rate is F.v + m.w.
        length: of a rod, whose direction moves with the rate of r; None for others.
    """

    value: Scalar
    F: Vector3
    m: Vector3
    length: Scalar | None = None

    def along(self, twist: Twist) -> Scalar:
        """Its rate with a twist of the second place against the first."""
        return dot(self.F, twist[0]) + dot(self.m, twist[1])


@dataclass(frozen=True)
class SpaceForce:
    """Force, and moment at the second place, of the first link on the second, in the axes of the loop."""

    F: Vector3
    m: Vector3


class SpaceLoop:
    """One closing joint in space.

    Args:
        tree: the bodies.
        closure: the loop.
        values: translates expressions of parameters.

    Attributes:
        ways: bodies of both sides.
        carrier: body where the loop parts, -1 for the base.
        basis: axes of the loop, in the carrier's working frame.
    """

    def __init__(self, tree: Tree, closure: Closure, values: Values) -> None:
        self.tree, self.closure = tree, closure
        self.algebra = tree.algebra
        loop = closure.loop
        self.ways = ways(tree, closure)
        first = next(way for way in self.ways if way)[0]
        self.carrier = tree.bodies[first].parent
        self.ends = [anchor_place(tree, values, anchor) for anchor in loop.between]
        self.triad = frame_with_z(unit(values.vector(loop.axis)))
        self.length = values(loop.length)
        self.basis = self._basis()
        free = (loop.type == "revolute", False)
        self.sides = [
            Way(tree, self.basis, way, end, self.triad, f)
            for way, end, f in zip(self.ways, self.ends, free, strict=True)
        ]

    def _basis(self) -> Matrix3:
        """Axes of the first joint of the longer side, where they are literals."""
        first = self.tree.bodies[max(self.ways, key=len)[0]]
        literal = all(x.is_constant for row in first.R for x in row)
        return first.R if first.revolute and literal and self.kind != "rod" else identity(self.algebra)

    @property
    def kind(self) -> str:
        """Type of the closing joint."""
        return self.closure.loop.type

    @property
    def has_rate(self) -> bool:
        """True where the closing joint has one coordinate."""
        return self.kind in ("revolute", "prismatic")

    def at(self, q: Mapping[int, Scalar]) -> SpacePose:
        """The loop at a position."""
        one, other = (side.at(q) for side in self.sides)
        return SpacePose(self, one, other)


@dataclass(frozen=True)
class SpacePose:
    """A loop in space at a position of its joints.

    Attributes:
        one, other: both sides.
    """

    loop: SpaceLoop
    one: Side
    other: Side

    @cached_property
    def r(self) -> Vector3:
        """Way from the first place to the second."""
        return sub(self.other.x, self.one.x)

    @cached_property
    def parted(self) -> tuple[list[Condition], list[Condition]]:
        """All conditions: those on lengths, and those on right angles."""
        algebra, kind, r = self.loop.algebra, self.loop.kind, self.r
        still = null(algebra)
        if kind == "rod":
            length = self.loop.length
            value = 0.5 / length * (dot(r, r) - length * length)
            return [Condition(value, scale(1.0 / length, r), still, length)], []
        if kind == "prismatic":
            along = [column(self.one.axes, k) for k in (0, 1)]
            shifts = [Condition(dot(e, r), e, still) for e in along]
        else:
            shifts = [Condition(x, e, still) for x, e in zip(r, identity(algebra), strict=True)]
        turns = []
        for i, j in TURNS[kind]:
            e, u = column(self.one.axes, i), column(self.other.axes, j)
            turns.append(Condition(dot(e, u), still, cross(u, e)))
        return shifts, turns

    @property
    def conditions(self) -> list[Condition]:
        """All conditions."""
        return [*self.parted[0], *self.parted[1]]

    def facing(self) -> list[Scalar]:
        """Products of axes of both places that are 1 where the loop is closed, and -1 where a pin is turned over."""
        equal = {"revolute": (2,), "prismatic": (0, 1, 2)}.get(self.loop.kind, ())
        return [dot(column(self.one.axes, k), column(self.other.axes, k)) for k in equal]

    @cached_property
    def columns(self) -> dict[int, Twist]:
        """Twists of the second place against the first by unit rates of the joints, by body."""
        one = {i: (negate(v), negate(w)) for i, (v, w) in self._first.items()}
        return {**one, **self._second}

    @cached_property
    def _first(self) -> dict[int, Twist]:
        return self.one.columns(self.r if self.loop.kind == "prismatic" else None)

    @cached_property
    def _second(self) -> dict[int, Twist]:
        return self.other.columns()

    def slope(self, condition: Condition, body: int) -> Scalar:
        """Derivative of a condition by a joint's coordinate."""
        return condition.along(self.columns[body]) if body in self.columns else self.loop.algebra.zero

    def rate(self, rates: Rates) -> Twist:
        """Twist of the second place against the first."""
        return _sum(self.loop.algebra, self.columns, rates)

    def bend(self, a: Rates, b: Rates) -> Twist:
        """Acceleration of the second place against the first along two rates that keep the loop closed.

        It is the one that an observer on the first link sees, without the joints' own second derivatives.
        """
        (v_1, w_1), (v_2, w_2) = self.one.bent(self._first, a, b), self.other.bent(self._second, a, b)
        v, w = sub(v_2, v_1), sub(w_2, w_1)
        if self.loop.has_rate:
            turning = self.loop.kind == "revolute"
            mixed = self._carried(a, b, turning)
            mixed = add(mixed, mixed if a == b else self._carried(b, a, turning))
            return (v, sub(w, scale(0.5, mixed))) if turning else (sub(v, mixed), w)
        return v, w

    def _carried(self, a: Rates, b: Rates, turning: bool) -> Vector3:
        """Rate of the relative velocity along b, angular or not, by the turning of the first link along a."""
        spin = _sum(self.loop.algebra, self._first, a)[1]
        return cross(spin, self.rate(b)[1 if turning else 0])

    def bent(self, condition: Condition, bend: Twist, a: Rates, b: Rates) -> Scalar:
        """Second derivative of a condition along two rates, from their bend."""
        value = condition.along(bend)
        if condition.length is not None:
            value = value + dot(self.rate(a)[0], self.rate(b)[0]) / condition.length
        return value

    def turned(self, twist: Twist) -> Scalar:
        """Rate of the closing joint's angle or length with a twist, or its second derivative with a bend."""
        along = column(self.other.axes, 2)
        return dot(along, twist[0] if self.loop.kind == "prismatic" else twist[1])

    def force(self, multipliers: Sequence[Scalar]) -> SpaceForce:
        """The wrench of a multiplier for each condition."""
        F, m = null(self.loop.algebra), null(self.loop.algebra)
        for condition, multiplier in zip(self.conditions, multipliers, strict=True):
            F, m = add(F, scale(multiplier, condition.F)), add(m, scale(multiplier, condition.m))
        return SpaceForce(F, m)

    def loads(self, force: SpaceForce) -> list[tuple[int, Wrench]]:
        """Force, and moment about the origin, on both bodies in their working frames; the base has none."""
        found: list[tuple[int, Wrench]] = []
        if self.loop.ends[0].body >= 0:
            found.append((self.loop.ends[0].body, self.one.load(negate(force.F), negate(force.m), self.r)))
        if self.loop.ends[1].body >= 0:
            found.append((self.loop.ends[1].body, self.other.load(force.F, force.m)))
        return found


def _sum(algebra: Algebra, columns: Mapping[int, Twist], rates: Rates) -> Twist:
    v, w = null(algebra), null(algebra)
    for i, (s, z) in columns.items():
        if i in rates:
            v, w = add(v, scale(rates[i], s)), add(w, scale(rates[i], z))
    return v, w
