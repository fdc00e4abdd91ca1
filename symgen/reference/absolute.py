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

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.reference.bodies import Link
from symgen.reference.constraints import ConstraintSystem
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.reference.dependent_joints import dependent_joints
from symgen.reference.kinematics import frames, rates
from symgen.reference.mechanics import Values

__all__ = ["AbsoluteCoordinates", "AbsoluteSolution"]


@dataclass(frozen=True, eq=False)
class AbsoluteSolution:
    """One solution of (3.11).

    Attributes:
        qdd: (n,) joint accelerations.
        reactions: (joints, 6) as `Model.reactions`.
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
        self.mechanics = mechanics_of(chain, parameters, inputs, t)
        self.links: Sequence[Link] = self.mechanics.links
        self.dependence = dependent_joints(chain, self.mechanics.names)

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
        m, own = self.mechanics, self.dependence.coordinates
        q, qd, tau = (np.asarray(x, dtype=float) for x in (q, qd, tau))
        f = np.zeros(m.n) if friction is None else np.array(friction, dtype=float)
        known = m.prescribed_accelerations()
        held = {own[k]: value for k, value in {**dict.fromkeys(stuck, 0.0), **known}.items()}
        at, rates_b = self.dependence.positions(q), self.dependence.free(q) @ qd
        applied, joints = m.applied, len(at)
        across = applied.forces(at, rates_b) - applied.potential_gradient(at)
        across = across - applied.dissipation_gradient(at, rates_b) - applied.bristle_forces(at, rates_b)
        given = across.copy()
        given[own] += tau - f
        pose = frames(self.links, at)
        motion = rates(self.links, pose, rates_b, np.zeros(joints))
        system = ConstraintSystem(self.links, pose, motion, rates_b)
        system.gravity(m.field)
        for k, point, force, moment in applied.loads(at, rates_b, pose.R):
            system.load(k, point, force, moment)
        for k, link in enumerate(self.links):
            j = link.coordinate
            system.joint(k, held.get(j), 0.0 if j in held or j < 0 else given[j])
        if self.dependence.dependent:
            A, bends = self.dependence.couplings.jacobian(at), self.dependence.bends(q, qd)
            for row in A:
                system.coupling(row, float(row @ bends))
        for closure in self.dependence.closures.all:
            system.closure(closure)
        x, wrenches, along = system.solve()
        qdd = np.zeros(m.n)
        reactions = np.zeros((joints, 6))
        drive = np.zeros(m.n)
        for k, link in enumerate(self.links):
            if link.coordinate >= 0:
                reactions[link.coordinate] = wrenches[k]
            if link.coordinate not in own:
                continue
            j = own.index(link.coordinate)
            qdd[j] = system.relative(k, x)
            if link.coordinate in held:
                needed = along[k] + system.rotor_force(k, x)
                if j in known:
                    drive[j] = needed - across[link.coordinate] + f[j]
                else:
                    f[j] = across[link.coordinate] + tau[j] - needed
        return AbsoluteSolution(qdd, reactions, f, drive)
