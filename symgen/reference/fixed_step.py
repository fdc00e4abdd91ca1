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
from symgen.reference.duals import real_part
from symgen.reference.friction import NONE, FrictionReference
from symgen.reference.mechanics import Values
from symgen.reference.stability import step_share, turn_share
from symgen.reference.state import FrictionState
from symgen.reference.step_parts import Beginning, StepParts, finite, margin, parabola_zero
from symgen.reference.stops import between_stops, stop_rules

__all__ = ["NONFINITE", "UNSTABLE", "FixedSteps", "Stepped"]

NONFINITE, UNSTABLE = 6, 7

NEAR_SINGULAR, SINGULAR, AHEAD = 0.04, 1e-8, 1.0 / 16.0
"""Distances of a loop from its singular pose below which its rate is looked at, and below which no step is taken; part
of the step over which the rate is measured."""

WORST_FIRST = (6, 7, 5, 2, 4, 3, 1, 0)
"""Statuses of the conventions by gravity; the worst of a step's decisions is the step's."""

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
class _Landing:
    """The earliest crossing of a part of a step.

    Attributes:
        length: of the part that ends there.
        sound: True when the numbers on the way there are finite.
        turned: the joints whose rate is zero there.
        released: the joints whose holding force is at its limit there, with the modes into which they are let go.
    """

    length: float
    sound: bool
    turned: list[int]
    released: dict[int, int]


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
        self.parts = StepParts(chain, parameters, inputs, float(t))

    def law(self, since: float) -> FrictionReference:
        """The law `since` after the beginning of the step."""
        return self.parts.law(since)

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
        start = self.parts.driven(np.array(q, float), np.array(qd, float), 0.0)
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
        start = self.parts.driven(np.array(q, dtype=float), np.array(qd, dtype=float), 0.0)
        step, new_q, new_qd, mode = between_stops(
            rules, self.law(0.0), self.law(dt), lambda forces: method(q, qd, forces, dt), *start,
            np.asarray(tau, dtype=float), dt,
        )  # fmt: skip
        return Stepped(new_q, new_qd, mode, step.status, step.alone, step.share)

    def _karnopp(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, dt: float) -> Stepped:
        start = self._sound(q, qd, tau, dt)
        if isinstance(start, Stepped):
            return start
        q, qd = self.parts.driven(*start, 0.0)
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
            return _untaken(start, UNSTABLE, answer.alone, share)
        begin = Beginning(q, self.parts.stopped(state.M, qd, stuck), mode, answer.qdd, 0.0)
        end = self.parts.arc(begin, np.asarray(tau, dtype=float), dt)
        if not finite(end[1]):
            return _untaken(start, NONFINITE, answer.alone, share)
        mode, (q, qd, _) = self.parts.forwards(begin, end, rest, slow, qd, np.asarray(tau, dtype=float), dt)
        if not finite(q, qd):
            return _untaken(start, NONFINITE, answer.alone, share)
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
            q, qd = self.parts.driven(q, qd, past)
            law = self.law(past)
            state = law.state(q, qd, tau)
            resting = [j for j in law.rubbing if qd[j] == 0.0]
            moving = {j: int(np.sign(qd[j])) for j in law.rubbing if qd[j] != 0.0}
            answer = law.decided(state, resting, moving, {j: s for j, s in forced.items() if j in resting})
            if answer is None:
                return Stepped(q, qd, mode, NONE)
            mode, status = self._modes(law, qd, answer.mode), min(status, answer.status, key=WORST_FIRST.index)
            alone = alone and answer.alone
            begin = Beginning(q, qd, mode, answer.qdd, past)
            length = dt - past
            stuck = [j for j in law.rubbing if mode[j] == 0]
            alone_free = len(q) - len(law.given) == 1
            turning = [j for j in law.rubbing if not alone_free and self.chain.moving[j].type != "prismatic"]
            share = max(share, step_share(law.mechanics, state, q, stuck, length))
            share = max(share, turn_share(turning, mode, qd, answer.qdd, length))
            if share > 1.0:
                return _untaken(start, UNSTABLE, alone, share)
            ends = self.parts.arc(begin, tau, length)
            first, after, _ = self.parts.distances(begin, state, ends, tau, length)
            sound = finite(ends[1], *after.values())
            crossed = [j for j, y in after.items() if y < 0.0]
            lands = bool(crossed) and landings < len(q) + 2
            turned: list[int] = []
            forced = {}
            if lands:
                found = self._landing(begin, state, tau, length, crossed, first, after)
                length, turned, forced = found.length, found.turned, found.released
                sound = sound and found.sound
                ends = self.parts.arc(begin, tau, length)
            if not (sound and finite(ends[1])):
                return _untaken(start, NONFINITE, alone, share)
            stops = [j for j in law.rubbing if mode[j] * ends[1][j] < 0.0] + turned
            mode, (q, new, _) = self.parts.forwards(begin, ends, state, resting, qd, tau, length)
            if not finite(q, new):
                return _untaken(start, NONFINITE, alone, share)
            rest = [j for j in law.rubbing if j in stops or mode[j] == 0]
            qd = self.parts.stopped(state.M, new, rest) if stops else new
            past = past + length if lands else dt
            if past >= dt:
                break
        return Stepped(q, qd, mode, status, alone, share)

    def _landing(
        self,
        begin: Beginning,
        state: FrictionState,
        tau: Array,
        length: float,
        crossed: Sequence[int],
        first: dict[int, float],
        after: dict[int, float],
    ) -> _Landing:
        """The earliest crossing of a part.

        Args:
            crossed: the joints whose distances are negative after `length`.
            first, after: distances of `StepParts.distances` at both ends.
        """
        place = max(min(first[j] / (first[j] - after[j]) for j in crossed), CLOSE)
        part = self.parts.arc(begin, tau, place * length)
        _, near, sides = self.parts.distances(begin, state, part, tau, place * length)
        places = {j: parabola_zero(first[j], place, near[j], after[j]) for j in crossed}
        earliest = min(places.values())
        reached = [j for j in crossed if places[j] <= earliest]
        return _Landing(
            earliest * length,
            finite(part[1], *near.values()),
            [j for j in reached if j not in sides],
            {j: sides[j] for j in reached if j in sides},
        )

    def uneventful(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, dt: float, bands: bool) -> Stepped | None:
        """A step behind whose decision nothing happens: no rate turns, no limit is left; None of other steps.

        Modes are those of the coordinates, then of joints with friction that follow several of them.

        Args:
            bands: Karnopp's step, which has dead bands, and looks at no limit at its end.
        """
        start = self._sound(q, qd, tau, dt)
        if isinstance(start, Stepped):
            return None
        q, qd = self.parts.driven(*start, 0.0)
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
        begin = Beginning(q, qd, mode, answer.qdd, 0.0)
        rates, accelerations, goes_on = [qd], [answer.qdd], share < 1.0 - 1e-6
        for place, weights in UP_TO:
            change, bend = (dt * (weights @ np.array(x)) for x in (rates, accelerations))
            there, speed = q + change, qd + bend
            held = [j for j in stuck if j < len(q)]
            there[held], speed[held] = q[held], 0.0
            there, speed = self.parts.driven(there, speed, place * dt)
            later = self.law(place * dt).state(there, speed, tau)
            found = self.parts.accelerations(begin, there, speed, tau, place * dt, accelerations[-1])
            goes_on = goes_on and finite(speed, found)
            goes_on = goes_on and all(mode[j] * later.qd[j] > 0.0 for j in law.rubbing if mode[j])
            if not goes_on:
                return None
            rates.append(speed)
            accelerations.append(found)
        ends = ((state, answer.qdd), (later, accelerations[-1]))
        if not bands and any(margin(at, j, x, mode.tolist(), stuck)[0] <= 0.0 for j in stuck for at, x in ends):
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
        return self._slow(self.law(0.0).state(*self.parts.driven(*start, 0.0), tau), dt)

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

    def _sound(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, dt: float) -> tuple[Array, Array] | Stepped:
        """The state, or what a step that cannot be taken leaves."""
        start = np.array(q, dtype=float), np.array(qd, dtype=float)
        if dt > 0.0 and finite(dt, *start, tau) and not self._reaches_singular_pose(*start, dt):
            return start
        return _untaken(start, NONFINITE)

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


def _untaken(start: tuple[Array, Array], status: int, alone: bool = True, share: float = 0.0) -> Stepped:
    """The answer of a step that is not taken: its start, with modes of zero."""
    return Stepped(*start, np.zeros(len(start[0]), int), status, alone, share)
