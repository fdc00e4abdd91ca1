"""Writes documents as plain text, in lines of 110 characters where expressions allow."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any

from sympy import ImmutableDenseMatrix as Matrix

from symgen.report.blocks import Equations, Figure, Paragraph, Ref, Table, Title, Unit, joined
from symgen.report.document import START, Document
from symgen.report.folding import matrix_elements, printed_terms, signed
from symgen.report.notation import Notation

__all__ = ["to_text"]

WIDTH = 110
"""Characters of a line of text."""


def to_text(document: Document, names: Notation) -> str:
    """Plain text, 110 characters wide where expressions allow; without the figure."""
    blocks = [block for block in document.blocks if not isinstance(block, Figure)]
    parts = [text_block(block, names) for block in blocks]
    start = blocks.index(START) + 1
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
    numbers = block.numbers or (0,) * len(block.pairs)
    written = [text_equation(*pair, names, number) for pair, number in zip(block.pairs, numbers, strict=True)]
    high = any(isinstance(right, Matrix) and right.rows > 1 for _, right in block.pairs)
    lead = f"{parts_text(block.lead, names)}\n\n" if block.lead else ""
    return lead + ("\n\n" if high else "\n").join(written)


def parts_text(parts: Sequence[Any], names: Notation) -> str:
    """A paragraph or the head of a column."""
    return "".join(part_text(part, names) for part in parts)


def part_text(part: Any, names: Notation) -> str:
    """Words, a unit, a formula or an expression."""
    if isinstance(part, Ref):
        return f"({part.number})"
    if isinstance(part, Unit):
        return part.text
    return names.text(part)


def cell_text(cell: Any, names: Notation) -> str:
    """Words, an expression, or several of them."""
    if isinstance(cell, tuple):
        several = [part_text(part, names) for part in cell]
        return joined(several)
    return part_text(cell, names)


def text_equation(left: Any, right: Any, names: Notation, number: int = 0) -> str:
    """`left = right`, broken between the terms of a long sum, its number at the end of the last line."""
    written = "\n".join(text_pair(*pair, names) for pair in matrix_elements(left, right, lambda m: fits(m, names)))
    if not number:
        return written
    last = written.rsplit("\n", 1)[-1]
    blanks = " " * max(2, WIDTH - len(last) - len(f"({number})"))
    return f"{written}{blanks}({number})"


def text_pair(left: Any, right: Any, names: Notation) -> str:
    """One equation, that of a matrix in as many lines as it has rows."""
    head = names.text(left) + " = "
    if isinstance(right, Matrix):
        rows = text_rows(right, names)
        middle = (len(rows) - 1) // 2
        return "\n".join((head if k == middle else " " * len(head)) + row for k, row in enumerate(rows))
    return folded(head, printed_terms(right, names, tex=False), WIDTH, " " * min(len(head), 12))


def text_rows(matrix: Matrix, names: Notation) -> list[str]:
    """The rows of a matrix in brackets, its columns below each other."""
    cells = [[names.text(matrix[i, j]) for j in range(matrix.cols)] for i in range(matrix.rows)]
    widths = [max(len(row[j]) for row in cells) for j in range(matrix.cols)]
    return ["[" + "  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)) + "]" for row in cells]


def fits(matrix: Matrix, names: Notation) -> bool:
    """True for a matrix that is not wider than a line."""
    return len(text_rows(matrix, names)[0]) + 12 <= WIDTH


def folded(head: str, terms: list[str], width: int, indent: str) -> str:
    """Terms joined by their signs, a new line before the term that would pass the width."""
    lines = [head]
    for k, piece in enumerate(signed(terms)):
        if k and len(lines[-1]) + len(piece) + 1 > width:
            lines.append(indent + piece)
        else:
            lines[-1] += f" {piece}" if k else piece
    return "\n".join(lines)


def wrapped(words: str) -> str:
    """Words in lines."""
    return textwrap.fill(words, WIDTH)
