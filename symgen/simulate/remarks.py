"""Warnings about a run that went through: energy that it misses, limits that it left, joints caught again and again."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from symgen.arrays import Array
from symgen.describe.composite import MARGIN, SingularPose
from symgen.errors import SimulationWarning, warn
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.trajectory import Trajectory

__all__ = [
    "Departures",
    "singular_turns",
    "warn_of_energy",
    "warn_of_limits",
    "warn_of_recatching",
    "warn_of_singular_poses",
]


ROUNDINGS = 10.0
"""Rounding errors of the largest energy that the ledger may miss in addition."""


HALVINGS = 40
"""Halvings of a stretch of the way that find where a limit was left."""

REPEATEDLY = 3
"""Times that a dead band may catch a joint right after it let it go."""


@dataclass(frozen=True, eq=False)
class Departures:
    """The first time that each joint was seen beyond its limits, or near a singular pose of a composite joint.

    Attributes:
        lower: (n,), rad or m, -inf where there is none.
        upper: (n,)
        times: (n,), s; NaN: never.
        values: (n,), coordinates then.
        turn_at: (n,), rad, a singular angle of a turn of a composite joint, others are half turns away; NaN elsewhere.
        turn_times: (n,), s, when the turn first was within `MARGIN` of one, or passed it; NaN: never.
        turn_values: (n,), rad, coordinates then.
    """

    lower: Array
    upper: Array
    times: Array
    values: Array
    turn_at: Array
    turn_times: Array
    turn_values: Array

    @classmethod
    def of(cls, around: Surroundings, names: Sequence[str]) -> Departures:
        """Nothing was seen yet of these coordinates."""
        n = len(names)
        bounds = np.array(around.limits or [(-np.inf, np.inf)] * n, dtype=np.float64).reshape(-1, 2)
        return cls(
            bounds[:, 0].copy(), bounds[:, 1].copy(), np.full(n, np.nan), np.zeros(n),
            singular_turns(around, names), np.full(n, np.nan), np.zeros(n),
        )  # fmt: skip

    def forget(self) -> None:
        """Goes back to where nothing was seen."""
        self.times[:], self.values[:] = np.nan, 0.0
        self.turn_times[:], self.turn_values[:] = np.nan, 0.0

    def see(self, t: float, q: Array) -> None:
        """A state on the way."""
        left = self._new(q)
        self.times[left], self.values[left] = t, q[left]
        self._turn(t, q)

    def see_within(self, a: float, b: float, place: Callable[[float], Array]) -> None:
        """A stretch of the way, at whose end joints may be beyond limits that they left within it."""
        self._turn(a, place(a))
        self._turn(b, place(b))
        for k in np.flatnonzero(self._new(place(b))):
            low, high = a, b
            for _ in range(HALVINGS):
                middle = 0.5 * (low + high)
                low, high = (low, middle) if self._new(place(middle))[k] else (middle, high)
            self.times[k], self.values[k] = high, place(high)[k]

    def _turn(self, t: float, q: Array) -> None:
        turn = (q - self.turn_at) / np.pi
        near = np.isnan(self.turn_times) & (np.abs(turn - np.rint(turn)) < MARGIN / np.pi)
        self.turn_times[near], self.turn_values[near] = t, q[near]

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


def singular_turns(around: Surroundings, names: Sequence[str]) -> Array:
    """(n,) a singular angle of each coordinate that is the second of a composite joint's three turns; NaN elsewhere."""
    at = {pose.coordinate: pose.at for pose in around.singular}
    return np.array([at.get(name, np.nan) for name in names], np.float64)


def warn_of_singular_poses(
    names: Sequence[str], values: Array, times: Array, poses: Sequence[SingularPose], where: str = ""
) -> None:
    """Warns once of turns that came within `MARGIN` of a singular pose, or passed one.

    Args:
        values: (n,), rad, coordinates where that was first, and times (n,), s; NaN: it was not, or is not known.
        poses: of the chain's joints.
        where: the run, of several.
    """
    told = []
    for pose in poses:
        k = names.index(pose.coordinate)
        if not np.isnan(values[k]):
            when = "" if np.isnan(times[k]) else f" at t = {times[k]:.6g} s with {math.degrees(values[k]):.1f} degrees"
            told.append(f"{pose.coordinate}{when}: {pose.remedy}")
    if told:
        warn(
            SimulationWarning(
                f"turns came within 5 degrees of a singular pose{where}, where two of them are about one axis and "
                f"rates and accelerations grow without bound: {'; '.join(told)}"
            )
        )


def warn_of_recatching(names: Sequence[str], steps: Array, modes: Array) -> None:
    """Warns of joints that a dead band caught in the step after the one in which they were let go, repeatedly.

    Args:
        steps: (e,), number of steps before each event.
        modes: (e, 2, modes), before and after it.
    """
    let_go = [-2] * len(names)
    caught = [0] * len(names)
    for step, (befores, afters) in zip(steps.tolist(), modes.tolist(), strict=True):
        for k, (before, after) in enumerate(zip(befores, afters, strict=True)):
            if before == 0 and after != 0:
                let_go[k] = step
            elif before != 0 and after == 0 and step == let_go[k] + 1:
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
