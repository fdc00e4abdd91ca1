"""The blocks of a document: titles, paragraphs, tables, equations; formulas and letters with indices in them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Union

from sympy import Symbol

if TYPE_CHECKING:
    from symgen.report.figure.chain_figure import ChainFigure

__all__ = [
    "STEP",
    "Block",
    "Equations",
    "Figure",
    "Formula",
    "Paragraph",
    "Picture",
    "Table",
    "Title",
    "Unit",
    "element",
    "listed",
    "sentence",
    "table",
]


@dataclass(frozen=True, slots=True)
class Title:
    """A heading; level 1 is the document's."""

    text: str
    level: int = 2


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula as a sentence has it, letters of this document in angle brackets: `<M> qdd + <h> = tau`."""

    text: str


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit of measurement as descriptions have it: `kg m^2`, `N m/rad`; other texts stay words."""

    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Words, units, formulas and expressions in turn, blanks between them included."""

    parts: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Cells are words, units or expressions, or several of them; a column's head is made like a paragraph."""

    header: tuple[tuple[Any, ...], ...]
    rows: tuple[tuple[Any, ...], ...]


@dataclass(frozen=True, slots=True)
class Equations:
    """Pairs of left side and right side."""

    pairs: tuple[tuple[Any, Any], ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """The drawn figure of a chain; text leaves it out, Markdown refers to its file where it has one."""

    drawing: ChainFigure
    file: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as the bytes of a PNG file, with its title."""

    title: str
    png: bytes


STEP = Symbol("<dt>")
"""The time of a fixed step."""

Block = Union[Title, Paragraph, Table, Equations, Figure]


def sentence(text: str) -> tuple[Any, ...]:
    """Words, formulas and units of a text that has formulas between backticks, and units in brackets there.

    >>> sentence("the velocity is `<G> qd`.")
    ('the velocity is ', Formula(text='<G> qd'), '.')
    >>> sentence("mass (`[kg]`)")
    ('mass (', Unit(text='kg'), ')')
    """
    parts = re.split("`(.*?)`", text)
    return tuple(marked(part) if k % 2 else part for k, part in enumerate(parts) if part)


def marked(text: str) -> Formula | Unit:
    """A unit in brackets, else a formula."""
    return Unit(text[1:-1]) if text.startswith("[") else Formula(text)


def table(heads: Sequence[str], rows: Sequence[Sequence[Any]]) -> Table:
    """A table; the heads of its columns have their formulas between backticks."""
    return Table(tuple(sentence(head) for head in heads), tuple(tuple(row) for row in rows))


def listed(items: Iterable[Any]) -> tuple[Any, ...]:
    """The items with commas between them."""
    return tuple(part for item in items for part in (", ", item))[1:]


def element(stem: str, *position: int) -> Symbol:
    """An element of a matrix or vector of this document, counted from 1."""
    return Symbol(f"<{stem}>" + ",".join(str(k + 1) for k in position))
