"""`<model>.hpp`, a class of C++17 over the emitted C.

    Interface --> <model>.hpp

Methods take views and return arrays by value; nothing is allocated. The class is `symgen::<model>::Model`, so that no
name of a chain meets one of the C library.
"""

from __future__ import annotations

from collections.abc import Iterable

from symgen.emit.c.config import CONFIGS, Config
from symgen.emit.c.macros import is_macro, member_names
from symgen.emit.comments import description_lines, paragraph
from symgen.emit.cpp.contexts import (
    ClassHeaderContext,
    MethodContext,
    ParametersClassContext,
    StatesContext,
    ViewContext,
)
from symgen.emit.names import advances, held_arguments, state_count
from symgen.emit.source import SourceFile, marked
from symgen.emit.templates import render
from symgen.functions import STATUSES
from symgen.program.function import Argument
from symgen.program.interface import FunctionInterface, Interface, OutputInterface
from symgen.program.nodes import REAL
from symgen.text.prose import Prose, prose

__all__ = ["array_of", "class_header", "namespace_of", "result_name"]

OWN = frozenset({"std", "symgen"})
"""Namespaces that the header itself names."""


def class_header(interface: Interface, checked: bool) -> SourceFile:
    """The header.

    Args:
        interface: of the emitted C.
        checked: whether the C has the rules of parameters.
    """
    name, config = interface.name, CONFIGS[interface.dtype]
    members = member_names(parameter.name for parameter in interface.parameters)
    steps = [function for function in interface.functions if advances(function)]
    states = ""
    if steps:
        words = tuple(status.word.replace(" ", "_") for status in STATUSES)
        states = render(StatesContext(name, words, state_count(steps[0]) > 0))
    which = "which" + "_" * max((len(m) - 4 for m in members.values() if m.rstrip("_") == "which"), default=0)
    parameters = ParametersClassContext(
        name,
        namespace_of(name),
        tuple(f"{name}_parameters::{each}" for each in members.values()),
        _literals(members),
        which,
    )
    about = (
        *description_lines(interface.doc or name),
        Prose(),
        *(line for x in _USE for line in paragraph(x.format(name))),
    )
    text = render(
        ClassHeaderContext(
            name=name,
            space=namespace_of(name),
            guard=f"{name.upper()}_HPP",
            comment=about,
            joints=tuple(f"{joint}_" if is_macro(joint) else joint for joint in interface.q_names),
            joint_names=_literals(interface.q_names),
            view=render(ViewContext(name)),
            parameters=render(parameters),
            states=states,
            checked=checked,
            functions=tuple(_method(name, function, config) for function in interface.functions),
        )
    )
    return marked(SourceFile(f"{name}.hpp", text), name)


def namespace_of(name: str) -> str:
    """The model's namespace within `symgen`."""
    return f"{name}_" if is_macro(name) or name in OWN else name


def result_name(function: FunctionInterface) -> str:
    """The struct of a function with several results; empty for one result, and for a step."""
    if advances(function) or len(function.outputs) == 1:
        return ""
    return "".join(word[:1].upper() + word[1:] for word in function.name.split("_")) + "Result"


def array_of(item: Argument | OutputInterface, config: Config) -> str:
    """The type of a value by itself."""
    kind = "Real" if item.type == REAL else config.types[item.type]
    return f"std::array<{kind}, {max(1, item.size)}>" if item.shape else kind


def _method(model: str, function: FunctionInterface, config: Config) -> str:
    doc = prose(function.doc or function.name)
    if advances(function):
        held = held_arguments(function)
        arguments = ", ".join(["State &state", *(_argument(argument, config) for argument in held)])
        given = ", ".join(["&prepared_", "&state", *map(_given, held)])
        body = (f"return static_cast<Status>({model}_{function.name}({given}));",)
        return render(MethodContext(doc, "", (), "Status", function.name, arguments, body))
    name = result_name(function)
    members = tuple(f"{array_of(output, config)} {output.name}" for output in function.outputs) if name else ()
    kind = name or array_of(function.outputs[0], config)
    places = []
    for output in function.outputs:
        place = f"result.{output.name}" if name else "result"
        places.append(f"{place}.data()" if output.shape else f"&{place}")
    given = ", ".join(["&prepared_", *map(_given, function.inputs), *places])
    lines = (f"{kind} result;", "", f"{model}_{function.name}({given});", "return result;")
    arguments = ", ".join(_argument(argument, config) for argument in function.inputs)
    return render(MethodContext(doc, name, members, kind, function.name, arguments, lines))


def _argument(argument: Argument, config: Config) -> str:
    kind = "Real" if argument.type == REAL else config.types[argument.type]
    if not argument.shape:
        return f"{kind} {argument.name}"
    more = "" if argument.type == REAL else f", {kind}"
    return f"View<{max(1, argument.size)}{more}> {argument.name}"


def _given(argument: Argument) -> str:
    return f"{argument.name}.data()" if argument.shape else argument.name


def _literals(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


_USE = (
    "A class over {0}.h: compile the C as C, and include this header in C++17. It allocates nothing, and throws for "
    "parameters that break a rule, unknown names and containers of another size alone.",
    "    symgen::{0}::Model model; std::array<double, N> q = ...; const auto M = model.mass_matrix(q);",
)
