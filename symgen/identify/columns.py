"""Named columns of numbers from CSV, from Parquet, from mappings and tables.

Files are read block by block, and the memory of their columns is estimated before it is taken.
"""

from __future__ import annotations

import csv
import importlib
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

import numpy as np
from numpy.typing import NDArray

from symgen.arrays import Array
from symgen.errors import IdentificationError, SymgenError
from symgen.identify.rows import rows_text
from symgen.memory import require
from symgen.text.visible import brief

__all__ = [
    "PARQUET",
    "column_names",
    "csv_columns",
    "filled",
    "mapping_columns",
    "masked_rows",
    "parquet_columns",
]


PARQUET = (".parquet", ".pq")

LINE, COLUMNS = 1 << 20, 10_000
"""Characters of a line, and columns of a table, at most."""

CELLS = 200_000
"""Cells that are read at once."""

FEWER = "give fewer rows or columns"


def column_names(path: Path) -> list[str]:
    """Names of the columns of a CSV or Parquet file.

    Raises:
        IdentificationError: the file cannot be read, or is no such table.
    """
    if path.suffix.lower() in PARQUET:
        with _parquet(path) as file:
            return [str(name) for name in file.schema_arrow.names]
    with _rows(path) as rows:
        return _head(next(rows, []), path)


def csv_columns(path: Path, texts: Collection[str] = (), ragged: bool = False) -> dict[str, Array]:
    """Columns (s,) of a CSV file; empty cells are NaN.

    Args:
        path: the file; cells are separated by commas, semicolons or tabs.
        texts: names of columns that are left out, since they hold texts.
        ragged: rows may end early; cells that lack are empty.

    Raises:
        IdentificationError: the file cannot be read, is no table, or a cell is no number; with rows and columns.
    """
    with _rows(path) as rows:
        head = _head(next(rows, []), path)
        kept = [k for k, name in enumerate(head) if name not in texts]
        blocks: list[Array] = []
        count, size = 0, path.stat().st_size
        while block := list(islice(rows, max(1, CELLS // len(head)))):
            if ragged:
                block = [row + [""] * (len(head) - len(row)) for row in block]
            uneven = np.array([len(row) != len(head) for row in block])
            if uneven.any():
                cells = f"{len(head)} {'cell is' if len(head) == 1 else 'cells are'}"
                raise IdentificationError(f"{path}: {rows_text(uneven, count)}: {cells} wanted, as the head has")
            blocks.append(_numbers(block, kept, head, path, count))
            count += len(block)
            require(16 * count * len(kept), size, IdentificationError, f"{path}: the table", FEWER)
    if not count:
        raise IdentificationError(f"{path}: a head with the names of the columns, and rows of numbers, are wanted")
    table = np.concatenate(blocks, axis=1)
    return {head[k]: column for k, column in zip(kept, table, strict=True)}


@contextmanager
def _rows(path: Path) -> Iterator[Iterator[list[str]]]:
    """The rows of a CSV file, empty ones left out."""
    try:
        with path.open(newline="", encoding="utf-8-sig") as file:
            first = _line(file, path)
            separator = max(",;\t", key=first.count)
            yield (row for row in csv.reader(_lines(first, file, path), delimiter=separator) if row)
    except SymgenError:
        raise
    except (OSError, ValueError, csv.Error) as error:  # bytes that are no UTF-8 are a ValueError
        reason = "no text in UTF-8" if isinstance(error, UnicodeDecodeError) else str(error)
        raise IdentificationError(f"{path}: cannot be read: {getattr(error, 'strerror', None) or reason}") from None


def _lines(first: str, file: TextIO, path: Path) -> Iterator[str]:
    yield first
    while line := _line(file, path):
        yield line


def _line(file: TextIO, path: Path) -> str:
    line = file.readline(LINE)
    if len(line) == LINE:
        raise IdentificationError(f"{path}: a line has more than {LINE} characters; a table of numbers is wanted")
    return line


def _head(names: Sequence[str], path: Path) -> list[str]:
    head = [name.strip() for name in names]
    if not head:
        raise IdentificationError(f"{path}: a head with the names of the columns, and rows of numbers, are wanted")
    if len(head) > COLUMNS:
        raise IdentificationError(f"{path}: {len(head)} columns; at most {COLUMNS} are read")
    twice = sorted(name for name, times in Counter(head).items() if times > 1)
    if twice:
        raise IdentificationError(f"{path}: two columns are called {', '.join(map(repr, twice))}")
    return head


def _numbers(block: list[list[str]], kept: Sequence[int], head: Sequence[str], path: Path, before: int) -> Array:
    """(columns, rows) of a block."""
    if len(kept) == len(head):
        try:
            return np.array([list(map(float, row)) for row in block]).T
        except ValueError:
            pass
    found = np.empty((len(kept), len(block)))
    for place, k in enumerate(kept):
        cells = [row[k] for row in block]
        wrong = np.array([not _is_number(cell) for cell in cells])
        if wrong.any():
            first = cells[int(np.argmax(wrong))]
            raise IdentificationError(
                f"{path}: column {brief(head[k])}: {rows_text(wrong, before)}: no number: {brief(first, 40)}"
            )
        found[place] = [float(cell) if cell.strip() else np.nan for cell in cells]
    return found


def _is_number(cell: str) -> bool:
    try:
        float(cell or "nan")
    except ValueError:
        return not cell.strip()
    return True


@contextmanager
def _parquet(path: Path) -> Iterator[Any]:
    """A Parquet file of which no more than the schema has been read."""
    try:
        parquet = importlib.import_module("pyarrow.parquet")
    except ImportError as missing:
        raise IdentificationError(f"{path}: Parquet needs pyarrow: pip install 'symgen[parquet]'") from missing
    try:
        with path.open("rb") as stream, parquet.ParquetFile(stream) as file:
            yield file
    except SymgenError:
        raise
    except OSError as error:
        raise IdentificationError(f"{path}: cannot be read: {' '.join(str(error).split()):.200}") from None
    except Exception as error:  # pyarrow's own errors derive from several classes
        raise IdentificationError(f"{path}: no Parquet file: {' '.join(str(error).split()):.200}") from None


def parquet_columns(path: Path) -> dict[str, Array]:
    """Columns (s,) of a Parquet file; nulls are NaN.

    Raises:
        IdentificationError: the file cannot be read, or a column holds no numbers.
    """
    with _parquet(path) as file:
        names = _head(file.schema_arrow.names, path)
        for name, kind in zip(names, file.schema_arrow.types, strict=True):
            if not str(kind).startswith(("int", "uint", "float", "halffloat", "double", "bool", "decimal")):
                raise IdentificationError(f"{path}: column {brief(name)} holds {kind!s:.40}, not numbers")
        count = int(file.metadata.num_rows)
        if count < 1:
            raise IdentificationError(f"{path}: rows of numbers are wanted, and there are none")
        require(16 * count * len(names), path.stat().st_size, IdentificationError, f"{path}: the table", FEWER)
        found = np.empty((len(names), count))
        at = 0
        for batch in file.iter_batches(batch_size=max(1, CELLS // len(names))):
            for k in range(len(names)):
                found[k, at : at + batch.num_rows] = (
                    batch.column(k).cast("float64", safe=False).to_numpy(zero_copy_only=False)
                )
            at += batch.num_rows
        if at != count:
            raise IdentificationError(f"{path}: {at} rows where its head promises {count}")
    return dict(zip(names, found, strict=True))


def mapping_columns(data: Any) -> tuple[dict[str, Array], NDArray[np.bool_] | None]:
    """Columns of a mapping, or of a table of pandas or pyarrow, and the rows that masks of NumPy leave out.

    Raises:
        IdentificationError: no table, or a column that holds no real numbers.
    """
    if hasattr(data, "column_names") and hasattr(data, "column"):  # pyarrow
        items: Iterable[tuple[Any, Any]] = ((name, data.column(name)) for name in data.column_names)
    elif hasattr(data, "keys") and hasattr(data, "__getitem__"):  # mappings, pandas
        items = ((name, data[name]) for name in data.keys())  # noqa: SIM118
    else:
        raise IdentificationError(
            f"data: the path of a file, a mapping of names to arrays, or a table, is wanted, not {type(data).__name__}"
        )
    found: dict[str, Array] = {}
    masked: Any = None
    for name, values in items:
        found[str(name)] = real_numbers(values, f"data: column {brief(str(name))}")
        rows = masked_rows(values)
        if rows is not None:
            masked = rows if masked is None or len(masked) != len(rows) else masked | rows
    return found, masked


def masked_rows(values: Any) -> NDArray[np.bool_] | None:
    """(s,): true in rows in which an array of NumPy (s, ...) is masked; None where nothing is."""
    if not isinstance(values, np.ma.MaskedArray) or values.ndim < 1 or not np.ma.is_masked(values):
        return None
    return np.asarray(np.ma.getmaskarray(values).reshape(len(values), -1).any(axis=1))


def filled(values: Any) -> Array:
    """Numbers, NaN where they are masked."""
    found: Any = np.ma.asarray(values, dtype=np.float64)
    return np.asarray(np.ma.filled(found, np.nan))


def real_numbers(values: Any, what: str) -> Array:
    """An array of float64, NaN where it is masked.

    Raises:
        IdentificationError: texts, dates, complex numbers, lists of different lengths.
    """
    try:
        array = np.asarray(values)
        if array.dtype.kind == "c":
            raise IdentificationError(f"{what} is complex, and a measurement is real; give its real part")
        if array.dtype.kind not in "biufOUS":
            raise IdentificationError(f"{what} holds {array.dtype}, not numbers")
        return filled(values) if isinstance(values, np.ma.MaskedArray) else array.astype(np.float64)
    except (TypeError, ValueError, OverflowError) as error:
        kind = getattr(values, "dtype", type(values).__name__)
        raise IdentificationError(f"{what} holds {kind}, not numbers: {error!s:.100}") from None
