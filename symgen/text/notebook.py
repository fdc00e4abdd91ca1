"""HTML of results in notebooks: a line in words, tables, pictures; texts are data in it, never markup.

An object has one rich form, for front ends prefer HTML to LaTeX; `repr` stands beside it as plain text.
"""

from __future__ import annotations

import base64
from collections.abc import Sequence
from html import escape

from symgen.text.visible import visible

__all__ = ["folded", "html_line", "html_picture", "html_table", "shown"]

MOST_ROWS = 60
"""Rows of a table that a notebook shows; of longer ones the number of those left out is told."""

LEFT = ' style="text-align: left"'


def shown(*parts: str) -> str:
    """Parts of HTML as the display of one object."""
    return f"<div>{''.join(part for part in parts if part)}</div>"


def html_line(name: str, words: str) -> str:
    """A paragraph: a name in bold, and plain words."""
    return f"<p><strong>{_text(name)}</strong>: {_text(words)}</p>"


def html_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of plain texts; the first column is flush left, the others flush right. Empty without rows."""
    if not rows:
        return ""
    heads = "".join(f'<th scope="col"{_side(k)}>{_text(cell)}</th>' for k, cell in enumerate(head))
    lines = [
        "<tr>" + "".join(f"<td{_side(k)}>{_text(cell)}</td>" for k, cell in enumerate(row)) + "</tr>"
        for row in rows[:MOST_ROWS]
    ]
    rest = len(rows) - MOST_ROWS
    more = f"<p>... and {rest} more</p>" if rest > 0 else ""
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>{more}"


def folded(summary: str, content: str) -> str:
    """Content that a click opens; nothing where there is no content."""
    return f"<details><summary>{_text(summary)}</summary>{content}</details>" if content else ""


def html_picture(png: bytes, words: str) -> str:
    """A picture as a data URI, with its description for those who do not see it."""
    data = base64.b64encode(png).decode("ascii")
    return f'<img src="data:image/png;base64,{data}" alt="{_text(words)}" style="max-width: 100%">'


def _text(words: str) -> str:
    return escape(visible(words))


def _side(column: int) -> str:
    return LEFT if column == 0 else ' style="text-align: right"'
