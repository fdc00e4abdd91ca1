"""Positions of planar dyads on the page: both solutions with the sign that distinguishes them, and where they coincide.

A dyad's known sides add up to a vector e; its two unknowns, angles or slides, close the triangle (`derive.loops.dyad`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sympy import Eq, Expr, Integer, Symbol, cos, sin, sqrt

from symgen.derive.algebra.symbolic import SymbolicAlgebra
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.tree import build_tree
from symgen.derive.lagrange.readable import readable
from symgen.derive.loops.assembly import assembly_mode
from symgen.derive.loops.order import Order
from symgen.derive.loops.planar import PlanarLoop, planar_loop
from symgen.derive.loops.plane import CLOSING, GROUND, Slide
from symgen.describe.mechanism import Mechanism
from symgen.report.blocks import Block, Equations, Paragraph, Whole, sentence

__all__ = ["Letter", "Written", "position_blocks", "tied_joints", "written_loops"]

Plane = tuple[Expr, Expr]
"""A vector in the plane of a loop."""

Pairs = list[tuple[Any, Any]]

E, W, U, V = (Whole(letter, axes=True) for letter in "ewuv")
"""Vectors of the page: what a dyad closes, one of its sides, directions of its slides."""

SINGULAR = " both are one, and the loop is singular: its dependent joints could move while others rest."

Letter = Callable[..., Symbol]
"""The first of some letters that the chain does not use."""


@dataclass(frozen=True)
class Written:
    """A loop as it is solved.

    Attributes:
        together: positions of the loops that are solved with it, itself included.
        planar: its dyad; None of a loop that Newton's method closes.
    """

    together: tuple[int, ...]
    planar: PlanarLoop | None = None


def written_loops(mechanism: Mechanism) -> dict[int, Written]:
    """The loops of a chain by position, in the order in which they are solved; all joints are their own symbols."""
    algebra = SymbolicAlgebra()
    names = {p.name: algebra.scalar(Symbol(p.name)) for p in mechanism.chain.parameters}
    values = Values(mechanism, algebra, names)
    tree = build_tree(mechanism, values)
    joints = {i: algebra.scalar(Symbol(name)) for i, name in enumerate(mechanism.names)}
    known = {i: joints[i] for i in mechanism.places}
    order = Order(mechanism, tree)
    found: dict[int, Written] = {}
    while order.couplings or order.closures:
        coupled = order.next_coupling(known)
        if coupled is not None:
            del order.couplings[coupled]
            known[coupled] = joints[coupled]
            continue
        ready = order.next_closures(known)
        dyad = planar_loop(tree, order.closures[ready[0]], values, known) if len(ready) == 1 else None
        for k in ready:
            known |= {i: joints[i] for i in order.closures.pop(k).dependent}
            found[k] = Written(tuple(ready), dyad)
    return found


def position_blocks(mechanism: Mechanism, k: int, planar: PlanarLoop, letter: Letter) -> list[Block]:
    """The positions of the dyad that closes loop k.

    Args:
        letter: the first of some letters that the chain does not use.
    """
    page, mode = Position(mechanism, k, planar, letter), assembly_mode(mechanism)
    if k in mode.parallels:
        return page.parallelogram(mode.parallels[k])
    blocks: Callable[[], list[Block]] = {2: page.two_angles, 1: page.angle_and_slide, 0: page.two_slides}[planar.kind]
    return blocks()


def tied_joints(mechanism: Mechanism, planar: PlanarLoop) -> Pairs:
    """Pins whose angles a closing prismatic joint gives, by the angles of others."""
    names, found = mechanism.names, Pairs()
    for owner, base in planar.alias.items():
        (way,) = (way for way in planar.branches if owner in way.before)
        after = base.angle.x + class_angle(planar, base.owner, names)
        before = way.before[owner].angle.x + class_angle(planar, way.before[owner].owner, names)
        found.append((Symbol(names[owner]), readable(int(way.signs[owner]) * (after - before))))
    return found


def class_angle(planar: PlanarLoop, owner: int, names: Mapping[int, str] | tuple[str, ...]) -> Expr:
    """The angle of a class against the link where the loop parts, in joints."""
    for way in planar.branches:
        if owner in way.before:
            before = way.before[owner]
            own = int(way.signs[owner]) * Symbol(names[owner])
            return own + before.angle.x + class_angle(planar, before.owner, names)
    return Integer(0)


class Position:
    """Writes the position of one dyad, in the signs of the ways from the link where the loop parts.

    Args:
        letter: the first of some letters that the chain does not use.
    """

    def __init__(self, mechanism: Mechanism, k: int, planar: PlanarLoop, letter: Letter) -> None:
        self.mechanism, self.planar, self.letter = mechanism, planar, letter
        self.names = tuple(self.mechanism.names)
        self.loop = self.mechanism.closures[k].loop
        self.sign = int(assembly_mode(mechanism).signs.get(k, 1.0))
        self.dyad = planar.open()
        self.e = elements(E)
        self.s, self.sigma = letter("s", "xi"), letter("sigma", "varsigma")

    # the kinds of dyads

    def two_angles(self) -> list[Block]:
        """A triangle with two sides of known length."""
        one, other = self.dyad.unknown
        way = self._way(one)
        v, w = ((self._way(o) * x, self._way(o) * y) for o in (one, other) for x, y in (self._side(o),))
        (k, s, e), p = (self.letter("kappa", "lambda"), self.s, self.e), elements(W)
        far = e[0] ** 2 + e[1] ** 2
        a, b = (readable(dot(x, x)) for x in (v, w))
        signed = self.sigma * s
        pairs: Pairs = [
            *self._known(way),
            (k, (far + a - b) / 2),
            (s, sqrt(a * far - k**2)),
            (p[0], (k * e[0] - signed * e[1]) / far),
            (p[1], (k * e[1] + signed * e[0]) / far),
        ]
        opposite = self._way(one) * self._way(other) < 0
        rest = (p[0] - e[0], p[1] - e[1]) if opposite else (e[0] - p[0], e[1] - p[1])
        pairs += [*self._turned(one, v, p, a), *self._turned(other, w, rest, b)]
        left = int(self.planar.side("left"))
        chosen = "left" if self.sign == left else "right"
        words = (
            "The vector ", E, " joins the outer pins of the dyad, ", W,
            *sentence(f" is its side on {self._owner(one)} from the outer pin on, {self._axes()}."),
            " There are two positions: ", Eq(self.sigma, left), " is the left one and ", Eq(self.sigma, -left),
            f" the right one; this chain has its {chosen} position. Where ", Eq(s, 0), SINGULAR,
        )  # fmt: skip
        return self._blocks(words, pairs)

    def angle_and_slide(self) -> list[Block]:
        """A side of known length that ends on a line, or a slide that turns with the unknown angle."""
        (owner,), (slide,) = self.dyad.unknown, self.dyad.slides
        way, x, s, e = self._slide_way(slide), self._coordinate(slide), self.s, self.e
        m, pairs = self.letter("eta", "zeta"), Pairs()
        if slide.orientation.owner == GROUND:
            side, turn = self._side(owner), self._way(owner)
            v = turn * side[0], turn * side[1]
            square = readable(dot(v, v))
            d = self._named(U, tuple(readable(way * part.x) for part in self.dyad.direction(slide)), pairs)
            pairs = [*self._known(way), *pairs, (m, cross(d, e)), (s, sqrt(square - m**2))]
            pairs.append((x, dot(d, e) + self.sigma * s))
            p = (e[0] - x * d[0], e[1] - x * d[1]) if turn == way else (x * d[0] - e[0], x * d[1] - e[1])
            pairs += self._turned(owner, v, p, square)
            chosen = -self.sign
        else:
            side = self._side(owner)
            w = way * side[0], way * side[1]
            u = self.dyad.along(slide)
            d = readable(way * u[0].x), readable(way * u[1].x)
            pairs = [*self._known(way)]
            across, far = readable(cross(d, w)), e[0] ** 2 + e[1] ** 2
            pairs += [(s, sqrt(far - across**2)), (x, self.sigma * s - readable(dot(d, w)))]
            pairs += self._turned(owner, (w[0] + x * d[0], w[1] + x * d[1]), e, far)
            chosen = self.sign
        about = (", ", U, f" the direction of {self._slide(slide)}") if (elements(U)[0] in dict(pairs)) else ()
        words = (
            "The vector ", E, " is the sum of the loop's known sides", *about, *sentence(f", {self._axes()}."),
            " There are two positions: ", Eq(self.sigma, 1), ", the right one, has the larger ", x, ", and ",
            Eq(self.sigma, -1), f" is the left one; this chain has its {'right' if chosen > 0 else 'left'} position. "
            "Where ", Eq(s, 0), SINGULAR,
        )  # fmt: skip
        return self._blocks(words, pairs)

    def two_slides(self) -> list[Block]:
        """Two directions that meet in one point."""
        one, other = self.dyad.slides
        e, D, pairs = self.e, self.letter("Delta", "D"), Pairs()
        way, back = self._slide_way(one), self._slide_way(other)
        c, d = (
            self._named(name, tuple(readable(sign * part.x) for part in self.dyad.direction(slide)), pairs)
            for name, sign, slide in ((U, way, one), (V, back, other))
        )
        pairs = [*self._known(way), *pairs, (D, cross(c, d)), (self._coordinate(one), cross(e, d) / D)]
        pairs.append((self._coordinate(other), way * back * cross(c, e) / D))
        words = (
            "The vector ", E, " is the sum of the loop's known sides, ", U, " and ", V,
            *sentence(f" the directions of {self._slide(one)} and {self._slide(other)}, {self._axes()}."),
            " There is one position; where ", Eq(D, 0), " the slides are parallel, and the loop is singular.",
        )  # fmt: skip
        return self._blocks(words, pairs)

    def parallelogram(self, side: int) -> list[Block]:
        """Angles that follow opposite sides."""
        dyad = self.planar.at(self.sign, {}, side)
        pairs = [(Symbol(self.names[i]), readable(x.x)) for i, x in sorted(self.planar.coordinates(dyad).items())]
        words = (
            "Opposite sides are equal and stay parallel, whatever their lengths: the loop passes the poses in which "
            "all its pins lie in a line, where it could also turn inside out."
        )
        return [Paragraph(sentence(words)), Equations(tuple(pairs), packed=True)]

    # parts

    def _blocks(self, words: tuple[Any, ...], pairs: Pairs) -> list[Block]:
        more = [*pairs, *tied_joints(self.mechanism, self.planar)]
        return [Paragraph(words), Equations(tuple(more), packed=True)]

    def _owner(self, owner: int) -> str:
        return f"the rod {self.loop.name}" if owner < 0 else f"link {self.names[owner]}"

    def _slide(self, slide: Slide) -> str:
        return self.loop.name if slide.body == CLOSING else self.names[slide.body]

    def _coordinate(self, slide: Slide) -> Symbol:
        return self.letter("x", "xi", "zeta") if slide.body == CLOSING else Symbol(self.names[slide.body])

    def _way(self, owner: int) -> int:
        """-1 for a class of the second way, whose vectors enter the sum with a minus."""
        return -1 if owner in self.planar.branches[1].before else 1

    def _slide_way(self, slide: Slide) -> int:
        return -1 if slide.body in {other.body for other in self.planar.branches[1].slides} else 1

    def _side(self, owner: int) -> Plane:
        x, y = self.dyad.inside(owner)
        return readable(x.x), readable(y.x)

    def _known(self, sign: int) -> Pairs:
        """The components of e."""
        return [(name, readable(sign * x.x)) for name, x in zip(self.e, self.dyad.E, strict=True)]

    def _named(self, name: Whole, vector: tuple[Expr, ...], pairs: Pairs) -> Plane:
        """A vector by its letters, with what they stand for; as it is where it is constant."""
        x, y = vector
        if x.is_number and y.is_number:
            return x, y
        pairs += zip(elements(name), vector, strict=True)
        return elements(name)

    def _turned(self, owner: int, before: Plane, after: Plane, square: Expr) -> Pairs:
        """Cosine and sine of the angle of a class, which turns a vector into another one of equal length."""
        if owner < 0:
            return []
        c, s = dot(before, after), cross(before, after)
        if before[1] == 0:
            c, s, square = after[0], after[1], before[0]
        elif before[0] == 0:
            c, s, square = after[1], -after[0], before[1]
        angle = readable(class_angle(self.planar, owner, self.names))
        if angle.could_extract_minus_sign():
            angle, s = -angle, -s
        return [(cos(angle, evaluate=False), c / square), (sin(angle, evaluate=False), s / square)]

    def _axes(self) -> str:
        """Words on the axes in which the vectors of the loop are written."""
        body = self.planar.carrier
        frame = "the base" if body < 0 else f"link {self.names[body]}"
        columns = [[readable(row[c].x) for row in self.planar.basis] for c in range(3)]
        if columns == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]:
            return f"in the frame of {frame}"
        x, y, n = (f"`({', '.join(map(str, column))})`" for column in columns)
        return f"along {x} and {y} of the frame of {frame}, seen against {n}"


def elements(vector: Whole) -> Plane:
    """The two elements of a vector of the page."""
    return vector.element(0), vector.element(1)


def dot(a: Plane, b: Plane) -> Expr:
    """a . b."""
    return a[0] * b[0] + a[1] * b[1]


def cross(a: Plane, b: Plane) -> Expr:
    """a x b."""
    return a[0] * b[1] - a[1] * b[0]
