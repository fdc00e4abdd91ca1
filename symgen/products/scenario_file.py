"""The scenario that a stand-alone simulator begins with, and the numbers that it can set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from symgen.about import __version__
from symgen.describe.mechanism import Mechanism
from symgen.emit.source import SourceFile

if TYPE_CHECKING:
    from symgen.compile.simulator_program import InstanceContext, MainProgramContext
    from symgen.describe.controller import Controller
    from symgen.simulate.many.signals import ManySignal

__all__ = ["scenario_entries", "scenario_file"]

SCENARIO = "scenario.txt"


def scenario_entries(
    mechanism: Mechanism, controller: Controller, members: Mapping[str, str], by_law: set[str]
) -> list[tuple[str, str, str, int, int, int]]:
    """Numbers that a scenario can set: kind, name, C, signal, position, written by an expression."""
    found = [(kind, "", place, -1, 0, 0) for kind, place in (
        ("duration", "duration"), ("t0", "model.run.t0"), ("sample", "sample_time"), ("rtol", "model.run.rtol"),
        ("atol", "model.run.atol"),
    )]  # fmt: skip
    for kind in ("q", "qd"):
        found += [(kind, name, f"model.{kind}[{k}]", -1, k, 0) for k, name in enumerate(mechanism.q_names)]
    found += [("parameter", name, f"model.parameters.{member}", -1, 0, 0) for name, member in members.items()]
    found += [("tau", name, f"model.tau[{k}]", 1, k, int(name in by_law)) for k, name in enumerate(mechanism.q_names)]
    signals = mechanism.input_names[: mechanism.state_places.start]
    found += [("input", name, f"model.u[{k}]", 0, k, int(name in by_law)) for k, name in enumerate(signals)]
    return found + [("state", state.name, f"model.x[{k}]", -1, k, 0) for k, state in enumerate(controller.all_states)]


def scenario_file(
    mechanism: Mechanism, context: InstanceContext, main: MainProgramContext, force: ManySignal, signal: ManySignal
) -> SourceFile:
    """The scenario to start from: every number that can be set, as it was given, and the tables."""
    from symgen.derive.program import runtime_parameters

    defaults = {p.name: repr(float(p.default)) for p in runtime_parameters(mechanism)}
    chosen = dict(context.parameter_values)
    tables = {(1, t.entry): t for t in force.tables} | {(0, t.entry): t for t in signal.tables}
    by_kind = {"q": context.q, "qd": context.qd, "tau": context.tau, "input": context.u, "state": context.x}
    times = {
        "duration": main.duration,
        "t0": main.t0,
        "sample": main.sample,
        "rtol": context.rtol,
        "atol": context.atol,
    }
    lines = ["# KIND NAME NUMBER, or KIND NAME table TIME VALUE TIME VALUE ..., times ascending"]
    for kind, name, place, of_signal, position, written in main.entries:
        table = tables.get((of_signal, position)) if of_signal >= 0 else None
        if written:
            lines.append(f"# {kind} {name} is given by an expression")
        elif table is not None:
            pairs = "  ".join(
                f"{t!r} {v!r}" for t, v in zip(table.times.tolist(), table.values[0].tolist(), strict=True)
            )
            lines.append(f"{kind} {name} table {pairs}")
        elif kind == "parameter":
            lines.append(f"parameter {name} {chosen.get(place.removeprefix('model.parameters.'), defaults[name])}")
        else:
            lines.append(f"{kind} {name} {by_kind[kind][position]}" if name else f"{kind} {times[kind]}")
    text = "\n".join([f"# {mechanism.name}, emitted by symgen {__version__}", *lines]) + "\n"
    return SourceFile(SCENARIO, text)
