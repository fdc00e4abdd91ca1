"""Writes documents as LaTeX that needs amsmath, array, geometry and, where there is a figure, TikZ."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sympy import Expr
from sympy import ImmutableDenseMatrix as Matrix

from symgen.report.blocks import Block, Equations, Figure, Formula, Paragraph, Ref, Table, Title, Unit, joined
from symgen.report.description import SYMBOLS
from symgen.report.document import Document
from symgen.report.folding import matrix_elements, printed_terms, signed
from symgen.report.formulas import formula_latex
from symgen.report.notation import Notation
from symgen.report.signs import escaped
from symgen.report.units import unit_latex
from symgen.report.widths import LINE, SMALL, WHOLE_LINE, width

__all__ = [
    "aligned", "equation_lines", "inline_latex", "numbered_pairs", "part_latex", "parts_latex", "shown_pairs",
    "to_latex",
]  # fmt: skip

HEADINGS = ("section*", "subsection*", "paragraph*")
"""Commands of titles by their level; the last runs in."""

FEW, NARROW = 4, 68.0
"""Rows above which a table is in small print, and the width up to which it may stand beside the figure."""

TEXT_WIDTH = 18.2
"""Of the page, cm."""

HALF_WIDTH = 8.0
"""Of a figure beside a table, cm."""

MOST_BESIDE = 16
"""Rows of a table beside the figure."""

DIGIT = {"small": 1.63, "footnotesize": 1.5}
"""Width of a digit by the size of print, mm."""

BETWEEN = 2.4
"""Space between columns."""

MANY, LISTED = 6, 40.0
"""Words and expressions in a cell of a table above which LaTeX breaks it into lines, and their width, mm."""

PREAMBLE = r"""\documentclass[a4paper,10pt]{article}
\usepackage[margin=14mm,top=12mm,bottom=17mm,footskip=7mm]{geometry}
\usepackage{amsmath,array}
%s\allowdisplaybreaks
\setlength{\parindent}{0pt}
\setlength{\parskip}{2pt}
\setlength{\emergencystretch}{4em}
\setlength{\jot}{2pt}
\makeatletter
\renewcommand{\section}{\@startsection{section}{1}{0pt}{0pt}{4pt}{\Large\bfseries}}
\renewcommand{\subsection}{\@startsection{subsection}{2}{0pt}{5pt}{1pt}{\large\bfseries}}
\renewcommand{\paragraph}{\@startsection{paragraph}{4}{0pt}{3pt}{-0.8em}{\bfseries}}
\makeatother
\renewcommand{\arraystretch}{1.1}
\let\underscore\_
\renewcommand{\_}{\underscore\allowbreak}
\begin{document}
\small
\abovedisplayskip=3pt \belowdisplayskip=3pt \abovedisplayshortskip=2pt \belowdisplayshortskip=3pt
"""


@dataclass(frozen=True, slots=True)
class Beside:
    """The figure and the table of symbols in one row."""

    figure: Any
    table: Table


def to_latex(document: Document, names: Notation) -> str:
    """A whole LaTeX file that needs amsmath, array, geometry and, where there is a figure, TikZ."""
    figures = any(isinstance(block, Figure) for block in document.blocks)
    body = ""
    for block in beside(document.blocks, names):  # no paragraph ends before a display: its blank line would be printed
        body += ("\n" if isinstance(block, Equations) else "\n\n") + latex_block(block, names)
    preamble = PREAMBLE % ("\\usepackage{tikz}\n" if figures else "")
    return preamble + body.lstrip("\n") + "\n\n\\end{document}\n"


def beside(blocks: Sequence[Block], names: Notation) -> list[Any]:
    """The blocks with a narrow table of symbols next to the figure."""
    found: list[Any] = list(blocks)
    figure = next((k for k, block in enumerate(found) if isinstance(block, Figure)), None)
    if figure is None or SYMBOLS not in found:
        return found
    at = found.index(SYMBOLS)
    symbols = found[at + 1]
    if not isinstance(symbols, Table) or table_width(symbols, names) > NARROW or len(symbols.rows) > MOST_BESIDE:
        return found
    found[at : at + 2] = []
    found[figure] = Beside(found[figure], symbols)
    return found


def latex_block(block: Block | Beside, names: Notation) -> str:
    """One block."""
    if isinstance(block, Title):
        return rf"\{HEADINGS[block.level - 1]}{{{escaped(block.text)}}}"
    if isinstance(block, Paragraph):
        return parts_latex(block.parts, names, escaped)
    if isinstance(block, Figure):
        return "\\begin{center}\n" + block.drawing.to_tikz(TEXT_WIDTH) + "\\end{center}"
    if isinstance(block, Beside):
        drawing = block.figure.drawing.to_tikz(HALF_WIDTH)
        left = f"\\begin{{minipage}}[c]{{0.46\\linewidth}}\\centering\n{drawing}\\end{{minipage}}\\hfill"
        right = f"\\begin{{minipage}}[c]{{0.53\\linewidth}}\n{table_latex(block.table, names)}\n\\end{{minipage}}"
        return f"{left}\n{right}"
    if isinstance(block, Table):
        return table_latex(block, names)
    if block.packed:
        return packed_latex(block, names)
    return "\\begin{align*}\n" + aligned(block, names) + "\n\\end{align*}"


def table_latex(block: Table, names: Notation) -> str:
    """A table, a long one in small print."""
    size = "footnotesize" if len(block.rows) > FEW else "small"
    body = f"\\begin{{tabular}}{{{tabular(block, names, TEXT_WIDTH * 10 / DIGIT[size])}"
    return f"{{\\{size}\\setlength{{\\tabcolsep}}{{5pt}}{body}}}"


def tabular(block: Table, names: Notation, room: float) -> str:
    """Columns and rows of a tabular.

    Args:
        block: the table.
        names: of its symbols.
        room: its largest width.
    """
    rows = [" & ".join(f"\\textbf{{{parts_latex(title, names, escaped)}}}" for title in block.header)]
    rows.extend(" & ".join(cell_latex(cell, names) for cell in row) for row in block.rows)
    body = " \\\\\n".join(rows)
    return f"{columns_latex(block, column_widths(block, names), room)}}}\n{body}\n\\end{{tabular}}"


def table_width(block: Table, names: Notation) -> float:
    """Width of a table."""
    return sum(column_widths(block, names))


def column_widths(block: Table, names: Notation) -> list[float]:
    """Widths of the columns of a table, the space between them included."""
    lines = [tuple(parts_latex(title, names, escaped) for title in block.header)]
    lines.extend(tuple(cell_latex(cell, names) for cell in row) for row in block.rows)
    return [max(width(line[k].replace("$", "")) for line in lines) + BETWEEN for k in range(len(block.header))]


def parts_latex(parts: Sequence[Any], names: Notation, words: Callable[[str], str]) -> str:
    """A paragraph or the head of a column, formulas between dollar signs."""
    return "".join(part_latex(part, names, words) for part in parts)


def part_latex(part: Any, names: Notation, words: Callable[[str], str]) -> str:
    """Words, or a formula between dollar signs; a unit that is none of the known ones is words."""
    if isinstance(part, Ref):
        return f"({part.number})"
    if isinstance(part, Unit):
        unit = unit_latex(part.text)
        return words(part.text) if unit is None else f"${unit}$"
    return words(part) if isinstance(part, str) else f"${inline_latex(part, names)}$"


def inline_latex(part: Any, names: Notation) -> str:
    """A formula of a sentence, or an expression."""
    return formula_latex(part) if isinstance(part, Formula) else names.latex(part)


def columns_latex(table: Table, widths: Sequence[float], room: float) -> str:
    """Columns of a tabular.

    The last one is a paragraph where a cell of it lists many expressions. Of a table that is too wide the widest
    columns are paragraphs, which share the room that the others leave.
    """
    millimetres = TEXT_WIDTH * 10 / room
    sizes, paragraphs = list(widths), {}
    if any(isinstance(row[-1], tuple) and len(row[-1]) > MANY for row in table.rows):
        paragraphs[len(sizes) - 1] = sizes[-1] = LISTED / millimetres + BETWEEN
    ascending = sorted(range(len(sizes)), key=lambda k: sizes[k])
    for place, k in enumerate(ascending):
        share = room / (len(sizes) - place)
        if sizes[k] > share:
            paragraphs.update(dict.fromkeys(ascending[place:], share))
            break
        room -= sizes[k]
    ragged = r">{\raggedright\arraybackslash}p{%.0fmm}"
    given = {k: ragged % ((size - BETWEEN) * millimetres) for k, size in paragraphs.items()}
    return "".join(given.get(k, "l") for k in range(len(sizes)))


def cell_latex(cell: Any, names: Notation) -> str:
    """Words, an expression, or several of them, fractions in one line."""
    if isinstance(cell, tuple):
        return joined(cell_latex(part, names) for part in cell)
    return f"${names.latex(cell, flat=True)}$" if isinstance(cell, Expr) else part_latex(cell, names, escaped)


def aligned(block: Equations, names: Notation) -> str:
    """Lines of an align environment, numbers behind them; long sums go on in the next line."""
    rows: list[str] = []
    for (left, right), _, number in numbered_pairs(block):
        tag = rf" \tag{{{number}}}" if number else ""
        lines = [line for pair in shown_pairs(left, right, names) for line in equation_lines(*pair, names)]
        rows.extend(f"{side} &{rest}" if side else f"&{rest}" for side, rest in lines)
        rows[-1] += tag
    return " \\\\\n".join(rows)


def packed_latex(block: Equations, names: Notation) -> str:
    """Equations beside each other, as many in a line as there is room for; those that are too wide come below.

    All are flush left behind words that lead them, else centred.
    """
    lead = parts_latex(block.lead, names, escaped)
    rows: list[str] = [rf"\text{{{lead}}}"] if block.lead else []
    room = width(lead)
    for (left, right), _, number in numbered_pairs(block):
        shown = shown_pairs(left, right, names)
        lines = [line for pair in shown for line in equation_lines(*pair, names)]
        if len(lines) > 1:
            body = " \\\\\n".join(f"{side} &{rest}" for side, rest in lines)
            rows.append(f"\\begin{{aligned}}\n{body}\n\\end{{aligned}}")
            room = WHOLE_LINE
            continue
        side, rest = lines[0]
        tag = rf" \quad ({number})" if number else ""
        size = pair_width(left, right, names) + (6.0 if number else 0.0)
        if not rows or room + 4.0 + size > WHOLE_LINE:
            rows.append(f"{side} {rest}{tag}")
            room = size
        else:
            rows[-1] += rf" \qquad {side} {rest}{tag}"
            room += 4.0 + size
    if not block.lead:
        return "\\begin{gather*}\n" + " \\\\\n".join(rows) + "\n\\end{gather*}"
    flush = [f"& {row} &&" for row in (rows[0], *(rf"\quad {row}" for row in rows[1:]))]
    return "\\begin{flalign*}\n" + " \\\\\n".join(flush) + "\n\\end{flalign*}"


def pair_width(left: Any, right: Any, names: Notation) -> float:
    """Width of an equation in one line."""
    if isinstance(right, Matrix):
        return width(names.latex(left)) + 3 + matrix_width(right, names)
    return width(names.latex(left)) + 3 + sum(width(term) + 2.4 for term in printed_terms(right, names, tex=True))


def matrix_width(matrix: Matrix, names: Notation) -> float:
    """Width of a matrix."""
    return sum(max(width(names.latex(x), SMALL) for x in matrix.col(k)) + 1.6 for k in range(matrix.cols))


def numbered_pairs(block: Equations) -> list[tuple[tuple[Any, Any], str, int]]:
    """The equations with their labels and numbers."""
    count = len(block.pairs)
    labels, numbers = block.labels or ("",) * count, block.numbers or (0,) * count
    return list(zip(block.pairs, labels, numbers, strict=True))


def shown_pairs(left: Any, right: Any, names: Notation) -> list[tuple[Any, Any]]:
    """The equation, or those of a matrix's elements where it is wider than a line."""

    def fits(matrix: Matrix) -> bool:
        return width(names.latex(left)) + matrix_width(matrix, names) <= LINE

    return matrix_elements(left, right, fits)


def equation_lines(left: Any, right: Any, names: Notation) -> list[tuple[str, str]]:
    """The left and right sides of the lines of one equation; the left side is empty behind the first line."""
    lines, side = [], names.latex(left)
    current, length = "=", width(side) + 2.6
    for k, term in enumerate(signed(printed_terms(right, names, tex=True))):
        size = width(term)
        if k and length + size > LINE:
            lines.append((side, current))
            side, current, length = "", r"\quad {}", 4
        current += f" {term}"
        length += size
    return [*lines, (side, current)]
