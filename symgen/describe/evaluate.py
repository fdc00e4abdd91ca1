"""Expressions as floats: what validation and the numeric reference need of a chain's numbers."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from symgen.describe.expression import Expression, Name, Number, Operation, Rate, Table, Time
from symgen.describe.limits import MAX_MAGNITUDE, beyond
from symgen.describe.spline import spline_value
from symgen.errors import ChainError, Problem

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["EvaluationError", "defaults", "evaluate", "given_value", "names_in", "parameter_defaults"]


class EvaluationError(ChainError):
    """An expression has no finite value for the given numbers."""

    def __init__(self, message: str) -> None:
        super().__init__((Problem(message),))


def sign(x: float) -> float:
    """-1, 0 or +1."""
    return float((x > 0.0) - (x < 0.0))


def power(base: float, exponent: float) -> float:
    """base**exponent, real."""
    if base < 0.0 and exponent != math.floor(exponent):
        raise ValueError("a negative number to a broken power")
    return float(base**exponent)


ARITHMETIC: dict[str, Callable[..., float]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "pow": power,
    "neg": lambda a: -a,
    "pi": lambda: math.pi,
    "sin": math.sin,
    "cos": math.cos,
    "tan": math.tan,
    "asin": math.asin,
    "acos": math.acos,
    "atan": math.atan,
    "atan2": math.atan2,
    "sqrt": math.sqrt,
    "exp": math.exp,
    "log": math.log,
    "abs": abs,
    "sign": sign,
    "min": min,
    "max": max,
}
COMPARISONS: dict[str, Callable[[float, float], bool]] = {
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def evaluate(
    expression: Expression,
    names: Mapping[str, float],
    rates: Mapping[str, float] | None = None,
    t: float | None = None,
) -> float:
    """The value of an expression.

    Args:
        expression: any expression but a bare condition.
        names: values of parameters, inputs and joint coordinates.
        rates: values of `d(joint)`.
        t: the time.

    Raises:
        EvaluationError: a name, rate or the time is missing, or the value is undefined or not finite.

    Example:
        >>> from symgen.describe.parse import parse_expression
        >>> evaluate(parse_expression("m*L**2/12"), {"m": 3.0, "L": 2.0})
        1.0
    """
    match expression:
        case Number(value):
            return value
        case Name(name):
            if name not in names:
                raise EvaluationError(f"no value for {name!r}")
            return float(names[name])
        case Rate(joint):
            if rates is None or joint not in rates:
                raise EvaluationError(f"no value for d({joint})")
            return float(rates[joint])
        case Time():
            if t is None:
                raise EvaluationError("no value for the time t")
            return float(t)
        case Operation("where", (condition, yes, no)):
            return evaluate(yes if holds(condition, names, rates, t) else no, names, rates, t)
        case Operation("spline", (of, Table() as table)):
            return spline_value(table, evaluate(of, names, rates, t))
        case Operation(operator, arguments) if operator in ARITHMETIC:
            values = [evaluate(argument, names, rates, t) for argument in arguments]
            try:
                result = float(ARITHMETIC[operator](*values))
            except (ArithmeticError, ValueError, TypeError) as error:
                shown = ", ".join(f"{value:g}" for value in values)
                raise EvaluationError(f"{operator} of ({shown}) is undefined or too large: {error}") from None
            if not math.isfinite(result):
                raise EvaluationError(f"{operator} gives {result}, which is not finite")
            return result
    raise EvaluationError(f"not an expression with a value: {expression!r:.100}")


def given_value(expression: Expression, names: Mapping[str, float]) -> float:
    """The value of a chain's expression, which is refused where it is too large to calculate with.

    Raises:
        EvaluationError: as `evaluate`, and for a magnitude above `MAX_MAGNITUDE`.
    """
    value = evaluate(expression, names)
    if beyond(value):
        raise EvaluationError(f"its value {value:.3g} is too large: a number is at most {MAX_MAGNITUDE:g}")
    return value


def holds(
    condition: Expression, names: Mapping[str, float], rates: Mapping[str, float] | None, t: float | None
) -> bool:
    """The truth of a condition."""
    match condition:
        case Operation("and", (a, b)):
            return holds(a, names, rates, t) and holds(b, names, rates, t)
        case Operation("or", (a, b)):
            return holds(a, names, rates, t) or holds(b, names, rates, t)
        case Operation("not", (a,)):
            return not holds(a, names, rates, t)
        case Operation(operator, (a, b)) if operator in COMPARISONS:
            return COMPARISONS[operator](evaluate(a, names, rates, t), evaluate(b, names, rates, t))
    raise EvaluationError(f"not a condition: {condition!r:.100}")


def names_in(expression: Expression) -> tuple[str, ...]:
    """Names of parameters, inputs and coordinates that an expression uses, in order, without repetition."""
    match expression:
        case Name(name):
            return (name,)
        case Operation(_, arguments):
            return tuple(dict.fromkeys(name for argument in arguments for name in names_in(argument)))
    return ()


def parameter_defaults(chain: Chain) -> dict[str, float]:
    """The default of every parameter, constants included, in the chain's order.

    A default may refer to parameters that are declared before or after it.

    Raises:
        ChainError: a reference that is undeclared or goes in a circle, or a default without a finite value.
    """
    known, failures = defaults(chain)
    if failures:
        raise ChainError(tuple(Problem(message, path=f"parameters.{name}") for name, message in failures.items()))
    return known


def defaults(chain: Chain) -> tuple[dict[str, float], dict[str, str]]:
    """The defaults that have a value, and per other parameter why it has none.

    A parameter that only depends on a failing one is in neither.
    """
    expressions = {parameter.name: parameter.value for parameter in chain.parameters}
    known: dict[str, float] = {}
    failures: dict[str, str] = {}
    finished: dict[str, bool] = {}
    for wanted in expressions:
        waiting = [wanted]
        while waiting:
            name = waiting[-1]
            if name in finished:
                waiting.pop()
                continue
            used = names_in(expressions[name])
            undeclared = [other for other in used if other not in expressions]
            circle = [other for other in used if other in waiting]
            missing = [other for other in used if other not in finished and other in expressions]
            if undeclared:
                failures[name] = f"uses {undeclared[0]!r:.80}, which is no parameter"
            elif circle:
                path = " -> ".join([*waiting[waiting.index(circle[0]) :], circle[0]])
                failures[name] = f"its value goes in a circle: {path}"
            elif missing:
                waiting.append(missing[0])
                continue
            elif all(other in known for other in used):
                try:
                    known[name] = given_value(expressions[name], known)
                except EvaluationError as error:
                    failures[name] = str(error)
            finished[name] = True
            waiting.pop()
    return {name: known[name] for name in expressions if name in known}, failures
