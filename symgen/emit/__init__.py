"""Writing a Program as text: C or NumPy. `emit_sources` is the one verb; nothing is imported before it is called.

functions --> schedule --> parts --> c, numpy    which functions, their steps in order, long ones divided
templates, names, literals, prose    how text is filled in, what may be called how, numbers, comments
driver    chooses the target;    source    one emitted file
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.emit.source import SourceFile

if TYPE_CHECKING:
    from symgen.program.function import Program

__all__ = ["TARGETS", "SourceFile", "emit_sources"]

TARGETS = ("c", "numpy")
"""Targets that are emitted; a model can be interpreted besides."""


def emit_sources(
    program: Program, target: str, dtype: str = "float64", *, libm: bool = False
) -> tuple[SourceFile, ...]:
    """The source files of a program for one target, the same bytes for the same program.

    Args:
        program: already optimised; what depends on parameters alone may have been hoisted into `prepare`.
        target: `"c"` (C99: header and sources) or `"numpy"` (one Python module).
        dtype: `"float64"` or `"float32"`.
        libm: C only; sines and cosines by the library instead of the inline pair, in vector code too.

    Raises:
        EmitError: unknown target or dtype, or a program which cannot be written with these numbers.
    """
    from symgen.emit.driver import emit

    return emit(program, target, dtype, **({"libm": libm} if target == "c" else {}))
