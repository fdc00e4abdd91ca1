"""The content-addressed cache of compiled libraries: `$SYMGEN_CACHE`, or `symgen` in the user's cache folder.

An entry is one file named after the hash of everything that could change it. It is built elsewhere in the same
folder and moved to its name in one step, so a reader sees all of it or nothing; processes that race build the same
bytes twice and the later move wins; a build that fails leaves nothing behind.

Every entry ends in a seal, a line with the hash of all that stands before it. A disk that filled up, a power cut or
another program can leave less than was written; loading such a library would kill the process, so an entry without
its seal is built again. Loaders of shared libraries do not look behind the end of the last section.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from symgen.errors import BuildError

__all__ = ["cache_folder", "cache_key", "cached", "content"]

SEAL = b"\nsymgen sealed "
SEAL_SIZE = len(SEAL) + 64 + 1


def cache_folder() -> Path:
    """Where compiled libraries are kept; made when missing. Raises BuildError when it cannot be written."""
    chosen = os.environ.get("SYMGEN_CACHE")
    folder = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "symgen"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK | os.X_OK):
            raise PermissionError("it is not writable")
    except OSError as error:
        raise BuildError(f"the cache folder {folder} cannot be used: {error}; set SYMGEN_CACHE to a folder") from None
    return folder.resolve()


def cache_key(parts: Iterable[str]) -> str:
    """A hash of the parts, which cannot run into each other."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode()
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()[:40]


def content(entry: Path) -> bytes | None:
    """What was written into an entry, without its seal; None when the entry is missing or damaged."""
    try:
        data = entry.read_bytes()
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
    """
    entry = cache_folder() / name
    if content(entry) is not None:
        return entry
    try:
        work = Path(tempfile.mkdtemp(prefix="building-", dir=entry.parent))
    except OSError as error:
        raise BuildError(f"cannot write to the cache folder {entry.parent}: {error}") from None
    try:
        made = build(work)
        with open(made, "r+b") as stream:
            line = seal(stream.read())
            stream.write(line)
            stream.flush()
            os.fsync(stream.fileno())
        if entry.is_dir() and not entry.is_symlink():  # put there by somebody else; no file takes its place
            os.replace(entry, work / "folder")
        os.replace(made, entry)
    except OSError as error:
        raise BuildError(f"cannot write to the cache folder {entry.parent}: {error}") from None
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return entry
