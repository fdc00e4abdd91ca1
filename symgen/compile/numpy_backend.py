"""An emitted NumPy module behind the backend protocol."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from types import ModuleType
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.emit.source import SourceFile
from symgen.errors import BuildError
from symgen.options import Options
from symgen.program.interface import Interface

__all__ = ["NumpyBackend"]


class NumpyBackend:
    """Functions of an emitted NumPy module.

    Args:
        sources: the emitted module, or an edited copy of it.
        interface: of the emission.
        options: none of them concerns NumPy.

    Raises:
        BuildError: the source is not valid Python, or lacks a function.
    """

    def __init__(self, sources: Sequence[SourceFile], interface: Interface, options: Options | None = None) -> None:
        self._made_from = (tuple(sources), interface)
        self._functions = {function.name: function for function in interface.functions}
        self.module = _module(sources, interface.name)
        missing = [name for name in ("prepare", "valid", *self._functions) if not hasattr(self.module, name)]
        if missing:
            raise BuildError(f"the emitted module {interface.name}.py lacks the function {missing[0]}")

    def __reduce__(self) -> tuple[Any, ...]:
        return NumpyBackend, self._made_from

    def prepare(self, parameters: Array) -> Any:
        """See `Backend.prepare`."""
        return self.module.prepare(np.ascontiguousarray(parameters))

    def valid(self, parameters: Array) -> Array:
        """See `Backend.valid`."""
        found: Array = self.module.valid(np.ascontiguousarray(parameters))
        return found

    def call(self, function: str, prepared: Any, inputs: Sequence[Array]) -> list[Array]:
        """See `Backend.call`."""
        known = self._functions[function]
        given = [array if argument.shape else array[0] for argument, array in zip(known.inputs, inputs, strict=True)]
        results = getattr(self.module, function)(prepared, *given)
        if len(known.outputs) == 1:
            results = (results,)
        count = inputs[0].shape[1] if inputs else (prepared.shape[1] if np.ndim(prepared) > 1 else 1)
        return [array.reshape(output.size, count) for output, array in zip(known.outputs, results, strict=True)]

    def call_single(self, function: str, prepared: Any, inputs: Sequence[Array]) -> list[Array]:
        """See `SingleBackend`: numbers in place of arrays of one, and arguments that need no look, take a third of the
        time."""
        known = self._functions[function]
        given = [array if argument.shape else array[0] for argument, array in zip(known.inputs, inputs, strict=True)]
        with np.errstate(all="ignore"):
            values = getattr(self.module, f"_{function}")(prepared, *given)
        ends = [*accumulate(output.size for output in known.outputs)]
        return [np.array(values[end - o.size : end]) for o, end in zip(known.outputs, ends, strict=True)]


def _module(sources: Sequence[SourceFile], name: str) -> ModuleType:
    for source in sources:
        if source.name == f"{name}.py":
            module = ModuleType(name)
            try:
                code = compile(source.text, source.name, "exec")
                exec(code, module.__dict__)  # text that symgen emitted
            except SyntaxError as error:
                raise BuildError(f"the emitted module cannot be read: {error}") from None
            return module
    raise BuildError(f"the sources of {name} have no module {name}.py")
