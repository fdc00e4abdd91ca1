"""The short way into a function: arrays of the right type and shape, read by compiled code where they lie.

It is bound to one shape of the first argument, and returns NotImplemented for whatever is not exactly as it should be;
`Caller` then takes the general way, which converts, broadcasts, or says what is wrong. A microsecond is much here: what
can be looked up once is looked up when the way is bound.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from symgen.compile.arrays import array_types
from symgen.compile.backend import ALONE, EACH, SENSELESS, TOGETHER, UNSUITABLE, Array, StatesBackend
from symgen.model.refusals import Refusals
from symgen.program.interface import FunctionInterface

__all__ = ["ShortWay"]

empty = np.empty
laid_out: Callable[..., Array] = np.ndarray


class ShortWay:
    """One state, or many at once, in any order of the memory.

    Args:
        known: the function's interface.
        types: of the arguments.
        backend: executes it.
        refusals: of the function.
        batch: () for one state, (count,) for many.
        each: whether each state has its own parameter set.
    """

    def __init__(
        self,
        known: FunctionInterface,
        types: Sequence[np.dtype[Any]],
        backend: StatesBackend,
        refusals: Refusals,
        batch: tuple[int, ...],
        each: bool,
    ) -> None:
        self.count = batch[0] if batch else 1
        how = EACH if each else TOGETHER if batch else ALONE
        self.run = backend.states(known.name, self.count, how, refusals.zeros)
        self.refusals = refusals
        self.numbers = [k for k, argument in enumerate(known.inputs) if not argument.shape]
        self.types = types
        self.apart = types[0].itemsize if batch and known.inputs[0].shape else 0
        self.bare = not batch and not all(output.shape for output in known.outputs)
        real = array_types(refusals.dtype)
        made = [(output.shape, real[output.type]) for output in known.outputs]
        self.made = [partial(empty, (*batch, *shape), dtype) for shape, dtype in made]
        self.made_apart = [_made_apart(self.count, shape, dtype) for shape, dtype in made]

    def call(self, values: Sequence[Any], prepared: Any) -> Any:
        """The outputs for the arguments, or NotImplemented.

        Many lie as the first argument does: state after state, or as structures of arrays (Fortran's order).
        """
        for k in self.numbers:
            if type(values[k]) is float:
                values = [*values[:k], np.array(values[k], self.types[k]), *values[k + 1 :]]
        made = self.made_apart if self.apart and values[0].strides[0] == self.apart else self.made
        results: tuple[Array, ...] = (made[0](),) if len(made) == 1 else tuple([make() for make in made])
        arrays = (*values, *results)  # has a name, so that it lives as long as the call
        status = self.run(prepared, id(arrays))
        if status:
            if status == SENSELESS:
                self.refusals.arguments(values)
            if status <= UNSUITABLE:
                return NotImplemented
            self.refusals.status(status, self.count, values, results)
        if self.bare:
            results = tuple([result if result.ndim else result[()] for result in results])
        return results[0] if len(results) == 1 else results


def _made_apart(count: int, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Callable[[], Array]:
    """Makes arrays (count, *shape) that are structures of arrays in memory, each state's numbers row by row."""
    if len(shape) < 2:
        return partial(empty, (count, *shape), dtype, "F")
    inner = (count * math.prod(shape[k + 1 :]) for k in range(len(shape)))
    return partial(laid_out, (count, *shape), dtype, None, 0, tuple(step * dtype.itemsize for step in (1, *inner)))
