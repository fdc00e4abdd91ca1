"""Where the energy of modes sits: strain energy by joint, kinetic energy by link.

Of a shape phi the strain energy of joint i is phi_i (K phi)_i/2; the springs between joints are shared by half. The
kinetic energy of a link is (m |G phi|^2 + (G_r phi)' Pi (G_r phi))/2 with its influence coefficients at the mass centre
(Behi 1985, 2.44); a rotor counts with its drive's parent link. Shares are of the mode's whole energy of that kind.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from symgen.analyse.linear import LinearSystem, chain_of, named_values
from symgen.reference.jacobians import blocks
from symgen.reference.kinematics import frames
from symgen.reference.mechanics import Mechanics

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["EnergyShares", "energy_shares", "link_energies"]

Array = NDArray[Any]

SHOWN = 3
"""Joints and links that a label names at most."""

SMALL = 0.05
"""A share below this is not named unless it is the largest."""


@dataclass(frozen=True, eq=False)
class EnergyShares:
    """Shares of every mode's energy.

    Attributes:
        joints: names of the free coordinates, the rows of `strain`.
        links: names of the rows of `kinetic`, the base first, which carries rotors only.
        strain: (m, m) by joint and mode; each column sums to 1, or is zero for a mode without stiffness.
        kinetic: (links, m); each column sums to 1.
    """

    joints: tuple[str, ...]
    links: tuple[str, ...]
    strain: Array
    kinetic: Array

    @property
    def labels(self) -> tuple[str, ...]:
        """`"springs elbow 80 %, wrist 15 %; links hand 90 %"` for every mode."""
        return tuple(
            f"{_top('springs', self.joints, strain)}; {_top('links', self.links, kinetic)}"
            for strain, kinetic in zip(self.strain.T, self.kinetic.T, strict=True)
        )


def energy_shares(model: Model, params: Any, system: LinearSystem, shapes: Array) -> EnergyShares:
    """The shares of the modes whose shapes are the columns (m, k)."""
    strain = shapes * (system.K @ shapes)
    whole = strain.sum(axis=0)
    flat = whole <= 1e-12 * np.abs(strain).sum(axis=0)
    strain = np.where(flat, 0.0, strain / np.where(flat, 1.0, whole))
    full = np.zeros((len(system.q), shapes.shape[1]))
    full[system.free] = shapes
    names, kinetic = link_energies(model, system.q, full, params)
    return EnergyShares(system.names, names, strain, kinetic / kinetic.sum(axis=0))


def link_energies(model: Model, q: Array, rates: Array, params: Any = None) -> tuple[tuple[str, ...], Array]:
    """Names of the base and the links, and twice the kinetic energy (links + 1, k) of each at rates (n, k)."""
    mechanics = Mechanics(chain_of(model), named_values(model, params))
    energy = np.zeros((len(mechanics.links) + 1, rates.shape[1]))
    for block in blocks(mechanics.links, frames(mechanics.links, q)):
        v, w = block.G @ rates[block.columns], block.G_r @ rates[block.columns]
        moved = block.mass[:, None] * np.einsum("bir,bir->br", v, v) + np.einsum("bir,bij,bjr->br", w, block.Pi, w)
        np.add.at(energy, block.link + 1, moved)
    return ("base", *(link.name for link in mechanics.links)), energy


def _top(kind: str, names: tuple[str, ...], shares: Array) -> str:
    """The largest shares in words."""
    order = [int(k) for k in np.argsort(-shares, kind="stable")[:SHOWN]]
    named = [k for k in order if shares[k] >= SMALL or k == order[0]]
    if not shares[order[0]] > 0.0:
        return f"no {kind}"
    return f"{kind} " + ", ".join(f"{names[k]} {100.0 * shares[k]:.0f} %" for k in named)
