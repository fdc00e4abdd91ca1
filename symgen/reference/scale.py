"""Magnitude of a quantity's summands: the scale against which its rounding errors are judged.

Every real value carries the magnitude of the largest summand it would have if it were written out:

    mag(leaf) = |leaf|,  mag(a +- b) = max(mag a, mag b, |a +- b|),  mag(a b) = mag a mag b,
    mag(a / b) = mag a / |b|,  mag(f(x)) = max(|f(x)|, |f'(x)| mag x)

(a partial sum is a summand of the whole: of a hundred equal terms none is larger than the sum, which rounds as a sum),
except that an argument of sine or cosine counts with at most 1 (angle errors grow with |q|, and the error measure has
its own factor 1 + max|q| for that). A difference divided by this scale tells rounding (about 1e-16) from a wrong term.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from symgen.program.nodes import REAL
from symgen.reference.arithmetic import FloatArithmetic

__all__ = ["ScaledArithmetic"]

Value = Any
Pair = tuple[Value, Value]


def _chain_rule(value: Value, slope: Value, mag: Value) -> Value:
    """max(|f|, |f'| mag x); a slope of infinity or NaN (a branch point) adds nothing."""
    product = np.abs(slope) * mag
    return np.maximum(np.abs(value), np.where(np.isfinite(product), product, 0.0))


# operation -> magnitude of the result from (value of the result, values of the arguments, their magnitudes)
_MAGNITUDES: dict[str, Callable[[Value, Sequence[Value], Sequence[Value]], Value]] = {
    "add": lambda f, x, m: np.maximum(np.maximum(m[0], m[1]), np.abs(f)),
    "sub": lambda f, x, m: np.maximum(np.maximum(m[0], m[1]), np.abs(f)),
    "mul": lambda f, x, m: m[0] * m[1],
    "div": lambda f, x, m: m[0] / np.abs(x[1]),
    "neg": lambda f, x, m: m[0],
    "abs": lambda f, x, m: m[0],
    "sqrt": lambda f, x, m: _chain_rule(f, 0.5 / f, m[0]),
    "sin": lambda f, x, m: _chain_rule(f, np.cos(x[0]), np.minimum(m[0], 1.0)),
    "cos": lambda f, x, m: _chain_rule(f, np.sin(x[0]), np.minimum(m[0], 1.0)),
    "tan": lambda f, x, m: _chain_rule(f, 1.0 + f * f, m[0]),
    "asin": lambda f, x, m: _chain_rule(f, 1.0 / np.sqrt(1.0 - x[0] * x[0]), m[0]),
    "acos": lambda f, x, m: _chain_rule(f, 1.0 / np.sqrt(1.0 - x[0] * x[0]), m[0]),
    "atan": lambda f, x, m: _chain_rule(f, 1.0 / (1.0 + x[0] * x[0]), m[0]),
    "atan2": lambda f, x, m: _chain_rule(
        f, 1.0 / (x[0] * x[0] + x[1] * x[1]), np.abs(x[1]) * m[0] + np.abs(x[0]) * m[1]
    ),
    "exp": lambda f, x, m: _chain_rule(f, f, m[0]),
    "log": lambda f, x, m: _chain_rule(f, 1.0 / x[0], m[0]),
    "pow": lambda f, x, m: _chain_rule(f, f * x[1] / x[0], m[0]),
    "min": lambda f, x, m: np.where(x[0] <= x[1], m[0], m[1]),
    "max": lambda f, x, m: np.where(x[0] >= x[1], m[0], m[1]),
    "sign": lambda f, x, m: np.abs(f),
    "round": lambda f, x, m: np.abs(f),
    "real_of": lambda f, x, m: np.abs(f),
    "refined": lambda f, x, m: m[1],
}


class ScaledArithmetic:
    """Float64 arithmetic on pairs (value, magnitude); the magnitude of booleans and modes is 0."""

    def __init__(self) -> None:
        self._float = FloatArithmetic()

    def function(self, op: str) -> Callable[..., Pair]:
        """The meaning of an operation on pairs."""
        value_of = self._float.function(op)
        magnitude_of = _MAGNITUDES.get(op)

        def select(condition: Pair, chosen: Pair, otherwise: Pair) -> Pair:
            truth = condition[0]
            return np.where(truth, chosen[0], otherwise[0]), np.where(truth, chosen[1], otherwise[1])

        def apply(*pairs: Pair) -> Pair:
            values = [pair[0] for pair in pairs]
            result = value_of(*values)
            if magnitude_of is None:
                return result, np.float64(0.0)
            return result, magnitude_of(result, values, [pair[1] for pair in pairs])

        return select if op == "select" else apply

    def constant(self, value: Any, type_: str) -> Pair:
        """A constant; a real one has its own magnitude."""
        return self.leaf(self._float.constant(value, type_), type_)

    def leaf(self, value: Value, type_: str) -> Pair:
        """An input or a parameter."""
        return value, (np.abs(value) if type_ == REAL else np.float64(0.0))

    def loop(
        self,
        body: Callable[[list[Pair]], list[Pair]],
        bound: int,
        carried: Sequence[Pair],
        context: Sequence[Pair],
    ) -> list[Pair]:
        """The loop of `FloatArithmetic`, magnitudes frozen together with values.

        Iterations correct themselves: what a pass starts from is as good as exact, and counts as a leaf.
        """
        pairs = list(carried)
        done: Value = np.bool_(False)
        for _ in range(bound):
            starts = [(value, np.abs(value) if np.asarray(value).dtype.kind == "f" else mag) for value, mag in pairs]
            *new, finished = body([*starts, *context])
            pairs = [
                (np.where(done, old[0], fresh[0]), np.where(done, old[1], fresh[1]))
                for old, fresh in zip(pairs, new, strict=True)
            ]
            done = np.logical_or(done, finished[0])
            if np.all(done):
                break
        return [*pairs, (done, np.float64(0.0))]
