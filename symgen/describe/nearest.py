"""The nearest right word for a misspelt one, as errors name it."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

__all__ = ["nearest"]

COMPARED = 1000
"""Words that are looked at, at most."""


def nearest(word: str, words: Iterable[str]) -> str:
    """`" (did you mean 'mass'?)"` or nothing: the same letters, capital or not, or in another order, else what is
    alike; for one or two letters a word that has one letter more at most.

    Example:
        >>> nearest("mas", ["mass", "com"]), nearest("yx", ["zz", "yz", "xy"]), nearest("on", ["point", "joint"])
        (" (did you mean 'mass'?)", " (did you mean 'xy'?)", '')
    """
    short, word = len(word) <= 2, word[:100]
    known = [name for name in words if len(name) <= len(word) + 1 or not short][:COMPARED]
    close = [name for name in known if name.lower() == word.lower()]
    close += [name for name in known if sorted(name) == sorted(word)]
    close += get_close_matches(word, known, n=1, cutoff=0.5 if short else 0.6)
    return f" (did you mean {close[0]!r}?)" if close else ""
