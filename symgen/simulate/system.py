"""The right-hand side of a smooth motion: free coordinates and rates, and two quadratures for the energy ledger.

State y = (q_free, qd_free, work_in, dissipated). Prescribed joints are not integrated: their q and qd are set from
their motion at every instant, and their drives' power enters work_in through the inverse dynamics.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.model.refusals import SingularError
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.signals import Piece

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["System"]

Array = npt.NDArray[np.float64]

STEP = 1e-5
"""Half step, s, of the central difference that finds the power of a potential's explicit time dependence."""


class System:
    """A model between two switches of its signals.

    Args:
        model: what is called.
        around: facts of its chain.
        params: run-time parameters as `Model` takes them, or None.
        tau: (t, q, qd) -> (n,), smooth.
        inputs: (t, q, qd) -> (number of inputs,), smooth.
    """

    def __init__(self, model: Model, around: Surroundings, params: Any, tau: Piece, inputs: Piece) -> None:
        self.model, self.around = model, around
        self.tau, self.inputs = tau, inputs
        self.n = len(model.q_names)
        self.free = np.array([k for k in range(self.n) if k not in around.prescribed], dtype=np.intp)
        self.lost = ""  # why the last derivative was not finite
        self._params = {} if params is None else {"params": params}
        self._has_inputs = len(model.input_names) > 0

    def more(self, inputs: Array, t: Any) -> dict[str, Any]:
        """Keyword arguments that every call of the model takes."""
        chosen = dict(self._params)
        if self._has_inputs:
            chosen["inputs"] = inputs
        chosen["t"] = t
        return chosen

    def state(self, t: float, y: Array) -> tuple[Array, Array, Array]:
        """q (n,), qd (n,), inputs, with the prescribed joints where their motion puts them."""
        f = len(self.free)
        q, qd = np.zeros(self.n), np.zeros(self.n)
        q[self.free], qd[self.free] = y[:f], y[f : 2 * f]
        if self.around.motion is not None:
            moved = list(self.around.moved)
            q[moved], qd[moved] = self.around.motion(t)
        u = np.asarray(self.inputs(t, q, qd), dtype=np.float64)
        for joint, position, rate in self.around.signalled:
            q[joint], qd[joint] = u[position], u[rate]
        return q, qd, u

    def derivative(self, t: float, y: Array) -> Array:
        """dy/dt; not finite, and `lost` says why, where the motion has no accelerations."""
        self.lost = ""
        q, qd, u = self.state(t, y)
        more = self.more(u, t)
        tau = self.tau(t, q, qd)
        try:
            qdd = np.asarray(self.model.forward_dynamics(q, qd, tau, **more), dtype=np.float64)
        except SingularError as refused:
            self.lost = str(refused)
            return np.full_like(y, np.nan)
        if not np.all(np.isfinite(qdd)):
            self.lost = self._not_finite(q, tau, u, qdd)
            return np.full_like(y, np.nan)
        work = float(self.effort(q, qd, qdd, tau, more) @ qd)
        if self.around.applied is not None:
            work += float(self.around.applied(q, qd, u, t) @ qd)
        if self.around.explicit_potential:
            work += self.explicit_power(t, q, qd, qdd)
        lost = float(qd @ self.model.damping_matrix(q, **more) @ qd) if self.around.damped else 0.0
        return np.concatenate([qd[self.free], qdd[self.free], [work, lost]])

    def _not_finite(self, q: Array, tau: Array, u: Array, qdd: Array) -> str:
        """The first quantity that is not finite, with its joint."""
        joints = self.model.q_names
        for what, values, names in (
            ("tau of joint", tau, joints),
            ("input", u, self.model.input_names),
            ("the coordinate of joint", q, joints),
            ("the acceleration of joint", qdd, joints),
        ):
            bad = np.flatnonzero(~np.isfinite(values))
            if len(bad):
                return f"{what} {names[bad[0]]} is not finite"
        return "a number is not finite"

    def effort(self, q: Array, qd: Array, qdd: Array, tau: Array, more: dict[str, Any]) -> Array:
        """What acts at the joints: tau, and at prescribed joints what their drives supply. Shapes (..., n)."""
        if not self.around.prescribed:
            return tau
        drives = list(self.around.prescribed)
        effort = np.array(tau, dtype=np.float64)
        effort[..., drives] = np.asarray(self.model.inverse_dynamics(q, qd, qdd, **more))[..., drives]
        return effort

    def explicit_power(self, t: float, q: Array, qd: Array, qdd: Array) -> float:
        """Partial derivative of the potential by time and inputs along the motion, W; central difference."""
        ahead = np.asarray(self.inputs(t + STEP, q + STEP * qd, qd + STEP * qdd), dtype=np.float64)
        behind = np.asarray(self.inputs(t - STEP, q - STEP * qd, qd - STEP * qdd), dtype=np.float64)
        change = self.model.potential_energy(q, **self.more(ahead, t + STEP)) - self.model.potential_energy(
            q, **self.more(behind, t - STEP)
        )
        return float(change) / (2.0 * STEP)
