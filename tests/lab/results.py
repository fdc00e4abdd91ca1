"""Faults planted in the emitted C: those that the check had to see, and whether it did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.check.markdown import code, number
from symgen.text.tables import markdown_table

__all__ = ["Campaign", "Fault", "campaign_in_words", "survivor_table"]


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


def survivor_table(survivors: Sequence[Fault]) -> str:
    """Planted faults that were missed, those that show most first."""
    rows = [
        (f"{f.file}:{f.line}", f.kind, code(f.original), code(f.changed), f.where, number(f.error), str(f.state))
        for f in survivors
    ]
    return markdown_table(("missed in", "kind", "original", "changed", "shows in", "error", "first state"), rows)


def campaign_in_words(campaign: Campaign) -> str:
    """The share of the planted faults that were caught, by kind, and how many others were drawn."""
    kinds = ", ".join(f"{kind} {caught} of {count}" for kind, (caught, count) in campaign.kinds.items())
    return (
        f"{campaign.caught} of {len(campaign.faults)} planted faults were caught ({100.0 * campaign.share:.1f} %): "
        f"{kinds or 'none'}; "
        f"of the others that were drawn {campaign.refused} did not compile, {campaign.same} left the machine code as "
        f"it was, and {campaign.invisible} showed at none of {campaign.states} states"
    )
