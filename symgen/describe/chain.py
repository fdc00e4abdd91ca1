"""A kinematic chain as data: the description that a person wrote, as frozen dataclasses, and nothing derived from it.

An instance built by `symgen.load_chain` or checked by `validate` satisfies every rule of the format; the dataclasses
themselves hold no rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from symgen.describe.bristles import ChainState, bristle_state
from symgen.describe.composite import singles
from symgen.describe.couplings import resolved
from symgen.describe.expression import Expression, Number
from symgen.describe.records import (
    BASE,
    ZERO,
    Anchor,
    Axis,
    Backlash,
    Dahl,
    Dh,
    Distance,
    Drive,
    Flexible,
    Friction,
    FrictionAngle,
    Inertia,
    Joint,
    Limits,
    Load,
    Loop,
    LuGre,
    Matrix,
    Mdh,
    Origin,
    Parameter,
    Place,
    Play,
    Point,
    SoftStop,
    SpringMatrix,
    Stop,
    Stribeck,
    Tie,
    Vector,
    Xyz,
)
from symgen.describe.write import to_yaml

__all__ = [
    "BASE",
    "Anchor",
    "Axis",
    "Backlash",
    "Chain",
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


@dataclass(frozen=True, slots=True)
class Chain:
    """A kinematic chain, base to tip, possibly a tree. Every parent stands before its children.

    `coupled` gives joints as expressions of the coordinates of others, `loops` the joints that close loops of the tree
    and the joints that depend by them. `ties` are the joints that `distances` stand for, with their places. `forms` are
    the short forms that were spelled out, for pages, `origin` is for messages; chains that say the same are equal
    wherever they come from.
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
    coupled: tuple[tuple[str, Expression], ...] = ()
    loops: tuple[Loop, ...] = ()
    distances: tuple[Distance, ...] = ()
    ties: tuple[Tie, ...] = ()
    forms: tuple[Distance | Play | SoftStop, ...] = field(default=(), compare=False)
    origin: Origin | None = field(default=None, compare=False)

    def __repr__(self) -> str:
        joints = ", ".join(joint.name for joint in self.joints[:8]) + (", ..." if len(self.joints) > 8 else "")
        count = "1 joint" if len(self.joints) == 1 else f"{len(self.joints)} joints"
        return f"<Chain {self.name}: {count} ({joints}); to_yaml() shows all>"

    @property
    def moving(self) -> tuple[Joint, ...]:
        """The joints with a coordinate of their own: q, qd, qdd and tau have one entry for each, in this order."""
        follow = set(self.dependent)
        return tuple(joint for joint in self.movable if joint.name not in follow)

    @property
    def dependent(self) -> tuple[str, ...]:
        """Names of the joints without a coordinate of their own: coupled ones, and those that depend by loops."""
        return (*(name for name, _ in self.coupled), *(name for loop in self.loops for name in loop.dependent))

    @property
    def is_coupled(self) -> bool:
        """True where a joint depends on others, by a coupling or a loop."""
        return bool(self.coupled or self.loops)

    @property
    def couplings(self) -> dict[str, Expression]:
        """Coordinates of the coupled joints, as expressions of parameters and of joints that are not coupled."""
        return resolved(self.coupled)

    @property
    def movable(self) -> tuple[Joint, ...]:
        """The single joints that are not fixed, coupled ones included."""
        return tuple(joint for each in self.joints for joint in singles(each) if joint.type != "fixed")

    @property
    def movable_names(self) -> tuple[str, ...]:
        """Names of the joints that are not fixed."""
        return tuple(joint.name for joint in self.movable)

    @property
    def q_names(self) -> tuple[str, ...]:
        """Names of the coordinates."""
        return tuple(joint.name for joint in self.moving)

    @property
    def actuated(self) -> tuple[str, ...]:
        """Names of the joints with a force input: neither pseudo, nor unactuated, nor with a motion."""
        return tuple(
            joint.name for joint in self.moving if joint.actuated and not joint.pseudo and joint.motion is None
        )

    @property
    def input_names(self) -> tuple[str, ...]:
        """The declared inputs, `<joint>_q, <joint>_qd, <joint>_qdd` of each prescribed joint, then the states."""
        prescribed = (j.name for j in self.moving if j.motion == "prescribed")
        given = tuple(f"{name}_{kind}" for name in prescribed for kind in ("q", "qd", "qdd"))
        return self.inputs + given + tuple(state.name for state in self.states)

    @property
    def states(self) -> tuple[ChainState, ...]:
        """The states of the chain beside its coordinates and rates, in the order of its joints: bristles."""
        return tuple(bristle_state(joint) for joint in self.movable if joint.bristle is not None)

    def to_yaml(self) -> str:
        """The chain as the text of a chain file; loading it gives an equal (validated) chain."""
        return to_yaml(self)

    def place_of(self, joint: str) -> str:
        """`file:line:column` of a joint, or nothing for one that was not read from a file."""
        if self.origin is None:
            return ""
        found = [f"{self.origin.file}:{line}:{column}" for name, line, column in self.origin.joints if name == joint]
        return found[0] if found else ""

    def joint(self, name: str) -> Joint:
        """The joint of that name; raises KeyError."""
        for joint in self.joints:
            if joint.name == name:
                return joint
        raise KeyError(name)
