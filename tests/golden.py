"""Golden files: texts against a committed folder, file set and content; one call brings the folder up to date."""

import difflib
from collections.abc import Iterator, Mapping
from pathlib import Path

RESULTS = ("check.md", "check.json", "motion.csv")
"""Files that commands write beside the golden ones."""


def differences(files: Mapping[str, str], folder: Path, beside: Mapping[str, str] | None = None) -> list[str]:
    """What differs between fresh texts and the files of a folder; empty when they are the same bytes.

    Args:
        files: text by path within the folder, parts joined by `/`.
        folder: the committed one.
        beside: files that may be there but need not, with the only text that they may have.
    """
    there = {name: path.read_bytes().decode("utf-8") for name, path in _committed(folder)}
    allowed = {name for name, text in (beside or {}).items() if there.get(name) == text}
    found = [f"{folder / name}: missing" for name in sorted(files.keys() - there.keys())]
    found += [f"{folder / name}: no longer emitted" for name in sorted(there.keys() - files.keys() - allowed)]
    for name in sorted(files.keys() & there.keys()):
        if there[name] != files[name]:
            old, new = there[name].splitlines(), files[name].splitlines()
            lines = list(difflib.unified_diff(old, new, name, "emitted now", "", "", 1, ""))[:40]
            found.append("\n".join([f"{folder / name}: differs", *lines]))
    return found


def update(files: Mapping[str, str], folder: Path) -> list[str]:
    """Writes fresh texts to the folder and removes what is no longer emitted; returns what changed."""
    changed = differences(files, folder)
    for name, path in list(_committed(folder)):
        if name not in files:
            path.unlink()
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(text.encode("utf-8"))
    return changed


def _committed(folder: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.name not in RESULTS and path.suffix != ".pyc":
            yield path.relative_to(folder).as_posix(), path
