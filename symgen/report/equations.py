"""The equations of motion of a chain as a page, in each format: what `symgen derive` writes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.errors import ArgumentError
from symgen.report.blocks import Figure
from symgen.report.clashes import clash_blocks, intermediates_of
from symgen.report.document import START, USUAL, Document, Wanted, equations_document
from symgen.report.html import to_html
from symgen.report.latex import to_latex
from symgen.report.markdown import to_markdown
from symgen.report.notation import Notation, notation
from symgen.report.text import to_text

__all__ = ["FORMATS", "document_of", "format_equations"]

FORMATS: dict[str, Callable[[Document, Notation], str]] = {
    "text": to_text,
    "latex": to_latex,
    "markdown": to_markdown,
    "html": to_html,
}
"""Format -> printer of a document."""


def format_equations(
    equations: LagrangeEquations,
    format: str = "text",
    *,
    listing: bool = False,
    hamilton: bool = False,
    dimensionless: Sequence[str] | None = None,
    energy: bool = False,
    reactions: str = "",
    linear: bool = False,
    figure_file: str = "",
) -> str:
    """The chain's equations of motion as a document.

    Small chains come in closed form with the steps of Lagrange's method, long ones as a recursion over their bodies.

    Args:
        equations: from `derive_equations`.
        format: "text", "latex" (a whole file), "markdown" (formulas between dollar signs) or "html" (one page with
            MathML).
        listing: whether every element of a long chain's matrices is listed, over named intermediates.
        hamilton: whether Hamilton's equations are written.
        dimensionless: names of parameters in whose units the equations are written too, empty for the usual ones.
        energy: whether the powers that change the energy are listed.
        reactions: "link" or "base", the frame in which bearing reactions are written.
        linear: whether the matrices of small motions about rest are written where they are not short, too.
        figure_file: of the figure, to which Markdown refers; LaTeX and HTML hold the figure, text leaves it out.

    Raises:
        ArgumentError: another format, or a part that is for small chains only.
        DerivationError: Hamilton's or dimensionless equations do not exist.
    """
    if format not in FORMATS:
        raise ArgumentError(f"format {format!r} is not one of {', '.join(FORMATS)}")
    scales = None if dimensionless is None else tuple(dimensionless)
    wanted = Wanted(
        listing=listing, hamilton=hamilton, dimensionless=scales, energy=energy, reactions=reactions, linear=linear
    )
    document, names = document_of(equations, tex=format != "text", wanted=wanted)
    if figure_file:
        blocks = (replace(b, file=figure_file) if isinstance(b, Figure) else b for b in document.blocks)
        document = replace(document, blocks=tuple(blocks))
    return FORMATS[format](document, names)


def document_of(equations: LagrangeEquations, tex: bool = True, wanted: Wanted = USUAL) -> tuple[Document, Notation]:
    """The document and the names of its symbols; `tex`: letters are typeset, so that other pairs of them clash."""
    document = equations_document(equations, wanted)
    names = notation(equations.system, intermediates_of(document))
    told = clash_blocks(document, names, tex)
    behind = document.blocks.index(START)
    blocks = (*document.blocks[:behind], *told, *document.blocks[behind:])
    return replace(document, blocks=blocks), replace(names, faces=not tex and bool(told))
