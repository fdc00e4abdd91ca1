"""Switching functions on the interpolant of a step, in Python: the rules of `templates/simulator/switches.c`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy.optimize import brentq, minimize_scalar

from symgen.simulate.event_run import EventRun
from symgen.simulate.plain_motion import PlainMotion

__all__ = ["Crossing", "Watch"]

Array = npt.NDArray[np.float64]

PLACES = np.array([0.0, 0.15, 0.35, 0.6, 0.8, 1.0])
"""Places in a step at which the functions are looked at."""

MIDDLE = 3
"""The one whose values the others must predict to `UNRESOLVED` of the function's size."""

UNRESOLVED = 0.02

LOOK = 0.01
"""Part of the way to a sample that tells which way a joint goes."""


NEARBY = 0.999
"""Part of the way to an event, for the slope there."""


@dataclass(frozen=True, slots=True)
class Crossing:
    """Function `which` is zero at this part of a step; `look` is where to decide when it is at its very beginning."""

    which: int
    part: float
    look: float = 0.0


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
        self.samples = np.zeros((len(PLACES), self.count))
        self.vague = np.zeros(run.n, np.bool_)
        others = np.delete(PLACES, MIDDLE)
        self._weights = np.array([
            np.prod([(PLACES[MIDDLE] - b) / (a - b) for b in others if b != a]) for a in others
        ])  # fmt: skip

    def arm(self, t: float, y: Array) -> None:
        """The values at the beginning of a smooth piece."""
        self.samples[0] = values = self.motion.switches(t, y)
        self._was = (values > 0.0) | (self.two_sided & (values < 0.0)), np.where(self.two_sided & (values < 0.0), -1, 1)

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
        """True when a crossing breaks the smoothness that a step assumes: a condition other than `until`."""
        return which >= 6 * self.run.n and not self._is_until(which)

    def ends(self, condition: int) -> bool:
        """True when a condition that has just changed ends the run."""
        which = 6 * self.run.n + condition
        return self._is_until(which) and (self.controls.until == 2 or self.sense[which] > 0)

    def _is_until(self, which: int) -> bool:
        return self.controls.until != 0 and which == self.count - 1

    def first(self, t: float, y: Array, dense: Any, h: float) -> Crossing | None:
        """The first zero of any function in a step."""
        for k in range(1, len(PLACES)):
            at = t + PLACES[k] * h
            self.samples[k] = self.motion.switches(at, np.asarray(dense(at)))
        self.armed, self.sense = (part.copy() for part in self._was)
        found: Crossing | None = None
        for j in np.flatnonzero(self.active()):
            crossing = self._first_of(int(j), t, y, dense, h)
            if crossing is not None and (found is None or crossing.part < found.part):
                found = crossing
        return found

    def _first_of(self, j: int, t: float, y: Array, dense: Any, h: float) -> Crossing | None:
        for k in range(1, len(PLACES)):
            raw = self.samples[k, j]
            value = raw * self.sense[j]
            if not self.armed[j]:
                if raw > 0.0 or (self.two_sided[j] and raw < 0.0):
                    self.armed[j], self.sense[j] = True, 1 if raw > 0.0 else -1
                elif self._wrong_way(j, raw, y):
                    vague = j < self.run.n and self.vague[j]
                    return Crossing(j, 0.0, PLACES[k] if vague else LOOK * PLACES[k])
                continue
            if value < 0.0 or (value == 0.0 and not self.two_sided[j]):
                return Crossing(j, self.root(j, t, dense, h, PLACES[k - 1], PLACES[k]))
            if k < len(PLACES) - 1:
                low = self._dip(j, t, dense, h, k)
                if low is not None:
                    return Crossing(j, self.root(j, t, dense, h, PLACES[k - 1], low))
        return None

    def _value(self, j: int, t: float, dense: Any, h: float, part: float) -> float:
        at = t + part * h
        return float(self.sense[j] * self.motion.switches(at, np.asarray(dense(at)))[j])

    def root(self, j: int, t: float, dense: Any, h: float, low: float, high: float) -> float:
        """Just behind the zero of function j, which is positive at `low` and not at `high`."""

        def value(part: float) -> float:
            return self._value(j, t, dense, h, part)

        def before(x: float) -> bool:
            return x >= 0.0 if self.two_sided[j] else x > 0.0

        if not before(value(low)):
            return low
        unit = 2.3e-16 * max(1.0, abs(t / h))
        part = float(brentq(value, low, high, xtol=unit, rtol=8.9e-16)) if value(low) * value(high) < 0.0 else high
        while part < high and before(value(part)):
            part, unit = min(high, part + unit), 2.0 * unit
        return part

    def slope(self, j: int, t: float, dense: Any, h: float, part: float) -> float:
        """The rate of function j at a part of a step, in its sense."""
        before = self._value(j, t, dense, h, NEARBY * part)
        return (self._value(j, t, dense, h, part) - before) / ((1.0 - NEARBY) * part * h)

    def corrected(self, j: int, t: float, dense: Any, h: float, slope: float) -> float:
        """The part of a step that ends at a zero of function j, by Newton's rule; just behind it for two-sided ones."""
        shift = -self._value(j, t, dense, h, 1.0) / (slope * h) if slope < 0.0 and j < 6 * self.run.n else 0.0
        part, unit = 1.0 + (shift if abs(shift) < 1.0 - NEARBY else 0.0), 2.3e-16 * max(1.0, abs(t / h))
        while self.two_sided[j] and self._value(j, t, dense, h, part) >= 0.0 and unit < 1.0 - NEARBY:
            part, unit = part + unit, 2.0 * unit
        return part

    def _dip(self, j: int, t: float, dense: Any, h: float, k: int) -> float | None:
        """A part of the step between the samples beside k where function j is not positive."""
        x, v = PLACES[k - 1 : k + 2], self.samples[k - 1 : k + 2, j] * self.sense[j]
        left, right = np.diff(v) / np.diff(x)
        bend = (right - left) / (x[2] - x[0])
        if not (np.all(v > 0.0) and bend > 0.0):
            return None
        place = 0.5 * (x[0] + x[1]) - 0.5 * left / bend
        if not x[0] < place < x[2] or v[0] + (place - x[0]) * (left + bend * (place - x[1])) > 0.25 * v[1]:
            return None
        least = minimize_scalar(
            lambda part: self._value(j, t, dense, h, part),
            bounds=(x[0], x[2]),
            method="bounded",
            options={"xatol": 1e-9},
        )
        return float(least.x) if least.fun <= 0.0 else None

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
        if self.controls.until:
            active[-1] = False
        size = np.abs(self.samples)
        both = size[:, n : 2 * n] + size[:, 2 * n : 3 * n]
        size[:, n : 2 * n] = size[:, 2 * n : 3 * n] = both
        predicted = self._weights @ np.delete(self.samples, MIDDLE, axis=0)
        apart = np.abs(predicted - self.samples[MIDDLE])
        return not bool(np.any(active & (apart > UNRESOLVED * np.max(size, axis=0))))

    def beyond(self, t: float, dense: Any, h: float, most: float) -> Crossing | None:
        """A condition just beyond a step that ended before it."""
        found: Crossing | None = None
        for j in range(6 * self.run.n, self.count):
            if self.armed[j] and self._value(j, t, dense, h, most) < 0.0:
                part = self.root(j, t, dense, h, 1.0, most)
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
        hit[:n] = np.abs(values[:n]) <= near
        hit &= self.active() & self.armed
        hit[which] = True
        return hit
