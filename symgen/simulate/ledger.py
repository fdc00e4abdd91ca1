"""Whether a run keeps its energy: energy - energy(0) = work_in - dissipated."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.errors import SimulationWarning
from symgen.simulate.trajectory import Trajectory
from symgen.warn import warn

__all__ = ["warn_of_energy"]

Array = npt.NDArray[Any]

ROUNDINGS = 10.0
"""Roundings of the largest energy that the ledger may miss besides."""


def warn_of_energy(run: Trajectory, energies: tuple[Array, Array], eps: float, lost: float, why: str) -> None:
    """Warns when the ledger misses much of what was moved.

    What kinetic and potential energy exchange was moved as well, and what is lost in rounding them is no miss.

    Args:
        energies: kinetic and potential, (s,) each.
        eps: of the number type.
        lost: part of the energy that was moved which may be missed.
        why: what is most likely wrong then.
    """
    moved = sum(float(np.ptp(part)) for part in (*energies, run.work_in, run.dissipated))
    rounding = ROUNDINGS * eps * max(float(np.max(np.abs(part))) for part in energies)
    if run.energy_error > lost * moved + rounding:
        missed = f"the energy ledger misses {run.energy_error:.2g} of the {moved:.2g} J that were moved"
        warn(SimulationWarning(f"{missed}: {why}"))
