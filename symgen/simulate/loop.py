"""Records of a loop of fixed steps."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["Change", "Rows"]

Array = npt.NDArray[np.float64]


@dataclass
class Rows:
    """Recorded values at chosen steps."""

    steps: npt.NDArray[np.int64]
    q: npt.NDArray[Any]
    qd: npt.NDArray[Any]
    tau: Array
    inputs: Array
    x: Array
    work: Array
    loss: Array

    def first(self, count: int) -> Rows:
        """The first rows."""
        return Rows(*(getattr(self, field.name)[:count] for field in fields(self)))

    @classmethod
    def empty(cls, steps: npt.NDArray[np.int64], n: int, m: int, states: int, dtype: np.dtype[Any]) -> Rows:
        """Room for the rows of `steps`."""
        s = len(steps)
        kept = np.zeros((s, n), dtype), np.zeros((s, n), dtype)
        return cls(steps, *kept, np.zeros((s, n)), np.zeros((s, m)), np.zeros((s, states)), np.zeros(s), np.zeros(s))


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """An event: joints changed their modes.

    Attributes:
        step: number of steps before the one that it is in.
        offset: seconds from that step's start.
        before: (modes,), modes until then.
        after: (modes,), modes from then on.
        state: (3 n + m,), q and qd there, tau and inputs of the step.
        stops: of each joint with stops, whether it has met one.
        lost: J, in impacts.
    """

    step: int
    offset: float
    before: npt.NDArray[np.int8]
    after: npt.NDArray[np.int8]
    state: npt.NDArray[Any]
    stops: tuple[bool, ...] = ()
    lost: float = 0.0
