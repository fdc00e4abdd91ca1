"""Documents without formulas: titles, paragraphs, tables and pictures of plain words, as Markdown or one HTML page."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from html import escape

from symgen.report.blocks import Block, Paragraph, Picture, Table, Title
from symgen.text.prose import markdown, prose
from symgen.text.tables import markdown_table

__all__ = ["plain_html", "plain_markdown"]

STYLE = """body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; font-size: 0.9rem; }
th, td { border: 1px solid #ccc; padding: 0.2rem 0.6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
th { background: #f4f4f4; }
img { max-width: 100%; }
figcaption { color: #555; font-size: 0.9rem; }
figure { margin: 1.5rem 0; }"""


def plain_markdown(blocks: Sequence[Block | Picture]) -> str:
    """Markdown; pictures are data URIs in it."""
    return "\n\n".join(_markdown(block) for block in blocks) + "\n"


def _markdown(block: Block | Picture) -> str:
    if isinstance(block, Title):
        return f"{'#' * block.level} {markdown(block.text)}"
    if isinstance(block, Paragraph):
        return markdown(prose("".join(block.parts)))
    if isinstance(block, Picture):
        return f"![{markdown(prose(block.title))}]({_uri(block)})"
    if isinstance(block, Table):
        head = [markdown(prose("".join(cells))) for cells in block.header]
        return markdown_table(head, [[markdown(prose(str(cell))) for cell in row] for row in block.rows])
    raise TypeError(f"a plain document has no {type(block).__name__}")


def plain_html(blocks: Sequence[Block | Picture]) -> str:
    """One page that needs no other file."""
    title = next((block.text for block in blocks if isinstance(block, Title)), "")
    body = "\n".join(_html(block) for block in blocks)
    return (
        f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f"<style>\n{STYLE}\n</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _html(block: Block | Picture) -> str:
    if isinstance(block, Title):
        return f"<h{block.level}>{escape(block.text)}</h{block.level}>"
    if isinstance(block, Paragraph):
        return f"<p>{escape(prose(''.join(block.parts)))}</p>"
    if isinstance(block, Picture):
        words = escape(prose(block.title))
        return f'<figure><img src="{_uri(block)}" alt="{words}"><figcaption>{words}</figcaption></figure>'
    if isinstance(block, Table):
        head = "".join(f"<th>{escape(prose(''.join(cells)))}</th>" for cells in block.header)
        rows = "\n".join(
            f"<tr>{''.join(f'<td>{escape(prose(str(cell)))}</td>' for cell in row)}</tr>" for row in block.rows
        )
        return f"<table>\n<tr>{head}</tr>\n{rows}\n</table>"
    raise TypeError(f"a plain document has no {type(block).__name__}")


def _uri(picture: Picture) -> str:
    return "data:image/png;base64," + base64.b64encode(picture.png).decode("ascii")
