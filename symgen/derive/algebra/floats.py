"""The algebra over floats, for numeric work on a chain's constants."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.program.folding import FUNCTIONS

__all__ = ["FloatAlgebra", "PayloadAlgebra"]

CALLED: dict[str, Callable[..., Any]] = {
    **FUNCTIONS,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
    "and": lambda a, b: a and b,
    "or": lambda a, b: a or b,
    "not": operator.not_,
    "where": lambda condition, a, b: a if condition else b,
}
"""Functions and comparisons of plain numbers, by their names in chain descriptions."""


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
        return Scalar(self, CALLED[name](*[argument.x for argument in arguments]))
