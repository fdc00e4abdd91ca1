"""Low-pass filtering and differentiation of sampled coordinates, without a phase and centred, ends dropped.

The cutoff is the one with the least error of the accelerations: a higher one lets noise in, which makes inertias too
small (errors in variables), a lower one takes from the motion.

A Butterworth filter of order 4 runs forwards and backwards, so that its phase is zero and its gain at the frequency f
1/(1 + (f/f_c)^8); derivatives are central differences of order 4. What a span's ends spoil is dropped.
"""

from __future__ import annotations

import numpy as np
from scipy.signal import butter, sosfiltfilt

from symgen.arrays import Array

__all__ = ["HIGHEST", "acceleration_bias", "best_cutoff", "ends", "first_difference", "low_pass", "second_difference"]


ORDER = 4
REACH = 2
"""Samples on either side of a central difference."""
SETTLING = 4.0
"""Length of a span's end that is dropped, in periods of the cutoff: the slowest pole has decayed to 1e-4."""
FLOOR = 30.0
"""Lines of the spectrum this many times above the floor are motion."""
HIGHEST = 0.2
"""Highest cutoff that is chosen, over the rate of sampling."""
CUTOFFS, LINES = 80, 200_000
"""Cutoffs that are compared, and samples of which the spectrum is taken at most."""


def low_pass(x: Array, cutoff: float, h: float) -> Array:
    """x (s, n) filtered along time, s; cutoff, Hz."""
    sections = butter(ORDER, cutoff, fs=1.0 / h, output="sos")
    padding = min(len(x) - 1, round(SETTLING / (cutoff * h)))
    return np.asarray(sosfiltfilt(sections, x, axis=0, padtype="odd", padlen=padding))


def ends(cutoff: float | None, h: float) -> int:
    """Samples that are dropped at each end of a span."""
    return REACH + (0 if cutoff is None else int(np.ceil(SETTLING / (cutoff * h))))


def first_difference(x: Array, h: float) -> Array:
    """Rates (s, n) by central differences of order 4; the two rows at each end are NaN."""
    result = np.full_like(x, np.nan)
    result[2:-2] = (x[:-4] - 8.0 * x[1:-3] + 8.0 * x[3:-1] - x[4:]) / (12.0 * h)
    return result


def second_difference(x: Array, h: float) -> Array:
    """Accelerations (s, n) by central differences of order 4; the two rows at each end are NaN."""
    result = np.full_like(x, np.nan)
    result[2:-2] = (-x[:-4] + 16.0 * x[1:-3] - 30.0 * x[2:-2] + 16.0 * x[3:-1] - x[4:]) / (12.0 * h * h)
    return result


def acceleration_bias(x: Array, order: int, cutoffs: Array, h: float, noise: Array | None = None) -> Array:
    """Predicted relative errors (c, 2, n) of the mean square of accelerations that come from x (s, n) by a filter.

    The first is the share of noise, by which estimates of inertias are too small. The second is what the filter takes
    of the motion itself: with the gain g of two passes and the spectrum A of the accelerations, inertias are too large
    by sum(g A)/sum(g^2 A) - 1, since the forces are not filtered. The noise of x is white, with the level of the upper
    half of its spectrum where it is not known; lines that do not stand out of it are no motion. NaN where nothing does.

    Args:
        x: coordinates, or rates.
        order: derivatives from x to accelerations, 2 or 1.
        cutoffs: (c,) Hz.
        h: sample time, s.
        noise: (n,) standard deviations of x; NaN where they are not known.
    """
    x = x[:LINES]
    s = len(x)
    window = np.hanning(s)[:, None]
    flat = x - x[0] - np.linspace(0.0, 1.0, s)[:, None] * (x[-1] - x[0])
    power = np.abs(np.fft.rfft(flat * window, axis=0)) ** 2
    frequency = np.fft.rfftfreq(s, h)[:, None]
    floor = np.median(power[len(power) // 2 :], axis=0) / np.log(2.0)  # an exponential variable's mean, of its median
    if noise is not None:
        floor = np.where(np.isnan(noise), floor, np.sum(window**2) * noise**2)
    gain = (2.0 * np.pi * frequency) ** (2 * order)
    motion = np.where(power > FLOOR * floor, power - floor, 0.0) * gain
    found = np.empty((len(cutoffs), 2, x.shape[1]))
    for k, cutoff in enumerate(cutoffs):
        passed = 1.0 / (1.0 + (frequency / cutoff) ** (2 * ORDER))
        kept, noise = np.sum(passed**2 * motion, axis=0), np.sum(passed**2 * gain, axis=0) * floor
        with np.errstate(divide="ignore", invalid="ignore"):
            found[k] = noise / (noise + kept), np.sum(passed * motion, axis=0) / kept - 1.0
    return found


def best_cutoff(x: Array, order: int, h: float, noise: Array | None = None) -> tuple[float, float]:
    """The cutoff, Hz, for which the larger of the joints' predicted errors of accelerations is least, and that error.

    Between ten lines of the spectrum and a fifth of the rate of sampling; see `acceleration_bias`.
    """
    cutoffs = np.geomspace(min(10.0 / (len(x) * h), HIGHEST / h), HIGHEST / h, CUTOFFS)
    errors = acceleration_bias(x, order, cutoffs, h, noise).sum(axis=1)
    moving = np.isfinite(errors).all(axis=0)
    if not moving.any():
        return float(cutoffs[-1]), np.inf
    most = errors[:, moving].max(axis=1)
    return float(cutoffs[np.argmin(most)]), float(most.min())
