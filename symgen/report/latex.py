"""Writes documents as LaTeX that needs amsmath, geometry and, where there is a figure, TikZ."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from symgen.report.blocks import Block, Equations, Figure, Formula, Paragraph, Table, Title, Unit
from symgen.report.document import Document
from symgen.report.notation import Notation, formula_latex
from symgen.report.signs import escaped
from symgen.report.text import terms_of
from symgen.report.units import unit_latex

__all__ = ["aligned", "equation_lines", "inline_latex", "part_latex", "parts_latex", "to_latex", "visible"]

VISIBLE = 88
"""Characters that LaTeX prints in one line, roughly."""

TEXT_WIDTH = 17.4
"""Of the page, cm."""

MANY = 6
"""Words and expressions in a cell of a table above which LaTeX breaks it into lines."""

PREAMBLE = r"""\documentclass[a4paper,10pt]{article}
\usepackage[margin=18mm]{geometry}
\usepackage{amsmath}
%s\allowdisplaybreaks
\setlength{\parindent}{0pt}
\begin{document}
"""


def to_latex(document: Document, names: Notation) -> str:
    """A whole LaTeX file that needs amsmath, geometry and, where there is a figure, TikZ."""
    figures = any(isinstance(block, Figure) for block in document.blocks)
    preamble = PREAMBLE % ("\\usepackage{tikz}\n" if figures else "")
    return preamble + "\n\n".join(latex_block(block, names) for block in document.blocks) + "\n\n\\end{document}\n"


def latex_block(block: Block, names: Notation) -> str:
    """One block."""
    if isinstance(block, Title):
        return (r"\section*{" if block.level == 1 else r"\subsection*{") + escaped(block.text) + "}"
    if isinstance(block, Paragraph):
        return parts_latex(block.parts, names, escaped)
    if isinstance(block, Figure):
        return "\\begin{center}\n" + block.drawing.to_tikz(TEXT_WIDTH) + "\\end{center}"
    if isinstance(block, Table):
        rows = [" & ".join(f"\\textbf{{{parts_latex(title, names, escaped)}}}" for title in block.header)]
        rows.extend(" & ".join(cell_latex(cell, names) for cell in row) for row in block.rows)
        body = " \\\\\n".join(rows)
        return f"{{\\small\\begin{{tabular}}{{{columns_latex(block)}}}\n{body}\n\\end{{tabular}}}}"
    return "\\begin{align*}\n" + aligned(block, names) + "\n\\end{align*}"


def parts_latex(parts: Sequence[Any], names: Notation, words: Callable[[str], str]) -> str:
    """A paragraph or the head of a column, formulas between dollar signs."""
    return "".join(part_latex(part, names, words) for part in parts)


def part_latex(part: Any, names: Notation, words: Callable[[str], str]) -> str:
    """Words, or a formula between dollar signs; a unit that is none of the known ones is words."""
    if isinstance(part, Unit):
        unit = unit_latex(part.text)
        return words(part.text) if unit is None else f"${unit}$"
    return words(part) if isinstance(part, str) else f"${inline_latex(part, names)}$"


def inline_latex(part: Any, names: Notation) -> str:
    """A formula of a sentence, or an expression."""
    return formula_latex(part) if isinstance(part, Formula) else names.latex(part)


def columns_latex(table: Table) -> str:
    """Columns of a tabular; the last one is a paragraph where a cell of it lists many expressions."""
    many = any(isinstance(row[-1], tuple) and len(row[-1]) > MANY for row in table.rows)
    return "l" * (len(table.header) - 1) + ("p{34mm}" if many else "l")


def cell_latex(cell: Any, names: Notation) -> str:
    """Words, an expression, or several of them."""
    if isinstance(cell, tuple):
        return ", ".join(cell_latex(part, names) for part in cell).replace(" =, ", " = ")
    return part_latex(cell, names, escaped)


def aligned(block: Equations, names: Notation) -> str:
    """Lines of an align environment; long sums go on in the next line."""
    lines = [line for left, right in block.pairs for line in equation_lines(left, right, names)]
    return " \\\\\n".join(f"{left} &{right}" if left else f"&{right}" for left, right in lines)


def equation_lines(left: Any, right: Any, names: Notation) -> list[tuple[str, str]]:
    """The left and right sides of the lines of one equation; the left side is empty behind the first line."""
    lines, side = [], names.latex(left)
    current, length = "= ", 0
    for k, term in enumerate(names.latex(term) for term in terms_of(right, names)):
        sign = "" if k == 0 else "" if term.startswith("-") else "+ "
        size = visible(term)
        if k and length + size > VISIBLE:
            lines.append((side, current))
            side, current, length = "", r"\quad {}", 0
        current += (" " if k else "") + sign + term
        length += size + 2
    return [*lines, (side, current)]


def visible(term: str) -> int:
    """Roughly how many characters a piece of LaTeX prints."""
    if (fraction := re.fullmatch(r"(.*?)\\frac\{(.*)\}\{(.*?)\}(.*)", term)) is not None:
        before, over, under, after = fraction.groups()
        return visible(before) + max(visible(over), visible(under)) + visible(after)
    plain = re.sub(r"\\(left|right|mathrm|operatorname|quad)", "", term)
    return len(re.sub(r"[{}_^ ]|\\", "", re.sub(r"\\[a-z]+", "x", plain)))
