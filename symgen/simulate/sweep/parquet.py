"""Columns to and from Parquet, by pyarrow, which is needed for nothing else."""

from __future__ import annotations

import importlib
import io
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from symgen.errors import ArgumentError, SimulationError

__all__ = ["parquet_bytes", "read_columns", "require_parquet"]


def require_parquet() -> None:
    """Raises SimulationError where pyarrow is missing."""
    try:
        _modules()
    except ImportError:
        raise SimulationError("sweeps are kept as Parquet, by pyarrow: pip install 'symgen[parquet]'") from None


def parquet_bytes(columns: Mapping[str, Any], stream: io.BytesIO) -> None:
    """Writes columns, equal bytes for equal columns."""
    pyarrow, parquet = _modules()
    parquet.write_table(pyarrow.table(dict(columns)), stream, compression="zstd")


def read_columns(paths: Sequence[Path], wanted: Collection[str], most: int) -> dict[str, Any]:
    """All columns of files, one behind the other, as arrays; texts as lists.

    Args:
        paths: files of the same columns.
        wanted: columns that every file has.
        most: rows that a file may have.

    Raises:
        ArgumentError: a file cannot be read, or is not like the others; the message names it.
    """
    tables: list[Any] = []
    for path in paths:
        try:
            tables.append(_table(path, wanted, most, tables[0].schema if tables else None))
        except Exception as error:  # pyarrow's own errors derive from several classes
            reason = " ".join(str(error).split())
            raise ArgumentError(
                f"{path}: cannot be read: {reason:.200}; remove it, and sweep again to fill the gap"
            ) from None
    if not tables:
        return {}
    pyarrow, _ = _modules()
    table = pyarrow.concat_tables(tables)
    return {
        name: column.to_pylist() if pyarrow.types.is_string(column.type) else column.to_numpy()
        for name, column in zip(table.column_names, table.columns, strict=True)
    }


def _table(path: Path, wanted: Collection[str], most: int, schema: Any) -> Any:
    """The table of a file.

    Raises:
        ValueError: it is not such as a sweep writes it.
    """
    _, parquet = _modules()
    with path.open("rb") as stream, parquet.ParquetFile(stream) as file:
        lacking = [name for name in wanted if name not in file.schema_arrow.names]
        if lacking:
            raise ValueError(f"it has no column {', '.join(lacking)}")
        if schema is not None and not file.schema_arrow.equals(schema):
            raise ValueError("its columns are not those of the parts before it")
        if file.metadata.num_rows > most:
            raise ValueError(f"it has {file.metadata.num_rows} rows, and a part has {most} at most")
        table = file.read()
    holes = [name for name, column in zip(table.column_names, table.columns, strict=True) if column.null_count]
    if holes:
        raise ValueError(f"values are missing in {', '.join(holes)}")
    return table


def _modules() -> tuple[Any, Any]:
    return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
