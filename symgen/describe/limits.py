"""Sizes beyond which numbers, expressions and chains are refused, so that every later stage stays finite and fast."""

from __future__ import annotations

import math

from symgen.describe.expression import Expression, Number, Operation

__all__ = [
    "MAX_DEGREE",
    "MAX_EXPONENT",
    "MAX_HEIGHT",
    "MAX_JOINTS",
    "MAX_MAGNITUDE",
    "MAX_NODES",
    "beyond",
    "too_large",
    "too_many_joints",
]

MAX_MAGNITUDE = 1e50
"""Magnitude of a number of a chain: a mass times the square of a distance and that of a gear ratio stays finite."""

MAX_JOINTS = 1000
"""Joints of a chain, fixed ones included."""

MAX_HEIGHT = 150
"""Operations from the root of an expression to its deepest leaf."""

MAX_NODES = 5000
"""Operations and leaves of one expression."""

MAX_EXPONENT = 64.0
"""Magnitude of a literal exponent."""

MAX_DEGREE = 1000.0
"""Degree that powers and products of powers may reach together."""


def beyond(value: float) -> bool:
    """True for a number whose magnitude is above `MAX_MAGNITUDE`, and for one that is not finite."""
    return not abs(value) <= MAX_MAGNITUDE


def too_many_joints(count: int) -> str | None:
    """The error message for a chain with more joints than `MAX_JOINTS`, or None."""
    return f"a chain has at most {MAX_JOINTS} joints, found {count}" if count > MAX_JOINTS else None


def too_large(expression: Expression) -> str | None:
    """Why an expression is too large to be worked with, or None."""
    count = 0
    waiting: list[tuple[Expression, int]] = [(expression, 1)]
    while waiting:
        node, height = waiting.pop()
        count += 1
        if height > MAX_HEIGHT:
            return f"more than {MAX_HEIGHT} operations inside each other"
        if count > MAX_NODES:
            return f"more than {MAX_NODES} operations"
        if isinstance(node, Operation):
            waiting.extend((argument, height + 1) for argument in node.arguments)
    exponent = largest_exponent(expression)
    if exponent > MAX_EXPONENT:
        return f"an exponent of {exponent:g}; at most {MAX_EXPONENT:g} is allowed"
    if degree(expression) > MAX_DEGREE:
        return f"powers that reach a degree of more than {MAX_DEGREE:g} together"
    return None


def largest_exponent(expression: Expression) -> float:
    """The largest magnitude that a literal exponent, or a literal inside one, has."""
    if not isinstance(expression, Operation):
        return 0.0
    largest = max(map(largest_exponent, expression.arguments), default=0.0)
    if expression.operator == "pow" and len(expression.arguments) == 2:
        largest = max(largest, literal_size(expression.arguments[1]))
    return largest


def literal_size(expression: Expression) -> float:
    """An upper bound of an expression's magnitude if its names were one."""
    if isinstance(expression, Number):
        return abs(expression.value)
    if not isinstance(expression, Operation):
        return 1.0
    sizes = [literal_size(argument) for argument in expression.arguments]
    match expression.operator, sizes:
        case ("mul", [a, b]):
            return a * b
        case ("div", [a, b]):
            return a / b if b else 0.0
        case ("add" | "sub", [a, b]):
            return a + b
        case ("pow", [a, b]):
            return math.pow(min(max(a, 1.0), 1e9), min(b, 30.0))
    return max(sizes, default=1.0)


def degree(expression: Expression) -> float:
    """The degree in its names and numbers, a bound for how long exact powers of its numbers can become."""
    if not isinstance(expression, Operation):
        return 1.0
    degrees = [degree(argument) for argument in expression.arguments]
    if expression.operator == "pow" and len(degrees) == 2:
        return degrees[0] * max(literal_size(expression.arguments[1]), 1.0)
    if expression.operator in ("mul", "div"):
        return sum(degrees)
    return max(degrees, default=1.0)
