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
the chain does not have. Infinities and NaN in states and inputs are computed with: they come out of what depends on
them and leave no trace in what does not. A model is thread-safe and releases the GIL while it computes. It pickles as
the record of its build: a copy builds its functions again when they are called, from the cache where that has them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

import numpy as np

from symgen.arrays import Array
from symgen.describe.couplings import friction_groups
from symgen.errors import ArgumentError
from symgen.functions import POINT_FUNCTIONS, STEPS
from symgen.model.arguments import Signals, as_array, nearest
from symgen.model.base_parameters import BaseParameters, base_parameters
from symgen.model.branches import Branches
from symgen.model.caller import Caller
from symgen.model.consistent_patterns import consistent_patterns
from symgen.model.description import Description
from symgen.model.friction_calls import FrictionCalls
from symgen.model.parameters import Explanation, OwnValues, Parameters, Prepared, Ready
from symgen.model.refusals import SINGULAR, SingularError
from symgen.model.smooth_calls import SmoothCalls
from symgen.model.units import Unit, Units
from symgen.program.count import Operations
from symgen.program.interface import FunctionInterface, Interface
from symgen.program.nodes import REAL

__all__ = ["Model"]


class Entry(NamedTuple):
    """A function that is ready: its call, those of its arguments that are `inputs` and `t`, the number of all."""

    run: Callable[[Sequence[Any], Any], Any]
    tail: tuple[str, ...]
    arguments: int
    known: FunctionInterface


class Counts(Mapping[str, Operations]):
    """Operation counts by function, derived when they are looked up."""

    def __init__(self, units: Units) -> None:
        self._units = units

    def __getitem__(self, name: str) -> Operations:
        if name not in self._units.names:
            raise KeyError(name)
        return self._units.described(name).operations

    def __iter__(self) -> Iterator[str]:
        return iter(self._units.usual)

    def __len__(self) -> int:
        return len(self._units.usual)

    def __repr__(self) -> str:
        return repr(dict(self))


class Model(SmoothCalls, FrictionCalls):
    """Mechanics of one chain; made by `symgen.build_model`.

    A function is derived, emitted and compiled when it is called for the first time, or by `build`.

    Args:
        interface: names of the chain, its parameters and its coordinates; functions do not matter.
        units: the functions, built or not.
        target: `"c"`, `"numpy"`, `"jax"`, `"cuda"` or `"reference"`.
        unactuated: names of the joints without an actuator, whose `tau` must be zero.
        explain_parameters: says what is wrong with a parameter set that breaks a rule of the chain's format.
        description: the chain behind the model: its names, for messages, and the chain itself.

    Attributes:
        kept: facts that later stages have found of the mechanism as it stands, by name.
    """

    def __init__(
        self,
        interface: Interface,
        units: Units,
        target: str = "reference",
        unactuated: Sequence[str] = (),
        explain_parameters: Explanation | None = None,
        description: Description | None = None,
    ) -> None:
        self._face = interface
        self.units = units
        self.target = target
        self.name = interface.name
        self.dtype = np.dtype(interface.dtype)
        self._options = (tuple(unactuated), explain_parameters, description)
        self.description = Description() if description is None else description
        self._parameters = Parameters(interface, units.rules, explain_parameters, self.description.constants)
        self._idle = [interface.q_names.index(name) for name in unactuated]
        self._ready: dict[Unit, Ready] = {}
        self._entries: dict[str, Entry] = {}
        self._joined: dict[tuple[tuple[str, ...], bool], Model] = {}
        self.kept: dict[str, Any] = {}
        self.signals = Signals(interface.input_names, self.dtype)
        self._points = self.description.points
        names = set(units.names)
        self.point_names = tuple(p for p in self._points if any(f"{f}_{p}" in names for f in POINT_FUNCTIONS))

    def __reduce__(self) -> tuple[Any, ...]:
        return Model, (self._face, self.units, self.target, *self._options)

    if not TYPE_CHECKING:  # a type checker would take every name for an attribute

        def __getattr__(self, name: str) -> NoReturn:
            """Refuses what is no attribute; the name of an emitted function with the call that is meant."""
            message = f"{type(self).__name__!r} object has no attribute {name!r}"
            call = named_otherwise(vars(self).get("_points", ())).get(name)
            hint = f"; did you mean {call}?" if call else ""
            raise AttributeError(message + hint, name=name, obj=self)

    def __repr__(self) -> str:
        joints = "1 joint" if len(self.q_names) == 1 else f"{len(self.q_names)} joints"
        return f"<Model {self.name}: {joints}, {len(self.functions)} functions, {self.target}, {self.dtype}>"

    def _repr_html_(self) -> str:
        """Coordinates, parameters and functions, as notebooks show them."""
        from symgen.model.shown import model_html

        return model_html(self)

    @property
    def q_names(self) -> tuple[str, ...]:
        """Names of the coordinates, in the order of every vector over the joints."""
        return self._face.q_names

    @cached_property
    def mode_names(self) -> tuple[str, ...]:
        """Names in the order of modes and friction: the coordinates, then joints with friction that follow several."""
        mechanism = self.description.mechanism
        return self.q_names if mechanism is None else tuple(group[0].name for group in friction_groups(mechanism.chain))

    @property
    def input_names(self) -> tuple[str, ...]:
        """Names of the external signals, in the order of `inputs`."""
        return self._face.input_names

    @cached_property
    def state_names(self) -> tuple[str, ...]:
        """Names of the deflections of bristles: the last of the inputs, which runs and steps integrate themselves."""
        known = self.description.mechanism
        return () if known is None else tuple(state.name for state in known.states)

    @property
    def parameters(self) -> Mapping[str, float]:
        """The run-time parameters in order, with the chain's own values; other values are given as `params`.

        Each is given by itself: a formula of other parameters as a value in the chain is evaluated once, for these.
        """
        return OwnValues({parameter.name: parameter.default for parameter in self._face.parameters})

    @property
    def operations(self) -> Mapping[str, Operations]:
        """Operation counts of each function: `add, mul, div, sqrt, sincos, other`, and `bound`.

        A function is derived when its counts are looked up. The mapping iterates over what `build()` builds.
        Where `bound` is true the function has loops that end early, as those of friction do. Its counts hold for every
        loop at its limit, so no rate of operations follows from them.
        """
        return Counts(self.units)

    @property
    def functions(self) -> tuple[str, ...]:
        """Names of the functions that can be called, in the order of emission; they are built when they are."""
        return self.units.names

    @property
    def built(self) -> tuple[str, ...]:
        """Names of the functions that are ready to be called, in the order of emission."""
        return tuple(self.units.built)

    def build(self, *functions: str) -> None:
        """Builds functions ahead of their first calls, on all cores; results do not depend on it.

        Args:
            functions: emitted names or methods of this class; none for the default selection of the chain, or for what
                `build_model` was given.

        Raises:
            ArgumentError: a function that this model does not have.
            BuildError: the compiler failed.

        Example:
            >>> import symgen
            >>> model = symgen.build_model("examples/two_link.yaml", "numpy")
            >>> model.build("mass_matrix", "position")
            >>> model.built
            ('mass_matrix', 'position_tip')
        """
        names = self.functions
        of_points = {f: [f"{f}_{p}" for p in self.point_names if f"{f}_{p}" in names] for f in POINT_FUNCTIONS}
        wanted = [name for f in functions for name in of_points.get(f, [f])] if functions else self.units.usual
        for name in wanted:
            if name not in names:
                raise self._missing(name)
        self.units.build(wanted)

    @property
    def interface(self) -> Interface:
        """Names, parameters and rules of the chain, and the interfaces of the functions that are built."""
        known = tuple(unit.interface.function(name) for name, unit in self.units.built.items())
        return replace(self._face, functions=known, rules=self._parameters.rules)

    @property
    def whole(self) -> Unit:
        """The unit of a model whose functions are built together.

        Raises:
            ArgumentError: each function of this model has a unit of its own.
        """
        if self.units.whole is None:
            raise ArgumentError(f"model: each function of {self.name} has a unit of its own; ask model.unit(function)")
        return self.units.whole

    def unit(self, function: str) -> Unit:
        """The unit that a function is part of, with its interface, backend and sources; built when it is not there yet.

        Raises:
            ArgumentError: this model does not have the function.
        """
        if not isinstance(function, str) or function not in self.functions:
            raise self._missing(function)
        return self.units.unit(function)

    def together(self, functions: Sequence[str], vectors: bool = True) -> Model:
        """A model of the same parameters whose named functions are one unit, as loops in compiled code need them.

        Args:
            functions: emitted names.
            vectors: batches compute several states at a time where they can; without them the unit is compiled faster.
        """
        key = (tuple(functions), vectors)
        if key not in self._joined:
            self._joined[key] = Model(self._face, self.units.together(functions, vectors), self.target, *self._options)
        return self._joined[key]

    def evaluate(self, function: str, *values: Any, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Any emitted function by its name, with its own arguments in order, `inputs` and `t` left out.

        Returns:
            The output, or a tuple of several.
        """
        return self.call(function, values, params, inputs, t)

    def call(self, function: str, values: tuple[Any, ...], params: Any, inputs: Any, t: Any) -> Any:
        """The same by position, which is how all methods come here: names and stars cost a tenth of a microsecond."""
        try:
            run, tail, count, _ = self._entries[function]
        except (KeyError, TypeError):
            run, tail, count, _ = self._entry(function)
        if tail:
            if tail[0] == "inputs":
                values = (*values, self.signals.array(inputs))
            if tail[-1] == "t":
                values = (*values, t)
        if inputs is not None and "inputs" not in tail:
            self.signals.refuse(inputs)
        if type(t) is not float and "t" not in tail:
            as_array("t", t, REAL, self.dtype)  # has no effect, but nonsense is refused here too
        if len(values) != count:
            known = self._entries[function].known
            names = ", ".join(argument.name for argument in known.inputs if argument.name not in tail)
            raise ArgumentError(f"{function} takes ({names}), not {len(values) - len(tail)} arguments")
        try:
            return run(values, params)
        except SingularError as found:
            raise self._with_loops(found, values[0], params, inputs, t) from None

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

    def branches(self, q: Any, *, params: Any = None) -> Branches:
        """All positions at one q (n,) of each closed loop.

        Dyads have `left` and `right`, as `branch` names them; loops in space have `default`, in the mode of assembly,
        and `other`, `other 2` and so on: rods with a closed form one, others as many as a search finds. The position
        in which the chain is assembled comes first. Of loops on loops the lower ones are in that position.

        The search follows all solutions in complex numbers (see `symgen.analyse.monodromy`); it takes half a second for
        a ball, some seconds for a pin in space, and up to a minute for a slide. That it has found them all is very
        likely, but not proven, and a position in which the loop is singular may be missing: `searched` of the result
        names such loops.

        Args:
            q: (n,) coordinates.
            params: one set of run-time parameters.

        Returns:
            By loop and side the coordinates of its dependent joints, rad or m, angles within half a turn of those in
            the mode of assembly, which is the first where it closes; computed in double precision.

        Raises:
            ArgumentError: a chain without loops; a loop that does not close at q in any mode of assembly.

        Example:
            >>> import symgen
            >>> model = symgen.build_model("examples/linkages/four_bar.yaml", "numpy", functions=["coordinates"])
            >>> both = model.branches([1.0])["B"]
            >>> {side: round(joints["rocker"], 3) for side, joints in both.items()}
            {'left': 1.617, 'right': 4.081}
        """
        if self.description.branches is None:
            raise ArgumentError(f"branches: {self.name} has no closed loops")
        values = self.prepared(params).values
        try:
            coordinates = np.asarray(q, np.float64)
        except (TypeError, ValueError):
            raise ArgumentError(f"branches: q: numbers are wanted, not {q!r:.60}") from None
        if not np.all(np.isfinite(coordinates)):
            raise ArgumentError(f"branches: q: every entry must be finite, not {coordinates}")
        if coordinates.shape != (len(self.q_names),) or values.ndim != 1:
            raise ArgumentError(f"branches: q ({len(self.q_names)},) and one set of parameters are wanted")
        named = dict(zip(self.parameters, (float(value) for value in values), strict=True))
        found: Branches = self.description.branches(coordinates.tolist(), named)
        return found

    def enumerated(self, state: tuple[Any, ...], params: Any, inputs: Any, t: Any) -> tuple[Any, ...]:
        """Modes, qdd and friction (k, n) of all consistent patterns at one state, see `consistent_modes`."""
        return consistent_patterns(self, state, params, inputs, t)

    # support for the calls

    @property
    def timed(self) -> bool:
        """True when the chain's expressions contain the time, so that functions take it."""
        known = self.description.timed
        if known is not None:
            return known
        return any(item.name == "t" for function in self.interface.functions for item in function.inputs)

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
        rules = self._parameters.rules
        return rules[number - 1] if 1 <= number <= len(rules) else ""

    def _entry(self, function: str) -> Entry:
        """The function, built where it is not yet, ready to be called."""
        unit = self.unit(function)
        ready = self.ready(unit)
        known = unit.interface.function(function)
        caller = Caller(known, ready, self._idle, self.q_names)
        tail = tuple(item.name for item in known.inputs if item.name in ("inputs", "t"))
        entry = self._entries[function] = Entry(caller.call, tail, len(known.inputs), known)
        return entry

    def _with_loops(self, found: SingularError, q: Any, params: Any, inputs: Any, t: Any) -> SingularError:
        """The error about a state without finite accelerations; of a loop that is open or singular there, if one is."""
        known = self.description.mechanism
        if known is None or not known.chain.loops or "loop_regularity" not in self.units.names:
            return found
        D = np.reshape(self.call("loop_regularity", (q,), params, inputs, t), (-1, len(known.chain.loops)))
        if len(D) not in (1, found.count):
            return found
        here = D[found.lane if len(D) > 1 else 0]
        lost = [k for k, distance in enumerate(here) if not distance > SINGULAR]
        lost.sort(key=lambda k: bool(np.isfinite(here[k])))  # open loops are first
        return found.of_loop(known.chain.loops[lost[0]], bool(np.isfinite(here[lost[0]]))) if lost else found

    def ready(self, unit: Unit) -> Ready:
        """Parameter sets as a unit of this model prepares them."""
        known = self._ready.get(unit)
        return self._ready.setdefault(unit, Ready(self._parameters, unit.backend)) if known is None else known

    def _missing(self, function: str) -> ArgumentError:
        """Why a function cannot be called: no chain has it, or this one cannot have it."""
        known = self.description
        if not isinstance(function, str):
            return ArgumentError(f"functions are called by their names, such as 'mass_matrix', not {function!r:.80}")
        if function in known.impossible:
            return ArgumentError(f"{function}: {known.impossible[function]}")
        return ArgumentError(f"{function} is not part of this model; {nearest(function, self.functions)}")


def named_otherwise(points: Sequence[str]) -> dict[str, str]:
    """Python calls of the functions of points and of steps, by their emitted names."""
    calls = {f"{function}_{point}": f"{function}({point!r}, q)" for function in POINT_FUNCTIONS for point in points}
    return calls | {function: f"step(state, tau, dt, method={method!r})" for method, function in STEPS.items()}
