"""Writes documents as Markdown, with formulas between dollar signs."""

from __future__ import annotations

from typing import Any

from symgen.prose import markdown
from symgen.report.blocks import Block, Figure, Paragraph, Table, Title
from symgen.report.document import Document
from symgen.report.latex import aligned, part_latex, parts_latex
from symgen.report.notation import Notation
from symgen.report.tables import markdown_table

__all__ = ["to_markdown"]


def to_markdown(document: Document, names: Notation) -> str:
    """Markdown with formulas between dollar signs; a figure that has no file is left out."""
    blocks = [block for block in document.blocks if not isinstance(block, Figure) or block.file]
    return "\n\n".join(markdown_block(block, names) for block in blocks) + "\n"


def markdown_block(block: Block, names: Notation) -> str:
    """One block."""
    if isinstance(block, Title):
        return f"{'#' * block.level} {markdown(block.text)}"
    if isinstance(block, Paragraph):
        return parts_latex(block.parts, names, markdown)
    if isinstance(block, Figure):
        return f"![{markdown(block.drawing.title)}](<{block.file}>)"
    if isinstance(block, Table):
        head = [parts_latex(title, names, markdown) for title in block.header]
        return markdown_table(head, [[cell_markdown(cell, names) for cell in row] for row in block.rows])
    return "$$\n\\begin{aligned}\n" + aligned(block, names) + "\n\\end{aligned}\n$$"


def cell_markdown(cell: Any, names: Notation) -> str:
    """Words, an expression, or several of them."""
    if isinstance(cell, tuple):
        return ", ".join(cell_markdown(part, names) for part in cell).replace(" =, ", " = ")
    return part_latex(cell, names, markdown)
