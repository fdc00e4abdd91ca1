"""Renews `budgets.json`: flops per function of every example by the fixed rules."""

from __future__ import annotations

import json
import warnings
from pathlib import Path

from symgen.derive.signatures import signatures
from symgen.pipeline import load_chain, program
from symgen.program.count import operations

HERE = Path(__file__).parent


def smooth_flops(path: Path) -> dict[str, int]:
    """Flops of every default function but those of friction, whose loops count with their bounds."""
    chain = load_chain(path)
    names = [n for n, s in signatures(chain).items() if not s.friction and not s.on_request]
    counts = operations(program(chain, names))
    return {name: counts[name].flops for name in names}


def main() -> None:
    """Counts and writes."""
    warnings.simplefilter("ignore")
    budgets = {path.stem: smooth_flops(path) for path in sorted((HERE.parents[1] / "examples").glob("*.yaml"))}
    (HERE / "budgets.json").write_text(json.dumps(budgets, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
