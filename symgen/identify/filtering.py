"""Low-pass filtering and differentiation of sampled coordinates, without a phase and centred, ends dropped.

A Butterworth filter of order 4 runs forwards and backwards, so that its phase is zero and its gain at the frequency f
1/(1 + (f/f_c)^8); derivatives are central differences of order 4. What a span's ends spoil is dropped.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.signal import butter, sosfiltfilt

__all__ = ["ends", "first_difference", "low_pass", "second_difference", "spectrum_edge"]

Array = NDArray[Any]

ORDER = 4
REACH = 2
"""Samples on either side of a central difference."""
SETTLING = 4.0
"""Length of a span's end that is dropped, in periods of the cutoff: the slowest pole has decayed to 1e-4."""
FLOOR, MARGIN = 30.0, 4.0
"""Lines of the spectrum this many times above the floor are signal; the cutoff over the highest of them."""


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


def spectrum_edge(x: Array, h: float) -> float:
    """A cutoff, Hz, above all that stands out of the noise floor in the spectra of the accelerations of x (s, n).

    The floor is that of the upper half of the spectrum, white noise of the coordinate. At least ten lines of the
    spectrum, at most a fifth of the rate of sampling.
    """
    s = len(x)
    window = np.hanning(s)[:, None]
    trend = np.linspace(0.0, 1.0, s)[:, None]
    flat = x - x[0] - trend * (x[-1] - x[0])
    power = np.abs(np.fft.rfft(flat * window, axis=0)) ** 2
    frequency = np.fft.rfftfreq(s, h)
    floor = np.median(power[len(power) // 2 :], axis=0)
    signal = np.any(power > FLOOR * floor, axis=1) & (frequency < 0.25 / h)
    runs = signal[:-1] & signal[1:]  # single lines above the floor are chance
    highest = frequency[1:][runs].max(initial=0.0)
    return float(min(max(MARGIN * highest, 10.0 / (s * h)), 0.2 / h))
