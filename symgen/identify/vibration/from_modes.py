"""A chain's parameters from measured modes alone."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symgen.arrays import Array
from symgen.errors import IdentificationError
from symgen.identify.result import Undetermined
from symgen.identify.solve import Solution, solve
from symgen.identify.vibration.advice import scale_open
from symgen.identify.vibration.chain_terms import ChainTerms
from symgen.identify.vibration.modal_data import ModalData
from symgen.identify.vibration.modal_equations import modal_problem
from symgen.identify.vibration.verification import compare_frequencies

__all__ = ["frequency_residuals", "from_modes", "number_of_equations"]


HOMOGENEOUS = 1e-9
"""Relative size of J p - r below which equations are homogeneous in the parameters."""


def from_modes(
    terms: ChainTerms, modes: Sequence[ModalData], equations: str
) -> tuple[Solution, tuple[Undetermined, ...]]:
    """The estimates, and the parameter that is held where only ratios are determined.

    Raises:
        IdentificationError: outputs that leave coordinates open; one parameter is sought and only ratios are known.
    """
    problem = modal_problem(terms, modes, equations)
    start = np.array([terms.defaults[name] for name in terms.parameters])
    if not all(np.isnan(item.mass).all() for item in modes) or not _homogeneous(problem(start), start):
        return solve(problem, terms.parameters, start), ()
    masses = [k for k in range(len(start)) if np.any(terms.at({}, modes[0].q, (), {}).dM[k])]
    k = masses[0] if masses else 0
    others = [j for j in range(len(start)) if j != k]
    if not others:
        raise IdentificationError("modes without modal masses determine ratios alone, and one parameter is sought")

    def part(values: Array) -> Array:
        whole = start.copy()
        whole[others] = values
        return np.asarray(problem(whole)[:, [*others, len(start)]])

    solution = solve(part, [terms.parameters[j] for j in others], start[others])
    return solution, (scale_open(terms.parameters[k], float(start[k])),)


def number_of_equations(item: ModalData, coordinates: int) -> int:
    """Equations of one configuration, see `modal_equations`."""
    r = int(np.isfinite(item.mass).sum())
    return r * (r + 1) + int((item.ratios > 0.0).sum()) + (len(item) - r) * coordinates


def frequency_residuals(terms: ChainTerms, modes: Sequence[ModalData], solution: Solution) -> Array:
    """(r, 1) measured less predicted frequencies of all configurations, Hz."""
    values = dict(zip(solution.names, solution.values, strict=True))
    checks = [compare_frequencies(terms, values, item) for item in modes]
    return np.concatenate([check.measured - check.predicted for check in checks])[:, None]


def _homogeneous(T: Array, values: Array) -> bool:
    """True where J p = r: the equations are homogeneous in masses and stiffnesses."""
    rest = np.linalg.norm(T[:, -1] - T[:, :-1] @ values)
    return bool(rest <= HOMOGENEOUS * np.linalg.norm(T[:, :-1] * values))
