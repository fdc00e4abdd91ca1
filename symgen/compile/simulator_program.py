"""A stand-alone simulator as sources: the event-driven loop, a reader of scenarios, and `main` for one chain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from symgen.compile.event_table import KINDS, MARKS
from symgen.compile.simulator import BETWEEN_EVENTS, simulator_text
from symgen.emit.source import SourceFile, marked
from symgen.emit.templates import render

__all__ = ["EVENTS", "FILES", "MainProgramContext", "kind_names", "quoted", "simulator_files", "simulator_unit"]

FILES = ("main.c", "scenario.h", "scenario.c", "simulator.h", "simulator.c")
"""The files beside the emitted functions."""


EVENTS = tuple(sorted(({"reversal": 0, "slip": 0, "stick": 0} | MARKS).items()))
"""Kinds in the list of events, in the order of an instant, and their marks; 0 for those that are changes of modes."""


@dataclass(frozen=True, slots=True)
class MainProgramContext:
    """`main.c`: sizes, names, starts and functions of one chain; texts are printed C.

    `own_scales` are those of the chain's states, the first of all; `rates` is the number of joints whose rates
    `coordinate_rates` gives; `turning` has by mode the joints that turn round at dead centres, in rows of one length.
    `stops` are bounds and restitution of each coordinate, then of the `stop_joints` that follow others; `stop_values`
    are those that `stops_now` gives by the parameters: member and place.
    """

    template: ClassVar[str] = "simulator/program/main.c.j2"
    name: str
    headers: tuple[str, ...]
    sources: str
    joints: int
    modes: int
    rates: int
    rate_places: tuple[int, ...]
    turning: tuple[tuple[str, ...], ...]
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
    explicit_work: int
    drives: bool
    tail: str
    marks: tuple[tuple[str, int], ...]
    dead_centre: int
    told_apart: int
    reasons: tuple[tuple[str, str], ...]


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


def simulator_files(context: MainProgramContext) -> tuple[SourceFile, ...]:
    """The files of `FILES` for one chain, with the context of its `main.c`."""
    made = {
        "main.c": render(context),
        "scenario.h": simulator_text("program/scenario.h"),
        "scenario.c": simulator_text("program/scenario.c"),
        "simulator.h": simulator_text("simulator.h"),
        "simulator.c": simulator_unit("simulator.h", BETWEEN_EVENTS[1:]),
    }
    return tuple(marked(SourceFile(name, made[name]), context.name) for name in FILES)


def simulator_unit(header: str, pieces: Sequence[str]) -> str:
    """One translation unit of pieces of the simulator."""
    text = "\n".join(map(simulator_text, pieces))
    return f'#include "{header}"\n\n#include <math.h>\n\n#define REAL double\n\n{text}'
