"""Sources of a function's values: emitted models, the interpreter, the numeric mechanics.

All give, for a function and some states, one array (size, count) per output, so that they can be compared pairwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol, cast

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.check.states import KINDS, States
from symgen.compile import controller_source
from symgen.compile.backend import Backend, DirectBackend, PlainBackend
from symgen.compile.c_backend import CBackend
from symgen.compile.controller import Answers, Calls, Controller, call_data, run_program
from symgen.compile.controller_source import declared_calls, file_arguments
from symgen.derive.functions import Signature
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import uses_time
from symgen.program.nodes import BOOLEAN, MODE
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.reference.interpreter import Interpreter
from symgen.reference.mechanics import Mechanics

__all__ = ["DIGITS", "PAIRED", "Called", "Code", "Emitted", "Exact", "exact_values", "interpreted", "numeric"]


TYPES: dict[str, Any] = {BOOLEAN: np.bool_, MODE: np.int8}
"""Arguments whose type is the same for every number type."""

DIGITS, PAIRED = 50, 32
"""Decimal digits of exact values: those that are computed one state at a time, and those of double-doubles."""

BATCH, ENSEMBLE, SINGLE, MODEL = range(4)
WAYS = np.array(["in a batch", "in an ensemble", "alone", "by a model"])
"""The ways into a model, and how they are called."""

FORMS = {controller_source.PLAIN: SINGLE, controller_source.BATCH: BATCH, controller_source.ENSEMBLE: ENSEMBLE}
"""The ways of the forms that a header declares."""

FEW = 3
"""States of a separate, small call: fewer than a vector has lanes, which are copied into one and back."""


class Code(Protocol):
    """Emitted code that is judged."""

    @property
    def name(self) -> str:
        """Target and number type, such as `c float64`."""
        ...

    @property
    def dtype(self) -> str:
        """`float64` or `float32`."""
        ...

    def values(self, signature: Signature, states: States) -> list[Reals]:
        """The outputs at all states, as doubles, each with its own parameter set."""
        ...

    def called(self, count: int) -> npt.NDArray[np.str_]:
        """(count,): the way in which `values` calls the code for each state, in words."""
        ...

    def defaults(self) -> Reals | None:
        """(p,) parameters that the code fills in; None for a target that fills in none."""
        ...


@dataclass(frozen=True)
class Called:
    """Emitted C in a program that calls it as a controller does, one process for each question.

    States are dealt out among the forms of a function: alone, in batches, in ensembles.

    Attributes:
        name: such as `c float64`.
        controller: its last build is called, in which the most files take part.
    """

    name: str
    controller: Controller

    @property
    def dtype(self) -> str:
        return self.controller.interface.dtype

    def values(self, signature: Signature, states: States) -> list[Reals]:
        """See `Code`."""
        interface = self.controller.interface
        calls = call_data(interface, states.values, states.parameters, states.which)
        answers = self._run(calls, (signature.name,))
        declared = declared_calls(interface, self.controller.header)
        forms = {c.kind: answers.values[c.name] for c in declared if c.function == signature.name and not c.struct}
        form = _turn(states.count, len(FORMS))
        return [
            np.choose(form, [np.asarray(forms[kind][k], dtype=np.float64) for kind in FORMS])
            for k in range(len(signature.outputs))
        ]

    def called(self, count: int) -> npt.NDArray[np.str_]:
        """See `Code`."""
        return np.asarray(WAYS[list(FORMS.values())][_turn(count, len(FORMS))])

    def defaults(self) -> Reals | None:
        """See `Code`."""
        interface = self.controller.interface
        none = {a.name: np.zeros((a.size, 0)) for a in file_arguments(interface)}
        calls = call_data(interface, none, np.zeros((len(interface.parameters), 1)), np.zeros(0, dtype=np.intp))
        return np.asarray(self._run(calls, ()).defaults, dtype=np.float64)

    def _run(self, calls: Calls, functions: Sequence[str]) -> Answers:
        program = list(self.controller.programs.values())[-1]
        return run_program(program, self.controller.interface, self.controller.header, calls, functions)


def _turn(count: int, ways: int) -> npt.NDArray[np.intp]:
    """(count,): ways in turn, so that every sort of state meets each."""
    number = np.arange(count)
    return (number + number // len(KINDS)) % ways


@dataclass(frozen=True)
class Emitted:
    """An emitted, built model.

    Attributes:
        name: such as `c float64`.
        dtype: `float64` or `float32`.
        backend: the interface to its functions.
    """

    name: str
    dtype: str
    backend: Backend

    def values(self, signature: Signature, states: States) -> list[Reals]:
        """The outputs at all states, as doubles, each with its own parameter set."""
        return self.call(signature.name, [o.shape for o in signature.outputs], signature.inputs, states)

    def call(self, function: str, shapes: Sequence[tuple[int, ...]], inputs: Any, states: States) -> list[Reals]:
        """As `values`, for a function that is in no signature (a planted fault).

        A model has several ways in, in C each with code of its own: a batch of states with one parameter set, an
        ensemble with one set per state, one state at a time, and an ensemble as `Model` has it computed, by blocks. The
        states are dealt out among those that the backend offers, every sort of state to each way, so that none goes
        unchecked; of a batch and of the ensembles a few are calls of their own.
        """
        kind = np.float32 if self.dtype == "float32" else np.float64
        results = [np.empty((int(np.prod(shape)), states.count)) for shape in shapes]
        arguments = [
            np.asarray(array, dtype=TYPES.get(argument.type, kind))
            for argument, array in zip(inputs, states.inputs(inputs), strict=True)
        ]
        parameters = np.asarray(states.parameters, dtype=kind)
        way = self._way(states.count)

        def put(chosen: npt.NDArray[np.intp], sets: npt.NDArray[Any], plain: bool = True) -> None:
            for part in (chosen[:-FEW], chosen[-FEW:]):
                if len(part):
                    mine = np.ascontiguousarray(sets[:, part] if sets.ndim == 2 else sets)
                    given = [np.ascontiguousarray(array[:, part]) for array in arguments]
                    if plain and isinstance(self.backend, PlainBackend):
                        outputs = self.backend.plain(function, mine, given)
                    else:
                        outputs = self.backend.call(function, self.backend.prepare(mine), given)
                    for result, found in zip(results, outputs, strict=True):
                        result[:, part] = found

        for which in range(parameters.shape[1]):
            mine = states.which == which
            put(np.flatnonzero(mine & (way == BATCH)), parameters[:, which])
            if isinstance(self.backend, DirectBackend):
                prepared = self.backend.prepare(np.ascontiguousarray(parameters[:, which]))
                self._one_by_one(function, prepared, arguments, results, np.flatnonzero(mine & (way == SINGLE)))
        sets = parameters[:, states.which]
        put(np.flatnonzero(way == ENSEMBLE), sets)
        put(np.flatnonzero(way == MODEL), sets, plain=False)
        return results

    def called(self, count: int) -> npt.NDArray[np.str_]:
        """See `Code`."""
        return np.asarray(WAYS[self._way(count)])

    def defaults(self) -> Reals | None:
        """See `Code`."""
        return self.backend.defaults().astype(np.float64) if isinstance(self.backend, CBackend) else None

    def _way(self, count: int) -> npt.NDArray[np.intp]:
        way = _turn(count, len(WAYS))
        if not isinstance(self.backend, DirectBackend):
            way = np.where(way == SINGLE, BATCH, way)
        return way if isinstance(self.backend, PlainBackend) else np.where(way == MODEL, ENSEMBLE, way)

    def _one_by_one(
        self,
        function: str,
        prepared: Any,
        arguments: Sequence[npt.NDArray[Any]],
        results: Sequence[Reals],
        chosen: npt.NDArray[np.intp],
    ) -> None:
        workspace = cast(DirectBackend, self.backend).workspace(function)
        for k in chosen.tolist():
            for buffer, array in zip(workspace.inputs, arguments, strict=True):
                buffer[: len(array)] = array[:, k]
            workspace.run(prepared)
            for result, buffer in zip(results, workspace.outputs, strict=True):
                result[:, k] = buffer[: len(result)]


def interpreted(interpreter: Interpreter, signature: Signature, states: States) -> tuple[list[Reals], list[Reals]]:
    """Values and largest summands in double precision."""
    values, scales = interpreter.float64(
        signature.name, states.inputs(signature.inputs), states.per_state_parameters(), scale=True
    )
    return values, scales


@dataclass(frozen=True)
class Exact:
    """Values to 32 digits at a few states, kept as the sum of two doubles.

    Attributes:
        high: (size, count) per output, the nearest doubles.
        low: the rounded remainders.
        digits: decimal digits of the arithmetic that made them.
    """

    high: list[Reals]
    low: list[Reals]
    digits: int = DIGITS

    def difference(self, found: Sequence[Reals]) -> list[Reals]:
        """found - exact; close numbers subtract without rounding."""
        return [(values - high) - low for values, high, low in zip(found, self.high, self.low, strict=True)]


def exact_values(interpreter: Interpreter, function: str, inputs: Any, states: States, digits: int = DIGITS) -> Exact:
    """The outputs of a real function at every state of `states`.

    Up to 32 digits are those of double-doubles, at all states together. Where one of these meets what is no number,
    they are computed in 50 digits.
    """
    if digits <= PAIRED:
        with suppress(FloatingPointError):
            parameters = states.per_state_parameters()
            return Exact(*interpreter.double_double(function, states.inputs(inputs), parameters), PAIRED)
    high: list[list[Reals]] = []
    low: list[list[Reals]] = []
    for k in range(states.count):
        arguments = [array[:, k].tolist() for array in states.inputs(inputs)]
        outputs = interpreter.exact(function, arguments, states.parameters[:, states.which[k]], DIGITS)
        nearest = [[float(x) for x in output] for output in outputs]
        rest = [[float(x - y) for x, y in zip(*pair, strict=True)] for pair in zip(outputs, nearest, strict=True)]
        high.append([np.array(output) for output in nearest])
        low.append([np.array(output) for output in rest])
    stacked = [[np.stack(parts, axis=1) for parts in zip(*columns, strict=True)] for columns in (high, low)]
    return Exact(stacked[0], stacked[1])


def numeric(mechanism: Mechanism, signature: Signature, states: States) -> list[Reals]:
    """The numeric mechanics, state by state; its numbers are read anew where parameters, inputs or time differ."""
    names = [p.name for p in mechanism.parameters if not p.constant]
    inputs = [a.name for a in signature.inputs if a.name not in ("inputs", "t")]
    results = [np.empty((int(np.prod(o.shape)), states.count)) for o in signature.outputs]
    timed = uses_time(mechanism.chain)

    @lru_cache(maxsize=2)
    def of(which: int, signals: tuple[float, ...], t: float) -> Mechanics:
        parameters = dict(zip(names, states.parameters[:, which].tolist(), strict=True))
        return mechanics_of(mechanism.chain, parameters, signals or None, t)

    for k in range(states.count):
        signals = tuple(states.values["inputs"][:, k].tolist())
        mechanics = of(int(states.which[k]), signals, float(states.values["t"][0, k]) if timed else 0.0)
        arguments: list[Any] = [] if signature.point is None else [signature.point]
        found = getattr(mechanics, signature.call)(*arguments, *(states.values[name][:, k] for name in inputs))
        parts = found if isinstance(found, tuple) else (found,)
        for result, part in zip(results, parts, strict=True):
            result[:, k] = np.ravel(part)
    return results
