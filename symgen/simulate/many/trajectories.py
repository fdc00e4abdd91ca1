"""The ends of many runs, their rows and events, and going on from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.arrays import Array
from symgen.errors import ArgumentError, SimulationError, SimulationWarning, warn
from symgen.functions import FAILED
from symgen.simulate.controls import Controls
from symgen.simulate.many.events import EventLists
from symgen.simulate.many.messages import Messages
from symgen.simulate.many.runs import GOING, Rows, Stretch
from symgen.simulate.many.sensitivities import of_steps
from symgen.simulate.many.shapes import common_count, mode_rows, spread, vectors
from symgen.simulate.many.signals import ManySignal
from symgen.simulate.many.starts import modes_at_start, place, refuse_beyond
from symgen.simulate.remarks import warn_of_singular_poses
from symgen.simulate.start import numbers, positive
from symgen.simulate.step_counts import FIXED, steps_of_run, whole_steps

if TYPE_CHECKING:
    from symgen.simulate.many.engine import Engine
    from symgen.simulate.many.sensitivities import ManySensitivities

__all__ = ["Compiled", "Trajectories"]


Compiled = Callable[[Mapping[str, Any]], tuple[dict[str, Any], Controls]]
"""Compiles the expressions of `tau` and `inputs`, where given, in place of those so far. Returns the rest, and all."""


class Trajectories:
    """Motions of r runs of n joints. `restart` and `advance` change it in place and return it; arrays that were read
    before stay as they are. Arrays are to be read alone; `restart` puts runs elsewhere.

    Attributes:
        q_names: names of the coordinates.
        t: (r,), s, the end of each run; with rows (s,), their instants.
        q, qd: (r, n), rad or m, at the ends; with rows (r, s, n), NaN after a run's own end.
        mode: (r, n) or (r, s, n), +1, 0 or -1; 0 for a stuck joint, whose rate is exactly zero.
        tau: (r, n) or (r, s, n), joint forces at those instants.
        states: (r,) or (r, s) of each state of the controller, by name.
        ends: the same at the ends, by name: `t q qd mode tau states`.
        status: (r,), the gravest of each run, as of `Trajectory`.
        message: a sentence for each run, empty where all is well.
        ended: (r,), True where a run does not go on: it has failed, or `until` ended it.
        events: a tuple of `Event` for each run; `.counts` (r,) has the number of their instants.
        sensitivities: derivatives of the runs up to here, where `simulate_many` was asked for them.
    """

    sensitivities: ManySensitivities | None = None

    def __init__(
        self, engine: Engine, base: tuple[Array, ...], duration: float, sample: Any, progress: Any,
        compiled: Compiled | None, stops: Callable[[Array], Array],
    ) -> None:  # fmt: skip
        self._engine, self._base, self._compiled, self._stops = engine, base, compiled, stops
        self._given: dict[str, Any] = {}  # to `advance`, last
        self._told_of = np.zeros(len(engine.runs), bool), np.zeros(engine.runs.q.shape, bool)
        self._told_of_turns = np.zeros(engine.runs.q.shape, bool)
        self.q_names = tuple(engine.plan.model.q_names)
        self._move(duration, sample, progress)

    def __len__(self) -> int:
        return len(self.status)

    @property
    def dq(self) -> Array:
        """(r, n, p), with rows (r, s, n, p): derivatives of `q` by the names of `sensitivities`.

        Raises:
            SimulationError: the runs have none, or have moved on since.
        """
        return self._slopes().dq

    @property
    def dqd(self) -> Array:
        """(r, n, p) or (r, s, n, p): derivatives of `qd`; see `dq`."""
        return self._slopes().dqd

    def _slopes(self) -> ManySensitivities:
        if self.sensitivities is None:
            words = "ask for them with simulate_many(..., sensitivities=[...]); `advance` and `restart` have none"
            raise SimulationError(f"dq, dqd: these runs have no derivatives; {words}")
        return self.sensitivities

    def __repr__(self) -> str:
        runs = "1 run" if len(self) == 1 else f"{len(self)} runs"
        failed = int(np.isin(self.status, list(FAILED)).sum())
        rows = f" in {len(self.t)} rows" if self.q.ndim == 3 else ""
        last = float(np.max(self.ends["t"]))
        return f"<Trajectories of {runs} to t = {last:g} s{rows}{f', {failed} failed' if failed else ''}>"

    def advance(
        self, duration: float, *, tau: Any = None, inputs: Any = None, states: Any = None, sample: Any = "end"
    ) -> Trajectories:
        """Move all runs on that have not ended, each from its own time.

        Args:
            duration: s; of fixed steps a whole number of them.
            tau: (n,) or (r, n) numbers, or a mapping from names to numbers, (r,) or expressions, from now on in place
                of the signals and expressions so far; None keeps those. Expressions are compiled once.
            inputs: likewise.
            states: values that states of the controller have from now on, by name: numbers or (r,). One of rate 0 is a
                goal or a gain of each run, which an expression of tau may use.
            sample: rows as of `simulate_many`; runs must then be at one time.

        Returns:
            This object, whose events and rows are those of the stretch.

        Raises:
            ArgumentError: wrong shapes or names, or a duration that is not positive.
        """
        positive("duration", duration)
        given = {what: value for what, value in (("tau", tau), ("inputs", inputs)) if value is not None}
        written = {what for what, value in given.items() if _has_texts(value)}
        numbers_alone = {what: value for what, value in given.items() if what not in written}
        self._given |= given
        controls = self._engine.plan.controls
        if written and self._compiled is not None:
            rest, controls = self._compiled(self._given)
            numbers_alone |= {what: rest[what] for what in written}
        names = {"tau": self.q_names, "inputs": self._engine.plan.model.input_names}
        held = {what: vectors(what, value, names[what]) for what, value in numbers_alone.items()}
        common_count({what: len(x) for what, x in held.items() if x.ndim == 2}, len(self))
        everyone = np.arange(len(self))
        values = self._state_rows(states, everyone)
        if controls != self._engine.plan.controls:
            plain = {"tau": "force", "inputs": "signal"}
            self._engine = self._engine.renewed(
                controls=controls, **{plain[what]: ManySignal(held[what]) for what in written}
            )
        for what in written:  # expressions write over their entries
            (self._engine.runs.tau if what == "tau" else self._engine.runs.u)[...] = held[what]
        self._engine = self._engine.held({what: x for what, x in held.items() if what not in written})
        self._set_states(values, everyone)
        self._move(duration, sample, None)
        return self

    def restart(
        self, mask: Any = None, *, q: Any = None, qd: Any = None, params: Any = None, mode: Any = None,
        states: Any = None,
    ) -> Trajectories:  # fmt: skip
        """Put runs back to their start time, where they begin anew.

        Args:
            mask: (r,) of True for the runs that begin anew, or their numbers; None: all.
            q: their coordinates: (n,), (r, n) or a row for each run of the mask; a mapping from names to numbers; None:
                the first ones.
            qd: their rates, in the same forms.
            params: run-time parameters from now on: (p,) or rows, or by name, a number or one for each run;
                those that are left out stay as they are.
            mode: directions of sliding before the start, (n,) or rows; None: as at a first start.
            states: starts of states of the controller, by name: a number or one for each run; those that are left out
                begin as the first time.

        Returns:
            This object.

        Raises:
            ArgumentError: wrong shapes, names or numbers.
        """
        chosen = self._chosen(mask)
        runs = self._engine.runs
        places = [None if x is None else self._rows(what, x, chosen) for what, x in (("q", q), ("qd", qd))]
        modes = None if mode is None else self._spread("mode", mode_rows(mode, runs.mode.shape[1]), chosen)
        values = self._state_rows(states, chosen)
        if params is not None:
            renewed = self._parameters(params, chosen)
            self._engine = self._engine.renewed(values=renewed, stops=self._stops(renewed))
        for array, given, base in zip((runs.q, runs.qd), places, self._base[:2], strict=True):
            array[chosen] = base[chosen] if given is None else given
        runs.x[chosen] = self._base[2][chosen]
        self._set_states(values, chosen)
        plan = self._engine.plan
        runs.t[chosen] = runs.t0[chosen]
        for array, value in (
            (runs.count, 0), (runs.due, 0.0), (runs.hold_due, 1.0), (runs.begun, 0), (runs.done, GOING),
            (runs.status, 0), (runs.reason, 0), (runs.concern, -1), (runs.several_at, np.nan),
            (runs.left_times, np.nan), (runs.turn_times, np.nan),
        ):  # fmt: skip
            array[chosen] = value
        for told in self._told_of:
            told[chosen] = False
        place(plan, runs, chosen)
        refuse_beyond(plan, runs, chosen)
        runs.mode[chosen] = modes_at_start(plan, runs, chosen) if modes is None else modes
        self._read(Stretch(0.0, Rows.empty(np.zeros(0), len(runs), *_sizes(runs))), runs.t.copy())
        return self

    @property
    def signals(self) -> tuple[ManySignal, ManySignal]:
        """tau and inputs of the runs without their expressions."""
        return self._engine.plan.force, self._engine.plan.signal

    def differentiated(self) -> Trajectories:
        """This object, with the derivatives that its runs in fixed steps have carried with them so far."""
        ends = self.q.ndim == 2
        found = self._engine.derivatives(np.zeros(0) if ends else self.t)
        self.sensitivities = of_steps(found, ends)
        self._engine = self._engine.renewed(slopes=None)
        return self

    # the parts

    def _move(self, duration: float, sample: Any, progress: Any) -> None:
        engine, runs = self._engine, self._engine.runs
        times = self._times(duration, sample)
        stretch = Stretch(duration, Rows.empty(times, len(runs), *_sizes(runs)), progress=progress)
        start, wanted = runs.t.copy(), runs.t + duration
        if duration > 0.0:
            if engine.plan.method in FIXED:
                steps_of_run(duration, engine.plan.dt, progress)
            engine.advance(stretch)
        self._read(stretch, wanted, start)
        self._warn()

    def _read(self, stretch: Stretch, wanted: Array, start: Array | None = None) -> None:
        """Takes over copies of the states as they are now."""
        self.sensitivities = None
        plan, runs, rows = self._engine.plan, self._engine.runs, stretch.rows
        names = plan.controls.states
        self.ends: Mapping[str, Any] = {
            "t": runs.t.copy(), "q": runs.q.copy(), "qd": runs.qd.copy(), "mode": runs.mode.copy(),
            "tau": runs.tau.copy(), "states": {name: runs.x[:, k].copy() for k, name in enumerate(names)},
        }  # fmt: skip
        self.t, self.q, self.qd, self.mode, self.tau = (self.ends[key] for key in ("t", "q", "qd", "mode", "tau"))
        self.states: Mapping[str, Array] = self.ends["states"]
        if len(rows.times) and start is not None:
            seconds = rows.times * plan.dt if plan.method in FIXED else rows.times
            self.t, self.q, self.qd, self.mode, self.tau = start[0] + seconds, rows.q, rows.qd, rows.mode, rows.tau
            self.states = {name: rows.x[:, :, k] for k, name in enumerate(names)}
        self.status: Array = runs.status.copy()
        self.ended: Array = runs.done != GOING
        for array in (*self.ends.values(), self.t, self.q, self.qd, self.mode, self.tau, self.status, self.ended):
            if isinstance(array, np.ndarray):
                array.flags.writeable = False
        for array in (*self.ends["states"].values(), *self.states.values()):
            array.flags.writeable = False
        self.message: Sequence[str] = Messages(plan, runs, wanted)
        self.events: EventLists = EventLists(plan, stretch.events, len(runs), stretch.later)

    def _times(self, duration: float, sample: Any) -> Array:
        """Instants of the rows: s since the beginning of the stretch, or steps."""
        plan, runs = self._engine.plan, self._engine.runs
        if isinstance(sample, str) and sample == "end":
            return np.zeros(0)
        if np.ptp(runs.t) > 0.0:
            raise ArgumentError("sample: the runs are at different times, so that rows have none in common")
        fixed, start = plan.method in FIXED, float(runs.t[0])
        times = _instants(sample, start, duration, plan.dt if fixed else None)
        n, states, modes = _sizes(runs)
        size = len(runs) * len(times) * (8 * (3 * n + states) + modes)
        if size > MOST_BYTES:
            raise ArgumentError(
                f"sample: {len(runs)} runs of {len(times)} rows take {size / 1e9:.3g} GB; at most "
                f"{MOST_BYTES / 1e9:g} GB are kept, so sample less often, or simulate fewer runs at a time"
            )
        return times

    def _chosen(self, mask: Any) -> Array:
        """Numbers of the runs of a mask."""
        if mask is None:
            return np.arange(len(self))
        found = np.asarray(mask)
        if found.dtype == np.bool_ and found.shape == (len(self),):
            return np.flatnonzero(found)
        numbers_given = found.ndim == 1 and (found.dtype.kind in "iu" or len(found) == 0)
        if numbers_given and (len(found) == 0 or (found.min() >= 0 and found.max() < len(self))):
            return np.unique(found).astype(np.intp)
        raise ArgumentError(
            f"mask: {len(self)} of True and False are wanted, or numbers of runs from 0 to {len(self) - 1}, not "
            f"{found.dtype} of shape {found.shape}"
        )

    def _parameters(self, params: Any, chosen: Array) -> Array:
        """(r, p): parameters of all runs, those of the chosen ones renewed."""
        plan = self._engine.plan
        model, names = plan.model, tuple(plan.model.parameters)
        defaults = np.array(list(model.parameters.values()), model.dtype) if plan.values is None else plan.values
        (rows,) = spread([defaults], len(self))
        if isinstance(params, Mapping):
            own: dict[str, Any] = {name: rows[chosen, k] for k, name in enumerate(names)}
            params = own | {
                name: self._spread(f"params: {name}", numbers(f"params: {name}", value)[..., np.newaxis], chosen)[:, 0]
                for name, value in params.items()
            }
        found = model.prepared(params).values
        if found.ndim > 2:
            raise ArgumentError(f"params: sets of shape {found.shape[:-1]}; one set, or one for each run, is wanted")
        rows[chosen] = self._spread("params", found, chosen)
        return rows

    def _state_rows(self, states: Any, chosen: Array) -> dict[int, Array]:
        """Position -> (len(chosen),) values of states of the controller."""
        names = self._engine.plan.controls.states
        if states is None:
            return {}
        if not isinstance(states, Mapping):
            raise ArgumentError("states: a mapping from names of states to their values is wanted")
        unknown = [name for name in states if name not in names]
        if unknown:
            raise ArgumentError(f"states: no state is called {unknown[0]!r}; there are {', '.join(names) or 'none'}")
        found = {}
        for name, value in states.items():
            given = numbers(f"states[{name!r}]", value)
            if given.ndim > 1 or not np.all(np.isfinite(given)):
                raise ArgumentError(f"states[{name!r}]: a finite number, or one for each run, is wanted")
            found[names.index(name)] = self._spread(f"states[{name!r}]", given[..., np.newaxis], chosen)[:, 0]
        return found

    def _set_states(self, values: Mapping[int, Array], chosen: Array) -> None:
        for k, column in values.items():
            self._engine.runs.x[chosen, k] = column

    def _rows(self, what: str, value: Any, chosen: Array) -> Array:
        """(len(chosen), n)."""
        return self._spread(what, vectors(what, value, self.q_names), chosen)

    def _spread(self, what: str, found: Array, chosen: Array) -> Array:
        """(len(chosen), k) of numbers (k,) for all, or of rows for the chosen runs or for all runs."""
        if found.ndim == 1 or len(found) == len(chosen):
            return spread([found], len(chosen))[0] if found.ndim == 1 else found
        if len(found) == len(self):
            return np.asarray(found[chosen])
        raise ArgumentError(
            f"{what}: a row for each of the {len(chosen)} runs of the mask, or for all {len(self)}, is wanted, not "
            f"{len(found)} rows"
        )

    def _warn(self) -> None:
        """One warning about the runs that have failed or were interrupted in this call, and one about limits."""
        runs, names = self._engine.runs, self.q_names
        told_of_failure, told_of_limits = self._told_of
        failed = np.flatnonzero(np.isin(self.status, list(FAILED)) & ~told_of_failure)
        told_of_failure[failed] = True
        if len(failed):
            k = int(failed[0])
            words = f"{len(failed)} of {len(self)} runs ended early, run {k} the first of them"
            warn(SimulationWarning(f"{words}: {self.message[k]}"))
        if runs.interrupted:
            late = [k for k in range(len(self)) if "interrupted" in self.message[k]]
            warn(SimulationWarning(f"interrupted; {len(late)} of {len(self)} runs have not reached their end"))
        new = ~np.isnan(runs.left_times) & ~told_of_limits
        told_of_limits |= new
        left = new.any(axis=1)
        if left.any():
            k = int(np.argmax(left))
            joints = ", ".join(name for name, out in zip(names, new[k], strict=True) if out)
            words = f"limits were left by {int(left.sum())} of {len(self)} runs, which are data and stop nothing"
            warn(SimulationWarning(f"{words}: {joints} in run {k}"))
        turned = ~np.isnan(runs.turn_times) & ~self._told_of_turns
        self._told_of_turns |= turned
        near = turned.any(axis=1)
        if near.any():
            k = int(np.argmax(near))
            values = np.where(turned[k], runs.q[k], np.nan)
            where = f" in {int(near.sum())} of {len(self)} runs, run {k} the first of them"
            warn_of_singular_poses(names, values, np.full(len(names), np.nan), self._engine.plan.around.singular, where)


MOST_BYTES = 10**9
"""Bytes of rows that are kept at most."""


def _has_texts(signal: Any) -> bool:
    return isinstance(signal, str) or (isinstance(signal, Mapping) and any(isinstance(x, str) for x in signal.values()))


def _sizes(runs: Any) -> tuple[int, int, int]:
    return runs.q.shape[1], runs.x.shape[1], runs.mode.shape[1]


def _instants(sample: Any, start: float, duration: float, dt: float | None) -> Array:
    """Seconds since the start at which rows are kept, ascending; steps where `dt` is given."""
    if np.ndim(sample) == 0:
        step = positive("sample", sample)
        if dt is not None:
            every, total = whole_steps("sample", step, dt), whole_steps("duration", duration, dt)
            steps = np.arange(0, total + 1, every, dtype=np.float64)
            return steps if steps[-1] == total else np.append(steps, total)
        count = int(np.floor(duration / step * (1.0 + 1e-12)))
        times = step * np.arange(count + 1)
        return np.append(times[:-1] if np.isclose(times[-1], duration, rtol=1e-9, atol=0.0) else times, duration)
    times = numbers("sample", sample)
    if times.ndim != 1 or len(times) == 0 or np.any(np.diff(times) <= 0.0):
        raise ArgumentError("sample: 'end', a number of seconds, or instants that ascend")
    if not np.all(np.isfinite(times)) or times[0] < start or times[-1] > start + duration:
        raise ArgumentError(f"sample: instants must lie within [{start:g}, {start + duration:g}]")
    return times - start if dt is None else np.unique(np.rint((times - start) / dt))
