"""Motions of `simulate` as FMUs, played by FMPy: co-simulation, and model exchange by CVode."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

import symgen
from benchmarks.motions import MASSES, PENDULUM, arm
from symgen.describe.load import loads_chain

__all__ = ["mockup_table"]

STEPS = 200
REPEATS = 5
RTOL = 1e-9
FRICTION = ", friction: {coulomb: 2, static: 3}"
MOTIONS = (
    ("Karnopp's two masses (Figure 6), 2 s", MASSES, {"duration": 2.0}),
    ("pendulum on a dry pin, 20 s", PENDULUM, {"duration": 20.0, "q": [1.2]}),
    ("six joints with friction and a law, 2 s", arm(FRICTION),
     {"duration": 2.0, "tau": {f"j{k}": f"20*(sin({1 + 0.3 * k}*t) - j{k}) - d(j{k})" for k in range(6)}}),
)  # fmt: skip


def mockup_table(say: Callable[[str], None]) -> str:
    """Markdown: times of one run, events, and how far they are from those of `simulate`."""
    head = "## FMUs\n\n"
    if find_spec("fmpy") is None:
        return head + "Not measured: FMPy is not installed."
    rows = [
        f"FMI 3.0 by FMPy, {STEPS} communication steps, rtol {RTOL:g}; ms of a run from Python, best of {REPEATS}; "
        "events, and the largest distance of their instants from those of `simulate`.",
        "",
        "| motion | `simulate` | co-simulation | model exchange, CVode |",
        "|---|---|---|---|",
    ]
    for words, text, scenario in MOTIONS:
        say(f"fmu: {words}")
        rows.append(_row(words, text, scenario))
    return head + "\n".join(rows)


def _row(words: str, text: str, scenario: dict[str, Any]) -> str:
    chain = loads_chain(text)
    model = symgen.build_model(chain)
    sample = scenario["duration"] / STEPS
    own, run = _best(lambda: symgen.simulate(model, **scenario, sample=sample))
    times = sorted({event.time for event in run.events})
    cells = [f"{own:.1f}, {len(times)} events"]
    with tempfile.TemporaryDirectory() as folder:
        (source,) = symgen.emit_sources(chain, "fmu", scenario=scenario)
        path = Path(folder) / source.name
        path.write_bytes(source.content)  # type: ignore[arg-type]
        for kind in ("CoSimulation", "ModelExchange"):
            cells.append(_played(path, kind, scenario["duration"], times))
    return f"| {words} | {' | '.join(cells)} |"


def _played(path: Path, kind: str, duration: float, times: list[float]) -> str:
    """Time of a run of an FMU that is unpacked and loaded, its events and their distance."""
    import fmpy

    about, folder = fmpy.read_model_description(str(path)), fmpy.extract(str(path))
    given: dict[str, Any] = {"stop_time": duration, "output_interval": duration / STEPS, "fmi_type": kind}
    given |= {"output": ["last_event", "event_count"], "relative_tolerance": RTOL, "model_description": about}
    spent, found = _best(lambda: fmpy.simulate_fmu(folder, **given))
    seen = sorted(set(found["last_event"]) - {0.0})
    apart = max((min(abs(t - other) for other in times) for t in seen), default=np.nan) if times else np.nan
    return f"{spent:.1f}, {found['event_count'][-1]} events, {apart:.0e} s"


def _best(call: Callable[[], Any]) -> tuple[float, Any]:
    """Milliseconds, and what was returned."""
    least, found = np.inf, None
    for _ in range(REPEATS):
        begin = perf_counter()
        found = call()
        least = min(least, perf_counter() - begin)
    return 1e3 * float(least), found
