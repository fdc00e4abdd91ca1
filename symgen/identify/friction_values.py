"""Numbers of friction over samples, as functions of what is sought in them.

A coefficient, a loss, or a level that varies is an expression of coordinates, inputs, the time, the chain's parameters
and names that stand for unknown constants. What is sought are names in it, so that values and derivatives of all of
them come from one evaluation of expressions; curves over the rate are sought by their forces at given rates.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from symgen.describe.derivative import derivative
from symgen.describe.evaluate import names_in
from symgen.describe.expression import Expression, Name, Number, Time
from symgen.describe.joint_records import BACKWARD, FORWARD, RATE, Curve
from symgen.reference.over_states import over_states
from symgen.reference.rate_curve import table_curve

__all__ = ["ByMode", "Formula", "FrictionValue", "Knots", "States"]

Array = NDArray[Any]

Sought = Mapping[str, float]
"""Values of what is sought, by name."""

STEP = 1e-6
"""Of central differences by a curve's forces, relative: a monotone cubic is not analytic in them."""


@dataclass(frozen=True, eq=False)
class States:
    """Values of names at s states.

    Attributes:
        names: parameters, coordinates of all joints, inputs; numbers, or (s,).
        t: (s,).
    """

    names: Mapping[str, Any]
    t: Array

    def number(self, expression: Expression, sought: Sought | None = None, rate: Array | None = None) -> Array:
        """(s,) of an expression at the parameters' own values, or at those of what is sought."""
        names = self.names if sought is None else {**self.names, **sought}

        def leaf(part: Expression) -> Any:
            if isinstance(part, Time):
                return self.t
            assert isinstance(part, Name)
            return np.abs(rate) if part == RATE and rate is not None else names[part.name]

        return np.broadcast_to(np.asarray(over_states(expression, leaf), dtype=float), self.t.shape)


class FrictionValue(Protocol):
    """A number of friction at samples."""

    @property
    def names(self) -> tuple[str, ...]:
        """Names in it that are sought."""

    def value(self, states: States, sought: Sought, rate: Array) -> Array:
        """(s,) at what is sought; `rate` is the joint's, (s,)."""

    def slopes(self, states: States, sought: Sought, rate: Array) -> dict[str, Array]:
        """Derivatives (s,) by the names that are sought."""


@dataclass(frozen=True)
class Formula:
    """An expression, and the names in it that are sought."""

    expression: Expression
    names: tuple[str, ...]

    @classmethod
    def of(cls, expression: Expression, sought: Collection[str]) -> Formula:
        """The formula of an expression among whose names some are sought."""
        return cls(expression, tuple(name for name in names_in(expression) if name in sought))

    @cached_property
    def _derivatives(self) -> dict[str, Expression]:
        return {name: derivative(self.expression, Name(name)) for name in self.names}

    def value(self, states: States, sought: Sought, rate: Array) -> Array:
        """(s,)."""
        return states.number(self.expression, sought, rate)

    def slopes(self, states: States, sought: Sought, rate: Array) -> dict[str, Array]:
        """Derivatives (s,) by what is sought."""
        return {name: states.number(slope, sought, rate) for name, slope in self._derivatives.items()}


@dataclass(frozen=True)
class Knots:
    """A curve over the rate in one direction of motion, whose forces at its rates are sought.

    Attributes:
        names: of the forces' magnitudes, knot by knot of the whole curve.
        side: `FORWARD` or `BACKWARD`.
    """

    curve: Curve
    names: tuple[str, ...]
    side: int

    def value(self, states: States, sought: Sought, rate: Array) -> Array:
        """(s,)."""
        signs = [-1.0 if isinstance(rate, Number) and rate.value < 0.0 else 1.0 for rate in self.curve.rates]
        forces = [Number(sign * sought[name]) for sign, name in zip(signs, self.names, strict=True)]
        curve = table_curve(replace(self.curve, forces=tuple(forces)), -1 if self.side == BACKWARD else 1)
        return np.asarray(curve(rate))

    def slopes(self, states: States, sought: Sought, rate: Array) -> dict[str, Array]:
        """Derivatives (s,) by the forces."""
        size = max(abs(sought[name]) for name in self.names) or 1.0
        found = {}
        for name in self.names:
            high, low = (self.value(states, {**sought, name: sought[name] + h * size}, rate) for h in (STEP, -STEP))
            found[name] = (high - low) / (2.0 * STEP * size)
        return found


@dataclass(frozen=True)
class ByMode:
    """A number against positive modes, and that against negative ones."""

    forward: FrictionValue
    backward: FrictionValue

    @classmethod
    def of(cls, way: Callable[[int], FrictionValue]) -> ByMode:
        """The numbers of both directions."""
        return cls(way(FORWARD), way(BACKWARD))

    @property
    def names(self) -> frozenset[str]:
        """Names that are sought in either."""
        return frozenset((*self.forward.names, *self.backward.names))

    def at(self, states: States, sought: Sought, mode: Array, rate: Array) -> tuple[Array, dict[str, Array]]:
        """(s,) by the mode (s,), forward at rest, and derivatives by the names that are sought."""
        back = mode < 0.0
        if self.forward == self.backward:
            return self.forward.value(states, sought, rate), self.forward.slopes(states, sought, rate)
        ways = (self.forward, self.backward)
        ahead, behind = (way.value(states, sought, rate) for way in ways)
        slopes: dict[str, Array] = {}
        for way, chosen in zip(ways, (~back, back), strict=True):
            for name, slope in way.slopes(states, sought, rate).items():
                slopes[name] = slopes.get(name, np.zeros(len(mode))) + np.where(chosen, slope, 0.0)
        return np.where(back, behind, ahead), slopes
