"""Tests of one joint as points: the load across it, its rate and direction, and the motor's torque."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.arrays import Array

__all__ = ["BREAKAWAY", "CONSTANT_VELOCITY", "Points"]


CONSTANT_VELOCITY, BREAKAWAY = "constant-velocity", "breakaway"
"""Kinds of tests."""


@dataclass(frozen=True, eq=False)
class Points:
    """Points (m,) of one joint, referred to the joint.

    Attributes:
        joint: its name.
        kind: of the test.
        load: tau_l, all that acts across the joint but motor, rotor's inertia and friction.
        rate: qd; zero at a release.
        direction: of motion, +1 or -1.
        torque: tau - tau_s, the motor's torque without what its rotor's inertia takes.
        normal: N, the load of the bearing, where the chain has friction that depends on it; else zero.
        rows: of the measurements, from 0.
        load_noise, torque_noise: standard deviations; None where they are not known.
    """

    joint: str
    kind: str
    load: Array
    rate: Array
    direction: Array
    torque: Array
    normal: Array
    rows: NDArray[np.intp]
    load_noise: float | None = None
    torque_noise: float | None = None

    def __len__(self) -> int:
        return len(self.load)

    def taken(self, chosen: NDArray[Any]) -> Points:
        """Some of the points, by a mask or by positions."""
        columns = ("load", "rate", "direction", "torque", "normal", "rows")
        return replace(self, **{name: getattr(self, name)[chosen] for name in columns})

    @property
    def friction(self) -> Array:
        """Friction against the motion, direction (tau - tau_s - tau_l)."""
        return np.asarray(self.direction * (self.torque - self.load))

    @property
    def driving(self) -> NDArray[np.bool_]:
        """True where the motor works against the load."""
        return np.asarray(self.direction * self.load > 0.0)
