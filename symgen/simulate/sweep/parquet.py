"""Columns to and from Parquet, by pyarrow, which is needed for nothing else."""

from __future__ import annotations

import importlib
import io
from collections.abc import Mapping, Sequence
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


def read_columns(paths: Sequence[Path]) -> dict[str, Any]:
    """All columns of files, one behind the other, as arrays; texts as lists.

    Raises:
        ArgumentError: one cannot be read.
    """
    pyarrow, parquet = _modules()
    if not paths:
        return {}
    tables = []
    for path in paths:
        try:
            tables.append(parquet.read_table(path, partitioning=None))
        except (OSError, pyarrow.ArrowInvalid) as error:
            raise ArgumentError(
                f"{path}: cannot be read: {error}; remove it, and sweep again to fill the gap"
            ) from None
    table = pyarrow.concat_tables(tables)
    return {
        name: column.to_pylist() if pyarrow.types.is_string(column.type) else column.to_numpy()
        for name, column in zip(table.column_names, table.columns, strict=True)
    }


def _modules() -> tuple[Any, Any]:
    return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
