"""Motion from event to event by SciPy's `solve_ivp`, for targets that are not C where there is no compiler.

It has stick and slip, signs of loads, tables and callables; what else the driver in C does is refused.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

from symgen.compile.event_table import MARKS, Reason
from symgen.errors import SimulationError
from symgen.functions import FAILED, GRAVITY, LIMIT, SEVERAL
from symgen.simulate.event_run import EventRun
from symgen.simulate.replay import Replay, renewals

__all__ = ["PlainEvents"]
WATCHED = {"rate", "lower", "upper", "load", "status"}


class PlainEvents(EventRun):
    """A run in Python; arguments as of `EventRun`. Switching functions are rate, lower, upper (n,) and load (3n,)."""

    def __post_init__(self) -> None:
        super().__post_init__()
        controls, around, functions = self.controls, self.around, self.model.whole.interface.functions
        results = {result.name for f in functions if f.name == "switching_functions" for result in f.outputs}
        wants = {"stop": around.stops, "friction of joints that follow several coordinates": around.following,
                 "hold": self.hold, "states": controls.states, "until": controls.until, "loops": around.loops,
                 "expressions with corners": (*controls.texts, *controls.chain_texts),
                 "friction with a given motion or at dead centres": results - WATCHED}  # fmt: skip
        for what in (name for name, asked in wants.items() if asked):
            raise SimulationError(f"{what}: this run needs a C compiler, whatever the model's target; install one")
        self.y = np.concatenate([self.q[self.free], self.qd[self.free], np.zeros(2)])
        signals = around, controls, self.params, self.force, self.signal, self.t0, None, np.array([self.t0])
        self._replay = Replay(*signals, held=np.zeros((1, self.m + self.n)))
        self._knots = renewals(self.t0, self.end, (*self.force.tables, *self.signal.tables), ())
        self._wanted, self._potential = 0, self._motion(self.t, self.y)[-1]
        self._decide((self.mask != 0) & (self.mode != 0), np.zeros(self.n, np.uint8), silent=True)
        self._senses()

    def _senses(self) -> None:
        self._sense = np.where((self._switches(self.t, self.y) < 0.0) & (np.arange(6 * self.n) >= 3 * self.n), -1, 1)

    def take(self) -> bool:
        watched, knot = self._watched(), min(self._knots[self._knots > self.t], default=self.end)
        given: dict[str, Any] = {"events": [*watched.values()], "rtol": self.rtol, "atol": self.atol}
        with np.errstate(over="ignore", invalid="ignore"):
            found = solve_ivp(self._derivative, (self.t, knot), self.y, "DOP853", dense_output=True, **given)
            if found.status < 0:
                self.failed, self.reason = LIMIT, Reason.STEP
            for part in found.sol.interpolants if found.sol is not None else ():
                self._keep(part, min(part.t, found.t[-1]))
            self.t, self.y = float(found.t[-1]), np.array(found.y[:, -1])
            self._replay = replace(self._replay, begins=np.array([self.t]))
            if not self.failed and self.t < self.end:
                self._cross([k for k, times in zip(watched, found.t_events or (), strict=False) if len(times)])
            if found.status == 0:
                self._senses()
        if self.failed or self.t >= self.end:
            self.stop()
            return False
        return True

    def stop(self) -> None:
        if not self.rows or self.rows[-1][-1, 0] != self.t:
            self._row(self.t, self.y)

    def _watched(self) -> dict[int, Any]:
        """Functions that count in the present modes: in their senses they fall to zero."""
        slides, rests = (self.mask != 0) & (self.mode != 0), (self.mask != 0) & (self.mode == 0)
        loads = np.repeat(slides & self.around.signed_loads, 3)
        watched: dict[int, Any] = {}
        for k in np.flatnonzero(np.concatenate([slides, rests, rests, loads])).tolist():
            watched[k] = lambda t, y, k=k: float(self._sense[k] * self._switches(t, y)[k])
            watched[k].terminal, watched[k].direction = True, -1.0
        return watched

    def _keep(self, part: Any, end: float) -> None:
        if self.wanted is None:
            self._row(part.t_old, part.y_old)
        while self.wanted is not None and self._wanted < len(self.wanted) and self.wanted[self._wanted] < end:
            self._row(self.wanted[self._wanted], np.asarray(part(self.wanted[self._wanted])))
            self._wanted += 1
        piece = np.concatenate([[part.t_old, end, part.h], part.y_old, np.ravel(part.F)])
        self.add_pieces(piece[None], self.mode[None].copy(), self._replay.held)
        self.departures.see_within(part.t_old, end, lambda t: self._motion(t, np.asarray(part(t)))[0])

    def _cross(self, zeros: list[int]) -> None:
        n, reached, loads = self.n, np.zeros(self.n, bool), np.zeros(self.n, np.uint8)
        for k in zeros:
            if k < n:
                self.y[len(self.free) : -2][self.free == k] = 0.0
            elif k < 3 * n:
                reached[k % n] = True
            else:
                self._sense[k], loads[(k - 3 * n) // 3] = -self._sense[k], MARKS["normal_sign"]
        self._decide(reached, loads)

    def _decide(self, reached: Any, loads: Any, silent: bool = False) -> None:
        q, qd, tau, _, more, *_ = self._motion(self.t, self.y)
        before, after = self.mode.copy(), np.sign(qd).astype(np.int8)
        if np.any((self.mask != 0) & (qd == 0.0)):
            mode, status = self.model.decide(q, qd, tau, self.mode, reached, **more)
            self.failed, self.reason = (int(status), Reason.DECISION) if int(status) in FAILED else (0, 0)
            after = np.where(self.mask != 0, mode, after)
            self.status = min(self.status, int(status), key=GRAVITY.index)
            self.several_at = self.t if status == SEVERAL and np.isnan(self.several_at) else self.several_at
        self.mode[:] = after
        if not (silent or self.failed) and (np.any((before != after)[self.mask != 0]) or np.any(loads)):
            numbers = np.concatenate([[self.t], q, qd, self._motion(self.t, self.y)[5]])
            self.add_events(numbers[None], np.stack([before, after])[None], loads[None], [-1])

    def _motion(self, t: float, y: Any) -> tuple[Any, ...]:
        """q, qd, tau, inputs, arguments, friction, qdd, power and loss, the value of an explicit `potential`."""
        f, around, model, (q, qd) = len(self.free), self.around, self.model, np.zeros((2, 1, self.n))
        q[0, self.free], qd[0, self.free] = y[:f], y[f : 2 * f]
        signals = self._replay(np.zeros(1, np.intp), np.array([t]), q, qd, np.zeros((1, 0)))
        q, qd, tau, u = q[0], qd[0], signals.tau[0], signals.inputs[0]
        more = {"t": t} | ({} if self.params is None else {"params": self.params}) | ({"inputs": u} if self.m else {})
        if self.rough:
            friction, qdd, _ = model.friction_dynamics(q, qd, tau, self.mode, **more)
        else:
            friction, qdd = np.zeros(self.n), model.forward_dynamics(q, qd, tau, **more)
        power, loss, potential = tau[self.free] @ qd[self.free], friction @ qd, 0.0
        loss += qd @ model.damping_matrix(q, **more) @ qd if around.damped else 0.0
        power += model.drive_forces(q, qd, qdd, **more) @ qd if around.prescribed else 0.0
        if around.applied:
            applied, pull, potential = model.applied_forces(q, qd, **more)
            power += (applied + around.explicit_potential * pull) @ qd
        return q, qd, tau, u, more, friction, qdd, (power, loss), around.explicit_potential * float(potential)

    def _derivative(self, t: float, y: Any) -> Any:
        _, qd, *_, qdd, powers, _ = self._motion(t, y)
        moves = (self.mask[self.free] == 0) | (self.mode[self.free] != 0)
        return np.concatenate([moves * qd[self.free], moves * qdd[self.free], powers])

    def _switches(self, t: float, y: Any) -> Any:
        q, qd, tau, _, more, *_ = self._motion(t, y)
        found = self.model.switching_functions(q, qd, tau, self.mode, **more) if self.rough else np.zeros((6, self.n))
        return np.concatenate([np.ravel(part) for part in found[: 4 if self.rough else 6]])

    def _row(self, t: float, y: Any) -> None:
        q, qd, tau, u, _, friction, qdd, _, potential = self._motion(t, y)
        row = [t], q, qd, qdd, tau, friction, u, [y[-2] + potential - self._potential, y[-1]]
        self.rows.append(np.concatenate(row)[None])
        self.row_modes.append(np.where(self.mask != 0, self.mode, np.sign(qd)).astype(np.int8)[None])
