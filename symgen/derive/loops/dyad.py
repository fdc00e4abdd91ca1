"""Planar dyads in closed form: position, first- and second-order influence coefficients of two unknown joints.

The loop's sum z = 0 (`plane`) has two unknowns among angles of classes and lengths of slides. With E the known part
taken to the other side, p and r the vectors of the classes, u and v the directions of slides, and x^ = x turned by a
quarter of a turn,

| unknown | position | determinant |
|---|---|---|
| two angles (RRR) | p + r = E, a triangle with sides abs(p), abs(r), abs(E) | p x r = -(E x p) |
| angle and slide | p + x u = E, u known or turning with p | p . u |
| two slides | x u + y v = E | u x v |

The determinant of the rates is the root that the position took: neither is computed twice. Differentiated once and
twice the sum gives the same system with other right-hand sides,

    sum(w^ W_k) + u x_k = 0,      sum(w^ W_kl - w W_k W_l) + u x_kl + u^ (x_k W_l + x_l W_k) = 0

with W the coefficients of a piece's angle and x those of a slide.

Sources: Erdman and Sandor 1984 (dyads); Benedict and Tesar 1978 (influence coefficients).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.loops.plane import GROUND, Orientation, Pair, Piece, Slide

__all__ = ["ROD", "Dyad", "Rate", "cross", "dot", "quarter"]

ROD = -2
"""The class of a rod that closes a loop."""

SINGULAR = 1e-14
"""Square of the sine of the angle between the links of a dyad below which its pose counts as singular: of its position
half of the digits are right there, and of its rates none."""

Pairs = tuple[int, int]


@dataclass(frozen=True)
class Rate:
    """Influence coefficients of an angle about n, or of a slide, by positions of coordinates; zeros are left out."""

    first: Mapping[int, Scalar]
    second: Mapping[Pairs, Scalar]


@dataclass(frozen=True)
class Turning:
    """The sum of all pieces with one orientation.

    Attributes:
        w: in the axes of the link where the loop parts.
    """

    orientation: Orientation
    w: Pair


class Dyad:
    """Two unknowns of a planar loop, in closed form.

    Args:
        pieces: the loop's sum, signs included.
        slides: unknown ones.
        unknown: owners of the unknown classes, the first dependent joint's first; with the slides two.

    Attributes:
        turn: cosine and sine of each class.
        length: of each unknown slide, by body.
        angle: of each class.
    """

    def __init__(
        self, algebra: Algebra, pieces: Sequence[Piece], slides: Sequence[Slide], unknown: Sequence[int]
    ) -> None:
        self.algebra = algebra
        self.unknown = tuple(unknown)
        self.turn: dict[int, Pair] = {GROUND: (algebra.one, algebra.zero)}
        self.angle: dict[int, Scalar] = {GROUND: algebra.zero}
        self.length: dict[int, Scalar] = {}
        self.slides = slides
        self._pieces = pieces
        self._rotations: dict[Orientation, Pair] = {}
        known = [self._turned(piece) for piece in _gathered(self._plain()) if piece.orientation.owner == GROUND]
        self.E = self._named("E", negated(total(algebra, known)))

    def sides(self) -> list[Piece]:
        """The known vectors of the loop, those of equal orientation as one."""
        found = [piece for piece in _gathered(self._plain()) if piece.orientation.owner == GROUND]
        return [piece for piece in found if not (piece.w[0].is_zero and piece.w[1].is_zero)]

    def parallel(self) -> int | None:
        """Position among two known sides of the one that the first unknown side is as long as; the second then is as
        long as the other, and both may stay parallel for good: None where lengths differ, or may differ."""
        known = self.sides()
        if len(self.unknown) != 2 or len(known) != 2:
            return None
        a2, b2 = (dot(v, v) for v in map(self.inside, self.unknown))
        squares = [dot(piece.w, piece.w) for piece in known]
        for k, (c2, d2) in enumerate((squares, squares[::-1])):
            if self.algebra.identical(a2, c2) and self.algebra.identical(b2, d2):
                return k
        return None

    def solve(self, sign: float, around: Mapping[int, Scalar], parallel: int | None = None) -> None:
        """Finds the position of one root.

        Args:
            sign: of the root.
            around: angles that those of the classes are closest to, by owner; zero for others.
            parallel: known side that the first unknown one stays parallel to, see `parallel`.
        """
        algebra, unknown = self.algebra, self.unknown
        self.sign, self.around = sign, around
        self.follows: dict[int, Orientation] = {}
        if parallel is not None:
            self._parallel(parallel)
        elif len(unknown) == 2:
            self._two_angles()
        elif len(unknown) == 1:
            self._angle_and_slide()
        else:
            self._two_slides()
        self.turnings = [
            Turning(piece.orientation, self._turned(piece)) for piece in _gathered(map(self._sized, self._pieces))
        ]
        self.vector = {
            owner: total(algebra, [t.w for t in self.turnings if t.orientation.owner == owner]) for owner in unknown
        }

    def gap(self) -> float:
        """Least distance of the places of a loop over floats; 0 or less where they meet."""
        e = _size(self.E)
        sides = [_size(self.inside(owner)) for owner in self.unknown]
        if len(sides) == 2:
            return max(e - sides[0] - sides[1], abs(sides[0] - sides[1]) - e)
        if not sides:
            return 0.0
        (slide,) = self.slides
        if slide.orientation.owner == GROUND:
            return abs(float(cross(self._turned(Piece(slide.orientation, slide.direction)), self.E).x)) - sides[0]
        u = self.along(slide)
        return abs(float(cross(u, self.inside(self.unknown[0])).x)) - e

    # positions

    def _two_angles(self) -> None:
        """The triangle: k = p.E, s = E x p, p = (k E + s E^)/E^2."""
        first, second = self.unknown
        a, b, E = self.inside(first), self.inside(second), self.E
        a2, b2, e2 = dot(a, a), dot(b, b), dot(E, E)
        k = 0.5 * e2 + 0.5 * (a2 - b2)
        self.root = s = self._root(a2 * e2, k * k)
        inverse = self.algebra.named("e", 1.0 / e2)
        k, s = inverse * k, inverse * s
        p = (k * E[0] - s * E[1], k * E[1] + s * E[0])
        self._orient(first, p, a, a2)
        self._orient(second, minus(E, p), b, b2)
        self.determinant = -self.root

    def _parallel(self, k: int) -> None:
        """A parallelogram: each unknown side turns as the opposite one."""
        known, algebra = self.sides(), self.algebra
        p = []
        for owner, piece in zip(self.unknown, (known[k], known[1 - k]), strict=True):
            a, w, here = self.inside(owner), negated(piece.w), piece.orientation
            c, s = self._rotation(here)
            angle = here.angle
            if algebra.identical(dot(a, a) + cross(a, w), dot(a, a)):
                if _opposed(a, w):
                    c, s, angle = -c, -s, angle + algebra.pi()
            else:
                inverse = 1.0 / dot(a, a)
                c0, s0 = inverse * dot(a, w), inverse * cross(a, w)
                angle = angle + algebra.angle(s0, c0)
                c, s = times((c, s), (c0, s0))
            self.turn[owner] = (c, s)
            self.angle[owner] = algebra.turned(angle, s, c)
            self.follows[owner] = here
            p.append(times((c, s), a))
        self.determinant = cross(*p)
        self.root = -self.determinant

    def _angle_and_slide(self) -> None:
        (owner,), (slide,) = self.unknown, self.slides
        w, E = self.inside(owner), self.E
        if slide.orientation.owner == GROUND:
            u = self._turned(Piece(slide.orientation, slide.direction))
            w2, across = dot(w, w), cross(u, E)
            self.root = along = self._root(w2, across * across)
            self.length[slide.body] = dot(E, u) - along
            p = (along * u[0] - across * u[1], along * u[1] + across * u[0])
            self._orient(owner, p, w, w2)
        else:
            u = self.along(slide)
            e2, across = dot(E, E), cross(u, w)
            self.root = along = self._root(e2, across * across)
            self.length[slide.body] = along - dot(w, u)
            V = (along * u[0] - across * u[1], along * u[1] + across * u[0])
            self._orient(owner, E, V, e2)
        self.determinant = self.root

    def _two_slides(self) -> None:
        (one, other), E = self.slides, self.E
        u, v = (self._turned(Piece(slide.orientation, slide.direction)) for slide in (one, other))
        self.determinant = cross(u, v)
        inverse = 1.0 / self.determinant
        self.length[one.body] = inverse * cross(E, v)
        self.length[other.body] = inverse * cross(u, E)
        self.root = self.determinant

    def _root(self, whole: Scalar, part: Scalar) -> Scalar:
        """The root of whole - part; no number where little is left, in poses that are singular."""
        algebra, square = self.algebra, whole - part
        singular = algebra.function("lt", (square, SINGULAR * whole))
        root = algebra.function("sqrt", (algebra.function("where", (singular, -whole, square)),))
        return root if self.sign > 0.0 else -root

    def inside(self, owner: int) -> Pair:
        """The vector of an unknown class in the axes of its owner; unknown slides left out."""
        mine = [piece for piece in self._plain() if piece.orientation.owner == owner]
        return total(self.algebra, [self._rotated(replace(p.orientation, owner=GROUND), p.w) for p in mine])

    def _orient(self, owner: int, turned: Pair, w: Pair, square: Scalar) -> None:
        """The rotation of a class that turns w, whose square is given, into a vector of equal length."""
        one, zero = self.algebra.one, self.algebra.zero
        if w[1].is_zero:
            w, square = (one, zero), w[0]
        elif w[0].is_zero:
            w, square = (zero, one), w[1]
        inverse = 1.0 / square
        if inverse.algebra.fixed(inverse):
            w, inverse = (inverse * w[0], inverse * w[1]), one
        c, s = inverse * dot(w, turned), inverse * cross(w, turned)
        c, s = self.turn[owner] = self._named("u", (c, s))
        self.angle[owner] = self.algebra.angle(s, c, self.around.get(owner))

    def _named(self, stem: str, vector: Pair) -> Pair:
        return self.algebra.named(f"{stem}x", vector[0]), self.algebra.named(f"{stem}y", vector[1])

    def _plain(self) -> list[Piece]:
        return [piece for piece in self._pieces if piece.slide is None]

    def _sized(self, piece: Piece) -> Piece:
        """A piece as a plain vector, at the position found."""
        if piece.slide is None:
            return piece
        return Piece(piece.orientation, scaled(self.length[piece.slide], piece.w))

    def along(self, slide: Slide) -> Pair:
        """The direction of a slide in the axes of its owner."""
        return self._rotated(replace(slide.orientation, owner=GROUND), slide.direction)

    def direction(self, slide: Slide) -> Pair:
        """The direction of a slide in the axes of the link where the loop parts."""
        return self._rotated(slide.orientation, slide.direction)

    def vector_of(self, piece: Piece) -> Pair:
        """A piece in the axes of the link where the loop parts."""
        return self._turned(self._sized(piece))

    def _turned(self, piece: Piece) -> Pair:
        """A piece in the axes of the link where the loop parts."""
        return self._rotated(piece.orientation, piece.w)

    def turned_by(self, orientation: Orientation) -> Pair:
        """Sine and cosine of an orientation."""
        c, s = self._rotation(orientation)
        return s, c

    def _rotated(self, orientation: Orientation, w: Pair) -> Pair:
        return times(self._rotation(orientation), w)

    def _rotation(self, orientation: Orientation) -> Pair:
        if orientation not in self._rotations:
            turn, angle = self.turn[orientation.owner], orientation.angle
            if not angle.is_zero:
                turn = times(turn, (self.algebra.cos(angle), self.algebra.sin(angle)))
            self._rotations[orientation] = turn
        return self._rotations[orientation]

    # rates

    def rates(self, joints: Mapping[int, Rate], slides: Sequence[Slide]) -> dict[int, Rate]:
        """Coefficients of the unknown angles, by owner of the class, and of the unknown slides, by body.

        Args:
            joints: of the joints that are known, by body.
            slides: all slides of the loop, known ones too.
        """
        algebra = self.algebra
        first: dict[int, dict[int, Scalar]] = {}
        second: dict[int, dict[Pairs, Scalar]] = {}
        coordinates = sorted({k for rate in joints.values() for k in rate.first})
        names = [*self.unknown, *(slide.body for slide in self.slides)]
        inverse = algebra.named("det", 1.0 / self.determinant)
        directions = [(slide, self.direction(slide)) for slide in slides]

        def solved(known: Mapping[int, Scalar], more: Iterable[Pair]) -> tuple[Scalar, Scalar]:
            """The unknown coefficients where those of the known joints are given."""
            spins = [(_spin(algebra, t.orientation, known), t.w) for t in self.turnings]
            terms = [scaled(spin, quarter(w)) for spin, w in spins]
            terms += [scaled(known[slide.body], u) for slide, u in directions if slide.body in known]
            return self._solve(minus(total(algebra, more), total(algebra, terms)), inverse)

        for k in coordinates:
            given = {i: rate.first[k] for i, rate in joints.items() if k in rate.first}
            if self.follows:
                first[k] = given | {o: _spin(algebra, here, given) for o, here in self.follows.items()}
                continue
            first[k] = given | {name: algebra.named("g", x) for name, x in zip(names, solved(given, ()), strict=True)}
        for pair in [(k, el) for k in coordinates for el in coordinates if k <= el]:
            if self.follows:
                bent = {i: rate.second[pair] for i, rate in joints.items() if pair in rate.second}
                for owner, here in self.follows.items():
                    second.setdefault(owner, {})[pair] = _spin(algebra, here, bent)
                continue
            a, b = first[pair[0]], first[pair[1]]
            more = [
                scaled(_spin(algebra, t.orientation, a, True) * _spin(algebra, t.orientation, b, True), t.w)
                for t in self.turnings
            ]
            for slide, u in directions:
                x, y = a.get(slide.body, algebra.zero), b.get(slide.body, algebra.zero)
                turned = x * _spin(algebra, slide.orientation, b, True) + y * _spin(algebra, slide.orientation, a, True)
                more.append(scaled(-turned, quarter(u)))
            given = {i: rate.second[pair] for i, rate in joints.items() if pair in rate.second}
            for name, value in zip(names, solved(given, more), strict=True):
                second.setdefault(name, {})[pair] = algebra.named("h", value)
        return {
            name: Rate(
                {k: first[k][name] for k in coordinates if not first[k][name].is_zero},
                {pair: value for pair, value in second.get(name, {}).items() if not value.is_zero},
            )
            for name in names
        }

    def reaction(self, angles: Sequence[Scalar], slides: Sequence[Scalar]) -> Pair:
        """The force F with F . dZ/dy = -T for the generalised forces T of both unknowns y."""
        inverse = self.algebra.named("det", 1.0 / self.determinant)
        if len(angles) == 2:
            p, r = (self.vector[owner] for owner in self.unknown)
            return minus(scaled(inverse * angles[1], p), scaled(inverse * angles[0], r))
        directions = [self.direction(slide) for slide in self.slides]
        if len(angles) == 1:
            (u,) = directions
            along, moment = slides[0], angles[0]
            across = inverse * (along * cross(self.vector[self.unknown[0]], u) - moment)
            return minus(scaled(across, quarter(u)), scaled(along, u))
        u, v = directions
        return minus(scaled(inverse * slides[0], quarter(v)), scaled(inverse * slides[1], quarter(u)))

    def _solve(self, right: Pair, inverse: Scalar) -> tuple[Scalar, Scalar]:
        """The two unknown rates for a right-hand side."""
        if len(self.unknown) == 2:
            p, r = (self.vector[owner] for owner in self.unknown)
            return inverse * dot(right, r), -(inverse * dot(right, p))
        directions = [self.direction(slide) for slide in self.slides]
        if len(self.unknown) == 1:
            (u,) = directions
            return inverse * cross(u, right), inverse * dot(right, self.vector[self.unknown[0]])
        u, v = directions
        return inverse * cross(right, v), inverse * cross(u, right)


def _opposed(a: Pair, b: Pair) -> bool:
    """True where parallel vectors of one length point against each other."""
    return a[0].algebra.identical(dot(a, a), -dot(a, b))


def _size(vector: Pair) -> float:
    return math.hypot(float(vector[0].x), float(vector[1].x))


def _spin(algebra: Algebra, orientation: Orientation, rates: Mapping[int, Scalar], whole: bool = False) -> Scalar:
    """The rate of an orientation by known pins, with `whole` also by the angle of its class."""
    value = rates[orientation.owner] if whole and orientation.owner in rates else algebra.zero
    for body, sign in orientation.pins:
        if body in rates:
            value = value + rates[body] if sign > 0.0 else value - rates[body]
    return value


def _gathered(pieces: Iterable[Piece]) -> list[Piece]:
    """The pieces with those of equal orientation added up."""
    found: dict[Orientation, Pair] = {}
    for piece in pieces:
        before = found.get(piece.orientation)
        found[piece.orientation] = piece.w if before is None else plus(before, piece.w)
    return [Piece(orientation, w) for orientation, w in found.items()]


def plus(a: Pair, b: Pair) -> Pair:
    """a + b."""
    return a[0] + b[0], a[1] + b[1]


def minus(a: Pair, b: Pair) -> Pair:
    """a - b."""
    return a[0] - b[0], a[1] - b[1]


def negated(a: Pair) -> Pair:
    """-a."""
    return -a[0], -a[1]


def scaled(factor: Scalar, a: Pair) -> Pair:
    """The multiple of a vector."""
    return factor * a[0], factor * a[1]


def quarter(a: Pair) -> Pair:
    """The vector turned by a quarter of a turn."""
    return -a[1], a[0]


def times(a: Pair, b: Pair) -> Pair:
    """The product of complex numbers: b turned by a."""
    return a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]


def dot(a: Pair, b: Pair) -> Scalar:
    """a . b."""
    return a[0] * b[0] + a[1] * b[1]


def cross(a: Pair, b: Pair) -> Scalar:
    """a x b."""
    return a[0] * b[1] - a[1] * b[0]


def total(algebra: Algebra, vectors: Iterable[Pair]) -> Pair:
    """The sum of vectors."""
    result = (algebra.zero, algebra.zero)
    for vector in vectors:
        result = plus(result, vector)
    return result
