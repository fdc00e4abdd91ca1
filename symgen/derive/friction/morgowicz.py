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
from functools import cached_property

from symgen.derive.algebra.branches import apart
from symgen.derive.algebra.elimination import factor_held
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.patterns import Problem, band
from symgen.derive.friction.problem import FrictionProblem, friction_problem
from symgen.derive.friction.runge_kutta import Part, RungeKutta, Start
from symgen.derive.friction.stages import reals
from symgen.functions import LIMIT
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import BOOLEAN, MODE, REAL, Node

__all__ = ["Morgowicz"]


class Morgowicz(RungeKutta):
    """The step with interpolated zero crossings."""

    def step_interpolated(self) -> tuple[object, ...]:
        """One step: a loop whose passes try what is left of the step, or land on a crossing.

        Carried: the state reached, the time `past` since the step began, the modes into which joints that reached their
        limit there are let go, the length `trial` of the next arc, and, when that ends at a crossing, the joints whose
        rate is zero at its end and the modes of those that reach their limit there.
        """
        branches, pool, n = self.branches, self.algebra.pool, self.n
        bound = 2 * n + 6
        past, trial, passes, worst = (self.scalar(name) for name in ("past", "trial", "passes", "worst"))
        crossing = [pool.input("crossing", k, BOOLEAN) for k in range(n)]
        dt = self.scalar("dt")
        q, qd = self.given(self.held, self.vector("q"), self.vector("qd"), past)
        found = friction_problem(self.chain, branches, self.supply(q, qd, past), qd, self.vector("tau"))
        resting = [branches.equal(qd[i], branches.zero) for i in found.joints]
        count = len(found.joints)
        forced = [pool.input("forced", k, MODE) for k in range(count)]
        heading = [pool.input("heading", k, MODE) for k in range(count)]
        factor = factor_held(branches, found.problem.M, [branches.false] * len(found.problem.right))
        start = self.start(found, factor, resting, q, qd, trial, past, forced)
        arc = self.part(found, start, "interpolated", truncates=False)
        mode = arc.mode

        breaks = [branches.no(branches.is_mode(x, 0)) for x in heading]
        landing = branches.any((*crossing, *breaks))
        last = branches.at_most(branches.algebra.constant(float(bound - 2)), passes)
        turned, places = [branches.false] * n, [branches.one] * n
        for i, rests in zip(found.joints, resting, strict=True):
            turned[i] = branches.less(branches.sign(mode[i]) * arc.qd[i], branches.zero)
            some = branches.all((turned[i], branches.no(rests)))
            change = branches.where(some, qd[i] - arc.qd[i], branches.one)
            places[i] = branches.where(some, qd[i] / change, branches.one)
        broken, limits, sides = self.breakaways(found, start, arc)
        earliest = branches.one
        for place in (*places, *limits):
            earliest = branches.min(earliest, place)
        again = branches.all((branches.less(earliest, branches.one), branches.no(landing), branches.no(last)))
        hit = [branches.all((t, branches.at_most(p, earliest))) for t, p in zip(turned, places, strict=True)]
        still = pool.mode(0)
        new_heading = [
            branches.pick(branches.all((again, b, branches.at_most(p, earliest))), side, still)
            for b, p, side in zip(broken, limits, sides, strict=True)
        ]
        new_forced = [
            branches.pick(again, x, branches.pick(landing, y, still)) for x, y in zip(forced, heading, strict=True)
        ]
        stops = [branches.any((c, t)) for c, t in zip(crossing, turned, strict=True)]
        at_rest = list(stops)
        for i in found.joints:
            at_rest[i] = branches.any((stops[i], branches.is_mode(mode[i], 0)))
        lands = branches.all((branches.no(again), branches.any(stops)))
        landed = self.landed(found, at_rest, lands, arc.qd)
        new_past = branches.where(again, past, branches.where(landing, past + trial, dt))
        new_trial = branches.where(again, earliest * trial, dt - new_past)
        done = branches.all((branches.no(again), branches.at_most(new_trial, branches.zero)))
        limited = branches.where(arc.converged, branches.zero, branches.algebra.constant(float(LIMIT)))
        new_worst = branches.max(worst, branches.max(arc.status, limited))
        new_q = [branches.where(again, a, b) for a, b in zip(q, arc.q, strict=True)]
        new_qd = [branches.where(again, a, b) for a, b in zip(qd, landed, strict=True)]
        vectors = [
            ("q", REAL, reals(self.vector("q")), reals(new_q)),
            ("qd", REAL, reals(self.vector("qd")), reals(new_qd)),
            ("mode", MODE, self.flags("mode", MODE), mode),
            ("crossing", BOOLEAN, [branches.false] * n, [branches.all((again, h)) for h in hit]),
            ("forced", MODE, [still] * count, new_forced),
            ("heading", MODE, [still] * count, new_heading),
        ]
        scalars = [
            ("past", branches.zero.x, new_past.x),
            ("trial", dt.x, new_trial.x),
            ("passes", branches.zero.x, (passes + branches.one).x),
            ("worst", branches.zero.x, new_worst.x),
        ]
        body = Function(
            "interpolated_part",
            (
                *(Argument(name, (len(old),), type_) for name, type_, old, _ in vectors),
                *(Argument(name) for name, _, _ in scalars),
                Argument("dt"),
                *self.held_arguments(),
            ),
            (
                *(Output(name, (len(new),), tuple(new)) for name, _, _, new in vectors),
                *(Output(name, (), (new,)) for name, _, new in scalars),
                Output("done", (), (done,)),
            ),
            "One part of an interpolated step.",
            internal=True,
        )
        first = [*(node for _, _, old, _ in vectors for node in old), *(old for _, old, _ in scalars)]
        context = [dt.x, *(x.x for values in self.held.values() for x in values)]
        final = pool.iterate(body, bound, first, context)
        q_end, qd_end = ([self.algebra.scalar(x) for x in final[k : k + n]] for k in (0, n))
        return self.result(q_end, qd_end, list(final[2 * n : 3 * n]), self.algebra.scalar(final[-2]), final[-1])

    def landed(self, found: FrictionProblem, rests: Sequence[Node], lands: Node, qd: Sequence[Scalar]) -> list[Scalar]:
        """Rates of which some are zero now, by impulses on these joints: qd_R += M_RR^-1 M_RS qd_S, M of the start."""
        branches = self.branches
        stopped = apart(
            branches, "interpolated_landing", "Rates after impulses on joints that come to rest.",
            (found.problem.M, tuple(rests), tuple(qd)), lambda inner: self._stopped(found.smooth.free, *inner),
        )  # fmt: skip
        return list(branches.choose(lands, stopped, list(qd)))

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
