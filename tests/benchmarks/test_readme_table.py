"""README's table of times says what the recorded run says."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CHAINS = {"PUMA 560": "puma560", "Panda": "panda", "planar, 8 links": "planar8"}
SYMGEN = "**symgen**"
FORMS = ("forward_dynamics", "forward_dynamics_aba", "forward_dynamics_ldl")
ROWS = {
    "symgen C, one state": (FORMS[:1], f"{SYMGEN}, {{}}"),
    "the same with libm's sine and cosine": (FORMS[:1], f"{SYMGEN}, libm, {{}}"),
    "Pinocchio through CasADi to C": (FORMS, "CasADi C, libm, {}"),
    "the same with a sine and cosine inline": (FORMS, "CasADi C, inline sincos, {}"),
    "Pinocchio C++, best compiler": (FORMS, "Pinocchio C++, {}++"),
    "MuJoCo `mj_forward`": (FORMS[:1], "MuJoCo, its own library, gcc"),
    "symgen C, batch of doubles (AVX-512)": (FORMS[:1], f"{SYMGEN}, batch, {{}}"),
    "symgen C, batch of floats (AVX-512)": (FORMS[:1], f"{SYMGEN}, batch float, {{}}"),
    "symgen, all joints moving": (("step_moving",), f"{SYMGEN}, {{}}"),
    "symgen, light joints in their dead bands": (("step",), f"{SYMGEN}, {{}}"),
    "MuJoCo `mj_step`": (("step",), "MuJoCo, its own library, gcc"),
}
"""Row -> functions, of which the fastest counts, and contender, by compiler."""


def recorded(chain):
    """(function, contender) -> nanoseconds, of the section of a chain."""
    section = (
        (ROOT / "benchmarks" / "RESULTS.md").read_text(encoding="utf-8").split(f"## {chain}\n")[1].split("\n## ")[0]
    )
    rows = re.findall(r"^\| (\w+) \| (.+?) \| \d* \| ([\d.]+) \|", section, re.MULTILINE)
    return {(function, contender): float(nanoseconds) for function, contender, nanoseconds in rows}


def printed():
    """(row, chain) -> what the table has there."""
    text = (ROOT / "README.md").read_text(encoding="utf-8").split("## How fast\n")[1].split("\n## ")[0]
    head, _, *rows = [
        [cell.strip() for cell in line.strip("|\n").split("|")] for line in re.findall(r"^\|.*$", text, re.MULTILINE)
    ]
    return {(row[0], CHAINS[name]): cell for row in rows for name, cell in zip(head[1:], row[1:], strict=True) if cell}


def test_the_rows_are_those_compared_here():
    assert {row for row, _ in printed()} == set(ROWS)


@pytest.mark.parametrize("chain", CHAINS.values())
@pytest.mark.parametrize("row", ROWS)
def test_a_row_has_the_recorded_times(row, chain):
    functions, contender = ROWS[row]
    times = recorded(chain)
    found = {}
    for compiler in ("clang", "gcc"):
        name = contender.format(compiler.replace("gcc", "g") if "++" in contender else compiler)
        found[compiler] = min(times[function, name] for function in functions if (function, name) in times)
    shown = re.fullmatch(r"([\d.]+)(?: \(([\d.]+)\))?", printed()[row, chain])
    wanted = [found["clang"], found["gcc"]] if shown[2] else [min(found.values())]
    for text, time in zip(filter(None, shown.groups()), wanted, strict=True):
        assert text == f"{time:.{len(text.partition('.')[2])}f}"
