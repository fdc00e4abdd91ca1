"""Texts of files, whatever the files are: bounded in length, in UTF-8, without control bytes of binary files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from symgen.errors import ChainError, Problem, SymgenError

__all__ = ["MOST_BYTES", "raised_as", "read_text"]

MOST_BYTES = 8 * 1024 * 1024
"""Length of a file that is read as one text. Files without an end, such as /dev/zero, are read up to here."""


def read_text(path: str | os.PathLike[str], most: int = MOST_BYTES) -> str:
    """The text of a file in UTF-8.

    Args:
        path: the file.
        most: bytes that it may have.

    Raises:
        ChainError: the file cannot be read, is too long, or is not UTF-8.
    """
    name = os.fspath(path)
    try:
        with Path(path).open("rb") as stream:
            content = stream.read(most + 1)
    except (OSError, ValueError) as error:  # a name may hold what no file system takes
        reason = getattr(error, "strerror", None) or str(error)
        raise ChainError((Problem(f"the file cannot be read: {reason}", file=name),)) from None
    if len(content) > most:
        raise ChainError((Problem(f"the file has more than {most} bytes", file=name),))
    if b"\0" in content:
        raise ChainError((Problem("the file is binary, and text in UTF-8 is wanted", file=name),))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        column = error.start - content.rfind(b"\n", 0, error.start)
        message = "the file is not text in UTF-8"
        raise ChainError((Problem(message, file=name, line=line, column=column),)) from None


@contextmanager
def raised_as(kind: type[SymgenError]) -> Iterator[None]:
    """Raises problems of a file that is no chain as errors of another class, with the same text."""
    try:
        yield
    except ChainError as error:
        raise kind(str(error)) from None
