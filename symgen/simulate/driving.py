"""Forces, inputs and controller states at an instant, in Python: the rules of `templates/simulator/signals.c`."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.compile.event_table import NUMBER
from symgen.simulate.controls import Controls
from symgen.simulate.held_signals import Parts

__all__ = ["Driving", "StateNotFinite", "renewals", "same_instant"]

Array = npt.NDArray[np.float64]


def same_instant(a: float, b: float) -> bool:
    """True when two instants are equal up to rounding."""
    return abs(a - b) <= NUMBER["SAME"] * max(abs(a), abs(b))


def renewals(
    t0: float, end: float, tables: Iterable[tuple[int, Array, Array]], periods: Iterable[float | None]
) -> Array:
    """(k,), s: instants within a run at which a table has a knot or one of the periods from t0 on is over.

    Example:
        >>> renewals(0.0, 1.0, [(0, np.array([0.0, 0.4, 0.5]), np.zeros(3))], [0.25, None])
        array([0.25, 0.4 , 0.5 , 0.75])
    """
    found = [times for _, times, _ in tables]
    found += [t0 + period * np.arange(1.0, (end - t0) / period + 1.0) for period in periods if period]
    if not found:
        return np.empty(0)
    times = np.unique(np.concatenate(found))
    apart = NUMBER["SAME"] * np.maximum(np.abs(times), abs(end))
    times = times[(times > t0 + apart) & (times < end - apart)]
    return times[np.diff(times, prepend=-np.inf) > NUMBER["SAME"] * np.abs(times)]


class StateNotFinite(Exception):
    """The next value of a sampled state is not finite; `position` is its place among the states."""

    def __init__(self, position: int) -> None:
        super().__init__(position)
        self.position = position


class Driving:
    """Signals and states of a run.

    Attributes:
        tau, u: present values; tables, expressions and callables write over their entries.
        x: states of the controller, continuous ones first.
    """

    def __init__(
        self, controls: Controls, params: Any, force: Parts, signal: Parts, t0: float, hold: float | None
    ) -> None:
        self.controls, self.force, self.signal, self.t0, self.hold = controls, force, signal, t0, hold
        self.tau, self.u = force.values, signal.values
        self.x = np.array(controls.start, dtype=np.float64)
        self._params = {} if params is None else {"params": params}
        self._tables = [(self.tau, *table) for table in force.tables] + [(self.u, *table) for table in signal.tables]
        self._at = [0] * len(self._tables)
        self._due = [0] * len(controls.periods)
        self._renewals = 1

    def law(self, function: str, t: float, q: Array, qd: Array) -> Array:
        """The values of a function of the controller; none where it has no such function."""
        if not self.controls.has(function):
            return np.empty(0)
        model = self.controls.model
        assert model is not None
        x, u = (values if len(values) else np.zeros(1) for values in (self.x, self.u))
        return np.asarray(model.evaluate(function, q, qd, x, u, t=t, **self._params), dtype=np.float64)

    def seek(self, t: float) -> None:
        """The pieces of tables from t on."""
        for k, (_, _, times, _) in enumerate(self._tables):
            while self._at[k] < len(times) and (times[self._at[k]] <= t or same_instant(times[self._at[k]], t)):
                self._at[k] += 1

    def next_stop(self, t: float, end: float) -> float:
        """The next instant at which a signal may jump or a state is replaced; `end` at the latest."""
        found = [end]
        found += [
            float(times[at]) for (_, _, times, _), at in zip(self._tables, self._at, strict=True) if at < len(times)
        ]
        if self.hold is not None:
            found.append(self.t0 + self._renewals * self.hold)
        found += [self.t0 + due * period for due, period in zip(self._due, self.controls.periods, strict=True)]
        stop = min(found)
        return end if same_instant(stop, end) else max(stop, t)

    def evaluate(self, t: float, q: Array, qd: Array, due: bool = False) -> None:
        """Evaluate tau and u; held entries only when they are due."""
        for (target, entry, times, values), at in zip(self._tables, self._at, strict=True):
            if at in (0, len(times)):
                target[entry] = values[0 if at == 0 else -1]
            else:
                slope = (values[at] - values[at - 1]) / (times[at] - times[at - 1])
                target[entry] = values[at - 1] + (t - times[at - 1]) * slope
        if due or self.hold is None:
            self._by_law(self.u, "inputs_now", self.controls.inputs, t, q, qd)
            for signal in (self.signal, self.force):
                for entries, law in signal.calls:
                    signal.values[entries] = law.value(t, q, qd)
            self._by_law(self.tau, "forces_now", self.controls.tau, t, q, qd)

    def renew(self, t: float, q: Array, qd: Array) -> None:
        """States and held values whose instant it is; tables go on to their next piece."""
        self.replace(t, q, qd)
        self.seek(t)
        if self.hold is not None and self._is_due(self._renewals * self.hold, t):
            self._renewals += 1
            self.evaluate(t, q, qd, due=True)

    def replace(self, t: float, q: Array, qd: Array) -> bool:
        """Replaces the sampled states that are due, all from the values before; True when any was.

        Raises:
            StateNotFinite: a next value is not; no state is replaced.
        """
        due = [k for k, period in enumerate(self.controls.periods) if self._is_due(self._due[k] * period, t)]
        if due:
            values = self.next_values(due, t, q, qd)
            for k in due:
                self.x[self.controls.continuous + k] = values[k]
                self._due[k] += 1
        return bool(due)

    def next_values(self, due: Sequence[int], t: float, q: Array, qd: Array) -> Array:
        """(sampled,): the next values of sampled states; raises StateNotFinite where one that is due is not finite."""
        values = self.law("next_now", t, q, qd)
        for k in due:
            if not math.isfinite(values[k]):
                raise StateNotFinite(self.controls.continuous + k)
        return values

    def _is_due(self, since: float, t: float) -> bool:
        return self.t0 + since <= t or same_instant(self.t0 + since, t)

    def _by_law(self, target: Array, function: str, entries: Any, t: float, q: Array, qd: Array) -> None:
        if entries:
            chosen = list(entries)
            target[chosen] = self.law(function, t, q, qd)[chosen]

    def not_finite(self) -> tuple[str, int] | None:
        """`tau` or `input` and the position of an entry that is not finite."""
        for what, values in (("tau", self.tau), ("input", self.u)):
            for k, value in enumerate(values.tolist()):
                if not math.isfinite(value):
                    return what, k
        return None
