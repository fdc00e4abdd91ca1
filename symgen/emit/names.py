"""Names inside an emitted function: no two alike, none that the language has taken."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Protocol

from symgen.errors import EmitError
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.interface import FunctionInterface, OutputInterface
from symgen.program.nodes import Node

__all__ = [
    "HELD",
    "advances",
    "array_name",
    "check_names",
    "held_arguments",
    "lanes_name",
    "leaf_name",
    "output_names",
    "state_count",
    "stem",
    "unused",
]

IDENTIFIER = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


def check_names(program: Program, functions: Iterable[Function]) -> None:
    """Raises EmitError for a name in a program that is no identifier of C and Python: it would be written as code."""
    names = [program.name, *(parameter.name for parameter in program.parameters)]
    for function in functions:
        names += [function.name, *(argument.name for argument in function.inputs)]
        names += [output.name for output in function.outputs]
    for name in names:
        if not IDENTIFIER.fullmatch(name):
            raise EmitError(f"program {program.name[:80]!r}: {name[:80]!r} is no identifier and cannot be emitted")


ADVANCED = ("q_next", "qd_next", "mode_next", "status")
"""Outputs of a function that advances a state."""

STATES = "states_next"
"""A further output, of chains with bristles: what stands last in `inputs` is part of the state then."""

HELD = ("tau", "dt", "inputs")
"""Arguments that a step takes beside its state; t comes from the count."""


class Steps(Protocol):
    """A function with outputs."""

    @property
    def outputs(self) -> tuple[Output, ...] | tuple[OutputInterface, ...]:
        """Its results."""


def advances(function: Function | FunctionInterface) -> bool:
    """True for a function that advances a state, which C keeps in a struct."""
    return tuple(output.name for output in function.outputs if output.name != STATES) == ADVANCED


def state_count(function: Steps) -> int:
    """Number of the chain's states that a function advances beside q and qd."""
    return sum(output.size for output in function.outputs if output.name == STATES)


def held_arguments(function: Function | FunctionInterface) -> list[Argument]:
    """Arguments of the form on the struct beside it: `inputs` without the states, if any are left."""
    count, found = state_count(function), []
    for argument in sorted((a for a in function.inputs if a.name in HELD), key=lambda a: HELD.index(a.name)):
        if argument.name == "inputs" and count:
            argument = replace(argument, shape=(argument.size - count,))
        if argument.size or not argument.shape or argument.name != "inputs":
            found.append(argument)
    return found


def array_name(function: Function | FunctionInterface) -> str:
    """C name of the function on plain arrays, without the model's prefix."""
    return f"{function.name}_arrays" if advances(function) else function.name


def lanes_name(model: str) -> str:
    """C macro for the number of lanes of a pack."""
    return f"{model.upper()}_LANES"


def output_names(function: Function, reserved: Iterable[str]) -> tuple[str, ...]:
    """The outputs' names; `x` becomes `x_out` where an argument or a reserved word is called `x`."""
    taken = {*reserved, *(argument.name for argument in function.inputs)}
    names = []
    for output in function.outputs:
        name = output.name
        while name in taken:
            name += "_out"
        taken.add(name)
        names.append(name)
    return tuple(names)


def stem(arguments: Iterable[Argument], outputs: Iterable[str]) -> str:
    """A letter for the numbered intermediates such that none is called like an argument or an output."""
    names = (*(argument.name for argument in arguments), *outputs)
    return next(s for s in ("v", "w", "z", "v_", "w_") if not any(re.fullmatch(rf"{s}\d+.*", n) for n in names))


def unused(names: Iterable[str], lines: Iterable[str]) -> tuple[str, ...]:
    """The names that do not occur in the lines, comments left out."""
    text = "\n".join(line for line in lines if not line.startswith("/*"))
    return tuple(name for name in names if name not in text or not re.search(rf"\b{name}\b", text))


def leaf_name(node: Node, names: Mapping[object, str]) -> str:
    """Name of an input, a parameter, a prepared number or a result of a call; raises EmitError for an unknown one."""
    keys = {"input": node.value, "prepared": ("prepared", node.value), "parameter": ("parameter", node.value)}
    key = (node.args[0].index, node.value) if node.op == "item" else keys[node.op]
    if key not in names:
        raise EmitError(f"{node!r} stands in a function that has no such {node.op}")
    return names[key]
