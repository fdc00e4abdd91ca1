"""The algebra over floats, for numeric work on a chain's constants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.program.folding import FUNCTIONS

__all__ = ["FloatAlgebra", "PayloadAlgebra"]


class PayloadAlgebra(Algebra):
    """Scalars whose payloads know how to add and multiply."""

    def add(self, a: Scalar, b: Scalar) -> Scalar:
        return Scalar(self, a.x + b.x)

    def sub(self, a: Scalar, b: Scalar) -> Scalar:
        return Scalar(self, a.x - b.x)

    def mul(self, a: Scalar, b: Scalar) -> Scalar:
        return Scalar(self, a.x * b.x)

    def div(self, a: Scalar, b: Scalar) -> Scalar:
        return Scalar(self, a.x / b.x)

    def neg(self, a: Scalar) -> Scalar:
        return Scalar(self, -a.x)


class FloatAlgebra(PayloadAlgebra):
    """Scalars whose payload is a float."""

    def constant(self, value: float) -> Scalar:
        return Scalar(self, float(value))

    def number(self, a: Scalar) -> float | None:
        return float(a.x)

    def fixed(self, a: Scalar) -> bool:
        return True

    def function(self, name: str, arguments: Sequence[Scalar]) -> Scalar:
        args = [argument.x for argument in arguments]
        comparisons: dict[str, Any] = {
            "lt": lambda a, b: a < b, "le": lambda a, b: a <= b, "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
            "and": lambda a, b: a and b, "or": lambda a, b: a or b, "not": lambda a: not a,
            "where": lambda c, a, b: a if c else b,
        }  # fmt: skip
        return Scalar(self, {**FUNCTIONS, **comparisons}[name](*args))
