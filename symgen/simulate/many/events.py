"""Events of many runs, kept as arrays; those of a run become objects when they are read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import overload

import numpy as np

from symgen.arrays import Array
from symgen.simulate.instant import events_at
from symgen.simulate.many.runs import EventBlock, Plan
from symgen.simulate.trajectory import Event

__all__ = ["EventLists"]


class EventLists(Sequence[tuple[Event, ...]]):
    """The events of each run, in order of time.

    Args:
        plan: of the runs.
        blocks: from the loops; blocks that share a run stand in order of time.
        runs: number of runs.
        later: returns further blocks, when events are read first.
    """

    def __init__(
        self,
        plan: Plan,
        blocks: Sequence[EventBlock],
        runs: int,
        later: Callable[[], list[EventBlock]] | None = None,
    ) -> None:
        self._plan, self._length, self._blocks = plan, runs, tuple(blocks)
        self._later = later
        self._sorted: tuple[EventBlock, Array] | None = None

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, run: int) -> tuple[Event, ...]: ...

    @overload
    def __getitem__(self, run: slice) -> tuple[tuple[Event, ...], ...]: ...

    def __getitem__(self, run: int | slice) -> tuple[Event, ...] | tuple[tuple[Event, ...], ...]:
        if isinstance(run, slice):
            return tuple(self._of(k) for k in range(*run.indices(self._length)))
        return self._of(range(self._length)[run])

    @property
    def counts(self) -> Array:
        """(runs,): instants at which something happened, of each run."""
        return np.diff(self._in_order()[1])

    def _in_order(self) -> tuple[EventBlock, Array]:
        """All events sorted by runs, and where those of each run begin."""
        if self._sorted is None:
            n, blocks = len(self._plan.model.q_names), [b for b in self._blocks if len(b.runs)]
            blocks += [] if self._later is None else [b for b in self._later() if len(b.runs)]
            self._blocks, self._later = (), None
            if blocks:
                joined = [np.concatenate(parts) for parts in zip(*(_arrays(b) for b in blocks), strict=True)]
            else:
                joined = [*_arrays(_no_events(n, len(self._plan.model.mode_names)))]
            order = np.argsort(joined[0], kind="stable")
            block = EventBlock(*(array[order] for array in joined))
            self._sorted = block, np.searchsorted(block.runs, np.arange(self._length + 1))
        return self._sorted

    def _of(self, run: int) -> tuple[Event, ...]:
        block, bounds = self._in_order()
        plan = self._plan
        texts = (*plan.controls.chain_texts, *plan.controls.texts)
        own = slice(int(bounds[run]), int(bounds[run + 1]))
        return tuple(
            events_at(
                plan.around.marked(plan.model.mode_names), len(plan.model.q_names), plan.around, texts,
                block.numbers[own], block.modes[own], block.marks[own], block.conditions[own].tolist(),
                block.lost[own],
            )
        )  # fmt: skip


def _arrays(block: EventBlock) -> tuple[Array, ...]:
    return block.runs, block.numbers, block.modes, block.marks, block.conditions, block.lost


def _no_events(n: int, modes: int) -> EventBlock:
    nothing = np.zeros(0, np.int64)
    return EventBlock(
        nothing,
        np.zeros((0, 1 + 2 * n + modes)),
        np.zeros((0, 2, modes), np.int8),
        np.zeros((0, modes), np.uint8),
        nothing.astype(np.int32),
        np.zeros(0),
    )
