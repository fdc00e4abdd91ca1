"""A hash of those of symgen's sources that can change a result: part of the key under which the result is kept.

    DERIVATION    a Program: chain, formulas, choice of formulation, passes
    EMISSION      the text of a target: the above, the printers, and the target's templates

Modules of other stages cannot matter: `tests/test_imports.py` proves that none of these imports one. Reading sources
takes longer than anything else that a kept emission needs, so hashes are kept as well, under the names, sizes and times
of the files. These include the time of change, which no program can set. Files that have changed since symgen was
imported are not those that this process runs: then there is no hash, and nothing is kept.
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

__all__ = ["DERIVATION", "EMISSION", "RECIPES", "hash_of_files", "own_sources", "template_sources"]

RECIPES = ("pipeline/programs.py", "pipeline/derivatives.py", "pipeline/first_steps.py", "products/casadi.py")
"""The modules that put stages together to a Program."""

DERIVATION = ("*.py", "text", "describe", "derive", "formulate", "program", *RECIPES)
"""Folders, files, and `*.py` for the modules beside them, that a Program is made by."""

EMISSION = (*DERIVATION, "emit")

EVERYTHING = (".",)


@cache
def own_sources(places: tuple[str, ...] = EVERYTHING) -> str | None:
    """The hash of what this process was started with in these places of the package, the templates with `EVERYTHING`.

    Returns:
        None when that is no longer there to be read.
    """
    package = Path(__file__).parents[1]
    folders = [package / place for place in places]
    return hash_of_files([*folders, template_folder()] if places == EVERYTHING else folders, IMPORTED_AT)


@cache
def template_sources(folders: tuple[str, ...]) -> str | None:
    """The hash of templates of these folders; None when they have changed since symgen was imported."""
    return hash_of_files([template_folder() / folder for folder in folders], IMPORTED_AT)


def hash_of_files(places: Sequence[Path], until: int) -> str | None:
    """The hash of all sources and templates in some places; from the cache when no file has changed since.

    Args:
        places: folders, looked through with all below them; files; or `folder/*.py`, without what is below.
        until: time in ns; None is returned when a file has changed later.
    """
    files = [(place, sorted(_files(place))) for place in places]
    if any(changed > until for _, found in files for *_, changed in found):
        return None
    stamp = cache_key(line for place, found in files for line in (str(place), *map(str, found)))

    def read() -> str:
        digest = hashlib.sha256()
        for place, found in files:
            for path, *_ in found:
                digest.update(path.removeprefix(str(place)).encode() + b"\0" + Path(path).read_bytes() + b"\0")
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


def _files(place: Path) -> Iterator[tuple[str, int, int, int]]:
    """Path, size and both times of each source and template."""
    if place.name == "*.py":
        found = [path for path in os.scandir(place.parent) if path.name.endswith(".py")]
        yield from (_stamp(entry.path, entry.stat()) for entry in found)
    elif place.suffix in (".py", ".j2"):
        yield _stamp(str(place), place.stat())
    else:
        yield from _below(str(place))


def _below(folder: str) -> Iterator[tuple[str, int, int, int]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith((".py", ".j2")):
                yield _stamp(entry.path, entry.stat())
            elif entry.name != "__pycache__" and entry.is_dir():
                yield from _below(entry.path)


def _stamp(path: str, status: os.stat_result) -> tuple[str, int, int, int]:
    return path, status.st_size, status.st_mtime_ns, status.st_ctime_ns
