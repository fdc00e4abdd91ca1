"""C between arrays of states as Python lays them out and the batches, compiled into the same library.

`<model>_states` walks through the states in blocks that stay in the cache: it gathers a block into structures of
arrays, calls `_batch` or `_ensemble`, and puts the results where they belong. Arrays that are structures of arrays
already go to the batch as they are, and a state alone goes to the function for one state. One call from Python then
costs little more than the mechanics, and ranges of states can be given to several threads.

`<model>_prepare_each` prepares the sets of an ensemble block by block, from parameters in either order.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from symgen.emit.names import array_name
from symgen.emit.source import SourceFile
from symgen.emit.templates import render
from symgen.functions import CACHE_LINE
from symgen.program.function import Argument
from symgen.program.interface import FunctionInterface, Interface, OutputInterface
from symgen.program.nodes import MODE, REAL

__all__ = ["StatesCall", "StatesContext", "declarations", "states_source"]

BLOCK = 32
"""States of a block: whole packs of every width, two abreast, and few enough that all numbers of a block stay near."""

C_TYPES = {True: "number", False: "signed char"}
"""The type in C, by whether numbers are real."""


@dataclass(frozen=True, slots=True)
class StatesCall:
    """One function: its names, how its blocks are passed, whether its results are tested, and its arrays."""

    function: str
    single: str
    arguments: str
    alone: str
    given: int
    checked: int
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StatesContext:
    """`<model>_states.c`."""

    template: ClassVar[str] = "states/states.c.j2"
    name: str
    real: str
    most: int
    block: int
    line: int
    parameters: int
    calls: tuple[StatesCall, ...]


def states_source(interface: Interface, checked: Collection[str] = ()) -> SourceFile:
    """The source for all functions of an interface, in its order.

    Args:
        interface: of the emitted functions.
        checked: names of functions whose results are tested for infinities and NaN.
    """
    calls = [_call(function, function.name in checked) for function in interface.functions]
    context = StatesContext(
        name=interface.name,
        real="double" if interface.dtype == "float64" else "float",
        most=max((len(call.kinds) for call in calls), default=1),
        block=BLOCK,
        line=CACHE_LINE,
        parameters=len(interface.parameters),
        calls=tuple(calls),
    )
    return SourceFile(f"{interface.name}_states.c", render(context))


def _items(function: FunctionInterface) -> list[Argument | OutputInterface]:
    """All arrays of a function."""
    return [*function.inputs, *function.outputs]


def _call(function: FunctionInterface, checked: bool) -> StatesCall:
    items = _items(function)
    return StatesCall(
        function=function.name,
        single=array_name(function),
        alone="".join(f", {_by_value(function, k)}block[{k}]" for k in range(len(items))),
        arguments="".join(f", block[{k}]" for k in range(len(items))),
        given=len(function.inputs),
        checked=int(checked),
        kinds=tuple(
            f"{{ {item.size}U, sizeof({C_TYPES[item.type == REAL]}), {int(item.type == MODE)} }}" for item in items
        ),
    )


def _by_value(function: FunctionInterface, position: int) -> str:
    """Takes a number out of its array where the function for one state has it as a single argument."""
    inputs = function.inputs
    by_value = position < len(inputs) and not inputs[position].shape
    return f"*(const {C_TYPES[inputs[position].type == REAL]} *)" if by_value else ""


def declarations(interface: Interface) -> str:
    """The declarations of the source, for cffi."""
    name = interface.name
    real = "double" if interface.dtype == "float64" else "float"
    return (
        f"typedef struct {name}_task {{ size_t function; size_t among; size_t zeros; size_t zero[]; }}"
        f" {name}_task;\n"
        f"int {name}_prepare_each(size_t total, const {real} *parameters, size_t row, size_t column,"
        f" {name}_prepared *prepared);\n"
        f"int {name}_states(const {name}_task *task, const {name}_prepared *prepared, int manner,"
        f" size_t total, size_t first, size_t last, void *const *arrays);\n"
    )
