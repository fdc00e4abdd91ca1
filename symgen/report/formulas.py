"""Letters, words and indices of formulas: scalars in italics, vectors and matrices in bold, words upright."""

from __future__ import annotations

import re
import unicodedata

from symgen.derive.lagrange.intermediates import latex_name
from symgen.report.blocks import Formula, Whole
from symgen.report.signs import NAMES, escaped

__all__ = [
    "ENERGIES",
    "UNFACED",
    "WORDS",
    "bold",
    "element_latex",
    "formula_latex",
    "formula_text",
    "has_face",
    "index_latex",
    "italic",
    "text_letter",
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

ENERGIES = {"T": "T", "V": "V", "L": "L", "R": "R", "Ham": "H"}
"""Scalars of the document where they stand alone -> their script letter: energies, functions of Rayleigh, Lagrange and
Hamilton.
"""

UNFACED = frozenset(("q", "qd", "qdd", "dt", "tau"))
"""Letters of the document that are set as a chain's own are."""


def text_letter(stem: str, below: str = "", faces: bool = False) -> str:
    """A letter of the document in plain text.

    Args:
        stem: M of an element M[1,2]; a name behind an underscore belongs to it, as in F_s.
        below: its index; a scalar that stands alone has none.
        faces: in bold and script letters of Unicode, where the chain has the same letter for something else.
    """
    head, mark, word = stem.partition("_")
    energy = not below and head in ENERGIES
    letter = ENERGIES[head] if energy else head
    if faces and has_face(head):
        letter = unicode_letter(letter, "SCRIPT" if energy else "BOLD")
    return letter + mark + word


def has_face(stem: str) -> bool:
    """True for a letter of the document that is set in another alphabet than the chain's letters; words are upright."""
    head = stem.partition("_")[0]
    return head not in UNFACED and (len(head) == 1 or head in NAMES or head in ENERGIES or head in RATES)


def unicode_letter(word: str, face: str) -> str:
    """A letter or the name of a Greek one in another face of Unicode."""
    if word in NAMES:
        case = "CAPITAL" if word[0].isupper() else "SMALL"
        return unicodedata.lookup(f"MATHEMATICAL BOLD ITALIC {case} {word.upper().replace('LAMBDA', 'LAMDA')}")
    case = "CAPITAL" if word.isupper() else "SMALL"
    names = (f"MATHEMATICAL {face} {case} {word.upper()}", f"{face} {case} {word.upper()}")
    return next((found for name in names if (found := looked_up(name)) is not None), word)


def looked_up(name: str) -> str | None:
    """The character of a name, if there is one."""
    try:
        return unicodedata.lookup(name)
    except KeyError:
        return None


def formula_text(formula: Formula, faces: bool = False) -> str:
    """A formula of a sentence in plain text."""

    def written(m: re.Match[str]) -> str:
        star = "*" * m[1].endswith("*")
        letter = text_letter(m[1].rstrip("*"), m[2] or star, faces) + star
        return f"{letter}[{m[2]}]" if m[2] else letter

    return re.sub(r"<(\w+\*?)>(\w*)", written, formula.text)


def whole_text(whole: Whole, faces: bool = False) -> str:
    """A vector or matrix in plain text: `R[2]'`."""
    index = f"[{whole.index}]" if whole.index else ""
    return text_letter(whole.stem, "whole", faces) + "*" * whole.star + index + "'" * whole.transposed


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


def element_latex(name: str) -> str:
    """An element of a document's matrix or vector, `<M>1,2`, in bold as `<M>` itself; energies are script letters."""
    stem, below = name[1:].split(">")
    star = stem.endswith("*")
    stem, _, word = stem.removesuffix("*").partition("_")
    below = index_latex(below)
    energy = stem in ENERGIES and not below and not star
    if word:
        below = rf"\mathrm{{{word}}}" + (f",{below}" if below else "")
    if energy:
        letter = rf"\mathcal{{{ENERGIES[stem]}}}"
    else:
        faced = has_face(stem) or (stem in UNFACED and not below)
        letter = (bold if faced else italic)(stem) + ("^{*}" if star else "")
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
        return re.sub(r"[qLp]", lambda letter: rf"\mathbf{{{letter.group()}}}", RATES[stem])
    if stem == "dt":
        return WORDS["dt"]
    return rf"\boldsymbol{{\{stem}}}" if stem in NAMES else rf"\mathbf{{{escaped(stem)}}}"
