"""One emitted text file."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["SourceFile"]


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A file of emitted text: its name without folder, and its whole text, newlines as `\\n`."""

    name: str
    text: str

    def __repr__(self) -> str:
        return f"<SourceFile {self.name}: {len(self.text.splitlines())} lines>"
