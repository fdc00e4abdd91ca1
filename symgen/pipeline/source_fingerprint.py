"""A hash of symgen's own sources and templates: part of every key under which something made by them is kept.

Reading all of them takes longer than anything else that a kept emission needs, so the hash is kept as well, under the
names, sizes and times of the files. These include the time of change, which no program can set. Files that have changed
since symgen was imported are not what this process runs: then there is no hash, and nothing is kept.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from symgen.about import IMPORTED_AT
from symgen.compile.cache import cache_key, cached, content
from symgen.emit.templates import template_folder
from symgen.errors import BuildError

__all__ = ["hash_of_files", "own_sources"]


@cache
def own_sources() -> str | None:
    """The hash of what this process was started with; None when that is no longer there to be read."""
    return hash_of_files((Path(__file__).parents[1], template_folder()), IMPORTED_AT)


def hash_of_files(folders: Sequence[Path], until: int) -> str | None:
    """The hash of all sources and templates below the folders; from the cache when no file has changed since.

    Args:
        folders: looked through with all below them.
        until: time in ns; None is returned when a file has changed later.
    """
    files = [(folder, sorted(_files(str(folder)))) for folder in folders]
    if any(changed > until for _, found in files for *_, changed in found):
        return None
    stamp = cache_key(line for folder, found in files for line in (str(folder), *map(str, found)))

    def read() -> str:
        digest = hashlib.sha256()
        for folder, found in files:
            for path, *_ in found:
                digest.update(path.removeprefix(str(folder)).encode() + b"\0" + Path(path).read_bytes() + b"\0")
        return digest.hexdigest()

    def written(work: Path) -> Path:
        made = work / "sources"
        made.write_text(read(), encoding="ascii")
        return made

    try:
        kept = content(cached(f"{stamp}.sources", written))
    except BuildError:
        kept = None
    return read() if kept is None else kept.decode("ascii")


def _files(folder: str) -> Iterator[tuple[str, int, int, int]]:
    """Path, size and both times of each source and template."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith((".py", ".j2")):
                status = entry.stat()
                yield entry.path, status.st_size, status.st_mtime_ns, status.st_ctime_ns
            elif entry.name != "__pycache__" and entry.is_dir():
                yield from _files(entry.path)
