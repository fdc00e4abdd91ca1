"""Responses as sums over modes, fitted to measured ones with errors weighed by their noise.

With omega_r, zeta_r of mode r, and s = i omega,

    H(omega) = s^j (sum_r (A_r + s B_r)/(omega_r^2 - omega^2 + 2 i zeta_r omega_r omega) + U + L/s^2)

where j is 0, 1, 2 for displacement, velocity and acceleration. Real modes have B = 0 (Behi 1985, 5.17 to 5.19); U and L
stand for modes above and below the band. A, B, U and L are linear: they are eliminated, and the frequencies and
dampings are found by Gauss and Newton's method on what remains (variable projection: Golub and Pereyra 1973, with
Kaufman's derivative), with Levenberg and Marquardt's damping. A fit may bound the damping ratios from below: those at
their bound stay there as long as a smaller one would lower the sum.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symgen.arrays import Array

__all__ = ["UNDAMPED", "Form", "PartialFractions", "fit_partial_fractions"]


ITERATIONS = 60

SETTLED = 1e-10
"""Relative decrease of the sum of squares below which the iteration ends."""

BELOW_NOISE = 1e-10
"""Mean square of weighted residuals below which nothing is left to fit."""

MOVED = 1e-7
"""Largest relative step of a frequency, or step of a damping ratio, at the end."""

TRIES = 6
"""Steps of growing damping that are tried for one that lowers the sum."""

UNDAMPED = 1e-6
"""Damping ratio that is taken for one that noise would make zero or negative: no structure has less."""

BLOCK = 2_000_000
"""Products of columns that are there at once."""

RIDGE = 1e-14
"""Relative to the diagonal of a normal matrix: keeps repeated modes apart from division by zero."""


@dataclass(frozen=True, slots=True)
class Form:
    """Terms of the sum.

    Attributes:
        complex_modes: B is free; with real modes it is zero.
        residuals: U and L are free.
    """

    complex_modes: bool = True
    residuals: bool = True

    def coefficients(self, modes: int) -> int:
        """Linear coefficients of each response."""
        return modes * (2 if self.complex_modes else 1) + (2 if self.residuals else 0)


@dataclass(frozen=True, eq=False)
class PartialFractions:
    """A fitted sum over r modes.

    Attributes:
        omega: (r,) natural frequencies, rad/s, rising.
        zeta: (r,) damping ratios.
        A: (r, k).
        B: (r, k), zeros of real modes.
        rest: (2, k) U and L.
        covariance: (2 r, 2 r) of ln omega and zeta, for standard deviations as the weights state them.
        weight_of_modes: (r,) decrease of chi2 by each mode: A' Cov(A)^-1 A, summed over the responses.
        chi2: weighted sum of squared residuals, real and imaginary parts.
        data: numbers that were fitted, real and imaginary parts apart.
        form: the terms.
        settled: False where the iteration ended without a minimum.
    """

    omega: Array
    zeta: Array
    A: Array
    B: Array
    rest: Array
    covariance: Array
    weight_of_modes: Array
    chi2: float
    data: int
    form: Form
    settled: bool

    @property
    def parameters(self) -> int:
        """Frequencies, dampings and linear coefficients."""
        return int(2 * len(self.omega) + self.A.shape[1] * self.form.coefficients(len(self.omega)))

    @property
    def criterion(self) -> float:
        """Bayes' information criterion, with the level of the noise unknown; smaller is better."""
        return float(self.data * np.log(self.chi2 / self.data + 1e-2) + self.parameters * np.log(self.data))

    def at(self, omega: Array, power: int) -> Array:
        """(s, k) the sum at frequencies in rad/s, times s^power."""
        s = 1j * np.asarray(omega, dtype=np.float64)[:, None]
        gains = 1.0 / (np.square(s) + 2.0 * self.zeta * self.omega * s + np.square(self.omega))
        total = gains @ self.A + (s * gains) @ self.B + self.rest[0]
        if np.any(self.rest[1]):
            total = total + self.rest[1] / np.square(s)
        return np.asarray(total * s**power)


def fit_partial_fractions(
    omega: Array,
    H: Array,
    weights: Array,
    power: int,
    start: tuple[Array, Array],
    form: Form,
    *,
    settled_at: float = SETTLED,
    iterations: int = ITERATIONS,
    least: float = -np.inf,
) -> PartialFractions:
    """The sum over modes that fits best.

    Args:
        omega: (s,) frequencies of the lines, rad/s, above zero.
        H: (s, k) responses.
        weights: (s, k) one over the standard deviation of the real, and of the imaginary part.
        power: j above.
        start: (r,) frequencies in rad/s and (r,) damping ratios near the answer.
        form: the terms.
        settled_at: relative decrease of the sum of squares below which the iteration ends.
        iterations: at most.
        least: bound of the damping ratios.
    """
    problem = _Problem(omega, H, np.square(weights), power, form)
    frequency, zeta = (np.array(values, dtype=np.float64) for values in start)
    zeta = np.maximum(zeta, least)
    state = problem.at(frequency, zeta)
    damping, settled = 1e-3, False
    for _ in range(iterations):
        if state.chi2 <= BELOW_NOISE * 2 * H.size:
            settled = True
            break
        scale = np.sqrt(np.maximum(np.diag(state.normal), np.finfo(float).tiny))
        scaled = state.normal / np.outer(scale, scale)
        accepted = False
        for _ in range(TRIES):
            r = len(frequency)
            free = np.concatenate([np.ones(r, bool), (zeta > least) | (state.gradient[r:] > 0.0)])
            step = np.zeros(2 * r)
            damped = (scaled + damping * np.eye(2 * r))[np.ix_(free, free)]
            step[free] = np.linalg.solve(damped, (state.gradient / scale)[free]) / scale[free]
            size = max(1.0, 2.0 * float(np.max(np.abs(step[:r]), initial=0.0)))
            step = step / size
            step[r:] = np.maximum(zeta + step[r:], least) - zeta
            with np.errstate(over="ignore", invalid="ignore"):  # a step that is much too long is not accepted
                tried = problem.at(frequency * np.exp(step[:r]), zeta + step[r:])
            if tried.chi2 <= state.chi2:
                accepted = True
                break
            damping *= 10.0
        if not accepted:
            settled = True  # no direction is left that lowers the sum
            break
        gain = state.chi2 - tried.chi2
        frequency, zeta = frequency * np.exp(step[:r]), zeta + step[r:]
        moved = float(np.max(np.abs(step), initial=0.0))
        small = gain <= settled_at * state.chi2 and (moved < MOVED or settled_at > SETTLED)
        state, damping = tried, max(damping * 0.1, 1e-12)
        if small:
            settled = True
            break
    return problem.result(frequency, zeta, state, settled)


@dataclass(frozen=True, eq=False, slots=True)
class _State:
    """Linear coefficients at given frequencies and dampings, and the normal equations of a step."""

    coefficients: Array  # (k, c)
    gram: Array  # (k, c, c)
    normal: Array  # (2 r, 2 r)
    gradient: Array  # (2 r,), downhill
    chi2: float


class _Problem:
    def __init__(self, omega: Array, H: Array, squares: Array, power: int, form: Form) -> None:
        self.s = 1j * omega
        self.H, self.squares, self.form = H, squares, form
        self.factor = self.s**power

    def basis(self, frequency: Array, zeta: Array) -> tuple[Array, Array]:
        """(s, c) columns of the linear coefficients, and (s, 2 r g) derivatives of the first, g of each mode."""
        s, own = self.s[:, None], self.factor[:, None]
        gains = own / (np.square(s) + 2.0 * zeta * frequency * s + np.square(frequency))
        by_frequency = -gains * gains / own * (2.0 * np.square(frequency) + 2.0 * zeta * frequency * s)
        by_zeta = -gains * gains / own * (2.0 * frequency * s)
        columns, slopes = [gains], [by_frequency, by_zeta]
        if self.form.complex_modes:
            columns.append(s * gains / abs(self.s[-1]))
            slopes = [by_frequency, s * by_frequency / abs(self.s[-1]), by_zeta, s * by_zeta / abs(self.s[-1])]
        if self.form.residuals:
            columns += [own, own * (abs(self.s[0]) / s) ** 2]
        return np.concatenate(columns, axis=1), np.concatenate(slopes, axis=1)

    def at(self, frequency: Array, zeta: Array) -> _State:
        columns, slopes = self.basis(frequency, zeta)
        c, r = columns.shape[1], len(frequency)
        whole = np.concatenate([columns, slopes], axis=1)
        size = np.linalg.norm(whole, axis=0)
        whole = whole / size
        gram = self._gram(whole)  # (k, c + d, c + d)
        inner = gram[:, :c, :c]
        ridged = inner + RIDGE * np.eye(c) * np.trace(inner, axis1=1, axis2=2)[:, None, None]
        right = self._project(whole[:, :c], self.H)
        solved = np.linalg.solve(ridged, right[:, :, None])[:, :, 0]
        residual = self.H - whole[:, :c] @ solved.T
        solved = solved + np.linalg.solve(ridged, self._project(whole[:, :c], residual)[:, :, None])[:, :, 0]
        residual = self.H - whole[:, :c] @ solved.T
        chi2 = float(np.sum(self.squares * np.square(np.abs(residual))))
        # Kaufman: the step's design is what the slopes leave after the columns
        cross = gram[:, :c, c:]
        left = gram[:, c:, c:] - np.swapaxes(cross, 1, 2) @ np.linalg.solve(ridged, cross)
        down = self._project(whole[:, c:], residual)  # (k, d)
        groups = 2 if self.form.complex_modes else 1
        ratio = size[c:].reshape(2, groups, r) / size[: groups * r].reshape(groups, r)
        weight = np.tile(solved[:, : groups * r], (1, 2)) * ratio.reshape(-1)
        left = left * weight[:, :, None] * weight[:, None, :]
        left = left.sum(axis=0).reshape(2, groups, r, 2, groups, r).sum(axis=(1, 4)).reshape(2 * r, 2 * r)
        gradient = (down * weight).sum(axis=0).reshape(2, groups, r).sum(axis=1).reshape(2 * r)
        scale = size[:c]
        return _State(solved / scale, gram[:, :c, :c] * np.outer(scale, scale), left, gradient, chi2)

    def _gram(self, whole: Array) -> Array:
        """(k, c, c) of weighted inner products, one matrix product for all responses."""
        c = whole.shape[1]
        rows, columns = np.triu_indices(c)
        size = max(1, BLOCK // len(rows))
        found = np.zeros((self.H.shape[1], len(rows)))
        for first in range(0, len(whole), size):
            part = whole[first : first + size]
            found += self.squares[first : first + size].T @ (part[:, rows].conj() * part[:, columns]).real
        gram = np.empty((found.shape[0], c, c))
        gram[:, rows, columns] = found
        gram[:, columns, rows] = found
        return gram

    def _project(self, columns: Array, values: Array) -> Array:
        """(k, c) weighted inner products of columns (s, c) with values (s, k)."""
        return np.asarray(((self.squares * values).T @ columns.conj()).real)

    def result(self, frequency: Array, zeta: Array, state: _State, settled: bool) -> PartialFractions:
        order, r = np.argsort(frequency), len(frequency)
        both = np.concatenate([order, order + r])
        scale = np.sqrt(np.maximum(np.diag(state.normal), np.finfo(float).tiny))
        covariance = np.linalg.pinv(state.normal / np.outer(scale, scale), hermitian=True) / np.outer(scale, scale)
        c, k = state.coefficients, len(state.coefficients)
        A, B, rest = c[:, :r].T, np.zeros((r, k)), np.zeros((2, k))
        if self.form.complex_modes:
            B = c[:, r : 2 * r].T / abs(self.s[-1])
        if self.form.residuals:
            rest = np.stack([c[:, -2], c[:, -1] * abs(self.s[0]) ** 2])
        return PartialFractions(
            frequency[order],
            zeta[order],
            A[order],
            B[order],
            rest,
            covariance[np.ix_(both, both)],
            self._weights(state, r)[order],
            state.chi2,
            2 * self.H.size,
            self.form,
            settled,
        )

    def _weights(self, state: _State, r: int) -> Array:
        """(r,) c_r' Cov(c_r)^-1 c_r, summed over the responses."""
        found = np.zeros(r)
        for gram, c in zip(state.gram, state.coefficients, strict=True):
            scale = np.sqrt(np.maximum(np.diag(gram), np.finfo(float).tiny))
            inverse = np.linalg.pinv(gram / np.outer(scale, scale), hermitian=True)
            for mode in range(r):
                own = [mode, mode + r] if self.form.complex_modes else [mode]
                block = np.linalg.pinv(inverse[np.ix_(own, own)], hermitian=True)
                scaled = c[own] * scale[own]
                found[mode] += float(scaled @ block @ scaled)
        return found
