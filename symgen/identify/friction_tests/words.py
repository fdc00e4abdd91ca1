"""Sentences of the result: lines of a joint without losses, the bias of a noisy load, fits and outliers."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symgen.identify.friction_tests.fit import Fit
from symgen.identify.friction_tests.law import undirected
from symgen.identify.friction_tests.lines import Line
from symgen.identify.friction_tests.points import Points
from symgen.identify.rows import rows_text

__all__ = ["bias_sentences", "fit_sentences", "line_sentences"]

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
