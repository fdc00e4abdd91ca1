"""Values of a chain description as Scalars of an algebra.

Literals and constant parameters are structural: they become literals, and sine and cosine of rational multiples of pi
are exact where an exact number exists.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from fractions import Fraction

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.describe.chain import Vector
from symgen.describe.expression import Expression, Name, Number, Operation, Rate, Table, Time
from symgen.describe.mechanism import Mechanism
from symgen.describe.spline import ARGUMENT, lowered
from symgen.errors import DerivationError

__all__ = ["Values", "pi_multiple"]


class Values:
    """Translates the expressions of one chain.

    Args:
        mechanism: its constant parameters are replaced by their values.
        algebra: where the Scalars live.
        names: Scalars of run-time parameters, inputs and coordinates.
        rates: Scalars of the joints' rates, for `d(joint)`.
        time: Scalar of `t`.
    """

    def __init__(
        self,
        mechanism: Mechanism,
        algebra: Algebra,
        names: Mapping[str, Scalar],
        rates: Mapping[str, Scalar] | None = None,
        time: Scalar | None = None,
    ) -> None:
        self.algebra = algebra
        self.names = names
        self.rates = rates or {}
        self.time = time
        self.constants = {p.name: p.value for p in mechanism.parameters if p.constant}

    def __call__(self, expression: Expression | None) -> Scalar:
        """The Scalar of an expression; `None` is zero."""
        algebra = self.algebra
        if expression is None:
            return algebra.zero
        if isinstance(expression, Number):
            return algebra.constant(expression.value)
        if isinstance(expression, Name):
            if expression.name in self.constants:
                return self(self.constants[expression.name])
            return self._leaf(self.names.get(expression.name), expression.name)
        if isinstance(expression, Rate):
            return self._leaf(self.rates.get(expression.joint), f"d({expression.joint})")
        if isinstance(expression, Time):
            return self._leaf(self.time, "t")
        if isinstance(expression, Table):
            raise DerivationError(f"the table of {expression.name} has no value; it is the second argument of a spline")
        return self._operation(expression)

    @staticmethod
    def _leaf(found: Scalar | None, name: str) -> Scalar:
        if found is None:
            raise DerivationError(f"{name} has no value here; it is not an argument of this function")
        return found

    def _operation(self, expression: Operation) -> Scalar:
        operator, arguments = expression.operator, expression.arguments
        if operator in ("sin", "cos", "tan"):
            fraction = pi_multiple(arguments[0], self.constants)
            if fraction is not None and fraction.denominator <= 12:
                sine, cosine = self.algebra.pi_fraction(fraction.numerator, fraction.denominator)
                return {"sin": lambda: sine, "cos": lambda: cosine, "tan": lambda: sine / cosine}[operator]()
        if operator == "pi":
            return self.algebra.pi()
        if operator == "spline" and isinstance(table := arguments[1], Table):
            return self.with_names({ARGUMENT.name: self(arguments[0])})(lowered(table))
        scalars = [self(argument) for argument in arguments]
        if operator == "add":
            return scalars[0] + scalars[1]
        if operator == "sub":
            return scalars[0] - scalars[1]
        if operator == "mul":
            return scalars[0] * scalars[1]
        if operator == "div":
            return scalars[0] / scalars[1]
        if operator == "neg":
            return -scalars[0]
        if operator == "pow":
            return self.algebra.power(scalars[0], scalars[1])
        return self.algebra.function(operator, scalars)

    def with_names(self, names: Mapping[str, Scalar]) -> Values:
        """These values with further names."""
        values = copy(self)
        values.names = {**self.names, **names}
        return values

    def vector(self, vector: Vector) -> tuple[Scalar, Scalar, Scalar]:
        """The Scalars of three expressions."""
        x, y, z = vector
        return self(x), self(y), self(z)

    def sin_cos(self, expression: Expression) -> tuple[Scalar, Scalar]:
        """Sine and cosine of an angle."""
        return self(Operation("sin", (expression,))), self(Operation("cos", (expression,)))


def pi_multiple(expression: Expression, constants: Mapping[str, Expression]) -> Fraction | None:
    """The rational r when the expression is r*pi by its form; zero counts, other numbers do not."""
    if isinstance(expression, Number):
        return Fraction(0) if expression.value == 0.0 else None
    if isinstance(expression, Name) and expression.name in constants:
        return pi_multiple(constants[expression.name], constants)
    if not isinstance(expression, Operation):
        return None
    operator, arguments = expression.operator, expression.arguments
    if operator == "pi":
        return Fraction(1)
    if operator == "neg":
        inner = pi_multiple(arguments[0], constants)
        return None if inner is None else -inner
    if operator in ("mul", "div"):
        left, right = (_rational(argument) for argument in arguments)
        if operator == "mul" and left is not None:
            inner = pi_multiple(arguments[1], constants)
            return None if inner is None else left * inner
        inner = pi_multiple(arguments[0], constants)
        if inner is None or right is None or (operator == "div" and right == 0):
            return None
        return inner * right if operator == "mul" else inner / right
    if operator in ("add", "sub"):
        first, second = (pi_multiple(argument, constants) for argument in arguments)
        if first is None or second is None:
            return None
        return first + second if operator == "add" else first - second
    return None


def _rational(expression: Expression) -> Fraction | None:
    if isinstance(expression, Number):
        return Fraction(expression.value).limit_denominator(10**6) if abs(expression.value) < 1e6 else None
    if isinstance(expression, Operation) and expression.operator == "neg":
        inner = _rational(expression.arguments[0])
        return None if inner is None else -inner
    if isinstance(expression, Operation) and expression.operator == "div":
        above, below = (_rational(argument) for argument in expression.arguments)
        return None if above is None or not below else above / below
    return None
