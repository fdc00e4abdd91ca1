"""Measured costs: sources compiled for each core, run in QEMU, read.

Instructions are those that the core executes, not cycles: QEMU has no model of time. SysTick advances with them under
`-icount`, 6.4 ticks for each, so that a reading is exact; calls of more than 2.6 million are measured again with a
slower clock, to 3 instructions.
"""

from __future__ import annotations

import math
import re
import shutil
import statistics
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from symgen.cost.card import CoreCost, CostCard, FunctionCost
from symgen.cost.harness import States, harness_files
from symgen.cost.listing import longest_paths, read_listing
from symgen.cost.tools import COMPILER, EMULATOR, LISTING, Core, missing_tools, run_tool
from symgen.emit.names import advances
from symgen.emit.source import SourceFile
from symgen.errors import BuildError
from symgen.options import Budget
from symgen.program.interface import Interface

__all__ = ["FLAGS", "measure"]

FLAGS = ("-std=c99", "-O2", "-ffp-contract=off", "-ffunction-sections", "-fdata-sections")
"""Flags of the compilation beside those of the core."""

TICK = 40.0
"""Nanoseconds of SysTick at 25 MHz."""

FAST, SLOW = 8, 4
"""2 to this power nanoseconds for an instruction."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One call: instructions and bytes of stack; `over` when the clock overflowed."""

    function: int
    state: int
    instructions: int
    over: bool
    stack: int


def measure(
    interface: Interface,
    sources: Sequence[SourceFile],
    states: States,
    cores: Sequence[Core],
    budgets: Sequence[Budget] = (),
    progress: Callable[[str], None] = lambda what: None,
) -> CostCard:
    """The cost card of emitted C of the profile `controller`.

    Args:
        interface, sources: of the model.
        states: to measure at; those of a function with a budget hold the hardest that are known.
        cores: to measure on.
        budgets: of the functions with loops.
        progress: called with what is being done.

    Without a cross-compiler the card holds operation counts alone, without QEMU also code, constants and bounds.

    Raises:
        BuildError: a tool failed, in its own words.
    """
    missing = missing_tools()
    found, compiler, sizes = [], "", dict[str, int]()
    if COMPILER not in missing:
        with tempfile.TemporaryDirectory(prefix="symgen-cost-") as name:
            folder = Path(name)
            compiler = run_tool([COMPILER, "-dumpfullversion"], folder, "asking for the compiler's version").strip()
            for source in (*sources, *harness_files(interface, states)):
                (folder / source.name).write_text(source.text, encoding="utf-8")
            for core in cores:
                progress(f"measuring on {core.title}")
                cost, sizes = _of_core(interface, core, folder, missing, budgets)
                found.append(cost)
    else:
        names = [function.name for function in interface.functions]
        empty = tuple(FunctionCost(n, None, None, None, 0, None, None, None, _loops(interface, n)) for n in names)
        found = [CoreCost(core.name, core.title, empty, None, None, None) for core in cores]
    counts = {
        f.name: {key: getattr(f.operations, key) for key in ("add", "mul", "div", "sqrt", "sincos", "other")}
        | {"at_most": bool(f.operations.bound)}
        for f in interface.functions
    }
    work = {b.function: {"bound": b.bound, "most": b.worst, "states": b.states, "budget": b.size} for b in budgets}
    return CostCard(interface.name, interface.dtype, compiler, FLAGS, sizes, tuple(found), missing, counts, work)


def _loops(interface: Interface, name: str) -> bool:
    return bool(interface.function(name).operations.bound) if name != "prepare" else False


def _estimate(interface: Interface, name: str, counted: Sequence[int], budgets: Sequence[Budget]) -> int | None:
    """The bound on work in instructions, at the rate of the longest call: a step's took its budget."""
    for budget in budgets:
        if budget.function == name and budget.size is not None and counted:
            taken = budget.size if advances(interface.function(name)) else budget.worst
            return math.ceil(max(counted) * budget.bound / taken)
    return None


def _of_core(
    interface: Interface, core: Core, folder: Path, missing: Mapping[str, str], budgets: Sequence[Budget]
) -> tuple[CoreCost, dict[str, int]]:
    model, what = interface.name, f"compiling {interface.name} for {core.title}"
    own, harness = f"{model}.o", ("main.o", "startup.o")
    run_tool([COMPILER, *core.flags, *FLAGS, "-c", f"{model}.c", "-o", own], folder, what)
    for name in harness:
        run_tool([COMPILER, *core.flags, "-std=gnu99", "-O1", "-c", name[:-1] + "c", "-o", name], folder, what)
    link = [
        "--specs=rdimon.specs",
        "-nostartfiles",
        "-T",
        "board.ld",
        "-Wl,--gc-sections",
        "-Wl,--no-warn-rwx-segments",
    ]
    run_tool([COMPILER, *core.flags, *link, own, *harness, "-lm", "-o", "program.elf"], folder, f"linking {model}")
    sections = _sections(run_tool([LISTING, "-h", own], folder, f"reading {own}")) if LISTING not in missing else {}
    listed = [LISTING, "-d", "--no-show-raw-insn", "program.elf"]
    routines = read_listing("" if LISTING in missing else run_tool(listed, folder, "reading the program"))
    bounds = longest_paths(routines)
    readings, sizes = ([], {}) if EMULATOR in missing else _run(core, folder)
    functions = []
    for k, name in enumerate(("prepare", *(f.name for f in interface.functions))):
        symbol = f"{model}_{name}"
        mine = [reading for reading in readings if reading.function == k]
        counted = [reading.instructions for reading in mine]
        functions.append(
            FunctionCost(
                name=name,
                least=min(counted, default=None),
                median=int(statistics.median_low(counted)) if counted else None,
                most=max(counted, default=None),
                states=len(mine),
                stack=max((reading.stack for reading in mine), default=None),
                code=_code(symbol, routines, sections),
                bound=bounds.get(symbol),
                loops=_loops(interface, name),
                estimate=_estimate(interface, name, counted, budgets),
            )
        )
    if not sections:
        return CoreCost(core.name, core.title, tuple(functions), None, None, None), sizes
    kinds = {kind: sum(size for name, size in sections.items() if name.startswith(kind)) for kind in _KINDS}
    memory = kinds[".data"] + kinds[".bss"]
    return CoreCost(core.name, core.title, tuple(functions), kinds[".text"], kinds[".rodata"], memory), sizes


_KINDS = (".text", ".rodata", ".data", ".bss")
_SECTION = re.compile(r"^\s*\d+ (\.\S+)\s+([0-9a-f]{8}) ", re.M)


def _sections(text: str) -> dict[str, int]:
    return {name: int(size, 16) for name, size in _SECTION.findall(text)}


def _code(symbol: str, routines: Mapping[str, object], sections: Mapping[str, int]) -> int | None:
    """Bytes of a function and of those of the object that it calls."""
    reached, todo = set[str](), [symbol]
    while todo:
        name = todo.pop()
        if name in reached or f".text.{name}" not in sections:
            continue
        reached.add(name)
        routine = routines.get(name)
        lines = getattr(routine, "instructions", ())
        todo += [m[1] for line in lines for m in re.finditer(r"<([^>+]+)>", line.operands)]
    return sum(sections[f".text.{name}"] for name in reached) if reached else None


def _run(core: Core, folder: Path) -> tuple[list[Reading], dict[str, int]]:
    readings, sizes = _emulated(core, folder, FAST)
    if any(reading.over for reading in readings):
        slow, _ = _emulated(core, folder, SLOW)
        readings = [b if a.over else a for a, b in zip(readings, slow, strict=True)]
    return readings, sizes


def _emulated(core: Core, folder: Path, shift: int) -> tuple[list[Reading], dict[str, int]]:
    text = run_tool(
        [
            EMULATOR, "-M", core.board, "-nographic", "-monitor", "none", "-serial", "none",
            "-semihosting-config", "enable=on,target=native", "-icount", f"shift={shift},align=off,sleep=off",
            "-kernel", "program.elf",
        ],
        folder, f"running on {core.title}",
    )  # fmt: skip
    readings, sizes, each = [], dict[str, int](), 2.0**shift / TICK
    for line in text.splitlines():
        words = line.split()
        if words[:1] == ["sizes"]:
            sizes = dict(zip(("parameters", "prepared", "state"), map(int, words[1:]), strict=True))
            continue
        if len(words) != 6 or not all(word.isdigit() for word in words):
            raise BuildError(f"running on {core.title}: the program printed {line!r:.80}")
        function, state, ticks, empty, over, stack = map(int, words)
        count = round((ticks - empty) / each) + 1  # the empty function returns, too
        readings.append(Reading(function, state, count, bool(over), stack))
    if not readings:
        raise BuildError(f"running on {core.title}: {shutil.which(EMULATOR)} printed nothing")
    return readings, sizes
