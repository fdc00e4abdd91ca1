"""The ends of many runs, their rows and events, and going on from there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.errors import ArgumentError, SimulationWarning, warn
from symgen.functions import FAILED
from symgen.simulate.fixed import whole_steps
from symgen.simulate.many.events import EventLists
from symgen.simulate.many.messages import Messages
from symgen.simulate.many.runs import GOING, Rows, Stretch
from symgen.simulate.many.shapes import common_count, spread, vectors
from symgen.simulate.many.starts import modes_at_start, place
from symgen.simulate.run import FIXED
from symgen.simulate.start import numbers, positive

if TYPE_CHECKING:
    from symgen.simulate.many.engine import Engine

__all__ = ["Trajectories"]

Array = npt.NDArray[Any]


class Trajectories:
    """Motions of r runs of n joints. `restart` and `advance` change it in place and return it; arrays that were read
    before stay as they are.

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
    """

    def __init__(self, engine: Engine, base: tuple[Array, ...], duration: float, sample: Any, progress: Any) -> None:
        self._engine, self._base = engine, base
        self.q_names = tuple(engine.plan.model.q_names)
        self._move(duration, sample, progress)

    def __len__(self) -> int:
        return len(self.status)

    def __repr__(self) -> str:
        runs = "1 run" if len(self) == 1 else f"{len(self)} runs"
        failed = int(np.isin(self.status, list(FAILED)).sum())
        rows = f" in {len(self.t)} rows" if self.q.ndim == 3 else ""
        last = float(np.max(self.ends["t"]))
        return f"<Trajectories of {runs} to t = {last:g} s{rows}{f', {failed} failed' if failed else ''}>"

    def advance(self, duration: float, *, tau: Any = None, inputs: Any = None, sample: Any = "end") -> Trajectories:
        """Move all runs on that have not ended, each from its own time.

        Args:
            duration: s; of fixed steps a whole number of them.
            tau: (n,) or (r, n) numbers, or a mapping from names to numbers or (r,), held over the stretch in place of
                the signals and expressions so far; None keeps those.
            inputs: likewise.
            sample: rows as of `simulate_many`; runs must then be at one time.

        Returns:
            This object, whose events and rows are those of the stretch.

        Raises:
            ArgumentError: wrong shapes or names, or a duration that is not positive.
        """
        positive("duration", duration)
        given = {"tau": (tau, self.q_names), "inputs": (inputs, self._engine.plan.model.input_names)}
        held = {what: vectors(what, value, names) for what, (value, names) in given.items() if value is not None}
        common_count({what: len(x) for what, x in held.items() if x.ndim == 2}, len(self))
        self._engine = self._engine.held(held)
        self._move(duration, sample, None)
        return self

    def restart(self, mask: Any = None, *, q: Any = None, qd: Any = None) -> Trajectories:
        """Put runs back to their start time, where they begin anew.

        Args:
            mask: (r,) of True for the runs that begin anew, or their numbers; None: all.
            q: their coordinates: (n,), (r, n) or a row for each run of the mask; a mapping from names to numbers; None:
                the first ones.
            qd: likewise, rates.

        Returns:
            This object.

        Raises:
            ArgumentError: wrong shapes, names or numbers.
        """
        chosen = self._chosen(mask)
        runs, plan = self._engine.runs, self._engine.plan
        for what, value, array, base in (("q", q, runs.q, self._base[0]), ("qd", qd, runs.qd, self._base[1])):
            array[chosen] = base[chosen] if value is None else self._rows(what, value, chosen)
        runs.x[chosen] = self._base[2][chosen]
        runs.t[chosen] = runs.t0[chosen]
        for array, value in (
            (runs.count, 0), (runs.due, 0.0), (runs.hold_due, 1.0), (runs.begun, 0), (runs.done, GOING),
            (runs.status, 0), (runs.reason, 0), (runs.concern, -1), (runs.several_at, np.nan), (runs.left, 0),
        ):  # fmt: skip
            array[chosen] = value
        for k in chosen.tolist():
            runs.told.pop(k, None)
        place(plan, runs, chosen)
        runs.mode[chosen] = modes_at_start(plan, runs, chosen)
        self._read(Stretch(0.0, Rows.empty(np.zeros(0), len(runs), *_sizes(runs))), runs.t.copy())
        return self

    # the parts

    def _move(self, duration: float, sample: Any, progress: Any) -> None:
        engine, runs = self._engine, self._engine.runs
        times = self._times(duration, sample)
        stretch = Stretch(duration, Rows.empty(times, len(runs), *_sizes(runs)), progress=progress)
        start, wanted = runs.t.copy(), runs.t + duration
        if duration > 0.0:
            engine.advance(stretch)
        self._read(stretch, wanted, start)
        self._warn()

    def _read(self, stretch: Stretch, wanted: Array, start: Array | None = None) -> None:
        """Takes over copies of the states as they are now."""
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
        self.message: Sequence[str] = Messages(plan, runs, wanted)
        self.events: EventLists = EventLists(plan, stretch.events, len(runs), stretch.ready, stretch.later)

    def _times(self, duration: float, sample: Any) -> Array:
        """Instants of the rows: s since the beginning of the stretch, or steps."""
        plan, runs = self._engine.plan, self._engine.runs
        if isinstance(sample, str) and sample == "end":
            return np.zeros(0)
        if np.ptp(runs.t) > 0.0:
            raise ArgumentError("sample: the runs are at different times, so that rows have none in common")
        fixed, start = plan.method in FIXED, float(runs.t[0])
        times = _instants(sample, start, duration, plan.dt if fixed else None)
        n, states = _sizes(runs)
        size = len(runs) * len(times) * (8 * (3 * n + states) + n)
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

    def _rows(self, what: str, value: Any, chosen: Array) -> Array:
        """(len(chosen), n)."""
        found = vectors(what, value, self.q_names)
        if found.ndim == 1 or len(found) == len(chosen):
            return spread([found], len(chosen))[0] if found.ndim == 1 else found
        if len(found) == len(self):
            return np.asarray(found[chosen])
        raise ArgumentError(
            f"{what}: a row for each of the {len(chosen)} runs of the mask, or for all {len(self)}, is wanted, not "
            f"{len(found)} rows"
        )

    def _warn(self) -> None:
        """One warning about runs that failed or were interrupted, and one about limits."""
        runs, names = self._engine.runs, self.q_names
        failed = np.flatnonzero(np.isin(self.status, list(FAILED)))
        if len(failed):
            k = int(failed[0])
            words = f"{len(failed)} of {len(self)} runs ended early, run {k} the first of them"
            warn(SimulationWarning(f"{words}: {self.message[k]}"))
        if runs.interrupted:
            late = [k for k in range(len(self)) if "interrupted" in self.message[k]]
            warn(SimulationWarning(f"interrupted; {len(late)} of {len(self)} runs have not reached their end"))
        left = runs.left.any(axis=1)
        if left.any():
            k = int(np.argmax(left))
            joints = ", ".join(name for name, out in zip(names, runs.left[k], strict=True) if out)
            words = f"limits were left by {int(left.sum())} of {len(self)} runs, which are data and stop nothing"
            warn(SimulationWarning(f"{words}: {joints} in run {k}"))


MOST_BYTES = 10**9
"""Bytes of rows that are kept at most."""


def _sizes(runs: Any) -> tuple[int, int]:
    return runs.q.shape[1], runs.x.shape[1]


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
