"""Compiled libraries, each opened once per process."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cffi

from symgen.errors import BuildError

__all__ = ["opened"]

_opened: dict[str, tuple[Any, Any]] = {}
_lock = threading.Lock()


def opened(compiled: Callable[[], Path], declarations: str) -> tuple[Path, Any, Any]:
    """Path, cffi's `ffi` and `lib` of a library; a damaged entry of the cache is compiled again.

    Args:
        compiled: puts the library into the cache, if it is not there, and says where.
        declarations: structs and functions to be called from Python.

    Raises:
        BuildError: the declarations cannot be read, or the library is none when it is new, either.
    """
    path = compiled()
    try:
        return path, *_loaded(path, declarations)
    except OSError:  # damaged, or from another system
        path.unlink(missing_ok=True)
        path = compiled()
    try:
        return path, *_loaded(path, declarations)
    except OSError as error:
        raise BuildError(f"the compiled library could not be loaded: {error}") from None


def _loaded(path: Path, declarations: str) -> tuple[Any, Any]:
    with _lock:
        known = _opened.get(str(path))
        if known is None:
            ffi: Any = cffi.FFI()
            try:
                ffi.cdef(declarations)
            except (cffi.CDefError, cffi.FFIError) as error:
                raise BuildError(f"the declarations of {path.name} cannot be read: {error}") from None
            known = _opened[str(path)] = ffi, ffi.dlopen(str(path))
        return known
