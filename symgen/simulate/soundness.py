"""Runs whose numbers are not all finite: they end with status 6 before the first row that has one."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.functions import FAILED, NONFINITE
from symgen.simulate.ending import ended

if TYPE_CHECKING:
    from symgen.simulate.trajectory import Trajectory

__all__ = ["sound"]


def sound(run: Trajectory, parts: Iterable[npt.NDArray[Any]]) -> Trajectory:
    """The run, or what it was before a number in it is not finite, with status 6 and a message.

    Loops stop where a state, a signal or an acceleration is not finite; energies are known only when the rows are.

    Args:
        run: as the loop left it.
        parts: arrays in which a number that is not finite shows.
    """
    if run.status in FAILED or math.isfinite(sum(float(part.sum()) for part in parts)):
        return run
    columns = run.columns()
    bad = {name: int(np.argmin(finite)) for name, x in columns.items() if not np.all(finite := np.isfinite(x))}
    if not bad:  # finite numbers whose sum is not
        return run
    name, row = min(bad.items(), key=lambda found: found[1])
    kept = slice(0, max(1, row))
    last = float(run.t[kept][-1])
    rows = {key: getattr(run, key)[kept] for key in ("t", "q", "qd", "qdd", "tau", "friction", "mode", "energy")}
    rows |= {key: getattr(run, key)[kept] for key in ("work_in", "dissipated")}
    facts = None if run.facts is None else replace(run.facts, inputs=run.facts.inputs[kept])
    words = ended(NONFINITE, float(run.t[row]), "", f"{name} is not finite", "the last row has the state before it")
    return replace(
        run,
        **rows,
        states={key: x[kept] for key, x in run.states.items()},
        events=tuple(event for event in run.events if event.time <= last),
        renewals=run.renewals[run.renewals <= last],
        status=NONFINITE,
        message="\n".join(filter(None, (run.message, words))),
        between=None if run.between is None else run.between.until(last),
        facts=facts,
    )
