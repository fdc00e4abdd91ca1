"""Whether run-time parameters make sense: the rules of the format for one parameter set, or for very many at once."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.describe.chain import Chain
from symgen.describe.conform import conform
from symgen.describe.evaluate import EvaluationError
from symgen.describe.expression import Expression, Name, Number, Operation
from symgen.describe.limits import MAX_MAGNITUDE
from symgen.describe.normalise import normalise
from symgen.describe.parameters import with_values
from symgen.describe.rules import apply
from symgen.describe.rules.findings import Findings
from symgen.describe.rules.recorded import Recording, larger
from symgen.describe.validate import validate
from symgen.errors import ArgumentError, ChainError, ChainWarning

__all__ = ["Sense"]

Array = NDArray[Any]
Columns = Mapping[str, Any]
"""The values of the parameters, one entry per set."""

ARITHMETIC: dict[str, Callable[..., Any]] = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "div": np.divide,
    "pow": np.power,
    "neg": np.negative,
    "pi": lambda: np.float64(math.pi),
    "sin": np.sin,
    "cos": np.cos,
    "tan": np.tan,
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "atan2": np.arctan2,
    "sqrt": np.sqrt,
    "exp": np.exp,
    "log": np.log,
    "abs": np.abs,
    "sign": np.sign,
    "min": lambda *a: np.minimum.reduce(np.broadcast_arrays(*a)),
    "max": lambda *a: np.maximum.reduce(np.broadcast_arrays(*a)),
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
    "and": np.logical_and,
    "or": np.logical_or,
    "not": np.logical_not,
}
"""What `evaluate` does, for arrays."""

REMEMBERED = 32
"""Recordings that are kept."""

BLOCK = 8064
"""Sets that are looked at together: few enough for the cache."""


class Sense:
    """Refuses parameter sets that break a rule, such as a negative mass.

    A set that is found good is recorded: which questions the rules asked of its values, and the answers. Sets with the
    same answers are good too, which takes no more than computing the values, for all sets together.

    Args:
        chain: valid and in normal form.
    """

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        self._good: list[Recording] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return Sense, (self.chain,)

    def __call__(self, names: Sequence[str], values: Array) -> None:
        """Examines sets (p,) or (..., p) of values in the order of the names.

        Raises:
            ArgumentError: the first problem of the first set that breaks a rule.
        """
        if values.ndim == 1:
            one = dict(zip(names, values.tolist(), strict=True))
            if not any(recording.agree(one) for recording in self._good):
                self._examine(one, "")
            return
        if not values.size:
            return
        sets = values.reshape(-1, len(names)).astype(np.float64, copy=False)
        left = np.arange(len(sets))
        for recording in self._good:
            left = _others(recording, names, sets, left)
        while left.size:
            where = f" (set {left[0]}, counted from 0, of {len(sets)})" if len(sets) > 1 else ""
            found = self._examine(dict(zip(names, sets[left[0]].tolist(), strict=True)), where)
            left = left[1:] if found is None else _others(found, names, sets, left[1:])

    def _examine(self, one: dict[str, float], where: str) -> Recording | None:
        """Refuses one set, or records it."""
        chain = with_values(self.chain, one)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ChainWarning)
            try:
                validate(chain)
            except ChainError as error:
                raise ArgumentError(f"params: {error.problems[0]}{where}") from None
        if len(self._good) >= REMEMBERED:
            return None
        recording = Recording(tuple(one))
        apply(Findings(normalise(conform(chain)), recording))
        self._good.append(recording)
        return recording


def _others(recording: Recording, names: Sequence[str], sets: Array, left: Array) -> Array:
    """Which of the sets at the positions `left` do not agree.

    Most ensembles vary few parameters: what depends on no other is computed once for a block, not for each set.
    """
    same = np.empty(left.size, np.bool_)
    for first in range(0, left.size, BLOCK):
        block = left[first : first + BLOCK]
        chosen = sets[first : first + BLOCK] if left.size == len(sets) else sets[block]
        varies = (chosen != chosen[0]).any(axis=0)
        columns = {
            name: np.ascontiguousarray(chosen[:, k]) if varies[k] else chosen[0, k] for k, name in enumerate(names)
        }
        same[first : first + BLOCK] = agree(recording, columns, block.size)
    return left[~same]


def agree(recording: Recording, columns: Columns, count: int) -> Array:
    """For so many sets, (count,) bool: which of them answer every question as the recorded one did."""
    same = np.ones(count, np.bool_)
    known = {**{name: np.float64(value) for name, value in recording.constants.items()}, **columns}
    with np.errstate(all="ignore"):
        leaves = []
        for expression in recording.leaves:
            value, good = of_arrays(expression, known)
            same &= good & (np.abs(value) <= MAX_MAGNITUDE)
            leaves.append(value)
        at = recording.computed(leaves, {larger: np.maximum})
        for question, a, b, answer in recording.asked:
            same &= question(at(a), at(b)) == answer
    return same


def of_arrays(expression: Expression, columns: Columns) -> tuple[Any, Any]:
    """The values of an expression of parameters, and where `evaluate` would give them: all parts finite."""
    match expression:
        case Number(value):
            return np.float64(value), np.True_
        case Name(name):
            return columns[name], np.True_
        case Operation("where", (condition, yes, no)):
            (chosen, good), (a, good_a), (b, good_b) = (of_arrays(x, columns) for x in (condition, yes, no))
            return np.where(chosen, a, b), good & np.where(chosen, good_a, good_b)
        case Operation(name, arguments):
            parts = [of_arrays(argument, columns) for argument in arguments]
            result = ARITHMETIC[name](*(value for value, _ in parts))
            good = np.isfinite(result)
            for _, part in parts:
                good = good & part
            return result, good
    raise EvaluationError(f"not a value of parameters: {expression!r:.100}")
