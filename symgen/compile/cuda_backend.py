"""Compiled CUDA behind the backend protocol: on a device where there is one, else on the host, thread after thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.compile.cuda import MEMORY, compile_cuda, devices, find_nvcc
from symgen.compile.declared import declarations
from symgen.compile.library import opened
from symgen.emit.names import array_name
from symgen.emit.source import SourceFile
from symgen.errors import BuildError
from symgen.options import Options
from symgen.program.interface import Interface
from symgen.program.nodes import BOOLEAN, MODE, REAL

__all__ = ["CudaBackend", "Sets"]

NO_MEMORY = 2
"""CUDA's cudaErrorMemoryAllocation."""

ON_HOST = "without a CUDA device and nvcc the same source ran on the host, thread after thread"
ON_DEVICE = "run on a CUDA device, compiled by nvcc"


@dataclass(frozen=True, slots=True)
class Sets:
    """Prepared sets in the device's memory.

    Attributes:
        address: of the numbers, which is released with the object.
        count: 1, or one for each state.
    """

    address: Any
    count: int


class CudaBackend:
    """Functions of an emitted CUDA source; arrays go to the device for each call, and results come back.

    Args:
        sources: the emitted header and source, or edited copies of them.
        interface: of the emission.
        options: of the build.

    Attributes:
        remark: where it runs.

    Raises:
        BuildError: no compiler, or it refused; the source lacks a function.
    """

    def __init__(self, sources: Sequence[SourceFile], interface: Interface, options: Options | None = None) -> None:
        options = Options() if options is None else options
        self._made_from = (tuple(sources), interface, options)
        name = interface.name
        header = next((source.text for source in sources if source.name == f"{name}_cuda.h"), None)
        if header is None:
            raise BuildError(f"the sources of {name} have no header {name}_cuda.h")
        on_device = devices() > 0 and find_nvcc() is not None
        self.remark = ON_DEVICE if on_device else ON_HOST
        _, self.ffi, self.lib = opened(lambda: compile_cuda(sources, options, on_device), declarations(header) + MEMORY)
        self._name, self._dtype = name, np.dtype(interface.dtype)
        self._types = {REAL: self._dtype, BOOLEAN: np.dtype(np.bool_), MODE: np.dtype(np.int8)}
        self._functions = {function.name: function for function in interface.functions}
        self._count = len(interface.parameters)
        own = ("prepare", "broken_rule", "default_parameters", *map(array_name, interface.functions))
        try:
            for word in own:
                self.lib_function(word)
        except AttributeError as error:
            raise BuildError(f"the compiled sources of {name} lack a function: {error}") from None
        sizes = dict(_sizes(header))
        self._prepared_size = sizes.get(f"{name.upper()}_CUDA_PREPARED", 0)

    def __reduce__(self) -> tuple[Any, ...]:
        return CudaBackend, self._made_from

    def lib_function(self, name: str) -> Any:
        """A function of the library by its name without the model's; the arrays that it takes are the device's."""
        return getattr(self.lib, f"{self._name}_cuda_{name}")

    def defaults(self) -> Array:
        """(p,): the parameters that the library itself fills in."""
        values = np.empty(max(1, self._count), self._dtype)
        self.lib_function("default_parameters")(self.ffi.cast(f"{self._real} *", values.ctypes.data))
        return values[: self._count]

    def prepare(self, parameters: Array) -> Sets:
        """Prepared numbers on the device, see `Backend.prepare`."""
        count = parameters.shape[1] if parameters.ndim > 1 else 1
        given = self._upload(np.ascontiguousarray(parameters))
        prepared = self._allocate(self._prepared_size * count * self._dtype.itemsize)
        self._run("prepare", count, given, prepared)
        self.wait()  # the parameters are released behind it
        return Sets(prepared, count)

    def valid(self, parameters: Array) -> Array:
        """See `Backend.valid`."""
        sets = parameters.reshape(len(parameters), -1)
        found = np.empty(sets.shape[1], np.intc)
        given, rules = self._upload(np.ascontiguousarray(sets)), self._allocate(found.nbytes)
        self._run("broken_rule", len(found), given, rules)
        self._download(found, rules)
        return found.reshape(parameters.shape[1:])

    def call(self, function: str, prepared: Any, inputs: Sequence[Array]) -> list[Array]:
        """See `Backend.call`."""
        count = inputs[0].shape[1] if inputs else prepared.count
        outputs = self._outputs(function, count)
        places = self._placed(inputs, outputs)
        self._run(array_name(self._functions[function]), count, prepared.count, prepared.address, *places)
        for array, place in zip(outputs, places[len(inputs) :], strict=True):
            self._download(array, place)
        return outputs

    def bound(self, function: str, prepared: Sets, inputs: Sequence[Array]) -> Callable[[], None]:
        """A launch of the function on arrays that lie on the device already: for clocks, which `wait` for its end."""
        count = inputs[0].shape[1] if inputs else prepared.count
        places = self._placed(inputs, self._outputs(function, count))
        word = array_name(self._functions[function])
        return partial(self._run, word, count, prepared.count, prepared.address, *places)

    def wait(self) -> None:
        """Returns when the device has done all that was asked for."""
        nothing, place = np.empty(1, self._dtype), self._allocate(self._dtype.itemsize)
        self._download(nothing, place)

    def _outputs(self, function: str, count: int) -> list[Array]:
        outputs = self._functions[function].outputs
        return [np.empty((output.size, count), self._types[output.type]) for output in outputs]

    def _placed(self, inputs: Sequence[Array], outputs: Sequence[Array]) -> list[Any]:
        """Places on the device, of arguments with their numbers, then of results."""
        return [*(self._upload(array) for array in inputs), *(self._allocate(array.nbytes) for array in outputs)]

    @property
    def _real(self) -> str:
        return "double" if self._dtype == np.float64 else "float"

    def _run(self, word: str, *given: Any) -> None:
        """Calls a function of the library on the default stream."""
        self._checked(self.lib_function(word)(self.ffi.NULL, *given))

    def _checked(self, error: int) -> None:
        if error == NO_MEMORY:
            raise MemoryError("the memory of the CUDA device is used up")
        if error != 0:
            words = self.ffi.string(self.lib.symgen_cuda_error(error)).decode()
            raise BuildError(f"CUDA refused a call of {self._name}: {words}")

    def _allocate(self, size: int) -> Any:
        """Memory of the device, which is released with the object."""
        place = self.ffi.new("void **")
        self._checked(self.lib.symgen_cuda_allocate(place, size))
        return self.ffi.gc(place[0], self.lib.symgen_cuda_release)

    def _upload(self, array: Array) -> Any:
        place = self._allocate(array.nbytes)
        source = self.ffi.cast("const void *", array.ctypes.data)
        self._checked(self.lib.symgen_cuda_upload(place, source, array.nbytes))
        return place

    def _download(self, array: Array, place: Any) -> None:
        to = self.ffi.cast("void *", array.ctypes.data)
        self._checked(self.lib.symgen_cuda_download(to, place, array.nbytes))


def _sizes(header: str) -> list[tuple[str, int]]:
    """The constants that a header defines."""
    words = [line.split() for line in header.splitlines() if line.startswith("#define ")]
    return [(line[1], int(line[2].rstrip("U"))) for line in words if len(line) > 2 and line[2].rstrip("U").isdigit()]
