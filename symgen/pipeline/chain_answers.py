"""Answers for which a model's calls need its chain; they pickle with the model and derive when first asked."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from symgen.describe.adjust import with_values
from symgen.describe.chain import Chain
from symgen.describe.mechanism import Mechanism
from symgen.describe.validate import validate
from symgen.errors import ChainError, ChainWarning
from symgen.model.branches import Branches

__all__ = ["LoopBranches", "ModeEnumeration", "ParameterProblems"]


@dataclass(frozen=True, slots=True)
class ModeEnumeration:
    """All consistent modes of a state of one chain, by the literal law, for `Model.consistent_modes`."""

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


@dataclass(frozen=True, slots=True)
class LoopBranches:
    """All positions of the loops of one chain, for `Model.branches`."""

    mechanism: Mechanism

    def __call__(self, q: Sequence[float], parameters: Mapping[str, float]) -> Branches:
        """By loop and side the coordinates of its dependent joints; the side of the mode of assembly comes first.

        Raises:
            ArgumentError: a loop does not close at q.
        """
        from symgen.pipeline.loop_branches import loop_branches

        return loop_branches(self.mechanism, q, parameters)


@dataclass(frozen=True, slots=True)
class ParameterProblems:
    """First problem of a set of run-time parameters of one chain, in the words of the format's rules."""

    chain: Chain

    def __call__(self, values: Mapping[str, float]) -> str | None:
        """The first problem of the chain with these values; None when there is none."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ChainWarning)
            try:
                validate(with_values(self.chain, values))
            except ChainError as error:
                return str(error.problems[0])
        return None
