"""Executes the notebooks of `examples/notebooks/`, and writes an executed one as a page."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

import nbformat
from latex2mathml.converter import convert
from markdown_it import MarkdownIt
from nbclient import NotebookClient

from symgen.describe.examples import example_folder

__all__ = ["NOTEBOOKS", "execute", "notebook_page"]

NOTEBOOKS = sorted((example_folder() / "notebooks").glob("*.ipynb"))

STYLE = """:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
pre { overflow-x: auto; padding: 0.6rem; border: 1px solid #8886; border-radius: 4px; font-size: 0.85rem; }
pre.printed { border: none; border-left: 3px solid #8886; border-radius: 0; }
.shown { overflow-x: auto; margin: 0.8rem 0; } .shown img { max-width: 100%; background: #fff; }
.shown svg { max-width: 100%; height: auto; }"""


def execute(path: Path, timeout: int = 300) -> Any:
    """The executed notebook; the kernel starts in its folder.

    Raises:
        nbclient.exceptions.CellExecutionError: a cell failed.
    """
    notebook = nbformat.read(path, as_version=4)
    place = {"metadata": {"path": str(path.parent)}}
    return NotebookClient(notebook, timeout=timeout, kernel_name="python3", resources=place).execute()


def notebook_page(notebook: Any, title: str) -> str:
    """An executed notebook as one HTML page."""
    cells = "\n".join(cell_html(cell) for cell in notebook.cells)
    return (
        f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<style>\n{STYLE}\n</style>\n</head>\n<body>\n"
        f'<p><a href="index.html">Gallery</a></p>\n{cells}\n</body>\n</html>\n'
    )


def cell_html(cell: Any) -> str:
    """A cell with its outputs."""
    if cell.cell_type == "markdown":
        return markdown_html(cell.source)
    return "\n".join([f"<pre>{escape(cell.source)}</pre>", *map(output_html, cell.outputs)])


def markdown_html(source: str) -> str:
    """Markdown with formulas between dollar signs."""
    pieces = source.split("$$")
    for k, piece in enumerate(pieces):
        if k % 2:
            pieces[k] = displayed(piece)
            continue
        words = piece.split("$")
        pieces[k] = "".join(convert(word) if j % 2 else word for j, word in enumerate(words))
    return MarkdownIt("commonmark", {"html": True}).enable("table").render("".join(pieces))


def displayed(formula: str) -> str:
    """A formula as MathML, in the size of a displayed one."""
    return convert(formula).replace("<math ", '<math displaystyle="true" ', 1)


def output_html(output: Any) -> str:
    """The richest form of an output."""
    if output.output_type == "stream":
        return f'<pre class="printed">{escape(output.text)}</pre>'
    data = output.get("data", {})
    if "text/html" in data:
        return f'<div class="shown">{data["text/html"]}</div>'
    if "image/svg+xml" in data:
        return f'<div class="shown">{data["image/svg+xml"]}</div>'
    if "image/png" in data:
        return f'<div class="shown"><img alt="" src="data:image/png;base64,{data["image/png"].strip()}"></div>'
    if "text/latex" in data:
        formula = data["text/latex"].strip("$").removeprefix(r"\displaystyle ")
        return f'<div class="shown">{displayed(formula)}</div>'
    return f'<pre class="printed">{escape(data.get("text/plain", ""))}</pre>'
