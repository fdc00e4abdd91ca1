"""C between arrays of states as Python lays them out and the batches, compiled into the same library.

`<model>_states` walks through the states in blocks that stay in the cache: it gathers a block into structures of
arrays, calls `_batch` or `_ensemble`, and puts the results where they belong. One call from Python then costs little
more than the mechanics, and ranges of states can be given to several threads.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from symgen.emit.source import SourceFile
from symgen.emit.templates import render
from symgen.program.function import Argument
from symgen.program.interface import Interface, OutputInterface
from symgen.program.nodes import REAL

__all__ = ["CopiesContext", "SquaresContext", "StatesCall", "StatesContext", "declarations", "states_source"]


@dataclass(frozen=True, slots=True)
class StatesCall:
    """One function: its name, how its blocks are passed, counts and sizes of its arrays."""

    function: str
    arguments: str
    given: int
    arrays: int
    checked: int
    sizes: str


@dataclass(frozen=True, slots=True)
class StatesContext:
    """`<model>_states.c`."""

    template: ClassVar[str] = "states/states.c.j2"
    name: str
    real: str
    most: int
    calls: tuple[StatesCall, ...]
    copies: str


@dataclass(frozen=True, slots=True)
class CopiesContext:
    """The functions that fill and empty blocks."""

    template: ClassVar[str] = "states/copies.c.j2"
    name: str
    types: tuple[tuple[str, str], ...] = (("number", "_numbers"), ("signed char", "_bytes"))


@dataclass(frozen=True, slots=True)
class SquaresContext:
    """Transposing numbers in registers, by pairs and squares."""

    template: ClassVar[str] = "states/squares.c.j2"


def states_source(interface: Interface, checked: Collection[str] = ()) -> SourceFile:
    """The source for all functions of an interface, in its order.

    Args:
        interface: of the emitted functions.
        checked: names of functions whose results are tested for infinities and NaN.
    """
    double = interface.dtype == "float64"
    calls = []
    for function in interface.functions:
        items: list[Argument | OutputInterface] = [*function.inputs, *function.outputs]
        sizes = ", ".join(f"{{ {i.size}U, {'sizeof(number)' if i.type == REAL else '1U'} }}" for i in items)
        arguments = "".join(f", block[{k}]" for k in range(len(items)))
        flag = int(function.name in checked)
        calls.append(StatesCall(function.name, arguments, len(function.inputs), len(items), flag, sizes))
    name = interface.name
    copies = render(SquaresContext()) + render(CopiesContext(name))
    most = max((call.arrays for call in calls), default=1)
    text = render(StatesContext(name, "double" if double else "float", most, tuple(calls), copies))
    return SourceFile(f"{name}_states.c", text)


def declarations(interface: Interface) -> str:
    """What cffi has to know of the source."""
    name = interface.name
    real = "double" if interface.dtype == "float64" else "float"
    return (
        f"typedef struct {name}_array {{ void *data; size_t row; size_t column; }} {name}_array;\n"
        f"int {name}_states(size_t function, const {name}_prepared *prepared, const {real} *ensemble, size_t total,"
        f" size_t first, size_t last, const {name}_array *arrays);\n"
        f"typedef struct {name}_few {{ size_t function; size_t count; const {name}_array *arrays; }} {name}_few;\n"
        f"int {name}_states_few(const {name}_few *few, const {name}_prepared *prepared);\n"
    )
