"""One state of a chain with friction: forces, reactions and loads as functions of the accelerations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symgen.reference.friction_law import RELEASED, JointLaw
from symgen.reference.mechanics import Mechanics

__all__ = ["FrictionState", "friction_state", "state_at"]

Array = NDArray[Any]


@dataclass(frozen=True, eq=False)
class FrictionState:
    """M qdd + h + f = tau, with reactions F_0 + F_1 qdd and rotor forces s_0 + s_1 qdd.

    Attributes:
        given: accelerations that are known, by joint.
        F0: (n, 6); F1: (n, 6, n): reactions at the links' origins.
        s0: (n,); s1: (n, n): tau_s, the inertial forces of rotors.
    """

    laws: Sequence[JointLaw | None]
    given: Mapping[int, float]
    qd: Array
    tau: Array
    M: Array
    h: Array
    F0: Array
    F1: Array
    s0: Array
    s1: Array

    def loaded(self, j: int) -> bool:
        """True when friction of joint j depends on the accelerations."""
        law = self.laws[j]
        return law is not None and (law.drive is not None or law.levels.normal is not None)

    def load(self, j: int, qdd: Array) -> Any:
        """N of joint j."""
        law = self.laws[j]
        if law is None or law.levels.normal is None:
            return 0.0
        return law.load(self.F0[j] + self.F1[j] @ qdd)

    def load_torque(self, j: int, qdd: Array) -> Any:
        """tau_l: everything across the joint but tau, tau_s and friction."""
        return self.M[j] @ qdd + self.h[j] - (self.s0[j] + self.s1[j] @ qdd)

    def sliding(self, j: int, qdd: Array, mode: int) -> Any:
        """f of joint j when it slides with that mode."""
        law = self.laws[j]
        if law is None:
            return 0.0
        load_torque = 0.0 if law.drive is None else self.load_torque(j, qdd)
        return law.sliding(mode, float(self.qd[j]), self.load(j, qdd), load_torque)

    def band(self, j: int, qdd: Array) -> tuple[float, float]:
        """[low, high] of f that static friction of joint j can hold."""
        law = self.laws[j]
        return (0.0, 0.0) if law is None else law.band(self.load(j, qdd), self.load_torque(j, qdd))

    def friction(self, qdd: Array, mode: Sequence[int], stuck: Sequence[int]) -> Array:
        """(n,) f: the law of sliding joints, what holds stuck ones, what the motion of the others meets."""
        f = np.zeros(len(qdd), qdd.dtype)
        rest = self.tau - self.h - self.M @ qdd
        for j, law in enumerate(self.laws):
            if law is not None:
                f[j] = rest[j] if j in stuck else self.sliding(j, qdd, self.direction(j, qdd, mode[j]))
        return f

    def direction(self, j: int, qdd: Array, mode: int) -> int:
        """The mode of a joint that does not stick: the given one, or the way of those that have no modes.

        The friction of a joint whose motion is given opposes its rate, or at rest its acceleration; viscous friction
        alone opposes the rate.
        """
        law = self.laws[j]
        if j in self.given or law is None or not law.sticks:
            return int(np.sign(self.qd[j])) or (int(np.sign(np.real(qdd[j]))) if j in self.given else 0)
        return mode

    def residual(self, qdd: Array, mode: Sequence[int], stuck: Sequence[int]) -> Array:
        """(n,) M qdd + h + f - tau; zero on stuck joints, meaningless where the motion is given."""
        result: Array = self.M @ qdd + self.h + self.friction(qdd, mode, stuck) - self.tau
        return result

    def about_still(self, j: int, qdd: Array, f: Array) -> bool:
        """True when the acceleration of joint j is zero although its limit was just reached."""
        known = sum(float(self.M[j, k]) * value for k, value in self.given.items())
        size = max(abs(float(f[j])), abs(float(self.tau[j])), abs(float(self.tau[j] - self.h[j]) - known))
        return abs(float(self.M[j, j] * qdd[j])) <= RELEASED * size


def friction_state(
    m: Mechanics,
    laws: Sequence[JointLaw | None],
    given: Mapping[int, float],
    q: ArrayLike,
    qd: ArrayLike,
    tau: ArrayLike,
) -> FrictionState:
    """Everything at a state that does not depend on the accelerations, by definition: one unit qdd at a time.

    Args:
        laws: of all joints that move.
    """
    q, qd, tau = (np.asarray(x, dtype=float) for x in (q, qd, tau))
    zero, rows = np.zeros(m.n), m.bearings(laws)
    F0 = m.reactions(q, qd, zero)[rows]
    F1 = np.zeros((m.n, 6, m.n))
    s0 = m.rotor_forces(q, qd, zero)
    s1 = np.zeros((m.n, m.n))
    still = m.reactions(q, zero, zero)[rows]
    for j, unit in enumerate(np.eye(m.n)):
        F1[:, :, j] = m.reactions(q, zero, unit)[rows] - still
        s1[:, j] = m.rotor_forces(q, zero, unit)
    return FrictionState(m.laws(laws, q), given, qd, tau, m.mass_matrix(q), m.bias(q, qd), F0, F1, s0, s1)


def state_at(
    m: Mechanics,
    laws: Sequence[JointLaw | None],
    given: Mapping[int, float],
    q: ArrayLike,
    qd: ArrayLike,
    tau: ArrayLike,
    qdd: Array,
) -> FrictionState:
    """The same at one qdd, with reactions and joint forces evaluated there and constant: enough to judge a claim."""
    q, qd, tau = (np.asarray(x, dtype=float) for x in (q, qd, tau))
    none = np.zeros((m.n, m.n))
    h = m.inverse_dynamics(q, qd, qdd)
    F, s = m.reactions(q, qd, qdd)[m.bearings(laws)], m.rotor_forces(q, qd, qdd)
    return FrictionState(m.laws(laws, q), given, qd, tau, none, h, F, np.zeros((m.n, 6, m.n)), s, none)
