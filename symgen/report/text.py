"""Writes documents as plain text, in lines of 110 characters where expressions allow."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any

from sympy import Expr

from symgen.report.blocks import Equations, Figure, Formula, Paragraph, Table, Title, Unit
from symgen.report.document import MOTION, Document
from symgen.report.notation import Notation, formula_text

__all__ = ["terms_of", "to_text"]

WIDTH = 110
"""Characters of a line of text."""


def to_text(document: Document, names: Notation) -> str:
    """Plain text, 110 characters wide where expressions allow; without the figure."""
    blocks = [block for block in document.blocks if not isinstance(block, Figure)]
    parts = [text_block(block, names) for block in blocks]
    start = blocks.index(MOTION) + 1
    legend = "d(x) is the rate of x, dd(x) its acceleration, tau(x) the force or torque across joint x."
    return "\n\n".join([*parts[:start], legend, *parts[start:]]) + "\n"


def text_block(block: Title | Paragraph | Table | Equations, names: Notation) -> str:
    """One block."""
    if isinstance(block, Title):
        return f"{block.text}\n{('=' if block.level == 1 else '-') * len(block.text)}"
    if isinstance(block, Paragraph):
        return wrapped(parts_text(block.parts, names))
    if isinstance(block, Table):
        head = tuple(parts_text(title, names) for title in block.header)
        rows = [head, *[tuple(cell_text(c, names) for c in row) for row in block.rows]]
        widths = [max(len(row[k]) for row in rows) for k in range(len(block.header))]
        return "\n".join("  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip() for row in rows)
    return "\n".join(text_equation(left, right, names) for left, right in block.pairs)


def parts_text(parts: Sequence[Any], names: Notation) -> str:
    """A paragraph or the head of a column."""
    return "".join(part_text(part, names) for part in parts)


def part_text(part: Any, names: Notation) -> str:
    """Words, a unit, a formula or an expression."""
    if isinstance(part, Unit):
        return part.text
    return formula_text(part) if isinstance(part, Formula) else names.text(part)


def cell_text(cell: Any, names: Notation) -> str:
    """Words, an expression, or several of them."""
    if isinstance(cell, tuple):
        several = [part_text(part, names) for part in cell]
        return ", ".join(several).replace(" =, ", " = ")
    return part_text(cell, names)


def text_equation(left: Any, right: Any, names: Notation) -> str:
    """`left = right`, broken between the terms of a long sum."""
    if isinstance(left, Expr) and left.is_Add:
        sides = [names.text(term) for term in terms_of(left, names)]
        return folded("", sides, WIDTH, " " * 4) + f" = {names.text(right)}"
    head = names.text(left) + " = "
    return folded(head, [names.text(term) for term in terms_of(right, names)], WIDTH, " " * min(len(head), 12))


def terms_of(expression: Expr, names: Notation) -> list[Expr]:
    """The terms of a sum in printing order; a factor is multiplied into a sum that would not fit one line."""
    prepared = names.renamed(expression)
    if not isinstance(prepared, Expr):
        return [prepared]
    minus_sum = prepared.is_Mul and prepared.args[0] == -1 and len(prepared.args) == 2 and prepared.args[1].is_Add
    terms = (-1 * prepared.args[1] if minus_sum else prepared).as_ordered_terms()
    return [part for term in terms for part in short_terms(term, names)]


def short_terms(term: Expr, names: Notation) -> list[Expr]:
    """The term, or what it becomes when multiplied out because it is too long for a line."""
    if not (term.is_Mul and any(f.is_Add for f in term.args)) or len(names.text(term)) <= WIDTH:
        return [term]
    parts = term.expand(deep=False).as_ordered_terms()
    if len(parts) == 1 or sum(len(names.text(part)) for part in parts) > 2 * len(names.text(term)):
        return [term]
    return [short for part in parts for short in short_terms(part, names)]


def folded(head: str, terms: list[str], width: int, indent: str) -> str:
    """Terms joined by their signs, a new line before the term that would pass the width."""
    lines = [head]
    for k, term in enumerate(terms):
        minus = term.startswith("-")
        piece = term if k == 0 else f" - {term[1:].lstrip()}" if minus else f" + {term}"
        if k and len(lines[-1]) + len(piece) > width:
            lines.append(indent + piece.lstrip())
        else:
            lines[-1] += piece
    return "\n".join(lines)


def wrapped(words: str) -> str:
    """Words in lines."""
    return textwrap.fill(words, WIDTH)
