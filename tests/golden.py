"""Golden files: emitted text against a committed tree, file set and text; one call brings the tree up to date."""

import difflib
from collections.abc import Sequence
from pathlib import Path

from symgen.emit.source import SourceFile


def differences(sources: Sequence[SourceFile], folder: Path) -> list[str]:
    """What differs between fresh sources and the files of a folder; empty when they are the same bytes.

    Files without an emitted counterpart count as a difference, except reports (`.md`, `.json`) that `check` writes.
    """
    fresh = {source.name: source.text for source in sources}
    there = {path.name: path for path in sorted(folder.glob("*")) if path.suffix not in (".md", ".json", ".pyc")}
    there = {name: path for name, path in there.items() if path.is_file()}
    found = [f"{folder / name}: missing" for name in sorted(fresh.keys() - there.keys())]
    found += [f"{folder / name}: no longer emitted" for name in sorted(there.keys() - fresh.keys())]
    for name in sorted(fresh.keys() & there.keys()):
        old = there[name].read_bytes().decode("utf-8")
        if old != fresh[name]:
            lines = difflib.unified_diff(old.splitlines(), fresh[name].splitlines(), name, "emitted now", "", "", 1, "")
            found.append("\n".join([f"{folder / name}: differs", *list(lines)[:40]]))
    return found


def update(sources: Sequence[SourceFile], folder: Path) -> list[str]:
    """Writes fresh sources to the folder and removes what is no longer emitted; returns what changed."""
    changed = differences(sources, folder)
    fresh = {source.name for source in sources}
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(folder.glob("*")):
        if path.is_file() and path.suffix not in (".md", ".json") and path.name not in fresh:
            path.unlink()
    for source in sources:
        (folder / source.name).write_bytes(source.text.encode("utf-8"))
    return changed
