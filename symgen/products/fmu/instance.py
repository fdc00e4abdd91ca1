"""Sources of an FMU around the emitted functions of a chain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar

from symgen.compile.simulator import BETWEEN_EVENTS, simulator_text
from symgen.compile.simulator_program import simulator_unit
from symgen.emit.source import SourceFile, marked
from symgen.emit.templates import render, template_folder
from symgen.products.fmu.variables import Block, Interface

if TYPE_CHECKING:
    from symgen.products.simulator import Simulated

__all__ = ["FILES", "InstanceContext", "PrintedTable", "instance_files"]

FILES = ("instance.h", "exchange.h", "fmi.h", "fmu.c", "fmu.h", "simulator.c", "simulator.h")
"""Files beside the emitted functions, and that of the version of FMI."""


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """A table of a signal: linear between its knots."""

    of_tau: int
    entry: int
    times: tuple[str, ...]
    numbers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InstanceContext:
    """`instance.h`: most fields are those of `MainProgramContext`.

    Attributes:
        parameter_members: names in C of the run-time parameters.
        shown_joints: number of joints where some follow others, else 0.
        points: names of those whose positions are outputs.
        switches: number of event indicators.
        tables: of tau and inputs.
        token: GUID or instantiation token.
        blocks, end: of value references.
        nominals: of the states.
    """

    template: ClassVar[str] = "fmu/instance.h.j2"
    name: str
    headers: tuple[str, ...]
    joints: int
    modes: int
    rates: int
    rate_places: tuple[int, ...]
    inputs: int
    states: int
    continuous: int
    conditions: int
    chain_conditions: int
    values: int
    joint_names: tuple[str, ...]
    input_names: tuple[str, ...]
    state_names: tuple[str, ...]
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
    own_scales: tuple[str, ...]
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
    explicit_work: int
    reasons: tuple[tuple[str, str], ...]
    tail: str
    parameter_members: tuple[str, ...]
    shown_joints: int
    points: tuple[str, ...]
    switches: int
    tables: tuple[PrintedTable, ...]
    token: str
    blocks: tuple[Block, ...]
    end: int
    nominals: tuple[str, ...]


def instance_files(
    found: Simulated,
    interface: Interface,
    members: Sequence[str],
    shown: int,
    points: Sequence[str],
    fmi: int,
    token: str,
) -> tuple[SourceFile, ...]:
    """The C around a simulator.

    Args:
        found: the chain and its signals.
        interface: the variables.
        members: names in C of the run-time parameters.
        shown: number of joints where some follow others.
        points: names.
        fmi: version, 2 or 3.
        token: of the description.
    """
    main = found.context
    own: dict[str, Any] = {
        "parameter_members": tuple(members), "shown_joints": shown, "points": tuple(points),
        "switches": len(interface.indicators), "tables": _tables(found), "token": token, "blocks": interface.blocks,
        "end": interface.end, "nominals": interface.nominals,
        "tail": ", m->u" * bool(main.inputs) + ", t" * bool(main.takes_time),
    }  # fmt: skip
    shared: dict[str, Any] = {
        field.name: getattr(main, field.name) for field in fields(InstanceContext) if field.name not in own
    }
    context = InstanceContext(**{name: getattr(main, name) for name in shared}, **own)
    made = {
        "instance.h": render(context),
        "exchange.h": simulator_text("exchange.h"),
        "fmu.c": _plain("fmu.c"),
        "fmu.h": _plain("fmu.h"),
        "fmi.h": _plain("fmi.h"),
        f"fmi{fmi}.c": _plain(f"fmi{fmi}.c"),
        "simulator.c": simulator_unit("exchange.h", (*BETWEEN_EVENTS[1:], "exchange.c")),
        "simulator.h": simulator_text("simulator.h"),
    }
    return tuple(marked(SourceFile(name, text), main.name) for name, text in made.items())


def _printed(values: Any) -> tuple[str, ...]:
    return tuple(map(repr, values.tolist()))


def _plain(name: str) -> str:
    return (template_folder() / "fmu" / name).read_text(encoding="utf-8")


def _tables(found: Simulated) -> tuple[PrintedTable, ...]:
    return tuple(
        PrintedTable(
            of_tau, table.entry, tuple(map(repr, table.times.tolist())), tuple(map(repr, table.values[0].tolist()))
        )
        for of_tau, signal in ((1, found.force), (0, found.signal))
        for table in signal.tables
    )
