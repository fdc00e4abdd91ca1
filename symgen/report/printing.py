"""Prints the equations of motion as plain text, LaTeX or Markdown: what `symgen derive` writes."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from sympy import Expr

from symgen.derive.lagrange.equations import LagrangeEquations, column
from symgen.errors import ArgumentError
from symgen.prose import markdown
from symgen.report.actuation import acting_forces
from symgen.report.blocks import Block, Equations, Formula, Paragraph, Table, Title
from symgen.report.clashes import clash_blocks, intermediates_of
from symgen.report.document import MOTION, Document, equations_document, is_small
from symgen.report.notation import Notation, escaped, formula_latex, formula_text, notation

__all__ = ["FORMATS", "format_equations", "notebook"]

WIDTH = 110
"""Characters of a line of text."""

VISIBLE = 88
"""Characters that LaTeX prints in one line, roughly."""

MANY = 6
"""Words and expressions in a cell of a table above which LaTeX breaks it into lines."""

PREAMBLE = r"""\documentclass[a4paper,10pt]{article}
\usepackage[margin=18mm]{geometry}
\usepackage{amsmath}
\allowdisplaybreaks
\setlength{\parindent}{0pt}
\begin{document}
"""


def format_equations(equations: LagrangeEquations, format: str = "text") -> str:
    """The chain's equations of motion as a document.

    Small chains come in closed form, larger ones with their named intermediates and a list of what these stand for.

    Args:
        equations: from `derive_equations`.
        format: "text", "latex" (a whole file) or "markdown" (formulas between dollar signs).

    Raises:
        ArgumentError: another format.
    """
    if format not in FORMATS:
        raise ArgumentError(f"format {format!r} is not one of {', '.join(FORMATS)}")
    document = equations_document(equations)
    names = notation(equations.system, intermediates_of(document))
    return FORMATS[format](told_apart(document, names, tex=format != "text"), names)


def told_apart(document: Document, names: Notation, tex: bool) -> Document:
    """The document with a word, below its first equations, on letters that the chain has for something else."""
    behind = document.blocks.index(MOTION) + 2
    blocks = (*document.blocks[:behind], *clash_blocks(document, names, tex), *document.blocks[behind:])
    return replace(document, blocks=blocks)


def notebook(equations: LagrangeEquations) -> str:
    """The equations for a notebook cell: M qdd + h = tau, written out when the chain is small."""
    if not is_small(equations):
        n, steps = equations.system.n, len(equations.needed(equations.M, equations.h))
        words = rf"\quad n = {n}, \text{{{steps} intermediates}}"
        return r"$\displaystyle M(q)\,\ddot{q} + h(q, \dot{q}) = \tau," + words + "$"
    form, names = equations.closed_form(), notation(equations.system)
    M, qdd, h, tau = map(names.latex, (form.M, column(equations.qdd), form.h, column(acting_forces(equations))))
    return rf"$\displaystyle {M} {qdd} + {h} = {tau}$"


# plain text


def to_text(document: Document, names: Notation) -> str:
    """Plain text, 110 characters wide where expressions allow."""
    parts = [text_block(block, names) for block in document.blocks]
    start = document.blocks.index(MOTION) + 1
    legend = "d(x) is the rate of x, dd(x) its acceleration, tau(x) the force or torque across joint x."
    return "\n\n".join([*parts[:start], legend, *parts[start:]]) + "\n"


def text_block(block: Block, names: Notation) -> str:
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
    return "".join(formula_text(part) if isinstance(part, Formula) else names.text(part) for part in parts)


def cell_text(cell: Any, names: Notation) -> str:
    """Words, an expression, or several of them."""
    if isinstance(cell, tuple):
        several = [names.text(part) for part in cell]
        return ", ".join(several).replace(" =, ", " = ")
    return names.text(cell)


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


# LaTeX and Markdown


def to_latex(document: Document, names: Notation) -> str:
    """A whole LaTeX file that needs amsmath and geometry only."""
    return PREAMBLE + "\n\n".join(latex_block(block, names) for block in document.blocks) + "\n\n\\end{document}\n"


def latex_block(block: Block, names: Notation) -> str:
    """One block."""
    if isinstance(block, Title):
        return (r"\section*{" if block.level == 1 else r"\subsection*{") + escaped(block.text) + "}"
    if isinstance(block, Paragraph):
        return parts_latex(block.parts, names, escaped)
    if isinstance(block, Table):
        rows = [" & ".join(f"\\textbf{{{parts_latex(title, names, escaped)}}}" for title in block.header)]
        rows.extend(" & ".join(cell_latex(cell, names) for cell in row) for row in block.rows)
        body = " \\\\\n".join(rows)
        return f"{{\\small\\begin{{tabular}}{{{columns_latex(block)}}}\n{body}\n\\end{{tabular}}}}"
    return "\\begin{align*}\n" + aligned(block, names) + "\n\\end{align*}"


def parts_latex(parts: Sequence[Any], names: Notation, words: Callable[[str], str]) -> str:
    """A paragraph or the head of a column, formulas between dollar signs."""
    return "".join(words(part) if isinstance(part, str) else f"${inline_latex(part, names)}$" for part in parts)


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
    return escaped(cell) if isinstance(cell, str) else f"${names.latex(cell)}$"


def aligned(block: Equations, names: Notation) -> str:
    """Lines of an align environment; long sums go on in the next line."""
    lines = []
    for left, right in block.pairs:
        terms = [names.latex(term) for term in terms_of(right, names)]
        current, length = f"{names.latex(left)} &= ", 0
        for k, term in enumerate(terms):
            sign = "" if k == 0 else "" if term.startswith("-") else "+ "
            size = visible(term)
            if k and length + size > VISIBLE:
                lines.append(current)
                current, length = r"&\quad {}", 0
            current += (" " if k else "") + sign + term
            length += size + 2
        lines.append(current)
    return " \\\\\n".join(lines)


def visible(term: str) -> int:
    """Roughly how many characters a piece of LaTeX prints."""
    if (fraction := re.fullmatch(r"(.*?)\\frac\{(.*)\}\{(.*?)\}(.*)", term)) is not None:
        before, over, under, after = fraction.groups()
        return visible(before) + max(visible(over), visible(under)) + visible(after)
    plain = re.sub(r"\\(left|right|mathrm|operatorname|quad)", "", term)
    return len(re.sub(r"[{}_^ ]|\\", "", re.sub(r"\\[a-z]+", "x", plain)))


def to_markdown(document: Document, names: Notation) -> str:
    """Markdown with formulas between dollar signs."""
    return "\n\n".join(markdown_block(block, names) for block in document.blocks) + "\n"


def markdown_block(block: Block, names: Notation) -> str:
    """One block."""
    if isinstance(block, Title):
        return f"{'#' * block.level} {markdown(block.text)}"
    if isinstance(block, Paragraph):
        return parts_latex(block.parts, names, markdown)
    if isinstance(block, Table):
        rows = [tuple(parts_latex(title, names, markdown) for title in block.header), ("---",) * len(block.header)]
        rows.extend(tuple(cell_markdown(cell, names) for cell in row) for row in block.rows)
        return "\n".join("| " + " | ".join(row) + " |" for row in rows)
    return "$$\n\\begin{aligned}\n" + aligned(block, names) + "\n\\end{aligned}\n$$"


def cell_markdown(cell: Any, names: Notation) -> str:
    """Words, an expression, or several of them."""
    if isinstance(cell, tuple):
        return ", ".join(cell_markdown(part, names) for part in cell).replace(" =, ", " = ")
    return markdown(cell) if isinstance(cell, str) else f"${names.latex(cell)}$"


FORMATS: dict[str, Callable[[Document, Notation], str]] = {
    "text": to_text,
    "latex": to_latex,
    "markdown": to_markdown,
}
"""Format -> printer of a document."""
