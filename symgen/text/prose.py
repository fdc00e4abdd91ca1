"""Gate for text that people write in a chain: its result is safe in a comment, a docstring or a document.

The gate is an allow-list of characters. Everything else (backslashes, control characters, line ends, bidirectional
overrides, invisible letters, surrogates, look-alikes of ASCII punctuation) becomes a blank. Characters that are
harmless by themselves but not side by side, such as those of `*/`, are set apart.
"""

from __future__ import annotations

import re
import unicodedata

from symgen.errors import EmitError

__all__ = ["MOST", "SIGNS", "Prose", "markdown", "prose"]

SIGNS = frozenset("°·×÷±−–—…′″‰≤≥≠≈≡∞√∑∏∫∂∇∆→←↔⇒∥⊥∠⌀€£§©®™«»„“”‘’")
"""Characters beyond ASCII that are neither letters nor digits and are let through."""

INVISIBLE = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
"""Letters and marks that show nothing."""

ASCII = re.compile(r"[ -\[\]-~]*")
"""Printable ASCII without the backslash."""

TOGETHER = re.compile(r"""\*(?=/)|/(?=\*)|\?(?=\?)|"(?="")|'(?='')|>(?=>>)""")
"""The first character of a sequence that ends or opens a comment, a trigraph, a docstring or a doctest."""

MOST = 2000
"""Characters of one text of a chain; longer texts are cut. C99 promises 4095 for a line."""


class Prose(str):
    """Text that has passed the gate.

    Contexts of templates take their comments as this type. Cutting, joining or changing one gives an ordinary text.

    Raises:
        EmitError: the text holds something that the gate does not let through.
    """

    __slots__ = ()

    def __new__(cls, text: str = "") -> Prose:
        """The text itself, when it is safe."""
        if not all(map(_allowed, _unusual(text))) or TOGETHER.search(text):
            raise EmitError(f"a text that has not passed the gate would be written: {text!r:.80}")
        return super().__new__(cls, text)


def prose(text: str, most: int | None = None) -> Prose:
    """The text on one line, with blanks for what is not allowed.

    Args:
        text: any text.
        most: characters that are kept.

    Example:
        >>> prose("mass *\\\\ of the\\narm, 50% steel /* */")
        'mass * of the arm, 50% steel / * * /'
        >>> prose("length of the boom", 6)
        'length ...'
    """
    unusual = {c for c in _unusual(text) if not _allowed(c)}
    words = " ".join(text.translate({ord(c): " " for c in unusual}).split())
    if most is not None and len(words) > most:
        words = f"{words[:most].rstrip()} ..."
    return Prose(TOGETHER.sub(r"\g<0> ", words))


def _unusual(text: str) -> set[str]:
    """The characters that have to be looked at."""
    return set() if ASCII.fullmatch(text) else set(text)


def _allowed(character: str) -> bool:
    """True for a character that the gate lets through."""
    if character.isascii():
        return ASCII.fullmatch(character) is not None
    if INVISIBLE.match(character):
        return False
    return character in SIGNS or character.isalnum() or unicodedata.category(character) in ("Mn", "Mc")


MARKDOWN = re.compile(r"[\\`*{}\[\]<>|$~&#]|(?<!\w)_|_(?!\w)|(?<=:)/(?=/)|(?<=www)\.|^[-+=](?=[-=\s]|$)")
"""Characters that Markdown, the HTML in it or the formulas in it would take for theirs."""

NUMBERED = re.compile(r"^(\d+)([.)])(?=\s|$)")
"""A number that would begin a list."""


def markdown(text: str) -> str:
    """Plain text for Markdown: shown as it is, never a link, a formula, HTML or a heading.

    Example:
        >>> markdown("<b>a_1 costs $5 | [see](https://a.b)")
        '\\\\<b\\\\>a_1 costs \\\\$5 \\\\| \\\\[see\\\\](https:\\\\//a.b)'
    """
    return NUMBERED.sub(r"\1\\\2", MARKDOWN.sub(r"\\\g<0>", text))
