"""Lines that differ between driving and backdriving, read in three ways (Dupont 1993, eq. 35 and section 6.2).

With the load's sign fixed, one direction drives and the other is driven,

    s tau = (1 + k_d) |tau_l| + c_d        s tau = c_b - (1 - k_b) |tau_l|

Two slopes and two levels come from the losses k1 = k_d, k2 = k_b, or from one k and a scale error r of the estimated
load, tau_l_est = r tau_l,

    (1 + k)/r = 1 + k_d,  (1 - k)/r = 1 - k_b    =>    r = 2/(2 + k_d - k_b),  k = r (1 + k_d) - 1

Two levels come from a constant offset, of the motor's torque by b, or of the load by d; or from friction F_j of the
joint's bearings, on the load's side of the drive, which the losses multiply,

    c_d = c + b, c_b = c - b;   c_d = c - (1 + k_d) d, c_b = c + (1 - k_b) d;   c_d - c_b = (k_d + k_b) F_j

No measurement of these lines tells which of them it is.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from symgen.arrays import Array
from symgen.identify.friction_tests.lines import Line

__all__ = ["Asymmetry", "Reading", "asymmetries"]


@dataclass(frozen=True, slots=True)
class Reading:
    """A value and its standard error."""

    value: float
    error: float

    def __str__(self) -> str:
        return f"{self.value:.4g} ± {self.error:.2g}"

    @property
    def clear(self) -> bool:
        """True where the value exceeds two standard errors."""
        return abs(self.value) > 2.0 * self.error


@dataclass(frozen=True, slots=True)
class Asymmetry:
    """Readings of a driving and a backdriving line of one joint whose loads have one sign.

    Attributes:
        joint, kind: of both.
        load_sign: +1 or -1.
        slopes, levels: k_d - k_b and c_d - c_b.
        scale, k: scale error r of the load, and the one k that then explains both slopes.
        level: mean of both levels, c where they are read as an offset of the motor's torque.
        torque_offset: b in the measured motor's torque.
        load_offset: d in the estimated load, with `level_of_load_offset` as c.
        bearing: F_j; negative where bearings cannot be the cause, NaN without losses that would multiply it.
    """

    joint: str
    kind: str
    load_sign: int
    slopes: Reading
    levels: Reading
    scale: Reading
    k: Reading
    level: Reading
    torque_offset: Reading
    load_offset: Reading
    level_of_load_offset: Reading
    bearing: Reading

    def sentence(self) -> str:
        """The readings in words, for reports."""
        text = f"{self.joint}, {self.kind}: driving and backdriving lines"
        if not (self.slopes.clear or self.levels.clear):
            return f"{text} agree: they differ by {self.slopes} in slope and {self.levels} in level."
        text += f" differ by {self.slopes} in slope and {self.levels} in level."
        if self.slopes.clear:
            text += (
                " The slopes are losses in either sense of power, or a scale error: the estimated load is "
                f"{self.scale} of the true one, with k = {self.k} in both."
            )
        if self.levels.clear:
            text += (
                f" The levels are an offset of {self.torque_offset} in the motor's torque around {self.level}, or of "
                f"{self.load_offset} in the load around {self.level_of_load_offset}"
            )
            text += ", or friction that differs by direction, `coulomb: [forward, backward]`"
            if self.bearing.value > 0.0:
                text += f", or bearing friction of {self.bearing} on the load's side."
            elif self.bearing.value < 0.0:
                text += f"; bearing friction on the load's side would be {self.bearing}, so it is not that."
            else:
                text += "."
        return text


def asymmetries(lines: Sequence[Line]) -> list[Asymmetry]:
    """The asymmetry of every pair of a driving and a backdriving line of one joint, kind and sign of the load."""
    found = []
    for line in lines:
        for other in lines:
            same = (line.joint, line.kind) == (other.joint, other.kind)
            if same and line.driving and not other.driving and line.direction == -other.direction:
                found.append(_asymmetry(line, other))
    return found


def _asymmetry(driving: Line, driven: Line) -> Asymmetry:
    x = np.array([driving.k, driving.c, driven.k, driven.c])
    covariance = np.zeros((4, 4))
    for at, line in ((0, driving), (2, driven)):
        errors = np.array([line.k_error, line.c_error])
        correlation = np.array([[1.0, line.correlation], [line.correlation, 1.0]])
        covariance[at : at + 2, at : at + 2] = correlation * np.outer(errors, errors)
    sign = driving.direction

    def reading(function: Callable[[Array], complex]) -> Reading:
        """Value and propagated error, by complex steps."""
        gradient = np.array([np.imag(function(x + 1e-30j * unit)) / 1e-30 for unit in np.eye(4)])
        return Reading(float(np.real(function(x))), math.sqrt(float(gradient @ covariance @ gradient)))

    def scale(y: Array) -> complex:
        return complex(2.0 / (2.0 + y[0] - y[2]))

    def load_offset(y: Array) -> complex:
        return complex((y[3] - y[1]) / (2.0 + y[0] - y[2]))

    return Asymmetry(
        driving.joint,
        driving.kind,
        sign,
        slopes=reading(lambda y: y[0] - y[2]),
        levels=reading(lambda y: y[1] - y[3]),
        scale=reading(scale),
        k=reading(lambda y: scale(y) * (1.0 + y[0]) - 1.0),
        level=reading(lambda y: 0.5 * (y[1] + y[3])),
        torque_offset=reading(lambda y: sign * 0.5 * (y[1] - y[3])),
        load_offset=reading(lambda y: sign * load_offset(y)),
        level_of_load_offset=reading(lambda y: y[1] + (1.0 + y[0]) * load_offset(y)),
        bearing=reading(lambda y: (y[1] - y[3]) / (y[0] + y[2]))
        if driving.k + driven.k
        else Reading(math.nan, math.nan),
    )
