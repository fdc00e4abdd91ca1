"""Writes documents as one HTML page that needs no other file: formulas in MathML, colours for light, dark and print."""

from __future__ import annotations

from html import escape
from typing import Any

from sympy import Expr

from symgen.report.blocks import Block, Equations, Figure, Paragraph, Ref, Table, Title, Unit, joined
from symgen.report.document import Document
from symgen.report.latex import equation_lines, inline_latex, numbered_pairs, shown_pairs
from symgen.report.mathml import mathml
from symgen.report.notation import Notation
from symgen.report.style import style_sheet
from symgen.report.units import unit_latex

__all__ = ["to_html"]


def to_html(document: Document, names: Notation) -> str:
    """One page that needs no other file; texts are escaped."""
    title = next(block.text for block in document.blocks if isinstance(block, Title))
    body = "\n".join(block_html(block, names) for block in document.blocks)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style_sheet(body)}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def block_html(block: Block, names: Notation) -> str:
    """One block."""
    if isinstance(block, Title):
        return f"<h{block.level}>{escape(block.text)}</h{block.level}>"
    if isinstance(block, Paragraph):
        return f"<p>{parts_html(block.parts, names)}</p>"
    if isinstance(block, Figure):
        return f"<figure>\n{block.drawing.to_svg()}</figure>"
    if isinstance(block, Table):
        titles = (parts_html(cells, names) for cells in block.header)
        head = "".join(f"<th>{title}</th>" if title else "<td></td>" for title in titles)
        rows = "\n".join(
            f"<tr>{''.join(f'<td>{cell_html(cell, names)}</td>' for cell in row)}</tr>" for row in block.rows
        )
        return wide(f'<table class="data">\n<tr>{head}</tr>\n{rows}\n</table>', "table")
    lead = f"<p>{parts_html(block.lead, names)}</p>\n" if block.lead else ""
    if block.packed:
        count = len(block.pairs)
        kept = zip(block.pairs, block.labels or ("",) * count, block.numbers or (0,) * count, strict=True)
        parts = [equations_html(Equations((pair,), (label,), (number,)), names) for pair, label, number in kept]
        tables = "\n".join(f'<table class="equations">\n{part}\n</table>' for part in parts)
        return lead + wide(f"\n{tables}\n", "equations", " flow")
    return lead + wide(f'<table class="equations">\n{equations_html(block, names)}\n</table>', "equations")


def wide(inner: str, label: str, kind: str = "") -> str:
    """A part that scrolls sideways where the page is narrower, with the keyboard too; `label` names it."""
    return f'<div class="wide{kind}" role="group" tabindex="0" aria-label="{label}">{inner}</div>'


def equations_html(block: Equations, names: Notation) -> str:
    """Rows of left side, right side and number; long sums go on in the next row."""
    rows = []
    for (left, right), label, number in numbered_pairs(block):
        lines = [line for pair in shown_pairs(left, right, names) for line in equation_lines(*pair, names)]
        for k, (side, rest) in enumerate(lines):
            last = number and k == len(lines) - 1
            name = f' id="eq-{escape(label)}"' if last else ""
            cells = f"<td>{mathml(side, block=True) if side else ''}</td><td>{mathml(rest, block=True)}</td>"
            rows.append(f'<tr{name}>{cells}<td class="number">{f"({number})" if last else ""}</td></tr>')
    return "\n".join(rows)


def parts_html(parts: tuple[Any, ...], names: Notation) -> str:
    """Words, units, formulas and expressions in turn."""
    return "".join(part_html(part, names) for part in parts)


def part_html(part: Any, names: Notation) -> str:
    """Escaped words, or a formula; a unit that is none of the known ones is words."""
    if isinstance(part, Ref):
        return f'<a href="#eq-{escape(part.label)}">({part.number})</a>'
    if isinstance(part, Unit):
        unit = unit_latex(part.text)
        return escape(part.text) if unit is None else mathml(unit)
    return escape(part) if isinstance(part, str) else mathml(inline_latex(part, names))


def cell_html(cell: Any, names: Notation) -> str:
    """Words, a unit, an expression, or several of them."""
    if isinstance(cell, tuple):
        return joined(cell_html(part, names) for part in cell)
    return mathml(names.latex(cell, flat=True)) if isinstance(cell, Expr) else part_html(cell, names)
