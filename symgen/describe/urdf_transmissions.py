"""Transmissions of a URDF: reductions of simple ones as ratios of drives, warnings for the rest.

A simple transmission has one joint and one actuator. Its `<mechanicalReduction>`, in one of the two or beside them,
says how far the actuator turns for a radian or a metre of the joint: the ratio of a revolute joint's drive, one over
the lead of a prismatic one's. A reduction of 1 says nothing. What else a transmission may hold is not read; of a
differential the warning has the couplings that say it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet

from symgen.describe.expression import Number
from symgen.describe.joint_records import Drive
from symgen.describe.records import Joint
from symgen.describe.urdf_values import Values
from symgen.describe.xml_tree import Element
from symgen.errors import Problem

__all__ = ["drives"]

SIMPLE = ("", "SimpleTransmission")
"""Types that are read, without what stands before a slash or colons."""

DIFFERENTIAL = "DifferentialTransmission"
"""The type of two actuators that turn with the sum and the difference of two joints."""

SAID = frozenset({"type", "joint", "actuator", "hardwareInterface", "mechanicalReduction", "role"})
"""Elements that are read, or say nothing about mechanics."""

LISTED = 5
"""Transmissions, or elements of them, that a warning names."""


def drives(
    root: Element, places: Mapping[str, int], joints: Sequence[Joint], coupled: AbstractSet[str], values: Values
) -> dict[str, Drive]:
    """The drives of joints with a simple transmission, by the joints' names in the chain.

    Args:
        root: `<robot>`.
        places: position in `joints` by the name in the URDF.
        joints: those that are taken.
        coupled: names of joints that mimic others.
        values: collects warnings.
    """
    found: dict[str, Drive] = {}
    unread: dict[str, str] = {}
    others: dict[str, None] = {}
    first: Element | None = None
    for element in root.all("transmission"):
        named = [each.attributes.get("name", "") for each in element.all("joint")]
        taken = [joints[places[name]] for name in named if name in places]
        if not any(joint.type != "fixed" for joint in taken):
            continue
        reason = ""
        reductions = _inside(element, "mechanicalReduction")
        ratios = [_number(each) for each in reductions]
        kind = element.attributes.get("type") or "".join(each.text for each in element.all("type"))
        word = kind.strip().replace("::", "/").split("/")[-1]
        if word == DIFFERENTIAL and len(taken) == len(element.all("actuator")) == 2:
            reason = f"a differential: {_of_differential(element, [joint.name for joint in taken])}"
        elif word not in SIMPLE:
            reason = f"its type {kind.strip()!r:.80} is not SimpleTransmission"
        elif len(named) != 1 or len(element.all("actuator")) > 1:
            reason = "it has several joints or actuators"
        elif taken[0].name in coupled:
            reason = "its joint mimics another"
        elif taken[0].name in found:
            reason = "its joint has a transmission already"
        elif len(ratios) > 1 or None in ratios:
            reason = "its <mechanicalReduction> is not one number other than 0"
        elif ratios and ratios[0] not in (None, 1.0):
            ratio = float(ratios[0] or 1.0)
            turns = taken[0].type == "revolute"
            found[taken[0].name] = Drive(ratio=Number(ratio)) if turns else Drive(lead=Number(1.0 / ratio))
        if reason:
            unread[element.attributes.get("name", "")] = reason
        else:
            others |= dict.fromkeys(f"<{each.tag:.40}>" for each in _all(element) if each.tag not in SAID)
        if (reason or others) and first is None:
            first = element
    if first is not None:
        _warn(first, unread, others, values)
    return found


def _of_differential(element: Element, joints: Sequence[str]) -> str:
    """The coordinates of the actuators of a differential, as couplings: reduction times joints, by their roles.

    The convention is that of `transmission_interface`: a1 = r1 (s1 q1 + s2 q2), a2 = r2 (s1 q1 - s2 q2).
    """
    factors = [_reduction(each) for each in element.all("joint")]
    parts = {_role(each, k): (f, name) for k, (each, f, name) in enumerate(zip(
        element.all("joint"), factors, joints, strict=True
    ))}  # fmt: skip
    motors = {_role(each, k): (_reduction(each), each) for k, each in enumerate(element.all("actuator"))}
    if len(parts) != 2 or len(motors) != 2:
        return "the roles of its joints and actuators are not two and two"
    (first, a), (second, b) = (parts[k] for k in sorted(parts))
    words = []
    for sign, k in zip("+-", sorted(motors), strict=True):
        ratio, each = motors[k]
        name = each.attributes.get("name", "") or f"actuator {k + 1}"
        words.append(f"{name!r:.80}: {ratio:g}*({_times(first)}{a} {sign} {_times(second)}{b})")
    return f"`coupled` joints without mass say it, as transmissions with drive and friction: {', '.join(words)}"


def _times(factor: float) -> str:
    return "" if factor == 1.0 else f"{factor:g}*"


def _role(element: Element, position: int) -> int:
    """0 or 1: the number at the end of its <role>, else its place."""
    digits = "".join(each.text for each in element.all("role")).strip()[-1:]
    return int(digits) - 1 if digits in ("1", "2") else position


def _reduction(element: Element) -> float:
    found = [_number(each) for each in element.all("mechanicalReduction")]
    return found[0] if len(found) == 1 and found[0] is not None else 1.0


def _all(element: Element) -> list[Element]:
    """All elements inside."""
    return [inner for child in element.children for inner in (child, *_all(child))]


def _inside(element: Element, tag: str) -> list[Element]:
    return [each for each in _all(element) if each.tag == tag]


def _number(element: Element) -> float | None:
    """The number that an element holds; None where it is none, or no reduction can be it."""
    try:
        value = float(element.text)
    except ValueError:
        return None
    return value if 1e-9 <= abs(value) <= 1e9 else None


def _warn(element: Element, unread: Mapping[str, str], others: Iterable[str], values: Values) -> None:
    """Names all transmissions that are not read, and elements of those that are, in one warning."""
    said: list[str] = []
    if unread:
        listed = [f"{name!r:.80} ({reason})" for name, reason in unread.items()]
        said.append(f"transmissions that are not read: {_shortened(listed)}")
    if [*others]:
        said.append(f"elements of transmissions that are not read: {_shortened([*others])}")
    message = f"{'; '.join(said)}; a joint's 'drive' is written in the chain file"
    values.problems.append(Problem(message, "", values.file, element.line, element.column, severity="warning"))


def _shortened(words: Sequence[str]) -> str:
    """The first words, and how many more there are."""
    more = f" and {len(words) - LISTED} more" if len(words) > LISTED else ""
    return ", ".join(words[:LISTED]) + more
