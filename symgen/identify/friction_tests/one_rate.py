"""Points as they would be at one rate, by the fitted law: lines over load are drawn of these."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from symgen.identify.friction_tests.fit import Fit
from symgen.identify.friction_tests.law import undirected
from symgen.identify.friction_tests.points import Points

__all__ = ["RATE_TERMS", "at_one_rate"]

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
