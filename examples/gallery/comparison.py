"""The record of what a comparison with an independent result found."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Comparison"]


@dataclass(frozen=True, slots=True)
class Comparison:
    """One comparison of symgen's equations with an independent result.

    Args:
        against: the independent result and its source.
        compared: number of terms, elements or values compared.
        worst: largest difference found; 0 where terms are equal as expressions.
        allowed: the difference up to which the comparison holds, and `why` so.
        unit: "" for relative differences and for terms.
    """

    against: str
    compared: str
    worst: float
    allowed: float = 0.0
    why: str = "equal as expressions"
    unit: str = ""

    @property
    def holds(self) -> bool:
        """True when the results agree; a difference that is no number does not."""
        return self.worst <= self.allowed
