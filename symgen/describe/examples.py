"""The mechanisms of the gallery as records: chapter, title, chain file, source, a motion to show.

`examples/gallery/catalogue.yaml` holds them; a wheel carries it, and the chain files that it names, in the package.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from symgen.describe.nearest import nearest
from symgen.describe.plain_yaml import read_plain
from symgen.errors import ArgumentError

__all__ = ["Chapter", "Example", "Motion", "chapters", "example", "example_folder", "listing"]

CATALOGUE = Path("gallery") / "catalogue.yaml"


@dataclass(frozen=True, slots=True)
class Motion:
    """A motion to show: the arguments of `symgen.simulate`, and its caption.

    Args:
        caption: a sentence.
        duration: s.
        speed: of the moving picture, by that of the motion.
        q, qd, tau, inputs, params, states: as `symgen.simulate` takes them.
    """

    caption: str
    duration: float
    q: Sequence[float]
    qd: Sequence[float] | None = None
    tau: Mapping[str, Any] | None = None
    speed: float = 1.0
    inputs: Mapping[str, Any] | None = None
    params: Mapping[str, float] | None = None
    states: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Example:
    """A mechanism of the gallery.

    Args:
        chapter: name of its chapter.
        title: as a heading has it.
        chain: the file, below the folder of the examples.
        shows: the point of the example, in a sentence.
        source: of the equations and the numbers.
        motion: that its page shows.
    """

    chapter: str
    title: str
    chain: str
    shows: str
    source: str
    motion: Motion

    @property
    def path(self) -> Path:
        """The chain's file."""
        return example_folder() / self.chain

    @property
    def name(self) -> str:
        """The file's name without its ending."""
        return Path(self.chain).stem


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the gallery: its name, its heading, its mechanisms."""

    name: str
    title: str
    examples: tuple[Example, ...]


@cache
def example_folder() -> Path:
    """The folder `examples`: inside the package when installed as a wheel, beside it in a working tree."""
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "examples", package.parent / "examples"):
        if (folder / CATALOGUE).is_file():
            return folder
    raise ArgumentError(
        f"symgen's examples are missing: neither {package / 'examples'} nor {package.parent / 'examples'} has them"
    )


@cache
def chapters() -> tuple[Chapter, ...]:
    """The chapters in their order."""
    return tuple(
        Chapter(name, chapter["title"], tuple(record(name, entry) for entry in chapter["mechanisms"]))
        for name, chapter in read_plain(example_folder() / CATALOGUE).items()
    )


def record(chapter: str, entry: Mapping[str, Any]) -> Example:
    """A mechanism from its entry of the catalogue."""
    return Example(chapter, **{**entry, "motion": Motion(**entry["motion"])})


def example(name: str) -> Example:
    """The mechanism of a name.

    Raises:
        ArgumentError: there is none; the message lists the names by chapter.
    """
    known = {found.name: found for chapter in chapters() for found in chapter.examples}
    if name not in known:
        raise ArgumentError(f"no example is called {name!r}{nearest(name, known)}; there are\n{listing()}")
    return known[name]


def listing() -> str:
    """The names by chapter, one line each."""
    width = max(len(chapter.title) for chapter in chapters())
    return "\n".join(
        f"{chapter.title:{width}}  {', '.join(found.name for found in chapter.examples)}" for chapter in chapters()
    )
