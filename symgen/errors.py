"""Every error that symgen raises on purpose derives from `SymgenError`.

A message says what was found, where, and what to do about it. A traceback that does not end in a
`SymgenError` (or in the `TypeError`/`ValueError` of a wrong argument, which the classes below also are)
is a defect of symgen. `warn` issues a warning at the line that called symgen, however deep in symgen it arises.
"""

from __future__ import annotations

import sys
import warnings
from dataclasses import dataclass

from symgen.text.visible import visible

__all__ = [
    "SHOWN",
    "AnalysisError",
    "ArgumentError",
    "BuildError",
    "BuildWarning",
    "ChainError",
    "ChainWarning",
    "DerivationError",
    "EmitError",
    "IdentificationError",
    "IdentificationWarning",
    "OutputError",
    "Problem",
    "ProgramError",
    "SimulationError",
    "SimulationWarning",
    "SymgenError",
    "warn",
]


PACKAGE = __name__.partition(".")[0]

FILE, PATH, MESSAGE = 500, 200, 2000
"""Characters that are shown of a file's name, a path in it, and a message: names and values come from files."""

LONGEST = 4000
"""Characters of the text of an error or a warning; a text that lists what a file holds may be of any length."""


class Bounded(Exception):
    """An exception whose text is cut."""

    def __str__(self) -> str:
        return cut(super().__str__())


def cut(text: str) -> str:
    """The text, or its beginning and the number of the characters that are left out.

    Example:
        >>> cut("a" * 4096)[-27:]
        'aaa... (96 more characters)'
    """
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}... ({len(text) - LONGEST} more characters)"


class SymgenError(Bounded):
    """Base of all errors raised on purpose."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a chain description; as a text it is one line, whatever the file holds.

    Attributes:
        message: what was found, what is allowed, what to do instead.
        path: where in the description, such as `joints.elbow.mass`; empty for the whole file.
        file: the file's name as the user gave it; empty when the chain came from the Python API.
        line: counted from 1; 0 when unknown.
        column: counted from 1; 0 when unknown.
        severity: `"error"` or `"warning"`.
    """

    message: str
    path: str = ""
    file: str = ""
    line: int = 0
    column: int = 0
    severity: str = "error"

    def __str__(self) -> str:
        numbers = (str(n) for n in (self.line, self.column) if n)
        where = ":".join(part for part in (visible(self.file, FILE), *numbers) if part)
        shown = (where, visible(self.path, PATH), visible(self.message, MESSAGE))
        return ": ".join(part for part in shown if part)


SHOWN, ROOM = 100, 40_000
"""Problems of one chain that are printed at most, and their characters; the others are counted."""


class ChainError(SymgenError, ValueError):
    """A chain description is refused.

    Attributes:
        problems: every reason at once; the text of the error holds the first hundred and how many more there are.
    """

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        self.problems = problems
        lines = [str(problem) for problem in problems[:SHOWN]]
        while len(lines) > 1 and sum(map(len, lines)) > ROOM:
            lines.pop()
        if len(problems) > len(lines):
            shown = len(lines)
            lines.append(f"... and {len(problems) - shown} more; the first {shown} of {len(problems)} are shown")
        super().__init__("\n".join(lines))

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""

    def __reduce__(self) -> tuple[type[ChainError], tuple[tuple[Problem, ...]]]:
        return type(self), (self.problems,)


class ChainWarning(Bounded, UserWarning):
    """A chain description is accepted although something in it looks unintended; `problem` says what and where."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        super().__init__(str(problem))

    def __reduce__(self) -> tuple[type[ChainWarning], tuple[Problem]]:
        return ChainWarning, (self.problem,)


class BuildWarning(Bounded, UserWarning):
    """Code is built, but not quite as it was asked for."""


class ReportWarning(Bounded, UserWarning):
    """A part of a report failed; its reason stands on the page."""


class SimulationWarning(Bounded, UserWarning):
    """A motion is returned, but its numbers deserve no trust."""


class DerivationError(SymgenError):
    """The equations of this chain cannot be derived, or not yet."""


class ProgramError(SymgenError):
    """A Program is malformed, or a pass was asked for what it does not support."""


class EmitError(SymgenError):
    """A Program cannot be written for the wanted target."""


class BuildError(SymgenError):
    """Emitted C could not be compiled or loaded; the message carries the compiler's own words."""


class OutputError(SymgenError, OSError):
    """A result cannot be written; the message names the file."""


class ArgumentError(SymgenError, ValueError):
    """A model was called with arguments of wrong name, shape, type or value."""


class AnalysisError(SymgenError):
    """An analysis has no answer at this configuration or for these numbers."""


class IdentificationError(SymgenError):
    """Measurements cannot be used, or do not determine what is asked; the message names rows, parameters, a remedy."""


class IdentificationWarning(Bounded, UserWarning):
    """Parameters are returned, but something about the measurements deserves a look."""


class SimulationError(SymgenError):
    """A simulation could not be started or could not be carried on."""


def warn(message: Warning) -> None:
    """Issues a warning at the nearest line outside of this package."""
    frame, level = sys._getframe(1), 2
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] == PACKAGE:
        frame, level = frame.f_back, level + 1
    warnings.warn(message, stacklevel=level)
