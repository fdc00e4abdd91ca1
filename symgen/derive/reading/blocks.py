"""The blocks of a document: titles, paragraphs, tables, equations; and the letters with indices in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Union

from sympy import Symbol

__all__ = ["Block", "Equations", "Paragraph", "Table", "Title", "element"]


@dataclass(frozen=True, slots=True)
class Title:
    """A heading; level 1 is the document's."""

    text: str
    level: int = 2


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Words and expressions in turn."""

    parts: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Cells are words or expressions."""

    header: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]


@dataclass(frozen=True, slots=True)
class Equations:
    """Pairs of left side and right side."""

    pairs: tuple[tuple[Any, Any], ...]


Block = Union[Title, Paragraph, Table, Equations]


def element(stem: str, *position: int) -> Symbol:
    """An element of a matrix or vector of this document, counted from 1."""
    return Symbol(f"<{stem}>" + ",".join(str(k + 1) for k in position))
