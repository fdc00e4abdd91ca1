"""An emitted JAX module behind the backend protocol: compiled for one state and for blocks of states of one size."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.compile.numpy_backend import NumpyBackend
from symgen.emit.source import SourceFile
from symgen.errors import BuildError
from symgen.options import Options
from symgen.program.interface import Interface

__all__ = ["BLOCK", "JaxBackend"]

BLOCK = 256
"""States of a block: JAX compiles anew for each shape, so that one or a block are all that it is given."""


class JaxBackend(NumpyBackend):
    """Functions of an emitted JAX module; the last block of states is filled up with copies of its last state.

    Args:
        sources: the emitted module, or an edited copy of it.
        interface: of the emission.
        options: none of them concerns JAX.

    Raises:
        BuildError: JAX is missing, or see `NumpyBackend`.
    """

    def __init__(self, sources: Sequence[SourceFile], interface: Interface, options: Options | None = None) -> None:
        if find_spec("jax") is None:
            raise BuildError("target 'jax' needs JAX: pip install 'symgen[jax]'; target 'numpy' works without it")
        super().__init__(sources, interface, options)

    def __reduce__(self) -> tuple[Any, ...]:
        return JaxBackend, self._made_from

    def prepare(self, parameters: Array) -> Any:
        """See `Backend.prepare`."""
        import jax

        with jax.enable_x64(True):
            count = parameters.shape[1] if parameters.ndim > 1 else 1
            return np.asarray(self.module.prepare(_filled(parameters, count) if parameters.ndim > 1 else parameters))

    def call(self, function: str, prepared: Any, inputs: Sequence[Array]) -> list[Array]:
        """See `Backend.call`."""
        import jax

        own = np.ndim(prepared) > 1
        count = inputs[0].shape[1] if inputs else (prepared.shape[1] if own else 1)
        blocks: list[list[Array]] = []
        with jax.enable_x64(True):
            for first in range(0, count, BLOCK):
                here = slice(first, min(first + BLOCK, count))
                size = here.stop - here.start
                ready = _filled(prepared[:, here], count) if own else prepared
                found = super().call(function, ready, [_filled(array[:, here], count) for array in inputs])
                blocks.append([np.asarray(array)[:, :size] for array in found])
        return [np.concatenate(parts, axis=1) for parts in zip(*blocks, strict=True)]

    def call_single(self, function: str, prepared: Any, inputs: Sequence[Array]) -> list[Array]:
        """See `SingleBackend`."""
        return [array[:, 0] for array in self.call(function, prepared, [array[:, None] for array in inputs])]


def _filled(array: Array, count: int) -> Array:
    """States as many as a block has, copies of the last one at the end; one state stays alone."""
    missing = 0 if count == 1 else -array.shape[1] % BLOCK
    return np.pad(array, ((0, 0), (0, missing)), mode="edge")
