"""Parts of fixed steps executed literally: motions under held modes, and the distances to their next events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.reference.duals import Dual, real_part
from symgen.reference.expressions import evaluate
from symgen.reference.friction import FrictionReference
from symgen.reference.mechanics import Values
from symgen.reference.state import FrictionState

__all__ = ["Beginning", "StepParts", "finite", "margin", "parabola_zero"]

HUGE = 1e38
"""Larger magnitudes count as not finite."""


@dataclass(frozen=True, eq=False)
class Beginning:
    """A state with its decision: modes and accelerations from here on."""

    q: Array
    qd: Array
    mode: Array
    qdd: Array
    past: float


class StepParts:
    """Parts of steps of one chain from one instant; arguments as for `FixedSteps`."""

    def __init__(self, chain: Chain, parameters: Values, inputs: Values, t: float) -> None:
        self.chain = chain
        self._arguments = (parameters, inputs)
        self._t = t
        self._laws: dict[float, FrictionReference] = {}

    def law(self, since: float) -> FrictionReference:
        """The law `since` after the beginning of the step."""
        if since not in self._laws:
            self._laws[since] = FrictionReference(self.chain, *self._arguments, self._t + since)
        return self._laws[since]

    def stopped(self, M: Array, qd: Array, stuck: Sequence[int]) -> Array:
        """Rates after impulses on the joints that stick have stopped them: M_RR (change of qd_R) = M_RS qd_S."""
        others = [j for j in range(len(qd)) if j not in stuck and j not in self.law(0.0).given]
        result = qd.copy()
        result[list(stuck)] = 0.0
        if others and stuck:
            impulse = M[np.ix_(others, stuck)] @ qd[list(stuck)]
            result[others] += np.linalg.solve(M[np.ix_(others, others)], impulse)
        return result

    def driven(self, q: Array, qd: Array, since: float) -> tuple[Array, Array]:
        """Coordinates and rates with those of joints whose motion is given."""
        q, qd = q.copy(), qd.copy()
        names = self.law(0.0).mechanics.names
        for j, joint in enumerate(self.chain.moving):
            if isinstance(joint.motion, str):
                x, v, a = (real_part(names[f"{joint.name}_{part}"]) for part in ("q", "qd", "qdd"))
                q[j], qd[j] = x + since * (v + 0.5 * since * a), v + since * a
            elif joint.motion is not None:
                value = evaluate(joint.motion, names, t=Dual(self._t + since, np.ones(1)))
                q[j] = real_part(value)
                qd[j] = float(np.real(value.gradient[0])) if isinstance(value, Dual) else 0.0
        return q, qd

    def arc(self, begin: Beginning, tau: Array, length: float) -> tuple[Array, Array, Array]:
        """The end of a Runge-Kutta step under held modes, and the joints' ways, or bounds of their friction's work."""
        stuck = [j for j in self.law(0.0).rubbing if begin.mode[j] == 0]

        def state(place: float, rates: Array, accelerations: Array) -> tuple[Array, Array]:
            q, qd = begin.q + place * rates, begin.qd + place * accelerations
            q[stuck], qd[stuck] = begin.q[stuck], 0.0
            return self.driven(q, qd, begin.past + place)

        rates, accelerations = [begin.qd], [begin.qdd]
        for place in (0.5 * length, 0.5 * length, length):
            q, qd = state(place, rates[-1], accelerations[-1])
            rates.append(qd)
            accelerations.append(self.accelerations(begin, q, qd, tau, place, accelerations[-1]))
        weights = np.array([1.0, 2.0, 2.0, 1.0])[:, None] / 6.0
        way = np.sum(weights * self._weighted(begin, np.array(rates)), axis=0)
        ends = state(length, np.sum(weights * rates, axis=0), np.sum(weights * accelerations, axis=0))
        return *ends, way

    def _weighted(self, begin: Beginning, rates: Array) -> Array:
        """(stages, n) rates, where the level varies times the least one with the mode, the largest one against it."""
        result, laws = rates.copy(), self.law(0.0).laws_at(begin.q)
        for j in self.law(0.0).rubbing:
            law = laws[j]
            if law is not None and law.levels.velocity is not None:
                against = begin.mode[j] * rates[:, j] < 0.0
                levels = (level(0.0, begin.mode[j]) for level in (law.levels.static_level, law.levels.kinetic_level))
                result[:, j] *= np.where(against, *levels)
        return result

    def accelerations(self, begin: Beginning, q: Array, qd: Array, tau: Array, place: float, near: Array) -> Array:
        law = self.law(begin.past + place)
        found = law.motion(law.state(q, qd, tau), begin.mode.tolist(), near)
        return np.full(len(q), np.nan) if found is None else found

    def distances(
        self, begin: Beginning, state: FrictionState, ends: tuple[Array, Array, Array], tau: Array, length: float
    ) -> tuple[dict[int, float], dict[int, float], dict[int, int]]:
        """Rates along the modes and margins of what sticks, at the start and after `length`, and the modes into which
        the latter joints would be let go; none of a joint that starts from rest."""
        q, qd, _ = ends
        first: dict[int, float] = {}
        after: dict[int, float] = {}
        sides: dict[int, int] = {}
        law = self.law(begin.past + length)
        later = law.state(q, qd, tau)
        mode = begin.mode.tolist()
        qdd = self.accelerations(begin, q, qd, tau, length, begin.qdd)
        stuck = [j for j in law.rubbing if mode[j] == 0]
        for j in law.rubbing:
            if mode[j] == 0:
                first[j] = max(margin(state, j, begin.qdd, mode, stuck)[0], 0.0)
                after[j], sides[j] = margin(later, j, qdd, mode, stuck)
            elif begin.qd[j] != 0.0:
                first[j], after[j] = float(mode[j] * begin.qd[j]), float(mode[j] * qd[j])
        return first, after, sides

    def forwards(
        self,
        begin: Beginning,
        end: tuple[Array, Array, Array],
        state: FrictionState,
        resting: Sequence[int],
        qd: Array,
        tau: Array,
        length: float,
    ) -> tuple[Array, tuple[Array, Array, Array]]:
        """Modes and end of a part in which no joint is behind where its mode began: friction would have pushed it.

        One that is takes the opposite mode, unless it was decided as if at rest; then it is held. The mode of a joint
        that rests beyond its limit is the side to which it is driven.

        Args:
            begin, end: of the part as the decision has it.
            state: the law's, at the start.
            resting: the joints that were decided.
            qd: rates at the start, nothing stopped.
        """
        law = self.law(begin.past)
        mode, told, before = begin.mode.copy(), begin.mode, set(resting)
        while finite(end[1]) and (behind := [j for j in law.rubbing if mode[j] * end[2][j] < 0.0]):
            for j in behind:
                mode[j] *= 0 if j in before else -1
            before.update(behind)
            stuck = [j for j in law.rubbing if mode[j] == 0]
            found = law.motion(state, mode.tolist(), begin.qdd)
            qdd = np.full(len(qd), np.nan) if found is None else found
            told = mode.copy()
            for j in stuck:
                distance, side = margin(state, j, qdd, mode.tolist(), stuck)
                told[j] = side if distance < 0.0 else 0
            end = self.arc(Beginning(begin.q, self.stopped(state.M, qd, stuck), mode, qdd, begin.past), tau, length)
        return told, end


def finite(*values: ArrayLike) -> bool:
    """True when no value is infinite, huge or not a number."""
    return all(bool(np.all(np.abs(value) < HUGE)) for value in values)


def parabola_zero(first: float, place: float, near: float, after: float) -> float:
    """Zero of the parabola through (0, first >= 0), (place, near) and (1, after < 0), by bisection."""
    slope = (near - first) / place
    bend = (after - near) / (1.0 - place) - slope
    low, high = 0.0, 1.0
    while low < (middle := 0.5 * (low + high)) < high:
        positive = first + middle * (slope + (middle - place) * bend) > 0.0
        low, high = (middle, high) if positive else (low, middle)
    return high


def margin(state: FrictionState, j: int, qdd: Array, mode: Sequence[int], stuck: Sequence[int]) -> tuple[float, int]:
    """Distance of the holding force of joint j from the nearer end of its band, and that end."""
    f = float(state.friction(qdd, mode, stuck)[j])
    low, high = state.band(j, qdd)
    return min(f - low, high - f), 1 if f - low > high - f else -1
