"""The nearest right word for a misspelt one, as errors name it."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

__all__ = ["nearest"]


def nearest(word: str, words: Iterable[str]) -> str:
    """`" (did you mean 'mass'?)"` or nothing.

    Example:
        >>> nearest("mas", ["mass", "com"])
        " (did you mean 'mass'?)"
    """
    close = get_close_matches(word[:100], list(words), n=1, cutoff=0.6 if len(word) > 2 else 0.5)
    return f" (did you mean {close[0]!r}?)" if close else ""
