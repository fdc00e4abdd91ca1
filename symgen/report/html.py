"""Writes documents as one HTML page that needs no other file: formulas in MathML, light and dark, made for print."""

from __future__ import annotations

import re
import unicodedata
from html import escape, unescape
from typing import Any

from latex2mathml.converter import convert
from sympy import Expr

from symgen.report.blocks import Block, Equations, Figure, Paragraph, Ref, Table, Title, Unit, joined
from symgen.report.document import Document
from symgen.report.latex import equation_lines, inline_latex, numbered_pairs, shown_pairs
from symgen.report.notation import Notation
from symgen.report.units import unit_latex

__all__ = ["to_html"]

STYLE = """:root { color-scheme: light dark; --ink: #1c1c1c; --paper: #ffffff; --line: #c8c8c8; --head: #f2f2f2; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e4e4; --paper: #17191c; --line: #4a4d52; --head: #24272b; }
}
body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 64rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
math { font-size: 1.1em; }
figure { margin: 1.5rem 0; break-inside: avoid; }
.wide { overflow-x: auto; margin: 1rem 0; }
table.data { border-collapse: collapse; font-size: 0.9rem; }
.data th, .data td { border-bottom: 1px solid var(--line); padding: 0.25rem 0.7rem; text-align: left;
  white-space: nowrap; }
.data td:last-child { white-space: normal; min-width: 11rem; }
.data th { background: var(--head); }
table.equations { border-spacing: 0 0.35rem; }
.equations td { padding: 0 0.2rem; white-space: nowrap; }
.equations { width: 100%; }
.flow { display: flex; flex-wrap: wrap; gap: 0.4rem 2.5rem; align-items: center; }
.flow .equations { width: auto; }
.equations td:first-child { text-align: right; width: 1%; }
.equations td.number { text-align: right; width: 1%; padding-left: 1.5rem; }
a { color: inherit; }
@media print {
  :root { --ink: #000; --paper: #fff; --line: #999; --head: #eee; }
  body { max-width: none; margin: 0; font-size: 10pt; }
  h2 { break-after: avoid; } tr { break-inside: avoid; } .wide { overflow: visible; }
}"""


def to_html(document: Document, names: Notation) -> str:
    """One page that needs no other file; texts are escaped."""
    title = next(block.text for block in document.blocks if isinstance(block, Title))
    body = "\n".join(block_html(block, names) for block in document.blocks)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}\n</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
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
        head = "".join(f"<th>{parts_html(cells, names)}</th>" for cells in block.header)
        rows = "\n".join(
            f"<tr>{''.join(f'<td>{cell_html(cell, names)}</td>' for cell in row)}</tr>" for row in block.rows
        )
        return f'<div class="wide"><table class="data">\n<tr>{head}</tr>\n{rows}\n</table></div>'
    lead = f"<p>{escape(block.lead)}</p>\n" if block.lead else ""
    if block.packed:
        count = len(block.pairs)
        kept = zip(block.pairs, block.labels or ("",) * count, block.numbers or (0,) * count, strict=True)
        parts = [equations_html(Equations((pair,), (label,), (number,)), names) for pair, label, number in kept]
        tables = "\n".join(f'<table class="equations">\n{part}\n</table>' for part in parts)
        return lead + f'<div class="wide flow">\n{tables}\n</div>'
    return lead + f'<div class="wide"><table class="equations">\n{equations_html(block, names)}\n</table></div>'


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


UPRIGHT = re.compile("<mi>&#x000([4-7][0-9A-F]);</mi>")
BOLD = re.compile('<mi mathvariant="(?:bold|bold-italic)">(&#x[0-9A-F]+;|.)</mi>')
"""Forms of latex2mathml that browsers show in italics or without weight: MathML Core has `normal` alone."""


ALONE = re.compile(r"<mrow>(<(m[ion])(?: [^>]*)?>[^<]*</\2>)</mrow>")
"""A group of one letter, number or sign, which stands for itself."""

CODED = re.compile("&#x([0-9A-F]{5});")
"""A character by its number, which takes twice the space."""


def plain(code: re.Match[str]) -> str:
    """The character itself; those of markup stay coded."""
    character = chr(int(code[1], 16))
    return code[0] if character in "<>&" else character


def mathml(latex: str, block: bool = False) -> str:
    """A formula as MathML Core; in the size of a displayed one when asked for."""
    found: str = convert(latex)
    found = UPRIGHT.sub(lambda letter: f'<mi mathvariant="normal">{chr(int(letter[1], 16))}</mi>', found)
    found = BOLD.sub(lambda letter: f"<mi>{bold(unescape(letter[1]))}</mi>", found)
    found = ALONE.sub(r"\1", CODED.sub(plain, found))
    return found.replace("<math ", '<math displaystyle="true" ', 1) if block else found


def bold(letter: str) -> str:
    """The bold form of a Latin letter, the bold italic form of a Greek one; others stay."""
    name = unicodedata.name(letter, "")
    for face, script in (("BOLD", "LATIN"), ("BOLD ITALIC", "GREEK")):
        if name.startswith(script):
            words = name.replace(f"{script} ", "").replace("LETTER ", "")
            try:
                return unicodedata.lookup(f"MATHEMATICAL {face} {words}")
            except KeyError:
                return letter
    return letter
