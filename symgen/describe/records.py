"""The parts of a kinematic chain as data: joints, places, points, loads, springs and parameters.

The fields are those of the chain description (format version 1). All values are `Expression` trees; angles are in
radians.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, Union

from symgen.describe.expression import Expression, Number
from symgen.describe.joint_records import (
    Backlash,
    Bristle,
    Dahl,
    Drive,
    Flexible,
    Friction,
    FrictionAngle,
    Limits,
    LuGre,
    Stop,
    Stribeck,
    Vector,
)
from symgen.describe.loop_records import Anchor, Loop

__all__ = [
    "BASE",
    "NULL_VECTOR",
    "ZERO",
    "Anchor",
    "Axis",
    "Backlash",
    "Bristle",
    "Dahl",
    "Dh",
    "Distance",
    "Drive",
    "Flexible",
    "Friction",
    "FrictionAngle",
    "Inertia",
    "Joint",
    "Limits",
    "Load",
    "Loop",
    "LuGre",
    "Matrix",
    "Mdh",
    "Origin",
    "Parameter",
    "Place",
    "Play",
    "Point",
    "SoftStop",
    "SpringMatrix",
    "Stop",
    "Stribeck",
    "Tie",
    "Vector",
    "Xyz",
]

BASE = "base"
"""The name of the fixed body that every chain begins at."""

ZERO = Number(0.0)

Matrix = tuple[tuple[Expression, ...], ...]
NULL_VECTOR: Vector = (ZERO, ZERO, ZERO)


@dataclass(frozen=True, slots=True)
class Parameter:
    """A named number: read at run time, or folded into the emitted code when `constant`.

    `value` is the default. It may refer to other parameters (a constant only to constants); it is then the
    default that is computed, the parameter itself stays independent at run time. `symbol` and `subscript` are how
    documents print it (`symgen.describe.letters`).
    """

    name: str
    value: Expression
    unit: str | None = None
    doc: str | None = None
    constant: bool = False
    symbol: str | None = None
    subscript: str | None = None


@dataclass(frozen=True, slots=True)
class Mdh:
    """Rot_x(alpha) Trans_x(a) Rot_z(theta) Trans_z(d), a and alpha of the link before (Craig, Khalil)."""

    a: Expression = ZERO
    alpha: Expression = ZERO
    d: Expression = ZERO
    theta: Expression = ZERO


@dataclass(frozen=True, slots=True)
class Dh:
    """Rot_z(theta) Trans_z(d) Trans_x(a) Rot_x(alpha) (Denavit and Hartenberg); the axis is the previous z."""

    a: Expression = ZERO
    alpha: Expression = ZERO
    d: Expression = ZERO
    theta: Expression = ZERO


@dataclass(frozen=True, slots=True)
class Xyz:
    """URDF's origin (roll, pitch, yaw about fixed axes: Rz(y) Ry(p) Rx(r)) and joint axis."""

    xyz: Vector = NULL_VECTOR
    rpy: Vector = NULL_VECTOR
    axis: Vector = (ZERO, ZERO, Number(1.0))


Place = Union[Mdh, Dh, Xyz]


@dataclass(frozen=True, slots=True)
class Inertia:
    """Inertia tensor about the mass centre in the link's axes; products are tensor elements (URDF's sign)."""

    xx: Expression = ZERO
    yy: Expression = ZERO
    zz: Expression = ZERO
    xy: Expression = ZERO
    xz: Expression = ZERO
    yz: Expression = ZERO


@dataclass(frozen=True, slots=True)
class Axis:
    """Entries of one single joint of a ball, universal, planar, cylindrical or floating joint.

    `name` is the letter of a slide (`x`) or of a turn (`rx`); the other fields are those of `Joint`.
    """

    name: str
    stiffness: Expression | None = None
    damping: Expression | None = None
    rest: Expression | None = None
    armature: Expression | None = None
    actuated: bool = True
    motion: Union[Literal["prescribed"], Expression, None] = None
    friction: Friction | None = None
    drive: Drive | None = None
    limits: Limits | None = None
    stop: Stop | None = None
    symbol: str | None = None
    subscript: str | None = None


@dataclass(frozen=True, slots=True)
class Joint:
    """A joint and the link behind it.

    A joint of one of the types from `ball` on stands for several single ones (`symgen.describe.composite`): `angles`
    is the order of its turns, and `axes` holds the entries of its single joints.

    `bristle` is friction with a state, which chain files write as `friction: {lugre: ...}` or `{dahl: ...}`.
    `armature` is inertia that the joint's own rate moves: it adds to the diagonal of M. `motion` is `None`, the string
    `"prescribed"` (inputs `<joint>_q, _qd, _qdd`), or an expression of t and parameters. `symbol` and `subscript` are
    how documents print the coordinate (`symgen.describe.letters`).
    """

    name: str
    type: Literal["revolute", "prismatic", "fixed", "ball", "universal", "planar", "cylindrical", "floating"]
    place: Place = field(default_factory=Xyz)
    parent: str = BASE
    mass: Expression = ZERO
    com: Vector = NULL_VECTOR
    inertia: Inertia = field(default_factory=Inertia)
    stiffness: Expression | None = None
    damping: Expression | None = None
    rest: Expression | None = None
    armature: Expression | None = None
    pseudo: bool = False
    actuated: bool = True
    motion: Union[Literal["prescribed"], Expression, None] = None
    friction: Friction | None = None
    drive: Drive | None = None
    flexible: Flexible | None = None
    limits: Limits | None = None
    angles: str | None = None
    axes: tuple[Axis, ...] = ()
    stop: Stop | None = None
    symbol: str | None = None
    subscript: str | None = None
    bristle: Bristle | None = None


@dataclass(frozen=True, slots=True)
class Point:
    """A named point of a joint's link, in the link's frame."""

    name: str
    joint: str
    at: Vector = NULL_VECTOR


@dataclass(frozen=True, slots=True)
class Distance:
    """The distance of two places as a joint without mass, with what acts along it.

    `between` has names of points, or places on links.
    """

    name: str
    between: tuple[Union[Anchor, str], Union[Anchor, str]]
    stop: Stop | None = None
    stiffness: Expression | None = None
    damping: Expression | None = None
    rest: Expression | None = None
    friction: Friction | None = None
    limits: Limits | None = None


@dataclass(frozen=True, slots=True)
class Tie:
    """The joint of a distance and its two places, which the forces along it pull together or push apart."""

    name: str
    between: tuple[Anchor, Anchor]


@dataclass(frozen=True, slots=True)
class SoftStop:
    """A stop of a joint that is a spring, with its bounds; its force is one of the chain's."""

    joint: str
    stop: Stop


@dataclass(frozen=True, slots=True)
class Play:
    """Backlash of a joint's drive; its joints are `<joint>_motor` and `<joint>_backlash`."""

    joint: str
    backlash: Backlash


@dataclass(frozen=True, slots=True)
class Load:
    """Force at a named point, and moment on the link that carries it.

    Either `point` or `joint` is given; with `joint` alone only a moment may be.

    Attributes:
        frame: whose axes both are in: `base`, or `link`, the link's, with which they turn.
    """

    point: str | None = None
    joint: str | None = None
    force: Vector | None = None
    moment: Vector | None = None
    frame: str = "base"


@dataclass(frozen=True, slots=True)
class SpringMatrix:
    """A symmetric stiffness matrix between joints; deflections are measured from each joint's `rest`."""

    joints: tuple[str, ...]
    matrix: Matrix


@dataclass(frozen=True, slots=True)
class Origin:
    """The file that a chain was read from, and the line and column where each of its joints begins."""

    file: str
    joints: tuple[tuple[str, int, int], ...]
