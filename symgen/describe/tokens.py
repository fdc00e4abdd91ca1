"""The words of an expression: numbers, names and symbols with their places in the text."""

from __future__ import annotations

import re
from dataclasses import dataclass

__all__ = ["ELSEWHERE", "MAX_LENGTH", "ExpressionSyntaxError", "Token", "tokens"]

MAX_LENGTH = 10_000
"""Characters in one expression."""

TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)"
    r"|(?P<name>[A-Za-z_][A-Za-z0-9_]*)"
    r"|(?P<symbol>\*\*|<=|>=|==|!=|//|[-+*/()<>,]))"
)
ELSEWHERE = {
    "^": "powers are written **",
    "==": "equality is no condition that a motion can cross: use <, <=, > or >=",
    "!=": "equality is no condition that a motion can cross: use <, <=, > or >=",
    "//": "division is written /",
    ".": "attributes are not allowed; a number needs a digit before or after its point",
    "[": "lists and indices are not allowed inside an expression",
    "=": "an expression cannot assign",
    ",": "numbers have a decimal point; commas stand between the arguments of a call",
}


class ExpressionSyntaxError(ValueError):
    """The text is not an expression; `offset` counts characters from 0."""

    def __init__(self, message: str, offset: int) -> None:
        self.message = message
        self.offset = offset
        super().__init__(message)


@dataclass(frozen=True, slots=True)
class Token:
    """`kind` is number, name, symbol or end."""

    kind: str
    text: str
    offset: int


def tokens(text: str) -> list[Token]:
    """The tokens of a text, an `end` token last."""
    if len(text) > MAX_LENGTH:
        raise ExpressionSyntaxError(f"an expression of {len(text)} characters; at most {MAX_LENGTH} are allowed", 0)
    found, position, end = [], 0, len(text.rstrip())
    while position < end:
        match = TOKEN.match(text, position)
        if match is None or match.lastgroup is None:
            offset = position + len(text[position:]) - len(text[position:].lstrip())
            character = text[offset]
            remedy = ELSEWHERE.get(character, "allowed are numbers, declared names, + - * / ** ( ) , < <= > >=")
            raise ExpressionSyntaxError(f"unexpected character {character!r}: {remedy}", offset)
        found.append(Token(match.lastgroup, match.group(match.lastgroup), match.start(match.lastgroup)))
        position = match.end()
    return [*found, Token("end", "", end)]
