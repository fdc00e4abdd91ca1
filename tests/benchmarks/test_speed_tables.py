"""The tables of times in `docs/speed.md` and in the README say what the recorded runs say."""

import re

import pytest

from tests.documents import README, ROOT

TABLES = {"speed": ROOT / "docs" / "speed.md", "README": README}
RUNS = {"Xeon": "RESULTS.md", "EPYC": "RESULTS_EPYC.md"}
"""The recorded runs, by what stands before the first chain of theirs in the table's head."""

CHAINS = {"PUMA 560": "puma560", "Panda": "panda", "planar, 8 links": "planar8"}
SYMGEN = "**symgen**"
FORMS = ("forward_dynamics", "forward_dynamics_aba", "forward_dynamics_ldl")
ROWS = {
    "symgen C, one state": (FORMS[:1], f"{SYMGEN}, {{}}"),
    "the same without a plan": (FORMS[:1], f"{SYMGEN}, rules, {{}}"),
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


def recorded(run, chain):
    """(function, contender) -> nanoseconds, of the section of a chain."""
    text = (ROOT / "benchmarks" / run).read_text(encoding="utf-8")
    section = text.split(f"## {chain}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (\w+) \| (.+?) \| \d* \| ([\d.]+) \|", section, re.MULTILINE)
    return {(function, contender): float(nanoseconds) for function, contender, nanoseconds in rows}


def printed(page):
    """(run, row, chain) -> what the table of a page has there."""
    text = page.read_text(encoding="utf-8").split("# How fast\n")[1].split("\n## Robots")[0].split("\n## Doc")[0]
    head, _, *rows = [
        [cell.strip() for cell in line.strip("|\n").split("|")] for line in re.findall(r"^\|.*$", text, re.MULTILINE)
    ]
    columns, run = [], ""
    for cell in head[1:]:
        before, _, name = cell.rpartition(": ")
        run = RUNS[before] if before else run
        columns.append((run, CHAINS[name]))
    return {
        (run, row[0], chain): cell for row in rows for (run, chain), cell in zip(columns, row[1:], strict=True) if cell
    }


def test_one_table_has_all_rows_of_all_runs_and_the_other_some():
    full, part = (set(printed(page)) for page in TABLES.values())
    assert full == {(run, row, chain) for run in RUNS.values() for row in ROWS for chain in CHAINS.values()}
    assert part < full
    assert len(part) >= len(CHAINS)


@pytest.mark.parametrize(
    ("page", "run", "row", "chain"), [(name, *cell) for name, page in TABLES.items() for cell in printed(page)]
)
def test_a_row_has_the_recorded_times(page, run, row, chain):
    functions, contender = ROWS[row]
    times = recorded(run, chain)
    found = {}
    for compiler in ("clang", "gcc"):
        name = contender.format(compiler.replace("gcc", "g") if "++" in contender else compiler)
        found[compiler] = min(times[function, name] for function in functions if (function, name) in times)
    cell = printed(TABLES[page])[run, row, chain]
    shown = re.fullmatch(r"([\d.]+)(?: \(([\d.]+)\))?", cell)
    wanted = [found["clang"], found["gcc"]] if shown[2] else [min(found.values())]
    for text, time in zip(filter(None, shown.groups()), wanted, strict=True):
        assert text == f"{time:.{len(text.partition('.')[2])}f}"
