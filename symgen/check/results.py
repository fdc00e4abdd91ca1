"""What parts of a check find: a comparison of two opinions, a law, a planted fault."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Comparison", "Fault", "LawResult"]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two opinions on one function.

    Attributes:
        function: emitted name.
        first, second: whose opinions, such as `c float64` and `interpreter`.
        states: how many were judged; numbers that the type cannot hold are not.
        error: the largest, as `measure.error` defines it.
        tolerance: what it may be.
        kind: sort of state at which it was found.
        called: how an emitted function was asked for that state: alone, in a batch, in an ensemble.
        ulp_median, ulp_worst: distances of elements to the 50-digit value; None where there is none.
        ulp_zeros: how many elements, of all outputs and states, have none because they are zero.
    """

    function: str
    first: str
    second: str
    states: int
    error: float
    tolerance: float
    kind: str
    called: str = ""
    ulp_median: float | None = None
    ulp_worst: float | None = None
    ulp_zeros: int | None = None

    @property
    def passed(self) -> bool:
        return self.error <= self.tolerance


@dataclass(frozen=True, slots=True)
class LawResult:
    """A law of mechanics that an emitted model has to obey."""

    law: str
    subject: str
    error: float
    tolerance: float

    @property
    def passed(self) -> bool:
        return self.error <= self.tolerance


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault that was planted, and whether the comparison saw it.

    Attributes:
        function: where it was planted; `prepare` for what depends on parameters alone.
        kind: operator, operand, index, sign, dropped term, constant.
        text: what was changed into what.
        caught: True when some affected function missed its tolerance.
        error: the largest error that the comparison found.
        effect: largest relative change of any output at 50 digits; None when it was caught and so not needed.
        visible: False when that effect is below the rounding of the arithmetic.
    """

    function: str
    kind: str
    text: str
    caught: bool
    error: float
    effect: float | None = None
    visible: bool = True
