"""Transformations between the frames of neighbouring links, and velocities, as equations for a reader."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from sympy import Expr, Integer, cos, sin
from sympy import ImmutableDenseMatrix as Matrix

from symgen.derive.lagrange.equations import LagrangeEquations, column
from symgen.derive.lagrange.frames import FrameBuilder, base_frame, normalised, translated
from symgen.derive.lagrange.intermediates import Intermediates
from symgen.derive.lagrange.readable import readable
from symgen.derive.lagrange.vectors import NULL, UNIT, ZERO, Vector, combine
from symgen.derive.symbols import translate
from symgen.describe.chain import Dh, Mdh, Place, Xyz
from symgen.describe.mechanism import Mechanism
from symgen.report.blocks import Block, Equations, Paragraph, Title, Whole, sentence
from symgen.report.description import linkless_joints
from symgen.report.forms import Forms

__all__ = ["MOST_LINKS", "TRANSFORMATIONS", "Step", "chain_steps", "transformation_blocks", "velocity_blocks"]

TRANSFORMATIONS = Title("Link transformations")

Z = UNIT[2]

MOST_LINKS = 12
"""Links up to which each has its own transformation and its own lines."""

PLACES = {
    Mdh: "mdh, `Rot_x(alpha) Trans_x(a) Rot_z(theta) Trans_z(d)`, then the motion about or along z",
    Dh: "dh, the motion about or along z, then `Rot_z(theta) Trans_z(d) Trans_x(a) Rot_x(alpha)`",
    Xyz: "x, y, z, a translation, then `Rot_z(yaw) Rot_y(pitch) Rot_x(roll)`, then the motion about or along the axis",
}
"""Kind of a placement -> the factors of its transformation; of the third kind words say it."""


@dataclass(frozen=True, slots=True)
class Step:
    """The way from a link's parent to the link.

    Attributes:
        R: rotation, link to parent.
        p: origin of the link's frame in the parent's.
        axis: of the joint, in the link's frame.
        parent_axis: of the joint, in the parent's frame.
    """

    R: Matrix
    p: Matrix
    axis: Matrix
    parent_axis: Matrix

    @property
    def T(self) -> Matrix:
        """The homogeneous transformation."""
        return Matrix([*([*self.R.row(k), self.p[k]] for k in range(3)), [0, 0, 0, 1]])


@lru_cache(maxsize=8)
def chain_steps(mechanism: Mechanism) -> tuple[Step, ...]:
    """The steps of all joints, in the chain's order, without intermediates; kept, since a page needs them twice."""
    steps = []
    for number, joint in enumerate(mechanism.chain.joints, start=1):
        names = Intermediates((*mechanism.names, *(p.name for p in mechanism.parameters), *mechanism.input_names))
        frame = FrameBuilder(mechanism.names, names).link(base_frame(), number, joint, None)
        R, p, e = (names.expand(Matrix(x)).applyfunc(readable) for x in (frame.R, frame.origin, frame.axis))
        steps.append(Step(R, p, column(axis_in_link(joint.place)), e))
    return tuple(steps)


def axis_in_link(place: Place) -> Vector:
    """The joint's axis in the link's frame, where the joint's motion leaves it: of `dh`, z of the frame before."""
    if isinstance(place, Dh):
        alpha = translate(place.alpha)
        return (ZERO, sin(alpha), cos(alpha))
    return Z if isinstance(place, Mdh) else normalised(translated(place.axis))


def transformation_blocks(mechanism: Mechanism) -> list[Block]:
    """T of every joint, or how it follows from the table where there are many."""
    kinds = {type(joint.place) for joint in mechanism.chain.joints}
    text = "`*T` of a joint takes homogeneous coordinates in the frame of its link to those in the frame of its parent"
    many = len(mechanism.chain.joints) > MOST_LINKS
    factors = "; ".join(words for kind, words in PLACES.items() if kind in kinds) if many else ""
    blocks: list[Block] = [TRANSFORMATIONS, Paragraph(sentence(f"{text}{': ' if factors else ''}{factors}."))]
    if not many:
        steps = zip(mechanism.chain.joints, chain_steps(mechanism), strict=True)
        without_link = linkless_joints(mechanism)
        pairs = tuple(
            (Whole("T", str(k)), step.T) for k, (j, step) in enumerate(steps, start=1) if j.name not in without_link
        )
        blocks.append(Equations(pairs, packed=True))
    return blocks


def center_velocities(equations: LagrangeEquations) -> list[Matrix]:
    """Velocities of the mass centres of the links with mass, base frame."""
    system, qd = equations.system, equations.system.symbols.qd
    moved = [combine((qd[n], c) for n, c in system.G(body).items()) for body in system.bodies if body.mass != 0]
    return [column([Integer(0) + x for x in vector]) for vector in moved]


def velocity_blocks(equations: LagrangeEquations, form: Forms) -> list[Block]:
    """Angular velocities of the links and velocities of their mass centres, in the base frame."""
    system = equations.system
    qd: tuple[Expr, ...] = system.symbols.qd
    pairs = []
    for body in system.bodies:
        number = str(body.frame.number)
        turned = combine((qd[n], c) for n, c in system.influence.Gr(body.frame).items())
        if turned != NULL and body.inertia is not None:
            pairs.append((Whole("omega", number, axes=True), _vector(form, turned)))
        if body.mass != 0:
            moved = combine((qd[n], c) for n, c in system.G(body).items())
            pairs.append((Whole("v", f"C{number}", axes=True), _vector(form, moved)))
    words = "Angular velocities `*omega` of the links and velocities `*v` of their mass centres C, in the base frame."
    return [Title("Velocities", 3), Paragraph(sentence(words)), Equations(tuple(pairs), packed=True)] if pairs else []


def _vector(form: Forms, vector: Vector) -> Matrix:
    return form(column([Integer(0) + x for x in vector]))
