"""Counting the work of functions with loops on this machine: the C of a controller, with counters in its loops."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import numpy as np

from symgen.arrays import Array
from symgen.compile.library import compile_c, opened
from symgen.emit.source import SourceFile
from symgen.options import DEBUG, Options
from symgen.program.interface import FunctionInterface, Interface
from symgen.program.nodes import BOOLEAN, MODE, REAL

__all__ = ["WorkCounts"]


class WorkCounts:
    """Counters of a model's functions with loops.

    Args:
        sources: emitted with `Options.counting`.
        interface: of the model.
        functions: names of those that count.

    Raises:
        BuildError: no compiler, or it refused.
    """

    def __init__(self, sources: Sequence[SourceFile], interface: Interface, functions: Sequence[str]) -> None:
        self._functions = {name: interface.function(name) for name in functions}
        self._model = interface.name
        real = np.dtype(interface.dtype)
        self._types = {REAL: real, BOOLEAN: np.dtype(np.bool_), MODE: np.dtype(np.int8)}
        declared = "".join(
            f"void {interface.name}_{name}_counts(size_t, const void *const *, long *, double *);\n"
            for name in functions
        )
        # no contraction: the counts, and so the emitted text, are the same on every machine
        options = Options(optimization=DEBUG, batches=False, strict_fp=True)
        _, self._ffi, self._lib = opened(partial(compile_c, sources, options), declared)

    def __call__(self, function: str, values: Mapping[str, Array], parameters: Array) -> tuple[Array, Array]:
        """Work and status (count,) of a function at states.

        Args:
            values: (size, count) by name of argument.
            parameters: (p, count).
        """
        given = [self._rows(parameters, REAL), *self._given(self._functions[function], values)]
        count = parameters.shape[1]
        used, statuses = np.zeros(count, dtype=np.dtype("long")), np.zeros(count)
        pointers = self._ffi.new("const void *[]", [self._ffi.from_buffer(array) for array in given])
        getattr(self._lib, f"{self._model}_{function}_counts")(
            count, pointers, self._ffi.from_buffer("long *", used), self._ffi.from_buffer("double *", statuses)
        )
        return used.astype(np.int64), statuses

    def _given(self, function: FunctionInterface, values: Mapping[str, Array]) -> list[Array]:
        return [self._rows(values[argument.name], argument.type) for argument in function.inputs]

    def _rows(self, table: Array, type_: str) -> Array:
        """A row for each state; at least one number in each, as C wants it."""
        rows = np.ascontiguousarray(np.asarray(table).T, dtype=self._types[type_])
        return rows if rows.shape[1] else np.zeros((len(rows), 1), dtype=self._types[type_])
