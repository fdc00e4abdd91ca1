"""The number of modes that measured responses show, and whether they are real, by Bayes' information criterion.

Vector fitting starts with more poles than wanted. Modes that lower the sum of squares by less than their coefficients
cost are taken away, modes are added where the residuals are largest, and of the forms (real or complex modes, with or
without terms for modes outside the band) the one of least criterion is kept.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.identify.vibration.partial_fractions import Form, PartialFractions, fit_partial_fractions
from symgen.identify.vibration.vector_fitting import starting_poles, vector_fit

__all__ = ["chosen_fit", "pruned"]

Array = NDArray[Any]

FORMS = (Form(False, False), Form(False, True), Form(True, False), Form(True, True))

SPARE = 3
"""Poles beyond the expected number."""

MOST = 48
"""Modes that are looked for without an expected number."""

ADDED = 3
"""Modes that are tried where residuals are largest."""

ROUGHLY, STEPS = 1e-4, 15
"""Relative decrease at which a fit of the search ends, and its iterations."""

NEIGHBOURS = 0.2
"""Difference of the logarithms of frequencies of modes that may share a resonance."""

RESPONSES = 16
"""Responses that take part in the search; all of them in the fit that follows."""


def chosen_fit(
    omega: Array, H: Array, sigma: Array, power: int, expected: int | None, forms: tuple[Form, ...] = FORMS
) -> PartialFractions:
    """The sum over modes that the responses call for.

    Args:
        omega: (s,) rad/s, above zero.
        H: (s, k) responses.
        sigma: (s, k) their standard deviations.
        power: of i omega, 0, 1 or 2: displacement, velocity, acceleration.
        expected: number of modes to begin the search at; None when it is not known.
        forms: that are compared.
    """
    few = _strongest(H, sigma)
    part, weights = H[:, few], 1.0 / sigma[:, few]
    best: PartialFractions | None = None
    count = (expected or 4) + SPARE
    while True:
        poles = vector_fit(omega, part, weights, starting_poles(omega, count))
        start = (np.abs(poles), np.minimum(-poles.real / np.abs(poles), 0.98))
        tried = [pruned(omega, part, weights, power, start, form) for form in forms]
        found = min(tried, key=lambda fit: fit.criterion)
        if best is None or found.criterion < best.criterion:
            best = found
        if expected is not None or len(best.omega) <= count - SPARE or count >= MOST or 3 * count > len(omega):
            break
        count = min(2 * count, MOST)
    best = _grown(omega, part, weights, power, best)
    return fit_partial_fractions(omega, H, 1.0 / sigma, power, (best.omega, best.zeta), best.form)


def pruned(
    omega: Array, H: Array, weights: Array, power: int, start: tuple[Array, Array], form: Form
) -> PartialFractions:
    """A fit without the modes that explain less than they cost, and without those outside the band."""
    frequency, zeta = start
    while True:
        fit = fit_partial_fractions(
            omega, H, weights, power, (frequency, zeta), form, settled_at=ROUGHLY, iterations=STEPS
        )
        cost = (2.0 + H.shape[1] * (2 if form.complex_modes else 1)) * np.log(fit.data)
        level = max(1.0, fit.chi2 / (fit.data - min(fit.parameters, fit.data - 1)))
        inside = (fit.omega > 0.3 * omega[0]) & (fit.omega < 3.0 * omega[-1]) & (fit.zeta > 0.0) & (fit.zeta < 3.0)
        kept = inside & (fit.weight_of_modes > cost * level)
        if kept.all() or not kept.any():
            return fit
        kept = inside & ~_weakest(~kept & inside, fit)
        frequency, zeta = fit.omega[kept], fit.zeta[kept]


def _weakest(weak: Array, fit: PartialFractions) -> Array:
    """(r,) the weak modes, but one alone of neighbours: two that share a resonance are both weak."""
    taken = np.zeros(len(weak), bool)
    for k in np.flatnonzero(weak)[np.argsort(fit.weight_of_modes[weak])]:
        near = np.abs(np.log(fit.omega / fit.omega[k])) < NEIGHBOURS
        taken[k] = not (taken & near).any()
    return taken


def _grown(omega: Array, H: Array, weights: Array, power: int, fit: PartialFractions) -> PartialFractions:
    for _ in range(ADDED):
        rest = np.sum(np.square(weights * np.abs(H - fit.at(omega, power))), axis=1)
        smooth = np.convolve(rest, np.ones(5) / 5.0, mode="same")
        frequency = np.append(fit.omega, omega[np.argmax(smooth)])
        tried = pruned(omega, H, weights, power, (frequency, np.append(fit.zeta, 0.02)), fit.form)
        if tried.criterion >= fit.criterion or len(tried.omega) <= len(fit.omega):
            break
        fit = tried
    return fit


def _strongest(H: Array, sigma: Array) -> Array:
    """Positions of the responses that stand out most from their noise."""
    clear = np.mean(np.log(np.abs(H) / sigma + 1e-300), axis=0)
    return np.sort(np.argsort(-clear, kind="stable")[:RESPONSES])
