"""Numbers that remember how they were computed and what was asked of them, so that one run of the rules serves many.

The rules ask a chain's values questions: is this mass below zero? Two parameter sets that answer every question alike
get the same verdict. `Recording` runs along with the rules on one set and keeps values and questions as a list of
steps; `agree` computes the same steps for another set and tells whether it answers alike.
`symgen.pipeline.parameter_validation` does it for arrays of sets.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from symgen.describe.evaluate import EvaluationError, given_value, names_in
from symgen.describe.expression import Expression, Number

__all__ = ["Recorded", "Recording", "larger", "largest"]


class Recording:
    """The values and questions of one run of the rules.

    Args:
        names: of the parameters that differ between sets.

    Attributes:
        leaves: expressions of parameters, and plain numbers, whose values were taken, and their places.
        constants: the parameters in them that are the same in all sets.
        asked: comparison, places of the two numbers, answer.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.names = frozenset(names)
        self.leaves: dict[Expression, int] = {}
        self.asked: dict[tuple[Callable[..., Any], int, int, bool], None] = {}
        self.constants: dict[str, float] = {}
        self._steps: dict[tuple[Callable[..., Any], int, int], int] = {}

    def value(self, expression: Expression, known: Mapping[str, float]) -> Any:
        """What `given_value` gives, recorded when it depends on the parameters that differ."""
        value = given_value(expression, known)
        if self.names.isdisjoint(names_in(expression)):
            return value
        self.constants |= {name: known[name] for name in names_in(expression) if name not in self.names}
        return Recorded(self, value, self._leaf(expression))

    def step(self, operation: Callable[..., Any], a: Any, b: Any) -> Recorded:
        """An operation on two numbers, at least one of them recorded."""
        key = (operation, self._place(a), self._place(b))
        return Recorded(self, operation(_plain(a), _plain(b)), self._steps.setdefault(key, len(self._steps)))

    def ask(self, question: Callable[..., Any], a: Recorded, b: Any) -> bool:
        """A comparison of two numbers."""
        answer = bool(question(a.value, _plain(b)))
        self.asked[question, a.place, self._place(b), answer] = None
        return answer

    def agree(self, one: Mapping[str, float]) -> bool:
        """True when a parameter set answers every question alike."""
        try:
            known = {**self.constants, **one}
            leaves = [given_value(expression, known) for expression in self.leaves]
            at = self.computed(leaves)
        except (EvaluationError, ArithmeticError):
            return False
        return all(question(at(a), at(b)) is answer for question, a, b, answer in self.asked)

    def computed(
        self, leaves: Sequence[Any], instead: Mapping[Callable[..., Any], Callable[..., Any]] | None = None
    ) -> Callable[[int], Any]:
        """Runs the steps; returns what finds the number at a place.

        Args:
            leaves: their values, in order.
            instead: operations to replace by others.
        """
        results: list[Any] = []

        def at(place: int) -> Any:
            return results[place] if place >= 0 else leaves[~place]

        for operation, a, b in self._steps:
            run = operation if instead is None else instead.get(operation, operation)
            results.append(run(at(a), at(b)))
        return at

    def _place(self, number: Any) -> int:
        """Steps are counted from 0 on, leaves from -1 on downwards."""
        return number.place if isinstance(number, Recorded) else self._leaf(Number(float(number)))

    def _leaf(self, expression: Expression) -> int:
        return self.leaves.setdefault(expression, ~len(self.leaves))


def _plain(number: Any) -> float:
    return number.value if isinstance(number, Recorded) else float(number)


class Recorded:
    """A number of a `Recording`. Whoever needs it as a plain float, asks whether it is exactly this one."""

    __slots__ = ("place", "recording", "value")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, recording: Recording, value: float, place: int) -> None:
        self.recording = recording
        self.value = value
        self.place = place

    def __float__(self) -> float:
        self.recording.ask(operator.eq, self, self.value)
        return self.value

    def __bool__(self) -> bool:
        return self.recording.ask(operator.ne, self, 0.0)

    def __format__(self, spec: str) -> str:
        return format(self.value, spec)

    def __repr__(self) -> str:
        return repr(self.value)

    def __add__(self, other: Any) -> Recorded:
        return self.recording.step(operator.add, self, other)

    def __radd__(self, other: Any) -> Recorded:
        return self.recording.step(operator.add, other, self)

    def __sub__(self, other: Any) -> Recorded:
        return self.recording.step(operator.sub, self, other)

    def __rsub__(self, other: Any) -> Recorded:
        return self.recording.step(operator.sub, other, self)

    def __mul__(self, other: Any) -> Recorded:
        return self.recording.step(operator.mul, self, other)

    def __rmul__(self, other: Any) -> Recorded:
        return self.recording.step(operator.mul, other, self)

    def __truediv__(self, other: Any) -> Recorded:
        return self.recording.step(operator.truediv, self, other)

    def __rtruediv__(self, other: Any) -> Recorded:
        return self.recording.step(operator.truediv, other, self)

    def __neg__(self) -> Recorded:
        return self.recording.step(operator.mul, self, -1.0)

    def __abs__(self) -> Recorded:
        return self.recording.step(larger, self, -self)

    def __lt__(self, other: Any) -> bool:
        return self.recording.ask(operator.lt, self, other)

    def __le__(self, other: Any) -> bool:
        return self.recording.ask(operator.le, self, other)

    def __gt__(self, other: Any) -> bool:
        return self.recording.ask(operator.gt, self, other)

    def __ge__(self, other: Any) -> bool:
        return self.recording.ask(operator.ge, self, other)

    def __eq__(self, other: object) -> bool:
        return self.recording.ask(operator.eq, self, other)

    def __ne__(self, other: object) -> bool:
        return self.recording.ask(operator.ne, self, other)


def larger(a: float, b: float) -> float:
    """The larger of two numbers."""
    return a if a >= b else b


def largest(numbers: Sequence[Any]) -> Any:
    """`max`, without asking which of the numbers it is."""
    result = numbers[0]
    for number in numbers[1:]:
        recorded = next((x for x in (result, number) if isinstance(x, Recorded)), None)
        result = max(result, number) if recorded is None else recorded.recording.step(larger, result, number)
    return result
