"""The tables of mechanisms in `docs/gallery.md`; `python -m examples.gallery.table` renews them."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from pathlib import Path

from examples.gallery.catalogue import CATALOGUE
from examples.gallery.mechanism import Comparison, Mechanism
from symgen import load_chain
from symgen.errors import ChainWarning

__all__ = ["PAGE", "joints", "rows"]

PAGE = Path(__file__).parents[2] / "docs" / "gallery.md"
MECHANISMS = "| mechanism | name | joints | shows |\n|---|---|---|---|\n"
RESULTS = "\n## Sources and independent results\n\n| mechanism | source | independent results |\n|---|---|---|\n"


def joints(mechanism: Mechanism) -> str:
    """Kinds of the joints that move, from the base, as R and P: `RRP`."""
    moving = [joint for joint in load_chain(mechanism.path).joints if joint.type != "fixed"]
    return "".join(joint.type[0].upper() for joint in moving)


def rows(mechanism: Mechanism, comparisons: Sequence[Comparison]) -> tuple[str, str]:
    """The mechanism's lines of the two tables."""
    results = "; ".join(comparison.against for comparison in comparisons)
    return (
        f"| {mechanism.title} | `{mechanism.name}` | {joints(mechanism)} | {mechanism.shows} |",
        f"| {mechanism.title} | {mechanism.source} | {results} |",
    )


def main() -> None:
    """Writes the tables below the page's text."""
    text = PAGE.read_text(encoding="utf-8").partition(MECHANISMS)[0]
    first, second = zip(*(rows(mechanism, mechanism.compare()) for mechanism in CATALOGUE), strict=True)
    lines = [*first, RESULTS + second[0], *second[1:]]
    PAGE.write_text(text + MECHANISMS + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    warnings.simplefilter("ignore", ChainWarning)
    main()
