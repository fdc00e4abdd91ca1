"""The torque functions of a chain in the form of any plan, and the plan that each of them gets.

Without a plan given, fixed rules choose: by the operations as written, and among what comes near by those that are left
after the passes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from symgen.derive.algebra.branches import nodes_of
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.functions import Signature, signatures
from symgen.derive.recursive.choose import LARGE, Count, choose_plan, flops, written
from symgen.derive.recursive.formulation import Formulation
from symgen.derive.recursive.gradients import linearize
from symgen.derive.recursive.quantities import Quantities
from symgen.derive.reduced.plan import FormulationPlan
from symgen.describe.chain import Chain
from symgen.program.function import Function, Output, input_nodes
from symgen.program.nodes import Node, Pool
from symgen.program.passes.extract import glance, searched

__all__ = ["Formulations"]

COMPARED = 260
"""So many operations all the forms may have that are compared besides those that the rules end with."""

SEARCHED = 3
"""So many of them are searched to the end."""


class Formulations:
    """Writes the functions of `PLANNED` of one chain into one pool, which also holds what they are written with.

    Args:
        chain: validated.
        plans: formulations by function; the others are chosen when `plan` asks for them.
    """

    def __init__(self, chain: Chain, plans: Mapping[str, FormulationPlan] | None = None) -> None:
        self.plans = dict(plans or {})
        self.algebra: NodeAlgebra = NodeAlgebra(Pool())
        self.pool = self.algebra.pool
        n = len(chain.moving)
        self.q = self.vector("q", n)
        self.qd = self.vector("qd", n)
        self.qdd: list[Scalar] = self.vector("qdd", n)
        self.tau = self.vector("tau", n)
        self.parameters = {
            p.name: self.algebra.scalar(self.pool.parameter(p.name)) for p in chain.parameters if not p.constant
        }
        self.inputs = self.vector("inputs", len(chain.input_names))
        self.t = self.algebra.scalar(self.pool.input("t", 0))
        self._forms: dict[FormulationPlan, Formulation] = {}
        self._outputs: dict[tuple[str, FormulationPlan], tuple[Node, ...]] = {}
        self.chain: Chain = chain
        given = (self.parameters, self.q, self.qd, self.inputs, self.t)
        self.quantities: Quantities = Quantities(self.chain, self.algebra, *given)

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
        return Function(signature.name, signature.inputs, outputs, signature.doc)

    def planned(self, name: str, plan: FormulationPlan) -> tuple[object, ...]:
        """The outputs of a function of `PLANNED` in the form of a plan."""
        if name == "linearize":
            return linearize(self.differentiable(plan), self.algebra, self.tau)
        return (written(self.form(plan), name, self.qdd if name == "inverse_dynamics" else self.tau),)

    def form(self, plan: FormulationPlan) -> Formulation:
        """The form of a plan, kept: functions are tried in much the same forms, and the pool keeps its nodes anyway."""
        known = self._forms.get(plan)
        if known is None:
            known = self._forms[plan] = Formulation(self.quantities, plan)
        return known

    def differentiable(self, plan: FormulationPlan) -> Formulation:
        """The form of a plan whose accelerations are differentiated: M and its factors serve all solves."""
        solver = "factor" if plan.solver == "articulated" else plan.solver
        return self.form(replace(plan, symmetric_tip=False, solver=solver))

    def outputs(self, name: str, plan: FormulationPlan) -> tuple[Node, ...]:
        """The outputs of a function of `PLANNED` in the form of a plan, flat; remembered."""
        key = (name, plan)
        if key not in self._outputs:
            self._outputs[key] = tuple([node for part in self.planned(name, plan) for node in nodes_of(part)])
        return self._outputs[key]

    def count(self, name: str) -> Count:
        """Operations of a function by plan."""
        return lambda plan: flops(self.outputs(name, plan))

    def settled(
        self, name: str, plans: Sequence[FormulationPlan], others: Sequence[FormulationPlan]
    ) -> FormulationPlan:
        """The plan whose form ends cheapest.

        Args:
            name: of the function.
            plans: all searched by the passes to the end.
            others: of their forms, those that are different are searched once, and the best of them to the end; as
                many as the function is small.
        """
        signature = signatures(self.chain)[name]
        forms: dict[tuple[Node, ...], FormulationPlan] = {}
        for plan in (*plans, *others):
            forms.setdefault(self.outputs(name, plan), plan)
        first = [plan for plan in forms.values() if plan in plans]
        most = COMPARED // max(self.count(name)(plans[0]), 1)

        def function(plan: FormulationPlan) -> Function:
            return self.of_results(signature, self.planned(name, plan))

        near = sorted(list(forms.values())[len(first) : most], key=lambda plan: glance(function(plan)))
        last = [*first, *near[:SEARCHED]]
        return min(last, key=lambda plan: searched(function(plan))) if len(last) > 1 else first[0]

    def plan(self, name: str) -> FormulationPlan:
        """The plan of a function: the one given, else by the fixed rules."""
        if name not in self.plans:
            if name == "linearize":
                names = ("bias", "inverse_dynamics", "forward_dynamics")
                self.plans[name] = self.differentiated(names, self.count(name))
            else:
                settle = partial(self.settled, name)
                self.plans[name] = choose_plan(self.quantities, self.count(name), settle, name == "forward_dynamics")
        return self.plans[name]

    def differentiated(self, names: Sequence[str], cost: Count) -> FormulationPlan:
        """The cheapest of the functions' plans for derivatives; of long chains the first, without asking.

        A mass kept on an axis makes two simple numbers of one, and both would be differentiated: none is.
        """
        plans = [self.plan(name) for name in (names if len(self.q) <= LARGE else names[:1])]
        forms = [self.differentiable(replace(plan, gauge=("none",) * len(plan.gauge))) for plan in plans]
        different = list(dict.fromkeys(form.plan for form in forms))
        return min(different, key=cost) if len(different) > 1 else different[0]
