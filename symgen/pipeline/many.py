"""Many motions of a model in one call, each with its own start, parameters and signals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.describe.chain import Chain
from symgen.errors import ArgumentError, SimulationError
from symgen.functions import STEPS
from symgen.pipeline.simulation import moving, prepare_run, unknown_option

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.simulate.controls import Controls
    from symgen.simulate.many.signals import ManySignal
    from symgen.simulate.many.trajectories import Trajectories
    from symgen.simulate.sensitivities import SlopeModels

__all__ = ["simulate_many"]

MOST_RUNS = 10_000_000
"""Runs of one call at most."""


def simulate_many(
    model: Model | Chain | str | Path,
    duration: float,
    *,
    runs: int | None = None,
    q: Any = None,
    qd: Any = None,
    chain: Chain | str | Path | None = None,
    params: Any = None,
    t0: float = 0.0,
    tau: Any = None,
    inputs: Any = None,
    states: Any = None,
    until: str | None = None,
    method: str | None = None,
    dt: float | None = None,
    rtol: float | None = None,
    atol: float | None = None,
    sample: Any = "end",
    hold: float | None = None,
    mode: Any = None,
    constants: Any = None,
    sensitivities: Any = None,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
    **unknown: Any,
) -> Trajectories:
    """Many motions of one model, in compiled code on all cores.

    Arguments are those of `simulate`. What differs between the runs has a row for each: `q`, `qd` and `mode` (r, n);
    parameters as (r, p) or names with (r,) numbers; constants of tau and inputs as (r, k) or names with (r,) numbers;
    tables as (times (s,), values (r, s, k)), or for one name (times (s,), values (r, s)). The runs of one call share
    expressions, the times of tables and the step. A run's numbers do not depend on the other runs or on the number of
    threads, to the last bit.

    A run that fails has a status and a sentence, and the others go on. Ctrl-C keeps the runs that are finished, and the
    states of the others.

    Args:
        model: from `build_model`; of a chain, or the path of its file, the model in C is built first. Models of other
            targets, and signals that are callables, run on one thread.
        duration: s; 0 makes runs ready for `advance`.
        runs: number of runs, where no argument has a row for each.
        q, qd: starts.
        chain: of the model, or the path of its file; needed only for a model that `build_model` did not make.
        params: run-time parameters, one set or one for each run.
        t0: time at the start of all runs, s.
        tau: joint forces over time; zero when left out.
        inputs: external signals over time, likewise.
        states: states of a controller; `start` is a number or (r,).
        until: a condition, or a value whose zero ends a run; method "events" only.
        method: `"events"`, `"karnopp"` or `"interpolated"`; None: events, or interpolated steps where `dt` is given.
        dt: step of the fixed-step methods, s.
        rtol, atol: tolerances of the method "events".
        sample: `"end"` keeps ends alone; seconds between rows, or their instants, keep rows of all runs.
        hold: s; period between evaluations of expressions and callables.
        mode: directions of sliding before the start, (n,) or (r, n).
        constants: numbers by name that expressions may use, the same for all runs.
        sensitivities: names by which all runs are differentiated, as of `simulate`; with method "events" the runs may
            then differ in all but starts of states. The result has `dq`, `dqd` (r, n, p), with rows (r, s, n, p),
            and its `sensitivities` have a status for each run, and with method "events" events with their derivatives.
        threads: their largest number; None: those of the model, one for each core.
        progress: called with the number of runs that were just finished, from any thread.
        unknown: nothing else; a name that is not above is refused.

    Returns:
        Ends, statuses and events of the runs, and rows where they are wanted.

    Raises:
        ArgumentError: unknown options, wrong shapes, names or values; more than 1 GB of rows.
        DerivationError: a joint moves no inertia.
        SimulationError: fixed steps of a chain without friction.

    Warns:
        SimulationWarning: runs that failed, left their limits or were interrupted.

    Example:
        >>> import numpy as np, symgen
        >>> model = symgen.build_model("examples/karnopp_masses.yaml")
        >>> runs = symgen.simulate_many(model, 1.0, qd={"r": np.linspace(0.1, 0.4, 4)})
        >>> runs.q.shape, [len(events) for events in runs.events]
        ((4, 2), [1, 1, 1, 1])
    """
    from symgen.pipeline.chain_facts import stop_numbers, surroundings
    from symgen.pipeline.controls import controls, read_controller
    from symgen.pipeline.sensitivities import slope_models
    from symgen.simulate.many.begin import begin
    from symgen.simulate.many.shapes import state_values
    from symgen.simulate.run import chosen, needed
    from symgen.simulate.sensitivities import refuse_undifferentiated
    from symgen.simulate.step_counts import FIXED

    if unknown:
        raise ArgumentError(unknown_option(simulate_many, next(iter(unknown))))
    if runs is not None and (isinstance(runs, bool) or not isinstance(runs, int) or not 1 <= runs <= MOST_RUNS):
        raise ArgumentError(f"runs: {runs!r} is not a whole number from 1 to {MOST_RUNS}")
    model, mechanism = moving("simulate_many", model, chain)
    values = None if params is None else model.prepared(params).values
    if values is not None and values.ndim > 2:
        raise ArgumentError(f"params: sets of shape {values.shape[:-1]}; one set, or one for each run, is wanted")
    first = None if values is None else values if values.ndim == 1 else values[0]
    around = surroundings(mechanism, model, first)
    method = chosen(method, dt, bool(around.rough) and str(model.dtype) == "float32")
    if method in FIXED and not (around.rough or around.stops or around.states):
        raise SimulationError(f"method {method!r}: no joint of {model.name} has friction; take method 'events'")

    names = tuple(model.parameters)

    def stops(values: Any) -> Any:
        """The stops of runs with these parameters."""
        return stop_numbers(mechanism, names, values)

    if method not in FIXED and str(model.dtype) != "float64":
        raise ArgumentError(f"model: method 'events' needs a model of float64, not {model.dtype}")
    starts = {name: given["start"] for name, given in _mappings(states) if "start" in given}
    single, several = state_values(starts)
    plain = {name: given | {"start": single.get(name, 0.0)} for name, given in _mappings(states)}
    written = plain if isinstance(states, Mapping) and len(plain) == len(states) else states
    kind = str(model.dtype)
    sources, built = {"tau": tau, "inputs": inputs}, model

    def compiled(given: Mapping[str, Any]) -> tuple[dict[str, Any], Controls]:
        """The rest of what is given without its expressions, and all expressions with these in place of the earlier."""
        sources.update(given)
        given_now = sources["tau"], sources["inputs"], written, until, hold is not None
        found = controls(mechanism, built, *given_now, kind, constants)
        return {what: found[k] for k, what in enumerate(sources) if what in given}, found[2]

    rest, own = compiled(sources)
    model = model.together(needed(around, method), vectors=method in FIXED)
    options = {
        "dt": dt, "rtol": rtol, "atol": atol, "hold": hold, "mode": mode, "threads": threads, "progress": progress,
    }  # fmt: skip
    steps = None  # first steps know no joint that is pressed on its stop
    if method == "interpolated" and model.target == "c" and not (around.states or around.stops):
        from symgen.pipeline.first_steps import first_steps

        steps = first_steps(mechanism, model)

    def slopes(force: ManySignal, signal: ManySignal) -> SlopeModels:
        """Derivatives that runs in fixed steps carry with them."""
        refuse_undifferentiated(force, signal)
        controller = read_controller(mechanism, tau, inputs, written, until, hold is not None, tuple(own.constants))[2]
        parts = {"tau": force, "inputs": signal}
        tables = {what: [(table.entry, len(table.times)) for table in part.tables] for what, part in parts.items()}
        return slope_models(mechanism, sensitivities, own, controller, tables, STEPS[method], True)

    carried = slopes if method in FIXED and sensitivities is not None else None
    found = begin(
        model, duration, around=around, controls=own, values=values, q=q, qd=qd, runs=runs, starts=several, t0=t0,
        tau=rest["tau"], inputs=rest["inputs"], method=method, sample=sample, first=steps, compiled=compiled,
        stops=stops, slopes=carried, **options,
    )  # fmt: skip
    if carried is not None:
        return found.differentiated()
    if sensitivities is not None:
        if several:
            words = "states whose starts differ between the runs have derivatives in fixed steps alone"
            raise ArgumentError(f"sensitivities: {words}; give dt, or leave one of the two out")
        shared = {"t0": t0, "states": states, "until": until, "rtol": rtol, "atol": atol}
        shared |= {"hold": hold, "constants": constants, "sensitivities": sensitivities}
        _differentiate(found, built, duration, chain, sample, shared, (q, qd, values, mode), (tau, inputs), threads)
    return found


def _differentiate(
    found: Trajectories, model: Model, duration: float, chain: Any, sample: Any, fixed: Mapping[str, Any],
    starts: tuple[Any, Any, Any, Any], signals: tuple[Any, Any], threads: int | None,
) -> None:  # fmt: skip
    """Gives the runs their derivatives.

    Args:
        fixed: what all runs share, as `prepare_run` takes it.
        starts: q, qd, values of parameters and mode, of all runs or of each.
        signals: tau and inputs, likewise.
    """
    from symgen.simulate.many.sensitivities import many_sensitivities
    from symgen.simulate.many.signals import first_row

    count, ends = len(found), isinstance(sample, str)
    of_first = dict(zip(("tau", "inputs"), (first_row(source) for source in signals), strict=True))
    times = [fixed["t0"] + duration] if ends else found.t
    plan = prepare_run(model, duration, chain=chain, sample=times, **of_first, **fixed)
    force, signal = found.signals
    differ = bool(force.rows("tau") or signal.rows("inputs"))

    def own(value: Any, k: int) -> Any:
        if isinstance(value, Mapping):
            return {name: own(part, k) if np.ndim(part) == 1 else part for name, part in value.items()}
        return value[k] if value is not None and (np.ndim(value) == 2 or np.size(value) == count > 1) else value

    def row(value: Any, k: int) -> Any:
        return value if value is None or np.ndim(value) < 2 else value[k]

    q, qd, values, mode = starts
    q, qd = (x if isinstance(x, Mapping) or x is None else np.asarray(x) for x in (q, qd))

    def one(k: int) -> Any:
        params = None if values is None else dict(zip(model.parameters, row(values, k).tolist(), strict=True))
        places = {name: own(x, k) if isinstance(x, Mapping) else row(x, k) for name, x in (("q", q), ("qd", qd))}
        driven = plan.driven(force.of_run(k), signal.of_run(k)) if differ else plan
        return driven.run(**places, params=params, mode=row(None if mode is None else np.asarray(mode), k))

    found.sensitivities = many_sensitivities(one, count, None if ends else len(found.t), threads)


def _mappings(states: Any) -> list[tuple[Any, dict[str, Any]]]:
    """The states that are mappings; others are refused with the rest of their errors."""
    if not isinstance(states, Mapping):
        return []
    return [(name, dict(given)) for name, given in states.items() if isinstance(given, Mapping)]
