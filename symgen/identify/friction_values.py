"""Numbers of friction over samples, as functions of what is sought in them.

A coefficient, a loss, or a level that varies is an expression of coordinates, inputs, the time, the chain's parameters
and names that stand for unknown constants. What is sought are names in it, so that values and derivatives of all of
them come from one evaluation of expressions; curves over the rate are sought by their forces at given rates.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from symgen.arrays import Array
from symgen.describe.derivative import derivative
from symgen.describe.evaluate import names_in
from symgen.describe.expression import Expression, Name, Number, Time
from symgen.describe.joint_records import BACKWARD, FORWARD, RATE, Curve, RateLaw
from symgen.describe.linear_parameters import SIDES
from symgen.reference.over_states import over_states
from symgen.reference.rate_curve import table_curve

__all__ = ["ByMode", "Formula", "FrictionValue", "Knot", "Knots", "States", "curve_of", "laws_by_direction"]


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


@dataclass(frozen=True, slots=True)
class Knot:
    """The force of a curve at one of its rates.

    Attributes:
        name: `law_1`, or `law_forward_1` of a curve for one direction.
        value: its magnitude.
        place: from the joint, see `symgen.identify.write_back`.
    """

    name: str
    value: float
    place: str


def laws_by_direction(law: RateLaw | tuple[RateLaw, RateLaw]) -> Iterator[tuple[RateLaw, int, tuple[Knot, ...]]]:
    """The law against positive rates, then that against negative ones; the side of `Knots`, and a curve's knots."""
    for side, word in SIDES.items():
        own, end, step = (law[side], word, f".{side + 1}") if isinstance(law, tuple) else (law, "", "")
        if not isinstance(own, Curve):
            yield own, side, ()
            continue
        forces = [abs(force.value) for force in own.forces if isinstance(force, Number)]
        knots = [
            Knot(f"law{end}_{k}", value, f"friction.law{step}.forces.{k}") for k, value in enumerate(forces, start=1)
        ]
        signed = any(isinstance(rate, Number) and rate.value < 0.0 for rate in own.rates)
        yield own, side if signed else FORWARD, tuple(knots)


def curve_of(curve: Curve, sizes: Sequence[float], side: int) -> Callable[[Any], Any]:
    """A curve against motion in one direction, with other magnitudes of its forces."""
    signs = [-1.0 if isinstance(rate, Number) and rate.value < 0.0 else 1.0 for rate in curve.rates]
    forces = tuple(Number(sign * float(size)) for sign, size in zip(signs, sizes, strict=True))
    return table_curve(replace(curve, forces=forces), -1 if side == BACKWARD else 1)


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
        return np.asarray(curve_of(self.curve, [sought[name] for name in self.names], self.side)(rate))

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
