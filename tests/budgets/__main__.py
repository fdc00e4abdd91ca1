"""Renews `budgets.json`: flops per function of every example by the fixed rules."""

from __future__ import annotations

import json
import warnings
from pathlib import Path

from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.pipeline import load_chain, program
from symgen.program.count import operations

HERE = Path(__file__).parent


RUBBING = ("dupont_screw", "karnopp_masses", "two_link", "xy_table")
"""Examples whose functions of friction have budgets: a second or two for each, the others take longer."""


def flops(path: Path) -> dict[str, int]:
    """Flops of every default function and of `linearize_step`; of friction in `RUBBING`, loops with their bounds."""
    chain, rubs = load_chain(path), path.stem in RUBBING
    table = signatures(assemble(chain)).items()
    names = [n for n, s in table if (rubs or not s.friction) and (n == "linearize_step" or not s.on_request)]
    counts = operations(program(chain, names))
    return {name: counts[name].flops for name in names}


def main() -> None:
    """Counts and writes."""
    warnings.simplefilter("ignore")
    budgets = {path.stem: flops(path) for path in sorted((HERE.parents[1] / "examples").glob("*.yaml"))}
    (HERE / "budgets.json").write_text(json.dumps(budgets, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
