"""Runs the campaign and writes benchmarks/FRICTION.md; exits with 1 unless every answer satisfies the law it claims.

python -m benchmarks.friction --problems 1000000 --workers 2
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from benchmarks.friction.problems import HARSH, KINDS
from benchmarks.friction.verify import COUNTED, LOST, STATUSES, TOLERANCE, Tally, run

TARGET = Path(__file__).parents[1] / "FRICTION.md"
JOINTS = range(1, 8)


def campaign(problems: int, seed: int, workers: int) -> list[Tally]:
    """All chains, the problems shared out evenly."""
    jobs = [(n, kind) for n in reversed(JOINTS) for kind in KINDS]
    share, rest = divmod(problems, len(jobs))
    found: dict[tuple[int, str], Tally] = {}
    with ProcessPoolExecutor(workers) as pool:
        running = [pool.submit(run, n, kind, share + (k < rest), seed) for k, (n, kind) in enumerate(jobs)]
        for done in as_completed(running):
            tally = done.result()
            found[tally.joints, tally.kind] = tally
            print(f"{len(found)} of {len(jobs)}: {tally.joints} joints, {tally.kind}", file=sys.stderr, flush=True)
    return [found[n, kind] for n in JOINTS for kind in KINDS]


def passed(tallies: list[Tally]) -> bool:
    """No answer breaks the law it claims, none is not the first, level friction always has an answer."""
    lost = sum(t.statuses[k] for t in tallies if t.kind == "levels" for k in LOST)
    return not (lost or any(t.broken or t.not_first or t.differing for t in tallies))


def report(tallies: list[Tally], seed: int) -> str:
    """The record as Markdown."""
    total = sum(t.problems for t in tallies)
    verdict = "passed" if passed(tallies) else "FAILED"
    statuses = [sum(t.statuses[k] for t in tallies) for k in range(len(STATUSES))]
    counted = ", ".join(f"{name} {many}" for name, many in zip(STATUSES, statuses, strict=True))
    lines = [
        "# Random friction problems",
        f"**{verdict}**: {total} problems, seed {seed}; `make campaign` draws and verifies them anew.",
        "Every problem is a machine of its own: pose, masses, levels, coefficients, drives, rates and joint forces are "
        f"drawn for it; about two of three joints are exactly at rest, pushed inside, beyond or to within 1e-9 of what "
        f"static friction holds. In {HARSH:.0%} of the problems coefficients and losses are four times as large, so "
        "that motions need not exist or be unique. The emitted C decides the modes and gives friction and "
        "accelerations; plain NumPy mechanics, which shares nothing with it, evaluates Newton's and Euler's equations, "
        "each joint's own load, its law, its holding band and its direction. A violation is relative to the largest "
        f"force of the state; above {TOLERANCE:.0e} it counts as broken.",
        f"Statuses: {counted}. Those of `none` and `limit` claim no motion.",
        f"Largest violation {max(t.worst for t in tallies):.1e}; "
        f"{sum(t.broken for t in tallies)} answers broken. "
        f"All patterns were tried in {sum(t.enumerated for t in tallies)} problems of up to four joints: "
        f"{sum(t.not_first for t in tallies)} answers were not those with the fewest sliding joints. "
        f"The literal reference decided {sum(t.referred for t in tallies)}: {sum(t.differing for t in tallies)} "
        "with other modes.",
        f"Passes are the most that any of {COUNTED[1]} answers (seven joints: {COUNTED[7]}) took, of the search "
        "through patterns and of Newton's iteration on loads inside it, and their bounds; a search that finds nothing "
        "visits all patterns.",
        "| joints | friction | problems | " + " | ".join(STATUSES) + " | largest violation | passes | Newton |",
        "|" + "---|" * (6 + len(STATUSES)),
    ]
    for t in tallies:
        cells = [str(t.joints), t.kind, str(t.problems), *map(str, t.statuses), f"{t.worst:.1e}"]
        cells += [f"{p} of {b}" for p, b in zip(t.passes, t.bounds, strict=True)]
        lines.append("| " + " | ".join(cells) + " |")
    head, table = lines[:6], lines[6:]
    return "\n\n".join([*head, "\n".join(table)]) + "\n"


def main() -> int:
    """Parses the command line."""
    parser = argparse.ArgumentParser(prog="benchmarks.friction", description=__doc__)
    parser.add_argument("--problems", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--output", type=Path, default=TARGET)
    arguments = parser.parse_args()
    tallies = campaign(arguments.problems, arguments.seed, arguments.workers)
    text = report(tallies, arguments.seed)
    arguments.output.write_text(text, encoding="utf-8")
    print(text)
    return 0 if passed(tallies) else 1


if __name__ == "__main__":
    sys.exit(main())
