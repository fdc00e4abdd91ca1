"""The interpreter as a backend of `Model`: target `"reference"`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symgen.program.function import Program
from symgen.reference.interpreter import Interpreter

__all__ = ["InterpreterBackend"]

Array = NDArray[Any]


class InterpreterBackend:
    """Executes a Program's functions in vectorised float64, as literally as they were derived.

    Args:
        program: any Program; the definition, unoptimised, for target `"reference"`.
    """

    def __init__(self, program: Program) -> None:
        self.interpreter = Interpreter(program)

    def prepare(self, parameters: ArrayLike) -> Array:
        """The parameters (p,) or (p, count); nothing is computed before a call."""
        return np.array(parameters, dtype=np.float64)

    def call(self, function: str, prepared: Any, inputs: Sequence[Array]) -> list[Array]:
        """The outputs, (size, count) each, for inputs (size, count)."""
        results: list[Array] = self.interpreter.float64(function, inputs, prepared)
        return results
