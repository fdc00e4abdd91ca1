"""The cost of the first answer: CPU seconds from a chain's file to a number, a motion, a check or a text.

    python -m benchmarks.first [--only WORD] [--rounds N] [--before CHECKOUT] [--output benchmarks/FIRST.md]

Each row runs in a process of its own with an empty cache, release builds and symgen's bytecode, as an installation has
it; the cache of the last row was filled by the same calls in another process. Seconds are those of the processor, user
and system, of the process and the compilers that it starts: they depend little on the machine's other work. The
smallest of the rounds is taken. The column `before` stays as the file has it, unless a checkout of symgen to measure it
with is named; so do rows that are left out.
"""

from __future__ import annotations

import argparse
import compileall
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
OUTPUT = ROOT / "benchmarks" / "FIRST.md"

MASS_MATRIX = """
import symgen
model = symgen.build_model(symgen.load_chain("{chain}"), functions=["mass_matrix"])
model.mass_matrix([0.1 * k for k in range(len(model.q_names))])
"""

ALL = """
import symgen
model = symgen.build_model(symgen.load_chain("{chain}"))
getattr(model, "build", lambda: None)()
"""

MOTION = """
import symgen
model = symgen.build_model(symgen.load_chain("{chain}"))
n = len(model.q_names)
run = symgen.simulate(model, 0.5, q=[0.3] * n)
assert run.status == 0 and run.events is not None
"""

COMMAND = """
import sys
from symgen.cli import main
sys.exit(main({words!r}))
"""


@dataclass(frozen=True, slots=True)
class Row:
    """One first answer: its name in the table, the goal in s, a program, and whether its cache is filled before."""

    name: str
    goal: float
    program: str
    kept: bool = False


def _command(*words: str) -> str:
    return COMMAND.format(words=list(words))


URDF, TWO_LINK, PUMA = "examples/gallery/iiwa14.urdf", "examples/two_link.yaml", "examples/puma560.yaml"

ROWS = (
    Row("import, load a URDF with 7 joints, `mass_matrix`", 1.5, MASS_MATRIX.format(chain=URDF)),
    Row("all default functions of a Panda", 7.0, ALL.format(chain="examples/panda.yaml")),
    Row("two-link arm with friction, YAML to motion", 2.5, MOTION.format(chain=TWO_LINK)),
    Row("six joints with friction, YAML to motion", 8.0, MOTION.format(chain="examples/puma560_friction.yaml")),
    Row("`derive` two-link to HTML", 1.2, _command("derive", TWO_LINK, "-o", "{folder}/two_link.html")),
    Row("`check` two-link with friction", 8.0, _command("check", TWO_LINK)),
    Row("`check` PUMA 560 without friction", 15.0, _command("check", PUMA)),
    Row("`emit` PUMA 560", 1.3, _command("emit", PUMA, "-o", "{folder}/puma")),
    Row("`emit` Panda", 2.0, _command("emit", "examples/panda.yaml", "-o", "{folder}/panda")),
    Row("second process, everything kept: first call", 0.25, MASS_MATRIX.format(chain=TWO_LINK), kept=True),
)


def cpu_seconds(row: Row, checkout: Path) -> float:
    """CPU seconds of the row's program, run with the symgen of a checkout."""
    with tempfile.TemporaryDirectory() as folder:
        program = row.program.replace("{folder}", folder)
        left_out = ("SYMGEN_OPTIMIZATION", "PYTHONDONTWRITEBYTECODE")
        environment = {name: value for name, value in os.environ.items() if name not in left_out}
        environment |= {"SYMGEN_CACHE": f"{folder}/cache", "OPENBLAS_NUM_THREADS": "1"}
        spent = 0.0
        for _ in range(2 if row.kept else 1):
            begin = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run(
                [sys.executable, "-c", program], cwd=checkout, env=environment, check=True, capture_output=True
            )
            end = resource.getrusage(resource.RUSAGE_CHILDREN)
            spent = end.ru_utime + end.ru_stime - begin.ru_utime - begin.ru_stime
        return spent


def known_columns(text: str) -> dict[str, tuple[str, str]]:
    """The columns `before` and `after` of a table that was written, by the rows' names."""
    found = re.findall(r"^\| (.+?) \| ([\d.]*) \| ([\d.]*) \| [\d.]+ \|$", text, flags=re.MULTILINE)
    return {name: (before, after) for name, before, after in found}


def table(columns: dict[str, tuple[str, str]]) -> str:
    """The table as Markdown."""
    rows = [f"| {row.name} | {' | '.join(columns.get(row.name, ('', '')))} | {row.goal:g} |" for row in ROWS]
    head = "CPU seconds, empty cache, one process, release builds; `python -m benchmarks.first` writes this table."
    heads = ["| first answer | before | after | goal |", "|---|---|---|---|"]
    return "\n".join(["# The cost of the first answer", "", head, "", *heads, *rows, ""])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="measure the rows whose name contains this")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--before", type=Path, help="a checkout of symgen, which the column `before` is measured with")
    parser.add_argument("--output", type=Path, default=OUTPUT)
    given = parser.parse_args(arguments)
    columns = known_columns(given.output.read_text(encoding="utf-8")) if given.output.exists() else {}
    compileall.compile_dir((given.before or ROOT) / "symgen", quiet=2)
    for row in ROWS:
        if given.only in row.name:
            checkout = given.before.resolve() if given.before else ROOT
            seconds = f"{min(cpu_seconds(row, checkout) for _ in range(given.rounds)):.2f}"
            print(f"{row.name}: {seconds} s", flush=True)
            before, after = columns.get(row.name, ("", ""))
            columns[row.name] = (seconds, after) if given.before else (before, seconds)
            given.output.write_text(table(columns), encoding="utf-8")


if __name__ == "__main__":
    main()
