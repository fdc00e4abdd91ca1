"""Making emitted sources callable: compiling, caching, loading, and the `Model` around it.

What is loaded here is loaded on request: whoever asks the cache for sources needs neither NumPy nor a compiler.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from symgen.build.load import load_model
    from symgen.build.model import Model

__all__ = ["Model", "load_model"]

_HOMES = {"Model": "symgen.build.model", "load_model": "symgen.build.load"}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'symgen.build' has no attribute {name!r}")
    return getattr(importlib.import_module(_HOMES[name]), name)
