"""The preprocessor's conditions in C sources: which branches there are, and which of them some macros open.

Only what conditions of the preprocessor consist of is read: names, integers, `defined`, logic and comparisons. A branch
counts where code or a definition stands in it; declarations of types, linkage and `#error` compute nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from symgen.errors import BuildError

__all__ = ["Conditions", "conditions", "definitions"]

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
DIRECTIVE = re.compile(r"[ \t]*#[ \t]*(\w+)[ \t]*(.*)")
TOKEN = re.compile(r"\s*(defined\b|[A-Za-z_]\w*|\d+|&&|\|\||[=!<>]=|[!()<>])")
NO_CODE = re.compile(r"\s*(typedef\b.*;|extern \"C\" \{|[{}]?)\s*")
OPENING = ("if", "ifdef", "ifndef")

COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    ">": lambda a, b: a > b,
    "<=": lambda a, b: a <= b,
    ">=": lambda a, b: a >= b,
}


@dataclass(frozen=True, slots=True)
class Conditions:
    """The directives of one source.

    Attributes:
        name: of the source.
        directives: line, word and rest of each.
        branches: by line, the condition of each branch that holds code.
    """

    name: str
    directives: tuple[tuple[int, str, str], ...]
    branches: Mapping[int, str]

    @property
    def macros(self) -> set[str]:
        """Names that conditions ask for."""
        rests = " ".join(rest for _, word, rest in self.directives if word in (*OPENING, "elif"))
        return set(re.findall(r"[A-Za-z_]\w*", rests)) - {"defined"}

    def taken(self, macros: Mapping[str, str], headers: Mapping[str, Conditions]) -> set[tuple[str, int]]:
        """The branches that are compiled, with these macros, here and in the headers that it includes.

        Args:
            macros: defined before the first line.
            headers: those that can be included, by name.
        """
        return self._walked(dict(macros), headers)

    def _walked(self, macros: dict[str, str], headers: Mapping[str, Conditions]) -> set[tuple[str, int]]:
        open_: list[tuple[bool, bool]] = []  # per nesting level: compiled now, and some branch has been
        found: set[tuple[str, int]] = set()
        for line, word, rest in self.directives:
            around = all(now for now, _ in (open_[:-1] if word in ("elif", "else", "endif") else open_))
            if word in OPENING or word in ("elif", "else"):
                before = False if word in OPENING else open_.pop()[1]
                now = around and not before and _holds(word, rest, macros)
                open_.append((now, before or now))
                found |= {(self.name, line)} if now and line in self.branches else set()
            elif word == "endif":
                open_.pop()
            elif around and word == "define":
                name, _, value = rest.partition(" ")
                macros[name] = value
            elif around and word == "undef":
                macros.pop(rest.strip(), None)
            elif around and word == "include" and rest.strip('"') in headers:
                found |= headers[rest.strip('"')]._walked(macros, headers)
        return found


@cache
def conditions(name: str, text: str) -> Conditions:
    """The directives of a source.

    Raises:
        BuildError: branches are not closed; `name` is the source's.
    """
    spaced = COMMENT.sub(lambda found: "\n" * found[0].count("\n") or " ", text.replace("\\\n", " "))
    directives: list[tuple[int, str, str]] = []
    branches: dict[int, str] = {}
    open_: list[tuple[int, str]] = []
    for line, words in enumerate(spaced.splitlines(), 1):
        found = DIRECTIVE.fullmatch(words.rstrip())
        word, rest = (found[1], found[2].strip()) if found else ("", "")
        if word in ("elif", "else", "endif"):
            if not open_:
                raise BuildError(f"{name}:{line}: #{word} without #if")
            open_.pop()
        if word in (*OPENING, "elif", "else"):
            open_.append((line, f"#{word} {rest}".strip()))
        elif open_ and (word == "define" if found else not NO_CODE.fullmatch(words)):
            branches.update(open_)
        if found:
            directives.append((line, word, rest))
    if open_:
        raise BuildError(f"{name}:{open_[-1][0]}: {open_[-1][1]} without #endif")
    return Conditions(name, tuple(directives), branches)


def definitions(text: str) -> dict[str, str]:
    """Macros by name, of lines as `cc -dM -E` prints them."""
    found = re.findall(r"^#define (\w+)(?:\([^)]*\))?[ ]?(.*)$", text, re.MULTILINE)
    return dict(found)


def _holds(word: str, rest: str, macros: Mapping[str, str]) -> bool:
    if word in ("ifdef", "ifndef"):
        return (rest in macros) == (word == "ifdef")
    return word == "else" or _Reader(_tokens(rest), macros).either() != 0


@cache
def _tokens(condition: str) -> tuple[str, ...]:
    tokens, at = [], 0
    while at < len(condition.rstrip()):
        found = TOKEN.match(condition, at)
        if found is None:
            raise BuildError(f"a condition of the preprocessor cannot be read: {condition!r:.80}")
        tokens.append(found[1])
        at = found.end()
    return tuple(tokens)


class _Reader:
    """Reads one condition from left to right, as the preprocessor does."""

    def __init__(self, tokens: tuple[str, ...], macros: Mapping[str, str]) -> None:
        self.tokens = list(reversed(tokens))
        self.macros = macros

    def either(self) -> int:
        value = self.both()
        while self.next("||"):
            value = int((self.both() != 0) | (value != 0))
        return value

    def both(self) -> int:
        value = self.compared()
        while self.next("&&"):
            value = int((self.compared() != 0) & (value != 0))
        return value

    def compared(self) -> int:
        value = self.one()
        while self.tokens and self.tokens[-1] in COMPARISONS:
            value = int(COMPARISONS[self.tokens.pop()](value, self.one()))
        return value

    def one(self) -> int:
        if self.next("!"):
            return int(self.one() == 0)
        if self.next("("):
            value = self.either()
            self.wanted(")")
            return value
        word = self.tokens.pop() if self.tokens else ""
        if word == "defined":
            bracket = self.next("(")
            known = self.tokens.pop() if self.tokens else ""
            if bracket:
                self.wanted(")")
            return int(known in self.macros)
        digits = re.match(r"\d+", self.macros.get(word, "0") if re.match(r"[A-Za-z_]", word) else word)
        if not word or word in ("&&", "||", ")", *COMPARISONS):
            raise BuildError("a condition of the preprocessor ends where a name or a number is wanted")
        return int(digits[0]) if digits else 0

    def next(self, token: str) -> bool:
        if self.tokens and self.tokens[-1] == token:
            self.tokens.pop()
            return True
        return False

    def wanted(self, token: str) -> None:
        if not self.next(token):
            raise BuildError(f"a condition of the preprocessor lacks {token}")
