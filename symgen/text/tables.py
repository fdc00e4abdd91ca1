"""Tables of texts, as every command, report and page prints them: in plain text and in Markdown."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

__all__ = ["markdown_table", "text_table"]


LEAST = 16
"""Characters that the first column of a table keeps, however narrow the page is."""

GAP = "  "


def text_table(head: Sequence[str], rows: Sequence[Sequence[str]], width: int | None = None) -> str:
    """Columns padded to their widest cell; the first is flush left, the others flush right.

    Args:
        head: of the columns.
        rows: of cells.
        width: characters of a line; texts of the first column are wrapped, and columns that have no room stand in
            further tables below. None: any.

    Example:
        >>> print(text_table(["base parameter", "kg"], [["mass + 0.25 rotor", "1.5"]], 20))
        base parameter     kg
        ----------------  ---
        mass + 0.25       1.5
          rotor
    """
    lines = [list(head), *[list(row) for row in rows]]
    widths = [max(len(line[k]) for line in lines) for k in range(len(head))]
    if width is None or sum(widths) + len(GAP) * (len(widths) - 1) <= width:
        return _padded(lines, widths)
    others = [len(GAP) + w for w in widths[1:]]
    widths[0] = min(widths[0], max(LEAST, width - sum(others)))
    parts: list[list[int]] = [[]]
    for k, other in enumerate(others, start=1):
        if parts[-1] and widths[0] + sum(others[j - 1] for j in parts[-1]) + other > width:
            parts.append([])
        parts[-1].append(k)
    return "\n\n".join(
        _padded([[line[k] for k in (0, *part)] for line in lines], [widths[k] for k in (0, *part)]) for part in parts
    )


def _padded(lines: Sequence[Sequence[str]], widths: Sequence[int]) -> str:
    text = []
    for first, *others in lines:
        begins, *more = textwrap.wrap(first, widths[0], subsequent_indent="  ") or [""]
        cells = [begins.ljust(widths[0]), *(c.rjust(w) for c, w in zip(others, widths[1:], strict=True))]
        text.append("\n".join([GAP.join(cells).rstrip(), *more]))
    text.insert(1, GAP.join("-" * width for width in widths))
    return "\n".join(text)


def markdown_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of Markdown; cells are Markdown already, without bars and line breaks."""
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, ("---",) * len(head), *rows))
