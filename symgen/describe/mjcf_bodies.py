"""Bodies of a compiled MuJoCo model as joints of a chain.

A body of MuJoCo has any number of joints, each with an anchor and an axis in the body's frame, and moves by

    T = Trans(pos) Rot(quat) J_1(q_1 - ref_1) J_2(q_2 - ref_2) ...
    J = Trans(anchor) Rot(axis, q - ref) Trans(-anchor)    hinge
    J = Trans(axis (q - ref))                              slide
    J = Trans(anchor) Rot(turns) Trans(-anchor)            ball; free with slides before it

Each becomes a joint of the chain, and the last one carries the body; a body without joints is a fixed one. Frames of
the chain's links stand at the anchors, so what belongs to a body is shifted by minus the last anchor.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from symgen.describe.composite import axes_of
from symgen.describe.expression import Expression, Number
from symgen.describe.limits import MAX_MAGNITUDE, beyond
from symgen.describe.mjcf_actuators import Actuators
from symgen.describe.mjcf_model import Compiled
from symgen.describe.names import identifier
from symgen.describe.notes import Notes
from symgen.describe.records import BASE, Friction, Inertia, Joint, Limits, Vector, Xyz
from symgen.describe.rotations import (
    IDENTITY,
    Rows,
    about,
    of_quaternion,
    product,
    roll_pitch_yaw,
    turned,
    turned_tensor,
)
from symgen.errors import Problem

__all__ = ["Bodies", "Place", "sums"]

ROUNDING = 1e-12
"""Relative: what a turn of a vector or a tensor leaves of an element that is zero."""

PRINCIPAL = 1e-6
"""Relative error of the principal axes and moments that MuJoCo makes of a tensor as it is written."""


@dataclass(frozen=True)
class Place:
    """Where a body's frame sits in the chain: the joint whose link it is, and its origin in that link's frame."""

    joint: str
    origin: tuple[float, float, float] = (0.0, 0.0, 0.0)


@dataclass
class Bodies:
    """Makes joints of bodies.

    Attributes:
        compiled: MuJoCo's model.
        actuators: its actuators.
        locked: values of joints that a constraint holds, by number.
        notes: positions and problems.
        lines: line and column in the file, by kind of element and number.
        joints: the joints so far.
        places: places of the bodies so far, by number.
        names: names of joints in the chain, by their number in MuJoCo.
    """

    compiled: Compiled
    actuators: Actuators
    locked: Mapping[int, float]
    notes: Notes
    lines: Mapping[tuple[str, int], tuple[int, int]]
    joints: list[Joint] = field(default_factory=list)
    places: dict[int, Place] = field(default_factory=lambda: {0: Place(BASE)})
    names: dict[int, str] = field(default_factory=dict)

    def add(self, body: int) -> None:
        """A body whose parent has been added."""
        model = self.compiled.model
        first, count = int(model.body_jntadr[body]), int(model.body_jntnum[body])
        numbers = range(first, first + count) if count else ()
        parent = self.places[int(model.body_parentid[body])]
        turn = of_quaternion(*model.body_quat[body].tolist())
        origin = sums(parent.origin, model.body_pos[body].tolist())
        anchor = (0.0, 0.0, 0.0)
        place = Place(parent.joint)
        for number in numbers:
            new = anchor if self.is_slide(number) else _three(model.jnt_pos[number].tolist())
            shift = turned(turn, sums(new, [-part for part in anchor]))
            at = sums(origin, shift)
            place = Place(self.joint(body, number, place.joint, at, turn))
            origin, turn, anchor = (0.0, 0.0, 0.0), IDENTITY, new
        if not numbers:
            self.fixed(body, parent.joint, origin, turn)
            place = Place(self.joints[-1].name)
        self.places[body] = Place(place.joint, _three([-x for x in anchor]))
        self.carry(body)

    def joint(self, body: int, number: int, parent: str, at: Sequence[float], turn: Rows) -> str:
        """A joint without its link's mass; returns its name."""
        model, kinds = self.compiled.model, self.compiled.mujoco.mjtJoint
        path = f"joints[{len(self.joints)}]"
        line = self.lines.get(("joint", number), (0, 0))
        self.notes.positions[path] = line if any(line) else self.lines.get(("body", body), (0, 0))
        name = self.name(model.joint(number).name or model.body(body).name, "joint")
        self.names[number] = name
        kind = int(model.jnt_type[number])
        if kind not in (int(kinds.mjJNT_HINGE), int(kinds.mjJNT_SLIDE)):
            self.of_several(number, name, kind == int(kinds.mjJNT_FREE), self.place(at, turn, path), parent)
            return name
        slides = self.is_slide(number)
        dof, address = int(model.jnt_dofadr[number]), int(model.jnt_qposadr[number])
        axis = model.jnt_axis[number].tolist()
        zero = self.locked.get(number, 0.0) - float(model.qpos0[address])
        if slides:
            at = sums(at, turned(turn, [zero * part for part in axis]))
        else:
            turn = product(turn, about(axis, zero)) if zero else turn
        where = self.place(at, turn, path)
        if number in self.locked:
            self.joints.append(Joint(name, "fixed", where, parent))
            return name
        stiffness = self.number(model.jnt_stiffness[number], f"{path}.stiffness")
        damping = self.number(model.dof_damping[dof] + self.actuators.damping(number), f"{path}.damping")
        armature = self.number(model.dof_armature[dof] + self.actuators.armature(number), f"{path}.armature")
        level = self.number(model.dof_frictionloss[dof], f"{path}.friction.coulomb")
        rest = self.number(model.qpos_spring[address], f"{path}.rest")
        disabled = self.disabled
        self.joints.append(
            Joint(
                name,
                "prismatic" if slides else "revolute",
                Xyz(where.xyz, where.rpy, self.vector(axis, f"{path}.place.axis")),
                parent,
                stiffness=stiffness if stiffness.value and not disabled("SPRING") else None,
                damping=damping if damping.value and not disabled("DAMPER") else None,
                rest=rest if stiffness.value and rest.value and not disabled("SPRING") else None,
                armature=armature if armature.value else None,
                actuated=self.actuators.moves(number),
                friction=Friction(coulomb=level) if level.value and not disabled("FRICTIONLOSS") else None,
                drive=self.actuators.drive(number, slides),
                limits=self.limits(number, path),
            )
        )
        return name

    def of_several(self, number: int, name: str, free: bool, place: Xyz, parent: str) -> None:
        """A free joint or a ball, at rest in the pose of the file; numbers along its quaternion have no axis here."""
        model = self.compiled.model
        dofs = slice(int(model.jnt_dofadr[number]), int(model.jnt_dofadr[number]) + (6 if free else 3))
        numbers = {
            "stiffness": model.jnt_stiffness[number],
            "damping": max(model.dof_damping[dofs]),
            "armature": max(model.dof_armature[dofs]),
            "frictionloss": max(model.dof_frictionloss[dofs]),
            "range": model.jnt_limited[number],
        }
        skipped = [key for key, value in numbers.items() if value]
        path = f"joints[{len(self.joints)}]"
        if skipped:
            what = "free" if free else "ball"
            message = f"{', '.join(skipped)} of the {what} joint {name!r:.80} not read: angles of three turns have none"
            line, column = self.notes.positions[path]
            self.notes.problems.append(Problem(message, path, self.notes.file, line, column, severity="warning"))
        self.joints.append(
            Joint(
                name, "floating" if free else "ball", place, parent, actuated=not free and self.actuators.moves(number)
            )
        )

    def fixed(self, body: int, parent: str, at: Sequence[float], turn: Rows) -> None:
        """The joint of a body that has none."""
        path = f"joints[{len(self.joints)}]"
        self.notes.positions[path] = self.lines.get(("body", body), (0, 0))
        name = self.name(self.compiled.model.body(body).name, "body")
        self.joints.append(Joint(name, "fixed", self.place(at, turn, path), parent))

    def carry(self, body: int) -> None:
        """Gives the last joint the mass of a body."""
        model = self.compiled.model
        path = f"joints[{len(self.joints) - 1}]"
        mass = float(model.body_mass[body])
        if not mass:
            return
        origin = self.places[body].origin
        com = sums(origin, model.body_ipos[body].tolist())
        diagonal = model.body_inertia[body].tolist()
        turn = of_quaternion(*model.body_iquat[body].tolist())
        size = max(diagonal)
        tensor = [x if abs(x) > ROUNDING * size else 0.0 for x in turned_tensor(turn, (*diagonal, 0.0, 0.0, 0.0))]
        written = self.compiled.written.get(body)
        if written and all(abs(a - b) <= PRINCIPAL * size for a, b in zip(tensor, written, strict=True)):
            tensor = list(written)
        self.joints[-1] = replace(
            self.joints[-1],
            mass=self.number(mass, f"{path}.mass"),
            com=self.vector(com, f"{path}.com"),
            inertia=Inertia(*(self.number(element, f"{path}.inertia") for element in tensor)),
        )

    def limits(self, number: int, path: str) -> Limits | None:
        """Range of the coordinate, and the largest force of its actuators."""
        model = self.compiled.model
        keys: dict[str, Expression] = {}
        if model.jnt_limited[number]:
            lower, upper = model.jnt_range[number].tolist()
            keys |= {"lower": self.number(lower, f"{path}.limits"), "upper": self.number(upper, f"{path}.limits")}
        effort = self.actuators.effort(number)
        if effort is not None:
            keys["effort"] = self.number(effort, f"{path}.limits")
        return Limits(**keys) if keys else None

    def name(self, given: str, kind: str) -> str:
        """A name in the chain; the names of other joints that may stay are left to them, whatever comes first."""
        model = self.compiled.model
        others = {model.joint(number).name for number in range(model.njnt)} - {given}
        return identifier(given, kind, [*self.taken, *sorted(others)])

    @property
    def taken(self) -> list[str]:
        """Names of the joints, and of the single joints that some stand for."""
        return [name for joint in self.joints for name in (joint.name, *(f"{joint.name}_{a}" for a in axes_of(joint)))]

    def is_slide(self, number: int) -> bool:
        """True for a joint that slides."""
        return int(self.compiled.model.jnt_type[number]) == int(self.compiled.mujoco.mjtJoint.mjJNT_SLIDE)

    def disabled(self, word: str) -> bool:
        """True when the file's `<flag>` turns off what the word names."""
        bit = getattr(self.compiled.mujoco.mjtDisableBit, f"mjDSBL_{word}", 0)
        return bool(int(bit) & int(self.compiled.model.opt.disableflags))

    def place(self, at: Sequence[float], turn: Rows, path: str) -> Xyz:
        """A placement, without the rounding that turns leave of zeros."""
        angles = self.vector(roll_pitch_yaw(turn), f"{path}.place.rpy")
        return Xyz(self.vector(at, f"{path}.place.xyz"), angles)

    def vector(self, numbers: Sequence[float], path: str) -> Vector:
        """Three numbers, without the rounding that a turn leaves of zeros."""
        size = max(map(abs, numbers))
        x, y, z = (self.number(x if abs(x) > ROUNDING * size else 0.0, path) for x in numbers)
        return x, y, z

    def number(self, value: float, path: str) -> Number:
        """A number of the model, if it is one of a chain."""
        if beyond(value := float(value)):
            self.error(path, f"a number is {value:g}; it is at most {MAX_MAGNITUDE:g}")
            return Number(0.0)
        return Number(value)

    def error(self, path: str, message: str) -> None:
        """Notes a fault at the nearest place that is known."""
        self.notes.broken[path] = None
        joint, _, _ = path.partition(".")
        line, column = self.notes.positions.get(path, self.notes.positions.get(joint, (0, 0)))
        self.notes.problems.append(Problem(message, path, self.notes.file, line, column))


def sums(a: Sequence[float], b: Sequence[float]) -> tuple[float, float, float]:
    """The sum of two vectors, without the last digit that sums of decimal numbers lose.

    Example:
        >>> sums((0.3, 1.0, 2.0), (-0.1, 0.0, 0.5))
        (0.2, 1.0, 2.5)
    """
    x, y, z = (_sum(*parts) for parts in zip(a, b, strict=True))
    return x, y, z


def _sum(a: float, b: float) -> float:
    size = max(abs(a), abs(b))
    return a + b if 0.0 in (a, b) or beyond(size) else round(a + b, 15 - math.ceil(math.log10(size)))


def _three(numbers: Sequence[float]) -> tuple[float, float, float]:
    x, y, z = numbers
    return x, y, z
