"""Named columns of numbers from CSV, from Parquet, from mappings and tables."""

from __future__ import annotations

import csv
import importlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.errors import IdentificationError
from symgen.identify.rows import rows_text

__all__ = ["csv_columns", "mapping_columns", "parquet_columns"]

Array = NDArray[Any]


def csv_columns(path: Path) -> dict[str, Array]:
    try:
        with path.open(newline="", encoding="utf-8-sig") as file:
            sample = file.readline()
            file.seek(0)
            separator = max(",;\t", key=sample.count)
            head, *rows = [row for row in csv.reader(file, delimiter=separator) if row] or [[]]
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise IdentificationError(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from None
    head = [name.strip() for name in head]
    if not head or not rows:
        raise IdentificationError(f"{path}: a head with the names of the columns, and rows of numbers, are wanted")
    uneven = np.array([len(row) != len(head) for row in rows])
    if uneven.any():
        cells = f"{len(head)} {'cell is' if len(head) == 1 else 'cells are'}"
        raise IdentificationError(f"{path}: {rows_text(uneven)}: {cells} wanted, as the head has")
    if len(set(head)) < len(head):
        twice = sorted({name for name in head if head.count(name) > 1})
        raise IdentificationError(f"{path}: two columns are called {', '.join(map(repr, twice))}")
    return {name: _cells(name, cells, path) for name, cells in zip(head, zip(*rows, strict=True), strict=True)}


def _cells(name: str, cells: Sequence[str], path: Path) -> Array:
    """Numbers of a column; empty cells are NaN."""
    try:
        return np.array([float(cell) for cell in cells])
    except ValueError:
        wrong = np.array([not _is_number(cell) for cell in cells])
        if wrong.any():
            first = cells[int(np.argmax(wrong))]
            raise IdentificationError(
                f"{path}: column {name!r}: {rows_text(wrong)}: no number: {first!r:.40}"
            ) from None
        return np.array([float(cell) if cell.strip() else np.nan for cell in cells])


def _is_number(cell: str) -> bool:
    try:
        float(cell or "nan")
    except ValueError:
        return not cell.strip()
    return True


def parquet_columns(path: Path) -> dict[str, Array]:
    try:
        parquet = importlib.import_module("pyarrow.parquet")
    except ImportError as missing:
        raise IdentificationError(f"{path}: Parquet needs pyarrow: pip install 'symgen[parquet]'") from missing
    try:
        table = parquet.read_table(path)
    except OSError as error:
        raise IdentificationError(f"{path}: cannot be read: {' '.join(str(error).split()):.200}") from None
    except Exception as error:  # pyarrow's own errors derive from several classes
        raise IdentificationError(f"{path}: no Parquet file: {' '.join(str(error).split()):.200}") from None
    return mapping_columns(table)


def mapping_columns(data: Any) -> dict[str, Array]:
    """Columns of a mapping, or of a table of pandas or pyarrow."""
    if hasattr(data, "column_names") and hasattr(data, "column"):  # pyarrow
        items: Iterable[tuple[Any, Any]] = ((name, np.asarray(data.column(name))) for name in data.column_names)
    elif hasattr(data, "keys") and hasattr(data, "__getitem__"):  # mappings, pandas
        items = ((name, data[name]) for name in data.keys())  # noqa: SIM118
    else:
        raise IdentificationError(
            f"data: the path of a file, a mapping of names to arrays, or a table, is wanted, not {type(data).__name__}"
        )
    found = {}
    for name, values in items:
        array = np.asarray(values)
        try:
            found[str(name)] = array if np.iscomplexobj(array) else array.astype(np.float64)
        except (TypeError, ValueError):
            raise IdentificationError(f"data: column {str(name)!r:.60} holds {array.dtype}, not numbers") from None
    return found
