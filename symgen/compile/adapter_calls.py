"""Many states through the compiled `<model>_states`, on as many threads as are worth it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from symgen.compile.backend import Array, StatesCall, Zeros
from symgen.compile.threads import cost, few, on_threads, share
from symgen.program.interface import FunctionInterface

__all__ = ["states_call"]


def states_call(
    ffi: Any, lib: Any, name: str, number: int, known: FunctionInterface, threads: int, zeros: Zeros
) -> StatesCall:
    """One function of a library for arrays of states; see `StatesCall`.

    Args:
        ffi, lib: of the library.
        name: of the model.
        number: of the function, among the model's functions.
        known: its interface.
        threads: largest number of threads.
        zeros: the numbers that must be zero.
    """
    states, buffer = getattr(lib, f"{name}_states"), ffi.from_buffer
    task = ffi.new(f"{name}_task *", (number, zeros.argument, len(zeros.elements), zeros.elements))
    numbers = sum(item.size for item in known.inputs) + sum(item.size for item in known.outputs)
    each = cost(known.operations, numbers)
    alone = few(each, threads)

    def run(prepared: Any, how: int, count: int, arrays: Sequence[Array]) -> int:
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

    return run
