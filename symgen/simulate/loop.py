"""What a fixed-step loop is given and what it keeps, and the loop itself in Python, for targets that are not C.

The compiled loop (`compiled_loop.py`) does the same; this one serves the reference and machines without a compiler.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.functions import GRAVITY, NONFINITE, STEPS, UNSTABLE
from symgen.simulate.parts import Parts
from symgen.simulate.surroundings import Surroundings

if TYPE_CHECKING:
    from symgen.build.model import Model

__all__ = ["FAILED", "FULL", "Change", "Loop", "PlainLoop", "Rows"]

Array = npt.NDArray[np.float64]
FULL, FAILED = 1, 2


@dataclass
class Rows:
    """What is kept at chosen steps."""

    steps: npt.NDArray[np.int64]
    q: npt.NDArray[Any]
    qd: npt.NDArray[Any]
    tau: Array
    inputs: Array
    work: Array
    loss: Array

    @classmethod
    def empty(cls, steps: npt.NDArray[np.int64], n: int, m: int, dtype: np.dtype[Any]) -> Rows:
        """Room for the rows of `steps`."""
        s = len(steps)
        kept = np.zeros((s, n), dtype), np.zeros((s, n), dtype)
        return cls(steps, *kept, np.zeros((s, n)), np.zeros((s, m)), np.zeros(s), np.zeros(s))


@dataclass(frozen=True, slots=True)
class Change:
    """Joints changed their mode in a step.

    Attributes:
        step: number of steps before it.
        before: modes until then.
        after: modes of the step.
        offsets: seconds from the step's start to each joint's change, as far as they are known.
    """

    step: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    offsets: tuple[float, ...]


@dataclass
class Loop(ABC):
    """One fixed-step run.

    Attributes:
        model: whose functions are called.
        around: facts of its chain.
        method: `"karnopp"` or `"interpolated"`.
        params: run-time parameters as `Model` takes them, or None.
        tau: joint forces.
        inputs: external signals.
        t0: s.
        dt: s.
        q: (n,), the state.
        qd: (n,)
        mode: (n,)
        rows: to be filled.
    """

    model: Model
    around: Surroundings
    method: str
    params: Any
    tau: Parts
    inputs: Parts
    t0: float
    dt: float
    q: npt.NDArray[Any]
    qd: npt.NDArray[Any]
    mode: npt.NDArray[np.int8]
    rows: Rows
    count: int = 0
    status: int = 0
    changes: list[Change] = field(default_factory=list)

    @abstractmethod
    def __post_init__(self) -> None:
        """Made ready by the loops themselves."""

    @property
    def t(self) -> float:
        """The time, from the count."""
        return self.t0 + self.count * self.dt

    @abstractmethod
    def run(self, steps: int) -> int:
        """Takes so many steps; 0 when done, FAILED when one was refused."""

    @abstractmethod
    def finish(self) -> None:
        """The signals and the row of the last state."""


@dataclass(frozen=True, slots=True)
class Powers:
    """Losses, the friction of each joint among them, and work other than that of tau, per time."""

    loss: float
    joint: Array
    applied: float
    drives: float


class PlainLoop(Loop):
    """The loop in Python, one call of the model per quantity."""

    def __post_init__(self) -> None:
        self._row = 0
        self._work = self._loss = 0.0
        self._held: Array | None = None
        self._more = {} if self.params is None else {"params": self.params}

    def _with(self, t: float, inputs: Array | None = None) -> dict[str, Any]:
        given = self.inputs.values if inputs is None else inputs
        named = {"inputs": given.astype(self.model.dtype)} if len(self.model.input_names) else {}
        return {**self._more, **named, "t": t}

    def finish(self) -> None:
        t, q, qd = self.t, self.q.astype(np.float64), self.qd.astype(np.float64)
        self.inputs.evaluate(self.count, t, q, qd)
        self.tau.evaluate(self.count, t, q, qd)
        if self._held is not None and self.around.explicit_potential:
            self._work += self._potential(self.q, t) - self._potential(self.q, t, self._held)
        self._held = self.inputs.values.copy()
        if self._row < len(self.rows.steps) and self.rows.steps[self._row] == self.count:
            k, self._row = self._row, self._row + 1
            self.rows.q[k], self.rows.qd[k] = self.q, self.qd
            self.rows.tau[k], self.rows.inputs[k] = self.tau.values, self.inputs.values
            self.rows.work[k], self.rows.loss[k] = self._work, self._loss

    def run(self, steps: int) -> int:
        function, kind = STEPS[self.method], self.model.dtype.type
        for _ in range(steps):
            self.finish()
            t, tau = self.t, self.tau.values.astype(self.model.dtype)
            q, qd, mode, status = self.model.evaluate(
                function, self.q, self.qd, self.mode, tau, kind(self.dt), **self._with(t)
            )
            self.status = min(self.status, int(status), key=GRAVITY.index)
            if status in (NONFINITE, UNSTABLE):
                return FAILED  # the state stays
            self._account(q, qd, mode, tau, t)
            self.q, self.qd, self.mode = q, qd, mode
            self.count += 1
        return 0

    def _account(self, q: Any, qd: Any, mode: Any, tau: Any, t: float) -> None:
        """The ledger and the modes of a step that ends in q, qd; the same rules as in the compiled loop."""
        rubbing = np.array(self.around.rubbing, dtype=np.intp)
        changed = bool(np.any(mode[rubbing] != self.mode[rubbing]))
        free = [k for k in range(len(q)) if k not in self.around.prescribed]
        self._work += float(tau[free].astype(float) @ (q.astype(float) - self.q.astype(float))[free])
        located = changed and self.method == "interpolated"
        offsets = np.zeros(len(q))
        nothing = Powers(0.0, np.zeros(len(q)), 0.0, 0.0)
        powers, share = [nothing, nothing], 0.5
        for k, (state, rates, when) in enumerate(((self.q, self.qd, t), (q, qd, t + self.dt))):
            if self.method == "karnopp":  # the step keeps its modes to its end
                rates, modes = rates.copy(), mode
                rates[rubbing[mode[rubbing] == 0]] = 0
            else:
                modes = np.where(rates != 0, np.sign(rates), self.mode if k == 0 else mode).astype(np.int8)
            if not np.any(rates != 0):
                continue
            powers[k], qdd = self._power(state, rates, tau, modes, when)
            if located:
                going = mode != self.mode
                going &= (rates * qdd < 0) if k == 0 else (self.mode == 0) & (rates * qdd > 0)
                going &= np.isin(np.arange(len(q)), rubbing)
                since = np.minimum(self.dt, np.abs(rates[going] / qdd[going]))
                offsets[going] = since if k == 0 else self.dt - since
                if np.any(going):
                    share = float(offsets[going][-1]) / self.dt  # of what jumps
        first, last = powers
        self._work += self.dt * (
            0.5 * (first.applied + last.applied) + share * first.drives + (1 - share) * last.drives
        )
        self._loss += 0.5 * self.dt * (first.loss + last.loss)
        if located:
            turned = [k for k in rubbing if mode[k] != self.mode[k]]
            rest = (self.dt - offsets) * first.joint + offsets * last.joint
            self._loss -= 0.5 * float(np.sum(rest[turned]))
        if self.around.explicit_potential:
            late = t + self.dt
            self._work += 0.5 * sum(self._potential(x, late) - self._potential(x, t) for x in (self.q, q))
        if changed:
            before, after = tuple(map(int, self.mode)), tuple(map(int, mode))
            self.changes.append(Change(self.count, before, after, tuple(map(float, offsets))))

    def _power(self, q: Any, qd: Any, tau: Any, mode: Any, t: float) -> tuple[Powers, Any]:
        model, more = self.model, self._with(t)
        f, qdd, _ = model.friction_dynamics(q, qd, tau, mode, **more)
        joint = np.asarray(f * qd, dtype=np.float64)
        loss, applied, drives = float(np.sum(joint)), 0.0, 0.0
        if self.around.damped:
            loss += float(qd @ model.damping_matrix(q, **more) @ qd)
        if self.around.prescribed:
            drives = float(model.drive_forces(q, qd, qdd, **more) @ qd)
        if self.around.applied is not None:
            applied = float(self.around.applied(q, qd, self.inputs.values.astype(model.dtype), t) @ qd)
        return Powers(loss, joint, applied, drives), qdd

    def _potential(self, q: Any, t: float, inputs: Array | None = None) -> float:
        return float(self.model.potential_energy(q, **self._with(t, inputs)))
