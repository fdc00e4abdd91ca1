"""Friction in closed loops: forces in the joints depend on the friction of every joint of the loop.

The multipliers supply what the dependent joints lack, their friction included, so reactions are affine in accelerations
and in the friction forces phi of the loops' joints, F = F_0 + F_1 (qdd, phi). Unknowns are both, the equations

    M qdd + h + sum g_j phi_j = tau        along what is free
    phi_j = s_j [L_j + m_j N_j] + b_j v_j      of a joint that slides
    phi_j = sign(g_j) t F_j,  sum |g_k| t F_k = T     of joints that rest together: equal fractions t of their limits

Newton's method with complex steps starts from many points; that it finds all solutions is not proved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from symgen.reference.duals import STEP
from symgen.reference.friction_law import JointLaw

if TYPE_CHECKING:
    from symgen.reference.state import FrictionState

__all__ = ["Member", "holds_all", "known_friction", "loop_accelerations"]

Array = NDArray[Any]

STARTS, PASSES, PARTS = 12, 60, 0.5 ** np.arange(8)
"""Starts of Newton's method, its steps, and the parts of a step that are tried."""

LARGE = 1e6
"""Force, relative to those at work, beside which these do not count."""

SOLVED, ALIKE = 1e-11, 1e-9
"""Residual of a solution, and distance of equal ones, relative to their size."""


@dataclass(frozen=True, eq=False)
class Member:
    """A joint with friction, in a chain whose loads depend on the friction of joints.

    Attributes:
        place: position among joints that move or close loops.
        ratio: of its rate to its mode's.
        felt: position among the friction forces that loads depend on; None for a coordinate's own joint.
    """

    place: int
    law: JointLaw
    ratio: float
    felt: int | None

    def sliding(self, sense: float, rate: float, wrenches: Array) -> Any:
        """Its friction in a sense of its mode, at a rate of that."""
        own = float(np.sign(self.ratio)) * sense
        force = self.law.levels.sliding(own, self.ratio * rate, self.law.load(wrenches[self.place]))
        if self.law.drive is not None:
            force = force + self.law.drive.motor.sliding(own, self.ratio * rate, 0.0)
        return force

    def limit(self, wrenches: Array) -> Any:
        """Its static level."""
        level = self.law.levels.static_level(self.law.load(wrenches[self.place]))
        return level if self.law.drive is None else level + self.law.drive.motor.static_level(0.0)


@dataclass(frozen=True, eq=False)
class _System:
    """The equations for one mode: accelerations base + Z z, and friction forces phi."""

    state: FrictionState
    senses: Sequence[float]
    stuck: Sequence[int]
    base: Array
    Z: Array
    breaking: int | None = None

    def x(self, y: Array) -> Array:
        """(qdd, phi) of the unknowns (z, phi)."""
        k = self.Z.shape[1]
        return np.concatenate([self.base + self.Z @ y[:k], y[k:]])

    def residual(self, y: Array) -> tuple[Array, Array]:
        """Both kinds of equations, and the sizes of their summands."""
        state, x = self.state, self.x(y)
        n = len(state.tau)
        wrenches = state.F0 + state.F1 @ x
        inertial = state.M @ x[:n]
        left, phi = inertial + state.h - state.tau, x[n:].copy()
        size = np.abs(inertial) + np.abs(state.h) + np.abs(state.tau)
        law = np.zeros_like(phi)
        for j, members in enumerate(state.members):
            if j in self.stuck:
                for member, force in zip(members, self._shares(j, members, x, wrenches), strict=True):
                    if member.felt is not None:
                        law[member.felt] = force
                continue
            for member in members:
                if j == self.breaking:
                    force = self.senses[j] * np.sign(member.ratio) * member.limit(wrenches)
                else:
                    force = member.sliding(self.senses[j], float(state.qd[j]), wrenches)
                left[j] = left[j] + member.ratio * force
                size[j] += abs(member.ratio * force)
                if member.felt is not None:
                    law[member.felt] = force
        return np.concatenate([self.Z.T @ left, phi - law]), np.concatenate(
            [self.Z.T**2 @ size, np.abs(phi) + np.abs(law)]
        )

    def _shares(self, j: int, members: Sequence[Member], x: Array, wrenches: Array) -> list[Any]:
        state, n = self.state, len(self.state.tau)
        total = state.tau[j] - state.h[j] - state.M[j] @ x[:n]
        limits = [member.limit(wrenches) for member in members]
        whole = sum(abs(m.ratio) * F for m, F in zip(members, limits, strict=True))
        if np.real(whole) <= 0.0:
            sticks = [float(m.law.sticks) for m in members]
            whole = sum(abs(m.ratio) * s for m, s in zip(members, sticks, strict=True)) or 1.0
            limits = sticks
        return [np.sign(m.ratio) * total * F / whole for m, F in zip(members, limits, strict=True)]

    def solved(self, start: Array) -> Array | None:
        """The solution that Newton's method finds from a start; only steps that make the residual smaller are taken."""
        y, count = start, len(start)
        for _ in range(PASSES):
            value, _ = self.residual(y)
            if not np.any(value):
                break
            J = np.array([np.imag(self.residual(y + 1j * STEP * unit)[0]) / STEP for unit in np.eye(count)]).T
            if not np.all(np.isfinite(J)) or np.linalg.matrix_rank(J) < count:
                return None
            step = np.linalg.solve(J, value)
            trials = [y - part * step for part in PARTS]
            sizes = [float(np.linalg.norm(self.residual(trial)[0])) for trial in trials]
            best = next((k for k, s in enumerate(sizes) if s < float(np.linalg.norm(value))), None)
            if best is None:
                break
            y = trials[best]
        value, size = self.residual(y)
        return y if np.all(np.abs(value) <= SOLVED * (np.max(np.abs(size), initial=0.0) + 1e-300)) else None

    def all(self, first: Array) -> list[Array]:
        """Every (qdd, phi) found, that from the first start in front."""
        rng, found = np.random.default_rng(0), list[Array]()
        scale = np.max(np.abs(np.concatenate([self.state.tau, self.state.h, first])), initial=1e-6)
        for k in range(STARTS):
            start = first if k == 0 else first + scale * 10.0 ** rng.uniform(-3, 0.5) * rng.normal(size=len(first))
            y = self.solved(start)
            if y is not None and not any(np.linalg.norm(y - z) <= ALIKE * (1.0 + np.linalg.norm(z)) for z in found):
                found.append(y)
        return [self.x(y) for y in found]


def loop_accelerations(
    state: FrictionState, mode: Sequence[int], stuck: Sequence[int], base: Array, Z: Array, start: Array | None
) -> list[Array]:
    """Every (qdd, phi) found for a mode.

    Args:
        base, Z: accelerations base + Z z leave the stuck joints at rest.
        start: accelerations, the only starting point, if not many.
    """
    senses = [float(state.direction(j, base, mode[j])) for j in range(len(state.laws))]
    system = _System(state, senses, stuck, base, Z)
    smooth = np.linalg.lstsq(Z.T @ state.M @ Z, Z.T @ (state.tau - state.h - state.M @ base), rcond=None)[0]
    zeros = np.zeros(state.felt)
    if start is not None:
        y = system.solved(np.concatenate([Z.T @ start[: len(base)], zeros]))
        return [] if y is None else [system.x(y)]
    return system.all(np.concatenate([smooth, zeros]))


def holds_all(state: FrictionState, j: int, qdd: Array, sense: int) -> bool:
    """True where the joints of mode j hold whatever force in a sense acts on them: limits grow with it."""
    force = sense * LARGE * np.max(np.abs(np.concatenate([state.tau, state.h, state.M[j]])), initial=1.0)
    pushed = replace(state, tau=np.where(np.arange(len(state.tau)) == j, force, state.tau))
    phi = known_friction(pushed, qdd, [0] * len(state.laws), [j])
    wrenches = state.F0 + state.F1 @ np.concatenate([qdd, phi])
    return bool(sum(abs(m.ratio) * m.limit(wrenches) for m in state.members[j]) >= abs(force))


def known_friction(
    state: FrictionState,
    qdd: Array,
    senses: Sequence[float],
    stuck: Sequence[int] = (),
    breaking: int | None = None,
    f: Array | None = None,
) -> Array:
    """phi at known accelerations; where several solve the laws, that nearest to friction f along the modes.

    Args:
        breaking: mode that is about to slide, with its static levels.
    """
    system = _System(state, senses, stuck, np.asarray(qdd, float), np.zeros((len(qdd), 0)), breaking)
    found = [x[len(qdd) :] for x in system.all(np.zeros(state.felt))]
    if not found:
        return np.full(state.felt, np.nan)
    if f is None:
        return found[0]

    def away(phi: Array) -> float:
        x = np.concatenate([qdd, phi])
        wrenches = state.F0 + state.F1 @ x
        rows = [
            sum(m.ratio * m.sliding(senses[j], float(state.qd[j]), wrenches) for m in members) - f[j]
            for j, members in enumerate(state.members)
            if j not in stuck
        ]
        return float(np.linalg.norm(rows))

    return min(found, key=away)
