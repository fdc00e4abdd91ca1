"""Base class of the groups of calls in `Model`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from types import FunctionType
from typing import Any

from symgen.model.arguments import Signals
from symgen.model.description import Description
from symgen.program.interface import Interface

__all__ = ["Calls"]


class Calls(ABC):
    """Mixed into `Model`, in groups; every method calls an emitted function, or one of several like it.

    Python's own messages, as of an argument that is missing, name the methods as those of `Model`.
    """

    description: Description
    point_names: tuple[str, ...]
    dtype: Any
    signals: Signals
    _points: tuple[str, ...]

    def __init_subclass__(cls) -> None:
        for name, method in vars(cls).items():
            if isinstance(method, FunctionType):
                method.__qualname__ = f"Model.{name}"

    @property
    @abstractmethod
    def state_names(self) -> tuple[str, ...]:
        """Names of the states of the chain, the last of the inputs."""

    @property
    @abstractmethod
    def mode_names(self) -> tuple[str, ...]:
        """Names in the order of modes and friction."""

    @property
    @abstractmethod
    def interface(self) -> Interface:
        """Interfaces of the functions that are built."""

    @abstractmethod
    def call(self, function: str, values: tuple[Any, ...], params: Any, inputs: Any, t: Any) -> Any:
        """Any emitted function by its name, with its own arguments in order."""

    @abstractmethod
    def enumerated(self, state: tuple[Any, ...], params: Any, inputs: Any, t: Any) -> tuple[Any, ...]:
        """Modes, qdd and friction (k, n) of all consistent patterns at one state q, qd, tau."""
