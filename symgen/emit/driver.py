"""Chooses the module that writes a target; the only place of `emit` that knows all targets."""

from __future__ import annotations

from collections.abc import Callable

from symgen.emit.c.module import emit_c
from symgen.emit.numpy.module import emit_numpy
from symgen.emit.source import SourceFile
from symgen.errors import EmitError
from symgen.program.function import Program
from symgen.program.interface import DTYPES

__all__ = ["emit"]

EMITTERS: dict[str, Callable[..., tuple[SourceFile, ...]]] = {"c": emit_c, "numpy": emit_numpy}


def emit(program: Program, target: str, dtype: str, **options: bool) -> tuple[SourceFile, ...]:
    """See `symgen.emit.emit_sources`."""
    if target not in EMITTERS:
        raise EmitError(f"unknown target {target!r}; known are {', '.join(EMITTERS)}")
    if dtype not in DTYPES:
        raise EmitError(f"unknown dtype {dtype!r}; known are {', '.join(DTYPES)}")
    return EMITTERS[target](program, dtype, **options)
