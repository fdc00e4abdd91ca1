"""A piece of C that belongs to symgen itself, compiled through the cache and opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cffi

from symgen.build.compile import compile_c
from symgen.emit.source import SourceFile

__all__ = ["load_native"]

_opened: dict[str, tuple[Any, Any]] = {}


def load_native(name: str, source: str, declarations: str, flags: Sequence[str] = ()) -> tuple[Any, Any]:
    """cffi's `ffi` and `lib` of a source.

    Args:
        name: of the file, without `.c`.
        source: its text.
        declarations: structs and functions to be called from Python.
        flags: macros, part of the cache's key like the text.

    Raises:
        BuildError: no compiler, or it refused.
    """
    path = compile_c([SourceFile(f"{name}.c", source)], flags=flags)
    found = _opened.get(str(path))
    if found is None:
        ffi: Any = cffi.FFI()
        ffi.cdef(declarations)
        found = ffi, ffi.dlopen(str(path))
        _opened[str(path)] = found
    return found
