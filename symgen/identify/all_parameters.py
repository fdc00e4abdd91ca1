"""All parameters of the chain to be: exact where bodies allow it, else the nearest consistent set."""

from __future__ import annotations

import numpy as np

from symgen.errors import IdentificationError
from symgen.identify.bounds import Bounds
from symgen.identify.consistent import Consistent, broken
from symgen.identify.consistent import consistent as nearest_consistent
from symgen.identify.fit import Fit
from symgen.identify.problem import Problem

__all__ = ["all_parameters"]

ROUNDING = 1e-12
"""Changes of parameters below this share of their scale are rounding."""


def all_parameters(
    problem: Problem, solved: Fit, consistent: bool, bounds: Bounds
) -> tuple[Consistent, tuple[str, ...], tuple[str, ...]]:
    """All parameters of the chain to be, the active constraints, and remarks.

    The smallest change of the chain's values that meets the estimates, if that is consistent; else the smallest
    consistent one that does; else, where no consistent one does, the consistent set nearest to the estimates.
    """
    basis, way, b = problem.basis, problem.way, len(problem.basis.names)
    beta, extras = solved.x[:b], solved.x[b:]
    signed = [extra.signed for extra in problem.extras]
    R = np.zeros((len(solved.R), len(solved.x)))
    R[:, solved.independent] = solved.R
    theta = way(beta)
    theta = np.where(np.abs(theta - way.nominal) <= ROUNDING * way.scale, way.nominal, theta)
    plain = Consistent(theta, extras, ())
    bad = (*broken(basis, plain.theta, consistent), *bounds.broken(plain.theta))
    links = [name for name in bad if name in {joint.name for joint in basis.chain.joints}]
    if not (bad if consistent else links):
        return plain, (), ()
    try:
        theta = nearest_consistent(basis, way, beta, R, extras, signed, bounds, exact=True).theta
        exact = theta + way.slope @ (beta - basis.B @ theta)  # the last digits of the solver
        if not set(links) & set(broken(basis, exact, False)) and not bounds.broken(exact):
            theta = exact
        return Consistent(theta, extras, ()), (), ()
    except IdentificationError:
        found = nearest_consistent(basis, way, beta, R, extras, signed, bounds)
    if consistent:
        said = (f"At their bounds: {', '.join(found.active)}.",) if found.active else ()
        return found, found.active, said
    words = (
        f"The estimates belong to no rigid bodies ({', '.join(links)}); the chain has the nearest consistent "
        "parameters. `consistent=True` gives those as estimates."
    )
    return found, (), (words,)
