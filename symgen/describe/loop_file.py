"""Loops beside a robot file: a YAML file of closing joints, in this format's `loops` or as pairs of frames.

    loops: [{type: revolute, between: [{joint: a, at: [0.1, 0, 0]}, {joint: b}], dependent: [a, b]}]
    passive: [c, d]                    # joints without actuator, which loops take along

or, as the files beside the URDFs of Gepetto's parallel robots (Batto and De Matteis 2025),

    closed_loop: [[frame_1, frame_2], ...]
    type: ['3d', ...]
    name_mot: [motor_1, ...]           # or a part of the motors' names

A pair of `3d` has a common place: a pin about the loop's own axis where it moves in a plane, else a ball. Joints that
are no motors have no actuator.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace

from symgen.describe.chain import BASE, Chain, Joint, Xyz
from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.describe.expression import Number
from symgen.describe.joint_records import Vector
from symgen.describe.loop_records import Anchor, Loop
from symgen.describe.loops import joints_of
from symgen.describe.reader import Reader
from symgen.describe.rotations import IDENTITY, Rows, cross, dot, product, roll_pitch_yaw, rotation, transposed, turned
from symgen.describe.schema.entries import names
from symgen.describe.schema.loops import loops, pinned
from symgen.describe.verdict import verdict
from symgen.describe.yaml_tree import Node, Scalar, Sequence, read_tree

__all__ = ["with_loops"]

OWN = ("loops", "passive")
PAIRS = ("closed_loop", "type", "name_mot")

PARALLEL = 1e-6
"""Sines of angles between axes that count as parallel."""


def with_loops(chain: Chain, text: str, file: str) -> Chain:
    """The chain with its loops closed, validated.

    Args:
        chain: of a robot file, validated.
        text: of the file with the loops.
        file: how errors call it.

    Raises:
        ChainError: everything that is wrong with the loops.
    """
    reader = Reader(file)
    root = read_tree(text, file)
    entries = reader.entries(root, "", "loops beside a robot")
    found = {name: node for name, (_, node) in entries.items()}
    known = PAIRS if "closed_loop" in found else OWN
    for name, (key, _) in entries.items():
        if name not in known:
            hint = reader.hint(name, known)
            reader.error(key, "", f"the key {name!r:.80} is unknown{hint}; there are {', '.join(known)}")
    if not {"loops", "closed_loop"} & found.keys():
        reader.error(root, "", "there are no loops in it: write 'loops', or pairs of frames under 'closed_loop'")
    closed = _pairs(reader, found, chain) if "closed_loop" in found else _own(reader, found, chain)
    broken = any(path in reader.broken for path in ("", "loops"))
    return verdict(None if broken else closed, reader.problems, file, reader.positions, reader.is_broken)


def _own(reader: Reader, found: Mapping[str, Node], chain: Chain) -> Chain:
    given = pinned(reader, loops(reader, found["loops"], "loops"), chain.points) if "loops" in found else ()
    passive = set(names(reader, found["passive"], "passive")) if "passive" in found else set()
    for name in sorted(passive - set(chain.movable_names)):
        message = f"there is no joint {name!r:.80} that moves{reader.hint(name, chain.movable_names)}"
        reader.error(found["passive"], "passive", message)
    return _closed(chain, (*chain.loops, *given), passive)


def _pairs(reader: Reader, found: Mapping[str, Node], chain: Chain) -> Chain:
    node = found["closed_loop"]
    kinds = _items(found.get("type"))
    motors = [item.text for item in _items(found.get("name_mot")) if isinstance(item, Scalar)]
    whole = isinstance(found.get("name_mot"), Sequence)
    moved = {name for name in chain.movable_names if any(name == m if whole else m in name for m in motors)}
    closed = _closed(chain, chain.loops, set(chain.movable_names) - moved)
    given: list[Loop] = []
    taken: set[str] = set()
    for k, pair in enumerate(_items(node)):
        ends = [item for item in _items(pair) if isinstance(item, Scalar)]
        reader.positions[f"loops[{k}]"] = (pair.line, pair.column)
        kind = kinds[k].text if k < len(kinds) and isinstance(kinds[k], Scalar) else "3d"  # type: ignore[union-attr]
        if kind.lower() != "3d":
            message = f"frames held in {kind!r:.80} are not read: cut the loop at a joint, and hold its places by '3d'"
            reader.error(pair, "loops", message)
            continue
        anchors = [_anchor(reader, end, chain) for end in ends]
        if len(ends) != 2 or None in anchors:
            if len(ends) != 2:
                reader.error(pair, "loops", "expected two frames")
            continue
        first, second = (anchor for anchor in anchors if anchor is not None)
        loop = Loop(f"loop{k + 1}", "ball", (first, second))
        loop = _planar(chain, loop)
        free = [name for name in joints_of(chain, loop) if name not in moved and name not in taken]
        count = 2 if loop.type == "revolute" else 3
        loop = replace(loop, dependent=tuple(free[-count:]))
        taken.update(loop.dependent)
        given.append(loop)
    return replace(closed, loops=(*chain.loops, *given))


def _items(node: Node | None) -> tuple[Node, ...]:
    return node.items if isinstance(node, Sequence) else () if node is None else (node,)


def _closed(chain: Chain, given: tuple[Loop, ...], passive: set[str]) -> Chain:
    joints = tuple(replace(j, actuated=False) if j.name in passive else j for j in chain.joints)
    return replace(chain, joints=joints, loops=given)


def _anchor(reader: Reader, node: Scalar, chain: Chain) -> Anchor | None:
    """The place of a frame: a named point, which marks a link without joints, or a joint's link."""
    for point in chain.points:
        if point.name == node.text:
            return Anchor(point.joint, point.at)
    if node.text == BASE or any(joint.name == node.text for joint in chain.joints):
        return Anchor(node.text)
    known = [*(point.name for point in chain.points), *(joint.name for joint in chain.joints)]
    message = f"there is no frame {node.text!r:.80}{reader.hint(node.text, known)}; frames are named points and joints"
    reader.error(node, "loops", message)
    return None


def _planar(chain: Chain, loop: Loop) -> Loop:
    """The loop with a pin in the place of the ball where it moves in a plane."""
    turns, values = _rotations(chain), parameter_defaults(chain)
    joints = [chain.joint(name) for name in joints_of(chain, loop)]
    axes = {joint.name: turned(turns[joint.name], _axis(joint, values)) for joint in joints}
    turning = [axes[joint.name] for joint in joints if joint.type == "revolute"]
    if not turning or any(_sine(turning[0], axis) > PARALLEL for axis in turning):
        return loop
    if any(abs(dot(turning[0], axes[j.name])) > PARALLEL for j in joints if j.type == "prismatic"):
        return loop
    first, second = (turns.get(anchor.joint, IDENTITY) for anchor in loop.between)
    angles = _vector(roll_pitch_yaw(product(transposed(second), first)))
    ends = (loop.between[0], replace(loop.between[1], rpy=angles))
    return replace(loop, type="revolute", between=ends, axis=_vector(turned(transposed(first), turning[0])))


def _rotations(chain: Chain) -> dict[str, Rows]:
    """Axes of the links in the base frame, all coordinates zero; robots have places of one kind."""
    found, values = {BASE: IDENTITY}, parameter_defaults(chain)
    for joint in chain.joints:
        place = joint.place
        assert isinstance(place, Xyz)
        turn = rotation([evaluate(angle, values) for angle in place.rpy])
        found[joint.name] = product(found[joint.parent], turn)
    return found


def _axis(joint: Joint, values: Mapping[str, float]) -> tuple[float, ...]:
    assert isinstance(joint.place, Xyz)
    parts = [evaluate(part, values) for part in joint.place.axis]
    size = math.sqrt(sum(x * x for x in parts))
    return tuple(x / size for x in parts)


def _vector(values: tuple[float, float, float]) -> Vector:
    x, y, z = values
    return Number(x), Number(y), Number(z)


def _sine(a: tuple[float, ...], b: tuple[float, ...]) -> float:
    return max(map(abs, cross(a, b)))
