"""Pictures of an identification: measured and predicted forces or coordinates by joint, and what is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from scipy.signal import welch

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.identify.result import Figure
from symgen.identify.samples import Samples

__all__ = ["force_figures", "motion_figures"]


POINTS, SEGMENT, LAGS = 1500, 1024, 200
"""Points that are drawn of each line, samples of a piece of the spectrum, and lags of the correlation."""


def force_figures(
    chain: Chain, samples: Samples, predicted: Array, other: Samples | None, foretold: Array | None
) -> tuple[Figure, ...]:
    """Pictures of the fit, of what is left, and of the validation where there is one."""
    residuals = np.where(samples.clear & (samples.mode != 0.0), samples.tau - predicted, 0.0)
    found = [
        _figure("Measured and fitted forces", chain, samples.t, samples.tau, predicted, ("N m", "N")),
        _left(chain, samples.t, residuals, ("N m", "N")),
    ]
    if other is not None and foretold is not None:
        title = "Measured and predicted forces, data that were not fitted"
        found.append(_figure(title, chain, other.t, other.tau, foretold, ("N m", "N")))
    return tuple(found)


def motion_figures(chain: Chain, t: Array, measured: Array, simulated: Array) -> tuple[Figure, ...]:
    """Pictures of measured and simulated coordinates (s, n), and of what is left."""
    return (
        _figure("Measured and simulated motion", chain, t, measured, simulated, ("rad", "m")),
        _left(chain, t, measured - simulated, ("rad", "m")),
    )


def _figure(title: str, chain: Chain, t: Array, measured: Array, predicted: Array, units: tuple[str, str]) -> Figure:
    n = len(chain.moving)

    def draw(sheet: Any) -> None:
        axes = sheet.subplots(n, 1, sharex=True, squeeze=False)[:, 0]
        kept = np.linspace(0, len(t) - 1, min(len(t), POINTS)).astype(int)
        for i, (axis, joint) in enumerate(zip(axes, chain.moving, strict=True)):
            unit = units[joint.type == "prismatic"]
            lines: Sequence[tuple[Array, str, str, float]] = (
                (measured[:, i], "measured", "0.6", 1.8),
                (predicted[:, i], "model", "C0", 0.9),
                (measured[:, i] - predicted[:, i], "difference", "C3", 0.7),
            )
            for values, label, colour, width in lines:
                axis.plot(t[kept], values[kept], color=colour, linewidth=width, label=label)
            axis.set_ylabel(_plain(f"{joint.name} / {unit}"))
            axis.grid(visible=True, alpha=0.3)
        axes[0].legend(loc="lower left", bbox_to_anchor=(0.0, 1.0), ncols=3, frameon=False)
        axes[-1].set_xlabel("t / s")

    return Figure(title, draw, (9.0, 1.2 + 1.6 * n))


def _left(chain: Chain, t: Array, residuals: Array, units: tuple[str, str]) -> Figure:
    """Spectrum and autocorrelation of the residuals, by joint: flat and zero for noise that is independent."""
    n, s = len(chain.moving), len(t)
    step = float(np.median(np.diff(t))) if s > 1 else 1.0
    residuals = residuals - residuals.mean(axis=0)

    def draw(sheet: Any) -> None:
        axes = sheet.subplots(n, 2, sharex="col", squeeze=False)
        hertz, power = welch(residuals, 1.0 / step, nperseg=min(s, SEGMENT), axis=0)
        spread = np.fft.irfft(np.abs(np.fft.rfft(residuals, 2 * s, axis=0)) ** 2, axis=0)[: min(s, LAGS)]
        for i, joint in enumerate(chain.moving):
            left, right = axes[i]
            unit = units[joint.type == "prismatic"]
            left.semilogy(hertz[1:], np.sqrt(np.maximum(power[1:, i], np.finfo(float).tiny)), color="C3", linewidth=0.9)
            left.set_ylabel(_plain(f"{joint.name} / {unit}/√Hz"))
            right.plot(step * np.arange(len(spread)), spread[:, i] / (spread[0, i] or 1.0), color="C3", linewidth=0.9)
            right.axhspan(-2.0 / np.sqrt(s), 2.0 / np.sqrt(s), color="0.85", linewidth=0.0)
            right.set_ylabel("correlation")
            for axis in (left, right):
                axis.grid(visible=True, alpha=0.3)
        axes[-1, 0].set_xlabel("frequency / Hz")
        axes[-1, 1].set_xlabel("lag / s")

    return Figure(
        "Residuals: spectral density, and autocorrelation with the band of independent noise",
        draw,
        (9.0, 1.2 + 1.6 * n),
    )


def _plain(text: str) -> str:
    """A label without mathematics."""
    return text.replace("_", r"\_").replace("$", r"\$").replace(r"\_", "_")
