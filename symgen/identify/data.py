"""Measurements as named columns of numbers: from CSV, Parquet, a mapping or a table, with their description.

Columns are `t`, `q_<joint>`, `qd_<joint>`, `qdd_<joint>`, `tau_<joint>` and whatever an experiment needs besides;
in Python also `q`, `qd`, `qdd`, `tau` of shape (s, n). Rows are counted from 1 in messages, the head not included.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.arrays import Array
from symgen.describe.nearest import nearest
from symgen.errors import IdentificationError
from symgen.identify.columns import PARQUET, csv_columns, mapping_columns, parquet_columns
from symgen.identify.description import Description, beside, read_description
from symgen.identify.retime import retimed
from symgen.identify.rows import rows_text
from symgen.identify.units import DIMENSIONS, factor

__all__ = ["Data", "Measurements", "read_measurements"]


Data = Any
"""Path of a CSV or Parquet file, a mapping of names to arrays, a table of pandas or pyarrow, or `Measurements`."""

LARGEST = 1e50
"""Magnitudes above are no measurements, and their squares are no numbers; chains have the same bound."""

PER_JOINT = ("q", "qd", "qdd", "tau")


@dataclass(frozen=True, eq=False, slots=True)
class Measurements:
    """Columns of s rows.

    Attributes:
        columns: name -> (s,), or (s, n) of `q`, `qd`, `qdd` and `tau`; SI where the description gives units.
        missing: (s,) true in rows that the description names as missing, or that masks of NumPy leave out; their
            numbers may be NaN.
        description: what was said beside the data.
        source: for messages.
        size: of the file or the arrays, bytes.
    """

    columns: Mapping[str, Array]
    missing: NDArray[np.bool_]
    description: Description
    source: str
    size: int = 0

    def __len__(self) -> int:
        return len(self.missing)

    def __repr__(self) -> str:
        gaps = f", {int(self.missing.sum())} missing" if self.missing.any() else ""
        return f"<Measurements {self.source}: {len(self)} rows{gaps} of {', '.join(self.columns)}>"

    def column(self, name: str) -> Array:
        """A column (s,).

        Raises:
            IdentificationError: there is none of that name; the message lists those that there are.
        """
        if name not in self.columns:
            have = ", ".join(self.columns)
            close = nearest(name, self.columns)
            raise IdentificationError(
                f"{self.source}: no column {name!r}{close}; there are {have}. `columns: {{{name}: NAME}}` in the YAML "
                "beside the data names the column of the file"
            )
        return self.columns[name]

    def per_joint(self, kind: str, joints: Sequence[str]) -> Array | None:
        """The columns `<kind>_<joint>` as (s, n), or the array `<kind>`; None where there is none of them.

        Raises:
            IdentificationError: some joints have a column and others have none; a wrong number of columns.
        """
        if kind in self.columns:
            found = self.columns[kind]
            found = found[:, None] if found.ndim == 1 else found
            if found.shape[1] != len(joints):
                raise IdentificationError(
                    f"{self.source}: {kind} has {found.shape[1]} columns, and the chain {len(joints)} joints: "
                    f"{', '.join(joints)}"
                )
            return found
        have = [joint for joint in joints if f"{kind}_{joint}" in self.columns]
        if not have:
            return None
        if len(have) < len(joints):
            lacking = ", ".join(f"{kind}_{joint}" for joint in joints if joint not in have)
            raise IdentificationError(f"{self.source}: no columns {lacking}, though there are others of {kind}")
        return np.stack([self.columns[f"{kind}_{joint}"] for joint in joints], axis=1)

    def dimension(self, kind: str, joint: str) -> str | None:
        """Dimension of the unit that a joint's column was given in; None where no unit is given."""
        unit = _unit(self.description, f"{kind}_{joint}", kind)
        return None if unit is None else factor(unit, "units")[0]

    def resolution(self, joint: str) -> float | None:
        """One step of the joint's encoder, rad or m; None where it is not given."""
        given = self.description.encoder_resolution
        return given.get(joint, given.get(""))

    def noise(self, kind: str, joint: str) -> float | None:
        """Standard deviation of a joint's column where it is said; of a kind for all joints otherwise."""
        given = self.description.noise
        return given.get(f"{kind}_{joint}", given.get(kind))


def read_measurements(data: Data, description: Any = None) -> Measurements:
    """Measurements with their description.

    Args:
        data: see `Data`. Rows in which an array of NumPy is masked are missing rows.
        description: a `Description`, a mapping of its form, or the path of its YAML file; None takes the file of the
            same name beside a file, where there is one.

    Raises:
        IdentificationError: unreadable; a cell that is no real number, or NaN in a row that is not named as missing;
            columns of unequal length; `t` that does not rise; more memory than `symgen.memory` grants. The message
            names columns and rows.

    Example:
        >>> read_measurements({"t": [0.0, 0.1], "q_elbow": [0.0, 90.0]}, {"units": {"q": "deg"}}).column("q_elbow")
        array([0.        , 1.57079633])
    """
    if isinstance(data, Measurements):
        return data
    if isinstance(data, str | Path):
        path = Path(data)
        source = str(data)
        description = beside(path) if description is None else description
        found = parquet_columns(path) if path.suffix.lower() in PARQUET else csv_columns(path)
        masked, size = None, path.stat().st_size
    else:
        source, (found, masked) = "data", mapping_columns(data)
        size = sum(values.nbytes for values in found.values())
    said = read_description(description)
    return replace(_checked(_renamed(found, said, source), masked, said, source), size=size)


def _renamed(found: dict[str, Array], said: Description, source: str) -> dict[str, Array]:
    columns = dict(found)
    for name, theirs in said.columns.items():
        if theirs not in found:
            raise IdentificationError(
                f"{said.file}: columns.{name}: {source} has no column {theirs!r}{nearest(theirs, found)}; "
                f"there are {', '.join(found)}"
            )
    for theirs in said.columns.values():
        columns.pop(theirs, None)
    return columns | {name: found[theirs] for name, theirs in said.columns.items()}


def _unit(said: Description, name: str, kind: str) -> str | None:
    return said.units.get(name, said.units.get(kind))


def _checked(columns: dict[str, Array], masked: Array | None, said: Description, source: str) -> Measurements:
    lengths = {name: len(values) if values.ndim else -1 for name, values in columns.items()}
    if not columns or min(lengths.values()) < 1 or len(set(lengths.values())) > 1:
        each = ", ".join(f"{name} {max(length, 0)}" for name, length in lengths.items())
        raise IdentificationError(
            f"{source}: columns of one length are wanted, with rows in them, not {each or 'none'}"
        )
    deep = [name for name, values in columns.items() if values.ndim > (2 if name in (*PER_JOINT, "mode") else 1)]
    if deep:
        wanted = "(rows, joints)" if deep[0] in (*PER_JOINT, "mode") else "(rows,)"
        raise IdentificationError(f"{source}: {deep[0]!r:.60} has shape {columns[deep[0]].shape}, not {wanted}")
    for name in said.units:
        if name not in columns and name not in DIMENSIONS and name != "tau":
            raise IdentificationError(f"{said.file}: units.{name}: {source} has no such column")
    for joint in said.torque_constants:
        if f"tau_{joint}" not in columns:
            raise IdentificationError(f"{said.file}: torque_constants.{joint}: {source} has no column 'tau_{joint}'")
    with np.errstate(over="ignore", invalid="ignore"):
        converted = {name: _converted(name, values, said) for name, values in columns.items()}
    missing = _missing(converted, said, source)
    if masked is not None:
        missing |= masked
    bad = {
        name: ~(np.abs(values) <= LARGEST).reshape(len(values), -1).all(axis=1) & ~missing
        for name, values in converted.items()
    }
    wrong = [f"{name!r}: {rows_text(mask)}" for name, mask in bad.items() if mask.any()]
    if wrong:
        rows = rows_text(np.any(list(bad.values()), axis=0))
        raise IdentificationError(
            f"{source}: empty, NaN, infinite or above 1e50 in {'; '.join(wrong)}. Name missing rows in the YAML beside "
            f"the data, as in `missing: {{rows: [[{_first_rows(rows)}]]}}`"
        )
    if "t" in converted:
        _rising(converted["t"], missing, source)
    return Measurements(*retimed(converted, missing, said, source), said, source)


def _first_rows(rows: str) -> str:
    numbers = [word.strip(",") for word in rows.split() if word.strip(",").isdigit()]
    return f"{numbers[0]}, {numbers[1] if ' to ' in rows.split(',')[0] else numbers[0]}"


def _converted(name: str, values: Array, said: Description) -> Array:
    """A column in SI; currents become torques."""
    kind = name if name in PER_JOINT else name.split("_", 1)[0]
    unit = _unit(said, name, kind)
    dimension, scale = ("", 1.0) if unit is None else factor(unit, f"{said.file}: units")
    joint = name.removeprefix("tau_") if name.startswith("tau_") else ""
    if joint and joint in said.torque_constants:
        if dimension not in ("", "current"):
            raise IdentificationError(
                f"{said.file}: torque_constants.{joint}: column {name!r} is in {unit}, and a current is wanted"
            )
        return values * (scale * said.torque_constants[joint])
    if dimension == "current" and kind == "tau":
        raise IdentificationError(
            f"{said.file}: units: {name!r} is in {unit}: `torque_constants: {{{joint or 'JOINT'}: NUMBER}}` makes a "
            "torque of it"
        )
    return values * scale if scale != 1.0 else values


def _missing(columns: Mapping[str, Array], said: Description, source: str) -> NDArray[np.bool_]:
    count = len(next(iter(columns.values())))
    missing = np.zeros(count, dtype=bool)
    for first, last in said.missing_rows:
        if last > count:
            raise IdentificationError(f"{said.file}: missing.rows: {last} is beyond the {count} rows of {source}")
        missing[first - 1 : last] = True
    if said.missing_times and "t" not in columns:
        raise IdentificationError(f"{said.file}: missing.times: {source} has no column 't'")
    for begin, end in said.missing_times:
        t = columns["t"]
        missing |= (t >= begin) & (t <= end)
    return missing


def _rising(t: Array, missing: NDArray[np.bool_], source: str) -> None:
    """Refuse instants that do not rise, with the rows."""
    there = np.flatnonzero(~missing)
    falls = there[1:][np.diff(t[there]) <= 0.0]
    if len(falls):
        mask = np.zeros(len(t), dtype=bool)
        mask[falls] = True
        raise IdentificationError(
            f"{source}: 't' does not rise at {rows_text(mask)}; sort the rows, or name the wrong ones as missing"
        )
