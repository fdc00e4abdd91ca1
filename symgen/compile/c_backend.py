"""Compiled C behind the backend protocol: cffi in ABI mode, so one library serves every Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.compile.adapter_calls import states_call
from symgen.compile.array_adapter import call_name, load_states, with_calls
from symgen.compile.array_adapter import declarations as call_declarations
from symgen.compile.arrays import on_lines
from symgen.compile.backend import ANY, APART, EACH, NO_MEMORY, TOGETHER, StatesCall, Zeros
from symgen.compile.declared import declarations, header_of
from symgen.compile.library import compile_c, opened
from symgen.compile.threads import thread_count
from symgen.emit.names import array_name
from symgen.emit.source import SourceFile
from symgen.errors import BuildError
from symgen.options import Options
from symgen.program.interface import FunctionInterface, Interface
from symgen.program.nodes import BOOLEAN, MODE, REAL

__all__ = ["CBackend", "CWorkspace"]

PREPARE = "void (*)(size_t, const {0} *, {0} *)"
"""The type in C of `<model>_prepare_ensemble`."""


class CBackend:
    """Functions of a compiled library.

    Args:
        sources: emitted C with batches, or an edited copy of it.
        interface: of the emission.
        options: of the build, and threads for many states.

    Raises:
        BuildError: the compiler is missing or refused, or the library lacks a function.
        ArgumentError: no such number of threads, or set of instructions.
    """

    def __init__(self, sources: Sequence[SourceFile], interface: Interface, options: Options | None = None) -> None:
        options = Options() if options is None else options
        self._made_from = (tuple(sources), interface, options)
        self._threads = thread_count(options.threads)
        self._dtype = np.dtype(interface.dtype)
        self._functions = {function.name: function for function in interface.functions}
        self._parameter_count = len(interface.parameters)
        self._name = name = interface.name
        header = header_of(sources, name) + call_declarations(interface)
        if interface.functions:
            sources = with_calls(sources, interface)

        def compiled() -> Path:
            return compile_c(sources, options)

        self.path, self.ffi, self.lib = opened(compiled, declarations(header))
        real = "double" if self._dtype == np.float64 else "float"
        self._pointer = {REAL: f"{real}[]", BOOLEAN: "_Bool[]", MODE: "signed char[]"}
        self._types = {REAL: self._dtype, BOOLEAN: np.dtype(np.bool_), MODE: np.dtype(np.int8)}
        try:
            self._single = {f: getattr(self.lib, f"{name}_{array_name(known)}") for f, known in self._functions.items()}
            self._batch = {f: getattr(self.lib, f"{name}_{f}_batch") for f in self._functions}
            self._ensemble = {f: getattr(self.lib, f"{name}_{f}_ensemble") for f in self._functions}
            self._prepare = getattr(self.lib, f"{name}_prepare")
            self._prepare_ensemble = getattr(self.lib, f"{name}_prepare_ensemble")
            self._ensemble_size = getattr(self.lib, f"{name}_ensemble_size")
            self._valid = getattr(self.lib, f"{name}_valid_ensemble")
            self._on_arrays = {f: self._address(getattr(self.lib, call_name(name, f))) for f in self._functions}
        except AttributeError as error:
            raise BuildError(f"the compiled sources of {name} lack a function: {error}") from None
        self._sets = self.ffi.typeof(f"{name}_prepared[]")
        self._many = load_states(self._dtype.name, options.instruction_set)
        self._states = {f: self.states(f) for f in self._functions}

    def __reduce__(self) -> tuple[Any, ...]:
        return CBackend, self._made_from

    def defaults(self) -> Array:
        """(p,): the parameters that the library itself fills in."""
        struct = self.ffi.new(f"{self._name}_parameters *")
        getattr(self.lib, f"{self._name}_default_parameters")(struct)
        values = np.empty(self._parameter_count, self._dtype)
        if self._parameter_count:
            self.ffi.memmove(self.ffi.from_buffer(values), struct, values.nbytes)
        return values

    def prepare(self, parameters: Array) -> Any:
        """A filled `<model>_prepared`, or the sets of an ensemble in an array that begins on a line of the cache."""
        ffi = self.ffi
        if parameters.ndim == 1:
            struct = ffi.new(f"{self._name}_parameters *")
            if self._parameter_count:
                ffi.memmove(struct, ffi.from_buffer(parameters), self._parameter_count * self._dtype.itemsize)
            prepared = ffi.new(f"{self._name}_prepared *")
            self._prepare(struct, prepared)
            return prepared
        count = parameters.shape[1]
        room = on_lines((self._ensemble_size(count),), self._dtype)
        numbers = count * ffi.sizeof(f"{self._name}_prepared") // self._dtype.itemsize
        sets = ffi.from_buffer(self._sets, room[:numbers])  # the rest fills up the last that lie side by side
        flat = parameters if parameters.flags.c_contiguous else np.ascontiguousarray(parameters.T)
        along = (1, count) if flat is parameters else (self._parameter_count, 1)
        own, lib = self._many
        prepare = own.cast(PREPARE.format(self._pointer[REAL][:-2]), self._address(self._prepare_ensemble))
        size = ffi.sizeof(f"{self._name}_prepared")
        given = own.from_buffer(self._pointer[REAL], flat)
        if lib.prepare_each(prepare, self._parameter_count, size, count, given, *along, sets) < 0:
            raise MemoryError("no memory for a block of parameters")
        return sets

    def valid(self, parameters: Array) -> Array:
        """See `Backend.valid`."""
        sets = parameters.reshape(len(parameters), -1)
        rules = np.empty(sets.shape[1], np.intc)
        given = self.ffi.from_buffer(self._pointer[REAL], np.ascontiguousarray(sets))
        self._valid(len(rules), given, self.ffi.from_buffer("int[]", rules))
        return rules.reshape(parameters.shape[1:])

    def call(self, function: str, prepared: Any, inputs: Sequence[Array]) -> list[Array]:
        """See `Backend.call`."""
        each = self.ffi.typeof(prepared) is self._sets
        count = inputs[0].shape[1] if inputs else len(prepared) if each else 1
        outputs = self._outputs(function, count)
        how = APART + (EACH if each else TOGETHER)
        if self._states[function](prepared, how, count, (*inputs, *outputs)) == NO_MEMORY:
            raise MemoryError("no memory for a block of states")
        return outputs

    def plain(self, function: str, parameters: Array, inputs: Sequence[Array]) -> list[Array]:
        """See `PlainBackend`: `_prepare` and `_batch`, or `_prepare_ensemble` and `_ensemble`."""
        ffi, each = self.ffi, parameters.ndim == 2
        count = inputs[0].shape[1] if inputs else parameters.shape[1] if each else 1
        outputs = self._outputs(function, count)
        if each:
            run, real = self._ensemble[function], self._pointer[REAL]
            prepared = ffi.from_buffer(real, on_lines((self._ensemble_size(count),), self._dtype))
            self._prepare_ensemble(count, ffi.from_buffer(real, np.ascontiguousarray(parameters)), prepared)
        else:
            run, prepared = self._batch[function], self.prepare(parameters)
        run(prepared, count, *self._pointers(function, inputs, outputs))
        return outputs

    def bound(self, function: str, prepared: Any, inputs: Sequence[Array]) -> Callable[[], None]:
        """The same of one set on one thread, addresses taken and outputs made once: for clocks, which time C alone."""
        count = inputs[0].shape[1] if inputs else 1
        pointers = self._pointers(function, inputs, self._outputs(function, count))
        return partial(self._batch[function], prepared, count, *pointers)

    def states(self, function: str, zeros: Zeros = ANY) -> StatesCall:
        """See `StatesBackend`."""
        size = self.ffi.sizeof(f"{self._name}_prepared")
        known = self._functions[function]
        return states_call(*self._many, self._on_arrays[function], known, self._dtype, size, self._threads, zeros)

    def _pointers(self, function: str, inputs: Sequence[Array], outputs: Sequence[Array]) -> list[Any]:
        """Of the arrays, which they keep alive."""
        known = self._functions[function]
        types = [item.type for item in known.inputs] + [item.type for item in known.outputs]
        given = zip(types, (*inputs, *outputs), strict=True)
        return [self.ffi.from_buffer(self._pointer[type_], array) for type_, array in given]

    def _outputs(self, function: str, count: int) -> list[Array]:
        outputs = self._functions[function].outputs
        return [on_lines((output.size, count), self._types[output.type]) for output in outputs]

    def address(self, function: str) -> int:
        """Address of the function for one state on plain arrays, for calls from other compiled code."""
        return self._address(self._single[function])

    def _address(self, function: Any) -> int:
        return int(self.ffi.cast("uintptr_t", function))

    @property
    def options(self) -> Options:
        """Of the build."""
        return self._made_from[2]

    def batch_address(self, function: str, own: bool) -> int:
        """Address of the function for many states, of one parameter set or, with `own`, of a set for each."""
        functions = self._ensemble if own else self._batch
        return self._address(functions[function])

    def prepare_address(self) -> int:
        """Address of `<model>_prepare`, which takes the parameters in order and fills `prepared_size` numbers."""
        return self._address(self._prepare)

    @property
    def prepared_size(self) -> int:
        """Numbers of a prepared set, those that structs hold to be no empty ones included."""
        return int(self.ffi.sizeof(f"{self._name}_prepared")) // self._dtype.itemsize

    def prepared_lanes(self, parameters: Array, lanes: int) -> Array:
        """Sets prepared for ensembles of `lanes` states each, one behind the other.

        Args:
            parameters: (count, p), of checked sets; count is a multiple of `lanes`.
            lanes: states of an ensemble, whole pairs of groups of prepared sets.

        Returns:
            (count / lanes, prepared_size * lanes).
        """
        blocks, size = len(parameters) // lanes, self.prepared_size
        prepared, real = on_lines((blocks, size * lanes), self._dtype), self._pointer[REAL]
        for k in range(blocks):
            given = np.ascontiguousarray(parameters[k * lanes : (k + 1) * lanes].T)
            of_block = self.ffi.from_buffer(real, prepared[k])
            self._prepare_ensemble(lanes, self.ffi.from_buffer(real, given), of_block)
        return prepared

    def address_of(self, prepared: Any) -> int:
        """Address of the result of `prepare` for one parameter set, which must be kept alive."""
        return self._address(prepared)

    def workspace(self, function: str) -> CWorkspace:
        """Buffers for one state at a time."""
        return CWorkspace(self.ffi, self._single[function], self._functions[function], self._types, self._pointer)


class CWorkspace:
    """Arrays that C reads and writes, their addresses taken once."""

    def __init__(
        self,
        ffi: Any,
        function: Any,
        known: FunctionInterface,
        types: dict[str, np.dtype[Any]],
        pointer: dict[str, str],
    ) -> None:
        self.inputs = tuple(np.zeros(max(1, argument.size), types[argument.type]) for argument in known.inputs)
        self.outputs = tuple(np.zeros(max(1, output.size), types[output.type]) for output in known.outputs)
        given: list[Any] = [
            ffi.from_buffer(pointer[argument.type], array) if argument.shape else None
            for argument, array in zip(known.inputs, self.inputs, strict=True)
        ]
        taken = [
            ffi.from_buffer(pointer[output.type], array)
            for output, array in zip(known.outputs, self.outputs, strict=True)
        ]
        by_value = [k for k, argument in enumerate(known.inputs) if not argument.shape]
        if by_value:
            inputs = self.inputs

            def run(prepared: Any) -> None:
                for k in by_value:
                    given[k] = inputs[k].item()
                function(prepared, *given, *taken)

        else:
            pointers = (*given, *taken)

            def run(prepared: Any) -> None:
                function(prepared, *pointers)

        self.run = run
