"""Scores all simulators that are installed, and writes CONFORMANCE.md.

python -m benchmarks.conformance [CASE ...]
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from benchmarks.conformance.adapter import NotExpressible, NotHere, Simulator
from benchmarks.conformance.case import Case, cases
from benchmarks.conformance.mujoco_engine import MUJOCO
from benchmarks.conformance.scipy_loop import SCIPY
from benchmarks.conformance.score import scored
from benchmarks.conformance.symgen_methods import METHODS
from benchmarks.conformance.tanh_law import TANH

SIMULATORS = (*METHODS, SCIPY, TANH, MUJOCO)
ROWS = 4001

HEAD = """# Stick-slip conformance

Exact motions with dry friction and stops (`benchmarks/conformance/cases/`), and simulators beside them. The marks are
explained in `benchmarks/conformance/score.py`; each simulator's settings stand in its adapter. Errors of time in s, of
the end and creep in rad or m; energy created is a part of what was moved. `-`: not expressible there, with the reason
below. Forces of expressions reach SciPy and MuJoCo through Python, which is most of their time; symgen compiles them.
Times in ms are hints: the machine did other work beside.
"""


def main(words: Sequence[str]) -> None:
    """Writes the table of the named cases, or of all."""
    warnings.simplefilter("ignore")
    chosen = [case for case in cases() if not words or case.name in words]
    reasons: dict[str, None] = {}
    lines = [HEAD]
    for case in chosen:
        print(case.title, file=sys.stderr, flush=True)
        lines += _table(case, SIMULATORS, reasons)
    lines += ["", *(f"- {reason}" for reason in reasons)]
    text = "\n".join(lines).rstrip("\n") + "\n"
    if words:
        print(text)
    else:
        Path(__file__).parents[1].joinpath("CONFORMANCE.md").write_text(text, encoding="utf-8")


def _table(case: Case, simulators: Sequence[Simulator], reasons: dict[str, None]) -> list[str]:
    lines = [
        f"## {case.title}",
        "",
        f"{len(case.events)} events in {case.duration:g} s. Source: {case.source}.",
        "",
        "| simulator | error of times | missed | spurious | error of the end | creep at rest | energy created | ms |",
        "|---|---|---|---|---|---|---|---|",
    ]
    times = np.linspace(0.0, case.duration, ROWS)
    for simulator in simulators:
        try:
            marks = scored(case, simulator.simulate(case, times))
        except (NotHere, NotExpressible) as reason:
            reasons[f"{simulator.name}: {reason}"] = None
            lines.append(f"| {simulator.name} | - | - | - | - | - | - | - |")
        except ArithmeticError as reason:
            reasons[f"{simulator.name}, {case.title}: stopped: {reason}"] = None
            lines.append(f"| {simulator.name} | stopped | | | | | | |")
        else:
            numbers = f"{marks.time:.1e} | {marks.missed} | {marks.spurious} | {marks.end:.1e} | {marks.creep:.1e}"
            lines.append(f"| {simulator.name} | {numbers} | {marks.energy:.1e} | {1e3 * marks.seconds:.3g} |")
    return [*lines, ""]


main(sys.argv[1:])
