"""Derivatives of emitted functions by differences of the interpreted definition in many digits.

    df/dx_j = [f(x + h e_j) - f(x - h e_j)] / 2h

f is the function itself, as Lagrange's equations and the law define it, executed in 32 or 50 digits; nothing here knows
how a derivative is made. With h = 2^-40 the error of a difference is below 1e-20 of the third derivative, and of 32
digits 20 are left. Numbers x + h are exact.

The law of a sliding joint has a corner at rest. No step leads across: h is a fourth of the rate at most, and at rest
points lie on the side of the mode, df/dx = [4 f(x + h) - f(x + 2h) - 3 f(x)] / 2h.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.check.states import States
from symgen.check.subjects import DIGITS, PAIRED, exact_values
from symgen.derive.functions import Signature
from symgen.program.nodes import REAL
from symgen.reference.interpreter import Interpreter

__all__ = ["differences"]


STEP, BITS = 2.0**-40, 50
"""Step of an argument, and of a parameter relative to it; bits of a number before the last digit of a step."""

ONE_BY_ONE = 3
"""States that are executed one by one in 50 digits, where they have no double-double value or more digits are asked."""


def differences(
    interpreter: Interpreter, of: Signature, blocks: int, states: States, digits: int = DIGITS
) -> list[Reals]:
    """Derivatives of the real results of a function, `status` left out, as its gradients are laid out.

    Args:
        interpreter: of the definition; it holds the function.
        of: the function.
        blocks: number of blocks: one per real argument, and one of the parameters.
        states: where.
        digits: of the arithmetic.

    Returns:
        (rows width, count) per block; NaN in states that have no value in double-doubles, but for a few.
    """
    names = [argument.name for argument in of.inputs if argument.type == REAL]
    each = replace(states, parameters=states.per_state_parameters(), which=np.arange(states.count))
    sizes = [len(each.values[name]) for name in names] + ([len(each.parameters)] if blocks > len(names) else [])
    places = [(block, k) for block, size in enumerate(sizes) for k in range(size)]
    columns = [_column(each, names[block] if block < len(names) else "", k) for block, k in places]
    points = _together([each, *(point for column in columns for point in column.points)])
    values = iter(np.split(_values(interpreter, of, points, each.count, digits), 2 * len(columns) + 1, axis=2))
    own, rows = next(values), sum(math.prod(o.shape) for o in of.outputs if o.name != "status")
    found = [np.empty((rows, size, each.count)) for size in sizes]
    for (block, k), column in zip(places, columns, strict=True):
        first, second = next(values), next(values)
        sided = 4.0 * _less(first, own) - _less(second, own)
        found[block][:, k] = np.where(column.sided, sided, _less(first, second)) / (2.0 * column.step)
    return [block.reshape(rows * block.shape[1], each.count) for block in found]


@dataclass(frozen=True)
class _Column:
    """Steps along one variable.

    Attributes:
        points: x + h and x - h, or x + h and x + 2h.
        step: (count,) h, negative towards negative numbers.
        sided: (count,), true where both points are on one side.
    """

    points: tuple[States, States]
    step: Reals
    sided: npt.NDArray[np.bool_]


def _column(states: States, name: str, k: int) -> _Column:
    """Steps along element k of an argument, or of the parameters where `name` is empty."""
    x = states.values[name][k] if name else states.parameters[k]
    size = np.where(x == 0.0, 1.0, np.abs(x))
    binade = np.ceil(np.log2(size))
    h = np.maximum(STEP, 2.0 ** (binade - BITS)) if name else STEP * 2.0**binade
    sided = np.zeros(states.count, dtype=bool)
    if name == "qd":
        mode = states.values["mode"][k]
        sided = (x == 0.0) & (mode != 0)
        h = np.where(sided, mode * h, np.minimum(h, 2.0 ** np.floor(np.log2(0.25 * size))))

    def at(step: Reals) -> States:
        array = (states.values[name] if name else states.parameters).copy()
        array[k] = x + step
        return replace(states, values=states.values | {name: array}) if name else replace(states, parameters=array)

    return _Column((at(h), at(np.where(sided, 2.0 * h, -h))), h, sided)


def _together(parts: Sequence[States]) -> States:
    """All states behind one another, each with its own parameters."""
    first, count = parts[0], sum(part.count for part in parts)
    values = {name: np.concatenate([part.values[name] for part in parts], axis=1) for name in first.values}
    parameters = np.concatenate([part.parameters for part in parts], axis=1)
    return replace(first, values=values, parameters=parameters, which=np.arange(count))


def _values(interpreter: Interpreter, of: Signature, points: States, count: int, digits: int) -> Reals:
    """(2, rows, points): values in two parts; every count-th point belongs to the same state."""
    real = [k for k, output in enumerate(of.outputs) if output.name != "status"]

    def stacked(high: Sequence[Reals], low: Sequence[Reals]) -> Reals:
        return np.stack([np.concatenate([part[k] for k in real]) for part in (high, low)])

    def paired(some: States) -> Reals | None:
        with suppress(FloatingPointError):
            return stacked(*interpreter.double_double(of.name, some.inputs(of.inputs), some.parameters))
        return None

    found = paired(points) if digits <= PAIRED else None
    if found is not None:
        return found
    parts: list[Reals | None] = []
    left = ONE_BY_ONE
    for k in range(count):
        mine = points.take(np.arange(k, points.count, count))
        mine = replace(mine, parameters=mine.per_state_parameters(), which=np.arange(mine.count))
        part = paired(mine) if digits <= PAIRED else None
        if part is None and left:
            left, exact = left - 1, exact_values(interpreter, of.name, of.inputs, mine, DIGITS)
            part = stacked(exact.high, exact.low)
        parts.append(part)
    shape = next(part.shape for part in parts if part is not None)
    each = [np.full(shape, np.nan) if part is None else part for part in parts]
    return np.stack(each, axis=3).reshape(*shape[:2], points.count)


def _less(a: Reals, b: Reals) -> Reals:
    return np.asarray((a[0] - b[0]) + (a[1] - b[1]))
