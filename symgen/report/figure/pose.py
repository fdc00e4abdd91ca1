"""The chain in space at given coordinates: axes, link frames, mass centres and points, in the base frame."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.tree import Tree, build_tree
from symgen.describe.chain import BASE, Chain, Joint, Point
from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.report.figure.vectors import Matrix, Vector3, add, column, matmul, matvec, norm, scaled, sub

__all__ = ["Geometry", "Pose", "PosedJoint", "PosedPoint", "geometry"]

IDENTITY: Matrix = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


@dataclass(frozen=True, slots=True)
class PosedJoint:
    """A joint of the chain and the link behind it, in the base frame.

    Attributes:
        row: number of the joint in the report's tables, where rods of bending links have rows of their own.
        parent: position among the joints, -1 for the base.
        q: coordinate, rad or the chain's length; 0 for a fixed joint.
        foot: the foot on the joint's axis of the perpendicular from the parent's frame.
        zero: point on the axis where the link's frame leaves it at q = 0.
        axis: unit vector; of a fixed joint z of its frame.
        at: point on the axis where the link's frame leaves it, moved by q where the joint slides.
        origin, R: link frame.
        mass: of the link, by the parameters' defaults.
        centre: mass centre.
        end: end of a bending link's undeformed axis, else None.
    """

    joint: Joint
    row: int
    parent: int
    q: float
    foot: Vector3
    zero: Vector3
    axis: Vector3
    at: Vector3
    origin: Vector3
    R: Matrix
    mass: float
    centre: Vector3
    end: Vector3 | None = None


@dataclass(frozen=True, slots=True)
class PosedPoint:
    """A named point: its link's position among the joints, -1 for the base."""

    point: Point
    link: int
    at: Vector3


@dataclass(frozen=True, slots=True)
class Pose:
    """The chain at one set of coordinates.

    Attributes:
        gravity: acceleration of gravity in the base frame.
        chain: as its author wrote it.
    """

    joints: tuple[PosedJoint, ...]
    points: tuple[PosedPoint, ...]
    gravity: Vector3
    chain: Chain

    def children(self, link: int) -> tuple[int, ...]:
        """Positions of the joints on a link, -1 for the base."""
        return tuple(k for k, joint in enumerate(self.joints) if joint.parent == link)

    def ends(self, link: int) -> tuple[Vector3, ...]:
        """Places of a link that it is drawn to: the feet of its children's axes, its points, the end of a beam."""
        posed = self.joints[link]
        found = [self.joints[k].foot for k in self.children(link)]
        found.extend(point.at for point in self.points if point.link == link)
        found.extend([posed.end] if posed.end is not None else [])
        if not found and posed.mass and norm(sub(posed.centre, posed.origin)) > 0.0:
            found.append(posed.centre)
        return tuple(found)


@dataclass(frozen=True, eq=False)
class Geometry:
    """The chain in numbers, by the defaults of its parameters; `at` gives its poses.

    Attributes:
        chain: as its author wrote it.
        rows: numbers of its joints in the report's tables, by name.
    """

    chain: Chain
    rows: Mapping[str, int]
    tree: Tree
    values: Values

    def at(self, q: Mapping[str, float]) -> Pose:
        """The pose at coordinates by name; those that are missing are zero, coupled joints follow."""
        q = {**q, **self._coupled(q)}
        frames: list[tuple[Vector3, Matrix]] = []  # of the bodies: origin, rotation of the working frame
        before: list[tuple[Vector3, Matrix]] = []  # at q = 0 of the body's own joint
        for body in self.tree.bodies:
            origin, R = frames[body.parent] if body.parent >= 0 else ((0.0, 0.0, 0.0), IDENTITY)
            here = add(origin, matvec(R, numbers(body.p)))
            turned = matmul(R, (numbers(body.R[0]), numbers(body.R[1]), numbers(body.R[2])))
            before.append((here, turned))
            value = float(q.get(body.name, 0.0))
            if body.revolute:
                c, s = math.cos(value), math.sin(value)
                turned = matmul(turned, ((c, -s, 0.0), (s, c, 0.0), (0.0, 0.0, 1.0)))
            else:
                here = add(here, column(turned, 2), value)
            frames.append((here, turned))
        return Pose(*self._posed(q, frames, before), gravity=numbers(self.tree.gravity), chain=self.chain)

    def _coupled(self, q: Mapping[str, float]) -> dict[str, float]:
        """Coordinates of the joints that follow others."""
        known = {**parameter_defaults(self.chain), **{name: q.get(name, 0.0) for name in self.chain.q_names}}
        return {name: evaluate(expression, known) for name, expression in self.chain.couplings.items()}

    def _posed(
        self, q: Mapping[str, float], frames: list[tuple[Vector3, Matrix]], before: list[tuple[Vector3, Matrix]]
    ) -> tuple[tuple[PosedJoint, ...], tuple[PosedPoint, ...]]:
        index = {BASE: -1}
        joints: list[PosedJoint] = []
        for k, (joint, link) in enumerate(zip(self.chain.joints, self.tree.links, strict=True)):
            body, turned = frames[link.body] if link.body >= 0 else ((0.0, 0.0, 0.0), IDENTITY)
            R = matmul(turned, (numbers(link.R[0]), numbers(link.R[1]), numbers(link.R[2])))
            origin = add(body, matvec(turned, numbers(link.p)))
            parent = index[joint.parent]
            start = joints[parent].origin if parent >= 0 else (0.0, 0.0, 0.0)
            if joint.type == "fixed":
                zero, axis, at, foot = origin, column(R, 2), origin, origin
            else:
                zero, axis, at = before[link.body][0], column(turned, 2), body
                away = sub(zero, start)
                foot = sub(zero, scaled(sum(x * e for x, e in zip(away, axis, strict=True)), axis))
            beam = joint.flexible
            end = None if beam is None else add(origin, column(R, 0), number(self.values(beam.length)))
            centre = add(origin, matvec(R, numbers(link.c)))
            value = 0.0 if joint.type == "fixed" else float(q.get(joint.name, 0.0))
            posed = PosedJoint(
                joint,
                self.rows[joint.name],
                parent,
                value,
                foot,
                zero,
                axis,
                at,
                origin,
                R,
                number(link.m),
                centre,
                end,
            )
            joints.append(posed)
            index[joint.name] = k
        points = []
        for point in self.chain.points:
            k = index[point.joint]
            at = numbers(self.values.vector(point.at))
            placed = at if k < 0 else add(joints[k].origin, matvec(joints[k].R, at))
            points.append(PosedPoint(point, k, placed))
        return tuple(joints), tuple(points)


def geometry(chain: Chain) -> Geometry:
    """The chain in numbers; bending links are straight in it."""
    written = chain.as_written
    algebra = FloatAlgebra()
    names = {name: algebra.constant(value) for name, value in parameter_defaults(written).items()}
    names.update((name, algebra.constant(0.0)) for name in written.input_names)
    values = Values(written, algebra, names)
    rigid = replace(written, joints=tuple(replace(joint, flexible=None) for joint in written.joints), written=None)
    rows = {joint.name: k for k, joint in enumerate(chain.joints, start=1)}
    return Geometry(written, rows, build_tree(rigid, values), values)


def numbers(vector: Any) -> Vector3:
    """The numbers of three Scalars of the algebra of floats."""
    return (number(vector[0]), number(vector[1]), number(vector[2]))


def number(scalar: Any) -> float:
    """The number of a Scalar of the algebra of floats."""
    return float(scalar.x)
