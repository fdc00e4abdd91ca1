"""A stand-alone simulator as sources: the event-driven loop, a reader of scenarios, and `main` for one chain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from symgen.compile.simulator import BETWEEN_EVENTS
from symgen.emit.source import SourceFile, marked
from symgen.emit.templates import render, template_folder

__all__ = ["FILES", "MainProgramContext", "quoted", "simulator_files"]

FILES = ("main.c", "scenario.h", "scenario.c", "simulator.h", "simulator.c")
"""The files beside the emitted functions."""


@dataclass(frozen=True, slots=True)
class MainProgramContext:
    """`main.c`: sizes, names, starts and functions of one chain; texts are printed C."""

    template: ClassVar[str] = "simulator/program/main.c.j2"
    name: str
    headers: tuple[str, ...]
    sources: str
    joints: int
    inputs: int
    states: int
    continuous: int
    conditions: int
    chain_conditions: int
    values: int
    joint_names: tuple[str, ...]
    input_names: tuple[str, ...]
    state_names: tuple[str, ...]
    condition_texts: tuple[str, ...]
    rough: tuple[int, ...]
    tau_by_law: tuple[int, ...]
    input_by_law: tuple[int, ...]
    free: tuple[int, ...]
    moved: tuple[int, ...]
    signalled: tuple[int, ...]
    periods: tuple[str, ...]
    functions: tuple[tuple[str, str], ...]
    laws: tuple[tuple[str, str], ...]
    duration: str
    t0: str
    sample: str
    rtol: str
    atol: str
    hold: str
    q: tuple[str, ...]
    qd: tuple[str, ...]
    tau: tuple[str, ...]
    u: tuple[str, ...]
    x: tuple[str, ...]
    parameter_values: tuple[tuple[str, str], ...]
    entries: tuple[tuple[str, str, str, int, int, int], ...]
    quiet: int
    until: int
    watch_loads: int
    explicit_work: int
    drives: bool
    tail: str


def quoted(text: str) -> str:
    """A C string of printable ASCII; other characters become blanks.

    Example:
        >>> quoted('x > "1" ??/')
        '"x > \\\\"1\\\\" \\\\?\\\\?/"'
    """
    plain = "".join(c if " " <= c <= "~" else " " for c in text)
    for character in ("\\", '"', "?"):
        plain = plain.replace(character, f"\\{character}")
    return f'"{plain}"'


def simulator_files(context: MainProgramContext, flags: Sequence[str]) -> tuple[SourceFile, ...]:
    """The files of `FILES` for one chain.

    Args:
        context: of `main.c`.
        flags: of `ROUGH`, `INPUTS`, `TIME`; see `load_simulator`.
    """
    folder = template_folder() / "simulator"

    def text(name: str) -> str:
        return (folder / name).read_text(encoding="utf-8")

    head = "".join(f"#define {flag} 1\n" for flag in flags)
    pieces = "\n".join(text(name) for name in BETWEEN_EVENTS[1:])
    made = {
        "main.c": render(context),
        "scenario.h": text("program/scenario.h"),
        "scenario.c": text("program/scenario.c"),
        "simulator.h": text("simulator.h"),
        "simulator.c": f'{head}#include "simulator.h"\n\n#include <math.h>\n\n{pieces}',
    }
    return tuple(marked(SourceFile(name, made[name]), context.name) for name in FILES)
