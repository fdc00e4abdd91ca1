"""Accelerations for given modes: the call of every stage of a fixed step.

Stages of level friction are forward dynamics in their cheapest form with the friction taken off the torques, the joints
that stick held in it; load-dependent friction is solved anew, started warm.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from symgen.derive.algebra.elimination import factor_held
from symgen.derive.algebra.outline import file_of
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.free_joints import sliding_forces
from symgen.derive.friction.functions import FrictionFunctions
from symgen.derive.friction.mode_pattern import Motion, move
from symgen.derive.friction.problem import FrictionProblem, level_accelerations
from symgen.describe.traits import uses_time
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import MODE, Node

__all__ = ["Stages", "reals"]


class Stages(FrictionFunctions):
    """The friction functions and the stages of fixed steps."""

    @cached_property
    def held(self) -> dict[str, tuple[Scalar, ...]]:
        """The arguments that are held over a step."""
        result = {"tau": tuple(self.vector("tau"))}
        if self.mechanism.input_names:
            result["inputs"] = tuple(self.elements("inputs", len(self.mechanism.input_names)))
        if uses_time(self.mechanism.chain):
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

    @cached_property
    def stage(self) -> Function:
        """Accelerations for any modes, load-dependent friction started warm."""
        branches, found = self.branches, self.problem()
        arguments, doc = self.modes_given(found), "Accelerations for given modes."
        if not found.problem.loaded:
            stuck = [branches.is_mode(x, 0) for x in self.flags("mode", MODE)]
            sign, tau = self.elements("sign", self.modes_count), self.vector("tau")
            forces = sliding_forces(branches, found.problem, [sign[i] for i in found.joints])
            qdd = level_accelerations(branches, found, forces, tau, self.held_joints(found, stuck))
            return self.internal(
                "friction_stage", arguments, [Output("qdd", (self.n,), tuple(reals(qdd)))], doc, __name__
            )
        motion = self.warm_motion(found, "stage_loads")
        outputs = [
            Output("qdd", (self.n,), tuple(reals(self.accelerations(found, motion)))),
            Output("u_next", (len(motion.u),), tuple(reals(motion.u))),
            Output("converged", (), (motion.converged,)),
        ]
        return self.internal("friction_stage", arguments, outputs, doc, __name__)

    @cached_property
    def rates_function(self) -> Function:
        """Rates in the order of the modes."""
        rates = self.rates(self.supply(self.vector("q"), self.vector("qd"), self.branches.zero))
        output = Output("rates", (len(rates),), tuple(reals(rates)))
        return self.internal("friction_rates", (), [output], "Rates in the order of the modes.", __name__)

    @cached_property
    def turning(self) -> Function:
        """A function that is true where influence coefficients of joints that follow several coordinates have turned.

        Since they were `rows` they changed by half of their size or more, both measured by the rates that a unit
        impulse gives.
        """
        branches, found = self.branches, self.problem()
        problem, turned = found.problem, [self.branches.false] * self.modes_count
        factor = factor_held(branches, problem.M, [branches.false] * len(problem.right))
        m = len(problem.right)
        rows = self.elements("rows", m * len(problem.along))
        shared = [(k, i) for k, i in enumerate(found.joints) if problem.rubbing[k].along is not None]
        for place, ((k, i), along) in enumerate(zip(shared, problem.along, strict=True)):
            change = [x - y for x, y in zip(along.row, rows[place * m : (place + 1) * m], strict=True)]
            effect = branches.sum([x * y for x, y in zip(change, factor.solve(branches, change), strict=True)])
            turned[i] = branches.at_most(problem.mobility[k][k], self.algebra.constant(4.0) * effect)
        argument, output = Argument("rows", (len(rows),)), Output("turned", (self.modes_count,), tuple(turned))
        doc = "Whether influence coefficients have turned."
        return self.internal("friction_turning", [argument], [output], doc, __name__)

    def warm_motion(self, found: FrictionProblem, name: str) -> Motion:
        """The motion for the arguments `mode` and `sign`, the same as numbers; load-dependent friction from `u` on."""
        branches, mode, sign = self.branches, self.flags("mode", MODE), self.elements("sign", self.modes_count)
        start = self.elements("u", len(found.problem.loaded))
        stuck = [branches.is_mode(x, 0) for x in mode]
        signs = [sign[i] for i in found.joints]
        return move(branches, found.problem, self.held_joints(found, stuck), signs, start, name)

    def modes_given(self, found: FrictionProblem) -> list[Argument]:
        """The arguments that `warm_motion` reads besides those of every stage."""
        count = len(found.problem.loaded)
        arguments = [Argument("mode", (self.modes_count,), MODE), Argument("sign", (self.modes_count,))]
        return [*arguments, Argument("u", (count,))] if count else arguments

    def internal(
        self, name: str, more: Sequence[Argument], outputs: Sequence[Output], doc: str, module: str
    ) -> Function:
        """An internal function of q, qd, what is held over a step, and more, by the formulas of a module."""
        vectors = [Argument("q", (self.n,)), Argument("qd", (self.n,))]
        inputs = (*vectors, *self.held_arguments(), *more)
        function = Function(name, inputs, tuple(outputs), doc, internal=True, origin=file_of(module))
        self.helpers.append(function)
        return function

    def helper(self, name: str, outputs: Sequence[Output], doc: str, module: str) -> Function:
        """An internal function of q, qd and what is held over a step that several functions call; written once."""
        known = next((function for function in self.helpers if function.name == name), None)
        return known or self.internal(name, (), outputs, doc, module)

    def call(
        self,
        function: Function,
        held: Mapping[str, Sequence[Scalar]],
        since: Scalar,
        **given: Sequence[Scalar | Node],
    ) -> list[Node]:
        """The outputs of a function, what is held over the step taken from there, t moved on."""
        values: dict[str, Sequence[Scalar | Node]] = {**held, **given}
        if "t" in held:
            values["t"] = [held["t"][0] + since]
        nodes = [x.x if isinstance(x, Scalar) else x for item in function.inputs for x in values[item.name]]
        return list(self.algebra.pool.call(function, nodes))


def reals(values: Sequence[Scalar]) -> list[Node]:
    """The nodes of scalars."""
    return [value.x for value in values]
