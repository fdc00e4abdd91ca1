"""The content-addressed cache of compiled libraries: `$SYMGEN_CACHE`, or `symgen` in the user's cache folder.

An entry is one file named after the hash of everything that could change it. It is built elsewhere in the same
folder and moved to its name in one step, so a reader sees all of it or nothing; processes that race build the same
bytes twice and the later move wins; a build that fails leaves nothing behind.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from symgen.errors import BuildError

__all__ = ["cache_folder", "cache_key", "cached"]


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


def cached(name: str, build: Callable[[Path], Path]) -> Path:
    """The cache entry `name`; when missing, `build` makes a file in the folder it is given and returns its path."""
    entry = cache_folder() / name
    if entry.is_file():
        return entry
    try:
        work = Path(tempfile.mkdtemp(prefix="building-", dir=entry.parent))
    except OSError as error:
        raise BuildError(f"cannot write to the cache folder {entry.parent}: {error}") from None
    try:
        os.replace(build(work), entry)
    except OSError as error:
        raise BuildError(f"cannot write to the cache folder {entry.parent}: {error}") from None
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return entry
