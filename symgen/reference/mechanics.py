"""Numeric mechanics of a chain, from its raw numbers alone: the third opinion on every emitted function.

Plain NumPy in the base frame, one state at a time, as slow and as plain as it can be: the inertia matrix from its
definition by Jacobians (Behi 1985, 2.44), forces by Newton and Euler from world-frame accelerations, Christoffel's
matrix from the influence coefficients, derivatives by complex steps. Nothing of `derive` or `program` is used.

Example:
    >>> from symgen.describe.chain import Chain, Joint
    >>> from symgen.describe.expression import Number
    >>> one, zero = Number(1.0), Number(0.0)
    >>> bob = Joint("swing", "revolute", mass=one, com=(one, zero, zero))
    >>> pendulum = Mechanics(Chain("pendulum", (bob,), gravity=(zero, Number(-9.81), zero)))
    >>> pendulum.mass_matrix([0.3])
    array([[1.]])
    >>> print(pendulum.gravity([0.0]))
    [9.81]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.describe.chain import BASE, Chain
from symgen.describe.expression import Expression
from symgen.errors import ArgumentError
from symgen.reference.bodies import links, unconstrained
from symgen.reference.dependent_joints import dependent_joints
from symgen.reference.duals import STEP, Dual, Scalar, complex_step, real_part
from symgen.reference.expressions import evaluate, input_values, parameter_values
from symgen.reference.forces import Applied
from symgen.reference.friction_law import JointLaw
from symgen.reference.identification import LinearMechanics
from symgen.reference.inertia import inertia_power, mass_derivatives
from symgen.reference.jacobians import mass_matrix
from symgen.reference.joined_law import Modes, tree_modes
from symgen.reference.kinematics import Body, Frames, bodies, cross, frames, rates, rotational, translational
from symgen.reference.newton_euler import Load, rotor_force, transmitted
from symgen.reference.regressor import regressor
from symgen.reference.step import linearized_step

__all__ = ["Mechanics", "Values", "complex_step"]

Values = Mapping[str, float] | Sequence[float] | None


class Mechanics:
    """The functions of `Model` for one chain, one set of parameters and inputs, one instant.

    Args:
        chain: a valid chain (see `symgen.describe.validate`).
        parameters: run-time parameters by name, or all in order; default the chain's.
        inputs: external signals by name, or in the order of `chain.input_names`; default none.
        t: the time, s.

    Attributes:
        n: number of coordinates.
        names: values of parameters and inputs.
        links: of the chain, parents first.
        field: (3,) acceleration of gravity, base frame.
        applied: springs, dampers, loads and forces.
    """

    def __init__(self, chain: Chain, parameters: Values = None, inputs: Values = None, t: float = 0.0) -> None:
        self.chain = chain
        self.n = len(chain.moving)
        self._t = float(t)
        self._given = (parameters, inputs)
        self.names: dict[str, Scalar] = {**parameter_values(chain, parameters), **input_values(chain, inputs)}
        self.links = links(chain, lambda expression: real_part(evaluate(expression, self.names)))
        self.field = np.array([real_part(evaluate(g, self.names)) for g in chain.gravity])
        self.applied = Applied(unconstrained(chain), self.links, self.names, self._t)
        self._index = {link.name: k for k, link in enumerate(self.links)}

    # states

    def states(self) -> Array:
        """(s,) deflections of the bristles."""
        return np.array([self.names.get(state.name, 0.0) for state in self.chain.states])

    def at_states(self, z: Array) -> Self:
        """This mechanics at other deflections of the bristles."""
        other = copy(self)
        names = dict(zip((state.name for state in self.chain.states), z.tolist(), strict=True))
        other.names, other.applied = {**self.names, **names}, self.applied.with_names(names)
        return other

    def bristles(self, q: ArrayLike, qd: ArrayLike) -> tuple[Array, Array]:
        """(n,) friction of bristles against the motion, and (s,) rates of their deflections."""
        q, qd = self._vector(q), self._vector(qd)
        return self.applied.bristle_forces(q, qd), self.applied.bristle_rates(q, qd)

    def states_held(self, q: ArrayLike, qd: ArrayLike, length: float) -> Array:
        """(s,) deflections after a time in which coordinates and rates are held."""
        return self.applied.bristles_held(self._vector(q), self._vector(qd), length)

    def bristle_stiffness(self, q: ArrayLike) -> tuple[Array, Array]:
        """(n, n) stiffness and damping of bristles for small motion about rest."""
        K, D = self.applied.bristles_at_rest(self._vector(q))
        return np.diag(K), np.diag(D)

    # kinematics

    def _vector(self, x: ArrayLike) -> Array:
        vector = np.asarray(x)
        if vector.shape != (self.n,):
            raise ArgumentError(f"a vector of shape ({self.n},) is wanted, not {vector.shape}")
        return vector if np.iscomplexobj(vector) else vector.astype(float)

    def joints(self, q: ArrayLike) -> Array:
        """Coordinates of all joints that move, of those that follow others too."""
        return self._vector(q)

    def modes(self, laws: Sequence[JointLaw | None], q: ArrayLike, qd: ArrayLike) -> Modes:
        """Everything that has a mode at (q, qd), from the laws of all joints that move."""
        del q, qd
        return tree_modes(laws)

    def mode_joints(self, laws: Sequence[JointLaw | None]) -> list[tuple[list[int], set[int]]]:
        """By mode the joints that have it, and the coordinates that move them."""
        return [([k], {k}) for k in range(len(laws))]

    def all_rotor_forces(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        """(joints,) tau_s of all joints that move."""
        return self.rotor_forces(q, qd, qdd)

    def felt(self, laws: Sequence[JointLaw | None]) -> list[int]:
        """Positions of the joints whose friction changes reactions that friction depends on: joints of loops."""
        del laws
        return []

    def friction_reactions(self, q: ArrayLike, felt: Sequence[int]) -> tuple[Array, Array]:
        """(bearings, n) rates of all joints by those of the coordinates; (bearings, 6, felt) reactions by friction."""
        return self.joint_rates(q), np.zeros((self.n, 6, len(felt)))

    def bearing_reactions(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        """(bearings, 6) reactions of all joints, then of those that close loops in the axes of their second places."""
        return self.reactions(q, qd, qdd)

    def joint_rates(self, q: ArrayLike) -> Array:
        """(joints, n) rates of all joints that move by those of the coordinates."""
        del q
        return np.eye(self.n)

    def _point(self, name: str, f: Frames) -> tuple[int, Array]:
        """Index of the link and position in the base frame."""
        for point in self.chain.points:
            if point.name == name:
                at = np.array([real_part(evaluate(c, self.names)) for c in point.at])
                if point.joint == BASE:
                    return -1, at
                k = self._index[point.joint]
                return k, f.p[k] + f.R[k] @ at
        raise ArgumentError(f"no point {name!r}; there are {[p.name for p in self.chain.points]}")

    def _path(self, link: int) -> tuple[int, ...]:
        return self.links[link].path if link >= 0 else ()

    def position(self, point: str, q: ArrayLike) -> Array:
        """(3,) m, base frame."""
        return self._point(point, frames(self.links, self._vector(q)))[1]

    def rotation(self, point: str, q: ArrayLike) -> Array:
        """(3, 3) axes of the point's link as columns, base frame."""
        f = frames(self.links, self._vector(q))
        link, _ = self._point(point, f)
        return f.R[link] if link >= 0 else np.eye(3)

    def influence(self, point: str, q: ArrayLike) -> tuple[Array, Array]:
        """G (3, n) and H (3, n, n) of the point."""
        f = frames(self.links, self._vector(q))
        link, x = self._point(point, f)
        return translational(f, self._path(link), x)

    def influence_rotational(self, point: str, q: ArrayLike) -> tuple[Array, Array]:
        """G_r (3, n) and H_r (3, n, n) of the point's link."""
        f = frames(self.links, self._vector(q))
        return rotational(f, self._path(self._point(point, f)[0]))

    def jacobian(self, point: str, q: ArrayLike) -> Array:
        """(6, n): translational rows, then rotational ones."""
        return np.vstack([self.influence(point, q)[0], self.influence_rotational(point, q)[0]])

    # inertia

    def _bodies(self, q: ArrayLike) -> list[Body]:
        return bodies(self.links, frames(self.links, self._vector(q)))

    def mass_matrix(self, q: ArrayLike) -> Array:
        """(n, n), by definition."""
        return mass_matrix(self.links, frames(self.links, self._vector(q)))

    def inertia_power(self, q: ArrayLike) -> Array:
        """P* (n, n, n), P*[i] of joint i."""
        return inertia_power(self._bodies(q), self.n)

    def mass_derivatives(self, q: ArrayLike) -> Array:
        """(n, n, n): dM/dq_k at [k]."""
        return mass_derivatives(self._bodies(q), self.n)

    def coriolis_matrix(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """(n, n) Christoffel's: C_ij = sum_k (M_ij,k + M_ik,j - M_jk,i) qd_k / 2."""
        dM = self.mass_derivatives(q)
        christoffel = 0.5 * (dM.transpose(1, 2, 0) + dM.transpose(1, 0, 2) - dM)  # [i, j, k]
        result: Array = christoffel @ self._vector(qd)
        return result

    # forces

    def gravity(self, q: ArrayLike) -> Array:
        """(n,) generalised forces that hold the chain against gravity alone."""
        result = np.zeros(self.n, np.result_type(np.asarray(q), float))
        for b in self._bodies(q):
            result = result - b.mass * (b.G.T @ self.field)
        return result

    def inverse_dynamics(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        """(n,) joint forces of a motion, smooth part; Newton and Euler on the world-frame accelerations."""
        q, qd, qdd = self._vector(q), self._vector(qd), self._vector(qdd)
        f = frames(self.links, q)
        motion = rates(self.links, f, qd, qdd)
        force, moment = transmitted(self.links, f, motion, self.field, self.applied.loads(q, qd, f.R))
        tau = self.across(q, qd)
        across = np.zeros(self.n, np.result_type(force, tau))
        for k, link in enumerate(self.links):
            j = link.coordinate
            if j >= 0:
                about = moment[k] - cross(f.points[j], force[k])
                across[j] = f.axes[j] @ (about if f.revolute[j] else force[k]) + rotor_force(link, f, motion)
        total: Array = across + tau
        return total

    def across(self, q: Array, qd: Array) -> Array:
        """(n,) forces that springs, dampers, `potential`, `dissipation`, `forces` and bristles need across joints."""
        needed = self.applied.potential_gradient(q) + self.applied.dissipation_gradient(q, qd)
        total: Array = needed - self.applied.forces(q, qd) + self.applied.bristle_forces(q, qd)
        return total

    def rotor_forces(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        """(n,) tau_s: what the rotors' inertia takes of each joint's force (Dupont 1993, 24)."""
        q, qd, qdd = self._vector(q), self._vector(qd), self._vector(qdd)
        f = frames(self.links, q)
        motion = rates(self.links, f, qd, qdd)
        return np.array([rotor_force(link, f, motion) for link in self.links if link.coordinate >= 0], motion.a.dtype)

    def bias(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """(n,) the joint forces without acceleration."""
        return self.inverse_dynamics(q, qd, np.zeros(self.n))

    def momentum(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """(n,) M qd."""
        result: Array = self.mass_matrix(q) @ self._vector(qd)
        return result

    def momentum_rate(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """(n,) C' qd less gravity, springs, dampers and bristles, plus loads: h = C qd + these."""
        C, qd = self.coriolis_matrix(q, qd), self._vector(qd)
        result: Array = C.T @ qd + C @ qd - self.bias(q, qd)
        return result

    def momentum_observer(
        self,
        q: ArrayLike,
        qd: ArrayLike,
        q_next: ArrayLike,
        qd_next: ArrayLike,
        qdd: ArrayLike,
        residual: ArrayLike,
        gain: ArrayLike,
        dt: ArrayLike,
    ) -> Array:
        """(n,) residual after a step, by dM/dt qd + M qdd in its middle."""
        gained = (self.momentum(q_next, qd_next) - self.momentum(q, qd)) / np.ravel(dt)[0]
        at, rate = (0.5 * (self._vector(a) + self._vector(b)) for a, b in ((q, q_next), (qd, qd_next)))
        turning = np.einsum("kij,k,j->i", self.mass_derivatives(at), rate, rate)
        model = turning + self.mass_matrix(at) @ self._vector(qdd)
        r, K = self._vector(residual), self._vector(gain)
        result: Array = r - np.expm1(-K * np.ravel(dt)[0]) * (gained - model - r)
        return result

    def reactions(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        """(n, 6) force, then moment, that the parent exerts on the link at its frame's origin, in the link's frame."""
        return self.reactions_to([], q, qd, qdd)

    def reactions_to(self, more: Sequence[Load], q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        """`reactions` with wrenches on links beside the chain's own loads."""
        q, qd, qdd = self._vector(q), self._vector(qd), self._vector(qdd)
        f = frames(self.links, q)
        motion = rates(self.links, f, qd, qdd)
        force, moment = transmitted(self.links, f, motion, self.field, [*self.applied.loads(q, qd, f.R), *more])
        result = np.zeros((self.n, 6), force.dtype)
        for k, link in enumerate(self.links):
            if link.coordinate >= 0:
                about = moment[k] - cross(f.p[k], force[k])
                result[link.coordinate] = np.concatenate([f.R[k].T @ force[k], f.R[k].T @ about])
        return result

    def prescribed_accelerations(self) -> dict[int, float]:
        """Index and acceleration of each joint whose motion is given, at this instant."""
        known = {}
        for j, joint in enumerate(self.chain.moving):
            if joint.motion == "prescribed":
                known[j] = real_part(self.names[f"{joint.name}_qdd"])
            elif joint.motion is not None and not isinstance(joint.motion, str):
                t = Dual(complex(self._t, STEP), np.ones(1))
                value = evaluate(joint.motion, self.names, t=t)
                known[j] = float(np.imag(value.gradient[0])) / STEP if isinstance(value, Dual) else 0.0
        return known

    def drive_forces(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        """(n,) forces of the drives of prescribed joints without friction; zero at the others."""
        given = np.isin(np.arange(self.n), list(self.prescribed_accelerations()))
        return np.where(given, self.inverse_dynamics(q, qd, qdd), 0.0)

    def forward_dynamics(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> Array:
        """(n,) joint accelerations; those of prescribed joints are given and their tau is ignored."""
        q, qd, tau = self._vector(q), self._vector(qd), self._vector(tau)
        known = self.prescribed_accelerations()
        free = [j for j in range(self.n) if j not in known]
        qdd = np.zeros(self.n, np.result_type(q, qd, tau))
        for j, value in known.items():
            qdd[j] = value
        right = tau - self.inverse_dynamics(q, qd, qdd)
        qdd[free] = np.linalg.solve(self.mass_matrix(q)[np.ix_(free, free)], right[free])
        return qdd

    def applied_forces(self, q: ArrayLike, qd: ArrayLike) -> tuple[Array, Array, Any]:
        """(n,) generalised forces of `loads` and `forces` and (n,) of `potential`, by virtual work; `potential`, J."""
        q, qd = self._vector(q), self._vector(qd)
        f, own = frames(self.links, q), self.applied.own(q)
        work = self.applied.forces(q, qd)
        loads = self.applied.loads(q, qd, f.R)
        for k, unit in enumerate(np.eye(self.n)):
            motion = rates(self.links, f, unit, np.zeros(self.n))
            for where, at, force, moment in loads:
                if where >= 0:
                    w, arm = motion.omega[where], f.R[where] @ at
                    work[k] += force @ (motion.v[where] + cross(w, arm)) + moment @ w
        return work, -self.applied.own_gradient(q), own

    def own_dissipation(self, q: ArrayLike, qd: ArrayLike) -> Array:
        """(n,) generalised forces that `dissipation` needs."""
        q, qd = self._vector(q), self._vector(qd)
        force: Array = self.applied.dissipation_gradient(q, qd) - self.applied.D @ qd
        return force

    def loop_regularity(self, q: ArrayLike) -> Array:
        """(0,): there are no loops."""
        return np.zeros(0)

    def passing_loops(self) -> list[bool]:
        """Nothing: there are no loops."""
        return []

    def switching_functions(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, mode: ArrayLike) -> Array:
        """(c,) differences at whose zeros the chain's expressions have corners or jumps."""
        q, qd = self._vector(q), self._vector(qd)
        return self.applied.conditions(q, qd)

    # energies and derivatives

    def kinetic_energy(self, q: ArrayLike, qd: ArrayLike) -> Any:
        """J, from the velocities of the bodies."""
        q, qd = self._vector(q), self._vector(qd)
        f = frames(self.links, q)
        motion = rates(self.links, f, qd, np.zeros(self.n))
        energy: Any = 0.0
        for k, link in enumerate(self.links):
            w = motion.omega[k]
            v = motion.v[k] + cross(w, f.R[k] @ link.com)
            local = f.R[k].T @ w
            energy += 0.5 * (link.mass * (v @ v) + local @ link.inertia @ local)
            if link.rotor is not None:
                i = link.rotor.carrier
                about = link.rotor.axis @ (f.R[i].T @ motion.omega[i]) if i >= 0 else 0.0
                energy += 0.5 * link.rotor.inertia * (about + link.rotor.ratio * qd[link.coordinate]) ** 2
        return energy

    def potential_energy(self, q: ArrayLike) -> Any:
        """J; gravity's part is zero at the base origin, springs' at their rest."""
        q = self._vector(q)
        heights = [-b.mass * (b.c @ self.field) for b in self._bodies(q)]
        return sum(heights) + self.applied.potential(q)

    def inverse_dynamics_gradients(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> tuple[Array, Array, Array]:
        """(n, n) each: derivatives of the joint forces by q, qd and qdd, by complex steps."""
        q, qd, qdd = self._vector(q), self._vector(qd), self._vector(qdd)
        return (
            complex_step(lambda x: self.inverse_dynamics(x, qd, qdd), q),
            complex_step(lambda x: self.inverse_dynamics(q, x, qdd), qd),
            complex_step(lambda x: self.inverse_dynamics(q, qd, x), qdd),
        )

    def linearize(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> tuple[Array, Array]:
        """A (2n + s, 2n + s) and B (2n + s, m) of the forward dynamics, state (q, qd, z), by complex steps."""
        q, qd, tau, z = self._vector(q), self._vector(qd), self._vector(tau), self.states()
        n, size = self.n, 2 * self.n + len(z)

        x = np.concatenate([q, qd, z])
        A = complex_step(lambda y: self.state_rate(y, tau), x)
        actuated = [self.chain.q_names.index(name) for name in self.chain.actuated]
        B = np.zeros((size, len(actuated)))
        B[n : 2 * n] = complex_step(lambda y: self.forward_dynamics(q, qd, y), tau)[:, actuated]
        return A, B

    def state_rate(self, x: Array, tau: Array) -> Array:
        """(2n + s,) rates of the state (q, qd, z)."""
        q, qd, z = np.split(x, [self.n, 2 * self.n])
        there = self.at_states(z) if len(z) else self
        return np.concatenate([qd, there.forward_dynamics(q, qd, tau), there.bristles(q, qd)[1]])

    def linearize_step(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, dt: ArrayLike) -> tuple[Array, ...]:
        """q and qd (n,) after a Runge-Kutta step under held tau, A (2n, 2n) and B (2n, m) by complex steps.

        With bristles their deflections (s,) come behind qd, and the state of A and B is (q, qd, z).
        """
        q, qd, tau = self._vector(q), self._vector(qd), self._vector(tau)
        length = float(np.ravel(dt)[0])
        at = [self, *(type(self)(self.chain, *self._given, self._t + share * length) for share in (0.5, 1.0))]
        actuated = [self.chain.q_names.index(name) for name in self.chain.actuated]
        start = np.concatenate([q, qd, self.states()])
        end, A, B = linearized_step([m.state_rate for m in at], start, tau, length)
        parts = np.split(end, [self.n, 2 * self.n] if self.chain.states else [self.n])
        return *parts, A, B[:, actuated]

    def stiffness_matrix(self, q: ArrayLike) -> Array:
        """(n, n) Hessian of the potential energy."""
        K = complex_step(lambda x: self.gravity(x) + self.applied.potential_gradient(x), self._vector(q))
        symmetric: Array = 0.5 * (K + K.T)
        return symmetric

    def spring_matrix(self, q: ArrayLike) -> Array:
        """(n, n) stiffness of the springs alone."""
        del q
        return self.applied.K

    def damping_matrix(self, q: ArrayLike) -> Array:
        """(n, n) Hessian of Rayleigh's function with respect to the rates."""
        q = self._vector(q)
        D = complex_step(lambda x: self.applied.dissipation_gradient(q, x), np.zeros(self.n))
        symmetric: Array = 0.5 * (D + D.T)
        return symmetric

    def regressor(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        """(n, 10 links): inverse dynamics of the rigid bodies, linear in m, m c, I at the links' origins."""
        q, qd, qdd = self._vector(q), self._vector(qd), self._vector(qdd)
        f = frames(self.links, q)
        motion = rates(self.links, f, qd, qdd)
        return regressor(self.links, f, motion, self.field, self.n)

    def linear(self) -> LinearMechanics:
        """Regressors over many states."""

        def number(expression: Expression) -> float:
            return real_part(evaluate(expression, self.names))

        return LinearMechanics(self.chain, self.links, self.field, number, dependent_joints(self.chain, self.names))

    def identification_regressor(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
        """(n, columns): joint forces, linear in links, rotors, levels of friction, springs, dampers, offsets."""
        linear = self.linear()
        columns = (self._vector(x)[:, None] for x in (q, qd, qdd))
        Y: Array = linear.regressor(linear.motion(*columns))[..., 0].T
        return Y
