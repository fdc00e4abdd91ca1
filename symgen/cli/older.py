"""Sources that an earlier emission left."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

__all__ = ["remove_older"]


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
        and f'#include "{model}.h"' in path.read_text(encoding="utf-8", errors="replace")[:1000]
    ]
    for name in older:
        (folder / name).unlink()
    return older
