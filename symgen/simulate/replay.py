"""Signals of a run that is over, evaluated anew at any of its instants: forces, inputs, states, prescribed motions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.compile.event_table import NUMBER
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.controls import Controls
from symgen.simulate.event_run import EventRun
from symgen.simulate.held_signals import Parts

__all__ = ["Replay", "Signals", "renewals"]


@dataclass(frozen=True, slots=True, eq=False)
class Signals:
    """The signals at k instants.

    Attributes:
        tau: (k, n), N m or N.
        inputs: (k, m)
        states: (k, states) of the controller, continuous ones first.
    """

    tau: Reals
    inputs: Reals
    states: Reals


@dataclass(frozen=True, slots=True, eq=False)
class Replay:
    """The signals of a run.

    Attributes:
        around, controls: of the chain, and of the expressions.
        params: run-time parameters as `Model` takes them, or None.
        force, signal: tau and inputs, expressions left out.
        t0: s.
        hold: s between two evaluations of expressions and callables; None: at all times.
        begins: (p,), s, of the pieces of the motion.
        held: (p, states + m + n), the values in each piece of sampled states, held inputs and held forces, in the order
            states, inputs, tau; other entries have no meaning.
    """

    around: Surroundings
    controls: Controls
    params: Any
    force: Parts
    signal: Parts
    t0: float
    hold: float | None
    begins: Reals
    held: Reals

    @classmethod
    def of(cls, run: EventRun, begins: Reals) -> Replay:
        """The signals of a run with pieces that begin at these instants."""
        force, signal = run.force.copy(), run.signal.copy()
        held = np.concatenate(run.piece_held)
        return cls(run.around, run.controls, run.params, force, signal, run.t0, run.hold, begins, held)

    def __call__(self, which: npt.NDArray[np.intp], t: Reals, q: Reals, qd: Reals, states: Reals) -> Signals:
        """The signals at instants t (k,) in the pieces `which`.

        Args:
            which: (k,), positions of the pieces.
            t: (k,), s.
            q, qd: (k, n); entries of prescribed joints are written.
            states: (k, c), the continuous states there.
        """
        around, controls, held = self.around, self.controls, self.held[which]
        k, m, count = len(t), len(self.signal.values), len(controls.states)
        moved, x = list(around.moved), held[:, :count]
        x[:, : controls.continuous] = states
        inputs, tau = np.tile(self.signal.values, (k, 1)), np.tile(self.force.values, (k, 1))
        if self.hold is not None:  # tables are read anew
            inputs, tau = held[:, count : count + m], held[:, count + m :]
        inputs[:, m - controls.own :] = states[:, : controls.own]

        def law(function: str) -> Reals:
            return controls.evaluate(function, self.params, t, q, qd, x, inputs)

        if moved:
            q[:, moved], qd[:, moved] = np.hsplit(law("motion_now"), 2)
        for values, tables in ((tau, self.force.tables), (inputs, self.signal.tables)):
            for entry, times, knots in tables:
                values[:, entry] = _table_values(times, knots, self.begins[which], t)
        if self.hold is None:
            self._write(inputs, controls.inputs, law("inputs_now"))
            for values, calls in ((inputs, self.signal.calls), (tau, self.force.calls)):
                for entries, call in calls:
                    for i in range(k):
                        values[i, entries] = call.value(float(t[i]), q[i], qd[i])
            self._write(tau, controls.tau, law("forces_now"))
        for joint, position, rate in around.signalled:
            q[:, joint], qd[:, joint] = inputs[:, position], inputs[:, rate]
        return Signals(tau, inputs, x)

    @staticmethod
    def _write(values: Reals, entries: tuple[int, ...], found: Reals) -> None:
        if entries:
            values[:, list(entries)] = found[:, list(entries)]


def _table_values(times: Reals, values: Reals, begins: Reals, t: Reals) -> Reals:
    """(k,): a table at instants t in pieces that begin at `begins`, where its last knot may be that instant."""
    at = np.searchsorted(times, begins + NUMBER["SAME"] * np.abs(begins), side="right")
    before, after = np.maximum(at - 1, 0), np.minimum(at, len(times) - 1)
    inside = (at > 0) & (at < len(times))
    length = np.where(inside, times[after] - times[before], 1.0)
    found = values[before] + (t - times[before]) * ((values[after] - values[before]) / length)
    return np.where(inside, found, values[np.where(at == 0, 0, before)])


def renewals(
    t0: float, end: float, tables: Iterable[tuple[int, Reals, Reals]], periods: Iterable[float | None]
) -> Reals:
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
