"""What derivation costs as chains grow: seconds and memory over n = 2 to 64, the exponents, and a plot.

python -m benchmarks.growth                 measures, prints the table, writes RESULTS.svg

The dynamics functions are derived by fixed rules, optimised and printed in C, without a compiler and without a cache,
every chain in a process of its own, on one processor.
"""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.chains import planar, serial
from benchmarks.memory import megabytes
from benchmarks.processors import one_processor
from symgen.describe.assemble import assemble
from symgen.text.tables import text_table

__all__ = ["PLOT", "Grown", "exponent", "grown", "growth_table", "plot"]

ROOT = Path(__file__).parents[1]
PLOT = ROOT / "benchmarks" / "RESULTS.svg"
LENGTHS = (2, 4, 8, 16, 32, 64)
FUNCTIONS = ("mass_matrix", "bias", "inverse_dynamics", "forward_dynamics")
KINDS = {"planar": planar, "serial": serial}
STAGES = ("derive", "passes", "emit")
SETTLED = 8
"""Shorter chains cost what every chain costs; exponents are fitted to the others."""


@dataclass(frozen=True)
class Grown:
    """One chain: processor seconds of each stage, peak memory of the process and what of it the work itself took."""

    kind: str
    n: int
    seconds: dict[str, float]
    megabytes: float
    own_megabytes: float
    flops: int
    characters: int

    @property
    def total(self) -> float:
        """Seconds of all stages."""
        return sum(self.seconds.values())


def grown(kind: str, n: int) -> Grown:
    """Measures a chain in a fresh process."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "benchmarks.growth", kind, str(n)]
    found = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    return Grown(**json.loads(found.stdout))


def exponent(points: Sequence[tuple[float, float]]) -> float:
    """Least-squares slope of log y over log x."""
    logs = [(math.log(x), math.log(y)) for x, y in points]
    mean_x, mean_y = (sum(values) / len(logs) for values in zip(*logs, strict=True))
    return sum((x - mean_x) * (y - mean_y) for x, y in logs) / sum((x - mean_x) ** 2 for x, _ in logs)


def growth_table(results: Sequence[Grown]) -> str:
    """Seconds and memory of every chain, and per kind the exponents."""
    heads = ["processor seconds", *STAGES, "all", "MB", "own MB", "flops", "characters"]
    rows = [
        [
            f"{r.kind} {r.n}",
            *(f"{r.seconds[stage]:.2f}" for stage in STAGES),
            *(f"{r.total:.2f}", f"{r.megabytes:.0f}", f"{r.own_megabytes:.0f}", str(r.flops), str(r.characters)),
        ]
        for r in results
    ]
    lines = [text_table(heads, rows)]
    for kind in dict.fromkeys(r.kind for r in results):
        own = [r for r in results if r.kind == kind and r.n >= SETTLED]
        if len(own) > 1:
            fitted = {
                "time": exponent([(r.n, r.total) for r in own]),
                "memory": exponent([(r.n, max(r.own_megabytes, 0.1)) for r in own]),
                "flops": exponent([(r.n, r.flops) for r in own]),
            }
            words = ", ".join(f"{name} n^{value:.2f}" for name, value in fitted.items())
            lines.append(f"growth of {kind} arms over n = {own[0].n} to {own[-1].n}: {words}")
    return "\n".join(lines)


def measured(report: Callable[[str], None], lengths: Sequence[int] = LENGTHS) -> list[Grown]:
    """All chains."""
    results = []
    for kind in KINDS:
        for n in lengths:
            report(f"{kind} arm of {n}: derivation")
            results.append(grown(kind, n))
    return results


def plot(results: Sequence[Grown], path: Path = PLOT) -> bool:
    """Time and memory over n, doubly logarithmic; False where there is no matplotlib. Same results, same bytes."""
    try:
        import matplotlib
    except ImportError:
        return False
    matplotlib.use("svg")
    from matplotlib import pyplot, ticker

    with matplotlib.rc_context({"svg.hashsalt": "symgen", "svg.fonttype": "none", "font.size": 9}):
        figure, (left, right) = pyplot.subplots(1, 2, figsize=(7.2, 3.0), layout="constrained")
        for kind, style in zip(KINDS, ("o-", "s--"), strict=True):
            own = [r for r in results if r.kind == kind]
            lengths = [r.n for r in own]
            left.plot(lengths, [r.total for r in own], style, label=f"{kind} arms")
            right.plot(lengths, [r.megabytes for r in own], style, label=f"{kind} arms")
        for axes, title in ((left, "derive, optimise and print in C: seconds"), (right, "peak memory, MB")):
            axes.set_xscale("log", base=2)
            axes.set_yscale("log")
            ticks = sorted({r.n for r in results})
            axes.set_xticks(ticks, [str(n) for n in ticks])
            axes.yaxis.set_major_locator(ticker.LogLocator(subs=(1.0, 3.0)))
            axes.yaxis.set_major_formatter("{x:g}")
            axes.yaxis.set_minor_formatter(ticker.NullFormatter())
            axes.set_xlabel("joints")
            axes.set_title(title, fontsize=9)
            axes.grid(alpha=0.3)
        left.legend(frameon=False)
        figure.savefig(path, format="svg", metadata={"Date": None, "Creator": None})
        pyplot.close(figure)
    return True


def _run(kind: str, n: int) -> dict[str, Any]:
    from symgen.emit import emit_sources
    from symgen.formulate.program import fast_program
    from symgen.program.count import operations
    from symgen.program.optimise import optimise, without_collection

    optimise(fast_program(assemble(planar(1)), FUNCTIONS))  # what is imported on first use is not the chain's
    emit_sources(fast_program(assemble(planar(1)), FUNCTIONS), "c", "float64")
    chain = KINDS[kind](n)
    before = megabytes()
    seconds: dict[str, float] = {}

    def timed(stage: str, action: Callable[[], Any]) -> Any:
        start = time.process_time()
        result = action()
        seconds[stage] = time.process_time() - start
        return result

    with one_processor(), without_collection():
        derived = timed("derive", lambda: fast_program(assemble(chain), FUNCTIONS))
        program = timed("passes", lambda: optimise(derived))
        sources = timed("emit", lambda: emit_sources(program, "c", "float64"))
    return {
        "kind": kind,
        "n": n,
        "seconds": seconds,
        "megabytes": megabytes(),
        "own_megabytes": megabytes() - before,
        "flops": sum(counts.flops for counts in operations(program).values()),
        "characters": sum(len(source.text) for source in sources),
    }


def main() -> None:
    """Measures one chain for `grown`, or all."""
    if len(sys.argv) == 3:
        print(json.dumps(_run(sys.argv[1], int(sys.argv[2]))))
        return
    results = measured(lambda line: print(line, file=sys.stderr, flush=True))
    print(growth_table(results))
    if plot(results):
        print(f"written to {PLOT}", file=sys.stderr)


if __name__ == "__main__":
    main()
