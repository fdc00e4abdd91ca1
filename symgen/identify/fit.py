"""Weighted least squares of joint forces: sliding samples as equations, sticking ones as bounds.

    minimise  sum of (w (tau - f(x)))^2 over sliding samples
            + sum of (w max(0, |tau - f_0(x)| - F_s(x)))^2 over samples in which a joint sticks

f is linear without loads and losses, and one QR decomposition is the answer; else Gauss and Newton's method with
columns from the present estimate, started from columns whose loads are the chain's. The bounds that are not met enter
as equations, anew in each pass, until they stay the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.linalg import qr, solve_triangular

from symgen.errors import IdentificationError
from symgen.identify.forces import Rows
from symgen.identify.parameters import Basis
from symgen.identify.samples import Samples

__all__ = ["Fit", "fit", "held", "noise_levels"]

Array = NDArray[Any]

RANK = 1e-9
"""A column whose remainder is below this share of its size is a combination of those before it."""
PASSES, STEADY = 60, 1e-11
"""Passes at most, and the relative change of the estimate below which it is steady."""
QUIET = 1e-9
"""Smallest noise that is assumed, of a joint's largest force: what is below is rounding."""


@dataclass(frozen=True, eq=False)
class Fit:
    """A solution.

    Attributes:
        x: (p,) parameters; those that the data do not determine keep their start.
        R: (p, p) upper triangular factor of the weighted derivatives; zero columns of what is not determined.
        independent: positions of the parameters that the data determine, given the others.
        ties: (independent, p) what each of them stands for: x_I + ties x_D.
        covariance: (p, p); NaN for what is not determined.
        condition: of the determined columns, each scaled to one.
        chi2: weighted sum of squares.
        equations: number of equations, bounds that are not met included.
        residuals: (s, n): measured minus predicted; of sticking joints how far the bound is exceeded.
    """

    x: Array
    R: Array
    independent: Array
    ties: Array
    covariance: Array
    condition: float
    chi2: float
    equations: int
    residuals: Array


def held(basis: Basis, names: tuple[str, ...]) -> Array:
    """(b, n): which base parameter is the static level that holds each joint: `static` where it is a column, else
    `coulomb`; a motor's level adds to it."""
    bound = np.zeros((len(basis.leaders), len(names)))
    for i, name in enumerate(names):
        for kind in ("friction", "motor"):
            mine = [k for k, p in enumerate(basis.leaders) if p.kind == kind and p.joint == name]
            static = [k for k in mine if basis.leaders[k].which == "static"]
            for k in static or [k for k in mine if basis.leaders[k].which == "coulomb"]:
                bound[k, i] = 1.0
    return bound


def fit(rows: Rows, samples: Samples, bound: Array, weights: Array, start: Array) -> Fit:
    """The least squares solution.

    Args:
        bound: of `held`.
        weights: (s, n), multiplied with residuals.
        start: (p,).

    Raises:
        IdentificationError: loads and losses do not come to rest.
    """
    tau, mode = samples.tau.T, samples.mode.T
    w = np.where(samples.clear.T, weights.T, 0.0)
    sliding = mode != 0.0
    x = start.copy()
    active = np.zeros(tau.shape)
    for count in range(PASSES):
        value, slope = rows.slopes(x)
        step_rows = np.concatenate([slope, np.zeros((0, *tau.shape))])
        target = tau - value
        if not sliding.all():
            b = x[: len(bound)]
            limit = bound.T @ b
            excess = np.abs(target) - limit[:, None]
            sense = np.where(~sliding & (excess > 0.0), np.sign(target), 0.0)
            if count > PASSES // 2:  # two sets in turn: their union
                sense = np.where(sense == 0.0, active, sense)
            steady_bounds = np.array_equal(sense, active)
            active = sense
            step_rows = step_rows.copy()
            step_rows[: len(bound)] += bound[:, :, None] * sense[None]
            target = np.where(sliding, target, target - sense * limit[:, None])
        else:
            steady_bounds = True
        used = (w > 0.0) & (sliding | (active != 0.0))
        A = (step_rows * w)[:, used].T
        y = (target * w)[used]
        solved = _solve(A, y)
        step = np.zeros(len(x))
        step[solved.independent] = solved.step
        if not rows.linear:
            step = _shortened(rows, x, step, tau, w, sliding)
        x = x + step
        small = np.all(np.abs(step) <= STEADY * (np.abs(x) + 1e-3 * np.abs(x).max(initial=0.0)))
        if (rows.linear and steady_bounds and count > 0) or (small and steady_bounds):
            break
        if rows.linear and sliding.all():
            break
    else:
        if not small:
            raise IdentificationError(
                "loads and losses do not come to rest: the friction of some joint is beyond what the rigid model can "
                "say, or the data hardly determine it; fit without its `coefficient` or `loss` first"
            )
    return _finished(rows, samples, bound, w, x, sliding)


@dataclass(frozen=True, eq=False)
class _Solved:
    R: Array
    independent: Array
    ties: Array
    step: Array


def _solve(A: Array, y: Array) -> _Solved:
    """Least squares with the first independent columns (Gautier 1991)."""
    p = A.shape[1]
    size = np.sqrt(np.einsum("ij,ij->j", A, A))
    scale = np.where(size > 0.0, size, 1.0)
    stacked = np.empty((max(len(A), p + 1), p + 1), order="F")
    stacked[len(A) :] = 0.0
    stacked[: len(A), :p] = A / scale
    stacked[: len(A), p] = y
    (R,) = qr(stacked, mode="r", overwrite_a=True, check_finite=False)
    R = R[: p + 1]
    keep = np.abs(np.diag(R)[:p]) > RANK
    keep &= size > 0.0
    independent = np.flatnonzero(keep)
    T = R[:p, :p]
    ties = np.zeros((len(independent), p))
    top, d = R[:p, :p], R[:p, p]
    if len(independent) < p:
        others = np.flatnonzero(~keep)
        ties[:, others] = np.linalg.lstsq(R[:, independent], R[:, others], rcond=None)[0]
        (again,) = qr(R[:, [*independent, p]], mode="r")
        top, d = again[: len(independent), : len(independent)], again[: len(independent), -1]
    step = solve_triangular(top, d) if len(independent) else np.zeros(0)
    ties = ties / scale[independent][:, None] * scale
    return _Solved(top * scale[independent], independent, ties, step / scale[independent])


def _shortened(rows: Rows, x: Array, step: Array, tau: Array, w: Array, sliding: Array) -> Array:
    """A step that lowers the weighted sum of squares, halved until it does."""
    here = np.sum((w * (tau - rows.forces(x)))[sliding] ** 2)
    for _ in range(12):
        there = np.sum((w * (tau - rows.forces(x + step)))[sliding] ** 2)
        if there <= here * (1.0 + 1e-12):
            return step
        step = 0.5 * step
    return step


def _finished(rows: Rows, samples: Samples, bound: Array, w: Array, x: Array, sliding: Array) -> Fit:
    """Covariance, residuals and sums at the solution."""
    value, slope = rows.slopes(x)
    target = samples.tau.T - value
    limit = (bound.T @ x[: len(bound)])[:, None]
    sense = np.where(~sliding & (np.abs(target) > limit), np.sign(target), 0.0)
    slope[: len(bound)] += bound[:, :, None] * sense[None]
    residuals = np.where(sliding, target, np.where(sense != 0.0, target - sense * limit, 0.0))
    used = (w > 0.0) & (sliding | (sense != 0.0))
    weighted = (residuals * w)[used]
    solved = _solve((slope * w)[:, used].T, weighted)
    p = len(x)
    covariance = np.full((p, p), np.nan)
    I = solved.independent  # noqa: E741
    inverse = solve_triangular(solved.R, np.eye(len(I))) if len(I) else np.zeros((0, 0))
    covariance[np.ix_(I, I)] = inverse @ inverse.T
    scaled = solved.R / np.sqrt(np.sum(solved.R**2, axis=0)) if len(I) else np.ones((1, 1))
    return Fit(
        x=x,
        R=solved.R,
        independent=I,
        ties=solved.ties,
        covariance=covariance,
        condition=float(np.linalg.cond(scaled)),
        chi2=float(weighted @ weighted),
        equations=int(used.sum()),
        residuals=residuals.T,
    )


def noise_levels(samples: Samples, residuals: Array, parameters: int) -> Array:
    """(n,): standard deviation of each joint's force, from the residuals of a fit."""
    levels = np.zeros(samples.tau.shape[1])
    used = samples.clear & (samples.mode != 0.0)
    share = parameters / max(1, int(used.sum()))
    for i in range(len(levels)):
        mine = residuals[used[:, i], i]
        free = max(1.0, len(mine) * (1.0 - share))
        levels[i] = np.sqrt(float(mine @ mine) / free)
    peak = np.abs(samples.tau).max(axis=0, initial=0.0)
    overall = float(peak.max(initial=0.0)) or 1.0
    return np.asarray(np.maximum(levels, QUIET * np.where(peak > 0.0, peak, overall)))
