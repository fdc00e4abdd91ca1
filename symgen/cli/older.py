"""Sources that an earlier emission left in the folder: the same chain's, or another's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from symgen.errors import OutputError

__all__ = ["check_owner", "remove_older"]


def check_owner(folder: Path, model: str, names: Sequence[str]) -> None:
    """Refuses to write over another chain's sources: `arm` in several files and `arm_2` share a name.

    Args:
        folder: where `names` are to be written.
        model: the chain's name.
        names: of the sources.

    Raises:
        OutputError: one of the files is there and begins with another chain's header.
    """
    for name in names:
        path = folder / name
        found = re.search(r'^#include "([^"]+)\.h"', _beginning(path), re.MULTILINE) if path.is_file() else None
        if found and found[1] != model:
            raise OutputError(
                f"{path} belongs to the chain {found[1]!r}: give {model!r} a folder of its own (--output)"
            )


def remove_older(folder: Path, model: str, names: Sequence[str]) -> list[str]:
    """Removes sources that an earlier emission of more functions left, for they do not fit the new header.

    Args:
        folder: where `names` have just been written.
        model: the chain's name; only files called and beginning like sources of its own are touched.
        names: to be kept.
    """
    pattern = re.compile(rf"{re.escape(model)}(_vector)?(_[0-9]+)?\.c")
    older = [
        path.name
        for path in sorted(folder.iterdir())
        if pattern.fullmatch(path.name)
        and path.name not in names
        and path.is_file()
        and f'#include "{model}.h"' in _beginning(path)
    ]
    for name in older:
        (folder / name).unlink()
    return older


def _beginning(path: Path) -> str:
    """As much of a file as shows whose it is."""
    with path.open(encoding="utf-8", errors="replace") as stream:
        return stream.read(1000)
