"""Keys of closed loops and of distances between places."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from symgen.describe.chain import BASE, Anchor, Distance, Friction, Loop, Point
from symgen.describe.everyday import FRICTION_WORDS, JOINT_WORDS, LOOP_WORDS, POINT_WORDS
from symgen.describe.loops import CONSTRAINTS
from symgen.describe.reader import Read, Reader, kind
from symgen.describe.schema.entries import NAME, VALUE, VECTOR, names, record_of
from symgen.describe.schema.friction import FRICTION
from symgen.describe.schema.joints import JOINT
from symgen.describe.schema.tables import expressions
from symgen.describe.unsupported import BRISTLES
from symgen.describe.yaml_tree import Mapping, Node, Scalar

__all__ = ["ANCHOR", "DISTANCE", "LOOP", "distances", "loops", "pinned"]


def loops(reader: Reader, node: Node, path: str) -> tuple[tuple[Node, dict[str, Any]], ...]:
    """The entries of `loops` with the nodes that they were read from; `pinned` makes loops of them."""
    read = []
    for k, item in enumerate(reader.items(node, path, "loops")):
        where = f"{path}[{k}]"
        has_pin = isinstance(item, Mapping) and any(getattr(key, "text", "") == "pin" for key, _ in item.entries)
        required = ("pin",) if has_pin else ("type", "between")
        keys = reader.record(item, where, "a loop", LOOP, required, words=LOOP_WORDS)
        keys.setdefault("name", f"loop{k + 1}")
        keys.setdefault("type", "revolute")
        if f"{where}.{required[-1]}" in reader.broken:
            reader.broken[path] = None
        read.append((item, keys))
    return tuple(read)


def pinned(reader: Reader, read: Iterable[tuple[Node, dict[str, Any]]], points: Iterable[Point]) -> tuple[Loop, ...]:
    """The loops: places by their names are those of points, `pin: A = B` is a revolute joint between two of them."""
    at = {point.name: Anchor(point.joint, point.at) for point in points}
    found: list[Loop] = []
    for k, (node, keys) in enumerate(read):
        path = f"loops[{k}]"
        pair = keys.pop("pin", None)
        if pair is not None and ("between" in keys or keys["type"] != "revolute"):
            message = "a pin joins two named points and needs neither 'type' nor 'between'"
            reader.error(node, f"{path}.pin", message)
            continue
        ends = pair or keys.get("between", ())
        unknown = [name for name in ends if isinstance(name, str) and name not in at]
        if unknown:
            line, column = reader.positions.get(f"{path}.between", (node.line, node.column))
            remedy = "name two of `points`" if pair else "name one of `points`, or write {joint, at}"
            found_there = f"there is no point {unknown[0]!r:.80}{reader.hint(unknown[0], at)}; {remedy}"
            reader.error(replace(node, line=line, column=column), f"{path}.{'pin' if pair else 'between'}", found_there)
            continue
        found.append(Loop(**keys | {"between": tuple(at[end] if isinstance(end, str) else end for end in ends)}))
    return tuple(found)


def pin(reader: Reader, node: Node, path: str) -> tuple[str, ...]:
    """`A = B`, two names."""
    names = tuple(part.strip() for part in node.text.split("=")) if isinstance(node, Scalar) else ()
    if len(names) != 2 or not all(names):
        reader.error(node, path, f"expected two points, as in pin: A = B, found {kind(node)}")
        return ("", "")
    return names


def closing_type(reader: Reader, node: Node, path: str) -> str:
    word = reader.name(node, path)
    if word in CONSTRAINTS or path in reader.broken:
        return word if word in CONSTRAINTS else "revolute"
    message = f"found {word!r:.80}; a loop is closed by one of {', '.join(CONSTRAINTS)}"
    reader.error(node, path, message + reader.hint(word, CONSTRAINTS))
    return "revolute"


def distances(reader: Reader, node: Node, path: str) -> tuple[Distance, ...]:
    """`name: {between: [place, place], stop, ...}`."""
    read = []
    for name, (key, entry) in reader.entries(node, path, "a mapping of names to distances").items():
        where = f"{path}.{name}"
        keys = reader.record(entry, where, "a distance", DISTANCE, ("between",), words=JOINT_WORDS)
        reader.positions[where] = (key.line, key.column)
        read.append(Distance(name, **{"between": (Anchor(BASE), Anchor(BASE)), **keys}))
    return tuple(read)


def places(known: dict[str, Read]) -> Read:
    """Reads two places: points by name, or places on links with the keys `known`."""

    def read(reader: Reader, node: Node, path: str) -> tuple[Anchor | str, ...]:
        found: list[Anchor | str] = []
        for k, item in enumerate(reader.items(node, path, "places", 2)):
            where = f"{path}[{k}]"
            if isinstance(item, Scalar):
                found.append(reader.name(item, where))
            else:
                keys = reader.record(item, where, "a place on a link", known, ("joint",), words=POINT_WORDS)
                found.append(Anchor(**{"joint": BASE, **keys}))
            if reader.is_broken(where) or f"{where}.joint" in reader.broken:
                reader.broken[path] = None  # a placeholder is no place to judge the pair by
        return tuple(found) or (Anchor(BASE), Anchor(BASE))

    return read


def branch(reader: Reader, node: Node, path: str) -> str | None:
    word = node.text if isinstance(node, Scalar) else ""
    if word not in ("left", "right"):
        message = f"expected left or right, found {kind(node)}; a position is chosen by near: {{joint: angle}}, too"
        reader.error(node, path, message)
        return None
    return word


PLACE_ON_LINK: dict[str, Read] = {"joint": NAME, "at": VECTOR}
ANCHOR: dict[str, Read] = {"joint": NAME, "at": VECTOR, "rpy": VECTOR}
DISTANCE: dict[str, Read] = {
    "between": places(PLACE_ON_LINK),
    **{key: JOINT[key] for key in ("stop", "stiffness", "damping", "rest", "friction", "limits")},
}
LOOP: dict[str, Read] = {
    "name": NAME,
    "type": closing_type,
    "between": places(ANCHOR),
    "pin": pin,
    "axis": VECTOR,
    "length": VALUE,
    "dependent": names,
    "branch": branch,
    "near": expressions,
    "friction": record_of(Friction, "friction", FRICTION, FRICTION_WORDS, refused=BRISTLES),
}
