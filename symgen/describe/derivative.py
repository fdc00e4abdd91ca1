"""Derivatives of a chain's expressions, as expressions.

The tree itself is differentiated, so that no other mathematics is needed for `potential`, `dissipation`, `motion` and
`coupled`.
"""

from __future__ import annotations

from dataclasses import replace

from symgen.describe.expression import Expression, Number, Operation, Table

__all__ = ["derivative"]

ZERO, ONE, TWO = Number(0.0), Number(1.0), Number(2.0)


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
