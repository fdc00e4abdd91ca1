"""`python -m tests.nightly [PART ...]`: runs what `make test` has no time for, into benchmarks/NIGHTLY.md.

A part is a command; the last line that it prints, tables left out, is its result. Rows of parts that do not run stay as
they were, each with the commit that it was made of. Exit code 0 says that every part that ran has passed.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
TABLE = ROOT / "benchmarks" / "NIGHTLY.md"
PAGES = ROOT / "build" / "nightly"
"""Folder of the results that parts write besides."""

HEAD = """# What `make nightly` found

Parts that take too long for `make test`, each with the commit that it ran on (`make nightly PARTS="faults hash"` runs
these alone, the other rows stay). CPU time depends on the machine.

| part | covers | result | CPU s | commit |
|---|---|---|---:|---|
"""


@dataclass(frozen=True)
class Part:
    """A command of the nightly run.

    Attributes:
        covers: in words.
        command: arguments of this Python.
        environment: what is set for it.
    """

    covers: str
    command: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)


def parts(workers: int) -> dict[str, Part]:
    """Name -> part, in the order in which they run; pytest with that many processes."""
    pytest = ("-m", "pytest", "-q", "-n", str(workers), "--dist", "worksteal")
    everything = {"SYMGEN_NIGHTLY": "1"}
    golden = ("tests/pipeline/test_golden_examples.py", "tests/emit/test_golden.py")
    return {
        "tests": Part("all tests, with all seeds", pytest, everything),
        "faults": Part("planted faults of `tests/faults`, each noticed by `make test`", ("-m", "tests.faults")),
        "edits": Part("planted edits of emitted C, seen by `check --source`", ("-m", "tests.check.planted_edits")),
        "properties": Part(
            "property tests with 200 examples each",
            (*pytest, "-m", "fuzz"),
            everything | {"HYPOTHESIS_PROFILE": "fuzz"},
        ),
        "hash": Part("emitted text under another hash seed", (*pytest, *golden), {"PYTHONHASHSEED": "4711"}),
        "mutants": Part(
            "edits planted in emitted C, which `symgen check` must find",
            ("-m", "tests.lab", "examples/two_link.yaml", "--faults", "100", "-o", str(PAGES / "mutants.md")),
        ),
        "friction": Part(
            "20,000 random friction problems, every answer verified",
            ("-m", "benchmarks.friction", "--problems", "20000", "--output", str(PAGES / "friction.md")),
        ),
        "linkages": Part(
            "300 planar and 60 spatial random linkages against multipliers, every smooth function",
            ("-m", "tests.linkage_campaign"),
            {"PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'tests'}"},
        ),
        "energy": Part(
            "steps that must not give energy", ("-m", "benchmarks.energy", "--output", str(PAGES / "energy.md"))
        ),
        "rest": Part(
            "a million steps at rest",
            ("-m", "benchmarks.rest", "--steps", "1000000", "--output", str(PAGES / "rest.md")),
        ),
        "gallery": Part(
            "every mechanism and notebook of the gallery",
            ("-m", "examples.gallery.run", "--output", str(PAGES / "gallery")),
        ),
        "signs": Part(
            "signs flipped in the gallery's equations, which its checks must find", ("-m", "tests.gallery.signs")
        ),
        "release": Part(
            "the tests of `make test` with code as users get it", pytest, {"SYMGEN_OPTIMIZATION": "release"}
        ),
        "lowest": Part("tests with the lowest versions of dependencies", ("-m", "tests.lowest")),
        "fuzz": Part("readers against garbage, new seeds for ten minutes", ("-m", "tests.fuzz", "600")),
    }


def main(arguments: list[str]) -> int:
    """Runs parts and writes their rows; returns 0 when all have passed."""
    parser = argparse.ArgumentParser(prog="tests.nightly", description=__doc__)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("parts", metavar="PART", nargs="*", help=f"{', '.join(parts(1))}; default: all")
    given = parser.parse_args(arguments)
    known = parts(given.workers)
    unknown = [name for name in given.parts if name not in known]
    if unknown:
        parser.error(f"no part {unknown[0]!r}; there are {', '.join(known)}")
    PAGES.mkdir(parents=True, exist_ok=True)
    passed = True
    for name in given.parts or known:
        code, result, seconds = run(known[name])
        passed = passed and code == 0
        words = f"{'passed' if code == 0 else f'**failed** ({code})'}: {result}"
        print(f"{name}: {words}", flush=True)
        record(name, f"| {name} | {known[name].covers} | {words} | {seconds:.0f} | {commit()} |", list(known))
    return 0 if passed else 1


def run(part: Part) -> tuple[int, str, float]:
    """Exit code, last line of output, CPU seconds of a part and its children."""
    before = os.times()
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "OPENBLAS_NUM_THREADS": "1", **part.environment}
    done = subprocess.run(
        [sys.executable, *part.command],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    after = os.times()
    if done.returncode:
        print(done.stdout, flush=True)
    lines = [line for line in done.stdout.splitlines() if line.strip() and not line.startswith("|")]
    seconds = after.children_user + after.children_system - before.children_user - before.children_system
    return done.returncode, plain(lines[-1]) if lines else "done", seconds


def plain(line: str) -> str:
    """A line of output for a cell of a table: without pytest's wall time, which says nothing of the project."""
    return re.sub(r" in [\d.]+s.*", "", line.strip("= ")).replace("|", "\\|")


def commit() -> str:
    """The commit that runs, with a plus sign where files differ from it."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty=+", "--exclude", "*"], cwd=ROOT, capture_output=True, text=True
    )
    return done.stdout.strip() or "-"


def record(name: str, row: str, order: list[str]) -> None:
    """Puts a part's row in the table, in the order of the parts."""
    rows = {name: row}
    if TABLE.is_file():
        kept = re.findall(r"^\| (\w+) \|.*$", TABLE.read_text(encoding="utf-8"), re.MULTILINE)
        lines = re.findall(r"^\| \w+ \|.*$", TABLE.read_text(encoding="utf-8"), re.MULTILINE)
        rows = {**dict(zip(kept, lines, strict=True)), **rows}
    body = "\n".join(rows[part] for part in order if part in rows)
    TABLE.write_text(HEAD + body + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
