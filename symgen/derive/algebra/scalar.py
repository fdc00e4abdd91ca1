"""The small algebra that the recursions are written over: one text of the mechanics, three kinds of numbers.

A recursion computes with `Scalar`s. Their payload is a Program node for emission (`NodeAlgebra`), a SymPy expression
for reading (`SymbolicAlgebra`), or a float (`FloatAlgebra`, for numeric work on a chain's constants). The algebra
recognises its constants, so a recursion that multiplies by a structural zero makes nothing: this is what
*customising* a recursion to a chain means (Khalil and Kleinfinger 1987). Run-time parameters are never zero.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

__all__ = ["IDENTICAL", "Algebra", "Scalar"]

IDENTICAL = 1e-12
"""Relative difference of equal numbers that is rounding."""


def cosine_of_pi(numerator: int, denominator: int) -> float:
    """cos(pi*numerator/denominator), exact at multiples of pi/3 and pi/2 and even in its symmetries."""
    k = numerator % (2 * denominator)
    if k > denominator:
        k = 2 * denominator - k
    if 2 * k > denominator:
        return -cosine_of_pi(denominator - k, denominator)
    if 2 * k == denominator:
        return 0.0
    if 3 * k == denominator:
        return 0.5
    if 4 * k == denominator:
        return math.sqrt(0.5)
    if 4 * k < denominator:
        return math.cos(math.pi * k / denominator)
    return math.sin(math.pi * (denominator - 2 * k) / (2 * denominator))


class Scalar:
    """A number of an algebra, with operators. `x` is the payload; Scalars of equal payload are equal."""

    __slots__ = ("algebra", "x")

    def __init__(self, algebra: Algebra, x: Any) -> None:
        self.algebra = algebra
        self.x = x

    def __repr__(self) -> str:
        return f"Scalar({self.x!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scalar) and self.x == other.x

    def __hash__(self) -> int:
        return hash(self.x)

    def _other(self, other: Scalar | float) -> Scalar:
        return other if isinstance(other, Scalar) else self.algebra.constant(other)

    def __add__(self, other: Scalar | float) -> Scalar:
        return self.algebra.add(self, other if other.__class__ is Scalar else self._other(other))

    def __radd__(self, other: float) -> Scalar:
        return self.algebra.add(self._other(other), self)

    def __sub__(self, other: Scalar | float) -> Scalar:
        return self.algebra.sub(self, other if other.__class__ is Scalar else self._other(other))

    def __rsub__(self, other: float) -> Scalar:
        return self.algebra.sub(self._other(other), self)

    def __mul__(self, other: Scalar | float) -> Scalar:
        return self.algebra.mul(self, other if other.__class__ is Scalar else self._other(other))

    def __rmul__(self, other: float) -> Scalar:
        return self.algebra.mul(self._other(other), self)

    def __truediv__(self, other: Scalar | float) -> Scalar:
        return self.algebra.div(self, self._other(other))

    def __rtruediv__(self, other: float) -> Scalar:
        return self.algebra.div(self._other(other), self)

    def __neg__(self) -> Scalar:
        return self.algebra.neg(self)

    @property
    def is_zero(self) -> bool:
        """True for the constant zero."""
        return self.algebra.number(self) == 0.0

    @property
    def is_constant(self) -> bool:
        """True for a literal, whatever its value."""
        return self.algebra.number(self) is not None


class Algebra(ABC):
    """Arithmetic over one kind of payload; constants fold, so structural zeros vanish as they arise."""

    arctangents: bool = True
    """Angles may depend on parameters: `prepare` computes them."""

    @abstractmethod
    def constant(self, value: float) -> Scalar:
        """A literal."""

    @abstractmethod
    def number(self, a: Scalar) -> float | None:
        """The value of a literal, `None` when it is not one."""

    def identical(self, a: Scalar, b: Scalar) -> bool:
        """True for what is equal whatever the parameters are, to rounding."""
        number = self.number(a - b)
        return number is not None and abs(number) <= IDENTICAL * (abs(self.number(a) or 0.0) or 1.0)

    @abstractmethod
    def fixed(self, a: Scalar) -> bool:
        """True when the value depends on literals and run-time parameters alone, so that `prepare` can hold it."""

    @abstractmethod
    def add(self, a: Scalar, b: Scalar) -> Scalar: ...

    @abstractmethod
    def sub(self, a: Scalar, b: Scalar) -> Scalar: ...

    @abstractmethod
    def mul(self, a: Scalar, b: Scalar) -> Scalar: ...

    @abstractmethod
    def div(self, a: Scalar, b: Scalar) -> Scalar: ...

    @abstractmethod
    def neg(self, a: Scalar) -> Scalar: ...

    @abstractmethod
    def function(self, name: str, arguments: Sequence[Scalar]) -> Scalar:
        """An operator of `symgen.describe.expression` that is not `add sub mul div neg pow pi`.

        The results of conditions are Scalars too, good only as arguments of conditions and of `where`.
        """

    def note(self, name: str, values: Scalar | Sequence[Any]) -> None:
        """Names the quantity that Scalars, nested as they come, are parts of; most algebras have no use for that."""
        del name, values

    def named(self, stem: str, a: Scalar) -> Scalar:
        """A part of a formula that has a name of its own; an algebra may let something stand for it."""
        del stem
        return a

    def pi_fraction(self, numerator: int, denominator: int) -> tuple[Scalar, Scalar]:
        """Sine and cosine of pi*numerator/denominator, zeros and ones exact."""
        sine = cosine_of_pi(denominator - 2 * numerator, 2 * denominator)
        return self.constant(sine), self.constant(cosine_of_pi(numerator, denominator))

    def pi(self) -> Scalar:
        """The number pi."""
        return self.constant(math.pi)

    def power(self, a: Scalar, b: Scalar) -> Scalar:
        """a**b; integer exponents up to 16 become products."""
        exponent = self.number(b)
        if exponent is not None and exponent == int(exponent) and abs(exponent) <= 16:
            result = self.constant(1.0)
            for _ in range(abs(int(exponent))):
                result = result * a
            return result if exponent >= 0 else 1.0 / result
        if exponent == 0.5:
            return self.function("sqrt", (a,))
        return self.function("pow", (a, b))

    def angle(self, sine: Scalar, cosine: Scalar, around: Scalar | None = None) -> Scalar:
        """The angle whose sine and cosine are given, within pi of zero or of another one; they may be remembered."""
        if around is None:
            return self.function("atan2", (sine, cosine))
        s, c = self.sin(around), self.cos(around)
        return around + self.function("atan2", (sine * c - cosine * s, cosine * c + sine * s))

    def turned(self, angle: Scalar, sine: Scalar, cosine: Scalar) -> Scalar:
        """An angle whose sine and cosine an algebra may remember."""
        del sine, cosine
        return angle

    def difference(self, a: Scalar, b: Scalar) -> Scalar:
        """a - b; an algebra may remember both, so that b added to it is a again."""
        return a - b

    def sin(self, a: Scalar) -> Scalar:
        return self.function("sin", (a,))

    def cos(self, a: Scalar) -> Scalar:
        return self.function("cos", (a,))

    @property
    def zero(self) -> Scalar:
        return self.constant(0.0)

    @property
    def one(self) -> Scalar:
        return self.constant(1.0)
