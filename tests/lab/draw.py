"""Mutants of emitted C: tokens drawn uniformly over all files, then one of the changes that fit the token."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tests.lab.edits import Edit, applied, edits
from tests.lab.tokens import Code

if TYPE_CHECKING:
    from symgen.emit.source import SourceFile

__all__ = ["Mutant", "mutants"]

AROUND = 32
"""Characters shown on each side of a change."""

LONGEST = 120
"""Characters of a change shown at most."""

FRUITLESS = 100_000
"""Draws in a row without a new mutant, after which there are no more."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A single change of a file.

    Attributes:
        code: the file.
        function: the one that is changed; None outside of all.
        edit: the change.
    """

    code: Code
    function: str | None
    edit: Edit

    @property
    def source(self) -> SourceFile:
        """The whole file with the change."""
        return replace(self.code.source, text=applied(self.code.text, self.edit))

    @property
    def line(self) -> int:
        return self.code.line(self.edit.start)

    def shown(self) -> tuple[str, str]:
        """The piece of code as it was and as it is, with a little of what stands around it."""
        text, edit = self.code.text, self.edit
        before = text[max(text.rfind("\n", 0, edit.start) + 1, edit.start - AROUND) : edit.start]
        end = text.find("\n", edit.end)
        after = text[edit.end : min(len(text) if end < 0 else end, edit.end + AROUND)]
        return _short(before + text[edit.start : edit.end] + after), _short(before + edit.new + after)


def mutants(codes: Sequence[Code], seed: int, left_out: Collection[str] = ()) -> Iterator[Mutant]:
    """Mutants without end, or until no new one is found; the same seed gives the same ones.

    Args:
        codes: the files; a token of each is as likely as any other.
        seed: of the draw.
        left_out: names of functions that stay as they are.
    """
    rng = random.Random(seed)
    places = [(code, k) for code in codes for k in _positions(code, left_out)]
    seen: set[tuple[str, Edit]] = set()
    since = 0
    while places and since < FRUITLESS:
        since += 1
        code, k = places[rng.randrange(len(places))]
        found = edits(code, k)
        if not found:
            continue
        edit = found[rng.randrange(len(found))]
        if (code.file, edit) in seen:
            continue
        seen.add((code.file, edit))
        since = 0
        function = code.function(k)
        yield Mutant(code, None if function is None else function.name, edit)


def _positions(code: Code, left_out: Collection[str]) -> list[int]:
    """Of the tokens outside of the functions that are left out."""
    kept = {k for f in code.functions if f.name in left_out for k in range(f.start, f.closing + 1)}
    return [k for k in range(len(code.tokens)) if k not in kept]


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 3]}..."
