"""A mechanism as data: bodies, independent coordinates, and how the joint of each body moves with them.

    Chain (what was written) --assemble--> Mechanism --derive--> equations

Coordinates are not bodies. A joint follows a coordinate of its own, has a given motion, is coupled to other
coordinates, or is closed by a loop; `symgen.derive.motion.map` turns this record into the motion of all joints

    qd_b = W qd + w_t,    qdd_b = W qdd + k

and below it bodies alone are counted.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, Union

from symgen.describe.bristles import ChainState
from symgen.describe.chain import Chain
from symgen.describe.expression import Expression
from symgen.describe.records import Joint, Loop, Parameter

__all__ = ["Body", "Closed", "Closure", "Coordinate", "Follow", "Given", "GivenMotion", "Mechanism", "Motion", "Own"]


GivenMotion = Union[Literal["prescribed"], Expression]


@dataclass(frozen=True)
class Coordinate:
    """An independent coordinate and its places in q, and in qd, qdd and tau.

    Attributes:
        name: of its own joint.
        q, v: entries in q and in qd, of equal size for angles and lengths; a unit quaternion would have 4 and 3.
    """

    name: str
    q: slice
    v: slice
    kind: Literal["angle", "length"]


@dataclass(frozen=True, slots=True)
class Own:
    """A joint that moves as one coordinate does: its row of W is a row of the identity."""

    coordinate: int


@dataclass(frozen=True, slots=True)
class Given:
    """A joint with a motion of its own, whatever the forces: W qdd gives way to k, the given acceleration.

    Its coordinate and rate are arguments like those of other coordinates and hold the motion's values.

    Attributes:
        motion: `"prescribed"` for the inputs `<joint>_q, _qd, _qdd`, or an expression of t and parameters.
    """

    coordinate: int
    motion: GivenMotion


@dataclass(frozen=True, slots=True)
class Follow:
    """A coupled joint: its coordinate as an expression of other coordinates' names and of parameters alone."""

    expression: Expression


@dataclass(frozen=True, slots=True)
class Closed:
    """A joint that a loop moves: its row of W comes from the loop's own equations.

    Attributes:
        closure: position in `Mechanism.closures`.
    """

    closure: int


Motion = Union[Own, Given, Follow, Closed]


@dataclass(frozen=True, slots=True)
class Body:
    """A joint that moves, and the link behind it.

    Attributes:
        joint: place, mass properties, friction and drive, as the chain has them.
        parent: position in `Mechanism.bodies` of the body that carries it, -1 for the base.
    """

    joint: Joint
    parent: int
    motion: Motion


@dataclass(frozen=True, slots=True)
class Closure:
    """A loop, and the joints that it moves.

    Attributes:
        loop: its places, the joint that closes it, and its branch, as the chain has them.
        dependent: positions in `Mechanism.bodies` of the joints whose motion it determines.
    """

    loop: Loop
    dependent: tuple[int, ...]


@dataclass(frozen=True)
class Mechanism:
    """Bodies as a tree, independent coordinates and loops; equal to any other of an equal chain.

    Attributes:
        chain: of single joints and rigid links, whose points, loads, springs and parameters belong to the bodies.
        bodies: every parent before its children; fixed links are part of their carriers.
        coordinates: in the order of q.
        closures: in the order of the chain's loops.
        authored: the chain that was written, valid and in normal form.
        written: the same with single joints in the place of composite ones; its links may bend.
    """

    chain: Chain
    bodies: tuple[Body, ...] = field(compare=False, repr=False)
    coordinates: tuple[Coordinate, ...] = field(compare=False, repr=False)
    closures: tuple[Closure, ...] = field(compare=False, repr=False)
    authored: Chain = field(compare=False, repr=False)
    written: Chain = field(compare=False, repr=False)

    @property
    def name(self) -> str:
        """Name of the chain."""
        return self.chain.name

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        """Run-time and constant parameters."""
        return self.chain.parameters

    @property
    def input_names(self) -> tuple[str, ...]:
        """The declared inputs, `<joint>_q, <joint>_qd, <joint>_qdd` of each prescribed joint, then the states."""
        return self.chain.input_names

    @cached_property
    def states(self) -> tuple[ChainState, ...]:
        """States beside coordinates and rates; functions of a state take them as the last of the inputs."""
        return self.chain.states

    @property
    def state_places(self) -> range:
        """Positions of the states in `input_names`."""
        return range(len(self.input_names) - len(self.states), len(self.input_names))

    @property
    def nq(self) -> int:
        """Number of entries of q."""
        return self.coordinates[-1].q.stop if self.coordinates else 0

    @property
    def nv(self) -> int:
        """Number of entries of qd, qdd and tau."""
        return self.coordinates[-1].v.stop if self.coordinates else 0

    @cached_property
    def joints(self) -> tuple[Joint, ...]:
        """The joints that move, body by body."""
        return tuple(body.joint for body in self.bodies)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Names of the joints that move, which name their coordinates in expressions too."""
        return tuple(body.joint.name for body in self.bodies)

    @cached_property
    def q_names(self) -> tuple[str, ...]:
        """Names of the independent coordinates."""
        return tuple(coordinate.name for coordinate in self.coordinates)

    @cached_property
    def places(self) -> tuple[int, ...]:
        """Position in `bodies` of each coordinate's own joint."""
        at = {name: i for i, name in enumerate(self.names)}
        return tuple(at[name] for name in self.q_names)

    @cached_property
    def own_joints(self) -> tuple[Joint, ...]:
        """Each coordinate's own joint."""
        return tuple(self.joints[i] for i in self.places)

    @cached_property
    def given(self) -> dict[int, GivenMotion]:
        """Motions of the coordinates that are given, by position in qd."""
        motions = (body.motion for body in self.bodies)
        return {self.coordinates[m.coordinate].v.start: m.motion for m in motions if isinstance(m, Given)}

    @cached_property
    def expressed(self) -> dict[str, Expression]:
        """Motions that are expressions of t and parameters, by the names of their coordinates."""
        return {self.q_names[k]: motion for k, motion in self.given.items() if not isinstance(motion, str)}

    @cached_property
    def free(self) -> tuple[int, ...]:
        """Positions in qd of the coordinates that forces move."""
        return tuple(k for k in range(self.nv) if k not in self.given)

    @cached_property
    def actuated(self) -> tuple[int, ...]:
        """Positions in qd of the coordinates with a force input: neither pseudo, nor unactuated, nor given."""
        return tuple(k for k in self.free if self.own_joints[k].actuated and not self.own_joints[k].pseudo)

    @cached_property
    def couplings(self) -> dict[str, Expression]:
        """Coordinates of the coupled joints, as expressions of `q_names` and parameters alone."""
        return {b.joint.name: b.motion.expression for b in self.bodies if isinstance(b.motion, Follow)}

    @property
    def is_tree(self) -> bool:
        """True where every joint that moves has a coordinate of its own."""
        return len(self.bodies) == len(self.coordinates)
