"""One step of order 4 under held forces, and its first derivatives forward: the chain rule over the stages.

    z_i = (q + c_i h v_(i-1), qd + c_i h a_(i-1), w, t + c_i h),   v_i = qd_i,   a_i = f(z_i),   z_1 = z
    q_next = q + h/6 sum b_i v_i,   qd_next = qd + h/6 sum b_i a_i

w are forces, signals and parameters, h is `dt`. Along directions (dz, dh), one per column,

    S_i = dz + (c_i h (dv, da)_(i-1) + c_i (v, a)_(i-1) dh, 0, c_i dh),   da_i = f_z S_i

With the unit matrix for directions these are the Jacobian's columns. Each stage calls the same functions. Joints that
stick in the given modes are at rest: their rates count as zero.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from symgen.derive.optimal_control.implicit import Matrix, product
from symgen.derive.optimal_control.motion import Motion
from symgen.derive.optimal_control.stages import Shared, StageFunction
from symgen.program.folding import Folding
from symgen.program.function import Argument
from symgen.program.nodes import Node, Pool

__all__ = ["PLACES", "WEIGHTS", "Stage", "Step"]

PLACES = (0.0, 0.5, 0.5, 1.0)
WEIGHTS = (1.0 / 6.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 6.0)
"""Classical Runge-Kutta of order 4: places in the step, and weights."""

FEW = 3
"""Joints from which on the products of stages are functions of their own."""


@dataclass(frozen=True)
class Stage:
    """A stage: flat arguments of the stage functions, (v, a), their derivatives, S, and further results of a call."""

    given: list[Node]
    rates: list[Node]
    slopes: Matrix
    S: Matrix
    further: tuple[Matrix, ...]


class Step:
    """Writes a step of a motion, and its derivatives by y = (z, h).

    Args:
        pool: owner of all nodes.
        name: first word of the internal functions' names.
        motion: of the chain.
        value: its accelerations as a function of `arguments`.
        arguments: of the motion's functions: `x`, `u`, and `mode`, `inputs` and `t` where the chain has them.
        parameters: leaves that count as variables.
    """

    def __init__(
        self,
        pool: Pool,
        name: str,
        motion: Motion,
        value: StageFunction,
        arguments: Sequence[Argument],
        parameters: Sequence[Node] = (),
    ) -> None:
        self.pool, self.name, self.motion, self.value = pool, name, motion, value
        self.arguments = tuple(arguments)
        self.f = Folding(pool)
        self.n = len(motion.function.outputs)
        self.h = pool.input("dt", 0)
        real = [pool.input(a.name, k) for a in arguments if a.name != "mode" for k in range(a.size)]
        self.z = (*real, *parameters)
        self.y = (*self.z, self.h)

    # results

    def result(self) -> list[Node]:
        """(q, qd) at the end."""
        stages = self.stages
        begin = self._begin[: 2 * self.n]
        return [self.f.add(a, self.f.mul(self.h, b)) for a, b in zip(begin, self._mean(stages), strict=True)]

    @cached_property
    def stages(self) -> list[Stage]:
        """The stages without derivatives."""

        def value(given: list[Node], S: Matrix) -> tuple[Matrix, ...]:
            del S
            return (*self.value(given), [[] for _ in range(self.n)])

        return self._forward([[] for _ in self.z], [], value)

    def jacobian(self) -> Matrix:
        """Derivatives of (q, qd) at the end by y."""
        return self._ends(self.linearized, *self._unit)

    def directional(self, seeds: Sequence[Node]) -> list[Node]:
        """Derivatives of the results along a direction of y."""
        names = [self.pool.input("seed", k) for k in range(len(self.z))]
        motion = self.motion.function
        results = [[motion.result()], [[x] for x in motion.directional(self.z, names)]]
        function = self.function("directional", results, (Argument("seed", (len(self.z),)),))

        def along(given: list[Node], S: Matrix) -> tuple[Matrix, ...]:
            return tuple(function([*given, *(row[0] for row in S)]))

        begin, step = [[seed] for seed in seeds[:-1]], [seeds[-1]]
        return [row[0] for row in self._ends(self._forward(begin, step, along), begin, step)]

    @cached_property
    def linearized(self) -> list[Stage]:
        """The stages with derivatives by y; further results are the slopes of a stage by z, D^-1, and the unknowns
        beside the accelerations with their slopes by z."""
        f, motion = self.f, self.motion.function
        count = range(len(motion.unknowns))
        inverse = motion.solve([[f.one if i == j else f.zero for j in count] for i in count], False)
        results = [[motion.result()], motion.jacobian(self.z), [[column[i] for column in inverse] for i in count]]
        m = len(self.motion.free)
        if len(motion.unknowns) > m:
            results += [[list(motion.values[m:])], motion.rates(self.z)[m:]]
        function = self.function("slopes", results)
        width = len(self.y)

        def linear(given: list[Node], S: Matrix) -> tuple[Matrix, ...]:
            qdd, slopes, *others = function(given)
            return qdd, product(self.pool, slopes, S, width), slopes, *others

        def by_call(given: list[Node], S: Matrix) -> tuple[Matrix, ...]:
            qdd, slopes, *others = function(given)
            first = given == stages[0].given
            T = product(self.pool, slopes, S, width) if first else products([slopes, S])
            return qdd, T, slopes, *others

        stages = self._forward(*self._unit, linear)
        if self.n < FEW:
            return stages
        cases = [[stage.further[0], stage.S] for stage in stages[1:]]
        products = Shared(
            self.pool, f"{self.name}_product", lambda case: product(self.pool, case[0], case[1], width), cases
        )
        return self._forward(*self._unit, by_call)

    # pieces

    @cached_property
    def _begin(self) -> list[Node]:
        """The arguments of the first stage: as given, joints that stick at rest."""
        found = [self.pool.input(a.name, k) for a in self.arguments for k in range(a.size)]
        return self.at_rest(found)

    def at_rest(self, values: Sequence[Node]) -> list[Node]:
        """Values of (q, qd) and others, zero at the rates of joints that stick."""
        found = list(values)
        for i, held in enumerate(self.motion.held or ()):
            found[self.n + i] = self.f.select(held, self.f.zero, found[self.n + i])
        return found

    @property
    def _unit(self) -> tuple[Matrix, list[Node]]:
        """The unit matrix of y: rows of z, and that of h."""
        rows = [[self.f.one if a is b else self.f.zero for b in self.y] for a in self.y]
        return rows[:-1], rows[-1]

    @cached_property
    def time(self) -> int | None:
        """Position of t in z."""
        return next((k for k, node in enumerate(self.z) if node is self.pool.input("t", 0)), None)

    def function(self, name: str, results: Sequence[Matrix], further: Sequence[Argument] = ()) -> StageFunction:
        return StageFunction(self.pool, f"{self.name}_{name}", (*self.arguments, *further), results)

    def _forward(
        self, begin: Matrix, step: list[Node], stage: Callable[[list[Node], Matrix], tuple[Matrix, ...]]
    ) -> list[Stage]:
        """The stages, each from the one before.

        Args:
            begin: dz, a row per element of z.
            step: dh.
            stage: (arguments, S) -> accelerations in one row, their derivatives row by row, further results.
        """
        f, n = self.f, self.n
        rows = [list(column) for column in zip(*(self.at_rest(x) for x in zip(*begin, strict=True)), strict=True)]
        rows = rows or [[] for _ in begin]
        stages: list[Stage] = []
        for c in PLACES:
            given, S = list(self._begin), [list(row) for row in rows]
            length, change = f.mul(f.real(c), self.h), [f.mul(f.real(c), x) for x in step]
            for i in range(2 * n if stages else 0):
                given[i] = f.add(given[i], f.mul(length, stages[-1].rates[i]))
                for k, slope in enumerate(stages[-1].slopes[i]):
                    moved = f.add(f.mul(length, slope), f.mul(change[k], stages[-1].rates[i]))
                    S[i][k] = f.add(S[i][k], moved)
            position = 0
            for argument in self.arguments:
                if argument.name == "t" and stages:
                    given[position] = f.add(given[position], length)
                    assert self.time is not None
                    S[self.time] = [f.add(a, b) for a, b in zip(S[self.time], change, strict=True)]
                position += argument.size
            (qdd,), T, *further = stage(given, S)
            stages.append(Stage(given, [*given[n : 2 * n], *qdd], [*S[n : 2 * n], *T], S, tuple(further)))
        return stages

    def _mean(self, stages: Sequence[Stage]) -> list[Node]:
        """Weighted (v, a) of the stages."""
        return [self._weighted(values) for values in zip(*(stage.rates for stage in stages), strict=True)]

    def _weighted(self, values: Sequence[Node]) -> Node:
        f = self.f
        first, second, third, fourth = values
        outer, middle = f.add(first, fourth), f.add(second, third)
        return f.mul(f.real(WEIGHTS[0]), f.add(outer, f.mul(f.real(2.0), middle)))

    def _ends(self, stages: Sequence[Stage], begin: Matrix, step: Sequence[Node]) -> Matrix:
        """Derivatives of the results along the directions."""
        f = self.f
        rows = []
        for i, rate in enumerate(self._mean(stages)):
            slopes = [self._weighted(values) for values in zip(*(s.slopes[i] for s in stages), strict=True)]
            moved = [f.add(f.mul(self.h, a), f.mul(b, rate)) for a, b in zip(slopes, step, strict=True)]
            rows.append([f.add(a, b) for a, b in zip(stages[0].S[i], moved, strict=True)])
        return rows
