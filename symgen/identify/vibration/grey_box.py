"""The chain's own frequency responses fitted to measured ones: stiffnesses, dampings and masses at once.

    H = s^j R_out D^-1 R_in'      D = K + s C + s^2 M      s = i omega

    dH/dp = s^j (dR_out D^-1 R_in' + R_out D^-1 dR_in' - R_out D^-1 (dK + s dC + s^2 dM) D^-1 R_in')

with exact derivatives of M, C, K and R by the parameters. Residuals are weighed by their standard deviations.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.identify.solve import triangle
from symgen.identify.vibration.chain_terms import ChainTerms, Terms
from symgen.identify.vibration.ends import End
from symgen.identify.vibration.responses import Responses

__all__ = ["Sides", "model_responses", "response_problem", "sides_of"]


CHUNK = 20_000
"""Values of responses whose derivatives are held at a time."""


class Sides:
    """The different ends of the responses of one measurement, and which of them each response has."""

    def __init__(self, chain: ChainTerms, data: Responses) -> None:
        self.outputs = tuple(dict.fromkeys(data.outputs))
        self.inputs = tuple(dict.fromkeys(data.inputs))
        self.ends: tuple[End, ...] = chain.ends((*self.outputs, *self.inputs))
        self.out = np.array([self.outputs.index(text) for text in data.outputs])
        self.into = np.array([self.inputs.index(text) for text in data.inputs])


def sides_of(chain: ChainTerms, data: Responses) -> Sides:
    """Ends of a measurement, looked up in the chain."""
    return Sides(chain, data)


def model_responses(terms: Terms, sides: Sides, omega: Array, power: int) -> Array:
    """(s, k) responses of the chain."""
    return _with_slopes(terms, sides, omega, power, slopes=False)[0]


def response_problem(chain: ChainTerms, data: Sequence[Responses], sigma: Sequence[Array]) -> Any:
    """The least-squares problem of all measurements, for `solve`.

    Args:
        chain: with the sought parameters.
        data: measurements.
        sigma: (s, k) of each, standard deviations of the real, and of the imaginary part.
    """
    sides = [sides_of(chain, item) for item in data]

    def problem(values: Array) -> Array:
        named = dict(zip(chain.parameters, values, strict=True))
        T = None
        for item, side, deviation in zip(data, sides, sigma, strict=True):
            terms = chain.at(named, item.q, side.ends, item.added)
            lines = max(1, CHUNK // item.H.shape[1])
            for first in range(0, len(item.hertz), lines):
                part = slice(first, first + lines)
                H, slopes = _with_slopes(terms, side, item.omega[part], item.power, slopes=True)
                weight = 1.0 / deviation[part]
                J = (slopes * weight[:, :, None]).reshape(-1, slopes.shape[2])
                T = triangle(J, ((H - item.H[part]) * weight).reshape(-1), T)
        assert T is not None
        return T

    return problem


def _with_slopes(terms: Terms, sides: Sides, omega: Array, power: int, slopes: bool) -> tuple[Array, Array]:
    s = 1j * omega[:, None, None]
    factor = (s**power)[:, :, 0]
    inverse = np.linalg.inv(terms.K + s * terms.C + s * s * terms.M)
    o = len(sides.outputs)
    rows, columns = terms.rows[:o], terms.rows[o:].T
    left, right = rows @ inverse, inverse @ columns  # (s, o, m), (s, m, i)
    H = (left @ columns)[:, sides.out, sides.into] * factor
    if not slopes:
        return H, np.zeros((0, 0, 0))
    p = len(terms.dM)
    found = np.zeros((*H.shape, p), complex)
    for k in range(p):
        total: Any = 0.0
        for matrix, times in ((terms.dK[k], 1.0), (terms.dC[k], s), (terms.dM[k], s * s)):
            if np.any(matrix):
                total = total - times * ((left @ matrix) @ right)
        if np.any(terms.drows[k]):
            total = total + terms.drows[k, :o] @ right + left @ terms.drows[k, o:].T
        if not np.isscalar(total):
            found[:, :, k] = total[:, sides.out, sides.into] * factor
    return H, found
