"""The fixed steps of the conventions executed literally, one state at a time: the third opinion on `step`.

Everything is asked of `FrictionReference`: M and the forces from raw numbers, accelerations by Newton's method, events
by enumeration. The text follows the conventions, Karnopp 1985 (figs. 2 and 5) and Morgowicz's interpolation as Dupont
1993 and Harlecki 1995 describe it, not the emitted code; what those leave open is fixed here as it is there:

- stages are those of the classical Runge-Kutta method, tau and inputs held, the first one being the decision's own
- in a dead band all joints are decided as if at rest, under the velocity terms of the rates before they are stopped
- a rate that reached zero is made zero by an impulse on its joint, by the M of where the part began
- interpolation takes the earliest of all crossings (a rate through zero, a holding force through its limit); the state
  there is that of a shorter step from the same start
- a first estimate of each is linear between the ends of the step; the parabola through both ends and the state at the
  earliest of these has the place that is taken
- where a joint ends behind where its mode began, the part is taken again in its opposite mode, then with it held
- a step beyond the limit of stability is not taken (`stability`), nor one that comes to a number that is not finite on
  the way, or to a stage without accelerations
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.errors import ArgumentError
from symgen.reference.duals import Dual, real_part
from symgen.reference.expressions import evaluate
from symgen.reference.friction import NONE, FrictionReference
from symgen.reference.mechanics import Values
from symgen.reference.stability import step_share, turn_share
from symgen.reference.state import FrictionState
from symgen.reference.stops import between_stops, stop_rules

__all__ = ["NONFINITE", "UNSTABLE", "FixedSteps", "Stepped"]

NONFINITE, UNSTABLE = 6, 7

NEAR_SINGULAR, SINGULAR, AHEAD = 0.04, 1e-8, 1.0 / 16.0
"""Distances of a loop from its singular pose below which its rate is looked at, and below which no step is taken; part
of the step over which the rate is measured."""

WORST_FIRST = (6, 7, 5, 2, 4, 3, 1, 0)
"""Statuses of the conventions by gravity; the worst of a step's decisions is the step's."""

HUGE = 1e38
"""Larger magnitudes count as not finite."""

WELL_OUTSIDE = 1.5
"""Widths of its dead band beyond which a rate is outside, whatever loads add to the band."""

UP_TO = (
    (0.5, np.array([0.5])),
    (0.5, np.array([0.0, 0.5])),
    (1.0, np.array([0.0, 0.0, 1.0])),
    (1.0, np.array([1.0, 2.0, 2.0, 1.0]) / 6.0),
)
"""Places in a step of the further stages and of its end, and the shares of the stages before on the way there."""

CLOSE = 1e-6
"""Least place of the state between the ends of a step."""


@dataclass(frozen=True, eq=False)
class Stepped:
    """The state after a step: coordinates, rates, modes (n,) each, and the gravest status of its decisions.

    `mode` of joints that never stick is the sign of their rate when the modes were decided; `alone` as in `Answer`, of
    all decisions; `share` is the length of the step, or of the part that comes nearest to it, as a share of the limit
    of stability; `states` are deflections of bristles.
    """

    q: Array
    qd: Array
    mode: Array
    status: int
    alone: bool = True
    share: float = 0.0
    states: Array = field(default_factory=lambda: np.zeros(0))


@dataclass(frozen=True, eq=False)
class _Beginning:
    """A state with its decision: modes and accelerations from here on."""

    q: Array
    qd: Array
    mode: Array
    qdd: Array
    past: float


class FixedSteps:
    """Steps of one chain from one instant, for one set of parameters and inputs; arguments as for `Mechanics`.

    Example:
        >>> from symgen.describe.chain import Chain, Friction, Joint, Xyz
        >>> from symgen.describe.expression import Number
        >>> x, zero = (Number(1.0), Number(0.0), Number(0.0)), Number(0.0)
        >>> rubs = Friction(coulomb=Number(10.0), static=Number(15.0))
        >>> block = Joint("x", "prismatic", Xyz(axis=x), mass=Number(2.0), friction=rubs)
        >>> steps = FixedSteps(Chain("block", (block,), gravity=(zero, zero, zero)))
        >>> steps.karnopp([0.0], [0.001], [14.9], 1e-3).qd
        array([0.])
        >>> steps.karnopp([0.0], [0.0], [15.1], 1e-3).qd
        array([0.00255])
    """

    def __init__(self, chain: Chain, parameters: Values = None, inputs: Values = None, t: float = 0.0) -> None:
        self.chain = chain
        self._arguments = (parameters, inputs)
        self._t = float(t)
        self._laws: dict[float, FrictionReference] = {}

    def law(self, since: float) -> FrictionReference:
        """The law `since` after the beginning of the step."""
        if since not in self._laws:
            self._laws[since] = FrictionReference(self.chain, *self._arguments, self._t + since)
        return self._laws[since]

    # the methods

    def karnopp(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, dt: float) -> Stepped:
        """One step with dead bands."""
        return self._with_states(lambda steps: steps._between_stops(steps._karnopp, q, qd, tau, dt), q, qd, dt)

    def interpolated(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, dt: float) -> Stepped:
        """One step in parts that end where a rate or a margin crosses zero."""
        return self._with_states(lambda steps: steps._between_stops(steps._interpolated, q, qd, tau, dt), q, qd, dt)

    def _with_states(self, step: Callable[[FixedSteps], Stepped], q: ArrayLike, qd: ArrayLike, dt: float) -> Stepped:
        """A step between two halves of one that moves deflections of bristles alone, rates being held."""
        before = self.law(0.0).mechanics.states()
        if not len(before):
            return step(self)
        start = self._driven(np.array(q, float), np.array(qd, float), 0.0)
        middle = self.law(0.0).mechanics.states_held(*start, 0.5 * dt)
        inner = self._at_states(middle)
        found = step(inner)
        if found.status in (NONFINITE, UNSTABLE):
            return replace(found, states=before)
        return replace(found, states=inner.law(dt).mechanics.states_held(found.q, found.qd, 0.5 * dt))

    def _at_states(self, states: Array) -> FixedSteps:
        """These steps with other deflections of bristles."""
        parameters, _ = self._arguments
        names = self.law(0.0).mechanics.names
        inputs = {name: real_part(names.get(name, 0.0)) for name in self.chain.input_names}
        inputs |= zip((state.name for state in self.chain.states), states.tolist(), strict=True)
        return FixedSteps(self.chain, parameters, inputs, self._t)

    def _between_stops(self, method: Any, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, dt: float) -> Stepped:
        """A step with the stops of the chain."""
        rules = stop_rules(self.chain, self.law(0.0))
        if not rules or isinstance(self._sound(q, qd, tau, dt), Stepped):
            result: Stepped = method(q, qd, tau, dt)
            return result
        start = self._driven(np.array(q, dtype=float), np.array(qd, dtype=float), 0.0)
        step, new_q, new_qd, mode = between_stops(
            rules, self.law(0.0), self.law(dt), lambda forces: method(q, qd, forces, dt), *start,
            np.asarray(tau, dtype=float), dt,
        )  # fmt: skip
        return Stepped(new_q, new_qd, mode, step.status, step.alone, step.share)

    def _karnopp(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, dt: float) -> Stepped:
        start = self._sound(q, qd, tau, dt)
        if isinstance(start, Stepped):
            return start
        q, qd = self._driven(*start, 0.0)
        law = self.law(0.0)
        state = law.state(q, qd, tau)
        slow = self._slow(state, dt)
        rest = replace(state, qd=np.where(np.isin(np.arange(len(q)), slow), 0.0, qd))
        moving = {j: int(np.sign(qd[j])) for j in law.rubbing if j not in slow}
        answer = law.decided(rest, slow, moving, {})
        if answer is None:
            return Stepped(q, qd, np.sign(qd).astype(int), NONE)
        mode = self._modes(law, qd, answer.mode)
        stuck = [j for j in law.rubbing if mode[j] == 0]
        share = step_share(law.mechanics, state, q, stuck, dt)
        if share > 1.0:
            return Stepped(*start, np.zeros(len(q), int), UNSTABLE, answer.alone, share)
        begin = _Beginning(q, self.stopped(state.M, qd, stuck), mode, answer.qdd, 0.0)
        end = self._arc(begin, np.asarray(tau, dtype=float), dt)
        if not _finite(end[1]):
            return Stepped(*start, np.zeros(len(q), int), NONFINITE, answer.alone, share)
        mode, (q, qd, _) = self._forwards(begin, end, rest, slow, qd, np.asarray(tau, dtype=float), dt)
        if not _finite(q, qd):
            return Stepped(*start, np.zeros(len(q), int), NONFINITE, answer.alone, share)
        return Stepped(q, qd, mode, answer.status, answer.alone, share)

    def _interpolated(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, dt: float) -> Stepped:
        start = self._sound(q, qd, tau, dt)
        if isinstance(start, Stepped):
            return start
        q, qd = start
        tau = np.asarray(tau, dtype=float)
        past, status, alone, forced, share = 0.0, 0, True, dict[int, int](), 0.0
        mode = np.sign(qd).astype(int)
        for landings in range(len(q) + 3):
            q, qd = self._driven(q, qd, past)
            law = self.law(past)
            state = law.state(q, qd, tau)
            resting = [j for j in law.rubbing if qd[j] == 0.0]
            moving = {j: int(np.sign(qd[j])) for j in law.rubbing if qd[j] != 0.0}
            answer = law.decided(state, resting, moving, {j: s for j, s in forced.items() if j in resting})
            if answer is None:
                return Stepped(q, qd, mode, NONE)
            mode, status = self._modes(law, qd, answer.mode), min(status, answer.status, key=WORST_FIRST.index)
            alone = alone and answer.alone
            begin = _Beginning(q, qd, mode, answer.qdd, past)
            length = dt - past
            stuck = [j for j in law.rubbing if mode[j] == 0]
            alone_free = len(q) - len(law.given) == 1
            turning = [j for j in law.rubbing if not alone_free and self.chain.moving[j].type != "prismatic"]
            share = max(share, step_share(law.mechanics, state, q, stuck, length))
            share = max(share, turn_share(turning, mode, qd, answer.qdd, length))
            if share > 1.0:
                return Stepped(*start, np.zeros(len(q), int), UNSTABLE, alone, share)
            ends = self._arc(begin, tau, length)
            first, after, _ = self._distances(begin, state, ends, tau, length)
            sound = _finite(ends[1], *after.values())
            places = {j: first[j] / (first[j] - y) for j, y in after.items() if y < 0.0}
            lands = bool(places) and landings < len(q) + 2
            sides: dict[int, int] = {}
            if lands:
                place = max(min(places.values()), CLOSE)
                part = self._arc(begin, tau, place * length)
                _, near, sides = self._distances(begin, state, part, tau, place * length)
                sound = sound and _finite(part[1], *near.values())
                places = {j: _parabola_zero(first[j], place, near[j], after[j]) for j in places}
                place = min(places.values())
                sides = {j: sides[j] for j in places if j in sides}
                length = place * length
                ends = self._arc(begin, tau, length)
            if not (sound and _finite(ends[1])):
                return Stepped(*start, np.zeros(len(q), int), NONFINITE, alone, share)
            stops = [j for j in law.rubbing if mode[j] * ends[1][j] < 0.0]
            stops += [j for j, x in places.items() if lands and x <= place and j not in sides]
            forced = {j: s for j, s in sides.items() if lands and places[j] <= place}
            mode, (q, new, _) = self._forwards(begin, ends, state, resting, qd, tau, length)
            if not _finite(q, new):
                return Stepped(*start, np.zeros(len(q), int), NONFINITE, alone, share)
            rest = [j for j in law.rubbing if j in stops or mode[j] == 0]
            qd = self.stopped(state.M, new, rest) if stops else new
            past = past + length if lands else dt
            if past >= dt:
                break
        return Stepped(q, qd, mode, status, alone, share)

    def uneventful(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, dt: float, bands: bool) -> Stepped | None:
        """A step behind whose decision nothing happens: no rate turns, no limit is left; None of other steps.

        Modes are those of the coordinates, then of joints with friction that follow several of them.

        Args:
            bands: Karnopp's step, which has dead bands, and looks at no limit at its end.
        """
        start = self._sound(q, qd, tau, dt)
        if isinstance(start, Stepped):
            return None
        q, qd = self._driven(*start, 0.0)
        law, tau = self.law(0.0), np.asarray(tau, dtype=float)
        state = law.state(q, qd, tau)
        resting = [j for j in law.rubbing if state.qd[j] == 0.0]
        moving = {j: int(np.sign(state.qd[j])) for j in law.rubbing if state.qd[j] != 0.0}
        if bands and any(abs(state.qd[j]) < WELL_OUTSIDE * self._width(state, j, dt) for j in moving):
            return None
        answer = law.decided(state, resting, moving, {})
        if answer is None:
            return None
        s = len(state.laws)
        mode = np.where(np.isin(np.arange(s), law.rubbing), answer.mode, np.sign(state.qd)).astype(int)
        stuck = [j for j in law.rubbing if mode[j] == 0]
        if not all(np.any(state.modes.rows[j]) for j in stuck):  # at a dead centre, which it leaves in another mode
            return None
        turning = [j for j in law.rubbing if j < len(q) and self.chain.moving[j].type != "prismatic"]
        share = step_share(law.mechanics, state, q, stuck, dt)
        share = max(share, turn_share(turning, mode, qd, answer.qdd, dt))
        begin = _Beginning(q, qd, mode, answer.qdd, 0.0)
        rates, accelerations, goes_on = [qd], [answer.qdd], share < 1.0 - 1e-6
        for place, weights in UP_TO:
            change, bend = (dt * (weights @ np.array(x)) for x in (rates, accelerations))
            there, speed = q + change, qd + bend
            held = [j for j in stuck if j < len(q)]
            there[held], speed[held] = q[held], 0.0
            there, speed = self._driven(there, speed, place * dt)
            later = self.law(place * dt).state(there, speed, tau)
            found = self._accelerations(begin, there, speed, tau, place * dt, accelerations[-1])
            goes_on = goes_on and _finite(speed, found)
            goes_on = goes_on and all(mode[j] * later.qd[j] > 0.0 for j in law.rubbing if mode[j])
            if not goes_on:
                return None
            rates.append(speed)
            accelerations.append(found)
        ends = ((state, answer.qdd), (later, accelerations[-1]))
        if not bands and any(_margin(at, j, x, mode.tolist(), stuck)[0] <= 0.0 for j in stuck for at, x in ends):
            return None
        return Stepped(there, rates[-1], mode, answer.status, answer.alone, share)

    def _width(self, state: FrictionState, j: int, dt: float) -> float:
        """DV of one joint, the others at rest."""
        law = self.law(0.0)
        still = np.zeros(len(state.M))
        for k, value in law.given.items():
            still[k] = value
        low, high = state.band(j, still)
        friction = self.chain.moving[j].friction if j < len(still) else None
        if friction is not None and friction.dead_band is not None:
            return float(law.number(friction.dead_band, state.q))
        free = [k for k in range(len(still)) if k not in state.given]
        row = state.modes.rows[j][free]
        return float(dt * 0.5 * (high - low) * (row @ np.linalg.solve(state.M[np.ix_(free, free)], row)))

    def slow(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, dt: float) -> list[int]:
        """The joints that rest or are in their dead band."""
        start = np.asarray(q, dtype=float), np.asarray(qd, dtype=float)
        return self._slow(self.law(0.0).state(*self._driven(*start, 0.0), tau), dt)

    # the parts

    def _forwards(
        self,
        begin: _Beginning,
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
        while _finite(end[1]) and (behind := [j for j in law.rubbing if mode[j] * end[2][j] < 0.0]):
            for j in behind:
                mode[j] *= 0 if j in before else -1
            before.update(behind)
            stuck = [j for j in law.rubbing if mode[j] == 0]
            found = law.motion(state, mode.tolist(), begin.qdd)
            qdd = np.full(len(qd), np.nan) if found is None else found
            told = mode.copy()
            for j in stuck:
                margin, side = _margin(state, j, qdd, mode.tolist(), stuck)
                told[j] = side if margin < 0.0 else 0
            end = self._arc(_Beginning(begin.q, self.stopped(state.M, qd, stuck), mode, qdd, begin.past), tau, length)
        return told, end

    def _slow(self, state: FrictionState, dt: float) -> list[int]:
        widths = self.dead_bands(state, dt)
        return [j for j in self.law(0.0).rubbing if abs(state.qd[j]) < widths[j] or state.qd[j] == 0.0]

    def dead_bands(self, state: FrictionState, dt: float) -> Array:
        """(n,) DV: `dead_band`, or dt F_s (M^-1)_ii; F_s is half of the band that holds, with the load at rest."""
        n = len(state.qd)
        law = self.law(0.0)
        free = [j for j in range(n) if j not in law.given]
        mobility = np.zeros(n)
        mobility[free] = np.diag(np.linalg.inv(state.M[np.ix_(free, free)]))
        still = np.zeros(n)
        for j, value in law.given.items():
            still[j] = value
        widths = np.zeros(n)
        for j in law.rubbing:
            friction = self.chain.moving[j].friction
            low, high = state.band(j, still)
            widths[j] = dt * 0.5 * (high - low) * mobility[j]
            if friction is not None and friction.dead_band is not None:
                widths[j] = law.number(friction.dead_band, state.q)
        return widths

    def stopped(self, M: Array, qd: Array, stuck: Sequence[int]) -> Array:
        """Rates after impulses on the joints that stick have stopped them: M_RR (change of qd_R) = M_RS qd_S."""
        others = [j for j in range(len(qd)) if j not in stuck and j not in self.law(0.0).given]
        result = qd.copy()
        result[list(stuck)] = 0.0
        if others and stuck:
            impulse = M[np.ix_(others, stuck)] @ qd[list(stuck)]
            result[others] += np.linalg.solve(M[np.ix_(others, others)], impulse)
        return result

    def _sound(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, dt: float) -> tuple[Array, Array] | Stepped:
        """The state, or what a step that cannot be taken leaves."""
        start = np.array(q, dtype=float), np.array(qd, dtype=float)
        if dt > 0.0 and _finite(dt, *start, tau) and not self._reaches_singular_pose(*start, dt):
            return start
        return Stepped(*start, np.zeros(len(start[0]), int), NONFINITE)

    def _reaches_singular_pose(self, q: Array, qd: Array, dt: float) -> bool:
        """True where a loop is in a singular pose, or near one that it reaches within the step at its rate now."""
        mechanics = self.law(0.0).mechanics
        if not self.chain.loops:
            return False
        here = mechanics.loop_regularity(q)
        if np.all(here >= NEAR_SINGULAR):
            return False
        here = np.where(mechanics.passing_loops(), 1.0, here)
        try:
            ahead = mechanics.loop_regularity(q + AHEAD * dt * qd)
        except ArgumentError:
            ahead = np.zeros(len(here))
        gone = ahead < (1.0 - AHEAD) * here
        return bool(np.any((here < NEAR_SINGULAR) & (gone | (here < SINGULAR))))

    def _modes(self, law: FrictionReference, qd: Array, decided: Array) -> Array:
        return np.where(np.isin(np.arange(len(qd)), law.rubbing), decided, np.sign(qd)).astype(int)

    def _driven(self, q: Array, qd: Array, since: float) -> tuple[Array, Array]:
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

    def _arc(self, begin: _Beginning, tau: Array, length: float) -> tuple[Array, Array, Array]:
        """The end of a Runge-Kutta step under held modes, and the joints' ways, or bounds of their friction's work."""
        stuck = [j for j in self.law(0.0).rubbing if begin.mode[j] == 0]

        def state(place: float, rates: Array, accelerations: Array) -> tuple[Array, Array]:
            q, qd = begin.q + place * rates, begin.qd + place * accelerations
            q[stuck], qd[stuck] = begin.q[stuck], 0.0
            return self._driven(q, qd, begin.past + place)

        rates, accelerations = [begin.qd], [begin.qdd]
        for place in (0.5 * length, 0.5 * length, length):
            q, qd = state(place, rates[-1], accelerations[-1])
            rates.append(qd)
            accelerations.append(self._accelerations(begin, q, qd, tau, place, accelerations[-1]))
        weights = np.array([1.0, 2.0, 2.0, 1.0])[:, None] / 6.0
        way = np.sum(weights * self._weighted(begin, np.array(rates)), axis=0)
        ends = state(length, np.sum(weights * rates, axis=0), np.sum(weights * accelerations, axis=0))
        return *ends, way

    def _weighted(self, begin: _Beginning, rates: Array) -> Array:
        """(stages, n) rates, where the level varies times the least one with the mode, the largest one against it."""
        result, laws = rates.copy(), self.law(0.0).laws_at(begin.q)
        for j in self.law(0.0).rubbing:
            law = laws[j]
            if law is not None and law.levels.velocity is not None:
                against = begin.mode[j] * rates[:, j] < 0.0
                levels = (level(0.0, begin.mode[j]) for level in (law.levels.static_level, law.levels.kinetic_level))
                result[:, j] *= np.where(against, *levels)
        return result

    def _accelerations(self, begin: _Beginning, q: Array, qd: Array, tau: Array, place: float, near: Array) -> Array:
        law = self.law(begin.past + place)
        found = law.motion(law.state(q, qd, tau), begin.mode.tolist(), near)
        return np.full(len(q), np.nan) if found is None else found

    def _distances(
        self, begin: _Beginning, state: FrictionState, ends: tuple[Array, Array, Array], tau: Array, length: float
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
        qdd = self._accelerations(begin, q, qd, tau, length, begin.qdd)
        stuck = [j for j in law.rubbing if mode[j] == 0]
        for j in law.rubbing:
            if mode[j] == 0:
                first[j] = max(_margin(state, j, begin.qdd, mode, stuck)[0], 0.0)
                after[j], sides[j] = _margin(later, j, qdd, mode, stuck)
            elif begin.qd[j] != 0.0:
                first[j], after[j] = float(mode[j] * begin.qd[j]), float(mode[j] * qd[j])
        return first, after, sides


def _finite(*values: ArrayLike) -> bool:
    """True when no value is infinite, huge or not a number."""
    return all(bool(np.all(np.abs(value) < HUGE)) for value in values)


def _parabola_zero(first: float, place: float, near: float, after: float) -> float:
    """Where the parabola through (0, first >= 0), (place, near) and (1, after < 0) is zero, by bisection."""
    slope = (near - first) / place
    bend = (after - near) / (1.0 - place) - slope
    low, high = 0.0, 1.0
    while low < (middle := 0.5 * (low + high)) < high:
        positive = first + middle * (slope + (middle - place) * bend) > 0.0
        low, high = (middle, high) if positive else (low, middle)
    return high


def _margin(state: FrictionState, j: int, qdd: Array, mode: Sequence[int], stuck: Sequence[int]) -> tuple[float, int]:
    """Distance of the holding force of joint j from the nearer end of its band, and that end."""
    f = float(state.friction(qdd, mode, stuck)[j])
    low, high = state.band(j, qdd)
    return min(f - low, high - f), 1 if f - low > high - f else -1
