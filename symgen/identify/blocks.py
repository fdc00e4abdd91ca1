"""Regressors of many samples, block by block: memory holds those of one block, or of all where they are few."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np

from symgen.arrays import Array
from symgen.identify.forces import Rows
from symgen.identify.samples import Samples
from symgen.identify.unknowns import Unknowns

__all__ = ["Blocks"]


BLOCK, KEPT = 64 * 10**6, 256 * 10**6
"""Bytes that the work on a block takes, and of the blocks that are kept from one pass to the next."""

COPIES = 4
"""Arrays of the size of a regressor that are there while it is computed."""


@dataclass(frozen=True, eq=False)
class Blocks:
    """Regressors of samples, computed anew in each pass over them unless they are few.

    Attributes:
        make: regressors of a block of samples.
        samples: all of them.
        width: numbers of a regressor for each sample.
        unknowns: parameters besides the base parameters.
    """

    make: Callable[[Samples], Rows]
    samples: Samples
    width: int
    unknowns: Unknowns
    kept: dict[int, Rows] = field(default_factory=dict)

    def __iter__(self) -> Iterator[tuple[slice, Rows]]:
        """The blocks in their order, and the samples of each."""
        size = max(1, BLOCK // (8 * COPIES * max(1, self.width)))
        keep = 8 * self.width * len(self.samples) <= KEPT
        for first in range(0, max(1, len(self.samples)), size):
            part = slice(first, first + size)
            rows = self.kept.get(first)
            if rows is None:
                rows = self.make(self.samples.part(part))
                if keep:
                    self.kept[first] = rows
            yield part, rows

    @property
    def linear(self) -> bool:
        """True where nothing but base parameters is sought."""
        return not self.unknowns.extras

    def forces(self, x: Array) -> Array:
        """(n, s) of all parameters x = (b, extras)."""
        return np.concatenate([rows.forces(x) for _, rows in self], axis=1)

    def given(self) -> Array:
        """(n, s) that no parameter changes, and losses do not multiply."""
        return np.concatenate([rows.given() for _, rows in self], axis=1)

    def holding(self, x: Array) -> Array:
        """(n, s): coefficient times load, by which static friction exceeds its level."""
        if not any(kind == "coefficient" for _, kind in self.unknowns.factors):
            return np.zeros(self.samples.q.T.shape)
        return np.concatenate([rows.holding(x) for _, rows in self], axis=1)
