"""Friction as a function of the rate, for numbers and for arrays over states, from the expression of the chain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from scipy.interpolate import PchipInterpolator

from symgen.describe.evaluate import evaluate
from symgen.describe.expression import Expression, Operation, parts
from symgen.describe.joint_records import RATE, Curve

__all__ = ["rate_curve", "table_curve"]

UFUNCS: dict[str, Callable[..., Any]] = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "pow": np.power, "neg": np.negative,
    "sin": np.sin, "cos": np.cos, "tan": np.tan, "asin": np.arcsin, "acos": np.arccos, "atan": np.arctan,
    "atan2": np.arctan2, "sqrt": np.sqrt, "exp": np.exp, "log": np.log, "abs": np.abs, "sign": np.sign,
    "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal, "and": np.logical_and,
    "or": np.logical_or, "not": np.logical_not, "where": np.where,
}  # fmt: skip


def rate_curve(law: Expression, number: Callable[[Expression], Any]) -> Callable[[Any], Any]:
    """Friction by the rate's magnitude.

    Args:
        law: of `RATE`.
        number: value of an expression without it.
    """

    def value(expression: Expression, v: Any) -> Any:
        if expression == RATE:
            return v
        if RATE not in parts(expression):
            return number(expression)
        assert isinstance(expression, Operation)
        arguments = [value(argument, v) for argument in expression.arguments]
        if expression.operator in ("min", "max"):
            fold = np.minimum if expression.operator == "min" else np.maximum
            return fold.reduce(np.broadcast_arrays(*arguments))
        return UFUNCS[expression.operator](*arguments)

    return lambda v: value(law, np.abs(np.real(v)))


def table_curve(curve: Curve, sign: int) -> Callable[[Any], Any]:
    """Friction of a table against rates of one sign: SciPy's interpolant, with straight lines beyond the ends."""
    rows = np.array([(evaluate(r, {}), evaluate(f, {})) for r, f in zip(curve.rates, curve.forces, strict=True)])
    if np.any(rows[:, 0] < 0.0):
        rows = sign * rows[sign * rows[:, 0] > 0.0]
        rows = rows[np.argsort(rows[:, 0])]
    inner = PchipInterpolator(rows[:, 0], rows[:, 1])
    slope, first, last = inner.derivative(), rows[0, 0], rows[-1, 0]

    def value(v: Any) -> Any:
        x = np.abs(np.real(v))
        inside = np.clip(x, first, last)
        return inner(inside) + slope(inside) * (x - inside)

    return value
