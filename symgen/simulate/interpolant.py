"""The motion between the steps of a run with events: polynomials of order 7 (Hairer, Norsett and Wanner 1993)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.errors import ArgumentError
from symgen.simulate.start import numbers

__all__ = ["Interpolant", "Moment"]

Array = npt.NDArray[np.float64]

TERMS = 7
"""Terms of the polynomial in nested form, after the state at its beginning."""


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """A motion at one instant, or at several: leading axes are those of t.

    Attributes:
        t: s.
        q, qd, qdd: (..., n); accelerations are the polynomial's derivative.
        mode: (..., n)
        states: (...,) of each continuous state of the controller, by name.
    """

    t: Any
    q: Array
    qd: Array
    qdd: Array
    mode: npt.NDArray[np.int8]
    states: Mapping[str, Array]


@dataclass(frozen=True, slots=True, eq=False)
class Interpolant:
    """Pieces of a motion.

    Attributes:
        pieces: (p, 3 + 8 size): begin, end, length of the step; the state at its beginning; the seven terms.
        modes: (p, n)
        free: positions of the joints that are integrated.
        states: names of the continuous states.
        given: t -> (q, qd) of prescribed joints whose motion is an expression, in the order of `moved`; or None.
        moved: their positions.
    """

    pieces: Array
    modes: npt.NDArray[np.int8]
    free: npt.NDArray[np.intp]
    states: tuple[str, ...]
    given: Callable[[float], Any] | None
    moved: tuple[int, ...]

    def __call__(self, t: Any) -> Moment:
        """The motion at t; see `Trajectory.at`."""
        times = numbers("at", t)
        begin, end = float(self.pieces[0, 0]), float(self.pieces[-1, 1])
        if not np.all((times >= begin) & (times <= end)):
            raise ArgumentError(f"at: instants must lie within [{begin:.9g}, {end:.9g}]")
        flat = times.reshape(-1)
        which = np.clip(np.searchsorted(self.pieces[:, 0], flat, side="right") - 1, 0, len(self.pieces) - 1)
        value, slope = self._polynomial(which, flat)
        n, f = self.modes.shape[1], len(self.free)
        q, qd, qdd = (np.zeros((len(flat), n)) for _ in range(3))
        q[:, self.free], qd[:, self.free], qdd[:, self.free] = value[:, :f], value[:, f : 2 * f], slope[:, f : 2 * f]
        if self.given is not None:
            for k, instant in enumerate(flat.tolist()):
                q[k, list(self.moved)], qd[k, list(self.moved)] = self.given(instant)
        shape = times.shape
        found = {name: value[:, 2 * f + k].reshape(shape) for k, name in enumerate(self.states)}
        mode = self.modes[which]
        q, qd, qdd = (x.reshape(*shape, n) for x in (q, qd, qdd))
        return Moment(times[()], q, qd, qdd, mode.reshape(*shape, n), found)

    def _polynomial(self, which: npt.NDArray[np.intp], t: Array) -> tuple[Array, Array]:
        """(k, size): values and derivatives."""
        piece = self.pieces[which]
        step = piece[:, 2:3]
        x = (t[:, None] - piece[:, 0:1]) / step
        parts = piece[:, 3:].reshape(len(piece), 1 + TERMS, -1)
        total, slope = np.zeros_like(parts[:, 0]), np.zeros_like(parts[:, 0])
        for k in range(TERMS, 0, -1):
            total = total + parts[:, k]
            factor, change = (x, 1.0) if k % 2 else (1.0 - x, -1.0)
            slope = slope * factor + change * total
            total = total * factor
        return parts[:, 0] + total, slope / step
