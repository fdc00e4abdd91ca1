"""Switching functions on the interpolant of a step, in Python: the rules of `templates/simulator/switches.c`."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy.optimize import brentq, minimize_scalar

from symgen.compile.event_table import NUMBER, PLACES
from symgen.simulate.event_run import EventRun
from symgen.simulate.plain_motion import PlainMotion

__all__ = ["Crossing", "Watch"]

Array = npt.NDArray[np.float64]

SAMPLED = np.array(PLACES)

MIDDLE = 3
"""The one whose values the others must predict to `NUMBER["UNRESOLVED"]` of the function's size."""

HALVINGS = 100
"""Halvings that find where a function ceases to be a number."""


@dataclass(frozen=True, slots=True)
class Crossing:
    """Function `which` is zero at this part of a step; `look` is where to decide when it is at its very beginning;
    `touches` where it comes to zero and goes back."""

    which: int
    part: float
    look: float = 0.0
    touches: bool = False


class Watch:
    """The switching functions of a run: which count, in which sense, and where they are zero first.

    Attributes:
        vague: (n,), joints whose rate went against its mode, but by too little to decide anew.
    """

    def __init__(self, run: EventRun, motion: PlainMotion) -> None:
        self.run, self.motion = run, motion
        self.controls = run.controls
        self.count = 6 * run.n + len(run.controls.chain_texts) + len(run.controls.texts)
        self.two_sided = np.arange(self.count) >= 3 * run.n
        self.samples = np.zeros((len(SAMPLED), self.count))
        self.vague = np.zeros(run.n, np.bool_)
        others = np.delete(SAMPLED, MIDDLE)
        self._weights = np.array([
            np.prod([(SAMPLED[MIDDLE] - b) / (a - b) for b in others if b != a]) for a in others
        ])  # fmt: skip

    def arm(self, t: float, y: Array) -> None:
        """The values at the beginning of a smooth piece."""
        self.samples[0] = values = self.motion.switches(t, y)
        self._was = (values > 0.0) | (self.two_sided & (values < 0.0)), np.where(self.two_sided & (values < 0.0), -1, 1)
        self.armed, self.sense = (part.copy() for part in self._was)

    def go_on(self) -> None:
        """The step was taken whole: the next begins where it ends."""
        self.samples[0] = self.samples[-1]
        self._was = self.armed, self.sense

    def active(self) -> npt.NDArray[np.bool_]:
        """Mask of the functions that are watched in the present modes."""
        run = self.run
        slides, rests = (run.mask != 0) & (run.mode != 0), (run.mask != 0) & (run.mode == 0)
        loads = np.repeat(slides & run.around.signed_loads, 3)
        return np.concatenate([slides, rests, rests, loads, np.ones(self.count - 6 * run.n, bool)])

    def bends(self, which: int) -> bool:
        """True when a crossing breaks the smoothness that a step assumes: a condition other than those of `until`."""
        return which >= 6 * self.run.n and not self._is_until(which) and not self.quiet(which)

    def quiet(self, which: int) -> bool:
        """True for a corner or a jump of `until` alone, which is no event."""
        last = self.count - 1
        return self.controls.until != 0 and last - self.controls.quiet <= which < last

    def _is_value(self, which: int) -> bool:
        return self.controls.until == 2 and which == self.count - 1

    def _before_zero(self, which: int, value: float) -> bool:
        return value >= 0.0 if self.two_sided[which] and not self._is_value(which) else value > 0.0

    def _touches_zero(self, which: int, value: float) -> bool:
        size = np.abs(self.samples[:, which])
        return abs(value) <= NUMBER["TOUCH"] * float(np.max(size[np.isfinite(size)], initial=0.0))

    def sense_of_end(self) -> int:
        """Sign of `until` since it has left zero, in its last step; 0 where it has not, or there is none."""
        return int(self.sense[-1]) if self.controls.until and self.armed[-1] else 0

    def ends_by_jump(self, sense: int) -> bool:
        """True where `until` has come to hold, or its value has changed its sign, by a jump of signals."""
        value = sense * float(self.samples[0, -1]) if sense else math.nan
        ends = self.controls.until == 2 or sense > 0
        return ends and not math.isnan(value) and not self._before_zero(self.count - 1, value)

    def holds_at_start(self, t: float, y: Array) -> bool:
        """True when the condition of `until` holds from the start on; see `switches.c`."""
        if self.controls.until != 1 or not self.samples[0, -1] < 0.0:
            return False
        slope, moment = self.motion.derivative(t, y), NUMBER["CEASES"] * (self.run.end - self.run.t0)
        return bool(np.all(np.isfinite(slope)) and self.motion.switches(t + moment, y + moment * slope)[-1] < 0.0)

    def ends(self, condition: int) -> bool:
        """True when a condition that has just changed ends the run."""
        which = 6 * self.run.n + condition
        return self._is_until(which) and (self.controls.until == 2 or self.sense[which] > 0)

    def _is_until(self, which: int) -> bool:
        return self.controls.until != 0 and which == self.count - 1

    def first(self, t: float, y: Array, dense: Any, h: float) -> Crossing | None:
        """The first zero of any function in a step."""
        for k in range(1, len(SAMPLED)):
            at = t + SAMPLED[k] * h
            self.samples[k] = self.motion.switches(at, np.asarray(dense(at)))
        self.armed, self.sense = (part.copy() for part in self._was)
        found: Crossing | None = None
        for j in np.flatnonzero(self.active()):
            crossing = self._first_of(int(j), t, y, dense, h)
            if crossing is not None and (found is None or crossing.part < found.part):
                found = crossing
        return found

    def _first_of(self, j: int, t: float, y: Array, dense: Any, h: float) -> Crossing | None:
        for k in range(1, len(SAMPLED)):
            low, place, raw = SAMPLED[k - 1], SAMPLED[k], self.samples[k, j]
            number = not math.isnan(self.samples[k - 1, j])
            if j >= 6 * self.run.n and number == math.isnan(raw):
                ends, beyond = self._edge(j, t, dense, h, low, place, number)
                if self.bends(j):  # comparisons with what is no number do not hold
                    return Crossing(j, beyond)
                if number:
                    place, raw = ends, self.sense[j] * self._value(j, t, dense, h, ends)
                else:
                    begins, low = self.sense[j] * self._value(j, t, dense, h, ends), ends
                    self.armed[j], self.sense[j] = begins != 0.0, -1 if begins < 0.0 else 1
            value = raw * self.sense[j]
            if not self.armed[j]:
                if raw > 0.0 or (self.two_sided[j] and raw < 0.0):
                    self.armed[j], self.sense[j] = True, 1 if raw > 0.0 else -1
                elif self._wrong_way(j, raw, y):
                    vague = j < self.run.n and self.vague[j]
                    return Crossing(j, 0.0, SAMPLED[k] if vague else NUMBER["LOOK"] * SAMPLED[k])
                continue
            high = place if not math.isnan(value) and not self._before_zero(j, value) else None
            if high is None and k < len(SAMPLED) - 1:
                high = self._dip(j, t, dense, h, k)
            if high is not None:
                there = self._value(j, t, dense, h, high) if self._is_value(j) else -1.0
                part = high if there > 0.0 else self.root(j, t, dense, h, low, high)
                if not (self._is_value(j) and self._is_pole(j, t, dense, h, part)):
                    return Crossing(j, part, touches=there >= 0.0)
                self.sense[j] = -self.sense[j]
            if math.isnan(self.samples[k, j]):
                self.armed[j] = False
        return None

    def _edge(
        self, j: int, t: float, dense: Any, h: float, low: float, high: float, number: bool
    ) -> tuple[float, float]:
        """Where a function that is a number on one side alone is one still, or already; and the end of the bracket."""
        unit = 2.3e-16 * max(1.0, abs(t / h))
        for _ in range(HALVINGS):
            if high - low <= unit:
                break
            middle = 0.5 * (low + high)
            if math.isnan(self._value(j, t, dense, h, middle)) != number:
                low = middle
            else:
                high = middle
        return (low if number else high), high

    def _is_pole(self, j: int, t: float, dense: Any, h: float, part: float) -> bool:
        """True when the value of `until` changes its sign through infinity: it grows towards it from both sides."""
        near = NUMBER["ASIDE"] * 2.3e-16 * max(1.0, abs(t / h))
        sizes = [abs(self._value(j, t, dense, h, part + x * near)) for x in (-2.0, -1.0, 1.0, 2.0)]
        return sizes[1] > 1.5 * sizes[0] and sizes[2] > 1.5 * sizes[3]

    def _value(self, j: int, t: float, dense: Any, h: float, part: float) -> float:
        at = t + part * h
        return float(self.sense[j] * self.motion.switches(at, np.asarray(dense(at)))[j])

    def root(self, j: int, t: float, dense: Any, h: float, low: float, high: float) -> float:
        """Just behind the zero of function j, which is positive at `low` and not at `high`."""

        def value(part: float) -> float:
            return self._value(j, t, dense, h, part)

        if not self._before_zero(j, value(low)):
            return low
        unit = 2.3e-16 * max(1.0, abs(t / h))
        part = float(brentq(value, low, high, xtol=unit, rtol=8.9e-16)) if value(low) * value(high) < 0.0 else high
        while part < high and self._before_zero(j, value(part)):
            part, unit = min(high, part + unit), 2.0 * unit
        return part

    def slope(self, j: int, t: float, dense: Any, h: float, part: float) -> float:
        """The rate of function j at a part of a step, in its sense."""
        before = self._value(j, t, dense, h, NUMBER["NEARBY"] * part)
        return (self._value(j, t, dense, h, part) - before) / ((1.0 - NUMBER["NEARBY"]) * part * h)

    def corrected(self, j: int, t: float, dense: Any, h: float, slope: float) -> float:
        """The part of a step that ends at a zero of function j, by Newton's rule; just behind it for two-sided ones."""
        shift = -self._value(j, t, dense, h, 1.0) / (slope * h) if slope < 0.0 and j < 6 * self.run.n else 0.0
        part, unit = 1.0 + (shift if abs(shift) < 1.0 - NUMBER["NEARBY"] else 0.0), 2.3e-16 * max(1.0, abs(t / h))
        while (
            self.two_sided[j]
            and self._before_zero(j, self._value(j, t, dense, h, part))
            and unit < 1.0 - NUMBER["NEARBY"]
        ):
            part, unit = part + unit, 2.0 * unit
        return part

    def _dip(self, j: int, t: float, dense: Any, h: float, k: int) -> float | None:
        """A part of the step between the samples beside k where function j is not positive."""
        x, v = SAMPLED[k - 1 : k + 2], self.samples[k - 1 : k + 2, j] * self.sense[j]
        if not np.all((v > 0.0) & np.isfinite(v)):
            return None
        left, right = np.diff(v) / np.diff(x)
        bend = (right - left) / (x[2] - x[0])
        if not bend > 0.0:
            return None
        place = 0.5 * (x[0] + x[1]) - 0.5 * left / bend
        if not x[0] < place < x[2] or v[0] + (place - x[0]) * (left + bend * (place - x[1])) > 0.25 * v[1]:
            return None
        least = minimize_scalar(
            lambda part: self._value(j, t, dense, h, part),
            bounds=(x[0], x[2]),
            method="bounded",
            options={"xatol": 1e-14 if self._is_value(j) else 1e-9},
        )
        reached = least.fun <= 0.0 or (self._is_value(j) and self._touches_zero(j, float(least.fun)))
        return float(least.x) if reached else None

    def _wrong_way(self, j: int, value: float, y: Array) -> bool:
        """True when a function that has not yet left zero goes the wrong way; see `switches.c`."""
        n, f = self.run.n, len(self.run.free)
        if self.two_sided[j]:
            return False
        if j < n:
            size = float(np.max(np.abs(y[f : 2 * f]), initial=0.0))
            if self.vague[j]:
                return bool(value < -(self.run.rtol * size + self.run.atol))
            return bool(value < -(1e-14 * size + 1e-3 * self.run.atol))
        size = np.max(np.abs(self.samples[0, n : 2 * n]) + np.abs(self.samples[0, 2 * n : 3 * n]))
        return bool(value < -1e-12 * size)

    def resolved(self) -> bool:
        """True when the step resolves the sampled functions: the others predict their middle samples."""
        n, active = self.run.n, self.active()
        active[:n] = False
        if self.controls.until == 1:
            active[-1] = False
        size = np.abs(self.samples)
        both = size[:, n : 2 * n] + size[:, 2 * n : 3 * n]
        size[:, n : 2 * n] = size[:, 2 * n : 3 * n] = both
        with np.errstate(invalid="ignore"):  # functions that are infinite somewhere
            predicted = self._weights @ np.delete(self.samples, MIDDLE, axis=0)
            apart = np.abs(predicted - self.samples[MIDDLE])
        return not bool(np.any(active & (apart > NUMBER["UNRESOLVED"] * np.max(size, axis=0))))

    def beyond(self, t: float, dense: Any, h: float, most: float) -> Crossing | None:
        """A condition just beyond a step that ended before it."""
        found: Crossing | None = None
        for j in filter(self.bends, range(6 * self.run.n, self.count)):
            value, number = self._value(j, t, dense, h, most), not math.isnan(self.samples[-1, j])
            if number == math.isnan(value) or (self.armed[j] and value < 0.0):
                part = (
                    self._edge(j, t, dense, h, 1.0, most, number)[1]
                    if number == math.isnan(value)
                    else self.root(j, t, dense, h, 1.0, most)
                )
                if found is None or part < found.part:
                    found = Crossing(j, part)
        return found

    def hits(self, which: int, t: float, y: Array, h: float) -> npt.NDArray[np.bool_]:
        """All functions that are zero to rounding at an event of function `which`."""
        n, f, run = self.run.n, len(self.run.free), self.run
        values = self.motion.switches(t, y) * self.sense
        slopes = np.zeros(n)
        slopes[run.free] = self.motion.derivative(t, y)[f : 2 * f]
        near = 4.0 * 2.3e-16 * max(abs(t), abs(h)) * np.abs(slopes)
        hit = np.where(self.two_sided, values < 0.0, values <= 0.0)
        if self.controls.until == 2:
            hit[-1] = values[-1] <= 0.0 or self._touches_zero(self.count - 1, float(values[-1]))
        hit[:n] = np.abs(values[:n]) <= near
        hit &= self.active() & self.armed
        hit[which] = True
        return hit
