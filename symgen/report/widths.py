"""Widths of formulas in LaTeX, estimated in widths of a digit, so that lines can be folded before they are too long."""

from __future__ import annotations

import re

__all__ = ["LINE", "SMALL", "WHOLE_LINE", "width"]

LINE, WHOLE_LINE = 92.0, 101.0
"""Width of a line of a4paper with small margins, room for a number behind it left free, and that of a whole line."""

SMALL = 0.72
"""Size of subscripts, superscripts, and fractions within a matrix, compared to the line's."""

TOKEN = re.compile(r"\\[A-Za-z]+|\\.|[{}^_]|\s+|.")
OPERATORS = {"+": 2.4, "-": 2.4, "=": 2.6, r"\times": 2.4, r"\cdot": 1.4, ",": 0.9, "(": 0.8, ")": 0.8, "|": 0.6}
COMMANDS = {
    r"\left": 0.0, r"\right": 0.0, r"\,": 0.35, r"\ ": 0.6, r"\quad": 2.0, r"\qquad": 4.0, r"\bigl": 0.3, r"\bigr": 0.3,
    r"\mathrm": 0.0, r"\mathbf": 0.0, r"\boldsymbol": 0.0, r"\mathsf": 0.0, r"\operatorname": 0.4, r"\dot": 0.0,
    r"\ddot": 0.0, r"\bar": 0.0, r"\hat": 0.0, r"\tilde": 0.0, r"\check": 0.0, r"\breve": 0.0, r"\displaystyle": 0.0,
    r"\text": 0.0, r"\partial": 1.1,
}  # fmt: skip
FUNCTIONS = frozenset((r"\sin", r"\cos", r"\tan", r"\max", r"\min", r"\sqrt", r"\operatorname", r"\log", r"\exp"))


def width(latex: str, fraction: float = 1.0) -> float:
    r"""The width of a formula.

    Args:
        latex: of one line, matrices excluded.
        fraction: size of fractions: `SMALL` within a matrix.

    Example:
        >>> width("a") < width(r"\frac{a + b}{2}") < width("a + b + c")
        True
    """
    return _group(TOKEN.findall(latex), 0, fraction)[0]


def _group(tokens: list[str], position: int, fraction: float) -> tuple[float, int]:
    """Width of the tokens up to the closing brace, and the position behind it."""
    total = 0.0
    while position < len(tokens):
        token = tokens[position]
        position += 1
        if token == "}":
            return total, position
        if token == "{":
            inner, position = _group(tokens, position, fraction)
            total += inner
        elif token in ("^", "_"):
            inner, position = _argument(tokens, position, fraction)
            other = 0.0
            if position < len(tokens) and tokens[position] in ("^", "_"):
                other, position = _argument(tokens, position + 1, fraction)
            total += SMALL * max(inner, other)
        elif token in (r"\frac", r"\tfrac"):
            over, position = _argument(tokens, position, SMALL)
            under, position = _argument(tokens, position, SMALL)
            total += (fraction if token == r"\frac" else SMALL) * max(over, under) + 0.5
        else:
            total += _single(token)
    return total, position


def _argument(tokens: list[str], position: int, fraction: float) -> tuple[float, int]:
    """Width of a group in braces, or of one token."""
    while position < len(tokens) and tokens[position].isspace():
        position += 1
    if position < len(tokens) and tokens[position] == "{":
        return _group(tokens, position + 1, fraction)
    return (_single(tokens[position]), position + 1) if position < len(tokens) else (0.0, position)


def _single(token: str) -> float:
    """Width of one token."""
    if token.isspace():
        return 0.0
    if token in FUNCTIONS:
        return 0.95 * (len(token) - 1) + 0.4
    if token in COMMANDS or token in OPERATORS:
        return COMMANDS.get(token, OPERATORS.get(token, 1.0))
    return 1.0 if token.isdigit() or token == "." else 1.5 if token.isupper() else 1.15
