"""The program that measures: every function at every state, on the bare core.

Its readings are one line per call: function, state, ticks of SysTick, ticks of an empty function with the same
arguments, overflow, bytes of stack. Stack is painted before the call, so that what the call wrote shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from symgen.arrays import Array
from symgen.emit.c.config import CONFIGS, Config
from symgen.emit.names import advances, held_arguments, state_count
from symgen.emit.source import SourceFile
from symgen.emit.templates import render
from symgen.program.function import Argument
from symgen.program.interface import FunctionInterface, Interface, OutputInterface
from symgen.program.nodes import REAL

__all__ = ["DEPTH", "States", "harness_files"]


DEPTH = 4096
"""Words of stack that are painted."""

FAULT = 99


@dataclass(frozen=True, slots=True, eq=False)
class States:
    """States to measure at.

    Attributes:
        values: (size, count) by name of argument, by function.
        which: (count,) by function, the parameter set of each.
        parameters: (p, sets).
    """

    values: Mapping[str, Mapping[str, Array]]
    which: Mapping[str, Array]
    parameters: Array


@dataclass(frozen=True, slots=True)
class StartupContext:
    """Reset handler and vectors."""

    template: ClassVar[str] = "cost/startup.c.j2"
    fault: int


@dataclass(frozen=True, slots=True)
class BoardContext:
    """The linker script."""

    template: ClassVar[str] = "cost/board.ld.j2"
    flash: str
    ram: str


@dataclass(frozen=True, slots=True)
class Measured:
    """A function in the harness: how it is called, and lines before each call."""

    name: str
    type: str
    parameters: str
    arguments: str
    count: int
    before: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HarnessContext:
    """The program."""

    template: ClassVar[str] = "cost/main.c.j2"
    name: str
    depth: int
    sets: tuple[str, ...]
    arrays: tuple[str, ...]
    results: tuple[str, ...]
    functions: tuple[Measured, ...]
    state: str


def harness_files(interface: Interface, states: States) -> tuple[SourceFile, ...]:
    """main.c, startup.c and board.ld; `prepare` is the first function, then those of the interface."""
    config, name = CONFIGS[interface.dtype], interface.name
    arrays: list[str] = []
    results: list[str] = []
    functions = [_prepare(name, states)]
    for k, function in enumerate(interface.functions):
        which = ", ".join(str(int(x)) for x in states.which[function.name])
        arrays.append(f"unsigned char f{k}_which[{len(states.which[function.name])}] = {{{which}}}")
        functions.append(_measured(name, function, k, config, states.values[function.name], arrays, results))
    sets = [_braces(column, config) for column in states.parameters.T] or ["{" + _number(0.0, config) + "}"]
    steps = any(advances(function) for function in interface.functions)
    context = HarnessContext(
        name=name,
        depth=DEPTH,
        sets=tuple(sets),
        arrays=tuple(arrays),
        results=tuple(results),
        functions=tuple(functions),
        state=f"(unsigned)sizeof({name}_state)" if steps else "0U",
    )
    return (
        SourceFile("main.c", render(context)),
        SourceFile("startup.c", render(StartupContext(FAULT))),
        SourceFile("board.ld", render(BoardContext("4M", "4M"))),
    )


def _prepare(name: str, states: States) -> Measured:
    parameters = f"const {name}_parameters *given, {name}_prepared *made"
    arguments = "&parameters[k], &prepared[k]"
    return Measured(f"{name}_prepare", "void", parameters, arguments, max(1, states.parameters.shape[1]), ())


def _measured(
    model: str,
    function: FunctionInterface,
    k: int,
    config: Config,
    values: Mapping[str, Array],
    arrays: list[str],
    results: list[str],
) -> Measured:
    own = f"f{k}_"
    for argument in function.inputs:
        arrays.append(_table(argument, own + argument.name, values[argument.name], config))
    count = next(iter(values.values())).shape[1]
    declared = [f"const {model}_prepared *prepared_set"]
    given = [f"&prepared[{own}which[k]]"]
    if advances(function):
        results.append(f"{model}_state {own}state")
        before = [f"{own}state.count = 0U;"]
        for name in ("q", "qd", "mode"):
            size = next(argument.size for argument in function.inputs if argument.name == name)
            before.append(f"for (unsigned i = 0U; i < {size}U; i++) {{ {own}state.{name}[i] = {own}{name}[k][i]; }}")
        states, size = state_count(function), next((a.size for a in function.inputs if a.name == "inputs"), 0)
        if states:
            source = f"{own}inputs[k][{size - states}U + i]"
            before.append(f"for (unsigned i = 0U; i < {states}U; i++) {{ {own}state.states[i] = {source}; }}")
        declared.append(f"{model}_state *state")
        given.append(f"&{own}state")
        for argument in held_arguments(function):
            declared.append(_parameter(argument, config))
            given.append(_element(argument, own))
        words = (f"{model}_{function.name}", "int", ", ".join(declared), ", ".join(given), count)
        return Measured(*words, tuple(before))
    for argument in function.inputs:
        declared.append(_parameter(argument, config))
        given.append(_element(argument, own))
    for j, output in enumerate(function.outputs):
        kind = config.types[output.type]
        results.append(f"{kind} {own}r{j}[{max(1, output.size)}]")
        declared.append(f"{kind} *r{j}")
        given.append(f"{own}r{j}")
    words = (f"{model}_{function.name}", "void", ", ".join(declared), ", ".join(given), count)
    return Measured(*words, ())


def _parameter(argument: Argument | OutputInterface, config: Config) -> str:
    kind = config.types[argument.type]
    return f"const {kind} *{argument.name}_" if argument.shape else f"{kind} {argument.name}_"


def _element(argument: Argument, own: str) -> str:
    return f"{own}{argument.name}[k]" if argument.shape else f"{own}{argument.name}[k][0]"


def _table(argument: Argument, name: str, values: Array, config: Config) -> str:
    rows = [_braces(column, config, argument.type) for column in np.asarray(values).T]
    size = max(1, argument.size)
    return f"{config.types[argument.type]} {name}[{len(rows)}][{size}] = {{\n    " + ",\n    ".join(rows) + "}"


def _braces(column: Sequence[Any] | Array, config: Config, type_: str = REAL) -> str:
    numbers = [_number(float(x), config) if type_ == REAL else str(int(x)) for x in column]
    return "{" + ", ".join(numbers or ["0"]) + "}"


def _number(value: float, config: Config) -> str:
    """A hexadecimal literal, exact."""
    return (float(np.float32(value)) if config.literal else value).hex() + config.literal
