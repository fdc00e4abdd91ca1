"""Derivatives of quadratic forms of M and K by a chain's parameters: what `analyse.sensitivity` calls.

    phi' (K - w M) phi --reverse sweep--> its derivative by every parameter

The forms are written on the nodes of the fast form and differentiated there, so nothing is differenced. Constants count
as parameters here: their derivatives are taken at their values.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from symgen.describe.assemble import assemble
from symgen.describe.mechanism import Mechanism

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.program.function import Program

__all__ = ["ParameterGradients"]

FORM = "gradient"


class ParameterGradients:
    """Derivatives for one chain; pickles with the model, and derives itself when it is first called."""

    def __init__(self, mechanism: Mechanism) -> None:
        self.mechanism = mechanism

    def __reduce__(self) -> tuple[Any, ...]:
        return ParameterGradients, (self.mechanism,)

    def __call__(
        self, q: Any, shape: Any, square: float, parameters: Mapping[str, float], inputs: Any, t: float
    ) -> dict[str, float]:
        """phi' (dK/dp - square dM/dp) phi by the name of every parameter, constants included.

        Args:
            q: (n,) the configuration.
            shape: (n,) phi.
            square: of the frequency, (rad/s)^2.
            parameters: values of the run-time parameters.
            inputs: external signals, as the model's calls take them.
            t: the time, s.
        """
        from symgen.describe.evaluate import parameter_defaults

        values = parameter_defaults(self.mechanism.chain) | dict(parameters)
        function = next(f for f in self._program.functions if f.name == FORM)
        names = {argument.name for argument in function.inputs}
        found = self._model.evaluate(
            FORM,
            q,
            shape,
            square,
            params={name: values[name] for name in self._model.parameters},
            inputs=inputs if "inputs" in names else None,
            t=t if "t" in names else 0.0,
        )
        return {parameter.name: float(x) for parameter, x in zip(self.mechanism.parameters, found, strict=True)}

    @cached_property
    def _model(self) -> Model:
        from symgen.emit import emit_sources
        from symgen.model import load_model
        from symgen.program.interface import interface
        from symgen.program.optimise import optimise

        program = optimise(self._program)
        return load_model(emit_sources(program, "numpy"), interface(program, "float64"), "numpy")

    @cached_property
    def _program(self) -> Program:
        from symgen.formulate.program import fast_program
        from symgen.program.differentiate import jacobian
        from symgen.program.folding import Folding
        from symgen.program.function import Argument, Function, Output

        free = tuple(replace(p, constant=False) for p in self.mechanism.parameters)
        varied = assemble(replace(self.mechanism.chain, parameters=free))
        names_of = ("mass_matrix", "stiffness_matrix", *(("bristle_stiffness",) if varied.states else ()))
        program = fast_program(varied, names_of)
        pool, n = program.pool, self.mechanism.nv
        M, K, *bristles = (program.function(name) for name in names_of)
        phi, square = [pool.input("phi", k) for k in range(n)], pool.input("square", 0)
        folding = Folding(pool)
        total = pool.constant(0.0)
        for i in range(n):
            for j in range(n):
                k, m, *more = (matrix.outputs[0].nodes[i * n + j] for matrix in (K, M, *bristles))
                k = folding.add(k, more[0]) if more else k
                element = folding.sub(k, folding.mul(square, m))
                total = folding.add(total, folding.mul(folding.mul(phi[i], phi[j]), element))
        names = [pool.parameter(parameter.name) for parameter in self.mechanism.parameters]
        (row,) = jacobian(pool, [total], names, "reverse")
        further = {a.name: a for f in (M, K, *bristles) for a in f.inputs if a.name != "q"}
        inputs = (Argument("q", (n,)), Argument("phi", (n,)), Argument("square"), *further.values())
        gradient = Function(FORM, inputs, (Output("gradient", (len(row),), tuple(row)),))
        return replace(program, functions=(*program.functions, gradient))
