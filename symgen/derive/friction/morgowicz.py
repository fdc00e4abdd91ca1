"""Morgowicz's fixed step: zero crossings of the rates by interpolation.

Joints at exactly zero rate are decided; the step is taken with these modes. When a rate changes its sign on the way, or
what holds a stuck joint leaves its band, the step is taken again up to the crossing (linear interpolation), a joint
that reached its limit is let go, and what is left of the step begins with a decision there; a bounded number of times.

A rate that crossed zero is set to it. What interpolation left of it is of the order of the step's square; an impulse on
that joint takes it, as in Karnopp's step, for to cut it off would leave the others with energy that nobody gave. Joints
that stick stay at rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from symgen.derive.algebra.apart import apart, loop
from symgen.derive.algebra.elimination import factor_held
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.laws import frictional
from symgen.derive.friction.patterns import Problem, band
from symgen.derive.friction.problem import FrictionProblem, friction_problem
from symgen.derive.friction.runge_kutta import Part, RungeKutta, Start
from symgen.derive.friction.stages import reals
from symgen.functions import LIMIT
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import MODE, Node

__all__ = ["Morgowicz"]


@dataclass(frozen=True)
class _Reached:
    """What the passes of a step carry.

    Attributes:
        q, qd, mode: the state reached and the modes on the way there (n,).
        crossing: whether the joint's rate is zero at the end of the next arc (n,).
        forced: per joint with friction the mode into which it is let go now, because it reached its limit; 0 for none.
        heading: the same at the end of the next arc.
        past: time since the step began, s.
        trial: length of the next arc, s.
        passes: how many there were.
        worst: highest status so far.
    """

    q: tuple[Scalar, ...]
    qd: tuple[Scalar, ...]
    mode: tuple[Node, ...]
    crossing: tuple[Node, ...]
    forced: tuple[Node, ...]
    heading: tuple[Node, ...]
    past: Scalar
    trial: Scalar
    passes: Scalar
    worst: Scalar


@dataclass(frozen=True)
class _Crossings:
    """What crosses zero on an arc.

    Attributes:
        again: whether the arc is to be taken again, up to the first crossing.
        earliest: place of that on the arc; 1 where nothing crosses.
        turned: per joint, whether its rate is against its mode at the end.
        crossing, heading: for what is taken again, see `_Reached`.
    """

    again: Node
    earliest: Scalar
    turned: tuple[Node, ...]
    crossing: tuple[Node, ...]
    heading: tuple[Node, ...]


class Morgowicz(RungeKutta):
    """The step with interpolated zero crossings."""

    @property
    def landings(self) -> int:
        """Most crossings on which a step lands: each joint comes to rest or lets go once, and two do so again.

        What crosses after that is passed over, but for rates that have turned at the end of the step: they are set to
        zero there.
        """
        return self.n + 2

    def step_interpolated(self) -> tuple[object, ...]:
        """One step: a loop whose passes try what is left of the step, or land on a crossing.

        A landing takes two passes, and one goes to the end of the step; one is in reserve.
        """
        branches, still = self.branches, self.algebra.pool.mode(0)
        zero, dt, no = branches.zero, self.scalar("dt"), (branches.false,) * self.n
        rubbing = [joint for joint in self.chain.moving if joint.motion is None and frictional(joint)]
        q, qd, mode = self.vector("q"), self.vector("qd"), self.flags("mode", MODE)
        stay = (still,) * len(rubbing)
        begin = _Reached(tuple(q), tuple(qd), tuple(mode), no, stay, stay, zero, dt, zero, zero)
        end, finished = loop(
            branches, "interpolated_part", "One part of an interpolated step.", 2 * self.landings + 2,
            (), begin, lambda _, now: self._pass(now), (Argument("dt"), *self.held_arguments()),
        )  # fmt: skip
        return self.result(end.q, end.qd, end.mode, end.worst, finished)

    def _pass(self, now: _Reached) -> tuple[_Reached, Node]:
        """What is reached after one pass, and whether that is the end of the step."""
        branches, still, dt = self.branches, self.algebra.pool.mode(0), self.scalar("dt")
        q, qd = self.given(self.held, now.q, now.qd, now.past)
        found = friction_problem(self.chain, branches, self.supply(q, qd, now.past), qd, self.vector("tau"))
        resting = [branches.equal(qd[i], branches.zero) for i in found.joints]
        factor = factor_held(branches, found.problem.M, [branches.false] * len(found.problem.right))
        start = self.start(found, factor, resting, q, qd, now.trial, now.past, now.forced)
        arc = self.part(found, start, "interpolated", truncates=False)

        lands = branches.any((*now.crossing, *(branches.no(branches.is_mode(x, 0)) for x in now.heading)))
        last = branches.at_most(branches.algebra.constant(float(2 * self.landings)), now.passes)
        met = self.crossings(found, start, arc, (branches.no(lands), branches.no(last)))
        again, nowhere = met.again, (still,) * len(resting)
        stops = [branches.any((c, t)) for c, t in zip(now.crossing, met.turned, strict=True)]
        end_qd = self.landed(found, arc, stops, branches.no(again))
        past = branches.where(again, now.past, branches.where(lands, now.past + now.trial, dt))
        trial = branches.where(again, met.earliest * now.trial, dt - past)
        limited = branches.where(arc.converged, branches.zero, branches.algebra.constant(float(LIMIT)))
        reached = _Reached(
            q=branches.choose(again, tuple(q), arc.q),
            qd=branches.choose(again, tuple(qd), end_qd),
            mode=arc.mode,
            crossing=met.crossing,
            forced=branches.choose(again, now.forced, branches.choose(lands, now.heading, nowhere)),
            heading=met.heading,
            past=past,
            trial=trial,
            passes=now.passes + branches.one,
            worst=branches.max(now.worst, branches.max(arc.status, limited)),
        )
        return reached, branches.all((branches.no(again), branches.at_most(trial, branches.zero)))

    def crossings(self, found: FrictionProblem, start: Start, arc: Part, wanted: Sequence[Node]) -> _Crossings:
        """Rates through zero and holding forces through their limits, by linear interpolation between the ends.

        Args:
            wanted: all are true where the first of them is to be landed on.
        """
        branches, still = self.branches, self.algebra.pool.mode(0)
        turned, places = [branches.false] * self.n, [branches.one] * self.n
        for i, rests in zip(found.joints, start.resting, strict=True):
            turned[i] = branches.less(branches.sign(arc.mode[i]) * arc.qd[i], branches.zero)
            some = branches.all((turned[i], branches.no(rests)))
            change = branches.where(some, start.qd[i] - arc.qd[i], branches.one)
            places[i] = branches.where(some, start.qd[i] / change, branches.one)
        broken, limits, sides = self.breakaways(found, start, arc)
        earliest = branches.one
        for place in (*places, *limits):
            earliest = branches.min(earliest, place)
        again = branches.all((branches.less(earliest, branches.one), *wanted))
        hit = [branches.all((t, branches.at_most(p, earliest))) for t, p in zip(turned, places, strict=True)]
        released = [
            branches.all((again, b, branches.at_most(p, earliest))) for b, p in zip(broken, limits, strict=True)
        ]
        return _Crossings(
            again, earliest, tuple(turned), tuple(branches.all((again, h)) for h in hit),
            tuple(branches.pick(r, side, still) for r, side in zip(released, sides, strict=True)),
        )  # fmt: skip

    def landed(self, found: FrictionProblem, arc: Part, stops: Sequence[Node], ends: Node) -> tuple[Scalar, ...]:
        """Rates at the end of an arc where some become zero: these joints and those that stick rest from there on.

        Impulses on them do it: qd_R += M_RR^-1 M_RS qd_S, M of the start.
        """
        branches, rests = self.branches, list(stops)
        for i in found.joints:
            rests[i] = branches.any((stops[i], branches.is_mode(arc.mode[i], 0)))
        stopped = apart(
            branches, "interpolated_landing", "Rates after impulses on joints that come to rest.",
            (found.problem.M, tuple(rests), arc.qd), lambda inner: self._stopped(found.smooth.free, *inner),
        )  # fmt: skip
        return branches.choose(branches.all((ends, branches.any(stops))), tuple(stopped), arc.qd)

    def _stopped(
        self, free: Sequence[int], M: Sequence[Sequence[Scalar]], rests: Sequence[Node], qd: Sequence[Scalar]
    ) -> list[Scalar]:
        branches, size = self.branches, range(len(free))
        held = [rests[i] for i in free]
        lost = [branches.where(h, qd[i], branches.zero) for h, i in zip(held, free, strict=True)]
        right = [branches.sum([M[a][b] * lost[b] for b in size if b != a]) for a in size]
        change = factor_held(branches, M, held).solve(branches, right)
        result = list(qd)
        for place, i in enumerate(free):
            result[i] = branches.where(held[place], branches.zero, qd[i] + change[place])
        return result

    def breakaways(
        self, found: FrictionProblem, start: Start, arc: Part
    ) -> tuple[list[Node], list[Scalar], list[Node]]:
        """Which stuck joints leave their band on the arc, where on it (1 for the others), and into which mode."""
        branches, count = self.branches, len(found.joints)
        none = [branches.false] * count, [branches.one] * count, [self.algebra.pool.mode(0)] * count
        some = apart(
            branches, "interpolated_breakaways", "Where stuck joints leave their band.", (start, arc),
            lambda inner: self._breakaways(found.joints, *inner),
        )  # fmt: skip
        return branches.choose(branches.any(branches.is_mode(arc.mode[i], 0) for i in found.joints), some, none)

    def _breakaways(
        self, joints: Sequence[int], start: Start, arc: Part
    ) -> tuple[list[Node], list[Scalar], list[Node]]:
        branches, count = self.branches, len(joints)
        before, _ = self.insides(start.problem, arc.qdd)
        sign = [branches.sign(x) for x in arc.mode]
        since = start.since + start.length
        nodes = self.call(self.margin, start.held, since, q=arc.q, qd=arc.qd, mode=arc.mode, sign=sign, u=arc.u)
        after, sides = [self.algebra.scalar(x) for x in nodes[:count]], nodes[count:]
        broken, places = [], []
        for x, y, i in zip(before, after, joints, strict=True):
            leaves = branches.all((branches.is_mode(arc.mode[i], 0), branches.less(y, branches.zero)))
            begin = branches.max(x, branches.zero)
            width = branches.where(leaves, begin - y, branches.one)
            broken.append(leaves)
            places.append(branches.where(leaves, begin / width, branches.one))
        return broken, places, sides

    @cached_property
    def margin(self) -> Function:
        """How far inside its band each stuck joint is, and the side that it is nearer to."""
        found = self.problem()
        inside, sides = self.insides(found.problem, self.warm_motion(found, "margin_loads").qdd)
        outputs = (
            Output("inside", (len(inside),), tuple(reals(inside))),
            Output("side", (len(sides),), tuple(self.branches.mode_of(x) for x in sides)),
        )
        return self.internal("friction_margin", self.modes_given(found), outputs, "Margins of stuck joints.")

    def insides(self, problem: Problem, qdd: Sequence[Scalar]) -> tuple[list[Scalar], list[Scalar]]:
        """Per joint with friction the distance of what holds it from its band's ends, and that force's side.

        Args:
            qdd: of the free joints, zero where stuck.
        """
        branches = self.branches
        inside, sides = [], []
        for joint in problem.rubbing:
            products = [
                m * a for k, (m, a) in enumerate(zip(problem.M[joint.place], qdd, strict=True)) if k != joint.place
            ]
            f = problem.right[joint.place] - branches.sum(products)
            low, high = band(branches, joint, qdd, f)
            inside.append(branches.min(f - low, high - f))
            sides.append((f - low) - (high - f))
        return inside, sides
