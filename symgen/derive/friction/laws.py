"""Friction laws of a chain, written once over the algebra interface: SymPy for reading, Program nodes for emission.

One sign convention: f opposes the rate in M qdd + bias + f = tau. With the mode s (+1, 0, -1) of a joint, its rate v
and its bearing's load N,

    sliding  f = s [L + m N] + b v,   L = F_C + (F_S - F_C) w,  m = r [mu_C + (mu_S - mu_C) w],
             w = exp(-|v / v_s|^delta) with a Stribeck velocity, else 0
    stuck    -(F_S + r mu_S N) <= f <= F_S + r mu_S N, and no viscous part

A curve F(|v|), written as `law`, is L and b v in one; F_C is then F(0), and there is no w. r is the pin's radius, 1
for slides. The sign is the mode's, never that of a rounded rate. What a drive adds (losses, the motor's own friction)
is in `drives`; what the load N is, in `bearing`.

Two things make these numbers more than constants, and neither is known beyond this module and `problem`:

- **Direction.** F_C, F_S, b, mu_C and mu_S may differ by the direction of motion. A `Law` holds those of one
  direction. While a joint slides the direction is its mode's, in the viscous part too, so that the law is smooth on
  either side of a reversal. At rest both count: the lower bound of f is that of the law against negative rates, the
  upper one that of the law against positive rates. Everything behind `problem` sees one `Resistance` per direction and
  the bounds of `mode_pattern.band`; levels that do not differ are one `Resistance`, and no line of code.
- **Variation.** Any of them may be an expression of coordinates, inputs, the time and parameters. `Values` gives it
  its value at (q, t, inputs), as any other expression of a chain, so that a limit is that of the instant. Where such
  an expression has a corner or a jump, `chain_conditions` makes an event of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.values import Values
from symgen.describe.chain import Friction
from symgen.describe.derivative import derivative
from symgen.describe.expression import Expression
from symgen.describe.joint_records import FORWARD, RATE

__all__ = ["Curve", "Law", "Level", "friction_law"]


@dataclass(frozen=True)
class Level:
    """Friction against motion in either direction: offset + slope N, N the bearing's load."""

    offset: Scalar
    slope: Scalar


@dataclass(frozen=True)
class Curve:
    """F(|v|) as an expression of `RATE`; `other` is that of the other direction, `choose` takes one of both values."""

    law: Expression
    values: Values
    other: Curve | None = None
    choose: Callable[[Scalar, Scalar], Scalar] = lambda own, other: own

    def at(self, v: Scalar) -> Scalar:
        """F at a rate."""
        return self._value(lambda law: law, v)

    def slope(self, v: Scalar) -> Scalar:
        """|F'| at a rate."""
        return v.algebra.function("abs", (self._value(lambda law: derivative(law, RATE), v),))

    def _value(self, of: Callable[[Expression], Expression], v: Scalar) -> Scalar:
        own = self.values.with_names({RATE.name: v.algebra.function("abs", (v,))})(of(self.law))
        return own if self.other is None else self.choose(own, self.other._value(of, v))

    def beside(self, other: Curve | None, choose: Callable[[Scalar, Scalar], Scalar]) -> Curve:
        """The curve of both directions; itself where they are the same."""
        return self if other is None or other.law == self.law else replace(self, other=other, choose=choose)


@dataclass(frozen=True)
class Law:
    """The numbers of one `friction` entry against motion in one direction; coefficients are times the radius."""

    coulomb: Scalar
    static: Scalar
    viscous: Scalar
    coefficient: Scalar
    static_coefficient: Scalar
    velocity: Scalar | None
    exponent: Scalar
    curve: Curve | None = None

    def decay(self, v: Scalar) -> Scalar:
        """w(v), the share of the static level that is left at rate v; a literal zero without a Stribeck velocity.

        The magnitude keeps v/v_s together: v^2/v_s^2 is not finite for velocities whose squares are not.
        """
        algebra = v.algebra
        if self.velocity is None:
            return algebra.zero
        ratio = algebra.function("abs", (v / self.velocity,))
        return algebra.function("exp", (-algebra.power(ratio, self.exponent),))

    def sliding(self, v: Scalar) -> Level:
        """The level at rate v, without the viscous part."""
        if self.curve is not None:
            return Level(self.curve.at(v), self.coefficient)
        if self.velocity is None:
            return Level(self.coulomb, self.coefficient)
        w = self.decay(v)
        return Level(
            self.coulomb + (self.static - self.coulomb) * w,
            self.coefficient + (self.static_coefficient - self.coefficient) * w,
        )

    @property
    def breakaway(self) -> Level:
        """The static level."""
        return Level(self.static, self.static_coefficient)

    def steepness(self, v: Scalar) -> Scalar:
        """Growth of friction with the rate, without Stribeck's decay: the viscous coefficient, or a curve's slope."""
        return self.viscous if self.curve is None else self.curve.slope(v)

    def drag(self, v: Scalar) -> Scalar:
        """The viscous part b v."""
        return self.viscous * v


def friction_law(friction: Friction, values: Values, side: int = FORWARD) -> Law:
    """The law of a `friction` entry in one direction; `static` is `coulomb` unless given, and so for the coefficients.

    Args:
        side: `FORWARD` for positive rates of the joint, `BACKWARD` for negative ones.
    """
    zero, way = values.algebra.zero, friction.ways[side]
    curve = None if way.law is None else Curve(way.law, values)
    coulomb = values(way.coulomb) if curve is None else curve.at(zero)
    static = coulomb if way.static is None else values(way.static)
    mu = values(way.coefficient)
    mu_s = mu if way.static_coefficient is None else values(way.static_coefficient)
    if friction.radius is not None:
        radius = values(friction.radius)
        mu, mu_s = radius * mu, radius * mu_s
    velocity = exponent = None
    if friction.stribeck is not None:
        velocity, exponent = values(friction.stribeck.velocity), values(friction.stribeck.exponent)
    exponent = zero if exponent is None else exponent
    return Law(coulomb, static, values(way.viscous), mu, mu_s, velocity, exponent, curve)
