"""The algebra over SymPy expressions, for reading."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sympy

from symgen.derive.algebra.floats import PayloadAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.errors import DerivationError

__all__ = ["SymbolicAlgebra"]


class SymbolicAlgebra(PayloadAlgebra):
    """Scalars whose payload is a SymPy expression; literals are exact rationals of what was written."""

    def scalar(self, expression: Any) -> Scalar:
        """The scalar of a SymPy expression."""
        return Scalar(self, sympy.sympify(expression, strict=True))

    def constant(self, value: float) -> Scalar:
        number = float(value)
        whole = sympy.Integer(int(number)) if number == int(number) else sympy.Rational(repr(number))
        return Scalar(self, whole)

    def number(self, a: Scalar) -> float | None:
        return float(a.x) if a.x.is_Rational else None

    def identical(self, a: Scalar, b: Scalar) -> bool:
        return bool(sympy.expand(a.x - b.x).is_zero)

    def fixed(self, a: Scalar) -> bool:
        return bool(a.x.is_number)

    def div(self, a: Scalar, b: Scalar) -> Scalar:
        if b.x.is_zero:
            raise DerivationError("division by zero")
        return super().div(a, b)

    def pi(self) -> Scalar:
        return Scalar(self, sympy.pi)

    def pi_fraction(self, numerator: int, denominator: int) -> tuple[Scalar, Scalar]:
        angle = sympy.pi * sympy.Rational(numerator, denominator)
        return Scalar(self, sympy.sin(angle)), Scalar(self, sympy.cos(angle))

    def function(self, name: str, arguments: Sequence[Scalar]) -> Scalar:
        args = [argument.x for argument in arguments]
        if name == "where":
            return Scalar(self, sympy.Piecewise((args[1], args[0]), (args[2], True)))
        renamed = {"abs": "Abs", "min": "Min", "max": "Max", "pow": "Pow", "lt": "Lt", "le": "Le", "gt": "Gt"}
        renamed |= {"ge": "Ge", "and": "And", "or": "Or", "not": "Not"}
        return Scalar(self, getattr(sympy, renamed.get(name, name))(*args))
