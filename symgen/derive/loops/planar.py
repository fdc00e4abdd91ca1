"""Planar loops with two unknown joints, recognised among the loops of a mechanism.

    closure, tree --planar_loop--> PlanarLoop, or None where the loop is no dyad

A loop is planar where all its pins are parallel and all its slides perpendicular to them, in whatever direction they
lie. A rod is one more vector, of unknown angle; a prismatic closing joint ties the angles of its two links together and
slides.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Matrix3, identity, matmul, matvec, null, transpose
from symgen.derive.algebra.spatial import add as plus
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.placement import rotation_of_rpy, unit
from symgen.derive.bodies.tree import Tree
from symgen.derive.loops.dyad import ROD, Dyad, Rate
from symgen.derive.loops.plane import (
    CLOSING,
    GROUND,
    PARALLEL,
    Branch,
    Orientation,
    Piece,
    PlaneAnchor,
    Slide,
    branch,
    loop_basis,
)
from symgen.describe.chain import BASE
from symgen.describe.loop_records import Anchor
from symgen.describe.mechanism import Closure

__all__ = ["Joined", "PlanarLoop", "anchor_place", "planar_loop", "ways"]


Part = TypeVar("Part", Piece, Slide)


@dataclass(frozen=True)
class Joined:
    """Motion of a joint of a loop: its sign times the difference of two rates, the second empty for slides."""

    sign: float
    after: Rate
    before: Rate


NOTHING = Rate({}, {})


class PlanarLoop:
    """A dyad and what the joints of its loop make of it.

    Attributes:
        basis: (e1, e2, n) in the link where the loop parts.
        branches: both ways.
        pieces, slides: the loop's sum and all its slides, signs included.
        alias: orientation that a prismatic closing joint gives a class, by owner.
        kind: number of unknown pins.
    """

    def __init__(
        self,
        tree: Tree,
        basis: Matrix3,
        branches: tuple[Branch, Branch],
        pieces: Sequence[Piece],
        slides: Sequence[Slide],
        alias: Mapping[int, Orientation],
        unknown: tuple[Sequence[int], Sequence[Slide]],
        reverse: bool,
    ) -> None:
        self.tree = tree
        self.basis = basis
        self.branches = branches
        self.alias = alias
        self.slides = [self.resolved(slide) for slide in slides]
        self.pieces = pieces
        self._pieces = [self.resolved(piece) for piece in pieces]
        names = {slide.body for slide in unknown[1]}
        self._unknown = unknown[0], [slide for slide in self.slides if slide.body in names]
        self.kind = len(unknown[0])
        self._reverse = reverse

    @property
    def sense(self) -> float:
        """1 where a closing pin turns about the plane's normal, -1 where it turns against it."""
        return -1.0 if self._reverse else 1.0

    @property
    def closing_slide(self) -> Slide | None:
        """The slide of a prismatic closing joint."""
        return next((slide for slide in self.slides if slide.body == CLOSING), None)

    @property
    def carrier(self) -> int:
        """The body where the loop parts, -1 for the base."""
        ways = [way for way in self.branches if way.beyond]
        return self.tree.bodies[next(iter(ways[0].beyond))].parent

    def side(self, branch: str | None) -> float:
        """The sign of the root on the side of that name, left without one."""
        left = -1.0 if self._reverse else 1.0
        if self.kind == 1:
            left = 1.0 if self._unknown[1][0].orientation.owner == GROUND else -1.0
        return -left if branch == "right" else left

    def parallel(self) -> int | None:
        """Which known side a parallelogram's first unknown one stays parallel to; None for other loops."""
        return self.open().parallel()

    def open(self) -> Dyad:
        """The dyad before it is solved."""
        return Dyad(self.tree.algebra, self._pieces, self._unknown[1], self._unknown[0])

    def at(self, sign: float, around: Mapping[int, Scalar] | None = None, parallel: int | None = None) -> Dyad:
        """The position with that root, the angles of classes close to those given; or the parallelogram."""
        dyad = self.open()
        dyad.solve(sign, around or {}, parallel)
        return dyad

    def size(self) -> float:
        """Sum of the lengths of the loop's sides, over floats."""
        return sum(math.hypot(float(p.w[0].x), float(p.w[1].x)) for p in self.pieces if p.slide is None)

    def gap(self) -> float:
        """Least distance of the places of a loop over floats; 0 or less where they meet."""
        return self.open().gap()

    def coordinates(self, dyad: Dyad) -> dict[int, Scalar]:
        """Coordinates of the dependent joints, by body."""
        algebra = self.tree.algebra
        found = {body: x for body, x in dyad.length.items() if body >= 0}
        for way in self.branches:
            for body, before in way.before.items():
                after, ahead = self._resolved(Orientation(body, algebra.zero)), self._resolved(before)
                angles = [dyad.angle[o.owner] + o.angle for o in (after, ahead)]
                turned = algebra.difference(*angles)
                found[body] = turned if way.signs[body] > 0.0 else -turned
        return found

    def rates(self, dyad: Dyad, joints: Mapping[int, Rate]) -> dict[int, Joined]:
        """Coefficients of the dependent joints, by body, and of the closing joint under CLOSING.

        Args:
            joints: of the loop's other joints, by body.
        """
        unknown = dyad.rates(joints, self.slides)
        known = {**joints, **unknown}
        found = {body: Joined(1.0, rate, NOTHING) for body, rate in unknown.items() if body >= 0 or body == CLOSING}
        for way in self.branches:
            for body, before in way.before.items():
                after = self._spin(self._resolved(Orientation(body, self.tree.algebra.zero)), known)
                found[body] = Joined(way.signs[body], after, self._spin(self._resolved(before), known))
        if CLOSING not in found:
            ends = [self._spin(self._resolved(way.orientation), known) for way in self.branches]
            found[CLOSING] = Joined(self.sense, ends[1], ends[0])
        return found

    def root(self, owner: int) -> int:
        """The class whose angle a class turns with."""
        return self.alias[owner].owner if owner in self.alias else owner

    def resolved(self, part: Part) -> Part:
        """A piece or a slide with its orientation against the classes that are solved for."""
        return replace(part, orientation=self._resolved(part.orientation))

    def _resolved(self, orientation: Orientation) -> Orientation:
        base = self.alias.get(orientation.owner)
        if base is None:
            return orientation
        return Orientation(base.owner, base.angle + orientation.angle, (*base.pins, *orientation.pins))

    def _spin(self, orientation: Orientation, known: Mapping[int, Rate]) -> Rate:
        """The coefficients of an orientation's angle."""
        first: dict[int, Scalar] = {}
        second: dict[tuple[int, int], Scalar] = {}
        terms = [(orientation.owner, 1.0)] if orientation.owner in known else []
        for body, sign in (*terms, *orientation.pins):
            rate = known[body]
            for k, g in rate.first.items():
                value = g if sign > 0.0 else -g
                first[k] = first[k] + value if k in first else value
            for pair, h in rate.second.items():
                value = h if sign > 0.0 else -h
                second[pair] = second[pair] + value if pair in second else value
        return Rate(first, second)


def ways(tree: Tree, closure: Closure) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The bodies of a loop between the link where it parts and its two places, base to tip each."""
    one, other = (tree.path(_carrier(tree, anchor)) for anchor in closure.loop.between)
    shared = 0
    while shared < min(len(one), len(other)) and one[shared] == other[shared]:
        shared += 1
    return one[shared:], other[shared:]


def anchor_place(tree: Tree, values: Values, anchor: Anchor) -> PlaneAnchor:
    """Axes and origin of a place in the working frame of the body that carries it, of the base without one."""
    carrier, R, p = -1, identity(tree.algebra), null(tree.algebra)
    if anchor.joint != BASE:
        link = tree.link(anchor.joint)
        carrier, R, p = link.body, link.R, link.p
    return PlaneAnchor(
        carrier, matmul(R, rotation_of_rpy(anchor.rpy, values)), plus(p, matvec(R, values.vector(anchor.at)))
    )


def planar_loop(tree: Tree, closure: Closure, values: Values, q: Mapping[int, Scalar]) -> PlanarLoop | None:
    """The dyad of a loop whose joints but the dependent ones are known.

    Args:
        values: translates expressions of parameters.
        q: coordinates of the known joints, by body.
    """
    algebra, loop = tree.algebra, closure.loop
    both = ways(tree, closure)
    ends = [anchor_place(tree, values, anchor) for anchor in loop.between]
    axis = unit(values.vector(loop.axis))
    basis = loop_basis(tree, both, matvec(ends[0].R, axis) if loop.type == "revolute" else None)
    if basis is None:
        return None
    known = {i: x for i, x in q.items() if i not in closure.dependent}
    first, second = (branch(tree, way, basis, known, end) for way, end in zip(both, ends, strict=True))
    if first is None or second is None:
        return None
    pieces = [*first.pieces, *(replace(p, w=(-p.w[0], -p.w[1])) for p in second.pieces)]
    slides = [*first.slides, *(replace(s, direction=(-s.direction[0], -s.direction[1])) for s in second.slides)]
    pins = [i for i in closure.dependent if tree.bodies[i].revolute]
    alias: dict[int, Orientation] = {}
    normal = _along(first, axis)
    if loop.type == "revolute":
        if not normal or not _along(second, axis):
            return None
    elif loop.type == "prismatic":
        tied = _tied(first, second)
        if tied is None or tied[0] not in pins:
            return None
        alias[tied[0]] = tied[1]
        pins.remove(tied[0])
        u = matvec(transpose(first.basis), axis)
        if algebra.number(u[2]) is None or abs(algebra.number(u[2]) or 0.0) > PARALLEL:
            return None
        slides.append(Slide(CLOSING, first.orientation, (u[0], u[1])))
        pieces.append(Piece(first.orientation, (u[0], u[1]), CLOSING))
    elif loop.type == "rod":
        pieces.append(Piece(Orientation(ROD, algebra.zero), (values(loop.length), algebra.zero)))
        pins.append(ROD)
    unknown = [slide for slide in slides if slide.body not in known]
    if len(pins) + len(unknown) != 2:
        return None
    return PlanarLoop(tree, basis, (first, second), pieces, slides, alias, (pins, unknown), normal < 0.0)


def _carrier(tree: Tree, anchor: Anchor) -> int:
    return -1 if anchor.joint == BASE else tree.link(anchor.joint).body


def _along(way: Branch, axis: tuple[Scalar, Scalar, Scalar]) -> float:
    """1 or -1 where the axis in the place's frame lies along or against n, else 0."""
    number = axis[0].algebra.number
    n = [number(row[2]) for row in way.basis]
    e = [number(component) for component in axis]
    if any(x is None for x in (*n, *e)):
        return 0.0
    cosine = sum(float(x or 0.0) * float(y or 0.0) for x, y in zip(n, e, strict=True))
    return 0.0 if abs(abs(cosine) - 1.0) > PARALLEL else (1.0 if cosine > 0.0 else -1.0)


def _tied(one: Branch, other: Branch) -> tuple[int, Orientation] | None:
    """The class whose angle another one gives, where a prismatic joint keeps two places parallel."""
    algebra = one.orientation.angle.algebra
    turned = matmul(transpose(other.basis), one.basis)
    upright = algebra.number(turned[2][2])
    if upright is None or abs(upright - 1.0) > PARALLEL:
        return None
    gamma = algebra.zero if turned[1][0].is_zero else algebra.angle(turned[1][0], turned[0][0])
    a, b = one.orientation, other.orientation
    if a.owner == b.owner:
        return None
    if b.owner != GROUND:
        return b.owner, Orientation(a.owner, a.angle - gamma - b.angle, (*a.pins, *_against(b)))
    return a.owner, Orientation(b.owner, b.angle + gamma - a.angle, (*b.pins, *_against(a)))


def _against(orientation: Orientation) -> tuple[tuple[int, float], ...]:
    return tuple((body, -sign) for body, sign in orientation.pins)
