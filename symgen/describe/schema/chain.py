"""Keys of a chain file, and the chain that they give."""

from __future__ import annotations

from symgen.describe.adjust import PARAMETERS, Adjustments, adjusted
from symgen.describe.chain import BASE, Chain, Load, Matrix, Parameter, Point, SpringMatrix, Vector
from symgen.describe.everyday import CHAIN_WORDS, LOAD_WORDS, PARAMETER_WORDS, POINT_WORDS
from symgen.describe.reader import BROKEN, Read, Reader, kind
from symgen.describe.schema.entries import FLAG, NAME, TEXT, VALUE, VECTOR, names
from symgen.describe.schema.joints import joints, refused_words
from symgen.describe.schema.loops import distances, loops, pinned
from symgen.describe.schema.tables import couplings, expressions
from symgen.describe.unsupported import LOOP_KEYS, VELOCITY_KEYS
from symgen.describe.yaml_tree import Mapping, Node, Scalar, Sequence

__all__ = ["CHAIN", "LOAD", "PARAMETER", "POINT", "SPRING_MATRIX", "points", "read_chain"]

VERSION = "1"


def read_chain(reader: Reader, node: Node, asked: Adjustments) -> Chain | None:
    """The chain of a file; None when too little of it could be read to apply the rules.

    Args:
        asked: adjustments beside those that the file asks for.
    """
    refused = refused_words(node, {**LOOP_KEYS, **VELOCITY_KEYS})
    keys = reader.record(node, "", "a chain", CHAIN, ("symgen", "name", "joints"), refused, CHAIN_WORDS)
    keys.pop("symgen", None)
    variable = keys.get("gravity") == PARAMETERS and keys.pop("gravity")
    asked |= Adjustments(variable or None, keys.pop("payload", ()), keys.pop("snap", False))
    pins = keys.pop("loops", ())
    if any(path in reader.broken for path in ("", "joints", "parameters", "inputs", "points", "loops")):
        return None
    closed = pinned(reader, pins, keys.get("points", ()))
    return adjusted(Chain(**{"name": "unnamed", "loops": closed, **keys}), asked, reader)


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


PARAMETER: dict[str, Read] = {
    "value": VALUE,
    "unit": TEXT,
    "doc": TEXT,
    "constant": FLAG,
    "symbol": TEXT,
    "subscript": TEXT,
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
