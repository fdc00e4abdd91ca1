"""Many runs one by one, for targets other than C and for signals that are callables."""

from __future__ import annotations

import warnings
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.errors import ArgumentError, SimulationWarning
from symgen.functions import FAILED, NONFINITE
from symgen.simulate.many.engine import Engine
from symgen.simulate.many.runs import ENDED, FAILED_RUN, GOING, Stretch
from symgen.simulate.run import FIXED
from symgen.simulate.run import plan as run_plan
from symgen.simulate.trajectory import Trajectory

__all__ = ["PlainEngine"]

Array = npt.NDArray[Any]


class PlainEngine(Engine):
    """See `Engine`. Held signals and sampled states count from the beginning of each call."""

    def advance(self, stretch: Stretch) -> None:
        runs = self.runs
        stretch.ready = {}
        runs.interrupted = False
        if stretch.duration == 0.0:
            return
        for k in np.flatnonzero(runs.done == GOING).tolist():
            try:
                found = self._single(k, stretch)
            except KeyboardInterrupt:
                runs.interrupted = True
                return
            except ArgumentError as error:  # a number that is not finite, before anything moved
                runs.done[k], runs.status[k], runs.told[k] = FAILED_RUN, NONFINITE, str(error)
                continue
            self._take(k, found, stretch)
            if stretch.progress is not None:
                stretch.progress(1)

    def _single(self, k: int, stretch: Stretch) -> Trajectory:
        """One run over the stretch."""
        plan, runs, model = self.plan, self.runs, self.plan.model
        start, times = float(runs.t[k]), stretch.rows.times
        fixed = plan.method in FIXED
        options: dict[str, Any] = {"dt": plan.dt} if fixed else {"rtol": plan.rtol, "atol": plan.atol}
        end = start + stretch.duration
        wanted = start + (times * plan.dt if fixed else times) if len(times) else np.array([end])
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SimulationWarning)
            one = run_plan(
                model,
                stretch.duration,
                around=plan.around,
                controls=replace(plan.controls, start=tuple(runs.x[k].tolist())),
                method=plan.method,
                t0=start,
                tau=plan.force.source(k, model.q_names),
                inputs=plan.signal.source(k, model.input_names) if model.input_names else None,
                sample=np.minimum(wanted, end),
                **options,
                **({} if plan.hold is None else {"hold": plan.hold}),
            )
            return one.run(
                around=plan.around,
                q=runs.q[k].astype(np.float64),
                qd=runs.qd[k].astype(np.float64),
                mode=runs.mode[k] if runs.begun[k] else None,
                params=plan.params(k),
                progress=lambda t: None,
            )

    def _take(self, k: int, found: Trajectory, stretch: Stretch) -> None:
        """Its end, its rows and its events."""
        plan, runs, rows = self.plan, self.runs, stretch.rows
        runs.q[k], runs.qd[k], runs.mode[k], runs.tau[k] = found.q[-1], found.qd[-1], found.mode[-1], found.tau[-1]
        runs.x[k] = [values[-1] for values in found.states.values()]
        if found.facts is not None and runs.u.shape[1]:
            runs.u[k] = found.facts.inputs[-1]
        start, runs.t[k], runs.begun[k] = float(runs.t[k]), found.t[-1], 1
        runs.count[k] += round((found.t[-1] - start) / plan.dt)
        runs.status[k] = found.status
        if found.message:
            runs.told[k] = found.message
        if found.status in FAILED:
            runs.done[k] = FAILED_RUN
        elif found.t[-1] < start + stretch.duration and "interrupted" not in found.message:
            runs.done[k] = ENDED
        kept = min(len(rows.times), len(found.t) - (runs.done[k] != GOING))
        rows.q[k, :kept], rows.qd[k, :kept], rows.tau[k, :kept] = found.q[:kept], found.qd[:kept], found.tau[:kept]
        rows.mode[k, :kept] = found.mode[:kept]
        for column, values in enumerate(found.states.values()):
            rows.x[k, :kept, column] = values[:kept]
        assert stretch.ready is not None
        stretch.ready[k] = found.events
