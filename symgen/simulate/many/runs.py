"""Many runs on their way: a row of each array is one run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from symgen.arrays import Array
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.controls import Controls
from symgen.simulate.many.signals import ManySignal

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.simulate.sensitivities import SlopeModels

__all__ = ["ENDED", "FAILED_RUN", "GOING", "SEEN", "EventBlock", "Plan", "Rows", "Runs", "Stretch"]


SEEN = ("left_times", "left_values", "turn_times", "turn_values")
"""Members of `Runs` about joints beyond their limits and near singular poses."""

GOING, ENDED, FAILED_RUN = 0, 1, 2
"""Run that can go on, that `until` has ended, that has failed."""


@dataclass(frozen=True, eq=False)
class Plan:
    """Facts that all runs share, and what drives them.

    Attributes:
        model: whose functions are called.
        around: facts of its chain.
        controls: expressions around it.
        values: parameters, (p,) for all runs or (runs, p); None: the chain's own.
        force, signal: tau and inputs without their expressions.
        method: `events`, `interpolated` or `karnopp`.
        dt: s, of fixed steps.
        rtol, atol: tolerances of events.
        hold: s between two evaluations of expressions, or None.
        threads: their largest number.
        stops: (runs, 3, s), lower and upper bound and restitution of each run's stops; None: those of `around`.
        first: model of the first pass of interpolated steps, which most lanes of a batch need alone; or None.
        slopes: derivatives that runs in fixed steps carry with them, or None.
    """

    model: Model
    around: Surroundings
    controls: Controls
    values: Array | None
    force: ManySignal
    signal: ManySignal
    method: str
    dt: float
    rtol: float
    atol: float
    hold: float | None
    threads: int
    first: Model | None = None
    stops: Array | None = None
    slopes: SlopeModels | None = None

    @property
    def own(self) -> bool:
        """True when each run has parameters of its own."""
        return self.values is not None and self.values.ndim == 2

    def around_of(self, run: int) -> Surroundings:
        """Facts of the chain with a run's own stops."""
        return self.around if self.stops is None else self.around.with_stops(self.stops[run])

    def params(self, run: int) -> Array | None:
        """Parameters of a run as the model's methods take them."""
        return None if self.values is None else self.values[run] if self.own else self.values


@dataclass(eq=False)
class Runs:
    """States of all runs at one time each; the loops write them.

    Attributes:
        t: (runs,), s; for fixed steps t0 + count dt.
        t0: (runs,), s, from which holds and sampled states are counted.
        count: (runs,), fixed steps taken since t0.
        q, qd: (runs, n), of the model's numbers in fixed steps.
        mode: (runs, modes).
        x: (runs, states).
        tau, u: (runs, n) and (runs, m), the signals at t.
        due: (runs, sampled), counts of the sampled states' next instants; steps in fixed steps.
        hold_due: (runs,), count of the next renewal of held signals.
        begun: (runs,), 1 where a run is under way.
        done: (runs,) of `GOING`, `ENDED`, `FAILED_RUN`.
        status: (runs,), the gravest of the way.
        reason, concern: (runs,), of a failure between events, see `event_run.Reason`; in fixed steps `concern` is the
            position of the state that is not finite, or -1.
        several_at: (runs,), s, when a motion was known not to be the only one, or NaN.
        asked: (runs,), count at which callables were asked last.
        left_times, left_values: (runs, n), s, when each joint was first beyond its limits, or NaN, and where.
        turn_times, turn_values: the same of turns of composite joints near a singular pose.
        several: of fixed steps, run -> (3 n + m + modes,): q, qd, tau, inputs and modes at `several_at`.
        interrupted: True after an interruption from the keyboard.
    """

    t: Array
    t0: Array
    count: Array
    q: Array
    qd: Array
    mode: Array
    x: Array
    tau: Array
    u: Array
    due: Array
    hold_due: Array
    begun: Array
    done: Array
    status: Array
    reason: Array
    concern: Array
    several_at: Array
    asked: Array
    left_times: Array
    left_values: Array
    turn_times: Array
    turn_values: Array
    several: dict[int, Array] = field(default_factory=dict)
    interrupted: bool = False

    def __len__(self) -> int:
        return len(self.t)

    @classmethod
    def starting(
        cls, t0: float, q: Array, qd: Array, mode: Array, x: Array, signals: tuple[Array, Array], sampled: int
    ) -> Runs:
        """Runs at their start."""
        r, n = q.shape
        tau, u = signals
        return cls(
            t=np.full(r, t0), t0=np.full(r, t0), count=np.zeros(r, np.int64), q=q, qd=qd, mode=mode, x=x, tau=tau, u=u,
            due=np.zeros((r, sampled)), hold_due=np.ones(r), begun=np.zeros(r, np.uint8), done=np.zeros(r, np.uint8),
            status=np.zeros(r, np.int32), reason=np.zeros(r, np.int32), concern=np.full(r, -1, np.int32),
            several_at=np.full(r, np.nan), asked=np.full(r, -1), left_times=np.full((r, n), np.nan),
            left_values=np.zeros((r, n)), turn_times=np.full((r, n), np.nan), turn_values=np.zeros((r, n)),
        )  # fmt: skip


@dataclass(frozen=True, eq=False)
class Rows:
    """States on the way: NaN and mode 0 where a run ended before.

    Attributes:
        times: (s,), s since the call began, or steps.
        q, qd, tau: (runs, s, n).
        x: (runs, s, states).
        mode: (runs, s, modes).
    """

    times: Array
    q: Array
    qd: Array
    tau: Array
    x: Array
    mode: Array

    @classmethod
    def empty(cls, times: Array, runs: int, n: int, states: int, modes: int) -> Rows:
        """Room for the rows of all runs."""
        s = len(times)
        q, qd, tau = (np.full((runs, s, n), np.nan) for _ in range(3))
        return cls(times, q, qd, tau, np.full((runs, s, states), np.nan), np.zeros((runs, s, modes), np.int8))


@dataclass(frozen=True, eq=False)
class EventBlock:
    """Events of several runs as compiled code leaves them, in the order of each run.

    Attributes:
        runs: (e,).
        numbers: (e, 1 + 3 n): t, q, qd, friction after it.
        modes: (e, 2, n), before and after.
        marks: (e, n), of what happened to joints by kind; see `MARKS`.
        conditions: (e,), number of a condition that changed; -1: none.
        lost: (e,), J lost in impacts.
    """

    runs: Array
    numbers: Array
    modes: Array
    marks: Array
    conditions: Array
    lost: Array


Progress = Callable[[int], None]


@dataclass(eq=False)
class Stretch:
    """Work of one call: how far, and what is kept on the way.

    Attributes:
        duration: s.
        rows: to be filled.
        events: filled by the loops.
        later: returns further events when they are read.
        progress: called with the number of runs that were just done.
        reached: called on the way with the time of the first run, s.
    """

    duration: float
    rows: Rows
    events: list[EventBlock] = field(default_factory=list)
    later: Callable[[], list[EventBlock]] | None = None
    progress: Progress | None = None
    reached: Callable[[float], None] | None = None
