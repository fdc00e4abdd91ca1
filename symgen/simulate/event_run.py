"""An event-driven run: what it is given, what it keeps; the loops are in `compiled_events` and `plain_events`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.controls import Controls
from symgen.simulate.held_signals import Parts
from symgen.simulate.instant import events_at
from symgen.simulate.remarks import Departures
from symgen.simulate.trajectory import Event

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["EventRun"]


LEDGER = 2
"""Numbers of the state beyond coordinates, rates and controller states: work and losses, J."""

MOST_KEPT = 1 << 24
"""Numbers of the interpolant that are kept at most, 128 MiB."""


@dataclass
class EventRun(ABC):
    """One run.

    Attributes:
        model: whose functions are called.
        around: facts of its chain.
        controls: expressions around it.
        params: run-time parameters as `Model` takes them, or None.
        force, signal: tau and inputs, expressions left out.
        t0, end: s.
        rtol, atol: tolerances.
        hold: s between two evaluations of expressions and callables; None: at all times.
        q, qd: (n,), mode: (modes,), the start, then the present state.
        wanted: instants of the rows, ascending; None: every step.
        departures: from the joints' limits.
        rows: blocks (s, width) of t, q, qd, qdd, tau, friction, inputs, states, work, loss.
        row_modes: blocks (s, modes).
        pieces: blocks of the interpolant.
        piece_modes: blocks (s, modes).
        piece_held: blocks (s, states + m + n) of states, inputs and tau there.
        events: in order of time.
        status: the gravest of the instants.
        several_at: when a motion was known not to be the only one, or NaN.
        failed, reason, concern: why the run ended early (0: it did not), and at which joint, input or function.
        steps, rejected, evaluations: counts.
        halt: (1,), made 1 where a callback raises; for many runs.
        logged: whether what ends the pieces is kept, for sensitivities.
    """

    model: Model
    around: Surroundings
    controls: Controls
    params: Any
    force: Parts
    signal: Parts
    t0: float
    end: float
    rtol: float
    atol: float
    hold: float | None
    q: Reals
    qd: Reals
    mode: npt.NDArray[np.int8]
    wanted: Reals | None
    departures: Departures
    rows: list[Reals] = field(default_factory=list)
    row_modes: list[npt.NDArray[np.int8]] = field(default_factory=list)
    pieces: list[Reals] | None = field(default_factory=list)
    piece_modes: list[npt.NDArray[np.int8]] = field(default_factory=list)
    piece_held: list[Reals] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    status: int = 0
    several_at: float = float("nan")
    failed: int = 0
    reason: int = 0
    concern: int = -1
    steps: int = 0
    rejected: int = 0
    evaluations: int = 0
    halt: npt.NDArray[np.int32] | None = None
    logged: bool = False

    def __post_init__(self) -> None:
        self.t = self.t0
        self.n, self.m = len(self.model.q_names), len(self.model.input_names)
        self.modes = len(self.model.mode_names)
        self.free = np.array([k for k in range(self.n) if k not in self.around.prescribed], dtype=np.intp)
        self.mask = np.zeros(self.modes, np.uint8)
        self.mask[list(self.around.rubbing)] = 1
        self.rough = bool(self.around.rough)
        self.size = 2 * len(self.free) + self.controls.continuous + LEDGER
        self.width = 3 + 4 * self.n + self.modes + self.m + len(self.controls.states)
        self._numbers = 0

    def again(self, q: Reals, qd: Reals, mode: npt.NDArray[np.int8], tau: Reals, inputs: Reals) -> bool:
        """Goes back to the start with another state and signals at these constants; False where a new run is needed."""
        return False

    @abstractmethod
    def take(self) -> bool:
        """Take further steps; True while any are left. The last call adds the last row."""

    @abstractmethod
    def stop(self) -> None:
        """A row of the present state, where the run is broken off."""

    def add_pieces(self, pieces: Reals, modes: npt.NDArray[np.int8], held: Reals) -> bool:
        """Keeps pieces of the interpolant; False, and none are kept, where they are too many."""
        self._numbers += pieces.size + held.size
        if self.pieces is None or self._numbers > MOST_KEPT:
            self.pieces, self.piece_modes, self.piece_held = None, [], []
            return False
        self.pieces.append(pieces)
        self.piece_modes.append(modes)
        self.piece_held.append(held)
        return True

    def add_events(
        self,
        numbers: Reals,
        modes: npt.NDArray[np.int8],
        marks: npt.NDArray[Any],
        conditions: Sequence[int],
        lost: Reals | None = None,
    ) -> None:
        """The events of k instants; joints that do the same share one.

        Args:
            numbers: (k, 1 + 2n + modes): t, q, qd, friction after it.
            modes: (k, 2, modes) before and after.
            marks: (k, modes), of what happened to joints by kind; see `MARKS`.
            conditions: (k,), number of a condition that changed; -1: none.
            lost: (k,), J lost in impacts; None: nothing.
        """
        texts = (*self.controls.chain_texts, *self.controls.texts)
        names = self.around.marked(self.model.mode_names)
        self.events += events_at(names, self.n, self.around, texts, numbers, modes, marks, conditions, lost)
