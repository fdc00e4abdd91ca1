"""The `Model` that is called, around a compiled, a NumPy or an interpreted backend.

`load_model` is imported on request: reading the cache of sources needs neither NumPy nor a compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from symgen.model.load import load_model

__all__ = ["load_model"]


def __getattr__(name: str) -> Any:
    if name != "load_model":
        raise AttributeError(f"module 'symgen.model' has no attribute {name!r}")
    from symgen.model.load import load_model

    return load_model
