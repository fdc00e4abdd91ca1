"""The C of a program that calls every function of a header as a controller does, compiled together with the sources.

The header says which functions there are; the interface says what their arrays mean. The program reads states from a
file, lays every array of a call between guard bytes, on no larger boundary than C promises, fills outputs with what no
answer is, and compares afterwards all that must not have changed: inputs, prepared numbers, the bytes around.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from symgen.compile.declared import declared
from symgen.emit.names import HELD, advances, array_name, state_count
from symgen.emit.source import SourceFile
from symgen.emit.templates import render
from symgen.errors import BuildError
from symgen.program.function import Argument
from symgen.program.interface import FunctionInterface, Interface, OutputInterface
from symgen.program.nodes import BOOLEAN, MODE, REAL

__all__ = [
    "BATCH",
    "COUNT",
    "ENSEMBLE",
    "PLAIN",
    "CallContext",
    "Declared",
    "MainContext",
    "MemoryContext",
    "ProgramContext",
    "RunContext",
    "StepContext",
    "controller_source",
    "declared_calls",
    "file_arguments",
]

PLAIN, BATCH, ENSEMBLE = range(3)
"""Kinds of functions: for one state, for a batch of states, for states with a parameter set each."""

COUNT = Argument("count", (), "count")
"""The steps that a state has taken, which its struct keeps: 64 bits."""

C_TYPES = {BOOLEAN: "bool", MODE: "signed char", "count": "uint64_t"}
SETTING = (
    "default_parameters",
    "prepare",
    "prepare_ensemble",
    "ensemble_size",
    "broken_rule",
    "valid",
    "valid_ensemble",
    "rule",
    "joint_name",
    "joint_limits",
)
"""Functions without a state, which are called before all others or not at all."""


@dataclass(frozen=True, slots=True)
class Declared:
    """A function of the header and what it is called with.

    Attributes:
        name: with the model's prefix.
        function: name of the interface's function that it computes.
        kind: `PLAIN`, `BATCH` or `ENSEMBLE`.
        inputs, outputs: of one state.
        struct: it works on the struct of a state.
    """

    name: str
    function: str
    kind: int
    inputs: tuple[Argument, ...]
    outputs: tuple[OutputInterface, ...]
    struct: bool = False


@dataclass(frozen=True, slots=True)
class ProgramContext:
    """The program."""

    template: ClassVar[str] = "controller/program.c.j2"
    name: str
    real: str
    parameters: int
    most: int
    arguments: tuple[str, ...]
    memory: str
    calls: tuple[str, ...]
    functions: tuple[str, ...]
    main: str


@dataclass(frozen=True, slots=True)
class CallContext:
    """One function on plain arrays."""

    template: ClassVar[str] = "controller/call.c.j2"
    number: int
    arrays: str
    function: str
    arguments: str


@dataclass(frozen=True, slots=True)
class StepContext:
    """One function on the struct of a state."""

    template: ClassVar[str] = "controller/step.c.j2"
    name: str
    number: int
    arrays: str
    function: str
    arguments: str
    outputs: int
    states: str


@dataclass(frozen=True, slots=True)
class MemoryContext:
    """Guard bytes, and what the file held."""

    template: ClassVar[str] = "controller/memory.c.j2"
    name: str


@dataclass(frozen=True, slots=True)
class RunContext:
    """Calls for all states, and what they spoil."""

    template: ClassVar[str] = "controller/run.c.j2"
    name: str


@dataclass(frozen=True, slots=True)
class MainContext:
    """Reading the file, preparing, calling what is asked for."""

    template: ClassVar[str] = "controller/main.c.j2"
    name: str
    run: str


def controller_source(interface: Interface, header: str) -> SourceFile:
    """The program for all functions that a header declares; `declared_calls` gives their numbers.

    Raises:
        BuildError: the header declares something that the interface does not know, or lacks something.
    """
    name = interface.name
    real = "double" if interface.dtype == "float64" else "float"
    calls = declared_calls(interface, header)
    arguments = file_arguments(interface)
    context = ProgramContext(
        name=name,
        real=real,
        parameters=len(interface.parameters),
        most=max((len(call.inputs) + len(call.outputs) for call in calls), default=1),
        arguments=tuple(_sizes(argument, real) for argument in arguments),
        memory=render(MemoryContext(name)),
        calls=tuple(_call(k, call, name, real, arguments) for k, call in enumerate(calls)),
        functions=tuple(
            f"{call.kind}, {len(call.inputs) + len(call.outputs)}U, arrays_{k}, call_{k}"
            for k, call in enumerate(calls)
        ),
        main=render(MainContext(name, render(RunContext(name)))),
    )
    return SourceFile(f"{name}_controller.c", render(context))


def declared_calls(interface: Interface, header: str) -> tuple[Declared, ...]:
    """Calls of the functions that a header declares, in its order, without those that set parameters.

    Raises:
        BuildError: see `controller_source`.
    """
    known: dict[str, Declared | None] = {f"{interface.name}_{name}": None for name in SETTING}
    for function in interface.functions:
        known |= {f"{interface.name}_{form.name}": form for form in _forms(function)}
    found = declared(header)
    strange, missing = [name for name in found if name not in known], [name for name in known if name not in found]
    if strange or missing:
        said = [f"declares {', '.join(strange)}, which the check cannot call"] if strange else []
        said += [f"does not declare {', '.join(missing)}"] if missing else []
        raise BuildError(f"the header of {interface.name} {' and '.join(said)}; emit it again")
    return tuple(replace(call, name=name) for name in found if (call := known[name]) is not None)


def file_arguments(interface: Interface) -> tuple[Argument, ...]:
    """The arguments of all functions, each once, as the program's file has them."""
    found = {a.name: a for function in interface.functions for a in function.inputs}
    return (*found.values(), COUNT)


def _forms(function: FunctionInterface) -> list[Declared]:
    """Declarations of one function in the header, names without the prefix."""
    name, inputs, outputs = function.name, function.inputs, function.outputs
    forms = [
        Declared(array_name(function), name, PLAIN, inputs, outputs),
        Declared(f"{name}_batch", name, BATCH, inputs, outputs),
        Declared(f"{name}_ensemble", name, ENSEMBLE, inputs, outputs),
    ]
    if advances(function):
        by_name = {a.name: a for a in inputs}
        state = [by_name[word] for word in ("q", "qd", "mode")]
        held = [by_name[word] for word in HELD if word in by_name]
        count = OutputInterface("count", (), "count")
        forms.append(Declared(name, name, PLAIN, (*state, COUNT, *held), (*outputs, count), struct=True))
    return forms


def _call(number: int, call: Declared, name: str, real: str, arguments: Sequence[Argument]) -> str:
    """The arrays of a function and the function that hands them over."""
    position = {argument.name: k for k, argument in enumerate(arguments)}
    sizes = [f"{{ {_sizes(argument, real)}, {position[argument.name]} }}" for argument in call.inputs]
    sizes += [f"{{ {_sizes(output, real)}, -1 }}" for output in call.outputs]
    inputs = [_given(argument, k, call.kind, real) for k, argument in enumerate(call.inputs)]
    first = f"(const {real} *)prepared" if call.kind == ENSEMBLE else f"(const {name}_prepared *)prepared"
    if call.struct:
        states = state_count(call)
        held = [given for a, given in zip(call.inputs, inputs, strict=True) if a.name in HELD]
        place, whole = next(((k, a.size) for k, a in enumerate(call.inputs) if a.name == "inputs"), (0, 0))
        if states and whole == states:
            held.remove(inputs[place])
        words = ", ".join([first, "&box.state", *held])
        first_state = f"((const {real} *)at[{place}]) + {whole - states}" if states else ""
        return render(StepContext(name, number, ", ".join(sizes), call.name, words, len(call.inputs), first_state))
    outputs = [f"({_c_type(output, real)} *)at[{len(inputs) + k}]" for k, output in enumerate(call.outputs)]
    words = ", ".join([first, *([] if call.kind == PLAIN else ["count"]), *inputs, *outputs])
    return render(CallContext(number, ", ".join(sizes), call.name, words))


def _given(argument: Argument, position: int, kind: int, real: str) -> str:
    pointer = f"(const {_c_type(argument, real)} *)at[{position}]"
    return f"*{pointer}" if kind == PLAIN and not argument.shape else pointer


def _c_type(item: Argument | OutputInterface, real: str) -> str:
    return real if item.type == REAL else C_TYPES[item.type]


def _sizes(item: Argument | OutputInterface, real: str) -> str:
    """Numbers of one state, and the bytes of each."""
    return f"{item.size}U, sizeof({_c_type(item, real)})"
