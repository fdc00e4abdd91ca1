"""The fast form of a chain's functions as a Program: what is emitted.

    chain --recursions over Program nodes--> Program

The functions share one pool, so what two of them need is made once. Signatures are those of the definition.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

from symgen.derive.algebra.branches import nodes_of
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.values import Values
from symgen.derive.parameters import runtime_parameters
from symgen.derive.recursive.assembly import Assembly
from symgen.derive.recursive.choose import LARGE, PLANNED, Count, choose_plan, flops, written
from symgen.derive.recursive.christoffel import christoffel_matrix
from symgen.derive.recursive.linear import gradients, linearize, slopes
from symgen.derive.recursive.linear_step import LinearizedStep
from symgen.derive.recursive.plan import FormulationPlan, batch_name
from symgen.derive.recursive.torque_form import TorqueForm
from symgen.derive.signatures import Signature, signatures
from symgen.describe.chain import Chain
from symgen.errors import DerivationError
from symgen.program.count import operations
from symgen.program.function import Function, Output, Program, input_nodes
from symgen.program.nodes import Node, Pool
from symgen.program.optimise import optimise
from symgen.program.passes.extract import glance, searched

if TYPE_CHECKING:
    from symgen.derive.friction.fixed_step import StepFunctions
    from symgen.derive.friction.problem import Smooth

__all__ = ["Writer", "fast_program"]

FEW = 100
"""Derivatives of M that cost less before the passes may end on either side of what moments cost after them; those that
cost more, and not more than moments, gain more by the passes than moments do."""

HARDLY = 3.0
"""Those that cost more than so many times what moments do stay above them."""

COMPARED = 260
"""So many operations all the forms may have that are compared besides those that the rules end with."""

SEARCHED = 3
"""So many of them are searched to the end."""

FORMS = 64
"""So many forms are kept at most."""


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
    helpers = tuple(writer.friction.helpers) if "friction" in vars(writer) else ()
    helpers += tuple(writer.helpers)
    return Program(
        name=chain.name,
        functions=(*helpers, *forms, *written),
        parameters=runtime_parameters(chain),
        pool=writer.pool,
        q_names=chain.q_names,
        input_names=chain.input_names,
        doc=chain.description,
    )


class Writer:
    """Writes functions of one chain into one pool."""

    def __init__(self, chain: Chain, plans: Mapping[str, FormulationPlan] | None = None) -> None:
        self.chain = chain
        self.plans = dict(plans or {})
        self.pool = Pool()
        self.algebra = NodeAlgebra(self.pool)
        n = len(chain.moving)
        self.q = self.vector("q", n)
        self.qd = self.vector("qd", n)
        self.qdd = self.vector("qdd", n)
        self.tau = self.vector("tau", n)
        self.parameters = {
            p.name: self.algebra.scalar(self.pool.parameter(p.name)) for p in chain.parameters if not p.constant
        }
        self.inputs = self.vector("inputs", len(chain.input_names))
        self.t = self.algebra.scalar(self.pool.input("t", 0))
        self.helpers: list[Function] = []
        self._forms: dict[FormulationPlan, TorqueForm] = {}
        self._outputs: dict[tuple[str, FormulationPlan], tuple[Node, ...]] = {}
        self.assembly = Assembly(chain, self.algebra, self.parameters, self.q, self.qd, self.inputs, self.t)

    @cached_property
    def friction(self) -> StepFunctions:
        """Writes the friction functions, M and bias in the form that forward dynamics has."""
        from symgen.derive.friction.fixed_step import StepFunctions
        from symgen.derive.friction.problem import smooth_terms

        t, plan = self.t, self.plan("forward_dynamics")
        assemble = partial(Assembly, self.chain, self.algebra, self.parameters, inputs=self.inputs)

        def supply(q: Sequence[Scalar], qd: Sequence[Scalar], since: Scalar) -> Smooth:
            assembly = assemble(q, qd, t=t + since)
            form = TorqueForm(assembly, plan)
            terms = smooth_terms(assembly, form.M, form.inverse_dynamics(assembly.zeros))
            return replace(terms, dynamics=form.forward_dynamics)

        return StepFunctions(self.chain, self.algebra, supply)

    def vector(self, name: str, size: int) -> list[Scalar]:
        """The elements of an argument."""
        return [self.algebra.scalar(self.pool.input(name, k)) for k in range(size)]

    @property
    def values(self) -> Values:
        return self.assembly.values

    def function(self, signature: Signature) -> Function:
        """One function, its outputs as the signature says."""
        if signature.friction:
            return self.friction.function(signature)
        return self._of_results(signature, self._results(signature))

    def _of_results(self, signature: Signature, found: Sequence[object]) -> Function:
        results = [nodes_of(result) for result in found]
        outputs = tuple(
            Output(spec.name, spec.shape, tuple(nodes), spec.doc, spec.unit)
            for spec, nodes in zip(signature.outputs, results, strict=True)
        )
        for argument in signature.inputs:
            input_nodes(self.pool, argument)
        return Function(signature.name, signature.inputs, outputs, signature.doc)

    def batch_form(self, function: Function) -> Function:
        """The function in the form that its batches are to have."""
        name = batch_name(function.name)
        results = self.planned(function.name, self.plans[name])
        outputs = [
            replace(o, nodes=tuple(nodes_of(result))) for o, result in zip(function.outputs, results, strict=True)
        ]
        return replace(function, name=name, outputs=tuple(outputs), internal=True, batch_of=function.name)

    def planned(self, name: str, plan: FormulationPlan) -> tuple[object, ...]:
        """The outputs of a function of `PLANNED` in the form of a plan."""
        if name == "linearize":
            return linearize(self.differentiable(plan), self.algebra, self.tau)
        return (written(self.form(plan), name, self.qdd if name == "inverse_dynamics" else self.tau),)

    def form(self, plan: FormulationPlan) -> TorqueForm:
        """The form of a plan, the last ones kept: functions are tried in much the same forms."""
        known = self._forms.get(plan)
        if known is None:
            if len(self._forms) >= FORMS:
                self._forms.clear()
            known = self._forms[plan] = TorqueForm(self.assembly, plan)
        return known

    def differentiable(self, plan: FormulationPlan) -> TorqueForm:
        """The form of a plan whose accelerations are differentiated: M and its factors serve all solves."""
        solver = "factor" if plan.solver == "articulated" else plan.solver
        return self.form(replace(plan, symmetric_tip=False, solver=solver))

    def inverse_dynamics_gradients(self) -> tuple[object, ...]:
        """Derivatives of the joint forces by q, qd and qdd."""
        algebra, qdd = self.algebra, self.qdd

        def found(plan: FormulationPlan) -> tuple[list[list[Scalar]], ...]:
            form = self.differentiable(plan)
            slopes = gradients(form, algebra, qdd, range(len(qdd)))
            return *([[algebra.scalar(x) for x in row] for row in rows] for rows in slopes), form.M

        def cost(plan: FormulationPlan) -> int:
            return flops(algebra, (x for rows in found(plan) for row in rows for x in row))

        return found(self._differentiated(("bias", "inverse_dynamics"), cost))

    def linearize_step(self, signature: Signature) -> tuple[object, ...]:
        """One step and its derivative; the stages have the form of `linearize`."""
        found = slopes(self.differentiable(self.plan("linearize")), self.algebra, self.tau)
        given: dict[str, Sequence[Scalar]] = {"inputs": self.inputs, "t": [self.t]}
        tail = [(argument, given[argument.name]) for argument in signature.inputs if argument.name in given]
        step = LinearizedStep(self.algebra, self.q, self.qd, self.tau, tail, self.assembly.free, found)
        self.helpers.extend(step.helpers)
        return step.step(self.algebra.scalar(self.pool.input("dt", 0)))

    def coriolis_matrix(self, signature: Signature) -> tuple[object, ...]:
        """Christoffel's matrix by moments or by derivatives of M, whichever costs less; long chains by moments."""
        moments = self.assembly.coriolis_matrix
        if len(self.q) > LARGE:
            return (moments,)
        M = self.form(self.plan("mass_matrix")).M
        symbols = christoffel_matrix(self.algebra, M, self.q, self.qd)
        before, beside = (flops(self.algebra, (x for row in C for x in row)) for C in (symbols, moments))
        if before <= FEW or beside < before <= HARDLY * beside:
            before, beside = (self._after_passes(signature, (C,)) for C in (symbols, moments))
        return (symbols if before < beside else moments,)

    def _after_passes(self, signature: Signature, results: Sequence[object]) -> int:
        """Operations of a function with these results."""
        function = self._of_results(signature, results)
        parameters = runtime_parameters(self.chain)
        program = Program(self.chain.name, (function,), parameters, self.pool, q_names=self.chain.q_names)
        return operations(optimise(program))[signature.name].flops

    def outputs(self, name: str, plan: FormulationPlan) -> tuple[Node, ...]:
        """The outputs of a function of `PLANNED` in the form of a plan, flat; remembered."""
        key = (name, plan)
        if key not in self._outputs:
            self._outputs[key] = tuple([node for part in self.planned(name, plan) for node in nodes_of(part)])
        return self._outputs[key]

    def count(self, name: str) -> Count:
        """Operations of a function by plan."""
        return lambda plan: flops(self.algebra, map(self.algebra.scalar, self.outputs(name, plan)))

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
            return self._of_results(signature, self.planned(name, plan))

        near = sorted(list(forms.values())[len(first) : most], key=lambda plan: glance(function(plan)))
        last = [*first, *near[:SEARCHED]]
        return min(last, key=lambda plan: searched(function(plan))) if len(last) > 1 else first[0]

    def plan(self, name: str) -> FormulationPlan:
        """The plan of a function: the one given, else by the fixed rules."""
        if name not in self.plans:
            if name == "linearize":
                names = ("bias", "inverse_dynamics", "forward_dynamics")
                self.plans[name] = self._differentiated(names, self.count(name))
            else:
                settle = partial(self.settled, name)
                self.plans[name] = choose_plan(self.assembly, self.count(name), settle, name == "forward_dynamics")
        return self.plans[name]

    def _differentiated(self, names: Sequence[str], cost: Count) -> FormulationPlan:
        """The cheapest of the functions' plans for derivatives; of long chains the first, without asking.

        A mass kept on an axis makes two simple numbers of one, and both would be differentiated: none is.
        """
        plans = [self.plan(name) for name in (names if len(self.q) <= LARGE else names[:1])]
        forms = [self.differentiable(replace(plan, gauge=("none",) * len(plan.gauge))) for plan in plans]
        different = list(dict.fromkeys(form.plan for form in forms))
        return min(different, key=cost) if len(different) > 1 else different[0]

    def _results(self, signature: Signature) -> tuple[object, ...]:
        a = self.assembly
        if signature.point is not None:
            return self._point_results(signature.call, signature.point)
        if signature.call in PLANNED:
            return self.planned(signature.call, self.plan(signature.call))
        table: dict[str, Callable[[], tuple[object, ...]]] = {
            "inverse_dynamics_gradients": self.inverse_dynamics_gradients,
            "linearize_step": lambda: self.linearize_step(signature),
            "coriolis_matrix": lambda: self.coriolis_matrix(signature),
            "kinetic_energy": lambda: (a.kinetic_energy,),
            "potential_energy": lambda: (a.potential_energy,),
            "inertia_power": lambda: (a.inertia_power,),
            "reactions": lambda: (a.reactions(self.qdd),),
            "regressor": lambda: (a.regressor(self.qdd),),
            "stiffness_matrix": lambda: (a.stiffness_matrix,),
            "damping_matrix": lambda: (a.damping_matrix,),
        }
        if signature.call not in table:
            raise DerivationError(f"the fast form has no {signature.call}")
        return table[signature.call]()

    def _point_results(self, call: str, point: str) -> tuple[object, ...]:
        a = self.assembly
        if call == "position":
            return (a.position(point),)
        if call == "rotation":
            return (a.rotation(point),)
        G, G_r = a.influence(point)
        if call == "jacobian":
            return ([*_rows(G), *_rows(G_r)],)
        if call not in ("influence", "influence_rotational"):
            raise DerivationError(f"the fast form has no {call}")
        rotational = call == "influence_rotational"
        columns = G_r if rotational else G
        H = a.second_order(point, columns, rotational)
        return _rows(columns), [[[vector[k] for vector in row] for row in H] for k in range(3)]


def _rows(columns: Sequence[Sequence[Scalar]]) -> list[list[Scalar]]:
    """(3, n) from n vectors."""
    return [[column[k] for column in columns] for k in range(3)]
