"""Compiled libraries, each opened once per process."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cffi

from symgen.compile.trust import DistrustedError, trusted
from symgen.errors import BuildError

__all__ = ["opened"]

_opened: dict[str, tuple[Any, Any]] = {}
_lock = threading.Lock()


def opened(compiled: Callable[[], Path], declarations: str) -> tuple[Path, Any, Any]:
    """Path, cffi's `ffi` and `lib` of a library; one that cannot be loaded or lacks a function is compiled again.

    Args:
        compiled: puts the library into the cache, if it is not there, and says where.
        declarations: structs and functions to be called from Python.

    Raises:
        BuildError: the declarations cannot be read, or the library is of no use when it is new, either.
    """
    path = compiled()
    try:
        return path, *_loaded(path, declarations)
    except DistrustedError:  # since it was looked up; the next one is compiled elsewhere
        path = compiled()
    except (OSError, AttributeError):  # damaged, from another system, or of other sources
        path.unlink(missing_ok=True)
        path = compiled()
    try:
        return path, *_loaded(path, declarations)
    except OSError as error:
        raise BuildError(f"the compiled library {path} could not be loaded: {error}") from None
    except AttributeError as error:
        raise BuildError(f"the compiled library lacks a function: {error}") from None


def _loaded(path: Path, declarations: str) -> tuple[Any, Any]:
    """The library, with every function that is declared; raises OSError, AttributeError or BuildError."""
    with _lock:
        known = _opened.get(str(path))
        if known is None:
            ffi: Any = cffi.FFI()
            try:
                ffi.cdef(declarations)
            except (cffi.CDefError, cffi.FFIError) as error:
                raise BuildError(f"the declarations of {path.name} cannot be read: {error}") from None
            with trusted(path) as name:
                lib = ffi.dlopen(str(name))
            try:
                for function in dir(lib):
                    getattr(lib, function)
            except AttributeError:
                ffi.dlclose(lib)  # else its name would stand for it when another file has that
                raise
            known = _opened[str(path)] = ffi, lib
        return known
