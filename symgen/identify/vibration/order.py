"""The number of modes that measured responses show, and whether they are real, by Bayes' information criterion.

Vector fitting starts with more poles than wanted. Modes that lower the sum of squares by less than their coefficients
cost are taken away, modes are added where the residuals are largest, and of the forms (real or complex modes, with or
without terms for modes outside the band) the one of least criterion is kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.identify.vibration.partial_fractions import Form, PartialFractions, fit_partial_fractions
from symgen.identify.vibration.vector_fitting import starting_poles, vector_fit

__all__ = ["chosen_fit", "pruned", "standing_out"]


FORMS = (Form(False, False), Form(False, True), Form(True, False), Form(True, True))

SPARE = 3
"""Poles beyond the expected number."""

MOST = 48
"""Modes that are looked for without an expected number."""

ADDED = 3
"""Modes that are tried where residuals are largest."""

CLEAR = 6.0
"""Standard deviations of chance that the weight of an expected mode must exceed."""

DOUBTFUL = 3.0
"""Standard deviations by which a damping ratio below zero is certainly that of an unstable pole."""

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
        compared = forms if expected is not None else [form for form in forms if not form.residuals] or forms
        found = _best(pruned(omega, part, weights, power, start, form) for form in compared)
        if best is None or found.criterion < best.criterion:
            best = found
        if expected is not None or len(best.omega) <= count - SPARE or count >= MOST or 3 * count > len(omega):
            break
        count = min(2 * count + 2, MOST)
    if expected is None:
        others = [form for form in forms if form != best.form]
        near = (best.omega, best.zeta)
        best = _best([best, *(pruned(omega, part, weights, power, near, form) for form in others)])
    best = _grown(omega, part, weights, power, best)
    whole = fit_partial_fractions(omega, H, 1.0 / sigma, power, (best.omega, best.zeta), best.form)
    return _with_weak_modes(omega, H, 1.0 / sigma, power, whole, expected or 0)


def _best(fits: Iterable[PartialFractions]) -> PartialFractions:
    return min(fits, key=lambda fit: fit.criterion)


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
        frequency = np.append(fit.omega, _peak(omega, H, weights, power, fit))
        tried = pruned(omega, H, weights, power, (frequency, np.append(fit.zeta, 0.02)), fit.form)
        if tried.criterion >= fit.criterion or len(tried.omega) <= len(fit.omega):
            break
        fit = tried
    return fit


def _with_weak_modes(
    omega: Array, H: Array, weights: Array, power: int, fit: PartialFractions, expected: int
) -> PartialFractions:
    """The fit with further modes up to the expected number, where residuals of all responses show them clearly.

    A mode that is known to be there need not pay Bayes' price for being looked for.
    """
    while len(fit.omega) < expected:
        frequency = np.append(fit.omega, _peak(omega, H, weights, power, fit))
        tried = fit_partial_fractions(omega, H, weights, power, (frequency, np.append(fit.zeta, 0.02)), fit.form)
        inside = (tried.omega > 0.5 * omega[0]) & (tried.omega < 2.0 * omega[-1])
        if not inside.all() or not standing_out(tried).all():
            break
        fit = tried
    return fit


def standing_out(fit: PartialFractions) -> Array:
    """(r,) true for damped modes whose weight is none of chance, which has a mean of f, the mode's degrees of freedom,
    and a standard deviation of sqrt(2 f).

    A damping ratio below zero by less than DOUBTFUL of its standard deviations may be that of a damped mode.
    """
    freedom = 2.0 + fit.A.shape[1] * (2 if fit.form.complex_modes else 1)
    level = max(1.0, fit.chi2 / max(1, fit.data - fit.parameters))
    sigma = np.sqrt(np.maximum(np.diag(fit.covariance)[len(fit.omega) :], 0.0) * level)
    return np.asarray((fit.weight_of_modes > freedom + CLEAR * np.sqrt(2.0 * freedom)) & (fit.zeta > -DOUBTFUL * sigma))


def _peak(omega: Array, H: Array, weights: Array, power: int, fit: PartialFractions) -> Any:
    """The frequency around which weighted residuals are largest."""
    rest = np.sum(np.square(weights * np.abs(H - fit.at(omega, power))), axis=1)
    return omega[np.argmax(np.convolve(rest, np.ones(5) / 5.0, mode="same"))]


def _strongest(H: Array, sigma: Array) -> Array:
    """Positions of the responses that stand out most from their noise."""
    clear = np.mean(np.log(np.abs(H) / sigma + 1e-300), axis=0)
    return np.sort(np.argsort(-clear, kind="stable")[:RESPONSES])
