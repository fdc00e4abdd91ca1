"""Friction in closed loops: forces in the joints depend on the friction of every joint of the loop.

The multipliers supply what the dependent joints lack, their friction included, so reactions are affine in accelerations
and in the friction forces phi of the loops' joints, F = F_0 + F_1 (qdd, phi). Unknowns are both, and what each drive
with losses takes, E, with the equations

    M qdd + h + sum g_j phi_j + E = tau        along what is free
    phi_j = s_j [L_j + m_j N_j] + b_j v_j      of a joint that slides
    E = loss(P) - P + F_m,  P = tau - tau_s - E    of a drive whose joint slides
    phi_j = sign(g_j) t F_j,  sum |g_k| t F_k = T     of joints that rest together: equal fractions t of their limits

T of several modes at rest follow from the equations of the coordinates; where those leave them undetermined, the
largest fraction of a limit is the least (`sharing`). A drive with losses at rest takes the same fraction of the end of
the band that it and its joints hold.

Newton's method with complex steps starts from many points; that it finds all solutions is not proved.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.arrays import Array
from symgen.reference.duals import STEP
from symgen.reference.friction_law import JointLaw
from symgen.reference.sharing import shares

if TYPE_CHECKING:
    from symgen.reference.state import FrictionState

__all__ = ["Member", "holds_all", "known_friction", "loop_accelerations", "together"]


STARTS, PASSES, PARTS = 12, 60, 0.5 ** np.arange(8)
"""Starts of Newton's method, its steps, and the parts of a step that are tried."""

LARGE = 1e6
"""Force, relative to those at work, beside which these do not count."""

SOLVED, ALIKE = 1e-11, 1e-9
"""Residual of a solution, and distance of equal ones, relative to their size."""

ROUNDED = 4.0 * float(np.finfo(float).eps)
"""Residual, relative to its summands, that no further step makes smaller."""


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
        if self.law.drive is not None and not self.law.loses:
            force = force + self.law.drive.motor.sliding(own, self.ratio * rate, 0.0)
        return force

    def limit(self, wrenches: Array, sense: float) -> Any:
        """Its static level against motion in a sense of its mode."""
        own = float(np.sign(self.ratio)) * sense
        level = self.law.levels.static_level(self.law.load(wrenches[self.place]), own)
        if self.law.drive is None or self.law.loses:
            return level
        return level + self.law.drive.motor.static_level(0.0, own)


def together(members: Sequence[Member], wrenches: Array, sense: float) -> Any:
    """Static level of joints with one mode against motion in a sense."""
    return sum(abs(m.ratio) * m.limit(wrenches, sense) for m in members)


@dataclass(frozen=True, eq=False)
class _System:
    """The equations for one mode: accelerations base + Z z, friction forces phi and losses E.

    Attributes:
        breaking: modes that are about to slide, with their static levels.
        totals: forces along the stuck modes, where they do not follow from the equations.
    """

    state: FrictionState
    senses: Sequence[float]
    stuck: Sequence[int]
    base: Array
    Z: Array
    breaking: Sequence[int] = ()
    totals: Sequence[float] | None = None

    @property
    def drives(self) -> list[int]:
        """Modes that slide with a drive that has losses, where accelerations are sought or forces of stuck modes."""
        if not self.Z.shape[1] and (not len(self.stuck) or self.totals is not None):
            return []
        slide = [j for j in range(len(self.state.laws)) if j not in self.stuck and not self.state.known(j)]
        return [j for j in slide if (law := self.state.laws[j]) is not None and law.loses]

    def x(self, y: Array) -> Array:
        """(qdd, phi) of the unknowns (z, phi, E)."""
        k = self.Z.shape[1]
        return np.concatenate([self.base + self.Z @ y[:k], y[k : k + self.state.felt]])

    def residual(self, y: Array) -> tuple[Array, Array]:
        """All kinds of equations, and the sizes of their summands."""
        state, x, drives = self.state, self.x(y), self.drives
        n, s = len(state.tau), len(state.laws)
        wrenches = state.F0 + state.F1 @ x
        inertial = state.M @ x[:n]
        left, phi = inertial + state.h - state.tau, x[n:].copy()
        size = np.abs(inertial) + np.abs(state.h) + np.abs(state.tau)
        law, taken, met = np.zeros_like(phi), y[len(y) - len(drives) :], np.zeros(s, x.dtype)
        for j, members in enumerate(state.members):
            if j in self.stuck:
                continue
            for member in members:
                if j in self.breaking:
                    force = self.senses[j] * np.sign(member.ratio) * member.limit(wrenches, self.senses[j])
                else:
                    force = member.sliding(self.senses[j], float(state.qd[j]), wrenches)
                met[j] = met[j] + member.ratio * force
                if member.felt is not None:
                    law[member.felt] = force
        losses = np.zeros_like(taken)
        for k, j in enumerate(drives):
            met[j] = met[j] + taken[k]
            losses[k] = self._loss(j, x, taken[k])
        left = left + state.onto(met)
        size = size + np.abs(state.modes.rows.T) @ np.abs(met)
        for j, total in zip(self.stuck, self._totals(x, met, wrenches), strict=True):
            for member, force in zip(state.members[j], self._shares(j, total, x, wrenches), strict=True):
                if member.felt is not None:
                    law[member.felt] = force
        return np.concatenate([self.Z.T @ left, phi - law, taken - losses]), np.concatenate(
            [self.Z.T**2 @ size, np.abs(phi) + np.abs(law), np.abs(taken) + np.abs(losses)]
        )

    def _loss(self, j: int, x: Array, taken: Any) -> Any:
        """The losses of a drive of a mode that slides, from what they leave to pass."""
        state, law, sense = self.state, self.state.laws[j], self.senses[j]
        assert law is not None
        assert law.drive is not None
        passes = state.tau[j] - (state.s0[j] + state.s1[j] @ x[: len(state.tau)]) - taken
        motor = law.drive.motor.sliding(sense, float(state.qd[j]), 0.0)
        return law.drive.loss(passes, sense) - passes + motor

    def _totals(self, x: Array, met: Array, wrenches: Array) -> Any:
        """Forces along the modes at rest."""
        if self.totals is not None:
            return self.totals
        state, n = self.state, len(self.state.tau)
        rest = state.tau - state.h - state.M @ x[:n] - state.onto(met)
        if len(state.laws) == n or not len(self.stuck):
            return rest[list(self.stuck)]
        free = [k for k in range(n) if k not in state.given]
        limits = [[-together(state.members[j], wrenches, -1.0), together(state.members[j], wrenches, 1.0)]
                  for j in self.stuck]  # fmt: skip
        return shares(state.modes.rows[np.ix_(list(self.stuck), free)], rest[free], np.array(limits))

    def _shares(self, j: int, total: Any, x: Array, wrenches: Array) -> list[Any]:
        """Friction of the joints of a mode at rest under a force."""
        state, members = self.state, self.state.members[j]
        sense = float(np.sign(np.real(total))) or 1.0
        limits, whole = [m.limit(wrenches, sense) for m in members], together(members, wrenches, sense)
        law = state.laws[j]
        if law is not None and law.drive is not None and law.loses:
            load = state.tau[j] - (state.s0[j] + state.s1[j] @ x[: len(state.tau)]) - total
            most, end = (law.drive.upper, law.drive.motor.static_level(0.0, 1)) if sense > 0.0 else (
                law.drive.lower, -law.drive.motor.static_level(0.0, -1)
            )  # fmt: skip
            ways = [(w, most(load + w * together(members, wrenches, w)) - load + end) for w in (1.0, -1.0)]
            way, whole = max(ways, key=lambda found: float(sense * np.real(found[1])))
            limits = [way * m.limit(wrenches, way) for m in members]
        if np.real(sense * whole if law is not None and law.loses else whole) <= 0.0:
            sticks = [float(m.law.sticks) for m in members]
            whole = sum(abs(m.ratio) * s for m, s in zip(members, sticks, strict=True)) or 1.0
            limits = sticks
        return [np.sign(m.ratio) * total * F / whole for m, F in zip(members, limits, strict=True)]

    def solved(self, start: Array) -> Array | None:
        """The solution that Newton's method finds from a start; only steps that make the residual smaller are taken."""
        y, count = start, len(start)
        value, size = self.residual(y)
        for _ in range(PASSES):
            if not np.any(value):
                break
            if _solves(value, size, ROUNDED):
                return y
            rounding = _solves(value, size)  # there shorter steps help no more
            J = np.array([np.imag(self.residual(y + 1j * STEP * unit)[0]) / STEP for unit in np.eye(count)]).T
            if not np.all(np.isfinite(J)) or np.linalg.matrix_rank(J) < count:
                return None
            step = np.linalg.solve(J, value)
            for part in PARTS[:1] if rounding else PARTS:
                trial = y - part * step
                less = self.residual(trial)
                if np.linalg.norm(less[0]) < np.linalg.norm(value):
                    break
            else:
                break
            y, (value, size) = trial, less
        return y if _solves(value, size) else None

    def found(self, first: Array) -> Iterator[Array]:
        """Every (qdd, phi) that is found, that from the first start in front."""
        rng, found = np.random.default_rng(0), list[Array]()
        scale = np.max(np.abs(np.concatenate([self.state.tau, self.state.h, first])), initial=1e-6)
        for k in range(STARTS):
            start = first if k == 0 else first + scale * 10.0 ** rng.uniform(-3, 0.5) * rng.normal(size=len(first))
            y = self.solved(start)
            if y is not None and not any(np.linalg.norm(y - z) <= ALIKE * (1.0 + np.linalg.norm(z)) for z in found):
                found.append(y)
                yield self.x(y)


def _solves(value: Array, size: Array, part: float = SOLVED) -> bool:
    """True for a residual that is rounding of its summands."""
    return bool(np.all(np.abs(value) <= part * (np.max(np.abs(size), initial=0.0) + 1e-300)))


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
    zeros = np.zeros(state.felt + len(system.drives))
    if start is not None:
        along = np.linalg.lstsq(Z, start[: len(base)] - base, rcond=None)[0]
        y = system.solved(np.concatenate([along, zeros]))
        return [] if y is None else [system.x(y)]
    return list(system.found(np.concatenate([smooth, zeros])))


def holds_all(state: FrictionState, j: int, qdd: Array, sense: float) -> bool:
    """True where the joints of mode j hold whatever force in a sense acts on them: limits grow with it."""
    force = sense * LARGE * np.max(np.abs(np.concatenate([state.tau, state.h, state.M[j]])), initial=1.0)
    phi = known_friction(state, qdd, [0.0] * len(state.laws), [j], totals=[force])
    return bool(together(state.members[j], state.F0 + state.F1 @ np.concatenate([qdd, phi]), sense) >= abs(force))


def known_friction(
    state: FrictionState,
    qdd: Array,
    senses: Sequence[float],
    stuck: Sequence[int] = (),
    breaking: Sequence[int] = (),
    f: Array | None = None,
    totals: Sequence[float] | None = None,
) -> Array:
    """phi at known accelerations; where several solve the laws, that nearest to friction f along the modes.

    Args:
        breaking: modes that are about to slide, with their static levels.
        totals: forces along the stuck modes, by default those that the equations ask for.
    """
    system = _System(state, senses, stuck, np.asarray(qdd, float), np.zeros((len(qdd), 0)), breaking, totals)
    start = np.zeros(state.felt + len(system.drives))
    if f is not None:  # of a joint with a mode of its own the claim names it
        alone = [(own[0], float(along)) for own, along in zip(state.members, f, strict=True) if len(own) == 1]
        for member, along in alone:
            if member.felt is not None and member.ratio:
                start[member.felt] = along / member.ratio
    found = (x[len(qdd) :] for x in system.found(np.where(np.isfinite(start), start, 0.0)))
    if f is None:
        return next(found, np.full(state.felt, np.nan))

    def away(phi: Array) -> float:
        """Distance of friction along the modes from f, as a part of the largest."""
        x = np.concatenate([qdd, phi])
        wrenches = state.F0 + state.F1 @ x
        rows = [
            sum(m.ratio * m.sliding(senses[j], float(state.qd[j]), wrenches) for m in members) - f[j]
            for j, members in enumerate(state.members)
            if j not in stuck and not any(m.law.loses for m in members)
        ]
        return float(np.linalg.norm(rows)) / (float(np.max(np.abs(f), initial=0.0)) or 1.0)

    best, least = np.full(state.felt, np.nan), np.inf
    for phi in found:
        apart = away(phi)
        if not apart >= least:
            best, least = phi, apart
        if apart <= ALIKE:
            break
    return best
