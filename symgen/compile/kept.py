"""Values that are kept in the cache between runs as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from symgen.compile.cache import cached, content
from symgen.errors import BuildError, SymgenError

__all__ = ["kept"]

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
