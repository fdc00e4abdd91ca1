"""Warnings about a run that went through: energy that it misses, limits that it left, joints caught again and again."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.describe.composite import MARGIN, SingularPose
from symgen.errors import SimulationWarning, warn
from symgen.simulate.trajectory import Trajectory

if TYPE_CHECKING:
    from symgen.simulate.loop import Change

__all__ = ["Departures", "warn_of_energy", "warn_of_limits", "warn_of_recatching", "warn_of_singular_poses"]

Array = npt.NDArray[Any]

ROUNDINGS = 10.0
"""Rounding errors of the largest energy that the ledger may miss in addition."""


HALVINGS = 40
"""Halvings of a stretch of the way that find where a limit was left."""

REPEATEDLY = 3
"""Times that a dead band may catch a joint right after it let it go."""


@dataclass(frozen=True, eq=False)
class Departures:
    """The first time that each joint was seen beyond its limits.

    Attributes:
        lower: (n,), rad or m, -inf where there is none.
        upper: (n,)
        times: (n,), s; NaN: never.
        values: (n,), coordinates then.
    """

    lower: Array
    upper: Array
    times: Array
    values: Array

    @classmethod
    def of(cls, limits: Sequence[tuple[float, float]], n: int) -> Departures:
        """Nothing was seen yet; `limits` (n, 2), or empty where no joint has any."""
        bounds = np.array(limits, dtype=np.float64).reshape(-1, 2) if limits else np.tile([-np.inf, np.inf], (n, 1))
        return cls(bounds[:, 0].copy(), bounds[:, 1].copy(), np.full(n, np.nan), np.zeros(n))

    def see(self, t: float, q: Array) -> None:
        """A state on the way."""
        left = self._new(q)
        self.times[left], self.values[left] = t, q[left]

    def see_within(self, a: float, b: float, place: Callable[[float], Array]) -> None:
        """A stretch of the way, at whose end joints may be beyond limits that they left within it."""
        for k in np.flatnonzero(self._new(place(b))):
            low, high = a, b
            for _ in range(HALVINGS):
                middle = 0.5 * (low + high)
                low, high = (low, middle) if self._new(place(middle))[k] else (middle, high)
            self.times[k], self.values[k] = high, place(high)[k]

    def _new(self, q: Array) -> Array:
        return np.asarray(np.isnan(self.times) & ((q < self.lower) | (q > self.upper)))


def warn_of_energy(
    run: Trajectory, energies: tuple[Array, Array], eps: float, lost: float, why: str, floor: float = 0.0
) -> None:
    """Warns when the ledger misses much of the energy in play.

    In play are the kinetic energy, which a free body keeps, the change of the potential energy, work and losses.
    Rounding errors of the energies are allowed for.

    Args:
        energies: kinetic and potential, (s,) each.
        eps: of the number type.
        lost: part of the energy in play which may be missed.
        why: most likely cause, for the message.
        floor: J that may be missed whatever is in play.
    """
    kinetic, potential = energies
    moved = sum(float(np.ptp(part)) for part in (potential, run.work_in, run.dissipated))
    moved += float(np.max(kinetic, initial=0.0))
    rounding = ROUNDINGS * eps * max(float(np.max(np.abs(part))) for part in energies)
    if run.energy_error > lost * moved + rounding + floor:
        missed = f"the energy ledger misses {run.energy_error:.2g} of the {moved:.2g} J in play"
        warn(SimulationWarning(f"{missed}: {why}"))


def warn_of_limits(run: Trajectory, departures: Departures) -> None:
    """Warns once of the joints that left their `limits`, where nothing stops a joint."""
    slides = run.slides or (False,) * len(run.q_names)
    told = [
        f"{run.q_names[k]} at t = {departures.times[k]:.6g} s with {departures.values[k]:.6g} "
        f"{'m' if slides[k] else 'rad'}, outside of {departures.lower[k]:g} to {departures.upper[k]:g}"
        for k in np.flatnonzero(np.isfinite(departures.times))
    ]
    if told:
        warn(SimulationWarning(f"limits were left, which are data and stop nothing: {'; '.join(told)}"))


def warn_of_singular_poses(names: Sequence[str], q: Array, poses: Sequence[SingularPose]) -> None:
    """Warns once of turns that came within `MARGIN` of a singular pose, or passed one between two rows.

    Args:
        q: (s, n) of one run, or (runs, s, n) of several, NaN where there is no row.
        poses: of the chain's joints.
    """
    told = []
    for pose in poses:
        angle = q[..., names.index(pose.coordinate)]
        turn = (angle - pose.at) / np.pi
        passed = np.abs(turn - np.rint(turn)) < MARGIN / np.pi
        passed[..., 1:] |= np.abs(np.diff(np.floor(turn))) > 0.0
        if passed.any():
            told.append(f"{pose.coordinate} ({math.degrees(angle[passed].flat[0]):.1f} degrees): {pose.remedy}")
    if told:
        warn(
            SimulationWarning(
                "turns came within 5 degrees of a singular pose, where two of them are about one axis and rates and "
                f"accelerations grow without bound: {'; '.join(told)}"
            )
        )


def warn_of_recatching(names: Sequence[str], changes: Sequence[Change]) -> None:
    """Warns of joints that a dead band caught in the step after the one in which they were let go, repeatedly."""
    let_go = [-2] * len(names)
    caught = [0] * len(names)
    for change in changes:
        for k, (before, after) in enumerate(zip(change.before, change.after, strict=True)):
            if before == 0 and after != 0:
                let_go[k] = change.step
            elif before != 0 and after == 0 and change.step == let_go[k] + 1:
                caught[k] += 1
    often = [f"{name} {count} times" for name, count in zip(names, caught, strict=True) if count >= REPEATEDLY]
    if often:
        warn(
            SimulationWarning(
                f"the dead band of method 'karnopp' caught joints in the step after the one that let them go: "
                f"{', '.join(often)}; the band is wider than what a step gains at breakaway, so take method "
                "'interpolated', or give the joint a smaller dead_band"
            )
        )
