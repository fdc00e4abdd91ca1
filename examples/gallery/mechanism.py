"""The record of a mechanism in the gallery, and of what its comparison found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

__all__ = ["EXAMPLES", "Comparison", "Mechanism", "Motion"]

EXAMPLES = Path(__file__).parents[1]


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


@dataclass(frozen=True, slots=True)
class Motion:
    """A motion to show: the arguments of `symgen.simulate`, and its caption."""

    caption: str
    duration: float
    q: Sequence[float]
    qd: Sequence[float] | None = None
    tau: Mapping[str, Any] | None = None
    speed: float = 1.0


@dataclass(frozen=True, slots=True)
class Mechanism:
    """A mechanism of the gallery.

    Args:
        title: as a heading has it.
        chain: the file, below `examples/`.
        shows: the point of the example, in a sentence.
        source: of the model and of its numbers.
        motion: that the page shows.
        compare: makes the comparisons; each call derives anew.
    """

    title: str
    chain: str
    shows: str
    source: str
    motion: Motion
    compare: Callable[[], tuple[Comparison, ...]]

    @property
    def path(self) -> Path:
        """The chain's file."""
        return EXAMPLES / self.chain

    @property
    def name(self) -> str:
        """The file's name without its ending: name of the page."""
        return self.path.stem
