"""Values of a chain's expressions over many states at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from symgen.describe.expression import Expression, Number, Operation, Table
from symgen.reference.splines import spline

__all__ = ["over_states"]

UFUNCS: dict[str, Callable[..., Any]] = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "pow": np.power, "neg": np.negative,
    "sin": np.sin, "cos": np.cos, "tan": np.tan, "asin": np.arcsin, "acos": np.arccos, "atan": np.arctan,
    "atan2": np.arctan2, "sqrt": np.sqrt, "exp": np.exp, "log": np.log, "abs": np.abs, "sign": np.sign,
    "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal, "and": np.logical_and,
    "or": np.logical_or, "not": np.logical_not, "where": np.where,
}  # fmt: skip


def over_states(expression: Expression, leaf: Callable[[Expression], Any]) -> Any:
    """The value of an expression, arrays by its rules of broadcasting; NaN or an infinity where it has none.

    Args:
        leaf: values of names, rates and the time, each a number or an array.
    """
    if isinstance(expression, Number):
        return expression.value
    if not isinstance(expression, Operation):
        return leaf(expression)
    if expression.operator == "pi":
        return np.pi
    if expression.operator == "spline" and isinstance(table := expression.arguments[1], Table):
        return np.vectorize(lambda x: spline(table, x, x))(over_states(expression.arguments[0], leaf))
    arguments = [over_states(argument, leaf) for argument in expression.arguments]
    if expression.operator in ("min", "max"):
        fold = np.minimum if expression.operator == "min" else np.maximum
        return fold.reduce(np.broadcast_arrays(*arguments))
    with np.errstate(all="ignore"):  # both sides of a `where` are evaluated
        return UFUNCS[expression.operator](*arguments)
