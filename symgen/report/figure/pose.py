"""The chain in space at given coordinates: axes, link frames, mass centres and points, in the base frame."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from symgen.describe.chain import BASE, Anchor, Chain, Distance, Joint, Loop, Play, Point
from symgen.describe.mechanism import Mechanism
from symgen.describe.short_forms import anchors_of
from symgen.errors import ArgumentError
from symgen.reference.kinematics import Frames
from symgen.reference.poses import Poses
from symgen.report.figure.vectors import Matrix, Vector3, add, column, matvec, norm, scaled, sub

__all__ = ["Geometry", "Pose", "PosedClosure", "PosedJoint", "PosedPoint", "PosedTie", "geometry"]

TINY = 1e-15
"""Numbers below are zero: m, or components of unit vectors."""


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
class PosedClosure:
    """A joint that closes a loop: its two links' positions among the joints (-1 the base), its places on them, its
    axis."""

    loop: Loop
    links: tuple[int, int]
    places: tuple[Vector3, Vector3]
    axis: Vector3


@dataclass(frozen=True, slots=True)
class PosedTie:
    """A distance: its two links' positions among the joints (-1 the base), its places on them."""

    tie: Distance
    joint: Joint
    links: tuple[int, int]
    places: tuple[Vector3, Vector3]


@dataclass(frozen=True, slots=True)
class Pose:
    """The chain at one set of coordinates.

    Attributes:
        joints: those with a link; distances are ties, and plays are not drawn.
        gravity: acceleration of gravity in the base frame.
        chain: as its author wrote it.
    """

    joints: tuple[PosedJoint, ...]
    points: tuple[PosedPoint, ...]
    closures: tuple[PosedClosure, ...]
    ties: tuple[PosedTie, ...]
    gravity: Vector3
    chain: Chain

    def children(self, link: int) -> tuple[int, ...]:
        """Positions of the joints on a link, -1 for the base."""
        return tuple(k for k, joint in enumerate(self.joints) if joint.parent == link)

    def closing(self, link: int) -> tuple[Vector3, ...]:
        """Places of a link, -1 for the base, at which loops close."""
        pairs = (pair for closure in self.closures for pair in zip(closure.links, closure.places, strict=True))
        return tuple(place for where, place in pairs if where == link)

    def ends(self, link: int) -> tuple[Vector3, ...]:
        """Places that a link is drawn to: feet of its children's axes, closed loops, its points, the end of a beam."""
        posed = self.joints[link]
        found = [self.joints[k].foot for k in self.children(link)]
        found.extend(self.closing(link))
        tied = (pair for tie in self.ties for pair in zip(tie.links, tie.places, strict=True))
        found.extend(place for where, place in tied if where == link)
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
        poses: of the chain with its bending links straight.
        ties: the distances with their places.
        linkless: joints that stand for distances and plays.
    """

    chain: Chain
    rows: Mapping[str, int]
    poses: Poses
    ties: Sequence[tuple[Distance, tuple[Anchor, Anchor]]] = ()
    linkless: Collection[str] = ()

    @cached_property
    def default(self) -> dict[str, float]:
        """The coordinates of the default pose, which are zero but where loops have others."""
        return dict(zip(self.chain.q_names, self.poses.default().tolist(), strict=True))

    def closes(self, q: Mapping[str, float]) -> bool:
        """True where all loops close at coordinates by name."""
        try:
            self.poses.joints([q.get(name, x) for name, x in self.default.items()])
        except ArgumentError:
            return False
        return True

    def at(self, q: Mapping[str, float]) -> Pose:
        """The pose at coordinates by name; those that are missing are the default pose's.

        Raises:
            ArgumentError: a loop does not close there.
        """
        poses = self.poses
        q_b = poses.joints([q.get(name, x) for name, x in self.default.items()])
        f = poses.frames(q_b)
        index = {BASE: -1}
        joints: list[PosedJoint] = []
        for k, (joint, link) in enumerate(zip(self.chain.joints, poses.links, strict=True)):
            if joint.name in self.linkless:
                continue
            parent, j = index[joint.parent], link.coordinate
            R, origin = matrix(f.R[k]), vector(f.p[k])
            start = joints[parent].origin if parent >= 0 else (0.0, 0.0, 0.0)
            value = float(q_b[j]) if j >= 0 else 0.0
            zero, axis, at, foot = origin, column(R, 2), origin, origin
            if j >= 0:
                zero, axis = vector(f.points[j]), vector(f.axes[j])
                at = add(zero, axis, value) if joint.type == "prismatic" else zero
                away = sub(zero, start)
                foot = sub(zero, scaled(sum(x * e for x, e in zip(away, axis, strict=True)), axis))
            beam = joint.flexible
            end = None if beam is None else add(origin, column(R, 0), poses.number(beam.length))
            centre = add(origin, matvec(R, vector(link.com)))
            row, mass = self.rows[joint.name], float(link.mass)
            joints.append(PosedJoint(joint, row, parent, value, foot, zero, axis, at, origin, R, mass, centre, end))
            index[joint.name] = len(joints) - 1
        points = []
        for point in self.chain.points:
            k, at = index[point.joint], vector(poses.vector(point.at))
            points.append(PosedPoint(point, k, placed_on(joints, k, at)))
        ties = []
        for tie, anchors in self.ties:
            links = (index[anchors[0].joint], index[anchors[1].joint])
            first, second = (
                placed_on(joints, k, vector(poses.vector(a.at))) for k, a in zip(links, anchors, strict=True)
            )
            ties.append(PosedTie(tie, self.chain.joint(tie.name), links, (first, second)))
        gravity = vector(poses.vector(self.chain.gravity))
        return Pose(tuple(joints), tuple(points), self._closures(f, index), tuple(ties), gravity, self.chain)

    def _closures(self, f: Frames, index: Mapping[str, int]) -> tuple[PosedClosure, ...]:
        found = []
        drawn = {-1: -1} | {k: index[j.name] for k, j in enumerate(self.chain.joints) if j.name in index}
        for loop, closure, places in zip(self.chain.loops, self.poses.closures, self.poses.closed_at(f), strict=True):
            axis = closure.turn_a[:, 2] if closure.a < 0 else f.R[closure.a] @ closure.turn_a[:, 2]
            ends = (vector(places[0]), vector(places[1]))
            found.append(PosedClosure(loop, (drawn[closure.a], drawn[closure.b]), ends, vector(axis)))
        return tuple(found)


def geometry(mechanism: Mechanism) -> Geometry:
    """The chain in numbers; bending links are straight in it, composite joints are rows of single ones."""
    written = mechanism.written
    rigid = replace(written, joints=tuple(replace(joint, flexible=None) for joint in written.joints))
    rows = {joint.name: k for k, joint in enumerate(mechanism.chain.joints, start=1)}
    ties, linkless = [], []
    for form in mechanism.authored.forms:
        if isinstance(form, Play):
            linkless.append(f"{form.joint}_backlash")
        elif isinstance(form, Distance):
            linkless.append(form.name)
            anchors = anchors_of(written, form)
            assert not isinstance(anchors, str)  # the rules have found the points
            ties.append((form, anchors))
    return Geometry(written, rows, Poses(rigid), ties, linkless)


def placed_on(joints: Sequence[PosedJoint], k: int, at: Vector3) -> Vector3:
    """A place on a link (-1: the base) in the base frame."""
    return at if k < 0 else add(joints[k].origin, matvec(joints[k].R, at))


def vector(values: Any) -> Vector3:
    """Three numbers of an array, without the rounding errors of right angles."""
    x, y, z = (0.0 if abs(x) < TINY else x for x in values.tolist())
    return (x, y, z)


def matrix(rows: Any) -> Matrix:
    """The rows of an array (3, 3)."""
    return (vector(rows[0]), vector(rows[1]), vector(rows[2]))
