"""A chain in absolute coordinates: free bodies, constraint equations, multipliers (Harlecki 1995, 3.5 to 3.11).

The accelerations x of all bodies and the multipliers P of all constraints are the solution of one linear system (3.11):

    [ A    D ] [ x ]   [ G + T - B ]
    [ A^c  0 ] [ P ] = [ -B^c      ]

The paper's chains are planar and revolute; here they are spatial, with prismatic and fixed joints and trees, and
nothing of the recursive or Lagrangian formulations is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symgen.describe.chain import Chain
from symgen.reference.bodies import Link
from symgen.reference.constraints import ConstraintSystem
from symgen.reference.kinematics import frames, rates
from symgen.reference.mechanics import Mechanics, Values

__all__ = ["AbsoluteCoordinates", "AbsoluteSolution"]

Array = NDArray[Any]


@dataclass(frozen=True, eq=False)
class AbsoluteSolution:
    """One solution of (3.11).

    Attributes:
        qdd: (n,) joint accelerations.
        reactions: (n, 6) as `Model.reactions`.
        friction: (n,) f: what was given for joints that slide or are prescribed, what holds those that are stuck.
        drive: (n,) what the drives of prescribed joints supply; zero elsewhere.
    """

    qdd: Array
    reactions: Array
    friction: Array
    drive: Array


class AbsoluteCoordinates:
    """Accelerations, reactions and holding forces of a chain from its constraint equations.

    Args:
        chain: a valid chain.
        parameters: as for `Mechanics`.
        inputs: as for `Mechanics`.
        t: the time, s.
    """

    def __init__(self, chain: Chain, parameters: Values = None, inputs: Values = None, t: float = 0.0) -> None:
        self.mechanics = Mechanics(chain, parameters, inputs, t)
        self.links: Sequence[Link] = self.mechanics.links

    def solve(
        self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, stuck: Sequence[int] = (), friction: ArrayLike | None = None
    ) -> AbsoluteSolution:
        """Accelerations, reactions, and the forces that hold stuck and prescribed joints.

        Args:
            q: (n,) coordinates.
            qd: (n,) rates; those of stuck joints should be zero.
            tau: (n,) joint forces; those of prescribed joints are ignored.
            stuck: indices of the joints that stick.
            friction: (n,) f of the other joints, default none; that of prescribed joints is what their drives meet.
        """
        m = self.mechanics
        q, qd, tau = (np.asarray(x, dtype=float) for x in (q, qd, tau))
        f = np.zeros(m.n) if friction is None else np.array(friction, dtype=float)
        known = m.prescribed_accelerations()
        held = {**dict.fromkeys(stuck, 0.0), **known}
        applied = m.applied
        across = applied.forces(q, qd) - applied.potential_gradient(q) - applied.dissipation_gradient(q, qd)
        given = across + tau - f
        pose = frames(self.links, q)
        motion = rates(self.links, pose, qd, np.zeros(m.n))
        system = ConstraintSystem(self.links, pose, motion, qd)
        system.gravity(m.field)
        for k, at, force, moment in applied.loads(q, qd):
            system.load(k, at, force, moment)
        for k, link in enumerate(self.links):
            j = link.coordinate
            system.joint(k, held.get(j), 0.0 if j in held or j < 0 else given[j])
        x, wrenches, along = system.solve()
        qdd = np.zeros(m.n)
        reactions = np.zeros((m.n, 6))
        drive = np.zeros(m.n)
        for k, link in enumerate(self.links):
            j = link.coordinate
            if j < 0:
                continue
            qdd[j] = system.relative(k, x)
            reactions[j] = wrenches[k]
            if j in held:
                needed = along[k] + system.rotor_force(k, x)
                if j in known:
                    drive[j] = needed - across[j] + f[j]
                else:
                    f[j] = across[j] + tau[j] - needed
        return AbsoluteSolution(qdd, reactions, f, drive)
