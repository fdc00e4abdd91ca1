"""One state of a chain with friction: forces, reactions and loads as functions of the accelerations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.reference.friction_law import RELEASED, JointLaw
from symgen.reference.joined_law import Modes
from symgen.reference.loop_friction import Member, known_friction
from symgen.reference.mechanics import Mechanics
from symgen.reference.sharing import shares

__all__ = ["FrictionState", "friction_state", "mode_rates", "state_at"]


NEAR, FAR = 1e-9, 1e15
"""Forces by which limits of drives with losses are sought, relative to those at work; beyond there is no limit."""

REST = 1e-9
"""Rate of a joint that follows several coordinates, as a part of theirs, that is rounding."""


@dataclass(frozen=True, eq=False)
class FrictionState:
    """M qdd + h + G' f = tau, with reactions F_0 + F_1 qdd and rotor forces s_0 + s_1 qdd.

    Modes are those of the coordinates, then of joints with friction that follow several of them. Their rates are G qd,
    their accelerations G qdd + k.

    Attributes:
        modes: laws and G, k.
        given: accelerations of coordinates that are known, by position.
        q: (n,) coordinates.
        qd: (s,) rates in the order of the modes.
        tau: (n,)
        F0: (bearings, 6); F1: (bearings, 6, n + felt): reactions at the links' origins, and in joints that close loops.
        s0: (s,); s1: (s, n): tau_s, the inertial forces of rotors of drives.
        felt: number of friction forces in loops that reactions depend on. They stand behind the accelerations in `qdd`
            of all methods.
        members: by mode, its joints with friction; empty where reactions depend on no friction.
    """

    modes: Modes
    given: Mapping[int, float]
    q: Array
    qd: Array
    tau: Array
    M: Array
    h: Array
    F0: Array
    F1: Array
    s0: Array
    s1: Array
    felt: int = 0
    members: tuple[tuple[Member, ...], ...] = ()

    @property
    def laws(self) -> Sequence[JointLaw | None]:
        """Laws in the order of the modes."""
        return self.modes.laws

    def acceleration(self, j: int, qdd: Array) -> Any:
        """Acceleration along mode j."""
        n = len(self.tau)
        return qdd[j] if j < n else self.modes.rows[j] @ qdd[:n] + self.modes.bends[j]

    def inertia(self, j: int) -> float:
        """The inertia that a force along mode j meets: M_jj, or where it follows several 1/(g M^-1 g')."""
        if j < len(self.M):
            return float(self.M[j, j])
        free = [k for k in range(len(self.M)) if k not in self.given]
        row = self.modes.rows[j][free]
        return 1.0 / float(row @ np.linalg.solve(self.M[np.ix_(free, free)], row))

    def reaction(self, j: int, qdd: Array) -> Array:
        """Reactions that the law of mode j reads."""
        law = self.laws[j]
        assert law is not None
        return law.reaction(self.F0 + self.F1 @ qdd, self.modes.places[j])

    def loaded(self, j: int) -> bool:
        """True when friction of joint j depends on the accelerations."""
        law = self.laws[j]
        return law is not None and (law.drive is not None or law.levels.normal is not None)

    def load(self, j: int, qdd: Array) -> Any:
        """N of joint j; of joints that move together one for each."""
        law = self.laws[j]
        if law is None or law.levels.normal is None:
            return 0.0
        return law.load(self.reaction(j, qdd))

    def load_torque(self, j: int, qdd: Array, f: float | None = None) -> Any:
        """tau_l: everything across the joint but tau, tau_s and friction; zero where it follows several coordinates.

        Args:
            f: friction of the joint, where others of several coordinates add to what it passes.
        """
        if j >= len(self.M):
            return 0.0
        qdd = qdd[: len(self.M)]
        rotor = self.s0[j] + self.s1[j] @ qdd
        return self.M[j] @ qdd + self.h[j] - rotor if f is None else self.tau[j] - rotor - f

    def passes_others(self, j: int) -> bool:
        """True when a drive with losses at coordinate j passes friction of joints that follow several coordinates."""
        law = self.laws[j]
        return law is not None and law.loses and j < len(self.M) < len(self.laws)

    def sliding(self, j: int, qdd: Array, mode: int, more: float | None = None) -> Any:
        """f of joint j when it slides with that mode, in a motion under tau.

        Args:
            more: what joints that follow several coordinates add to its load; by default what tau leaves.
        """
        law = self.laws[j]
        if law is None:
            return 0.0
        load, rate = self.load(j, qdd), float(self.qd[j])
        if more is None and law.drive is not None and self.passes_others(j):
            given = self.tau[j] - (self.s0[j] + self.s1[j] @ qdd[: len(self.M)])
            passed = law.drive.transmitted(float(given - law.drive.motor.sliding(mode, rate, 0.0)), mode)
            return given - passed + law.levels.sliding(mode, rate, load)
        load_torque = 0.0 if law.drive is None else self.load_torque(j, qdd) + (more or 0.0)
        return law.sliding(mode, rate, load, load_torque)

    def band(self, j: int, qdd: Array, f: float | None = None, more: float = 0.0) -> tuple[float, float]:
        """[low, high] of f that static friction of joint j can hold; f and more as of `load_torque` and `sliding`."""
        law = self.laws[j]
        if law is None:
            return (0.0, 0.0)
        return law.band(self.load(j, qdd), self.load_torque(j, qdd, f if self.passes_others(j) else None) + more)

    def onto(self, f: Array) -> Array:
        """Forces along the modes as forces of the coordinates."""
        forces: Array = self.modes.rows.T @ f
        return forces

    def friction(self, qdd: Array, mode: Sequence[int], stuck: Sequence[int]) -> Array:
        """(s,) f: the law of sliding joints, what holds stuck ones, what the motion of the others meets."""
        n, s = len(self.tau), len(self.laws)
        f = np.zeros(s, qdd.dtype)
        for j, law in enumerate(self.laws):
            if law is not None and j not in stuck:
                f[j] = self.sliding(j, qdd, self.direction(j, qdd, mode[j]))
        rest = self.tau - self.h - self.M @ qdd[:n]
        held = [j for j in stuck if self.laws[j] is not None]
        if s == n:
            f[held] = rest[held]
        elif held:
            free = [k for k in range(n) if k not in self.given]
            rest = rest - self.onto(f)
            limits = np.array([self._ends(j, qdd) if self.passes_others(j) else self.band(j, qdd) for j in held], float)
            f[held] = shares(self.modes.rows[np.ix_(held, free)], rest[free], limits)
        return f

    def _ends(self, j: int, qdd: Array) -> tuple[float, float]:
        """Lowest and highest force up to which a drive with losses holds all, by trial; see `FAR`."""

        def holds(f: float) -> bool:
            low, high = self.band(j, qdd, f)
            return bool(low <= f <= high)

        found, scale = [], 1.0 + abs(float(self.tau[j]))
        for sign in (-1.0, 1.0):
            inside, size = 0.0, NEAR * scale
            while size < FAR * scale and holds(sign * size):
                inside, size = size, 1.1 * size
            for _ in range(200 if size < FAR * scale else 0):
                middle = 0.5 * (inside + size)
                inside, size = (middle, size) if holds(sign * middle) else (inside, middle)
            found.append(sign * inside)
        return found[0], found[1]

    def direction(self, j: int, qdd: Array, mode: int) -> int:
        """The mode of a joint that does not stick: the given one, or the way of those that have no modes.

        The friction of a joint whose motion is given opposes its rate, or at rest its acceleration; viscous friction
        alone opposes the rate.
        """
        law, known = self.laws[j], self.known(j)
        if known or law is None or not law.sticks:
            return int(np.sign(self.qd[j])) or (int(np.sign(np.real(self.acceleration(j, qdd)))) if known else 0)
        return mode

    def known(self, j: int) -> bool:
        """True where the motion along mode j is given."""
        if j < len(self.M):
            return j in self.given
        return not np.any(np.delete(self.modes.rows[j], list(self.given)))

    def residual(self, qdd: Array, mode: Sequence[int], stuck: Sequence[int]) -> Array:
        """(n,) M qdd + h + G' f - tau; zero on stuck joints, meaningless where the motion is given."""
        result: Array = self.M @ qdd[: len(self.M)] + self.h + self.onto(self.friction(qdd, mode, stuck)) - self.tau
        return result

    def about_still(self, j: int, qdd: Array, f: Array) -> bool:
        """True when the acceleration of joint j is zero although its limit was just reached."""
        largest = abs(float(f[j]))
        if j < len(self.M):
            known = sum(float(self.M[j, k]) * value for k, value in self.given.items())
            largest = max(largest, abs(float(self.tau[j])), abs(float(self.tau[j] - self.h[j]) - known))
        return abs(self.inertia(j) * float(self.acceleration(j, qdd))) <= RELEASED * largest


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
    zero, modes = np.zeros(m.n), m.modes(laws, q, qd)
    F0, s0 = m.bearing_reactions(q, qd, zero), m.all_rotor_forces(q, qd, zero)
    F1, s1 = np.zeros((len(F0), 6, m.n)), np.zeros((len(s0), m.n))
    still = m.bearing_reactions(q, zero, zero)
    for j, unit in enumerate(np.eye(m.n)):
        F1[:, :, j] = m.bearing_reactions(q, zero, unit) - still
        s1[:, j] = m.all_rotor_forces(q, zero, unit)
    rotors = np.array([[place, ratio] for place, ratio in modes.rotors], dtype=float).reshape(-1, 2)
    at, ratio = rotors[:, 0].astype(int), rotors[:, 1]
    rates = mode_rates(modes.rows, qd)
    state = FrictionState(
        modes, given, q, rates, tau, m.mass_matrix(q), m.bias(q, qd), F0, F1, ratio * s0[at], ratio[:, None] * s1[at]
    )
    felt = m.felt(laws)
    return _of_loops(state, m, laws, q, felt) if felt else state


def _of_loops(
    state: FrictionState, m: Mechanics, laws: Sequence[JointLaw | None], q: Array, felt: Sequence[int]
) -> FrictionState:
    """The state with reactions by the friction of joints in loops."""
    ratios, more = m.friction_reactions(q, felt)
    order = {place: k for k, place in enumerate(felt)}
    members = tuple(
        tuple(
            Member(place, law, float(ratios[place, j]) if j < m.n else 1.0, order.get(place))
            for place in places
            if (law := laws[place]) is not None
        )
        for j, (places, _) in enumerate(m.mode_joints(laws))
    )
    return replace(state, F1=np.concatenate([state.F1, more], axis=2), felt=len(felt), members=members)


def state_at(
    m: Mechanics,
    laws: Sequence[JointLaw | None],
    given: Mapping[int, float],
    q: ArrayLike,
    qd: ArrayLike,
    tau: ArrayLike,
    qdd: Array,
    mode: Sequence[int],
    stuck: Sequence[int],
    f: Array,
) -> FrictionState:
    """The state at one qdd, with reactions and joint forces evaluated there and constant: enough to judge a claim.

    The inertia matrix in it is zero, as what depends on accelerations is part of the rest. In loops friction f along
    the modes, of which those named are stuck, decides the reactions too.
    """
    q, qd, tau = (np.asarray(x, dtype=float) for x in (q, qd, tau))
    modes, none = m.modes(laws, q, qd), np.zeros((m.n, m.n))
    h, F, s = m.inverse_dynamics(q, qd, qdd), m.bearing_reactions(q, qd, qdd), m.all_rotor_forces(q, qd, qdd)
    s0 = np.array([ratio * s[place] for place, ratio in modes.rotors])
    if m.felt(laws):
        whole = friction_state(m, laws, given, q, qd, tau)
        senses = [float(whole.direction(j, qdd, mode[j])) for j in range(len(mode))]
        F = F + whole.F1[:, :, m.n :] @ known_friction(whole, qdd, senses, stuck, f=f)
    return FrictionState(
        modes, given, q, mode_rates(modes.rows, qd), tau, none, h, F, np.zeros((len(F), 6, m.n)), s0,
        np.zeros((len(s0), m.n)),
    )  # fmt: skip


def mode_rates(rows: Array, qd: Array) -> Array:
    """(s, ...) rates along the modes; of those that follow several coordinates zero where that is rounding."""
    rates = np.einsum("sn...,n...->s...", rows, qd)
    size = np.einsum("sn...,n...->s...", np.abs(rows), np.abs(qd))
    n = len(qd)
    result: Array = np.concatenate([qd, np.where(np.abs(rates) <= REST * size, 0.0, rates)[n:]])
    return result
