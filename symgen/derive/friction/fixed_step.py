"""One fixed step with joints that stick: Karnopp's dead band, and Morgowicz's interpolated zero crossings.

`step` (Karnopp 1985, figs. 2 and 5, for coupled chains). A joint is in its band when |qd_i| < DV_i, by default DV_i =
dt F_s,i (M^-1)_ii, or at zero rate. All joints in the band are decided together as if at rest; those that static
friction holds get qd_S := 0, and the impulse that does it acts on them alone: qd_R += M_RR^-1 M_RS qd_S (truncation
without it can add energy). Then the sliding part takes one Runge-Kutta step of order 4 under held forces; stuck
coordinates are copied. A joint outside its band slides in the direction of its rate.

`step_interpolated`. Joints at exactly zero rate are decided; the step is taken with these modes. When a rate changes
its sign on the way, or what holds a stuck joint leaves its band, the step is taken again up to the crossing (linear
interpolation), a rate that crossed zero is set to it, a joint that reached its limit is let go, and what is left of the
step begins with a decision there; a bounded number of times.

The first stage of a step takes its accelerations from the decision, so its velocity terms are those before the
truncation, a difference of the size of the band. Prescribed joints follow their expression, or the inputs carried on
with their given acceleration.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import factor_held
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.values import Values, derivative
from symgen.derive.friction.decide import LIMIT, NONFINITE, Decision, decide
from symgen.derive.friction.functions import FrictionFunctions
from symgen.derive.friction.patterns import Problem, band, move
from symgen.derive.friction.problem import FrictionProblem, friction_problem
from symgen.derive.signatures import uses_time
from symgen.describe.expression import Time
from symgen.program.function import Argument, Function, Output, input_nodes
from symgen.program.nodes import BOOLEAN, MODE, REAL, Node

__all__ = ["StepFunctions"]

STAGES = ((0.0, 1.0), (0.5, 2.0), (0.5, 2.0), (1.0, 1.0))
"""Classical Runge-Kutta of order 4: place in the step, weight times six."""


@dataclass(frozen=True)
class _Arc:
    """The end of a Runge-Kutta step: coordinates, rates, and whether every stage had accelerations."""

    q: list[Scalar]
    qd: list[Scalar]
    converged: Node


class StepFunctions(FrictionFunctions):
    """The friction functions and the fixed steps."""

    # what every stage calls

    @cached_property
    def stage(self) -> Function:
        """Accelerations for given modes, load-dependent friction started warm."""
        branches, n, pool = self.branches, self.n, self.algebra.pool
        found, mode = self.problem(), self.flags("mode", MODE)
        count = len(found.problem.loaded)
        start = [self.algebra.scalar(pool.input("u", k)) for k in range(count)]
        stuck = [branches.is_mode(x, 0) for x in mode]
        signs = [branches.sign(mode[i]) for i in found.joints]
        motion = move(branches, found.problem, self.held(found, stuck), signs, start, "stage_loads")
        inputs = [Argument("q", (n,)), Argument("qd", (n,)), Argument("tau", (n,)), Argument("mode", (n,), MODE)]
        outputs = [Output("qdd", (n,), tuple(x.x for x in self.accelerations(found, motion)))]
        if count:
            inputs.append(Argument("u", (count,)))
            outputs.append(Output("u_next", (count,), tuple(x.x for x in motion.u)))
        inputs.extend(argument for argument, _ in self.tail)
        outputs.append(Output("converged", (), (motion.converged,)))
        doc = "Accelerations for given modes."
        function = Function("friction_stage", tuple(inputs), tuple(outputs), doc, internal=True)
        self.helpers.append(function)
        return function

    @cached_property
    def margin(self) -> Function:
        """How far inside its band each stuck joint is, and the side that it is nearer to."""
        pool, branches = self.algebra.pool, self.branches
        found = self.problem()
        qdd = self.vector("qdd")
        inside, sides = self.insides(found, [qdd[i] for i in found.smooth.free])
        vectors = [Argument(name, (self.n,)) for name in ("q", "qd", "tau", "qdd")]
        outputs = (
            Output("inside", (len(inside),), tuple(_reals(inside))),
            Output("side", (len(sides),), tuple(branches.mode_of(x) for x in sides)),
        )
        for argument in vectors:
            input_nodes(pool, argument)
        tail = (argument for argument, _ in self.tail)
        doc = "Margins of stuck joints."
        function = Function("friction_margin", (*vectors, *tail), outputs, doc, internal=True)
        self.helpers.append(function)
        return function

    def insides(self, found: FrictionProblem, qdd: Sequence[Scalar]) -> tuple[list[Scalar], list[Scalar]]:
        """Per joint with friction the distance of what holds it from its band's ends, and that force's side.

        Args:
            qdd: of the free joints, zero where stuck.
        """
        branches, problem = self.branches, found.problem
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

    def call_margin(
        self, q: Sequence[Scalar], qd: Sequence[Scalar], qdd: Sequence[Scalar], since: Scalar, count: int
    ) -> tuple[list[Scalar], list[Node]]:
        """Margins and sides `since` after the argument t."""
        args = [*_reals(q), *_reals(qd), *_reals(self.vector("tau")), *_reals(qdd)]
        for argument, values in self.tail:
            args.extend(_reals([values[0] + since] if argument.name == "t" else values))
        found = self.algebra.pool.call(self.margin, args)
        return [self.algebra.scalar(x) for x in found[:count]], list(found[count:])

    def call_stage(
        self, q: Sequence[Scalar], qd: Sequence[Scalar], mode: Sequence[Node], u: Sequence[Scalar], since: Scalar
    ) -> tuple[list[Scalar], list[Scalar], Node]:
        """Accelerations, load-dependent friction and success, `since` after the argument t."""
        args = [*_reals(q), *_reals(qd), *_reals(self.vector("tau")), *mode, *_reals(u)]
        for argument, values in self.tail:
            args.extend(_reals([values[0] + since] if argument.name == "t" else values))
        *numbers, converged = self.algebra.pool.call(self.stage, args)
        scalars = [self.algebra.scalar(node) for node in numbers]
        return scalars[: self.n], scalars[self.n :], converged

    @cached_property
    def tail(self) -> list[tuple[Argument, list[Scalar]]]:
        """The arguments `inputs` and `t`, where the chain has them."""
        result = []
        names = self.chain.input_names
        if names:
            values = [self.algebra.scalar(self.algebra.pool.input("inputs", k)) for k in range(len(names))]
            result.append((Argument("inputs", (len(names),), REAL, "external signals"), values))
        if uses_time(self.chain):
            result.append((Argument("t", (), REAL, "time", "s"), [self.scalar("t")]))
        return result

    def scalar(self, name: str) -> Scalar:
        """A scalar argument."""
        return self.algebra.scalar(self.algebra.pool.input(name, 0))

    # the parts of a step

    def given(self, q: Sequence[Scalar], qd: Sequence[Scalar], since: Scalar) -> tuple[list[Scalar], list[Scalar]]:
        """Coordinates and rates, those of prescribed joints as their motion says `since` after the step's start."""
        q, qd = list(q), list(qd)
        names = self.chain.input_names
        half = self.algebra.constant(0.5)
        for i, joint in enumerate(self.chain.moving):
            if isinstance(joint.motion, str):
                at = names.index(f"{joint.name}_q")
                x, v, a = (self.algebra.scalar(self.algebra.pool.input("inputs", at + k)) for k in range(3))
                q[i], qd[i] = x + since * (v + half * (since * a)), v + since * a
            elif joint.motion is not None:
                parameters = {
                    p.name: self.algebra.scalar(self.algebra.pool.parameter(p.name))
                    for p in self.chain.parameters
                    if not p.constant
                }
                values = Values(self.chain, self.algebra, parameters, {}, self.scalar("t") + since)
                q[i], qd[i] = values(joint.motion), values(derivative(joint.motion, Time()))
        return q, qd

    def decision(
        self,
        found: FrictionProblem,
        qd: Sequence[Scalar],
        resting: Sequence[Node],
        name: str,
        rates: Sequence[Scalar] = (),
        inverse: Sequence[Sequence[Scalar]] | None = None,
        forced: Sequence[Node] | None = None,
    ) -> tuple[Decision, list[Node]]:
        """The decision over the joints of `found` that rest, the others in the direction of their rate; all modes."""
        branches = self.branches
        moving = [branches.no(x) for x in resting]
        modes = [branches.mode_of(qd[i]) for i in found.joints]
        if found.problem.loaded:
            decision = _search(branches, found.problem, moving, modes, rates, name, inverse, forced)
        else:
            decision = self._search_at_rest(found.problem, resting, modes, rates, name, inverse, forced)
        result = [branches.mode_of(v) for v in qd]
        for mode, i in zip(decision.modes, found.joints, strict=True):
            result[i] = mode
        return decision, result

    def _search_at_rest(
        self,
        problem: Problem,
        resting: Sequence[Node],
        modes: Sequence[Node],
        rates: Sequence[Scalar],
        name: str,
        inverse: Sequence[Sequence[Scalar]] | None,
        forced: Sequence[Node] | None,
    ) -> Decision:
        """The decision of levels; the search is left out where no joint rests, for there is nothing to decide."""
        branches = self.branches
        some = branches.any(resting)
        moving = [branches.no(x) for x in resting]
        found = _search(branches, problem, moving, modes, rates, name, inverse, forced, some)
        slide = [branches.zero] * len(problem.right)
        for joint, mode in zip(problem.rubbing, modes, strict=True):
            sliding = branches.sign(mode) * (joint.level.offset + joint.motor) + joint.drag + joint.motor_drag
            slide[joint.place] = sliding
        factor = factor_held(branches, problem.M, [branches.false] * len(slide))
        qdd = factor.solve(branches, [r - f for r, f in zip(problem.right, slide, strict=True)])
        return Decision(
            tuple(branches.pick(some, a, b) for a, b in zip(found.modes, modes, strict=True)),
            branches.where(some, found.status, branches.zero),
            tuple(branches.where(some, a, b) for a, b in zip(found.qdd, qdd, strict=True)),
            (),
            tuple(branches.where(some, a, branches.zero) for a in found.change),
        )

    def runge_kutta(
        self,
        found: FrictionProblem,
        decision: Decision,
        q: Sequence[Scalar],
        qd: Sequence[Scalar],
        mode: Sequence[Node],
        length: Scalar,
        since: Scalar,
    ) -> _Arc:
        """One step of the sliding part, its first stage from the decision; coordinates that stick are copied."""
        branches = self.branches
        frozen = [branches.false] * self.n
        for i in found.joints:
            frozen[i] = branches.is_mode(mode[i], 0)

        def at(place: Scalar, rate: Sequence[Scalar], acceleration: Sequence[Scalar]) -> tuple[list[Scalar], ...]:
            there_q = [a + place * b for a, b in zip(q, rate, strict=True)]
            there_qd = [a + place * b for a, b in zip(qd, acceleration, strict=True)]
            there_q, there_qd = self.given(there_q, there_qd, since + place)
            return (
                [branches.where(c, a, b) for c, a, b in zip(frozen, q, there_q, strict=True)],
                [branches.where(c, branches.zero, b) for c, b in zip(frozen, there_qd, strict=True)],
            )

        live = self._live(found, mode)
        rate, acceleration = list(qd), self.spread(found, decision.qdd, found.smooth.given)
        u: Sequence[Scalar] = decision.u
        total_q, total_qd = list(rate), list(acceleration)
        converged = branches.true
        for place, weight in STAGES[1:]:
            part = self.algebra.constant(place) * length
            there_q, rate = at(part, rate, acceleration)
            acceleration, u, fine = self.call_stage(there_q, rate, mode, u, since + part)
            if live is None:
                converged = branches.all((converged, fine))
            else:
                acceleration = [branches.where(live, a, branches.zero) for a in acceleration]
            share = self.algebra.constant(weight)
            total_q = [a + share * b for a, b in zip(total_q, rate, strict=True)]
            total_qd = [a + share * b for a, b in zip(total_qd, acceleration, strict=True)]
        sixth = self.algebra.constant(1.0 / 6.0)
        end_q, end_qd = at(length, [sixth * x for x in total_q], [sixth * x for x in total_qd])
        return _Arc(end_q, end_qd, converged)

    def _live(self, found: FrictionProblem, mode: Sequence[Node]) -> Node | None:
        """True when something moves, where that can be false; stages are left out when all joints stick."""
        if found.problem.loaded or len(found.joints) < self.n:
            return None
        return self.branches.any(self.branches.no(self.branches.is_mode(mode[i], 0)) for i in found.joints)

    def result(
        self, q: Sequence[Scalar], qd: Sequence[Scalar], mode: Sequence[Node], status: Scalar, finished: Node
    ) -> tuple[object, ...]:
        """The new state; the old one, with status 6, when something is not finite or dt is not positive."""
        branches, choose = self.branches, self.branches.algebra.constant
        old_q, old_qd, dt = self.vector("q"), self.vector("qd"), self.scalar("dt")
        sound = branches.all(
            (
                branches.less(branches.zero, dt),
                branches.finite([dt, *old_q, *old_qd, *self.vector("tau"), *q, *qd]),
            )
        )
        status = branches.where(finished, status, branches.max(status, choose(LIMIT)))
        return (
            [branches.where(sound, a, b) for a, b in zip(q, old_q, strict=True)],
            [branches.where(sound, a, b) for a, b in zip(qd, old_qd, strict=True)],
            [branches.pick(sound, a, b) for a, b in zip(mode, self.flags("mode", MODE), strict=True)],
            branches.where(sound, status, choose(NONFINITE)),
        )

    # Karnopp

    def step(self) -> tuple[object, ...]:
        """Karnopp's dead band."""
        branches = self.branches
        q, qd = self.given(self.vector("q"), self.vector("qd"), branches.zero)
        smooth = self.supply(q, qd, branches.zero)
        found = friction_problem(self.chain, branches, smooth, qd, self.vector("tau"))
        resting = []
        no_one = [branches.false] * len(found.problem.right)
        inverse = factor_held(branches, found.problem.M, no_one).inverse(branches)
        for width, i in zip(self.dead_bands(found, inverse), found.joints, strict=True):
            speed = branches.abs(qd[i])
            resting.append(branches.any((branches.less(speed, width), branches.equal(speed, branches.zero))))
        rates = [qd[i] for i in smooth.free]
        slow = list(qd)  # in the band as if at rest: no viscous part, which could exceed what holds
        for rests, i in zip(resting, found.joints, strict=True):
            slow[i] = branches.where(rests, branches.zero, qd[i])
        found = friction_problem(self.chain, branches, smooth, slow, self.vector("tau"))
        decision, mode = self.decision(found, qd, resting, "step_pattern", rates, inverse)
        qd = self.truncated(found, decision, qd, mode)
        arc = self.runge_kutta(found, decision, q, qd, mode, self.scalar("dt"), branches.zero)
        return self.result(arc.q, arc.qd, mode, decision.status, arc.converged)

    def dead_bands(self, found: FrictionProblem, inverse: Sequence[Sequence[Scalar]]) -> list[Scalar]:
        """DV of each joint with friction: `dead_band`, or dt F_s (M^-1)_ii with the load at rest."""
        branches, m = self.branches, len(found.problem.right)
        half, rest = branches.algebra.constant(0.5), [branches.zero] * m
        result = []
        for joint, i in zip(found.problem.rubbing, found.joints, strict=True):
            friction = self.chain.moving[i].friction
            if friction is not None and friction.dead_band is not None:
                result.append(found.smooth.values(friction.dead_band))
                continue
            low, high = band(branches, joint, rest, found.problem.right[joint.place])
            level = high if joint.losses is None else half * (high - low)
            result.append(self.scalar("dt") * level * inverse[joint.place][joint.place])
        return result

    def truncated(
        self, found: FrictionProblem, decision: Decision, qd: Sequence[Scalar], mode: Sequence[Node]
    ) -> list[Scalar]:
        """Rates after the joints that stick have been stopped by impulses on themselves alone."""
        branches = self.branches
        result = list(qd)
        for place, i in enumerate(found.smooth.free):
            result[i] = qd[i] + decision.change[place]
        for i in found.joints:
            result[i] = branches.where(branches.is_mode(mode[i], 0), branches.zero, result[i])
        return result

    # Morgowicz

    def step_interpolated(self) -> tuple[object, ...]:
        """Interpolated zero crossings: a loop whose passes try what is left of the step, or land on a crossing.

        Carried: the state reached, the time `past` since the step began, the modes into which joints that reached their
        limit there are let go, the length `trial` of the next arc, and, when that ends at a crossing, the joints whose
        rate is zero at its end and the modes of those that reach their limit there.
        """
        branches, pool, n = self.branches, self.algebra.pool, self.n
        bound = 2 * n + 6
        past, trial, passes, worst = (self.scalar(name) for name in ("past", "trial", "passes", "worst"))
        crossing = [pool.input("crossing", k, BOOLEAN) for k in range(n)]
        dt = self.scalar("dt")
        q, qd = self.given(self.vector("q"), self.vector("qd"), past)
        found = friction_problem(self.chain, branches, self.supply(q, qd, past), qd, self.vector("tau"))
        resting = [branches.equal(qd[i], branches.zero) for i in found.joints]
        count = len(found.joints)
        forced = [pool.input("forced", k, MODE) for k in range(count)]
        heading = [pool.input("heading", k, MODE) for k in range(count)]
        decision, mode = self.decision(found, qd, resting, "interpolated_pattern", forced=forced)
        arc = self.runge_kutta(found, decision, q, qd, mode, trial, past)

        breaks = [branches.no(branches.is_mode(x, 0)) for x in heading]
        landing = branches.any((*crossing, *breaks))
        last = branches.at_most(branches.algebra.constant(float(bound - 2)), passes)
        turned, places = [branches.false] * n, [branches.one] * n
        for i, rests in zip(found.joints, resting, strict=True):
            turned[i] = branches.less(branches.sign(mode[i]) * arc.qd[i], branches.zero)
            some = branches.all((turned[i], branches.no(rests)))
            change = branches.where(some, qd[i] - arc.qd[i], branches.one)
            places[i] = branches.where(some, qd[i] / change, branches.one)
        broken, limits, sides = self._breakaways(found, decision, mode, arc, past + trial)
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
        landed = [branches.where(s, branches.zero, v) for s, v in zip(stops, arc.qd, strict=True)]
        new_past = branches.where(again, past, branches.where(landing, past + trial, dt))
        new_trial = branches.where(again, earliest * trial, dt - new_past)
        done = branches.all((branches.no(again), branches.at_most(new_trial, branches.zero)))
        limited = branches.where(arc.converged, branches.zero, branches.algebra.constant(float(LIMIT)))
        new_worst = branches.max(worst, branches.max(decision.status, limited))
        vectors = [
            ("q", REAL, _reals(self.vector("q")), [branches.where(again, a, b).x for a, b in zip(q, arc.q,
            strict=True)]), ("qd", REAL, _reals(self.vector("qd")), [branches.where(again, a, b).x for a, b in zip(qd,
            landed, strict=True)]), ("mode", MODE, self.flags("mode", MODE), mode), ("crossing", BOOLEAN,
            [branches.false] * n, [branches.all((again, h)) for h in hit]),
            ("forced", MODE, [still] * count, new_forced), ("heading", MODE, [still] * count, new_heading),
        ]  # fmt: skip
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
                Argument("tau", (n,)),
                Argument("dt"),
                *(argument for argument, _ in self.tail),
            ),
            (
                *(Output(name, (len(new),), tuple(new)) for name, _, _, new in vectors),
                *(Output(name, (), (new,)) for name, _, new in scalars),
                Output("done", (), (done,)),
            ),
            "One part of an interpolated step.",
            internal=True,
        )
        start = [*(node for _, _, old, _ in vectors for node in old), *(old for _, old, _ in scalars)]
        context = [*_reals(self.vector("tau")), dt.x, *(x.x for _, values in self.tail for x in values)]
        final = pool.iterate(body, bound, start, context)
        q_end, qd_end = ([self.algebra.scalar(x) for x in final[k : k + n]] for k in (0, n))
        return self.result(q_end, qd_end, list(final[2 * n : 3 * n]), self.algebra.scalar(final[-2]), final[-1])

    def _breakaways(
        self, found: FrictionProblem, decision: Decision, mode: Sequence[Node], arc: _Arc, since: Scalar
    ) -> tuple[list[Node], list[Scalar], list[Node]]:
        """Which stuck joints leave their band on the arc, where on it (1 for the others), and into which mode."""
        branches = self.branches
        acceleration, _, _ = self.call_stage(arc.q, arc.qd, mode, decision.u, since)
        before, _ = self.insides(found, decision.qdd)
        after, sides = self.call_margin(arc.q, arc.qd, acceleration, since, len(before))
        broken, places = [], []
        for x, y, i in zip(before, after, found.joints, strict=True):
            leaves = branches.all((branches.is_mode(mode[i], 0), branches.less(y, branches.zero)))
            start = branches.max(x, branches.zero)
            width = branches.where(leaves, start - y, branches.one)
            broken.append(leaves)
            places.append(branches.where(leaves, start / width, branches.one))
        return broken, places, sides


def _search(
    branches: Branches,
    problem: Problem,
    moving: Sequence[Node],
    modes: Sequence[Node],
    rates: Sequence[Scalar],
    name: str,
    inverse: Sequence[Sequence[Scalar]] | None,
    forced: Sequence[Node] | None,
    needed: Node | None = None,
) -> Decision:
    """The decision; `forced` has the modes of joints that reached their limit, 0 for the others."""
    if forced is None:
        forced = [branches.pool.mode(0)] * len(modes)
        reached = [branches.false] * len(modes)
    else:
        reached = [branches.no(branches.is_mode(mode, 0)) for mode in forced]
    return decide(branches, problem, moving, modes, reached, forced, name, rates, inverse, needed)


def _reals(values: Sequence[Scalar]) -> list[Node]:
    return [value.x for value in values]
