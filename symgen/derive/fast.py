"""The fast form of a chain's functions as a Program: each function as its card builds it, by complete plans.

    chain, plans --recursions over Program nodes--> Program

The functions share one pool, so what two of them need is made once. Signatures are those of the definition. The plans
are chosen by `symgen.formulate`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

from symgen.derive.algebra.branches import nodes_of
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.functions import Signature, card, signatures
from symgen.derive.labels import labels, noted_quantities
from symgen.derive.program import chain_program
from symgen.derive.recursive.christoffel import christoffel_matrix
from symgen.derive.recursive.formulation import Formulation
from symgen.derive.recursive.gradients import Slopes, assembled, gradients, slopes
from symgen.derive.recursive.linear_step import LinearizedStep
from symgen.derive.recursive.quantities import Quantities
from symgen.derive.reduced.plan import ARTICULATED, FormulationPlan, batch_name
from symgen.describe.mechanism import Mechanism
from symgen.errors import DerivationError
from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.nodes import Pool

if TYPE_CHECKING:
    from symgen.derive.friction.runge_kutta import RungeKutta
    from symgen.derive.friction.smooth import Smooth

__all__ = ["Writer", "written_program"]


def written_program(writer: Writer, functions: Sequence[str]) -> Program:
    """The Program of the named functions, from the recursions.

    Args:
        writer: of the chain; its plans hold a formulation by each name that the cards of the functions ask for, and one
            by `<function>_batch` where batches are to have a form of their own.
        functions: names of `signatures(chain)`.

    Raises:
        DerivationError: for a name that the chain does not have, or a chain that is not derived yet.
    """
    mechanism, plans = writer.mechanism, writer.plans
    table = signatures(mechanism)
    for name in functions:
        if name not in table:
            raise DerivationError(f"chain {mechanism.name} has no function {name!r}; it has {', '.join(table)}")
    written = tuple(writer.function(table[name]) for name in table if name in set(functions))
    forms = tuple(writer.batch_form(function) for function in written if batch_name(function.name) in writer.plans)
    cards = [table[name].card for name in functions]
    solving = any(card.friction and card.formulation == "forward_dynamics" for card in cards)
    rubbing = writer.friction.helpers if solving else ()
    program = chain_program(mechanism, writer.pool, (*rubbing, *writer.helpers, *forms, *written))
    return replace(
        program,
        labels=labels(mechanism, tuple(dict.fromkeys(plans.values()))),
        quantities=noted_quantities(program, writer.algebra.notes),
    )


class Writer:
    """Writes functions of one chain into one pool.

    Args:
        plans: formulations by function.
        arctangents: bodies may be turned by angles that depend on parameters, which `prepare` takes atan2 for.
    """

    def __init__(self, mechanism: Mechanism, plans: Mapping[str, FormulationPlan], arctangents: bool = True) -> None:
        self.plans: Mapping[str, FormulationPlan] = plans
        self.helpers: list[Function] = []
        self.algebra: NodeAlgebra = NodeAlgebra(Pool(), arctangents)
        self.pool = self.algebra.pool
        n = mechanism.nv
        self.q = self.vector("q", n)
        self.qd = self.vector("qd", n)
        self.qdd: list[Scalar] = self.vector("qdd", n)
        self.tau: list[Scalar] = self.vector("tau", n)
        self.parameters = {
            p.name: self.algebra.scalar(self.pool.parameter(p.name)) for p in mechanism.parameters if not p.constant
        }
        self.inputs = self.vector("inputs", len(mechanism.input_names))
        self.t = self.algebra.scalar(self.pool.input("t", 0))
        self._forms: dict[FormulationPlan, Formulation] = {}
        self._planned: dict[Hashable, tuple[object, ...]] = {}
        self.mechanism: Mechanism = mechanism
        given = (self.parameters, self.q, self.qd, self.inputs, self.t)
        self.quantities: Quantities = Quantities(self.mechanism, self.algebra, *given)

    def helper(
        self, name: str, inputs: Sequence[Argument], result: Sequence[Scalar]
    ) -> Callable[[Sequence[Scalar]], list[Scalar]]:
        """Calls of an internal function with one vector as its result, which is written once."""
        found = next((function for function in self.helpers if function.name == name), None)
        if found is None:
            output = Output("result", (len(result),), tuple(nodes_of(result)))
            found = Function(name, tuple(inputs), (output,), internal=True)
            self.helpers.append(found)

        def call(given: Sequence[Scalar]) -> list[Scalar]:
            return [self.algebra.scalar(x) for x in self.pool.call(found, nodes_of(given))]

        return call

    def vector(self, name: str, size: int) -> list[Scalar]:
        """The elements of an argument."""
        return [self.algebra.scalar(self.pool.input(name, k)) for k in range(size)]

    def of_results(self, signature: Signature, found: Sequence[object]) -> Function:
        """The function with these results, one per output, each nested as it comes."""
        results = [nodes_of(result) for result in found]
        outputs = tuple(
            Output(spec.name, spec.shape, tuple(nodes), spec.doc, spec.unit)
            for spec, nodes in zip(signature.outputs, results, strict=True)
        )
        for argument in signature.inputs:
            input_nodes(self.pool, argument)
        plan = self.plans.get(signature.card.formulation or "")
        origin = signature.card.origin(plan)
        return Function(signature.name, signature.inputs, outputs, signature.doc, origin=origin)

    def planned(self, name: str, plan: FormulationPlan) -> tuple[object, ...]:
        """The outputs of a function with a formulation, in the form of a plan; written once."""
        form = self.differentiable(plan) if card(name).differentiated else self.form(plan)
        key = (name, form.essence)
        if key not in self._planned:
            self._planned[key] = self.in_form(name, form)
        return self._planned[key]

    def in_form(self, name: str, form: Formulation) -> tuple[object, ...]:
        """The outputs of a function in a form, as its card builds them."""
        write = card(name).in_form
        if write is None:
            raise DerivationError(f"{name} has no plan of its own")
        return write(self, form)

    def form(self, plan: FormulationPlan) -> Formulation:
        """The form of a plan, kept: functions are tried in much the same forms, and the pool keeps its nodes anyway."""
        known = self._forms.get(plan)
        if known is None:
            known = self._forms[plan] = Formulation(self.quantities, plan)
        return known

    def differentiable(self, plan: FormulationPlan) -> Formulation:
        """The form of a plan whose accelerations are differentiated: M and its factors serve all solves."""
        solver = "factor" if plan.solver in ARTICULATED else plan.solver
        return self.form(replace(plan, symmetric_tip=False, solver=solver))

    @cached_property
    def friction(self) -> RungeKutta:
        """Writes the friction functions, M and bias in the form that forward dynamics has."""
        from symgen.derive.friction.runge_kutta import RungeKutta
        from symgen.derive.friction.smooth import smooth_terms

        t, plan = self.t, self.plans["forward_dynamics"]
        quantities_at = partial(Quantities, self.mechanism, self.algebra, self.parameters, inputs=self.inputs)

        def supply(q: Sequence[Scalar], qd: Sequence[Scalar], since: Scalar) -> Smooth:
            quantities = quantities_at(q, qd, t=t + since)
            form = Formulation(quantities, plan)
            terms = smooth_terms(quantities, form.M, form.inverse_dynamics(quantities.zeros))
            return replace(terms, dynamics=form.forward_dynamics)

        return RungeKutta(self.mechanism, self.algebra, supply)

    @cached_property
    def known_motion(self) -> RungeKutta:
        """Writes friction of known accelerations, for which neither M nor bias is needed."""
        from symgen.derive.friction.runge_kutta import RungeKutta
        from symgen.derive.friction.smooth import smooth_terms

        def supply(q: Sequence[Scalar], qd: Sequence[Scalar], since: Scalar) -> Smooth:
            moved = Quantities(self.mechanism, self.algebra, self.parameters, q, qd, self.inputs, self.t + since)
            return smooth_terms(moved, (), ())

        return RungeKutta(self.mechanism, self.algebra, supply)

    def function(self, signature: Signature) -> Function:
        """The function of that signature, as its card builds it."""
        return self.of_results(signature, signature.card.fast(self, signature))

    def batch_form(self, function: Function) -> Function:
        """The function in the form that its batches are to have."""
        name = batch_name(function.name)
        results = self.planned(function.name, self.plans[name])
        outputs = [
            replace(o, nodes=tuple(nodes_of(result))) for o, result in zip(function.outputs, results, strict=True)
        ]
        return replace(function, name=name, outputs=tuple(outputs), internal=True, batch_of=function.name)

    def inverse_dynamics_gradients(self, plan: FormulationPlan) -> tuple[object, ...]:
        """Derivatives of the joint forces by q, qd and qdd."""
        form = self.differentiable(plan)
        slopes = gradients(form, self.algebra, self.qdd, range(len(self.qdd)))
        return *([[self.algebra.scalar(x) for x in row] for row in rows] for rows in slopes), form.M

    def linearize_step(self, signature: Signature) -> tuple[object, ...]:
        """One step and its derivative; the stages have the form of `linearize`."""
        form = self.differentiable(self.plans["linearize"])
        found = slopes(form, self.algebra, self.tau)
        if self.mechanism.states:
            return self._step_with_states(signature, form, found)
        given: dict[str, Sequence[Scalar]] = {"inputs": self.inputs, "t": [self.t]}
        tail = [(argument, given[argument.name]) for argument in signature.inputs if argument.name in given]
        step = LinearizedStep(self.algebra, self.q, self.qd, self.tau, tail, self.quantities.motion.free, found)
        self.helpers.extend(step.helpers)
        return step.step(self.algebra.scalar(self.pool.input("dt", 0)))

    def _step_with_states(self, signature: Signature, form: Formulation, found: Slopes) -> tuple[object, ...]:
        """One step of a chain with bristles, and its derivative: whole states, whose rates have no common structure."""
        from symgen.derive.functions.linearize_step import chain_rule, stage_function

        quantities, mechanism = self.quantities, self.mechanism
        rates = [quantities.values(state.rate) for state in mechanism.states]
        blocks = [tuple(nodes_of(block)) for block in (found.qdd, rates, *assembled(form, self.algebra, found))]
        stage = stage_function(mechanism, signature, blocks, "linearize_stage")
        self.helpers.append(stage)
        return chain_rule(self.pool, mechanism, signature, stage)

    def coriolis_matrix(self, plan: FormulationPlan | None) -> tuple[object, ...]:
        """Christoffel's matrix by derivatives of M in the form of a plan, or without a plan by moments."""
        if plan is None:
            return (self.quantities.coriolis_matrix,)
        return (christoffel_matrix(self.algebra, self.form(plan).M, self.q, self.qd),)
