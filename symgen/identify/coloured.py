"""Standard errors of least squares whose residuals are correlated in time.

    cov = A^-1 S A^-1,   A = J' J,   S = sum over lags k of w(k/b) sum over t of s_t s'_{t+k},   s_t = J_t' r_t

with derivatives J and residuals r that are both multiplied by the weights. The scores s_t are summed in bins of
neighbouring samples, so that a long record costs no more than a short one, and whitened by a first-order regression of
each parameter before lags are summed, which keeps errors honest where the correlation is long. Lags are weighed by the
quadratic spectral kernel, whose bandwidth b follows from the same regressions.

Sources: Newey and West 1987 (the estimate), Andrews 1991, equations (6.2) and (6.4) (kernel and bandwidth), Andrews and
Monahan 1992 (whitening).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.linalg import solve_triangular

from symgen.arrays import Array
from symgen.identify.blocks import Blocks
from symgen.identify.fit import QUIET, Fit, Holding, equations
from symgen.identify.samples import Samples

__all__ = ["Coloured", "coloured", "lag_correlation", "long_run"]


BINS = 4096
"""Sums of neighbouring scores at most."""
CERTAIN = 4.0
"""Standard errors by which the correlation of neighbouring residuals differs from zero where they are coloured."""
WHITE = 0.97
"""Largest coefficient of the regressions, so that whitening can be undone (Andrews and Monahan 1992)."""


@dataclass(frozen=True, eq=False)
class Coloured:
    """Errors under correlated residuals.

    Attributes:
        covariance: (p, p); NaN for what is not determined.
        correlation: (n,) of neighbouring residuals, by joint.
        ratio: median of the standard errors over those of independent residuals.
    """

    covariance: Array
    correlation: Array
    ratio: float

    def remark(self, names: tuple[str, ...]) -> str:
        """The finding in a sentence, with the names of the joints."""
        each = ", ".join(f"{name} {rho:.2f}" for name, rho in zip(names, self.correlation, strict=True))
        return (
            f"Residuals are correlated from sample to sample ({each}): standard errors are those of Newey and West, "
            f"{self.ratio:.2g} times those of independent residuals."
        )


def coloured(rows: Blocks, samples: Samples, holding: Holding, solved: Fit, w: Array) -> Coloured | None:
    """Errors of a fit from the correlation of its residuals; None where neighbouring ones are not correlated.

    Args:
        rows, samples, holding: of the fit.
        w: (s, n) weights of the fit, which multiply residuals.
    """
    w = np.where(samples.clear, w, 0.0)
    used = (w > 0.0) & (samples.mode != 0.0)
    loud = np.abs(solved.residuals).max(axis=0, initial=0.0) > QUIET * np.abs(samples.tau).max(initial=0.0)
    found = [lag_correlation(r, mine) for r, mine in zip(solved.residuals.T, (used & loud).T, strict=True)]
    correlation = np.array([rho for rho, _ in found])
    if not any(rho * np.sqrt(count) > CERTAIN for rho, count in found) or not len(solved.independent):
        return None
    scores = _scores(rows, samples, holding, solved, w)
    S = long_run(scores) * solved.equations / max(1, solved.equations - len(solved.independent))
    inverse = solve_triangular(solved.R, np.eye(len(solved.R)))
    spread = inverse @ (inverse.T @ S @ inverse) @ inverse.T
    covariance = np.full(solved.covariance.shape, np.nan)
    covariance[np.ix_(solved.independent, solved.independent)] = 0.5 * (spread + spread.T)
    plain = np.diag(solved.covariance)[solved.independent]
    return Coloured(covariance, correlation, float(np.median(np.sqrt(np.diag(spread) / plain))))


def lag_correlation(r: Array, used: NDArray[np.bool_]) -> tuple[float, int]:
    """The correlation of neighbouring residuals (s,) where both are used, and how many pairs there are."""
    both = used[1:] & used[:-1]
    a, b = r[:-1][both], r[1:][both]
    size = float(np.sqrt((a @ a) * (b @ b)))
    return (float(a @ b) / size if size > 0.0 else 0.0), int(both.sum())


def _scores(rows: Blocks, samples: Samples, holding: Holding, solved: Fit, w: Array) -> Array:
    """(bins, i): J' r of the determined parameters, summed over neighbouring samples."""
    size = -(-len(samples) // BINS)
    found = np.zeros((-(-len(samples) // size), len(solved.independent)))
    for part, J, r in equations(rows, samples, holding, solved.x):
        weighted = r * w.T[:, part] ** 2
        each = np.einsum("pns,ns->sp", J[solved.independent], weighted)
        np.add.at(found, np.arange(part.start, part.start + len(each)) // size, each)
    return found


def long_run(scores: Array) -> Array:
    """(i, i): the sum over lags of the scores' covariances, times their number."""
    count = len(scores)
    before, after = scores[:-1], scores[1:]
    square = np.sum(before**2, axis=0)
    rho = np.clip(np.sum(before * after, axis=0) / np.where(square > 0.0, square, 1.0), -WHITE, WHITE)
    white = after - rho * before
    wide = _bandwidth(white)
    total = white.T @ white
    for lag in range(1, count - 1):
        weight = _quadratic_spectral(lag / wide)
        if abs(weight) < 1e-4 and lag > 5.0 * wide:
            break
        product = white[:-lag].T @ white[lag:]
        total += weight * (product + product.T)
    undo = 1.0 / (1.0 - rho)
    return np.asarray(undo[:, None] * total * undo)


def _bandwidth(white: Array) -> float:
    """Andrews' bandwidth of the quadratic spectral kernel, from a first-order regression of each column."""
    before, after = white[:-1], white[1:]
    square = np.sum(before**2, axis=0)
    alive = square > 0.0
    rho = np.clip(np.sum(before * after, axis=0)[alive] / square[alive], -WHITE, WHITE)
    # each column weighs alike whatever its unit: its variance is taken as one
    above = np.sum(4.0 * rho**2 / (1.0 - rho) ** 8)
    below = np.sum(1.0 / (1.0 - rho) ** 4)
    alpha = float(above / below) if alive.any() else 0.0
    return float(max(1.0, 1.3221 * (alpha * len(white)) ** 0.2))


def _quadratic_spectral(x: float) -> float:
    a = 1.2 * np.pi * x
    return float(3.0 / a**2 * (np.sin(a) / a - np.cos(a)))
