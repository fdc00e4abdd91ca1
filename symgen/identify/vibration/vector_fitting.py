"""Poles common to measured responses, by vector fitting (Gustavsen and Semlyen 1999; Deschrijver and others 2008).

All responses get the same denominator. With poles p_r of the last iteration, a weighted linear problem

    H_k(s) (1 + sum_r c_r phi_r(s)) = sum_r c_kr phi_r(s) + d_k

is solved for all responses at once; the zeros of the bracket are the next poles. The iteration needs no starting values
near the truth, but noise shifts its limit: `refine` follows.
"""

from __future__ import annotations

import numpy as np

from symgen.arrays import Array

__all__ = ["starting_poles", "vector_fit"]


ITERATIONS = 12

SETTLED = 1e-4
"""Relative change of the poles below which the iteration ends."""

NEARLY_CRITICAL = 0.99
"""Damping ratio given to a pair of real poles."""


def starting_poles(omega: Array, count: int) -> Array:
    """(count,) lightly damped poles above the real axis, evenly spaced among the lines and on a logarithmic scale."""
    among = np.quantile(omega, (np.arange(count) + 0.5) / count)
    across = np.geomspace(max(omega[0], omega[-1] * 1e-4), omega[-1], count)
    return np.asarray(np.sqrt(among * across) * (-0.02 + 1j))


def vector_fit(omega: Array, H: Array, weights: Array, poles: Array, constant: bool = True) -> Array:
    """The poles (r,) above the real axis after some iterations, by magnitude.

    Args:
        omega: (s,) rad/s.
        H: (s, k) responses.
        weights: (s, k) one over their standard deviations.
        poles: (r,) the first guess.
        constant: a term without poles joins each response, for modes above the band.
    """
    unit = omega[-1]
    s, weights = 1j * omega / unit, weights / np.sqrt(np.mean(np.square(weights * np.abs(H)), axis=0))
    poles = poles / unit
    for _ in range(ITERATIONS):
        new = _relocated(s, H, weights, poles, constant)
        moved = np.max(np.abs(new - poles) / np.abs(poles)) if len(new) == len(poles) else np.inf
        poles = new
        if moved < SETTLED:
            break
    return np.asarray(poles * unit)


def _relocated(s: Array, H: Array, weights: Array, poles: Array, constant: bool) -> Array:
    first, second = 1.0 / (s[:, None] - poles), 1.0 / (s[:, None] - poles.conj())
    basis = np.concatenate([first + second, 1j * (first - second)], axis=1)
    own = np.concatenate([basis, np.ones((len(s), 1))], axis=1) if constant else basis
    blocks = []
    for k in range(H.shape[1]):
        h, w = H[:, k : k + 1], weights[:, k : k + 1]
        block = np.concatenate([own, -h * basis, h], axis=1) * w
        triangle: Array = np.asarray(np.linalg.qr(np.concatenate([block.real, block.imag]), mode="r"))
        blocks.append(triangle[own.shape[1] :, own.shape[1] :])
    system = np.concatenate(blocks)
    size = np.linalg.norm(system[:, :-1], axis=0)
    size[size == 0.0] = 1.0
    c = np.linalg.lstsq(system[:, :-1] / size, system[:, -1], rcond=None)[0] / size
    return _zeros(poles, c)


def _zeros(poles: Array, c: Array) -> Array:
    """Zeros of 1 + sum c phi, mirrored into the left half plane; pairs of real ones become nearly critical pairs."""
    n = len(poles)
    A, b, row = np.zeros((2 * n, 2 * n)), np.zeros(2 * n), np.empty(2 * n)
    for r, pole in enumerate(poles):
        A[2 * r : 2 * r + 2, 2 * r : 2 * r + 2] = [[pole.real, pole.imag], [-pole.imag, pole.real]]
        b[2 * r], row[2 * r], row[2 * r + 1] = 2.0, c[r], c[n + r]
    zeros = np.linalg.eigvals(A - np.outer(b, row))
    zeros = np.where(zeros.real > 0.0, -zeros.conj(), zeros)
    pairs = zeros[zeros.imag > 1e-9 * np.abs(zeros)]
    alone = np.sort(np.abs(zeros[np.abs(zeros.imag) <= 1e-9 * np.abs(zeros)]))
    critical = np.sqrt(alone[0:-1:2] * alone[1::2]) * (-NEARLY_CRITICAL + 1j * np.sqrt(1.0 - NEARLY_CRITICAL**2))
    found = np.concatenate([pairs, critical])
    return np.asarray(found[np.argsort(np.abs(found))])
