"""Writing a Program as text: C, NumPy, JAX or CUDA. `emit_sources` is the one verb, which chooses the target; nothing
is imported before it is called.

targets    the registry: a record for each language, which names its printer and its backend
functions --> schedule --> parts --> c, arrays, cuda    which functions, their steps in order, long ones divided
templates, names, literals, comments    how text is filled in, what may be called how, numbers, comments
source    one emitted file
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.emit.source import SourceFile, marked
from symgen.emit.targets import EXPORTS, TARGETS
from symgen.errors import EmitError
from symgen.options import Options

if TYPE_CHECKING:
    from symgen.program.function import Program

__all__ = ["TARGETS", "SourceFile", "emit_sources"]


def emit_sources(
    program: Program, target: str, dtype: str = "float64", options: Options | None = None
) -> tuple[SourceFile, ...]:
    """The source files of a program for one target, the same bytes for the same program.

    Args:
        program: already optimised; what depends on parameters alone may have been hoisted into `prepare`.
        target: name of an entry of `TARGETS` or `EXPORTS`.
        dtype: one of the target's number types.
        options: those that the target takes are used; None takes the defaults.

    Raises:
        EmitError: unknown target or dtype, or a program which cannot be written with these numbers.
    """
    known = TARGETS.get(target) or EXPORTS.get(target)
    if known is None:
        raise EmitError(f"unknown target {target!r}; known are {', '.join((*TARGETS, *EXPORTS))}")
    if dtype not in known.dtypes:
        raise EmitError(f"unknown dtype {dtype!r}; known are {', '.join(known.dtypes)}")
    found = known.emit(program, dtype, Options() if options is None else options)
    return tuple([marked(source, program.name) for source in found])
