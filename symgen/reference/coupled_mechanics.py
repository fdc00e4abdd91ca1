"""Numeric mechanics of chains with dependent joints: the tree's, with multipliers for couplings and closures.

Accelerations and multipliers of a tree with constraints A qd_b = 0 solve one system (Lagrange's equations of the first
kind),

    [ M_b  A' ] [ qdd_b  ]   [ tau_b - h_b  ]
    [ A    0  ] [ lambda ] = [ -dA/dt qd_b  ]

and what is asked by coordinates is the tree's along the motions N that the constraints leave free.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.describe.expression import Expression
from symgen.reference.bodies import drive_ratio, unconstrained
from symgen.reference.branches import around
from symgen.reference.dependent_joints import dependent_joints
from symgen.reference.duals import complex_step, real_part
from symgen.reference.expressions import evaluate
from symgen.reference.friction_law import JointLaw
from symgen.reference.joined_law import Modes, joined_laws
from symgen.reference.mechanics import Mechanics, Values
from symgen.reference.newton_euler import Load
from symgen.reference.ties import Ties

__all__ = ["CoupledMechanics", "mechanics_of"]


def mechanics_of(chain: Chain, parameters: Values = None, inputs: Values = None, t: float = 0.0) -> Mechanics:
    """The numeric mechanics of any chain; arguments as for `Mechanics`."""
    return (CoupledMechanics if chain.is_coupled else Mechanics)(chain, parameters, inputs, t)


class CoupledMechanics(Mechanics):
    """The functions of `Mechanics` for a chain with dependent joints.

    Attributes:
        tree: mechanics of the chain without its couplings and loops.
        dependence: the constraints between its joints.
        ties: its distances.
    """

    def __init__(self, chain: Chain, parameters: Values = None, inputs: Values = None, t: float = 0.0) -> None:
        super().__init__(chain, parameters, inputs, t)
        self.tree = Mechanics(unconstrained(chain), parameters, inputs, t)
        self.dependence = dependent_joints(chain, self.names)
        self.ties = Ties(chain, self.tree.links, self._number)

    def at_states(self, z: Array) -> Self:
        other = super().at_states(z)
        other.tree = self.tree.at_states(z)
        return other

    def bristles(self, q: ArrayLike, qd: ArrayLike) -> tuple[Array, Array]:
        at, rates, _, N = self._motion(q, qd, np.zeros(self.n))
        force, rate = self.tree.bristles(at, rates)
        return N.T @ force, rate

    def states_held(self, q: ArrayLike, qd: ArrayLike, length: float) -> Array:
        at, rates, _, _ = self._motion(q, qd, np.zeros(self.n))
        return self.tree.states_held(at, rates, length)

    def bristle_stiffness(self, q: ArrayLike) -> tuple[Array, Array]:
        at, N = self._still(q)
        K, D = self.tree.bristle_stiffness(at)
        return N.T @ K @ N, N.T @ D @ N

    def joints(self, q: ArrayLike) -> Array:
        return self.dependence.positions(self._vector(q))

    def joint_rates(self, q: ArrayLike) -> Array:
        return self.dependence.free(self._vector(q))

    def _motion(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> tuple[Array, Array, Array, Array]:
        """Coordinates, rates and accelerations of all joints, and N."""
        q, qd, qdd = self._vector(q), self._vector(qd), self._vector(qdd)
        N = self.dependence.free(q)
        return self.dependence.positions(q), N @ qd, N @ qdd + self.dependence.bends(q, qd), N

    def _still(self, q: ArrayLike) -> tuple[Array, Array]:
        q = self._vector(q)
        return self.dependence.positions(q), self.dependence.free(q)

    def coordinates(self, q: ArrayLike) -> Array:
        """(joints,) coordinates of all joints that move."""
        return self.joints(q)

    def coordinate_rates(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """(joints,) rates of all joints that move."""
        rates: Array = self.joint_rates(q) @ self._vector(qd)
        return rates

    def bearing_rates(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """(joints + loops,) rates of all joints that move, then of those that close loops."""
        rates: Array = self.dependence.bearings(self._vector(q), np.zeros(self.n))[0] @ self._vector(qd)
        return rates

    def coordinate_influence(self, q: ArrayLike) -> tuple[Array, Array]:
        """g (joints, n) and h (joints, n, n) of all joints that move."""
        return self.joint_rates(q), np.moveaxis(self.dependence.slopes(self._vector(q)), 0, -1)

    def loop_regularity(self, q: ArrayLike) -> Array:
        """(loops,) distance of the loops from their singular poses."""
        return self.dependence.regularity(self._vector(q))

    def passing_loops(self) -> list[bool]:
        """By loop whether it passes its singular poses."""
        return self.dependence.passing()

    # actuator maps

    def motor_from_joint(self, q: ArrayLike) -> tuple[Array, Array]:
        """(n,) angles of the motors, in the order of the joints with drives, and J (n, n)."""
        at, N = self._still(q)
        ratios = {
            j: drive_ratio(joint.drive, self._number) for j, joint in enumerate(self.chain.movable) if joint.drive
        }
        places = list(ratios)
        scale = np.array([ratios[j] for j in places])
        return scale * at[places], scale[:, None] * N[places]

    def joint_from_motor(self, q: ArrayLike, motor: ArrayLike) -> tuple[Array, Array]:
        """(n,) coordinates after a step of Newton's method, and (n,) by how much the motors were off before it."""
        angles, J = self.motor_from_joint(q)
        off = self._vector(motor) - angles
        return self._vector(q) + np.linalg.solve(J, off), off

    def joint_torque_from_motor(self, q: ArrayLike, tau: ArrayLike) -> Array:
        """(n,) generalised forces of the coordinates from torques of the motors."""
        forces: Array = self.motor_from_joint(q)[1].T @ self._vector(tau)
        return forces

    def motor_torque_from_joint(self, q: ArrayLike, tau: ArrayLike) -> Array:
        """(n,) torques of the motors from generalised forces of the coordinates."""
        return np.linalg.solve(self.motor_from_joint(q)[1].T, self._vector(tau))

    def _number(self, expression: Expression) -> float:
        return real_part(evaluate(expression, self.names))

    # kinematics

    def position(self, point: str, q: ArrayLike) -> Array:
        return self.tree.position(point, self.joints(q))

    def rotation(self, point: str, q: ArrayLike) -> Array:
        return self.tree.rotation(point, self.joints(q))

    def influence(self, point: str, q: ArrayLike) -> tuple[Array, Array]:
        return self._projected(q, *self.tree.influence(point, self.joints(q)))

    def influence_rotational(self, point: str, q: ArrayLike) -> tuple[Array, Array]:
        return self._projected(q, *self.tree.influence_rotational(point, self.joints(q)))

    def _projected(self, q: ArrayLike, G: Array, H: Array) -> tuple[Array, Array]:
        _, N = self._still(q)
        turning = np.einsum("xa,mak->xmk", G, self.dependence.slopes(self._vector(q)))
        return G @ N, np.einsum("xab,am,bk->xmk", H, N, N) + turning

    # inertia

    def mass_matrix(self, q: ArrayLike) -> Array:
        at, N = self._still(q)
        M: Array = N.T @ self.tree.mass_matrix(at) @ N
        return M

    def inertia_power(self, q: ArrayLike) -> Array:
        at, N = self._still(q)
        P = np.einsum("abc,ai,bl,cm->ilm", self.tree.inertia_power(at), N, N, N)
        bent = N.T @ self.tree.mass_matrix(at)
        result: Array = P + np.einsum("ic,lcm->ilm", bent, self.dependence.slopes(self._vector(q)))
        return result

    def mass_derivatives(self, q: ArrayLike) -> Array:
        return np.moveaxis(complex_step(self.mass_matrix, self._vector(q)), -1, 0)

    # forces

    def gravity(self, q: ArrayLike) -> Array:
        at, N = self._still(q)
        return N.T @ self.tree.gravity(at)

    def inverse_dynamics(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        at, rates, accelerations, N = self._motion(q, qd, qdd)
        return N.T @ self.tree.inverse_dynamics(at, rates, accelerations)

    def all_rotor_forces(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        at, rates, accelerations, _ = self._motion(q, qd, qdd)
        return self.tree.rotor_forces(at, rates, accelerations)

    def rotor_forces(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        return self.all_rotor_forces(q, qd, qdd)[self.dependence.coordinates]

    def mode_joints(self, laws: Sequence[JointLaw | None]) -> list[tuple[list[int], set[int]]]:
        d, reach = self.dependence, self.dependence.reach()
        found = [([own, *d.followers(k)], {k}) for k, own in enumerate(d.coordinates)]
        return [*found, *(([i], reach[i]) for i in d.followers_of_several() if laws[i] is not None)]

    def modes(self, laws: Sequence[JointLaw | None], q: ArrayLike, qd: ArrayLike) -> Modes:
        q, d = self._vector(q), self.dependence
        return joined_laws(d, laws, *d.bearings(q, self._vector(qd)), d.summands(q))

    def reactions_to(self, more: Sequence[Load], q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        at, rates, accelerations, N = self._motion(q, qd, qdd)
        closing = self.dependence.closures.loads(at, self._multipliers(at, rates, accelerations))
        along = self.ties.loads(at, N, -self.tree.across(at, rates)) if self.ties.places else []
        return self.tree.reactions_to([*more, *closing, *along], at, rates, accelerations)

    def closing_forces(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> Array:
        """(loops, 6) `closing_wrenches` under joint forces."""
        return self.closing_wrenches(q, qd, self.forward_dynamics(q, qd, tau))

    def closing_wrenches(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        """(loops, 6) force and moment that each closure's first link exerts on its second at its place, base frame.

        Of wrenches that rigid bodies leave undetermined the smallest.
        """
        at, rates, accelerations, _ = self._motion(q, qd, qdd)
        return self.dependence.closures.wrenches(at, self._multipliers(at, rates, accelerations))

    def bearing_reactions(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        closing = self.closing_wrenches(q, qd, qdd)
        return np.vstack([self.reactions(q, qd, qdd), self.dependence.closures.on_second(self.joints(q), closing)])

    def felt(self, laws: Sequence[JointLaw | None]) -> list[int]:
        d, joints = self.dependence, self.dependence.joints
        closures = d.closures.all
        inside = {j for closure in closures for j, _ in around(d.closures.links, closure) if j >= 0}
        inside |= set(range(joints, joints + len(closures)))
        inside = inside.union(*self.ties.moved())
        if not any((law := laws[k]) is not None and law.levels.normal is not None for k in inside):
            return []
        moved = {k for closure in closures for k in closure.dependent} | {*range(joints, joints + len(closures))}
        used = d.couplings.used()
        for _ in used:  # complete when all joints that couplings name are
            moved |= {place for place, needs in used.items() if needs & moved}
        return [k for k in sorted(moved.union(self.ties.places)) if laws[k] is not None]

    def friction_reactions(self, q: ArrayLike, felt: Sequence[int]) -> tuple[Array, Array]:
        q = self._vector(q)
        d, at, joints = self.dependence, self.joints(q), self.dependence.joints
        still, turned = np.zeros(joints), d.closures.freedoms(at)
        nothing, columns = self.tree.reactions_to([], at, still, still), []
        for place in felt:
            closing = place >= joints
            lacking = turned[place - joints] if closing else np.eye(joints)[place]
            multipliers = d.multipliers(at, lacking)
            loads = d.closures.loads(at, multipliers)
            loads += d.closures.friction(at, place - joints) if closing else []
            if place in self.ties.places:
                loads += self.ties.loads(at, self.joint_rates(q), -np.eye(joints)[place])
            own = d.closures.on_second(at, d.closures.wrenches(at, multipliers))
            columns.append(np.vstack([self.tree.reactions_to(loads, at, still, still) - nothing, own]))
        return d.bearings(q, np.zeros(self.n))[0], np.stack(columns, axis=2)

    def _multipliers(self, at: Array, rates: Array, accelerations: Array) -> Array:
        if not self.dependence.closures.all:
            return np.zeros(0)
        return self.dependence.multipliers(at, self.tree.inverse_dynamics(at, rates, accelerations))

    def forward_dynamics(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> Array:
        q, qd, tau = self._vector(q), self._vector(qd), self._vector(tau)
        at, rates, bends, _ = self._motion(q, qd, np.zeros(self.n))
        known = self.prescribed_accelerations()
        d = self.dependence
        own, others = (np.eye(d.joints)[places] for places in (d.coordinates, d.dependent))
        A = others - d.free(q)[d.dependent] @ own  # loops near singular poses have rows of few digits
        applied = own.T @ tau
        right = applied - self.tree.inverse_dynamics(at, rates, np.zeros(self.dependence.joints))
        levels = np.concatenate([A @ bends, list(known.values())])
        A = np.vstack([A, own[list(known)]]) if known else A
        big = np.block([[self.tree.mass_matrix(at), A.T], [A, np.zeros((len(A), len(A)))]])
        solution: Array = np.linalg.solve(big, np.concatenate([right, levels]))
        return solution[self.dependence.coordinates]

    def applied_forces(self, q: ArrayLike, qd: ArrayLike) -> tuple[Array, Array, Any]:
        at, rates, _, N = self._motion(q, qd, np.zeros(self.n))
        work, pull, own = self.tree.applied_forces(at, rates)
        return N.T @ work, N.T @ pull, own

    def own_dissipation(self, q: ArrayLike, qd: ArrayLike) -> Array:
        at, rates, _, N = self._motion(q, qd, np.zeros(self.n))
        force: Array = N.T @ self.tree.own_dissipation(at, rates)
        return force

    def switching_functions(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, mode: ArrayLike) -> Array:
        at, rates, _, _ = self._motion(q, qd, np.zeros(self.n))
        return self.tree.applied.conditions(at, rates)

    # energies and derivatives

    def kinetic_energy(self, q: ArrayLike, qd: ArrayLike) -> Any:
        at, rates, _, _ = self._motion(q, qd, np.zeros(self.n))
        return self.tree.kinetic_energy(at, rates)

    def potential_energy(self, q: ArrayLike) -> Any:
        return self.tree.potential_energy(self.joints(q))

    def stiffness_matrix(self, q: ArrayLike) -> Array:
        def slope(x: Array) -> Array:
            at, N = self._still(x)
            force: Array = N.T @ (self.tree.gravity(at) + self.tree.applied.potential_gradient(at))
            return force

        K = complex_step(slope, self._vector(q))
        symmetric: Array = 0.5 * (K + K.T)
        return symmetric

    def spring_matrix(self, q: ArrayLike) -> Array:
        _, N = self._still(q)
        projected: Array = N.T @ self.tree.applied.K @ N
        return projected

    def damping_matrix(self, q: ArrayLike) -> Array:
        at, N = self._still(q)
        return N.T @ self.tree.damping_matrix(at) @ N

    def regressor(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        at, rates, accelerations, N = self._motion(q, qd, qdd)
        return N.T @ self.tree.regressor(at, rates, accelerations)
