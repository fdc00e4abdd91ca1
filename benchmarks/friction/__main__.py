"""Runs the campaign and writes benchmarks/FRICTION.md; exits with 1 unless every answer satisfies the law it claims.

python -m benchmarks.friction --problems 1000000 --workers 2
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from benchmarks.friction.matrices import CONDITION, COUNTED_LEVELS, LevelTally, run_levels
from benchmarks.friction.problems import EXTREME, HARSH, KINDS
from benchmarks.friction.verify import COUNTED, LOST, STATUSES, TOLERANCE, Tally, run
from symgen.derive.friction.pieces import EXPLORED
from symgen.functions import LIMIT

TARGET = Path(__file__).parents[1] / "FRICTION.md"
JOINTS = range(1, 8)
EXTREME_JOINTS = range(1, 5)
EXTREME_SHARE = 0.02
"""Of the problems, for each chain of an extreme kind: where none has an answer all their motions are gone through."""
MATRICES = (2, 4, 6, 7, 8, 10, 12, 16)


def campaign(problems: int, seed: int, workers: int) -> list[Tally]:
    """All chains, the problems shared out evenly."""
    jobs = [(n, kind) for n in reversed(JOINTS) for kind in KINDS]
    share, rest = divmod(problems, len(jobs))
    counts = [(*job, share + (k < rest)) for k, job in enumerate(jobs)]
    extreme = [(n, kind) for n in reversed(EXTREME_JOINTS) for kind in EXTREME]
    counts = [(*job, int(EXTREME_SHARE * share)) for job in extreme] + counts
    found: dict[tuple[int, str], Tally] = {}
    with ProcessPoolExecutor(workers) as pool:
        running = [pool.submit(run, n, kind, count, seed) for n, kind, count in counts]
        for done in as_completed(running):
            tally = done.result()
            found[tally.joints, tally.kind] = tally
            print(f"{len(found)} of {len(counts)}: {tally.joints} joints, {tally.kind}", file=sys.stderr, flush=True)
    ordinary = [found[n, kind] for n in JOINTS for kind in KINDS]
    return [*ordinary, *(found[n, kind] for n in EXTREME_JOINTS for kind in EXTREME)]


def matrix_campaign(problems: int, seed: int, workers: int) -> list[LevelTally]:
    """Level friction of random matrices, the problems shared out evenly."""
    with ProcessPoolExecutor(workers) as pool:
        running = [pool.submit(run_levels, n, problems // len(MATRICES), seed) for n in reversed(MATRICES)]
        return [job.result() for job in reversed(running)]


def passed(tallies: list[Tally], levels: Sequence[LevelTally] = ()) -> bool:
    """No answer breaks the law it claims, none is not the first or was missed, level friction always has an answer, and
    that of up to four joints is always decided."""
    lost = sum(t.statuses[k] for t in tallies if t.kind == "levels" for k in LOST)
    lost += sum(t.statuses[LIMIT] for t in tallies if t.joints <= EXPLORED)
    lost += sum(t.statuses[k] for t in levels for k in LOST)
    wrong = any(t.broken or t.not_first or t.differing or t.missed for t in tallies)
    return not (lost or wrong or any(t.broken for t in levels))


def report(tallies: list[Tally], seed: int, levels: Sequence[LevelTally] = ()) -> str:
    """The record as Markdown."""
    extreme = [t for t in tallies if t.kind in EXTREME]
    verdict = "passed" if passed(tallies, levels) else "FAILED"
    tallies = [t for t in tallies if t.kind not in EXTREME]
    total = sum(t.problems for t in tallies)
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
    ]
    refuted, missed = (sum(getattr(t, name) for t in extreme) for name in ("refuted", "missed"))
    many = sum(t.problems for t in extreme)
    strong = [
        f"Friction that depends on loads so strongly that many states have no answer, {many} problems: "
        "coefficients of up to 2 on pins of up to half a metre, losses of up to 3, beyond self-locking. "
        f"Of the problems without an answer {refuted} were looked through by the reference, which goes through all "
        f"pieces of the law, and for pins starts from many directions: it found an answer in {missed}.",
    ]
    matrices = [
        "Level friction of random inertia matrices: the logarithm of their condition is drawn uniformly up to that of "
        f"{CONDITION:.0e}, levels and forces as above. Beyond seven joints the modes are those of the minimiser where "
        "the search ends without an answer (unproven). Pivots are the most that the minimiser took in "
        f"{COUNTED_LEVELS} of the problems, each minimised whether its search had an answer or not, and their bound.",
        "\n".join(level_table(levels)),
    ]
    blocks = [*lines, "\n".join(table(tallies))]
    if extreme:
        blocks += [*strong, "\n".join(table(extreme))]
    return "\n\n".join([*blocks, *(matrices if levels else [])]) + "\n"


def table(tallies: Sequence[Tally]) -> list[str]:
    """Rows of Markdown, one per chain."""
    rows = [
        "| joints | friction | problems | " + " | ".join(STATUSES) + " | largest violation | passes | Newton |",
        "|" + "---|" * (6 + len(STATUSES)),
    ]
    for t in tallies:
        cells = [str(t.joints), t.kind, str(t.problems), *map(str, t.statuses), f"{t.worst:.1e}"]
        cells += [f"{p} of {b}" for p, b in zip(t.passes, t.bounds, strict=True)]
        rows.append("| " + " | ".join(cells) + " |")
    return rows


def level_table(levels: Sequence[LevelTally]) -> list[str]:
    """The same, one per size of matrix."""
    rows = [
        "| joints | problems | " + " | ".join(STATUSES) + " | largest violation | pivots |",
        "|" + "---|" * (4 + len(STATUSES)),
    ]
    for t in levels:
        cells = [str(t.joints), str(t.problems), *map(str, t.statuses), f"{t.worst:.1e}", f"{t.pivots} of {t.bound}"]
        rows.append("| " + " | ".join(cells) + " |")
    return rows


def main() -> int:
    """Parses the command line."""
    parser = argparse.ArgumentParser(prog="benchmarks.friction", description=__doc__)
    parser.add_argument("--problems", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--output", type=Path, default=TARGET)
    arguments = parser.parse_args()
    levels = matrix_campaign(arguments.problems, arguments.seed, arguments.workers)
    tallies = campaign(arguments.problems, arguments.seed, arguments.workers)
    text = report(tallies, arguments.seed, levels)
    arguments.output.write_text(text, encoding="utf-8")
    print(text)
    return 0 if passed(tallies, levels) else 1


if __name__ == "__main__":
    sys.exit(main())
