"""Common parts of both fixed steps: the Runge-Kutta step under held modes, and the decision before it.

Joints that rest are decided together, where there are any; then the sliding part takes one Runge-Kutta step of order 4
under held forces, and stuck coordinates are copied.

Prescribed joints follow their expression, or the inputs carried on with their given acceleration.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from symgen.derive.algebra.elimination import Factor
from symgen.derive.algebra.outline import apart
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.values import Values
from symgen.derive.friction.coordinate_friction import varying_levels
from symgen.derive.friction.decide import decide
from symgen.derive.friction.free_joints import Problem, sliding_forces
from symgen.derive.friction.modes import mode_rates, shared_places
from symgen.derive.friction.problem import FrictionProblem
from symgen.derive.friction.singular import keeps_away
from symgen.derive.friction.stages import Stages
from symgen.derive.friction.status import of_stages, worst
from symgen.describe.derivative import derivative
from symgen.describe.expression import Time
from symgen.functions import NONFINITE, UNSTABLE
from symgen.program.nodes import MODE, Node

__all__ = ["Begin", "Part", "RungeKutta", "Start"]

STAGES = ((0.0, 1.0), (0.5, 2.0), (0.5, 2.0), (1.0, 1.0))
"""Classical Runge-Kutta of order 4: place in the step, weight times six."""


@dataclass(frozen=True)
class Start:
    """Beginning of a part of a step.

    Attributes:
        problem: its motion, the joints that rest without viscous friction.
        given: accelerations of prescribed joints (n,).
        factor: of the inertia matrix of the free joints, none held.
        resting: per joint with friction, whether it rests and is decided.
        forced: per joint with friction the mode that it takes because it reached its limit; 0 for none.
        q, qd: coordinates and rates (n,).
        rates: in the order of the modes.
        held: tau and, where the chain has them, inputs and t, by name.
        length: of the part.
        since: time since t.
        levels: of each joint with friction whose level varies with its rate, kinetic and static friction, in both
            directions or in each, forward first.
    """

    problem: Problem
    given: tuple[Scalar, ...]
    factor: Factor
    resting: tuple[Node, ...]
    forced: tuple[Node, ...]
    q: tuple[Scalar, ...]
    qd: tuple[Scalar, ...]
    rates: tuple[Scalar, ...]
    held: Mapping[str, tuple[Scalar, ...]]
    length: Scalar
    since: Scalar
    levels: tuple[tuple[tuple[Scalar, Scalar], ...] | None, ...]


@dataclass(frozen=True)
class Begin:
    """Decision at the start of a part: modes, the decision's status, accelerations of the free joints, friction
    of load-dependent ones, and rates, of all joints; where joints stick by impulses they have been stopped."""

    mode: tuple[Node, ...]
    status: Scalar
    qdd: tuple[Scalar, ...]
    u: tuple[Scalar, ...]
    qd: tuple[Scalar, ...]


@dataclass(frozen=True)
class Part:
    """A part of a step.

    Attributes:
        mode: of all joints (n,).
        status: of the decision.
        qdd: accelerations of the free joints at the start.
        u: load-dependent friction there.
        q, qd: coordinates and rates at the end (n,).
        way: sums of rates (n,), in proportion to q less its start but without its rounding; where the level varies with
            the rate a bound of the work of friction per time, in the sense of the mode.
        converged: whether every stage had accelerations.
    """

    mode: tuple[Node, ...]
    status: Scalar
    qdd: tuple[Scalar, ...]
    u: tuple[Scalar, ...]
    q: tuple[Scalar, ...]
    qd: tuple[Scalar, ...]
    way: tuple[Scalar, ...]
    converged: Node


class RungeKutta(Stages):
    """The friction functions and the parts of fixed steps."""

    def given(
        self, held: Mapping[str, Sequence[Scalar]], q: Sequence[Scalar], qd: Sequence[Scalar], since: Scalar
    ) -> tuple[list[Scalar], list[Scalar]]:
        """Coordinates and rates, those of prescribed joints as their motion says `since` after t."""
        q, qd = list(q), list(qd)
        half = self.algebra.constant(0.5)
        for i, motion in self.mechanism.given.items():
            if motion == "prescribed":
                at = self.mechanism.input_names.index(f"{self.mechanism.q_names[i]}_q")
                x, v, a = held["inputs"][at : at + 3]
                q[i], qd[i] = x + since * (v + half * (since * a)), v + since * a
            else:
                parameters = {
                    p.name: self.algebra.scalar(self.algebra.pool.parameter(p.name))
                    for p in self.mechanism.parameters
                    if not p.constant
                }
                time = (held["t"][0] if "t" in held else self.branches.zero) + since
                values = Values(self.mechanism, self.algebra, parameters, {}, time)
                q[i], qd[i] = values(motion), values(derivative(motion, Time()))
        return q, qd

    def rates_at(self, found: FrictionProblem, qd: Sequence[Scalar], rests: bool = True) -> list[Scalar]:
        """Rates in the order of the modes for rates qd of the coordinates, by the problem's influence coefficients."""
        return mode_rates(self.branches, self.mechanism, found.smooth.motion, qd, rests)

    def rates_after(self, found: FrictionProblem, start: Start, part: Part) -> list[Scalar]:
        """Rates in the order of the modes at the end of a part."""
        if not found.problem.along:
            return list(part.qd)
        return self._rates_there(start, start.since + start.length, part.q, part.qd)

    def bent(self, found: FrictionProblem, start: Start, part: Part) -> tuple[Node, ...]:
        """Per mode, whether the joint's influence coefficients turned in a part; empty where none follows several."""
        if not found.problem.along:
            return ()
        rows = [x for along in found.problem.along for x in along.row]
        return tuple(self.call(self.turning, start.held, start.since + start.length, q=part.q, qd=part.qd, rows=rows))

    def _rates_there(self, start: Start, since: Scalar, q: Sequence[Scalar], qd: Sequence[Scalar]) -> list[Scalar]:
        """Rates in the order of the modes at other coordinates than those of the start."""
        nodes = self.call(self.rates_function, start.held, since, q=q, qd=qd)
        return [self.algebra.scalar(x) for x in nodes]

    def _rows_move(self, found: FrictionProblem) -> bool:
        """True where influence coefficients of a joint with a mode change on the way, as those of closed loops do."""
        second = found.smooth.motion.second
        return any(place >= len(second) or second[place] for place in shared_places(self.mechanism))

    def start(
        self,
        found: FrictionProblem,
        factor: Factor,
        resting: Sequence[Node],
        q: Sequence[Scalar],
        qd: Sequence[Scalar],
        length: Scalar,
        since: Scalar,
        forced: Sequence[Node] | None = None,
    ) -> Start:
        """See `Start`."""
        forced = [self.algebra.pool.mode(0)] * len(found.joints) if forced is None else forced
        return Start(
            found.problem, tuple(found.smooth.motion.given), factor, tuple(resting), tuple(forced), tuple(q), tuple(qd),
            tuple(self.rates_at(found, qd)), self.held, length, since,
            tuple(varying_levels(self.mechanism, i, self.branches, found.smooth) for i in found.joints),
        )  # fmt: skip

    def part(self, found: FrictionProblem, start: Start, name: str, truncates: bool) -> Part:
        """From the start to the end of the part.

        Args:
            name: first word of its functions' names.
            truncates: joints that stick are stopped by impulses on themselves alone.
        """
        branches, problem = self.branches, start.problem
        if problem.loaded:
            begin = self._decided(found, start, name, truncates)
        else:
            decided = apart(
                branches, f"{name}_at_rest", "The modes where some joint rests.",
                lambda start: self._decided(found, start, name, truncates), start=start,
            )  # fmt: skip
            begin = branches.choose(branches.any(start.resting), decided, self._sliding(found, start))
        begin = replace(begin, qdd=tuple(self.spread(found, begin.qdd, start.given)))
        if problem.along:
            begin = replace(begin, mode=self._leaving(found, start, begin))
        if problem.loaded or problem.along or len(found.joints) < self.n:
            q, qd, way, converged = self.taken(found, start, begin)
        else:  # nothing moves where all joints stick
            ends = apart(
                branches, f"{name}_moving", "A part of a step in which some joint moves.",
                lambda start, begin: dict(zip(("q", "qd", "way"), self.taken(found, start, begin)[:3], strict=True)),
                start=start, begin=begin,
            )  # fmt: skip
            moves = branches.any(branches.no(branches.is_mode(x, 0)) for x in begin.mode)
            rest = {"q": list(start.q), "qd": list(begin.qd), "way": list(begin.qd)}
            q, qd, way = branches.choose(moves, ends, rest).values()
            converged = branches.true
        free = tuple(begin.qdd[i] for i in found.smooth.motion.free)
        return Part(begin.mode, begin.status, free, begin.u, tuple(q), tuple(qd), tuple(way), converged)

    def _sliding(self, found: FrictionProblem, start: Start) -> Begin:
        """The beginning where no joint rests: each slides the way it moves."""
        branches, problem = self.branches, start.problem
        mode = [branches.mode_of(v) for v in start.rates]
        forces = sliding_forces(branches, problem, [branches.sign(mode[i]) for i in found.joints])
        qdd = start.factor.solve(branches, [r - f for r, f in zip(problem.right, problem.onto(forces), strict=True)])
        return Begin(tuple(mode), branches.zero, tuple(qdd), (), start.qd)

    def _decided(self, found: FrictionProblem, start: Start, name: str, truncates: bool) -> Begin:
        """The beginning by a decision."""
        branches = self.branches
        mode = [branches.mode_of(v) for v in start.rates]
        rates = [start.qd[i] for i in found.smooth.motion.free] if truncates else []
        decision = decide(
            branches,
            start.problem,
            [branches.no(rests) for rests in start.resting],
            [mode[i] for i in found.joints],
            [branches.no(branches.is_mode(x, 0)) for x in start.forced],
            start.forced,
            f"{name}_pattern",
            rates,
            start.factor,
        )
        qd = list(start.qd)
        for place, i in enumerate(found.smooth.motion.free if truncates else ()):
            qd[i] = qd[i] + decision.change[place]
        for chosen, i in zip(decision.modes, found.joints, strict=True):
            mode[i] = chosen
            if truncates and i < self.n:
                qd[i] = branches.where(branches.is_mode(chosen, 0), branches.zero, qd[i])
        return Begin(tuple(mode), decision.status, decision.qdd, decision.u, tuple(qd))

    def _leaving(self, found: FrictionProblem, start: Start, begin: Begin) -> tuple[Node, ...]:
        """Modes, those of joints at their dead centres by where their rates go in the part.

        A joint whose influence coefficients are all zero holds nothing there, in whatever mode, and would hold
        everything in mode 0 as soon as they are not.
        """
        branches, mode, length = self.branches, list(begin.mode), start.length
        half = self.algebra.constant(0.5) * length
        there = [v + length * a for v, a in zip(begin.qd, begin.qdd, strict=True)]
        q = [x + half * (v + w) for x, v, w in zip(start.q, begin.qd, there, strict=True)]
        rates = self._rates_there(start, start.since + length, q, there)
        for k, (joint, i) in enumerate(zip(found.problem.rubbing, found.joints, strict=True)):
            if joint.along is not None:
                dead = branches.equal(found.problem.mobility[k][k], branches.zero)
                leaves = branches.all((dead, branches.is_mode(mode[i], 0)))
                mode[i] = branches.pick(leaves, branches.mode_of(rates[i]), mode[i])
        return tuple(mode)

    def taken(
        self,
        found: FrictionProblem,
        start: Start,
        begin: Begin,
    ) -> tuple[list[Scalar], list[Scalar], list[Scalar], Node]:
        """Coordinates, rates and `way` of a part, and whether every stage had accelerations; `begin.qdd` of all joints.

        Rates and accelerations of joints that stick are zero, so they stay where they are in every stage.
        """
        branches, length = self.branches, start.length
        converged = branches.true
        mode, u = begin.mode, begin.u
        directions = [branches.sign(x) for x in mode]

        def at(part: Scalar, rate: Sequence[Scalar], acceleration: Sequence[Scalar]) -> tuple[list[Scalar], ...]:
            there_q = [a + part * b for a, b in zip(start.q, rate, strict=True)]
            there_qd = [a + part * b for a, b in zip(begin.qd, acceleration, strict=True)]
            return self.given(start.held, there_q, there_qd, start.since + part)

        rate, acceleration = list(begin.qd), list(begin.qdd)
        total_q, total_qd = list(rate), list(acceleration)
        work, moves = self._weighted(found, start, mode, self.rates_at(found, rate)), self._rows_move(found)
        for place, weight in STAGES[1:]:
            part = self.algebra.constant(place) * length
            there_q, rate = at(part, rate, acceleration)
            since = start.since + part
            outputs = self.call(self.stage, start.held, since, q=there_q, qd=rate, mode=mode, sign=directions, u=u)
            acceleration = [self.algebra.scalar(x) for x in outputs[: self.n]]
            if u:
                u = tuple(self.algebra.scalar(x) for x in outputs[self.n : -1])
                converged = branches.all((converged, outputs[-1]))
            share = self.algebra.constant(weight)
            total_q = [a + share * b for a, b in zip(total_q, rate, strict=True)]
            total_qd = [a + share * b for a, b in zip(total_qd, acceleration, strict=True)]
            rates = self._rates_there(start, since, there_q, rate) if moves else self.rates_at(found, rate)
            work = [a + share * b for a, b in zip(work, self._weighted(found, start, mode, rates), strict=True)]
        sixth = self.algebra.constant(1.0 / 6.0)
        end_q, end_qd = at(length, [sixth * x for x in total_q], [sixth * x for x in total_qd])
        for i in found.joints:
            if i >= self.n:
                continue
            stuck = branches.is_mode(mode[i], 0)
            end_q[i] = branches.where(stuck, start.q[i], end_q[i])
            end_qd[i] = branches.where(stuck, branches.zero, end_qd[i])
        return end_q, end_qd, work, converged

    def _weighted(
        self, found: FrictionProblem, start: Start, mode: Sequence[Node], rate: Sequence[Scalar]
    ) -> list[Scalar]:
        """Rates, where the level varies times the kinetic level with the mode, times the static one against it."""
        branches, result = self.branches, list(rate)
        for i, levels in zip(found.joints, start.levels, strict=True):
            if levels is not None:
                sense, (forward, *other) = branches.sign(mode[i]), levels
                against = branches.less(sense * rate[i], branches.zero)
                size = branches.where(against, forward[1], forward[0])
                for backward in other:
                    other_way = branches.where(against, backward[1], backward[0])
                    size = branches.where(branches.less(sense, branches.zero), other_way, size)
                result[i] = size * rate[i]
        return result

    def result(
        self,
        q: Sequence[Scalar],
        qd: Sequence[Scalar],
        mode: Sequence[Node],
        status: Scalar,
        finished: Node,
        beyond: Node,
    ) -> tuple[object, ...]:
        """The new state; the old one where something is or was not finite, dt <= 0, the step is unstable, or a loop
        comes to a singular pose.

        Args:
            finished: whether every bound on passes was kept.
            beyond: whether the step exceeds the limit of stability.
        """
        branches, choose = self.branches, self.branches.algebra.constant
        old_q, old_qd, dt = self.vector("q"), self.vector("qd"), self.scalar("dt")
        given = branches.all(
            (
                branches.less(branches.zero, dt),
                branches.finite([dt, *old_q, *old_qd, *self.vector("tau"), *self.signals]),
            )
        )
        refused = branches.all((given, beyond))  # whatever else came of it
        lost = branches.equal(status, choose(float(NONFINITE)))
        sound = (branches.no(branches.any((beyond, lost))), branches.finite([*q, *qd]), *keeps_away(self))
        taken = branches.all((given, *sound))
        status = worst(branches, status, of_stages(branches, status, finished))
        return branches.choose(
            taken,
            (list(q), list(qd), list(mode), status),
            (
                old_q, old_qd, self.flags("mode", MODE),
                branches.where(refused, choose(UNSTABLE), choose(NONFINITE)),
            ),
        )  # fmt: skip
