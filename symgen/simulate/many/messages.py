"""Sentences about runs that ended early or have several motions, made when they are read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, overload

import numpy as np

from symgen.arrays import Array
from symgen.functions import SEVERAL
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.controls import Controls
from symgen.simulate.ending import not_taken
from symgen.simulate.event_ending import ended_early, several
from symgen.simulate.many.runs import FAILED_RUN, Plan, Runs

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["Messages"]


@dataclass(frozen=True, eq=False)
class _Values:
    values: Array


@dataclass(frozen=True, eq=False)
class _End:
    """A failed run, as the sentences about single runs read it."""

    model: Model
    around: Surroundings
    controls: Controls
    params: Any
    method: str
    dt: float
    t: float
    q: Array
    qd: Array
    mode: Array
    tau: _Values
    inputs: _Values
    failed: int
    reason: int
    concern: int
    several_at: float
    rows: tuple[Any, ...] = ()

    @property
    def n(self) -> int:
        return len(self.q)

    @property
    def halted(self) -> int:
        return self.failed

    def more(self, t: Any, inputs: Any = None) -> dict[str, Any]:
        """Keyword arguments of the model's methods."""
        given = {} if self.params is None else {"params": self.params}
        values = self.inputs.values if inputs is None else inputs
        named = {"inputs": values.astype(self.model.dtype)} if len(self.model.input_names) else {}
        return {**given, **named, "t": t}


class Messages(Sequence[str]):
    """A sentence for each run, empty where all is well.

    Args:
        plan: of the runs.
        runs: as they are now; what concerns failed runs is copied.
        wanted: (runs,), s, where the runs should have come to.
    """

    def __init__(self, plan: Plan, runs: Runs, wanted: Array) -> None:
        self._plan, self._length = plan, len(runs)
        known = np.flatnonzero(~np.isnan(runs.several_at))
        self._several = {int(k): _where_several(plan, runs, int(k)) for k in known}
        self._ends = {int(k): _end(plan, runs, int(k)) for k in np.flatnonzero(runs.done == FAILED_RUN)}
        late = np.flatnonzero((runs.done == 0) & (runs.t < wanted)) if runs.interrupted else ()
        self._late = {int(k): float(runs.t[k]) for k in late}

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, run: int) -> str: ...

    @overload
    def __getitem__(self, run: slice) -> tuple[str, ...]: ...

    def __getitem__(self, run: int | slice) -> str | tuple[str, ...]:
        if isinstance(run, slice):
            return tuple(self._sentence(k) for k in range(*run.indices(self._length)))
        k = range(self._length)[run]
        return self._sentence(k)

    def _sentence(self, run: int) -> str:
        told = []
        if run in self._several:
            found = self._several[run]
            told.append(several(found) if self._plan.method == "events" else not_taken(found))
        if run in self._ends:
            end = self._ends[run]
            told.append(ended_early(end) if self._plan.method == "events" else not_taken(end))
        if run in self._late:
            told.append(f"interrupted at t = {self._late[run]:.9g} s")
        return "\n".join(told)


def _end(plan: Plan, runs: Runs, k: int) -> _End:
    return _End(
        model=plan.model,
        around=plan.around_of(k),
        controls=plan.controls,
        params=plan.params(k),
        method=plan.method,
        dt=plan.dt,
        t=float(runs.t[k]),
        q=runs.q[k].copy(),
        qd=runs.qd[k].copy(),
        mode=runs.mode[k].copy(),
        tau=_Values(runs.tau[k].copy()),
        inputs=_Values(runs.u[k].copy()),
        failed=int(runs.status[k]),
        reason=int(runs.reason[k]),
        concern=int(runs.concern[k]),
        several_at=float(runs.several_at[k]),
    )


def _where_several(plan: Plan, runs: Runs, k: int) -> _End:
    """The step of a run in which several motions were possible first, as an end."""
    end = _end(plan, runs, k)
    if plan.method == "events" or k not in runs.several:
        return end
    n, m = len(end.q), len(end.inputs.values)
    q, qd, tau, u, mode = np.split(runs.several[k], [n, 2 * n, 3 * n, 3 * n + m])
    q, qd = q.astype(plan.model.dtype), qd.astype(plan.model.dtype)
    return replace(
        end, t=end.several_at, q=q, qd=qd, tau=_Values(tau), inputs=_Values(u), mode=mode.astype(np.int8),
        failed=SEVERAL, concern=-1,
    )  # fmt: skip
