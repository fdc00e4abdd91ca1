"""Values of a chain description as Scalars of an algebra, and their derivatives as expressions.

Literals and constant parameters are structural: they become literals, and sine and cosine of rational multiples of pi
are exact where an exact number exists. `derivative` differentiates the tree itself, so that no other mathematics is
needed for `potential`, `dissipation` and `motion`.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import replace
from fractions import Fraction

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.describe.chain import Chain, Vector
from symgen.describe.expression import Expression, Name, Number, Operation, Rate, Table, Time
from symgen.describe.spline import ARGUMENT, lowered
from symgen.errors import DerivationError

__all__ = ["Values", "derivative", "pi_multiple"]

ZERO, ONE, TWO = Number(0.0), Number(1.0), Number(2.0)


class Values:
    """Translates the expressions of one chain.

    Args:
        chain: validated chain; its constant parameters are replaced by their values.
        algebra: where the Scalars live.
        names: Scalars of run-time parameters, inputs and coordinates.
        rates: Scalars of the joints' rates, for `d(joint)`.
        time: Scalar of `t`.
    """

    def __init__(
        self,
        chain: Chain,
        algebra: Algebra,
        names: Mapping[str, Scalar],
        rates: Mapping[str, Scalar] | None = None,
        time: Scalar | None = None,
    ) -> None:
        self.algebra = algebra
        self.names = names
        self.rates = rates or {}
        self.time = time
        self.constants = {p.name: p.value for p in chain.parameters if p.constant}

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
            inside = {**self.names, ARGUMENT.name: self(arguments[0])}
            return self._with(inside)(lowered(table))
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

    def _with(self, names: Mapping[str, Scalar]) -> Values:
        """The same with other names."""
        values = copy(self)
        values.names = names
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


def _op(operator: str, *arguments: Expression) -> Expression:
    """An operation, zeros and ones left out."""
    if operator == "add" and ZERO in arguments:
        return arguments[1] if arguments[0] == ZERO else arguments[0]
    if operator == "sub" and arguments[1] == ZERO:
        return arguments[0]
    if operator == "mul":
        if ZERO in arguments:
            return ZERO
        if ONE in arguments:
            return arguments[1] if arguments[0] == ONE else arguments[0]
    if operator in ("neg", "div") and arguments[0] == ZERO:
        return ZERO
    return Operation(operator, arguments)


def derivative(expression: Expression, variable: Expression) -> Expression:
    """The partial derivative with respect to a `Name`, a `Rate` or `Time`; 0 at the corners of abs and sign."""
    if expression == variable:
        return ONE
    if not isinstance(expression, Operation):
        return ZERO
    operator, args = expression.operator, expression.arguments
    if operator in ("add", "sub"):
        da, db = derivative(args[0], variable), derivative(args[1], variable)
        return _op("add", da, db) if operator == "add" else _difference(da, db)
    if operator == "neg":
        return _op("neg", derivative(args[0], variable))
    if operator == "mul":
        a, b = args
        return _op("add", _op("mul", derivative(a, variable), b), _op("mul", a, derivative(b, variable)))
    if operator == "where":
        condition, a, b = args
        da, db = derivative(a, variable), derivative(b, variable)
        return ZERO if da == ZERO and db == ZERO else Operation("where", (condition, da, db))
    if operator in ("min", "max"):
        return _extremum(operator, args, variable)
    if operator == "spline" and isinstance(table := args[1], Table):
        steeper = replace(table, order=table.order + 1)
        return _op("mul", Operation("spline", (args[0], steeper)), derivative(args[0], variable))
    inner = [derivative(argument, variable) for argument in args]
    if all(part == ZERO for part in inner):
        return ZERO
    outer = _partials(expression)
    total: Expression = ZERO
    for part, slope in zip(inner, outer, strict=True):
        if part != ZERO:
            total = _op("add", total, _op("mul", slope, part))
    return total


def _difference(a: Expression, b: Expression) -> Expression:
    return _op("neg", b) if a == ZERO else _op("sub", a, b)


def _extremum(operator: str, args: tuple[Expression, ...], variable: Expression) -> Expression:
    first, rest = args[0], args[1:]
    other: Expression = rest[0] if len(rest) == 1 else Operation(operator, rest)
    condition = Operation("lt" if operator == "min" else "gt", (first, other))
    return derivative(Operation("where", (condition, first, other)), variable)


def _partials(expression: Operation) -> tuple[Expression, ...]:
    """Partial derivatives of a function with respect to its arguments."""
    operator, args = expression.operator, expression.arguments
    x = args[0]
    square = _op("mul", x, x)
    if operator == "div":
        y = args[1]
        return (_op("div", ONE, y), _op("neg", _op("div", x, _op("mul", y, y))))
    if operator == "pow":
        y = args[1]
        below = Number(y.value - 1.0) if isinstance(y, Number) else _op("sub", y, ONE)
        slope = x if below == ONE else Operation("pow", (x, below))
        return (_op("mul", y, slope), _op("mul", expression, Operation("log", (x,))))
    if operator == "atan2":
        y, x = args
        r2 = _op("add", _op("mul", x, x), _op("mul", y, y))
        return (_op("div", x, r2), _op("neg", _op("div", y, r2)))
    table: dict[str, Expression] = {
        "sin": Operation("cos", args),
        "cos": _op("neg", Operation("sin", args)),
        "tan": _op("add", ONE, _op("mul", expression, expression)),
        "asin": _op("div", ONE, Operation("sqrt", (_op("sub", ONE, square),))),
        "acos": _op("neg", _op("div", ONE, Operation("sqrt", (_op("sub", ONE, square),)))),
        "atan": _op("div", ONE, _op("add", ONE, square)),
        "sqrt": _op("div", ONE, _op("mul", TWO, expression)),
        "exp": expression,
        "log": _op("div", ONE, x),
        "abs": Operation("sign", args),
        "sign": ZERO,
    }
    return (table[operator],)
