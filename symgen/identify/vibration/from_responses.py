"""A chain's parameters from measured frequency responses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.errors import IdentificationError
from symgen.identify.solve import Dependence, Solution, dependences, solve
from symgen.identify.vibration.chain_terms import ChainTerms
from symgen.identify.vibration.from_modes import from_modes
from symgen.identify.vibration.grey_box import response_problem
from symgen.identify.vibration.modal_data import ModalData
from symgen.identify.vibration.modal_fit import ModalFit
from symgen.identify.vibration.noise import from_residuals
from symgen.identify.vibration.verification import compare_responses

__all__ = ["ResponseSolution", "from_responses"]


STEP = 0.6
"""Largest relative step of a parameter in an iteration: masses and stiffnesses keep their signs."""

POOR = 2.0
"""chi2 per value, by the noise of the modal fit, above which another start is tried, and a remark is made."""


COLLAPSED = 1e-3
"""Share of the chain's value below which an estimate has run to zero."""

CLEARLY = 25.0
"""Increase of chi2, five standard deviations, by which zero is preferred to the chain's value."""

Held = tuple[Dependence, ...]


@dataclass(frozen=True, eq=False)
class ResponseSolution:
    """Estimates from responses.

    Attributes:
        solution: for residuals of unit standard deviation.
        residuals: (s, 2) measured less predicted, real and imaginary parts of all responses.
        level: factor of the covariance: chi2 per degree of freedom where the noise was taken from the data, else 1.
        freedom: degrees of freedom.
        misfit: chi2 per value by the noise of the modal fit: near 1 where the chain explains the responses.
    """

    solution: Solution
    residuals: Array
    level: float
    freedom: int
    misfit: float


def from_responses(
    terms: ChainTerms, fits: Sequence[ModalFit], modes: Sequence[ModalData], equations: str
) -> ResponseSolution:
    """The chain's own responses fitted to those of `fits`, from the start that `modes` give where they give any."""
    measured = [fit.data for fit in fits]
    defaults = np.array([terms.defaults[name] for name in terms.parameters])
    values = sum(2 * item.H.size for item in measured)

    def solved(start: Array, sigma: Sequence[Array], fixed: Held | None = None) -> Solution:
        problem = response_problem(terms, measured, sigma)
        return solve(problem, terms.parameters, start, largest=STEP, held=held if fixed is None else fixed)

    noise = [fit.sigma for fit in fits]
    scale = np.where(defaults == 0.0, 1.0, np.abs(defaults))
    held = dependences(response_problem(terms, measured, noise)(defaults), scale, terms.parameters)
    fixed = [k for k, name in enumerate(terms.parameters) if name in {item.name for item in held}]
    starts = [defaults, *_by_modes(terms, modes, equations, defaults)]
    for start in starts:
        start[fixed] = defaults[fixed]
    sums = [_sum(response_problem(terms, measured, noise), start) for start in starts]
    solution = solved(starts[int(np.argmin(sums))], noise)
    if solution.chi2 > POOR * values:
        # errors in proportion to the magnitude reach further than those of the noise, which see resonances alone
        wide = solved(defaults, [np.abs(fit.synthesised()) + 1e-3 * np.max(np.abs(fit.data.H)) for fit in fits])
        again = solved(_whole(terms, wide), noise)
        solution = min(solution, again, key=lambda found: found.chi2)
    solution, held = _without_collapsed(terms, solution, held, values, lambda start, fixed: solved(start, noise, fixed))
    misfit = solution.chi2 / values
    own = [item.sigma is None for item in measured]
    if any(own):  # residuals tell more of the noise, and of the model's own error, than neighbouring lines
        named = dict(zip(solution.names, solution.values, strict=True))
        sigma = []
        for item, fit in zip(measured, fits, strict=True):
            now = compare_responses(terms, named, item)
            sigma.append(from_residuals(item.H - now, now) if item.sigma is None else fit.sigma)
        solution = solved(_whole(terms, solution), sigma)
    named = dict(zip(solution.names, solution.values, strict=True))
    left = [(item.H - compare_responses(terms, named, item)).reshape(-1, 1) for item in measured]
    residuals = np.concatenate([np.concatenate([part.real, part.imag], axis=1) for part in left])
    freedom = max(1, values - len(solution.names))
    return ResponseSolution(solution, residuals, solution.chi2 / freedom if all(own) else 1.0, freedom, misfit)


def _without_collapsed(
    terms: ChainTerms, solution: Solution, held: Held, data: int, solved: Callable[[Array, Held], Solution]
) -> tuple[Solution, Held]:
    """Estimates with parameters that ran to zero held at the chain's values, unless the data clearly want zero."""
    small = {
        name
        for name, value in zip(solution.names, solution.values, strict=True)
        if abs(value) < COLLAPSED * abs(terms.defaults[name])
    }
    if not small or small == set(solution.names):
        return solution, held
    fixed = (*held, *(Dependence(name, (), True) for name in solution.names if name in small))
    start = _whole(terms, solution)
    for k, name in enumerate(terms.parameters):
        if name in small:
            start[k] = terms.defaults[name]
    again = solved(start, fixed)
    worse = again.chi2 - solution.chi2
    return (again, fixed) if worse <= CLEARLY * max(1.0, solution.chi2 / data) else (solution, held)


def _by_modes(terms: ChainTerms, modes: Sequence[ModalData], equations: str, defaults: Array) -> list[Array]:
    """Values from the modes alone, none where these do not give any, or give wrong signs."""
    try:
        start = _whole(terms, from_modes(terms, modes, equations)[0])
    except IdentificationError:
        return []
    return [] if np.any(np.sign(start) != np.sign(defaults)) else [start]


def _whole(terms: ChainTerms, solution: Solution) -> Array:
    """(p,) values of all sought parameters, those that are held at the chain's."""
    found = dict(zip(solution.names, solution.values, strict=True))
    return np.array([found.get(name, terms.defaults[name]) for name in terms.parameters])


def _sum(problem: Any, values: Array) -> float:
    total = float(np.sum(np.square(problem(values)[:, -1])))
    return total if np.isfinite(total) else np.inf
