r"""Short formulas of LaTeX as runs of characters: letters with indices, Greek, accents, words; and their size on paper.

Labels come from the report's notation, whose LaTeX is a small language: letters, numbers, `\alpha`, `_{...}`, `^{...}`,
`\mathrm{...}`, `\mathbf{...}`, `\text{...}`, `\dot{...}`, and escaped characters. A command that is none of the known
ones is written as its name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

__all__ = ["SIZE", "Run", "label_size", "runs"]

SIZE = 0.35
"""Size of a label's letters, cm: 10 pt."""

SMALL = 0.72
"""Size of an index by the size of its letter."""

GREEK = {
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ϵ", "varepsilon": "ε", "zeta": "ζ", "eta": "η",
    "theta": "θ", "vartheta": "ϑ", "iota": "ι", "kappa": "κ", "lambda": "λ", "mu": "μ", "nu": "ν", "xi": "ξ", "pi": "π",
    "varpi": "ϖ", "rho": "ρ", "varrho": "ϱ", "sigma": "σ", "varsigma": "ς", "tau": "τ", "upsilon": "υ", "phi": "ϕ",
    "varphi": "φ", "chi": "χ", "psi": "ψ", "omega": "ω", "Gamma": "Γ", "Delta": "Δ", "Theta": "Θ", "Lambda": "Λ",
    "Xi": "Ξ", "Pi": "Π", "Sigma": "Σ", "Upsilon": "Υ", "Phi": "Φ", "Psi": "Ψ", "Omega": "Ω", "ell": "ℓ",
    "textbackslash": "\\", "textasciitilde": "~", "textasciicircum": "^", "textless": "<", "textgreater": ">",
    "textbar": "|", "cdot": "·", "times": "×",
}  # fmt: skip
ACCENTS = {
    "dot": "\u0307", "ddot": "\u0308", "hat": "\u0302", "bar": "\u0304", "tilde": "\u0303", "vec": "\u20d7",
    "overline": "\u0305", "check": "\u030c", "breve": "\u0306",
}  # fmt: skip
FACES = {
    "mathrm": ("upright", False), "text": ("upright", False), "mathbf": ("upright", True), "operatorname": ("upright",
    False), "boldsymbol": ("italic", True), "mathit": ("italic", False), "mathcal": ("italic", False),
}  # fmt: skip
SPACES = {",": "\u2009", " ": " ", ";": "\u2005", "!": "", "quad": "\u2003"}
SIGNS = {"-": "\u2009−\u2009", "+": "\u2009+\u2009", ",": ",\u2009"}
TOKEN = re.compile(r"\\[A-Za-z]+|\\.|[{}_^]|.", re.DOTALL)
WIDTHS = {
    "a": 50, "b": 56, "c": 44, "d": 56, "e": 44, "f": 31, "g": 50, "h": 56, "i": 28, "j": 31, "k": 53, "l": 28, "m": 83,
    "n": 56, "o": 50, "p": 56, "q": 53, "r": 39, "s": 40, "t": 39, "u": 56, "v": 53, "w": 72, "x": 53, "y": 53, "z": 45,
    "A": 75, "B": 71, "C": 72, "D": 76, "E": 68, "F": 65, "G": 78, "H": 75, "I": 36, "J": 51, "K": 78, "L": 62, "M": 92,
    "N": 75, "O": 78, "P": 68, "Q": 78, "R": 74, "S": 56, "T": 72, "U": 75, "V": 75, "W": 103, "X": 75, "Y": 75,
    "Z": 61, ".": 28, ",": 28, ":": 28, "(": 39, ")": 39, "[": 28, "]": 28, "|": 28, "+": 78, "\N{MINUS SIGN}": 78,
}  # fmt: skip
"""Widths of Computer Modern Roman (Knuth 1986) in percent of the size; others, digits and Greek among them, have 55."""


@dataclass(frozen=True, slots=True)
class Run:
    """Characters of one face and level.

    Attributes:
        text: the characters.
        italic, bold: their face.
        level: 0 on the line, -1 index, +1 exponent.
    """

    text: str
    italic: bool = True
    bold: bool = False
    level: int = 0

    @property
    def width(self) -> float:
        """On paper, cm."""
        size = SIZE * (SMALL if self.level else 1.0)
        return size * sum(map(character_width, self.text)) * (1.12 if self.bold else 1.0)


def character_width(character: str) -> float:
    """Width of a character in units of its size."""
    if "\u0300" <= character <= "\u036f" or character == "\u20d7":
        return 0.0
    return 0.17 if character.isspace() else WIDTHS.get(character, 55) / 100


def runs(latex: str) -> tuple[Run, ...]:
    r"""The characters of a formula.

    Example:
        >>> [(r.text, r.italic, r.level) for r in runs(r"\theta_{1}")]
        [('θ', True, 0), ('1', False, -1)]
        >>> [(r.text, r.italic, r.level) for r in runs(r"q_{\mathrm{shoulder\_left}}")]
        [('q', True, 0), ('shoulder_left', False, -1)]
    """
    merged: list[Run] = []
    for run in _parsed(iter(TOKEN.findall(latex)), True, False, 0):
        if merged and (merged[-1].italic, merged[-1].bold, merged[-1].level) == (run.italic, run.bold, run.level):
            merged[-1] = Run(merged[-1].text + run.text, run.italic, run.bold, run.level)
        elif run.text:
            merged.append(run)
    return tuple(merged)


def _parsed(
    tokens: Iterator[str], italic: bool, bold: bool, level: int, once: bool = False, words: bool = False
) -> Iterator[Run]:
    """Runs up to the end of a group, or of one token or group."""
    for token in tokens:
        if token == "}":
            return
        name = token[1:]
        if token == "{":
            yield from _parsed(tokens, italic, bold, level, words=words)
        elif token in "_^":
            yield from _parsed(tokens, italic, bold, -1 if token == "_" else 1, once=True)
        elif token.startswith("\\") and name in FACES:
            face, heavy = FACES[name]
            yield from _parsed(tokens, face == "italic", heavy, level, once=True, words=True)
        elif token.startswith("\\") and name in ACCENTS:
            inner = list(_parsed(tokens, italic, bold, level, once=True))
            yield from (Run(r.text[:1] + ACCENTS[name] + r.text[1:], r.italic, r.bold, r.level) for r in inner)
        elif token.startswith("\\"):
            text = GREEK.get(name, SPACES.get(name, name))
            yield Run(text, italic and not text.isupper(), bold, level)
        elif token != " " or words:
            yield Run(token if words else SIGNS.get(token, token), italic and token.isalpha(), bold, level)
        if once:
            return


@lru_cache(maxsize=4096)
def label_size(latex: str) -> tuple[float, float]:
    """Width and height of a printed formula, cm."""
    found = runs(latex)
    levels = {run.level for run in found}
    return sum(run.width for run in found), SIZE * (0.95 + 0.25 * (-1 in levels) + 0.25 * (1 in levels))
