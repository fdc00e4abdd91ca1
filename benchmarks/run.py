"""`make bench`: symgen beside its peers, then what derivation costs, into RESULTS.md.

python -m benchmarks.run                                   everything
python -m benchmarks.run --chains puma560 --only symgen "CasADi C" --seconds 0.05 --output -
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from benchmarks.chains import example, planar
from benchmarks.compare import Comparison, compare
from benchmarks.contender import ROOT
from benchmarks.cuda import cuda_table
from benchmarks.differentiable import differentiable_table
from benchmarks.functional_mockup import mockup_table
from benchmarks.growth import growth_table, measured, plot
from benchmarks.linkages import linkage_table
from benchmarks.motions import motions_table
from benchmarks.python_calls import above_c, python_calls
from benchmarks.report import markdown
from benchmarks.stages import growth_report
from symgen.describe.chain import Chain

CHAINS = ("puma560", "panda", "planar8", "planar:3")
RESULTS = ROOT / "benchmarks" / "RESULTS.md"


def chain_of(name: str) -> Chain:
    """An example by its name, or `planar:<n>`, an arm of n links."""
    if name.startswith("planar:"):
        return planar(int(name.removeprefix("planar:")))
    return example(name)


def say(line: str) -> None:
    """What is being done, on the error stream: the table alone goes to the output."""
    print(line, file=sys.stderr, flush=True)


def main() -> int:
    """Exit code 1 when any contender's numbers disagree."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__.partition("\n")[0])
    parser.add_argument("--chains", nargs="+", default=list(CHAINS), metavar="NAME")
    parser.add_argument("--only", nargs="+", default=[], metavar="PEER", help="symgen, CasADi C, Pinocchio C++, ...")
    parser.add_argument("--seconds", type=float, default=0.2, help="per contender and function")
    parser.add_argument("--output", default=str(RESULTS), help="a file, or - for the terminal")
    parser.add_argument("--no-growth", action="store_true", help="leave derivation and growth out")
    chosen = parser.parse_args()
    results: list[Comparison] = []
    for name in chosen.chains:
        results.append(compare(chain_of(name), chosen.seconds, lambda line, n=name: say(f"{n}: {line}"), chosen.only))
    others, picture = "", ""
    if not chosen.no_growth:
        say("calls from Python")
        grown = measured(say)
        others = "\n\n".join(
            (
                python_calls(planar(3)),
                above_c(chain_of("puma560")),
                linkage_table(say, chosen.seconds),
                motions_table(say),
                mockup_table(say),
                cuda_table(say),
                differentiable_table(say),
                growth_report(say),
                growth_table(grown),
            )
        )
        if chosen.output != "-":
            beside = Path(chosen.output).with_suffix(".svg")
            picture = beside.name if plot(grown, beside) else ""
    text = markdown(results, others, picture)
    if chosen.output == "-":
        print(text)
    else:
        Path(chosen.output).write_text(text, encoding="utf-8")
        say(f"written to {chosen.output}")
    wrong = [f"{r.name}: {row.contender.name}, {row.function}" for r in results for row in r.rows if not row.agrees]
    for line in wrong:
        say(f"does not agree: {line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
