"""Many states through `states.c`, on as many threads as are worth it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.compile.backend import StatesCall, Zeros
from symgen.compile.threads import cost, few, on_threads, share
from symgen.functions import SOLVING
from symgen.program.interface import FunctionInterface
from symgen.program.nodes import MODE, REAL

__all__ = ["states_call"]


def states_call(
    ffi: Any,
    lib: Any,
    run: int,
    known: FunctionInterface,
    dtype: np.dtype[Any],
    set_size: int,
    threads: int,
    zeros: Zeros,
) -> StatesCall:
    """One function of a library for arrays of states; see `StatesCall`.

    Args:
        ffi, lib: of `load_states`.
        run: address of its call on arrays.
        known: its interface.
        dtype: of real numbers.
        set_size: bytes of a prepared set.
        threads: largest number of threads.
        zeros: the numbers that must be zero.
    """
    states, buffer = lib.states, ffi.from_buffer
    items = [(item.size, item.type) for item in known.inputs] + [(item.size, item.type) for item in known.outputs]
    kinds = ffi.new("kind[]", [(size, dtype.itemsize if type_ == REAL else 1, type_ == MODE) for size, type_ in items])
    zero = ffi.new("size_t[]", zeros.elements)
    task = ffi.new(
        "task *",
        {
            "run": ffi.cast("void (*)(const void *, int, size_t, void *const *)", run),
            "set": set_size,
            "given": len(known.inputs),
            "arrays": len(items),
            "checked": known.name in SOLVING,
            "array": kinds,
            "among": zeros.argument,
            "zeros": len(zeros.elements),
            "zero": zero,
        },
    )
    each = cost(known.operations, sum(size for size, _ in items))
    alone = few(each, threads)

    def run_all(prepared: Any, how: int, count: int, arrays: Sequence[Array], kept: Any = (kinds, zero)) -> int:
        try:
            buffers = [*map(buffer, arrays)]
        except ValueError:  # an argument whose numbers do not follow one another
            buffers = [*map(buffer, map(np.ascontiguousarray, arrays))]
        if count <= alone:
            status: int = states(task, prepared, how, count, 0, count, buffers)
            return status

        def work(first: int, last: int) -> int:
            return int(states(task, prepared, how, count, first, last, buffers))

        found = on_threads(work, count, share(count, each, threads))
        return min(found) or max(found)

    return run_all
