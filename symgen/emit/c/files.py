"""The C target: which files a Program becomes, by the options."""

from __future__ import annotations

from symgen.emit.c.config import CONFIGS
from symgen.emit.c.controller import ControllerModule
from symgen.emit.c.module import CModule
from symgen.emit.source import SourceFile
from symgen.options import Options
from symgen.program.function import Program

__all__ = ["emit_c"]


def emit_c(program: Program, dtype: str, options: Options) -> tuple[SourceFile, ...]:
    """`<model>.h`, `<model>.c`, for large programs `<model>_2.c` and so on: C99 without extensions.

    With `options.batches` those for many states, too, see `symgen.emit.c.batch` and `symgen.emit.c.vector`. The plain
    files stay as they are, but for the include of the private header that computes four sines at a time. The profile
    `controller` is a header and a source, see `symgen.emit.c.controller`.
    """
    config = CONFIGS[dtype]
    if options.for_controller:
        return ControllerModule(program, config, options).files()
    return CModule(program, config, options.libm, options.batches).files()
