"""Many states through the compiled `<model>_states`, on as many threads as are worth it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from symgen.compile.backend import EACH, TOGETHER, Array, Zeros
from symgen.compile.objects import FIELDS, ITEMS
from symgen.compile.threads import cost, on_threads, share
from symgen.program.function import Argument
from symgen.program.interface import FunctionInterface, OutputInterface

__all__ = ["CStates"]


class CStates:
    """One function of a library for arrays of states.

    Args:
        ffi, lib: of the library.
        name: of the model.
        number: of the function, among the model's functions.
        known: its interface.
        types: NumPy types by the Program's types.
        threads: so many may be used.
    """

    def __init__(
        self,
        ffi: Any,
        lib: Any,
        name: str,
        number: int,
        known: FunctionInterface,
        types: dict[str, np.dtype[Any]],
        threads: int,
    ) -> None:
        self.ffi = ffi
        self.run = getattr(lib, f"{name}_states")
        self.run_objects = getattr(lib, f"{name}_states_of")
        self.arrays = ffi.typeof(f"{name}_array[]")
        self.range = ffi.typeof(f"{name}_range *")
        self.number = number
        self.threads = threads
        self.kept: dict[tuple[int, ...], Any] = {}  # what compiled code reads from call to call
        items: list[Argument | OutputInterface] = [*known.inputs, *known.outputs]
        self.types = [types[item.type] for item in items]
        self.cost = cost(known.operations, sum(item.size for item in items))

    def bound(self, count: int, how: int, zeros: Zeros) -> Callable[..., int]:
        """See `StatesBackend.states`."""
        run, threads = self.run_objects, share(count, self.cost, self.threads)
        zero = self.kept.setdefault(zeros.elements, self.ffi.new("size_t[]", zeros.elements))
        if threads == 1:
            return partial(run, self._range(count, 0, count, how, zeros.argument, zero))

        def run_all(prepared: Any, objects: int) -> int:
            def work(first: int, last: int) -> int:
                return int(run(self._range(count, first, last, how, zeros.argument, zero), prepared, objects))

            return _together(on_threads(work, count, threads))

        return run_all

    def columns(self, prepared: Any, each: bool, inputs: Sequence[Array], outputs: Sequence[Array], count: int) -> None:
        """Fills outputs (size, count) from inputs (size, count); `prepared` is one set, or those of each state."""
        how = EACH if each else TOGETHER
        buffers = [self.ffi.from_buffer(array) for array in (*inputs, *outputs)]
        arrays = self.ffi.new(self.arrays, [(buffer, 1, count) for buffer in buffers])

        def work(first: int, last: int) -> int:
            return int(self.run(self.number, prepared, how, count, first, last, arrays))

        if _together(on_threads(work, count, share(count, self.cost, self.threads))) < 0:
            raise MemoryError("no memory for a block of states")

    def _range(self, count: int, first: int, last: int, how: int, among: int, zero: Any) -> Any:
        """What the library has to know of arrays of so many states, from `first` to before `last`."""
        types = [id(dtype) for dtype in self.types]
        python = FIELDS, ITEMS, id(np.ndarray), types
        return self.ffi.new(self.range, (self.number, count, first, last, how, len(zero), among, zero, *python))


def _together(found: Sequence[int]) -> int:
    """What the threads found: a negative number if one has it, else the largest."""
    return min(found) or max(found)
