"""Local parameters from identified matrices, by least squares over configurations (Behi 1985, 5.36, 5.42, 5.43).

M, C and K of the chain's free coordinates, as `physical_matrices(...).transformed(...)` gives them, are compared entry
by entry with the chain's. Where an entry is one parameter alone this is Behi's average over the configurations.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.errors import IdentificationError
from symgen.identify.solve import Solution, solve, triangle
from symgen.identify.vibration.chain_terms import ChainTerms, Terms
from symgen.identify.vibration.matrices import PhysicalMatrices

__all__ = ["entry_residuals", "local_parameters"]


def local_parameters(
    chain: Chain,
    matrices: Sequence[tuple[PhysicalMatrices, Mapping[str, float]]],
    parameters: Sequence[str],
    *,
    locked: Sequence[str] = (),
) -> Solution:
    """Parameters that bring the chain's matrices nearest to identified ones.

    Args:
        chain: whose free coordinates the matrices belong to.
        matrices: of every configuration, with its coordinates by joint; matrices of NaN are left out.
        parameters: names of the sought ones.
        locked: joints that do not move.

    Raises:
        IdentificationError: matrices of another size, unknown names.

    Example:
        >>> import symgen
        >>> arm = symgen.load_chain("examples/vibration/t3_776.yaml")
        >>> model = symgen.build_model(arm, "numpy", functions=["stiffness_matrix", "mass_matrix"])
        >>> none = np.full((4, 4), np.nan)
        >>> found = PhysicalMatrices(none, none, 1.1 * model.stiffness_matrix(np.zeros(4)))
        >>> print(local_parameters(arm, [(found, {})], ["K3", "K4"]).values.round(3))  # 1.1 times the chain's
        [368974.1 518576.3]
    """
    terms = ChainTerms(chain, parameters, (), locked)
    n = len(terms.coordinates)
    for item, _ in matrices:
        if any(np.shape(matrix) != (n, n) for matrix in item):
            raise IdentificationError(f"matrices of ({n}, {n}) are wanted, of {', '.join(terms.coordinates)}")

    def problem(values: Array) -> Array:
        named = dict(zip(terms.parameters, values, strict=True))
        T = None
        for item, q in matrices:
            r, d = entry_residuals(item, terms.at(named, q, (), {}))
            T = triangle(d.T, r, T)
        if T is None:
            raise IdentificationError("matrices: there are none")
        return T

    return solve(problem, terms.parameters, np.array([terms.defaults[name] for name in terms.parameters]))


def entry_residuals(measured: PhysicalMatrices, terms: Terms) -> tuple[Array, Array]:
    """Residuals (e,) of the entries of the upper triangles, each matrix over its largest entry, and (p, e) slopes."""
    rows, columns = np.triu_indices(len(terms.M))
    parts, slopes = [], []
    own = ((terms.M, terms.dM), (terms.C, terms.dC), (terms.K, terms.dK))
    for matrix, (model, slope) in zip(measured, own, strict=True):
        if np.isfinite(matrix).all() and np.any(matrix):
            weight = 1.0 / np.max(np.abs(matrix))
            parts.append((model - matrix)[rows, columns] * weight)
            slopes.append(slope[:, rows, columns] * weight)
    if not parts:
        raise IdentificationError("matrices: none of M, C and K is finite")
    return np.concatenate(parts), np.concatenate(slopes, axis=1)
