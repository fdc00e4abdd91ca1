"""The loops of many runs behind one interface, and the choice among them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.compile.threads import cores
from symgen.errors import SimulationError
from symgen.simulate.many.runs import Plan, Runs, Stretch
from symgen.simulate.many.signals import ManySignal

if TYPE_CHECKING:
    from symgen.simulate.many.step_slopes import SlopesFound

__all__ = ["Engine", "worth_threads"]


class Engine(ABC):
    """Moves all runs that are under way; a run's bits depend neither on its neighbours nor on the threads.

    Args:
        plan: of the runs.
        runs: their states, which are written.
    """

    def __init__(self, plan: Plan, runs: Runs) -> None:
        self.plan, self.runs = plan, runs

    @abstractmethod
    def advance(self, stretch: Stretch) -> None:
        """Move all runs that are neither ended nor failed; an interruption from the keyboard leaves them on the way."""

    def derivatives(self, times: npt.NDArray[np.float64]) -> SlopesFound:
        """Derivatives that runs in fixed steps have carried with them; `times`: (s,), s, of the rows.

        Raises:
            SimulationError: the runs carry none.
        """
        raise SimulationError("sensitivities: these runs carry no derivatives with them")

    def renewed(self, **changes: Any) -> Engine:
        """An engine of this kind for the same runs with another plan."""
        return type(self)(replace(self.plan, **changes), self.runs)

    def held(self, given: Mapping[str, npt.NDArray[Any]]) -> Engine:
        """The engine that holds numbers in place of signals: this one where these were numbers already.

        Args:
            given: for `tau` and `inputs`, where given, (k,) or (runs, k).
        """
        plan = self.plan
        new: dict[str, Any] = {}
        for what, values in given.items():
            signal, target = (plan.force, self.runs.tau) if what == "tau" else (plan.signal, self.runs.u)
            written = plan.controls.tau if what == "tau" else plan.controls.inputs
            if signal.tables or signal.calls or written:
                new["controls"] = replace(new.get("controls", plan.controls), **{what: ()})
            new["force" if what == "tau" else "signal"] = ManySignal(np.asarray(values))
            target[...] = values
        if "controls" in new:
            return self.renewed(**new)
        self.plan = replace(plan, **new)
        return self


def worth_threads(plan: Plan, pieces: int) -> int:
    """Number of threads for a number of independent pieces of work: one where Python is asked."""
    asks = plan.model.target != "c" or plan.force.calls or plan.signal.calls
    return 1 if asks else max(1, min(plan.threads, pieces, 2 * cores()))
