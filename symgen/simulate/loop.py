"""Inputs and records of a fixed-step loop, and the loop itself in Python, for targets other than C.

The compiled loop (`compiled_loop.py`) does the same; this one serves the reference and machines without a compiler.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.functions import GRAVITY, NONFINITE, STEPS
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.controls import Controls
from symgen.simulate.driving import Driving, StateNotFinite
from symgen.simulate.held_signals import Parts
from symgen.simulate.ledger import Holds, Ledger, State
from symgen.simulate.remarks import Departures
from symgen.simulate.several import mode_signs

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["FULL", "HALTED", "Change", "Loop", "PlainLoop", "Rows"]

Array = npt.NDArray[np.float64]
FULL, HALTED = 1, 2

HALVINGS = 40
"""Halvings of a step that find an event in it."""


@dataclass
class Rows:
    """Recorded values at chosen steps."""

    steps: npt.NDArray[np.int64]
    q: npt.NDArray[Any]
    qd: npt.NDArray[Any]
    tau: Array
    inputs: Array
    x: Array
    work: Array
    loss: Array

    def first(self, count: int) -> Rows:
        """The first rows."""
        return Rows(*(getattr(self, field.name)[:count] for field in fields(self)))

    @classmethod
    def empty(cls, steps: npt.NDArray[np.int64], n: int, m: int, states: int, dtype: np.dtype[Any]) -> Rows:
        """Room for the rows of `steps`."""
        s = len(steps)
        kept = np.zeros((s, n), dtype), np.zeros((s, n), dtype)
        return cls(steps, *kept, np.zeros((s, n)), np.zeros((s, m)), np.zeros((s, states)), np.zeros(s), np.zeros(s))


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """An event: joints changed their modes.

    Attributes:
        step: number of steps before the one that it is in.
        offset: seconds from that step's start.
        before: (modes,), modes until then.
        after: (modes,), modes from then on.
        state: (3 n + m,), q and qd there, tau and inputs of the step.
        stops: of each joint with stops, whether it has met one.
        lost: J, in impacts.
    """

    step: int
    offset: float
    before: npt.NDArray[np.int8]
    after: npt.NDArray[np.int8]
    state: npt.NDArray[Any]
    stops: tuple[bool, ...] = ()
    lost: float = 0.0


@dataclass
class Loop(ABC):
    """One fixed-step run.

    Attributes:
        model: whose functions are called.
        around: facts of its chain.
        method: `"karnopp"` or `"interpolated"`.
        params: run-time parameters as `Model` takes them, or None.
        tau: joint forces.
        inputs: external signals.
        t0: s.
        dt: s.
        q: (n,), the state.
        qd: (n,)
        mode: (modes,)
        controls: expressions and states.
        x: states of the controller, continuous ones first.
        periods: steps between two replacements of the sampled ones.
        rows: to be filled.
        departures: from the joints' limits.
        halts: statuses at which a step is not taken.
        count: steps taken.
        status: the worst of the steps taken.
        halted: the status of the step that was not taken.
        concern: position of the controller's state that is not finite there, or -1.
        changes: events, in order of time.
    """

    model: Model
    around: Surroundings
    method: str
    params: Any
    tau: Parts
    inputs: Parts
    t0: float
    dt: float
    q: npt.NDArray[Any]
    qd: npt.NDArray[Any]
    mode: npt.NDArray[np.int8]
    controls: Controls
    x: Array
    periods: tuple[int, ...]
    driving: Driving
    rows: Rows
    departures: Departures
    halts: frozenset[int]
    count: int = 0
    status: int = 0
    halted: int = 0
    concern: int = -1
    changes: list[Change] = field(default_factory=list)

    @abstractmethod
    def __post_init__(self) -> None:
        """Made ready by the loops themselves."""

    @property
    def t(self) -> float:
        """The time, from the count."""
        return self.t0 + self.count * self.dt

    def signs(self, q: Any, qd: Any) -> npt.NDArray[np.int8]:
        """(..., modes): the signs of rates."""
        return mode_signs(self.model, self.around, q, qd, {} if self.params is None else {"params": self.params})

    def more(self, t: Any, inputs: Any = None) -> dict[str, Any]:
        """Keyword arguments of the model's methods; inputs are those of the step unless others are given."""
        given = {} if self.params is None else {"params": self.params}
        values = self.inputs.values if inputs is None else inputs
        named = {"inputs": values.astype(self.model.dtype)} if len(self.model.input_names) else {}
        return {**given, **named, "t": t}

    @abstractmethod
    def run(self, steps: int) -> int:
        """Take `steps` steps; return 0 when done, HALTED when one was not taken because of its status, `halted`."""

    @abstractmethod
    def finish(self) -> None:
        """The signals and the row of the last state."""


class PlainLoop(Loop):
    """The loop in Python, one call of the model per quantity."""

    def __post_init__(self) -> None:
        self._row = 0
        self._inputs_before: Array | None = None
        self._due = [0] * len(self.periods)
        self._last = False
        self._ledger = Ledger(self.model, self.around, self.more)

    def finish(self) -> None:
        self._last = True
        self._signals()

    def _signals(self) -> None:
        """The signals and the row of the present state."""
        t, q, qd = self.t, self.q.astype(np.float64), self.qd.astype(np.float64)
        self.inputs.evaluate(self.count, t, q, qd)
        if self._replace(t, q, qd):
            self.inputs.evaluate(self.count, t, q, qd)
        self.tau.evaluate(self.count, t, q, qd)
        if self._inputs_before is not None:
            self._ledger.jump(self.q, self._inputs_before, self._held())
        self._inputs_before = self.inputs.values.copy()
        if self._row < len(self.rows.steps) and self.rows.steps[self._row] == self.count:
            k, self._row = self._row, self._row + 1
            self.rows.q[k], self.rows.qd[k] = self.q, self.qd
            self.rows.tau[k], self.rows.inputs[k] = self.tau.values, self.inputs.values
            self.rows.x[k] = self.x
            self.rows.work[k], self.rows.loss[k] = self._ledger.work, self._ledger.loss

    def run(self, steps: int) -> int:
        with np.errstate(over="ignore", invalid="ignore"):  # numbers that are not finite end the run
            return self._steps(steps)

    def _steps(self, steps: int) -> int:
        for _ in range(steps):
            try:
                self._signals()
            except StateNotFinite as state:
                return self._halt(NONFINITE, state.position)
            held = self._held()
            end, status = self._take(held, self.dt)
            if status in self.halts:
                return self._halt(status)
            x = self._states_after(held.t, end)
            if not np.all(np.isfinite(x)):
                return self._halt(NONFINITE, int(np.flatnonzero(~np.isfinite(x))[0]))
            self.status = min(self.status, status, key=GRAVITY.index)
            self._observe(held, end)
            self.x[: len(x)] = x
            self.q, self.qd, self.mode = end.q, end.qd, end.mode
            self.count += 1
            self.departures.see(self.t, self.q.astype(np.float64))
        return 0

    def _halt(self, status: int, concern: int = -1) -> int:
        self.halted, self.concern = status, concern
        return HALTED

    def _replace(self, t: float, q: Array, qd: Array) -> bool:
        """Replaces the sampled states that are due, all from the values before; True when any was."""
        due = [k for k, step in enumerate(self._due) if self.count >= step and not self._last]
        if due:
            values = self.driving.next_values(due, t, q, qd)
            for k in due:
                self.x[self.controls.continuous + k] = values[k]
                self._due[k] += self.periods[k]
        return bool(due)

    def _states_after(self, t: float, end: State) -> Array:
        """Continuous states after a step, by Heun's rule."""
        c = self.controls.continuous
        before = self.x[:c].copy()
        if c:
            q, qd = self.q.astype(np.float64), self.qd.astype(np.float64)
            first = self.driving.law("rates_now", t, q, qd)
            self.x[:c] = before + self.dt * first
            q, qd = end.q.astype(np.float64), end.qd.astype(np.float64)
            second = self.driving.law("rates_now", t + self.dt, q, qd)
            self.x[:c] = before
            return np.asarray(before + 0.5 * self.dt * (first + second))
        return before

    def _held(self) -> Holds:
        return Holds(self.tau.values.astype(self.model.dtype), self.inputs.values.copy(), self.t)

    def _take(self, held: Holds, length: float) -> tuple[State, int]:
        """A step of any length from the present state, and its status."""
        function, kind = STEPS[self.method], self.model.dtype.type
        more = self.more(held.t, held.inputs)
        q, qd, mode, status = self.model.evaluate(function, self.q, self.qd, self.mode, held.tau, kind(length), **more)
        return State(q, qd, mode), int(status)

    def _observe(self, held: Holds, end: State) -> None:
        """Events and energies of a step; the same rules as in the compiled loop."""
        ledger, start = self._ledger, State(self.q, self.qd, self.mode)
        free = [k for k in range(len(self.q)) if k not in self.around.prescribed]
        ledger.work += float(held.tau[free].astype(float) @ (end.q.astype(float) - self.q.astype(float))[free])
        if self.method == "interpolated" and self._differ(self.mode, end.mode):
            self._between_events(held, start, end)
            return
        ledger.account(held, start, end, end.mode, 0.0, self.dt)
        if self._differ(self.mode, end.mode):  # Karnopp's: modes hold from the start to the end of a step
            self._change(held, self.mode, end.mode, 0.0, start)

    def _between_events(self, held: Holds, at: State, end: State) -> None:
        """The parts of an interpolated step between its events, each found by halving: up to it, shorter steps from the
        same start keep their modes."""
        mode, since = self._take(held, math.ldexp(self.dt, -HALVINGS))[0].mode, 0.0
        if self._differ(self.mode, mode):
            self._change(held, self.mode, mode, 0.0, at)
        events = 0
        while events < len(mode) + 2 and self._differ(mode, end.mode):
            low, low_at, high, high_at = at, since, end, self.dt
            for _ in range(HALVINGS):
                middle_at = 0.5 * (low_at + high_at)
                middle, _ = self._take(held, middle_at)
                if self._differ(mode, middle.mode):
                    high, high_at = middle, middle_at
                else:
                    low, low_at = middle, middle_at
            self._ledger.account(held, at, low, mode, since, low_at - since)
            self._change(held, mode, high.mode, low_at, high)
            at, mode, since, events = high, high.mode, high_at, events + 1
        self._ledger.account(held, at, end, mode, since, self.dt - since)
        if self._differ(mode, end.mode):  # more events than can be told apart
            self._change(held, mode, end.mode, self.dt, end)

    def _differ(self, a: Any, b: Any) -> bool:
        """True when the modes of joints that can stick differ."""
        rubbing = list(self.around.rubbing)
        return bool(np.any(a[rubbing] != b[rubbing]))

    def _change(self, held: Holds, before: Any, after: Any, offset: float, at: State) -> None:
        rests = np.zeros(len(after), bool)
        rests[list(self.around.rubbing)] = True
        rates = np.where(rests & (np.asarray(after) == 0), 0, at.qd)
        state = np.concatenate([at.q, rates, held.tau, held.inputs]).astype(self.model.dtype)
        old, new = (np.array(x, np.int8) for x in (before, after))
        self.changes.append(Change(self.count, offset, old, new, state))
