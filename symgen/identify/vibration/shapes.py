"""Mode shapes from residues: that of the response from end i to end o is psi_o psi_i/M_r (Behi 1985, 5.16 to 5.24).

With unit modal mass the values psi at all ends are found by alternating least squares. Their scale needs one response
whose output is its own input; without one the shapes are scaled to a largest entry of one and no masses are known.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from symgen.arrays import Array

__all__ = ["Shapes", "driving_signs", "shapes_of"]


ROUNDS = 200

SETTLED = 1e-13


class Shapes(NamedTuple):
    """Shapes at the ends.

    Attributes:
        ends: e of them, outputs first.
        values: (e, r), largest entry of magnitude one.
        mass: (r,) modal masses; NaN where no driving point was measured.
    """

    ends: tuple[str, ...]
    values: Array
    mass: Array


def shapes_of(residues: Array, outputs: tuple[str, ...], inputs: tuple[str, ...]) -> Shapes:
    """Shapes from residues (r, k) of the responses from k inputs to k outputs."""
    driven = any(_bare(a) == _bare(b) for a, b in zip(outputs, inputs, strict=True))
    bare = [_bare(text) for text in (*outputs, *inputs)]
    names = tuple(dict.fromkeys(bare if driven else [*bare[: len(outputs)]]))
    signs = np.array([_sign(a) * _sign(b) for a, b in zip(outputs, inputs, strict=True)])
    if not driven:
        out = np.array([names.index(_bare(a)) for a in outputs])
        into_names = tuple(dict.fromkeys(_bare(b) for b in inputs))
        into = np.array([into_names.index(_bare(b)) for b in inputs])
        values = np.array([_two_sided(row * signs, out, into, len(names), len(into_names)) for row in residues]).T
        return Shapes(names, values / _largest(values), np.full(len(residues), np.nan))
    out, into = (np.array([names.index(_bare(t)) for t in texts]) for texts in (outputs, inputs))
    values = np.array([_symmetric(row * signs, out, into, len(names)) for row in residues]).T
    largest = _largest(values)
    return Shapes(names, values / largest, 1.0 / np.square(largest))


def driving_signs(outputs: tuple[str, ...], inputs: tuple[str, ...]) -> Array:
    """(k,) +1 and -1 of responses whose output is their own input, the way of its sign; zero of others."""
    same = [_bare(a) == _bare(b) for a, b in zip(outputs, inputs, strict=True)]
    return np.array([_sign(a) * _sign(b) * s for a, b, s in zip(outputs, inputs, same, strict=True)])


def _symmetric(residue: Array, out: Array, into: Array, count: int) -> Array:
    """psi (e,) with psi_o psi_i nearest to the residues."""
    driving = np.flatnonzero(out == into)
    k = driving[np.argmax(np.abs(residue[driving]))]
    psi = np.zeros(count)
    psi[out[k]] = np.sqrt(np.abs(residue[k])) or 1.0
    for _ in range(2):  # what one response away can be read off
        for o, i, value in zip(out, into, residue, strict=True):
            if psi[o] == 0.0 and psi[i] != 0.0:
                psi[o] = value / psi[i]
            elif psi[i] == 0.0 and psi[o] != 0.0:
                psi[i] = value / psi[o]
    for _ in range(ROUNDS):
        J = np.zeros((len(residue), count))
        np.add.at(J, (np.arange(len(residue)), out), psi[into])
        np.add.at(J, (np.arange(len(residue)), into), psi[out])
        step = np.linalg.lstsq(J, residue - psi[out] * psi[into], rcond=1e-12)[0]
        psi = psi + step
        if np.linalg.norm(step) <= SETTLED * np.linalg.norm(psi):
            break
    return psi


def _two_sided(residue: Array, out: Array, into: Array, outputs: int, inputs: int) -> Array:
    """a (outputs,) with a_o b_i nearest to the residues, by turns."""
    a, b = np.zeros(outputs), np.zeros(inputs)
    b[into[np.argmax(np.abs(residue))]] = 1.0
    for _ in range(ROUNDS):
        before = a
        a = _ratio(residue, b[into], out, outputs)
        b = _ratio(residue, a[out], into, inputs)
        if np.linalg.norm(a - before) <= SETTLED * np.linalg.norm(a):
            break
    return a


def _ratio(residue: Array, factor: Array, place: Array, count: int) -> Array:
    top, bottom = np.zeros(count), np.zeros(count)
    np.add.at(top, place, residue * factor)
    np.add.at(bottom, place, np.square(factor))
    return np.asarray(np.divide(top, bottom, out=np.zeros(count), where=bottom > 0.0))


def _largest(values: Array) -> Array:
    """(r,) the entry of largest magnitude of each column, with its sign."""
    found = values[np.argmax(np.abs(values), axis=0), np.arange(values.shape[1])]
    return np.where(found == 0.0, 1.0, found)


def _bare(text: str) -> str:
    return text.strip().lstrip("+-").strip()


def _sign(text: str) -> float:
    return -1.0 if text.strip().startswith("-") else 1.0
