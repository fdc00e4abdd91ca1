"""Ownership of files that are executed: they and their folder must belong to the user, and no other may write there.

A library runs code as soon as it is loaded, and a kept emission is compiled and run. In a folder where others can
write, either could be theirs.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from symgen.errors import BuildError

__all__ = ["DistrustedError", "check_folder", "trusted"]

OTHERS = stat.S_IWGRP | stat.S_IWOTH
"""Write permissions of group and others; access control lists show in the group's."""

OPEN = "/proc/self/fd"
"""Folder of the files that this process has open, by number, on Linux."""


class DistrustedError(BuildError):
    """A file or folder that another user owns or can change."""


def check_folder(folder: Path) -> None:
    """Judges a folder, and the link to it if it is one.

    Raises:
        DistrustedError: it is not the user's alone.
        OSError: there is no such folder.
    """
    _check_link(folder)
    found = folder.stat()
    if not stat.S_ISDIR(found.st_mode):
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))
    _check(folder, found)


@contextmanager
def trusted(path: Path) -> Iterator[Path]:
    """A name of the file that no other user can give to another file meanwhile.

    The folder is opened first and judged when it is open. The name goes through the open folder where the system offers
    that, so it stays the folder that was judged even when those above it are renamed. Links are followed; the file
    that they point to and its folder are judged.

    Raises:
        DistrustedError: the file, its folder, or a link to either belongs to another user or can be changed by one.
        OSError: there is no such file.
    """
    _check_link(path.parent)
    _check_link(path)
    real = Path(os.path.realpath(path))
    folder = os.open(real.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        _check(real.parent, os.fstat(folder))
        _check(real, os.stat(real.name, dir_fd=folder, follow_symlinks=False))
        opened = Path(OPEN, str(folder))
        yield (opened if opened.is_dir() else real.parent) / real.name
    finally:
        os.close(folder)


def _check_link(path: Path) -> None:
    """Judges the owner of a symbolic link, whose permissions mean nothing."""
    found = path.lstat()
    if stat.S_ISLNK(found.st_mode) and found.st_uid != os.geteuid():
        raise DistrustedError(f"the link {path} belongs to another user (id {found.st_uid})")


def _check(path: Path, found: os.stat_result) -> None:
    """Judges owner and permissions of a file or folder."""
    if found.st_uid != os.geteuid():
        raise DistrustedError(f"{path} belongs to another user (id {found.st_uid})")
    if found.st_mode & OTHERS:
        mode = f"{stat.S_IMODE(found.st_mode):o}"
        raise DistrustedError(f"others can write to {path} (permissions {mode}): remove it, and it is made anew")
