"""The reference interpreter: executes the functions of a Program literally, node by node.

It shares no code with the printers, the compiler or SymPy's `lambdify`, and it applies no pass: a program that has
not been optimised is executed exactly as it was derived. Four arithmetics serve it: float64 over many states
(`arithmetic`), the same with the size of the largest summand (`scale`), pairs of floats over many states
(`double_double`), and mpmath with any number of digits (`exact`). `Call` and `Iterate` are executed as they stand; in
the vectorised arithmetics a state whose loop has finished is frozen while others go on.

Example:
    >>> from symgen.program.nodes import Pool
    >>> from symgen.program.function import Argument, Function, Output, Program
    >>> pool = Pool()
    >>> x = pool.input("x", 0)
    >>> square = Function("square", (Argument("x"),), (Output("y", (), (x * x,)),))
    >>> interpreter = Interpreter(Program("demo", (square,), (), pool))
    >>> interpreter.float64("square", [[3.0, 4.0]])[0]
    array([[ 9., 16.]])
    >>> print(interpreter.exact("square", [[0.5]], digits=30)[0][0])
    0.25
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.errors import ArgumentError
from symgen.program.function import Argument, Function, Program
from symgen.program.nodes import REAL, Node
from symgen.reference.arithmetic import DTYPES, FloatArithmetic, part
from symgen.reference.double_double import DoubleDoubleArithmetic, raising
from symgen.reference.exact import ExactArithmetic
from symgen.reference.scale import ScaledArithmetic
from symgen.reference.schedule import Schedule, Step, schedule

__all__ = ["BLOCK", "Interpreter", "Parameters"]

Value = Any
Parameters = Mapping[str, float] | ArrayLike | None

SPECIAL = frozenset(("constant", "input", "parameter", "prepared", "item", "call", "iterate"))
"""Operations that are no arithmetic."""

BLOCK = 1024
"""Number of states executed at once; it bounds the memory of large functions."""


class Arithmetic(Protocol):
    """Operations that the executor asks of an arithmetic."""

    def function(self, op: str) -> Callable[..., Value]: ...

    def constant(self, value: Any, type_: str) -> Value: ...

    def loop(
        self,
        body: Callable[[list[Value]], list[Value]],
        bound: int,
        carried: Sequence[Value],
        context: Sequence[Value],
    ) -> list[Value]: ...


class Interpreter:
    """Executes one Program.

    Args:
        program: any Program, before or after passes; prepared numbers are computed from `program.prepare`.
        replaced: nodes to take instead of others, in every function (planted faults); see `schedule`.
    """

    arithmetic: Callable[[], FloatArithmetic] = FloatArithmetic
    """Arithmetic in double precision; another one may count or watch."""

    def __init__(self, program: Program, replaced: Mapping[Node, Node] | None = None) -> None:
        self.program = program
        self._replaced = dict(replaced or {})
        self._schedules: dict[int | str, Schedule] = {}
        self._meanings: tuple[Any, dict[int, list[tuple[Callable[..., Value] | None, Any, Step]]]] = (None, {})
        self._functions: list[Function] = []  # keeps every scheduled function alive, so that ids stay unique

    # the ways to evaluate

    def float64(
        self,
        function: str | Function,
        inputs: Sequence[ArrayLike],
        parameters: Parameters = None,
        *,
        scale: bool = False,
    ) -> Any:
        """The outputs in double precision, over many states at once.

        Args:
            function: a function of the program, or its name.
            inputs: one array (size, count) per argument, in order; (size,) is one state.
            parameters: values by name, or (p,), or (p, count) with one set per state; default the program's.
            scale: also return the magnitude of the largest summand of every element.

        Returns:
            One array (size, count) per output: float64, bool or int8. With `scale` a pair of such lists.

        Raises:
            ArgumentError: wrong number or sizes of arguments, unknown parameters.
        """
        function = self._function(function)
        arrays, count = _batch(function.inputs, inputs)
        constants = self._parameters(parameters)
        arithmetic: FloatArithmetic | ScaledArithmetic = ScaledArithmetic() if scale else self.arithmetic()
        blocks = [slice(start, min(start + BLOCK, count)) for start in range(0, count, BLOCK)]
        results = [np.empty((o.size, count), DTYPES[o.type]) for o in function.outputs]
        scales = [np.zeros((o.size, count)) for o in function.outputs]
        for block in blocks:
            values = [row[block] for array in arrays for row in array]
            names = [c[block] if np.ndim(c) else c for c in constants]
            if isinstance(arithmetic, ScaledArithmetic):
                types = function.input_types()
                values = [arithmetic.leaf(v, t) for v, t in zip(values, types, strict=True)]
                names = [arithmetic.leaf(c, REAL) for c in names]
            with np.errstate(all="ignore"):
                flat = iter(self._evaluate(function, values, names, arithmetic))
                for k, output in enumerate(function.outputs):
                    for row in range(output.size):
                        value = next(flat)
                        if scale:
                            value, scales[k][row, block] = value
                        results[k][row, block] = value
        return (results, scales) if scale else results

    def double_double(
        self, function: str | Function, inputs: Sequence[ArrayLike], parameters: Parameters = None
    ) -> tuple[list[Array], list[Array]]:
        """The outputs to 32 digits, over many states at once; arguments as of `float64`.

        Returns:
            Two lists with an array (size, count) per output: the nearest doubles, and the rests; zero of modes and
            booleans.

        Raises:
            FloatingPointError: some state meets an infinity, or no number, on its way.
        """
        function = self._function(function)
        arrays, count = _batch(function.inputs, inputs)
        arithmetic = DoubleDoubleArithmetic()
        types = function.input_types()
        rows = [row for array in arrays for row in array]
        values = [arithmetic.constant(row, type_) for row, type_ in zip(rows, types, strict=True)]
        constants = [arithmetic.constant(c, REAL) for c in self._parameters(parameters)]
        high = [np.empty((o.size, count), DTYPES[o.type]) for o in function.outputs]
        low = [np.zeros((o.size, count)) for o in function.outputs]
        with raising():
            flat = iter(self._evaluate(function, values, constants, arithmetic))
            for k, output in enumerate(function.outputs):
                for row in range(output.size):
                    value = next(flat)
                    if output.type == REAL:
                        high[k][row], low[k][row] = value.high, value.low
                    else:
                        high[k][row] = value
        if not all(np.all(np.isfinite(output)) for output in high):
            raise FloatingPointError("an infinity")
        return high, low

    def exact(
        self,
        function: str | Function,
        inputs: Sequence[Sequence[Any]],
        parameters: Parameters = None,
        digits: int = 50,
        *,
        scale: bool = False,
    ) -> Any:
        """The outputs at one state with `digits` decimal digits.

        Args:
            function: a function of the program, or its name.
            inputs: one flat sequence per argument; numbers may be floats (taken exactly) or `mpmath.mpf`.
            parameters: values by name or (p,); floats are taken exactly.
            digits: working precision in decimal digits.
            scale: also return the magnitude of the largest summand of every element, in double precision.

        Returns:
            One list per output: `mpmath.mpf`, bool or int. With `scale` a pair of such lists.
        """
        function = self._function(function)
        arithmetic = ExactArithmetic(digits)
        columns = _columns(function.inputs, inputs)
        flat = [
            arithmetic.constant(value, argument.type)
            for argument, column in zip(function.inputs, columns, strict=True)
            for value in column
        ]
        constants = [arithmetic.constant(float(c), REAL) for c in self._parameters(parameters)]
        values = iter(self._evaluate(function, flat, constants, arithmetic))
        results = [[arithmetic.result(next(values), o.type) for _ in range(o.size)] for o in function.outputs]
        if not scale:
            return results
        arrays = [np.array([float(x) for x in column]) for column in columns]
        _, scales = self.float64(function, arrays, parameters, scale=True)
        return results, [[float(x) for x in s[:, 0]] for s in scales]

    # execution

    def _function(self, function: str | Function) -> Function:
        return self.program.function(function) if isinstance(function, str) else function

    def _parameters(self, parameters: Parameters) -> list[Value]:
        known = self.program.parameters
        if parameters is None:
            parameters = {}
        if isinstance(parameters, Mapping):
            names = [p.name for p in known]
            unknown = [name for name in parameters if name not in names]
            if unknown:
                raise ArgumentError(f"unknown parameters {unknown}; there are {names}")
            return [np.float64(parameters.get(p.name, p.default)) for p in known]
        array = np.asarray(parameters, dtype=np.float64)
        if array.ndim not in (1, 2) or array.shape[0] != len(known):
            raise ArgumentError(
                f"parameters of shape {array.shape} given, ({len(known)},) or ({len(known)}, count) wanted"
            )
        return list(array)

    def _schedule(self, function: Function) -> Schedule:
        known = self._schedules.get(id(function))
        if known is None:
            known = schedule(function.output_nodes, self._replaced)
            self._schedules[id(function)] = known
            self._functions.append(function)
        return known

    def _evaluate(
        self, function: Function, arguments: list[Value], constants: list[Value], arithmetic: Arithmetic
    ) -> list[Value]:
        parameters = {p.name: c for p, c in zip(self.program.parameters, constants, strict=True)}
        prepared: list[Value] = []
        if self.program.prepare:
            plan = self._schedules.get("prepare")
            if plan is None:
                plan = self._schedules["prepare"] = schedule(self.program.prepare, self._replaced)
            prepared = self._run(plan, {}, parameters, [], arithmetic)
        return self._apply(function, arguments, parameters, prepared, arithmetic)

    def _apply(
        self,
        function: Function,
        arguments: list[Value],
        parameters: Mapping[str, Value],
        prepared: list[Value],
        arithmetic: Arithmetic,
    ) -> list[Value]:
        keys = [(argument.name, k) for argument in function.inputs for k in range(argument.size)]
        inputs = dict(zip(keys, arguments, strict=True))
        return self._run(self._schedule(function), inputs, parameters, prepared, arithmetic)

    def _run(
        self,
        plan: Schedule,
        inputs: Mapping[tuple[str, int], Value],
        parameters: Mapping[str, Value],
        prepared: list[Value],
        arithmetic: Arithmetic,
    ) -> list[Value]:
        slots: list[Value] = [None] * plan.size
        for function, args, step in self._bound(plan, arithmetic):
            count = len(args)
            if function is None:
                slots[step.target] = self._special(step, slots, inputs, parameters, prepared, arithmetic)
            elif count == 2:  # most are; a list of arguments takes as long as the operation on few states
                slots[step.target] = function(slots[args[0]], slots[args[1]])
            elif count == 1:
                slots[step.target] = function(slots[args[0]])
            else:
                slots[step.target] = function(*[slots[k] for k in args])
            for k in step.dead:
                slots[k] = None
        return [slots[k] for k in plan.outputs]

    def _bound(self, plan: Schedule, arithmetic: Arithmetic) -> list[tuple[Callable[..., Value] | None, Any, Step]]:
        """The steps of a plan with what their operations mean; None where that is no operation on numbers."""
        if self._meanings[0] is not arithmetic:
            self._meanings = (arithmetic, {})
        known = self._meanings[1]
        if id(plan) not in known:
            known[id(plan)] = [
                (None if step.op in SPECIAL else arithmetic.function(step.op), step.args, step) for step in plan.steps
            ]
        return known[id(plan)]

    def _special(
        self,
        step: Step,
        slots: list[Value],
        inputs: Mapping[tuple[str, int], Value],
        parameters: Mapping[str, Value],
        prepared: list[Value],
        arithmetic: Arithmetic,
    ) -> Value:
        """The value of a leaf, a call or a loop."""
        match step.op:
            case "constant":
                return arithmetic.constant(step.value, step.type)
            case "input":
                return inputs[step.value]
            case "parameter":
                return parameters[step.value]
            case "prepared":
                return prepared[step.value]
            case "item":
                return slots[step.args[0]][step.value]
            case "call":
                values = [slots[k] for k in step.args]
                return self._apply(step.value, values, parameters, prepared, arithmetic)
        body, bound = step.value
        values = [slots[k] for k in step.args]
        carried = len(body.output_nodes) - 1
        once = self._once(body, parameters, prepared, arithmetic)
        return arithmetic.loop(once, bound, values[:carried], values[carried:])

    def _once(
        self, body: Function, parameters: Mapping[str, Value], prepared: list[Value], arithmetic: Arithmetic
    ) -> Callable[..., list[Value]]:
        """The body of a loop; its second argument are positions of the states that still run, None for all."""
        own: tuple[Any, Mapping[str, Value], list[Value]] = (None, parameters, prepared)

        def once(arguments: list[Value], running: Any = None) -> list[Value]:
            nonlocal own
            if own[0] is not running:
                some = {name: part(value, running) for name, value in parameters.items()}
                own = running, some, [part(value, running) for value in prepared]
            return self._apply(body, arguments, own[1], own[2], arithmetic)

        return once


def _batch(arguments: Sequence[Argument], inputs: Sequence[ArrayLike]) -> tuple[list[Array], int]:
    """The inputs as arrays (size, count) of their types, and count."""
    if len(inputs) != len(arguments):
        names = [argument.name for argument in arguments]
        raise ArgumentError(f"{len(inputs)} arrays given for the arguments {names}")
    arrays = []
    for argument, given in zip(arguments, inputs, strict=True):
        array = np.asarray(given, dtype=DTYPES[argument.type])
        if argument.size == 0:
            arrays.append(array.reshape(0, array.shape[-1] if array.ndim > 1 else 1))
        elif array.size % argument.size or (array.ndim > 1 and array.shape[0] != argument.size):
            raise ArgumentError(f"{argument.name}: shape {array.shape} given, ({argument.size}, count) wanted")
        else:
            arrays.append(array.reshape(argument.size, -1))
    counts = {array.shape[1] for array in arrays if array.shape[0]}
    if len(counts) > 1:
        raise ArgumentError(f"the arguments disagree on the number of states: {sorted(counts)}")
    return arrays, counts.pop() if counts else 1


def _columns(arguments: Sequence[Argument], inputs: Sequence[Sequence[Any]]) -> list[list[Any]]:
    """The inputs of one state as flat lists."""
    if len(inputs) != len(arguments):
        names = [argument.name for argument in arguments]
        raise ArgumentError(f"{len(inputs)} sequences given for the arguments {names}")
    columns = []
    for argument, given in zip(arguments, inputs, strict=True):
        column = list(np.ravel(given)) if isinstance(given, np.ndarray) else list(given)
        if len(column) != argument.size:
            raise ArgumentError(f"{argument.name}: {len(column)} numbers given, {argument.size} wanted")
        columns.append([_plain(value) for value in column])
    return columns


def _plain(value: Any) -> Any:
    return value.item() if isinstance(value, np.generic) else value
