"""A planar loop in space: bodies that turn about one direction n and slide across it, as complex numbers.

Each body carries a basis (e1, e2, n), which turns with it. In the basis of the link where the loop parts a place on it
is the sum of vectors, each turned by the angle of the bodies that it belongs to,

    z = sum over the pieces of exp(i (phi_c + alpha)) w

with phi_c the unknown angle of the piece's *class*, the bodies beyond one dependent pin, and alpha the sum of known
angles since. That the axes are parallel is recognised where their rotations are literals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Matrix3, Vector3, column, dot, identity, matmul, matvec, transpose
from symgen.derive.bodies.placement import frame_with_z, tidy, unit
from symgen.derive.bodies.tree import Tree

__all__ = [
    "CLOSING",
    "GROUND",
    "Branch",
    "Orientation",
    "Pair",
    "Piece",
    "PlaneAnchor",
    "Slide",
    "branch",
    "loop_basis",
]

Pair = tuple[Scalar, Scalar]
"""A vector of the plane, or a complex number."""

PARALLEL = 1e-12
"""Direction cosines of parallel and perpendicular axes are exact but for this."""

CLOSING = -3
"""The slide of a prismatic joint that closes a loop."""

GROUND = -1
"""The class of bodies whose angle against the link where the loop parts is known."""


@dataclass(frozen=True)
class Orientation:
    """The angle of a body.

    Attributes:
        owner: body whose joint is the unknown pin at the beginning of the class; GROUND without one.
        angle: known part alpha, from the owner's angle or from zero.
        pins: signed known pins in alpha, as (body, sign about n).
    """

    owner: int
    angle: Scalar
    pins: tuple[tuple[int, float], ...] = ()


@dataclass(frozen=True)
class Slide:
    """A prismatic joint of the loop: unit direction in an orientation, with the sign in which it enters the sum.

    Attributes:
        body: that slides, or CLOSING.
    """

    body: int
    orientation: Orientation
    direction: Pair


@dataclass(frozen=True)
class Piece:
    """A vector that turns with an orientation: w, or the length of an unknown slide times w, its direction.

    Attributes:
        slide: body of the unknown slide; CLOSING of a prismatic joint that closes the loop; None for a plain vector.
    """

    orientation: Orientation
    w: Pair
    slide: int | None = None


@dataclass(frozen=True)
class Branch:
    """One way from the link where a loop parts to one of its places.

    Attributes:
        pieces: sum up to the place.
        slides: prismatic joints, known ones too.
        before: orientation of the parent's link at each unknown pin, by body.
        signs: of each pin's axis about n, by body.
        beyond: number of pieces before each joint, by body.
        orientation: of the last link.
        basis, inner: the basis in the place's axes, and in the working frame of the body that carries it.
        end: the place.
    """

    pieces: list[Piece]
    slides: list[Slide]
    before: dict[int, Orientation]
    signs: dict[int, float]
    beyond: dict[int, int]
    orientation: Orientation
    basis: Matrix3
    inner: Matrix3
    end: PlaneAnchor


@dataclass(frozen=True)
class PlaneAnchor:
    """The place at the end of a branch, in the working frame of the body that carries it.

    Attributes:
        body: that carries it, -1 for the base.
        R: the place's axes.
        p: its origin.
    """

    body: int
    R: Matrix3
    p: Vector3


def loop_basis(tree: Tree, branches: Sequence[Sequence[int]], closing: Vector3 | None) -> Matrix3 | None:
    """The basis of the plane in the link where the loop parts: its third column is the axis of a pin of the loop.

    Args:
        branches: bodies of each way.
        closing: axis of a closing pin in the working frame of the first way's end, used where no other joint turns.
    """
    algebra = tree.algebra
    first: Matrix3 = identity(algebra)
    for k, way in enumerate(branches):
        R = identity(algebra)
        for i in way:
            R = matmul(R, tree.bodies[i].R)
            if tree.bodies[i].revolute:
                return frame_with_z(unit(column(R, 2)))
        if k == 0:
            first = R
    return None if closing is None else frame_with_z(unit(matvec(first, closing)))


def branch(
    tree: Tree,
    way: Sequence[int],
    basis: Matrix3,
    q: Mapping[int, Scalar],
    end: PlaneAnchor,
) -> Branch | None:
    """The sum of a way to its place; None where a joint neither turns about n nor slides across it.

    Args:
        way: bodies, base to tip.
        basis: of the link where the loop parts.
        q: coordinates that are known, by body.
    """
    algebra = tree.algebra
    pieces: list[Piece] = []
    slides: list[Slide] = []
    unknown: dict[int, Orientation] = {}
    signs: dict[int, float] = {}
    beyond: dict[int, int] = {}
    here = Orientation(GROUND, algebra.zero)
    for i in way:
        body = tree.bodies[i]
        pieces.append(Piece(here, _in_plane(basis, body.p)))
        beyond[i] = len(pieces)
        basis = tidy(matmul(transpose(body.R), basis))
        x, y, z = (_snapped(algebra.number(entry)) for entry in basis[2])
        if body.revolute:
            if x != 0.0 or y != 0.0 or z is None:
                return None
            signs[i] = sign = z
            if i in q:
                turn = q[i] if sign > 0.0 else -q[i]
                here = replace(here, angle=here.angle + turn, pins=(*here.pins, (i, sign)))
            else:
                unknown[i] = here
                here = Orientation(i, algebra.zero)
        else:
            if z != 0.0:
                return None
            direction = basis[2][0], basis[2][1]
            slides.append(Slide(i, here, direction))
            if i in q:
                pieces.append(Piece(here, (q[i] * direction[0], q[i] * direction[1])))
            else:
                pieces.append(Piece(here, direction, i))
    pieces.append(Piece(here, _in_plane(basis, end.p)))
    return Branch(pieces, slides, unknown, signs, beyond, here, tidy(matmul(transpose(end.R), basis)), basis, end)


def _snapped(cosine: float | None) -> float | None:
    """A direction cosine, exact where it is 0, 1 or -1 but for rounding."""
    if cosine is None:
        return None
    return next((exact for exact in (0.0, 1.0, -1.0) if abs(cosine - exact) < PARALLEL), cosine)


def _in_plane(basis: Matrix3, v: Vector3) -> Pair:
    return dot(column(basis, 0), v), dot(column(basis, 1), v)
