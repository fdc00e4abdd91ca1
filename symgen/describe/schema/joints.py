"""Keys of joints: type and place, inertia, stops, bending links."""

from __future__ import annotations

from dataclasses import fields
from typing import Literal, cast

from symgen.describe.chain import (
    BASE,
    Axis,
    Dh,
    Drive,
    Flexible,
    Friction,
    Inertia,
    Joint,
    Limits,
    Mdh,
    Place,
    Stop,
    Xyz,
)
from symgen.describe.composite import COMPOSITE
from symgen.describe.everyday import (
    DH_WORDS,
    DRIVE_WORDS,
    FLEXIBLE_WORDS,
    FRICTION_WORDS,
    INERTIA_WORDS,
    JOINT_WORDS,
    LIMIT_WORDS,
    PLACE_WORDS,
    STOP_WORDS,
)
from symgen.describe.expression import Expression
from symgen.describe.limits import MAX_JOINTS, too_many_joints
from symgen.describe.reader import Read, Reader, kind
from symgen.describe.schema.entries import FLAG, NAME, TEXT, VALUE, VECTOR, record_of
from symgen.describe.schema.friction import DRIVE, FRICTION
from symgen.describe.unsupported import (
    AS_LOOPS,
    BRISTLES,
    EITHER,
    JOINT_REFUSED,
    NO_ROLLING,
    UNSUPPORTED_TYPES,
    of_velocities,
)
from symgen.describe.yaml_tree import Mapping, Node, Scalar, Sequence

__all__ = ["AXIS", "DH", "FLEXIBLE", "INERTIA", "JOINT", "LIMITS", "PLACE", "STOP", "joints", "refused_words"]

TYPES = ("revolute", "prismatic", "fixed", *COMPOSITE)


def refused_words(node: Node, words: dict[str, str]) -> dict[str, str]:
    """Keys that are refused with a sentence; that of a constraint depends on what it speaks of."""
    entries = node.entries if isinstance(node, Mapping) else ()
    rates = [
        key.text
        for key, value in entries
        if isinstance(key, Scalar) and key.text in EITHER and of_velocities(_texts(value))
    ]
    return {**words, **dict.fromkeys(rates, NO_ROLLING)}


def _texts(node: Node) -> list[str]:
    """All words of a node, keys included."""
    if isinstance(node, Scalar):
        return [node.text]
    inner = node.items if isinstance(node, Sequence) else [part for entry in node.entries for part in entry]
    return [text for part in inner for text in _texts(part)]


def joints(reader: Reader, node: Node, path: str) -> tuple[Joint, ...]:
    """Base to tip; a joint without `parent` hangs on the one before."""
    read: list[Joint] = []
    items = reader.items(node, path, "joints")
    refusal = too_many_joints(len(items))
    if refusal is not None:
        reader.error(items[MAX_JOINTS], path, refusal)
        return ()
    for k, item in enumerate(items):
        where = f"{path}[{k}]"
        refused = refused_words(item, JOINT_REFUSED)
        keys = reader.record(item, where, "a joint", JOINT, ("name", "type", "place"), refused, JOINT_WORDS)
        if keys.get("name", "_unnamed") == "_unnamed":
            keys["name"] = f"_joint{k}"
        keys.setdefault("type", "revolute")
        if keys["type"] == "prismatic":
            reader.refuse_degrees(where)
        keys.setdefault("parent", read[-1].name if read else BASE)
        read.append(Joint(**keys))
    return tuple(read)


def axes(reader: Reader, node: Node, path: str) -> tuple[Axis, ...]:
    """`rx: {...}` for single joints of a composite one."""
    read = []
    for name, (key, entry) in reader.entries(
        node, path, "a mapping of single joints, as in {rx: {damping: 1}}"
    ).items():
        where = f"{path}.{name}"
        keys = reader.record(entry, where, "a single joint", AXIS, words=JOINT_WORDS)
        reader.positions[where] = (key.line, key.column)
        if not name.startswith("r"):
            reader.refuse_degrees(where)
        read.append(Axis(name, **keys))
    return tuple(read)


def joint_type(reader: Reader, node: Node, path: str) -> str:
    word = reader.name(node, path)
    if word in TYPES or path in reader.broken:
        return word if word in TYPES else "revolute"
    remedy = UNSUPPORTED_TYPES.get(word.lower(), f"allowed are {', '.join(TYPES)}{reader.hint(word, TYPES)}")
    reader.error(node, path, f"found joint type {word!r:.80}; {remedy}")
    return "revolute"


def parent(reader: Reader, node: Node, path: str) -> str:
    if isinstance(node, Sequence):
        reader.error(node, path, f"a joint has one parent, found {kind(node)}; {AS_LOOPS}")
        return BASE
    return reader.name(node, path)


def place(reader: Reader, node: Node, path: str) -> Place:
    """Exactly one of mdh, dh, and xyz with rpy and axis."""
    what = "a placement" if isinstance(node, Mapping) else "a placement, a mapping such as {xyz: [0, 0, 0]}"
    keys = reader.record(node, path, what, PLACE, words=PLACE_WORDS)
    forms: list[str] = [form for form in ("mdh", "dh") if form in keys]
    if any(key in keys for key in ("xyz", "rpy", "axis")):
        forms.append("xyz")
    if len(forms) != 1 and isinstance(node, Mapping):
        found = f"found {' and '.join(forms)}" if forms else "found none"
        reader.error(node, path, f"a placement is exactly one of mdh, dh, or xyz (with rpy and axis); {found}")
    if forms == ["mdh"] or forms == ["dh"]:
        return cast(Place, keys[forms[0]])
    return Xyz(**{key: value for key, value in keys.items() if key in ("xyz", "rpy", "axis")})


def motion(reader: Reader, node: Node, path: str) -> Literal["prescribed"] | Expression:
    if isinstance(node, Scalar) and node.text == "prescribed":
        return "prescribed"
    return reader.value(node, path)


def stop(reader: Reader, node: Node, path: str) -> Stop:
    """Bounds and restitution, or the word `limits`."""
    if isinstance(node, Scalar) and node.text == "limits":
        return Stop()
    found: Stop = record_of(Stop, "a stop, or the word limits", STOP, STOP_WORDS)(reader, node, path)
    return found


def bending(reader: Reader, node: Node, path: str) -> Expression | tuple[Expression, Expression]:
    return reader.pair(node, path) if isinstance(node, Sequence) else reader.value(node, path)


DH: dict[str, Read] = {"a": VALUE, "alpha": VALUE, "d": VALUE, "theta": VALUE}
PLACE: dict[str, Read] = {
    "mdh": record_of(Mdh, "mdh", DH, DH_WORDS),
    "dh": record_of(Dh, "dh", DH, DH_WORDS),
    "xyz": VECTOR,
    "rpy": VECTOR,
    "axis": VECTOR,
}
INERTIA: dict[str, Read] = dict.fromkeys(("xx", "yy", "zz", "xy", "xz", "yz"), VALUE)
FLEXIBLE: dict[str, Read] = {
    "elements": Reader.integer,
    "length": VALUE,
    "mass_per_length": VALUE,
    "bending": bending,
    "torsion": VALUE,
    "polar_inertia_per_length": VALUE,
    "axial": VALUE,
    "damping_ratio": VALUE,
    "order": Reader.integer,
}
STOP: dict[str, Read] = dict.fromkeys(("lower", "upper", "restitution", "stiffness", "damping"), VALUE)
LIMITS: dict[str, Read] = dict.fromkeys(("lower", "upper", "velocity", "effort"), VALUE)
JOINT: dict[str, Read] = {
    "name": NAME,
    "type": joint_type,
    "parent": parent,
    "place": place,
    "mass": VALUE,
    "com": VECTOR,
    "inertia": record_of(Inertia, "an inertia", INERTIA, INERTIA_WORDS),
    "stiffness": VALUE,
    "damping": VALUE,
    "rest": VALUE,
    "armature": VALUE,
    "pseudo": FLAG,
    "actuated": FLAG,
    "motion": motion,
    "friction": record_of(Friction, "friction", FRICTION, FRICTION_WORDS, refused=BRISTLES),
    "drive": record_of(Drive, "a drive", DRIVE, DRIVE_WORDS),
    "flexible": record_of(
        Flexible, "a flexible link", FLEXIBLE, FLEXIBLE_WORDS, ("elements", "length", "mass_per_length", "bending")
    ),
    "limits": record_of(Limits, "limits", LIMITS, LIMIT_WORDS),
    "angles": TEXT,
    "axes": axes,
    "stop": stop,
    "symbol": TEXT,
    "subscript": TEXT,
}
AXIS: dict[str, Read] = {f.name: JOINT[f.name] for f in fields(Axis) if f.name != "name"}
