"""Where the energy of modes sits: strain energy by joint, kinetic energy by link.

Of a shape phi the potential energy at joint i is phi_i (K phi)_i/2; stiffness between joints is shared by half. K is
that of springs and bristles plus the Hessian of gravity and `potential`. The kinetic energy of a link is
(m |G phi|^2 + (G_r phi)' Pi (G_r phi))/2 with its influence coefficients at the mass centre (Behi 1985, 2.44); a rotor
counts with its drive's parent link. Shares are of the mode's whole energy of that kind.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.analyse.linear import LinearSystem, mechanism_of, named_values
from symgen.arrays import Array
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.reference.jacobians import blocks
from symgen.reference.kinematics import frames

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["EnergyShares", "energy_shares", "link_energies"]


SHOWN = 3
"""Joints and links that a label names at most."""

SMALL = 0.05
"""A share below this is not named unless it is the largest."""

ABOUT = {"": " in bending", "y": " about y", "z": " about z", "x": " in torsion", "a": " along x"}
"""The direction of a spring between rods by the end of its name; planar links have none."""

ROUNDING = 1e-10
"""A smaller share of gravity is the rounding of none."""


@dataclass(frozen=True, eq=False)
class EnergyShares:
    """Shares of every mode's energy.

    Attributes:
        joints: names of the free coordinates, the rows of `strain`.
        links: names of the rows of `kinetic`, the base first, which carries rotors only.
        strain: (m, m) by joint and mode, with gravity; each column sums to 1, or is zero for a mode without stiffness.
        springs: (m, m) the part of `strain` that springs, `stiffness` blocks and bristles hold.
        rest: (m,) share of gravity, `potential` and the nominal motion, negative where they soften; 1 less the sum of
            `springs`.
        rest_name: `gravity`, with ` and potential` and ` and motion` where there are such.
        kinetic: (links, m); each column sums to 1.
        groups: the words of the rows of `strain` in labels: springs between the rods of a link that bends together, by
            their direction.
        link_groups: those of the rows of `kinetic`, the rods of such a link together.
    """

    joints: tuple[str, ...]
    links: tuple[str, ...]
    strain: Array
    springs: Array
    rest: Array
    rest_name: str
    kinetic: Array
    groups: tuple[str, ...]
    link_groups: tuple[str, ...]

    @property
    def labels(self) -> tuple[str, ...]:
        """`"springs elbow 80 %, boom about z 15 %; links hand 90 %"` for every mode."""
        return tuple(
            f"{self._stiffness(r)}; {_top('links', self.link_groups, kinetic)}"
            for r, kinetic in enumerate(self.kinetic.T)
        )

    def _stiffness(self, r: int) -> str:
        """Springs and gravity of a mode in words."""
        springs, rest = self.springs[:, r], float(self.rest[r])
        words = [_top("springs", self.groups, springs)] if np.max(springs) > SMALL else []
        words += [f"{self.rest_name} {100.0 * rest:.0f} %"] if abs(rest) > SMALL else []
        return ", ".join(words) or "no stiffness"


def energy_shares(model: Model, params: Any, system: LinearSystem, shapes: Array) -> EnergyShares:
    """The shares of the modes whose shapes are the columns (m, k)."""
    strain = shapes * (system.K @ shapes)
    whole = strain.sum(axis=0)
    flat = whole <= 1e-12 * np.abs(strain).sum(axis=0)
    unit = np.where(flat, np.inf, whole)
    mechanism = mechanism_of(model)
    signals = dict.fromkeys(mechanism.input_names, 0.0)
    mechanics = mechanics_of(mechanism.chain, named_values(model, params), signals)
    own = mechanics.spring_matrix(system.q) + mechanics.bristle_stiffness(system.q)[0]
    springs = shapes * (own[np.ix_(system.free, system.free)] @ shapes) / unit
    rest = np.where(flat, 0.0, 1.0 - springs.sum(axis=0))
    rest[np.abs(rest) < ROUNDING] = 0.0
    full = np.zeros((len(system.q), shapes.shape[1]))
    full[system.free] = shapes
    names, kinetic = link_energies(model, system.q, full, params)
    parts = [
        "gravity",
        *(["potential"] if mechanism.chain.potential is not None else []),
        *(["motion"] if system.moving else []),
    ]
    name = " and ".join(parts)
    beams = [joint.name for joint in mechanism.written.joints if joint.flexible is not None]
    words = (tuple(_group(x, beams, about) for x in where) for where, about in ((system.names, ABOUT), (names, {})))
    return EnergyShares(system.names, names, strain / unit, springs, rest, name, kinetic / kinetic.sum(axis=0), *words)


def link_energies(model: Model, q: Array, rates: Array, params: Any = None) -> tuple[tuple[str, ...], Array]:
    """Names of the base and the links, and twice the kinetic energy (links + 1, k) of each at rates (n, k)."""
    mechanics = mechanics_of(mechanism_of(model).chain, named_values(model, params))
    energy = np.zeros((len(mechanics.links) + 1, rates.shape[1]))
    moving = mechanics.joint_rates(q) @ rates
    for block in blocks(mechanics.links, frames(mechanics.links, mechanics.joints(q))):
        v, w = block.G @ moving[block.columns], block.G_r @ moving[block.columns]
        moved = block.mass[:, None] * np.einsum("bir,bir->br", v, v) + np.einsum("bir,bij,bjr->br", w, block.Pi, w)
        np.add.at(energy, block.link + 1, moved)
    return ("base", *(link.name for link in mechanics.links)), energy


def _group(name: str, beams: list[str], about: dict[str, str]) -> str:
    """A spring or a rod of a link that bends, `boom_e3_z`, by the link and the direction; any other name itself."""
    found = re.fullmatch(r"(.*)_e\d+(?:_([yzxa]))?", name)
    return found[1] + about.get(found[2] or "", "") if found and found[1] in beams else name


def _top(kind: str, names: tuple[str, ...], shares: Array) -> str:
    """The largest shares in words, those of one name together."""
    sums: dict[str, float] = {}
    for name, share in zip(names, shares, strict=True):
        sums[name] = sums.get(name, 0.0) + float(share)
    order = sorted(sums, key=lambda name: -sums[name])[:SHOWN]
    named = [name for name in order if sums[name] >= SMALL or name == order[0]]
    return f"{kind} " + ", ".join(f"{name} {100.0 * sums[name]:.0f} %" for name in named)
