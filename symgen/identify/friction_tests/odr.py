"""Orthogonal distance regression: least squares with errors in the load as well as in the torque.

By ODRPACK95 (Zwolak, Boggs and Watson 2007, ACM Transactions on Mathematical Software 33, article 27).
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from symgen.arrays import Array
from symgen.errors import IdentificationError

__all__ = ["Distances", "load_slopes", "orthogonal_distance", "parameter_slopes"]

STEP = 1e-30
"""Complex step."""

POLISH, NEAR = 6, 1e-3
"""Steps after ODRPACK's, whose sums of squares no longer fall; farther steps are not taken."""


@dataclass(frozen=True, eq=False)
class Distances:
    """Values (p,), their covariance (p, p), errors (m,) of the torque and of the load."""

    values: Array
    covariance: Array
    residuals: Array
    delta: Array
    chi2: float


def orthogonal_distance(
    function: Callable[[Array, Array], Array],
    load: Array,
    torque: Array,
    start: Array,
    load_noise: float,
    torque_noise: float,
    bounds: tuple[Array, Array] | None = None,
) -> Distances:
    """Parameters that minimise the weighted sum of squared errors in both.

    Args:
        function: torque (m,) of load (m,) and parameters (p,); continues to complex numbers.
        start: (p,).
        load_noise, torque_noise: standard deviations.
        bounds: of the parameters.

    Raises:
        IdentificationError: odrpack is not installed, or it finds no minimum.
    """
    try:
        odrpack = importlib.import_module("odrpack")
    except ImportError as missing:
        raise IdentificationError("errors in variables need odrpack: pip install 'symgen[identify]'") from missing
    # in standard deviations, with parameters that all change the torque as much: ODRPACK minds their scales
    size = np.linalg.norm(parameter_slopes(function, load, start), axis=0) / torque_noise
    size = np.where(size > 0.0, size, 1.0)

    def scaled(x: Array, beta: Array) -> Array:
        return function(x * load_noise, beta / size) / torque_noise

    found = odrpack.odr_fit(
        lambda x, beta: np.real(scaled(x, beta)), load / load_noise, torque / torque_noise, start * size,
        bounds=None if bounds is None else (bounds[0] * size, bounds[1] * size),
        jac_beta=lambda x, beta: parameter_slopes(scaled, x, beta).T,
        jac_x=lambda x, beta: load_slopes(scaled, x, beta),
        maxit=500, sstol=1e-15, partol=1e-15,
    )  # fmt: skip
    if not np.all(np.isfinite(found.beta)) or found.info >= 10000:
        raise IdentificationError(f"errors in variables: no minimum was found: {found.stopreason:.200}")
    beta = np.asarray(found.beta, dtype=np.float64) / size
    inner = np.ones(len(beta), dtype=bool)
    if bounds is not None:
        inner = (beta > bounds[0]) & (beta < bounds[1])
    beta, delta = _polished(
        function, load, torque, beta, np.asarray(found.delta) * load_noise, inner, load_noise, torque_noise
    )
    residuals = torque - np.real(function(load + delta, beta))
    chi2 = float(np.sum((residuals / torque_noise) ** 2) + np.sum((delta / load_noise) ** 2))
    # found.cov_beta belongs to weights of one over the variances, which are known: there is no further factor
    return Distances(beta, np.asarray(found.cov_beta) / np.outer(size, size), residuals, delta, chi2)


def _polished(
    function: Callable[[Array, Array], Array], load: Array, torque: Array, beta: Array, delta: Array,
    inner: NDArray[np.bool_], load_noise: float, torque_noise: float,
) -> tuple[Array, Array]:  # fmt: skip
    """The minimum to rounding, where sums of squares no longer tell: Britt and Luecke 1973, Technometrics 15."""
    if not inner.any():
        return beta, delta
    for _ in range(POLISH):
        x = load + delta
        slope, J = load_slopes(function, x, beta), parameter_slopes(function, x, beta)[:, inner]
        rest = torque - np.real(function(x, beta)) + slope * delta
        weight = 1.0 / (torque_noise**2 + (slope * load_noise) ** 2)
        root = np.sqrt(weight)
        step = np.linalg.lstsq(root[:, None] * J, root * rest, rcond=None)[0]
        if not np.all(np.abs(step) <= NEAR * (np.abs(beta[inner]) + np.max(np.abs(beta)))):
            break
        beta = beta.copy()
        beta[inner] += step
        delta = weight * load_noise**2 * slope * (rest - J @ step)
    return beta, delta


def parameter_slopes(function: Callable[[Array, Array], Array], x: Array, beta: Array) -> Array:
    """Derivatives (m, p) by the parameters."""
    return np.stack([np.imag(function(x, _shifted(beta, k))) / STEP for k in range(len(beta))], axis=1)


def load_slopes(function: Callable[[Array, Array], Array], x: Array, beta: Array) -> Array:
    """Derivatives (m,) by the load."""
    return np.asarray(np.imag(function(x + 1j * STEP, beta)) / STEP)


def _shifted(beta: Array, k: int) -> Array:
    moved = np.asarray(beta, dtype=np.complex128).copy()
    moved[k] += 1j * STEP
    return moved
