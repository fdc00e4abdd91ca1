"""Friction as lines of the load, one per direction and sense of power (Dupont 1993, eqs. 34 and 39).

    |tau_f| = k |tau_l| + c,    1/eta1 = 1 + k driving,    1/eta2 = 1 - k where the load drives

The line is fitted to the motor's torque, s tau = (1 + k) |tau_l| + c, or s tau = c - (1 - k) |tau_l|, by least squares.
Noise of standard deviation sigma in the load draws its slope towards zero by the factor

    1 - sigma^2/var(tau_l),    var(tau_l) that of the noisy loads

Orthogonal distance regression with both standard deviations (`errors_in_variables`) removes this bias.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from symgen.arrays import Array
from symgen.identify.friction_tests.fit import Fit
from symgen.identify.friction_tests.law import undirected
from symgen.identify.friction_tests.odr import orthogonal_distance
from symgen.identify.friction_tests.points import Points

__all__ = ["Line", "at_one_rate", "attenuation", "fit_lines"]

RATE_TERMS = {"viscous", "rise", "velocity", "law"}
"""Parameters by which friction depends on the rate."""


def at_one_rate(points: Points, fit: Fit) -> Points:
    """The points at the median magnitude of their rates, without the outliers of a robust fit.

    The torque changes by what the law says of the rate; points of a law that does not depend on it stay.
    """
    if RATE_TERMS & set(map(undirected, fit.names)):
        rate = points.direction * float(np.median(np.abs(points.rate)))
        there = replace(points, rate=rate)
        change = fit.shape.torque(fit.values, there) - fit.shape.torque(fit.values, points)
        points = replace(there, torque=points.torque + change)
    return points.taken(~fit.outliers) if fit.robust else points


FEWEST = 3
"""Points of a line."""
SPREAD = 1e-6
"""Smallest spread of loads, relative to the largest, from which a slope is determined."""


@dataclass(frozen=True, slots=True)
class Line:
    """|tau_f| = k |tau_l| + c of one joint, direction, and sense of power.

    Attributes:
        joint, kind: see `Points`.
        direction: +1 or -1.
        driving: true where the motor works against the load; false where the load drives.
        k, c: slope and level.
        k_error, c_error: standard errors; `correlation` of k and c.
        count: points.
        attenuation: factor by which noise in the load draws the slope of the motor's torque towards zero, already
            removed where `errors_in_variables`; None where the noise is not known.
    """

    joint: str
    kind: str
    direction: int
    driving: bool
    k: float
    c: float
    k_error: float
    c_error: float
    correlation: float
    count: int
    attenuation: float | None = None
    errors_in_variables: bool = False

    @property
    def eta1(self) -> float:
        """Driving efficiency 1/(1 + k); measured on driving lines, an extrapolation of k on others."""
        return 1.0 / (1.0 + self.k)

    @property
    def eta2(self) -> float:
        """Backdriving efficiency 1/(1 - k), negative for a self-locking drive; infinite at k = 1."""
        return math.inf if self.k == 1.0 else 1.0 / (1.0 - self.k)

    @property
    def efficiency(self) -> float:
        """The one of both that was measured."""
        return self.eta1 if self.driving else self.eta2

    @property
    def efficiency_error(self) -> float:
        """Its standard error."""
        return self.efficiency**2 * self.k_error

    @property
    def bias(self) -> float | None:
        """Expected error of k that noise in the load brings; zero where it is removed, None where it is not known."""
        if self.attenuation is None:
            return None
        if self.errors_in_variables:
            return 0.0
        slope = 1.0 + self.k if self.driving else self.k - 1.0
        return slope - slope / self.attenuation

    @property
    def name(self) -> str:
        """Words for tables and messages."""
        sense = "motor drives" if self.driving else "load drives"
        return f"{self.joint}, {'forward' if self.direction > 0 else 'backward'}, {sense}"


def attenuation(loads: Array, noise: float) -> float:
    """Factor by which noise in the loads draws a slope fitted by least squares towards zero.

    Args:
        loads: (m,) as estimated, noise included.
        noise: its standard deviation.

    Example:
        >>> round(attenuation(np.array([3.0, 5.0, 7.0]), 0.4), 3)
        0.96
    """
    return 1.0 - noise * noise / float(np.var(loads, ddof=1)) if len(loads) > 1 else math.nan


def fit_lines(points: Points, errors_in_variables: bool = False, least_load: float = 0.0) -> list[Line]:
    """The lines of all directions and senses of power that have points enough with different loads.

    Args:
        errors_in_variables: by orthogonal distances; `points` must have both standard deviations.
        least_load: loads below are left out, such as those below a preload.
    """
    found = []
    for direction in (1, -1):
        for driving in (True, False):
            chosen = (points.direction == direction) & (points.driving == driving) & (np.abs(points.load) > least_load)
            load, torque = np.abs(points.load[chosen]), direction * points.torque[chosen]
            if len(load) < FEWEST or np.ptp(load) <= SPREAD * np.max(load):
                continue
            found.append(_line(points, direction, driving, load, torque, errors_in_variables))
    return found


def _line(points: Points, direction: int, driving: bool, load: Array, torque: Array, both: bool) -> Line:
    """One line, by least squares or by orthogonal distances."""
    mean = float(np.mean(load))
    design = np.stack([load - mean, np.ones_like(load)], axis=1)  # centred: slope and level at the mean are independent
    spread = float(np.sum(design[:, 0] ** 2))
    slope, level = float(design[:, 0] @ torque) / spread, float(np.mean(torque))
    residuals = torque - design @ [slope, level]
    variance = float(residuals @ residuals) / (len(load) - 2)
    covariance = variance * np.diag([1.0 / spread, 1.0 / len(load)])
    if both:
        assert points.load_noise is not None
        assert points.torque_noise is not None
        fit = orthogonal_distance(
            lambda x, beta: beta[0] * (x - mean) + beta[1], load, torque, np.array([slope, level]),
            points.load_noise, points.torque_noise,
        )  # fmt: skip
        (slope, level), covariance = fit.values.tolist(), fit.covariance
    # k, c from slope and level at the mean load: s tau = g |tau_l| + c
    c = level - slope * mean
    k = slope - 1.0 if driving else slope + 1.0
    to_kc = np.array([[1.0, 0.0], [-mean, 1.0]])
    covariance = to_kc @ covariance @ to_kc.T
    errors = np.sqrt(np.diag(covariance))
    noise = points.load_noise
    return Line(
        points.joint, points.kind, direction, driving, k, c, float(errors[0]), float(errors[1]),
        float(covariance[0, 1] / (errors[0] * errors[1])) if np.all(errors > 0.0) else 0.0, len(load),
        None if noise is None else attenuation(load, noise), both,
    )  # fmt: skip
