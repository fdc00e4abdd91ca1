"""Sources of an FMU around the emitted functions of a chain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from symgen.compile.simulator import BETWEEN_EVENTS, simulator_text
from symgen.compile.simulator_program import simulator_unit
from symgen.emit.source import SourceFile, marked
from symgen.emit.templates import render, template_folder
from symgen.products.fmu.slopes import NO_SLOPES, Slopes
from symgen.products.fmu.variables import Block, Interface

if TYPE_CHECKING:
    from symgen.products.simulator import Simulated

__all__ = ["FILES", "PrintedTable", "VariablesContext", "instance_files"]

FILES = ("instance.h", "variables.h", "exchange.h", "fmi.h", "fmu.c", "fmu.h", "simulator.c", "simulator.h")
"""Files beside the emitted functions, and that of the version of FMI."""

ROWS = 2
"""Parts of an instance, which are not read."""


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """A table of a signal: linear between its knots."""

    of_tau: int
    entry: int
    times: tuple[str, ...]
    numbers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class VariablesContext:
    """`variables.h`: an instance as an importer sees it.

    Attributes:
        parameter_members: names in C of the run-time parameters.
        shown_joints: number of joints where some follow others, else 0.
        points: names of those whose positions are outputs.
        switches: number of event indicators.
        tables: of tau and inputs.
        token: GUID or instantiation token.
        blocks, end: of value references.
        nominals: of the states.
        tail: further arguments of functions of q.
        slopes: emitted derivatives, and `slope_headers` that declare them.
    """

    template: ClassVar[str] = "fmu/variables.h.j2"
    name: str
    parameter_members: tuple[str, ...]
    shown_joints: int
    points: tuple[str, ...]
    switches: int
    tables: tuple[PrintedTable, ...]
    token: str
    blocks: tuple[Block, ...]
    end: int
    nominals: tuple[str, ...]
    tail: str
    slopes: Slopes
    slope_headers: tuple[str, ...]


def instance_files(
    found: Simulated,
    interface: Interface,
    members: Sequence[str],
    shown: int,
    points: Sequence[str],
    fmi: int,
    token: str,
    slopes: Slopes = NO_SLOPES,
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
        slopes: emitted derivatives.
    """
    main = found.context
    tail = ", m->of.u" * bool(main.inputs) + ", t" * bool(main.takes_time)
    variables = VariablesContext(
        main.name, tuple(members), shown, tuple(points), len(interface.indicators), _tables(found), token,
        interface.blocks, interface.end, interface.nominals, tail, slopes,
        tuple(source.name for source in slopes.sources if source.name.endswith(".h")),
    )  # fmt: skip
    made = {
        "instance.h": render(replace(main, rows=ROWS)),
        "variables.h": render(variables),
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
