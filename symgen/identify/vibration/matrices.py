"""Mass, damping and stiffness matrices from measured modes, and local parameters from these (Behi 1985, 5.25 to 5.43).

With as many modes as outputs, Psi the shapes at the outputs Z, and modal parameters on the diagonals,

    M_Z = Psi^-T diag(M_r) Psi^-1      C_Z = Psi^-T diag(2 zeta_r omega_r M_r) Psi^-1      K_Z = Psi^-T diag(K_r) Psi^-1

and for other coordinates b with Z = T b, by the energies, M_b = T' M_Z T (a transpose is missing in the print of 5.41).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.errors import IdentificationError
from symgen.identify.solve import Solution, solve, triangle
from symgen.identify.vibration.chain_terms import ChainTerms, Terms
from symgen.identify.vibration.modal_data import ModalData

__all__ = ["PhysicalMatrices", "entry_residuals", "local_parameters", "physical_matrices", "proportional_damping"]


class PhysicalMatrices(NamedTuple):
    """Matrices (p, p) of the coordinates in which the shapes are given."""

    M: Array
    C: Array
    K: Array

    def transformed(self, T: ArrayLike) -> PhysicalMatrices:
        """Those of coordinates b, Z = T b, T (p, m)."""
        square = np.asarray(T, dtype=np.float64)
        return PhysicalMatrices(*(square.T @ matrix @ square for matrix in self))


def physical_matrices(data: ModalData) -> PhysicalMatrices:
    """M, C and K of the outputs; C is NaN where no damping is given.

    Raises:
        IdentificationError: more outputs than modes or fewer; no modal masses; shapes that depend on each other.

    Example:
        >>> from symgen.identify.vibration.modal_data import modal_data
        >>> two = modal_data([1.0, 2.0], [[1.0, 1.0], [1.0, -1.0]], ["a.x", "b.x"], mass=[2.0, 2.0])
        >>> physical_matrices(two).M.round(9).tolist()
        [[1.0, 0.0], [0.0, 1.0]]
    """
    p, r = data.shapes.shape
    if p != r:
        raise IdentificationError(
            f"{data.source}: {r} modes at {p} outputs: as many of one as of the other give matrices (5.25); leave "
            "outputs out, or fit the chain's parameters, for which numbers may differ"
        )
    if not np.isfinite(data.mass).all():
        raise IdentificationError(
            f"{data.source}: modal masses or stiffnesses are wanted; a driving-point response has them"
        )
    sizes = np.linalg.svd(data.shapes / np.linalg.norm(data.shapes, axis=0), compute_uv=False)
    if sizes[-1] < 1e-10:
        raise IdentificationError(f"{data.source}: the shapes depend on each other; measure at other points")
    inverse = np.linalg.inv(data.shapes)
    damping = 2.0 * data.ratios * data.omega * data.mass
    return PhysicalMatrices(*(inverse.T @ np.diag(x) @ inverse for x in (data.mass, damping, data.stiffness)))


def proportional_damping(data: ModalData) -> Array:
    """(r,) nu_r = 2 zeta_r/omega_r, s, equal for damping that is proportional to stiffness (5.43 to 5.45)."""
    return np.asarray(2.0 * data.ratios / data.omega)


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
