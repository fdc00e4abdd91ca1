"""Gradients of scalars of one run in fixed steps, by a pass backwards over its kept steps."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.errors import SimulationError
from symgen.simulate.many.compiled_steps import StepsEngine
from symgen.simulate.many.runs import GOING, Plan, Runs
from symgen.simulate.many.step_records import KeptSteps
from symgen.simulate.many.step_slopes import AT_REST, TOUCHES, just_reached
from symgen.simulate.sensitivities import SEVERAL, row_weights

__all__ = ["StepAdjoint"]


@dataclass(frozen=True, eq=False)
class StepAdjoint:
    """The gradient of scalars of one run in fixed steps.

    Attributes:
        names: by which it is differentiated.
        plan: of the run, with its derivatives.
        start, end: the run before its first step, and after its last one.
        kept: its steps.
        row_steps: (s,), steps of its rows.
    """

    names: tuple[str, ...]
    plan: Plan
    start: Runs
    end: Runs
    kept: KeptSteps
    row_steps: Array

    def gradient(self, by_q: Any, by_qd: Any = None) -> Array:
        """(p,): the derivatives of a scalar J of the rows; see `symgen.simulate.sensitivities.Adjoint.gradient`."""
        n, models = self.start.q.shape[1], self.plan.slopes
        assert models is not None
        weights = row_weights(by_q, by_qd, len(self.row_steps), n)
        if self.end.done[0] != GOING or int(self.end.count[0]) < len(self.kept.modes) - 1:
            raise SimulationError("gradient: the run ended early; an adjoint needs one of a given length")
        if np.isfinite(several := float(self.end.several_at[0])):
            raise SimulationError(f"gradient: at t = {several:.9g} s {SEVERAL}")
        for t, why in self._reached().values():
            raise SimulationError(f"gradient: no derivatives from t = {t:.9g} s on: {why}")
        engine = StepsEngine(self.plan, deepcopy(self.start), kept=self.kept, back=True)
        assert engine.slopes is not None
        tied = engine.slopes.names_tied(0)
        if tied:
            raise SimulationError(f"gradient: {', '.join(tied)}: {AT_REST}")
        found = engine.back(weights, self.row_steps)
        if found is None or not np.all(np.isfinite(found)):
            raise SimulationError(f"gradient: {TOUCHES}")
        by_name: Array = found[list(models.columns)]
        return by_name

    def _reached(self) -> dict[int, tuple[float, str]]:
        """See `just_reached`."""
        (numbers, modes), n, own = self.kept, self.start.q.shape[1], self.plan.controls.own
        m = self.start.u.shape[1]
        steps = np.flatnonzero(np.any(modes[1:] != modes[:-1], axis=1))
        given = numbers[:, : 3 * n + m].copy()  # tau and inputs are those of the step before: moved to their own
        given[:-1, 2 * n : 3 * n + m - own] = numbers[1:, 2 * n : 3 * n + m - own]
        last = np.where(steps[:, np.newaxis] > 0, given[steps - 1], np.nan)
        times, pairs = self.start.t0[0] + steps * self.plan.dt, np.stack([modes[steps], modes[steps + 1]], axis=1)
        return just_reached(self.plan, (np.zeros(len(steps), np.intp), times, given[steps], pairs), last)
