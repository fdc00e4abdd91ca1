"""Bending links as rigid finite elements: `expand` turns a chain with `flexible:` into one of rods and springs.

A beam of length L along the link frame's +x, in n elements, becomes n rigid rods and n - 1 springs between them
(Harlecki 1995, section 2; Wittbrodt, Adamiec-Wojcik and Wojciech 2006). `rod_layout` places the springs and says for
which stretch w of the beam each of them stands; in the literature's layout, `order: 2`, rods are D = L/(n - 1) long,
those at the ends D/2, and w = D:

| rod | from | to | mass | inertia about its centre |
|---|---|---|---|---|
| 0, the joint's own link | 0 | D/2 | mu D/2 | m l^2/12 about y and z, j l about x |
| k = 1 ... n - 2, `<joint>_e<k>` | (k - 1/2) D | (k + 1/2) D | mu D | the same, l = D |
| n - 1, `<joint>_e<n-1>` | L - D/2 | L | mu D/2 | the same, l = D/2 |

mu is `mass_per_length`, j `polar_inertia_per_length`. The springs are pseudo joints, in this order at each place:

| deformation | given by | pseudo joint | axis | stiffness | omega_1 of the whole link, clamped and free |
|---|---|---|---|---|---|
| bending about y | `bending: [EIy, EIz]` | `<joint>_e<k>_y` | y | EIy/w | (1.8751/L)^2 sqrt(EIy/mu) |
| bending about z | `bending: EI` or `[EIy, EIz]` | `<joint>_e<k>_z` | z | EIz/w | (1.8751/L)^2 sqrt(EIz/mu) |
| torsion | `torsion: GJ` | `<joint>_e<k>_x` | x | GJ/w | pi/(2 L) sqrt(GJ/j) |
| axial | `axial: EA` | `<joint>_e<k>_a` | along x | EA/w | pi/(2 L) sqrt(EA/mu) |

Where bending about z is the only deformation its pseudo joint is `<joint>_e<k>`. `damping_ratio` zeta gives each
spring the damper (2 zeta/omega_1) times its stiffness.

The link's frame as it lies in the undeformed beam is rigidly attached to the last rod, as the fixed joint
`<joint>_e<n>` without mass of its own. The link's `mass`, `com` and `inertia`, the children and the moments on the
link are attached there. A point with 0 <= x < L belongs to the rod that contains x, at a spring to the outer one; any
other point belongs to the last rod. Where x or L depends on run-time parameters, their defaults choose the rod. The
joint's friction, drive, spring and motion act at the first rod.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from symgen.describe.chain import Anchor, Chain, Flexible, Inertia, Joint, Origin, Point, Vector, Xyz
from symgen.describe.composite import COMPOSITE
from symgen.describe.distances import distance
from symgen.describe.evaluate import defaults, evaluate
from symgen.describe.expression import Expression, Number, Operation
from symgen.describe.normalise import normalise
from symgen.describe.rod_layout import rod_layout
from symgen.errors import DerivationError

__all__ = ["CLAMPED_FREE", "expand", "require_rigid"]

ZERO, ONE = Number(0.0), Number(1.0)
Y, Z, X = (ZERO, ONE, ZERO), (ZERO, ZERO, ONE), (ONE, ZERO, ZERO)

CLAMPED_FREE = 1.8751040687119611
"""First root of cos(x) cosh(x) = -1: beta L of a cantilever's first bending mode."""

AT_A_SPRING = 1e-9
"""Distance in units of D below which a point counts as lying at a spring."""


@dataclass(frozen=True, slots=True)
class Deformation:
    """One kind of spring between the rods of a link.

    Attributes:
        suffix: of the pseudo joints' names.
        axis: in the rods' frames.
        slides: true for the axial one.
        stiffness: of the beam: EI, GJ or EA.
        frequency: omega_1 of the beam in this deformation, clamped at one end and free at the other, rad/s.
    """

    suffix: str
    axis: Vector
    slides: bool
    stiffness: Expression
    frequency: Expression


def expand(chain: Chain) -> Chain:
    """The chain with rods and pseudo joints in the place of bending links; itself where no link bends.

    Args:
        chain: valid and in normal form.

    Returns:
        A chain in which the pseudo joints stand where their link stood.

    Example:
        >>> from symgen.describe.chain import Flexible
        >>> beam = Flexible(elements=3, length=ONE, mass_per_length=ONE, bending=Number(50.0))
        >>> arm = Chain("arm", (Joint("shoulder", "revolute", flexible=beam),))
        >>> expand(arm).q_names
        ('shoulder', 'shoulder_e1', 'shoulder_e2')
    """
    bent = {joint.name: joint.flexible for joint in chain.joints if joint.flexible is not None}
    if not bent:
        return chain
    joints = [rod for joint in chain.joints for rod in _rods(joint, bent)]
    known, _ = defaults(chain)
    points = tuple(_moved(point, bent, known) for point in chain.points)

    def moved(between: tuple[Anchor, Anchor]) -> tuple[Anchor, Anchor]:
        return _anchored(between[0], bent, known), _anchored(between[1], bent, known)

    loops = tuple(replace(loop, between=moved(loop.between)) for loop in chain.loops)
    ties = tuple(replace(tie, between=moved(tie.between)) for tie in chain.ties)
    ends = {name: _end(name, beam) for name, beam in bent.items()}
    loads = tuple(replace(load, joint=ends.get(load.joint, load.joint)) if load.joint else load for load in chain.loads)
    origin = None if chain.origin is None else _places(chain, chain.origin)
    new = replace(chain, joints=tuple(joints), points=points, loops=loops, ties=ties, loads=loads, origin=origin)
    lengths = {tie.name: distance(new, *tie.between) for tie in ties}
    coupled = tuple((name, lengths.get(name, value)) for name, value in chain.coupled)
    return normalise(replace(new, coupled=coupled))


def require_rigid(chain: Chain) -> None:
    """Raises DerivationError where a link bends or a joint is composite: mechanics is written for rigid links."""
    for joint in chain.joints:
        if joint.type in COMPOSITE:
            message = "symgen.describe.composite.single_joints gives the chain that has equations"
            raise DerivationError(f"joints.{joint.name}: a {joint.type} joint stands for several; {message}")
        if joint.flexible is not None:
            message = "the link bends; symgen.describe.expand.expand gives the chain of rods, which has equations"
            raise DerivationError(f"joints.{joint.name}.flexible: {message}")


def _rods(joint: Joint, bent: Mapping[str, Flexible]) -> Iterator[Joint]:
    """A joint as it stands among the rods: with its parent's last rod, and in front of its own rods if it bends."""
    if joint.parent in bent:
        joint = replace(joint, parent=_end(joint.parent, bent[joint.parent]))
    beam = joint.flexible
    if beam is None:
        yield joint
        return
    kinds, layout, D = _deformations(beam), rod_layout(beam), _spacing(beam)
    lengths = [_times(length, D) for length in layout.lengths]
    mass, com, inertia = _rod(beam, lengths[0])
    yield replace(joint, flexible=None, mass=mass, com=com, inertia=inertia)
    before = joint.name
    for k in range(1, beam.elements):
        body, stretch = _rod(beam, lengths[k]), _times(layout.stretches[k - 1], D)
        place = Xyz((lengths[k - 1], ZERO, ZERO))
        for kind in kinds:
            name = _name(joint.name, k, kind, kinds)
            spring = _spring(name, before, replace(place, axis=kind.axis), kind, stretch, beam)
            yield replace(spring, mass=body[0], com=body[1], inertia=body[2]) if kind is kinds[-1] else spring
            before, place = spring.name, Xyz()
    back = (Operation("neg", (_times(layout.starts[-1], D),)), ZERO, ZERO)
    yield Joint(_end(joint.name, beam), "fixed", Xyz(back), before, joint.mass, joint.com, joint.inertia)


def _spring(name: str, parent: str, place: Xyz, kind: Deformation, stretch: Expression, beam: Flexible) -> Joint:
    """The pseudo joint of one deformation of a stretch of the beam, without the rod behind it."""
    stiffness = Operation("div", (kind.stiffness, stretch))
    damping = None
    if beam.damping_ratio is not None:
        factor = Operation("div", (Operation("mul", (Number(2.0), beam.damping_ratio)), kind.frequency))
        damping = Operation("mul", (factor, stiffness))
    form: Literal["revolute", "prismatic"] = "prismatic" if kind.slides else "revolute"
    return Joint(name, form, place, parent, stiffness=stiffness, damping=damping, pseudo=True)


def _rod(beam: Flexible, length: Expression) -> tuple[Expression, Vector, Inertia]:
    """Mass, mass centre and central inertia of a rod that begins at its frame's origin."""
    mass = Operation("mul", (beam.mass_per_length, length))
    across = Operation("div", (Operation("mul", (mass, Operation("pow", (length, Number(2.0))))), Number(12.0)))
    j = beam.polar_inertia_per_length
    along = ZERO if j is None else Operation("mul", (j, length))
    return mass, (Operation("div", (length, Number(2.0))), ZERO, ZERO), Inertia(along, across, across)


def _deformations(beam: Flexible) -> tuple[Deformation, ...]:
    """The kinds of springs at each place, base to tip."""
    L, mu = beam.length, beam.mass_per_length
    about_y, about_z = beam.bending if isinstance(beam.bending, tuple) else (None, beam.bending)
    bending = Operation("pow", (Operation("div", (Number(CLAMPED_FREE), L)), Number(2.0)))
    quarter = Operation("div", (Operation("pi", ()), Operation("mul", (Number(2.0), L))))
    j = beam.polar_inertia_per_length
    given = (
        ("_y", Y, False, about_y, bending, mu),
        ("_z", Z, False, about_z, bending, mu),
        ("_x", X, False, beam.torsion, quarter, j),
        ("_a", X, True, beam.axial, quarter, mu),
    )
    return tuple(
        Deformation(suffix, axis, slides, stiffness, Operation("mul", (factor, _root(stiffness, inertia))))
        for suffix, axis, slides, stiffness, factor, inertia in given
        if stiffness is not None and inertia is not None
    )


def _root(stiffness: Expression, inertia: Expression) -> Expression:
    return Operation("sqrt", (Operation("div", (stiffness, inertia)),))


def _spacing(beam: Flexible) -> Expression:
    """D, the distance of the inner springs."""
    return Operation("div", (beam.length, Number(float(rod_layout(beam).spans))))


def _times(factor: float, D: Expression) -> Expression:
    return D if factor == 1.0 else Operation("mul", (Number(factor), D))


def _name(joint: str, k: int, kind: Deformation, kinds: tuple[Deformation, ...]) -> str:
    """Of a pseudo joint; the suffix is left out where bending about z is the only deformation."""
    return f"{joint}_e{k}" if [each.suffix for each in kinds] == ["_z"] else f"{joint}_e{k}{kind.suffix}"


def _end(joint: str, beam: Flexible) -> str:
    """The frame of the undeformed link, attached to its last rod."""
    return f"{joint}_e{beam.elements}"


def _moved(point: Point, bent: Mapping[str, Flexible], known: Mapping[str, float]) -> Point:
    """A point on the rod that it belongs to."""
    beam = bent.get(point.joint)
    if beam is None:
        return point
    x, y, z = point.at
    D, kinds, starts = _spacing(beam), _deformations(beam), rod_layout(beam).starts
    here = evaluate(x, known) / evaluate(D, known)
    inside = 0.0 <= here < rod_layout(beam).spans
    k = bisect_right(starts, here + AT_A_SPRING) - 1 if inside else beam.elements
    if k == 0:
        return point
    if k >= beam.elements - 1:
        return replace(point, joint=_end(point.joint, beam))
    at = (Operation("sub", (x, _times(starts[k], D))), y, z)
    return replace(point, joint=_name(point.joint, k, kinds[-1], kinds), at=at)


def _anchored(anchor: Anchor, bent: Mapping[str, Flexible], known: Mapping[str, float]) -> Anchor:
    """A place of a loop or a distance on the rod that it belongs to."""
    point = _moved(Point("", anchor.joint, anchor.at), bent, known)
    return replace(anchor, joint=point.joint, at=point.at)


def _places(chain: Chain, origin: Origin) -> Origin:
    """The places of all joints in the file, those of rods where their link is described."""
    where = {name: (line, column) for name, line, column in origin.joints}
    names = [(rod.name, joint.name) for joint in chain.joints for rod in _rods(joint, {})]
    return Origin(origin.file, tuple((rod, *where[owner]) for rod, owner in names if owner in where))
