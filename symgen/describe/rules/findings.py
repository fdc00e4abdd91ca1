"""Input and output of the rules: the chain, the values of its expressions, the problems found."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from symgen.describe.evaluate import EvaluationError, defaults, given_value
from symgen.describe.expression import Expression
from symgen.describe.nearest import nearest
from symgen.describe.records import Joint, Vector
from symgen.errors import SHOWN, Problem

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

if TYPE_CHECKING:
    pass

__all__ = ["Findings"]


class Findings:
    """Problems of one chain.

    Attributes:
        chain: the chain under examination, of single joints.
        written: the chain that it was made from.
        defaults: the parameters that have a value.
        failures: why other parameters have none, by name.
        problems: what was found so far.
    """

    def __init__(self, chain: Chain, written: Chain) -> None:
        self.chain, self.written = chain, written
        self.defaults, self.failures = defaults(chain)
        self.problems: list[Problem] = []

    def hint(self, word: str, words: Iterable[str]) -> str:
        """The nearest right word, for problems that will be shown."""
        return nearest(word, words) if len(self.problems) < SHOWN else ""

    def error(self, path: str, message: str) -> None:
        """Refuses the chain."""
        self.problems.append(Problem(message, path))

    def warning(self, path: str, message: str) -> None:
        """Remarks on something that looks unintended."""
        self.problems.append(Problem(message, path, severity="warning"))

    def known(self, expression: Expression) -> float:
        """The value with default parameters; raises EvaluationError."""
        return given_value(expression, self.defaults)

    def value(self, expression: Expression | None) -> float | None:
        """The value with default parameters; None when it is absent or has none (which is reported elsewhere)."""
        if expression is None:
            return None
        try:
            return self.known(expression)
        except EvaluationError:
            return None

    def vector(self, vector: Vector) -> tuple[float, float, float] | None:
        """Three values, or None when one of them has none."""
        x, y, z = (self.value(component) for component in vector)
        return None if x is None or y is None or z is None else (x, y, z)

    def at_least(self, path: str, expression: Expression | None, low: float, what: str, remedy: str = "") -> None:
        """Refuses a value below `low`."""
        value = self.value(expression)
        if value is not None and value < low:
            self.error(path, f"{what} is {value:g}; it must be at least {low:g}{remedy}")

    def positive(self, path: str, expression: Expression | None, what: str) -> None:
        """Refuses a value that is not above zero."""
        value = self.value(expression)
        if value is not None and value <= 0.0:
            self.error(path, f"{what} is {value:g}; it must be positive")

    def joints(self) -> list[tuple[str, Joint]]:
        """The joints with their paths."""
        return [(f"joints[{k}]", joint) for k, joint in enumerate(self.chain.joints)]
