"""Closed loops of a URDF+ file (Chignoli and others 2024): `<loop>` elements, and joints with `independent="false"`.

A `<loop>` has a predecessor and a successor link, each with the `<origin>` of the closing joint's frame, and the
`<axis>` in that frame. The joints of the loop that are not independent depend on the others. As no file says which of
two positions is meant, it is the one nearest to zero, the pose that exporters draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from symgen.describe.loop_records import Anchor, Loop
from symgen.describe.names import identifier
from symgen.describe.records import Joint
from symgen.describe.urdf_values import Values
from symgen.describe.xml_tree import Element

__all__ = ["independent_joints", "loops"]

TYPES = {
    "revolute": "revolute",
    "continuous": "revolute",
    "prismatic": "prismatic",
    "spherical": "ball",
    "ball": "ball",
}

SIDES = ("predecessor", "successor")


def independent_joints(elements: Sequence[Element], joints: Sequence[Joint], values: Values) -> list[Joint]:
    """The joints; those with `independent="false"` have no actuator, for loops take them along.

    Args:
        elements: of the joints, in their order.
        joints: those that were read.
        values: collects faults.
    """
    found = []
    for k, (element, joint) in enumerate(zip(elements, joints, strict=True)):
        word = element.attributes.get("independent", "true").strip().lower()
        if word not in ("true", "false", "1", "0"):
            values.error(element, f"joints[{k}].actuated", f"independent is 'true' or 'false', not {word!r:.80}")
        found.append(replace(joint, actuated=False) if word in ("false", "0") else joint)
    return found


def loops(root: Element, behind: Mapping[str, str], taken: Sequence[str], values: Values) -> tuple[Loop, ...]:
    """The closing joints between links that are taken.

    Args:
        root: `<robot>`.
        behind: joint that each link belongs to, by the link's name.
        taken: names in use.
        values: collects faults.
    """
    found: list[Loop] = []
    for element in root.all("loop"):
        ends = [element.first(side) for side in SIDES]
        links = ["" if end is None else end.attributes.get("link", "") for end in ends]
        if any(end is None for end in ends) or not all(links):
            values.error(element, "", "a loop has a <predecessor link=...> and a <successor link=...>")
            continue
        inside = [link in behind for link in links]
        if not any(inside):
            continue
        path = f"loops[{len(found)}]"
        values.positions[path] = (element.line, element.column)
        if not all(inside):
            outside = links[inside.index(False)]
            message = f"the loop leads to the link {outside!r:.80}, which is not taken: name a tip behind it too"
            values.error(element, path, message)
            continue
        kind = element.attributes.get("type", "revolute")
        if kind not in TYPES:
            words = f"a loop closed by a joint of the type {kind!r:.80} is not read; allowed are {', '.join(TYPES)}"
            values.error(element, f"{path}.type", f"{words}{values.hint(kind, TYPES)}")
        first, second = (_anchor(end, behind[link], path, values) for end, link in zip(ends, links, strict=True))
        name = identifier(element.attributes.get("name", "") or f"loop{len(found) + 1}", "loop", [*taken])
        axis = values.vector(element.first("axis"), "xyz", (1.0, 0.0, 0.0), f"{path}.axis")
        taken = [*taken, name]
        found.append(Loop(name, TYPES.get(kind, "revolute"), (first, second), axis=axis))  # type: ignore[arg-type]
    for element in root.all("coupling"):
        message = "<coupling> of URDF+ is not read: write <mimic> in the joint that follows"
        values.error(element, "", message)
    return tuple(found)


def _anchor(end: Element | None, joint: str, path: str, values: Values) -> Anchor:
    origin = None if end is None else end.first("origin")
    xyz = values.vector(origin, "xyz", (0.0, 0.0, 0.0), f"{path}.between")
    return Anchor(joint, xyz, values.vector(origin, "rpy", (0.0, 0.0, 0.0), f"{path}.between"))
