"""Findings of the parts of a check: a comparison of two opinions, a law, planted faults."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Campaign", "Comparison", "Fault", "LawResult"]


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
    """A change of the emitted C that shows, and whether the check saw it.

    Attributes:
        file, line: its place.
        function: of C, in which it is; empty outside of all.
        kind: see `symgen.check.mutation.edits`.
        original, changed: the piece of code as it was and as it became.
        where: the function and the way it was called where the change shows most.
        error: the relative difference there; infinite where a result is not finite, the code crashes or never ends.
        state: number of the first state at which it shows; a large one says that few do.
        caught: the check failed.
        seen: why it did.
    """

    file: str
    line: int
    function: str
    kind: str
    original: str
    changed: str
    where: str
    error: float
    state: int
    caught: bool = False
    seen: str = ""


@dataclass(frozen=True, slots=True)
class Campaign:
    """Faults planted in the emitted C, all visible, and the numbers of other changes that were drawn.

    Attributes:
        faults: those that the check had to see.
        refused: changes that the compiler refused.
        same: changes that left the machine code as it was.
        invisible: changes that show at none of the states.
        states: their number.
    """

    faults: tuple[Fault, ...]
    refused: int = 0
    same: int = 0
    invisible: int = 0
    states: int = 0

    @property
    def caught(self) -> int:
        """Number of faults that the check saw."""
        return sum(fault.caught for fault in self.faults)

    @property
    def share(self) -> float:
        """Share of the faults that the check saw; 1 when there were none."""
        return self.caught / len(self.faults) if self.faults else 1.0

    @property
    def kinds(self) -> dict[str, tuple[int, int]]:
        """By kind of fault, how many were seen of how many."""
        found: dict[str, tuple[int, int]] = {}
        for fault in self.faults:
            caught, count = found.get(fault.kind, (0, 0))
            found[fault.kind] = (caught + fault.caught, count + 1)
        return dict(sorted(found.items()))

    @property
    def survivors(self) -> tuple[Fault, ...]:
        """Faults that the check did not see, those that show most first."""
        return tuple(sorted((fault for fault in self.faults if not fault.caught), key=lambda fault: -fault.error))
