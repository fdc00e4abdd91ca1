"""The chapters of `docs/gallery.md`; `python -m examples.gallery.table` renews them."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from pathlib import Path

from examples.gallery.checks import compare
from examples.gallery.comparison import Comparison
from symgen import load_chain
from symgen.describe.examples import Chapter, Example, chapters
from symgen.errors import ChainWarning

__all__ = ["PAGE", "joints", "rows"]

PAGE = Path(__file__).parents[2] / "docs" / "gallery.md"
MARK = "<!-- examples.gallery.table writes the rest -->\n"
MECHANISMS = "| mechanism | name | joints | shows |\n|---|---|---|---|"
RESULTS = "| mechanism | source | independent results |\n|---|---|---|"


def joints(mechanism: Example) -> str:
    """Kinds of the joints that move, from the base, as R and P: `RRP`."""
    moving = [joint for joint in load_chain(mechanism.path).joints if joint.type != "fixed"]
    return "".join(joint.type[0].upper() for joint in moving) or "flexible"


def rows(mechanism: Example, comparisons: Sequence[Comparison]) -> tuple[str, str]:
    """The mechanism's lines of the two tables."""
    results = "; ".join(comparison.against for comparison in comparisons)
    return (
        f"| {mechanism.title} | `{mechanism.name}` | {joints(mechanism)} | {mechanism.shows} |",
        f"| {mechanism.title} | {mechanism.source} | {results} |",
    )


def section(chapter: Chapter) -> str:
    """A chapter of the page: picture, mechanisms, sources."""
    first, second = zip(*(rows(mechanism, compare(mechanism)) for mechanism in chapter.examples), strict=True)
    picture = f"![Mechanisms of this chapter](images/gallery_{chapter.name}.svg)"
    parts = [f"## {chapter.title}\n", f"{picture}\n", MECHANISMS, *first, f"\n{RESULTS}", *second]
    return "\n".join(parts) + "\n"


def main() -> None:
    """Writes the chapters below the page's text."""
    text = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    PAGE.write_text(text + MARK + "\n" + "\n".join(section(chapter) for chapter in chapters()), encoding="utf-8")


if __name__ == "__main__":
    warnings.simplefilter("ignore", ChainWarning)
    main()
