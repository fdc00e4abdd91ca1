"""Opinions on fixed steps: rates by the momentum behind them, modes and statuses by agreement.

A step enlarges relative changes of its states and forces; errors are divided by how much it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from symgen.arrays import Array
from symgen.check.compare import Opinion
from symgen.check.friction_condition import ConditionedJudge
from symgen.check.friction_reference import by_steps, near_the_limit
from symgen.check.measure import TOLERANCES, filled, finite, ratio
from symgen.check.results import Comparison
from symgen.check.subjects import Code
from symgen.functions import LIMIT, OK, TIE, UNPROVEN, UNSTABLE

__all__ = ["StepJudge"]


@dataclass
class StepJudge(ConditionedJudge):
    """Judges the fixed steps of one chain."""

    def _stepped(self, function: str, first: Opinion, known: Opinion, chosen: npt.NDArray[np.intp]) -> list[Array]:
        """Rates by the momentum behind them, coordinates by the way they go, modes and statuses by agreement.

        A step at the limit of stability may be taken or refused.
        """
        states = self.states.take(chosen)
        q, qd, dt = states.values["q"], states.values["qd"], states.values["dt"]
        M, angle = self.mass(chosen), self.states.angle[chosen]
        f, qdd = self.at("friction_dynamics", chosen)[:2]
        f, qdd = np.nan_to_num(f), np.nan_to_num(qdd)
        force = self.claims("friction_dynamics", [f, qdd], chosen).force
        fast = np.maximum(np.abs(qd), np.abs(known[1]))
        momentum = np.max(np.abs(M * fast[None]), axis=(0, 1), initial=0.0) + dt[0] * force
        with np.errstate(invalid="ignore"):
            kick = np.einsum("ijs,js->is", M, first[1] - known[1])
            rates = ratio(np.max(np.abs(kick), axis=0, initial=0.0), momentum * angle)
            largest = np.max(np.abs(q), axis=0, initial=0.0) + dt[0] * np.max(fast, axis=0, initial=0.0)
            largest = filled(largest[None], 1.0)[0]
            way = ratio(np.max(np.abs(first[0] - known[0]), axis=0, initial=0.0), largest * angle)
        sticks = ~self.idle(chosen)  # the mode of other joints is the sign of a rounded rate
        other = np.any((first[2] != known[2])[sticks], axis=0)
        # the best so far, which rounding may choose, and where that leads to
        limited = other & (first[-1][0] == LIMIT) & (known[-1][0] == LIMIT)
        reach = dt * (np.abs(qd) + np.abs(first[1]) + np.abs(known[1]))
        limited &= np.all(np.abs(first[0] - known[0]) <= reach, axis=0)
        way, rates, other = np.where(limited, 0.0, way), np.where(limited, 0.0, rates), other & ~limited
        modes = np.zeros(len(chosen))
        if np.any(other):
            # another mode is one that stands for another force; where nothing holds and nothing pushes, none does
            mine, right = (self.at("friction_dynamics", chosen, mode=x[2].astype(np.int8))[0] for x in (first, known))
            apart = np.max(np.abs(mine - right), axis=0, initial=0.0) / (force * angle)
            modes = np.where(other, finite(apart), 0.0)
        status = np.where(first[-1][0] == known[-1][0], 0.0, np.where(other, modes, np.inf))
        deflection = []
        if self.mechanism.states:  # bristles, by their scale and the way of all joints in the step
            before = states.values["inputs"][self.mechanism.state_places.start :]
            size = np.max(np.abs(before), axis=0) + largest
            deflection = [finite(ratio(np.max(np.abs(first[3] - known[3]), axis=0), size))]
        found = [finite(way), finite(rates), modes, *deflection, status]
        refused = np.flatnonzero((first[-1][0] == UNSTABLE) != (known[-1][0] == UNSTABLE))
        if len(refused):
            near = near_the_limit(self, function, chosen[refused])
            for error in found:
                error[refused] = np.where(near, 0.0, np.inf)
        return found

    def _opinions(
        self, subjects: Sequence[Code], function: str, chosen: npt.NDArray[np.intp]
    ) -> list[tuple[Code | None, str, str, list[Array]]]:
        """The subjects and the interpreter (None), each with its name, its number type and its values of a function."""
        states, signature = self.states.take(chosen), self.signatures[function]
        own = [value[:, chosen] for value in self.definition(function)[0]]
        return [
            *((s, s.name, s.dtype, s.values(signature, states)) for s in subjects),
            (None, "interpreter", "float64", own),
        ]

    def _with_steps(self, subjects: Sequence[Code], function: str, chosen: npt.NDArray[np.intp]) -> list[Comparison]:
        """Steps against those that the literal law takes, where it takes one."""
        third, certain = by_steps(self, function, chosen)
        if not np.any(certain):
            return []
        chosen, third = chosen[certain], [value[:, certain] for value in third]
        found = []
        for subject, name, dtype, values in self._opinions(subjects, function, chosen):
            # status 3 leaves open whether there is another pattern; the enumeration knows
            open_ = (values[-1] == UNPROVEN) & np.isin(third[-1], (OK, TIE))
            shown = [*values[:-1], np.where(open_, third[-1], values[-1])]
            held = self.held(function, dtype)[chosen]
            errors = self._conditioned(function, self._stepped(function, shown, third, chosen), chosen, dtype)
            errors = [np.where(held, error, 0.0) for error in errors]
            found.append(self._comparison(function, name, "law", errors, chosen, TOLERANCES[dtype], subject))
        return found
