"""The table of mechanisms in `docs/gallery.md`; `python -m gallery.table` renews it."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from pathlib import Path

from gallery.catalogue import CATALOGUE
from gallery.mechanism import Comparison, Mechanism
from symgen import load_chain
from symgen.errors import ChainWarning

__all__ = ["PAGE", "joints", "row"]

PAGE = Path(__file__).parents[1] / "docs" / "gallery.md"
HEAD = "| mechanism | joints | shows | source | independent results |\n|---|---|---|---|---|\n"


def joints(mechanism: Mechanism) -> str:
    """Kinds of the joints that move, from the base, as R and P: `RRP`."""
    moving = [joint for joint in load_chain(mechanism.path).joints if joint.type != "fixed"]
    return "".join(joint.type[0].upper() for joint in moving)


def row(mechanism: Mechanism, comparisons: Sequence[Comparison]) -> str:
    """The mechanism's line of the table."""
    results = "; ".join(comparison.against for comparison in comparisons)
    name = f"{mechanism.title} (`examples/{mechanism.chain}`)"
    return f"| {name} | {joints(mechanism)} | {mechanism.shows} | {mechanism.source} | {results} |"


def main() -> None:
    """Writes the table below the page's text."""
    text, _, _ = PAGE.read_text(encoding="utf-8").partition(HEAD)
    rows = "\n".join(row(mechanism, mechanism.compare()) for mechanism in CATALOGUE)
    PAGE.write_text(f"{text}{HEAD}{rows}\n", encoding="utf-8")


if __name__ == "__main__":
    warnings.simplefilter("ignore", ChainWarning)
    main()
