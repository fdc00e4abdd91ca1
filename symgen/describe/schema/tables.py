"""Keys of couplings and splines, the tables of numbers that joints follow."""

from __future__ import annotations

from symgen.describe.evaluate import EvaluationError, evaluate
from symgen.describe.everyday import SPLINE_PLACE, SPLINE_WORDS
from symgen.describe.expression import Expression, Operation, Table
from symgen.describe.reader import BROKEN, Read, Reader, kind
from symgen.describe.schema.entries import VALUE
from symgen.describe.yaml_tree import Mapping, Node, Scalar

__all__ = ["SPLINE", "couplings", "expressions", "knots"]


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


SPLINE: dict[str, Read] = {"of": VALUE, "x": knots, "y": knots, "ends": ends}
