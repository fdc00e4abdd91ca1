"""The plans by which the benchmarks emit symgen's code: `make plans` searches them anew, by time on this machine.

Literal numbers go by the plan that lies in `plans`, else by the one beside the example.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from benchmarks.chains import EXAMPLES, example
from benchmarks.written import written
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain
from symgen.formulate.chain_plan import ChainPlan
from symgen.formulate.plan_file import plan_to_text, read_plan
from symgen.pipeline import tune

__all__ = ["counted_plan", "found_plan"]

PLANS = Path(__file__).parent / "plans"


def found_plan(chain: Chain, variant: str = "") -> ChainPlan | None:
    """The plan of a chain in one of the ways that its numbers are written; None where there is none."""
    timed = _read(PLANS, chain, variant)
    return timed if timed is not None or variant else counted_plan(chain)


def counted_plan(chain: Chain) -> ChainPlan | None:
    """The plan beside the example, which goes by operations; None where there is none."""
    return _read(EXAMPLES, chain, "")


def _read(folder: Path, chain: Chain, variant: str) -> ChainPlan | None:
    path = folder / _file(chain, variant)
    return read_plan(path, assemble(chain)) if path.exists() else None


def _file(chain: Chain, variant: str) -> str:
    return f"{'_'.join([chain.name, *variant.split()])}.plan.json"


def main() -> None:
    """Tunes forward dynamics of the chains that have goals, in every way that their numbers are written."""
    parser = argparse.ArgumentParser(prog="benchmarks.tuned", description=__doc__)
    parser.add_argument("chains", nargs="*", default=["puma560", "panda", "planar8"])
    parser.add_argument("--trials", type=int, default=100)
    arguments = parser.parse_args()
    PLANS.mkdir(exist_ok=True)
    for name in arguments.chains:
        for variant, chain in written(example(name)).items():
            plan = _joined(tune(chain, ["forward_dynamics"], arguments.trials, measure=True), chain, variant)
            (PLANS / _file(chain, variant)).write_text(plan_to_text(plan), encoding="utf-8")
            print(_file(chain, variant), *(f"{f} {choice.flops}" for f, choice in plan.functions), flush=True)


def _joined(plan: ChainPlan, chain: Chain, variant: str) -> ChainPlan:
    """With the other functions as the plan beside the example has them, which goes by operations."""
    counted = _read(EXAMPLES, chain, variant)
    known = () if counted is None else counted.functions
    tuned = {name for name, _ in plan.functions}
    return replace(plan, functions=(*(pair for pair in known if pair[0] not in tuned), *plan.functions))


if __name__ == "__main__":
    main()
