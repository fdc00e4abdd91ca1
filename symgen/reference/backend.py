"""The interpreter as a backend of `Model`: target `"reference"`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.program.function import Program
from symgen.reference.interpreter import Interpreter

__all__ = ["InterpreterBackend"]


class InterpreterBackend:
    """Executes a Program's functions in vectorised float64, as literally as they were derived.

    Args:
        program: any Program; the definition, unoptimised, for target `"reference"`.
    """

    def __init__(self, program: Program) -> None:
        self.interpreter = Interpreter(program)
        self._rules = None if program.validity is None else Interpreter(program.validity.program(program.parameters))

    def prepare(self, parameters: ArrayLike) -> Array:
        """The parameters (p,) or (p, count); nothing is computed before a call."""
        return np.array(parameters, dtype=np.float64)

    def valid(self, parameters: Array) -> Array:
        """0, or the number of the first rule that is broken, by one parameter set (p,) or each of (p, count)."""
        if self._rules is None:
            return np.zeros(parameters.shape[1:], np.int64)
        sets = parameters.reshape(len(parameters), -1)
        (kept,) = self._rules.float64("kept", [np.zeros((1, sets.shape[1]))], sets)
        broken = np.where(kept.all(axis=0), 0, 1 + np.argmin(kept, axis=0)) if len(kept) else np.zeros(sets.shape[1])
        return broken.astype(np.int64).reshape(parameters.shape[1:])

    def call(self, function: str, prepared: Any, inputs: Sequence[Array]) -> list[Array]:
        """The outputs, (size, count) each, for inputs (size, count)."""
        results: list[Array] = self.interpreter.float64(function, inputs, prepared)
        return results
