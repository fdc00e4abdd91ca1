"""Fixed steps in compiled code: `templates/simulator/fixed_steps` around a model's functions.

Many runs take steps by batches; one run with a ledger takes them by functions for one state.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.arrays import Array
from symgen.compile.callbacks import Faults
from symgen.compile.threads import together
from symgen.functions import CACHE_LINE
from symgen.simulate.many.engine import Engine, worth_threads
from symgen.simulate.many.runs import EventBlock, Plan, Runs, Stretch
from symgen.simulate.many.step_records import Changes, KeptSteps, Ledger
from symgen.simulate.many.step_slopes import SlopesFound, StepSlopes
from symgen.simulate.many.step_worker import Sets, Worker
from symgen.simulate.step_counts import whole_steps

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["StepsEngine"]

LINES, LINES_OWN = 4, 2
"""Cache lines of a row of a block, with one set of parameters and with a set for each run: whole packs, two abreast."""


class StepsEngine(Engine):
    """See `Engine`. The instants of events are located when they are read.

    Args:
        plan, runs: see `Engine`.
        ledger: of an only run.
        kept: of an only run, the steps that it has taken, or is to keep.
        back: whether the run goes back over its kept steps; `plan.slopes` are its derivatives.
    """

    def __init__(
        self, plan: Plan, runs: Runs, ledger: Ledger | None = None, kept: KeptSteps | None = None, back: bool = False
    ) -> None:
        super().__init__(plan, runs)
        lanes = (LINES_OWN if plan.own else LINES) * (CACHE_LINE // plan.model.dtype.itemsize)
        self.ledger, self.kept, self.lanes = ledger, kept, 1 if ledger is not None or back else lanes
        self.stop = np.zeros(1, np.int32)
        self._kept: list[Any] = []
        self.faults = Faults()
        self.sets: dict[Model, Sets] = {}
        models = (plan.first, plan.model, plan.controls.model)
        for model in (model for model in models if model is not None):
            self.sets[model] = Sets.of(plan, model, self.lanes, len(runs), self.faults)
        self.due = runs.due.astype(np.int64)
        self.slopes = None if plan.slopes is None else StepSlopes(plan, plan.slopes, runs, self.faults, back)
        self.row_slopes: Array = np.zeros(0)
        blocks = -(-len(runs) // self.lanes)
        threads = worth_threads(plan, blocks)
        self._workers = [Worker(self, plan, runs) for _ in range(threads)]

    def advance(self, stretch: Stretch) -> None:
        runs, plan = self.runs, self.plan
        self.stop[0] = 0
        self.due[...] = runs.due
        total = 0 if stretch.duration == 0.0 else whole_steps("duration", stretch.duration, plan.dt)
        ranges = iter(range(0, len(runs), self.lanes))
        if self.slopes is not None:
            self.row_slopes = self.slopes.room(stretch.rows)
        idle = list(self._workers)
        for worker in idle:
            worker.ready(stretch, total)

        changes: list[Changes] = []

        def work() -> None:
            idle.pop().run(ranges, stretch, changes)

        def halt() -> None:
            self.stop[0] = 1

        runs.interrupted = together(work, len(self._workers), halt)
        for worker in self._workers:
            worker.collect(changes, stretch)
        self._keep_several(changes)
        runs.due[...] = self.due
        runs.t[...] = runs.t0 + runs.count * plan.dt
        runs.begun[...] = 1
        if self.ledger is None:
            stretch.later = partial(self._located, changes)

    def sums(self) -> tuple[float, float]:
        """Work and losses of the run with a ledger, J."""
        return self._workers[0].sums()

    def back(self, weights: Array, row_steps: Array) -> Array | None:
        """(p,): the gradient of a scalar by the columns of the slopes; None where a step cannot be taken again.

        Args:
            weights: (s, 2 n), derivatives of the scalar by q and qd of the rows.
            row_steps: (s,), steps of the rows, ascending.
        """
        return self._workers[0].back(weights, row_steps)

    def derivatives(self, times: Array) -> SlopesFound:
        if self.slopes is None:
            return super().derivatives(times)
        return self.slopes.found(self.runs, times, self.row_slopes)

    def _keep_several(self, changes: list[Changes]) -> None:
        for block in changes:
            for k in np.flatnonzero(block.times == self.runs.several_at[block.runs]):
                self.runs.several[int(block.runs[k])] = np.concatenate([block.states[k], block.modes[k, 0]])

    def _located(self, changes: list[Changes]) -> list[EventBlock]:
        """The events of a stretch; blocks that share a run stay in their order."""
        self.stop[0] = 0
        queue = iter(range(len(changes)))
        idle = list(self._workers)
        found: dict[int, list[EventBlock]] = {}

        def work() -> None:
            worker = idle.pop()
            for k in queue:
                found[k] = worker.locate(changes[k])

        together(work, len(self._workers), lambda: None)
        return [block for k in range(len(changes)) for block in found[k]]
