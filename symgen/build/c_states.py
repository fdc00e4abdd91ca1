"""Many states through the compiled `<model>_states`: fixed buffers for few, the caller's own arrays for many."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from symgen.build.backend import Array
from symgen.build.threads import cost, on_threads, share
from symgen.program.function import Argument
from symgen.program.interface import FunctionInterface, OutputInterface
from symgen.program.nodes import REAL

__all__ = ["CBlock", "CRows", "CStates"]


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

    def rows(self, prepared: Any, inputs: Sequence[Array], outputs: Sequence[Array], count: int) -> bool:
        """Fills outputs (count, *shape) from inputs (count, *shape) or (*shape); true when they are finite."""
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
            self.execute(None, self.ffi.from_buffer(self.real, prepared), arrays, count)
        else:
            self.execute(prepared, None, arrays, count)

    def execute(self, prepared: Any, ensemble: Any, arrays: Any, count: int) -> bool:
        """Runs through described arrays; true when the results are finite."""
        null = self.ffi.NULL
        given = (null if prepared is None else prepared, null if ensemble is None else ensemble)

        def work(first: int, last: int) -> int:
            return int(self.run(self.number, *given, count, first, last, arrays))

        threads = share(count, self.cost, self.threads)
        unusual = on_threads(work, count, threads) if threads > 1 else [work(0, count)]
        if min(unusual) < 0:
            raise MemoryError("no memory for a block of states")
        return max(unusual) == 0

    def _describe(self, target: Any, array: Array, shape: tuple[int, ...], count: int) -> Array:
        """Notes where the elements lie; returns the array that was noted, which may be a copy."""
        own = len(shape)
        if array.ndim == own or count == 1:
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
        known, types = states.known, states.types
        items: list[Argument | OutputInterface] = [*known.inputs, *known.outputs]
        self.states = states
        self.shapes = [output.shape for output in known.outputs]
        self.types = [types[output.type] for output in known.outputs]
        self.arrays = states.ffi.new(states.kind, len(items))
        self.places = [self.arrays + k for k in range(len(items))]
        self.sizes = [item.size for item in items]
        self.whole = [len(item.shape) for item in items]
        for place, size in zip(self.places, self.sizes, strict=True):
            place.row, place.column = size, 1
        self.spread: set[int] = set()

    def run(self, prepared: Any, inputs: Sequence[Array], count: int) -> tuple[list[Array], bool]:
        """Outputs (count, *shape) for inputs (count, *shape) or (*shape); ValueError when one is not contiguous."""
        outputs = [np.empty((count, *shape), dtype) for shape, dtype in zip(self.shapes, self.types, strict=True)]
        buffer = self.states.ffi.from_buffer
        kept = [buffer(array) for array in (*inputs, *outputs)]
        for place, data in zip(self.places, kept, strict=True):
            place.data = data
        spread = {k for k, array in enumerate(inputs) if array.ndim == self.whole[k]}
        if spread != self.spread:
            for k in range(len(inputs)):
                self.places[k].row = 0 if k in spread else self.sizes[k]
            self.spread = spread
        return outputs, self.states.execute(prepared, None, self.arrays, count)


class CBlock:
    """Buffers for a fixed number of states, their addresses taken once; of one thread."""

    def __init__(self, states: CStates, count: int) -> None:
        known, types, ffi = states.known, states.types, states.ffi
        items: list[Argument | OutputInterface] = [*known.inputs, *known.outputs]
        buffers = [np.zeros((count, *item.shape), types[item.type]) for item in items]
        self.inputs = tuple(buffers[: len(known.inputs)])
        self.outputs = tuple(buffers[len(known.inputs) :])
        arrays = ffi.new(states.kind, len(items))
        for k, (buffer, item) in enumerate(zip(buffers, items, strict=True)):
            arrays[k].data = ffi.from_buffer(buffer)
            arrays[k].row = item.size
            arrays[k].column = 1
        function, few = states.run_few, ffi.new(states.few, (states.number, count, arrays))
        kept = few, arrays, buffers  # what the struct points at lives as long as the call

        def run(prepared: Any) -> bool:
            status: int = function(prepared, kept[0])
            if status < 0:
                raise MemoryError("no memory for a block of states")
            return status == 0

        self.run = run
