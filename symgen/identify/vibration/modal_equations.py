"""Equations between measured modes and a chain's parameters (Behi 1985, 5.2a to 5.2c), linear where M, C, K are.

Shapes are carried to the free coordinates, Psi = R Phi by least squares. Then, of every configuration,

| `equations` | residuals |
|---|---|
| "modal" | phi_r' K phi_s - K_r delta_rs and the same of M, over sqrt(K_r K_s); phi_r' C phi_r - C_r over C_r |
| "entries" | Behi's: the entries of Phi^-T diag(K_r) Phi^-1 - K, and of M and C, each kind over its largest one |

Modes without a modal mass give (K - omega_r^2 M) phi_r, over a force scale, which determines ratios alone. The first
needs no more modes than were measured; the second needs as many as there are free coordinates.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.errors import IdentificationError
from symgen.identify.solve import triangle
from symgen.identify.vibration.chain_terms import ChainTerms, Terms
from symgen.identify.vibration.matrices import entry_residuals, physical_matrices
from symgen.identify.vibration.modal_data import ModalData

__all__ = ["EQUATIONS", "modal_problem", "modal_residuals", "on_coordinates"]


EQUATIONS = ("modal", "entries")

Pieces = tuple[Array, Array]
"""Residuals (e,) and their derivatives (p, e)."""


def on_coordinates(data: ModalData, terms: Terms, names: Sequence[str]) -> Array:
    """Phi (m, r), the shapes over the free coordinates.

    Raises:
        IdentificationError: the outputs do not determine the motion of all free coordinates; those that stay open are
            named.
    """
    _, sizes, right = np.linalg.svd(terms.rows / np.linalg.norm(terms.rows, axis=0).clip(1e-300), full_matrices=False)
    rank = int(np.sum(sizes > 1e-9 * sizes[0])) if len(sizes) else 0
    m = terms.rows.shape[1]
    if rank < m:
        null = np.eye(m) - right[:rank].T @ right[:rank]
        open_ = [name for k, name in enumerate(names) if null[k, k] > 1e-6]
        raise IdentificationError(
            f"{data.source}: {len(data.outputs)} outputs ({', '.join(data.outputs)}) show {rank} of {m} "
            f"free coordinates; the motion of {', '.join(open_)} stays open. Measure at more points or directions, or "
            "lock joints"
        )
    return np.asarray(np.linalg.lstsq(terms.rows, data.shapes, rcond=None)[0])


def modal_residuals(data: ModalData, terms: Terms, names: Sequence[str], equations: str) -> Pieces:
    """Residuals of one configuration and their derivatives by the parameters."""
    phi = on_coordinates(data, terms, names)
    p = len(terms.dM)
    back = np.linalg.pinv(terms.rows)
    dphi = np.array([-back @ (slope @ phi) for slope in terms.drows]).reshape(p, *phi.shape)
    massed = np.isfinite(data.mass)
    parts: list[Pieces] = []
    if equations == "entries":
        parts += _entries(data, terms, phi, names)
    else:
        parts += _orthogonality(data, terms, phi, dphi, massed)
    if not massed.all():
        parts.append(_balance(data, terms, phi, ~massed))
    return np.concatenate([r for r, _ in parts]), np.concatenate([d for _, d in parts], axis=1)


def modal_problem(chain: ChainTerms, data: Sequence[ModalData], equations: str = "modal") -> Any:
    """The least-squares problem of all configurations, for `solve`.

    Raises:
        IdentificationError: unknown `equations`.
    """
    if equations not in EQUATIONS:
        raise IdentificationError(f"equations: {equations!r:.40} is none of {', '.join(EQUATIONS)}")

    def problem(values: Array) -> Array:
        T = None
        for item in data:
            named = dict(zip(chain.parameters, values, strict=True))
            terms = chain.at(named, item.q, chain.ends(item.outputs), item.added)
            r, d = modal_residuals(item, terms, chain.coordinates, equations)
            T = triangle(d.T, r, T)
        assert T is not None
        return T

    return problem


def _orthogonality(data: ModalData, terms: Terms, phi: Array, dphi: Array, massed: Array) -> list[Pieces]:
    modes = np.flatnonzero(massed)
    if not len(modes):
        return []
    f, df = phi[:, modes], dphi[:, :, modes]
    rows, columns = np.triu_indices(len(modes))
    parts = []
    damped = np.isfinite(data.ratios[modes]) & (data.ratios[modes] > 0.0)
    wanted = {
        "M": (terms.M, terms.dM, data.mass[modes]),
        "K": (terms.K, terms.dK, data.stiffness[modes]),
        "C": (terms.C, terms.dC, 2.0 * data.ratios[modes] * data.omega[modes] * data.mass[modes]),
    }
    for name, (matrix, slopes, diagonal) in wanted.items():
        form = f.T @ matrix @ f - np.diag(diagonal)
        half = np.einsum("pir,ij,js->prs", df, matrix, f)
        slope = np.einsum("ir,pij,js->prs", f, slopes, f) + half + np.swapaxes(half, 1, 2)
        i, j = (rows, columns) if name != "C" else (np.flatnonzero(damped), np.flatnonzero(damped))
        # an entry off the diagonal stands for two
        weight = np.where(i == j, 1.0, np.sqrt(2.0)) / np.sqrt(diagonal[i] * diagonal[j])
        parts.append((form[i, j] * weight, slope[:, i, j] * weight))
    return parts


def _entries(data: ModalData, terms: Terms, phi: Array, names: Sequence[str]) -> list[Pieces]:
    m, r = phi.shape
    if m != r or not np.isfinite(data.mass).all():
        raise IdentificationError(
            f"{data.source}: {r} modes, and {m} free coordinates: equations='entries' needs as many of one as of the "
            "other, with modal masses; equations='modal' does not"
        )
    measured = physical_matrices(replace(data, shapes=phi, outputs=tuple(names)))
    return [entry_residuals(measured, terms)]


def _balance(data: ModalData, terms: Terms, phi: Array, modes: Array) -> Pieces:
    """(K - omega^2 M) phi of the modes, over omega^2 |M phi|."""
    f, squares = phi[:, modes], np.square(data.omega[modes])
    forces = terms.K @ f - terms.M @ f * squares
    slopes = np.einsum("pij,jr->pir", terms.dK, f) - np.einsum("pij,jr->pir", terms.dM, f) * squares
    inertia = np.sqrt(np.diag(terms.M))[:, None] * np.sqrt(np.einsum("ir,ij,jr->r", f, terms.M, f)) * squares
    return (forces / inertia).reshape(-1), (slopes / inertia).reshape(len(slopes), -1)
