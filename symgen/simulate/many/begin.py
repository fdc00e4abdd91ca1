"""Arguments of many runs checked, made a plan and starts, and the runs begun."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.arrays import Array
from symgen.compile.threads import thread_count
from symgen.errors import ArgumentError, BuildError, SimulationError
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.controls import Controls
from symgen.simulate.many.engine import Engine
from symgen.simulate.many.runs import Plan, Runs
from symgen.simulate.many.shapes import common_count, mode_rows, spread, vectors
from symgen.simulate.many.signals import ManySignal, read_inputs, read_signal
from symgen.simulate.many.starts import modes_at_start, place, refuse_beyond
from symgen.simulate.many.trajectories import Compiled, Trajectories
from symgen.simulate.run import needed, refuse_without
from symgen.simulate.start import ATOL, RTOL, number, positive, refuse_tolerances
from symgen.simulate.step_counts import FIXED, STEP

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.simulate.sensitivities import SlopeModels

__all__ = ["begin"]


def begin(
    model: Model,
    duration: float,
    *,
    around: Surroundings,
    controls: Controls,
    values: Array | None,
    q: Any,
    qd: Any,
    runs: int | None,
    starts: Mapping[str, Array],
    t0: float,
    tau: Any,
    inputs: Any,
    method: str,
    sample: Any,
    dt: Any = None,
    rtol: Any = None,
    atol: Any = None,
    hold: Any = None,
    mode: Any = None,
    threads: int | None = None,
    progress: Any = None,
    first: Model | None = None,
    compiled: Compiled | None = None,
    stops: Callable[[Array], Array],
    slopes: Callable[[ManySignal, ManySignal], SlopeModels] | None = None,
) -> Trajectories:
    """The runs over a first stretch; arguments as of `symgen.simulate_many`, expressions compiled.

    Args:
        model: of the runs.
        duration: s, or 0.
        around: facts of the chain.
        controls: expressions and states.
        values: parameters, (p,) or (runs, p), or None.
        starts: of states that begin differently, (runs,).
        first: model of the first pass of interpolated steps, or None.
        compiled: compiles expressions that `advance` is given, or None.
        stops: parameters (r, p) -> (r, 3, s), the stops of runs that have them.
        slopes: derivatives that runs in fixed steps carry with them, for these tau and inputs.
        q, qd, runs, t0, tau, inputs, method, sample, dt, rtol, atol, hold, mode, threads, progress: see there.

    Raises:
        ArgumentError: wrong shapes, names or values.
    """
    seconds, begins = number("duration", duration), number("t0", t0)
    if not (math.isfinite(seconds) and seconds >= 0.0):
        raise ArgumentError(f"duration: must be finite and at least 0, not {duration}")
    if not math.isfinite(begins):
        raise ArgumentError(f"t0: must be finite, not {t0}")
    refuse_without(model, needed(around, method, ledger=False))
    force = read_signal(tau, model.q_names, "tau")
    signal = read_inputs(inputs, model.input_names, controls.own)
    q_rows, qd_rows = vectors("q", q, model.q_names, around.home), vectors("qd", qd, model.q_names)
    modes = None if mode is None else mode_rows(mode, len(model.mode_names))
    arrays = {"q": q_rows, "qd": qd_rows} | ({} if modes is None else {"mode": modes})
    rows = {what: len(array) for what, array in arrays.items() if array.ndim == 2}
    rows |= {} if values is None or values.ndim == 1 else {"params": len(values)}
    rows |= {f"states[{name!r}]: start": len(start) for name, start in starts.items()}
    for what, found in (("tau", force), ("inputs", signal)):
        common_count(found.rows(what))
        rows |= found.rows(what)
    count = common_count(rows, runs) or 1
    plan = Plan(
        model=model, around=around, controls=controls, values=values, force=force, signal=signal, method=method,
        threads=thread_count(threads), first=first, stops=None if values is None or values.ndim == 1 else stops(values),
        slopes=None if slopes is None else slopes(force, signal),
        **_numbers(method, controls, dt, rtol, atol, hold),
    )  # fmt: skip
    kind = model.dtype if method in FIXED else np.dtype(np.float64)
    start_q, start_qd = (array.astype(kind) for array in spread([q_rows, qd_rows], count))
    x = np.tile(np.array(controls.start, np.float64), (count, 1))
    for name, start in starts.items():
        x[:, controls.states.index(name)] = start
    of_signals = np.zeros((count, len(model.q_names))), np.zeros((count, len(model.input_names)))
    nothing = np.zeros((count, len(model.mode_names)), np.int8)
    sampled = len(controls.states) - controls.continuous
    made = Runs.starting(begins, start_q, start_qd, nothing, x, of_signals, sampled)
    everyone = np.arange(count)
    place(plan, made, everyone)
    refuse_beyond(plan, made, everyone)
    made.mode[...] = modes_at_start(plan, made, everyone) if modes is None else modes
    base = made.q.copy(), made.qd.copy(), made.x.copy()
    try:
        engine = _engine(plan)(plan, made)
    except BuildError as error:
        if model.target == "c":
            raise
        words = "simulate_many: many runs of any target need a C compiler; `simulate` moves single ones without"
        raise SimulationError(f"{words} ({error})") from None
    return Trajectories(engine, base, seconds, sample, progress, compiled, stops)


def _engine(plan: Plan) -> type[Engine]:
    if plan.method in FIXED:
        from symgen.simulate.many.compiled_steps import StepsEngine

        return StepsEngine
    from symgen.simulate.many.compiled_events import EventsEngine

    return EventsEngine


def _numbers(method: str, controls: Controls, dt: Any, rtol: Any, atol: Any, hold: Any) -> dict[str, Any]:
    """Steps, tolerances and the hold; raises ArgumentError for those that the method does not take."""
    if method in FIXED:
        for name, value in (("rtol", rtol), ("atol", atol)):
            if value is not None:
                raise ArgumentError(
                    f"{name}: steps of fixed length know no tolerance; method {method!r} takes dt alone"
                )
        if controls.until:
            raise ArgumentError(f"until: only method 'events' ends a run at a condition, not {method!r}")
    elif dt is not None:
        raise ArgumentError("dt: method 'events' chooses its steps by rtol and atol")
    relative, absolute = number("rtol", RTOL if rtol is None else rtol), number("atol", ATOL if atol is None else atol)
    refuse_tolerances(relative, absolute)
    return {
        "dt": positive("dt", STEP if dt is None else dt),
        "rtol": relative,
        "atol": absolute,
        "hold": None if hold is None else positive("hold", hold),
    }
