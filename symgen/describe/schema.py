"""The chain format, version 1: which keys there are, and what each one's value is.

Every table maps the keys of one mapping to the readers of their values; the keys are the fields of the dataclass
of the same name.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from itertools import pairwise
from typing import Any, Literal, cast

from symgen.describe.adjust import PARAMETERS, Adjustments, adjusted
from symgen.describe.chain import (
    BASE,
    Anchor,
    Axis,
    Backlash,
    Chain,
    Dahl,
    Dh,
    Distance,
    Drive,
    Flexible,
    Friction,
    FrictionAngle,
    Inertia,
    Joint,
    Limits,
    Load,
    Loop,
    LuGre,
    Matrix,
    Mdh,
    Parameter,
    Place,
    Point,
    SpringMatrix,
    Stop,
    Stribeck,
    Vector,
    Xyz,
)
from symgen.describe.composite import COMPOSITE
from symgen.describe.couplings import substituted
from symgen.describe.evaluate import EvaluationError, evaluate
from symgen.describe.everyday import (
    BRISTLE_WORDS,
    CHAIN_WORDS,
    DH_WORDS,
    DRIVE_WORDS,
    FLEXIBLE_WORDS,
    FRICTION_WORDS,
    INERTIA_WORDS,
    JOINT_WORDS,
    LIMIT_WORDS,
    LOAD_WORDS,
    LOOP_WORDS,
    PARAMETER_WORDS,
    PLACE_WORDS,
    POINT_WORDS,
    SPLINE_PLACE,
    SPLINE_WORDS,
    STOP_WORDS,
)
from symgen.describe.expression import Expression, Number, Operation, Table
from symgen.describe.joint_records import RATE, Curve, RateLaw
from symgen.describe.limits import MAX_JOINTS, too_many_joints
from symgen.describe.loops import CONSTRAINTS
from symgen.describe.reader import BROKEN, Read, Reader, kind
from symgen.describe.unsupported import (
    AS_LOOPS,
    BRISTLES,
    EITHER,
    JOINT_REFUSED,
    LOOP_KEYS,
    NO_ROLLING,
    UNSUPPORTED_TYPES,
    VELOCITY_KEYS,
    of_velocities,
)
from symgen.describe.yaml_tree import Mapping, Node, Scalar, Sequence

__all__ = ["read_chain"]

VERSION = "1"
TYPES = ("revolute", "prismatic", "fixed", *COMPOSITE)


def read_chain(reader: Reader, node: Node, asked: Adjustments) -> Chain | None:
    """The chain of a file; None when too little of it could be read to apply the rules.

    Args:
        asked: adjustments beside those that the file asks for.
    """
    refused = _refused(node, {**LOOP_KEYS, **VELOCITY_KEYS})
    keys = reader.record(node, "", "a chain", CHAIN, ("symgen", "name", "joints"), refused, CHAIN_WORDS)
    keys.pop("symgen", None)
    variable = keys.get("gravity") == PARAMETERS and keys.pop("gravity")
    asked |= Adjustments(variable or None, keys.pop("payload", ()), keys.pop("snap", False))
    pins = keys.pop("loops", ())
    if any(path in reader.broken for path in ("", "joints", "parameters", "inputs", "points", "loops")):
        return None
    closed = pinned(reader, pins, keys.get("points", ()))
    return adjusted(Chain(**{"name": "unnamed", "loops": closed, **keys}), asked, reader)


def _refused(node: Node, words: dict[str, str]) -> dict[str, str]:
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


def version(reader: Reader, node: Node, path: str) -> None:
    if not isinstance(node, Scalar) or node.text != VERSION:
        reader.error(node, path, f"expected format version {VERSION}, found {kind(node)}")


def parameters(reader: Reader, node: Node, path: str) -> tuple[Parameter, ...]:
    """`name: value` or `name: {value, unit, doc, constant, symbol, subscript}`."""
    read = []
    for name, (key, entry) in reader.entries(node, path, "a mapping of names to values").items():
        where = f"{path}.{name}"
        if isinstance(entry, Mapping):
            keys = reader.record(entry, where, "a parameter", PARAMETER, ("value",), words=PARAMETER_WORDS)
            read.append(Parameter(name, **{"value": BROKEN, **keys}))
        else:
            read.append(Parameter(name, reader.value(entry, f"{where}.value")))
        reader.positions[where] = (key.line, key.column)
    return tuple(read)


def gravity(reader: Reader, node: Node, path: str) -> str | Vector:
    """Three components, or the word `parameters`."""
    if isinstance(node, Scalar) and node.plain:
        if node.text != PARAMETERS:
            reader.error(node, path, f"expected a list of 3 values or the word {PARAMETERS}, found {kind(node)}")
        return PARAMETERS
    return reader.vector(node, path)


def payload(reader: Reader, node: Node, path: str) -> tuple[str, ...]:
    """The name of a point or joint, or a list of such."""
    return names(reader, node, path) if isinstance(node, Sequence) else (reader.name(node, path),)


def names(reader: Reader, node: Node, path: str) -> tuple[str, ...]:
    return tuple(reader.name(item, f"{path}[{k}]") for k, item in enumerate(reader.items(node, path, "names")))


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
        refused = _refused(item, JOINT_REFUSED)
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


def normal(reader: Reader, node: Node, path: str) -> str | Vector:
    if isinstance(node, Sequence):
        return reader.vector(node, path)
    word = node.text if isinstance(node, Scalar) else ""
    if word not in ("radial", "axial", "hoop", "guide"):
        reader.error(node, path, f"expected radial, axial, hoop, guide or a direction [x, y, z], found {kind(node)}")
        return "radial"
    return word


def law(reader: Reader, node: Node, path: str) -> RateLaw | tuple[RateLaw, RateLaw]:
    """Friction by rate: an expression of v, a table, or one of them for each direction."""
    if not isinstance(node, Sequence):
        return rate_law(reader, node, path)
    items = reader.items(node, path, "laws, forward and backward", 2)
    read = [rate_law(reader, item, f"{path}[{k}]") for k, item in enumerate(items)]
    return (read[0], read[1]) if read else BROKEN


def rate_law(reader: Reader, node: Node, path: str) -> RateLaw:
    """An expression of v, or `{rates, forces}`."""
    if not isinstance(node, Mapping):
        return substituted(reader.value(node, path), {"v": RATE})
    keys = reader.record(node, path, "a curve, {rates: [...], forces: [...]}", CURVE, ("rates", "forces"))
    if not {"rates", "forces"} <= keys.keys() or reader.is_broken(path):
        reader.broken[path] = None
        return BROKEN
    rows = {key: tuple(map(Number, values)) for key, values in keys.items()}
    return Curve(**rows) if curve_is_sound(reader, node, path, keys["rates"], keys["forces"]) else BROKEN


def curve_is_sound(reader: Reader, node: Node, path: str, rates: tuple[float, ...], forces: tuple[float, ...]) -> bool:
    """Two knots at least in each direction, rates that rise, and forces that oppose them."""
    both = any(rate < 0.0 for rate in rates)
    ways = [
        sum(rate * sign > 0.0 or (rate == 0.0 and not both) for rate in rates) for sign in ((1, -1) if both else (1,))
    ]
    wrong = ""
    if len(rates) != len(forces):
        wrong = f"{len(rates)} rates and {len(forces)} forces"
    elif any(b <= a for a, b in pairwise(rates)):
        wrong = "the rates must rise"
    elif both and 0.0 in rates:
        wrong = "friction jumps at rate zero: leave it out of a curve for both signs, or give [forward, backward]"
    elif min(ways) < 2:
        wrong = "a curve has two rates at least" + (" of either sign" if both else "")
    elif any(force * (rate or 1.0) < 0.0 for rate, force in zip(rates, forces, strict=True)):
        wrong = "the friction of a joint opposes its rate: forces have the signs of their rates"
    if wrong:
        reader.error(node, path, wrong)
    return not wrong


def bending(reader: Reader, node: Node, path: str) -> Expression | tuple[Expression, Expression]:
    return reader.pair(node, path) if isinstance(node, Sequence) else reader.value(node, path)


def points(reader: Reader, node: Node, path: str) -> tuple[Point, ...]:
    """`name: {joint, at}`."""
    read = []
    for name, (key, entry) in reader.entries(node, path, "a mapping of names to points").items():
        where = f"{path}.{name}"
        keys = reader.record(entry, where, "a point", POINT, ("joint",), words=POINT_WORDS)
        reader.positions[where] = (key.line, key.column)
        read.append(Point(name, **{"joint": BASE, **keys}))
    return tuple(read)


def loads(reader: Reader, node: Node, path: str) -> tuple[Load, ...]:
    return tuple(
        Load(**reader.record(item, f"{path}[{k}]", "a load", LOAD, words=LOAD_WORDS))
        for k, item in enumerate(reader.items(node, path, "loads"))
    )


def spring_matrices(reader: Reader, node: Node, path: str) -> tuple[SpringMatrix, ...]:
    read = []
    for k, item in enumerate(reader.items(node, path, "stiffness matrices")):
        where = f"{path}[{k}]"
        keys = reader.record(item, where, "a stiffness matrix", SPRING_MATRIX, ("joints", "matrix"))
        if {"joints", "matrix"} <= keys.keys():
            read.append(SpringMatrix(**keys))
        else:
            reader.broken[where] = None
            read.append(SpringMatrix((), ()))
    return tuple(read)


def matrix(reader: Reader, node: Node, path: str) -> Matrix:
    return tuple(
        tuple(
            reader.value(item, f"{path}[{i}][{j}]")
            for j, item in enumerate(reader.items(row, f"{path}[{i}]", "values"))
        )
        for i, row in enumerate(reader.items(node, path, "rows"))
    )


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
    """The loops, with `pin: A = B` as a revolute joint between two named points."""
    at = {point.name: Anchor(point.joint, point.at) for point in points}
    found: list[Loop] = []
    for k, (node, keys) in enumerate(read):
        pair = keys.pop("pin", None)
        if pair is not None:
            unknown = [name for name in pair if name not in at]
            if unknown or "between" in keys or keys["type"] != "revolute":
                message = "a pin joins two named points and needs neither 'type' nor 'between'"
                if unknown:
                    message = f"there is no point {unknown[0]!r:.80}{reader.hint(unknown[0], at)}; {message}"
                reader.error(node, f"loops[{k}].pin", message)
                continue
            keys |= {"type": "revolute", "between": (at[pair[0]], at[pair[1]])}
        found.append(Loop(**keys))
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


def between(reader: Reader, node: Node, path: str) -> tuple[Anchor, ...]:
    """Two places."""
    read = []
    for k, item in enumerate(reader.items(node, path, "places", 2)):
        keys = reader.record(item, f"{path}[{k}]", "a place on a link", ANCHOR, ("joint",), words=POINT_WORDS)
        read.append(Anchor(**{"joint": BASE, **keys}))
    return tuple(read) or (Anchor(BASE), Anchor(BASE))


def distances(reader: Reader, node: Node, path: str) -> tuple[Distance, ...]:
    """`name: {between: [place, place], stop, ...}`."""
    read = []
    for name, (key, entry) in reader.entries(node, path, "a mapping of names to distances").items():
        where = f"{path}.{name}"
        keys = reader.record(entry, where, "a distance", DISTANCE, ("between",), words=JOINT_WORDS)
        reader.positions[where] = (key.line, key.column)
        read.append(Distance(name, **{"between": (Anchor(BASE), Anchor(BASE)), **keys}))
    return tuple(read)


def places(reader: Reader, node: Node, path: str) -> tuple[Anchor | str, ...]:
    """Two points by name, or places on links."""
    read: list[Anchor | str] = []
    for k, item in enumerate(reader.items(node, path, "places", 2)):
        if isinstance(item, Scalar):
            read.append(reader.name(item, f"{path}[{k}]"))
            continue
        keys = reader.record(item, f"{path}[{k}]", "a place on a link", PLACE_ON_LINK, ("joint",), words=POINT_WORDS)
        read.append(Anchor(**{"joint": BASE, **keys}))
    return tuple(read) or (Anchor(BASE), Anchor(BASE))


def branch(reader: Reader, node: Node, path: str) -> str | None:
    word = node.text if isinstance(node, Scalar) else ""
    if word not in ("left", "right"):
        message = f"expected left or right, found {kind(node)}; a position is chosen by near: {{joint: angle}}, too"
        reader.error(node, path, message)
        return None
    return word


def expressions(reader: Reader, node: Node, path: str) -> tuple[tuple[str, Expression], ...]:
    entries = reader.entries(node, path, "a mapping of joints to expressions")
    return tuple((name, reader.value(entry, f"{path}.{name}")) for name, (_, entry) in entries.items())


def couplings(reader: Reader, node: Node, path: str) -> tuple[tuple[str, Expression], ...]:
    """Joints and the expressions, or splines, that they follow."""
    read: list[tuple[str, Expression]] = []
    for name, (_, entry) in reader.entries(node, path, "a mapping of joints to expressions").items():
        where = f"{path}.{name}"
        read.append(
            (name, spline(reader, entry, where, name) if isinstance(entry, Mapping) else reader.value(entry, where))
        )
    return tuple(read)


def spline(reader: Reader, node: Node, path: str, joint: str) -> Expression:
    """`{spline: {of, x, y, ends}}`: a table that a joint follows."""
    what = "a coupling, an expression or {spline: {of: cam, x: [...], y: [...]}}"
    inner = reader.record(node, path, what, {"spline": lambda *given: given[1]}, ("spline",), words=SPLINE_PLACE)
    if "spline" not in inner:
        reader.broken[path] = None
        return BROKEN
    keys = reader.record(inner["spline"], path, "a spline", SPLINE, ("of", "x", "y"), words=SPLINE_WORDS)
    if not {"of", "x", "y"} <= keys.keys() or reader.is_broken(path):
        reader.broken[path] = None
        return BROKEN
    table = Table(joint, keys["x"], keys["y"], keys.get("ends") == "periodic")
    return Operation("spline", (keys["of"], table))


def knots(reader: Reader, node: Node, path: str) -> tuple[float, ...]:
    """Numbers, angles in degrees among them."""
    read = []
    for k, item in enumerate(reader.items(node, path, "numbers")):
        where = f"{path}[{k}]"
        try:
            read.append(evaluate(reader.value(item, where), {}))
        except EvaluationError as error:
            if where not in reader.broken:
                reader.error(item, where, f"a knot of a table is a number: {error.problems[0].message}")
            read.append(0.0)
    return tuple(read)


def ends(reader: Reader, node: Node, path: str) -> str:
    """The way in which a spline goes on beyond its table."""
    word = node.text if isinstance(node, Scalar) else ""
    if word not in ("natural", "periodic"):
        reader.error(node, path, f"expected natural or periodic, found {kind(node)}")
    return word


def record_of(
    cls: Any, what: str, keys: dict[str, Read], words: dict[str, str] | None = None, required: tuple[str, ...] = (),
    refused: dict[str, str] | None = None,
) -> Read:  # fmt: skip
    """A reader of a mapping that becomes a dataclass; missing required values become placeholders."""

    def read(reader: Reader, node: Node, path: str) -> Any:
        found = reader.record(node, path, what, keys, required, refused, words)
        return cls(**{**{key: 2 if key == "elements" else BROKEN for key in required}, **found})

    return read


VALUE, LEVEL, LOSSES, VECTOR, TEXT, NAME, FLAG = (
    Reader.value,
    Reader.level,
    Reader.losses,
    Reader.vector,
    Reader.text,
    Reader.name,
    Reader.flag,
)

PARAMETER: dict[str, Read] = {
    "value": VALUE,
    "unit": TEXT,
    "doc": TEXT,
    "constant": FLAG,
    "symbol": TEXT,
    "subscript": TEXT,
}
DH: dict[str, Read] = {"a": VALUE, "alpha": VALUE, "d": VALUE, "theta": VALUE}
PLACE: dict[str, Read] = {
    "mdh": record_of(Mdh, "mdh", DH, DH_WORDS),
    "dh": record_of(Dh, "dh", DH, DH_WORDS),
    "xyz": VECTOR,
    "rpy": VECTOR,
    "axis": VECTOR,
}
INERTIA: dict[str, Read] = dict.fromkeys(("xx", "yy", "zz", "xy", "xz", "yz"), VALUE)
CURVE: dict[str, Read] = {"rates": knots, "forces": knots}
STRIBECK: dict[str, Read] = {"velocity": VALUE, "exponent": VALUE}
STRIBECK_LAW = record_of(Stribeck, "stribeck", STRIBECK, required=("velocity",))
DAHL: dict[str, Read] = {"stiffness": VALUE, "coulomb": LEVEL, "viscous": LEVEL}
LUGRE: dict[str, Read] = {**DAHL, "damping": VALUE, "static": LEVEL, "stribeck": STRIBECK_LAW}
FRICTION: dict[str, Read] = {
    "coulomb": LEVEL,
    "static": LEVEL,
    "viscous": LEVEL,
    "stribeck": STRIBECK_LAW,
    "coefficient": LEVEL,
    "static_coefficient": LEVEL,
    "normal": normal,
    "radius": VALUE,
    "span": VALUE,
    "dead_band": VALUE,
    "law": law,
    "lugre": record_of(LuGre, "lugre", LUGRE, BRISTLE_WORDS, ("stiffness", "coulomb")),
    "dahl": record_of(Dahl, "dahl", DAHL, BRISTLE_WORDS, ("stiffness", "coulomb")),
}
BACKLASH: dict[str, Read] = dict.fromkeys(("gap", "restitution", "stiffness", "damping"), VALUE)
DRIVE: dict[str, Read] = {
    "ratio": VALUE,
    "lead_per_turn": VALUE,
    "lead": VALUE,
    "inertia": VALUE,
    "axis": VECTOR,
    "efficiency": LOSSES,
    "static_efficiency": LOSSES,
    "loss": LOSSES,
    "static_loss": LOSSES,
    "friction_angle": record_of(FrictionAngle, "friction_angle", {"K": VALUE, "d": VALUE}, required=("K", "d")),
    "preload": VALUE,
    "motor_friction": record_of(Friction, "motor_friction", FRICTION, FRICTION_WORDS, refused=BRISTLES),
    "backlash": record_of(Backlash, "backlash", BACKLASH, STOP_WORDS, ("gap",)),
}
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
SPLINE: dict[str, Read] = {"of": VALUE, "x": knots, "y": knots, "ends": ends}
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
DISTANCE: dict[str, Read] = {
    "between": places,
    **{key: JOINT[key] for key in ("stop", "stiffness", "damping", "rest", "friction", "limits")},
}
PLACE_ON_LINK: dict[str, Read] = {"joint": NAME, "at": VECTOR}
ANCHOR: dict[str, Read] = {"joint": NAME, "at": VECTOR, "rpy": VECTOR}
LOOP: dict[str, Read] = {
    "name": NAME,
    "type": closing_type,
    "between": between,
    "pin": pin,
    "axis": VECTOR,
    "length": VALUE,
    "dependent": names,
    "branch": branch,
    "near": expressions,
    "friction": record_of(Friction, "friction", FRICTION, FRICTION_WORDS, refused=BRISTLES),
}
POINT: dict[str, Read] = {"joint": NAME, "at": VECTOR}
LOAD: dict[str, Read] = {"point": NAME, "joint": NAME, "force": VECTOR, "moment": VECTOR, "frame": NAME}
SPRING_MATRIX: dict[str, Read] = {"joints": names, "matrix": matrix}
CHAIN: dict[str, Read] = {
    "symgen": version,
    "name": NAME,
    "description": TEXT,
    "gravity": gravity,
    "parameters": parameters,
    "inputs": names,
    "joints": joints,
    "points": points,
    "loads": loads,
    "stiffness": spring_matrices,
    "potential": VALUE,
    "dissipation": VALUE,
    "forces": expressions,
    "coupled": couplings,
    "loops": loops,
    "distances": distances,
    "payload": payload,
    "snap": FLAG,
}
