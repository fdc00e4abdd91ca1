"""Sources that an earlier emission left in the folder: the same chain's, or another's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from symgen.emit.source import owner
from symgen.errors import OutputError
from symgen.output import output_errors

__all__ = ["check_owner", "remove_older"]

TAIL = 200
"""Bytes in which a file says whose it is."""


def check_owner(folder: Path, model: str, names: Sequence[str]) -> None:
    """Refuses to overwrite files that are no emission of the chain: another chain's, or the user's own.

    Args:
        folder: where `names` are to be written.
        model: the chain's name.
        names: of the sources.

    Raises:
        OutputError: one of the files is there and is not the chain's: `arm` in several files and `arm_2` share a name.
    """
    for name in names:
        path = folder / name
        if not path.is_file() or path.stat().st_size == 0:
            continue
        whose = _owner(path)
        if whose is None:
            line = "its first line is not that of an emitted file"
            raise OutputError(f"{path} is there, and {line}: rename it, remove it, or choose another --output")
        if whose != model:
            raise OutputError(f"{path} belongs to the chain {whose!r}: give {model!r} a folder of its own (--output)")


def remove_older(folder: Path, model: str, names: Sequence[str]) -> list[str]:
    """Removes sources that an earlier emission of more functions, or with batches, left: they do not fit the header.

    Args:
        folder: where `names` have just been written.
        model: the chain's name; only C sources that were emitted for it are touched, and only when its C has
            been written anew.
        names: to be kept.
    """
    if f"{model}.h" not in names:
        return []
    pattern = re.compile(rf"{re.escape(model)}(_[0-9]+\.c|_vector\.h|_inline\.h|_vector(_[0-9]+)?\.c|_batch\.[hc])")
    older = [
        path.name
        for path in sorted(folder.iterdir())
        if pattern.fullmatch(path.name) and path.name not in names and path.is_file() and _owner(path) == model
    ]
    for name in older:
        with output_errors(folder / name):
            (folder / name).unlink()
    return older


def _owner(path: Path) -> str | None:
    """The model to which an emitted file belongs; None for a file that was not emitted.

    A text says it in its first line, a file of bytes at its end, such as in the comment of an archive.
    """
    with path.open("rb") as stream:
        first = stream.readline(TAIL)
        stream.seek(max(0, path.stat().st_size - TAIL))
        last = stream.read()
    words = re.search(rb"\w+, emitted by symgen [^\n]*\Z", last)
    end = "" if words is None else f"# {words[0].decode('ascii', 'replace')}"
    return owner(first.decode("utf-8-sig", "replace")) or owner(end)
