"""Sentences about runs that ended early or have several motions, made when they are read."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, overload

import numpy as np
import numpy.typing as npt

from symgen.functions import SEVERAL
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.controls import Controls
from symgen.simulate.ending import NAMES, WORDS, joint_words, not_taken
from symgen.simulate.event_ending import ended_early
from symgen.simulate.many.runs import FAILED_RUN, Plan, Runs

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["Messages"]

Array = npt.NDArray[Any]


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
        self._several = {int(k): float(runs.several_at[k]) for k in np.flatnonzero(~np.isnan(runs.several_at))}
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
        told = [self._of_several(self._several[run])] if run in self._several else []
        if run in self._ends:
            end = self._ends[run]
            told.append(ended_early(end) if self._plan.method == "events" else not_taken(end))
        if run in self._late:
            told.append(f"interrupted at t = {self._late[run]:.9g} s")
        return "\n".join(told)

    def _of_several(self, t: float) -> str:
        around, names = self._plan.around, self._plan.model.mode_names
        found, remedy = WORDS[SEVERAL]
        chosen = [k for k in around.loaded if k in around.rubbing] or list(around.rubbing)
        where = f", {joint_words([names[k] for k in chosen])}" if chosen else ""
        return f"status {SEVERAL} ({NAMES[SEVERAL]}) at t = {t:.9g} s{where}: {found}; {remedy}"


def _end(plan: Plan, runs: Runs, k: int) -> _End:
    return _End(
        model=plan.model,
        around=plan.around,
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
        several_at=math.nan,
    )
