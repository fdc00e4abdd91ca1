"""`Model`: a chain's functions, callable. The same for C, NumPy and the reference interpreter.

Arrays broadcast over leading axes: with n joints `q` is (n,) for one state and (..., n) for many. Arguments are of
the model's dtype; Python numbers, lists and arrays of integers are converted. Results lie in memory as the first
argument does: state after state, or each coordinate of all states together (Fortran's order), which C takes as it is.
All calls accept

    params: a mapping (missing names keep the chain's values) or an array (p,) in the order of `parameters`; a
        leading axis, in the array or in the mapping's values, is one parameter set per state. Each set is checked
        against the rules of the format in every call; what `prepared(params)` returns is taken as it is.
    inputs: external signals, a mapping or an array (..., k) in the order of `input_names`; what is not given is zero,
        all of them when the argument is left out.
    t: time in s, for chains whose expressions contain it.

They raise `ArgumentError` for wrong shapes and types, unknown names, parameters that are not finite, functions that
were not emitted. Infinities and NaN in states and inputs are computed with: they come out of what depends on them and
leave no trace in what does not. A model is thread-safe, releases the GIL while it computes, and pickles as its source.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from symgen.compile.backend import Array, Backend
from symgen.emit.source import SourceFile
from symgen.errors import ArgumentError
from symgen.functions import POINT_FUNCTIONS, STEPS
from symgen.model.arguments import as_array, leading, nearest
from symgen.model.base_parameters import BaseParameters, base_parameters
from symgen.model.caller import Caller
from symgen.model.description import Description
from symgen.model.friction_calls import FrictionCalls
from symgen.model.parameters import Explanation, OwnValues, Parameters, Prepared
from symgen.model.smooth_calls import SmoothCalls
from symgen.program.count import Operations
from symgen.program.interface import Interface
from symgen.program.nodes import REAL

__all__ = ["Model"]

MOST_ENUMERATED = 8
"""Joints with friction; 3^8 patterns take a tenth of a second where nothing depends on loads."""


class Model(SmoothCalls, FrictionCalls):
    """Mechanics of one chain; made by `symgen.build_model`.

    Args:
        interface: names, shapes and operation counts of the emitted functions.
        backend: executes them.
        target: `"c"`, `"numpy"` or `"reference"`.
        sources: the emitted text, if there is one.
        unactuated: names of the joints without an actuator, whose `tau` must be zero.
        explain_parameters: says what is wrong with a parameter set that breaks a rule of the chain's format.
        description: the chain behind the model: its names, for messages, and the chain itself.
    """

    def __init__(
        self,
        interface: Interface,
        backend: Backend,
        target: str = "reference",
        sources: tuple[SourceFile, ...] = (),
        unactuated: Sequence[str] = (),
        explain_parameters: Explanation | None = None,
        description: Description | None = None,
    ) -> None:
        self.interface = interface
        self.backend = backend
        self.target = target
        self.sources = sources
        self.name = interface.name
        self.dtype = np.dtype(interface.dtype)
        self._options = (tuple(unactuated), explain_parameters, description)
        self.description = Description() if description is None else description
        self._parameters = Parameters(interface, backend, explain_parameters, self.description.constants)
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
        self._points = self.description.points
        self.point_names = tuple(p for p in self._points if any(f"{f}_{p}" in self._callers for f in POINT_FUNCTIONS))

    def __reduce__(self) -> tuple[Any, ...]:
        return Model, (self.interface, self.backend, self.target, self.sources, *self._options)

    if not TYPE_CHECKING:  # a type checker would take every name for an attribute

        def __getattr__(self, name: str) -> NoReturn:
            """Refuses what is no attribute; the name of an emitted function with the call that is meant."""
            message = f"{type(self).__name__!r} object has no attribute {name!r}"
            call = named_otherwise(vars(self).get("_points", ())).get(name)
            hint = f"; did you mean {call}?" if call else ""
            raise AttributeError(message + hint, name=name, obj=self)

    def __repr__(self) -> str:
        joints = "1 joint" if len(self.q_names) == 1 else f"{len(self.q_names)} joints"
        return f"<Model {self.name}: {joints}, {len(self._callers)} functions, {self.target}, {self.dtype}>"

    def _repr_html_(self) -> str:
        """Coordinates, parameters and functions, as notebooks show them."""
        from symgen.model.shown import model_html

        return model_html(self)

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
        """The run-time parameters in order, with the chain's own values; other values are given as `params`.

        Each is given by itself: a formula of other parameters as a value in the chain is evaluated once, for these.
        """
        return OwnValues({parameter.name: parameter.default for parameter in self.interface.parameters})

    @property
    def operations(self) -> Mapping[str, Operations]:
        """Operation counts of each emitted function: `add, mul, div, sqrt, sincos, other`, and `bound`.

        Where `bound` is true the function has loops that end early, as those of friction do. Its counts hold for every
        loop at its limit, so no rate of operations follows from them.
        """
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
        except (KeyError, TypeError):
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

    def base_parameters(self, *, params: Any = None) -> BaseParameters:
        """The combinations of inertial parameters that joint torques depend on, from the regressor (float64 models).

        Torques are Y[:, columns] @ (combinations @ phi), phi being the links' inertial parameters. `print` shows the
        combinations, in numbers for these params; `derive_equations(chain).base_parameters()` has formulas for all
        values, grouped by joints, `Izz_R(elbow)`: linear combinations of these and the other way round.

        Raises:
            ArgumentError: for several parameter sets: what can be combined depends on each.
        """
        if params is not None:
            params = self.prepared(params)
            if params.values.ndim != 1:
                raise ArgumentError(f"base_parameters: params: one set is wanted, not {params.values.shape[:-1]} sets")

        def rows(q: Array, qd: Array, qdd: Array) -> Array:
            return np.asarray(self.regressor(q, qd, qdd, params=params))

        if self.dtype != np.float64:
            raise ArgumentError("base_parameters: rank decisions need a float64 model")
        return base_parameters(rows, len(self.q_names), self.description.links)

    def enumerated(self, state: tuple[Any, ...], params: Any, inputs: Any, t: Any) -> tuple[Any, ...]:
        """Modes, qdd and friction (k, n) of all consistent patterns at one state, see `consistent_modes`."""
        modes, n = self.description.modes, len(self.q_names)
        if modes is None or not modes.joints:
            raise ArgumentError("consistent_modes: no joint of this chain can stick")
        if modes.joints > MOST_ENUMERATED:
            raise ArgumentError(
                f"consistent_modes: {modes.joints} joints with friction; all patterns of at most {MOST_ENUMERATED} are "
                "tried, and decide takes any number"
            )
        given = [as_array(name, x, REAL, self.dtype) for name, x in zip(("q", "qd", "tau"), state, strict=True)]
        given.append(as_array("inputs", self._inputs(inputs), REAL, self.dtype) if self.input_names else np.zeros(0))
        if not self.input_names and inputs is not None:
            self._refuse_inputs(inputs)
        given.append(as_array("t", t, REAL, self.dtype))
        wanted = {"q": (n,), "qd": (n,), "tau": (n,), "inputs": (len(self.input_names),), "t": ()}
        for (name, shape), array in zip(wanted.items(), given, strict=True):
            if array.shape != shape:
                raise ArgumentError(f"{name}: one state is wanted, so shape {shape}, not {array.shape}")
            if not np.all(np.isfinite(array)):
                raise ArgumentError(f"{name}: {array} is not finite")
        q, qd, tau, signals, time = (array.astype(np.float64) for array in given)
        values = self.prepared(params).values
        if values.ndim != 1:
            raise ArgumentError(f"params: one set is wanted, not {values.shape[:-1]} sets")
        parameters = dict(zip(self.parameters, map(float, values), strict=True))
        named = dict(zip(self.input_names, signals.tolist(), strict=True))
        found: tuple[Any, ...] = modes(q, qd, tau, parameters, named or None, float(time))
        return found

    # support for the calls

    @property
    def timed(self) -> bool:
        """True when the chain's expressions contain the time, so that functions take it."""
        return any("t" in tail for tail in self._tails.values())

    def prepared(self, params: Any = None) -> Prepared:
        """Parameters checked and prepared once: give the result as `params` to any call of this model.

        Args:
            params: as the calls take them, one set or one per state; None takes the chain's own values.

        Returns:
            A value for `params`, which the calls of this model do not check again. Models of the same number type with
            the same parameters take it too, and check it. A later change of the given arrays does not change it.

        Raises:
            ArgumentError: as the calls do.

        Example:
            >>> import symgen
            >>> model = symgen.build_model("examples/two_link.yaml", "numpy", functions=["mass_matrix"])
            >>> heavy = model.prepared({"m2": [1.0, 1.5, 2.0]})
            >>> model.mass_matrix([0.0, 0.5], params=heavy).shape
            (3, 2, 2)
        """
        return self._parameters.prepared({} if params is None else params)

    def valid(self, params: Any) -> Any:
        """The first rule of the chain's format that parameters break, as `<model>_broken_rule` in C tells it.

        Calls refuse such parameters; this tells for many sets at once which of them.

        Args:
            params: as the calls take them, one set or many.

        Returns:
            The number of the rule, whose text `rule` gives, or 0: an int for one set, (...,) for many.

        Example:
            >>> import symgen
            >>> model = symgen.build_model("examples/two_link.yaml", "numpy", functions=["mass_matrix"])
            >>> numbers = model.valid({"m2": [1.0, -1.0]})
            >>> [model.rule(number) for number in numbers]
            ['', 'joints.elbow.mass: must be at least 0']
        """
        broken = self._parameters.broken(params)
        return broken if broken.ndim else int(broken)

    def rule(self, number: int) -> str:
        """The text of a rule by its number; empty for 0 and for every other number that is none of a rule."""
        rules = self.interface.rules
        return rules[number - 1] if 1 <= number <= len(rules) else ""

    def _missing(self, function: str) -> ArgumentError:
        """Why a function cannot be called: no chain has it, this one cannot have it, or it was not asked for."""
        known = self.description
        if not isinstance(function, str):
            return ArgumentError(f"functions are called by their names, such as 'mass_matrix', not {function!r:.80}")
        if function in known.impossible:
            return ArgumentError(f"{function}: {known.impossible[function]}")
        if function in known.functions:
            return ArgumentError(
                f"{function} is not part of this model; build it with functions=['default', {function!r}], or with the "
                "names of all that you need"
            )
        words = nearest(function, dict.fromkeys([*self._callers, *known.functions]))
        return ArgumentError(f"{function} is not part of this model; {words}")

    def _inputs(self, inputs: Any) -> Any:
        """The inputs as an array (..., k); zero where not given."""
        if inputs is None:
            return self._no_inputs
        names = self.input_names
        if not isinstance(inputs, Mapping):
            if isinstance(inputs, int | float):
                words = "one entry per input" if len(names) > 1 else "a list of one entry"
                raise ArgumentError(
                    f"inputs: a number was given, {words} is wanted ({', '.join(names)}); or by name, "
                    f"inputs={{{names[0]!r}: {inputs}}}"
                )
            return inputs
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


def named_otherwise(points: Sequence[str]) -> dict[str, str]:
    """Python calls of the functions of points and of steps, by their emitted names."""
    calls = {f"{function}_{point}": f"{function}({point!r}, q)" for function in POINT_FUNCTIONS for point in points}
    return calls | {function: f"step(state, tau, dt, method={method!r})" for method, function in STEPS.items()}
