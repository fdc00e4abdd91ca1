"""The right-hand side and the switching functions in Python: the rules of `motion.c` and `switches.c`."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.compile.event_table import Reason
from symgen.errors import SymgenError
from symgen.functions import FAILED, NONE, NONFINITE
from symgen.model.refusals import SingularError
from symgen.simulate.driving import Driving
from symgen.simulate.event_run import EventRun

__all__ = ["PlainMotion"]

Array = npt.NDArray[np.float64]


class PlainMotion:
    """Evaluates a run at (t, y), y = (q, qd of free joints, continuous states, work, loss).

    Attributes:
        lost: status, reason and concern of the last derivative that was not finite.
        moving: status of the last motion.
    """

    def __init__(self, run: EventRun, driving: Driving) -> None:
        self.run, self.driving = run, driving
        self.q, self.qd = run.q.copy(), run.qd.copy()
        self.f, self.qdd = np.zeros(run.n), np.zeros(run.n)
        self.lost = (0, 0, -1)
        self.moving = 0
        self.u0 = 0.0
        self.evaluations = 0

    def more(self, t: float) -> dict[str, Any]:
        """Keyword arguments of the model's methods."""
        run = self.run
        given = {} if run.params is None else {"params": run.params}
        return {**given, **({"inputs": self.driving.u} if run.m else {}), "t": t}

    def unpack(self, t: float, y: Array) -> bool:
        """Sets q, qd, tau and u; True when all are finite."""
        run, driving, f = self.run, self.driving, len(self.run.free)
        self.q[run.free], self.qd[run.free] = y[:f], y[f : 2 * f]
        continuous = run.controls.continuous
        driving.x[:continuous] = y[2 * f : 2 * f + continuous]
        if run.around.moved:
            moved = list(run.around.moved)
            given = driving.law("motion_now", t, self.q, self.qd)
            self.q[moved], self.qd[moved] = given[: len(moved)], given[len(moved) :]
        driving.evaluate(t, self.q, self.qd)
        for joint, position, rate in run.around.signalled:
            self.q[joint], self.qd[joint] = driving.u[position], driving.u[rate]
        wrong = driving.not_finite()
        if wrong is not None:
            self.lost = (NONFINITE, Reason.TAU if wrong[0] == "tau" else Reason.INPUT, wrong[1])
        elif not (np.all(np.isfinite(self.q)) and np.all(np.isfinite(self.qd))):
            bad = np.flatnonzero(~(np.isfinite(self.q) & np.isfinite(self.qd)))
            self.lost = (NONFINITE, Reason.COORDINATE, int(bad[0]))
        elif not np.all(np.isfinite(driving.x[:continuous])):
            self.lost = (NONFINITE, Reason.STATE, int(np.flatnonzero(~np.isfinite(driving.x[:continuous]))[0]))
        else:
            return True
        return False

    def derivative(self, t: float, y: Array) -> Array:
        """dy/dt; not a number, and `lost` says why, where there is no motion."""
        run, nothing = self.run, np.full(len(y), np.nan)
        self.evaluations += 1
        if self.lost[0] and not np.all(np.isfinite(y)):  # a stage after one that has no motion
            return nothing
        if not self.unpack(t, y):
            return nothing
        status = self._accelerations(t, run.mode)
        bad = np.flatnonzero(~(np.isfinite(self.qdd) & np.isfinite(self.f)))
        if len(bad):
            self.lost = (NONFINITE, Reason.ACCELERATION, int(bad[0]))
            return nothing
        if status in FAILED:
            self.lost = (status, Reason.MOTION, -1)
            return nothing
        self.moving = status
        rates = self.driving.law("rates_now", t, self.q, self.qd)
        if not np.all(np.isfinite(rates)):
            self.lost = (NONFINITE, Reason.RATE, int(np.flatnonzero(~np.isfinite(rates))[0]))
            return nothing
        held = (run.mask[run.free] != 0) & (run.mode[run.free] == 0)
        speeds, bends = (np.where(held, 0.0, values[run.free]) for values in (self.qd, self.qdd))
        return np.concatenate([speeds, bends, rates, self._powers(t)])

    def forces_after(self, t: float, mode: Any) -> bool:
        """Friction and accelerations in other modes, at the state unpacked last; True when friction is finite."""
        self._accelerations(t, mode)
        bad = np.flatnonzero(~np.isfinite(self.f))
        if len(bad):
            self.lost = (NONFINITE, Reason.ACCELERATION, int(bad[0]))
        return not len(bad)

    def _accelerations(self, t: float, mode: Any) -> int:
        model, more = self.run.model, self.more(t)
        try:
            if self.run.rough:
                self.f, self.qdd, status = model.friction_dynamics(self.q, self.qd, self.driving.tau, mode, **more)
                return int(status)
            self.f = np.zeros(self.run.n)
            self.qdd = np.asarray(model.forward_dynamics(self.q, self.qd, self.driving.tau, **more))
        except (SingularError, SymgenError):
            self.qdd = np.full(self.run.n, np.nan)
        return 0

    def _powers(self, t: float) -> list[float]:
        """Work and losses per time; of a `potential` that changes by itself the power of its pull."""
        run, more, qd = self.run, self.more(t), self.qd
        work, loss = float(self.driving.tau[run.free] @ qd[run.free]), float(self.f @ qd)
        if run.around.damped:
            loss += float(qd @ run.model.damping_matrix(self.q, **more) @ qd)
        if run.around.prescribed:
            work += float(run.model.drive_forces(self.q, qd, self.qdd, **more) @ qd)
        if run.around.applied:
            applied, pull, _ = run.model.applied_forces(self.q, qd, **more)
            work += float(applied @ qd) + (float(pull @ qd) if run.around.explicit_potential else 0.0)
        return [work, loss]

    def own_potential(self, t: float) -> float:
        """The value of a `potential` that changes by itself, at the state that was unpacked last."""
        if not self.run.around.explicit_potential:
            return 0.0
        return float(self.run.model.applied_forces(self.q, self.qd, **self.more(t))[2])

    def switches(self, t: float, y: Array) -> Array:
        """rate, lower, upper (n,), load (3n,), conditions of the chain and of the controller."""
        run, n = self.run, self.run.n
        self.unpack(t, y)
        values = np.zeros(6 * n)
        own = np.empty(0)
        if run.rough or run.around.conditions:
            found = run.model.switching_functions(self.q, self.qd, self.driving.tau, run.mode, **self.more(t))
            if run.rough:
                values = np.concatenate([np.ravel(part) for part in found[:4]])
                own = np.asarray(found[4]) if run.around.conditions else own
            else:
                own = np.atleast_1d(np.asarray(found))
        values[run.free] = run.mode[run.free] * y[len(run.free) : 2 * len(run.free)]
        return np.concatenate([values, own, self.driving.law("conditions_now", t, self.q, self.qd)])

    def decide(self, t: float, reached: Any) -> tuple[Any, int]:
        """Modes of all joints at the state that was unpacked last; a status of `FAILED` where there are none."""
        run = self.run
        if not run.rough:
            return np.sign(self.qd).astype(np.int8), 0
        mode, status = run.model.decide(self.q, self.qd, self.driving.tau, run.mode, reached, **self.more(t))
        idle = run.mask == 0
        return np.where(idle, np.sign(self.qd), mode).astype(np.int8), int(status) if np.all(
            np.isfinite(self.q)
        ) else NONE
