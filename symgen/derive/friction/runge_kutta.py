"""What both fixed steps share: the stages, the Runge-Kutta step under held modes, and the decision before it.

Joints that rest are decided together, where there are any; then the sliding part takes one Runge-Kutta step of order 4
under held forces, and stuck coordinates are copied. Stages of level friction are forward dynamics in their cheapest
form with the friction taken off the torques, the joints that stick held in it.

Prescribed joints follow their expression, or the inputs carried on with their given acceleration.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from symgen.derive.algebra.branches import apart
from symgen.derive.algebra.elimination import Factor
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.values import Values, derivative
from symgen.derive.friction.decide import decide
from symgen.derive.friction.functions import FrictionFunctions
from symgen.derive.friction.patterns import Motion, Problem, move, sliding_forces
from symgen.derive.friction.problem import FrictionProblem, level_accelerations
from symgen.derive.friction.status import LIMIT, NONFINITE
from symgen.derive.signatures import uses_time
from symgen.describe.expression import Time
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import MODE, Node

__all__ = ["Part", "RungeKutta", "Start"]

STAGES = ((0.0, 1.0), (0.5, 2.0), (0.5, 2.0), (1.0, 1.0))
"""Classical Runge-Kutta of order 4: place in the step, weight times six."""


@dataclass(frozen=True)
class Start:
    """Where a part of a step begins.

    Attributes:
        problem: its motion, the joints that rest without viscous friction.
        given: accelerations of prescribed joints (n,).
        factor: of the inertia matrix of the free joints, none held.
        resting: per joint with friction, whether it rests and is decided.
        forced: per joint with friction the mode that it takes because it reached its limit; 0 for none.
        q, qd: coordinates and rates (n,).
        held: tau and, where the chain has them, inputs and t, by name.
        length: of the part.
        since: time since t.
    """

    problem: Problem
    given: tuple[Scalar, ...]
    factor: Factor
    resting: tuple[Node, ...]
    forced: tuple[Node, ...]
    q: tuple[Scalar, ...]
    qd: tuple[Scalar, ...]
    held: Mapping[str, tuple[Scalar, ...]]
    length: Scalar
    since: Scalar


@dataclass(frozen=True)
class Begin:
    """What is decided at the start of a part: modes, the decision's status, accelerations of the free joints, friction
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
        converged: whether every stage had accelerations.
    """

    mode: tuple[Node, ...]
    status: Scalar
    qdd: tuple[Scalar, ...]
    u: tuple[Scalar, ...]
    q: tuple[Scalar, ...]
    qd: tuple[Scalar, ...]
    converged: Node


class RungeKutta(FrictionFunctions):
    """The friction functions and the parts of fixed steps."""

    @cached_property
    def held(self) -> dict[str, tuple[Scalar, ...]]:
        """The arguments that are held over a step."""
        result = {"tau": tuple(self.vector("tau"))}
        if self.chain.input_names:
            result["inputs"] = tuple(self.elements("inputs", len(self.chain.input_names)))
        if uses_time(self.chain):
            result["t"] = (self.scalar("t"),)
        return result

    def held_arguments(self) -> list[Argument]:
        """Those arguments as a function declares them."""
        return [Argument(name, () if name == "t" else (len(values),)) for name, values in self.held.items()]

    def elements(self, name: str, size: int) -> list[Scalar]:
        """The elements of a real argument."""
        return [self.algebra.scalar(self.algebra.pool.input(name, k)) for k in range(size)]

    def scalar(self, name: str) -> Scalar:
        """A scalar argument."""
        return self.elements(name, 1)[0]

    # what every stage calls

    @cached_property
    def stage(self) -> Function:
        """Accelerations for any modes, load-dependent friction started warm."""
        branches, found = self.branches, self.problem()
        arguments, doc = self.modes_given(found), "Accelerations for given modes."
        if not found.problem.loaded:
            stuck = [branches.is_mode(x, 0) for x in self.flags("mode", MODE)]
            sign, tau = self.vector("sign"), self.vector("tau")
            forces = sliding_forces(branches, found.problem, [sign[i] for i in found.joints])
            qdd = level_accelerations(branches, found, forces, tau, self.held_joints(found, stuck))
            return self.internal("friction_stage", arguments, [Output("qdd", (self.n,), tuple(_reals(qdd)))], doc)
        motion = self.warm_motion(found, "stage_loads")
        outputs = [
            Output("qdd", (self.n,), tuple(_reals(self.accelerations(found, motion)))),
            Output("u_next", (len(motion.u),), tuple(_reals(motion.u))),
            Output("converged", (), (motion.converged,)),
        ]
        return self.internal("friction_stage", arguments, outputs, doc)

    def warm_motion(self, found: FrictionProblem, name: str) -> Motion:
        """The motion for the arguments `mode` and `sign`, the same as numbers; load-dependent friction from `u` on."""
        branches, mode, sign = self.branches, self.flags("mode", MODE), self.vector("sign")
        start = self.elements("u", len(found.problem.loaded))
        stuck = [branches.is_mode(x, 0) for x in mode]
        signs = [sign[i] for i in found.joints]
        return move(branches, found.problem, self.held_joints(found, stuck), signs, start, name)

    def modes_given(self, found: FrictionProblem) -> list[Argument]:
        """The arguments that `warm_motion` reads besides those of every stage."""
        count = len(found.problem.loaded)
        arguments = [Argument("mode", (self.n,), MODE), Argument("sign", (self.n,))]
        return [*arguments, Argument("u", (count,))] if count else arguments

    def internal(self, name: str, more: Sequence[Argument], outputs: Sequence[Output], doc: str) -> Function:
        """An internal function of q, qd, what is held over a step, and more."""
        vectors = [Argument("q", (self.n,)), Argument("qd", (self.n,))]
        inputs = (*vectors, *self.held_arguments(), *more)
        function = Function(name, inputs, tuple(outputs), doc, internal=True)
        self.helpers.append(function)
        return function

    def call(self, function: Function, start: Start, since: Scalar, **given: Sequence[Scalar | Node]) -> list[Node]:
        """The outputs of a function, what is held over the step taken from there, t moved on."""
        values: dict[str, Sequence[Scalar | Node]] = {**start.held, **given}
        if "t" in start.held:
            values["t"] = [start.held["t"][0] + since]
        nodes = [x.x if isinstance(x, Scalar) else x for item in function.inputs for x in values[item.name]]
        return list(self.algebra.pool.call(function, nodes))

    # the parts of a step

    def given(
        self, held: Mapping[str, Sequence[Scalar]], q: Sequence[Scalar], qd: Sequence[Scalar], since: Scalar
    ) -> tuple[list[Scalar], list[Scalar]]:
        """Coordinates and rates, those of prescribed joints as their motion says `since` after t."""
        q, qd = list(q), list(qd)
        half = self.algebra.constant(0.5)
        for i, joint in enumerate(self.chain.moving):
            if isinstance(joint.motion, str):
                at = self.chain.input_names.index(f"{joint.name}_q")
                x, v, a = held["inputs"][at : at + 3]
                q[i], qd[i] = x + since * (v + half * (since * a)), v + since * a
            elif joint.motion is not None:
                parameters = {
                    p.name: self.algebra.scalar(self.algebra.pool.parameter(p.name))
                    for p in self.chain.parameters
                    if not p.constant
                }
                time = (held["t"][0] if "t" in held else self.branches.zero) + since
                values = Values(self.chain, self.algebra, parameters, {}, time)
                q[i], qd[i] = values(joint.motion), values(derivative(joint.motion, Time()))
        return q, qd

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
            found.problem, tuple(found.smooth.given), factor, tuple(resting), tuple(forced), tuple(q), tuple(qd),
            self.held, length, since,
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
                branches, f"{name}_at_rest", "The modes where some joint rests.", start,
                lambda inner: self._decided(found, inner, name, truncates),
            )  # fmt: skip
            begin = branches.choose(branches.any(start.resting), decided, self._sliding(found, start))
        begin = replace(begin, qdd=tuple(self.spread(found, begin.qdd, start.given)))
        if problem.loaded or len(found.joints) < self.n:
            q, qd, converged = self._runge_kutta(found, start, begin)
        else:  # nothing moves where all joints stick
            ends = apart(
                branches, f"{name}_moving", "A part of a step in which some joint moves.", (start, begin),
                lambda inner: self._runge_kutta(found, *inner)[:2],
            )  # fmt: skip
            moves = branches.any(branches.no(branches.is_mode(x, 0)) for x in begin.mode)
            q, qd = branches.choose(moves, ends, (list(start.q), list(begin.qd)))
            converged = branches.true
        free = tuple(begin.qdd[i] for i in found.smooth.free)
        return Part(begin.mode, begin.status, free, begin.u, tuple(q), tuple(qd), converged)

    def _sliding(self, found: FrictionProblem, start: Start) -> Begin:
        """The beginning where no joint rests: each slides the way it moves."""
        branches, problem = self.branches, start.problem
        mode = [branches.mode_of(v) for v in start.qd]
        forces = sliding_forces(branches, problem, [branches.sign(mode[i]) for i in found.joints])
        qdd = start.factor.solve(branches, [r - f for r, f in zip(problem.right, forces, strict=True)])
        return Begin(tuple(mode), branches.zero, tuple(qdd), (), start.qd)

    def _decided(self, found: FrictionProblem, start: Start, name: str, truncates: bool) -> Begin:
        """The beginning by a decision."""
        branches = self.branches
        mode = [branches.mode_of(v) for v in start.qd]
        rates = [start.qd[i] for i in found.smooth.free] if truncates else []
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
        for place, i in enumerate(found.smooth.free if truncates else ()):
            qd[i] = qd[i] + decision.change[place]
        for chosen, i in zip(decision.modes, found.joints, strict=True):
            mode[i] = chosen
            if truncates:
                qd[i] = branches.where(branches.is_mode(chosen, 0), branches.zero, qd[i])
        return Begin(tuple(mode), decision.status, decision.qdd, decision.u, tuple(qd))

    def _runge_kutta(
        self,
        found: FrictionProblem,
        start: Start,
        begin: Begin,
    ) -> tuple[list[Scalar], list[Scalar], Node]:
        """Coordinates and rates at the end, and whether every stage had accelerations; `begin.qdd` of all joints.

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
        for place, weight in STAGES[1:]:
            part = self.algebra.constant(place) * length
            there_q, rate = at(part, rate, acceleration)
            since = start.since + part
            outputs = self.call(self.stage, start, since, q=there_q, qd=rate, mode=mode, sign=directions, u=u)
            acceleration = [self.algebra.scalar(x) for x in outputs[: self.n]]
            if u:
                u = tuple(self.algebra.scalar(x) for x in outputs[self.n : -1])
                converged = branches.all((converged, outputs[-1]))
            share = self.algebra.constant(weight)
            total_q = [a + share * b for a, b in zip(total_q, rate, strict=True)]
            total_qd = [a + share * b for a, b in zip(total_qd, acceleration, strict=True)]
        sixth = self.algebra.constant(1.0 / 6.0)
        end_q, end_qd = at(length, [sixth * x for x in total_q], [sixth * x for x in total_qd])
        for i in found.joints:
            stuck = branches.is_mode(mode[i], 0)
            end_q[i] = branches.where(stuck, start.q[i], end_q[i])
            end_qd[i] = branches.where(stuck, branches.zero, end_qd[i])
        return end_q, end_qd, converged

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
        return branches.choose(
            sound,
            (list(q), list(qd), list(mode), status),
            (old_q, old_qd, self.flags("mode", MODE), choose(NONFINITE)),
        )


def _reals(values: Sequence[Scalar]) -> list[Node]:
    return [value.x for value in values]
