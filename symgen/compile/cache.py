"""The content-addressed cache of compiled libraries and emitted sources.

An entry is one file named after the hash of everything that could change it. It is built elsewhere in the same
folder and moved to its name in one step, so a reader sees all of it or nothing; processes that race build the same
bytes twice and the later move wins; a build that fails leaves nothing behind.

Every entry ends in a seal, a line with the hash of all that stands before it. A disk that filled up, a power cut or
another program can leave less than was written; loading such a library would kill the process, so an entry without
its seal is built again. Loaders of shared libraries do not look behind the end of the last section.

An entry is executed in the end, so one that others own or can change is not read. It is built again in a folder that
ends with the process, as it is when the cache of the user's own cannot be written.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from symgen.compile.folders import OTHERS, DistrustedError, building, cache_folder, private_folder, trusted
from symgen.errors import BuildError, SymgenError

__all__ = ["cache_key", "cached", "content", "kept", "seal"]

T = TypeVar("T")


def kept(name: str | None, make: Callable[[], T], write: Callable[[T], Any], read: Callable[[Any], T]) -> T:
    """A value from the cache's entry of that name; it is made and written where the entry is missing or damaged.

    Args:
        name: of the entry; None keeps nothing.
        make: makes the value.
        write: the value as data that JSON can hold.
        read: the inverse of `write`; for other data it raises ValueError, LookupError, TypeError or SymgenError.

    A cache that cannot be written is done without.
    """
    made: list[T] = []

    def written(folder: Path) -> Path:
        made.append(make())
        path = folder / "kept.json"
        path.write_text(json.dumps(write(made[0]), separators=(",", ":")), encoding="utf-8")
        return path

    if name is None:
        return make()
    try:
        entry = cached(name, written)
    except BuildError:
        return made[0] if made else make()
    if made:
        return made[0]
    try:
        return read(json.loads((content(entry) or b"").decode("utf-8")))
    except (ValueError, LookupError, TypeError, SymgenError):  # damaged, or written by another program
        entry.unlink(missing_ok=True)
        return make()


SEAL = b"\nsymgen sealed "
SEAL_SIZE = len(SEAL) + 64 + 1
READ_ONLY = (errno.EACCES, errno.EPERM, errno.EROFS)
"""Errors of a place where nothing can be written, as opposed to one that is full."""


def cache_key(parts: Iterable[str]) -> str:
    """A hash of the parts, which cannot run into each other."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode()
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()[:40]


def content(entry: Path) -> bytes | None:
    """The bytes of an entry, without its seal; None when the entry is missing or damaged.

    Raises:
        DistrustedError: another user could have written it.
    """
    try:
        with trusted(entry) as name:
            data = name.read_bytes()
    except OSError:
        return None
    body = data[:-SEAL_SIZE]
    return body if data[len(body) :] == seal(body) else None


def seal(body: bytes) -> bytes:
    """The line that says of the bytes before it that they are all there."""
    return SEAL + hashlib.sha256(body).hexdigest().encode() + b"\n"


def cached(name: str, build: Callable[[Path], Path]) -> Path:
    """The cache entry `name`; when missing or damaged, `build` makes a file in the folder it is given.

    `build` returns the path of that file.

    Raises:
        BuildError: the entry cannot be written.
    """
    folder = cache_folder()
    try:
        return _entry(folder / name, build)
    except DistrustedError as error:
        return _entry(private_folder(str(error)) / name, build)
    except OSError as error:
        reason = f"cannot write to the cache folder {folder}: {error.strerror or error}"
        if error.errno in READ_ONLY and not os.environ.get("SYMGEN_CACHE"):
            return _entry(private_folder(reason) / name, build)
        raise BuildError(f"{reason}; SYMGEN_CACHE names another one") from None


def _entry(entry: Path, build: Callable[[Path], Path]) -> Path:
    """The entry, made when it is missing or damaged; only its owner can write it."""
    if content(entry) is not None:
        return entry
    with building(entry.parent) as work:
        made = build(work)
        with open(made, "r+b") as stream:
            line = seal(stream.read())
            stream.write(line)
            stream.flush()
            os.fchmod(stream.fileno(), os.fstat(stream.fileno()).st_mode & ~OTHERS)
            os.fsync(stream.fileno())
        if entry.is_dir() and not entry.is_symlink():  # not made here; no file takes its place
            os.replace(entry, work / "folder")
        os.replace(made, entry)
    return entry
