"""Closed loops in numbers: whether they close and stay closed, how many freedoms they leave, where they are singular.

Kutzbach's count in space is the number of joints' coordinates less the conditions of the closing joints; Gruebler's
takes of a planar loop the two conditions that it feels. The true number takes of all conditions those that are
independent, at a pose beside the default one.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Vector3, column
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.tree import Tree, build_tree
from symgen.derive.loops.fault import LoopFault
from symgen.derive.loops.motion import LoopMotion, assembly_mode, default_pose, loop_motion
from symgen.derive.loops.newton import deciding
from symgen.derive.loops.spatial import SpaceLoop
from symgen.describe.evaluate import EvaluationError, given_value, parameter_defaults
from symgen.describe.loops import CONSTRAINTS
from symgen.describe.mechanism import Mechanism
from symgen.errors import Problem

__all__ = ["Freedoms", "freedoms", "loop_problems"]

CLOSED = 1e-7
"""Distance, relative to the mechanism, or cosine of a right angle, below which a loop is closed."""

BESIDE = 0.01
"""Distance of the pose beside the default one: rad, or shares of the mechanism's size."""

STEPS = 32
"""Poses between the default one and a limit."""

PLANAR = {"revolute": 2, "prismatic": 2, "ball": 2, "rod": 1}
"""Conditions of closing joints that a planar loop feels."""


@dataclass(frozen=True)
class Freedoms:
    """Counts of a mechanism's freedoms.

    Attributes:
        true: coordinates that are independent.
        kutzbach: joints less all conditions of the closing joints.
        gruebler: joints less the conditions that planar loops feel, and all of other ones.
        redundant: by loop, the number of conditions that it feels and that other loops imply; loops without are left
            out.
    """

    true: int
    kutzbach: int
    gruebler: int
    redundant: Mapping[str, int]


class _Numbers:
    """A mechanism with loops over floats, with the defaults of its parameters."""

    def __init__(self, mechanism: Mechanism) -> None:
        self.mechanism: Mechanism = mechanism
        self.algebra = FloatAlgebra()
        self.known = parameter_defaults(mechanism.chain)
        self.names = {name: self.algebra.constant(value) for name, value in self.known.items()}
        values = Values(self.mechanism, self.algebra, self.names)
        self.tree: Tree = build_tree(self.mechanism, values)
        self.loops = [SpaceLoop(self.tree, closure, values) for closure in self.mechanism.closures]
        lengths = [math.hypot(*(float(x.x) for x in body.p)) for body in self.tree.bodies]
        lengths += [math.hypot(*(float(x.x) for x in end.p)) for loop in self.loops for end in loop.ends]
        self.size = max(lengths, default=0.0) or 1.0
        near = default_pose(self.mechanism)
        self.home = [near.get(name, 0.0) for name in self.mechanism.q_names]

    def scale(self, k: int) -> float:
        return 1.0 if self.mechanism.own_joints[k].type == "revolute" else self.size

    def at(self, q: list[float]) -> LoopMotion:
        return loop_motion(self.mechanism, self.algebra, self.names, [self.algebra.constant(x) for x in q], rates=False)

    def beside(self) -> LoopMotion | None:
        """The motion at a pose beside the default one; None where loops close there alone."""
        for sign in (1.0, -1.0):
            try:
                found = self.at([x + sign * BESIDE * self.scale(k) for k, x in enumerate(self.home)])
            except (ValueError, ZeroDivisionError):
                continue
            if all(math.isfinite(float(x.x)) for x in found.q.values()):
                return found
        return None

    def planar(self, loop: SpaceLoop, q: Mapping[int, Scalar]) -> bool:
        """True where all pins of a loop are parallel, and its slides at right angles to them."""
        pins: list[tuple[float, float, float]] = []
        slides: list[tuple[float, float, float]] = []
        pose = loop.at(q)
        for side in (pose.one, pose.other):
            for i, axis in side.z.items():
                (pins if i in side.turning else slides).append(_numbers(axis))
        if loop.has_rate:
            (pins if loop.kind == "revolute" else slides).append(_numbers(column(pose.one.axes, 2)))
        normal = pins[0] if pins else (0.0, 0.0, 0.0)
        parallel = all(abs(abs(_dot(normal, pin)) - 1.0) < CLOSED for pin in pins)
        return bool(pins) and parallel and all(abs(_dot(normal, slide)) < CLOSED for slide in slides)

    def apart(self, loop: SpaceLoop, q: Mapping[int, Scalar]) -> float:
        """Largest condition of a loop."""
        return max(abs(float(c.value.x)) for c in loop.at(q).conditions)


def loop_problems(mechanism: Mechanism) -> list[Problem]:
    """Loops that do not close at the default pose or do not stay closed, and singular poses within limits."""
    try:
        assembly_mode(mechanism)
        numbers = _Numbers(mechanism)
        here = numbers.at(numbers.home)
    except LoopFault as fault:
        return [Problem(fault.text, f"loops[{fault.loop}]")]
    except (ValueError, ZeroDivisionError):
        return [Problem("the default pose is singular; give 'near' another pose", "loops[0]")]
    found: list[Problem] = []
    beside = numbers.beside()
    for k, loop in enumerate(numbers.loops):
        gap = numbers.apart(loop, here.q)
        if not gap <= CLOSED * (1.0 + numbers.size):
            message = f"the loop does not close at the default pose: {gap:.6g} stays open across its plane"
            found.append(Problem(f"{message}; the places have to lie in one plane, with parallel axes", f"loops[{k}]"))
        elif beside is not None and not numbers.apart(loop, beside.q) <= CLOSED * (1.0 + numbers.size):
            message = "the loop is over-constrained: it closes at the default pose, but not beside it"
            remedy = "take conditions away (a ball or a rod in the place of a pin), or let more joints depend"
            found.append(Problem(f"{message}; {remedy}", f"loops[{k}]"))
    return found or _singular(mechanism, numbers)


def _singular(mechanism: Mechanism, numbers: _Numbers) -> list[Problem]:
    """Remarks on limits beyond which, or poses within limits at which, loops do not close."""
    found = []
    for k, joint in enumerate(numbers.mechanism.own_joints):
        limits = joint.limits
        for key in ("lower", "upper"):
            try:
                limit = given_value(getattr(limits, key), numbers.known) if limits and getattr(limits, key) else None
            except EvaluationError:
                limit = None
            if limit is None:
                continue
            stop = _open_at(numbers, k, limit)
            if stop is not None:
                index = [other.name for other in mechanism.chain.joints].index(joint.name)
                message = (
                    f"a loop stops to close near {joint.name} = {stop:.4g}, within the limits: the pose is singular"
                )
                remedy = "narrow the limits, or make another joint of the loop the independent one"
                found.append(Problem(f"{message}; {remedy}", f"joints[{index}].limits.{key}", severity="warning"))
    return found


def _open_at(numbers: _Numbers, k: int, limit: float) -> float | None:
    """Where a loop opens between the default pose and a limit of a coordinate."""
    q = list(numbers.home)
    for step in range(1, STEPS + 1):
        q[k] = numbers.home[k] + (limit - numbers.home[k]) * step / STEPS
        try:
            here = numbers.at(q)
        except (ValueError, ZeroDivisionError):
            return q[k]
        if not all(math.isfinite(float(x.x)) for x in here.q.values()):
            return q[k]
    return None


def freedoms(mechanism: Mechanism) -> Freedoms:
    """The freedoms of a chain whose loops close."""
    numbers = _Numbers(mechanism)
    n = len(numbers.mechanism.bodies)
    motion = numbers.beside() or numbers.at(numbers.home)
    planar = {k for k, loop in enumerate(numbers.loops) if numbers.planar(loop, motion.q)}
    kinds = [closure.loop.type for closure in numbers.mechanism.closures]
    felt = [PLANAR[kind] if k in planar else CONSTRAINTS[kind] for k, kind in enumerate(kinds)]
    scales = [1.0 if body.revolute else numbers.size for body in numbers.tree.bodies]
    poses = [loop.at(motion.q) for loop in numbers.loops]
    rows = [[float(pose.slope(c, i).x) * scales[i] for i in range(n)] for pose in poses for c in pose.conditions]
    followers = len(numbers.mechanism.couplings)
    true = n - followers - len(deciding(rows)) if not followers else numbers.mechanism.nv
    own = {closure.loop.name: len(closure.dependent) for closure in numbers.mechanism.closures}
    redundant = {name: f - own[name] for name, f in zip(own, felt, strict=True) if f > own[name]}
    return Freedoms(
        true, n - followers - sum(CONSTRAINTS[kind] for kind in kinds), n - followers - sum(felt), redundant
    )


def _numbers(v: Vector3) -> tuple[float, float, float]:
    x, y, z = (float(each.x) for each in v)
    return x, y, z


def _dot(a: tuple[float, float, float], b: tuple[float, float, float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))
