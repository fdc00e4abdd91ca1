"""Plants faults in the C of a chain, and counts how many of them make the check fail.

They are of two sorts: single tokens that are changed so that a result differs at one of 1e5 states, and faults beyond
the states that are drawn most: caps of arguments and parameters, dead zones, dropped rules. Exits with 0 when the check
passes and sees them all.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from symgen.describe.load import load_chain
from tests.lab.planting import planted
from tests.lab.results import Campaign, campaign_in_words, survivor_table


def main(arguments: list[str]) -> int:
    """Prints the verdict and what was missed; writes it to a file when asked to."""
    parser = argparse.ArgumentParser(prog="tests.lab", description=__doc__)
    parser.add_argument("chain")
    parser.add_argument("--faults", type=int, default=100)
    parser.add_argument("--samples", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--functions", help="names, separated by commas")
    parser.add_argument("--dtype", default="float64", choices=("float64", "float32"))
    parser.add_argument("--thorough", action="store_true")
    parser.add_argument("-o", "--output", type=Path)
    given = parser.parse_args(arguments)
    report, found = planted(
        load_chain(given.chain),
        given.faults,
        given.samples,
        given.seed,
        functions=given.functions.split(",") if given.functions else None,
        dtype=given.dtype,
        thorough=given.thorough,
    )
    text = in_words(report.chain, found)
    print(text)
    if given.output is not None:
        given.output.write_text(text + "\n", encoding="utf-8")
    return 0 if found is not None and not found.survivors else 1


def in_words(chain: str, found: Campaign | None) -> str:
    """The verdict, and a table of the faults that were missed."""
    if found is None:
        return f"{chain}: FAILED before any fault was planted"
    verdict = "INCOMPLETE" if found.survivors else "passed"
    table = ["", survivor_table(found.survivors)] if found.survivors else []
    return "\n".join([f"{chain}: {verdict}; {campaign_in_words(found)}", *table])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
