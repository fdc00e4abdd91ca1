"""From emitted sources to a `Model`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from symgen.compile.backend import Backend
from symgen.emit.source import SourceFile
from symgen.errors import ArgumentError
from symgen.model.model import Model
from symgen.program.interface import Interface

__all__ = ["load_model"]


def load_model(
    sources: Sequence[SourceFile],
    interface: Interface,
    target: str = "c",
    dtype: str = "float64",
    *,
    strict_fp: bool = False,
    flags: Sequence[str] = (),
    vector: bool = True,
    threads: int | None = None,
    instruction_set: str | None = None,
    quick: bool = False,
    **options: Any,
) -> Model:
    """A callable model of emitted sources.

    Args:
        sources: what `emit_sources` returned, or an edited copy.
        interface: `symgen.program.interface.interface` of the same program.
        target: `"c"` or `"numpy"`, the one that was emitted.
        dtype: the one that was emitted.
        strict_fp: C only; no contraction of a*b + c.
        flags: C only; further compiler flags.
        vector: C only; many states at a time where the compiler can, else loops over the plain functions.
        threads: C only; for many states, None takes one per core. Results do not depend on it.
        instruction_set: C only; `"native"`, `"avx512"`, `"avx2"`, `"sse2"` or `"scalar"`; None is native.
        quick: C only; compiled in a fraction of the time, slower to run, and without vectors: `vector` is off.
        options: of `Model`, such as `unactuated`.

    Raises:
        BuildError: the C compiler is missing or failed, or the sources do not belong to the interface.
        ArgumentError: unknown target, no such number of threads, or another dtype than the interface has.
    """
    if interface.dtype != dtype:
        raise ArgumentError(f"dtype: the interface was made for {interface.dtype}, not {dtype}")
    backend: Backend
    if target == "c":
        from symgen.compile.c_backend import CBackend

        if quick:
            from symgen.compile.compiler import find_compiler
            from symgen.compile.flags import quick_flags

            flags, vector = (*quick_flags(find_compiler().identity), *flags), False
        backend = CBackend(sources, interface, strict_fp, flags, vector, threads, instruction_set)
    elif target == "numpy":
        from symgen.compile.numpy_backend import NumpyBackend

        backend = NumpyBackend(sources, interface)
    else:
        raise ArgumentError(f"target: {target!r} is not one of c, numpy")
    return Model(interface, backend, target=target, sources=tuple(sources), **options)
