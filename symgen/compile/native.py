"""A piece of C that belongs to symgen itself, compiled through the cache and opened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from symgen.compile.libraries import opened
from symgen.compile.library import compile_c
from symgen.emit.source import SourceFile
from symgen.options import Options

__all__ = ["load_native"]


def load_native(
    name: str, source: str, declarations: str, flags: Sequence[str] = (), instruction_set: str | None = None
) -> tuple[Any, Any]:
    """cffi's `ffi` and `lib` of a source.

    Args:
        name: of the file, without `.c`.
        source: its text.
        declarations: structs and functions to be called from Python.
        flags: macros, part of the cache's key like the text.
        instruction_set: as in `Options`.

    Raises:
        BuildError: no compiler, or it refused.
    """
    options = Options(flags=tuple(flags), instruction_set=instruction_set)
    _, ffi, lib = opened(partial(compile_c, [SourceFile(f"{name}.c", source)], options), declarations)
    return ffi, lib
