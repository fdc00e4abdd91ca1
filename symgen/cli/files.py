"""Writing results: either all files of a result are there, complete, or the folder is as it was."""

from __future__ import annotations

import errno
import os
import re
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

__all__ = ["remove_older", "write_files"]


def write_files(folder: Path, files: Mapping[str, str]) -> tuple[Path, ...]:
    """Writes texts into a folder: all go to temporary names first and are renamed only when every one is written.

    What had the names before comes back when a renaming fails.

    Raises:
        OSError: naming the file that cannot be written, never a temporary one.
    """
    folder.mkdir(parents=True, exist_ok=True)
    targets = tuple(folder / name for name in files)
    for target in targets:
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(target))
    try:
        place = tempfile.TemporaryDirectory(prefix=".writing-", dir=folder)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(folder)) from None
    with place as kept:
        fresh = [Path(kept) / f"{k}.new" for k in range(len(targets))]
        for temporary, target, text in zip(fresh, targets, files.values(), strict=True):
            _write(temporary, target, text)
        done: list[tuple[Path, Path]] = []
        for k, (temporary, target) in enumerate(zip(fresh, targets, strict=True)):
            before = Path(kept) / f"{k}.old"
            try:
                if target.is_symlink() or target.exists():
                    shutil.copy2(target, before, follow_symlinks=False)
                os.replace(temporary, target)
            except OSError as error:
                _restore(done)
                raise OSError(error.errno, error.strerror, str(target)) from None
            done.append((before, target))
    return targets


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


def _write(temporary: Path, target: Path, text: str) -> None:
    try:
        temporary.write_text(text, encoding="utf-8", newline="\n")
        os.chmod(temporary, 0o644)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(target)) from None


def _restore(done: list[tuple[Path, Path]]) -> None:
    """Undoes the renaming: what was there comes back, what is new goes."""
    for before, target in reversed(done):
        if before.is_symlink() or before.exists():
            os.replace(before, target)
        else:
            target.unlink(missing_ok=True)
