"""Making emitted sources callable: compiling, caching, loading, and the `Model` around it.

What is loaded here is loaded on request: whoever asks the cache for sources needs neither NumPy nor a compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from symgen.build.load import load_model

__all__ = ["load_model"]


def __getattr__(name: str) -> Any:
    if name != "load_model":
        raise AttributeError(f"module 'symgen.build' has no attribute {name!r}")
    from symgen.build.load import load_model

    return load_model
