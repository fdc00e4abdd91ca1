"""The fast form of a chain's functions as a Program: what is emitted.

    chain --recursions over Program nodes--> Program

The functions share one pool, so what two of them need is made once. Signatures are those of the definition.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

from symgen.derive.algebra.branches import nodes_of
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.formulations import Formulations
from symgen.derive.functions import Signature, signatures
from symgen.derive.program import chain_program
from symgen.derive.recursive.choose import LARGE, flops
from symgen.derive.recursive.christoffel import christoffel_matrix
from symgen.derive.recursive.formulation import Formulation
from symgen.derive.recursive.gradients import gradients, slopes
from symgen.derive.recursive.linear_step import LinearizedStep
from symgen.derive.recursive.quantities import Quantities
from symgen.derive.reduced.plan import FormulationPlan, batch_name
from symgen.describe.chain import Chain
from symgen.errors import DerivationError
from symgen.program.count import operations
from symgen.program.function import Function, Program
from symgen.program.optimise import optimise

if TYPE_CHECKING:
    from symgen.derive.friction.problem import Smooth
    from symgen.derive.friction.runge_kutta import RungeKutta

__all__ = ["Writer", "fast_program"]

FEW = 100
"""Derivatives of M that cost less before the passes may end on either side of what moments cost after them; those that
cost more, and not more than moments, gain more by the passes than moments do."""

HARDLY = 3.0
"""Those that cost more than so many times what moments do stay above them."""


def fast_program(chain: Chain, functions: Sequence[str], plans: Mapping[str, FormulationPlan] | None = None) -> Program:
    """The Program of the named functions, from the recursions.

    Args:
        chain: a validated chain.
        functions: names of `signatures(chain)`.
        plans: formulations of functions of `PLANNED`, by function; fixed rules choose the others. One for
            `<function>_batch` gives batches a form of their own.

    Raises:
        DerivationError: for a name that the chain does not have, or a chain that is not derived yet.
    """
    table = signatures(chain)
    for name in functions:
        if name not in table:
            raise DerivationError(f"chain {chain.name} has no function {name!r}; it has {', '.join(table)}")
    writer = Writer(chain, plans)
    written = tuple(writer.function(table[name]) for name in table if name in set(functions))
    forms = tuple(writer.batch_form(function) for function in written if batch_name(function.name) in writer.plans)
    rubbing = writer.friction.helpers if any(table[name].friction for name in functions) else ()
    return chain_program(chain, writer.pool, (*rubbing, *writer.helpers, *forms, *written))


class Writer(Formulations):
    """Writes all functions of one chain into one pool."""

    def __init__(self, chain: Chain, plans: Mapping[str, FormulationPlan] | None = None) -> None:
        super().__init__(chain, plans)
        self.helpers: list[Function] = []

    @cached_property
    def friction(self) -> RungeKutta:
        """Writes the friction functions, M and bias in the form that forward dynamics has."""
        from symgen.derive.friction.problem import smooth_terms
        from symgen.derive.friction.runge_kutta import RungeKutta

        t, plan = self.t, self.plan("forward_dynamics")
        quantities_at = partial(Quantities, self.chain, self.algebra, self.parameters, inputs=self.inputs)

        def supply(q: Sequence[Scalar], qd: Sequence[Scalar], since: Scalar) -> Smooth:
            quantities = quantities_at(q, qd, t=t + since)
            form = Formulation(quantities, plan)
            terms = smooth_terms(quantities, form.M, form.inverse_dynamics(quantities.zeros))
            return replace(terms, dynamics=form.forward_dynamics)

        return RungeKutta(self.chain, self.algebra, supply)

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

    def inverse_dynamics_gradients(self) -> tuple[object, ...]:
        """Derivatives of the joint forces by q, qd and qdd."""
        algebra, qdd = self.algebra, self.qdd

        def found(plan: FormulationPlan) -> tuple[list[list[Scalar]], ...]:
            form = self.differentiable(plan)
            slopes = gradients(form, algebra, qdd, range(len(qdd)))
            return *([[algebra.scalar(x) for x in row] for row in rows] for rows in slopes), form.M

        def cost(plan: FormulationPlan) -> int:
            return flops(node for rows in found(plan) for node in nodes_of(rows))

        return found(self.differentiated(("bias", "inverse_dynamics"), cost))

    def linearize_step(self, signature: Signature) -> tuple[object, ...]:
        """One step and its derivative; the stages have the form of `linearize`."""
        found = slopes(self.differentiable(self.plan("linearize")), self.algebra, self.tau)
        given: dict[str, Sequence[Scalar]] = {"inputs": self.inputs, "t": [self.t]}
        tail = [(argument, given[argument.name]) for argument in signature.inputs if argument.name in given]
        step = LinearizedStep(self.algebra, self.q, self.qd, self.tau, tail, self.quantities.free, found)
        self.helpers.extend(step.helpers)
        return step.step(self.algebra.scalar(self.pool.input("dt", 0)))

    def coriolis_matrix(self, signature: Signature) -> tuple[object, ...]:
        """Christoffel's matrix by moments or by derivatives of M, whichever costs less; long chains by moments."""
        moments = self.quantities.coriolis_matrix
        if len(self.q) > LARGE:
            return (moments,)
        M = self.form(self.plan("mass_matrix")).M
        symbols = christoffel_matrix(self.algebra, M, self.q, self.qd)
        before, beside = (flops(nodes_of(C)) for C in (symbols, moments))
        if before <= FEW or beside < before <= HARDLY * beside:
            before, beside = (self._after_passes(signature, (C,)) for C in (symbols, moments))
        return (symbols if before < beside else moments,)

    def _after_passes(self, signature: Signature, results: Sequence[object]) -> int:
        """Operations of a function with these results."""
        function = self.of_results(signature, results)
        return operations(optimise(chain_program(self.chain, self.pool, [function])))[signature.name].flops
