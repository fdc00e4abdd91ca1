"""A user's `tau` or `inputs`, split by the kinds that a fixed step holds: constants, tables, expressions, callables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from symgen.arrays import Reals
from symgen.simulate.signals import Constant, Law, Signal, Source, Stack, Table, make_signal

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Parts", "split", "split_inputs"]


@dataclass
class Parts:
    """A signal of `size` entries, ready to be evaluated step by step.

    Attributes:
        values: (size,), the constants; `evaluate` writes all other entries into it.
        tables: (entry, times, values) of each table.
        written: entries that are expressions.
        law: (t, q, qd) -> all entries, where some are expressions.
        calls: callables with the entries that they answer for.
        hold: steps between two evaluations of expressions and callables.
        asked: the step for which callables answered last.
    """

    values: Reals
    tables: list[tuple[int, Reals, Reals]] = field(default_factory=list)
    written: tuple[int, ...] = ()
    law: Callable[[float, Reals, Reals], Reals] | None = None
    calls: list[tuple[slice, Law]] = field(default_factory=list)
    hold: int = 1
    asked: int = -1

    def copy(self) -> Parts:
        """A copy with values of its own."""
        return Parts(self.values.copy(), self.tables, self.written, self.law, self.calls, self.hold, self.asked)

    def ask(self, count: int, t: float, q: Reals, qd: Reals) -> None:
        """The answers of callables, when they are due; never twice for one step."""
        if count % self.hold == 0 and count != self.asked:
            self.asked = count
            for entries, law in self.calls:
                self.values[entries] = law.value(t, q, qd)

    def evaluate(self, count: int, t: float, q: Reals, qd: Reals) -> Reals:
        """All entries at a state: the same array each time."""
        for entry, times, values in self.tables:
            at = int(np.searchsorted(times, t, side="right"))
            if at in (0, len(times)):
                self.values[entry] = values[0 if at == 0 else -1]
            else:
                share = (t - times[at - 1]) / (times[at] - times[at - 1])
                self.values[entry] = values[at - 1] + share * (values[at] - values[at - 1])
        if self.law is not None and count % self.hold == 0:
            found = self.law(t, q, qd)
            for entry in self.written:
                self.values[entry] = found[entry]
        self.ask(count, t, q, qd)
        return self.values


def split(source: Source, names: Sequence[str], what: str, hold: int) -> Parts:
    """The parts of a signal without its expressions; raises ArgumentError like `make_signal`."""
    signal = make_signal(source, names, what)
    parts = Parts(np.zeros(len(names)), hold=hold)
    if isinstance(signal, Stack):
        for k, part in enumerate(signal.parts):
            _add(parts, part, slice(k, k + 1))
    else:
        _add(parts, signal, slice(0, len(names)))
    return parts


def split_inputs(source: Source, names: Sequence[str], own: int, hold: int) -> Parts:
    """The parts of the inputs, of which the last `own` are states of the chain and zero here."""
    parts = split(source, names[: len(names) - own], "inputs", hold)
    parts.values = np.concatenate([parts.values, np.zeros(own)])
    return parts


def _add(parts: Parts, signal: Signal, entries: slice) -> None:
    if isinstance(signal, Constant):
        parts.values[entries] = signal.value
    elif isinstance(signal, Table):
        for column, entry in enumerate(range(entries.start, entries.stop)):
            parts.tables.append((entry, signal.times.copy(), np.ascontiguousarray(signal.values[:, column])))
    elif isinstance(signal, Law):
        parts.calls.append((entries, signal))
