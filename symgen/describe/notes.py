"""By-products of reading a file: problems, positions, and the paths that hold placeholders."""

from __future__ import annotations

from collections.abc import Iterable

from symgen.describe.nearest import nearest
from symgen.errors import SHOWN, Problem

__all__ = ["Notes", "upwards"]


class Notes:
    """The notes of one file.

    Attributes:
        file: the file's name.
        problems: what was found so far.
        positions: line and column of every path that was read.
        broken: paths that hold a placeholder.
    """

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self.positions: dict[str, tuple[int, int]] = {}
        self.broken: dict[str, None] = {}

    def hint(self, word: str, words: Iterable[str]) -> str:
        """The nearest right word, for problems that will be shown: to find it takes longer than to read the file."""
        return nearest(word, words) if len(self.problems) < SHOWN else ""

    def is_broken(self, path: str) -> bool:
        """True when the path or something that contains it holds a placeholder."""
        return any(step in self.broken for step in upwards(path))


def upwards(path: str) -> Iterable[str]:
    """A path, what contains it, and so on.

    Example:
        >>> list(upwards("joints[2].com[0]"))
        ['joints[2].com[0]', 'joints[2].com', 'joints[2]', 'joints', '']
    """
    while path:
        yield path
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    yield ""
