"""Motion from event to event: joints that stick, slide and turn round at instants located to rounding.

Between events the motion is smooth and integrated by DOP853 (Dormand and Prince, order 8; Hairer, Norsett and Wanner
1993). Switching functions (Dupont 1993, section 3.1.1) are followed on the interpolant; at their zeros all joints at
rest are decided together. One driver in C serves models of all targets (`compiled_events`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.compile.event_table import Reason
from symgen.compile.simulator import load_simulator
from symgen.errors import ArgumentError, BuildError, SimulationError, SimulationWarning, warn
from symgen.functions import NONFINITE
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.compiled_events import CompiledEvents
from symgen.simulate.controls import Controls
from symgen.simulate.event_ending import ended_early, several
from symgen.simulate.event_run import EventRun
from symgen.simulate.held_signals import Parts, split, split_inputs
from symgen.simulate.interpolant import Interpolant
from symgen.simulate.remarks import Departures, warn_of_energy, warn_of_limits, warn_of_singular_poses
from symgen.simulate.replay import Replay, renewals
from symgen.simulate.run_facts import RunFacts
from symgen.simulate.sensitivities import Adjoint, SlopeModels, sensitivities, with_slopes
from symgen.simulate.several import mode_signs
from symgen.simulate.signals import Source
from symgen.simulate.soundness import sound
from symgen.simulate.start import (
    ATOL,
    RTOL,
    finite_at_start,
    instants,
    number,
    positive,
    refuse_open_loops,
    refuse_tolerances,
    start_values,
)
from symgen.simulate.trajectory import Trajectory

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["EventsPlan"]


MOST_ROWS = 1_000_000
"""Rows that are kept at most at equal distances; more do not fit into memory with all that is kept of each."""

MOST_SECONDS = 1e9
"""Thirty years; longer motions would take as long to compute."""

LOST = 1e-3
"""Part of the energy that was moved which the ledger may miss without a warning: integration loses far less."""

SLACK = 100.0
"""The same in units of the relative tolerance, if that is more."""

CONTRADICTS = (
    "most likely a motion that is given contradicts itself: the input <joint>_qd has to be the derivative of <joint>_q,"
    " and <joint>_qdd that of <joint>_qd, at all times: coarse tables and held answers are not, nor rates that jump"
)


class EventsPlan:
    """Motions of a chain, exact at every stick, slip and reversal: what does not depend on the start, made once.

    Args:
        model: of float64, with the functions that `run.needed` names.
        duration: s, positive.
        t0: time at the start, s.
        tau: joint forces: (n,) numbers, a table (times (k,), values (k, n)) read piecewise linearly, a callable of
            (t, q, qd), or a mapping from joint names to any of these; expressions stand in `controls`.
        inputs: external signals, in the same forms.
        rtol: relative tolerance of the integrator.
        atol: absolute tolerance of the integrator.
        sample: seconds between the rows, or their instants, ascending; None returns the integrator's own steps.
        hold: s; period between evaluations of callables and expressions, whose values are held in between, as by a
            sampled controller. Each renewal is an event. None evaluates continuously.
        controls: expressions, states and an end.

    Raises:
        ArgumentError: wrong shapes, names or values.
    """

    def __init__(
        self,
        model: Model,
        duration: float,
        *,
        t0: float = 0.0,
        tau: Source = None,
        inputs: Source = None,
        rtol: float = RTOL,
        atol: float = ATOL,
        sample: Any = None,
        hold: float | None = None,
        controls: Controls | None = None,
    ) -> None:
        if model.dtype != np.float64:
            raise ArgumentError(f"model: a simulation needs a model of float64, not {model.dtype}")
        self.model, self.controls = model, Controls() if controls is None else controls
        self.start, duration = number("t0", t0), positive("duration", duration)
        if not math.isfinite(self.start):
            raise ArgumentError(f"t0: must be finite, not {t0}")
        self.end = self.start + duration
        self.wanted = instants(sample, self.start, self.end, MOST_ROWS)
        if duration > MOST_SECONDS:
            raise ArgumentError(f"duration: {duration:g} s; at most {MOST_SECONDS:g} are integrated")
        self.rtol, self.atol = number("rtol", rtol), number("atol", atol)
        refuse_tolerances(self.rtol, self.atol)
        for what, period in (("hold", hold), *(("states", p) for p in self.controls.periods)):
            if period is not None and duration / positive(what, period) > MOST_ROWS:
                words = f"{duration / period:.3g} times in {duration:g} s; at most {MOST_ROWS} are possible"
                raise ArgumentError(f"{what}: {words}")
        self.hold = None if hold is None else positive("hold", hold)
        self.force = split(tau, model.q_names, "tau", 1)
        self.signal = split_inputs(inputs, model.input_names, self.controls.own, 1)
        self._idle: list[EventRun] = []
        self.slopes: SlopeModels | None = None
        self.adjoint = False

    def driven(self, force: Parts, signal: Parts) -> EventsPlan:
        """The plan of runs that other constants and tables of tau and inputs drive; expressions stay."""
        found = copy(self)
        found.force, found.signal, found._idle = force, signal, []
        return found

    def differentiated(self, slopes: SlopeModels, adjoint: bool = False) -> EventsPlan:
        """The plan, whose runs have sensitivities from now on, or the adjoint alone."""
        self.slopes, self.adjoint = slopes, adjoint
        return self

    def run(
        self,
        *,
        around: Surroundings,
        q: Any = None,
        qd: Any = None,
        mode: Any = None,
        params: Any = None,
        progress: Callable[[float], None] | None = None,
    ) -> Trajectory:
        """The motion from a state, with its energy ledger.

        A joint whose rate is exactly zero at the start is decided there, so a run that is continued from another's end
        moves on in the same way.

        Args:
            around: facts of the chain with these parameters.
            q: (n,), or a mapping from names, start; entries of prescribed joints are replaced by their motion. None:
                zero.
            qd: likewise, rates at the start.
            mode: (modes,), modes of the joints before the start: +1, 0, -1. None takes the signs of the rates. A joint
                at rest whose mode is not 0 has just been let go.
            params: run-time parameters, as the model's methods take them.
            progress: called with the time reached, in s.

        Returns:
            The trajectory; its last instant is t0 + duration, or that at which `until` held. A motion that cannot be
            carried on ends where it was sound last; `status` and `message` say why. So does one that is interrupted
            from the keyboard.

        Raises:
            ArgumentError: wrong shapes, names or values; a signal or an acceleration that is not finite at the start.

        Warns:
            SimulationWarning: the motion ended early, or a joint left its limits; the energy ledger misses a thousandth
                of what was moved.
        """
        names = self.model.q_names
        q_now, qd_now = start_values("q", q, names, around.home), start_values("qd", qd, names)
        start = q_now.copy(), qd_now.copy()
        run = self._begin(around, q_now, qd_now, mode, params)
        message = _run(run, progress)
        trajectory, energies = _trajectory(run, message)
        if self.slopes is not None:
            assert isinstance(run, CompiledEvents)
            if self.adjoint:
                made = partial(self._shadow, run, start)
                return replace(trajectory, adjoint=Adjoint(self.slopes.names, self.slopes, run, made, params))
            trajectory = with_slopes(trajectory, sensitivities(self.slopes, run, self._shadow(run, start), params))
            if trajectory.sensitivities is not None and trajectory.sensitivities.message:
                warn(SimulationWarning(f"sensitivities: {trajectory.sensitivities.message}"))
        if trajectory.message:
            warn(SimulationWarning(trajectory.message))
        warn_of_limits(trajectory, run.departures)
        seen = run.departures
        values = np.where(np.isnan(seen.turn_times), np.nan, seen.turn_values)
        warn_of_singular_poses(self.model.q_names, values, seen.turn_times, around.singular)
        rtol, atol = self.rtol, self.atol
        loose = f"rtol = {rtol:g} or atol = {atol:g} is too loose, or a motion jumps"
        why = CONTRADICTS if around.signalled else loose
        warn_of_energy(
            trajectory, energies, float(np.finfo(np.float64).eps), max(LOST, SLACK * rtol), why, SLACK * atol
        )
        self._idle.append(run)
        return trajectory

    def _begin(self, around: Surroundings, q: Reals, qd: Reals, mode: Any, params: Any) -> EventRun:
        """A run at its start; one that is over is used again, unless something else than its start is new."""
        try:
            run = self._idle.pop()  # another thread, or a run within this one, finds none
        except IndexError:
            run = None
        if run is not None and run.around is around and run.params is params:
            run.signal.values[:] = self.signal.values
            _place_prescribed(around, run.signal, self.start, q, qd)
            if run.again(q, qd, self._modes(around, mode, q, qd, params), self.force.values, self.signal.values):
                return run
        signal = self.signal.copy()
        _place_prescribed(around, signal, self.start, q, qd)
        loop = _loop(self.model, self.slopes is not None)
        if self.slopes is not None and loop is not CompiledEvents:
            raise SimulationError("sensitivities need a C compiler")
        return self._made(loop, around, q, qd, self._modes(around, mode, q, qd, params), params, signal)

    def _shadow(self, run: EventRun, start: tuple[Reals, Reals]) -> CompiledEvents:
        """A run of the same arguments that never runs: the pass of the sensitivities writes over it."""
        q, qd = (x.copy() for x in start)
        found = self._made(CompiledEvents, run.around, q, qd, run.mode.copy(), run.params, self.signal.copy())
        assert isinstance(found, CompiledEvents)
        return found

    def _made(
        self,
        loop: type[EventRun],
        around: Surroundings,
        q: Reals,
        qd: Reals,
        mode: npt.NDArray[np.int8],
        params: Any,
        signal: Parts,
    ) -> EventRun:
        return loop(
            model=self.model,
            around=around,
            controls=self.controls,
            params=params,
            force=self.force.copy(),
            signal=signal,
            t0=self.start,
            end=self.end,
            rtol=self.rtol,
            atol=self.atol,
            hold=self.hold,
            q=q,
            qd=qd,
            mode=mode,
            wanted=self.wanted,
            departures=Departures.of(around, self.model.q_names),
            logged=self.slopes is not None,
        )

    def _modes(self, around: Surroundings, mode: Any, q: Reals, qd: Reals, params: Any) -> npt.NDArray[np.int8]:
        """The modes at the start: as given, or the signs of the rates."""
        names = self.model.mode_names
        if mode is not None:
            given = np.asarray(mode)
            if given.shape != (len(names),) or not np.all(np.isin(given, (-1, 0, 1))):
                raise ArgumentError(f"mode: {len(names)} entries of +1, 0, -1 are needed, not {mode!r}")
            return given.astype(np.int8)
        return mode_signs(self.model, around, q, qd, {} if params is None else {"params": params})


def _loop(model: Model, slopes: bool) -> type[EventRun]:
    """The driver in C; models of other targets run around SciPy where there is no compiler."""
    try:
        load_simulator(slopes)
    except BuildError:
        if model.target == "c":
            raise
        from symgen.simulate.plain_events import PlainEvents

        return PlainEvents
    return CompiledEvents


def _place_prescribed(around: Surroundings, signal: Parts, start: float, q: Reals, qd: Reals) -> None:
    """Puts the prescribed joints where their motion starts."""
    if around.motion is not None:
        moved = list(around.moved)
        q[moved], qd[moved] = around.motion(start)
    if around.signalled:
        u = signal.evaluate(0, start, q, qd)
        for joint, position, rate in around.signalled:
            q[joint], qd[joint] = u[position], u[rate]


def _run(run: EventRun, progress: Callable[[float], None] | None) -> str:
    """Take all steps and return a message about them, empty when all is well."""
    messages = []
    try:
        while run.take():
            if progress is not None:
                progress(run.t)
    except KeyboardInterrupt:
        run.stop()
        messages.append(f"interrupted at t = {run.t:.9g} s; the trajectory ends there")
    if run.failed:
        _refuse_start(run)
        messages.append(ended_early(run))
    if not math.isnan(run.several_at):
        messages.insert(0, several(run))
    if progress is not None:
        progress(run.t)
    return "\n".join(messages)


def _refuse_start(run: EventRun) -> None:
    """Raises ArgumentError where there is no motion to begin with, because a number is not finite."""
    if run.failed == NONFINITE and run.t == run.t0 and not run.steps:
        finite_at_start("inputs", run.signal.values, run.model.input_names, run.t)
        finite_at_start("tau", run.force.values, run.model.q_names, run.t)
        refuse_open_loops(run.model, run.around.loops, run.q, run.params)
        raise ArgumentError(f"at the start, t = {run.t:g}: {ended_early(run, bare=True)}")
    if run.reason == Reason.STOP:
        raise ArgumentError(f"q: {ended_early(run, bare=True)}")


def _trajectory(run: EventRun, message: str) -> tuple[Trajectory, tuple[Reals, Reals]]:
    """The record as a trajectory, and its energies, kinetic and potential."""
    model, n, m, around = run.model, run.n, run.m, run.around
    rows, mode = np.concatenate(run.rows), np.concatenate(run.row_modes)
    t = np.ascontiguousarray(rows[:, 0])
    q, qd, qdd, tau = (np.ascontiguousarray(rows[:, 1 + k * n : 1 + (k + 1) * n]) for k in range(4))
    inputs_at = 1 + 4 * n + run.modes
    friction = np.ascontiguousarray(rows[:, 1 + 4 * n : inputs_at])
    u = np.ascontiguousarray(rows[:, inputs_at : inputs_at + m])
    more: dict[str, Any] = {"t": t} if run.params is None else {"t": t, "params": run.params}
    if m:
        more["inputs"] = u
    if around.prescribed:
        drives = list(around.prescribed)
        tau[:, drives] = np.asarray(model.drive_forces(q, qd, qdd, **more))[:, drives]
    kinetic = np.asarray(model.kinetic_energy(q, qd, **more), dtype=np.float64)
    potential = np.asarray(model.potential_energy(q, **more), dtype=np.float64)
    names = run.controls.states
    between = None
    if run.pieces:
        pieces, modes = np.concatenate(run.pieces), np.concatenate(run.piece_modes)
        between = Interpolant(model, pieces, modes, run.free, run.rough, Replay.of(run, pieces[:, 0].copy()))
    found = Trajectory(
        q_names=tuple(model.q_names),
        t=t,
        q=q,
        qd=qd,
        qdd=qdd,
        tau=tau,
        friction=friction,
        mode=mode,
        energy=kinetic + potential,
        work_in=rows[:, -2].copy(),
        dissipated=rows[:, -1].copy(),
        events=tuple(run.events),
        status=run.failed or run.status,
        message=message,
        slides=around.slides,
        states={name: rows[:, inputs_at + m + k].copy() for k, name in enumerate(names)},
        renewals=renewals(run.t0, run.t, (*run.force.tables, *run.signal.tables), (run.hold, *run.controls.periods)),
        between=between,
        facts=RunFacts(model, run.params, u, around.prescribed, around.rubbing, around.drawing, around.bounds(run.n)),
    )
    return sound(found, (rows, kinetic, potential, tau)), (kinetic, potential)
