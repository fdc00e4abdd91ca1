"""A chain as plain numbers, which is what every peer is fed: places, masses, tensors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.describe.chain import Chain
from symgen.describe.validate import validate
from symgen.reference.mechanics import Mechanics

__all__ = ["RawChain", "RawLink", "raw_chain"]

Array = NDArray[Any]


@dataclass(frozen=True, eq=False)
class RawLink:
    """A link behind a joint about the z axis of its frame, or along it.

    Attributes:
        rotation: (3, 3) axes of the link's frame in its parent's at q = 0.
        origin: (3,) m, in the parent's frame.
        mass: kg.
        com: (3,) m, link frame.
        inertia: (3, 3) kg m^2 about the mass centre, link frame.
        parent: index of the parent link, -1 for the base.
        prismatic: whether the joint slides.
    """

    rotation: Array
    origin: Array
    mass: float
    com: Array
    inertia: Array
    parent: int
    prismatic: bool = False


@dataclass(frozen=True, eq=False)
class RawChain:
    """Gravity (3,), m/s^2, in the base frame, and the links, parents first."""

    name: str
    gravity: Array
    links: tuple[RawLink, ...]

    @property
    def n(self) -> int:
        return len(self.links)

    def text(self) -> str:
        """Joints; gravity; of each rotation, origin, mass, com, Ixx Ixy Ixz Iyy Iyz Izz, parent, 1 if it slides."""
        lines = [str(self.n), " ".join(repr(float(x)) for x in self.gravity)]
        for k in self.links:
            upper = k.inertia[np.triu_indices(3)]
            numbers = np.concatenate([k.rotation.ravel(), k.origin, [k.mass], k.com, upper])
            lines.append(f"{' '.join(repr(float(x)) for x in numbers)} {k.parent} {int(k.prismatic)}")
        return "\n".join(lines) + "\n"


def raw_chain(chain: Chain) -> RawChain:
    """The numbers of a chain that every peer can take.

    Raises:
        ValueError: the chain is not serial, has another joint than revolute ones about z, or springs, dampers,
            drives or friction.
    """
    mechanics = Mechanics(validate(chain))
    links = []
    before = np.eye(3)
    for k, link in enumerate(mechanics.links):
        plain = link.type == "revolute" and link.parent == k - 1 and link.rotor is None
        if not plain or link.stiffness or link.damping or not np.allclose(link.after, np.eye(4), atol=0.0):
            raise ValueError(f"{chain.name}: link {link.name} is more than a rigid body on a revolute joint")
        turn = _turn_to(link.axis)
        rotation, origin = before.T @ link.before[:3, :3] @ turn, before.T @ link.before[:3, 3]
        rotation = np.where(np.abs(rotation - rotation.round()) < 1e-15, rotation.round() + 0.0, rotation)
        links.append(RawLink(rotation, origin, link.mass, turn.T @ link.com, turn.T @ link.inertia @ turn, k - 1))
        before = turn
    gravity = np.array(mechanics.field, dtype=float)
    return RawChain(chain.name, gravity, tuple(links))


def _turn_to(axis: Array) -> Array:
    """A rotation whose third column is the axis; the identity for z itself."""
    if np.array_equal(axis, [0.0, 0.0, 1.0]):
        return np.eye(3)
    smallest = np.eye(3)[int(np.argmin(np.abs(axis)))]
    x = np.cross(smallest, axis)
    x /= np.linalg.norm(x)
    return np.column_stack([x, np.cross(axis, x), axis])
