"""All consistent modes of a state, by the literal law, for `Model.consistent_modes`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from symgen.describe.mechanism import Mechanism

__all__ = ["ModeEnumeration"]


@dataclass(frozen=True, slots=True)
class ModeEnumeration:
    """Enumerates the modes of one chain; pickles with the model."""

    mechanism: Mechanism

    def __call__(
        self, q: Any, qd: Any, tau: Any, parameters: Mapping[str, float], inputs: Mapping[str, float] | None, t: float
    ) -> tuple[Any, ...]:
        """Modes, qdd and friction (k, n), see `consistent_motions`."""
        from symgen.reference.consistent import consistent_motions
        from symgen.reference.friction import FrictionReference

        return consistent_motions(FrictionReference(self.mechanism.chain, parameters, inputs, t), q, qd, tau)

    @property
    def joints(self) -> int:
        """Number of joints that can stick."""
        from symgen.derive.friction.modes import deciding

        return len(deciding(self.mechanism))
