"""Values of the vector expressions that pages print."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from sympy import Expr

from symgen.report.blocks import Whole
from symgen.report.vectors import Cross, Data, Dot, Scaled, Total


def value(vector: Any, wholes: Mapping[Whole, Any], number: Callable[[Expr], float]) -> Any:
    """The value of a vector expression.

    Args:
        vector: the expression.
        wholes: values of vectors and matrices, NumPy arrays.
        number: value of a scalar expression.
    """
    if isinstance(vector, Whole):
        return wholes[vector] if not vector.transposed else wholes[Whole(vector.stem, vector.index)].T
    if isinstance(vector, Data):
        return np.array([number(e) for e in vector.elements])
    if isinstance(vector, Scaled):
        inner = value(vector.vector, wholes, number)
        if isinstance(vector.factor, Whole):
            return value(vector.factor, wholes, number) @ inner
        return number(vector.factor) * inner
    if isinstance(vector, Cross):
        return np.cross(value(vector.left, wholes, number), value(vector.right, wholes, number))
    if isinstance(vector, Dot):
        return float(value(vector.left, wholes, number) @ value(vector.right, wholes, number))
    if isinstance(vector, Total):
        return sum(value(term, wholes, number) for term in vector.terms)
    return number(vector)
