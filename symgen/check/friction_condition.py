"""The condition of friction functions that no equation vouches for: how far forces within their tolerance move them.

Accelerations are judged by the residual of the equations of motion: forces may be off by the tolerance times the
largest of them, at every joint. Loads of bearings, switching functions and the ends of steps follow from accelerations
that are not among the results. Where light links lie nearly in line the inertia matrix is nearly singular, and forces
that are right to the last digit leave accelerations of few; so do angles of hundreds of radians, whose last digit turns
light links that spin fast. How much comes through to the results is measured: the interpreter repeats the function with
other last digits of forces, coordinates and rates. Nothing is measured where errors are within the tolerance as they
are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
import numpy.typing as npt

from symgen.arrays import Array
from symgen.check.compare import Opinion
from symgen.check.friction_definition import FrictionDefinition
from symgen.check.measure import TOLERANCES, condition

__all__ = ["CROSSING", "NUDGES", "ConditionedJudge"]


NUDGES = {"float64": (2.0**-43, 2.0**-47), "float32": (2.0**-20, 2.0**-24)}
"""Relative changes by which conditions are measured: about the tolerance, and far above the interpreter's rounding."""

ALIKE = 4.0
"""Largest ratio of two measurements of one slope. A jump makes 16 of it, the ratio of the nudges."""

DRAWS = 2
"""Repetitions of each: signs may chance to cancel in the one direction that matters."""

THROWN = 2.0**-8
"""Change by one rounding of the number type beyond which results are not judged: two digits are not left."""

CROSSING = 1000.0
"""The condition counts up to this, or that of M if more, where nudges do not agree on it: there a step decides
otherwise when nudged, and what it does besides is hidden."""


@dataclass
class ConditionedJudge(FrictionDefinition, ABC):
    """Divides the errors of one chain's functions by their condition, where they exceed the tolerance."""

    _conditions: dict[tuple[str, str], Array] = field(default_factory=dict)

    @abstractmethod
    def _followed(self, function: str, first: Opinion, known: Opinion, chosen: npt.NDArray[np.intp]) -> list[Array]:
        """(len(chosen),) per output that follows from accelerations: its error against the interpreter's value."""

    @cached_property
    def condition_of_M(self) -> Array:
        """(count,): of the joints whose motion is not given, as `measure.condition` has it."""
        free = self.free
        M = self.mass(np.arange(self.states.count))[np.ix_(free, free)]
        return condition(M, np.abs(M))

    def _conditioned(
        self, function: str, errors: Sequence[Array], chosen: npt.NDArray[np.intp], dtype: str
    ) -> list[Array]:
        """The errors, (len(chosen),) each, divided by the condition of their state where one exceeds the tolerance.

        Zero where the condition is infinite, in states that are not judged.
        """
        far = np.max(np.stack(list(errors)), axis=0) > TOLERANCES[dtype]
        if not np.any(far):
            return list(errors)
        condition = np.ones(len(chosen))
        condition[far] = self._condition(function, chosen[far], dtype)
        return [np.where(np.isinf(condition), 0.0, error / condition) for error in errors]

    def _condition(self, function: str, chosen: npt.NDArray[np.intp], dtype: str) -> Array:
        """(len(chosen),), at least 1: the factor by which a function enlarges relative changes of forces and states.

        A step can be steep by itself. The time of a zero crossing is a rate divided by its derivative; an error of this
        time prolongs or shortens the action of a force that jumps there. The enlargement is large where a joint hardly
        slows down but is stopped hard, and where the load on a held joint hardly grows but its friction jumps at
        breakaway. Equal enlargement at both `NUDGES` is the slope of the function itself, however steep; that of a jump
        grows as the nudge shrinks. Where a nudge that is no more than one rounding leaves no two digits (of single
        precision alone that can be measured), or one rounding would leave none by the smaller one, the condition is
        infinite: a step from a pose where M is all but singular goes anywhere.
        """
        known = self._conditions.setdefault((function, dtype), np.full(self.states.count, np.nan))
        new = np.unique(chosen[np.isnan(known[chosen])])
        if len(new):
            more, less = (self._enlarged(function, nudge, new) for nudge in NUDGES[dtype])
            smaller, larger = np.minimum(more, less), np.maximum(more, less)
            alike = np.isfinite(larger) & (larger <= ALIKE * smaller)
            steep = np.where(alike, smaller, np.minimum(smaller, np.maximum(CROSSING, self.condition_of_M[new])))
            least, unit = NUDGES[dtype][1], float(np.finfo(dtype).eps)
            lost = np.isfinite(less) & (less * least > THROWN) & (least <= unit)
            lost |= np.isfinite(less) & (less * unit > THROWN)
            known[new] = np.where(lost, np.inf, np.fmax(steep, 1.0))
        return known[chosen]

    def _enlarged(self, function: str, nudge: float, chosen: npt.NDArray[np.intp]) -> Array:
        """(len(chosen),): changes of a function for relative changes `nudge` of forces and states, as ratios.

        Coordinates and rates change by about `nudge` of themselves, zeros not at all, and every joint's force, those of
        springs included, by about `nudge` of the largest force of the state.
        """
        states = self.states.take(chosen).values
        motion = [np.nan_to_num(x) for x in self.at("friction_dynamics", chosen)[:2]]
        force = self.claims("friction_dynamics", motion, chosen).force
        known, largest = [value[:, chosen] for value in self.definition(function)[0]], np.zeros(len(chosen))
        for draw in range(DRAWS):
            rng = np.random.default_rng(draw)

            def some(name: str, rng: np.random.Generator = rng) -> Array:
                shape = self.states.values[name].shape  # a state's nudges are the same whichever others are asked for
                size = rng.uniform(0.75, 1.25, shape) * rng.choice([-1.0, 1.0], shape)
                return np.asarray(nudge * size[:, chosen])

            nudged = {name: states[name] * (1.0 + some(name)) for name in ("q", "qd")}
            nudged["tau"] = states["tau"] + force * some("tau")
            apart = self._followed(function, self.at(function, chosen, **nudged), known, chosen)
            largest = np.maximum(largest, np.max(apart, axis=0))
        return largest / nudge
