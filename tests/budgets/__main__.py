"""Renews `budgets.json`: flops per function of every example by the fixed rules."""

from __future__ import annotations

import json
import warnings
from pathlib import Path

from symgen.pipeline import load_chain, program
from symgen.program.count import operations

HERE = Path(__file__).parent


def main() -> None:
    """Counts and writes."""
    warnings.simplefilter("ignore")
    budgets = {
        path.stem: {name: counts.flops for name, counts in operations(program(load_chain(path))).items()}
        for path in sorted((HERE.parents[1] / "examples").glob("*.yaml"))
    }
    (HERE / "budgets.json").write_text(json.dumps(budgets, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
