"""Closed loops in numbers: whether they close and stay closed, how many freedoms they leave, where they are singular.

Kutzbach's count in space is the number of joints' coordinates less the conditions of the closing joints; Gruebler's
takes of a planar loop the two conditions that it feels. The true number takes of all conditions those that are
independent, at a pose beside the default one.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Vector3, column
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.tree import Tree, build_tree
from symgen.derive.loops.assembly import assembly_mode, default_pose
from symgen.derive.loops.closing import LoopMotion
from symgen.derive.loops.fault import LoopFault
from symgen.derive.loops.motion import loop_motion
from symgen.derive.loops.settling import deciding
from symgen.derive.loops.spatial import SpaceLoop
from symgen.describe.evaluate import EvaluationError, given_value, parameter_defaults
from symgen.describe.loops import CONSTRAINTS, bearing_joints, feeling_joints, felt_joints
from symgen.describe.mechanism import Mechanism
from symgen.describe.rotations import dot
from symgen.describe.traits import is_loaded, joint_rubs
from symgen.errors import Problem

__all__ = ["Freedoms", "Reach", "freedoms", "loop_problems", "reaches"]

CLOSED = 1e-7
"""Distance, relative to the mechanism, or cosine of a right angle, below which a loop is closed."""

STILL = 1e-12
"""Ratio of rates, to the largest of the mechanism, below which a joint is taken to stay still."""

BESIDE = 0.01
"""Distance of the pose beside the default one: rad, or shares of the mechanism's size."""

STEPS, CORNERS, HALVINGS = 32, 4, 20
"""Poses between the default one and a limit, coordinates whose limits have corners, halvings of where loops open."""

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


@dataclass(frozen=True)
class Reach:
    """Ends of a coordinate's motion, rad or m; None where loops do not end it."""

    lower: float | None
    upper: float | None


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

    def at(self, q: list[float], rates: bool = False) -> LoopMotion:
        return loop_motion(self.mechanism, self.algebra, self.names, [self.algebra.constant(x) for x in q], rates=rates)

    def beside(self, rates: bool = False) -> LoopMotion | None:
        """The motion at a pose beside the default one; None where loops close there alone."""
        for sign in (1.0, -1.0):
            q = [x + sign * BESIDE * self.scale(k) for k, x in enumerate(self.home)]
            if self.closes(q):
                return self.at(q, rates)
        return None

    def closes(self, q: list[float]) -> bool:
        """True where all loops close."""
        try:
            found = self.at(q)
        except (ValueError, ZeroDivisionError):
            return False
        return all(math.isfinite(float(x.x)) for x in found.q.values())

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
        parallel = all(abs(abs(dot(normal, pin)) - 1.0) < CLOSED for pin in pins)
        return bool(pins) and parallel and all(abs(dot(normal, slide)) < CLOSED for slide in slides)

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
    return found or _never_turning(numbers) or _singular(mechanism, numbers)


def _never_turning(numbers: _Numbers) -> list[Problem]:
    """Joints whose friction loads in loops depend on, and that no coordinate moves: that friction has no sense."""
    chain, bodies = numbers.mechanism.chain, len(numbers.mechanism.bodies)
    joints, felt, feeling = bearing_joints(chain), felt_joints(chain), feeling_joints(chain)
    if not any(is_loaded(joint.friction) and joint.name in feeling for joint in joints):
        return []
    motion = numbers.beside(rates=True)
    if motion is None:
        return []
    rates = motion.rates | {bodies + k: rate for k, rate in motion.closing.items()}
    sizes = {i: max((abs(float(x.x)) for x in rate.first.values()), default=0.0) for i, rate in rates.items()}
    places, found = [joint.name for joint in chain.joints], list[Problem]()
    for i, joint in enumerate(joints):
        if joint.name in felt and joint_rubs(joint) and sizes.get(i, 0.0) <= STILL * max(sizes.values()):
            path = f"loops[{i - bodies}]" if i >= bodies else f"joints[{places.index(joint.name)}]"
            message = f"{joint.name!r} never {'turns' if joint.type == 'revolute' else 'slides'}"
            cause = "so its friction has no sense, and loads in the loop depend on it"
            found.append(Problem(f"{message}, {cause}; give it no friction", f"{path}.friction"))
    return found


def _singular(mechanism: Mechanism, numbers: _Numbers) -> list[Problem]:
    """Remarks on limits beyond which, or poses within limits at which, loops do not close.

    First one coordinate goes to its limits, the others stay; where they do not stop, all of them go to the corners.
    """
    found, ends = [], {k: _limits(numbers, k) for k in range(len(numbers.home))}
    remedy = "narrow the limits, or make another joint of the loop the independent one"
    every = [joint.name for joint in mechanism.chain.joints]
    for k, limits in ends.items():
        name = numbers.mechanism.own_joints[k].name
        for key, limit in limits.items():
            stop = _open_at(numbers, {k: limit})
            if stop is not None:
                message = f"a loop stops to close near {name} = {stop[k]:.4g}, within the limits: the pose is singular"
                place = f"joints[{every.index(name)}].limits.{key}"
                found.append(Problem(f"{message}; {remedy}", place, severity="warning"))
    limited = [k for k, limits in ends.items() if limits][:CORNERS]
    if found or len(limited) < 2:
        return found
    for corner in product(*(ends[k].items() for k in limited)):
        stop = _open_at(numbers, {k: limit for k, (_, limit) in zip(limited, corner, strict=True)})
        if stop is not None:
            names = {k: numbers.mechanism.own_joints[k].name for k in limited}
            pose = ", ".join(f"{names[k]} = {stop[k]:.4g}" for k in limited)
            message = f"a loop stops to close near {pose}, within the limits of each: the pose is singular"
            place = f"joints[{every.index(names[limited[0]])}].limits.{corner[0][0]}"
            return [Problem(f"{message}; {remedy}", place, severity="warning")]
    return []


def _limits(numbers: _Numbers, k: int) -> dict[str, float]:
    """The limits of a coordinate that are numbers, by their key."""
    limits, found = numbers.mechanism.own_joints[k].limits, {}
    for key in ("lower", "upper"):
        try:
            limit = given_value(getattr(limits, key), numbers.known) if limits and getattr(limits, key) else None
        except EvaluationError:
            limit = None
        if limit is not None:
            found[key] = limit
    return found


def _open_at(numbers: _Numbers, to: Mapping[int, float]) -> list[float] | None:
    """Pose at which a loop opens between the default one and others of some coordinates, to a hundredth of the way."""
    q = list(numbers.home)
    for step in range(1, STEPS + 1):
        for k, x in to.items():
            q[k] = numbers.home[k] + (x - numbers.home[k]) * step / STEPS
        if not numbers.closes(q):
            return q
    return None


def reaches(mechanism: Mechanism) -> dict[str, Reach]:
    """Ranges of the coordinates without limits that the loops allow, the others in the default pose, by name.

    A joint that no loop stops in a whole turn has no end, and a slide that none stops within ten sizes of the mechanism
    is left out.
    """
    numbers = _Numbers(mechanism)
    inside = {i for loop in numbers.loops for way in loop.ways for i in way}
    found = {}
    for k, (place, joint) in enumerate(zip(numbers.mechanism.places, numbers.mechanism.own_joints, strict=True)):
        if place in inside and len(_limits(numbers, k)) < 2:
            far = math.pi if joint.type == "revolute" else 10.0 * numbers.size
            reach = Reach(*(_end(numbers, k, sign * far) for sign in (-1.0, 1.0)))
            if joint.type == "revolute" or reach != Reach(None, None):
                found[joint.name] = reach
    return found


def _end(numbers: _Numbers, k: int, far: float) -> float | None:
    """Where loops open on the way of a coordinate; one that turns goes on if they open the other way."""
    home = numbers.home[k]
    turns = numbers.mechanism.own_joints[k].type == "revolute"
    other = turns and _open_at(numbers, {k: home - far}) is not None
    to = home + (2.0 * far if other else far)
    stop = _open_at(numbers, {k: to})
    if stop is None:
        return None
    q, outside = list(numbers.home), stop[k]
    inside = outside - (to - home) / STEPS
    for _ in range(HALVINGS):
        q[k] = 0.5 * (inside + outside)
        inside, outside = (q[k], outside) if numbers.closes(q) else (inside, q[k])
    return inside


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
