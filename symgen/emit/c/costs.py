"""Measured costs as a comment of an emitted header."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symgen.emit.source import SourceFile
from symgen.errors import EmitError
from symgen.text.prose import Prose

__all__ = ["with_costs"]

BEFORE = "#ifdef __cplusplus\nextern"
"""The block stands before this text of the header."""


def with_costs(sources: Sequence[SourceFile], lines: Sequence[Prose]) -> tuple[SourceFile, ...]:
    """The sources, the header with the lines as a comment.

    Raises:
        EmitError: a text has not passed the gate `symgen.text.prose`, or there is no header.
    """
    if not all(isinstance(line, Prose) for line in lines):
        raise EmitError("costs: a text has not passed the gate")
    block = "/*\n" + "".join(f" * {line}\n" for line in lines) + " */\n"
    found = [
        replace(source, text=source.text.replace(BEFORE, f"{block}{BEFORE}", 1))
        if source.name.endswith(".h")
        else source
        for source in sources
    ]
    if list(found) == list(sources):
        raise EmitError("costs: the sources have no header to put them into")
    return tuple(found)
