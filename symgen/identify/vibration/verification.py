"""Identified model beside measurements (Behi 1985, 5.3): frequencies, flexibilities, transfer functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from scipy.linalg import eigh
from scipy.optimize import linear_sum_assignment

from symgen.arrays import Array
from symgen.errors import IdentificationError
from symgen.identify.vibration.chain_terms import ChainTerms
from symgen.identify.vibration.grey_box import model_responses, sides_of
from symgen.identify.vibration.modal_data import ModalData
from symgen.identify.vibration.responses import Responses

__all__ = ["FrequencyCheck", "compare_frequencies", "compare_responses", "flexibility", "matching_modes"]


Values = Mapping[str, float]


@dataclass(frozen=True, eq=False)
class FrequencyCheck:
    """Measured modes beside the model's, paired by frequency and shape.

    Attributes:
        measured: (r,) Hz.
        predicted: (r,) Hz.
        measured_ratios: (r,) damping ratios, NaN where unknown.
        predicted_ratios: (r,).
        mac: (r,) modal assurance criterion of the shapes at the outputs: 1 where they are parallel.
        shapes: (p, r) of the model at the outputs, scaled to the measured ones.
    """

    measured: Array
    predicted: Array
    measured_ratios: Array
    predicted_ratios: Array
    mac: Array
    shapes: Array

    @property
    def errors(self) -> Array:
        """(r,) predicted over measured, less one."""
        return np.asarray(self.predicted / self.measured - 1.0)


def compare_frequencies(chain: ChainTerms, values: Values, data: ModalData) -> FrequencyCheck:
    """The model's modes beside measured ones (Tables 5.6 and 5.7)."""
    terms = chain.at(values, data.q, chain.ends(data.outputs), data.added)
    squares, vectors = eigh(terms.K, terms.M)
    f = np.sqrt(np.maximum(squares, 0.0)) / (2.0 * np.pi)
    damping = np.einsum("ir,ij,jr->r", vectors, terms.C, vectors)
    ratios = np.divide(damping, 4.0 * np.pi * f, out=np.zeros_like(f), where=f > 0.0)
    shapes = terms.rows @ vectors
    mac = _assurance(data.shapes, shapes)
    _, chosen = _paired(data, f, mac)
    if len(chosen) < len(data):
        raise IdentificationError(f"{data.source}: {len(data)} modes, and the chain has {len(f)} free coordinates")
    own = shapes[:, chosen]
    scale = np.einsum("pr,pr->r", own, data.shapes) / np.maximum(np.einsum("pr,pr->r", own, own), 1e-300)
    return FrequencyCheck(
        data.hertz, f[chosen], data.ratios, ratios[chosen], mac[np.arange(len(data)), chosen], own * scale
    )


def matching_modes(chain: ChainTerms, data: ModalData) -> tuple[ModalData, tuple[float, ...]]:
    """The measured modes that the chain's own are paired with, and the frequencies of those beyond their number, Hz."""
    if len(data) <= len(chain.coordinates):
        return data, ()
    terms = chain.at({}, data.q, chain.ends(data.outputs), data.added)
    squares, vectors = eigh(terms.K, terms.M)
    f = np.sqrt(np.maximum(squares, 0.0)) / (2.0 * np.pi)
    kept, _ = _paired(data, f, _assurance(data.shapes, terms.rows @ vectors))
    left = np.setdiff1d(np.arange(len(data)), kept)
    sigma = None if data.sigma is None else data.sigma[np.concatenate([kept, kept + len(data)])]
    part = replace(
        data,
        hertz=data.hertz[kept],
        ratios=data.ratios[kept],
        mass=data.mass[kept],
        shapes=data.shapes[:, kept],
        sigma=sigma,
    )
    return part, tuple(data.hertz[left].tolist())


def flexibility(
    chain: ChainTerms, values: Values, output: str, load: str, q: Values | None = None, *, rigid: Sequence[str] = ()
) -> float:
    """Displacement of an end under a unit static load at another: R_out K^-1 R_in' (5.46, 5.47).

    Args:
        chain: see `ChainTerms`.
        values: of the parameters.
        output, load: ends.
        q: joint -> coordinate.
        rigid: free coordinates that are held, as Behi's base is in Table 5.8.

    Raises:
        IdentificationError: the stiffness is singular: a free coordinate has no spring.
    """
    terms = chain.at(values, q or {}, chain.ends((output, load)), {})
    kept = [k for k, name in enumerate(chain.coordinates) if name not in rigid]
    K = terms.K[np.ix_(kept, kept)]
    if np.linalg.cond(K / np.sqrt(np.outer(np.abs(np.diag(K)), np.abs(np.diag(K)) + 1e-300) + 1e-300)) > 1e13:
        raise IdentificationError("flexibility: the stiffness is singular, so that a static load moves the chain away")
    return float(terms.rows[0, kept] @ np.linalg.solve(K, terms.rows[1, kept]))


def compare_responses(chain: ChainTerms, values: Values, data: Responses) -> Array:
    """(s, k) the model's responses at the measured frequencies (Figures 5.12 and 5.13)."""
    sides = sides_of(chain, data)
    return model_responses(chain.at(values, data.q, sides.ends, data.added), sides, data.omega, data.power)


def _paired(data: ModalData, hertz: Array, mac: Array) -> tuple[Array, Array]:
    """Positions of measured modes and of the model's that belong together, by frequency and shape."""
    apart = np.abs(np.log(np.maximum(hertz, 1e-300)[None, :] / data.hertz[:, None]))
    return linear_sum_assignment(np.minimum(apart, 5.0) + (1.0 - mac))


def _assurance(a: Array, b: Array) -> Array:
    """(r, m) squared cosines between columns."""
    sizes = np.outer(np.linalg.norm(a, axis=0), np.linalg.norm(b, axis=0))
    return np.asarray(np.square(np.divide(a.T @ b, sizes, out=np.zeros_like(sizes), where=sizes > 0.0)))
