"""`make long-chains`: forward dynamics of long planar chains, one state at a time, beside Pinocchio and MuJoCo.

symgen's C by rules, Pinocchio's C++ (the fastest of its algorithms, `aba` in the first place) and MuJoCo's
`mj_forward`, which works out more than accelerations, in one process for each chain: the same states, one core, the
fastest pass counts. All numbers are compared with plain numeric Newton-Euler and with each other first. A peer that is
not installed is left out and named.

python -m benchmarks.long_chains [--lengths N ...] [--seconds S] [--output -]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from benchmarks import symgen_code
from benchmarks.chains import planar
from benchmarks.compare import Comparison, Makers, Row, compare_these, compilers
from benchmarks.contender import ROOT, Contender
from benchmarks.growth import exponent
from benchmarks.peers import mujoco, pinocchio
from benchmarks.raw import RawChain, raw_chain
from benchmarks.report import setting
from symgen.describe.chain import Chain

__all__ = ["LENGTHS", "PEERS", "compared", "fastest", "long_chains_table"]

LENGTHS = (10, 20, 40, 80)
PEERS = ("symgen", "Pinocchio C++", "MuJoCo")
FUNCTION = "forward_dynamics"
RESULTS = ROOT / "benchmarks" / "LONG_CHAINS.md"


def makers(chain: Chain, raw: RawChain, folder: Path) -> Makers:
    """symgen by rules, Pinocchio, MuJoCo."""

    def engine() -> Iterable[Contender]:
        mujoco.models(raw, folder)
        return mujoco.contenders(raw, compilers(("gcc",)))

    yield "symgen", lambda: symgen_code.dynamics(chain, compilers(("gcc",)), symgen_code.Form(), None, (FUNCTION,))
    yield "Pinocchio C++", lambda: pinocchio.cplusplus(raw, compilers(("g++",)))
    yield "MuJoCo", engine


def compared(n: int, seconds: float, report: Callable[[str], None] = lambda line: None) -> Comparison:
    """A planar chain of n links by everything that is installed; seconds per contender and function."""
    chain = planar(n)
    raw = raw_chain(chain)
    return compare_these(
        chain, raw, lambda folder: makers(chain, raw, folder), seconds, lambda line: report(f"{n} links: {line}")
    )


def fastest(measured: Comparison, peer: str) -> Row | None:
    """The fastest of a peer's compilers and algorithms whose numbers agree."""
    found = [measured.best(peer, f"{FUNCTION}{ending}") for ending in ("", "_aba", "_ldl")]
    return min((row for row in found if row), key=lambda row: row.ns, default=None)


def long_chains_table(results: Sequence[tuple[int, Comparison]]) -> str:
    """Microseconds of each chain in Markdown, the fitted exponents, disagreements and absent peers."""
    lines = [f"| links | {' | '.join(f'{peer}, us' for peer in PEERS)} | flops of symgen's | largest error |"]
    lines.append("|---:|" + "---:|" * (len(PEERS) + 2))
    points: dict[str, list[tuple[float, float]]] = {peer: [] for peer in PEERS}
    for n, measured in results:
        rows = [fastest(measured, peer) for peer in PEERS]
        for peer, row in zip(PEERS, rows, strict=True):
            points[peer] += [(n, row.ns)] if row else []
        cells = [f"{row.ns / 1e3:.3f}" if row else "-" for row in rows]
        own = rows[0]
        cells += [str(own.flops), f"{own.error:.0e}"] if own else ["-", "-"]
        lines.append(f"| {n} | {' | '.join(cells)} |")
    fits = [f"{peer} n^{exponent(own):.2f}" for peer, own in points.items() if len(own) > 1]
    notes = [f"Time over n = {results[0][0]} to {results[-1][0]}: {', '.join(fits)}."] if fits else []
    wrong = [row for _, measured in results for row in measured.rows if not row.agrees]
    notes += dict.fromkeys(f"**NO**: {row.contender.name}, {row.function}" for row in wrong)
    notes += dict.fromkeys(f"Absent: {reason}" for _, measured in results for reason in measured.absent)
    return "\n".join(lines) + "\n\n" + "\n".join(f"- {note}" for note in notes)


def main() -> None:
    """Measures all lengths."""
    parser = argparse.ArgumentParser(prog="benchmarks.long_chains", description=__doc__.partition("\n")[0])
    parser.add_argument("--lengths", nargs="+", type=int, default=LENGTHS, metavar="N", help="links")
    parser.add_argument("--seconds", type=float, default=0.3, help="per contender and function")
    parser.add_argument("--output", default=str(RESULTS), help="a file, or - for the terminal")
    chosen = parser.parse_args()
    results = [
        (n, compared(n, chosen.seconds, lambda line: print(line, file=sys.stderr, flush=True))) for n in chosen.lengths
    ]
    about = __doc__.partition("\n\n")[2].rpartition("\n\n")[0]
    head = f"# Results of `make long-chains`\n\nForward dynamics of planar chains, one state at a time: {about}"
    text = "\n\n".join([head, "\n".join(setting()), long_chains_table(results)]) + "\n"
    if chosen.output == "-":
        print(text, end="")
    else:
        Path(chosen.output).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
