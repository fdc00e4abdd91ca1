"""M, C, K and Jacobians of points with their derivatives by a chain's parameters, and derivatives of quadratic forms.

The identification of modes needs the former, sensitivities of frequencies the latter, by one reverse sweep. The
mechanics is `symgen.derive.sensitivity.matrices`. Constants of the chain count as parameters here: derivatives by them
are taken at their values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from symgen.describe.assemble import assemble
from symgen.describe.mechanism import Mechanism

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.program.function import Program

__all__ = ["ParameterGradients", "ParameterMatrices"]

GRADIENT, FORM = "gradient", "matrices"


@dataclass(frozen=True)
class ParameterGradients:
    """Derivatives of quadratic forms of M and K, which `analyse.sensitivity` calls: phi' (dK/dp - square dM/dp) phi.

    It pickles with the model, and derives itself when it is first called.
    """

    mechanism: Mechanism

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
        function = next(f for f in self._program.functions if f.name == GRADIENT)
        names = {argument.name for argument in function.inputs}
        _, found = self._model.evaluate(
            GRADIENT,
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
        return _model(self._program)

    @cached_property
    def _program(self) -> Program:
        from symgen.derive.sensitivity.matrices import arguments_of, frequency_form, matrices_of, parameter_slopes
        from symgen.formulate.program import fast_program
        from symgen.program.function import Argument

        varied = _varied(self.mechanism)
        names = matrices_of(varied, ("mass_matrix", "stiffness_matrix"))
        program = fast_program(varied, names)
        own, form = frequency_form(program, self.mechanism.nv)
        given = (Argument("q", (self.mechanism.nv,)), *own, *arguments_of(program, names))
        return parameter_slopes(program, GRADIENT, given, {"form": [form]}, [p.name for p in self.mechanism.parameters])


@dataclass(frozen=True)
class ParameterMatrices:
    """Matrices of one chain as functions of its parameters.

    Attributes:
        points: whose Jacobians are wanted.
        parameters: that are varied.
    """

    mechanism: Mechanism
    points: tuple[str, ...]
    parameters: tuple[str, ...]

    def __call__(
        self, q: Any, values: Mapping[str, float], inputs: Sequence[float] = (), t: float = 0.0
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Matrices and their derivatives.

        Args:
            q: (n,) the configuration.
            values: of all parameters by name.
            inputs: (k,) values of the external signals.
            t: the time, s.

        Returns:
            Name -> matrix, and name -> derivatives (p, ...) by the parameters: `M`, `C`, `K` (n, n), and the Jacobian
            (6, n) of each point by its name.
        """
        import numpy as np

        given = {"q": q, "inputs": inputs, "t": t}
        function = next(f for f in self._program.functions if f.name == FORM)
        arguments = [given[argument.name] for argument in function.inputs]
        found = self._model.evaluate(FORM, *arguments, params={name: values[name] for name in self._model.parameters})
        n, p = self.mechanism.nv, len(self.parameters)
        matrices, derivatives = {}, {}
        for k, name in enumerate(("M", "C", "K", *self.points)):
            rows = 6 if k > 2 else n
            matrices[name] = np.asarray(found[2 * k]).reshape(rows, n)
            derivatives[name] = np.asarray(found[2 * k + 1]).reshape(p, rows, n)
        return matrices, derivatives

    @cached_property
    def _model(self) -> Model:
        return _model(self._program)

    @cached_property
    def _program(self) -> Program:
        from symgen.derive.sensitivity.matrices import (
            MATRICES,
            arguments_of,
            matrices_of,
            parameter_slopes,
            small_motion,
        )
        from symgen.formulate.program import fast_program
        from symgen.program.function import Argument

        varied = _varied(self.mechanism)
        jacobians = {point: f"jacobian_{point}" for point in self.points}
        program = fast_program(varied, (*matrices_of(varied), *jacobians.values()))
        quantities = small_motion(program)
        quantities |= {point: program.function(name).outputs[0].nodes for point, name in jacobians.items()}
        further = arguments_of(program, (*MATRICES, *jacobians.values()))
        given = (Argument("q", (self.mechanism.nv,)), *further)
        return parameter_slopes(program, FORM, given, quantities, self.parameters)


def _varied(mechanism: Mechanism) -> Mechanism:
    """The mechanism with all of its parameters at run time."""
    free = tuple(replace(p, constant=False) for p in mechanism.parameters)
    return assemble(replace(mechanism.chain, parameters=free))


def _model(program: Program) -> Model:
    """The program in NumPy."""
    from symgen.emit import emit_sources
    from symgen.model import load_model
    from symgen.program.interface import interface
    from symgen.program.optimise import optimise

    program = optimise(program)
    return load_model(emit_sources(program, "numpy"), interface(program, "float64"), "numpy")
