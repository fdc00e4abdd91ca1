"""Rules on joints made of joints: the order of their turns, the place of their entries, and singular poses in reach."""

from __future__ import annotations

import math
from dataclasses import fields

from symgen.describe.composite import COMPOSITE, ORDERS, TURNS, axes_of, axis_letter, is_order, is_regular, order_of
from symgen.describe.records import Axis, Joint, Xyz
from symgen.describe.rules.findings import Findings

__all__ = ["check_composite"]

OWN = tuple(field.name for field in fields(Axis) if field.name not in ("name", "actuated"))
"""Entries that belong to the single joints."""

SPOKEN = {2: "two letters", 3: "three letters"}


def check_composite(findings: Findings) -> None:
    """Every joint, single ones included, which have no turns and no axes to give."""
    for path, joint in findings.joints():
        if joint.type in COMPOSITE:
            check_angles(findings, path, joint)
            check_axes(findings, path, joint)
            check_frame(findings, path, joint)
            continue
        for key in ("angles", "axes"):
            if getattr(joint, key):
                message = f"a {joint.type} joint is single and has no {key!r}, which {', '.join(COMPOSITE)} joints have"
                findings.error(f"{path}.{key}", message)


def check_angles(findings: Findings, path: str, joint: Joint) -> None:
    """An order of turns that the type has, and limits that keep the second of three away from singular poses."""
    count = TURNS.get(joint.type)
    if count is None:
        if joint.angles is not None:
            findings.error(f"{path}.angles", f"a {joint.type} joint has one turn, whose axis is that of its place")
        return
    if joint.angles is not None and not is_order(joint.angles, count):
        message = f"expected {SPOKEN[count]} of axes in the order of the turns, no two neighbours the same, as "
        findings.error(f"{path}.angles", f"{message}{ORDERS[joint.type][0]}; found {joint.angles!r:.80}")
        return
    order = order_of(joint)
    if is_regular(joint, order):
        return
    middle = axes_of(joint)[-2]
    where = "0 or 180" if order[0] == order[2] else "90 or -90"
    message = f"the limits of {joint.name}_{middle} reach a singular pose ({where} degrees), where two turns are one"
    other = next((each for each in ORDERS[joint.type] if each[1] != order[1] or order[0] == order[2]), order)
    remedy = f"narrow them, or give limits for another order of the turns, as in angles: {other}"
    findings.warning(path, f"{message}: {remedy}")


def check_axes(findings: Findings, path: str, joint: Joint) -> None:
    """Entries of single joints that exist, in their place."""
    names = axes_of(joint)
    seen: set[str] = set()
    for axis in joint.axes:
        where = f"{path}.axes.{axis.name}"
        if axis.name not in names:
            hint = findings.hint(axis.name, names)
            message = f"{joint.name!r} has no single joint {axis.name!r:.80}{hint}; it has {', '.join(names)}"
            findings.error(where, message)
        elif axis.name in seen:
            findings.error(where, f"the single joint {axis.name!r} is listed twice")
        seen.add(axis.name)
    for field in (*OWN, "bristle"):
        key = "friction" if field == "bristle" else field
        if getattr(joint, field) is not None:
            message = f"{key!r} belongs to one of the single joints of a {joint.type} joint ({', '.join(names)})"
            findings.error(f"{path}.{key}", f"{message}, as in axes: {{{names[-1]}: {{{key}: ...}}}}")
    if joint.pseudo:
        message = f"a {joint.type} joint is no pseudo joint; springs stand in its 'axes', with actuated: false"
        findings.error(f"{path}.pseudo", message)


def check_frame(findings: Findings, path: str, joint: Joint) -> None:
    """A place by xyz and rpy, and an axis along one of the frame's where the type has one."""
    if not isinstance(joint.place, Xyz):
        message = f"a {joint.type} joint stands in a frame of its own: give its place by xyz and rpy"
        findings.error(f"{path}.place", message)
        return
    has_axis = joint.type in ("planar", "cylindrical")
    if not has_axis and joint.place.axis != Xyz().axis:
        message = f"the axes of a {joint.type} joint are those that 'angles' names; leave 'axis' out and turn by rpy"
        findings.error(f"{path}.place.axis", message)
    if has_axis and axis_letter(joint) is None and any(findings.vector(joint.place.axis) or (math.nan,)):
        what = "normal" if joint.type == "planar" else "axis"
        message = f"the {what} of a {joint.type} joint is the x, y or z of its frame, as axis: [0, 0, 1]"
        findings.error(f"{path}.place.axis", f"{message}; turn the frame by rpy to reach another direction")
