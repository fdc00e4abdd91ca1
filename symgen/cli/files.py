"""Writing results: a file or a folder is complete or it is not there."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

__all__ = ["write_files"]


def write_files(folder: Path, files: Mapping[str, str]) -> tuple[Path, ...]:
    """Writes texts into a folder: all go to temporary names first and are renamed only when every one is written."""
    folder.mkdir(parents=True, exist_ok=True)
    waiting: list[tuple[str, Path]] = []
    try:
        for name, text in files.items():
            handle, temporary = tempfile.mkstemp(prefix=f".{name}.", dir=folder)
            waiting.append((temporary, folder / name))
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
            os.chmod(temporary, 0o644)
        for temporary, target in waiting:
            os.replace(temporary, target)
    finally:
        for temporary, _ in waiting:
            if os.path.exists(temporary):
                os.unlink(temporary)
    return tuple(target for _, target in waiting)
