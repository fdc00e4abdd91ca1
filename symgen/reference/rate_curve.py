"""Friction as a function of the rate, for numbers and for arrays over states, from the expression of the chain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from scipy.interpolate import PchipInterpolator

from symgen.describe.evaluate import evaluate
from symgen.describe.expression import Expression
from symgen.describe.joint_records import RATE, Curve
from symgen.reference.over_states import over_states

__all__ = ["rate_curve", "table_curve"]


def rate_curve(law: Expression, number: Callable[[Expression], Any]) -> Callable[[Any], Any]:
    """Friction by the rate's magnitude.

    Args:
        law: of `RATE`.
        number: value of a name or of the time.
    """
    return lambda v: over_states(law, lambda part: np.abs(np.real(v)) if part == RATE else number(part))


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
