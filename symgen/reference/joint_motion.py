"""Motion of all joints of a chain at many states, from that of its coordinates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.describe.chain import Chain
from symgen.reference.couplings import Couplings
from symgen.reference.friction_law import JointLaw
from symgen.reference.joined_law import depends_on_load, joined_laws

__all__ = ["JointMotion", "joint_motion"]

Array = NDArray[Any]


@dataclass(frozen=True, eq=False)
class JointMotion:
    """(joints, count) coordinates, rates and accelerations of all joints that move.

    Attributes:
        N: (joints, n, count) rates of the joints by those of the coordinates.
    """

    couplings: Couplings
    q: Array
    qd: Array
    qdd: Array
    N: Array

    def laws(self, laws: Sequence[JointLaw | None]) -> list[JointLaw | None]:
        """Laws along the coordinates, from those of all joints."""
        return joined_laws(self.couplings, laws, self.N)

    def bearings(self, laws: Sequence[JointLaw | None]) -> list[int]:
        """By coordinate the joint whose reaction its friction depends on."""
        groups = [(own, *self.couplings.followers(k)) for k, own in enumerate(self.couplings.coordinates)]
        return [next((i for i in group if depends_on_load(laws[i])), group[0]) for group in groups]


def joint_motion(chain: Chain, names: Sequence[Mapping[str, float]], q: Array, qd: Array, qdd: Array) -> JointMotion:
    """The motion of all joints; without couplings the arrays as they are given.

    Args:
        names: values of parameters at each state.
        q, qd, qdd: (n, count) of the coordinates.
    """
    if not chain.coupled:
        eye = np.broadcast_to(np.eye(len(q))[:, :, None], (len(q), len(q), q.shape[1]))
        return JointMotion(Couplings(chain, {}), q, qd, qdd, eye)
    found: list[tuple[Array, ...]] = []
    for k, values in enumerate(names):
        couplings = Couplings(chain, values)
        N = couplings.free(q[:, k])
        bends = couplings.bends(q[:, k], qd[:, k])
        found.append((couplings.positions(q[:, k]), N @ qd[:, k], N @ qdd[:, k] + bends, N))
    columns = [np.stack(parts, axis=-1) for parts in zip(*found, strict=True)]
    return JointMotion(Couplings(chain, {}), columns[0], columns[1], columns[2], columns[3])
