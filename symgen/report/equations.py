"""The equations of motion of a chain as a page, in each format: what `symgen derive` writes and notebooks show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from symgen.derive.lagrange.equations import LagrangeEquations, column
from symgen.errors import ArgumentError
from symgen.report.actuation import acting_forces
from symgen.report.clashes import clash_blocks, intermediates_of
from symgen.report.document import START, Document, equations_document, is_small
from symgen.report.html import to_html
from symgen.report.latex import to_latex
from symgen.report.markdown import to_markdown
from symgen.report.notation import Notation, notation
from symgen.report.text import to_text

__all__ = ["FORMATS", "format_equations", "notebook"]

FORMATS: dict[str, Callable[[Document, Notation], str]] = {
    "text": to_text,
    "latex": to_latex,
    "markdown": to_markdown,
    "html": to_html,
}
"""Format -> printer of a document."""


def format_equations(equations: LagrangeEquations, format: str = "text", listing: bool = False) -> str:
    """The chain's equations of motion as a document.

    Small chains come in closed form with the steps of Lagrange's method, long ones as a recursion over their bodies.

    Args:
        equations: from `derive_equations`.
        format: "text", "latex" (a whole file), "markdown" (formulas between dollar signs) or "html" (one page with
            MathML).
        listing: whether every element of a long chain's matrices is listed, over named intermediates.

    Raises:
        ArgumentError: another format.
    """
    if format not in FORMATS:
        raise ArgumentError(f"format {format!r} is not one of {', '.join(FORMATS)}")
    document = equations_document(equations, listing)
    names = notation(equations.system, intermediates_of(document))
    return FORMATS[format](told_apart(document, names, tex=format != "text"), names)


def told_apart(document: Document, names: Notation, tex: bool) -> Document:
    """The document with a word, behind the description, on letters that the chain has for something else."""
    behind = document.blocks.index(START)
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
