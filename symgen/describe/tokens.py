"""The words of an expression: numbers, names and symbols with their places in the text."""

from __future__ import annotations

import re
from dataclasses import dataclass

__all__ = ["ELSEWHERE", "MAX_LENGTH", "ExpressionSyntaxError", "Token", "gives_degrees", "tokens"]

MAX_LENGTH = 10_000
"""Characters in one expression."""

TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)"
    r"|(?P<name>[A-Za-z_][A-Za-z0-9_]*)"
    r"|(?P<symbol>\*\*|<=|>=|==|!=|//|[-+*/()<>,]))"
)
LEADING_ZERO = re.compile("0[0-9]")
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


def gives_degrees(text: str) -> bool:
    """True for an expression with degrees outside of the arguments of functions: an angle, or one times something.

    False for what is no expression.

    Example:
        >>> [gives_degrees(text) for text in ("30 deg", "m*(2 deg)", "m*sin(30 deg)", "pi/6")]
        [True, True, False, False]
    """
    calls: list[bool] = []
    last = Token("end", "", 0)
    try:
        found = tokens(text)
    except ExpressionSyntaxError:
        return False
    for token in found:
        if token.text == "(":
            calls.append(last.kind == "name")
        elif token.text == ")" and calls:
            calls.pop()
        elif token.text == "deg" and last.kind == "number" and not any(calls):
            return True
        last = token
    return False


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
        token = Token(match.lastgroup, match.group(match.lastgroup), match.start(match.lastgroup))
        if token.kind == "number" and LEADING_ZERO.match(token.text):
            short = token.text.lstrip("0")
            decimal = short if short[:1].isdigit() else f"0{short}"
            message = f"the number {token.text[:40]!r} begins with a zero; numbers are decimal, so write {decimal:.40}"
            raise ExpressionSyntaxError(message, token.offset)
        found.append(token)
        position = match.end()
    return [*found, Token("end", "", end)]
