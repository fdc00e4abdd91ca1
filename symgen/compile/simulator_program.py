"""A stand-alone simulator as sources: the event-driven loop, a reader of scenarios, and `main` for one chain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from symgen.compile.event_table import KINDS, MARKS
from symgen.compile.simulator import BETWEEN_EVENTS, simulator_text
from symgen.emit.source import SourceFile, marked
from symgen.emit.templates import render

__all__ = [
    "EVENTS",
    "FILES",
    "InstanceContext",
    "MainProgramContext",
    "kind_names",
    "quoted",
    "simulator_files",
    "simulator_unit",
]

FILES = ("main.c", "instance.h", "scenario.h", "scenario.c", "simulator.h", "simulator.c")
"""The files beside the emitted functions."""


EVENTS = tuple(sorted(({"reversal": 0, "slip": 0, "stick": 0} | MARKS).items()))
"""Kinds in the list of events, in the order of an instant, and their marks; 0 for those that are changes of modes."""


@dataclass(frozen=True, slots=True)
class InstanceContext:
    """`instance.h`: sizes, names, starts and functions of one chain with its signals; texts are printed C.

    `own_scales` are those of the chain's states, the first of all; `rates` is the number of joints whose rates
    `coordinate_rates` gives. `stops` are bounds and restitution of each coordinate, then of the `stop_joints` that
    follow others; `stop_values` are those that `stops_now` gives by the parameters: member and place. `rows` is the
    number of rows that it holds.
    """

    template: ClassVar[str] = "simulator/program/instance.h.j2"
    name: str
    headers: tuple[str, ...]
    joints: int
    modes: int
    rates: int
    rate_places: tuple[int, ...]
    inputs: int
    states: int
    continuous: int
    own_scales: tuple[str, ...]
    conditions: int
    chain_conditions: int
    values: int
    joint_names: tuple[str, ...]
    input_names: tuple[str, ...]
    state_names: tuple[str, ...]
    condition_texts: tuple[str, ...]
    loop_names: tuple[str, ...]
    passing: tuple[int, ...]
    stops: tuple[tuple[str, str, str], ...]
    stop_values: tuple[tuple[str, int], ...]
    stop_joints: tuple[int, ...]
    stop_leads: tuple[int, ...]
    has_friction: int
    takes_time: int
    result_kinds: tuple[str, ...]
    counts: tuple[int, ...]
    rough: tuple[int, ...]
    tau_by_law: tuple[int, ...]
    input_by_law: tuple[int, ...]
    free: tuple[int, ...]
    moved: tuple[int, ...]
    signalled: tuple[int, ...]
    periods: tuple[str, ...]
    functions: tuple[tuple[str, str], ...]
    laws: tuple[tuple[str, str], ...]
    rtol: str
    atol: str
    hold: str
    q: tuple[str, ...]
    qd: tuple[str, ...]
    tau: tuple[str, ...]
    u: tuple[str, ...]
    x: tuple[str, ...]
    parameter_values: tuple[tuple[str, str], ...]
    quiet: int
    until: int
    explicit_work: int
    reasons: tuple[tuple[str, str], ...]
    rows: int = 256


@dataclass(frozen=True, slots=True)
class MainProgramContext:
    """`main.c`: what a program says beside an instance.

    `turning` has by mode the joints that turn round at dead centres, in rows of one length; `entries` are the numbers
    that a scenario can set.
    """

    template: ClassVar[str] = "simulator/program/main.c.j2"
    name: str
    sources: str
    turning: tuple[tuple[str, ...], ...]
    stops: tuple[tuple[str, str, str], ...]
    stop_joints: tuple[int, ...]
    loop_names: tuple[str, ...]
    conditions: int
    duration: str
    t0: str
    sample: str
    entries: tuple[tuple[str, str, str, int, int, int], ...]
    drives: bool
    tail: str
    marks: tuple[tuple[str, int], ...]
    dead_centre: int
    told_apart: int
    corners: tuple[int, ...]


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


def kind_names(kinds: list[int]) -> tuple[str, ...]:
    """Kinds of switching functions in C, by their numbers; -1 for none."""
    return tuple("-1" if kind < 0 else f"KIND_{KINDS[kind].name}" for kind in kinds)


def simulator_files(instance: InstanceContext, main: MainProgramContext) -> tuple[SourceFile, ...]:
    """The files of `FILES` for one chain."""
    made = {
        "main.c": render(main),
        "instance.h": render(instance),
        "scenario.h": simulator_text("program/scenario.h"),
        "scenario.c": simulator_text("program/scenario.c"),
        "simulator.h": simulator_text("simulator.h"),
        "simulator.c": simulator_unit("simulator.h", BETWEEN_EVENTS[1:]),
    }
    return tuple(marked(SourceFile(name, made[name]), main.name) for name in FILES)


def simulator_unit(header: str, pieces: Sequence[str]) -> str:
    """One translation unit of pieces of the simulator."""
    text = "\n".join(map(simulator_text, pieces))
    return f'#include "{header}"\n\n#include <math.h>\n\n#define REAL double\n\n{text}'
