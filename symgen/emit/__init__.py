"""Writing a Program as text: C or NumPy. `emit_sources` is the one verb, which chooses the target; nothing is imported
before it is called.

functions --> schedule --> parts --> c, numpy    which functions, their steps in order, long ones divided
templates, names, literals, comments    how text is filled in, what may be called how, numbers, comments
source    one emitted file
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.emit.source import SourceFile, marked
from symgen.errors import EmitError

if TYPE_CHECKING:
    from symgen.program.function import Program

__all__ = ["TARGETS", "SourceFile", "emit_sources"]

TARGETS = ("c", "numpy")
"""Targets that are emitted; a model can be interpreted besides."""


def emit_sources(
    program: Program, target: str, dtype: str = "float64", *, libm: bool = False, batches: bool = False
) -> tuple[SourceFile, ...]:
    """The source files of a program for one target, the same bytes for the same program.

    Args:
        program: already optimised; what depends on parameters alone may have been hoisted into `prepare`.
        target: `"c"` (C99: header and sources) or `"numpy"` (one Python module).
        dtype: `"float64"` or `"float32"`.
        libm: C only; sines and cosines by the library instead of the inline pair, in vector code too.
        batches: C only; the functions for many states besides, as loops and in vectors.

    Raises:
        EmitError: unknown target or dtype, or a program which cannot be written with these numbers.
    """
    from symgen.program.interface import DTYPES

    if target not in TARGETS:
        raise EmitError(f"unknown target {target!r}; known are {', '.join(TARGETS)}")
    if dtype not in DTYPES:
        raise EmitError(f"unknown dtype {dtype!r}; known are {', '.join(DTYPES)}")
    if target == "c":
        from symgen.emit.c.module import emit_c

        found = emit_c(program, dtype, libm, batches)
    else:
        from symgen.emit.numpy.module import emit_numpy

        found = emit_numpy(program, dtype)
    return tuple([marked(source, program.name) for source in found])
