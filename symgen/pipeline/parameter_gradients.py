"""Derivatives of quadratic forms of M and K by a chain's parameters: what `analyse.sensitivity` calls.

    phi' (K - w M) phi --reverse sweep--> its derivative by every parameter

The mechanics is `symgen.derive.sensitivity.matrices`. Constants count as parameters here: their derivatives are taken
at their values.
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
        _, found = self._model.evaluate(
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
        from symgen.derive.sensitivity.matrices import arguments_of, frequency_form, matrices_of, parameter_slopes
        from symgen.formulate.program import fast_program
        from symgen.program.function import Argument

        free = tuple(replace(p, constant=False) for p in self.mechanism.parameters)
        varied = assemble(replace(self.mechanism.chain, parameters=free))
        names = matrices_of(varied, ("mass_matrix", "stiffness_matrix"))
        program = fast_program(varied, names)
        own, form = frequency_form(program, self.mechanism.nv)
        given = (Argument("q", (self.mechanism.nv,)), *own, *arguments_of(program, names))
        return parameter_slopes(program, FORM, given, {"form": [form]}, [p.name for p in self.mechanism.parameters])
