"""Faults that a test once caught, as patches of today's code: `*.patch` beside this file.

A patch begins with lines of a head, `Fault:` (what was wrong, in a line) and `Caught-by:` (tests, one a line, that must
notice it), and goes on as a unified diff. Line numbers do not count: the old lines of a hunk stand in the file once.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

__all__ = ["FAULTS", "Patch", "read"]

FAULTS = Path(__file__).parent


@dataclass(frozen=True)
class Patch:
    """A fault.

    Attributes:
        name: of the file.
        fault: what was wrong.
        tests: node names of pytest, of which each must fail.
        hunks: (file, old lines, new lines), paths from the root of the repository.
    """

    name: str
    fault: str
    tests: tuple[str, ...]
    hunks: tuple[tuple[str, str, str], ...]

    def planted(self, root: Path) -> dict[Path, str]:
        """The changed files below a root, which are not written.

        Raises:
            LookupError: the old lines of a hunk do not stand in its file exactly once.
        """
        texts: dict[Path, str] = {}
        for name, old, new in self.hunks:
            path = root / name
            text = texts[path] if path in texts else path.read_text(encoding="utf-8")
            if text.count(old) != 1:
                raise LookupError(f"{self.name}: in {name} these lines stand {text.count(old)} times:\n{old}")
            texts[path] = text.replace(old, new)
        return texts


def read(path: Path) -> Patch:
    """A patch file."""
    head, _, diff = path.read_text(encoding="utf-8").partition("\n--- ")
    hunks: list[tuple[str, str, str]] = []
    for part in re.split(r"^--- ", diff, flags=re.MULTILINE):
        names, *bodies = re.split(r"^@@.*@@.*\n", part, flags=re.MULTILINE)
        target = re.search(r"^\+\+\+ b/(.*)$", names, re.MULTILINE)
        for body in bodies:
            lines = body.splitlines(keepends=True)
            old = "".join(line[1:] for line in lines if line[0] in " -")
            new = "".join(line[1:] for line in lines if line[0] in " +")
            hunks.append((target[1] if target else "", old, new))
    fault = " ".join(re.findall(r"^Fault: (.*)$", head, re.MULTILINE))
    return Patch(path.stem, fault, tuple(re.findall(r"^Caught-by: (.*)$", head, re.MULTILINE)), tuple(hunks))
