"""The small YAML beside the data: what the columns are, their units, constants of motors, missing samples.

    columns: {t: time, q_elbow: pos2}          # name here: name in the file; others keep their names
    units: {q: deg, tau_lift: kN}              # of a column, or of a kind (q, qd, qdd, tau) in all joints
    torque_constants: {elbow: 12.5}            # the column tau_elbow is a current; N m at the joint per A
    encoder_resolution: {elbow: 2e-5}          # rad or m at the joint; one number for all joints
    sample_time: 0.001                         # s
    missing: {rows: [12, [40, 52]], times: [[1.2, 1.3]]}   # rows from 1, and spans of t; ends included
    noise: {tau_elbow: 0.05}                   # standard deviation of a column, where it is known
    delay: {tau: 0.004}                        # s by which a column, or a kind, comes after the others
    resample: 0.01                             # s; columns at the instants t are taken at equal steps, gaps stay gaps
    bounds: {masses: 0.2, links: {forearm: {mass: [1.8, 2.4]}}}    # see `bounds`

All keys may be left out.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from symgen.describe.nearest import nearest
from symgen.describe.plain_yaml import read_plain
from symgen.errors import IdentificationError
from symgen.identify.units import factor
from symgen.text.visible import brief

__all__ = ["Description", "beside", "finite_number", "known_keys", "read_description"]

IS_CHAIN = re.compile(rb"^symgen\s*:", re.MULTILINE)
"""The key that every chain file has, and no description: `simulate` writes arm.csv beside arm.yaml."""


@dataclass(frozen=True, slots=True)
class Description:
    """The description that lies beside measurements.

    Attributes:
        columns: name of a quantity -> name of its column in the file.
        units: column or kind -> unit.
        torque_constants: joint -> force or torque at the joint per unit of current, drive included.
        encoder_resolution: joint -> one step of its encoder at the joint, rad or m; under "" that of all joints.
        sample_time: s; None: taken from `t`.
        missing_rows: pairs of first and last row, counted from 1.
        missing_times: pairs of first and last instant, s.
        noise: column or kind -> standard deviation.
        delay: column or kind -> s by which its values are late.
        resample: s; None: the columns stay at their instants.
        bounds: of masses and mass centres, as `symgen.identify.bounds` reads them.
        file: for messages.
    """

    columns: Mapping[str, str] = field(default_factory=dict)
    units: Mapping[str, str] = field(default_factory=dict)
    torque_constants: Mapping[str, float] = field(default_factory=dict)
    encoder_resolution: Mapping[str, float] = field(default_factory=dict)
    sample_time: float | None = None
    missing_rows: tuple[tuple[int, int], ...] = ()
    missing_times: tuple[tuple[float, float], ...] = ()
    noise: Mapping[str, float] = field(default_factory=dict)
    delay: Mapping[str, float] = field(default_factory=dict)
    resample: float | None = None
    bounds: Mapping[str, Any] = field(default_factory=dict)
    file: str = ""


def beside(path: str | Path) -> Path | None:
    """The description of a file of measurements: the same name with `.yaml`, where there is one that is no chain."""
    found = Path(path).with_suffix(".yaml")
    return found if found.is_file() and not IS_CHAIN.search(found.read_bytes()) else None


def read_description(given: str | Path | Mapping[str, Any] | Description | None) -> Description:
    """A description from its file, from a mapping of the same form, or none.

    Raises:
        IdentificationError: no YAML, an unknown key, a value of the wrong kind; the message names it.

    Example:
        >>> read_description({"sample_time": 0.001, "missing": {"rows": [3, [7, 9]]}}).missing_rows
        ((3, 3), (7, 9))
    """
    if given is None:
        return Description()
    if isinstance(given, Description):
        return given
    if isinstance(given, str | Path):
        return _described(read_plain(given, IdentificationError, empty=True), str(given))
    return _described(given, "description")


def _described(data: Any, file: str) -> Description:
    if not isinstance(data, Mapping):
        raise IdentificationError(f"{file}: keys such as columns, units, sample_time are wanted, not {brief(data)}")
    missing = _mapping(data.get("missing"), f"{file}: missing")
    known_keys(missing, ("rows", "times"), f"{file}: missing")
    readers: dict[str, Callable[[Any, str], Any]] = {
        "columns": _texts,
        "units": _units,
        "torque_constants": _numbers,
        "encoder_resolution": lambda value, where: _numbers(_for_all(value), where, positive=True),
        "sample_time": _positive,
        "noise": lambda value, where: _numbers(value, where, positive=True),
        "delay": _numbers,
        "resample": _positive,
        "bounds": _mapping,
    }
    known_keys(data, (*readers, "missing"), file)
    values = {key: read(data[key], f"{file}: {key}") for key, read in readers.items() if data.get(key) is not None}
    return Description(
        **values,
        missing_rows=tuple(_row_span(item, f"{file}: missing.rows") for item in _list(missing.get("rows"), file)),
        missing_times=tuple(_time_span(item, f"{file}: missing.times") for item in _list(missing.get("times"), file)),
        file=file,
    )


def _for_all(value: Any) -> Any:
    return value if isinstance(value, Mapping) else {"": value}


def known_keys(data: Mapping[str, Any], names: tuple[str, ...], where: str) -> None:
    """Refuses a key that is none of the names."""
    for key in data:
        if key not in names:
            close = nearest(str(key), names)
            raise IdentificationError(f"{where}: no key {brief(str(key))}{close}; there are {', '.join(names)}")


def _mapping(value: Any, where: str) -> Mapping[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise IdentificationError(f"{where}: keys with values are wanted, not {brief(value)}")
    return {str(key): item for key, item in value.items()}


def _list(value: Any, where: str) -> list[Any]:
    if value is None:
        return []
    if not isinstance(value, list | tuple):
        raise IdentificationError(f"{where}: missing: a list such as [12, [40, 52]] is wanted, not {brief(value)}")
    return list(value)


def _texts(value: Any, where: str) -> dict[str, str]:
    found = _mapping(value, where)
    for key, text in found.items():
        if not isinstance(text, str | int):
            raise IdentificationError(f"{where}.{key}: the name of a column is wanted, not {brief(text)}")
    return {key: str(text) for key, text in found.items()}


def _units(value: Any, where: str) -> dict[str, str]:
    found = _texts(value, where)
    for key, unit in found.items():
        factor(unit, f"{where}.{key}")
    return found


def finite_number(value: Any, where: str) -> float:
    """A finite number, also where YAML has it as a text; raises IdentificationError for anything else."""
    try:
        number = math.nan if isinstance(value, bool) else float(value)  # texts, too: YAML 1.1 reads 2e-5 as one
    except (TypeError, ValueError, OverflowError):
        number = math.nan
    if not math.isfinite(number):
        raise IdentificationError(f"{where}: a finite number is wanted, not {brief(value)}")
    return number


def _positive(value: Any, where: str) -> float:
    number = finite_number(value, where)
    if number <= 0.0:
        raise IdentificationError(f"{where}: must be above zero, not {number:g}")
    return number


def _numbers(value: Any, where: str, positive: bool = False) -> dict[str, float]:
    read = _positive if positive else finite_number
    return {key: read(item, f"{where}.{key}") for key, item in _mapping(value, where).items()}


def _row_span(item: Any, where: str) -> tuple[int, int]:
    first, last = item if isinstance(item, list | tuple) and len(item) == 2 else (item, item)
    if not all(isinstance(row, int) and not isinstance(row, bool) for row in (first, last)) or not 1 <= first <= last:
        raise IdentificationError(f"{where}: a row from 1 on, or a pair [first, last], is wanted, not {brief(item)}")
    return first, last


def _time_span(item: Any, where: str) -> tuple[float, float]:
    if not isinstance(item, list | tuple) or len(item) != 2:
        raise IdentificationError(f"{where}: a pair [first, last] of instants is wanted, not {brief(item)}")
    first, last = (finite_number(x, where) for x in item)
    if first > last:
        raise IdentificationError(f"{where}: {first:g} comes after {last:g}")
    return first, last
