"""Folders for what is compiled: the cache, a private one where that cannot be used, and one for each build.

Files that are executed, and their folder, must belong to the user, and no other may write there."""

from __future__ import annotations

import atexit
import errno
import fcntl
import os
import shutil
import stat
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock

from symgen.errors import BuildError, BuildWarning, warn

__all__ = [
    "ABANDONED",
    "BUILDING",
    "OTHERS",
    "DistrustedError",
    "building",
    "cache_folder",
    "check_folder",
    "private_folder",
    "trusted",
]

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


BUILDING = "building"
"""The folder of builds in progress; beside the entries, so that looking for abandoned ones does not look at these."""
ABANDONED = 3600.0
"""Seconds without a new file after which a folder without a running build is removed."""
ATTEMPTS = 100
"""Times that other builds may remove the folder of builds, as the last ones in it, between making and using it."""
_private: dict[int, Path] = {}
"""The private folder of this process, by its number: a child that was forked makes one of its own."""
_lock = Lock()


def cache_folder() -> Path:
    """The folder of compiled libraries: `$SYMGEN_CACHE`, or `symgen` in the user's cache folder; made when missing.

    A cache folder that belongs to another user, in which others can write, or that cannot be made is replaced by
    `private_folder`, with a warning.

    Raises:
        BuildError: the folder that SYMGEN_CACHE names cannot be made, or is none.
    """
    chosen = os.environ.get("SYMGEN_CACHE")
    try:
        folder = Path(chosen) if chosen else _users() / "symgen"
    except RuntimeError as error:  # no home
        return private_folder(f"there is no cache folder: {error}")
    try:
        with suppress(FileExistsError):
            folder.mkdir(mode=0o700, parents=True)
        check_folder(folder)
        return folder.resolve(strict=True)
    except DistrustedError as error:
        return private_folder(str(error))
    except OSError as error:
        reason = f"the cache folder {folder} cannot be used: {error.strerror or error}"
        if chosen:
            raise BuildError(f"{reason}; set SYMGEN_CACHE to a folder") from None
        return private_folder(reason)


def private_folder(reason: str) -> Path:
    """A temporary folder that ends with this process, which is told why, once.

    Args:
        reason: the defect of the cache, in words.

    Raises:
        BuildError: there is no place for temporary files, either.
    """
    process = os.getpid()
    with _lock:
        known = _private.get(process)
        if known is not None and known.is_dir():
            return known
        if known is None:
            kept = "compiled code is kept in a temporary folder until this process ends"
            warn(BuildWarning(f"{reason}; {kept}. Set SYMGEN_CACHE to a folder of your own to keep it longer"))
        try:
            folder = _private[process] = Path(tempfile.mkdtemp(prefix="symgen-"))
        except OSError as error:
            raise BuildError(f"{reason}, and there is no temporary folder, either: {error}") from None
        atexit.register(_remove, folder, process)
        return folder


@contextmanager
def building(folder: Path) -> Iterator[Path]:
    """A folder to build in, within another folder; removed at the end, as are those whose process was killed."""
    work = _begun(folder / BUILDING)
    try:
        with _locked(work):
            _remove_abandoned(work.parent)
            yield work
    finally:
        shutil.rmtree(work, ignore_errors=True)
        with suppress(OSError):  # others build there
            work.parent.rmdir()


def _begun(builds: Path) -> Path:
    """A new folder among those of builds; their folder is made, also where other builds have just removed it."""
    for _ in range(ATTEMPTS):
        with suppress(FileExistsError):
            builds.mkdir(mode=0o700)
        with suppress(FileNotFoundError):
            return Path(tempfile.mkdtemp(dir=builds))
    return Path(tempfile.mkdtemp(dir=builds))


def _users() -> Path:
    """The user's folder for caches; a relative XDG_CACHE_HOME does not count, by its specification."""
    chosen = os.environ.get("XDG_CACHE_HOME", "")
    return Path(chosen) if os.path.isabs(chosen) else Path.home() / ".cache"


def _remove(folder: Path, process: int) -> None:
    """Removes a private folder at the end of the process that made it, not of its children."""
    if os.getpid() == process:
        shutil.rmtree(folder, ignore_errors=True)


def _remove_abandoned(folder: Path) -> None:
    """Removes the remains of killed builds: old folders of the user that no process has locked."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                with suppress(OSError):  # it is gone already
                    found = entry.stat(follow_symlinks=False)
                    if found.st_uid == os.geteuid() and time.time() - found.st_mtime > ABANDONED:
                        with _locked(Path(entry.path)) as mine:
                            if mine:
                                shutil.rmtree(entry.path, ignore_errors=True)


@contextmanager
def _locked(folder: Path) -> Iterator[bool]:
    """Holds the lock of a folder, which the system takes from a process that ends; false where another holds it.

    A file system that knows no locks gives every lock: there the age alone tells.
    """
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield _lock_taken(descriptor)
    finally:
        os.close(descriptor)


def _lock_taken(descriptor: int) -> bool:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True
