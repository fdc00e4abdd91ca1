"""Files of measured responses and modes, and the YAML beside them.

| file | columns or records |
|---|---|
| CSV, Parquet of responses | `frequency_hz`, `re(OUT/IN)` and `im(OUT/IN)` of every response, and
`coherence(OUT/IN)` where it was measured; ends as in `ends` |
| CSV of modes, as `symgen modes -o` writes it | `frequency_hz`, `damping_ratio`, `modal_mass`, `modal_stiffness` as far
as known, and a column of the shapes for each end |
| universal files (.uff, .unv) | records of type 58 that hold frequency responses, read with pyuff |

The YAML has these keys besides those of `description` (`columns`, `units`, `missing`, ...):

    q: {shoulder: 0.4}              # the configuration; other joints are at zero
    quantity: acceleration          # of the outputs: displacement, velocity or acceleration
    scale: 9.80665                  # multiplies every response, here from g/N
    noise: 0.005                    # or a share of the magnitude; default: taken from the data
    averages: 16                    # records that were averaged, where there is a coherence
    added: {hand: 2.5}              # masses at points during this measurement
    nodes: {1: hand, 4: elbow_pin}  # universal files: number of a node -> point
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.nearest import nearest
from symgen.describe.plain_yaml import read_plain
from symgen.errors import IdentificationError
from symgen.identify.columns import PARQUET, column_names, csv_columns, parquet_columns
from symgen.identify.data import read_measurements
from symgen.identify.description import beside, finite_number, read_description
from symgen.identify.units import factor
from symgen.identify.vibration.modal_data import ModalData, modal_data
from symgen.identify.vibration.responses import Responses, responses
from symgen.memory import require
from symgen.text.visible import brief

__all__ = ["read_vibration"]


FREQUENCY = "frequency_hz"

UNIVERSAL = (".uff", ".unv", ".uf", ".bin")

OWN = ("q", "quantity", "scale", "noise", "averages", "added", "nodes")

OF_MODES = ("damping_ratio", "modal_mass", "modal_stiffness")

WORDS = ("mode", "energy", "label")
"""Columns of a table of modes that are no ends."""

TEXT = 10
"""Bytes that reading a universal file takes, for each of its own."""

FREQUENCY_RESPONSE = 4
"""Function type of records of type 58."""

QUANTITIES = {8: "displacement", 11: "velocity", 12: "acceleration"}
"""Ordinate's data type of a record of type 58."""

DIRECTIONS = ("", "x", "y", "z", "rx", "ry", "rz")


def read_vibration(path: str | Path, description: Any = None) -> Responses | ModalData:
    """Measured responses or modes of a file.

    Args:
        path: see the table above.
        description: a mapping of the YAML's form, or its path; None takes the file of the same name beside the data.

    Raises:
        IdentificationError: unreadable; no known columns; a key, unit or number that is wrong.
    """
    path = Path(path)
    said = _said(beside(path) if description is None else description)
    if path.suffix.lower() in UNIVERSAL:
        return _universal(path, said)
    head = column_names(path)
    renamed = {name for name, theirs in _texts(said.get("columns")).items() if theirs in head} | set(head)
    if any(name.startswith("re(") for name in renamed):
        return _table_of_responses(path, said)
    if any(name in renamed for name in (FREQUENCY, "modal_stiffness")):
        return _table_of_modes(path, said)
    raise IdentificationError(
        f"{path}: neither responses (columns {FREQUENCY}, re(OUT/IN), im(OUT/IN)) nor modes (columns {FREQUENCY}, "
        f"damping_ratio, modal_mass, and one for each end); there are {', '.join(head[:12])}. `columns:` in the YAML "
        "beside the data renames them"
    )


def _said(description: Any) -> dict[str, Any]:
    if description is None:
        return {}
    if isinstance(description, str | Path):
        found: Any = read_plain(description, IdentificationError, empty=True)
    else:
        found = description
    if not isinstance(found, Mapping):
        raise IdentificationError(f"description: keys such as q, quantity, columns are wanted, not {brief(found)}")
    said = {str(key): value for key, value in found.items()}
    rest = {key: value for key, value in said.items() if key not in OWN}
    for key in rest:
        if key not in ("columns", "units", "missing", "sample_time"):
            known = (*OWN, "columns", "units", "missing")
            raise IdentificationError(
                f"description: no key {brief(key)}{nearest(key, known)}; there are {', '.join(known)}"
            )
    read_description(rest)
    return said


def _table_of_responses(path: Path, said: Mapping[str, Any]) -> Responses:
    table = read_measurements(path, {key: value for key, value in said.items() if key not in OWN})
    names = [name[3:-1] for name in table.columns if name.startswith("re(") and name.endswith(")")]
    pairs = [name.split("/") for name in names]
    wrong = [name for name, pair in zip(names, pairs, strict=True) if len(pair) != 2]
    if wrong:
        raise IdentificationError(f"{path}: re({wrong[0]}): OUT/IN is wanted, as in re(hand.z/hand.z)")
    H = np.stack([table.column(f"re({name})") + 1j * table.column(f"im({name})") for name in names], axis=1)
    sure = [f"coherence({name})" for name in names if f"coherence({name})" in table.columns]
    if sure and len(sure) < len(names):
        raise IdentificationError(f"{path}: {len(sure)} of {len(names)} responses have a column of coherence")
    return _responses(
        _hertz(table.column(FREQUENCY), table.description.units.get(FREQUENCY)),
        H,
        [pair[0].strip() for pair in pairs],
        [pair[1].strip() for pair in pairs],
        said,
        str(path),
        table.missing,
        np.stack([table.column(name) for name in sure], axis=1) if sure else None,
    )


def _hertz(values: Array, unit: str | None) -> Array:
    if unit is not None and factor(unit, f"units: {FREQUENCY}")[0] == "angular rate":
        return values / (2.0 * np.pi)
    return values


def _responses(
    f: Array, H: Array, outputs: list[str], inputs: list[str], said: Mapping[str, Any], source: str, missing: Array,
    coherence: Array | None = None,
) -> Responses:  # fmt: skip
    H = H * _number(said.get("scale", 1.0), f"{source}: scale")
    sigma = None
    if said.get("noise") is not None:
        share = _number(said["noise"], f"{source}: noise")
        size = np.abs(H)
        sigma = share / np.sqrt(2.0) * np.maximum(size, 1e-6 * np.nanmax(size, axis=0))
        sigma = np.where(sigma > 0.0, sigma, 1.0)
    return responses(
        f,
        H,
        outputs,
        inputs,
        q=_numbers(said.get("q"), f"{source}: q"),
        quantity=str(said.get("quantity", "displacement")),
        sigma=sigma,
        coherence=coherence,
        averages=None if said.get("averages") is None else int(_number(said["averages"], f"{source}: averages")),
        added=_numbers(said.get("added"), f"{source}: added"),
        missing=missing,
        source=source,
    )


def _table_of_modes(path: Path, said: Mapping[str, Any]) -> ModalData:
    if path.suffix.lower() in PARQUET:
        numbers = parquet_columns(path)
    else:
        numbers = csv_columns(path, texts=WORDS, ragged=True)
    for name, theirs in _texts(said.get("columns")).items():
        if theirs not in numbers:
            raise IdentificationError(
                f"columns.{name}: {path} has no column {brief(theirs)}; there are {', '.join(numbers)}"
            )
        numbers[name] = numbers.pop(theirs)
    ends = [name for name in numbers if name != FREQUENCY and name not in OF_MODES]
    if not ends:
        raise IdentificationError(f"{path}: rows of modes, and a column of the shapes for each end, are wanted")
    f = numbers.get(FREQUENCY)
    known = {name: numbers[name] for name in OF_MODES if name in numbers and np.isfinite(numbers[name]).any()}
    unit = _texts(said.get("units")).get(FREQUENCY)
    return modal_data(
        None if f is None else _hertz(f * (factor(unit, "units")[1] if unit else 1.0), unit),
        np.array([numbers[name] for name in ends]),
        ends,
        ratios=known.get("damping_ratio"),
        mass=known.get("modal_mass"),
        stiffness=known.get("modal_stiffness"),
        q=_numbers(said.get("q"), f"{path}: q"),
        added=_numbers(said.get("added"), f"{path}: added"),
        source=str(path),
    )


def _universal(path: Path, said: Mapping[str, Any]) -> Responses:
    try:
        pyuff = importlib.import_module("pyuff")
    except ImportError:
        raise IdentificationError(f"{path}: universal files need pyuff: pip install 'symgen[identify]'") from None
    if not path.is_file():
        raise IdentificationError(f"{path}: cannot be read: there is no such file")
    size = path.stat().st_size
    require(TEXT * size, size, IdentificationError, f"{path}: the file", "write fewer responses into it")
    try:
        file = pyuff.UFF(str(path))
        kinds = file.get_set_types()
        records = [file.read_sets(k) for k in range(len(kinds)) if int(kinds[k]) == 58]
    except Exception as error:  # pyuff raises bare exceptions of many kinds
        raise IdentificationError(f"{path}: no universal file that pyuff reads: {error!s:.200}") from None
    found = [record for record in records if int(record["func_type"]) == FREQUENCY_RESPONSE]
    if not found:
        raise IdentificationError(f"{path}: no record of type 58 with a frequency response")
    f = np.asarray(found[0]["x"], dtype=np.float64)
    for record in found:
        if len(record["x"]) != len(f) or not np.allclose(record["x"], f):
            raise IdentificationError(f"{path}: the responses have different frequencies; write them with the same")
    nodes = {str(key): str(value) for key, value in _mapping(said.get("nodes"), f"{path}: nodes").items()}
    ends = [
        [_node_end(record[f"{side}_node"], record[f"{side}_dir"], nodes, path) for record in found]
        for side in ("rsp", "ref")
    ]
    given = dict(said)
    measured = {QUANTITIES.get(int(record.get("ordinate_spec_data_type", 0))) for record in found}
    if "quantity" not in given and len(measured) == 1 and None not in measured:
        given["quantity"] = measured.pop()
    H = np.stack([np.asarray(record["data"], dtype=np.complex128) for record in found], axis=1)
    return _responses(f, H, ends[0], ends[1], given, str(path), np.zeros(len(f), bool))


def _node_end(node: Any, direction: Any, nodes: Mapping[str, str], path: Path) -> str:
    number, way = str(int(node)), int(direction)
    if not 1 <= abs(way) <= 6:
        raise IdentificationError(f"{path}: node {number}: direction {way} is none of 1 to 6, with a sign")
    return ("-" if way < 0 else "") + nodes.get(number, f"p{number}") + "." + DIRECTIONS[abs(way)]


def _mapping(value: Any, where: str) -> Mapping[Any, Any]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise IdentificationError(f"{where}: names with values are wanted, not {brief(value)}")
    return value


def _texts(value: Any) -> dict[str, str]:
    return {str(key): str(item) for key, item in _mapping(value, "columns").items()}


def _numbers(value: Any, where: str) -> dict[str, float]:
    return {str(key): _number(item, f"{where}.{key}") for key, item in _mapping(value, where).items()}


def _number(value: Any, where: str) -> float:
    if isinstance(value, str):
        from symgen.describe.evaluate import EvaluationError, evaluate
        from symgen.describe.parse import parse
        from symgen.describe.tokens import ExpressionSyntaxError

        try:
            return float(evaluate(parse(value), {}))
        except (EvaluationError, ExpressionSyntaxError):
            raise IdentificationError(f"{where}: {brief(value, 40)} is no number") from None
    return finite_number(value, where)
