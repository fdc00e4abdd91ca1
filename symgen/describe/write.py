"""A chain as the text of a chain file, in the format's style; reading it gives an equal chain.

Equal means equal to the validated chain: `loads_chain(to_yaml(chain)) == validate(chain)`. What has its default
value is not written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Any

from symgen.describe.bristles import bristle_key
from symgen.describe.expression import Expression, Number, Operation, Table
from symgen.describe.records import (
    BASE,
    Axis,
    Dh,
    Distance,
    Joint,
    Loop,
    Matrix,
    Mdh,
    Parameter,
    Place,
    Point,
    SpringMatrix,
    Tie,
    Xyz,
)
from symgen.describe.validate import validate
from symgen.describe.values import EXPRESSIONS
from symgen.describe.write_expression import to_text

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["chain_text", "to_yaml"]

WIDTH = 110
ALONG = tuple(f.name for f in fields(Distance) if f.name not in ("name", "between"))
"""Keys of a distance that are those of its joint."""

PLAIN_TEXT = re.compile(r"[A-Za-z][A-Za-z0-9 _./^*()+-]*\Z")
WORDS = ("true", "false", "null", "yes", "no", "on", "off", "y", "n")
INSIDE_BRACKETS = re.compile(r"[,\[\]{}]")


def to_yaml(chain: Chain) -> str:
    """The chain file of a chain.

    Raises:
        ChainError: the chain breaks rules of the format.
    """
    return chain_text(validate(chain))


def chain_text(chain: Chain) -> str:
    """The same of a chain in normal form, whatever its numbers are."""
    ties = {tie.name for tie in chain.ties}
    lines = ["symgen: 1", f"name: {chain.name}"]
    if chain.description:
        lines.append(f"description: {text(chain.description)}")
    lines.append(f"gravity: {flow(chain.gravity)}")
    for section in (
        section_of("parameters", [parameter_line(parameter) for parameter in chain.parameters]),
        [f"inputs: {flow(chain.inputs)}"] if chain.inputs else [],
        section_of("joints", joint_lines(chain)),
        section_of("points", [point_line(point) for point in chain.points]),
        section_of("loads", [f"- {flow(record(load))}" for load in chain.loads]),
        section_of("stiffness", [line for spring in chain.stiffness for line in spring_lines(spring)]),
        [f"potential: {value(chain.potential)}"] if chain.potential is not None else [],
        [f"dissipation: {value(chain.dissipation)}"] if chain.dissipation is not None else [],
        section_of("forces", [f"{joint}: {value(expression)}" for joint, expression in chain.forces]),
        section_of(
            "coupled", [f"{joint}: {followed(expression)}" for joint, expression in chain.coupled if joint not in ties]
        ),
        section_of("distances", [distance_line(tie, chain.joint(tie.name)) for tie in chain.ties]),
        section_of("loops", [line for loop in chain.loops for line in loop_lines(loop)]),
    ):
        lines.extend(["", *section] if section else [])
    return "\n".join(lines) + "\n"


def section_of(key: str, lines: list[str]) -> list[str]:
    """A key and its indented lines, or nothing."""
    return [f"{key}:", *(f"  {line}" for line in lines)] if lines else []


def parameter_line(parameter: Parameter) -> str:
    """`name: value`, or the long form when there is more to say."""
    entry = {"value": parameter.value, "unit": parameter.unit, "doc": parameter.doc}
    given: dict[str, Any] = {key: item for key, item in entry.items() if item is not None}
    if parameter.constant:
        given["constant"] = True
    letters = {"symbol": parameter.symbol, "subscript": parameter.subscript}
    given.update({key: item for key, item in letters.items() if item is not None})
    return f"{parameter.name}: {value(parameter.value) if len(given) == 1 else flow(given)}"


def point_line(point: Point) -> str:
    """`name: {joint, at}`."""
    return f"{point.name}: {flow({'joint': point.joint, 'at': point.at})}"


def joint_lines(chain: Chain) -> list[str]:
    """All joints, one key per line."""
    lines: list[str] = []
    before = BASE
    ties = {tie.name for tie in chain.ties}
    for joint in chain.joints:
        if joint.name in ties:
            continue
        lines.extend(("  " if k else "- ") + line for k, line in enumerate(keys_of(joint, before)))
        before = joint.name
    return lines


def keys_of(joint: Joint, before: str) -> Iterator[str]:
    """The keys of one joint; `before` is the parent when none is written."""
    yield f"name: {joint.name}"
    yield f"type: {joint.type}"
    if joint.parent != before:
        yield f"parent: {joint.parent}"
    yield f"place: {flow(place_record(joint.place))}"
    for key, item in record(joint).items():
        if key == "axes":
            yield f"axes: {flow({axis.name: axis_record(axis) for axis in joint.axes})}"
        elif key == "bristle":
            yield f"friction: {flow({bristle_key(item): item})}"
        elif key not in ("name", "type", "parent", "place"):
            yield f"{key}: {value(item) if isinstance(item, EXPRESSIONS) else flow(item)}"


def distance_line(tie: Tie, joint: Joint) -> str:
    """`name: {between: [...], ...}`, with what acts along its joint."""
    given = record(joint)
    if joint.bristle is not None:
        given["friction"] = {bristle_key(joint.bristle): joint.bristle}
    kept = {key: given[key] for key in ALONG if key in given}
    return f"{tie.name}: {flow({'between': tie.between, **kept})}"


def axis_record(axis: Axis) -> dict[str, Any]:
    """The entries of a single joint of a composite one."""
    return {key: item for key, item in record(axis).items() if key != "name"}


def place_record(place: Place) -> dict[str, Any]:
    """The placement with its form's key."""
    if isinstance(place, Xyz):
        return {"xyz": place.xyz, "rpy": place.rpy, "axis": place.axis} if place != Xyz() else {"xyz": place.xyz}
    keys = {name: getattr(place, name) for name in ("a", "alpha", "d", "theta")}
    return {{Mdh: "mdh", Dh: "dh"}[type(place)]: keys}


def loop_lines(loop: Loop) -> list[str]:
    """A closing joint, one key per line."""
    given = record(loop)
    if loop.near:
        given["near"] = dict(loop.near)
    lines = [f"{key}: {value(item) if isinstance(item, EXPRESSIONS) else flow(item)}" for key, item in given.items()]
    return [("  " if k else "- ") + line for k, line in enumerate(lines)]


def followed(expression: Expression) -> str:
    """The right side of a coupling: an expression, or a spline through a table."""
    match expression:
        case Operation("spline", (of, Table() as table)):
            rows = {key: tuple(map(Number, getattr(table, key))) for key in ("x", "y")}
            ends = {"ends": "periodic"} if table.periodic else {}
            return flow({"spline": {"of": of, **rows, **ends}})
    return value(expression)


def spring_lines(spring: SpringMatrix) -> list[str]:
    """A stiffness matrix, in one line if it fits, else row by row."""
    line = f"- {flow({'joints': spring.joints, 'matrix': spring.matrix})}"
    return [line] if len(line) <= WIDTH else [f"- joints: {flow(spring.joints)}", *matrix_lines(spring.matrix)]


def matrix_lines(matrix: Matrix) -> list[str]:
    """The rows of a matrix."""
    return ["  matrix:", *(f"    - {flow(row)}" for row in matrix)]


def record(item: Any) -> dict[str, Any]:
    """The fields of a dataclass that do not have their default value."""
    given = {}
    for f in fields(item):
        content = getattr(item, f.name)
        default = f.default_factory() if f.default_factory is not MISSING else f.default
        if default is MISSING or content != default:
            given[f.name] = content
    return given


def flow(item: Any) -> str:
    """Anything inside brackets."""
    if isinstance(item, EXPRESSIONS):
        return value(item, inside=True)
    if isinstance(item, dict):
        return "{" + ", ".join(f"{key}: {flow(content)}" for key, content in item.items()) + "}"
    if isinstance(item, tuple | list):
        return "[" + ", ".join(flow(content) for content in item) + "]"
    if isinstance(item, bool):
        return "true" if item else "false"
    if isinstance(item, str):
        return text(item)
    return str(item) if isinstance(item, int) else flow(record(item))


def value(expression: Any, inside: bool = False) -> str:
    """An expression as a YAML scalar; quoted where a comma would end it."""
    written = to_text(expression)
    return f'"{written}"' if inside and INSIDE_BRACKETS.search(written) else written


def text(content: str) -> str:
    """A text as a YAML scalar, plain if that is safe."""
    if PLAIN_TEXT.match(content) and content.lower() not in WORDS and not content.endswith(" "):
        return content
    return '"' + "".join(map(escaped, content)) + '"'


def escaped(character: str) -> str:
    """A character inside double quotes."""
    if character in '"\\':
        return "\\" + character
    if character.isprintable() and character != "\ufeff":
        return character
    code = ord(character)
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}" if code < 65536 else f"\\U{code:08x}"
