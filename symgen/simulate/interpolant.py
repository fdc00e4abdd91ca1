"""The motion between the steps of a run with events: polynomials of order 7 (Hairer, Norsett and Wanner 1993)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.errors import ArgumentError
from symgen.simulate.replay import Replay, Signals
from symgen.simulate.start import numbers

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["Instants", "Interpolant", "Moment"]


TERMS = 7
"""Terms of the polynomial in nested form, after the state at its beginning."""


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """A motion at one instant, or at several: leading axes are those of t.

    Attributes:
        t: s.
        q, qd, qdd: (..., n); accelerations of free joints are the polynomial's derivative.
        mode: (..., n)
        states: (...,) of each state of the controller, by name.
    """

    t: Any
    q: Reals
    qd: Reals
    qdd: Reals
    mode: npt.NDArray[np.int8]
    states: Mapping[str, Reals]

    def __repr__(self) -> str:
        names = ("t", "q", "qd", "qdd", "mode")
        words = [f"{name}={_in_words(getattr(self, name))}" for name in names]
        words += [f"{name}={_in_words(value)}" for name, value in self.states.items()]
        return f"<motion at {', '.join(words)}>"


def _in_words(value: Any) -> str:
    """A number, or an array of few numbers, with six digits."""
    return " ".join(np.array2string(np.asarray(value), separator=", ", precision=6, threshold=20).split())


@dataclass(frozen=True, slots=True, eq=False)
class Instants:
    """All that moves and drives a chain at k instants.

    Attributes:
        t: (k,), s.
        q, qd, qdd: (k, n)
        friction, mode: (k, modes)
        signals: tau, inputs and states of the controller.
        power_in, loss: (k,), J, integrals of the ledger; V(t) - V(t0) of a `potential` that changes by itself is left
            out.
    """

    t: Reals
    q: Reals
    qd: Reals
    qdd: Reals
    friction: Reals
    mode: npt.NDArray[np.int8]
    signals: Signals
    power_in: Reals
    loss: Reals


@dataclass(frozen=True, slots=True, eq=False)
class Interpolant:
    """Pieces of a motion.

    Attributes:
        model: whose motion it is.
        pieces: (p, 3 + 8 size): begin, end, length of the step; the state at its beginning; the seven terms.
        modes: (p, modes)
        free: positions of the joints that are integrated.
        rough: True when the chain has friction.
        replay: the signals in each piece.
    """

    model: Model
    pieces: Reals
    modes: npt.NDArray[np.int8]
    free: npt.NDArray[np.intp]
    rough: bool
    replay: Replay

    def __call__(self, t: Any) -> Moment:
        """The motion at t; see `Trajectory.at`."""
        times = numbers("at", t)
        begin, end = float(self.pieces[0, 0]), float(self.pieces[-1, 1])
        if not np.all((times >= begin) & (times <= end)):
            raise ArgumentError(f"at: instants must lie within [{begin:.9g}, {end:.9g}]")
        flat = times.reshape(-1)
        which = np.clip(np.searchsorted(self.pieces[:, 0], flat, side="right") - 1, 0, len(self.pieces) - 1)
        shape, n = times.shape, len(self.model.q_names)
        q, qd, qdd, states = self._motion(which, flat)
        named = {name: states[:, k].reshape(shape) for k, name in enumerate(self.replay.controls.states)}
        q, qd, qdd = (x.reshape(*shape, n) for x in (q, qd, qdd))
        return Moment(times[()], q, qd, qdd, self.modes[which].reshape(*shape, self.modes.shape[1]), named)

    def until(self, end: float) -> Interpolant | None:
        """The pieces that begin before an instant; None where there are none."""
        kept = self.pieces[:, 0] < end
        return replace(self, pieces=self.pieces[kept], modes=self.modes[kept]) if np.any(kept) else None

    def _motion(self, which: npt.NDArray[np.intp], t: Reals) -> tuple[Reals, Reals, Reals, Reals]:
        """q, qd, qdd (k, n) and all states (k, states); signals are evaluated only where they move a joint."""
        if self.replay.around.prescribed:
            found = self.instants(which, t)
            return found.q, found.qd, found.qdd, found.signals.states
        value, slope = self._polynomial(which, t)
        f, continuous = len(self.free), self.replay.controls.continuous
        states = self.replay.held[which, : len(self.replay.controls.states)]
        states[:, :continuous] = value[:, 2 * f : 2 * f + continuous]
        return value[:, :f], value[:, f : 2 * f], slope[:, f : 2 * f], states

    def instants(self, which: npt.NDArray[np.intp], t: Reals) -> Instants:
        """The motion at instants t (k,) in pieces (k,); each piece ends where the next begins."""
        value, slope = self._polynomial(which, t)
        n, f, continuous = len(self.model.q_names), len(self.free), self.replay.controls.continuous
        q, qd = np.zeros((len(t), n)), np.zeros((len(t), n))
        q[:, self.free], qd[:, self.free] = value[:, :f], value[:, f : 2 * f]
        signals = self.replay(which, t, q, qd, value[:, 2 * f : 2 * f + continuous])
        mode = self.modes[which]
        friction, qdd = self._forces(t, q, qd, mode, signals)
        qdd[:, self.free] = slope[:, f : 2 * f]
        return Instants(t, q, qd, qdd, friction, mode, signals, value[:, -2], value[:, -1])

    def more(self, t: Reals, inputs: Reals) -> dict[str, Any]:
        """Keyword arguments of the model's methods."""
        params = self.replay.params
        found: dict[str, Any] = {"t": t} if params is None else {"t": t, "params": params}
        return {**found, "inputs": inputs} if inputs.shape[1] else found

    def _forces(
        self, t: Reals, q: Reals, qd: Reals, mode: npt.NDArray[np.int8], signals: Signals
    ) -> tuple[Reals, Reals]:
        """Friction and accelerations, those of prescribed joints included."""
        more = self.more(t, signals.inputs)
        if self.rough:
            friction, qdd, _ = self.model.friction_dynamics(q, qd, signals.tau, mode, **more)
        else:
            friction, qdd = np.zeros(mode.shape), self.model.forward_dynamics(q, qd, signals.tau, **more)
        friction = np.array(friction)
        if self.replay.controls.own:
            friction[:, : q.shape[1]] += self.model.bristles(q, qd, **more)[0]
        return friction, np.array(qdd)

    def _polynomial(self, which: npt.NDArray[np.intp], t: Reals) -> tuple[Reals, Reals]:
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
