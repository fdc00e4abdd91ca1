"""Emitted C that somebody has edited: it may change what functions compute, never how they are called."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from symgen.build.c_backend import declarations
from symgen.emit.source import SourceFile
from symgen.errors import BuildError

__all__ = ["edited_sources"]


def edited_sources(folder: Path, fresh: Mapping[str, Sequence[SourceFile]]) -> tuple[str, tuple[SourceFile, ...]]:
    """The number type of the C in a folder, and its files.

    Args:
        folder: holds the files that `emit` wrote for the same chain and functions.
        fresh: by number type, the sources as they would be emitted now.

    Raises:
        BuildError: a file is missing or unreadable, or the header declares other functions, structs or types: calling
            such a library would corrupt memory.
    """
    for dtype, sources in fresh.items():
        header = next(source for source in sources if source.name.endswith(".h"))
        if _interface(_read(folder, header.name)) == _interface(header.text):
            return dtype, tuple(SourceFile(source.name, _read(folder, source.name)) for source in sources)
    name = next(source.name for sources in fresh.values() for source in sources if source.name.endswith(".h"))
    raise BuildError(
        f"{folder / name} declares other functions, parameters or types than this chain now has: "
        "check with the --functions and the --plan that they were emitted with, or emit again and repeat the edits"
    )


def _interface(header: str) -> str:
    """What a header declares, without comments and layout."""
    return " ".join(re.sub(r"/\*.*?\*/", " ", declarations(header), flags=re.DOTALL).split())


def _read(folder: Path, name: str) -> str:
    try:
        return (folder / name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BuildError(f"{folder / name} cannot be read: {error}; `symgen emit` writes it") from None
