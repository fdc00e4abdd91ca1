"""Many states through the compiled `<model>_states`: fixed buffers for few, the caller's own arrays for many."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import prod
from typing import Any

import numpy as np

from symgen.build.backend import Array
from symgen.build.threads import alone, cost, on_threads, share
from symgen.program.function import Argument
from symgen.program.interface import FunctionInterface, OutputInterface
from symgen.program.nodes import REAL

__all__ = ["CBlock", "CColumns", "CRows", "CStates"]


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
        self.run_few = getattr(lib, f"{name}_states_few")
        self.few = ffi.typeof(f"{name}_few *")
        self.kind = ffi.typeof(f"{name}_array[]")
        self.number = number
        self.known = known
        self.types = types
        self.real = "double[]" if types[REAL].itemsize == 8 else "float[]"
        self.threads = threads
        items: list[Argument | OutputInterface] = [*known.inputs, *known.outputs]
        self.cost = cost(known.operations, sum(item.size for item in items))
        self.alone = alone(self.cost, threads)

    def rows(self, prepared: Any, inputs: Sequence[Array], outputs: Sequence[Array], count: int) -> int:
        """Fills outputs (count, *shape) from inputs (count, *shape) or (*shape); 0 when they are finite."""
        items: list[Argument | OutputInterface] = [*self.known.inputs, *self.known.outputs]
        arrays = self.ffi.new(self.kind, len(items))
        kept = []
        for k, (array, item) in enumerate(zip((*inputs, *outputs), items, strict=True)):
            kept.append(self._describe(arrays[k], array, item.shape, count))
        return self.execute(prepared, None, arrays, count)

    def columns(self, prepared: Any, inputs: Sequence[Array], outputs: Sequence[Array], count: int) -> None:
        """Fills outputs (size, count) from inputs (size, count); `prepared` may hold one set per state."""
        buffers = [self.ffi.from_buffer(array) for array in (*inputs, *outputs)]
        arrays = self.ffi.new(self.kind, len(buffers))
        for k, buffer in enumerate(buffers):
            arrays[k].data = buffer
            arrays[k].row = 1
            arrays[k].column = count
        if isinstance(prepared, np.ndarray):
            status = self.execute(None, self.ffi.from_buffer(self.real, prepared), arrays, count)
        else:
            status = self.execute(prepared, None, arrays, count)
        if status < 0:
            raise MemoryError("no memory for a block of states")

    def execute(self, prepared: Any, ensemble: Any, arrays: Any, count: int) -> int:
        """Runs through described arrays; 0 when the results are finite."""
        null = self.ffi.NULL
        given = (null if prepared is None else prepared, null if ensemble is None else ensemble)

        def work(first: int, last: int) -> int:
            return int(self.run(self.number, *given, count, first, last, arrays))

        threads = share(count, self.cost, self.threads)
        unusual = on_threads(work, count, threads) if threads > 1 else [work(0, count)]
        return min(unusual) or max(unusual)

    def _describe(self, target: Any, array: Array, shape: tuple[int, ...], count: int) -> Array:
        """Notes where the elements lie; returns the array that was noted, which may be a copy."""
        own = len(shape)
        if array.ndim == own:
            array = np.ascontiguousarray(array)
            target.row, target.column = 0, 1
        else:
            apart = array.transpose((*range(1, own + 1), 0))
            if array.flags.c_contiguous or not apart.flags.c_contiguous:
                array = np.ascontiguousarray(array)
                target.row, target.column = prod(shape), 1
            else:
                target.row, target.column = 1, count
        target.data = self.ffi.cast("void *", array.__array_interface__["data"][0])
        return array


class CRows:
    """The caller's own arrays, state after state; of one thread."""

    def __init__(self, states: CStates) -> None:
        known, types, ffi = states.known, states.types, states.ffi
        items: list[Argument | OutputInterface] = [*known.inputs, *known.outputs]
        self.states = states
        self.buffer = ffi.from_buffer
        self.made = [(output.shape, types[output.type]) for output in known.outputs]
        self.arrays = ffi.new(states.kind, len(items))
        self.few = ffi.new(states.few, (states.number, 0, self.arrays))
        self.given = [(self.arrays + k, len(item.shape), item.size) for k, item in enumerate(known.inputs)]
        self.taken = [self.arrays + k for k in range(len(known.inputs), len(items))]
        for k, item in enumerate(items):
            self.arrays[k].row, self.arrays[k].column = item.size, 1
        self.whole = [True] * len(known.inputs)

    def run(self, prepared: Any, inputs: Sequence[Array], count: int) -> tuple[list[Array], int]:
        """Outputs (count, *shape) for inputs (count, *shape) or (*shape); ValueError when one is not contiguous."""
        buffer, whole, states = self.buffer, self.whole, self.states
        outputs = [np.empty((count, *shape), dtype) for shape, dtype in self.made]
        for k, (place, own, size) in enumerate(self.given):
            array = inputs[k]
            place.data = buffer(array)
            if (array.ndim > own) is not whole[k]:
                whole[k] = array.ndim > own
                place.row = size if whole[k] else 0
        for k, place in enumerate(self.taken):
            place.data = buffer(outputs[k])
        if count >= states.alone:
            return outputs, states.execute(prepared, None, self.arrays, count)
        self.few.count = count
        return outputs, states.run_few(self.few, prepared)


class CColumns(CRows):
    """The caller's own arrays when they are structures of arrays already: one thread takes them as they are."""

    def __init__(self, states: CStates, count: int) -> None:
        super().__init__(states)
        self.few.count = count
        for k in range(len(states.known.inputs) + len(states.known.outputs)):
            self.arrays[k].row, self.arrays[k].column = 1, count

    def run(self, prepared: Any, inputs: Sequence[Array], count: int) -> tuple[list[Array], int]:
        """Outputs (count, *shape) for inputs (count, *shape), in memory (*shape, count); ValueError when one is not."""
        buffer, states = self.buffer, self.states
        outputs = [np.empty((*shape, count), dtype) for shape, dtype in self.made]
        for k, (place, own, _) in enumerate(self.given):
            array = inputs[k]
            if array.ndim != own + 1:
                raise ValueError("one state for all")
            place.data = buffer(array.T if own == 1 else array)
        for k, place in enumerate(self.taken):
            place.data = buffer(outputs[k])
        results = [x.transpose(x.ndim - 1, *range(x.ndim - 1)) for x in outputs]
        if count >= states.alone:
            return results, states.execute(prepared, None, self.arrays, count)
        return results, states.run_few(self.few, prepared)


class CBlock:
    """Buffers for a fixed number of states, their addresses taken once; of one thread."""

    def __init__(self, states: CStates, count: int) -> None:
        known, types, ffi = states.known, states.types, states.ffi
        items: list[Argument | OutputInterface] = [*known.inputs, *known.outputs]
        buffers = [np.zeros((count, *item.shape), types[item.type]) for item in items]
        self.inputs = tuple(buffers[: len(known.inputs)])
        self.outputs = tuple(buffers[len(known.inputs) :])
        self.arrays = ffi.new(states.kind, len(items))
        for k, (buffer, item) in enumerate(zip(buffers, items, strict=True)):
            self.arrays[k].data = ffi.from_buffer(buffer)
            self.arrays[k].row = item.size
            self.arrays[k].column = 1
        self.run = partial(states.run_few, ffi.new(states.few, (states.number, count, self.arrays)))
