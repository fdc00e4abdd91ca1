"""Motion without friction, by an adaptive Runge-Kutta method around the compiled model."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
from scipy.integrate import DOP853

from symgen.errors import ArgumentError, SimulationWarning
from symgen.functions import LIMIT, NONFINITE, OK
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.ending import ended
from symgen.simulate.remarks import Departures, warn_of_energy, warn_of_limits
from symgen.simulate.signals import Piece, Signal, Source, make_signal
from symgen.simulate.start import finite_at_start, number, numbers, positive, start_values
from symgen.simulate.system import System
from symgen.simulate.trajectory import Event, Trajectory
from symgen.warn import warn

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["simulate_smooth"]

Array = npt.NDArray[np.float64]
Sample = Any

MOST_ROWS = 1_000_000
"""Rows that are kept at most at equal distances; more do not fit into memory with all that is kept of each."""

MOST_SECONDS = 1e9
"""Thirty years; longer motions would take as long to compute."""

LOST = 1e-3
"""Part of the energy that was moved which the ledger may miss without a warning: integration loses far less."""

SLACK = 100.0
"""The same in units of the relative tolerance, if that is more."""

ENDS = "the last row has the state before it"

CONTRADICTS = (
    "most likely a motion that is given contradicts itself: the input <joint>_qd has to be the derivative of <joint>_q,"
    " and <joint>_qdd that of <joint>_qd, at all times: coarse tables and held answers are not, nor rates that jump"
)


@dataclass
class Record:
    """What is kept on the way; columns are computed from it at the end, all at once."""

    t: list[float] = field(default_factory=list)
    q: list[Array] = field(default_factory=list)
    qd: list[Array] = field(default_factory=list)
    tau: list[Array] = field(default_factory=list)
    inputs: list[Array] = field(default_factory=list)
    ledger: list[Array] = field(default_factory=list)

    def add(self, system: System, t: float, y: Array) -> None:
        q, qd, u = system.state(t, y)
        self.t.append(t)
        self.q.append(q)
        self.qd.append(qd)
        self.tau.append(np.array(system.tau(t, q, qd)))
        self.inputs.append(u)
        self.ledger.append(y[-2:].copy())


def simulate_smooth(
    model: Model,
    duration: float,
    *,
    q: Any = None,
    qd: Any = None,
    t0: float = 0.0,
    tau: Source = None,
    inputs: Source = None,
    rtol: float = 1e-9,
    atol: float = 1e-12,
    sample: Sample = None,
    hold: float | None = None,
    params: Any = None,
    around: Surroundings,
    progress: Callable[[float], None] | None = None,
) -> Trajectory:
    """The motion of a chain from a state, with its energy ledger.

    Between two switches of `tau` and `inputs` the motion is smooth and is integrated by DOP853 (Dormand and Prince,
    order 8; Hairer, Norsett and Wanner 1993). The work done and the energy lost are integrated along, so that
    energy - energy(0) = work_in - dissipated can be checked on every run.

    Args:
        model: a `Model` of target "c", "numpy" or "reference".
        duration: s, positive.
        q: (n,), or a mapping from names, start; entries of prescribed joints are replaced by their motion. None: zero.
        qd: likewise, rates at the start.
        t0: time at the start, s.
        tau: joint forces: (n,) numbers, a table (times (k,), values (k, n)) read piecewise linearly, a callable of
            (t, q, qd), or a mapping from joint names to any of these or, through `symgen.simulate`, to expressions.
            Zero when None.
        inputs: external signals, in the same forms.
        rtol: relative tolerance of the integrator.
        atol: absolute tolerance of the integrator.
        sample: seconds between the rows, or their instants, ascending; None returns the integrator's own steps.
        hold: asks callables only every so many seconds and holds their answer, as a sampled controller does.
        params: run-time parameters, as the model's methods take them.
        around: facts of the chain.
        progress: called with the time reached, in s.

    Returns:
        The trajectory; its last instant is t0 + duration. A motion that cannot be carried on (no finite accelerations,
        status 6; steps that become too small, status 5) ends where it was sound last; `status` and `message` say why.

    Raises:
        ArgumentError: wrong shapes, names or values; no finite accelerations at the start.

    Warns:
        SimulationWarning: the motion ended early, or a joint left its limits; the energy ledger misses a thousandth of
            what was moved, but not where `potential` contains the time or an input, for what a jump of that puts in is
            in no ledger.

    Example:
        >>> import symgen
        >>> model = symgen.build_model("examples/pendulum.yaml", "numpy")
        >>> print(symgen.simulate(model, 1.0, q=[0.1], qd=[0.0]).q[-1].round(4))
        [-0.0398]
    """
    if model.dtype != np.float64:
        raise ArgumentError(f"model: a simulation needs a model of float64, not {model.dtype}")
    start = number("t0", t0)
    if not math.isfinite(start):
        raise ArgumentError(f"t0: must be finite, not {t0}")
    duration = positive("duration", duration)
    end = start + duration
    rtol, atol = number("rtol", rtol), number("atol", atol)
    if not 0.0 < rtol < 1.0:
        raise ArgumentError(f"rtol: must be above 0 and below 1, not {rtol}")
    if not (math.isfinite(atol) and atol >= 0.0):
        raise ArgumentError(f"atol: must be finite and at least 0, not {atol}")
    if hold is not None:
        hold = positive("hold", hold)
    force = make_signal(tau, model.q_names, "tau", start, hold)
    signal = make_signal(inputs, model.input_names, "inputs", start, hold)
    wanted = _instants(sample, start, end)
    if duration > MOST_SECONDS:
        raise ArgumentError(f"duration: {duration:g} s; at most {MOST_SECONDS:g} are integrated")
    if hold is not None and duration / hold > MOST_ROWS:
        raise ArgumentError(f"hold: {duration / hold:.3g} times in {duration:g} s; at most {MOST_ROWS} are possible")
    record = Record()

    switches = np.unique(np.concatenate([force.switches(start, end), signal.switches(start, end)]))
    knots = [start, *switches.tolist(), end]
    q_now, qd_now = (start_values(what, given, model.q_names) for what, given in (("q", q), ("qd", qd)))
    departures = Departures.of(around.limits, len(q_now))
    ledger, status, message, before = np.zeros(2), OK, "", None
    for a, b in itertools.pairwise(knots):
        system = _system(model, around, params, force, signal, (a, b), q_now, qd_now)
        y = np.concatenate([q_now[system.free], qd_now[system.free], ledger])
        if before is None:
            _refuse_start(system, a, y)
        try:
            y = _advance(system, y, a, b, rtol, atol, record, wanted, departures, progress)
        except _Stopped as stopped:
            status, message, end, y = stopped.status, stopped.message, stopped.t, stopped.y
            system = before if before is not None and stopped.at_once else system
            break
        q_now, qd_now, _ = system.state(b, y)
        ledger, before = y[-2:], system
    if not _kept(record, end) if status != OK else (wanted is None or wanted[-1] == end):
        record.add(system, end, y)
    events = tuple(
        Event(float(s), "switch", (), tuple(np.sign(qd_now).astype(int).tolist())) for s in switches if s < end
    )
    run, energies = _trajectory(system, record, events)
    if message:
        run = replace(run, status=status, message=message)
        warn(SimulationWarning(message))
    warn_of_limits(run, departures)
    if not around.explicit_potential:  # what a potential that jumps puts in is no work of the ledger's
        why = CONTRADICTS if around.signalled else f"rtol = {rtol:g} or atol = {atol:g} is too loose, or a motion jumps"
        warn_of_energy(run, energies, float(np.finfo(np.float64).eps), max(LOST, SLACK * rtol), why)
    return run


class _Stopped(Exception):
    """The motion cannot be carried on.

    Attributes:
        status: NONFINITE or LIMIT.
        message: what happened.
        t: of the last sound state, s.
        y: that state.
        at_once: whether nothing was integrated since the last switch, which has no accelerations after it.
    """

    def __init__(self, status: int, found: str, remedy: str, t: float, y: Array, at_once: bool) -> None:
        super().__init__(found)
        self.status, self.t, self.y, self.at_once = status, t, y, at_once
        self.message = ended(status, t, "", found, remedy)


def _kept(record: Record, t: float) -> bool:
    """Whether the last row is at this instant, but for rounding."""
    return bool(record.t) and math.isclose(record.t[-1], t, rel_tol=1e-12)


def _refuse_start(system: System, t: float, y: Array) -> None:
    """Raises ArgumentError where there is no motion to begin with."""
    q, qd, u = system.state(t, y)
    finite_at_start("inputs", u, system.model.input_names, t)
    finite_at_start("tau", system.tau(t, q, qd), system.model.q_names, t)
    if not np.all(np.isfinite(system.derivative(t, y))):
        raise ArgumentError(f"at the start, t = {t:g}: {system.lost}")


def _system(
    model: Model,
    around: Surroundings,
    params: Any,
    force: Signal,
    signal: Signal,
    span: tuple[float, float],
    q: Array,
    qd: Array,
) -> System:
    tau: Piece = force.piece(*span, q, qd)
    inputs: Piece = signal.piece(*span, q, qd)
    return System(model, around, params, tau, inputs)


def _advance(
    system: System,
    y: Array,
    a: float,
    b: float,
    rtol: float,
    atol: float,
    record: Record,
    wanted: Array | None,
    departures: Departures,
    progress: Callable[[float], None] | None,
) -> Array:
    """Integrates from a to b, keeping the instants of [a, b) that are wanted; returns the state at b.

    Raises:
        _Stopped: the motion ends before.
    """
    if not np.all(np.isfinite(system.derivative(a, y))):
        raise _Stopped(NONFINITE, system.lost, ENDS, a, y, True)
    if wanted is None:
        record.add(system, a, y)
    departures.see(a, system.state(a, y)[0])
    solver = DOP853(system.derivative, a, y, b, rtol=max(rtol, 1e-13), atol=atol)
    while solver.t < b:
        if solver.step() is not None:
            status = NONFINITE if system.lost else LIMIT
            found = system.lost or f"steps become too small, {_fastest(system, solver.t, solver.y)}"
            raise _Stopped(status, found, ENDS, solver.t, solver.y, False)
        if not (np.all(np.isfinite(solver.y)) and np.all(np.isfinite(solver.f))):
            t, y = float(solver.t_old), np.asarray(solver.y_old)
            raise _Stopped(NONFINITE, system.lost or _fastest(system, t, y), ENDS, t, y, False)
        if system.around.limits:
            departures.see_within(solver.t_old, solver.t, partial(_place, system, solver.dense_output()))
        if wanted is None:
            if solver.t < b:
                record.add(system, solver.t, solver.y)
        else:
            inside = wanted[(wanted >= solver.t_old) & (wanted < solver.t)]
            if len(inside):
                dense = solver.dense_output()
                for t in inside:
                    record.add(system, float(t), np.asarray(dense(t)))
        if progress is not None:
            progress(solver.t)
    return np.asarray(solver.y)


def _place(system: System, dense: Callable[[float], Any], t: float) -> Array:
    """The coordinates within a step."""
    return system.state(t, np.asarray(dense(t)))[0]


def _fastest(system: System, t: float, y: Array) -> str:
    """The joint with the largest acceleration, as a clause."""
    rates = system.derivative(t, y)[len(system.free) : 2 * len(system.free)]
    k = int(np.argmax(np.abs(rates)))
    return f"with an acceleration of {rates[k]:.3g} at joint {system.model.q_names[system.free[k]]}"


def _trajectory(system: System, record: Record, events: tuple[Event, ...]) -> tuple[Trajectory, tuple[Array, Array]]:
    """Accelerations and drive forces of all instants, and the energies, kinetic and potential, in one call each."""
    t, q, qd = np.array(record.t), np.array(record.q), np.array(record.qd)
    tau, u, ledger = np.array(record.tau), np.array(record.inputs), np.array(record.ledger)
    model, more = system.model, system.more(u, t)
    qdd = np.asarray(model.forward_dynamics(q, qd, tau, **more), dtype=np.float64)
    kinetic = np.asarray(model.kinetic_energy(q, qd, **more), dtype=np.float64)
    potential = np.asarray(model.potential_energy(q, **more), dtype=np.float64)
    run = Trajectory(
        q_names=tuple(model.q_names),
        t=t,
        q=q,
        qd=qd,
        qdd=qdd,
        tau=system.effort(q, qd, qdd, tau, more),
        friction=np.zeros_like(q),
        mode=np.sign(qd).astype(np.int8),
        energy=kinetic + potential,
        work_in=ledger[:, 0],
        dissipated=ledger[:, 1],
        events=events,
        slides=system.around.slides,
    )
    return run, (kinetic, potential)


def _instants(sample: Sample, start: float, end: float) -> Array | None:
    """The instants to return, ascending, within [start, end]; None for the integrator's own."""
    if sample is None:
        return None
    if np.ndim(sample) == 0:
        step = positive("sample", sample)
        if (end - start) / step > MOST_ROWS:
            raise ArgumentError(
                f"sample: {end - start:g} s in steps of {step:g} s are {(end - start) / step:.3g} rows; at most "
                f"{MOST_ROWS} are kept, so sample less often or simulate for less time"
            )
        count = math.floor((end - start) / step * (1.0 + 1e-12))
        times = np.array(start + step * np.arange(count + 1), dtype=np.float64)
        return np.append(times[:-1] if math.isclose(times[-1], end) else times, end)
    times = numbers("sample", sample)
    if times.ndim != 1 or len(times) == 0 or np.any(np.diff(times) <= 0.0) or times[0] < start or times[-1] > end:
        raise ArgumentError(f"sample: instants must ascend within [{start:g}, {end:g}]")
    return times
