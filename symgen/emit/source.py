"""One emitted text file."""

from __future__ import annotations

import re
from dataclasses import dataclass

from symgen.about import __version__

__all__ = ["SourceFile", "marked", "owner"]


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A file of emitted text: its name without folder, and its whole text, newlines as `\\n`."""

    name: str
    text: str

    def __repr__(self) -> str:
        return f"<SourceFile {self.name}: {len(self.text.splitlines())} lines>"


def marked(source: SourceFile, model: str) -> SourceFile:
    """The source with a first line that tells what it is, so that nobody takes it for a file of their own.

    Example:
        >>> marked(SourceFile("arm.py", ""), "arm").text.startswith("# arm, emitted by symgen ")
        True
    """
    words = f"{model}, emitted by symgen {__version__}"
    line = f"# {words}" if source.name.endswith(".py") else f"/* {words} */"
    return SourceFile(source.name, f"{line}\n{source.text}")


def owner(text: str) -> str | None:
    """The model to which a text belongs that was emitted; None for any other text.

    Example:
        >>> owner("/* arm, emitted by symgen 0.1.0 */"), owner("int main(void)")
        ('arm', None)
    """
    found = re.match(r"(?:# |/\* )(\w+), emitted by symgen ", text)
    return found[1] if found else None
