"""Tokens of emitted C, and what is known of them without a parser: brackets, functions, the types of names.

Joined, all tokens give the text again. Comments and preprocessor lines are one token each and are never changed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from symgen.emit.source import SourceFile

__all__ = ["KEYWORDS", "Code", "Function", "Token", "tokens"]

PATTERNS = (
    ("space", r"\s+"),
    ("comment", r"/\*.*?\*/|//[^\n]*"),
    ("directive", r"#(?:[^\n\\]|\\.|\\\n)*"),
    ("string", r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\''),
    ("number", r"(?:0[xX][0-9a-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)[uUlLfF]*"),
    ("name", r"[A-Za-z_]\w*"),
    ("operator", r"<<=|>>=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|[-+*/%&|^~!<>=?:;,.(){}\[\]]"),
    ("other", r"."),
)
SCANNER = re.compile("|".join(f"(?P<{kind}>{pattern})" for kind, pattern in PATTERNS), re.DOTALL)

CODE = ("number", "name", "operator")
"""Kinds of tokens that are code."""

WORDS = """
bool break case char const continue default do double else enum extern false float for goto if inline int int64_t long
restrict return short signed size_t sizeof static struct switch true typedef uint64_t uintptr_t union unsigned void
volatile while
"""

KEYWORDS = frozenset(WORDS.split())
"""Words of the language, and types of its library."""

NO_TYPE = frozenset({"return", "else", "sizeof", "goto", "do"})
"""Keywords before a name that do not declare it."""

PAIRS = {")": "(", "]": "[", "}": "{"}


@dataclass(frozen=True, slots=True)
class Token:
    """A token: its kind, its text, and where in the file it begins."""

    kind: str
    text: str
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)


def tokens(text: str) -> tuple[Token, ...]:
    """All tokens of a C file, white space included; a character that begins no token is one by itself.

    Example:
        >>> [token.text for token in tokens("x=y->k[0];")]
        ['x', '=', 'y', '->', 'k', '[', '0', ']', ';']
    """
    return tuple(Token(str(match.lastgroup), match[0], match.start()) for match in SCANNER.finditer(text))


@dataclass(frozen=True, slots=True)
class Function:
    """A function's definition: positions of its name, of its braces, and the types of the names declared in it."""

    name: str
    start: int
    opening: int
    closing: int
    types: dict[str, tuple[str, int]]


@dataclass(frozen=True)
class Code:
    """A C file as its code tokens.

    Attributes:
        source: the file.
    """

    source: SourceFile

    @property
    def file(self) -> str:
        return self.source.name

    @property
    def text(self) -> str:
        return self.source.text

    @cached_property
    def tokens(self) -> tuple[Token, ...]:
        """Names, numbers and operators; positions count these."""
        return tuple(token for token in tokens(self.text) if token.kind in CODE)

    @cached_property
    def partner(self) -> dict[int, int]:
        """Position of the other bracket, in both directions."""
        found: dict[int, int] = {}
        open_: list[int] = []
        for k, token in enumerate(self.tokens):
            if token.text in PAIRS.values():
                open_.append(k)
            elif token.text in PAIRS and open_ and self.tokens[open_[-1]].text == PAIRS[token.text]:
                found[k] = open_.pop()
                found[found[k]] = k
        return found

    @cached_property
    def functions(self) -> tuple[Function, ...]:
        """All definitions, in order."""
        found: list[Function] = []
        k = 0
        while k < len(self.tokens):
            if self.is_(k, "{"):
                closing = self.partner.get(k, len(self.tokens) - 1)
                if self.is_(k - 1, ")") and k - 1 in self.partner:
                    name = self.partner[k - 1] - 1
                    found.append(Function(self.tokens[name].text, name, k, closing, self._types(name + 1, closing)))
                k = closing
            k += 1
        return tuple(found)

    def function(self, k: int) -> Function | None:
        """The definition in whose parameters or body a position lies."""
        return next((f for f in self.functions if f.start < k <= f.closing), None)

    def is_(self, k: int, *texts: str) -> bool:
        """True when the token at a position is one of these; false beyond the ends."""
        return 0 <= k < len(self.tokens) and self.tokens[k].text in texts

    def line(self, at: int) -> int:
        """The line of a character, from 1."""
        return self.text.count("\n", 0, at) + 1

    def _types(self, first: int, last: int) -> dict[str, tuple[str, int]]:
        """Type and position of the declaration of every name between two positions."""
        found: dict[str, tuple[str, int]] = {}
        for k in range(first, last):
            if self.tokens[k].kind != "name" or self.tokens[k].text in KEYWORDS or self.tokens[k].text in found:
                continue
            before = self._before(k)
            if before:
                array = self.is_(k + 1, "[")
                found[self.tokens[k].text] = (f"{' '.join(before)}{'[]' if array else ''}", k)
        return found

    def _before(self, k: int) -> Sequence[str]:
        """The words of the type that stand before a name and declare it; none when it is used there."""
        words: list[str] = []
        while k > 0 and (self.tokens[k - 1].kind == "name" or self.is_(k - 1, "*")):
            k -= 1
            words.insert(0, self.tokens[k].text)
        plain = [word for word in words if word not in ("const", "restrict", "static", "volatile")]
        declares = bool(plain) and plain[0] != "*" and not NO_TYPE.intersection(words)
        return plain if declares and self.is_(k - 1, "(", ",", ";", "{", "}", ")") else []
