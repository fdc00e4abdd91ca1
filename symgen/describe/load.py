"""Chain files in, validated chains out; all problems of a file in one go."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from symgen.describe.chain import Chain
from symgen.describe.reader import Reader
from symgen.describe.schema import read_chain
from symgen.describe.verdict import Rule, verdict
from symgen.describe.yaml_tree import MAX_CHARACTERS, read_tree
from symgen.errors import ChainError, Problem

__all__ = ["load_chain", "loads_chain", "read_text"]


def load_chain(
    path: str | os.PathLike[str], *, tip: str | Sequence[str] | None = None, rules: Sequence[Rule] = ()
) -> Chain:
    """The chain that a file describes, validated and in its normal form.

    Args:
        path: a chain file in YAML, or a URDF file (`.urdf`, `.xml`).
        tip: URDF only: the link, or links, that the chain ends at; without it the whole tree is taken.
        rules: further rules for YAML, which know more than this stage does; asked when nothing else is wrong.

    Raises:
        ChainError: everything that is wrong with the file, each with file, line and column.

    Warns:
        ChainWarning: what looks unintended.
    """
    text = read_text(path)
    if os.fspath(path).lower().endswith((".urdf", ".xml")):
        from symgen.describe.urdf import loads_urdf

        return loads_urdf(text, os.fspath(path), tip=tip)
    if tip is not None:
        message = "'tip' chooses a link of a URDF file; a chain file says itself where the chain ends"
        raise ChainError((Problem(message, file=os.fspath(path)),))
    return loads_chain(text, os.fspath(path), rules)


def loads_chain(text: str, file: str = "<string>", rules: Sequence[Rule] = ()) -> Chain:
    """The chain that a YAML text describes, validated and in its normal form.

    Args:
        text: a chain description.
        file: how errors call it.
        rules: see `load_chain`.

    Raises:
        ChainError: everything that is wrong, each with file, line and column.

    Example:
        >>> loads_chain("symgen: 1\\nname: arm\\njoints: [{name: a, type: revolute, place: {mdh: {}}}]").q_names
        ('a',)
    """
    reader = Reader(file)
    chain = read_chain(reader, read_tree(text, file))
    return verdict(chain, reader.problems, file, reader.positions, reader.is_broken, rules)


def read_text(path: str | os.PathLike[str]) -> str:
    """The text of a file in UTF-8.

    Raises:
        ChainError: the file cannot be read, is too long, or is not UTF-8.
    """
    name = os.fspath(path)
    try:
        with Path(path).open("rb") as stream:
            content = stream.read(16 * MAX_CHARACTERS + 1)
    except (OSError, ValueError) as error:
        if "\n" in name:
            words = "a text was given in the place of a file's path: load_chain takes a path, "
            raise ChainError((Problem(words + "symgen.describe.load.loads_chain takes a text"),)) from None
        reason = getattr(error, "strerror", None) or str(error)
        raise ChainError((Problem(f"the file cannot be read: {reason}", file=name),)) from None
    if len(content) > 16 * MAX_CHARACTERS:
        raise ChainError((Problem(f"the file has more than {16 * MAX_CHARACTERS} bytes", file=name),))
    if b"\0" in content:
        raise ChainError((Problem("the file is binary; a chain is described by text in UTF-8", file=name),))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        column = error.start - content.rfind(b"\n", 0, error.start)
        message = "the file is not text in UTF-8"
        raise ChainError((Problem(message, file=name, line=line, column=column),)) from None
