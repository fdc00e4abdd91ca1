"""Both positions of a chain's loops: what `Model.branches` calls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from symgen.describe.mechanism import Mechanism
from symgen.errors import ArgumentError

__all__ = ["LoopBranches"]

Branches = dict[str, dict[str, dict[str, float]]]


class LoopBranches:
    """The positions for one chain; pickles with the model."""

    def __init__(self, mechanism: Mechanism) -> None:
        self.mechanism = mechanism

    def __reduce__(self) -> tuple[Any, ...]:
        return LoopBranches, (self.mechanism,)

    def __call__(self, q: Sequence[float], parameters: Mapping[str, float]) -> Branches:
        """By loop and side the coordinates of its dependent joints; the side of the mode of assembly comes first.

        Raises:
            ArgumentError: a loop does not close at q.
        """
        from symgen.derive.loops.branches import loop_positions
        from symgen.derive.loops.fault import LoopFault

        try:
            found = loop_positions(self.mechanism, q, parameters)
        except LoopFault as fault:
            raise ArgumentError(f"q: {fault}") from None
        return {loop: {position.side: dict(position.joints) for position in both} for loop, both in found.items()}
