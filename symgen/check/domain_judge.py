"""Judges at the states of a domain, whose groups are each of one size: what is small is judged among its like."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from symgen.arrays import Array
from symgen.check.compare import Judge, Opinion
from symgen.check.friction_compare import FrictionJudge
from symgen.check.friction_definition import EXPLICIT

__all__ = ["DomainFrictionJudge", "DomainJudge"]


@dataclass
class DomainJudge(Judge):
    """Judges functions without friction.

    Attributes:
        groups: (count,), the group of each state.
    """

    groups: npt.NDArray[np.intp] = field(default_factory=lambda: np.zeros(0, dtype=np.intp))

    def errors(
        self,
        function: str,
        first: Opinion,
        second: Opinion | None,
        chosen: npt.NDArray[np.intp],
        dtype: str = "float64",
    ) -> list[Array]:
        """(len(chosen),) per output, group by group."""
        found: list[Array] = []
        for group in np.unique(self.groups[chosen]):
            part = np.flatnonzero(self.groups[chosen] == group)
            some = [output[:, part] for output in first]
            other = None if second is None else [output[:, part] for output in second]
            errors = super().errors(function, some, other, chosen[part], dtype)
            found = found or [np.zeros(len(chosen)) for _ in errors]
            for whole, error in zip(found, errors, strict=True):
                whole[part] = error
        return found


@dataclass
class DomainFrictionJudge(DomainJudge, FrictionJudge):
    """Judges functions with friction. A claim is measured by the forces of its own state and needs no groups."""

    def errors(
        self,
        function: str,
        first: Opinion,
        second: Opinion | None,
        chosen: npt.NDArray[np.intp],
        dtype: str = "float64",
    ) -> list[Array]:
        """(len(chosen),) per output; those of explicit functions group by group."""
        if self.signatures[function].call in EXPLICIT:
            return super().errors(function, first, second, chosen, dtype)
        return FrictionJudge.errors(self, function, first, second, chosen, dtype)
