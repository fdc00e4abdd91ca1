"""The algebra of numbers that are affine in the accelerations: a + sum_k c_k qdd_k.

A recursion that is run over this algebra with the accelerations as unknowns gives the rows of everything that is affine
in them at once: joint reactions F = C qdd + d, the inertial torque of rotors a qdd + b (Dupont 1993, eq. 24), and no
number is the difference of two large ones. Products of two unknowns and functions of unknowns are refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.errors import DerivationError

__all__ = ["Affine", "AffineAlgebra"]


@dataclass(frozen=True)
class Affine:
    """offset + sum of slopes[k] * unknown k; unknowns that are not listed do not occur."""

    offset: Scalar
    slopes: Mapping[int, Scalar]


class AffineAlgebra(Algebra):
    """Scalars whose payload is an `Affine` over the scalars of `base`."""

    def __init__(self, base: Algebra) -> None:
        self.base = base

    def lift(self, a: Scalar) -> Scalar:
        """A number of the base algebra."""
        return Scalar(self, Affine(a, {}))

    def unknown(self, k: int) -> Scalar:
        """The unknown number k."""
        return Scalar(self, Affine(self.base.zero, {k: self.base.one}))

    def row(self, a: Scalar, n: int) -> tuple[tuple[Scalar, ...], Scalar]:
        """Slopes with respect to the unknowns 0 to n-1, and the offset."""
        return tuple(a.x.slopes.get(k, self.base.zero) for k in range(n)), a.x.offset

    def constant(self, value: float) -> Scalar:
        return self.lift(self.base.constant(value))

    def number(self, a: Scalar) -> float | None:
        return None if a.x.slopes else self.base.number(a.x.offset)

    def fixed(self, a: Scalar) -> bool:
        return not a.x.slopes and self.base.fixed(a.x.offset)

    def _combined(self, offset: Scalar, slopes: Mapping[int, Scalar]) -> Scalar:
        return Scalar(self, Affine(offset, {k: s for k, s in slopes.items() if not s.is_zero}))

    def add(self, a: Scalar, b: Scalar) -> Scalar:
        slopes = dict(a.x.slopes)
        for k, slope in b.x.slopes.items():
            slopes[k] = slopes[k] + slope if k in slopes else slope
        return self._combined(a.x.offset + b.x.offset, slopes)

    def sub(self, a: Scalar, b: Scalar) -> Scalar:
        return self.add(a, self.neg(b))

    def neg(self, a: Scalar) -> Scalar:
        return self._combined(-a.x.offset, {k: -slope for k, slope in a.x.slopes.items()})

    def mul(self, a: Scalar, b: Scalar) -> Scalar:
        if a.x.slopes and b.x.slopes:
            raise DerivationError("a product of two accelerations is not affine")
        if b.x.slopes:
            a, b = b, a
        factor = b.x.offset
        return self._combined(a.x.offset * factor, {k: slope * factor for k, slope in a.x.slopes.items()})

    def div(self, a: Scalar, b: Scalar) -> Scalar:
        if b.x.slopes:
            raise DerivationError("division by an acceleration is not affine")
        return self._combined(a.x.offset / b.x.offset, {k: slope / b.x.offset for k, slope in a.x.slopes.items()})

    def function(self, name: str, arguments: Sequence[Scalar]) -> Scalar:
        if any(argument.x.slopes for argument in arguments):
            raise DerivationError(f"{name} of an acceleration is not affine")
        return self.lift(self.base.function(name, [argument.x.offset for argument in arguments]))

    def pi_fraction(self, numerator: int, denominator: int) -> tuple[Scalar, Scalar]:
        sine, cosine = self.base.pi_fraction(numerator, denominator)
        return self.lift(sine), self.lift(cosine)

    def pi(self) -> Scalar:
        return self.lift(self.base.pi())
