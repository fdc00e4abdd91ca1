"""Letters, words and indices of formulas: scalars in italics, vectors and matrices in bold, words upright."""

from __future__ import annotations

import re
from collections.abc import Callable

from symgen.derive.lagrange.intermediates import latex_name
from symgen.report.blocks import Formula, Whole
from symgen.report.signs import NAMES, escaped

__all__ = [
    "VECTORS",
    "WORDS",
    "bold",
    "element_latex",
    "formula_latex",
    "formula_text",
    "index_latex",
    "italic",
    "whole_latex",
    "whole_text",
]

WORDS = {
    "qd": r"\dot{q}", "qdd": r"\ddot{q}", "dt": r"\mathrm{d}t", "x": r"\times",
    "tau": r"\tau", "alpha": r"\alpha", "theta": r"\theta", "pi": r"\pi",
}  # fmt: skip
"""Words of formulas that are not written as intermediates are -> LaTeX."""

RATES = {"q": "q", "qd": r"\dot{q}", "qdd": r"\ddot{q}", "Ld": r"\dot{L}", "pd": r"\dot{p}"}
"""Coordinates and their rates as wholes."""

VECTORS = frozenset((*"MWGHPIJChcgkdaf", "q", "qd", "qdd", "tau"))
"""Letters that stand for vectors and matrices where they have no index."""


def formula_text(formula: Formula) -> str:
    """A formula of a sentence in plain text."""
    return re.sub(r"<(\w+\*?)>(\w*)", lambda m: f"{m[1]}[{m[2]}]" if m[2] else m[1], formula.text)


def whole_text(whole: Whole) -> str:
    """A vector or matrix in plain text: `R[2]'`."""
    index = f"[{whole.index}]" if whole.index else ""
    return whole.stem + "*" * whole.star + index + "'" * whole.transposed


def whole_latex(whole: Whole) -> str:
    """A vector or matrix in bold."""
    above = "*" if whole.star else r"\mathsf{T}" if whole.transposed else ""
    return (
        bold(whole.stem)
        + (f"^{{{above}}}" if above else "")
        + (f"_{{{index_latex(whole.index)}}}" if whole.index else "")
    )


def formula_latex(formula: Formula) -> str:
    """A formula of a sentence for math mode: letters of the document as in equations, others as intermediates are."""
    spaced = re.sub(r"((?<=[\w')])|(?<=[\w*]>)) (?=[\w<(])", r" \, ", formula.text)
    written = re.sub(r"<\w+\*?>\w*|[A-Za-z]\w*", lambda word: word_latex(word.group()), spaced)
    written = re.sub(r"\^(-\d+)", r"^{\1}", written).replace(">=", r"\ge")
    return written.replace("'", r"^{\mathsf{T}}")


def word_latex(word: str) -> str:
    """A word of a formula."""
    return element_latex(word) if word.startswith("<") else WORDS.get(word, latex_name(word))


def element_latex(name: str, face: Callable[[str], str] | None = None) -> str:
    """An element of a document's matrix or vector, `<M>1,2`, in italics; `<M>` itself is bold.

    Args:
        name: of its symbol.
        face: writes the letter in another one.
    """
    stem, below = name[1:].split(">")
    star = stem.endswith("*")
    stem, _, word = stem.removesuffix("*").partition("_")
    below = index_latex(below)
    if word:
        below = rf"\mathrm{{{word}}}" + (f",{below}" if below else "")
    if stem == "L" and not below:
        return r"\mathcal{L}"
    letter = (face or (bold if not below and stem in VECTORS else italic))(stem) + ("^{*}" if star else "")
    return rf"{letter}_{{{below}}}" if below else letter


def index_latex(index: str) -> str:
    """Indices: numbers of one digit without commas, words upright."""
    if not index:
        return ""
    parts = [part if len(part) == 1 or part.isdigit() else word_index(part) for part in index.split(",")]
    return ("" if all(len(part) == 1 for part in parts) else ",").join(parts)


def word_index(part: str) -> str:
    """A letter with its number, or a word."""
    return part if part[1:].isdigit() else rf"\mathrm{{{escaped(part)}}}"


def italic(stem: str) -> str:
    """A letter of a scalar; words are upright."""
    return RATES.get(stem) or (
        f"\\{stem}" if stem in NAMES else stem if len(stem) == 1 else rf"\mathrm{{{escaped(stem)}}}"
    )


def bold(stem: str) -> str:
    """A letter of a vector or matrix."""
    if stem == "omegad":
        return r"\dot{\boldsymbol{\omega}}"
    if stem in RATES:
        return RATES[stem].replace("q", r"\mathbf{q}")
    return rf"\boldsymbol{{\{stem}}}" if stem in NAMES else rf"\mathbf{{{escaped(stem)}}}"
