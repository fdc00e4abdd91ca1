"""The result of friction tests: estimates, lines with efficiencies, asymmetries, releases; its tables and sentences."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from symgen.identify.friction_tests.asymmetry import Asymmetry
from symgen.identify.friction_tests.breakaway import Release
from symgen.identify.friction_tests.fit import Fit
from symgen.identify.friction_tests.law import undirected
from symgen.identify.friction_tests.lines import Line
from symgen.identify.friction_tests.points import BREAKAWAY, Points
from symgen.identify.result import Result
from symgen.identify.rows import rows_text

__all__ = ["FrictionResult", "bias_sentences", "fit_sentences", "friction_tables", "line_sentences"]


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


Table = tuple[Sequence[str], Sequence[Sequence[str]]]
SHOWN = 60
"""Releases that are listed."""
LINES = (
    "joint", "tests", "direction", "power", "points", "k", "error of k", "c", "error of c", "eta1", "eta2",
    "attenuation", "bias of k",
)  # fmt: skip
RELEASES = (
    "joint", "row", "direction", "load", "torque", "friction", "last row at rest", "row of arrest",
    "friction at arrest",
)  # fmt: skip


def friction_tables(
    lines: Sequence[Line], points: Sequence[Points], released: Mapping[str, Sequence[Release]]
) -> dict[str, Table]:
    """Title -> head and rows."""
    found: dict[str, Table] = {}
    if lines:
        found["Lines of friction over load"] = (LINES, [_line(line) for line in lines])
    rows = [row for some in points if some.kind == BREAKAWAY for row in _releases(some, released.get(some.joint, ()))]
    if rows:
        found["Releases"] = (RELEASES, rows[:SHOWN])
    return found


def _line(line: Line) -> list[str]:
    """Efficiencies that were not measured, but follow from k in the other sense of power, stand in parentheses."""
    first, second = f"{line.eta1:.4g}", "infinite" if math.isinf(line.eta2) else f"{line.eta2:.4g}"
    return [
        line.joint,
        line.kind,
        f"{line.direction:+d}",
        "motor drives" if line.driving else "load drives",
        str(line.count),
        f"{line.k:.5g}",
        f"{line.k_error:.2g}",
        f"{line.c:.5g}",
        f"{line.c_error:.2g}",
        first if line.driving else f"({first})",
        f"({second})" if line.driving else second,
        "" if line.attenuation is None else f"{line.attenuation:.5g}",
        "" if line.bias is None else f"{line.bias:.2g}",
    ]


def _releases(points: Points, moved: Sequence[Release]) -> list[list[str]]:
    """Rows of a time series; a table of measurements is not repeated."""
    return [
        [
            points.joint,
            str(int(points.rows[k]) + 1),
            f"{release.direction:+d}",
            f"{points.load[k]:.5g}",
            f"{points.torque[k]:.5g}",
            f"{points.friction[k]:.5g}",
            str(int(points.rows[k]) + 1 - (release.row - release.rested)),
            "" if release.arrest is None else str(int(points.rows[k]) + 1 + (release.arrest - release.row)),
            "" if release.arrest_friction is None else f"{release.arrest_friction:.5g}",
        ]
        for k, release in enumerate(moved)
    ]


CLEAR = 3.0
"""Standard errors from which a difference is one."""
SLIGHT = 0.01
"""Smaller losses are not worth a sentence."""


def line_sentences(lines: Sequence[Line], fit: Fit) -> list[str]:
    """Lines that rise though the law has no losses."""
    if not lines or {"k1", "k2", "coefficient"} & set(map(undirected, fit.names)):
        return []
    rising = [line for line in lines if line.k > CLEAR * line.k_error and line.k > SLIGHT]
    if not rising:
        return []
    slopes = ", ".join(f"{line.k:.3g} ({line.name})" for line in rising)
    return [
        f"{lines[0].joint}: friction depends on the load, with slopes of {slopes}, and the fitted law has no losses: "
        "give the joint a `drive`, or ask for the term loss."
    ]


def bias_sentences(lines: Sequence[Line]) -> list[str]:
    """The effect of noise in the load on the slopes."""
    if not lines:
        return []
    joint = lines[0].joint
    if all(line.attenuation is None for line in lines):
        return [
            f"{joint}, {lines[0].kind}: the load is taken as exact. Noise of standard deviation sigma in it draws the "
            "slopes of the motor's torque towards zero by the factor 1 - sigma^2/var(load); `noise: {load_"
            f"{joint}: sigma}}` beside the data lets the result state this bias, and errors in variables remove it."
        ]
    found = []
    for line in lines:
        factor, bias = line.attenuation, line.bias
        if factor is None or bias is None:
            continue
        if line.errors_in_variables:
            found.append(
                f"{line.name}: by orthogonal distances; least squares would draw the slope by the factor {factor:.5g}."
            )
        else:
            found.append(
                f"{line.name}: noise in the load draws the slope of the motor's torque by the factor {factor:.5g}, so "
                f"that k is biased by {bias:.3g} (standard error {line.k_error:.2g}); errors in variables remove this."
            )
    return found


def fit_sentences(points: Points, fit: Fit) -> list[str]:
    """Remarks on the fit of a law, and on outliers."""
    found = []
    if fit.robust:
        found.append(
            f"{points.joint}, {points.kind}: robust fit, Huber's loss at 1.345 standard deviations of {fit.noise:.3g}."
        )
    count = int(np.count_nonzero(fit.outliers))
    if count:
        mask = np.zeros(int(points.rows.max()) + 1, dtype=bool)
        mask[points.rows[fit.outliers]] = True
        found.append(
            f"{points.joint}, {points.kind}: {count} of {len(points)} points are beyond four standard deviations: "
            f"{rows_text(mask)}."
        )
    poor = [
        name for name, value, error in zip(fit.names, fit.values, np.sqrt(np.diag(fit.covariance)), strict=True)
        if np.isfinite(error) and error > abs(value) > 0.0
    ]  # fmt: skip
    if poor:
        found.append(f"{points.joint}, {points.kind}: standard errors exceed the values of {', '.join(poor)}.")
    return found
