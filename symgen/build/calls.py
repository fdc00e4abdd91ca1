"""What the calls of a `Model` stand on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

__all__ = ["Calls"]


class Calls(ABC):
    """Mixed into `Model`, in groups; every method is one emitted function."""

    point_names: tuple[str, ...]
    dtype: Any
    _points: tuple[str, ...]

    @abstractmethod
    def call(self, function: str, values: tuple[Any, ...], params: Any, inputs: Any, t: Any) -> Any:
        """Any emitted function by its name, with its own arguments in order."""
