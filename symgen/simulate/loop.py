"""Inputs and records of a loop of fixed steps, which runs in C (`compiled_loop.py`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.controls import Controls
from symgen.simulate.held_signals import Parts
from symgen.simulate.remarks import Departures
from symgen.simulate.several import mode_signs

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["FULL", "HALTED", "Change", "Loop", "Rows"]

Array = npt.NDArray[np.float64]
FULL, HALTED = 1, 2


@dataclass
class Rows:
    """Recorded values at chosen steps."""

    steps: npt.NDArray[np.int64]
    q: npt.NDArray[Any]
    qd: npt.NDArray[Any]
    tau: Array
    inputs: Array
    x: Array
    work: Array
    loss: Array

    def first(self, count: int) -> Rows:
        """The first rows."""
        return Rows(*(getattr(self, field.name)[:count] for field in fields(self)))

    @classmethod
    def empty(cls, steps: npt.NDArray[np.int64], n: int, m: int, states: int, dtype: np.dtype[Any]) -> Rows:
        """Room for the rows of `steps`."""
        s = len(steps)
        kept = np.zeros((s, n), dtype), np.zeros((s, n), dtype)
        return cls(steps, *kept, np.zeros((s, n)), np.zeros((s, m)), np.zeros((s, states)), np.zeros(s), np.zeros(s))


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """An event: joints changed their modes.

    Attributes:
        step: number of steps before the one that it is in.
        offset: seconds from that step's start.
        before: (modes,), modes until then.
        after: (modes,), modes from then on.
        state: (3 n + m,), q and qd there, tau and inputs of the step.
        stops: of each joint with stops, whether it has met one.
        lost: J, in impacts.
    """

    step: int
    offset: float
    before: npt.NDArray[np.int8]
    after: npt.NDArray[np.int8]
    state: npt.NDArray[Any]
    stops: tuple[bool, ...] = ()
    lost: float = 0.0


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
        mode: (modes,)
        controls: expressions and states.
        x: states of the controller, continuous ones first.
        periods: steps between two replacements of the sampled ones.
        rows: to be filled.
        departures: from the joints' limits.
        halts: statuses at which a step is not taken.
        count: steps taken.
        status: the worst of the steps taken.
        halted: the status of the step that was not taken.
        concern: position of the controller's state that is not finite there, or -1.
        changes: events, in order of time.
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
    controls: Controls
    x: Array
    periods: tuple[int, ...]
    rows: Rows
    departures: Departures
    halts: frozenset[int]
    count: int = 0
    status: int = 0
    halted: int = 0
    concern: int = -1
    changes: list[Change] = field(default_factory=list)

    @abstractmethod
    def __post_init__(self) -> None:
        """Made ready by the loops themselves."""

    @property
    def t(self) -> float:
        """The time, from the count."""
        return self.t0 + self.count * self.dt

    def signs(self, q: Any, qd: Any) -> npt.NDArray[np.int8]:
        """(..., modes): the signs of rates."""
        return mode_signs(self.model, self.around, q, qd, {} if self.params is None else {"params": self.params})

    def more(self, t: Any, inputs: Any = None) -> dict[str, Any]:
        """Keyword arguments of the model's methods; inputs are those of the step unless others are given."""
        given = {} if self.params is None else {"params": self.params}
        values = self.inputs.values if inputs is None else inputs
        named = {"inputs": values.astype(self.model.dtype)} if len(self.model.input_names) else {}
        return {**given, **named, "t": t}

    @abstractmethod
    def run(self, steps: int) -> int:
        """Take `steps` steps; return 0 when done, HALTED when one was not taken because of its status, `halted`."""

    @abstractmethod
    def finish(self) -> None:
        """The signals and the row of the last state."""
