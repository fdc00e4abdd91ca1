"""Tests of one joint as points: the load across it, its rate and direction, and the motor's torque.

Friction is against the motion, in every unit and convention: measurements whose signs say otherwise are found.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.arrays import Array
from symgen.errors import IdentificationError, IdentificationWarning, warn
from symgen.identify.rows import rows_text

__all__ = ["BREAKAWAY", "CONSTANT_VELOCITY", "Points", "check_signs"]

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


MOST, SOME = 0.9, 0.5
"""Shares of points whose friction is along the motion: beyond the first nothing fits, beyond the second in one
direction something is wrong."""
REMEDY = "look at the signs and units of torque, load and rate, and at the masses of the chain"


def check_signs(points: Points) -> list[str]:
    """Remarks on directions in which most friction is along the motion, which are warnings too.

    Raises:
        IdentificationError: it is in nearly all points.
    """
    size = float(np.max(np.abs(points.torque), initial=0.0)) + float(np.max(np.abs(points.load), initial=0.0))
    along = points.friction < -1e-12 * size
    mask = np.zeros(int(points.rows.max()) + 1, dtype=bool)
    mask[points.rows[along]] = True
    if np.mean(along) > MOST:
        raise IdentificationError(
            f"{points.joint}, {points.kind}: direction (torque - load) is negative in {int(along.sum())} of "
            f"{len(points)} points, {rows_text(mask)}, as if friction pushed the joint along: {REMEDY}"
        )
    remarks = []
    for direction, word in ((1.0, "forward"), (-1.0, "backward")):
        chosen = points.direction == direction
        if chosen.any() and np.mean(along[chosen]) > SOME:
            mask = np.zeros(int(points.rows.max()) + 1, dtype=bool)
            mask[points.rows[along & chosen]] = True
            text = (
                f"{points.joint}, {points.kind}: {word}, friction is along the motion in {rows_text(mask)}: {REMEDY}, "
                "or for an offset."
            )
            warn(IdentificationWarning(text))
            remarks.append(text)
    return remarks
