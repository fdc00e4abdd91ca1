"""Findings of the parts of a check: a comparison of two opinions, a law."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

__all__ = ["Comparison", "LawResult"]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two opinions on one function.

    Attributes:
        function: emitted name.
        first, second: the sources of the opinions, such as `c float64` and `interpreter`.
        states: number of judged states; states with numbers that the type cannot hold are left out.
        error: the largest, as `measure.error` defines it.
        tolerance: the largest error that passes.
        kind: sort of state at which it was found.
        called: how an emitted function was asked for that state: alone, in a batch, in an ensemble.
        ulp_median, ulp_worst: distances of elements to the 50-digit value; None where there is none.
        ulp_zeros: number of elements, of all outputs and states, without a distance because they are zero.
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

    @property
    def share(self) -> float:
        """The error over its tolerance; of a comparison of bits, whose tolerance is zero, zero or infinite."""
        return _share(self.error, self.tolerance)


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

    @property
    def share(self) -> float:
        """The error over its tolerance; of a law that holds exactly zero or infinite."""
        return _share(self.error, self.tolerance)


def _share(error: float, tolerance: float) -> float:
    return error / tolerance if tolerance else (inf if error else 0.0)
