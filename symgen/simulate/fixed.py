"""Motion with joints that stick, in steps of fixed length: Karnopp's dead band, or interpolated zero crossings.

The step is the model's own emitted function. The loop around it is that of many runs (`many.compiled_steps`), with one
run and a ledger. This module prepares the run and makes a trajectory of the recorded rows.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Array
from symgen.errors import ArgumentError, BuildError, SimulationError, SimulationWarning, warn
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.controls import Controls
from symgen.simulate.held_signals import Parts, split, split_inputs
from symgen.simulate.many.compiled_steps import StepsEngine
from symgen.simulate.many.events import EventLists
from symgen.simulate.many.messages import Messages
from symgen.simulate.many.runs import GOING, Plan, Rows, Runs, Stretch
from symgen.simulate.many.signals import ManySignal, ManyTable
from symgen.simulate.many.starts import modes_at_start, place
from symgen.simulate.many.step_records import KeptSteps, Ledger
from symgen.simulate.many.step_slopes import SlopesFound
from symgen.simulate.remarks import (
    Departures,
    warn_of_energy,
    warn_of_limits,
    warn_of_recatching,
    warn_of_singular_poses,
)
from symgen.simulate.run_facts import RunFacts
from symgen.simulate.sensitivities import Sensitivities, SlopeModels
from symgen.simulate.several import mode_signs
from symgen.simulate.signals import Source
from symgen.simulate.soundness import sound
from symgen.simulate.start import finite_at_start, number, numbers, positive, refuse_open_loops, start_values
from symgen.simulate.step_adjoint import StepAdjoint
from symgen.simulate.step_counts import steps_of_run, whole_steps
from symgen.simulate.stop_forces import motion_at_stops, refuse_starts_beyond
from symgen.simulate.trajectory import Trajectory

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["simulate_fixed"]


MOST_ROWS = 100_000
"""Rows that are kept when the caller does not choose them."""

MOST_SAMPLES = 10_000_000
"""Rows that are kept at most when the caller chooses their distance."""

LOST = 0.05
"""Part of the energy that was moved which the ledger may miss without a warning."""

ONLY = np.zeros(1, np.intp)
"""Number of the run."""


def simulate_fixed(
    model: Model,
    duration: float,
    *,
    q: Any = None,
    qd: Any = None,
    dt: float,
    method: str = "karnopp",
    t0: float = 0.0,
    tau: Source = None,
    inputs: Source = None,
    mode: Any = None,
    sample: Any = None,
    hold: float | None = None,
    params: Any = None,
    around: Surroundings,
    controls: Controls | None = None,
    progress: Callable[[float], None] | None = None,
    slopes: SlopeModels | None = None,
    adjoint: bool = False,
) -> Trajectory:
    """The motion of a chain with friction in steps of `dt`, with its energy ledger.

    tau and inputs are evaluated at the start of a step and held over it, so that a tau that varies leaves an error of
    position of order dt. A joint whose rate is exactly zero is decided in the first step like in any other; one that
    sticks has exactly the rate 0 and does not move at all.

    Args:
        model: with the functions `step` or `step_interpolated`, `friction_dynamics`, `decide` and the energies.
        duration: s, a whole number of steps.
        q: (n,), or a mapping from names, start; entries of prescribed joints are replaced by their motion. None: zero.
        qd: likewise, rates at the start.
        dt: s.
        method: `"karnopp"` or `"interpolated"`.
        t0: time at the start, s.
        tau: joint forces: (n,) numbers, a table, a callable of (t, q, qd), or a mapping from joint names to these or to
            expressions. Constants, tables and expressions run in compiled code (target "c"); a callable is asked before
            every step, which is slow, unless `hold` is longer.
        inputs: external signals, in the same forms.
        mode: (modes,), the joints' modes before the start: +1, 0, -1; only the list of events depends on them.
        sample: seconds between the returned rows, a whole number of steps; or the instants, rounded to the
            nearest step. None returns every step, or every k-th with the smallest k that keeps at most 100000 rows.
        hold: s, a whole number of steps; period between evaluations of callables and expressions, whose values are held
            in between. None evaluates before every step.
        params: run-time parameters, as the model's methods take them.
        around: facts of the chain.
        controls: expressions, and states of a controller: continuous ones by Heun's rule over each step, sampled ones
            at whole numbers of steps.
        progress: called with the time reached, in s.
        slopes: derivatives that the run carries with it, or None.
        adjoint: whether it keeps its steps instead, for gradients.

    Returns:
        The trajectory. Rows hold the state reached; their tau, friction and accelerations are those after the row's
        time, their modes what joints at rest are decided to do there. Energies are work and losses of the discrete
        motion, by Simpson's rule between events. A step without an answer (status 2, 5, 6, 7) is not taken: the run
        ends before it, with a row there, and `status` and `message` say why.

    Raises:
        ArgumentError: wrong shapes, names or values.
        SimulationError: no compiler.

    Warns:
        SimulationWarning: the run ended early; a step had several answers (status 4); a joint left its limits, or was
            caught by its dead band again and again; the energy ledger misses a twentieth of what was moved.
    """
    step, start = positive("dt", dt), number("t0", t0)
    if not math.isfinite(start):
        raise ArgumentError(f"t0: must be finite, not {t0}")
    total = steps_of_run(positive("duration", duration), step, progress)
    every = 1 if hold is None else whole_steps("hold", positive("hold", hold), step)
    controls = Controls() if controls is None else controls
    if controls.until:
        raise ArgumentError(f"until: only method 'events' ends a run at a condition, not {method!r}")
    for period in controls.periods:
        whole_steps("states: hold", period, step)
    force = split(tau, model.q_names, "tau", every)
    signal = split_inputs(inputs, model.input_names, controls.own, every)
    values = None if params is None else model.prepared(params).values
    plan = Plan(
        model=model, around=around, controls=controls, values=values, force=_of_one(force), signal=_of_one(signal),
        method=method, dt=step, rtol=0.0, atol=0.0, hold=hold, threads=1,
        slopes=None if adjoint else slopes,
    )  # fmt: skip
    runs = _started(plan, start, q, qd, mode, params)
    n, m, modes, states = len(model.q_names), len(model.input_names), len(model.mode_names), len(controls.states)
    steps = _row_steps(sample, start, step, total)
    rows, ledger = Rows.empty(steps, 1, n, states, modes), Ledger.empty(len(steps), m)
    begun = deepcopy(runs)
    kept_steps = KeptSteps.empty(total, 3 * n + m + states, modes) if adjoint else None
    engine = _engine(plan, runs, ledger, kept_steps)
    stretch = Stretch(total * step, rows, reached=progress)
    engine.advance(stretch)
    kept = _close(rows, ledger, runs, engine.sums())
    run, energies = _trajectory(plan, runs, stretch, ledger, kept, params)
    if slopes is not None and kept_steps is not None:
        made = replace(plan, slopes=slopes)
        run = replace(run, adjoint=StepAdjoint(slopes.names, made, begun, runs, kept_steps, rows.times[:kept]))
    elif slopes is not None:
        run = _with_slopes(run, engine.derivatives(start + rows.times * step), kept)
    run = sound(run, (run.q, run.qd, run.qdd, run.tau, run.friction, run.energy, run.work_in, run.dissipated))
    _warn(plan, run, runs, stretch, energies)
    return run


def _warn(plan: Plan, run: Trajectory, runs: Runs, stretch: Stretch, energies: tuple[Array, Array]) -> None:
    """Warns of the run's end, limits, singular poses, joints that are caught again, and energy that is missed."""
    model, around = plan.model, plan.around
    for message in run.message.splitlines():
        warn(SimulationWarning(message))
    if around.limits:
        seen = replace(Departures.of(around, model.q_names), times=runs.left_times[0], values=runs.left_values[0])
        warn_of_limits(run, seen)
    if around.singular:
        values = np.where(np.isnan(runs.turn_times[0]), np.nan, runs.turn_values[0])
        warn_of_singular_poses(model.q_names, values, runs.turn_times[0], around.singular)
    if plan.method == "karnopp" and stretch.events:
        times, changes = (
            np.concatenate(x) for x in zip(*((b.numbers[:, 0], b.modes) for b in stretch.events), strict=True)
        )
        warn_of_recatching(model.mode_names, np.rint((times - runs.t0[0]) / plan.dt), changes)
    too_long = (
        f"steps of {plan.dt:g} s are too long for this motion; steps of order 4 are stable up to 2.8 / rate, the rate "
        "of a joint being its viscous friction and damping over its inertia, or the frequency of a spring"
    )
    warn_of_energy(run, energies, float(np.finfo(model.dtype).eps), LOST, too_long)


def _with_slopes(run: Trajectory, found: SlopesFound, kept: int) -> Trajectory:
    """The run with its derivatives; its last row is that of its end."""
    dq, dqd = found.row_dq[0, :kept].copy(), found.row_dqd[0, :kept].copy()
    dq[-1], dqd[-1] = found.dq[0], found.dqd[0]
    message = found.message[0]
    if message:
        warn(SimulationWarning(f"sensitivities: {message}"))
    instants, slopes = found.events
    places = np.searchsorted(instants, [event.time for event in run.events])
    events = tuple(
        event._replace(dtime=of_event[0], dq=of_event[1:])
        for event, of_event in zip(run.events, slopes[places], strict=True)
    )
    derivatives = Sensitivities(found.names, dq, dqd, int(bool(message)), message)
    return replace(run, events=events, sensitivities=derivatives)


def _of_one(parts: Parts) -> ManySignal:
    """The signal of one run as of many."""
    tables = tuple(ManyTable(entry, times, values[np.newaxis]) for entry, times, values in parts.tables)
    return ManySignal(parts.values, tables, tuple(parts.calls))


def _started(plan: Plan, start: float, q: Any, qd: Any, mode: Any, params: Any) -> Runs:
    """The only run at its start, with its signals there; refuses one that no step can be taken from."""
    model, around, controls = plan.model, plan.around, plan.controls
    q_now, qd_now = start_values("q", q, model.q_names, around.home), start_values("qd", qd, model.q_names)
    q_now, qd_now = (x[np.newaxis].astype(model.dtype) for x in (q_now, qd_now))
    modes = len(model.mode_names)
    x, nothing = np.array([controls.start], np.float64), np.zeros((1, modes), np.int8)
    of_signals = np.zeros((1, len(model.q_names))), np.zeros((1, len(model.input_names)))
    runs = Runs.starting(start, q_now, qd_now, nothing, x, of_signals, len(controls.states) - controls.continuous)
    place(plan, runs, ONLY)
    runs.done[0] = GOING
    finite_at_start("inputs", runs.u[0], model.input_names, start)
    finite_at_start("tau", runs.tau[0], model.q_names, start)
    refuse_open_loops(model, around.loops, runs.q[0].astype(np.float64), params)
    refuse_starts_beyond(model, around, runs.q[0], params)
    runs.mode[...] = modes_at_start(plan, runs, ONLY) if mode is None else _given_modes(mode, modes)
    return runs


def _engine(plan: Plan, runs: Runs, ledger: Ledger, kept: KeptSteps | None) -> StepsEngine:
    """The loop of fixed steps; raises SimulationError where it cannot be compiled for models of other targets."""
    try:
        return StepsEngine(plan, runs, ledger, kept)
    except BuildError as error:
        if plan.model.target == "c":
            raise
        words = f"method {plan.method!r}: fixed steps of any target need a C compiler"
        raise SimulationError(f"{words}; method 'events' runs without one ({error})") from None


def _given_modes(mode: Any, modes: int) -> Array:
    """Modes before the start, which the first step's are compared with."""
    given = np.asarray(mode)
    if given.shape != (modes,) or not np.all(np.isin(given, (-1, 0, 1))):
        raise ArgumentError(f"mode: {modes} entries of +1, 0, -1 are needed, not {mode!r}")
    return given.astype(np.int8)


def _close(rows: Rows, ledger: Ledger, runs: Runs, sums: tuple[float, float]) -> int:
    """The number of rows of the run, the last of which is that of its end where it ended early."""
    count, last = int(runs.count[0]), rows.times[-1]
    at = int(np.searchsorted(rows.times, count))
    if (runs.done[0] == GOING and count >= last) or at == len(rows.times):
        return len(rows.times)
    rows.times[at], rows.q[0, at], rows.qd[0, at], rows.tau[0, at] = count, runs.q[0], runs.qd[0], runs.tau[0]
    rows.x[0, at], ledger.u[at], (ledger.work[at], ledger.loss[at]) = runs.x[0], runs.u[0], sums
    return at + 1


def _trajectory(
    plan: Plan, runs: Runs, stretch: Stretch, ledger: Ledger, kept: int, params: Any
) -> tuple[Trajectory, tuple[Array, Array]]:
    """Modes, friction and accelerations of all rows in one call each, with kinetic and potential energies."""
    model, around, rows, kind = plan.model, plan.around, stretch.rows, plan.model.dtype
    t = runs.t0[0] + rows.times[:kept] * plan.dt
    q, qd, tau = (np.ascontiguousarray(array[0, :kept], kind) for array in (rows.q, rows.qd, rows.tau))
    of_set = {} if params is None else {"params": params}
    more = {**of_set, "t": t.astype(kind)}
    if len(model.input_names):
        more["inputs"] = ledger.u[:kept].astype(kind)
    mode, friction, qdd = motion_at_stops(model, around, q, qd, tau, mode_signs(model, around, q, qd, of_set), more)
    if plan.controls.own:
        friction = np.array(friction)
        friction[:, : q.shape[1]] += model.bristles(q, qd, **more)[0]
    effort = rows.tau[0, :kept].copy()
    if around.prescribed:
        drives = list(around.prescribed)
        effort[:, drives] = np.asarray(model.drive_forces(q, qd, qdd.astype(kind), **more))[:, drives]
    wide = [np.asarray(x, dtype=np.float64) for x in (q, qd, qdd)]
    kinetic = np.asarray(model.kinetic_energy(q, qd, **more), np.float64)
    potential = np.asarray(model.potential_energy(q, **more), np.float64)
    wanted = runs.t0 + stretch.duration
    found = Trajectory(
        q_names=tuple(model.q_names),
        t=t,
        q=wide[0],
        qd=wide[1],
        qdd=wide[2],
        tau=effort,
        friction=np.asarray(friction, dtype=np.float64),
        mode=np.asarray(mode, dtype=np.int8),
        energy=kinetic + potential,
        work_in=ledger.work[:kept],
        dissipated=ledger.loss[:kept],
        events=EventLists(plan, stretch.events, 1)[0] if stretch.events else (),
        status=int(runs.status[0]),
        message=Messages(plan, runs, wanted)[0],
        slides=around.slides,
        states={name: rows.x[0, :kept, k].copy() for k, name in enumerate(plan.controls.states)},
        facts=RunFacts(
            model,
            params,
            ledger.u[:kept],
            around.prescribed,
            around.rubbing,
            around.drawing,
            around.bounds(q.shape[1]),
        ),
    )
    return found, (kinetic, potential)


def _row_steps(sample: Any, start: float, dt: float, total: int) -> npt.NDArray[np.int64]:
    """Steps whose states are returned, ascending; sampled at intervals they end with the last step."""
    if sample is None or np.ndim(sample) == 0:
        spacing = -(-total // MOST_ROWS) if sample is None else whole_steps("sample", positive("sample", sample), dt)
        if total // spacing > MOST_SAMPLES:
            raise ArgumentError(
                f"sample: {total // spacing} rows; at most {MOST_SAMPLES} are kept, so sample less often"
            )
        steps = np.arange(0, total + 1, spacing, dtype=np.int64)
        return steps if steps[-1] == total else np.append(steps, total)
    times = numbers("sample", sample)
    if times.ndim != 1 or len(times) == 0 or not np.all(np.isfinite(times)) or np.any(np.diff(times) <= 0.0):
        raise ArgumentError("sample: a number of seconds, or instants that ascend")
    steps = np.rint((times - start) / dt).astype(np.int64)
    if steps[0] < 0 or steps[-1] > total:
        raise ArgumentError(f"sample: instants must lie within [{start:g}, {start + total * dt:g}]")
    return np.unique(steps)
