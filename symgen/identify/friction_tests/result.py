"""The result of friction tests: estimates, lines with efficiencies, asymmetries, releases."""

from __future__ import annotations

from dataclasses import dataclass

from symgen.identify.friction_tests.asymmetry import Asymmetry
from symgen.identify.friction_tests.breakaway import Release
from symgen.identify.friction_tests.fit import Fit
from symgen.identify.friction_tests.lines import Line
from symgen.identify.friction_tests.points import Points
from symgen.identify.result import Result

__all__ = ["FrictionResult"]


@dataclass(frozen=True, eq=False, repr=False)
class FrictionResult(Result):
    """A `Result` with more of friction; `residuals` have the rows of constant velocities, then those of breakaway.

    Attributes:
        lines: |tau_f| = k |tau_l| + c, per joint, direction and sense of power, with efficiencies.
        asymmetries: readings of lines that differ.
        releases: joint -> releases found in a time series of breakaway.
        points: what was fitted, per joint and kind of test.
        fits: of the laws, in the same order.
    """

    lines: tuple[Line, ...] = ()
    asymmetries: tuple[Asymmetry, ...] = ()
    releases: dict[str, tuple[Release, ...]] | None = None
    points: tuple[Points, ...] = ()
    fits: tuple[Fit, ...] = ()
