"""Scores all simulators that are installed, and writes CONFORMANCE.md.

python -m benchmarks.conformance [CASE ...]
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

import numpy as np

from benchmarks.conformance.adapter import NotExpressible, NotHere, Simulator
from benchmarks.conformance.case import Case, cases
from benchmarks.conformance.gradient_case import GradientCase, Tool, gradient_cases
from benchmarks.conformance.gradient_tools import TOOLS
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

DERIVATIVES = """## Derivatives of the end

Of motions that stick and slip, by parameters, beside their closed forms. Central differences: steps of a thousandth.
Automatic differentiation follows the branch that it computes: it has nothing by the instant of a switch, and by a
static level only what the regularisation gives. Friction of MuJoCo has one level. s: of all derivatives of a row
together, with compilation.
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
    slopes = [case for case in gradient_cases() if not words or case.name in words]
    if slopes:
        absent: dict[str, None] = {}
        lines += ["", DERIVATIVES]
        for case_of_slopes in slopes:
            lines += _slopes(case_of_slopes, TOOLS, absent)
        lines += ["", *(f"- {reason}" for reason in absent)]
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


def _slopes(case: GradientCase, tools: Sequence[Tool], absent: dict[str, None]) -> list[str]:
    """The derivatives of each tool."""
    names = list(case.slopes)
    exact = " | ".join(f"{value:.6g}" for value in case.slopes.values())
    lines = [
        f"### {case.title}",
        "",
        f"The end is at {case.end:.6g}. Source: {case.source}.",
        "",
        f"| derivative of the end by | {' | '.join(names)} | largest error | s |",
        "|---|" + "---|" * (len(names) + 2),
        f"| exact | {exact} | | |",
    ]
    for tool in tools:
        print(f"{case.title}: {tool.name}", file=sys.stderr, flush=True)
        begin = perf_counter()
        try:
            found = tool.slopes(case)
        except NotHere as reason:
            absent[f"{tool.name}: not installed: {reason}"] = None
            lines.append(f"| {tool.name} | {'- | ' * (len(names) + 2)}".rstrip())
            continue
        seconds = perf_counter() - begin
        cells = " | ".join(f"{found[name]:.6g}" if name in found else "-" for name in names)
        worst = max(abs(found[name] - case.slopes[name]) for name in found)
        lines.append(f"| {tool.name} | {cells} | {worst:.0e} | {seconds:.2g} |")
    return [*lines, ""]


main(sys.argv[1:])
