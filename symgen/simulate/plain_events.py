"""The event-driven run around SciPy's DOP853, for targets that are not C: the rules of `templates/simulator`."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy.integrate import DOP853

from symgen.compile.event_table import NUMBER, Reason
from symgen.functions import FAILED, GRAVITY, LIMIT, NONE, NONFINITE, SEVERAL
from symgen.simulate.driving import Driving, StateNotFinite, same_instant
from symgen.simulate.event_run import EventRun
from symgen.simulate.plain_motion import PlainMotion
from symgen.simulate.plain_switches import Crossing, Watch

__all__ = ["PlainEvents"]

Array = npt.NDArray[np.float64]

STEPS = 50
"""Steps in one call of `take`."""


class PlainEvents(EventRun):
    """A run in Python; arguments as of `EventRun`."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.driving = Driving(self.controls, self.params, self.force, self.signal, self.t0, self.hold)
        self.motion = PlainMotion(self, self.driving)
        self.watch = Watch(self, self.motion)
        self._started = False
        self._wanted = 0
        self._h: float | None = None
        self._approaching = self._halvings = self._unresolved = self._quick = 0
        self._quick_since = self.t0

    def take(self) -> bool:
        """Take further steps; True while any are left."""
        if not self._started:
            self._started = True
            self._begin()
        with np.errstate(over="ignore", invalid="ignore"):  # numbers that are not finite end the run
            for _ in range(STEPS):
                if self.failed or self.t >= self.end:
                    break
                self._advance()
        self.evaluations = self.motion.evaluations
        if not self.failed and self.t < self.end:
            return True
        self.stop()
        return False

    def stop(self) -> None:
        """A row of the present state, where the run is broken off."""
        if self.rows and self.rows[-1][-1, 0] == self.t:
            return
        if self.wanted is None or self.failed or self.t < self.end or self.wanted[-1] >= self.t:
            finite = self._row(self.t, self.y)
            if not self.failed and not finite:
                self._fail(*self.motion.lost)

    # the parts

    def _begin(self) -> None:
        driving, motion, free = self.driving, self.motion, self.free
        x = driving.x[: self.controls.continuous]
        largest = np.max(np.abs(self.qd), initial=0.0)
        for k in self.around.rubbing:  # a rate that has not left zero, as at the end of another run: just let go
            if 0.0 < -self.qd[k] * self.mode[k] <= 1e-14 * largest + 1e-3 * self.atol:
                self.qd[k] = 0.0
        self.y = np.concatenate([self.q[free], self.qd[free], x, np.zeros(2)])
        driving.seek(self.t)
        driving.evaluate(self.t, self.q, self.qd, due=True)
        motion.unpack(self.t, self.y)
        try:
            if driving.replace(self.t, motion.q, motion.qd):
                driving.evaluate(self.t, motion.q, motion.qd, due=True)
        except StateNotFinite as state:
            self._fail(NONFINITE, Reason.STATE, state.position)
            return
        for k in self.around.rubbing:
            if motion.qd[k] * self.mode[k] <= 0.0 and motion.qd[k] != 0.0:
                self._fail(NONE, Reason.MODES, k)
                return
        reached = (motion.qd == 0.0) & (self.mode != 0) & (self.mask != 0)
        none = np.zeros(self.n, bool)
        self._decide(reached, none, none.astype(np.uint8), -1, silent=True)
        motion.u0 = motion.own_potential(self.t)
        self.watch.arm(self.t, self.y)
        if not self.failed and self.watch.holds_at_start(self.t, self.y):
            self._end_here(none)

    def _end_here(self, none: Any) -> None:
        """End the run by `until`, which is an event here."""
        self.end = self.t
        last = len(self.controls.chain_texts) + len(self.controls.texts) - 1
        self._decide(self._released(none), none, none.astype(np.uint8), last)

    def _fail(self, status: int, reason: int, concern: int) -> None:
        self.failed, self.reason, self.concern = status, reason, concern

    def _advance(self) -> None:
        """One step, and the event in it or at its end."""
        stop = self.driving.next_stop(self.t, self.end)
        step = self._step(stop)
        if step is None:
            return
        dense, h, end_y, crossing, last = step
        until = self.t + h
        if crossing is not None:
            until = self.t + crossing.part * h
            until = stop if same_instant(until, stop) else min(until, stop)
        elif last:
            until = stop
        if not self._commit(dense, h, until):
            return
        self.y = end_y if crossing is None else np.asarray(dense(self.t + crossing.part * h))
        before, self.t = self.t, until
        if crossing is not None:
            self._cross(crossing, dense, before, h)
            self._h, self._approaching = None, 0
        if not self.failed and self.t >= stop and self.t < self.end:
            self._stop_of_signals()
            self._approaching = 0

    def _step(self, stop: float) -> tuple[Any, float, Array, Crossing | None, bool] | None:
        """Dense output, length, end and first crossing of a step that all switching functions are resolved in."""
        bound, motion, watch = stop, self.motion, self.watch
        while True:
            first = None if self._h is None else min(self._h, bound - self.t)
            begin = motion.derivative(self.t, self.y)
            if not np.all(np.isfinite(begin)):
                self._fail(*motion.lost)
                return None
            solver = DOP853(motion.derivative, self.t, self.y, bound, rtol=self.rtol, atol=self.atol, first_step=first)
            motion.lost = (0, 0, -1)
            if solver.step() is not None:
                self._fail(*(motion.lost if motion.lost[0] else (LIMIT, Reason.STEP, -1)))
                return None
            h, last = float(solver.t) - self.t, float(solver.t) >= stop
            dense = solver.dense_output()
            least = 16.0 * 2.3e-16 * max(abs(self.t), 1e-9 * (self.end - self.t0))
            crossing = watch.first(self.t, self.y, dense, h)
            bends = crossing is not None and watch.bends(crossing.which) and self._approaching < NUMBER["APPROACHES"]
            if bends and crossing is not None and NUMBER["BEFORE"] * crossing.part * h > least:
                self._approaching += 1
                self._h = NUMBER["BEFORE"] * crossing.part * h
                bound = self.t + self._h
                continue
            halve = (
                self._unresolved < NUMBER["NOISE"] and self._halvings < NUMBER["RESOLVING"] and 0.5 * h > 4.0 * least
            )
            if halve and not watch.resolved():
                self._halvings += 1
                self._h = 0.5 * h
                bound = self.t + self._h
                continue
            if crossing is None and self._approaching and not last:
                crossing = watch.beyond(self.t, dense, h, NUMBER["BEYOND"])
                if crossing is not None and self.t + crossing.part * h > stop:
                    crossing = None
            lands = crossing is not None and NUMBER["CLOSE"] < crossing.part <= 1.0 and not crossing.touches
            if lands and crossing is not None and not watch.bends(crossing.which):
                landed = self._landed(crossing, dense, h)
                if landed is not None:
                    dense, h, crossing = landed
                    last = False
            if self._unresolved < NUMBER["NOISE"]:
                self._unresolved = max(0, self._unresolved + self._halvings - 1)
            self._halvings = 0
            self._h = max(float(solver.h_abs), 0.0) or None
            self.status = _graver(self.status, motion.moving)
            if motion.moving == SEVERAL and math.isnan(self.several_at):
                self.several_at = self.t
            if crossing is None:
                watch.go_on()
            return dense, h, np.asarray(solver.y), crossing, last

    def _landed(self, crossing: Crossing, dense: Any, h: float) -> tuple[Any, float, Crossing] | None:
        """The step anew up to a crossing, so that the event has the accuracy of a step and not of an interpolant, the
        instant corrected by Newton's rule; None where that takes more than one step."""
        which, length = crossing.which, crossing.part * h
        slope = self.watch.slope(which, self.t, dense, h, crossing.part)
        bound = self.t + length
        solver = DOP853(
            self.motion.derivative,
            self.t,
            self.y,
            bound,
            rtol=self.rtol,
            atol=self.atol,
            first_step=min(length, bound - self.t),
        )
        if solver.step() is not None or solver.t != bound:
            return None
        dense = solver.dense_output()
        return dense, length, Crossing(which, self.watch.corrected(which, self.t, dense, length, slope))

    def _commit(self, dense: Any, h: float, until: float) -> bool:
        """Rows, pieces and limits of a step that was taken up to `until`; False where a row is not finite."""
        sound = self.t
        if self.wanted is None:
            self._row(self.t, self.y)
        else:
            while self._wanted < len(self.wanted) and self.wanted[self._wanted] < until:
                t = max(self.t, float(self.wanted[self._wanted]))
                if not self._row(t, np.asarray(dense(t))):
                    self._fail(*self.motion.lost)
                    self.rows.pop()
                    self.row_modes.pop()
                    self.t, self.y = sound, np.asarray(dense(sound))
                    return False
                sound = t
                self._wanted += 1
        piece = np.concatenate([[self.t, until, h], dense.y_old, np.ravel(dense.F)])
        held = np.concatenate([self.driving.x, self.driving.u, self.driving.tau])
        self.add_pieces(piece[None], self.mode[None].copy(), held[None])
        if self.around.limits:
            self.departures.see_within(self.t, min(until, self.t + h), lambda t: self._place(dense, t))
        self.steps += 1
        return True

    def _place(self, dense: Any, t: float) -> Array:
        q = np.where(np.isfinite(self.departures.lower), self.departures.lower, 0.0)
        q[self.free] = np.asarray(dense(t))[: len(self.free)]
        return q

    def _row(self, t: float, y: Array) -> bool:
        """A row; False where it is not finite, and `motion.lost` says why."""
        motion, driving, lost = self.motion, self.driving, self.motion.lost
        motion.lost = (0, 0, -1)
        motion.derivative(t, y)
        finite = motion.lost[0] != NONFINITE
        motion.lost = lost if finite else motion.lost
        numbers = (motion.q, motion.qd, motion.qdd, driving.tau, motion.f, driving.u, driving.x)
        work = y[-2] + motion.own_potential(t) - motion.u0
        self.rows.append(np.concatenate([[t], *numbers, [work, y[-1]]])[None])
        mode = np.where(self.mask != 0, self.mode, np.sign(motion.qd)).astype(np.int8)
        self.row_modes.append(mode[None])
        return finite

    # events

    def _cross(self, crossing: Crossing, dense: Any, begin: float, h: float) -> None:
        if self.t - self._quick_since > NUMBER["SHORT"] * (self.end - self.t0) + 8e-12 * abs(self.t):
            self._quick, self._quick_since = 0, self.t
        self._quick += 1
        if self._quick > NUMBER["STORM"]:
            k, n = crossing.which, self.n
            joint = k % n if k < 3 * n else (k - 3 * n) // 3
            self._fail(LIMIT, *((Reason.CHATTER, k - 6 * n) if k >= 6 * n else (Reason.STORM, joint)))
            return
        self.watch.vague[:] = False
        hits = self.watch.hits(crossing.which, self.t, self.y, h)
        n, f = self.n, len(self.free)
        stopped, reached, loads = hits[:n], hits[n : 2 * n] | hits[2 * n : 3 * n], hits[3 * n : 6 * n].reshape(n, 3)
        changed = [j - 6 * n for j in np.flatnonzero(hits).tolist() if j >= 6 * n and not self.watch.quiet(j)]
        self.y[f : 2 * f][stopped[self.free]] = 0.0
        ends = bool(changed) and self.watch.ends(changed[-1])
        ahead = None
        if crossing.look:
            ahead = np.array(dense(begin + crossing.look * h))
            ahead[f : 2 * f][stopped[self.free]] = 0.0
        silent, before = ahead is not None and self.t <= self.t0, self.mode.copy()
        self._decide(
            reached | self._released(stopped), stopped, np.any(loads, axis=1).astype(np.uint8),
            changed[-1] if changed else -1, silent, ahead, begin + crossing.look * h,
        )  # fmt: skip
        if crossing.look and crossing.which < n:
            self.watch.vague[crossing.which] = self.mode[crossing.which] == before[crossing.which]
        if ends:
            self.end = self.t
        self.watch.arm(self.t, self.y)

    def _released(self, stopped: Any) -> Any:
        """Joints that were let go and have not moved yet: they may not stick because of an event elsewhere."""
        rates = np.ones(self.n)
        rates[self.free] = self.y[len(self.free) : 2 * len(self.free)]
        return (self.mask != 0) & (self.mode != 0) & (rates == 0.0) & ~stopped

    def _stop_of_signals(self) -> None:
        self.watch.vague[:] = False
        self.motion.unpack(self.t, self.y)
        try:
            self.driving.renew(self.t, self.motion.q, self.motion.qd)
        except StateNotFinite as state:
            self._fail(NONFINITE, Reason.STATE, state.position)
            return
        none = np.zeros(self.n, bool)
        sense = self.watch.sense_of_end()
        self._decide(self._released(none), none, none.astype(np.uint8), -1)
        if self.failed:
            return
        self.watch.arm(self.t, self.y)
        if self.watch.ends_by_jump(sense):
            self._end_here(none)

    def _decide(
        self, reached: Any, stopped: Any, loads: Any, condition: int, silent: bool = False,
        ahead: Array | None = None, at: float = 0.0,
    ) -> None:  # fmt: skip
        """Decides all joints at zero rate together, and records what changed; with `ahead` at that state."""
        motion, before = self.motion, self.mode.copy()
        if not motion.unpack(self.t if ahead is None else at, self.y if ahead is None else ahead):
            self._fail(*motion.lost)
            return
        after = np.where(self.mask != 0, self.mode, np.sign(motion.qd)).astype(np.int8)
        if np.any((self.mask != 0) & (motion.qd == 0.0)):
            decided, status = motion.decide(self.t if ahead is None else at, reached)
            if status in FAILED:
                self._fail(status, Reason.DECISION, -1)
                return
            after = decided
            self.status = _graver(self.status, status)
            if status == SEVERAL and math.isnan(self.several_at):
                self.several_at = self.t
        motion.unpack(self.t, self.y)
        before = np.where(self.mask != 0, before, after).astype(np.int8)
        self.mode[:] = after
        if not silent and (np.any(before != after) or np.any(loads) or condition != -1):
            if not motion.forces_after(self.t, after):
                self._fail(*motion.lost)
                return
            numbers = np.concatenate([[self.t], motion.q, motion.qd, motion.f])
            self.add_events(numbers[None], np.stack([before, after])[None], loads[None], [condition])


def _graver(a: int, b: int) -> int:
    return min(a, b, key=GRAVITY.index)
