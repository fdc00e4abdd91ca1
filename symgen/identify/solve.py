"""Nonlinear least squares for a chain's parameters, with those that the data leave open held at the chain's values.

A problem is a function of the parameters that returns its design matrix and residuals, [J | r], or their triangular
factor, [J | r] = Q T, so that millions of rows need no more memory than the parameters. Steps are those of
`scipy.optimize.least_squares`, in parameters over their own magnitudes. Where a large change of a parameter leads into
another minimum, a box of a share of each magnitude bounds the steps, and moves with the estimate until that is inside.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from scipy.optimize import least_squares

from symgen.arrays import Array
from symgen.errors import IdentificationError

__all__ = ["Dependence", "LossName", "Solution", "dependences", "solve", "triangle"]


LossName = Literal["linear", "huber", "soft_l1", "cauchy"]
"""Losses of `scipy.optimize.least_squares`."""

Problem = Callable[[Array], Array]
"""Values (p,) -> (rows, p + 1) numbers, [d residual/d value | residual] or its triangular factor."""

RANK = 1e-7
"""A column of the scaled design whose part of its own is below this share depends on those before it."""

SHARE = 1e-3
"""Coefficients of a dependence below this size are not named."""

ITERATIONS, BOXES = 100, 20
"""Evaluations in a box, and boxes, at most."""
EDGE = 1e-4
"""Least difference of values with a margin, over the scale of the first: nearer by, a joint never rests, and nothing
depends on the static level."""
SETTLED, SUMS = 1e-9, 1e-14
"""Step, and change of the sum of squares, at the end, both relative."""


@dataclass(frozen=True, slots=True)
class Dependence:
    """A parameter whose effect on the data is a combination of others'.

    Attributes:
        name: of the parameter, which is held.
        others: names of the others; none where it has no effect at all.
        collapsed: its estimate ran to zero, which the data do not prefer clearly to the chain's value.
        null: the null vector, changes of this parameter (1) and the others that together leave the data as they are.
    """

    name: str
    others: tuple[str, ...]
    collapsed: bool = False
    null: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True, eq=False)
class Solution:
    """Estimates of the parameters that are not held.

    Attributes:
        names: f of them.
        values: (f,).
        covariance: (f, f), for residuals of standard deviation 1.
        condition: of the scaled design.
        chi2: sum of squared residuals.
        held: what the data leave open.
        settled: False where the iteration ended without a minimum.
        bound: names of the parameters that ended at one of their bounds.
        iterations: points at which the problem was linearised.
    """

    names: tuple[str, ...]
    values: Array
    covariance: Array
    condition: float
    chi2: float
    held: tuple[Dependence, ...]
    settled: bool
    bound: tuple[str, ...] = ()
    iterations: int = 0


def triangle(J: Array, r: Array, before: Array | None = None) -> Array:
    """T (p + 1, p + 1) of rows [J | r], complex rows as two real ones, and of the rows behind an earlier T."""
    rows = np.concatenate([J, r[:, None]], axis=1)
    if np.iscomplexobj(rows):
        rows = np.concatenate([rows.real, rows.imag])
    if before is not None:
        rows = np.concatenate([before, rows])
    count = rows.shape[1]
    if len(rows) < count:
        rows = np.concatenate([rows, np.zeros((count - len(rows), count))])
    return np.asarray(np.linalg.qr(rows, mode="r"))


def dependences(
    T: Array, scale: Array, names: Sequence[str], rank: float = RANK, least: float = RANK, whole: float | None = None
) -> tuple[Dependence, ...]:
    """The parameters that depend on those named before them, by orthogonalisation in their order.

    Args:
        T: (p + 1, p + 1) triangular factor of [J | r].
        scale: (p,) magnitudes that matter.
        names: of the parameters.
        rank: share of a column, left after those before it, that is none.
        least: size of a column, over `whole`, that is none; `whole` is the largest column where it is not given.
    """
    design = T[:-1, :-1] * scale
    size = np.linalg.norm(design, axis=0)
    largest = float(size.max(initial=0.0)) if whole is None else whole
    kept: list[int] = []
    found = []
    for k, name in enumerate(names):
        if size[k] <= least * largest:
            found.append(Dependence(name, (), null=((name, 1.0),)))
            continue
        column = design[:, k] / size[k]
        basis = design[:, kept] / size[kept]
        weights = np.linalg.lstsq(basis, column, rcond=None)[0] if kept else np.zeros(0)
        if np.linalg.norm(column - basis @ weights) > rank:
            kept.append(k)
            continue
        unit = size[k] / scale[k]  # by a change of 1 of this parameter
        tied = {names[j]: -w * unit * scale[j] / size[j] for j, w in zip(kept, weights, strict=True) if abs(w) > SHARE}
        null = ((name, 1.0), *((other, float(change)) for other, change in tied.items()))
        found.append(Dependence(name, tuple(tied), null=null))
    return tuple(found)


def solve(
    problem: Problem,
    names: Sequence[str],
    start: Array,
    *,
    largest: float = np.inf,
    held: tuple[Dependence, ...] | None = None,
    rank: float = RANK,
    least: float = RANK,
    bounds: tuple[Array, Array] | None = None,
    loss: LossName = "linear",
    loss_scale: float = 1.0,
    margins: Sequence[tuple[int, int]] = (),
) -> Solution:
    """The least-squares estimates, from a start near them.

    Args:
        problem: see `Problem`.
        names: of the p parameters; of those that cannot be told apart, the first are estimated.
        start: (p,).
        largest: half the width of the boxes, over each parameter's magnitude; below one, signs stay. A start of zero
            has no magnitude, and no box.
        held: the parameters that stay at the start; None finds those that depend on others there.
        rank: share of a column below which it depends on others, above the error of the derivatives.
        least: share of the largest column below which a column is none, likewise.
        bounds: lower and upper (p,), between which the start lies.
        loss, loss_scale: see `scipy.optimize.least_squares`, whose `f_scale` the second is; another loss than the
            squares needs a problem that gives rows, not their factor.
        margins: pairs of positions, the first value never below the second. Steps are taken in the difference, which is
            bounded, so that they follow the edge where one lies; a first value with bounds of its own is left out.

    Raises:
        IdentificationError: no parameter has an effect on the data; the residuals are not finite at the start.
    """
    values = np.array(start, dtype=np.float64)
    T = problem(values)
    lower, upper = (np.full(len(values), -np.inf), np.full(len(values), np.inf)) if bounds is None else bounds
    if not np.isfinite(T).all():
        raise IdentificationError("the chain's own values give residuals that are not finite: an undamped resonance?")
    scale = _scale(values)
    held = dependences(triangle(T[:, :-1], T[:, -1]), scale, names, rank, least) if held is None else held
    free = np.array([k for k, name in enumerate(names) if name not in {d.name for d in held}], dtype=np.intp)
    if not len(free):
        raise IdentificationError(f"none of the parameters {', '.join(names)} has an effect on these data")
    scale, known = scale[free], dict[bytes, Array]()

    def factor(x: Array) -> Array:
        """The factor at x, the free parameters over their scales; the last one is kept."""
        key = x.tobytes()
        if key not in known:
            values[free] = x * scale
            known.clear()
            known[key] = problem(values)
        return known[key]

    def residuals(x: Array) -> Array:
        return np.asarray(factor(x)[:, -1])

    def slopes(x: Array) -> Array:
        return np.asarray(factor(x)[:, free] * scale)

    x, settled, iterations = values[free] / scale, False, 0
    lower, upper = lower[free] / scale, upper[free] / scale
    A = np.eye(len(free))  # values over their scales by what steps are taken in
    for larger, smaller in margins:
        k, i = (list(free).index(place) if place in free else -1 for place in (larger, smaller))
        if k >= 0 and i >= 0 and not np.isfinite([lower[k], upper[k]]).any() and np.isinf(largest):
            A[k, i], lower[k] = scale[i] / scale[k], EDGE
    y = np.clip(np.linalg.solve(A, x), lower, upper)
    if not np.array_equal(A @ y, x):
        values[free] = (A @ y) * scale
        T = problem(values)
    known[(A @ y).tobytes()] = T

    def steps(y: Array) -> Array:
        return residuals(A @ y)

    def turned(y: Array) -> Array:
        return np.asarray(slopes(A @ y) @ A)

    for _ in range(BOXES):
        size = np.full(len(y), np.inf)
        np.multiply(largest, np.abs(y), out=size, where=start[free] != 0.0)
        found = least_squares(
            steps, y, turned, (np.maximum(y - size, lower), np.minimum(y + size, upper)), method="dogbox",
            x_scale="jac", ftol=SUMS, xtol=SETTLED, gtol=None, max_nfev=ITERATIONS, loss=loss, f_scale=loss_scale,
        )  # fmt: skip
        y, settled, iterations = found.x, found.status > 0, iterations + int(found.njev or 0)
        bound = (y <= lower) | (y >= upper)
        if not np.any(found.active_mask.astype(bool) & ~bound):
            break
    x = A @ y
    T, values[free] = factor(x), x * scale
    chi2 = float(np.sum(np.square(T[:, -1])))
    scale = _scale(values)[free]
    covariance, condition = _uncertainty(triangle(T[:, :-1], T[:, -1])[:-1, free] * scale, scale)
    ended = tuple(names[k] for k, there in zip(free, bound, strict=True) if there)
    found_names = tuple(names[k] for k in free)
    return Solution(found_names, values[free], covariance, condition, chi2, held, settled, ended, iterations)


def _uncertainty(R: Array, scale: Array) -> tuple[Array, float]:
    """Covariance of values of these scales, and condition, from the triangular factor of their scaled slopes."""
    left = np.linalg.svd(R, full_matrices=False)
    inverse = left[2].T / np.maximum(left[1], np.finfo(float).tiny)
    with np.errstate(over="ignore", invalid="ignore"):  # infinite where nothing is determined
        covariance = inverse @ inverse.T * np.outer(scale, scale)
    return covariance, float(left[1][0] / left[1][-1]) if left[1][-1] > 0.0 else np.inf


def _scale(values: Array) -> Array:
    return np.where(values == 0.0, 1.0, np.abs(values))
