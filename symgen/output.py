"""Writing results: either all files of a result are there, complete, or everything is as it was.

A symbolic link stays, and the file that it points to is written. An existing pipe or device is written into, not
replaced.
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from symgen.errors import OutputError

__all__ = ["check_output", "output_errors", "write_files"]


def write_files(files: Mapping[Path, str | bytes]) -> tuple[Path, ...]:
    """Writes texts or bytes: all go to temporary names first and are renamed only when every one is written.

    Texts are written in UTF-8; halves of characters, from file names that are no UTF-8, as escapes such as \\udcff.
    Folders are made, and removed again when nothing came into them. Files that had the names before come back when a
    renaming fails.

    Raises:
        OutputError: naming the file that cannot be written, never a temporary one.
    """
    with ExitStack() as stack:
        places: dict[Path, Path] = {}
        fresh: list[tuple[Path, Path, Path]] = []
        streams: list[tuple[Path, bytes]] = []
        for target, content in files.items():
            data = content.encode("utf-8", "backslashreplace") if isinstance(content, str) else content
            with output_errors(target):
                final = regular_file(target)
                if final is None:
                    streams.append((target, data))
                    continue
                folder = final.parent
                if folder not in places:
                    make_folder(folder, stack)
                    places[folder] = Path(
                        stack.enter_context(tempfile.TemporaryDirectory(prefix=".writing-", dir=folder))
                    )
                temporary = places[folder] / f"{len(fresh)}.new"
                temporary.write_bytes(data)
                if final.exists():
                    shutil.copymode(final, temporary)
            fresh.append((target, temporary, final))
        for target, data in streams:  # before the renaming: a failure here must leave the files as they were
            with output_errors(target):
                target.write_bytes(data)
        rename(fresh)
    return tuple(files)


def make_folder(folder: Path, stack: ExitStack) -> None:
    """Makes a folder and those above it that are missing; at the end of the stack those of them go that are empty."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    for path in reversed(missing):
        stack.callback(remove_empty, path)
        path.mkdir(exist_ok=True)


def remove_empty(folder: Path) -> None:
    """Removes a folder in which there is nothing."""
    with suppress(OSError):
        folder.rmdir()


def check_output(*paths: Path, source: str | Path | None = None) -> None:
    """Check that files can be written, before the work that they are for; make and change nothing.

    Args:
        source: file that the work begins with, which results must not replace.

    Raises:
        OutputError: one is a folder, or its place takes no files; one is the source. That a disk is full is seen only
            when writing.
    """
    for path in paths:
        if source is not None and os.path.realpath(path) == os.path.realpath(source):
            raise OutputError(f"cannot write {path}: it is what is read, the chain's description; give another name")
        with output_errors(path):
            final = regular_file(path)
            if final is not None:
                tempfile.TemporaryFile(dir=next(folder for folder in final.parents if folder.exists())).close()
            elif not os.access(path, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


@contextmanager
def output_errors(path: Path) -> Iterator[None]:
    """Turn an OSError inside the context into an OutputError that names the file."""
    try:
        yield
    except OSError as error:
        raise OutputError(f"cannot write {path}: {error.strerror or error}") from None


def regular_file(path: Path) -> Path | None:
    """Path of the file when links are followed, existing or not; None for what exists and is no regular file."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return Path(os.path.realpath(path))
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    return Path(os.path.realpath(path)) if stat.S_ISREG(mode) else None


def rename(fresh: list[tuple[Path, Path, Path]]) -> None:
    """Puts temporary files in their places, all or none; each is (name for messages, temporary, final)."""
    done: list[tuple[Path, Path]] = []
    try:
        for target, temporary, final in fresh:
            before = temporary.with_suffix(".old")
            with output_errors(target):
                if final.exists():
                    shutil.copy2(final, before)
                os.replace(temporary, final)
            done.append((before, final))
    except OutputError:
        for before, final in reversed(done):  # restore the old files, remove the new ones
            if before.exists():
                os.replace(before, final)
            else:
                final.unlink(missing_ok=True)
        raise
