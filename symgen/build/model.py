"""`Model`: a chain's functions, callable. The same for C, NumPy and the reference interpreter.

Arrays broadcast over leading axes: with n joints `q` is (n,) for one state and (..., n) for many. Arguments are of
the model's dtype; Python numbers and lists are taken as well. All calls accept

    params: a mapping (missing names keep the chain's values) or an array (p,) in the order of `parameters`; a
        leading axis, in the array or in the mapping's values, is one parameter set per state.
    inputs: a mapping or an array (..., k) in the order of `input_names`; what is not given is zero.
    t: time in s, for chains whose expressions contain it.

They raise `ArgumentError` for wrong shapes and types, unknown names, parameters that are not finite, functions that
were not emitted. A model is thread-safe, releases the GIL while it computes, and pickles as its source.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np

from symgen.build.arguments import as_array, leading, nearest
from symgen.build.backend import Array, Backend
from symgen.build.base import BaseParameters, base_parameters
from symgen.build.caller import Caller
from symgen.build.friction_calls import FrictionCalls
from symgen.build.parameters import ParameterCheck, Parameters
from symgen.emit.source import SourceFile
from symgen.errors import ArgumentError
from symgen.program.count import Operations
from symgen.program.interface import Interface
from symgen.program.nodes import REAL

__all__ = ["Model"]

OF_POINTS = ("position", "rotation", "jacobian", "influence_rotational", "influence")
"""Functions of named points; `influence_rotational` before its prefix."""


class Model(FrictionCalls):
    """Mechanics of one chain; made by `symgen.build_model`.

    Args:
        interface: names, shapes and operation counts of the emitted functions.
        backend: executes them.
        target: `"c"`, `"numpy"` or `"reference"`.
        sources: the emitted text, if there is one.
        unactuated: names of the joints without an actuator, whose `tau` must be zero.
        check_parameters: refuses senseless parameter sets given as `params`, by raising ArgumentError.
    """

    def __init__(
        self,
        interface: Interface,
        backend: Backend,
        target: str = "reference",
        sources: tuple[SourceFile, ...] = (),
        unactuated: Sequence[str] = (),
        check_parameters: ParameterCheck | None = None,
    ) -> None:
        self.interface = interface
        self.backend = backend
        self.target = target
        self.sources = sources
        self.name = interface.name
        self.dtype = np.dtype(interface.dtype)
        self._options = (tuple(unactuated), check_parameters)
        self._parameters = Parameters(interface, backend, check_parameters)
        positions = [interface.q_names.index(name) for name in unactuated]
        self._callers = {
            function.name: Caller(function, backend, self._parameters, positions, interface.q_names)
            for function in interface.functions
        }
        self._tails = {
            function.name: tuple(a.name for a in function.inputs if a.name in ("inputs", "t"))
            for function in interface.functions
        }
        self._entries = {
            name: (caller.call, self._tails[name], len(caller.known.inputs)) for name, caller in self._callers.items()
        }
        self._no_inputs = np.zeros(len(interface.input_names), self.dtype)
        self.point_names = _point_names([function.name for function in interface.functions])

    def __reduce__(self) -> tuple[Any, ...]:
        return Model, (self.interface, self.backend, self.target, self.sources, *self._options)

    def __repr__(self) -> str:
        joints = "1 joint" if len(self.q_names) == 1 else f"{len(self.q_names)} joints"
        return f"<Model {self.name}: {joints}, {len(self._callers)} functions, {self.target}, {self.dtype}>"

    @property
    def q_names(self) -> tuple[str, ...]:
        """Names of the coordinates, in the order of every vector over the joints."""
        return self.interface.q_names

    @property
    def input_names(self) -> tuple[str, ...]:
        """Names of the external signals, in the order of `inputs`."""
        return self.interface.input_names

    @property
    def parameters(self) -> Mapping[str, float]:
        """The run-time parameters in order, with the chain's own values."""
        return {parameter.name: parameter.default for parameter in self.interface.parameters}

    @property
    def operations(self) -> Mapping[str, Operations]:
        """What each emitted function costs: `add, mul, div, sqrt, sincos, other`."""
        return MappingProxyType({function.name: function.operations for function in self.interface.functions})

    @property
    def functions(self) -> tuple[str, ...]:
        """Names of the emitted functions."""
        return tuple(self._callers)

    def evaluate(self, function: str, *values: Any, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Any emitted function by its name, with its own arguments in order, `inputs` and `t` left out.

        Returns:
            The output, or a tuple of several.
        """
        return self.call(function, values, params, inputs, t)

    def call(self, function: str, values: tuple[Any, ...], params: Any, inputs: Any, t: Any) -> Any:
        """The same by position, which is how all methods come here: names and stars cost a tenth of a microsecond."""
        try:
            run, tail, count = self._entries[function]
        except KeyError:
            raise self._missing(function) from None
        if tail:
            if tail[0] == "inputs":
                values = (*values, self._inputs(inputs))
            if tail[-1] == "t":
                values = (*values, t)
        if inputs is not None and "inputs" not in tail:
            self._refuse_inputs(inputs)
        if type(t) is not float and "t" not in tail:
            as_array("t", t, REAL, self.dtype)  # has no effect, but nonsense is refused here too
        if len(values) != count:
            known = self._callers[function].known
            names = ", ".join(argument.name for argument in known.inputs if argument.name not in tail)
            raise ArgumentError(f"{function} takes ({names}), not {len(values) - len(tail)} arguments")
        return run(values, params)

    # equations of motion

    def mass_matrix(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Inertia matrix M (..., n, n), kg m^2, kg m or kg, for q (..., n); symmetric to the bit."""
        return self.call("mass_matrix", (q,), params, inputs, t)

    def bias(self, q: Any, qd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Bias h (..., n), N m or N: M qdd + h = tau. Velocity terms, gravity, springs, dampers, loads; no friction."""
        return self.call("bias", (q, qd), params, inputs, t)

    def gravity(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Generalised forces of gravity alone (..., n), N m or N, + dV_g/dq; no springs."""
        return self.call("gravity", (q,), params, inputs, t)

    def coriolis_matrix(self, q: Any, qd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Christoffel's matrix C (..., n, n): C qd are the velocity terms, dM/dt - 2 C is skew-symmetric."""
        return self.call("coriolis_matrix", (q, qd), params, inputs, t)

    def inverse_dynamics(
        self, q: Any, qd: Any, qdd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0
    ) -> Any:
        """Joint forces tau (..., n), N m or N, of a motion q, qd, qdd (..., n); without friction."""
        return self.call("inverse_dynamics", (q, qd, qdd), params, inputs, t)

    def forward_dynamics(
        self, q: Any, qd: Any, tau: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0
    ) -> Any:
        """Joint accelerations qdd (..., n), rad/s^2 or m/s^2, under tau (..., n); without friction.

        Raises:
            ArgumentError: also when the mass matrix is singular, or tau acts on a joint without an actuator.
        """
        return self.call("forward_dynamics", (q, qd, tau), params, inputs, t)

    def kinetic_energy(self, q: Any, qd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Kinetic energy (...), J."""
        return self.call("kinetic_energy", (q, qd), params, inputs, t)

    def potential_energy(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Potential energy (...), J: gravity's part is zero at the base origin, springs' at their rest."""
        return self.call("potential_energy", (q,), params, inputs, t)

    # kinematics of named points

    def position(self, point: str, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Position (..., 3), m, of a named point in the base frame."""
        return self._of_point("position", point, q, params, inputs, t)

    def rotation(self, point: str, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Rotation matrix (..., 3, 3) of the link that carries the point: its axes as columns, base frame."""
        return self._of_point("rotation", point, q, params, inputs, t)

    def jacobian(self, point: str, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Jacobian (..., 6, n): velocity of the point, then angular velocity of its link, are J qd, base frame."""
        return self._of_point("jacobian", point, q, params, inputs, t)

    def influence(self, point: str, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Influence coefficients of a point: G (..., 3, n) = dx/dq and H (..., 3, n, n), H[:, m, n] = d G[:, n]/dq_m.

        Source: Thomas and Tesar 1982; Behi 1985.
        """
        return self._of_point("influence", point, q, params, inputs, t)

    def influence_rotational(self, point: str, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Rotational influence coefficients of the point's link: G (..., 3, n), omega = G qd, and H (..., 3, n, n)."""
        return self._of_point("influence_rotational", point, q, params, inputs, t)

    # further quantities

    def inertia_power(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Inertia power array P* (..., n, n, n): velocity terms of joint i are qd' P*[i] qd (Behi 1985, B.14)."""
        return self.call("inertia_power", (q,), params, inputs, t)

    def reactions(self, q: Any, qd: Any, qdd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Joint reactions (..., n, 6), N and N m: force, then moment, that the parent exerts on the link.

        At the link frame's origin, in the link's frame; the entry along the joint's axis is the transmitted force.
        """
        return self.call("reactions", (q, qd, qdd), params, inputs, t)

    def linearize(self, q: Any, qd: Any, tau: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """State matrix A (..., 2n, 2n) and input matrix B (..., 2n, m) of the smooth forward dynamics.

        The state is (q, qd); B has one column per joint with an actuator.
        """
        return self.call("linearize", (q, qd, tau), params, inputs, t)

    def linearize_step(
        self, q: Any, qd: Any, tau: Any, dt: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0
    ) -> Any:
        """One step of length dt of the smooth dynamics and its derivative: q_next, qd_next (..., n), A, B.

        Classical Runge-Kutta of order 4 with tau and inputs held over the step. A (..., 2n, 2n) and B (..., 2n, m) are
        the derivatives of (q_next, qd_next) by (q, qd) and by the forces of the actuated joints, exact for this step;
        they agree with the matrix exponential of the continuous A and B to the order of the step, dt^5.
        """
        return self.call("linearize_step", (q, qd, tau, dt), params, inputs, t)

    def regressor(self, q: Any, qd: Any, qdd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Regressor Y (..., n, 10 links): torques of the rigid bodies are Y times the links' inertial parameters.

        Per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin.
        """
        return self.call("regressor", (q, qd, qdd), params, inputs, t)

    def base_parameters(self, *, params: Any = None) -> BaseParameters:
        """The combinations of inertial parameters that joint torques depend on, from the regressor (float64 models).

        Torques are Y[:, columns] @ (combinations @ phi), phi being the links' inertial parameters.
        """

        def rows(q: Array, qd: Array, qdd: Array) -> Array:
            return np.asarray(self.regressor(q, qd, qdd, params=params))

        if self.dtype != np.float64:
            raise ArgumentError("base_parameters: rank decisions need a float64 model")
        return base_parameters(rows, len(self.q_names))

    def stiffness_matrix(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Stiffness matrix (..., n, n): Hessian of the potential, gravity included."""
        return self.call("stiffness_matrix", (q,), params, inputs, t)

    def damping_matrix(self, q: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Damping matrix (..., n, n): Hessian of Rayleigh's dissipation function."""
        return self.call("damping_matrix", (q,), params, inputs, t)

    # what stands behind the calls

    @property
    def timed(self) -> bool:
        """True when the chain's expressions contain the time, so that functions take it."""
        return any("t" in tail for tail in self._tails.values())

    def prepared(self, params: Any = None) -> Any:
        """What the backend made of one parameter set; None takes the chain's own values."""
        if params is None:
            return self._parameters.default_prepared
        return self._parameters.prepared(self._parameters.vector(params))

    def _of_point(self, function: str, point: str, q: Any, params: Any, inputs: Any, t: Any) -> Any:
        if point not in self.point_names:
            raise ArgumentError(f"{function}: unknown point {point!r}; {nearest(str(point), self.point_names)}")
        return self.call(f"{function}_{point}", (q,), params, inputs, t)

    def _missing(self, function: str) -> ArgumentError:
        words = nearest(function, self._callers)
        return ArgumentError(
            f"{function} is not part of this model; build it with build_model(chain, functions=[..., {function!r}]). "
            f"Among its functions, {words}"
            if function not in words
            else f"{function} is not part of this model; {words}"
        )

    def _inputs(self, inputs: Any) -> Any:
        """The inputs as an array (..., k); zero where not given."""
        if inputs is None:
            return self._no_inputs
        if not isinstance(inputs, Mapping):
            return inputs
        names = self.input_names
        arrays: list[tuple[str, Array, int]] = []
        for name, value in inputs.items():
            if name not in names:
                raise ArgumentError(f"inputs: unknown input {name!r}; {nearest(str(name), names)}")
            arrays.append((name, as_array(f"inputs[{name!r}]", value, REAL, self.dtype), 0))
        values = np.zeros((*leading(arrays), len(names)), self.dtype)
        for name, array, _ in arrays:
            values[..., names.index(name)] = array
        return values

    def _refuse_inputs(self, inputs: Any) -> None:
        if not isinstance(inputs, Mapping) and np.size(inputs) == 0:
            return
        if not isinstance(inputs, Mapping) or inputs:
            raise ArgumentError("inputs: this chain has no external signals, so there are none to give")


def _point_names(functions: Sequence[str]) -> tuple[str, ...]:
    """Names of the points, from the names of the functions that have one."""
    found: dict[str, None] = {}
    for name in functions:
        for prefix in OF_POINTS:
            if name.startswith(f"{prefix}_") and name != "influence_rotational":
                found.setdefault(name.removeprefix(f"{prefix}_"), None)
                break
    return tuple(found)
