"""Motion with joints that stick, in steps of fixed length: Karnopp's dead band, or interpolated zero crossings.

The step is the model's own emitted function; the loop around it is compiled too (`compiled_loop`), so that millions
of steps take seconds. This module prepares the run and makes a trajectory of the recorded rows.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.compile.event_table import MARKS
from symgen.errors import ArgumentError, SimulationError, SimulationWarning, warn
from symgen.functions import FAILED, NONFINITE, SEVERAL
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.compiled_loop import HALTED, CompiledLoop
from symgen.simulate.controls import Controls
from symgen.simulate.ending import not_taken
from symgen.simulate.held_signals import Parts, split
from symgen.simulate.instant import events_at
from symgen.simulate.loop import Rows
from symgen.simulate.remarks import (
    Departures,
    warn_of_energy,
    warn_of_limits,
    warn_of_recatching,
    warn_of_singular_poses,
)
from symgen.simulate.run_facts import RunFacts
from symgen.simulate.signals import Source
from symgen.simulate.soundness import sound
from symgen.simulate.start import finite_at_start, number, numbers, positive, refuse_open_loops, start_values
from symgen.simulate.stop_forces import motion_at_stops, refuse_starts_beyond
from symgen.simulate.trajectory import Event, Trajectory

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["simulate_fixed", "steps_of_run", "whole_steps"]

Array = npt.NDArray[np.float64]

MOST_ROWS = 100_000
"""Rows that are kept when the caller does not choose them."""

WHOLE = 1e-6
"""Fraction of a step by which a time may miss a whole number of steps."""

MOST_SAMPLES = 10_000_000
"""Rows that are kept at most when the caller chooses their distance."""

MOST_STEPS = 10**12
"""More steps would take weeks."""

MANY_STEPS = 10**9
"""From here on a run takes minutes to hours, and is taken only by a caller who watches its progress."""

BETWEEN = 1_000_000
"""Steps between two calls of `progress`."""

LOST = 0.05
"""Part of the energy that was moved which the ledger may miss without a warning."""


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

    Returns:
        The trajectory. Rows hold the state reached; their tau, friction and accelerations are those after the row's
        time, their modes what joints at rest are decided to do there. Energies are work and losses of the discrete
        motion, by Simpson's rule between events. A step without an answer (status 2, 5, 6, 7) is not taken: the run
        ends before it, with a row there, and `status` and `message` say why.

    Raises:
        ArgumentError: wrong shapes, names or values.
        SimulationError: no friction in the chain.

    Warns:
        SimulationWarning: the run ended early; a step had several answers (status 4); a joint left its limits, or was
            caught by its dead band again and again; the energy ledger misses a twentieth of what was moved.
    """
    if not (around.rough or around.stops):
        raise SimulationError(f"method {method!r}: no joint of {model.name} has friction; take method 'events'")
    step, start = positive("dt", dt), number("t0", t0)
    if not math.isfinite(start):
        raise ArgumentError(f"t0: must be finite, not {t0}")
    total = steps_of_run(positive("duration", duration), step, progress)
    every = 1 if hold is None else whole_steps("hold", positive("hold", hold), step)
    controls = Controls() if controls is None else controls
    if controls.until:
        raise ArgumentError(f"until: only method 'events' ends a run at a condition, not {method!r}")
    periods = tuple(whole_steps("states: hold", period, step) for period in controls.periods)
    force, signal = split(tau, model.q_names, "tau", every), split(inputs, model.input_names, "inputs", every)
    x = np.array(controls.start, np.float64)

    def law(function: str) -> Callable[[float, Array, Array], Array]:
        return lambda t, q, qd: controls.evaluate(function, params, t, q, qd, x, signal.values)

    for parts, written, function in ((force, controls.tau, "forces_now"), (signal, controls.inputs, "inputs_now")):
        if written:
            parts.written, parts.law = written, law(function)
    n = len(model.q_names)
    q_now, qd_now = (
        start_values(what, given, model.q_names).astype(model.dtype) for what, given in (("q", q), ("qd", qd))
    )
    _place_prescribed(around, signal, start, q_now, qd_now)
    refuse_starts_beyond(model, around, q_now, params)
    rows = Rows.empty(_row_steps(sample, start, step, total), n, len(model.input_names), len(x), model.dtype)
    loop = CompiledLoop(
        model=model,
        around=around,
        method=method,
        params=params,
        tau=force,
        inputs=signal,
        t0=start,
        dt=step,
        q=q_now,
        qd=qd_now,
        mode=np.zeros(len(model.mode_names), np.int8),
        controls=controls,
        x=x,
        periods=periods,
        rows=rows,
        departures=Departures.of(around, model.q_names),
        halts=FAILED | {SEVERAL},
    )
    loop.departures.see(start, q_now.astype(np.float64))
    loop.mode[:] = _modes_before(loop, mode)
    messages = _run(loop, total, progress)
    kinetic, potential = _energies(loop)
    run = _trajectory(loop, kinetic + potential, "\n".join(messages))
    run = sound(run, (run.q, run.qd, run.qdd, run.tau, run.friction, run.energy, run.work_in, run.dissipated))
    for message in run.message.splitlines():
        warn(SimulationWarning(message))
    warn_of_limits(run, loop.departures)
    seen = loop.departures
    values = np.where(np.isnan(seen.turn_times), np.nan, seen.turn_values)
    warn_of_singular_poses(model.q_names, values, seen.turn_times, around.singular)
    if method == "karnopp":
        warn_of_recatching(model.mode_names, loop.changes)
    too_long = (
        f"steps of {step:g} s are too long for this motion; steps of order 4 are stable up to 2.8 / rate, the rate of a"
        " joint being its viscous friction and damping over its inertia, or the frequency of a spring"
    )
    warn_of_energy(run, (kinetic, potential), float(np.finfo(model.dtype).eps), LOST, too_long)
    return run


def _run(loop: CompiledLoop, total: int, progress: Callable[[float], None] | None) -> list[str]:
    """Take the steps and return messages about them, none when all is well.

    A step without an answer ends the run before it, with a row there; one with several is told of once.
    """
    messages = []
    waits = min([part.hold for part in (loop.tau, loop.inputs) if part.calls], default=BETWEEN)
    while loop.count < total:
        if loop.run(min(waits, total - loop.count)) == HALTED:
            messages.append(not_taken(loop))
            if loop.halted in FAILED:
                loop.status = loop.halted
                break
            loop.halts = FAILED
        if progress is not None:
            progress(loop.t)
    rows = loop.rows
    kept = int(np.searchsorted(rows.steps, loop.count, side="right"))
    if loop.count < total and kept < len(rows.steps) and (kept == 0 or rows.steps[kept - 1] < loop.count):
        rows.steps[kept] = loop.count
        kept += 1
    loop.finish()
    loop.rows = rows.first(kept)
    if loop.status not in FAILED and not all(np.all(np.isfinite(x.values)) for x in (loop.tau, loop.inputs)):
        loop.status = loop.halted = NONFINITE
        messages.append(not_taken(loop))
    return messages


def _modes_before(loop: CompiledLoop, mode: Any) -> Any:
    """The modes that the first step's are compared with."""
    q, qd = loop.q.astype(np.float64), loop.qd.astype(np.float64)
    finite_at_start("inputs", loop.inputs.evaluate(0, loop.t, q, qd), loop.model.input_names, loop.t)
    finite_at_start("tau", loop.tau.evaluate(0, loop.t, q, qd), loop.model.q_names, loop.t)
    refuse_open_loops(loop.model, loop.around.loops, q, loop.params)
    if mode is not None:
        given = np.asarray(mode)
        if given.shape != loop.mode.shape or not np.all(np.isin(given, (-1, 0, 1))):
            raise ArgumentError(f"mode: {len(loop.mode)} entries of +1, 0, -1 are needed, not {mode!r}")
        return given.astype(np.int8)
    tau = loop.tau.values.astype(loop.model.dtype)
    return loop.model.decide(loop.q, loop.qd, tau, loop.signs(loop.q, loop.qd), **loop.more(loop.t))[0]


def _energies(loop: CompiledLoop) -> tuple[Array, Array]:
    """Kinetic and potential energy of all rows, (s,) each, J."""
    model, rows, kind = loop.model, loop.rows, loop.model.dtype
    more = loop.more(_times(loop).astype(kind), rows.inputs)
    kinetic, potential = model.kinetic_energy(rows.q, rows.qd, **more), model.potential_energy(rows.q, **more)
    return kinetic.astype(np.float64), potential.astype(np.float64)


def _times(loop: CompiledLoop) -> Array:
    return np.asarray(loop.t0 + loop.rows.steps * loop.dt, dtype=np.float64)


def _trajectory(loop: CompiledLoop, energy: Array, message: str) -> Trajectory:
    """Modes, friction and accelerations of all rows in one call each, with the energies."""
    model, rows, around = loop.model, loop.rows, loop.around
    kind = model.dtype
    t = _times(loop)
    tau, q, qd = rows.tau.astype(kind), rows.q, rows.qd
    more = loop.more(t.astype(kind), rows.inputs)
    mode, friction, qdd = motion_at_stops(model, around, q, qd, tau, loop.signs(q, qd), more)
    effort = rows.tau.copy()
    if around.prescribed:
        drives = list(around.prescribed)
        effort[:, drives] = np.asarray(model.drive_forces(q, qd, qdd, **more))[:, drives]
    wide = [np.asarray(x, dtype=np.float64) for x in (q, qd, qdd)]
    return Trajectory(
        q_names=tuple(model.q_names),
        t=t,
        q=wide[0],
        qd=wide[1],
        qdd=wide[2],
        tau=effort,
        friction=np.asarray(friction, dtype=np.float64),
        mode=np.asarray(mode, dtype=np.int8),
        energy=energy,
        work_in=rows.work,
        dissipated=rows.loss,
        events=tuple(_events(loop)),
        status=loop.status,
        message=message,
        slides=around.slides,
        states={name: rows.x[:, k].copy() for k, name in enumerate(loop.controls.states)},
        facts=RunFacts(
            model,
            loop.params,
            rows.inputs,
            around.prescribed,
            around.rubbing,
            around.drawing,
            around.bounds(q.shape[1]),
        ),
    )


def _events(loop: CompiledLoop) -> list[Event]:
    """The events, with the friction in the modes after them."""
    changes, n = loop.changes, len(loop.q)
    if not changes:
        return []
    states = np.stack([change.state for change in changes])
    modes = np.stack([(change.before, change.after) for change in changes])
    t = np.array([loop.t0 + change.step * loop.dt + change.offset for change in changes])
    q, qd, tau, inputs = np.split(states, [n, 2 * n, 3 * n], axis=1)
    more = loop.more(t.astype(loop.model.dtype), inputs)
    friction, _, _ = loop.model.friction_dynamics(q, qd, tau, modes[:, 1], **more)
    numbers = np.column_stack([t, q, qd, friction]).astype(np.float64)
    names = loop.around.marked(loop.model.mode_names)
    marks = np.zeros((len(changes), len(names)), np.uint8)
    for place, met in zip(
        loop.around.stop_places(len(loop.mode)), zip(*(c.stops for c in changes), strict=True), strict=True
    ):
        marks[list(met), place] = MARKS["impact"]
    return events_at(
        names,
        len(loop.model.q_names),
        loop.around,
        (),
        numbers,
        modes,
        marks,
        [-1] * len(changes),
        np.array([change.lost for change in changes]),
    )


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


def _place_prescribed(around: Surroundings, inputs: Parts, start: float, q: Any, qd: Any) -> None:
    """Puts the prescribed joints where their motion starts."""
    if around.motion is not None:
        moved = list(around.moved)
        q[moved], qd[moved] = around.motion(start)
    if around.signalled:
        u = inputs.evaluate(0, start, q.astype(np.float64), qd.astype(np.float64))
        for joint, position, rate in around.signalled:
            q[joint], qd[joint] = u[position], u[rate]


def steps_of_run(duration: float, dt: float, progress: Callable[..., None] | None) -> int:
    """Number of steps of a run; raises ArgumentError for 1e9 or more without `progress`, and as `whole_steps` does."""
    steps = whole_steps("duration", duration, dt)
    if steps >= MANY_STEPS and progress is None:
        raise ArgumentError(
            f"duration: {duration:g} s are {steps:.3g} steps of {dt:g} s, which take minutes to hours; give `progress`,"
            " a function that is called on the way, to have them taken, or a longer dt"
        )
    return steps


def whole_steps(what: str, value: float, dt: float) -> int:
    """Number of steps of `dt` in a time `value`, s; raises ArgumentError when it is not whole or too large."""
    if value / dt > MOST_STEPS:
        raise ArgumentError(
            f"{what}: {value:g} s are {value / dt:.3g} steps of {dt:g} s; at most {MOST_STEPS:g} are taken"
        )
    steps = round(value / dt)
    if steps < 1 or abs(value / dt - steps) > max(WHOLE, 1e-9 * steps):
        raise ArgumentError(f"{what}: {value:g} s is not a whole number of steps of {dt:g} s")
    return steps
