"""The friction law of a whole chain, executed literally: what a mode means, what an event decides, what an answer owes.

Nothing here is fast. All accelerations of a given mode are searched (`roots`); events are decided by trying all
patterns in the order that the conventions demand; `verify` says by how much a claimed answer breaks the law. Reactions
are affine in the accelerations, F = F_0 + F_1 qdd, which is all that load-dependent friction needs (Dupont 1993,
section 3).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.describe.evaluate import names_in
from symgen.describe.expression import Expression
from symgen.describe.friction_numbers import varying_friction
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.reference.duals import real_part
from symgen.reference.expressions import evaluate
from symgen.reference.friction_law import JointLaw, closing_law, joint_law
from symgen.reference.loop_friction import holds_all, known_friction, together
from symgen.reference.mechanics import Values
from symgen.reference.roots import accelerations
from symgen.reference.sharing import independent
from symgen.reference.state import FrictionState, friction_state, state_at

__all__ = ["NONE", "OK", "SEVERAL", "TIE", "Answer", "FrictionReference", "Verdict"]

OK, TIE, NONE, SEVERAL = 0, 1, 2, 4
"""Statuses of the conventions that an enumeration can return."""

MEMORY = 2048
"""States that are kept."""


@dataclass(frozen=True, eq=False)
class Answer:
    """Friction and accelerations (n,) for a mode (n,), and a status.

    `alone`: no other accelerations solve the mode, not even such as contradict it. Where some do, a method that meets
    those only is right to go on to another pattern, and one that keeps to this is right to say that it knows of others.
    """

    f: Array
    qdd: Array
    mode: Array
    status: int
    alone: bool = True
    felt: tuple[float, ...] = ()

    @property
    def x(self) -> Array:
        """Accelerations, and behind them friction that reactions depend on."""
        return np.concatenate([self.qdd, self.felt])


@dataclass(frozen=True, eq=False)
class Verdict:
    """Residuals of a claimed answer against the law, relative to the largest force; zero is perfect.

    Attributes:
        equation: M qdd + bias + f = tau on the free joints.
        law: f of sliding joints against the law with their own load.
        holding: by how much |f| of a stuck joint exceeds what static friction holds.
        rest: rate and acceleration of stuck joints.
        direction: a mode against its rate, or at rest against its acceleration, by the force behind that.
    """

    equation: float
    law: float
    holding: float
    rest: float
    direction: float

    @property
    def worst(self) -> float:
        """The largest of all."""
        parts = (self.equation, self.law, self.holding, self.rest, self.direction)
        return max(part if np.isfinite(part) else np.inf for part in parts)


class FrictionReference:
    """The friction functions of `Model` for one chain, one set of parameters and inputs, one instant.

    Modes, friction and all that goes with them stand in the order of the coordinates, then of the joints with friction
    that follow several coordinates.

    Joints without friction never stick and have f = 0, those with viscous friction alone never stick either; their mode
    is 0 and says nothing. Joints whose motion is given are not decided; their friction opposes their rate, or at rest
    their acceleration, which `f` tells and no acceleration depends on.
    """

    def __init__(self, chain: Chain, parameters: Values = None, inputs: Values = None, t: float = 0.0) -> None:
        self.mechanics = m = mechanics_of(chain, parameters, inputs, t)
        moving = [link for link in m.links if link.coordinate >= 0]
        self._joints = list(zip(chain.movable, moving, strict=True))
        self._t, self._varies = t, bool(varying_friction(chain))
        self._states: dict[bytes, FrictionState] = {}
        self.laws: list[JointLaw | None] = self._laws(None)
        self.given = m.prescribed_accelerations()
        groups = m.mode_joints(self.laws)
        self.modes = len(groups)
        self.rubbing = [
            j
            for j, (joints, moved) in enumerate(groups)
            if not moved <= set(self.given) and any((law := self.laws[i]) is not None and law.sticks for i in joints)
        ]

    def number(self, expression: Expression, q: ArrayLike | None) -> float:
        """The value of a number of friction at q; without q NaN for one that depends on it."""
        m = self.mechanics
        names = dict(m.names)
        if q is not None:
            names.update(zip(m.chain.movable_names, m.joints(q), strict=True))
        elif not set(names_in(expression)) <= names.keys():
            return float("nan")
        return float(real_part(evaluate(expression, names, t=self._t)))

    def _laws(self, q: ArrayLike | None) -> list[JointLaw | None]:
        """Laws of all joints that move, then of those that close loops, with the levels at q."""

        def number(expression: Expression) -> float:
            return self.number(expression, q)

        own = [joint_law(joint, link, number) for joint, link in self._joints]
        return [*own, *(closing_law(loop, number) for loop in self.mechanics.chain.loops)]

    def joint_laws(self, q: ArrayLike) -> list[JointLaw | None]:
        """Laws of all joints with the levels at q and at the instant."""
        return self._laws(q) if self._varies else self.laws

    def laws_at(self, q: ArrayLike) -> list[JointLaw | None]:
        """Laws in the order of the modes at q."""
        return self.mechanics.modes(self.joint_laws(q), q, np.zeros(self.mechanics.n)).laws

    def state(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> FrictionState:
        """Everything at one state that does not depend on the accelerations; forces alone change little of it."""
        q, qd, tau = (np.asarray(x, dtype=float) for x in (q, qd, tau))
        key = np.concatenate([q, qd]).tobytes()
        if key not in self._states:
            while len(self._states) >= MEMORY:
                self._states.pop(next(iter(self._states)))
            self._states[key] = friction_state(self.mechanics, self.joint_laws(q), self.given, q, qd, tau)
        return replace(self._states[key], tau=tau)

    @property
    def feels(self) -> bool:
        """True where loads of friction depend on friction, in closed loops and along distances."""
        return bool(self.mechanics.felt(self.laws))

    def pressed(
        self,
        q: ArrayLike,
        qd: ArrayLike,
        tau: ArrayLike,
        mode: Sequence[int],
        f: Array,
        qdd: Array,
        stuck: Sequence[int] | None = None,
    ) -> Array:
        """(bearings, 6) reactions of a claimed motion, friction f along the modes behind it.

        Args:
            stuck: modes that rest; by default those of mode 0 that can.
        """
        state = self.state(q, qd, tau)
        rests = [j for j in self.rubbing if mode[j] == 0] if stuck is None else stuck
        senses = [state.direction(j, qdd, mode[j]) for j in range(self.modes)]
        wrenches: Array = state.F0 + state.F1 @ np.concatenate([qdd, known_friction(state, qdd, senses, rests, f=f)])
        return wrenches

    # a given mode

    def solutions(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, mode: Sequence[int]) -> list[Answer]:
        """Every (f, qdd) found for a mode; joints of mode 0 that have friction stick."""
        state = self.state(q, qd, tau)
        stuck = [j for j in self.rubbing if mode[j] == 0]
        found = accelerations(state, mode, stuck)
        return [self._answer(state.friction(x, mode, stuck), x, mode, OK, len(found) == 1) for x in found]

    def _answer(self, f: Array, x: Array, mode: Sequence[int], status: int, alone: bool) -> Answer:
        n = self.mechanics.n
        return Answer(f, x[:n], np.array(mode), status, alone, tuple(x[n:].tolist()))

    def switching(
        self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, mode: Sequence[int]
    ) -> list[tuple[tuple[Array, Array, Array, Array], float]]:
        """Rate, margins (n,) and signed loads (3n,) of every motion found for a mode, with its largest force."""
        state, n = self.state(q, qd, tau), self.modes
        found = []
        for motion in self.solutions(q, qd, tau, mode):
            rate, lower, upper, load = np.zeros(n), np.zeros(n), np.zeros(n), np.zeros((n, 3))
            for j in self.rubbing:
                if mode[j] == 0:
                    low, high = state.band(j, motion.x, motion.f[j])
                    lower[j], upper[j] = motion.f[j] - low, high - motion.f[j]
                else:
                    rate[j] = mode[j] * state.qd[j]
                    load[j] = self._signed_loads(state, j, motion.x, mode[j], motion.f[j])
            terms = np.concatenate([motion.f, state.h, state.tau, (state.M * motion.qdd).ravel()])
            force = np.max(np.abs(terms), initial=0.0)
            found.append(((rate, lower, upper, load.ravel()), float(force)))
        return found

    def _signed_loads(self, state: FrictionState, j: int, qdd: Array, mode: int, f: float) -> Array:
        """(3,) loads of two bearings that have a sign, and of a drive with losses its distance from a corner."""
        law, load = state.laws[j], np.zeros(3)
        if law is None:
            return load
        signed = [(k, float(b[0])) for k, b in enumerate(law.bearings(state.reaction(j, qdd))) if len(b) == 1]
        for place in (0, 1):  # of more than two, the second is the product of the others
            of_place = [x for k, x in signed if min(k, 1) == place]
            load[place] = float(np.prod(of_place)) if of_place else 0.0
        if law.drive is not None and law.loses:
            own = mode * law.levels.sliding(mode, float(state.qd[j]), state.load(j, qdd))
            torque = state.load_torque(j, qdd, f if state.passes_others(j) else None)
            load[2] = law.drive.to_corner(mode * torque + own)
        return load

    # an event

    def decide(
        self,
        q: ArrayLike,
        qd: ArrayLike,
        tau: ArrayLike,
        mode: Sequence[int],
        reached: Sequence[bool] | None = None,
    ) -> Answer:
        """The modes after an event, by enumeration: fewest sliding joints first, then 0, +1, -1 in joint order.

        Args:
            q: (n,) coordinates.
            qd: (n,) rates; a joint is at rest when its rate is exactly zero.
            tau: (n,) joint forces.
            mode: (n,) modes before the event.
            reached: (n,) joints whose limit was reached at this event.
        """
        state = self.state(q, qd, tau)
        at_rest = [j for j in self.rubbing if state.qd[j] == 0.0]
        moving = {j: int(np.sign(state.qd[j])) for j in self.rubbing if state.qd[j] != 0.0}
        hit = [j for j in at_rest if reached is not None and reached[j]]
        forced: dict[int, int] = {}
        if hit:
            before = self.solutions(q, qd, tau, [moving.get(j, int(mode[j])) for j in range(len(mode))])
            if before:
                forced = {j: int(np.sign(before[0].f[j])) for j in hit}
        return self.decided(state, at_rest, moving, forced) or self._nothing(mode)

    def decided(
        self, state: FrictionState, at_rest: Sequence[int], moving: dict[int, int], forced: dict[int, int]
    ) -> Answer | None:
        """The decision over joints `at_rest`, or None when nothing is consistent.

        Args:
            state: rates in it are those of the law, zero where a joint counts as resting.
            at_rest: joints that are decided.
            moving: modes of the other joints with friction.
            forced: modes that joints at their limit take, unless nothing is consistent then.
        """
        found = self._first(state, at_rest, moving, forced)
        return self._first(state, at_rest, moving, {}) if found is None and forced else found

    def motion(self, state: FrictionState, mode: Sequence[int], start: Array) -> Array | None:
        """The accelerations for modes that are nearest to `start` (all joints), or None."""
        stuck = [j for j in self.rubbing if mode[j] == 0]
        found = accelerations(state, mode, stuck, start)
        return found[0][: self.mechanics.n] if found else None

    def _nothing(self, mode: Sequence[int]) -> Answer:
        return Answer(np.full(self.modes, np.nan), np.full(self.mechanics.n, np.nan), np.array(mode), NONE)

    def _first(
        self, state: FrictionState, at_rest: Sequence[int], moving: dict[int, int], forced: dict[int, int]
    ) -> Answer | None:
        for patterns in _patterns(at_rest, forced):
            answers = []
            for pattern in patterns:
                mode = [({**moving, **pattern}).get(j, 0) for j in range(self.modes)]
                answer = self._consistent(state, mode, at_rest, forced)
                if answer is not None:
                    answers.append(answer)
            if answers:
                first = answers[0]
                return replace(first, status=TIE) if first.status == OK and len(answers) > 1 else first
        return None

    def _consistent(
        self, state: FrictionState, mode: Sequence[int], at_rest: Sequence[int], forced: dict[int, int]
    ) -> Answer | None:
        stuck = [j for j in at_rest if mode[j] == 0]
        several = len(state.laws) > len(state.tau)
        if several and not all(independent(state.modes.rows[stuck], state.modes.rows[j]) for j in at_rest if mode[j]):
            return None  # one rests because others do
        found = accelerations(state, mode, stuck)
        consistent = []
        for qdd in found:
            f = state.friction(qdd, mode, stuck)
            held = all(low <= f[j] <= high for j in stuck for low, high in [state.band(j, qdd, f[j])])
            starts = all(
                mode[j] * state.acceleration(j, qdd) > 0.0 or (j in forced and state.about_still(j, qdd, f))
                for j in at_rest
                if mode[j] != 0
            )
            if held and starts:
                consistent.append((f, qdd))
        if not consistent:
            return None
        f, qdd = consistent[0]
        return self._answer(f, qdd, mode, SEVERAL if len(consistent) > 1 else OK, len(found) == 1)

    # claims

    def verify(
        self,
        q: ArrayLike,
        qd: ArrayLike,
        tau: ArrayLike,
        mode: Sequence[int],
        f: ArrayLike,
        qdd: ArrayLike,
        reached: Sequence[bool] | None = None,
        least: float = 0.0,
    ) -> Verdict:
        """Measures a claimed answer (mode, f, qdd) against the law; see `Verdict`.

        Joints whose limit was `reached` at this event may start with no acceleration, see `RELEASED`. Forces are
        relative to the largest, or to `least` where that is more.
        """
        f, qdd = np.asarray(f, dtype=float), np.asarray(qdd, dtype=float)
        stuck = [j for j in self.rubbing if mode[j] == 0]
        state = state_at(self.mechanics, self.joint_laws(q), self.given, q, qd, tau, qdd, mode, stuck, f)
        sliding = [j for j in self.rubbing if mode[j] != 0]
        others = [j for j in range(self.modes) if j not in self.rubbing]
        M = self.mechanics.mass_matrix(q)
        hit = [] if reached is None else [j for j in sliding if reached[j] and state.qd[j] == 0.0]
        hit = [j for j in hit if replace(state, M=M, h=state.h - M @ qdd).about_still(j, qdd, f)]
        terms = np.abs(np.concatenate([(M * qdd).ravel(), state.h - M @ qdd, state.tau, f]))
        force = float(np.max(terms, initial=least)) or 1.0
        speed = float(np.max(np.abs(state.qd), initial=0.0)) or 1.0
        pace = float(np.max(np.abs(qdd), initial=0.0)) or 1.0
        decided = [j for j in range(self.mechanics.n) if j not in self.given]
        equation = np.abs(state.h + state.onto(f) - state.tau)[decided]
        law = [abs(f[j] - state.sliding(j, qdd, state.direction(j, qdd, mode[j]))) for j in (*sliding, *others)]
        holding = [max(low - f[j], f[j] - high, 0.0) for j in stuck for low, high in [state.band(j, qdd, f[j])]]
        direction = [max(0.0, -mode[j] * state.qd[j]) / speed for j in sliding]
        starting = [j for j in sliding if state.qd[j] == 0.0 and j not in hit]
        kicks = replace(state, M=M)
        shares = state.modes.shares
        direction += [
            max(0.0, -mode[j] * shares[j] * kicks.inertia(j) * state.acceleration(j, qdd)) / force for j in starting
        ]
        rest = [abs(state.qd[j]) / speed for j in stuck]
        rest += [abs(qdd[j]) / pace for j in stuck if j < self.mechanics.n]
        following = [j for j in stuck if j >= self.mechanics.n]
        rest += [abs(shares[j] * kicks.inertia(j) * state.acceleration(j, qdd)) / force for j in following]
        return Verdict(
            equation=float(np.max(equation, initial=0.0)) / force,
            law=float(np.max(law, initial=0.0)) / force,
            holding=float(np.max(holding, initial=0.0)) / force,
            rest=float(np.max(rest, initial=0.0)),
            direction=float(np.max(direction, initial=0.0)),
        )

    # the inverse problem

    def inverse(
        self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, direction: Sequence[int] | None = None
    ) -> tuple[Array, Array, Array]:
        """tau of a motion with friction, and the band [low, high] of each joint: equal to tau where it moves.

        A joint at rest that accelerates slides in the direction of its acceleration; tau is the smooth part where it
        sticks. Its band is what holds it: that of qdd_i = 0, the other joints accelerating as given. With a drive, tau
        contains its losses. `direction` (n,) replaces the signs of the accelerations of joints at rest.
        """
        m = self.mechanics
        state = self.state(q, qd, np.zeros(m.n))
        qdd = np.asarray(qdd, dtype=float)
        f, senses = np.zeros(self.modes), self._senses(state, qdd, direction)
        x = self._with_loops(state, qdd, senses)
        for j in (*range(m.n, self.modes), *range(m.n)):
            more = float(state.modes.rows[m.n :, j] @ f[m.n :]) if j < m.n else 0.0
            f[j] = state.sliding(j, x, senses[j], more)
        tau = state.M @ qdd + state.h + state.onto(f)
        low, high = tau.copy(), tau.copy()
        for j in range(m.n):
            if state.qd[j] == 0.0:
                held = np.where(np.arange(m.n) == j, 0.0, qdd)
                if state.felt:
                    low[j], high[j] = (state.M[j] @ held + state.h[j] + end for end in self._holding(state, j, held))
                    continue
                smooth, added = state.M[j] @ held + state.h[j], np.zeros(2)
                for e in range(m.n, self.modes):
                    slope, ahead = float(state.modes.rows[e, j]), float(state.acceleration(e, held))
                    if state.qd[e] == 0.0 and ahead == 0.0:
                        added += np.array(sorted(slope * float(end) for end in state.band(e, held)))
                    else:
                        added += slope * state.sliding(e, held, int(np.sign(state.qd[e])) or int(np.sign(ahead)))
                bands = [(end, *state.band(j, held, more=end)) for end in added]
                low[j] = smooth + min(end + below for end, below, _ in bands)
                high[j] = smooth + max(end + above for end, _, above in bands)
        return tau, low, high

    def _senses(self, state: FrictionState, qdd: Array, direction: Sequence[int] | None = None) -> list[int]:
        """By mode the sign of the rate; at rest of the acceleration, or the intended direction."""
        ahead = [np.sign(state.acceleration(j, qdd)) for j in range(self.modes)] if direction is None else direction
        return [int(np.sign(v)) or int(a) for v, a in zip(state.qd, ahead, strict=True)]

    def _with_loops(self, state: FrictionState, qdd: Array, senses: Sequence[float]) -> Array:
        """Accelerations, and behind them friction that reactions depend on, of joints that slide in these senses."""
        return np.concatenate([qdd, known_friction(state, qdd, senses)]) if state.felt else qdd

    def _holding(self, state: FrictionState, j: int, held: Array) -> tuple[float, float]:
        """[low, high] of friction that holds coordinate j of a loop at known accelerations of the others.

        Joints at rest that move with this coordinate break away with it.
        """
        n, senses, ends = self.mechanics.n, [float(s) for s in self._senses(state, held)], []
        along, law = state.modes.rows[:, j], state.laws[j]
        resting = [
            e
            for e in range(n, self.modes)
            if along[e] != 0.0 and state.qd[e] == 0.0 and state.acceleration(e, held) == 0.0
        ]
        whole = [*state.members[j]]
        whole += [replace(m, ratio=float(along[e]) * m.ratio) for e in resting for m in state.members[e]]
        members = [() if e in resting else own for e, own in enumerate(state.members)]
        members[j] = tuple(whole)
        joined = replace(state, members=tuple(members))
        for sense in (-1.0, 1.0):
            senses[j] = sense
            x = np.concatenate([held, known_friction(joined, held, senses, breaking=[j])])
            own = together(whole, state.F0 + state.F1 @ x, sense)
            met = [float(along[e]) * state.sliding(e, x, int(senses[e])) for e in range(n, self.modes)]
            added = sum(force for e, force in enumerate(met, start=n) if e not in resting)
            ends.append(added + sense * (np.nan if holds_all(joined, j, held, sense) else own))
        if law is None or law.drive is None or not law.loses:
            return ends[0], ends[1]
        torque, motor = state.load_torque(j, held), law.drive.motor
        low = min((law.drive.lower(torque + end) for end in ends), key=float) - motor.static_level(0.0, -1)
        high = max((law.drive.upper(torque + end) for end in ends), key=float) + motor.static_level(0.0, 1)
        return low - torque + 0.0 * sum(ends), high - torque + 0.0 * sum(ends)


def _patterns(at_rest: Sequence[int], forced: dict[int, int]) -> Iterator[list[dict[int, int]]]:
    """Patterns of the joints at rest, grouped by how many slide, each group in the order of trial."""
    choices = [(forced[j],) if j in forced else (0, 1, -1) for j in at_rest]
    patterns = [dict(zip(at_rest, modes, strict=True)) for modes in itertools.product(*choices)]
    for count in range(len(at_rest) + 1):
        group = [p for p in patterns if sum(mode != 0 for mode in p.values()) == count]
        if group:
            yield group
