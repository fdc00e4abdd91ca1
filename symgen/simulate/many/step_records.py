"""Records of runs in fixed steps: the ledger, the steps that a run keeps, and the steps in which something happened."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from symgen.arrays import Array
from symgen.errors import ArgumentError

__all__ = ["Changes", "KeptSteps", "Ledger"]

MOST_KEPT = 10**9
"""Bytes of kept steps at most."""


class Ledger(NamedTuple):
    """Rows of a run with a ledger beside those of all runs.

    Attributes:
        u: (s, m), inputs.
        work, loss: (s,), J.
    """

    u: Array
    work: Array
    loss: Array

    @classmethod
    def empty(cls, rows: int, inputs: int) -> Ledger:
        """Room for a number of rows."""
        return cls(np.zeros((rows, inputs)), np.zeros(rows), np.zeros(rows))


class KeptSteps(NamedTuple):
    """States of an only run before each of its steps, and after the last one.

    Attributes:
        numbers: (steps + 1, 3 n + m + states): q, qd, tau and inputs of the step before, states.
        modes: (steps + 1, modes).
    """

    numbers: Array
    modes: Array

    @classmethod
    def empty(cls, steps: int, numbers: int, modes: int) -> KeptSteps:
        """Room for a number of steps.

        Raises:
            ArgumentError: more than 1 GB.
        """
        size = (steps + 1) * (8 * numbers + modes)
        if size > MOST_KEPT:
            words = f"{steps} steps take {size / 1e9:.3g} GB; at most {MOST_KEPT / 1e9:g} GB are kept"
            raise ArgumentError(f"adjoint: {words}, so shorten the run or take longer steps")
        return cls(np.empty((steps + 1, numbers)), np.empty((steps + 1, modes), np.int8))


class Changes(NamedTuple):
    """Steps in which something happened, and the states before them.

    Attributes:
        runs: (c,).
        times: (c,), s, of the beginning of the step.
        states: (c, 3 n + m), q, qd, tau and inputs there.
        modes: (c, 2, modes), before the step and after it.
    """

    runs: Array
    times: Array
    states: Array
    modes: Array
