"""Making emitted sources callable: compiling, caching, loading, and the `Model` around it."""

from __future__ import annotations

from symgen.build.load import load_model
from symgen.build.model import Model

__all__ = ["Model", "load_model"]
