"""Short forms of a description, and the joints, couplings and forces that they stand for.

    stop: {upper: u, stiffness: k, damping: c}   of joint x: forces: {x: -max(0, k (x - u) + c d(x))} where x > u
    drive: {backlash: {gap, restitution}}        of joint x: a joint x_motor with the drive's rotor, and a joint
                                                 x_backlash = x_motor - x with stops at plus and minus gap/2
    distances: {rope: {between: [A, B]}}         a joint rope without mass: the distance of two places

A short form that cannot be spelled out stays, and the rules say why.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from symgen.describe.bristles import with_bristle
from symgen.describe.composite import single_joints
from symgen.describe.couplings import substituted
from symgen.describe.distances import distance
from symgen.describe.evaluate import EvaluationError, defaults, evaluate, names_in
from symgen.describe.expression import Expression, Name, Number, Operation
from symgen.describe.joint_records import Drive, Stop
from symgen.describe.parse import parse
from symgen.describe.records import Anchor, Distance, Joint, Play, SoftStop, Tie
from symgen.describe.traits import loses, stop_bounds
from symgen.errors import SymgenError

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["anchors_of", "backlash_fault", "soft_fault", "spelled_out", "written_form"]

Bounds = tuple[Expression | None, Expression | None]
"""Lower and upper bound of a stop."""


def spelled_out(chain: Chain) -> Chain:
    """The chain with what its short forms stand for in their place; itself where it has none."""
    for joint in chain.joints:
        if joint.drive is not None and joint.drive.backlash is not None and not backlash_fault(chain, joint):
            chain = _backlash(chain, joint)
    for entry in chain.distances:
        chain = _distance(chain, entry)
    for joint in chain.joints:
        for axis in joint.axes:
            bounds = _bounds(axis.stop, axis.limits)
            if is_soft(chain, axis.stop, bounds):
                assert axis.stop is not None
                axes = tuple(replace(axis, stop=None) if other is axis else other for other in joint.axes)
                chain = _softened(chain, f"{joint.name}_{axis.name}", axis.stop, bounds)
                joint = replaced(joint, axes=axes)
                chain = _with(chain, joint)
        if is_soft(chain, joint.stop, stop_bounds(joint)) and joint.type in ("revolute", "prismatic"):
            assert joint.stop is not None
            chain = _softened(chain, joint.name, joint.stop, stop_bounds(joint))
            chain = _with(chain, replaced(joint, stop=None))
    for joint in chain.joints:
        if (moved := with_bristle(joint)) is not joint:
            chain = _with(chain, moved)
    return chain


def written_form(written: Chain, chain: Chain, path: str) -> tuple[str, str]:
    """The short form that a path stems from, and the path within it.

    Args:
        written: the chain with its short forms.
        chain: the chain with what they stand for.
        path: of `chain`, such as `joints[3].stop.restitution`.

    Returns:
        such as `joints[0].drive.backlash` and `joints[0].drive.backlash.restitution`; empty texts where the path is
        the author's own.
    """
    match = re.match(r"(joints\[(\d+)\]|(?:coupled|ties)\.(\w+)|forces\.(\w+))(.*)", path)
    if match is None:
        return "", ""
    place, own, key = match[2], len(written.joints), match[5].lstrip(".")
    if place is not None and int(place) < own:
        return "", ""
    name = chain.joints[int(place)].name if place is not None else match[3] or match[4]
    if any(entry.name == name for entry in written.distances):
        form = f"distances.{name}"
        return form, f"{form}.{key or 'between'}"
    for k, joint in enumerate(written.joints):
        if match[4] == joint.name and joint.stop is not None and joint.stop.stiffness is not None:
            return ("", "") if joint.name in dict(written.forces) else (f"joints[{k}].stop",) * 2
        if joint.drive is not None and joint.drive.backlash is not None:
            form = f"joints[{k}].drive.backlash"
            if name == f"{joint.name}_backlash":
                last = key.rpartition(".")[2]
                return form, f"{form}.{last}" if last in ("restitution", "stiffness", "damping") else f"{form}.gap"
            if name == f"{joint.name}_motor":
                return f"joints[{k}].drive", f"joints[{k}].{key or 'drive'}"
    return "", ""


def replaced(joint: Joint, **fields: object) -> Joint:
    """The joint with other fields."""
    return replace(joint, **fields)  # type: ignore[arg-type]


def is_soft(chain: Chain, stop: Stop | None, bounds: Bounds) -> bool:
    """True for a stop that is a spring, and can be."""
    return stop is not None and stop.stiffness is not None and not soft_fault(chain, stop, bounds)


def soft_fault(chain: Chain, stop: Stop, bounds: Bounds) -> str:
    """Why a stop cannot be a spring and a damper; empty where it can."""
    if stop.stiffness is None or stop.restitution is not None:
        message = "a stop is rigid, with a 'restitution', or a spring, with a 'stiffness' and a 'damping'"
        return f"{message}; give one of the two"
    known, _ = defaults(chain)
    if (stiffness := _number(stop.stiffness, known)) is not None and stiffness <= 0.0:
        return f"the stiffness of the stop is {stiffness:g}; it is above zero"
    if (damping := _number(stop.damping, known)) is not None and damping < 0.0:
        return f"the damping of the stop is {damping:g}; it is at least zero"
    low, high = (_number(bound, known) for bound in bounds)
    if low is not None and high is not None and low >= high:
        return f"the lower bound {low:g} of the stop is not below its upper bound {high:g}"
    return "" if bounds != (None, None) else "the stop has no bound: give it 'lower' or 'upper'"


def _number(expression: Expression | None, known: Mapping[str, float]) -> float | None:
    try:
        return None if expression is None else evaluate(expression, known)
    except EvaluationError:
        return None


def _bounds(stop: Stop | None, limits: object) -> Bounds:
    if stop is not None and (stop.lower is not None or stop.upper is not None):
        return stop.lower, stop.upper
    return getattr(limits, "lower", None), getattr(limits, "upper", None)


def _with(chain: Chain, joint: Joint) -> Chain:
    return replace(chain, joints=tuple(joint if other.name == joint.name else other for other in chain.joints))


def _softened(chain: Chain, name: str, stop: Stop, bounds: Bounds) -> Chain:
    """The chain with a soft stop's force, and the stop as it was written."""
    written = SoftStop(name, replace(stop, lower=bounds[0], upper=bounds[1]))
    return replace(_pushed(chain, name, stop, bounds), forms=(*chain.forms, written))


def _pushed(chain: Chain, name: str, stop: Stop, bounds: Bounds) -> Chain:
    """The chain with the force of a spring and a damper that push a joint back from its bounds, and never pull."""
    lower, upper = bounds
    assert stop.stiffness is not None
    damped = "" if stop.damping is None else f" + stop_c*d({name})"
    terms = []
    for bound, test, depth, sense, way in (
        (lower, f"{name} < stop_x", f"stop_x - {name}", "", "-"),
        (upper, f"{name} > stop_x", f"{name} - stop_x", "-", ""),
    ):
        if bound is not None:
            push = (
                f"stop_k*({depth}){damped.format('', name) if not way else damped.replace('+', '-').format('', name)}"
            )
            text = f"{sense}where({test}, max(0, {push}), 0)"
            names = {"stop_x": bound, "stop_k": stop.stiffness}
            if stop.damping is not None:
                names["stop_c"] = stop.damping
            terms.append(substituted(parse(text), names))
    if not terms:
        return chain
    force = terms[0] if len(terms) == 1 else Operation("add", (terms[0], terms[1]))
    forces = dict(chain.forces)
    forces[name] = force if name not in forces else Operation("add", (forces[name], force))
    return replace(chain, forces=tuple(forces.items()))


def backlash_fault(chain: Chain, joint: Joint) -> str:
    """Why a joint's drive cannot have backlash; empty where it can."""
    drive = joint.drive
    assert drive is not None
    if joint.type not in ("revolute", "prismatic"):
        return "a joint of several axes has no drive with backlash; write its single joints"
    if joint.name in chain.dependent or joint.motion is not None or joint.pseudo or joint.flexible is not None:
        return f"{joint.name!r} has no drive of its own to play against: it follows others, or its motion is given"
    if not joint.actuated:
        return f"{joint.name!r} has 'actuated: false', and no motor drives it"
    if drive.inertia is None:
        return "the motor moves by itself within the gap and needs the 'inertia' of its rotor"
    known, _ = defaults(chain)
    assert drive.backlash is not None
    if (gap := _number(drive.backlash.gap, known)) is not None and gap <= 0.0:
        return f"the gap is {gap:g}; it is above zero"
    taken = {other.name for other in chain.joints}
    for name in (f"{joint.name}_motor", f"{joint.name}_backlash"):
        if name in taken:
            return f"the motor's own joint would have the name {name!r}, which is taken"
    return ""


def _backlash(chain: Chain, joint: Joint) -> Chain:
    """The chain with a motor of its own for a joint, and stops on the difference of both."""
    drive = joint.drive
    assert drive is not None
    assert drive.backlash is not None
    motor, gap = f"{joint.name}_motor", f"{joint.name}_backlash"
    rotor = Drive(
        ratio=drive.ratio, lead_per_turn=drive.lead_per_turn, lead=drive.lead, inertia=drive.inertia, axis=drive.axis,
        motor_friction=drive.motor_friction,
    )  # fmt: skip
    kept = replace(drive, inertia=None, axis=None, motor_friction=None, backlash=None)
    losing = loses(joint)
    half = Operation("div", (drive.backlash.gap, Number(2.0)))
    low = Operation("neg", (half,))
    stop = Stop(low, half, drive.backlash.restitution, drive.backlash.stiffness, drive.backlash.damping)
    driven = replaced(joint, drive=kept if losing else None)
    joints = (
        *(driven if other.name == joint.name else other for other in chain.joints),
        Joint(motor, joint.type, joint.place, joint.parent, drive=rotor),
        Joint(gap, joint.type, stop=stop),
    )
    difference = Operation("sub", (Name(motor), Name(joint.name)))
    return replace(
        chain, joints=joints, coupled=(*chain.coupled, (gap, difference)),
        forms=(*chain.forms, Play(joint.name, drive.backlash)),
    )  # fmt: skip


def anchors_of(chain: Chain, entry: Distance) -> tuple[Anchor, Anchor] | str:
    """The two places of a distance; a name of a point that there is not."""
    points = {point.name: Anchor(point.joint, point.at) for point in chain.points}
    found = []
    for place in entry.between:
        if isinstance(place, str) and place not in points:
            return place
        found.append(points[place] if isinstance(place, str) else place)
    return found[0], found[1]


def _distance(chain: Chain, entry: Distance) -> Chain:
    """The chain with a joint whose coordinate is the distance; itself where the places do not exist."""
    places = anchors_of(chain, entry)
    if isinstance(places, str) or entry.name in {joint.name for joint in chain.joints}:
        return chain
    single = single_joints(chain)
    try:
        expression = distance(single, *places)
    except (KeyError, SymgenError):
        return chain
    if not set(names_in(expression)) & {joint.name for joint in single.joints}:
        return chain
    joint = Joint(
        entry.name, "prismatic", stop=entry.stop, stiffness=entry.stiffness, damping=entry.damping, rest=entry.rest,
        friction=entry.friction, limits=entry.limits,
    )  # fmt: skip
    rest = tuple(other for other in chain.distances if other is not entry)
    coupled = (*chain.coupled, (entry.name, expression))
    return replace(
        chain,
        joints=(*chain.joints, joint),
        coupled=coupled,
        distances=rest,
        ties=(*chain.ties, Tie(entry.name, places)),
        forms=(*chain.forms, entry),
    )
