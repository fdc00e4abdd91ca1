"""Signals of a run that is over, evaluated anew at any of its instants: forces, inputs, states, prescribed motions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.controls import Controls
from symgen.simulate.driving import Driving
from symgen.simulate.event_run import EventRun
from symgen.simulate.held_signals import Parts

__all__ = ["Replay", "Signals"]

Array = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Signals:
    """The signals at k instants.

    Attributes:
        tau: (k, n), N m or N.
        inputs: (k, m)
        states: (k, states) of the controller, continuous ones first.
    """

    tau: Array
    inputs: Array
    states: Array


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
    begins: Array
    held: Array

    @classmethod
    def of(cls, run: EventRun, begins: Array) -> Replay:
        """The signals of a run with pieces that begin at these instants."""
        force, signal = (replace(parts, values=parts.values.copy()) for parts in (run.force, run.signal))
        held = np.concatenate(run.piece_held)
        return cls(run.around, run.controls, run.params, force, signal, run.t0, run.hold, begins, held)

    def __call__(self, which: npt.NDArray[np.intp], t: Array, q: Array, qd: Array, states: Array) -> Signals:
        """The signals at instants t (k,) in the pieces `which`.

        Args:
            which: (k,), positions of the pieces.
            t: (k,), s.
            q, qd: (k, n); entries of prescribed joints are written.
            states: (k, c), the continuous states there.
        """
        around, controls, held = self.around, self.controls, self.held[which]
        n, m, count, continuous = q.shape[1], len(self.signal.values), len(controls.states), controls.continuous
        moved = list(around.moved)
        driving = Driving(controls, self.params, self.force, self.signal, self.t0, self.hold)
        tau, inputs, x = np.empty((len(t), n)), np.empty((len(t), m)), np.empty((len(t), count))
        for k in np.argsort(which, kind="stable"):  # tables are read forwards
            driving.x[:] = held[k, :count]
            driving.x[:continuous] = states[k]
            if self.hold is not None:
                self._held(driving, held[k, count : count + m], held[k, count + m :])
            driving.seek(float(self.begins[which[k]]))
            if moved:
                given = driving.law("motion_now", float(t[k]), q[k], qd[k])
                q[k, moved], qd[k, moved] = given[: len(moved)], given[len(moved) :]
            driving.evaluate(float(t[k]), q[k], qd[k])
            for joint, position, rate in around.signalled:
                q[k, joint], qd[k, joint] = driving.u[position], driving.u[rate]
            tau[k], inputs[k], x[k] = driving.tau, driving.u, driving.x
        return Signals(tau, inputs, x)

    def _held(self, driving: Driving, inputs: Array, tau: Array) -> None:
        """Put the held values in; constants stand there already, and tables are read anew."""
        driving.u[:], driving.tau[:] = inputs, tau
