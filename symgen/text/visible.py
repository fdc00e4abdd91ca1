"""Text from outside, as a terminal may show it: control characters written out, long texts cut."""

from __future__ import annotations

import reprlib
from typing import Any

__all__ = ["brief", "visible", "visible_lines"]


class Brief(reprlib.Repr):
    """Representations whose cost does not grow with the value."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.maxstring = self.maxother = most
        self.maxlong = self.maxlist = self.maxtuple = self.maxdict = 40

    def repr_int(self, x: int, level: int) -> str:
        digits = x.bit_length() * 3 // 10
        return super().repr_int(x, level) if digits < 1000 else f"a whole number of about {digits} digits"


def brief(value: Any, most: int = 60) -> str:
    """The representation of a value of any size, cut before it is written rather than after.

    Example:
        >>> brief([1.5, "a"]), brief(10**5000), len(brief([["x"] * 1000] * 1000))
        ("[1.5, 'a']", 'a whole number of about 4983 digits', 60)
    """
    return Brief(most).repr(value)[:most]


def visible(text: str, most: int | None = None) -> str:
    """The text on one line, with every character that a terminal would obey or hide written as Python escapes it.

    That holds for control characters, ANSI escapes, line ends, bidirectional overrides and lone surrogates, which
    may stand in names, in file names and in what a file holds.

    Args:
        text: any text.
        most: characters that are shown; of a longer text the number of those left out is told.

    Example:
        >>> visible("arm\\x1b[2J"), visible("a" * 1000, 5)
        ('arm\\\\x1b[2J', 'aaaaa... (995 more characters)')
    """
    shown = text if most is None else text[:most]
    if not shown.isprintable():
        shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in shown)
    rest = len(text) - most if most is not None else 0
    return f"{shown}... ({rest} more characters)" if rest > 0 else shown


def visible_lines(text: str, most: int | None = None) -> str:
    """The text with each of its lines made visible; its line feeds remain.

    Example:
        >>> visible_lines("one\\ntwo\\r")
        'one\\ntwo\\\\r'
    """
    return "\n".join(visible(line, most) for line in text.split("\n"))
