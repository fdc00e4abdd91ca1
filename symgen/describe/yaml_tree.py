"""YAML text to a tree that knows where everything stands: scalars, sequences, mappings, with lines and columns.

Only the plain data model is let in. Tags, anchors, aliases, merge keys and several documents are refused, and so
are files and nestings beyond what a chain needs, before any work is spent on them. Files that are no chains, such as
sweeps and descriptions of data, are read by the same rules.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Union

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from symgen.errors import ChainError, Problem

__all__ = [
    "CHAIN",
    "MAX_CHARACTERS",
    "MAX_NESTING",
    "SURROGATE",
    "Format",
    "Mapping",
    "Node",
    "Scalar",
    "Sequence",
    "read_tree",
]

MAX_CHARACTERS = 512 * 1024
"""Length of a chain file. A chain of `MAX_JOINTS` joints with everything written out needs two thirds of it."""

MAX_NESTING = 16
"""Depth of the YAML tree; the format needs seven."""

MAX_BRACKETS = 64
"""Open brackets while scanning, comments and texts included: the scanner's time grows with their square."""


SURROGATE = re.compile("[\ud800-\udfff]")
"""Halves of characters, which no encoding writes."""


@dataclass(frozen=True, slots=True)
class Scalar:
    """A text; `plain` when it was written without quotes, `single` when on one line."""

    text: str
    plain: bool
    single: bool
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list."""

    items: tuple[Node, ...]
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and values in order, as written: a key may come twice."""

    entries: tuple[tuple[Node, Node], ...]
    line: int
    column: int


Node = Union[Scalar, Sequence, Mapping]


@dataclass(frozen=True, slots=True)
class Format:
    """Words of messages that depend on what a file is.

    Attributes:
        name: of the format.
        begins: how a file begins, for an empty one.
        no_aliases: remedy in the place of anchors and aliases.
    """

    name: str
    begins: str
    no_aliases: str


CHAIN = Format(
    "the chain format",
    "a chain begins with 'symgen: 1', a name and its joints",
    "declare a parameter and use its name",
)


def read_tree(text: str, file: str, format_: Format = CHAIN) -> Node:
    """The one document of a YAML text.

    Args:
        text: the text.
        file: its name, for messages.
        format_: what the file is, for messages.

    Raises:
        ChainError: no YAML, more than the plain data model, too long, nested too deep, or empty.
    """

    def refuse(message: str, line: int = 0, column: int = 0) -> ChainError:
        return ChainError((Problem(message, file=file, line=line, column=column),))

    if len(text) > MAX_CHARACTERS:
        raise refuse(f"the file has more than {MAX_CHARACTERS} characters, the limit of {format_.name}")
    where = too_many_brackets(text)
    if where is not None:
        raise refuse(f"more than {MAX_BRACKETS} brackets are open at once; is one not closed?", *where)
    builder = Builder(refuse, format_)
    try:
        for event in YAML(typ="safe", pure=True).parse(text):
            builder.take(event)
    except ChainError:  # which is a ValueError, too
        raise
    except YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        place = (mark.line + 1, mark.column + 1) if mark is not None else (0, 0)
        what = getattr(error, "problem", None) or getattr(error, "reason", None) or str(error).split("\n")[0]
        if "'\\t'" in what:
            what = "a tab stands where YAML takes spaces only; indent and separate with spaces"
        elif what.startswith("expected <block end>"):
            what = "this line does not go on with what stands above it; is it indented as that is, or a key left out?"
        raise refuse(f"this is not YAML: {what}", *place) from None
    except (ValueError, LookupError, AttributeError, NotImplementedError, RecursionError) as error:
        raise refuse(f"this is not YAML that can be read: {error}") from None
    if builder.root is None or (isinstance(builder.root, Scalar) and not builder.root.text.strip()):
        raise refuse(f"the file is empty; {format_.begins}")
    return builder.root


def too_many_brackets(text: str) -> tuple[int, int] | None:
    """Line and column where more than MAX_BRACKETS flow brackets are open, or None."""
    depth = 0
    for line, content in enumerate(text.split("\n"), start=1):
        for column, character in enumerate(content, start=1):
            if character in "[{":
                depth += 1
                if depth > MAX_BRACKETS:
                    return line, column
            elif character in "]}":
                depth = max(depth - 1, 0)
    return None


class Builder:
    """Puts the parser's events together without recursion."""

    def __init__(self, refuse: Any, format_: Format) -> None:
        self.refuse, self.format = refuse, format_
        self.open: list[tuple[list[Node], bool, int, int]] = []
        self.root: Node | None = None

    def take(self, event: Any) -> None:
        """One event of the parser."""
        mark = event.start_mark
        line, column = mark.line + 1, mark.column + 1
        if isinstance(event, AliasEvent) or getattr(event, "anchor", None) is not None:
            raise self.refuse(
                f"anchors (&) and aliases (*) are not part of {self.format.name}: {self.format.no_aliases}",
                line,
                column,
            )
        if isinstance(event, DocumentStartEvent) and self.root is not None:
            raise self.refuse("a second document begins here; a file holds one", line, column)
        if isinstance(event, ScalarEvent | SequenceStartEvent | MappingStartEvent) and event.tag is not None:
            raise self.refuse(f"tags such as {str(event.tag)[:40]} are not part of {self.format.name}", line, column)
        if isinstance(event, ScalarEvent):
            if SURROGATE.search(event.value):
                raise self.refuse(
                    "an escape stands for half a character (a surrogate); write the character", line, column
                )
            self.put(Scalar(event.value, event.style is None, event.end_mark.line == mark.line, line, column))
        elif isinstance(event, SequenceStartEvent | MappingStartEvent):
            if len(self.open) >= MAX_NESTING:
                raise self.refuse(f"nested more than {MAX_NESTING} deep", line, column)
            self.open.append(([], isinstance(event, MappingStartEvent), line, column))
        elif isinstance(event, SequenceEndEvent | MappingEndEvent):
            nodes, is_mapping, line, column = self.open.pop()
            if is_mapping:
                self.put(Mapping(tuple(zip(nodes[::2], nodes[1::2], strict=True)), line, column))
            else:
                self.put(Sequence(tuple(nodes), line, column))

    def put(self, node: Node) -> None:
        """Adds a finished node to what is open."""
        if self.open:
            self.open[-1][0].append(node)
        else:
            self.root = node
