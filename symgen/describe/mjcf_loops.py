"""`connect` constraints of a compiled MuJoCo model as joints that close loops.

A constraint holds a point of one body at a point of another, as it is in the pose that the file describes. Where the
loop moves in a plane it is closed by a revolute joint, elsewhere by a ball. It takes away some rates: as many joints of
the loop depend on the others, first those that no actuator moves and no spring holds, and of these the ones next to the
closing joint. A constraint that takes nothing away, beside the others, is left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from symgen.describe.expression import Number
from symgen.describe.loop_records import Anchor, Loop
from symgen.describe.mjcf_actuators import Actuators
from symgen.describe.mjcf_bodies import Bodies, sums
from symgen.describe.mjcf_couplings import Equalities
from symgen.describe.mjcf_model import Compiled
from symgen.describe.names import identifier
from symgen.describe.records import Vector
from symgen.describe.rotations import Rows, cross, dot, product, roll_pitch_yaw, transposed, turned

__all__ = ["Closures", "closures"]

SMALL = 1e-6
"""Relative: a rate that is so small is none, and axes that are parallel but for so much are parallel."""

Point = tuple[float, float, float]
Rates = dict[int, float]
"""A linear form in the rates of joints, by their numbers."""


@dataclass(frozen=True)
class Closures:
    """The closing joints of a model.

    Attributes:
        loops: of the chain.
        faults: numbers of constraints that cannot be read, with the reasons.
        implied: number of constraints that others imply.
    """

    loops: tuple[Loop, ...]
    faults: tuple[tuple[int, str], ...]
    implied: int


@dataclass(frozen=True)
class _End:
    """A place of a closing joint: its body, and the point in the body's axes and in those of the world."""

    body: int
    local: Point
    world: Point


def closures(found: Compiled, acting: Actuators, bound: Equalities, bodies: Bodies) -> Closures:
    """The `connect` constraints between bodies that are taken, as closing joints.

    Args:
        found: the model.
        acting: its actuators.
        bound: its other constraints.
        bodies: the joints that have been made of its bodies.
    """
    mujoco, model = found.mujoco, found.model
    loops: list[Loop] = []
    faults: list[tuple[int, str]] = []
    implied = 0
    if not bound.connects:
        return Closures((), (), 0)
    data = mujoco.MjData(model)
    mujoco.mj_kinematics(model, data)
    motion = _Motion(bound)
    for number in bound.connects:
        ends = [_end(found, data, number, k) for k in (0, 1)]
        if any(end.body not in bodies.places for end in ends):
            continue
        branches = _branches(found, ends[0].body, ends[1].body, bound.locked)
        if any(not _is_simple(found, joint) for branch in branches for joint in branch):
            faults.append((number, "the loop runs through a ball or a free joint, which is not supported: cut it"))
            continue
        columns = {
            joint: [sign * part for part in _rate(found, data, joint, end.world)]
            for branch, end, sign in zip(branches, ends, (1.0, -1.0), strict=True)
            for joint in branch
        }
        rows = [motion.reduced({joint: column[k] for joint, column in columns.items()}) for k in range(3)]
        likely = sorted(columns, key=lambda joint: _reluctance(found, acting, branches, joint))
        size = max((abs(part) for column in columns.values() for part in column), default=0.0)
        dependent = motion.bind(rows, [joint for joint in likely if joint not in motion.given], SMALL * size)
        if dependent is None:
            words = "joints of the loop that have no actuator and follow no others are too few to close it"
            faults.append((number, f"{words}: take away an actuator or a constraint"))
            continue
        if not dependent:
            implied += 1
            continue
        taken = [*bodies.taken, *(loop.name for loop in loops)]
        name = identifier(model.equality(number).name or f"loop{len(loops) + 1}", "loop", taken)
        first, second = (Anchor(bodies.places[end.body].joint, _at(bodies, end, number)) for end in ends)
        near = tuple(
            (bodies.names[joint], Number(float(model.qpos0[int(model.jnt_qposadr[joint])])))
            for joint in columns
            if model.qpos0[int(model.jnt_qposadr[joint])] and joint not in motion.followers
        )
        names = tuple(bodies.names[joint] for joint in sorted(dependent))
        loop = Loop(name, "ball", (first, second), dependent=names, near=near)
        axis = _plane(found, data, [*columns])
        loops.append(loop if axis is None else _pinned(loop, axis, data, ends, bodies))
    return Closures(tuple(loops), tuple(faults), implied)


def _pinned(loop: Loop, axis: Point, data: Any, ends: Sequence[_End], bodies: Bodies) -> Loop:
    """The loop closed by a revolute joint about an axis; the second place's axes are turned as the first's."""
    path = f"loops.{loop.name}"
    turns = [_rows(data.xmat[end.body].tolist()) for end in ends]
    angles = bodies.vector(roll_pitch_yaw(product(transposed(turns[1]), turns[0])), path)
    first, second = loop.between
    local = bodies.vector(turned(transposed(turns[0]), axis), path)
    return replace(loop, type="revolute", between=(first, replace(second, rpy=angles)), axis=local)


class _Motion:
    """Rates of joints as linear forms in the rates of those that are independent so far, in the file's pose.

    Attributes:
        followers: joints that follow others by couplings.
        given: joints that have no rate of their own.
    """

    def __init__(self, bound: Equalities) -> None:
        self.forms: dict[int, Rates] = {}
        for coupling in bound.couplings:
            self.forms[coupling.joint] = {number: factors[0] for number, _, factors in coupling.terms}
        self.followers = frozenset(self.forms)

    @property
    def given(self) -> frozenset[int]:
        return frozenset(self.forms)

    def reduced(self, form: Mapping[int, float]) -> Rates:
        """A linear form in the rates of independent joints alone."""
        result: Rates = {}
        waiting = [*form.items()]
        while waiting:
            joint, factor = waiting.pop()
            if joint in self.forms:
                waiting += [(other, factor * more) for other, more in self.forms[joint].items()]
            else:
                result[joint] = result.get(joint, 0.0) + factor
        return result

    def bind(self, rows: Sequence[Rates], likely: Sequence[int], small: float) -> set[int] | None:
        """Makes linear forms zero: the joints that then depend on the others; None if those that may are too few.

        Args:
            rows: the forms, in rates of independent joints.
            likely: joints that may depend, the most likely first.
            small: what counts as zero.
        """
        left = [dict(row) for row in rows]
        solved: dict[int, Rates] = {}
        for joint in likely:
            if not left:
                break
            row = max(left, key=lambda row: abs(row.get(joint, 0.0)))
            pivot = row.get(joint, 0.0)
            if abs(pivot) <= small:
                continue
            left.remove(row)
            form = {other: -part / pivot for other, part in row.items() if other != joint}
            left = [_replaced(other, joint, form) for other in left]
            solved = {other: _replaced(old, joint, form) for other, old in solved.items()} | {joint: form}
        if any(abs(part) > small for row in left for part in row.values()):
            return None
        self.forms |= solved
        return set(solved)


def _replaced(row: Rates, joint: int, form: Rates) -> Rates:
    """A linear form with a joint's rate replaced by a form."""
    factor = row.get(joint, 0.0)
    names = {**row, **form}.keys() - {joint}
    return {name: row.get(name, 0.0) + factor * form.get(name, 0.0) for name in names}


def _end(found: Compiled, data: Any, number: int, side: int) -> _End:
    """One of the two places of a constraint, which names bodies or sites."""
    model = found.model
    thing = int((model.eq_obj1id, model.eq_obj2id)[side][number])
    if int(model.eq_objtype[number]) == int(found.mujoco.mjtObj.mjOBJ_SITE):
        body, local = int(model.site_bodyid[thing]), model.site_pos[thing].tolist()
    else:
        body, local = thing, model.eq_data[number].tolist()[3 * side : 3 * side + 3]
    turn = _rows(data.xmat[body].tolist())
    return _End(body, _point(local), sums(data.xpos[body].tolist(), turned(turn, local)))


def _at(bodies: Bodies, end: _End, number: int) -> Vector:
    """The point in the axes of the link that carries it."""
    return bodies.vector(sums(bodies.places[end.body].origin, end.local), f"loops[{number}]")


def _branches(found: Compiled, a: int, b: int, locked: Mapping[int, float]) -> tuple[list[int], list[int]]:
    """Joints from where the ways from the world to two bodies part, along each."""
    model = found.model

    def way(body: int) -> list[int]:
        bodies = []
        while body:
            bodies.append(body)
            body = int(model.body_parentid[body])
        return bodies[::-1]

    first, second = way(a), way(b)
    shared = 0
    while shared < min(len(first), len(second)) and first[shared] == second[shared]:
        shared += 1

    def joints(ways: list[int]) -> list[int]:
        spans = ((int(model.body_jntadr[body]), int(model.body_jntnum[body])) for body in ways)
        return [k for start, count in spans for k in range(start, start + count) if k not in locked]

    return joints(first[shared:]), joints(second[shared:])


def _is_simple(found: Compiled, joint: int) -> bool:
    """True for hinges and slides."""
    kinds = found.mujoco.mjtJoint
    return int(found.model.jnt_type[joint]) in (int(kinds.mjJNT_HINGE), int(kinds.mjJNT_SLIDE))


def _rate(found: Compiled, data: Any, joint: int, point: Point) -> Point:
    """Velocity of a point per rate of a joint."""
    axis = _point(data.xaxis[joint].tolist())
    if int(found.model.jnt_type[joint]) == int(found.mujoco.mjtJoint.mjJNT_SLIDE):
        return axis
    arm = [p - a for p, a in zip(point, data.xanchor[joint].tolist(), strict=True)]
    return cross(axis, _point(arm))


def _reluctance(
    found: Compiled, acting: Actuators, branches: tuple[list[int], list[int]], joint: int
) -> tuple[bool, bool, int]:
    """Sorts joints: those that sooner depend on others come first."""
    branch = next(branch for branch in branches if joint in branch)
    moved = joint in acting.at or joint in acting.pulled
    return moved, bool(found.model.jnt_stiffness[joint]), len(branch) - branch.index(joint)


def _plane(found: Compiled, data: Any, joints: Sequence[int]) -> Point | None:
    """The direction that hinges of a plane loop turn about; None for a loop in space."""
    slide = int(found.mujoco.mjtJoint.mjJNT_SLIDE)
    kinds = {joint: int(found.model.jnt_type[joint]) for joint in joints}
    axes = {joint: _point(data.xaxis[joint].tolist()) for joint in joints}
    hinges = [axes[joint] for joint in joints if kinds[joint] != slide]
    if not hinges:
        return None
    normal = hinges[0]
    if any(max(map(abs, cross(normal, axis))) > SMALL for axis in hinges):
        return None
    if any(abs(dot(normal, axes[joint])) > SMALL for joint in joints if kinds[joint] == slide):
        return None
    return normal


def _point(numbers: Sequence[float]) -> Point:
    x, y, z = numbers
    return x, y, z


def _rows(numbers: Sequence[float]) -> Rows:
    """A matrix from its nine elements."""
    return tuple(tuple(numbers[3 * k : 3 * k + 3]) for k in range(3))
