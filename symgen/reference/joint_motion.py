"""Motion of all joints of a chain at many states, from that of its coordinates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.reference.dependent_joints import DependentJoints, dependent_joints
from symgen.reference.friction_law import JointLaw
from symgen.reference.joined_law import Modes, joined_laws

__all__ = ["JointMotion", "joint_motion"]


@dataclass(frozen=True, eq=False)
class JointMotion:
    """(joints, count) coordinates, rates and accelerations of all joints that move.

    Attributes:
        N: (bearings, n, count) rates of the joints, and of those that close loops, by those of the coordinates.
        bends: (bearings, count) their accelerations where those of the coordinates are zero.
        summands: (bearings, n, count) sums of sizes of the terms of N.
    """

    dependence: DependentJoints
    q: Array
    qd: Array
    qdd: Array
    N: Array
    bends: Array
    summands: Array

    def modes(self, laws: Sequence[JointLaw | None]) -> Modes:
        """Everything that has a mode, from the laws of all joints."""
        return joined_laws(self.dependence, laws, self.N, self.bends, self.summands)


def joint_motion(chain: Chain, names: Sequence[Mapping[str, float]], q: Array, qd: Array, qdd: Array) -> JointMotion:
    """The motion of all joints; without dependent joints the arrays as they are given.

    Args:
        names: values of parameters at each state.
        q, qd, qdd: (n, count) of the coordinates.
    """
    if not chain.is_coupled:
        eye = np.broadcast_to(np.eye(len(q))[:, :, None], (len(q), len(q), q.shape[1]))
        return JointMotion(DependentJoints(chain, {}), q, qd, qdd, eye, np.zeros(q.shape), eye)
    found: list[tuple[Array, ...]] = []
    for k, values in enumerate(names):
        dependence = dependent_joints(chain, values)
        N, bends = dependence.bearings(q[:, k], qd[:, k])
        own = slice(dependence.joints)
        rates, accelerations = N[own] @ qd[:, k], N[own] @ qdd[:, k] + bends[own]
        found.append((dependence.positions(q[:, k]), rates, accelerations, N, bends, dependence.summands(q[:, k])))
    columns = [np.stack(parts, axis=-1) for parts in zip(*found, strict=True)]
    return JointMotion(dependent_joints(chain, names[0]), *columns)
