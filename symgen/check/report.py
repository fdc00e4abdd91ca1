"""The outcome of a check: a frozen record that prints itself as Markdown and as JSON."""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass, field
from typing import Any

__all__ = ["Comparison", "Fault", "LawResult", "Report"]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two opinions on one function.

    Attributes:
        function: emitted name.
        first, second: whose opinions, such as `c float64` and `interpreter`.
        states: how many were compared.
        error: the largest, as `measure.error` defines it.
        tolerance: what it may be.
        kind: sort of state at which it was found.
        ulp_median, ulp_worst: distances of elements to the 50-digit value; None where there is none.
    """

    function: str
    first: str
    second: str
    states: int
    error: float
    tolerance: float
    kind: str
    ulp_median: float | None = None
    ulp_worst: float | None = None

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


@dataclass(frozen=True, slots=True)
class Report:
    """What a check found.

    Attributes:
        chain: its name.
        samples, seed: of the states.
        comparisons: every function, every pair of opinions.
        laws: every law, every emitted model.
        faults: those that were planted; empty when none were asked for.
        seconds: time that each part took.
        notes: what was left out, and why.
    """

    chain: str
    samples: int
    seed: int
    comparisons: tuple[Comparison, ...]
    laws: tuple[LawResult, ...] = ()
    faults: tuple[Fault, ...] = ()
    seconds: dict[str, float] = field(default_factory=dict)
    notes: tuple[str, ...] = ()

    def __repr__(self) -> str:
        held = f"{sum(law.passed for law in self.laws)} of {len(self.laws)} laws hold"
        agreed = f"{sum(c.passed for c in self.comparisons)} of {len(self.comparisons)} comparisons agree"
        return f"<Report on {self.chain}: {'passed' if self.passed else 'FAILED'}, {agreed}, {held}>"

    @property
    def passed(self) -> bool:
        """True when every comparison and every law is within its tolerance, and faults with an effect are caught."""
        compared = bool(self.comparisons) and all(c.passed for c in self.comparisons)
        return compared and all(law.passed for law in self.laws) and self.catch_rate >= 0.95

    @property
    def catch_rate(self) -> float:
        """Share of the visible faults that were caught; 1 when none were planted."""
        visible = [fault for fault in self.faults if fault.visible]
        return sum(fault.caught for fault in visible) / len(visible) if visible else 1.0

    @property
    def functions(self) -> tuple[str, ...]:
        """Names of the functions compared, in order."""
        return tuple(dict.fromkeys(c.function for c in self.comparisons))

    @property
    def subjects(self) -> tuple[str, ...]:
        """The emitted models compared with the interpreter."""
        return tuple(dict.fromkeys(c.first for c in self.comparisons if c.second == "interpreter"))

    def worst(self, function: str, subject: str | None = None) -> Comparison:
        """The comparison of a function that comes nearest to its tolerance, or exceeds it most.

        Raises:
            KeyError: the function was not compared.
        """
        found = [c for c in self.comparisons if c.function == function and subject in (None, c.first)]
        if not found:
            raise KeyError(function)
        return max(found, key=lambda c: c.error / c.tolerance)

    def to_dict(self) -> dict[str, Any]:
        """Plain data; infinities become null."""
        data = {
            "chain": self.chain,
            "passed": self.passed,
            "samples": self.samples,
            "seed": self.seed,
            "comparisons": [{**asdict(c), "passed": c.passed} for c in self.comparisons],
            "laws": [{**asdict(law), "passed": law.passed} for law in self.laws],
            "faults": [asdict(fault) for fault in self.faults],
            "catch_rate": self.catch_rate,
            "notes": list(self.notes),
        }
        return {key: _finite(value) for key, value in data.items()}

    def to_json(self) -> str:
        """One JSON document, without times, so that equal results give equal bytes."""
        return json.dumps(self.to_dict(), indent=2, allow_nan=False) + "\n"

    def to_markdown(self) -> str:
        """Tables for people."""
        from symgen.check.markdown import markdown

        return markdown(self)


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _finite(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_finite(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return value
