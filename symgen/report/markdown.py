"""Writes documents as Markdown, with formulas between dollar signs."""

from __future__ import annotations

from typing import Any

from symgen.report.blocks import Block, Equations, Figure, Paragraph, Ref, Table, Title, joined
from symgen.report.document import Document
from symgen.report.latex import aligned, numbered_pairs, part_latex, parts_latex
from symgen.report.notation import Notation
from symgen.text.prose import markdown
from symgen.text.tables import markdown_table

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
        return "".join(part_markdown(part, names) for part in block.parts)
    if isinstance(block, Figure):
        return f"![{markdown(block.drawing.title)}](<{block.file}>)"
    if isinstance(block, Table):
        head = [parts_latex(title, names, markdown) for title in block.header]
        return markdown_table(head, [[cell_markdown(cell, names) for cell in row] for row in block.rows])
    lead = ["".join(part_markdown(part, names) for part in block.lead)] if block.lead else []
    return "\n\n".join([*lead, *(displayed(part, names) for part in split(block))])


def split(block: Equations) -> list[Equations]:
    """The equations in groups that end at a numbered one, because a display can have one tag only."""
    parts: list[Equations] = []
    waiting: list[tuple[Any, Any]] = []
    for pair, label, number in numbered_pairs(block):
        waiting.append(pair)
        if number:
            blank = len(waiting) - 1
            parts.append(Equations(tuple(waiting), ("",) * blank + (label,), (0,) * blank + (number,)))
            waiting = []
    return [*parts, Equations(tuple(waiting))] if waiting else parts


def displayed(block: Equations, names: Notation) -> str:
    """A display, its number behind it."""
    number = block.numbers[-1] if block.numbers else 0
    body = aligned(Equations(block.pairs), names)
    return "$$\n\\begin{aligned}\n" + body + "\n\\end{aligned}" + (rf" \tag{{{number}}}" if number else "") + "\n$$"


def part_markdown(part: Any, names: Notation) -> str:
    """As in LaTeX, but numbers of equations as they are."""
    return f"({part.number})" if isinstance(part, Ref) else part_latex(part, names, markdown)


def cell_markdown(cell: Any, names: Notation) -> str:
    """Words, an expression, or several of them."""
    if isinstance(cell, tuple):
        return joined(cell_markdown(part, names) for part in cell)
    return part_latex(cell, names, markdown)
