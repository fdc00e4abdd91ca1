"""A check of stand-alone simulators: their rows and events are compared with those of `simulate`."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any
from warnings import catch_warnings, simplefilter

import numpy as np

from symgen.check.results import Comparison
from symgen.errors import SymgenError
from symgen.products.product import Checked
from symgen.products.program import compile_program, run_program

if TYPE_CHECKING:
    from symgen.emit.source import SourceFile
    from symgen.model.model import Model
    from symgen.pipeline.build import Build

__all__ = ["checked_simulator", "motions"]

TOLERANCE = 1e-9
"""Scale of a motion, in s: coordinates over the largest rate, instants of events."""

RUNS, DURATION, TRIED = 5, 0.2, 40
"""Runs from random states, their length in s, and the states that are tried for them."""


def checked_simulator(
    build: Build, files: Sequence[SourceFile], samples: int, seed: int, scenario: Mapping[str, Any] | None = None
) -> Checked:
    """Rows and events of the program for its scenario, or without one for random states.

    Args:
        build: of C in double precision.
        files: the program's, with the emitted functions.
        samples: runs, at most `RUNS`.
        seed: of the states.
        scenario: arguments of `simulate` that are compiled in.

    Raises:
        BuildError: the program cannot be compiled, or crashes.
    """
    units = sorted(source.name for source in files if source.name.endswith(".c") and "kit" not in source.name)
    worst, apart, judged = 0.0, 0.0, 0
    with TemporaryDirectory() as place:
        folder = Path(place)
        program = compile_program(files, units, folder, build.options)
        for given, run in motions(build, min(samples, RUNS), seed, scenario):
            chosen = "scenario.txt" if scenario else "chosen.txt"
            if not scenario:
                (folder / chosen).write_text(_lines(given, float(run.t[-1])), encoding="utf-8")
            code, _ = run_program(program, (chosen, "rows.csv", "events.csv"), folder)
            judged += 1
            if code != 0:
                worst = np.inf
                continue
            rows = _columns(folder / "rows.csv")
            end = np.array([rows[f"q_{joint}"][-1] for joint in run.q_names])
            worst = max(worst, float(np.max(np.abs(end - run.q[-1]))) / (1.0 + float(np.max(np.abs(run.qd)))))
            apart = max(apart, _apart([(e.time, e.kind) for e in run.events], _events(folder / "events.csv")))
    first = "simulator float64"
    found = (
        Comparison("simulator rows", first, "simulate", judged, worst if judged else np.inf, TOLERANCE, "a motion"),
        Comparison("simulator events", first, "simulate", judged, apart if judged else np.inf, TOLERANCE, "a motion"),
    )
    what = "the scenario that was given" if scenario else f"{judged} motions of {DURATION:g} s from random states"
    return Checked(found, (f"simulator: ends of rows, and kinds and instants of all events, are judged for {what}",))


def motions(
    build: Build, count: int, seed: int, scenario: Mapping[str, Any] | None = None
) -> Iterator[tuple[dict[str, Any], Any]]:
    """Runs of `simulate` to compare with, each with its arguments: of a scenario, or from random states.

    States from which a run cannot begin, and runs that end early, are left out.
    """
    from symgen.check.states import draw
    from symgen.derive.program import runtime_parameters
    from symgen.pipeline.models import build_model

    model = build_model(build.mechanism.authored, "c", optimization=build.options.optimization)
    if scenario:
        run = _simulated(model, scenario.get("duration", 1.0), {k: v for k, v in scenario.items() if k != "duration"})
        yield dict(scenario), run
        return
    states = draw(build.mechanism, runtime_parameters(build.mechanism), TRIED, seed)
    own = {build.mechanism.input_names[place] for place in build.mechanism.state_places}
    left = count
    for k in range(states.count):
        if not left:
            return
        given: dict[str, Any] = {
            key: {name: float(states.values[key][i, k]) for i, name in enumerate(model.q_names)}
            for key in ("q", "qd", "tau")
        }
        given["params"] = {
            name: float(states.parameters[i, states.which[k]]) for i, name in enumerate(model.parameters)
        }
        given["inputs"] = {
            name: float(states.values["inputs"][i, k]) for i, name in enumerate(model.input_names) if name not in own
        }
        try:
            run = _simulated(model, DURATION, {key: value for key, value in given.items() if value})
        except SymgenError:
            continue
        if not run.message:
            left -= 1
            yield given, run


def _simulated(model: Model, duration: float, given: Mapping[str, Any]) -> Any:
    from symgen.pipeline.simulation import simulate

    with catch_warnings():
        simplefilter("ignore")  # of limits that are left
        return simulate(model, duration, **given)


def _lines(given: Mapping[str, Any], duration: float) -> str:
    kinds = {"q": "q", "qd": "qd", "tau": "tau", "params": "parameter", "inputs": "input"}
    rows = [f"{kinds[key]} {name} {value!r}" for key, values in given.items() for name, value in values.items()]
    return "\n".join([f"duration {duration!r}", "sample 0.05", *rows]) + "\n"


def _columns(path: Path) -> dict[str, list[float]]:
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return {key: [float(row[key]) for row in rows] for key in (rows[0] if rows else ())}


def _events(path: Path) -> list[tuple[float, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return [(float(row["time"]), row["kind"]) for row in csv.DictReader(file)]


def _apart(ours: Sequence[tuple[float, str]], theirs: Sequence[tuple[float, str]]) -> float:
    """The largest difference between the instants of events; infinite where their kinds differ."""
    if sorted(kind for _, kind in ours) != sorted(kind for _, kind in theirs):
        return float("inf")
    pairs = zip(sorted(ours), sorted(theirs), strict=True)
    return max((abs(a - b) for (a, _), (b, _) in pairs), default=0.0)
