"""The results of a sweep on disk: a manifest, and a Parquet file for each table of each part, by pyarrow.

    folder/sweep.json                       which sweep, how many runs and parts
    folder/ends/part-00000.parquet          a line for each run: swept values, status, message, the end
    folder/rows/part-00000.parquet          with keep: rows
    folder/events/part-00000.parquet        with keep: events

A part is there when its `ends` are, which are written last; files appear whole or not at all.
"""

from __future__ import annotations

import importlib
import io
import json
import os
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from symgen.describe.plain_json import json_from_text
from symgen.describe.text_file import read_text
from symgen.errors import ArgumentError, ChainError, OutputError, SimulationError
from symgen.output import output_errors, write_files
from symgen.simulate.sweep.plan import LARGEST

__all__ = ["Store", "opened", "require_parquet"]


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


MANIFEST = "sweep.json"
MOST_ROWS = 100_000_000
"""Rows of a part that are read."""
ENDS = ("run", "status", "message", "t")
"""Columns that all tables of ends have."""


@dataclass(frozen=True)
class Store:
    """A folder of results.

    Attributes:
        folder: where they are.
        parts: number of parts.
    """

    folder: Path
    parts: int

    def missing(self) -> list[int]:
        """Parts that are still to be computed."""
        return [part for part in range(self.parts) if not self.path("ends", part).is_file()]

    def path(self, table: str, part: int) -> Path:
        """File of a table of a part."""
        return self.folder / table / f"part-{part:05d}.parquet"

    def write(self, part: int, tables: Mapping[str, Mapping[str, Any]]) -> None:
        """The tables of a part, `ends` last; raises OutputError."""
        for table in sorted(tables, key=lambda name: name == "ends"):
            write_files({self.path(table, part): _parquet(tables[table])})

    def ends(self) -> dict[str, Any]:
        """All ends that are there, by column, run after run."""

        return read_columns(sorted((self.folder / "ends").glob("part-*.parquet")), ENDS, LARGEST)

    def rows(self) -> dict[str, Any]:
        """All rows that are there, by column, run after run; none where the sweep keeps none."""

        return read_columns(sorted((self.folder / "rows").glob("part-*.parquet")), ("run", "t"), MOST_ROWS)


def opened(folder: str | os.PathLike[str], manifest: Mapping[str, Any], parts: int) -> Store:
    """The store of a sweep: a new folder, or one that already holds some of its parts.

    Raises:
        ArgumentError: the folder holds another sweep, or something else.
        OutputError: it cannot be written.
    """
    place = Path(folder)
    file = place / MANIFEST
    if file.is_file():
        known = _read(file)
        if known.get("fingerprint") != manifest["fingerprint"]:
            raise ArgumentError(
                f"{place}: holds the results of another sweep (of {known.get('chain', '?')!s:.40}): the chain, the "
                "file of the sweep or symgen has changed since; choose another folder, or remove this one"
            )
        return Store(place, parts)
    if place.exists() and (not place.is_dir() or any(place.iterdir())):
        raise OutputError(f"{place}: is there and holds no sweep; results need a folder of their own")
    with output_errors(place):
        place.mkdir(parents=True, exist_ok=True)
    write_files({file: json.dumps(manifest, indent=2, default=str) + "\n"})
    return Store(place, parts)


def _read(file: Path) -> dict[str, Any]:
    try:
        found = json_from_text(read_text(file))
    except (ArgumentError, ChainError) as error:
        raise ArgumentError(f"{file}: cannot be read as the manifest of a sweep: {error}") from None
    return found if isinstance(found, dict) else {}


def _parquet(columns: Mapping[str, Any]) -> bytes:

    stream = io.BytesIO()
    parquet_bytes(columns, stream)
    return stream.getvalue()
