"""The author's letters for coordinates and parameters: which there are, and how `symbol` and `subscript` are read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from string import ascii_letters

from symgen.describe.nearest import nearest

__all__ = [
    "ACCENTS", "GREEK", "LETTERS", "VARIANTS", "Letter",
    "read_letter", "why_no_letter", "why_no_subscript", "why_taken",
]  # fmt: skip

GREEK = (
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda", "mu", "nu", "xi",
    "pi", "rho", "sigma", "tau", "upsilon", "phi", "chi", "psi", "omega",
    "Gamma", "Delta", "Theta", "Lambda", "Xi", "Pi", "Sigma", "Upsilon", "Phi", "Psi", "Omega",
)  # fmt: skip
VARIANTS = ("varepsilon", "vartheta", "varpi", "varrho", "varsigma", "varphi", "ell")
"""Other forms of letters: LaTeX's names."""

LETTERS = (*ascii_letters, *GREEK, *VARIANTS)
ACCENTS = ("bar", "hat", "tilde", "dot", "check", "breve")

TAKEN = {"t": "the time", "pi": "the number pi", "d": "the sign of derivatives"}
"""Letters that stand for something else where they have neither accent nor subscript."""

SUBSCRIPT = re.compile(r"[A-Za-z0-9]+(,[A-Za-z0-9]+)*\Z")
LONGEST_SUBSCRIPT = 12
"""Characters of a subscript."""

LATIN_CAPITALS = {
    "Alpha": "A", "Beta": "B", "Epsilon": "E", "Zeta": "Z", "Eta": "H", "Iota": "I", "Kappa": "K", "Mu": "M", "Nu": "N",
    "Omicron": "O", "omicron": "o", "Rho": "P", "Tau": "T", "Chi": "X",
}  # fmt: skip
"""Greek letters that have the form of Latin ones."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter of `LETTERS`, with an accent of `ACCENTS` or without."""

    name: str
    accent: str = ""


def read_letter(symbol: str) -> Letter | None:
    """A letter as `symbol` names it, the accent before it; None for any other text.

    >>> read_letter("vartheta"), read_letter("bar m")
    (Letter(name='vartheta', accent=''), Letter(name='m', accent='bar'))
    >>> read_letter("shoulder")
    """
    *accents, name = symbol.split(" ")
    if name not in LETTERS or len(accents) > 1 or any(accent not in ACCENTS for accent in accents):
        return None
    return Letter(name, *accents)


def why_no_letter(symbol: str) -> str | None:
    r"""The reason why a text is no `symbol`, and what to write instead; None for one that is.

    >>> why_no_letter(r"\bar{\theta}")
    "write 'bar theta'"
    >>> why_no_letter("theta1")
    "write 'theta', and '1' as its subscript"
    """
    if read_letter(symbol) is not None:
        return None
    words = " ".join(re.sub(r"[\\{}$]", " ", symbol[:80]).split())
    if read_letter(words) is not None:
        return f"write {words!r}"
    if words in LATIN_CAPITALS:
        return f"it has the form of the Latin letter: write {LATIN_CAPITALS[words]!r}"
    stem, _, below = words.replace("_", " ").rpartition(" ")
    numbered = re.fullmatch(r"(.*?)(\d+)", words) if not stem else None
    if numbered is not None:
        stem, below = numbered.groups()
    if read_letter(stem) is not None and why_no_subscript(below) is None:
        return f"write {stem!r}, and {below!r} as its subscript"
    hint = nearest(words, [*GREEK, *VARIANTS, *(f"{accent} {words.split(' ')[-1]}" for accent in ACCENTS)])
    listed = f"a Latin or Greek letter (theta), {', '.join(VARIANTS)}; before it may stand {', '.join(ACCENTS)}"
    return f"it is {listed}{hint}"


def why_taken(symbol: str, subscript: str | None) -> str | None:
    """The reason why a letter with this subscript stands for something else, and what to write instead; None if it does
    not.

    >>> why_taken("t", None)
    "in documents it is the time; give it a subscript or an accent ('hat t'), or take another letter"
    >>> why_taken("t", "1"), why_taken("hat t", None)
    (None, None)
    """
    if subscript is not None or symbol not in TAKEN:
        return None
    other = "give it a subscript or an accent"
    return f"in documents it is {TAKEN[symbol]}; {other} ('hat {symbol}'), or take another letter"


def why_no_subscript(subscript: str) -> str | None:
    """The reason why a text is no `subscript`; None for one that is."""
    if SUBSCRIPT.match(subscript) and len(subscript) <= LONGEST_SUBSCRIPT:
        return None
    return f"it is letters and digits, commas between them, at most {LONGEST_SUBSCRIPT} characters"
