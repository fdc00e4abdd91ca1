"""Double-precision arithmetic over many states at once: what each operation of a Program means, in NumPy.

A value is an array over the states, or a NumPy scalar that is the same for all of them. Reals are float64, booleans
bool, modes int8. Nothing raises or warns: a division by zero gives an infinity, as in the emitted code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.errors import ProgramError
from symgen.program.nodes import BOOLEAN, MODE, REAL

__all__ = ["DTYPES", "FloatArithmetic", "MagnitudeArithmetic", "operation"]

Value = Any
DTYPES: dict[str, Any] = {REAL: np.float64, BOOLEAN: np.bool_, MODE: np.int8}
_TABLE: dict[str, Callable[..., Value]] = {}


def operation(name: str) -> Callable[[Callable[..., Value]], Callable[..., Value]]:
    """Registers the meaning of an operation."""

    def register(function: Callable[..., Value]) -> Callable[..., Value]:
        _TABLE[name] = function
        return function

    return register


_NUMPY: dict[str, Callable[..., Value]] = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "div": np.divide,
    "neg": np.negative,
    "sqrt": np.sqrt,
    "sin": np.sin,
    "cos": np.cos,
    "tan": np.tan,
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "atan2": np.arctan2,
    "exp": np.exp,
    "log": np.log,
    "pow": np.power,
    "abs": np.abs,
    "round": np.rint,
    "min": np.minimum,
    "max": np.maximum,
    "lt": np.less,
    "le": np.less_equal,
    "eq": np.equal,
    "same": np.equal,
    "and": np.logical_and,
    "or": np.logical_or,
    "not": np.logical_not,
    "select": np.where,
    "refined": lambda found, better: better,
}
_TABLE.update(_NUMPY)


@operation("sign")
def _sign(x: Value) -> Value:
    return np.subtract(np.greater(x, 0.0), np.less(x, 0.0), dtype=np.float64)


@operation("mode_of")
def _mode_of(x: Value) -> Value:
    return np.subtract(np.greater(x, 0.0), np.less(x, 0.0), dtype=np.int8)


@operation("real_of")
def _real_of(x: Value) -> Value:
    return np.asarray(x, dtype=np.float64)


class FloatArithmetic:
    """Executes operations on float64 arrays (count,)."""

    def function(self, op: str) -> Callable[..., Value]:
        """The meaning of an operation; raises ProgramError for one that has none."""
        function = _TABLE.get(op)
        if function is None:
            raise ProgramError(f"the reference interpreter does not know the operation {op!r}")
        return function

    def constant(self, value: Any, type_: str) -> Value:
        """A constant, the same for all states."""
        return DTYPES[type_](value)

    def loop(
        self,
        body: Callable[[list[Value]], list[Value]],
        bound: int,
        carried: Sequence[Value],
        context: Sequence[Value],
    ) -> list[Value]:
        """Runs `body` until every state has finished; a state that has finished keeps its values."""
        values = list(carried)
        done: Value = np.bool_(False)
        for _ in range(bound):
            *new, finished = body([*values, *context])
            values = [np.where(done, old, fresh) for old, fresh in zip(values, new, strict=True)]
            done = np.logical_or(done, finished)
            if np.all(done):
                break
        return [*values, done]


UNDECIDED = frozenset(("lt", "le", "eq", "same", "and", "or", "not", "sign", "mode_of", "select", "real_of"))
"""Operations that make no number of a new size. What `select` leaves out may have been no number at all."""


class MagnitudeArithmetic(FloatArithmetic):
    """`FloatArithmetic` that remembers the largest number it met: what a number type has to hold.

    Every real that is made on the way to a result counts: log(exp(x)) is small, and exp(x) is not.

    Attributes:
        largest: (count,), the largest magnitude so far; what is not a number has none.
    """

    def __init__(self, count: int) -> None:
        self.largest: npt.NDArray[np.float64] = np.zeros(count)

    def function(self, op: str) -> Callable[..., Any]:
        """The meaning of an operation."""
        exact = super().function(op)
        if op in UNDECIDED:
            return exact

        def watched(*arguments: Any) -> Any:
            value = exact(*arguments)
            size = np.abs(value)
            np.fmax(self.largest, size, out=self.largest)  # 0/0 is of no size
            return value

        return watched
