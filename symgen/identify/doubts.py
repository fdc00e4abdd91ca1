"""Faults of records that residuals show: forces that are far off, and forces that are late."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.ndimage import uniform_filter1d

from symgen.identify.rows import rows_text
from symgen.identify.samples import Samples

__all__ = ["doubts_of_forces"]

Array = NDArray[Any]

FAR = 10.0
"""Robust standard deviations from which on a residual is none of noise."""
NORMAL = 1.4826
"""Standard deviation of a normal distribution over the median of its magnitudes."""
CERTAIN, SHORTEST, EXPLAINED = 10.0, 0.25, 0.1
"""Standard errors by which a delay differs from zero, its smallest share of a sample time, and its smallest share of
the squares of the residuals."""
SMOOTHED = 25
"""Samples over which forces are averaged, so that steps are as wide as a delay."""


def doubts_of_forces(names: tuple[str, ...], samples: Samples, residuals: Array) -> list[str]:
    """Remarks about joints whose measured forces have outliers, or lag behind the model's or precede them.

    Args:
        names: of the joints.
        samples: that were fitted.
        residuals: (s, n) measured minus predicted.
    """
    said = []
    for i, name in enumerate(names):
        used = samples.clear[:, i] & (samples.mode[:, i] != 0.0)
        r = np.where(used, residuals[:, i], 0.0)
        level = NORMAL * float(np.median(np.abs(r[used]))) if used.any() else 0.0
        far = np.abs(r) > FAR * level
        if level > 0.0 and far.any():
            rows = np.zeros(int(samples.rows[-1]) + 1, bool)
            rows[samples.rows[far]] = True
            said.append(
                f"Measured forces of {name} that are more than {FAR:g} robust standard deviations off the model's: "
                f"{int(far.sum())} ({rows_text(rows)}). Name these rows as missing if they are faults."
            )
        delay = _delay(samples, samples.tau[:, i] - residuals[:, i], np.clip(r, -FAR * level, FAR * level), used)
        if delay is not None:
            word = "late" if delay > 0.0 else "early"
            said.append(
                f"The measured forces of {name} look {word} by about {abs(1e3 * delay):.2g} ms or more: their "
                "residuals follow the rate of the force. Inertias and friction are falsified by it; shift the column."
            )
    return said


def _delay(samples: Samples, predicted: Array, r: Array, used: NDArray[np.bool_]) -> float | None:
    """Seconds by which measured forces lag behind the predicted ones, where that is certain."""
    steps = np.diff(samples.t)
    if len(steps) < 100 or np.any(steps <= 0.0):
        return None
    h = float(np.median(steps))
    slope = np.gradient(uniform_filter1d(predicted, SMOOTHED), samples.t)
    r = uniform_filter1d(r, SMOOTHED)
    near = np.concatenate([[False], np.abs(steps - h) < 0.5 * h]) & used
    near &= np.roll(near, 1) & np.roll(near, -1)
    square = float(np.sum(slope[near] ** 2))
    if square == 0.0:
        return None
    lag = -float(np.sum(slope[near] * r[near])) / square
    error = float(np.std(r[near] + lag * slope[near])) * np.sqrt(SMOOTHED / square)
    explained = lag**2 * square > EXPLAINED * float(np.sum(r[near] ** 2))
    return lag if explained and abs(lag) > max(CERTAIN * error, SHORTEST * h) else None
