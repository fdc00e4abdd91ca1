"""Loops without a closed form: conditions of closing joints in space, Newton's method, influence coefficients, forces.

In the axes of the link where a loop parts, with places x_1, x_2 on both sides, r = x_2 - x_1, and axes e_i, u_i of both
places (the third along the closing joint's axis), the conditions are

    ball r = 0,    revolute r = 0, e_1.u_3 = e_2.u_3 = 0,    rod (r.r - L^2)/(2 L) = 0
    prismatic e_1.r = e_2.r = 0, e_1.u_2 = e_2.u_3 = e_3.u_1 = 0

As many of them as joints depend are kept, those that decide most at the default pose. With z_j x (x - o_j) and z_j x e
the derivatives of places and axes, and z_i x those of joints beyond joint i (Thomas and Tesar 1982), they are
differentiated twice; one matrix serves positions, first- and second-order coefficients and, transposed, the forces.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import (
    Matrix3,
    Vector3,
    about_z,
    add,
    column,
    cross,
    dot,
    identity,
    matmul,
    matvec,
    null,
    scale,
    sub,
    unrotate,
)
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.placement import frame_with_z, unit
from symgen.derive.bodies.tree import Tree
from symgen.derive.bodies.turns import Wrench
from symgen.derive.loops.planar import anchor_place, ways
from symgen.derive.loops.plane import PlaneAnchor
from symgen.describe.mechanism import Closure

__all__ = ["Condition", "SpaceForce", "SpaceLoop", "Way"]

TURNS = {"ball": (), "rod": (), "revolute": ((0, 2), (1, 2)), "prismatic": ((0, 1), (1, 2), (2, 0))}
"""Axes of the first and the second place that stay at right angles."""

Column = dict[int, Vector3]
"""Derivatives of a vector by the coordinates of bodies."""


@dataclass(frozen=True)
class Moved:
    """A vector of one side and its derivatives by the joints of its way, base to tip.

    Attributes:
        value: in the axes of the link where the loop parts.
        slopes: by body.
        axes: of the joints that turn, by body.
    """

    value: Vector3
    slopes: Column
    axes: Column

    def along(self, rates: Mapping[int, Scalar]) -> Vector3:
        """Its rate."""
        return _sum(self.value, (scale(rates[i], slope) for i, slope in self.slopes.items() if i in rates))

    def bent(self, a: Mapping[int, Scalar], b: Mapping[int, Scalar]) -> Vector3:
        """Second derivative along two rates of the joints."""
        algebra = self.value[0].algebra
        result, beyond_a, beyond_b = null(algebra), null(algebra), null(algebra)
        for i in reversed(self.slopes):
            if i in b:
                beyond_b = add(beyond_b, scale(b[i], self.slopes[i]))
            if i in self.axes:
                if i in a:
                    result = add(result, scale(a[i], cross(self.axes[i], beyond_b)))
                if i in b:
                    result = add(result, scale(b[i], cross(self.axes[i], beyond_a)))
            if i in a:
                beyond_a = add(beyond_a, scale(a[i], self.slopes[i]))
        return result


def _sum(like: Vector3, vectors: Iterable[Vector3]) -> Vector3:
    result = null(like[0].algebra)
    for vector in vectors:
        result = add(result, vector)
    return result


@dataclass(frozen=True)
class Way:
    """One side of a loop at a position: its place and axes, with their derivatives."""

    x: Moved
    axes: tuple[Moved, Moved, Moved]


@dataclass(frozen=True)
class Condition:
    """A scalar product that a closing joint keeps: of vectors a and b, each the sum of moved vectors with signs.

    Attributes:
        level: constant to be taken off, for rods.
        factor: of the condition.
    """

    a: tuple[tuple[float, Moved], ...]
    b: tuple[tuple[float, Moved], ...]
    factor: Scalar
    level: Scalar

    def value(self) -> Scalar:
        """Zero where the loop is closed."""
        a, b = _combined(self.a), _combined(self.b)
        return self.factor * (dot(a, b) - self.level)

    def slope(self, body: int) -> Scalar:
        """Derivative by a joint's coordinate."""
        one = {body: self.factor.algebra.one}
        return self.factor * (dot(_rate(self.a, one), _combined(self.b)) + dot(_combined(self.a), _rate(self.b, one)))

    def bent(self, a: Mapping[int, Scalar], b: Mapping[int, Scalar]) -> Scalar:
        """Second derivative along two rates."""
        total = dot(_bent(self.a, a, b), _combined(self.b)) + dot(_combined(self.a), _bent(self.b, a, b))
        total = total + dot(_rate(self.a, a), _rate(self.b, b)) + dot(_rate(self.a, b), _rate(self.b, a))
        return self.factor * total


def _along(condition: Condition, rates: Mapping[int, Scalar]) -> Scalar:
    total = condition.factor.algebra.zero
    for i, rate in rates.items():
        total = total + condition.slope(i) * rate
    return total


Parts = tuple[tuple[float, Moved], ...]


def _signed(sign: float, v: Vector3) -> Vector3:
    return v if sign > 0.0 else (-v[0], -v[1], -v[2])


def _combined(parts: Parts) -> Vector3:
    return _sum(parts[0][1].value, (_signed(s, m.value) for s, m in parts))


def _rate(parts: Parts, rates: Mapping[int, Scalar]) -> Vector3:
    return _sum(parts[0][1].value, (_signed(s, m.along(rates)) for s, m in parts))


def _bent(parts: Parts, a: Mapping[int, Scalar], b: Mapping[int, Scalar]) -> Vector3:
    return _sum(parts[0][1].value, (_signed(s, m.bent(a, b)) for s, m in parts))


@dataclass(frozen=True)
class SpaceForce:
    """Force, and moment at the second place, of the first link on the second, in the axes where the loop parts."""

    F: Vector3
    m: Vector3


class SpaceLoop:
    """The conditions of one closing joint.

    Args:
        tree: the bodies.
        closure: the loop.
        values: translates expressions of parameters.

    Attributes:
        ways: bodies of both sides.
        carrier: body where the loop parts, -1 for the base.
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

    def conditions(self, q: Mapping[int, Scalar]) -> list[Condition]:
        """All conditions at a position."""
        algebra = self.algebra
        one, other = self.sides(q)
        unity, zero = algebra.one, algebra.zero
        r = ((1.0, other.x), (-1.0, one.x))
        kind = self.closure.loop.type
        if kind == "rod":
            return [Condition(r, r, 0.5 / self.length, self.length * self.length)]
        found: list[Condition] = []
        if kind == "prismatic":
            found += [Condition(((1.0, one.axes[i]),), r, unity, zero) for i in (0, 1)]
        else:
            fixed = identity(algebra)
            still = [Moved(fixed[i], {}, {}) for i in range(3)]
            found += [Condition(((1.0, still[i]),), r, unity, zero) for i in range(3)]
        found += [Condition(((1.0, one.axes[i]),), ((1.0, other.axes[j]),), unity, zero) for i, j in TURNS[kind]]
        return found

    def gap(self, q: Mapping[int, Scalar], body: int) -> tuple[Vector3, Vector3]:
        """The way from the first place to the second, and its derivative by a joint's coordinate."""
        one, other = (way.x for way in self.sides(q))
        slope = other.slopes[body] if body in other.slopes else _signed(-1.0, one.slopes[body])
        return sub(other.value, one.value), slope

    def axis(self, q: Mapping[int, Scalar], body: int) -> Vector3:
        """The axis of a joint that turns, in the axes of the link where the loop parts."""
        one, other = (way.x for way in self.sides(q))
        return other.axes[body] if body in other.axes else one.axes[body]

    def sides(self, q: Mapping[int, Scalar]) -> tuple[Way, Way]:
        """Both sides of the loop at a position."""
        one, other = (self._way(way, end, q) for way, end in zip(self.ways, self.ends, strict=True))
        return one, other

    def parted(self, q: Mapping[int, Scalar]) -> tuple[list[Condition], list[Condition]]:
        """All conditions at a position: those on lengths, and those on right angles."""
        every = self.conditions(q)
        first = len(every) - len(TURNS[self.closure.loop.type])
        return every[:first], every[first:]

    def speeds(self, q: Mapping[int, Scalar], bodies: Sequence[int]) -> list[Scalar]:
        """Squared velocities of the second place against the first by unit rates of joints.

        Of a prismatic closing joint they are those that the first place's axes see.
        """
        one, other = self.sides(q)
        r = ((1.0, other.x), (-1.0, one.x))
        found = []
        for body in bodies:
            rate = {body: self.algebra.one}
            v = _rate(r, rate)
            if self.closure.loop.type == "prismatic":
                x = _combined(r)
                a, b, c = (dot(axis.value, v) + dot(axis.along(rate), x) for axis in one.axes)
                v = (a, b, c)
            found.append(dot(v, v))
        return found

    @property
    def has_rate(self) -> bool:
        """True where the closing joint has one coordinate."""
        return self.closure.loop.type in ("revolute", "prismatic")

    def turned(self, q: Mapping[int, Scalar], rates: Mapping[int, Scalar]) -> Scalar:
        """Rate of the closing joint's angle or length."""
        s, c = self._measures(q)
        if c is None:
            return _along(s, rates)
        return c.value() * _along(s, rates) - s.value() * _along(c, rates)

    def turned_twice(
        self,
        q: Mapping[int, Scalar],
        a: Mapping[int, Scalar],
        b: Mapping[int, Scalar],
        bend: Mapping[int, Scalar],
    ) -> Scalar:
        """Second derivative of the closing joint's angle or length along two rates, with those of the joints."""
        s, c = self._measures(q)
        s_ab = s.bent(a, b) + _along(s, bend)
        if c is None:
            return s_ab
        c_ab = c.bent(a, b) + _along(c, bend)
        crossed = _along(c, b) * _along(s, a) - _along(s, b) * _along(c, a)
        return c.value() * s_ab - s.value() * c_ab + crossed

    def _measures(self, q: Mapping[int, Scalar]) -> tuple[Condition, Condition | None]:
        """Sine and cosine of the closing joint's angle, or its length."""
        one, other = self.sides(q)
        unity, zero = self.algebra.one, self.algebra.zero
        e, u = one.axes, other.axes
        if self.closure.loop.type == "prismatic":
            return Condition(((1.0, e[2]),), ((1.0, other.x), (-1.0, one.x)), unity, zero), None
        sine, cosine = (Condition(((1.0, e[k]),), ((1.0, u[0]),), unity, zero) for k in (1, 0))
        return sine, cosine

    def axes(self, q: Mapping[int, Scalar]) -> Matrix3:
        """Axes of the second place, the last along the closing joint, in the axes where the loop parts."""
        x, y, z = (axis.value for axis in self._way(self.ways[1], self.ends[1], q).axes)
        return x, y, z

    def force(self, q: Mapping[int, Scalar], multipliers: Mapping[int, Scalar]) -> SpaceForce:
        """The wrench of multipliers, by position of their condition."""
        algebra = self.algebra
        one, other = self.sides(q)
        F, m = null(algebra), null(algebra)
        kind, r = self.closure.loop.type, sub(other.x.value, one.x.value)
        shifts = [v.value for v in one.axes[:2]] if kind == "prismatic" else list(identity(algebra))
        if kind == "rod":
            shifts = [scale(1.0 / self.length, r)]
        for k, multiplier in multipliers.items():
            if k < len(shifts):
                F = add(F, scale(multiplier, shifts[k]))
            else:
                i, j = TURNS[kind][k - len(shifts)]
                m = add(m, scale(multiplier, cross(other.axes[j].value, one.axes[i].value)))
        return SpaceForce(F, m)

    def loads(self, q: Mapping[int, Scalar], force: SpaceForce) -> list[tuple[int, Wrench]]:
        """Force, and moment about the origin, on both bodies in their working frames; the base has none."""
        found: list[tuple[int, Wrench]] = []
        places = [self._way(way, end, q).x.value for way, end in zip(self.ways, self.ends, strict=True)]
        for k, (way, end) in enumerate(zip(self.ways, self.ends, strict=True)):
            if end.body < 0:
                continue
            R, o = self._frame(way, q) if way else (identity(self.algebra), null(self.algebra))
            F, m = (force.F, force.m) if k else (_signed(-1.0, force.F), _signed(-1.0, force.m))
            f, at = unrotate(R, F), end.p if k else unrotate(R, sub(places[1], o))
            found.append((end.body, (f, add(cross(at, f), unrotate(R, m)))))
        return found

    def _frame(self, way: Sequence[int], q: Mapping[int, Scalar]) -> tuple[Matrix3, Vector3]:
        """Working frame of the last body of a way."""
        R, o = identity(self.algebra), null(self.algebra)
        for i in way:
            R, o, _, _ = self._moved(i, R, o, q)
        return R, o

    def _moved(
        self, i: int, R: Matrix3, o: Vector3, q: Mapping[int, Scalar]
    ) -> tuple[Matrix3, Vector3, Vector3, Vector3]:
        """Frame of a body, its joint's axis and a point of it, from its parent's frame."""
        body, algebra = self.tree.bodies[i], self.algebra
        o = add(o, matvec(R, body.p))
        R = matmul(R, body.R)
        z, pivot = column(R, 2), o
        if body.revolute:
            R = matmul(R, about_z(algebra.sin(q[i]), algebra.cos(q[i])))
        else:
            o = add(o, scale(q[i], z))
        return R, o, z, pivot

    def _way(self, way: Sequence[int], end: PlaneAnchor, q: Mapping[int, Scalar]) -> Way:
        R, o = identity(self.algebra), null(self.algebra)
        lines: dict[int, tuple[Vector3, Vector3]] = {}
        for i in way:
            R, o, z, pivot = self._moved(i, R, o, q)
            lines[i] = (z, pivot)
        x = add(o, matvec(R, end.p))
        F = matmul(R, matmul(end.R, self.triad))
        turning = {i: z for i, (z, _) in lines.items() if self.tree.bodies[i].revolute}
        slopes = {i: cross(z, sub(x, p)) if i in turning else z for i, (z, p) in lines.items()}

        def axis(k: int) -> Moved:
            e = column(F, k)
            return Moved(e, {i: cross(z, e) for i, z in turning.items()}, turning)

        return Way(Moved(x, slopes, turning), (axis(0), axis(1), axis(2)))
