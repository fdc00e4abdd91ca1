"""The formulation of every function: the one that is given, else the cheapest by fixed rules.

    chain, functions, given plans --> complete plans     (for `symgen.derive.fast.written_program`)

The rules compare operations as written, and in a release build, among the formulations that come near, those left after
the passes. Articulated bodies of long chains look ahead, which costs operations, where an estimate of cycles says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from symgen.derive.algebra.branches import nodes_of
from symgen.derive.fast import Writer
from symgen.derive.functions import Signature, signatures
from symgen.derive.program import chain_program
from symgen.derive.recursive.quantities import Quantities
from symgen.derive.reduced.plan import FormulationPlan, batch_name
from symgen.describe.mechanism import Mechanism
from symgen.formulate.rules import LARGE, Count, choose_plan, flops
from symgen.options import DEBUG, default_optimization
from symgen.program.count import operations
from symgen.program.function import Function
from symgen.program.latency import critical_path, work
from symgen.program.nodes import Node, topological
from symgen.program.optimise import optimise
from symgen.program.passes.extract import glance, searched

__all__ = ["Chooser"]

COMPARED = 260
"""Total operation budget for comparing runner-up formulations after the passes."""

SEARCHED = 3
"""Number of runner-up formulations that are searched to the end."""

FEW = 100
"""Operations below which the raw count does not predict the cheaper form of Christoffel's matrix after the passes."""

HARDLY = 3.0
"""Ratio of the raw counts above which derivatives of M do not become cheaper than moments by the passes."""


class Chooser:
    """Chooses the plans of one chain's functions; trial forms are written into one pool.

    Args:
        given: formulations that are not to be chosen, by function.
        optimization: `"debug"` compares operations as written alone; None takes that of the environment.
        arctangents: see `Writer`.
    """

    def __init__(
        self,
        mechanism: Mechanism,
        given: Mapping[str, FormulationPlan] | None = None,
        optimization: str | None = None,
        arctangents: bool = True,
    ) -> None:
        self.as_written = (optimization or default_optimization()) == DEBUG
        self.plans = dict(given or {})
        self.writer = Writer(mechanism, self.plans, arctangents)
        self.mechanism = mechanism
        self._outputs: dict[tuple[str, FormulationPlan], tuple[Node, ...]] = {}
        self._flops: dict[tuple[Node, ...], int] = {}

    @property
    def quantities(self) -> Quantities:
        """The chain's quantities over the nodes of the trials."""
        return self.writer.quantities

    def complete(self, functions: Iterable[str]) -> dict[str, FormulationPlan]:
        """Plans by all names that the cards of these functions ask for, and the given ones."""
        table = signatures(self.mechanism)
        for name in functions:
            signature = table.get(name)
            if signature is None or signature.card.formulation is None:
                continue
            if signature.call == "coriolis_matrix":
                self._choose_coriolis(signature)
            else:
                self.plan(signature.card.formulation)
        return self.plans

    def plan(self, name: str) -> FormulationPlan:
        """The plan by that name: the one given, else by the fixed rules."""
        if name not in self.plans:
            if name == "linearize":
                names = ("bias", "inverse_dynamics", "forward_dynamics")
                self.plans[name] = self._differentiated(names, self.count(name))
            elif name == "inverse_dynamics_gradients":
                self.plans[name] = self._differentiated(("bias", "inverse_dynamics"), self._cost_of_gradients)
            else:
                settle = partial(self.settled, name)
                self.plans[name] = choose_plan(self.quantities, self.count(name), settle, name == "forward_dynamics")
                if self.plans[name].solver == "articulated" and len(self.quantities.q) > LARGE:
                    self._look_ahead(name, self.plans[name])
        return self.plans[name]

    def shared(self, name: str) -> dict[str, FormulationPlan]:
        """Plans so far, with the one by that name, or those that it is chosen from where its own function does that."""
        if name != "coriolis_matrix":
            self.plan(name)
        elif len(self.quantities.q) <= LARGE:
            self.plan("mass_matrix")
        return dict(self.plans)

    def outputs(self, name: str, plan: FormulationPlan) -> tuple[Node, ...]:
        """The outputs of a function in the form of a plan, flat; remembered."""
        key = (name, plan)
        if key not in self._outputs:
            self._outputs[key] = tuple([node for part in self.writer.planned(name, plan) for node in nodes_of(part)])
        return self._outputs[key]

    def count(self, name: str) -> Count:
        """Operations of a function by plan."""

        def operations(plan: FormulationPlan) -> int:
            outputs = self.outputs(name, plan)
            if outputs not in self._flops:
                self._flops[outputs] = flops(outputs)
            return self._flops[outputs]

        return operations

    def settled(
        self, name: str, plans: Sequence[FormulationPlan], others: Sequence[FormulationPlan]
    ) -> FormulationPlan:
        """The plan whose form ends cheapest.

        Args:
            name: of the function.
            plans: from the cheapest as written on; all searched by the passes to the end.
            others: of their forms, those that are different are searched once, and the best of them to the end; as
                many as the function is small.
        """
        if self.as_written:
            return plans[0]
        signature = signatures(self.mechanism)[name]
        forms: dict[tuple[Node, ...], FormulationPlan] = {}
        for plan in (*plans, *others):
            forms.setdefault(self.outputs(name, plan), plan)
        first = [plan for plan in forms.values() if plan in plans]
        most = COMPARED // max(self.count(name)(plans[0]), 1)

        def function(plan: FormulationPlan) -> Function:
            return self.writer.of_results(signature, self.writer.planned(name, plan))

        near = sorted(list(forms.values())[len(first) : most], key=lambda plan: glance(function(plan)))
        last = [*first, *near[:SEARCHED]]
        return min(last, key=lambda plan: searched(function(plan))) if len(last) > 1 else first[0]

    def _look_ahead(self, name: str, plan: FormulationPlan) -> None:
        """Eliminations that look ahead, where one state then takes less time; batches keep the fewer operations."""
        ahead = replace(plan, solver="lookahead")
        if self._cycles(name, ahead) < self._cycles(name, plan):
            self.plans[name] = ahead
            self.plans.setdefault(batch_name(name), plan)

    def _cycles(self, name: str, plan: FormulationPlan) -> float:
        """Estimated cycles of one state, before the passes."""
        order = topological(self.outputs(name, plan))
        return max(critical_path(order), work(order))

    def _differentiated(self, names: Sequence[str], cost: Count) -> FormulationPlan:
        """The cheapest of the functions' plans for derivatives; of long chains the first, without asking.

        A mass kept on an axis makes two simple numbers of one, and both would be differentiated: none is.
        """
        plans = [self.plan(name) for name in (names if len(self.quantities.q) <= LARGE else names[:1])]
        forms = [self.writer.differentiable(replace(plan, gauge=("none",) * len(plan.gauge))) for plan in plans]
        different = list(dict.fromkeys(form.plan for form in forms))
        return min(different, key=cost) if len(different) > 1 else different[0]

    def _cost_of_gradients(self, plan: FormulationPlan) -> int:
        return flops(node for rows in self.writer.inverse_dynamics_gradients(plan) for node in nodes_of(rows))

    def _choose_coriolis(self, signature: Signature) -> None:
        """Derivatives of M where they cost less than moments; long chains have moments."""
        if len(self.quantities.q) > LARGE or signature.name in self.plans:
            return
        plan = self.plan("mass_matrix")
        forms = [self.writer.coriolis_matrix(chosen) for chosen in (plan, None)]
        before, beside = (flops(nodes_of(form)) for form in forms)
        if not self.as_written and (before <= FEW or beside < before <= HARDLY * beside):
            before, beside = (self._after_passes(signature, form) for form in forms)
        if before < beside:
            self.plans[signature.name] = plan

    def _after_passes(self, signature: Signature, results: Sequence[object]) -> int:
        """Operations of a function with these results."""
        function = self.writer.of_results(signature, results)
        program = chain_program(self.mechanism, self.writer.pool, [function])
        return operations(optimise(program))[signature.name].flops
