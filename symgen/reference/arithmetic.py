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

__all__ = ["DTYPES", "FloatArithmetic", "MagnitudeArithmetic", "operation", "part"]

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


MOST_LEFT = 0.5
"""Share of the states that run a loop up to which those that have not finished go on by themselves."""


class FloatArithmetic:
    """Executes operations on float64 arrays (count,).

    Attributes:
        narrows: loops go on with the states that have not finished, by themselves.
    """

    narrows = True

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
        body: Callable[..., list[Value]],
        bound: int,
        carried: Sequence[Value],
        context: Sequence[Value],
    ) -> list[Value]:
        """Runs `body` until every state has finished; a state that has finished keeps its values.

        A state that the body leaves as it was, NaN for one, will never finish and goes on no more. Where most have
        come to their end, the others go on by themselves: `body` is told their positions.
        """
        values, around = list(carried), list(context)
        whole: list[Value] = []
        running: npt.NDArray[np.intp] | None = None
        done: Value = np.bool_(False)
        ended: Value = done
        for _ in range(bound):
            *new, finished = body([*values, *around], running)
            same: Value = np.logical_not(finished)
            for old, fresh in zip(values, new, strict=True):
                if not np.any(same):
                    break
                same = np.logical_and(same, (old == fresh) | ((old != old) & (fresh != fresh)))
            values = [np.where(ended, old, fresh) for old, fresh in zip(values, new, strict=True)]
            done = np.logical_or(done, np.logical_and(finished, np.logical_not(ended)))
            ended = np.logical_or(ended, np.logical_or(finished, same))
            if np.all(ended):
                break
            left = np.flatnonzero(~ended)
            if self.narrows and np.ndim(ended) and len(left) <= MOST_LEFT * len(ended):
                whole = _merged(whole, [*values, done], running, len(ended))
                running = left if running is None else running[left]
                values, around, (done, ended) = ([part(x, left) for x in xs] for xs in (values, around, [done, ended]))
        return [*values, done] if running is None else _merged(whole, [*values, done], running, 0)


def _merged(whole: list[Value], values: list[Value], running: npt.NDArray[np.intp] | None, count: int) -> list[Value]:
    """Values of all states, with those of some put in."""
    if running is None:
        return [np.array(np.broadcast_to(value, (count,))) for value in values]
    for old, new in zip(whole, values, strict=True):
        old[running] = new
    return whole


def part(value: Value, chosen: npt.NDArray[np.intp]) -> Value:
    """The value of some states; of what is the same for all, itself."""
    return value[chosen] if np.ndim(value) else value


UNDECIDED = frozenset(("lt", "le", "eq", "same", "and", "or", "not", "sign", "mode_of", "select", "real_of"))
"""Operations that make no number of a new size. What `select` leaves out may have been no number at all."""


class MagnitudeArithmetic(FloatArithmetic):
    """`FloatArithmetic` that remembers the largest number it met: what a number type has to hold.

    Every real that is made on the way to a result counts: log(exp(x)) is small, and exp(x) is not.

    Attributes:
        largest: (count,), the largest magnitude so far; what is not a number has none.
    """

    narrows = False

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
