"""Chain files in, validated chains out; all problems of a file in one go."""

from __future__ import annotations

import os
from collections.abc import Sequence

from symgen.describe.adjust import Adjustments
from symgen.describe.chain import Chain
from symgen.describe.foreign import is_xml
from symgen.describe.reader import Reader
from symgen.describe.schema.chain import read_chain
from symgen.describe.text_file import read_text
from symgen.describe.verdict import Rule, verdict
from symgen.describe.yaml_tree import read_tree
from symgen.errors import ChainError, Problem

__all__ = ["load_chain", "loads_chain"]


def load_chain(
    path: str | os.PathLike[str],
    *,
    tip: str | Sequence[str] | None = None,
    loops: str | os.PathLike[str] | None = None,
    asked: Adjustments | None = None,
    rules: Sequence[Rule] = (),
) -> Chain:
    """The chain that a file describes, validated and in its normal form.

    Args:
        path: a chain file in YAML, or a robot in URDF or MJCF (`.urdf`, `.xml`, or any that holds XML).
        tip: robots only: the link or body, or several, that the chain ends at; without it the whole tree is taken.
        loops: robots only: a YAML file of the joints that close its loops; see `symgen.describe.loop_file`.
        asked: adjustments beside those that the file itself asks for.
        rules: further rules for YAML, which know more than this stage does; asked when nothing else is wrong.

    Raises:
        ChainError: everything that is wrong with the file, each with file, line and column.

    Warns:
        ChainWarning: what looks unintended.
    """
    try:
        text = read_text(path)
    except ChainError:
        if "\n" not in os.fspath(path):
            raise
        words = "a text was given in the place of a file's path: load_chain takes a path, "
        raise ChainError((Problem(words + "symgen.describe.load.loads_chain takes a text"),)) from None
    if os.fspath(path).lower().endswith((".urdf", ".xml")) or is_xml(text):
        chain = _robot(text, os.fspath(path), tip, asked)
        if loops is None:
            return chain
        from symgen.describe.loop_file import with_loops

        return with_loops(chain, read_text(loops), os.fspath(loops))
    if loops is not None:
        message = "'loops' is a file beside a URDF or an MJCF; a chain file has its own 'loops'"
        raise ChainError((Problem(message, file=os.fspath(path)),))
    if tip is not None:
        message = "'tip' chooses a link of a URDF or a body of an MJCF; a chain file says itself where the chain ends"
        raise ChainError((Problem(message, file=os.fspath(path)),))
    return loads_chain(text, os.fspath(path), rules, asked)


def _robot(text: str, file: str, tip: str | Sequence[str] | None, asked: Adjustments | None) -> Chain:
    """The chain of an XML text: MJCF where its root element is <mujoco>, URDF otherwise."""
    from symgen.describe.xml_tree import read_elements

    root = read_elements(text, file)
    if root.tag == "mujoco":
        from symgen.describe.mjcf import read_mjcf

        return read_mjcf(root, file, tip=tip, asked=asked)
    from symgen.describe.urdf import read_urdf

    return read_urdf(root, file, tip=tip, asked=asked)


def loads_chain(
    text: str, file: str = "<string>", rules: Sequence[Rule] = (), asked: Adjustments | None = None
) -> Chain:
    """The chain that a YAML text describes, validated and in its normal form.

    Args:
        text: a chain description.
        file: how errors call it.
        rules, asked: see `load_chain`.

    Raises:
        ChainError: everything that is wrong, each with file, line and column.

    Example:
        >>> loads_chain("symgen: 1\\nname: arm\\njoints: [{name: a, type: revolute, place: {mdh: {}}}]").q_names
        ('a',)
    """
    reader = Reader(file)
    chain = read_chain(reader, read_tree(text, file), asked or Adjustments())
    return verdict(chain, reader.problems, file, reader.positions, reader.is_broken, rules)
