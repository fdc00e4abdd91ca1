"""Emitted C beside an edited copy: the lines that differ, and the functions that they stand in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import zip_longest

from symgen.emit.source import SourceFile

__all__ = ["KIT", "Text", "TextDifference", "text_differences", "without_comments"]

LONGEST = 90
"""Characters of a line that are shown."""

KIT = "_kit.c"
"""End of the name of the test program."""

CODE = (".c", ".h", ".hpp", ".cpp", ".cu", ".cuh")
"""Ends of names of files in C and its kin; others have no comments."""

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|\"(?:[^\"\\\n]|\\.)*\"", re.DOTALL)
HEAD = re.compile(r"[A-Za-z_].*?\b(\w+)\(")
GUARD = re.compile(r"\s*#\s*(?:if|ifdef|ifndef|elif|else|endif|error)\b")


@dataclass(frozen=True, slots=True)
class TextDifference:
    """Neighbouring lines of code that differ; comments and layout do not count.

    Attributes:
        file: name.
        line: the first in the edited file.
        function: of C; empty outside of all functions.
        written: the first line as `emit` writes it now; empty where lines were added.
        found: the first line as it stands; empty where lines were left out.
        lines: number of lines, of the longer text.
        guard: a condition or an `#error` of the preprocessor is among them, or the file is a description in XML.
    """

    file: str
    line: int
    function: str
    written: str
    found: str
    lines: int
    guard: bool = False

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" + (f" in {self.function}" if self.function else "")
        more = f" (and {self.lines - 1} more lines)" if self.lines > 1 else ""
        if not self.written:
            return f"{place}: added {self.found!r}{more}"
        if not self.found:
            return f"{place}: left out {self.written!r}{more}"
        return f"{place}: {self.written!r} became {self.found!r}{more}"


@dataclass(frozen=True, slots=True)
class Text:
    """A folder of edited C beside what `emit` writes now.

    Attributes:
        emission: the choices of the emission, in words.
        files: names of the compared files.
        differences: of code.
        comments: comments or layout differ, or line ends.
        beside: names of C files that no emission writes, or that are for users to change.
    """

    emission: str
    files: tuple[str, ...]
    differences: tuple[TextDifference, ...] = ()
    comments: bool = False
    beside: tuple[str, ...] = ()

    @property
    def identical(self) -> bool:
        """True when the files are those of the emission, byte for byte."""
        return not self.differences and not self.comments

    @property
    def functions(self) -> tuple[str, ...]:
        """Names of the C functions that differ."""
        return tuple(dict.fromkeys(d.function for d in self.differences if d.function))

    @property
    def unreached(self) -> tuple[TextDifference, ...]:
        """Differences that no call of a function can show: conditions of the preprocessor, the test program."""
        return tuple(d for d in self.differences if d.guard or d.file.endswith(KIT))

    def __str__(self) -> str:
        if self.identical:
            return f"identical to what emit writes now ({self.emission})"
        if not self.differences:
            return f"the code that emit writes now ({self.emission}); comments or layout differ"
        where = [*self.functions, *dict.fromkeys(d.file for d in self.differences if not d.function)]
        shown = ", ".join(where[:8]) + (f" and {len(where) - 8} more" if len(where) > 8 else "")
        return f"differs from what emit writes now ({self.emission}) in {shown}"


def text_differences(written: Sequence[SourceFile], found: Sequence[SourceFile]) -> tuple[TextDifference, ...]:
    """Differences of the code of files with the same names, in order."""
    return tuple(
        difference
        for ours, theirs in zip(written, found, strict=True)
        if ours.text != theirs.text
        for difference in _of_file(ours, theirs)
    )


def without_comments(text: str) -> list[str]:
    """The lines of C with blanks in place of comments, and of runs of white space."""

    def blank(match: re.Match[str]) -> str:
        return match[0] if match[0].startswith('"') else " " + "\n" * match[0].count("\n")

    return [" ".join(line.split()) for line in COMMENT.sub(blank, text).split("\n")]


def _of_file(ours: SourceFile, theirs: SourceFile) -> Iterator[TextDifference]:
    read = without_comments if ours.name.endswith(CODE) else _plain
    here, there = ([(k, line) for k, line in enumerate(read(s.text)) if line] for s in (ours, theirs))
    functions = [_functions(source) for source in (ours, theirs)]
    matcher = SequenceMatcher(None, [line for _, line in here], [line for _, line in there], autojunk=False)
    for tag, i, i_end, j, j_end in matcher.get_opcodes():
        if tag == "equal":
            continue
        at = there[min(j, len(there) - 1)][0] if there else 0
        written, found = here[i:i_end], there[j:j_end]
        (place, inside) = (found[0][0], functions[1]) if found else (written[0][0], functions[0])
        guard = ours.name.endswith(".xml") or any(GUARD.match(line) for _, line in (*written, *found))
        ours_first, theirs_first = (lines[0][1] if lines else "" for lines in (written, found))
        if written and found:  # the first pair that differs within a block
            pairs = zip_longest((line for _, line in written), (line for _, line in found), fillvalue="")
            ours_first, theirs_first = next(pair for pair in pairs if pair[0] != pair[1])
        most = max(len(written), len(found))
        yield TextDifference(theirs.name, at + 1, inside[place], _short(ours_first), _short(theirs_first), most, guard)


def _plain(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.split("\n")]


def _functions(source: SourceFile) -> list[str]:
    """The function of C that each line stands in, empty outside of all; definitions begin and end at the margin."""
    lines = source.text.split("\n")
    if not source.name.endswith(CODE):
        return [""] * len(lines)
    found: list[str] = []
    name, opened = "", False
    for line in lines:
        head = HEAD.match(line)
        if not opened and head:
            name = "" if line.rstrip().endswith(";") else head[1]
        opened = opened or (bool(name) and line.startswith("{"))
        found.append(name or (head[1] if head else ""))
        if line.startswith("}"):
            name, opened = "", False
    return found


def _short(line: str) -> str:
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 3]}..."
