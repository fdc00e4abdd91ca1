"""Chains of many coordinates, whose definition takes minutes at a thousand states: a few states for it, all for the
numeric mechanics.

Lagrange's equations, never optimised, grow with the third power of the number of coordinates or more, the numeric
mechanics with the second at most. Above `LONG` coordinates the definition judges `FEW` states, and the dynamics
functions are set against the numeric mechanics at every state. Error scales of the other states are medians of the
definition's over its own.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from symgen.arrays import Array
from symgen.check.compare import Judge
from symgen.check.measure import TOLERANCES
from symgen.check.results import Comparison
from symgen.check.states import States
from symgen.check.subjects import Code, numeric
from symgen.describe.mechanism import Mechanism

__all__ = ["DYNAMICS", "FEW", "LONG", "MechanicsJudge", "few_states", "note_on"]


LONG = 40
"""Coordinates up to which the definition judges every state."""

FEW = 20
"""States for the definition of longer chains; single precision holds all of them."""

DYNAMICS = ("mass_matrix", "bias", "inverse_dynamics", "forward_dynamics")
"""Functions that are set against the numeric mechanics at every state."""


def few_states(states: States) -> States:
    """The first of the states that single precision holds, of every kind."""
    chosen = np.flatnonzero(states.single)[:FEW]
    return replace(states.take(chosen), kinds=tuple(states.kind(int(k)) for k in chosen))


def note_on(mechanism: Mechanism, few: States, states: States) -> str:
    """The report's sentence on the states of a long chain."""
    return (
        f"with {mechanism.nv} coordinates the interpreter of the definition is asked at {few.count} states; "
        f"{', '.join(DYNAMICS[:-1])} and {DYNAMICS[-1]} are set against the numeric mechanics at {states.count}"
    )


@dataclass
class MechanicsJudge(Judge):
    """Compares dynamics functions with the numeric mechanics at all states.

    Attributes:
        few: the judge that holds the definition's opinions at a few states.
    """

    few: Judge | None = None

    def definition(self, function: str) -> tuple[list[Array], list[Array]]:
        """The numeric mechanics' values in the place of the interpreter's, and medians of the definition's scales."""
        if function not in self._known:
            assert self.few is not None
            values = numeric(self.mechanism, self.signatures[function], self.states)
            scales = [np.median(scale, axis=1) for scale in self.few.definition(function)[1]]
            wide = [np.repeat(scale[:, None], self.states.count, axis=1) for scale in scales]
            self._known[function] = (values, wide)
        return self._known[function]

    def _magnitude(self, function: str) -> Array:
        """(count,): the largest number among the results, or among the forces of a solution; the interpreter's own
        numbers are not known here."""
        # scales of a solution are those of the definition's elimination, which may overflow where no force does
        solves = self.signatures[function].card.scale == "solution"
        values, scales = self.definition("bias" if solves else function)
        return np.asarray(np.max([np.max(np.abs(x), axis=0, initial=0.0) for x in (*values, *scales)], axis=0))

    def with_mechanics(self, subjects: list[Code], function: str) -> list[Comparison]:
        """Emitted functions against the numeric mechanics, at all states that their number type holds."""
        found = []
        for subject in subjects:
            single = subject.dtype == "float32"
            chosen = np.flatnonzero(self.states.single) if single else np.arange(self.states.count)
            mine = subject.values(self.signatures[function], self.states.take(chosen))
            other = [value[:, chosen] for value in self.definition(function)[0]]
            errors = self.errors(function, mine, other, chosen, subject.dtype)
            limit = TOLERANCES[subject.dtype]
            found.append(self._comparison(function, subject.name, "mechanics", errors, chosen, limit, subject))
        return found
