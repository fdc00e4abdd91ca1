"""The parameters of a joint's law by least squares: plain, robust, or with errors in the load.

A start is found on a grid of Stribeck velocities and preloads, on which the rest is a linear problem; then Newton's
method in a trust region goes on (`scipy.optimize.least_squares`). Robust fits use Huber's loss at 1.345 standard
deviations of the noise, by the median of the residuals where it is not known (Huber 1981). Standard errors are those of
an M-estimator, H^-1 B H^-1.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import least_squares, lsq_linear

from symgen.arrays import Array
from symgen.errors import IdentificationError
from symgen.identify.friction_tests.law import TERMS, Shape, undirected
from symgen.identify.friction_tests.odr import orthogonal_distance
from symgen.identify.friction_tests.points import Points
from symgen.identify.friction_tests.undetermined import Gap, determined
from symgen.reference.friction_law import Levels

__all__ = ["Fit", "fit_law"]

HUBER = 1.345
"""Corner of Huber's loss, in standard deviations: 95 % efficiency for normal noise."""

MAD = 0.6744897501960817
"""Median of |x| of a standard normal x."""

GRID = 12
"""Stribeck velocities that are tried; preloads likewise."""

MOST = 2000
"""Points on which starts are compared."""

EDGE = 1e-12
"""A value below its bound plus this is at the bound."""

NEEDED = 14.0
"""Least gain in chi2 by a preload or Stribeck's curve: two parameters without meaning gain more in one of 1000 fits."""

EXACT = 1e-9
"""Noise is at least this share of the largest residual."""

ITERATED = 4
"""Linear problems in a row at each start: levels on the load's side are multiplied by losses."""


@dataclass(frozen=True, eq=False)
class Fit:
    """Parameters of one joint's law.

    Attributes:
        shape: of the law; its free parameters are `names`.
        values: (p,).
        covariance: (p, p); NaN in rows of values at a bound.
        residuals: (m,) of the torque.
        noise: standard deviation of the torque, given or from the residuals.
        chi2, degrees_of_freedom: of the fit.
        condition: of the scaled Jacobian.
        gaps: parameters that the points do not determine.
        robust: Huber's loss was used.
        outliers: (m,) true for points beyond four standard deviations.
    """

    shape: Shape
    values: Array
    covariance: Array
    residuals: Array
    noise: float
    chi2: float
    degrees_of_freedom: int
    condition: float
    gaps: tuple[Gap, ...]
    robust: bool
    outliers: NDArray[np.bool_]

    @property
    def names(self) -> tuple[str, ...]:
        """Of the fitted parameters."""
        return self.shape.free

    @property
    def preload(self) -> float:
        """Of the law: fitted, or known."""
        fitted, drive = self.value("preload"), self.shape.base.drive
        return fitted if fitted is not None else 0.0 if drive is None else drive.preload

    def value(self, name: str) -> float | None:
        """A fitted value; None where it was not fitted."""
        return float(self.values[self.names.index(name)]) if name in self.names else None


def fit_law(shape: Shape, points: Points, robust: bool | None = None, errors_in_variables: bool = False) -> Fit:
    """The free parameters of a law.

    Args:
        shape: the law; parameters that the points do not determine are taken out, and have the chain's values.
        robust: Huber's loss; None takes it for Stribeck's curve and preloads, not for lines.
        errors_in_variables: by orthogonal distances, plain.

    Raises:
        IdentificationError: fewer points than parameters.
    """
    wanted = len(shape.free)
    if len(points) <= wanted:
        raise IdentificationError(
            f"{shape.joint.name}: {len(points)} points for {wanted} parameters ({', '.join(shape.free)}): more points "
            "at other loads, rates and directions are needed, or fewer terms"
        )
    if robust is None:
        robust = not errors_in_variables and bool({"velocity", "preload"} & set(shape.free))
    found = _fitted(shape, points, (), robust, errors_in_variables)
    for term in ("preload", "stribeck"):
        names = [name for name in found.names if undirected(name) in TERMS[term]]
        if not names:
            continue
        plain = _fitted(_without(found.shape, names), points, found.gaps, robust, errors_in_variables)
        gain = _cost(plain, found.noise, errors_in_variables) - _cost(found, found.noise, errors_in_variables)
        if gain < NEEDED:
            found = replace(plain, gaps=(*plain.gaps, *(Gap(name, (), needless=True) for name in names)))
    return found


def _fitted(shape: Shape, points: Points, gaps: tuple[Gap, ...], robust: bool, errors_in_variables: bool) -> Fit:
    """The fit of those parameters that the points determine, at the start and at the minimum."""
    found: Fit | None
    values, found = _start(shape, points), None
    while True:
        kept, more, condition = determined(shape, values, points)
        if found is not None and not more:
            return replace(found, condition=condition)
        gaps = (*gaps, *more)
        shape = replace(shape, free=tuple(shape.free[k] for k in kept))
        if not shape.free:
            return _nothing(shape, points, gaps)
        start = _start(shape, points) if more else values
        if errors_in_variables:
            found = _orthogonal(shape, points, start, gaps, condition)
        else:
            found = _least_squares(shape, points, start, gaps, condition, robust)
        values = found.values


def _nothing(shape: Shape, points: Points, gaps: tuple[Gap, ...]) -> Fit:
    """No parameter is determined."""
    rest = points.torque - shape.torque(np.zeros(0), points)
    flags = np.zeros(len(points), dtype=bool)
    return Fit(
        shape, np.zeros(0), np.zeros((0, 0)), rest, _deviation(rest), np.nan, len(points), 1.0, gaps, False, flags
    )


def _cost(fit: Fit, noise: float, errors_in_variables: bool) -> float:
    """Twice the loss in units of the noise; the sum of squares for a plain fit."""
    if errors_in_variables:
        return fit.chi2
    r = np.abs(fit.residuals) / max(noise, EXACT * float(np.max(np.abs(fit.residuals), initial=0.0)), 1e-300)
    if not fit.robust:
        return float(r @ r)
    return float(np.sum(np.where(r <= HUBER, r**2, 2.0 * HUBER * r - HUBER**2)))


def _without(shape: Shape, names: list[str]) -> Shape:
    """The law without a preload, or without Stribeck's curve."""
    shape = replace(shape, free=tuple(name for name in shape.free if name not in names))
    drive = shape.base.drive
    assert drive is not None
    if "preload" in names:
        return replace(shape, base=replace(shape.base, drive=replace(drive, preload=0.0)))
    if shape.side == "joint":
        return replace(shape, base=replace(shape.base, levels=_flat(shape.base.levels)))
    return replace(shape, base=replace(shape.base, drive=replace(drive, motor=_flat(drive.motor))))


def _flat(levels: Levels) -> Levels:
    back = None if levels.backward is None else _flat(levels.backward)
    return replace(levels, static=levels.coulomb, velocity=None, backward=back)


def _least_squares(
    shape: Shape, points: Points, start: Array, gaps: tuple[Gap, ...], condition: float, robust: bool
) -> Fit:
    low, high = _bounds(shape)

    def residuals(values: Array) -> Array:
        return shape.torque(values, points) - points.torque

    def slopes(values: Array) -> Array:
        return shape.slopes(values, points)

    known = points.torque_noise if points.load_noise is None else None  # a noisy load adds to the residuals
    noise = known or _deviation(residuals(start))
    scale = max(noise, 1e-12 * float(np.max(np.abs(points.torque), initial=0.0)), 1e-300)
    tight = 1e-15
    values = start
    for _ in range(2 if robust and known is None else 1):
        found = least_squares(
            residuals, np.clip(values, low, high), slopes, (low, high),
            x_scale="jac", loss="huber" if robust else "linear", f_scale=HUBER * scale, ftol=tight, xtol=tight,
            gtol=tight, max_nfev=500,
        )  # fmt: skip
        values = found.x
        if robust and known is None:
            scale = max(_deviation(residuals(values)), 1e-12 * float(np.max(np.abs(points.torque))), 1e-300)
    inner = values > np.where(np.isfinite(low), low + EDGE, low)
    values = np.where(inner, values, low)
    J = shape.slopes(values, points)
    r = residuals(values)
    if not robust:
        values[inner] -= np.linalg.lstsq(J[:, inner], r, rcond=None)[0]  # what the trust region left
        r, J = residuals(values), shape.slopes(values, points)
    freedom = len(points) - int(inner.sum())
    if known is None:
        noise = scale if robust else float(np.sqrt(r @ r / max(freedom, 1)))
    else:
        noise = known
    covariance = np.full((len(values), len(values)), np.nan)
    covariance[np.ix_(inner, inner)] = _sandwich(J[:, inner], r, noise, HUBER if robust else np.inf)
    chi2 = float(np.sum((r / noise) ** 2)) if noise > 0.0 else 0.0
    far = np.abs(r) > 4.0 * max(_deviation(r), 1e-300)
    return Fit(
        shape, values, covariance, -r, noise, chi2, freedom, condition, gaps, robust, far & (noise > 0.0)
    )  # fmt: skip


def _sandwich(J: Array, r: Array, noise: float, corner: float) -> Array:
    """Covariance of an M-estimator with Huber's loss; s^2 (J'J)^-1 for an infinite corner."""
    if not J.shape[1]:
        return np.zeros((0, 0))
    size = np.linalg.norm(J, axis=0)
    size = np.where(size > 0.0, size, 1.0)
    scaled = J / size
    near = np.abs(r) <= corner * noise if noise > 0.0 else np.ones(len(r), dtype=bool)
    H = scaled[near].T @ scaled[near]
    inverse = np.linalg.pinv(H, hermitian=True)
    if np.isinf(corner):
        middle = noise**2 * H
    else:
        pull = np.clip(r, -corner * noise, corner * noise)
        middle = (scaled * pull[:, None] ** 2).T @ scaled
    return np.asarray(inverse @ middle @ inverse / np.outer(size, size))


def _orthogonal(shape: Shape, points: Points, start: Array, gaps: tuple[Gap, ...], condition: float) -> Fit:
    assert points.load_noise is not None
    assert points.torque_noise is not None
    low, high = _bounds(shape)
    found = orthogonal_distance(
        lambda load, values: shape.torque(values, points, load), points.load, points.torque, np.clip(start, low, high),
        points.load_noise, points.torque_noise, (low, high),
    )  # fmt: skip
    inner = (found.values > low) & (found.values < high)
    covariance = np.where(np.outer(inner, inner), found.covariance, np.nan)
    freedom = len(points) - int(inner.sum())
    far = np.sqrt((found.residuals / points.torque_noise) ** 2 + (found.delta / points.load_noise) ** 2) > 4.0
    return Fit(
        shape, found.values, covariance, found.residuals, points.torque_noise, found.chi2, freedom, condition, gaps,
        False, far,
    )  # fmt: skip


def _bounds(shape: Shape) -> tuple[Array, Array]:
    """Levels, losses and preloads are not negative; a Stribeck velocity is positive; offsets are free."""
    low = np.array([-np.inf if name == "offset" else 0.0 for name in shape.free])
    return low, np.full(len(low), np.inf)


def _deviation(residuals: Array) -> float:
    """Standard deviation by the median."""
    return float(np.median(np.abs(residuals))) / MAD if len(residuals) else 0.0


def _start(shape: Shape, points: Points) -> Array:
    """The best start on a grid."""
    some = points if len(points) <= MOST else _thinned(points)
    best, least = np.zeros(len(shape.free)), np.inf
    low, high = _bounds(shape)
    for velocity in _velocities(shape, some):
        for preload in _preloads(shape, some):
            values = np.array([shape.initial(name) for name in shape.free])
            fixed = np.zeros(len(values), dtype=bool)
            for name, value in (("velocity", velocity), ("preload", preload)):
                if name in shape.free:
                    k = shape.free.index(name)
                    values[k], fixed[k] = value, True
            for _ in range(ITERATED if shape.side == "joint" else 2):
                J = shape.slopes(values, some)[:, ~fixed]
                rest = some.torque - shape.torque(values, some) + J @ values[~fixed]
                size = np.linalg.norm(J, axis=0)
                size = np.where(size > 0.0, size, 1.0)
                if J.shape[1]:
                    found = lsq_linear(J / size, rest, (low[~fixed], high[~fixed]), method="bvls")
                    values[~fixed] = found.x / size
            error = float(np.median(np.abs(some.torque - shape.torque(values, some))))
            if error < least:
                best, least = values, error
    return best


def _thinned(points: Points) -> Points:
    return points.taken(np.unique(np.linspace(0, len(points) - 1, MOST).astype(int)))


def _velocities(shape: Shape, points: Points) -> list[float]:
    if "velocity" not in shape.free:
        return [0.0]
    size = abs(shape.ratio) if shape.side == "motor" else 1.0
    speeds = np.abs(points.rate) * size
    speeds = speeds[speeds > 0.0]
    if not len(speeds):
        return [1.0]
    return [float(x) for x in np.geomspace(0.5 * float(np.min(speeds)), float(np.max(speeds)), GRID)]


def _preloads(shape: Shape, points: Points) -> list[float]:
    if "preload" not in shape.free:
        return [0.0]
    loads = np.abs(points.load)
    return [float(x) for x in np.unique(np.quantile(loads, np.linspace(0.0, 1.0, GRID + 2)[1:-1]))]
