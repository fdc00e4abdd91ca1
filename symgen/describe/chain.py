"""A kinematic chain as data: what a person wrote, as frozen dataclasses, and nothing derived from it.

The fields are those of the chain description (format version 1). All values are `Expression` trees; angles are
in radians. An instance built by `symgen.load_chain` or checked by `validate` satisfies every rule of the
format; the dataclasses themselves hold no rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, Union

from symgen.describe.expression import Expression, Number
from symgen.describe.joint_records import Drive, Flexible, Friction, FrictionAngle, Limits, Stribeck, Vector
from symgen.visible import visible

__all__ = [
    "BASE",
    "Chain",
    "Dh",
    "Drive",
    "Flexible",
    "Friction",
    "FrictionAngle",
    "Inertia",
    "Joint",
    "Limits",
    "Load",
    "Matrix",
    "Mdh",
    "Origin",
    "Parameter",
    "Place",
    "Point",
    "SpringMatrix",
    "Stribeck",
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
    default that is computed, the parameter itself stays independent at run time.
    """

    name: str
    value: Expression
    unit: str | None = None
    doc: str | None = None
    constant: bool = False


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
class Joint:
    """A joint and the link behind it.

    `motion` is `None`, the string `"prescribed"` (inputs `<joint>_q, _qd, _qdd`), or an expression of t and
    parameters.
    """

    name: str
    type: Literal["revolute", "prismatic", "fixed"]
    place: Place = field(default_factory=Xyz)
    parent: str = BASE
    mass: Expression = ZERO
    com: Vector = NULL_VECTOR
    inertia: Inertia = field(default_factory=Inertia)
    stiffness: Expression | None = None
    damping: Expression | None = None
    rest: Expression | None = None
    pseudo: bool = False
    actuated: bool = True
    motion: Union[Literal["prescribed"], Expression, None] = None
    friction: Friction | None = None
    drive: Drive | None = None
    flexible: Flexible | None = None
    limits: Limits | None = None


@dataclass(frozen=True, slots=True)
class Point:
    """A named point of a joint's link, in the link's frame."""

    name: str
    joint: str
    at: Vector = NULL_VECTOR


@dataclass(frozen=True, slots=True)
class Load:
    """Force (base frame) at a named point, and moment (base frame) on the link that carries it.

    Either `point` or `joint` is given; with `joint` alone only a moment may be.
    """

    point: str | None = None
    joint: str | None = None
    force: Vector | None = None
    moment: Vector | None = None


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


@dataclass(frozen=True, slots=True)
class Chain:
    """A kinematic chain, base to tip, possibly a tree. Every parent stands before its children.

    `origin` is for messages; chains that say the same are equal wherever they come from. `written` is the chain that
    rods and springs in the place of bending links were made from (`symgen.describe.expand`), None for any other.
    """

    name: str
    joints: tuple[Joint, ...]
    description: str = ""
    gravity: Vector = (ZERO, ZERO, Number(-9.80665))
    parameters: tuple[Parameter, ...] = ()
    inputs: tuple[str, ...] = ()
    points: tuple[Point, ...] = ()
    loads: tuple[Load, ...] = ()
    stiffness: tuple[SpringMatrix, ...] = ()
    potential: Expression | None = None
    dissipation: Expression | None = None
    forces: tuple[tuple[str, Expression], ...] = ()
    origin: Origin | None = field(default=None, compare=False)
    written: Chain | None = field(default=None, compare=False)

    def __repr__(self) -> str:
        joints = ", ".join(joint.name for joint in self.joints[:8]) + (", ..." if len(self.joints) > 8 else "")
        count = "1 joint" if len(self.joints) == 1 else f"{len(self.joints)} joints"
        return f"<Chain {self.name}: {count} ({joints}); to_yaml() shows all>"

    @property
    def moving(self) -> tuple[Joint, ...]:
        """The joints that are not fixed: q, qd, qdd and tau have one entry for each, in this order."""
        return tuple(joint for joint in self.joints if joint.type != "fixed")

    @property
    def q_names(self) -> tuple[str, ...]:
        """Names of the coordinates."""
        return tuple(joint.name for joint in self.moving)

    @property
    def actuated(self) -> tuple[str, ...]:
        """Names of the joints with a force input: neither pseudo, nor `actuated: false`, nor prescribed."""
        return tuple(
            joint.name for joint in self.moving if joint.actuated and not joint.pseudo and joint.motion is None
        )

    @property
    def input_names(self) -> tuple[str, ...]:
        """The declared inputs, then `<joint>_q, <joint>_qd, <joint>_qdd` of each `motion: prescribed` joint."""
        prescribed = (j.name for j in self.moving if j.motion == "prescribed")
        return self.inputs + tuple(f"{name}_{kind}" for name in prescribed for kind in ("q", "qd", "qdd"))

    @property
    def as_written(self) -> Chain:
        """The chain as its author wrote it: with bending links, where rods stand in their place here."""
        return self if self.written is None else self.written

    def to_yaml(self) -> str:
        """The chain, as written, as the text of a chain file; loading it gives an equal (validated) chain."""
        from symgen.describe.write import to_yaml

        return to_yaml(self)

    def place_of(self, joint: str) -> str:
        """`file:line:column` of a joint, or nothing for one that was not read from a file."""
        if self.origin is None:
            return ""
        file = visible(self.origin.file)
        found = [f"{file}:{line}:{column}" for name, line, column in self.origin.joints if name == joint]
        return found[0] if found else ""

    def joint(self, name: str) -> Joint:
        """The joint of that name; raises KeyError."""
        for joint in self.joints:
            if joint.name == name:
                return joint
        raise KeyError(name)
