"""RESULTS.md: what one run measured, with everything that decides over it."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import symgen
from benchmarks.compare import Comparison, Row, compilers
from benchmarks.contender import FLAGS, ROOT, PeerAbsentError
from benchmarks.goals import verdicts
from benchmarks.ledger import ledger
from benchmarks.peers.installed import PACKAGES, version
from benchmarks.states import COUNT
from benchmarks.symgen_code import build_flags
from symgen.compile.flags import machine

__all__ = ["markdown", "setting"]

HEAD = f"""# Results of `make bench`

`make peers` installs the peers, `make bench` writes this file.

One run, one process per chain, one core: every contender in turn over the same {COUNT} random states, passes of 512
states, the fastest pass counts; ns are per state. Constants are folded. Before any timing every contender's numbers
were compared with plain numeric Newton-Euler on 32 states, on all with each other; `error` is the largest difference
relative to the largest entry of a state's result. A row that does not agree says NO and counts nowhere. Losses stand
beside wins; below 1.00 x symgen is the slower. Of several compilers and algorithms the fastest counts, on either side,
unless a line names one. symgen's plans were found by time, one form for a state alone and, where that is faster there,
another for batches; `fewest operations` is the plan found by counting, whose flops the goals are about, and `rules` is
no plan at all.

`batch of 504`: rows of 512 doubles lie 4096 bytes apart, which makes the arrays of a structure of arrays share cache
sets, so batches are timed on passes of 504 states too. `parameters`: every number but zero and angles at run time, each
under a name of its own; `shared parameters`: equal moments of inertia of a link under one name.
`step` is one step of 2 ms with dry friction in every joint, symgen's by Runge-Kutta with exact sticking, MuJoCo's by
Euler with its soft constraint, so their numbers are not compared. In these states light joints are in their dead bands
and have to be decided. `step_moving` is a step so short that all joints are outside theirs."""


def markdown(results: Sequence[Comparison], others: str = "", picture: str = "") -> str:
    """The whole file; `picture` is the file of the plot of growth that lies beside it."""
    parts = [HEAD, "\n".join(setting())]
    for result in results:
        parts.append(f"## {result.name}")
        lines = list(_verdict_lines(result))
        if lines:
            parts.append("\n".join(lines))
        parts.append("\n".join(_times(result)))
        absent = result.absent or ("nobody",)
        parts.append("Absent:\n" + "\n".join(f"- {reason}" for reason in absent))
    if others:
        parts.append("## Calls from Python, derivation, growth\n\n```text\n" + others.strip() + "\n```")
    if picture:
        parts.append(f"![seconds and memory of derivation over the number of joints]({picture})")
    return "\n\n".join([*parts, ledger()]) + "\n"


def setting() -> Iterator[str]:
    model = next(
        (line.split(":", 1)[1].strip() for line in machine().splitlines() if line.startswith("model name")), ""
    )
    yield f"- machine: {model or platform.processor() or platform.machine()}, {os.cpu_count()} cores{_clock()}"
    load = os.getloadavg()[0]
    yield f"- load when the run ended: {load:.1f}" + (" (busy: read the times as upper bounds)" if load > 2.0 else "")
    yield f"- symgen {symgen.__version__}, commit {_commit()}"
    for name in compilers(("gcc", "g++", "clang", "clang++")):
        line = subprocess.run([name, "--version"], capture_output=True, text=True, check=True).stdout.splitlines()[0]
        yield f"- {name}: {line}"
    yield f"- flags of every contender: `{' '.join(FLAGS)}`"
    for name in compilers(("gcc", "clang")):
        yield f"- flags of symgen's code with {name} besides, those of `symgen build`: `{' '.join(build_flags(name))}`"
    for package in PACKAGES:
        try:
            yield f"- {package} {version(package)}"
        except PeerAbsentError as why:
            yield f"- {why}"


def _clock() -> str:
    """What the system says of the first core's clock: processors of the same name may run at half the speed."""
    path = Path("/proc/cpuinfo")
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return next((f" at {float(line.split(':')[1]):.0f} MHz" for line in lines if line.startswith("cpu MHz")), "")


def _commit() -> str:
    """What is measured; changes that are not committed are told, but for the results themselves."""
    if shutil.which("git") is None:
        return "unknown"

    def answer(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True).stdout.strip()

    results = (":(exclude)benchmarks/*.md", ":(exclude)benchmarks/*.svg")
    changed = answer("status", "--porcelain", "--untracked-files=no", "--", ".", *results)
    return (answer("describe", "--always") or "unknown") + ("-dirty" if changed else "")


def _verdict_lines(result: Comparison) -> Iterator[str]:
    found = list(verdicts(result))
    if not found:
        return
    yield "| symgen | goal | reached | |"
    yield "|---|---|---|---|"
    for v in found:
        word = {True: "met" if v.goal != "-" else "won", False: "**missed**" if v.goal != "-" else "**lost**"}
        yield f"| {v.what} | {v.goal} | {v.reached or 'not measured'} | {'' if v.met is None else word[v.met]} |"


def _times(result: Comparison) -> Iterator[str]:
    yield "| function | contender | flops | ns | error | agrees |"
    yield "|---|---|---:|---:|---:|---|"
    for row in sorted(result.rows, key=lambda r: (_order(r), r.ns)):
        flops = "" if row.flops is None else str(row.flops)
        off = "not compared" if row.error != row.error else f"{row.error:.0e}"
        agrees = "yes" if row.agrees else "**NO**"
        name = row.contender.name.replace("symgen", "**symgen**")
        yield f"| {row.function} | {name} | {flops} | {row.ns:.1f} | {off} | {agrees} |"


def _order(row: Row) -> int:
    """Functions in the order of interest; the variants of forward dynamics stand together."""
    names = ("forward_dynamics", "inverse_dynamics", "bias", "mass_matrix", "linearize", "derivatives", "step")
    return next(k for k, name in enumerate(names) if row.function.startswith(name))
