"""The energy ledger of fixed steps in Python: the rules of `ledger.c`, one call of the model per quantity.

Work and losses of a step are integrated by Simpson's rule over each of its parts between events; the middle of a part
comes from cubic Hermite polynomials through the states at its ends. tau is held over a step and its work exact.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.simulate.chain_facts import Surroundings

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["Holds", "Ledger", "State"]

Array = npt.NDArray[np.float64]

EXPLICIT = np.array([[-3.0, 4.0, -1.0], [-4.0, 0.0, 4.0], [1.0, -4.0, 3.0]]) / 6.0
"""Weights of V(q_i, t_j) in the integral of dV/dt at three places and times, V interpolated by parabolas in both."""


@dataclass(frozen=True, eq=False)
class State:
    """A state on the way through a step, (n,) each, and the modes that led to it."""

    q: npt.NDArray[Any]
    qd: npt.NDArray[Any]
    mode: npt.NDArray[np.int8]


@dataclass(frozen=True, eq=False)
class Holds:
    """Values that are held over a step that begins at `t`: tau in the model's numbers, inputs as they were given."""

    tau: npt.NDArray[Any]
    inputs: Array
    t: float


@dataclass
class Ledger:
    """Work done and energy lost since the start of a run, J.

    Attributes:
        model: of the run.
        around: facts of its chain.
        more: (t, inputs) -> keyword arguments of the model's methods.
        work: J
        loss: J
    """

    model: Model
    around: Surroundings
    more: Callable[[float, Array], dict[str, Any]]
    work: float = 0.0
    loss: float = 0.0

    def jump(self, q: Any, before: Array, held: Holds) -> None:
        """Inputs jump between steps, and the potential with them; this is work done at once."""
        if self.around.explicit_potential:
            old = Holds(held.tau, before, held.t)
            self.work += self._potential(q, held, held.t) - self._potential(q, old, held.t)

    def account(self, held: Holds, a: State, b: State, told: Any, since: float, length: float) -> None:
        """A part of a step, from a to b in held modes; it begins `since` after the step.

        A joint that did not move was held, whatever its next mode is.
        """
        mode = np.array(told)
        rubbing = np.array(self.around.rubbing, dtype=np.intp)
        mode[rubbing[(b.q[rubbing] == a.q[rubbing]) & (b.qd[rubbing] == 0)]] = 0
        a = self._stopped(held, mode, a)
        start, q = held.t + since, a.q
        if np.any(a.qd != 0) or np.any(b.qd != 0):
            first, bend_a = self._powers(held, a.q, a.qd, mode, start)
            last, bend_b = self._powers(held, b.q, b.qd, mode, start + length)
            kind = self.model.dtype
            q = _middle(a.q, b.q, a.qd, b.qd, length).astype(kind)
            qd = _middle(a.qd, b.qd, bend_a, bend_b, length).astype(kind)
            between, _ = self._powers(held, q, qd, mode, start + 0.5 * length)
            work, loss = (length / 6.0) * (first + 4.0 * between + last)
            self.work += float(work)
            self.loss += float(loss)
        if self.around.explicit_potential:
            times = (start, start + 0.5 * length, start + length)
            values = [[self._potential(place, held, t) for t in times] for place in (a.q, q, b.q)]
            self.work += float(np.sum(EXPLICIT * values))

    def _stopped(self, held: Holds, mode: Any, a: State) -> State:
        """The state after joints are caught, by a dead band or because they would have been left behind.

        Those that are held are stopped by impulses on themselves, which take energy; drives whose motion is given hold
        against them.
        """
        n, rubbing = len(a.q), list(self.around.rubbing)
        stuck = np.zeros(n, dtype=bool)
        stuck[rubbing] = np.asarray(mode)[rubbing] == 0
        if not np.any(a.qd[stuck] != 0):
            return a
        qd = a.qd.astype(np.float64)
        M = self._mass_matrix(held, a.q)
        free = ~stuck & ~np.isin(np.arange(n), self.around.prescribed)
        change = np.where(stuck, -qd, 0.0)
        change[free] = -np.linalg.solve(M[np.ix_(free, free)], M[np.ix_(free, stuck)] @ change[stuck])
        impulse, mean = M @ change, qd + 0.5 * change
        self.loss -= float(impulse[stuck] @ mean[stuck])
        self.work += float(impulse[~stuck] @ mean[~stuck])
        return State(a.q, (qd + change).astype(self.model.dtype), a.mode)

    def _powers(self, held: Holds, q: Any, qd: Any, mode: Any, t: float) -> tuple[Array, Any]:
        """(2,): work of all that acts but tau, and losses, per time; and the accelerations."""
        model, more = self.model, self.more(t, held.inputs)
        f, qdd, _ = model.friction_dynamics(q, qd, held.tau, mode, **more)
        work, loss = 0.0, float(np.sum(np.asarray(f * qd, dtype=np.float64)))
        if self.around.damped:
            loss += float(qd @ model.damping_matrix(q, **more) @ qd)
        if self.around.prescribed:
            work += float(model.drive_forces(q, qd, qdd, **more) @ qd)
        if self.around.applied:
            work += float(model.applied_forces(q, qd, **more)[0] @ qd)
        return np.array([work, loss]), qdd

    def _mass_matrix(self, held: Holds, q: Any) -> Array:
        """(n, n), from kinetic energies of unit rates."""
        n = len(q)
        unit = np.eye(n, dtype=self.model.dtype)
        rates = (unit[:, None] + unit[None, :]).reshape(n * n, n)
        places = np.broadcast_to(q, rates.shape)
        energies = self.model.kinetic_energy(places, rates, **self.more(held.t, held.inputs)).astype(np.float64)
        energies = np.asarray(energies).reshape(n, n)
        own = np.diag(energies) / 4.0
        return np.asarray(energies - own[:, None] - own[None, :])

    def _potential(self, q: Any, held: Holds, t: float) -> float:
        return float(self.model.potential_energy(q, **self.more(t, held.inputs)))


def _middle(a: Any, b: Any, rate_a: Any, rate_b: Any, length: float) -> Array:
    """The middle of the cubic through values and rates at both ends of an interval."""
    wide = [np.asarray(x, dtype=np.float64) for x in (a, b, rate_a, rate_b)]
    return np.asarray(0.5 * (wide[0] + wide[1]) + 0.125 * length * (wide[2] - wide[3]))
